# What find_package(Sudoku) reads.
include(CMakeFindDependencyMacro)
find_dependency(pugixml)
include(${CMAKE_CURRENT_LIST_DIR}/SudokuTargets.cmake)
