// Letters that people write and no font of the page has: names in other scripts. Whoever measures
// or writes words takes note of them, and the fonts are made anew with what the browser draws.
#pragma once

#include <imgui.h>

#include <string_view>
#include <vector>

namespace mael::web {

// What stands for letters that Dear ImGui cannot tell apart, as those beyond 16 bits.
inline constexpr ImWchar kAnyLetter = 0xFFFD;

struct NotedLetters {
  std::vector<ImWchar> all;
  bool grown = false;  // since the fonts were made last
};
NotedLetters& noted_letters();

// Of words that are to be written in that font.
void note_letters(const ImFont& font, std::string_view words);

}  // namespace mael::web
