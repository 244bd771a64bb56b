#include "engine/maelstrom/words.h"

#include "embedded/maelstrom_content.h"
#include "embedded/vortex_content.h"
#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/things.h"

namespace mael::maelstrom {
namespace {

// Fills the placeholders {index:kind of thing} of a refusal.
class ThingWords {
 public:
  ThingWords(const State& state, const Violation& violation, const Texts& texts,
             const SeatNames& names)
      : state_(state), violation_(violation), texts_(texts), names_(names) {}

  std::string operator()(std::string_view placeholder) const {
    const std::size_t index =
        placeholder.empty() ? 0 : static_cast<std::size_t>(placeholder[0] - '0');
    if (placeholder.size() < 3 || index >= violation_.things.size()) return {};
    const std::int32_t thing = violation_.things[index];
    const std::string_view kind = placeholder.substr(2);
    if (kind == "tile") return tile(tile_thing(thing));
    if (kind == "space") return space(space_thing(thing));
    if (kind == "kind") return name_of(static_cast<TileKind>(thing), texts_);
    if (kind == "seat") return seat(seat_at(thing));
    return std::to_string(thing);
  }

 private:
  std::string tile(TileRef ref) const {
    if (ref.seat > Seat::B) return texts_.get("word.tile");
    const SideState& side = state_.side(ref.seat);
    const int relic = ref.index - kFirstRelic;
    if (relic >= 0 && relic < side.relics.size()) return kind(side, side.relics[relic].row);
    if (ref.index >= side.tiles.size()) return texts_.get("word.tile");
    return kind(side, state_.tile(ref).row);
  }

  std::string kind(const SideState& side, Row row) const {
    return name_of(side.rows[row].kind, texts_);
  }

  std::string space(Hex at) const {
    if (at == kVortex) return texts_.get("word.vortex");
    return fill(texts_.get("word.space"), [&](std::string_view) { return write_space(at); });
  }

  std::string seat(Seat seat) const {
    if (seat > Seat::B) return texts_.get("word.chance");
    const std::string& name = names_[static_cast<std::size_t>(index_of(seat))];
    return name.empty() ? texts_.get(seat == Seat::A ? "word.seat.a" : "word.seat.b") : name;
  }

  const State& state_;
  const Violation& violation_;
  const Texts& texts_;
  const SeatNames& names_;
};

}  // namespace

std::string name_of(TileKind kind, const Texts& texts) {
  if (kind >= catalogue().size()) return texts.get("word.tile");
  return texts.get("tile." + catalogue()[kind].tag + ".name");
}

std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const SeatNames& names) {
  if (state.phase == Phase::Over) return texts.get("refusal.over");
  std::string sentence =
      fill(texts.get("rule." + violation.rule.text()), ThingWords(state, violation, texts, names));
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z') sentence[0] ^= 0x20;
  return sentence;
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

const RuleBook& rule_reference() {
  static const RuleBook book = [] {
    const std::string first = vortex_rule_book().all().front().id.text();
    const std::string_view vortex = embedded::kVortexRulesTsv;  // from the first rule on
    const std::string both =
        std::string(embedded::kRulesTsv) + std::string(vortex.substr(vortex.find(first)));
    return built_in(RuleBook::read(both), "rules of both editions");
  }();
  return book;
}

}  // namespace mael::maelstrom
