# Completion of sudoku-cli for bash.
# shellcheck shell=bash

# The words that may follow COMMAND OPTION.
_sudoku_cli_values() {
  case $2 in
    --method) if [[ $1 == solve ]]; then echo engine threestep; else _sudoku_cli_values "$1" --board; fi ;;
    --board) echo backtracking transform transform-fresh random-clues diagonal ;;
    --clues) echo 9 11 ;;
    --dig) echo all level1 level2 level3 level4 level5 android1 android2 android3 android4 android5 ;;
    --level) echo easy medium hard expert extreme inhuman ;;
    --moves) echo digits rows bands columns stacks transpose turn ;;
    --order) echo random jumping s reading ;;
    --output) echo text library ;;
    --scale) echo se hodoku density all ;;
    --symmetry)
      echo none 180 90 mirror-lr mirror-ud mirror-both diagonal antidiagonal diagonal-both full
      ;;
    --to) echo line grid pm sdk sdm ss library opensudoku csv ;;
    --with) echo solution rating id density ;;
  esac
}

# The options of COMMAND.
_sudoku_cli_options() {
  local words=(--help)
  case $1 in
    solve | count | generate | board | canon | rate | path | print) words+=(--jobs --progress) ;;
  esac
  case $1 in
    solve) words+=(--method) ;;
    count) words+=(--limit) ;;
    generate)
      words+=(-n --first --level --needs --techniques --board --clues --dig --order --symmetry --givens --minimal --seed --id --daily --with)
      ;;
    board) words+=(-n --method --clues --moves --seed) ;;
    canon) words+=(--same) ;;
    rate) words+=(--scale --profile) ;;
    path) words+=(--proof) ;;
    steps) words+=(--technique --output) ;;
    convert) words+=(--to) ;;
  esac
  printf '%s\n' "${words[@]}"
}

_sudoku_cli() {
  local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W 'solve count generate board canon rate path steps verify check convert print --help --version' -- "$word")
    return
  fi
  # --level=ea comes as three words.
  if [[ $word == '=' ]]; then
    word=''
  elif [[ $option == '=' ]]; then
    option=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  local values list=''
  values=$(_sudoku_cli_values "$command" "$option")
  if [[ -n $values ]]; then
    # Of a list, the word after the last comma.
    [[ $option == --with || $option == --moves ]] && list=${word%"${word##*,}"}
    mapfile -t COMPREPLY < <(compgen -P "$list" -W "$values" -- "${word##*,}")
  elif [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(_sudoku_cli_options "$command")" -- "$word")
  else
    case $command in
      solve | count | print | canon | rate | path | steps | verify | convert)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        ;;
    esac
  fi
}

complete -F _sudoku_cli sudoku-cli
