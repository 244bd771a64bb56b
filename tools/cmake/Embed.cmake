# mael_embed(TARGET HEADER FILE...)
# Compiles text assets (content tables, texts, shaders) into TARGET as string constants.
# Every FILE (relative to the calling folder) becomes a std::string_view in `mael::embedded`, named after
# the file: `assets/maelstrom_tiles.tsv` is `kMaelstromTilesTsv`. TARGET's sources include
# "embedded/HEADER.h". The global property `mael_embedded` holds all FILES by their paths.
include(EmbeddedName)
function(mael_embed target header)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/embedded-${header}")
  set(files "")
  foreach(file IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
    list(APPEND files "${file}")
  endforeach()
  set(header_file "${folder}/embedded/${header}.h")
  set(source_file "${folder}/${header}.cpp")
  set(script "${PROJECT_SOURCE_DIR}/tools/cmake/EmbedFiles.cmake")
  set_property(GLOBAL APPEND PROPERTY mael_embedded ${files})
  string(REPLACE ";" "|" joined "${files}")
  add_custom_command(
    OUTPUT "${header_file}" "${source_file}"
    COMMAND "${CMAKE_COMMAND}" "-DNAME=${header}" "-DHEADER=${header_file}"
      "-DSOURCE=${source_file}" "-DFILES=${joined}" -P "${script}"
    DEPENDS ${files} "${script}" "${PROJECT_SOURCE_DIR}/tools/cmake/EmbeddedName.cmake"
    COMMENT "Embedding ${header}"
    VERBATIM)
  target_sources(${target} PRIVATE "${header_file}" "${source_file}")
  target_include_directories(${target} PRIVATE "${folder}")
endfunction()
