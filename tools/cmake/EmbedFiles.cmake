# Writes HEADER and SOURCE with one string constant for each of FILES (see Embed.cmake).
string(REPLACE "|" ";" FILES "${FILES}")
set(declarations "")
set(definitions "")
foreach(file IN LISTS FILES)
  cmake_path(GET file FILENAME name)
  set(constant "k")
  string(REGEX MATCHALL "[A-Za-z0-9]+" words "${name}")
  foreach(word IN LISTS words)
    string(SUBSTRING "${word}" 0 1 first)
    string(SUBSTRING "${word}" 1 -1 rest)
    string(TOUPPER "${first}" first)
    string(APPEND constant "${first}${rest}")
  endforeach()
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
