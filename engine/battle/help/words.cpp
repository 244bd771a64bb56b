#include "engine/battle/help/words.h"

#include "embedded/battle_words.h"
#include "engine/battle/derived.h"
#include "engine/battle/text/notation.h"
#include "engine/core/inches.h"
#include "engine/core/refusal.h"
#include "engine/core/table.h"

namespace mael::battle {

std::string unit_word(const State& state, UnitId unit, const Texts& texts) {
  if (!is_unit(state, unit)) return "?";
  const std::string code(squad_of(state, unit).code);
  return texts.get("unit." + code) + " (" + write_unit(state, unit) + ")";
}

std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const SeatNames& names) {
  if (state.stage == Stage::Over) return texts.get("refusal.over");
  return refusal_text(violation, texts, [&](std::string_view kind, std::int32_t thing) {
    if (kind == "unit") return unit_word(state, static_cast<UnitId>(thing), texts);
    if (kind == "inches") return write_inches(thing) + "\"";
    if (kind == "seat") {
      return thing >= kSeats ? texts.get("word.chance") : seat_word(seat_at(thing), names, texts);
    }
    return std::to_string(thing);
  });
}

const RuleBook& rule_book() {
  static const RuleBook book =
      built_in(RuleBook::read(embedded::kBattleRulesTsv), "battle_rules.tsv");
  return book;
}

}  // namespace mael::battle
