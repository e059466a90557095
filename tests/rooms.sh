#!/usr/bin/env bash
# Whether the rooms of each floor include one another in the directions of tests/rooms.txt alone, no file stands outside a
# room, and nothing goes round in a circle:
#     tests/rooms.sh [ROOT]
# Writes each include that breaks this and exits with 1.
set -uo pipefail
rooms=$(realpath "$(dirname "$0")/rooms.txt")
cd "${1:-$(dirname "$0")/..}" || exit 2
broken=0

# Each include of the floors as `FILE TARGET`, both as paths from the floor on: core/logic/chains/links.h.
includes() {
  grep -roE --include='*.h' --include='*.cpp' '^#include (<sudoku/|")[^">]+' include/sudoku src/core src/game src/ui |
    awk '{
      split($0, parts, ":#include ")
      file = parts[1]
      target = parts[2]
      sub(/^include\/sudoku\//, "core/", file)
      sub(/^src\//, "", file)
      folder = file
      sub(/[^\/]*$/, "", folder)
      if (sub(/^<sudoku\//, "core/", target)) {
      } else if (target ~ /^"(game|ui)\//) {
        sub(/"/, "", target)
      } else if (target ~ /\//) {
        sub(/"/, substr(file, 1, index(file, "/")), target)
      } else {
        sub(/"/, folder, target)
      }
      print file, target
    }'
}

lines=$(includes | grep -v '^core/sudoku\.h ')
[ -n "$lines" ] || { echo 'no includes found' >&2; exit 2; }

# What goes where it may not.
awk 'NR == FNR {
    if ($0 ~ /^#/ || NF == 0) next
    if (!($1 in height)) height[$1] = ++floors
    room = $1 "/" $2
    known[room] = 1
    for (each = 3; each <= NF; ++each) mayUse[room, $1 "/" $each] = 1
    next
  }
  {
    split($1, file, "/")
    split($2, target, "/")
    from = file[1] "/" file[2]
    to = target[1] "/" target[2]
    if (!(from in known)) {
      print $1 ": stands in no room"
    } else if (file[1] != target[1]) {
      if (height[target[1]] >= height[file[1]]) print $1 ": includes " $2 ", and " file[1] " may not use " target[1]
    } else if (from != to && !((from, to) in mayUse)) {
      print $1 ": includes " $2 ", and " file[2] " may not use " target[2]
    }
  }' "$rooms" - <<<"$lines" | sort -u | grep . && broken=1

# A file that includes nothing of the program has to stand in a room, too.
find src/core src/game src/ui -maxdepth 1 \( -name '*.h' -o -name '*.cpp' \) -printf '%p: stands in no room\n' | grep . && broken=1

# Who includes everything but what headers share among themselves.
while read -r header; do
  echo "sudoku.h lacks $header"
  broken=1
done < <(cd include/sudoku && find . -mindepth 2 -name '*.h' ! -path '*/detail/*' -printf '%P\n' | sort |
  comm -23 - <(sed -nE 's/^#include <sudoku\/(.*)>$/\1/p' sudoku.h | sort))

# circles WHAT PROGRAM: none among what the awk program makes of each file's path.
circles() {
  local found
  found=$(awk "$2"'{ from = node($1); to = node($2); if (from != to) print from, to }' <<<"$lines" | sort -u |
    tsort 2>&1 >/dev/null | grep -v 'contains a loop' | sed 's/^tsort: //')
  [ -z "$found" ] && return
  echo "a circle of $1: $(paste -sd ' ' <<<"$found")"
  broken=1
}
# A header and its source are one.
circles 'files' 'function node(path) { sub(/\.[a-z]+$/, "", path); return path }'
# A folder within a room is one, beside the files of the room.
circles 'folders' 'function node(path, parts) {
  sub(/\.[a-z]+$/, "", path)
  split(path, parts, "/")
  return parts[1] "/" parts[2] "/" parts[3]
}'
exit $broken
