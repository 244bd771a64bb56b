#include "web/base/noted_letters.h"

#include <imgui_internal.h>

#include <algorithm>

namespace mael::web {
namespace {

constexpr std::size_t kMostLetters = 400;  // more of them would fill the texture of the fonts

bool is_plain_letter(char letter) { return static_cast<unsigned char>(letter) < 0x80; }

}  // namespace

NotedLetters& noted_letters() {
  static NotedLetters letters;
  return letters;
}

void note_letters(const ImFont& font, std::string_view words) {
  auto from = std::find_if_not(words.begin(), words.end(), is_plain_letter);
  while (from != words.end()) {
    unsigned code = 0;
    const char* const at = words.data() + (from - words.begin());
    const int bytes = ImTextCharFromUtf8(&code, at, words.data() + words.size());
    const auto letter = static_cast<ImWchar>(code);
    std::vector<ImWchar>& all = noted_letters().all;
    const bool known = font.FindGlyphNoFallback(letter) != nullptr ||
                       std::find(all.begin(), all.end(), letter) != all.end();
    if (!known && all.size() < kMostLetters) {
      all.push_back(letter);
      noted_letters().grown = true;
    }
    from = std::find_if_not(from + std::max(bytes, 1), words.end(), is_plain_letter);
  }
}

}  // namespace mael::web
