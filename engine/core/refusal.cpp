#include "engine/core/refusal.h"

namespace mael {

std::string seat_word(Seat seat, std::span<const std::string> names, const Texts& texts) {
  const auto place = static_cast<std::size_t>(index_of(seat));
  if (place >= names.size()) return texts.get("word.chance");
  if (!names[place].empty()) return names[place];
  return texts.get(std::string("word.seat.") + letter_of(seat));
}

std::string refusal_text(const Violation& violation, const Texts& texts, const ThingWord& word) {
  const auto filled_in = [&](std::string_view placeholder) -> std::string {
    const auto index = static_cast<std::size_t>(placeholder.empty() ? 0 : placeholder[0] - '0');
    if (placeholder.size() < 3 || index >= violation.things.size()) return {};
    return word(placeholder.substr(2), violation.things[index]);
  };
  std::string sentence = fill(texts.get("rule." + violation.rule.text()), filled_in);
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z') sentence[0] ^= 0x20;
  return sentence;
}

}  // namespace mael
