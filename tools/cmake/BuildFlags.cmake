# What every translation unit is compiled with, and `mael_warnings` for our own code.
option(MAELSTROM_SANITIZE "address and undefined-behaviour sanitizers" OFF)

set(CMAKE_C_FLAGS_DEBUG "-O1 -g1")
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1")
set(CMAKE_C_FLAGS_RELEASE "-O3 -DNDEBUG")
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")

# Flags that change code generation: third-party libraries are built with the same ones.
set(MAELSTROM_CODEGEN_FLAGS "")
if(MAELSTROM_SANITIZE)
  # Left out: checks of every pointer that is followed. They are a quarter of all compiling, and what
  # they would find the address sanitizer finds as well, or the processor does.
  string(APPEND MAELSTROM_CODEGEN_FLAGS
         " -fsanitize=address,undefined -fno-sanitize=null,alignment,vptr,object-size"
         " -fno-sanitize-recover=all -fno-omit-frame-pointer")
endif()
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    string(APPEND MAELSTROM_CODEGEN_FLAGS " -flto=auto -fno-fat-lto-objects")
  else()
    string(APPEND MAELSTROM_CODEGEN_FLAGS " -flto")
  endif()
endif()
if(EMSCRIPTEN)
  # Every browser with WebAssembly exceptions also has bulk memory: states are copied a tenth faster.
  string(APPEND MAELSTROM_CODEGEN_FLAGS " -fwasm-exceptions -mbulk-memory")
endif()
string(STRIP "${MAELSTROM_CODEGEN_FLAGS}" MAELSTROM_CODEGEN_FLAGS)
string(APPEND CMAKE_C_FLAGS " ${MAELSTROM_CODEGEN_FLAGS}")
string(APPEND CMAKE_CXX_FLAGS " ${MAELSTROM_CODEGEN_FLAGS}")

# For what is large and runs little: checks of memory that are written out in place, and optimising
# them, take GCC as long as all the rest of compiling. Rules that are played through a thousand times
# are three times as slow with it.
function(mael_watched_in_calls target)
  if(MAELSTROM_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE
      -Og --param=asan-instrumentation-with-call-threshold=0)
  endif()
endfunction()

add_library(mael_warnings INTERFACE)
target_compile_options(mael_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow -Werror)
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  target_compile_definitions(mael_warnings INTERFACE _GLIBCXX_ASSERTIONS)
endif()

# The linker's name for the size of the stack: Emscripten changed it in 3.1.27.
if(EMSCRIPTEN)
  if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.27)
    set(MAELSTROM_STACK_SETTING TOTAL_STACK)
  else()
    set(MAELSTROM_STACK_SETTING STACK_SIZE)
  endif()
endif()

# The page's face is optimised for size: it is loaded once and waits for a person most of the time.
# The rules stay fast.
function(mael_small target)
  if(EMSCRIPTEN AND CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${target} PRIVATE -Os)
  endif()
endfunction()

# … and but for its files that a search calls all the time, in the folder that built it: the hottest
# of them are built for speed alone. With any -Os on the line Emscripten disables inlining,
# even of what is shorter than a call, whatever level follows it.
function(mael_inlined)
  if(EMSCRIPTEN AND CMAKE_BUILD_TYPE STREQUAL "Release")
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS -finline-functions)
  endif()
endfunction()
function(mael_fast)
  if(EMSCRIPTEN AND CMAKE_BUILD_TYPE STREQUAL "Release")
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS "-O3;-finline-functions")
  endif()
endfunction()
