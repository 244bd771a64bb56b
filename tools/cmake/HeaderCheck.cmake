# The target `headers` compiles every header that nothing else compiles first, alone, so that a header
# which leans on its includer does not compile. Where sources are not joined, a header whose own source
# includes it before all others needs no source of its own.
add_custom_target(headers)

# What includes these, the page's build can compile alone.
set(mael_page_only "#include [<\"](imgui|SDL|GLES|emscripten|embedded/fonts|embedded/shaders|web/base/theme_imgui|web/board/(board_textures|hex_renderer)|web/widgets/(box_picture|turned))")

# Sets OUT to whether HEADER is the first that the source beside it includes. Of joined sources
# (Unity.cmake) none is sure to be read first.
function(mael_compiles_first header out)
  set(${out} OFF PARENT_SCOPE)
  if(MAELSTROM_UNITY)
    return()
  endif()
  cmake_path(REPLACE_EXTENSION header cpp OUTPUT_VARIABLE source)
  set(first "")
  if(EXISTS "${PROJECT_SOURCE_DIR}/${source}")
    file(STRINGS "${PROJECT_SOURCE_DIR}/${source}" first REGEX "^#include" LIMIT_COUNT 1)
  endif()
  if(first STREQUAL "#include \"${header}\"")
    set(${out} ON PARENT_SCOPE)
  endif()
endfunction()

# mael_check_headers(NATIVE|PAGE LIBRARY...)
# NATIVE takes what needs neither a window nor a browser, PAGE what does.
function(mael_check_headers side)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}"
    "${PROJECT_SOURCE_DIR}/engine/*.h" "${PROJECT_SOURCE_DIR}/web/*.h")
  set(sources "")
  foreach(header IN LISTS found)
    mael_compiles_first(${header} compiled)
    file(STRINGS "${PROJECT_SOURCE_DIR}/${header}" page_only REGEX "${mael_page_only}")
    if(compiled OR (page_only AND side STREQUAL NATIVE) OR (NOT page_only AND side STREQUAL PAGE))
      continue()
    endif()
    set(source "${PROJECT_BINARY_DIR}/headers/${header}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "#include \"${header}\"\n")
    list(APPEND sources "${source}")
  endforeach()
  if(NOT sources)
    return()  # every header is compiled first by its own source
  endif()
  add_library(headers_alone OBJECT EXCLUDE_FROM_ALL ${sources})
  target_link_libraries(headers_alone PRIVATE ${ARGN} mael_warnings)
  target_compile_options(headers_alone PRIVATE -O0 -fno-lto -fno-sanitize=all)
  add_dependencies(headers headers_alone)
endfunction()
