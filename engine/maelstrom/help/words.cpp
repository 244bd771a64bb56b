#include "engine/maelstrom/help/words.h"

#include "embedded/maelstrom_content.h"
#include "embedded/vortex_content.h"
#include "engine/core/refusal.h"
#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/things.h"

namespace mael::maelstrom {
std::string name_of(TileKind kind, const Texts& texts) {
  if (kind >= catalogue().size()) return texts.get("word.tile");
  return texts.get("tile." + catalogue()[kind].tag + ".name");
}

namespace {

std::string tile_name(const State& state, TileRef ref, const Texts& texts) {
  if (ref.seat > Seat::B) return texts.get("word.tile");
  const SideState& side = state.side(ref.seat);
  const auto name = [&](Row row) { return name_of(side.rows[row].kind, texts); };
  const int relic = ref.index - kFirstRelic;
  if (relic >= 0 && relic < side.relics.size()) return name(side.relics[relic].row);
  return ref.index < side.tiles.size() ? name(state.tile(ref).row) : texts.get("word.tile");
}

std::string space_name(Hex at, const Texts& texts) {
  if (at == kVortex) return texts.get("word.vortex");
  return fill(texts.get("word.space"), [&](std::string_view) { return write_space(at); });
}

}  // namespace

std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const SeatNames& names) {
  if (state.phase == Phase::Over) return texts.get("refusal.over");
  return refusal_text(violation, texts, [&](std::string_view kind, std::int32_t thing) {
    if (kind == "tile") return tile_name(state, tile_thing(thing), texts);
    if (kind == "space") return space_name(space_thing(thing), texts);
    if (kind == "kind") return name_of(static_cast<TileKind>(thing), texts);
    if (kind == "seat") return seat_word(seat_at(thing), names, texts);
    return std::to_string(thing);
  });
}

const RuleBook& rule_book() {
  static const RuleBook book = built_in(RuleBook::read(embedded::kRulesTsv), "rules.tsv");
  return book;
}

const RuleBook& vortex_rule_book() {
  static const RuleBook book =
      built_in(RuleBook::read(embedded::kVortexRulesTsv), "vortex_rules.tsv");
  return book;
}

RuleId rule_of(TileType type) {
  switch (type) {
    case TileType::Minion: return "MAE-010"_rule;
    case TileType::Stronghold: return "MAE-024"_rule;
    case TileType::Event: return "VTX-010"_rule;
    case TileType::Relic: return "VTX-068"_rule;
  }
  return {};
}

RuleId rule_of(Count count) {
  switch (count) {
    case Count::Essence: return "MAE-027"_rule;
    case Count::Sides: return "MAE-161"_rule;
    case Count::Hoard: return "MAE-030"_rule;
    case Count::Stack: return "MAE-102"_rule;
    case Count::Discards: return "MAE-052"_rule;
  }
  return {};
}

RuleId rule_of_energy() { return "MAE-119"_rule; }

}  // namespace mael::maelstrom
