# Installs the project below PREFIX and fails unless what people look for is where they look for it.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX}
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

foreach(file
    include/sudoku/sudoku.h
    include/sudoku/version.h
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
    share/fish/vendor_completions.d/sudoku-print.fish
    share/applications/${APP_ID}.desktop
    share/metainfo/${APP_ID}.metainfo.xml
    share/mime/packages/${APP_ID}.xml
    share/icons/hicolor/16x16/apps/${APP_ID}.png
    share/icons/hicolor/512x512/apps/${APP_ID}.png
    share/icons/hicolor/scalable/apps/${APP_ID}.svg
    share/icons/hicolor/symbolic/apps/${APP_ID}-symbolic.svg
    share/sudoku/translations/sudoku_de.qm
    share/sudoku/translations/sudoku_de.qm.sha1)
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

# What desktops read says the same in every language, and their own programs find nothing wrong with it where they are
# installed.
file(READ ${PREFIX}/share/applications/${APP_ID}.desktop entry)
foreach(line "Exec=sudoku %f" "Exec=sudoku --new usual" "Exec=sudoku --daily" "Name[[]de[]]=Neues Spiel")
  if(NOT entry MATCHES "\n${line}\n")
    message(SEND_ERROR "the entry of the menu lacks ${line}")
  endif()
endforeach()
find_program(VALIDATE_ENTRY desktop-file-validate)
if(VALIDATE_ENTRY)
  execute_process(COMMAND ${VALIDATE_ENTRY} ${PREFIX}/share/applications/${APP_ID}.desktop COMMAND_ERROR_IS_FATAL ANY)
endif()
find_program(VALIDATE_PAGE appstreamcli)
if(VALIDATE_PAGE)
  execute_process(COMMAND ${VALIDATE_PAGE} validate --no-net ${PREFIX}/share/metainfo/${APP_ID}.metainfo.xml
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endif()

foreach(program sudoku sudoku-cli sudoku-print)
  execute_process(COMMAND ${PREFIX}/bin/${program} --version OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# The README's program finds the library, prints what it says there, and gets from the library none of the flags that the
# project builds with.
string(REPLACE ";" " " link_options "${LINK_OPTIONS}")
set(consumer ${PREFIX}-consumer)
file(REMOVE_RECURSE ${consumer})
file(READ ${README} readme)
if(NOT readme MATCHES "```cpp\n([^`]+)```\n\nIt prints `([^`]+)` and `([^`]+)`")
  message(FATAL_ERROR "the README has no program and what it prints")
endif()
set(expected "${CMAKE_MATCH_2}\n${CMAKE_MATCH_3}\n")
file(WRITE ${consumer}/consumer.cpp "${CMAKE_MATCH_1}")
execute_process(COMMAND ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${consumer} -G Ninja
    -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_PREFIX_PATH=${PREFIX} -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
    -DPROGRAM=${consumer}/consumer.cpp
    "-DCMAKE_EXE_LINKER_FLAGS=${link_options}"
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${consumer} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(READ ${consumer}/compile_commands.json commands)
if(commands MATCHES "-Wall|-fsanitize|Qt|CLI")
  message(SEND_ERROR "flags of the project reach those who use the library: ${commands}")
endif()
execute_process(COMMAND ${consumer}/consumer OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
if(NOT output STREQUAL expected)
  message(SEND_ERROR "the README's program prints ${output}rather than ${expected}")
endif()
