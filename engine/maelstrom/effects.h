// What the texts of tiles do, as data: a small vocabulary read from assets/maelstrom/effects.tsv.
//
// An effect is a trigger with conditions, a price, and one verb on targets. Rows of one tile with
// the same trigger are one ability, carried out in order: a later row's target `that` is what the
// first one chose.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/table.h"
#include "engine/maelstrom/content.h"

namespace mael::maelstrom {

enum class Who : std::uint8_t { Any, Self, That, Friendly, Enemy };

// What a selector may point at; Tile is a face-up minion or stronghold.
enum class Target : std::uint8_t { Anything, Tile, Minion, Stronghold, Energy, Event, Vortex };

enum class Around : std::uint8_t { Source, That, Site };

inline constexpr std::uint8_t kAnyNumber = 0xff;   // no limit, or no such demand
inline constexpr std::uint8_t kAllTargets = 0xfe;  // every target, without a choice

// Which tiles are meant. Distances are counted as in Range: 1 is next to.
struct Selector {
  Who who = Who::Any;
  Target target = Target::Anything;
  Around around = Around::Source;
  std::uint8_t within = kAnyNumber;
  std::uint8_t count = 1;  // how many the controller chooses; or kAllTargets
  std::uint8_t cost_max = kAnyNumber;
  std::uint8_t combat_max = kAnyNumber;
  std::uint8_t keyword = kAnyNumber;  // place in the effect table's list of keywords
  std::uint8_t faction = kAnyNumber;
  TileKind tile = kAnyNumber;
  TileKind not_tile = kAnyNumber;
  Target beside = Target::Anything;  // next to a friendly tile of this kind; Anything: no demand
  Traits trait = 0;
  bool other = false;  // not the source itself
  bool wounded = false;
  bool at_vortex = false;
  bool in_attack = false;    // takes part in the attack under way
  bool yours = false;        // an energy tile of the controller's force
  bool minion_face = false;  // an energy tile that was a minion
};

enum class Test : std::uint8_t {
  Adjacent,   // such a tile is next to the source
  Attacking,  // the source takes part in an attack on such a tile
  Defending,  // the source is attacked by such a tile
  With,       // such another tile takes part in the attack
  Without,    // no such other tile takes part in the attack
  Victim,     // what was destroyed is such a tile
};
struct Condition {
  Test test = Test::Adjacent;
  Selector selector;
};

enum class Trigger : std::uint8_t {
  Passive,
  Action,
  Enters,
  Destroyed,
  Consumes,
  Kills,
  Turn,
  Played,
  PlayMovement,
  PlayAction,
  PlaySummon,
  PlayAttacked,
  PlayAnswer,
};

enum class Verb : std::uint8_t {
  Modify,
  Grant,
  Damage,
  Heal,
  Move,
  Swap,
  Draw,
  Energy,
  Actions,
  Return,
  Replace,
  Raise,
  Gateway,
  Forbid,
  Cancel,
};

enum class Stat : std::uint8_t { Combat, Armor, Movement, Range, Output, Presence };
enum class Act : std::uint8_t { Attack, Enter, Move, Displace, Consume };
enum class Zone : std::uint8_t { None, Hand, Stack, Discard };
enum class Until : std::uint8_t { Always, Turn, Round };

// A number: fixed, or counted when asked for.
struct Amount {
  enum class Kind : std::uint8_t { Fixed, PerTile, HighestOutput };
  Kind kind = Kind::Fixed;
  std::int8_t number = 0;  // the number, or the most that may be counted
  Selector counted;
};

struct Effect {
  TileKind tile = 0;
  Trigger trigger = Trigger::Passive;
  Verb verb = Verb::Modify;
  bool may = false;      // the controller may decline
  bool once = false;     // once per turn
  bool instead = false;  // replaces becoming an energy tile
  bool keep_wounds = false;
  bool opponent = false;    // befalls the opponent
  bool has_of = false;      // triggered by other tiles: `of`
  bool has_choice = false;  // `choose` names what is chosen; the targets follow from it
  bool has_target = false;
  bool has_against = false;
  bool has_filter = false;
  bool pays_tile = false;  // the price is a destroyed tile: `price_tile`
  std::uint8_t price = 0;  // energy
  Stat stat = Stat::Combat;
  Act act = Act::Attack;
  Zone zone = Zone::None;  // where Draw and Replace take from, where Return puts
  Traits trait = 0;
  Until until = Until::Always;
  Amount amount;
  Selector of;
  Selector price_tile;
  Selector choose;
  Selector target;
  Selector against;
  Selector filter;
  std::vector<Condition> conditions;
};

// All effects in the order of the table, found by tile.
class EffectTable {
 public:
  // Faults carry line and column; the column counts cells.
  static EffectTable read(std::string_view tsv, const Catalogue& catalogue, Faults& faults);

  std::span<const Effect> of(TileKind tile) const;
  // The rows of one ability: those of a tile with the same trigger.
  std::span<const Effect> of(TileKind tile, Trigger trigger) const;
  std::span<const Effect> all() const { return effects_; }
  // Place of an effect of this table, for states and saves.
  std::uint8_t number_of(const Effect& effect) const {
    return static_cast<std::uint8_t>(&effect - effects_.data());
  }
  const Effect& operator[](std::uint8_t number) const { return effects_[number]; }

  // What lets hot paths skip the rest: whether the text of any tile changes this stat, for a time
  // or always; and by tile, which stats its passive text changes (a bit each), whether it forbids
  // something, or lets tiles be summoned beside it as if it were a stronghold.
  bool modifies_ever(Stat stat) const {
    return (ever_modified_ & (1u << static_cast<int>(stat))) != 0;
  }
  const std::uint8_t* stats_modified() const { return modifies_.data(); }
  bool forbids(TileKind tile, Act act) const {
    return (forbids_[tile] & (1u << static_cast<int>(act))) != 0;
  }
  bool is_gateway(TileKind tile) const { return gateway_[tile] != 0; }
  bool has(TileKind tile, Trigger trigger) const {
    return (answers_[tile] & (1u << static_cast<int>(trigger))) != 0;
  }

 private:
  void check(const Record& record, const Effect& effect, const Catalogue& catalogue,
             Faults& faults) const;
  void note_passives();

  std::vector<Effect> effects_;
  std::vector<std::uint16_t> first_;                        // per tile, and one more
  std::vector<std::uint8_t> modifies_, forbids_, gateway_;  // per tile
  std::uint8_t ever_modified_ = 0;                          // a bit per stat
  std::vector<std::uint16_t> answers_;                      // per tile, a bit per trigger
};

// The table built into the program, checked like the catalogue.
const EffectTable& read_effect_table();

inline const EffectTable& effect_table() {
  static const EffectTable& table = read_effect_table();
  return table;
}

}  // namespace mael::maelstrom
