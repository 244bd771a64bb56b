# With MAELSTROM_UNITY the sources of a folder are compiled several at a time: most of compiling is
# reading headers and making their templates, which is then done once for all of them. It is what
# whoever builds from nothing wants (tools/play, tools/test); whoever changes a file and builds again
# is better off without.
option(MAELSTROM_UNITY "compile the sources of a folder together" OFF)

# mael_unity(TARGET [SIZE n])
# Called last, when all sources of TARGET in this folder and their options are known. Sources are
# joined with others of their folder and options, at most n (default 16) at a time.
# What a source keeps to itself in an unnamed namespace is seen by those joined behind it: a name
# declared twice there does not compile, and one that hides a header's fails tests/joined_names_test.cpp.
# CMake's own unity builds leave out every source that has options, which are those that matter most here.
function(mael_unity target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "SIZE" "")
  if(NOT MAELSTROM_UNITY)
    return()
  endif()
  if(NOT arg_SIZE)
    set(arg_SIZE 16)
  endif()
  get_target_property(sources ${target} SOURCES)
  set(kept "")
  set(groups "")
  foreach(source IN LISTS sources)
    # Its folder with all rooms of it: below screens/ each game's by itself.
    string(REGEX MATCH "^(screens/)?[^/]+/" folder "${source}")
    get_source_file_property(options "${source}" COMPILE_OPTIONS)
    if(NOT options)
      set(options "")
    endif()
    get_source_file_property(definitions "${source}" COMPILE_DEFINITIONS)
    get_source_file_property(generated "${source}" GENERATED)
    get_source_file_property(alone "${source}" SKIP_UNITY_BUILD_INCLUSION)
    cmake_path(IS_ABSOLUTE source absolute)
    if(absolute OR definitions OR generated OR alone OR NOT source MATCHES "\\.cpp$")
      list(APPEND kept "${source}")
      continue()
    endif()
    string(MAKE_C_IDENTIFIER "${folder} ${options}" group)
    if(NOT group IN_LIST groups)
      list(APPEND groups "${group}")
      set(options_of_${group} "${options}")
    endif()
    list(APPEND sources_of_${group} "${source}")
  endforeach()
  foreach(group IN LISTS groups)
    mael_joined(${target} "${group}" "${sources_of_${group}}" ${arg_SIZE} joined)
    # What one source names may stand in the way of what the next does, of which it knows nothing.
    set(options "-Wno-shadow")
    if(options_of_${group})
      list(PREPEND options ${options_of_${group}})
    endif()
    set_source_files_properties(${joined} PROPERTIES COMPILE_OPTIONS "${options}")
    list(APPEND kept ${joined})
  endforeach()
  set_property(TARGET ${target} PROPERTY SOURCES ${kept})
endfunction()

# Writes sources of TARGET that include SOURCES, an equal number each, and names them in OUT.
function(mael_joined target group sources size out)
  list(LENGTH sources count)
  math(EXPR parts "(${count} + ${size} - 1) / ${size}")
  set(files "")
  foreach(part RANGE 1 ${parts})
    math(EXPR begin "${count} * (${part} - 1) / ${parts}")
    math(EXPR length "${count} * ${part} / ${parts} - ${begin}")
    list(SUBLIST sources ${begin} ${length} together)
    set(text "")
    foreach(source IN LISTS together)
      string(APPEND text "#include \"${CMAKE_CURRENT_SOURCE_DIR}/${source}\"\n")
    endforeach()
    set(file "${CMAKE_CURRENT_BINARY_DIR}/unity/${target}/${group}_${part}.cpp")
    file(CONFIGURE OUTPUT "${file}" CONTENT "${text}")
    list(APPEND files "${file}")
  endforeach()
  set(${out} "${files}" PARENT_SCOPE)
endfunction()

# mael_tests_quick(TARGET LIBRARY...)
# Called last for a program of tests of LIBRARIES. Its sources are not joined: each has small helpers
# of the same names. But what every test includes is read once, and the sanitizers watch what is
# tested alone, not the tests: their checks of CHECK and its like are half of all compiling.
# Where a test and a library have the same function of a header, the linker takes the first it finds:
# the libraries come first, so that it is the one that is watched.
function(mael_tests_quick target)
  if(NOT MAELSTROM_UNITY)
    return()
  endif()
  target_precompile_headers(${target} PRIVATE
    <algorithm> <array> <functional> <map> <optional> <set> <span> <sstream> <string> <variant>
    <vector> <catch2/catch_test_macros.hpp>)
  if(MAELSTROM_SANITIZE)
    # Without them GCC 12 takes some of std::string's own copying for reads and writes beyond its end.
    target_compile_options(${target} PRIVATE
      -Og -fno-sanitize=all -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow
      -Wno-stringop-overread)
    list(TRANSFORM ARGN REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE archives)
    target_link_options(${target} PRIVATE
      "LINKER:--whole-archive" ${archives} "LINKER:--no-whole-archive")
  endif()
endfunction()
