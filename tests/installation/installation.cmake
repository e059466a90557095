# Installs the project below PREFIX and fails unless what people look for is where they look for it.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX}
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

foreach(file
    include/sudoku/sudoku.h
    share/man/man1/sudoku-cli.1
    share/man/man1/sudoku-print.1
    share/man/man6/sudoku.6
    share/bash-completion/completions/sudoku
    share/bash-completion/completions/sudoku-cli
    share/bash-completion/completions/sudoku-print
    share/zsh/site-functions/_sudoku
    share/zsh/site-functions/_sudoku-cli
    share/zsh/site-functions/_sudoku-print
    share/fish/vendor_completions.d/sudoku.fish
    share/fish/vendor_completions.d/sudoku-cli.fish
    share/fish/vendor_completions.d/sudoku-print.fish)
  if(NOT EXISTS ${PREFIX}/${file})
    message(SEND_ERROR "${file} is not installed")
  endif()
endforeach()

# What the game loads when it is needed first, at its place below the folder of libraries.
foreach(name printing sound)
  file(GLOB_RECURSE plugin ${PREFIX}/lib*/sudoku/libsudoku-${name}.so)
  if(NOT plugin)
    message(SEND_ERROR "the plugin sudoku-${name} is not installed")
  endif()
endforeach()

foreach(program sudoku sudoku-cli sudoku-print)
  execute_process(COMMAND ${PREFIX}/bin/${program} --version OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# A program that asks for the library finds it, and gets from it none of the flags that the project builds with.
string(REPLACE ";" " " link_options "${LINK_OPTIONS}")
set(consumer ${PREFIX}-consumer)
file(REMOVE_RECURSE ${consumer})
execute_process(COMMAND ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${consumer} -G Ninja
    -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_PREFIX_PATH=${PREFIX} -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
    "-DCMAKE_EXE_LINKER_FLAGS=${link_options}"
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${consumer} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(READ ${consumer}/compile_commands.json commands)
if(commands MATCHES "-Wall|-fsanitize|Qt|CLI")
  message(SEND_ERROR "flags of the project reach those who use the library: ${commands}")
endif()
execute_process(
  COMMAND ${consumer}/consumer 2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9
  OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
if(NOT output STREQUAL "6.8/2.0/2.0\nNaked Single: r2c9=3\n")
  message(SEND_ERROR "the program says ${output}")
endif()
