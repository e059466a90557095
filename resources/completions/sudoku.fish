# Completion of sudoku for fish.

complete -c sudoku -s h -l help -d 'Say how the program is called'
complete -c sudoku -s v -l version -d 'Print the version'
complete -c sudoku -l new -x -d 'Begin a game' -a 'easy medium hard expert extreme inhuman usual'
complete -c sudoku -l id -x -d 'Play the puzzle with this id'
complete -c sudoku -l daily -d 'Show the puzzles of the day'
complete -c sudoku -l language -x -d 'Speak a language' -a 'en ar de es fr hi it ja ko pl pt_BR ru tr zh_CN zh_TW'
complete -c sudoku -l export -r -F -d 'Write all games into a file'
complete -c sudoku -l import -r -F -d 'Take in the games of a file'
