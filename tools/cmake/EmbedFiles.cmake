# Writes HEADER and SOURCE with one string constant for each of FILES (see Embed.cmake).
include("${CMAKE_CURRENT_LIST_DIR}/EmbeddedName.cmake")
string(REPLACE "|" ";" FILES "${FILES}")
set(declarations "")
set(definitions "")
foreach(file IN LISTS FILES)
  mael_embedded_name("${file}" constant)
  file(READ "${file}" text)
  if(text MATCHES "\\)embedded\"")
    message(FATAL_ERROR "${file}: holds the delimiter )embedded\"")
  endif()
  string(APPEND declarations "extern const std::string_view ${constant};\n")
  string(APPEND definitions
    "extern const std::string_view ${constant} = R\"embedded(${text})embedded\";\n\n")
endforeach()
file(WRITE "${HEADER}" "#pragma once

#include <string_view>

namespace mael::embedded {

${declarations}
}  // namespace mael::embedded
")
file(WRITE "${SOURCE}" "#include \"embedded/${NAME}.h\"

namespace mael::embedded {

${definitions}}  // namespace mael::embedded
")
