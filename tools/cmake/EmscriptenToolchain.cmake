# Emscripten: an `emcc` on the PATH is used as it is.
find_program(MAELSTROM_EMCC emcc REQUIRED)
get_filename_component(emcc_folder "${MAELSTROM_EMCC}" DIRECTORY)
execute_process(COMMAND "${emcc_folder}/em-config" EMSCRIPTEN_ROOT
  OUTPUT_VARIABLE EMSCRIPTEN_ROOT_PATH OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
set(EMSCRIPTEN_ROOT_PATH "${EMSCRIPTEN_ROOT_PATH}" CACHE PATH "" FORCE)
include("${EMSCRIPTEN_ROOT_PATH}/cmake/Modules/Platform/Emscripten.cmake")

# Debian keeps the optimiser's `acorn` where node looks only when told.
if(EXISTS /usr/share/nodejs/acorn AND EMSCRIPTEN_ROOT_PATH MATCHES "^/usr/share/emscripten")
  set(CMAKE_C_LINKER_LAUNCHER "${CMAKE_COMMAND};-E;env;NODE_PATH=/usr/share/nodejs")
  set(CMAKE_CXX_LINKER_LAUNCHER "${CMAKE_C_LINKER_LAUNCHER}")
endif()

# Emscripten 3.1.6 mistakes node's own fetch for a browser's.
find_program(MAELSTROM_NODE NAMES node nodejs REQUIRED)
set(CMAKE_CROSSCOMPILING_EMULATOR "${MAELSTROM_NODE};--no-experimental-fetch")
