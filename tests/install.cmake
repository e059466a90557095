# Installs the project below PREFIX and fails unless what people look for is where they look for it.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX}
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

foreach(file
    share/man/man1/sudoku-cli.1
    share/man/man6/sudoku.6
    share/bash-completion/completions/sudoku-cli
    share/zsh/site-functions/_sudoku-cli
    share/fish/vendor_completions.d/sudoku-cli.fish)
  if(NOT EXISTS ${PREFIX}/${file})
    message(SEND_ERROR "${file} is not installed")
  endif()
endforeach()

foreach(program sudoku sudoku-cli)
  execute_process(COMMAND ${PREFIX}/bin/${program} --version OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()
