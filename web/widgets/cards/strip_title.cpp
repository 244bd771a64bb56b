#include "web/widgets/cards/strip_title.h"

#include <algorithm>

namespace mael::web {
namespace {

using WidthOf = std::function<float(std::string_view)>;

constexpr std::string_view kEllipsis = "…";

bool continues_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

std::string shortened_to(std::string_view words, float room, const WidthOf& width) {
  if (width(words) <= room) return std::string(words);
  std::string kept;
  do {
    while (!words.empty() && continues_letter(words.back())) words.remove_suffix(1);
    if (words.empty()) break;
    words.remove_suffix(1);
    kept = std::string(words) + std::string(kEllipsis);
  } while (width(kept) > room);
  return kept;
}

// How much of the words stands in the first line: whole words, at least one.
std::size_t first_line(std::string_view words, float room, const WidthOf& width) {
  std::size_t end = std::min(words.find(' '), words.size());
  while (end < words.size()) {
    const std::size_t next = std::min(words.find(' ', end + 1), words.size());
    if (width(words.substr(0, next)) > room) break;
    end = next;
  }
  return end;
}

}  // namespace

std::vector<std::string> strip_title(std::string_view name, float room, const WidthOf& width) {
  const std::size_t end = first_line(name, room, width);
  std::vector<std::string> lines{shortened_to(name.substr(0, end), room, width)};
  if (end < name.size()) lines.push_back(shortened_to(name.substr(end + 1), room, width));
  return lines;
}

}  // namespace mael::web
