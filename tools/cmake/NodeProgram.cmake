# Makes a program that runs natively also run under node when built as WebAssembly: it sees the
# real file system, and its exit status is main's.
function(mael_node_program target)
  if(NOT EMSCRIPTEN)
    return()
  endif()
  set_target_properties(${target} PROPERTIES SUFFIX ".cjs")
  target_link_options(${target} PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1
    -sALLOW_MEMORY_GROWTH=1 "-s${MAELSTROM_STACK_SETTING}=1048576")
endfunction()
