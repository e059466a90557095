# Completion of sudoku-print for bash.
# shellcheck shell=bash

# The words, and behind a comma those that may follow.
_sudoku_print_list() {
  local before=''
  [[ $1 == *,* ]] && before=${1%,*},
  mapfile -t COMPREPLY < <(compgen -P "$before" -W "$2" -- "${1##*,}")
}

_sudoku_print() {
  local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
  local options='--output --to --paper --per-page --title --candidates --notes --solutions --size --book --level
    --symmetry --seed --help --version'
  COMPREPLY=()
  # --to=pdf comes as three words.
  if [[ $word == '=' ]]; then
    word=''
  elif [[ $option == '=' ]]; then
    option=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  case $option in
    --to) mapfile -t COMPREPLY < <(compgen -W 'pdf svg png' -- "$word") ;;
    --paper) mapfile -t COMPREPLY < <(compgen -W 'a4 letter' -- "$word") ;;
    --per-page) mapfile -t COMPREPLY < <(compgen -W '1 2 4 6' -- "$word") ;;
    --level) _sudoku_print_list "$word" 'easy medium hard expert extreme inhuman' ;;
    --symmetry)
      mapfile -t COMPREPLY < <(compgen -W 'none 180 90 mirror-lr mirror-ud mirror-both diagonal antidiagonal
        diagonal-both full' -- "$word")
      ;;
    --title | --size | --book | --seed) ;;
    *)
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
      else
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
  esac
}

complete -F _sudoku_print sudoku-print
