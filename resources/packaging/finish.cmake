# What Debian asks of every package, done to the files of each before they are packed: the licence, what changed, and manuals
# compressed. All times are the commit's (date.cmake).
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(changes "@CPACK_PACKAGE_NAME@ (@CPACK_DEBIAN_PACKAGE_EPOCH@:@CPACK_PACKAGE_VERSION@) unstable; urgency=medium

  * Release @CPACK_PACKAGE_VERSION@; software centres show what is new in it.

 -- @CPACK_PACKAGE_CONTACT@  @date@
")
foreach(package IN LISTS CPACK_COMPONENTS_ALL)
  set(folder ${CPACK_TEMPORARY_DIRECTORY}/${package})
  set(documents ${folder}/usr/share/doc/${package})
  file(MAKE_DIRECTORY ${documents})
  file(COPY_FILE ${CPACK_SUDOKU_SOURCE}/resources/packaging/copyright ${documents}/copyright)
  file(CONFIGURE OUTPUT ${documents}/changelog CONTENT "${changes}" @ONLY)
  file(GLOB manuals ${folder}/usr/share/man/man*/*)
  execute_process(COMMAND gzip -9n ${documents}/changelog ${manuals} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND chmod -R u=rwX,go=rX ${folder} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND find ${folder} -exec touch -h -d @$ENV{SOURCE_DATE_EPOCH} {} +
    COMMAND_ERROR_IS_FATAL ANY)
endforeach()
