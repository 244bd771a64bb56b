#include "tests/engine/play/scenario_player.h"

namespace mael::scenario {

std::string listed_text(const std::set<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : "; ") + text;
  return all.empty() ? "none" : all;
}

std::string take_word(std::string& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  std::string word = text.substr(0, end);
  text.erase(0, std::min(text.find_first_not_of(' ', end), text.size()));
  return word;
}

std::string awaited_text(Awaited awaited) {
  if (awaited.is_nobody()) return "nobody";
  if (awaited.is_chance()) return "chance";
  std::string text;
  for (const Seat seat : awaited.seats()) {
    text += text.empty() ? "" : " ";
    text += letter_of(seat);
  }
  return text;
}

}  // namespace mael::scenario
