#include "engine/core/plain_letters.h"

#include <array>

namespace mael {
namespace {

// The letters U+00E0 … U+00FF; those 32 places before are their capitals. Signs have none.
constexpr std::array<std::string_view, 32> kLetters{
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i", "i",
    "",  "n", "o", "o", "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "",  "y"};

// Signs outside of that row.
struct Sign {
  std::string_view written;
  std::string_view plain;
};
constexpr std::array<Sign, 5> kSigns{
    {{"Œ", "oe"}, {"œ", "oe"}, {"Ÿ", "y"}, {"ß", "ss"}, {"’", "'"}}};

// What the letter or sign at the head of the text, of more than one byte, is written like; nothing
// if it stays. `length` is how many bytes it takes.
std::string_view plain_head(std::string_view text, std::size_t& length) {
  for (const Sign& sign : kSigns) {
    if (text.substr(0, sign.written.size()) != sign.written) continue;
    length = sign.written.size();
    return sign.plain;
  }
  length = 2;
  if (text.size() < 2 || text[0] != '\xC3') return {};
  return kLetters[static_cast<unsigned char>(text[1]) & 0x1FU];
}

}  // namespace

std::string plain_letters(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const char first = text[0];
    std::size_t length = 1;
    std::string_view letters;
    if ((first & 0x80) != 0) letters = plain_head(text, length);
    if (!letters.empty()) {
      plain += letters;
      text.remove_prefix(length);
      continue;
    }
    plain += first >= 'A' && first <= 'Z' ? static_cast<char>(first | 0x20) : first;
    text.remove_prefix(1);
  }
  return plain;
}

}  // namespace mael
