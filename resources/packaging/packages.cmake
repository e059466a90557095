# Packages for Debian and its kin, by CPack: `cmake --workflow --preset package` makes all four. README.md in this folder has
# the recipes of other systems.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME sudoku)
set(CPACK_PACKAGE_VENDOR "The Sudoku authors")
set(CPACK_PACKAGE_CONTACT "The Sudoku authors <sudoku-authors@users.noreply.github.com>")
# Each package has its own.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL sudoku sudoku-cli sudoku-print libsudoku-dev)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# They need the sources and these values when the packages are made.
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/finish.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/mode.cmake)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/date.cmake)
set(CPACK_SUDOKU_SOURCE ${PROJECT_SOURCE_DIR})

set(CPACK_DEB_COMPONENT_INSTALL ON)
# Debian has had another program of that name, whose versions are to count as older.
set(CPACK_DEBIAN_PACKAGE_EPOCH 1)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Not `games`, whose programs Debian keeps in a folder that is not in every PATH.
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)

# Named as Debian names them: without the project's name before, and without the epoch.
find_program(DPKG dpkg)
set(architecture any)
if(DPKG)
  execute_process(COMMAND ${DPKG} --print-architecture OUTPUT_VARIABLE architecture OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
foreach(package IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${package} upper)
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${package})
  set(CPACK_DEBIAN_${upper}_FILE_NAME ${package}_${PROJECT_VERSION}_${architecture}.deb)
endforeach()

set(CPACK_DEBIAN_SUDOKU_DESCRIPTION "puzzle game that explains every step
Every puzzle has one solution and a level that follows from the logic that it
takes. Hints explain in words and pictures, a course leads from the rules to
the hardest techniques, and a library keeps all games and every move.

The game speaks fifteen languages, and opens and saves the puzzle files of
many other programs. To print, it needs the package sudoku-print.")
# Loaded when they are needed, so that no program is linked with them.
set(CPACK_DEBIAN_SUDOKU_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_SUDOKU_PACKAGE_RECOMMENDS "sudoku-print, qt6-translations-l10n, qt6-wayland, sound-theme-freedesktop")
set(CPACK_DEBIAN_SUDOKU_PACKAGE_SUGGESTS "sudoku-cli, fonts-noto-core, fonts-noto-cjk")

set(CPACK_DEBIAN_SUDOKU-CLI_DESCRIPTION "command-line tool to solve, make, rate and explain Sudoku puzzles
Solves and counts, makes puzzles of a level or by their number, rates them by
three scales, writes every step of a solution by logic, and converts between
the text formats of many programs; on all cores, and the same on every machine.")

set(CPACK_DEBIAN_SUDOKU-PRINT_DESCRIPTION "puts Sudoku puzzles on paper, into pictures and books
Makes sheets and whole books with solutions in PDF, and pictures in PNG and
SVG, of puzzles in any format or made for the purpose. It needs no display.

The game of the package sudoku prints by what is in this package.")

set(CPACK_DEBIAN_LIBSUDOKU-DEV_DESCRIPTION "library to solve, make, rate and explain Sudoku puzzles
The C++ library that the game and the command-line tool are built on: a fast
solver, a generator, logical techniques with their reasons, rating scales and
text formats. This package has its headers, the static library and what CMake
needs to find them.")
set(CPACK_DEBIAN_LIBSUDOKU-DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBSUDOKU-DEV_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_LIBSUDOKU-DEV_PACKAGE_DEPENDS libpugixml-dev)

include(CPack)
