# A package is an archive whose members have the mode of CPack's files for it, which depends on who builds: packed anew, all
# have one.
find_program(AR ar REQUIRED)
foreach(package IN LISTS CPACK_PACKAGE_FILES)
  set(folder ${package}.members)
  file(MAKE_DIRECTORY ${folder})
  execute_process(COMMAND ${AR} x ${package} WORKING_DIRECTORY ${folder} COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE ${package})
  execute_process(COMMAND ${AR} qcSD ${package} debian-binary control.tar.gz data.tar.gz
    WORKING_DIRECTORY ${folder} COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE_RECURSE ${folder})
endforeach()
