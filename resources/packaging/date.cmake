# Packages of one commit are the same whenever they are made: all times in them are the commit's.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
  set(SOURCE ${CPACK_SUDOKU_SOURCE})
  include(${SOURCE}/src/version/commit.cmake)
  set(ENV{SOURCE_DATE_EPOCH} ${COMMIT_TIME})
endif()
