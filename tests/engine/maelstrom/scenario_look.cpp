#include "tests/engine/maelstrom/scenario_look.h"

#include <algorithm>
#include <array>

#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/mass.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/notation_words.h"
#include "tests/engine/play/look.h"

namespace mael::maelstrom {
namespace {

std::string written(const State& state, const std::string& key) {
  return field_of(write_position(state), key);
}

std::string tile_at(const State& state, Hex at) {
  const std::string space = write_space(at);
  std::string mass = written(state, "mass") + ",";
  for (std::size_t begin = 0; begin < mass.size();) {
    const std::size_t end = mass.find(',', begin);
    const std::string tile = mass.substr(begin, end - begin);
    const std::size_t seat = tile.find_first_of("ab");
    if (tile.substr(0, seat) == space) return tile.substr(seat);
    begin = end + 1;
  }
  return "-";
}

std::string number_field(const State& state, const std::string& key) {
  const auto side = [&](Seat seat) -> const SideState& { return state.side(seat); };
  if (key == "turn") return std::to_string(state.turn);
  if (key == "actions") return std::to_string(state.actions_left);
  if (key == "quiet") return std::to_string(state.quiet_turns);
  if (key == "progress") return std::to_string(state.progress);
  if (key == "essence") return pair_text([&](Seat s) { return side(s).essence; });
  if (key == "hoard") return pair_text([&](Seat s) { return side(s).hoard; });
  if (key == "limited") return pair_text([&](Seat s) { return side(s).limited_summoned; });
  if (key == "hands") return pair_text([&](Seat s) { return hand_size(side(s)); });
  if (key == "stack") return pair_text([&](Seat s) { return stack_size(side(s)); });
  if (key == "presence") return pair_text([&](Seat s) { return presence(state, s); });
  if (key == "sides") return pair_text([&](Seat s) { return sides_held(state, s); });
  return {};
}

// What a tile is worth now: combat@1.3.
std::string value_field(const State& state, const std::string& key) {
  const std::size_t at = key.find('@');
  if (at == std::string::npos) return {};
  const Result<Hex> space = read_space(key.substr(at + 1));
  const auto ref = space.ok() ? Mass(state).tile_at(*space) : std::nullopt;
  if (!ref) return "?";
  const std::string value = key.substr(0, at);
  if (value == "combat") return std::to_string(combat_of(state, *ref));
  if (value == "armor") return std::to_string(armor_of(state, *ref));
  if (value == "movement") return std::to_string(movement_of(state, *ref));
  if (value == "output") return std::to_string(output_of(state, *ref));
  return "?";
}

// What stands on a tile: printed.IrE is arcanae,basic,minion,cost:1,… with every value that is
// not 0, then traits and keywords.
std::string printed_field(const std::string& key) {
  constexpr std::string_view kPrefix = "printed.";
  if (key.substr(0, kPrefix.size()) != kPrefix) return {};
  const int kind = catalogue().find(key.substr(kPrefix.size()));
  if (kind < 0) return "?";
  const TileData& tile = catalogue()[static_cast<TileKind>(kind)];
  constexpr std::array<const char*, 3> kSets{"basic", "advanced", "vortex"};
  constexpr std::array<const char*, 4> kTypes{"minion", "stronghold", "event", "relic"};
  std::string text = std::string(name_of(tile.faction)) + "," +
                     kSets[static_cast<std::size_t>(tile.set)] + "," +
                     kTypes[static_cast<std::size_t>(tile.type)];
  const auto add = [&](const char* name, int value) {
    if (value != 0) text += "," + std::string(name) + ":" + std::to_string(value);
  };
  add("cost", tile.cost);
  add("output", tile.output);
  add("combat", tile.combat);
  add("movement", tile.movement);
  add("range", tile.range);
  add("armor", tile.armor);
  add("life", tile.life);
  add("legendary", tile.legendary);
  for (int bit = 0; bit < kTraits; ++bit) {
    const auto trait = static_cast<Trait>(1 << bit);
    if (tile.has(trait)) text += "," + std::string(name_of(trait));
  }
  for (const std::string& keyword : tile.keywords) text += "," + keyword;
  std::replace(text.begin(), text.end(), ' ', '-');
  return text;
}

constexpr std::array<KindWord<Deed>, 17> kKinds{{
    {"actions", [](const Deed&) { return true; }},
    {"moves", is_one_of<Deed, MoveMinion>},
    {"attacks", is_one_of<Deed, Attack>},
    {"defences", is_one_of<Deed, Defend>},
    {"consumptions", is_one_of<Deed, Consume>},
    {"draws", is_one_of<Deed, DrawTile>},
    {"exchanges", is_one_of<Deed, EnergyToAction, ActionsToEnergy>},
    {"summons", is_one_of<Deed, Summon>},
    {"ends", is_one_of<Deed, EndPhase>},
    {"primaries", is_one_of<Deed, ChoosePrimary>},
    {"takes", is_one_of<Deed, TakeTile>},
    {"answers", is_one_of<Deed, AcceptDraw, DeclineDraw>},
    {"chances", is_one_of<Deed, Coin, RandomDiscard, DrawnTile>},
    {"abilities", is_one_of<Deed, UseAbility>},
    {"events", is_one_of<Deed, PlayEvent>},
    {"triggers", is_one_of<Deed, Resolve>},
    {"passes", is_one_of<Deed, Decline>},
}};

// In the order of the variant.
constexpr std::array<std::string_view, std::variant_size_v<Event>> kEventWords{
    "placed",  "hand",      "coin",     "discarded", "drew",      "turn",     "phase",    "moved",
    "joined",  "attacked",  "struck",   "wounded",   "destroyed", "rewarded", "consumed", "hoard",
    "actions", "summoned",  "compared", "burned",    "offered",   "declined", "ended",    "used",
    "healed",  "damaged",   "affected", "returned",  "swapped",   "raised",   "replaced", "fetched",
    "played",  "cancelled", "relic",    "stacked"};

}  // namespace

std::string look_up(const State& state, const std::string& key) {
  if (!key.empty() && key[0] >= '1' && key[0] <= '9') {
    const Result<Hex> at = read_space(key);
    return at.ok() ? tile_at(state, *at) : "?";
  }
  if (const std::string number = number_field(state, key); !number.empty()) return number;
  if (const std::string value = value_field(state, key); !value.empty()) return value;
  if (const std::string printed = printed_field(key); !printed.empty()) return printed;
  if (key == "to") return std::string(1, letter_of(state.active));
  constexpr std::array<std::string_view, 22> texts{
      "opt",      "a",      "b",         "phase",     "await",   "resume", "offer", "primary",
      "hand.a",   "hand.b", "discard.a", "discard.b", "mass",    "attack", "draws", "relics.a",
      "relics.b", "top.a",  "top.b",     "plays",     "pending", "lasting"};
  if (std::find(texts.begin(), texts.end(), key) == texts.end()) return "?";
  const std::string text = written(state, key);
  if (!text.empty()) return text;
  return key == "phase" ? "movement" : "-";
}

bool holds(const State& state, const std::string& key, const std::string& value,
           std::string& found) {
  found = look_up(state, key);
  const bool space = !key.empty() && key[0] >= '0' && key[0] <= '9';
  if (space && value.find(':') == std::string::npos) found = found.substr(0, found.find(':'));
  return found == value;
}

std::string_view word_of(const Event& event) { return kEventWords[event.index()]; }

bool is_kind(std::string_view kind) { return find_kind(kKinds, kind) != nullptr; }

bool is_of_kind(const Action& action, std::string_view kind) {
  const auto* found = find_kind(kKinds, kind);
  return found != nullptr && found->covers(action.deed);
}

std::string ending_text(const State& state) { return mael::ending_text(state, notation::kEndings); }

}  // namespace mael::maelstrom
