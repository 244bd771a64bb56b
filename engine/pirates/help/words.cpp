#include "engine/pirates/help/words.h"

#include "embedded/pirates_content.h"
#include "engine/core/refusal.h"
#include "engine/core/table.h"
#include "engine/pirates/text/notation.h"

namespace mael::pirates {

std::string cell_word(Cell cell, const Texts& texts) {
  if (cell >= kCells) return "?";
  const std::string_view name = texts.find("cell." + name_of(cell));
  return name.empty() ? name_of(cell) : name_of(cell) + " (" + std::string(name) + ")";
}

namespace {

std::string tag_of(std::string_view letters, int number) {
  return std::string(letters) + (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const SeatNames& names) {
  if (state.stage == Stage::Over) return texts.get("refusal.over");
  return refusal_text(violation, texts, [&](std::string_view kind, std::int32_t thing) {
    if (kind == "cell") return cell_word(static_cast<Cell>(thing), texts);
    if (kind == "seat") {
      return thing >= kSeats ? texts.get("word.chance") : seat_word(seat_at(thing), names, texts);
    }
    if (kind == "item" && is_item(static_cast<Item>(thing))) {
      return texts.get("item." + write_item(static_cast<Item>(thing)));
    }
    if (kind == "tile") return texts.get("equipment." + tag_of("E", thing));
    if (kind == "card") return tag_of("T", thing);
    return std::to_string(thing);
  });
}

const RuleBook& rule_book() {
  static const RuleBook book =
      built_in(RuleBook::read(embedded::kPiratesRulesTsv), "pirates_rules.tsv");
  return book;
}

}  // namespace mael::pirates
