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

# mael_build(NAME OUT [RECIPE folder] [ARGS cmake arguments])
# Builds and installs a library into the cache with this build's compiler and flags, and sets OUT
# to its prefix. A RECIPE is a CMake project of ours that builds the source in LIBRARY_SOURCE.
function(mael_build name out)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "RECIPE" "ARGS")
  mael_source(${name} source)
  set(key "${source} ${arg_ARGS}")
  set(project "${source}")
  if(arg_RECIPE)
    set(project "${arg_RECIPE}")
    file(GLOB recipe_files "${project}/*")
    foreach(file IN LISTS recipe_files)
      file(SHA256 "${file}" hash)
      string(APPEND key " ${hash}")
    endforeach()
    list(APPEND arg_ARGS "-DLIBRARY_SOURCE=${source}")
  endif()
  string(SHA256 args_hash "${key}")
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
  set(cache_arguments "")
  if(CCACHE_PROGRAM)
    list(APPEND cache_arguments "-DCMAKE_C_COMPILER_LAUNCHER=${CCACHE_PROGRAM}"
         "-DCMAKE_CXX_COMPILER_LAUNCHER=${CCACHE_PROGRAM}")
  endif()
  mael_step("${work}/log" "${CMAKE_COMMAND}" -G "${CMAKE_GENERATOR}" -S "${project}" -B "${work}"
    ${toolchain} "-DCMAKE_INSTALL_PREFIX=${prefix}" -DCMAKE_INSTALL_LIBDIR=lib
    "-DCMAKE_BUILD_TYPE=${CMAKE_BUILD_TYPE}" -DCMAKE_CXX_STANDARD=20 -DBUILD_SHARED_LIBS=OFF
    "-DCMAKE_C_FLAGS=${MAELSTROM_CODEGEN_FLAGS}" "-DCMAKE_CXX_FLAGS=${MAELSTROM_CODEGEN_FLAGS}"
    "-DCMAKE_C_FLAGS_DEBUG=${CMAKE_C_FLAGS_DEBUG}" "-DCMAKE_CXX_FLAGS_DEBUG=${CMAKE_CXX_FLAGS_DEBUG}"
    ${cache_arguments}
    ${arg_ARGS})
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

# A copy of imgui_draw.cpp for where no font is added: there it would take one of its own, which is
# ten kilobytes of every visit although we always add ours.
function(mael_without_own_font file result)
  file(READ "${file}" text)
  string(REPLACE "        AddFontDefault();" "        IM_ASSERT(0);" changed "${text}")
  if(changed STREQUAL text)
    message(FATAL_ERROR "${file}: its own font is asked for in another way")
  endif()
  set(copy "${CMAKE_BINARY_DIR}/imgui/imgui_draw.cpp")
  file(WRITE "${copy}.new" "${changed}")
  file(COPY_FILE "${copy}.new" "${copy}" ONLY_IF_DIFFERENT)
  set(${result} "${copy}" PARENT_SCOPE)
endfunction()

# Dear ImGui without its demo. The core is the same natively, so that drawing code can be tested
# without a window; `imgui_page` adds the backends of the page.
function(mael_need_imgui)
  mael_source(imgui source)
  mael_without_own_font("${source}/imgui_draw.cpp" draw)
  add_library(imgui STATIC EXCLUDE_FROM_ALL "${source}/imgui.cpp" "${draw}"
    "${source}/imgui_tables.cpp" "${source}/imgui_widgets.cpp")
  target_include_directories(imgui SYSTEM PUBLIC "${source}")
  target_compile_definitions(imgui PUBLIC IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS
    IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
    IMGUI_DISABLE_FILE_FUNCTIONS IMGUI_DISABLE_TTY_FUNCTIONS IMGUI_DISABLE_OBSOLETE_KEYIO)
  if(EMSCRIPTEN)
    target_compile_options(imgui PRIVATE
      -include "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/imgui/nothing_typed.h")
    add_library(imgui_page STATIC EXCLUDE_FROM_ALL "${source}/backends/imgui_impl_opengl3.cpp"
      "${source}/backends/imgui_impl_sdl2.cpp")
    set_source_files_properties("${source}/backends/imgui_impl_opengl3.cpp" PROPERTIES
      COMPILE_OPTIONS "-include;${CMAKE_CURRENT_FUNCTION_LIST_DIR}/imgui/known_gl_state.h")
    target_include_directories(imgui_page SYSTEM PUBLIC "${source}/backends")
    target_compile_definitions(imgui_page PUBLIC IMGUI_IMPL_OPENGL_ES3)
    target_link_libraries(imgui_page PUBLIC imgui sdl2)
  endif()
endfunction()

# SDL2 for the page: video and events, nothing else.
function(mael_need_sdl2)
  mael_build(sdl2 prefix RECIPE "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/sdl2")
  add_library(sdl2 STATIC IMPORTED GLOBAL)
  set_target_properties(sdl2 PROPERTIES IMPORTED_LOCATION "${prefix}/lib/libSDL2.a"
    INTERFACE_INCLUDE_DIRECTORIES "${prefix}/include/SDL2"
    INTERFACE_COMPILE_DEFINITIONS SDL_MAIN_HANDLED)
endfunction()
