# Writes HEADER from TSV (assets/icons/icons.tsv): the enumeration of the icons and their keys. Row n
# is glyph U+E000 + n, in whichever font it is; icon_outlines.mjs numbers them the same way. Their licence wants their authors named: LICENSES (assets/LICENSES.md, which is
# also the About page) must list everybody who drew one of them.
file(STRINGS "${TSV}" rows ENCODING UTF-8)
file(READ "${LICENSES}" licenses)
list(POP_FRONT rows)
set(enumerators "")
set(keys "")
set(count 0)
set(cards 0)
foreach(row IN LISTS rows)
  string(REPLACE "\t" ";" cells "${row}")
  list(LENGTH cells width)
  if(NOT width EQUAL 5)
    message(FATAL_ERROR "${TSV}: five columns wanted: ${row}")
  endif()
  list(GET cells 0 key)
  list(GET cells 1 group)
  list(GET cells 3 source)
  list(GET cells 4 author)
  if(author STREQUAL "?")
    message(FATAL_ERROR "${TSV}: who drew ${key}? Its licence wants the name")
  endif()
  string(FIND "${licenses}" "\n| ${author} |" named)
  if(named EQUAL -1 AND NOT source STREQUAL "own")
    message(FATAL_ERROR "${LICENSES}: ${author}, who drew ${key}, is not listed")
  endif()
  if(group STREQUAL "card")
    math(EXPR cards "${cards} + 1")
  elseif(cards GREATER 0)
    message(FATAL_ERROR "${TSV}: icons of cards come last, but ${key} follows them")
  endif()
  math(EXPR count "${count} + 1")
  set(name "")
  string(REPLACE "-" ";" words "${key}")
  foreach(word IN LISTS words)
    string(SUBSTRING "${word}" 0 1 first)
    string(SUBSTRING "${word}" 1 -1 rest)
    string(TOUPPER "${first}" first)
    string(APPEND name "${first}${rest}")
  endforeach()
  string(APPEND enumerators "  ${name},\n")
  string(APPEND keys "    \"${key}\",\n")
endforeach()

set(text "// Generated from assets/icons/icons.tsv.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mael::web {

enum class Icon : std::uint16_t {
  None,
${enumerators}};

inline constexpr std::size_t kIconCount = ${count};  // without None
inline constexpr std::size_t kCardIconCount = ${cards};  // the last of them: pictures of cards
inline constexpr char32_t kFirstIconGlyph = 0xE001;  // glyph of the enumerator after None

inline constexpr std::array<std::string_view, kIconCount> kIconKeys{
${keys}};

// The icon of that key (a tile's id, or a word of the interface), None where there is none.
constexpr Icon find_icon(std::string_view key) {
  for (std::size_t i = 0; i < kIconCount; ++i) {
    if (kIconKeys[i] == key) return static_cast<Icon>(i + 1);
  }
  return Icon::None;
}

}  // namespace mael::web
")
file(WRITE "${HEADER}" "${text}")
