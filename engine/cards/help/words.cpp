#include "engine/cards/help/words.h"

#include <array>

#include "embedded/cards_content.h"
#include "engine/core/refusal.h"

namespace mael::cards {
std::string name_of(CardKind kind, const Texts& texts) {
  if (kind >= catalogue().size()) return texts.get("word.card");
  return texts.get("card." + catalogue()[kind].tag + ".name");
}

namespace {

std::string planet_name(const State& state, std::int32_t place, const Texts& texts) {
  if (place < 0 || place >= state.planets.size()) return texts.get("word.planet");
  return name_of(state.planets[place].kind, texts);
}

std::string condition_text(const Violation& violation, std::int32_t condition, const Texts& texts) {
  constexpr std::array<const char*, 5> kNames{"no_target", "own_syphon", "weak_attacker",
                                              "ceasefire", "played"};
  const std::string name = kNames[static_cast<std::size_t>(condition)];
  return fill(texts.get("condition." + name),
              [&](std::string_view) { return std::to_string(violation.things[2]); });
}

}  // namespace

std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const SeatNames& names) {
  if (state.step == Step::Over) return texts.get("refusal.over");
  return refusal_text(violation, texts, [&](std::string_view kind, std::int32_t thing) {
    if (kind == "card") return name_of(static_cast<CardKind>(thing), texts);
    if (kind == "planet") return planet_name(state, thing, texts);
    if (kind == "condition") return condition_text(violation, thing, texts);
    if (kind == "seat") return seat_word(seat_at(thing), names, texts);
    return std::to_string(thing);
  });
}

const RuleBook& rule_book() {
  static const RuleBook book = built_in(RuleBook::read(embedded::kCardRulesTsv), "card_rules.tsv");
  return book;
}

RuleId rule_of(Count count) {
  switch (count) {
    case Count::Stockpile: return "ECG-015"_rule;
    case Count::Hand: return "ECG-048"_rule;
    case Count::Income: return "ECG-041"_rule;
  }
  return {};
}

RuleId rule_of(CardType type) {
  switch (type) {
    case CardType::Faction: return "ECG-005"_rule;
    case CardType::Planet: return "ECG-013"_rule;
    case CardType::Syphon: return "ECG-052"_rule;
    case CardType::Military: return "ECG-055"_rule;
    case CardType::Event: return "ECG-065"_rule;
    case CardType::Modifier: return "ECG-083"_rule;
  }
  return {};
}

}  // namespace mael::cards
