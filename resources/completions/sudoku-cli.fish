# Completion of sudoku-cli for fish.

function __sudoku_cli_list -d 'The words, each behind what stands before the last comma of the current token'
    set -l before (string replace -r '[^,=]*$' '' -- (commandline -ct) | string replace -r '^-.*=' '')
    printf "$before%s\n" $argv
end

set -l any __fish_seen_subcommand_from
set -l boards 'backtracking transform transform-fresh random-clues diagonal'

complete -c sudoku-cli -f
complete -c sudoku-cli -s h -l help -d 'Print help and exit'
complete -c sudoku-cli -n __fish_use_subcommand -l version -d 'Print the version'

complete -c sudoku-cli -n __fish_use_subcommand -a solve -d 'Solve puzzles'
complete -c sudoku-cli -n __fish_use_subcommand -a count -d 'Count the solutions of puzzles'
complete -c sudoku-cli -n __fish_use_subcommand -a generate -d 'Make puzzles'
complete -c sudoku-cli -n __fish_use_subcommand -a board -d 'Make complete boards'
complete -c sudoku-cli -n __fish_use_subcommand -a canon -d 'Canonical form, or whether two are one in disguise'
complete -c sudoku-cli -n __fish_use_subcommand -a rate -d 'Rate how hard puzzles are'
complete -c sudoku-cli -n __fish_use_subcommand -a path -d 'Solve puzzles by logic and tell every step'
complete -c sudoku-cli -n __fish_use_subcommand -a steps -d 'Tell every step that is open in a position'
complete -c sudoku-cli -n __fish_use_subcommand -a verify -d 'Check the proofs of steps'
complete -c sudoku-cli -n __fish_use_subcommand -a check -d 'Judge a partly filled grid'
complete -c sudoku-cli -n __fish_use_subcommand -a convert -d 'Write puzzles in another format'
complete -c sudoku-cli -n __fish_use_subcommand -a print -d 'Print puzzles as grids to read'

complete -c sudoku-cli -n "$any solve count print canon rate path steps verify convert" -F
complete -c sudoku-cli -n "$any solve count generate board canon rate path print" -l jobs -x -d 'Threads to work with'
complete -c sudoku-cli -n "$any solve count generate board canon rate path print" -l progress -d 'Count the puzzles done'

complete -c sudoku-cli -n "$any solve" -l method -x -a 'engine threestep' -d 'How they are solved'

complete -c sudoku-cli -n "$any count" -l limit -x -d 'Count no further than this'

complete -c sudoku-cli -n "$any generate board" -s n -x -d 'How many'
complete -c sudoku-cli -n "$any generate" -l first -x -d "Begin with this one of the seed's puzzles"
complete -c sudoku-cli -n "$any generate" -l level -x -a 'easy medium hard expert extreme inhuman' -d 'How hard to play'
complete -c sudoku-cli -n "$any generate" -l needs -x -d 'A technique that its solution takes'
complete -c sudoku-cli -n "$any generate" -l techniques -x -d 'All that its solution may take besides singles'
complete -c sudoku-cli -n "$any generate" -l board -x -a "$boards" -d 'How boards are made'
complete -c sudoku-cli -n "$any board" -l method -x -a "$boards" -d 'How boards are made'
complete -c sudoku-cli -n "$any generate board" -l clues -x -a '9 11' -d 'Digits that random-clues begins with'
complete -c sudoku-cli -n "$any board" -l moves -x -a '(__sudoku_cli_list digits rows bands columns stacks transpose turn)' -d 'Moves that make the disguise'
complete -c sudoku-cli -n "$any generate" -l dig -x -a 'all level1 level2 level3 level4 level5 android1 android2 android3 android4 android5' -d 'How givens are taken away'
complete -c sudoku-cli -n "$any generate" -l order -x -a 'random jumping s reading' -d 'Order in which cells are dug'
complete -c sudoku-cli -n "$any generate" -l symmetry -x -a 'none 180 90 mirror-lr mirror-ud mirror-both diagonal antidiagonal diagonal-both full' -d 'Symmetry of the givens'
complete -c sudoku-cli -n "$any generate" -l givens -x -d 'How many givens are left: MIN-MAX'
complete -c sudoku-cli -n "$any generate" -l minimal -d 'No single given can go'
complete -c sudoku-cli -n "$any generate board" -l seed -x -d 'The same seed gives the same results'
complete -c sudoku-cli -n "$any generate" -l id -x -d 'The puzzle with this id'
complete -c sudoku-cli -n "$any generate" -l daily -x -d 'The puzzle of that day: YYYY-MM-DD'
complete -c sudoku-cli -n "$any generate" -l with -x -a '(__sudoku_cli_list solution rating id density)' -d 'Fields behind each puzzle'

complete -c sudoku-cli -n "$any canon" -l same -x -d 'Tell whether two puzzles are one in disguise'

complete -c sudoku-cli -n "$any rate" -l scale -x -a 'se hodoku density all' -d 'Only this rating'
complete -c sudoku-cli -n "$any rate" -l profile -d 'Also each step of its path, and in words where it is hard'

complete -c sudoku-cli -n "$any path" -l proof -d 'Also the puzzle, and the proof of each step'

complete -c sudoku-cli -n "$any steps" -l technique -x -d 'Only steps of this technique'
complete -c sudoku-cli -n "$any steps" -l output -x -a 'text library' -d 'How steps are written'

complete -c sudoku-cli -n "$any convert" -l to -x -a 'line grid pm sdk sdm ss library opensudoku csv' -d 'The format to write'
