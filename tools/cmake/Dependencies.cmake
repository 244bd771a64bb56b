# Third-party libraries: sources pinned in tools/setup/sources.tsv, built once per compiler and
# flags, kept in ${MAELSTROM_CACHE:-~/.cache/maelstrom} and shared by all build folders.
if(DEFINED ENV{MAELSTROM_CACHE})
  set(mael_cache "$ENV{MAELSTROM_CACHE}")
else()
  set(mael_cache "$ENV{HOME}/.cache/maelstrom")
endif()
file(MAKE_DIRECTORY "${mael_cache}")

# Everything that makes two builds of a library differ goes into the folder's name.
set(flavour_text "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} ${CMAKE_CXX_COMPILER}
${CMAKE_BUILD_TYPE} ${MAELSTROM_CODEGEN_FLAGS} ${CMAKE_SYSTEM_NAME} ${CMAKE_SYSTEM_PROCESSOR}
${EMSCRIPTEN_VERSION}")
string(SHA256 flavour_hash "${flavour_text}")
string(SUBSTRING "${flavour_hash}" 0 12 flavour_hash)
string(TOLOWER "${CMAKE_SYSTEM_NAME}-${CMAKE_BUILD_TYPE}-${flavour_hash}" mael_flavour)

# Sets OUT to the folder with the library's unpacked source.
function(mael_source name out)
  execute_process(COMMAND "${PROJECT_SOURCE_DIR}/tools/setup/source" ${name}
    OUTPUT_VARIABLE folder OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(${out} "${folder}" PARENT_SCOPE)
endfunction()

# Runs one step of a library's own build; its output is shown only where it fails.
function(mael_step log)
  execute_process(COMMAND ${ARGN} OUTPUT_FILE "${log}" ERROR_FILE "${log}" RESULT_VARIABLE failed)
  if(failed)
    file(READ "${log}" text)
    message(FATAL_ERROR "${text}\nfailed: ${ARGN}")
  endif()
endfunction()

# mael_build(NAME OUT [SOURCE folder with the CMakeLists.txt] [ARGS cmake arguments])
# Builds and installs a library into the cache with this build's compiler and flags, and sets OUT
# to its prefix.
function(mael_build name out)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "SOURCE" "ARGS")
  mael_source(${name} source)
  if(NOT arg_SOURCE)
    set(arg_SOURCE "${source}")
  endif()
  string(SHA256 args_hash "${source} ${arg_ARGS}")
  string(SUBSTRING "${args_hash}" 0 8 args_hash)
  set(prefix "${mael_cache}/built/${name}-${mael_flavour}-${args_hash}")
  set(${out} "${prefix}" PARENT_SCOPE)

  file(LOCK "${mael_cache}/${name}-${mael_flavour}.lock" GUARD FUNCTION TIMEOUT 900)
  if(EXISTS "${prefix}/.complete")
    return()
  endif()
  message(STATUS "Building ${name} once for ${mael_flavour}")
  set(work "${prefix}.build")
  file(REMOVE_RECURSE "${prefix}" "${work}")
  file(MAKE_DIRECTORY "${work}")
  set(toolchain "")
  if(CMAKE_TOOLCHAIN_FILE)
    list(APPEND toolchain "-DCMAKE_TOOLCHAIN_FILE=${CMAKE_TOOLCHAIN_FILE}")
  else()
    list(APPEND toolchain "-DCMAKE_C_COMPILER=${CMAKE_C_COMPILER}"
         "-DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}")
  endif()
  mael_step("${work}/log" "${CMAKE_COMMAND}" -G "${CMAKE_GENERATOR}" -S "${arg_SOURCE}" -B "${work}"
    ${toolchain} "-DCMAKE_INSTALL_PREFIX=${prefix}" -DCMAKE_INSTALL_LIBDIR=lib
    "-DCMAKE_BUILD_TYPE=${CMAKE_BUILD_TYPE}" -DCMAKE_CXX_STANDARD=20 -DBUILD_SHARED_LIBS=OFF
    "-DCMAKE_C_FLAGS=${MAELSTROM_CODEGEN_FLAGS}" "-DCMAKE_CXX_FLAGS=${MAELSTROM_CODEGEN_FLAGS}"
    "-DCMAKE_C_FLAGS_DEBUG=${CMAKE_C_FLAGS_DEBUG}" "-DCMAKE_CXX_FLAGS_DEBUG=${CMAKE_CXX_FLAGS_DEBUG}"
    "-DCMAKE_C_COMPILER_LAUNCHER=${CMAKE_C_COMPILER_LAUNCHER}"
    "-DCMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER}"
    "-DLIBRARY_SOURCE=${source}" ${arg_ARGS})
  mael_step("${work}/log" "${CMAKE_COMMAND}" --build "${work}" --parallel 2)
  mael_step("${work}/log" "${CMAKE_COMMAND}" --install "${work}")
  file(REMOVE_RECURSE "${work}")
  file(TOUCH "${prefix}/.complete")
endfunction()

mael_source(cereal cereal_source)
add_library(cereal INTERFACE)
target_include_directories(cereal SYSTEM INTERFACE "${cereal_source}/include")

function(mael_need_catch2)
  mael_build(catch2 prefix ARGS -DCATCH_INSTALL_DOCS=OFF -DCATCH_INSTALL_EXTRAS=OFF)
  find_package(Catch2 3.7 REQUIRED GLOBAL PATHS "${prefix}"
    NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
endfunction()
