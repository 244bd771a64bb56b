#include "engine/cards/words.h"

#include "embedded/cards_content.h"

namespace mael::cards {
namespace {

// Fills the placeholders {index:kind of thing} of a refusal.
class ThingWords {
 public:
  ThingWords(const State& state, const Violation& violation, const Texts& texts,
             const SeatNames& names)
      : state_(state), violation_(violation), texts_(texts), names_(names) {}

  std::string operator()(std::string_view placeholder) const {
    const auto index = static_cast<std::size_t>(placeholder.empty() ? 0 : placeholder[0] - '0');
    if (placeholder.size() < 3 || index >= violation_.things.size()) return {};
    const std::int32_t thing = violation_.things[index];
    const std::string_view kind = placeholder.substr(2);
    if (kind == "card") return name_of(static_cast<CardKind>(thing), texts_);
    if (kind == "planet") return planet(thing);
    if (kind == "seat") return seat(thing);
    return std::to_string(thing);
  }

 private:
  std::string planet(std::int32_t place) const {
    if (place < 0 || place >= state_.planets.size()) return texts_.get("word.planet");
    return name_of(state_.planets[place].kind, texts_);
  }

  std::string seat(std::int32_t index) const {
    const bool first = index == index_of(Seat::A);
    const std::string& name = names_[first ? 0 : 1];
    return name.empty() ? texts_.get(first ? "word.seat.a" : "word.seat.b") : name;
  }

  const State& state_;
  const Violation& violation_;
  const Texts& texts_;
  const SeatNames& names_;
};

}  // namespace

std::string name_of(CardKind kind, const Texts& texts) {
  if (kind >= catalogue().size()) return texts.get("word.card");
  return texts.get("card." + catalogue()[kind].tag + ".name");
}

std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const SeatNames& names) {
  if (state.step == Step::Over) return texts.get("refusal.over");
  std::string sentence =
      fill(texts.get("rule." + violation.rule.text()), ThingWords(state, violation, texts, names));
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z') sentence[0] ^= 0x20;
  return sentence;
}

const RuleBook& rule_book() {
  static const RuleBook book = built_in(RuleBook::read(embedded::kCardRulesTsv), "card_rules.tsv");
  return book;
}

}  // namespace mael::cards
