# mael_check_headers(FOLDER LIBRARY...)
# Adds to the target `headers` one source for each header below FOLDER that includes it alone, so
# that a header which leans on its includer does not compile.
add_custom_target(headers)

function(mael_check_headers folder)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}"
    "${PROJECT_SOURCE_DIR}/${folder}/*.h")
  set(sources "")
  foreach(header IN LISTS found)
    set(source "${PROJECT_BINARY_DIR}/headers/${header}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "#include \"${header}\"\n")
    list(APPEND sources "${source}")
  endforeach()
  add_library(headers_${folder} OBJECT EXCLUDE_FROM_ALL ${sources})
  target_link_libraries(headers_${folder} PRIVATE ${ARGN} mael_warnings)
  target_compile_options(headers_${folder} PRIVATE -O0 -fno-lto -fno-sanitize=all)
  add_dependencies(headers headers_${folder})
endfunction()
