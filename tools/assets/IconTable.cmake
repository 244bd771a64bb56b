# Writes HEADER from TSV (assets/icons/icons.tsv): the enumeration of the icons and their keys; and
# FONTS_HEADER: which font each lies in. Row n is glyph U+E000 + n, in whichever font it is;
# icon_outlines.mjs numbers them the same way. Their licence wants their authors named: LICENSES
# (assets/LICENSES.md, which is also the About page) must list everybody who drew one of them.
file(STRINGS "${TSV}" rows ENCODING UTF-8)
file(READ "${LICENSES}" licenses)
list(POP_FRONT rows)
set(enumerators "")
set(keys "")
set(fonts "")
set(font_names "")
set(font_places "")
set(count 0)
set(cards 0)

# NAME in the manner of our enumerators, into `out`: opening-shell is OpeningShell.
function(as_enumerator name out)
  set(whole "")
  string(REPLACE "-" ";" words "${name}")
  foreach(word IN LISTS words)
    string(SUBSTRING "${word}" 0 1 first)
    string(SUBSTRING "${word}" 1 -1 rest)
    string(TOUPPER "${first}" first)
    string(APPEND whole "${first}${rest}")
  endforeach()
  set(${out} "${whole}" PARENT_SCOPE)
endfunction()

foreach(row IN LISTS rows)
  string(REPLACE "\t" ";" cells "${row}")
  list(LENGTH cells width)
  if(NOT width EQUAL 5)
    message(FATAL_ERROR "${TSV}: five columns wanted: ${row}")
  endif()
  list(GET cells 0 key)
  list(GET cells 1 group)
  list(GET cells 2 font)
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
  as_enumerator("${key}" name)
  as_enumerator("${font}" font_name)
  list(FIND fonts "${font}" known)
  if(known EQUAL -1)
    list(APPEND fonts "${font}")
    string(APPEND font_names "${font_name}, ")
  endif()
  string(APPEND font_places "IconFont::${font_name},\n    ")
  string(APPEND enumerators "  ${name},\n")
  string(APPEND keys "    \"${key}\",\n")
endforeach()

list(LENGTH fonts font_count)
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

set(text "// Generated from assets/icons/icons.tsv: the fonts that icons lie in.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include \"assets/icon_table.h\"

namespace mael::web {

// That of the house is there from the start, the others come later.
enum class IconFont : std::uint8_t { ${font_names}};
inline constexpr std::size_t kIconFontCount = ${font_count};

inline constexpr std::array<IconFont, kIconCount> kIconFonts{
    ${font_places}};

// Icon::None lies in none.
constexpr IconFont font_of(Icon icon) { return kIconFonts[static_cast<std::size_t>(icon) - 1]; }

}  // namespace mael::web
")
file(WRITE "${FONTS_HEADER}" "${text}")
