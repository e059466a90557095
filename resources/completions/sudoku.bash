# Completion of sudoku for bash.
# shellcheck shell=bash

_sudoku() {
  local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
  COMPREPLY=()
  # --new=ea comes as three words.
  if [[ $word == '=' ]]; then
    word=''
  elif [[ $option == '=' ]]; then
    option=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  case $option in
    --new) mapfile -t COMPREPLY < <(compgen -W 'easy medium hard expert extreme inhuman usual' -- "$word") ;;
    --id) ;;
    --language) mapfile -t COMPREPLY < <(compgen -W 'en ar de es fr hi it ja ko pl pt_BR ru tr zh_CN zh_TW' -- "$word") ;;
    *)
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--new --id --daily --language --export --import --help --version' -- "$word")
      else
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
  esac
}

complete -F _sudoku sudoku
