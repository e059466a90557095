# Code compiled for a wider processor must not offer the linker functions that others could end up with: OBJECTS, as NM
# lists them, hold no weak or unique symbol.
foreach(object IN LISTS OBJECTS)
  execute_process(COMMAND ${NM} --demangle ${object} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^\n]* [WwVvu] [^\n]*" shared "${symbols}")
  if(shared)
    list(JOIN shared "\n" shared)
    message(SEND_ERROR "${object}:\n${shared}")
  endif()
endforeach()
