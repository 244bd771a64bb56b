// Where a line of words ends. Pure.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mael::web {

// Words are broken at blanks alone: neither "1.2" is, nor a word from the sign behind it. They have
// room as far as `end`, in bytes: so far it goes, or up to the last blank before; a word that is
// alone there is broken behind a letter.
inline std::size_t line_break(std::string_view words, std::size_t end) {
  const auto is_inside_letter = [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
  };
  while (end < words.size() && is_inside_letter(words[end])) ++end;
  if (end >= words.size() || words[end] == ' ') return std::min(end, words.size());
  const std::size_t blank = words.rfind(' ', end);
  const bool is_alone = blank == std::string_view::npos ||
                        words.substr(0, blank).find_first_not_of(' ') == std::string_view::npos;
  return is_alone ? end : blank;
}

}  // namespace mael::web
