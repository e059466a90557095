#!/usr/bin/env bash
# Whether rooms.sh finds an include that is turned round: in a copy of the rooms, with one line more.
set -euo pipefail
cd "$(dirname "$0")/.."
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

# finds LINE FILE MESSAGE
finds() {
  rm -rf "${copy:?}"/*
  cp -r --parents include src/core src/game src/ui "$copy"
  printf '%s\n' "$1" >>"$copy/$2"
  if said=$(tests/rooms.sh "$copy"); then
    echo "$1 in $2 goes unnoticed"
    exit 1
  fi
  case $said in
    *"$3"*) ;;
    *) echo "$1 in $2 is told as: $said" && exit 1 ;;
  esac
}

finds '#include <sudoku/rating/rating.h>' include/sudoku/logic/step.h 'logic may not use rating'
finds '#include "rating/sudokuexplainer/finders.h"' src/core/logic/chains/links.cpp 'logic may not use rating'
finds '#include <sudoku/formats/formats.h>' src/core/play/gamestate.cpp 'play may not use formats'
finds '#include <sudoku/grid/grid.h>' include/sudoku/grid/cell.h 'a circle of files'
finds '#include "logic/techniques/registry.h"' src/core/logic/chains/links.h 'a circle of folders'
finds '#include <sudoku/grid/grid.h>' include/sudoku/grids.h 'stands in no room'
finds '' include/sudoku/grid/more.h 'sudoku.h lacks grid/more.h'
finds '#include "game/storage/gamestore.h"' src/game/play/selection.h 'play may not use storage'
finds '#include "game/control/gamecontroller.h"' src/game/teacher/teacher.cpp 'teacher may not use control'
finds '#include "ui/window/arrangement.h"' src/ui/panel/panelgroup.h 'panel may not use window'
finds '#include "ui/print/ink.h"' src/ui/library/librarypage.cpp 'library may not use print'
finds '#include "ui/style/theme.h"' src/game/settings/settings.cpp 'game may not use ui'
finds '#include "gametables.h"' src/game/storage/gamerows.h 'a circle of files'
finds '' src/game/loose.h 'stands in no room'
