#!/usr/bin/env bash
# Whether the rooms of the core include one another in one direction alone, and nothing goes round in a circle:
#     tests/rooms.sh [ROOT]
# Each room may use itself and those named behind it. Writes each include that breaks this and exits with 1.
set -uo pipefail
cd "${1:-$(dirname "$0")/..}" || exit 2

declare -A uses=(
  [grid]=''
  [solving]='grid'
  [logic]='grid solving'
  [rating]='grid solving logic'
  [making]='grid solving logic rating'
  [formats]='grid solving logic'
  [play]='grid solving'
)
broken=0

# Each include of the core as `FILE TARGET`, both as paths within the rooms: logic/chains/links.h.
includes() {
  local root file
  for root in include/sudoku src/core; do
    (cd "$root" && grep -rnoE --include='*.h' --include='*.cpp' '^#include (<sudoku/|")[^">]+' .) |
      sed -E 's#^\./##; s#:[0-9]+:\#include # #'
  done | while read -r file target; do
    case $target in
      '<sudoku/'*) echo "$file ${target#<sudoku/}" ;;
      *'/'*) echo "$file ${target#\"}" ;;
      *) echo "$file $(dirname "$file")/${target#\"}" ;;
    esac
  done
}

lines=$(includes | grep -v '^sudoku\.h ') || { echo 'no includes found' >&2; exit 2; }

while read -r file target; do
  from=${file%%/*} to=${target%%/*}
  if [ -z "${uses[$from]+set}" ]; then
    echo "$file: stands in no room"
    broken=1
  elif [ "$from" != "$to" ] && [[ " ${uses[$from]} " != *" $to "* ]]; then
    echo "$file: includes $target, and $from may not use $to"
    broken=1
  fi
done <<<"$lines"

# Who includes everything but what headers share among themselves.
while read -r header; do
  grep -qxF "#include <sudoku/$header>" include/sudoku/sudoku.h && continue
  echo "sudoku.h lacks $header"
  broken=1
done < <(cd include/sudoku && find . -mindepth 2 -name '*.h' ! -path '*/detail/*' | sed 's#^\./##' | sort)

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
  return parts[1] "/" parts[2]
}'
exit $broken
