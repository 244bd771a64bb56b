// How a state passes through an archive: as tightly as the rules allow, so that in the packed
// archive a position is a few dozen bytes.
//
// The mass is a growth code. From the Vortex outwards, breadth first, every space next to the mass
// found so far is asked once: filled or not? Since the mass hangs together (MAE-086) this finds all
// of it, and a tile costs about two digits for its place. Then each tile says only what is still
// open: an owner who has tiles left, a row with tiles left, a copy not used before, no wounds or
// marks on an energy tile, and only such marks as the phase knows.
//
// The state must be valid (see validate); the one that is read may not be.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <optional>

#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/mass.h"
#include "engine/maelstrom/text/serialize.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace archived {

// Tiles of one seat that may still be met on the board.
class Supply {
 public:
  explicit Supply(const SideState& side) : side_(side) {
    for (int row = 0; row < side.rows.size(); ++row) {
      left_[at(row)] = side.rows[row].count - (side.primary == row ? 1 : 0);
      total_ += left_[at(row)];
    }
    if (side.primary == kUnknownRow && total_ > 0) --total_;
  }

  int total() const { return total_; }
  int left(int row) const { return left_[at(row)]; }
  // Takes tiles of which the row is known, or not (kUnknownRow).
  void take(Row row, int tiles) {
    total_ -= tiles;
    if (row != kUnknownRow) left_[at(row)] -= tiles;
  }

  // Rows with tiles left, counted from 0: how many there are, and the one at a place.
  int open_rows() const { return place_of(static_cast<Row>(side_.rows.size())); }
  int place_of(Row row) const {
    return static_cast<int>(std::count_if(left_.begin(), left_.begin() + row, is_open));
  }
  Row row_at(int place) const {
    int row = 0;
    while (!is_open(left_[at(row)]) || place-- > 0) ++row;
    return static_cast<Row>(row);
  }

  // Copy numbers not met so far, counted from 0.
  int free_copies(Row row) const {
    return side_.rows[row].count - static_cast<int>(used_[at(row)].count());
  }
  int place_of_copy(Row row, int copy) const {
    int place = 0;
    for (int each = 1; each < copy; ++each) place += used_[at(row)].test(at(each)) ? 0 : 1;
    return place;
  }
  std::uint8_t copy_at(Row row, int place) const {
    int copy = 1;
    while (used_[at(row)].test(at(copy)) || place-- > 0) ++copy;
    return static_cast<std::uint8_t>(copy);
  }
  void use_copy(Row row, int copy) { used_[at(row)].set(at(copy)); }

 private:
  static constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }
  static bool is_open(int left) { return left > 0; }

  const SideState& side_;
  std::array<int, kMaxForce> left_{};
  std::array<std::bitset<kMaxForce + 1>, kMaxForce> used_{};
  int total_ = 0;
};

template <class Archive>
class StateCoder {
 public:
  StateCoder(Archive& archive, State& state, std::uint32_t version)
      : archive_(archive), state_(state), version_(version) {}

  void pass() {
    pass_agreement();
    pass_stage();
    for (SideState& side : state_.sides) pass_side(side);
    pass_mass();
    pass_attack();
    pass_abilities();
  }

 private:
  static constexpr bool kLoading = is_loading<Archive>;

  void pass_agreement() {
    edition(archive_, state_.edition);
    options(archive_, state_.options, most_discards(version_, kStateVersion));
    for (SideState& side : state_.sides) {
      std::vector<ForceLine> lines = force_of(side);
      force(archive_, state_.edition, lines);
      if constexpr (kLoading) {
        for (const ForceLine& line : lines) side.rows.push_back({line.kind, line.count, 0, 0});
      }
    }
  }

  void pass_stage() {
    ranged(archive_, state_.phase, Phase::Primary, Phase::Over);
    ranged(archive_, state_.awaiting, Awaiting::Primary, Awaiting::Nothing);
    ranged(archive_, state_.active, Seat::A, Seat::B);
    if (state_.awaiting == Awaiting::DrawAnswer) {
      ranged(archive_, state_.resume, Awaiting::Turn, Awaiting::Trigger);
      ranged(archive_, state_.offerer, Seat::A, Seat::B);
    }
    if (state_.awaiting == Awaiting::DrawnTile) ranged(archive_, state_.drawer, Seat::A, Seat::B);
    if (state_.phase < Phase::Movement) return;
    mostly_small(archive_, state_.turn, 60, kMaxCounters);
    mostly_small(archive_, state_.quiet_turns, 4, 255);
    ranged(archive_, state_.progress, 0, 1);
    if (state_.phase == Phase::Action) mostly_small(archive_, state_.actions_left, 4, kMaxCounters);
    if (state_.phase == Phase::Over) {
      ranged(archive_, state_.ending, Ending::Essence, Ending::Agreement);
      mael::archived::seat_or_chance(archive_, state_.winner, kSeats);
    }
  }

  void pass_side(SideState& side) {
    ranged(archive_, side.essence, 0, state_.options.essence);
    mostly_small(archive_, side.hoard, 4, kMaxCounters);
    if (state_.phase == Phase::Summon && &side == &state_.side(state_.active)) {
      ranged(archive_, side.limited_summoned, 0, 1);
    }
    if (state_.phase == Phase::Primary || (state_.phase == Phase::Over && state_.turn == 0)) {
      pass_primary(side);
    }
    pass_piles(side);
  }

  // Not chosen, not known, or a row of the force.
  void pass_primary(SideState& side) {
    const int known = side.primary == kNoRow        ? 0
                      : side.primary == kUnknownRow ? 1
                                                    : 2 + side.primary;
    const int code = coded(archive_, known, 0, 1 + side.rows.size());
    side.primary = code == 0 ? kNoRow : code == 1 ? kUnknownRow : static_cast<Row>(code - 2);
  }

  void pass_piles(SideState& side) {
    Supply& supply = supplies_[static_cast<std::size_t>(&side - state_.sides.data())].emplace(side);
    for (int i = 0; i < side.rows.size(); ++i) {
      const auto row = static_cast<Row>(i);
      for (const auto pile : {&ForceRow::hand, &ForceRow::discard}) {
        ranged(archive_, side.rows[i].*pile, 0, static_cast<std::uint8_t>(most(supply, row)));
        supply.take(row, side.rows[i].*pile);
      }
    }
    ranged(archive_, side.unknown_hand, 0, static_cast<std::uint8_t>(supply.total()));
    supply.take(kUnknownRow, side.unknown_hand);
    if (state_.edition == Edition::Vortex) pass_beside(side, supply);
  }

  // Relics in play and known tiles on top of the stack.
  void pass_beside(SideState& side, Supply& supply) {
    if (side.rows.empty()) return refuse(archive_);
    pass_list(side.relics, [&](Relic& relic) {
      ranged(archive_, relic.row, 0, static_cast<Row>(side.rows.size() - 1));
      if (most(supply, relic.row) <= 0) return refuse(archive_);
      for (const Mark mark : {Mark::Used, Mark::Triggered}) {
        const auto bit = static_cast<unsigned>(mark);
        const bool bears = coded(archive_, (relic.marks & bit) != 0);
        if (bears) relic.marks = static_cast<std::uint8_t>(relic.marks | bit);
      }
      supply.take(relic.row, 1);
    });
    pass_list(side.top,
              [&](Row& row) { ranged(archive_, row, 0, static_cast<Row>(side.rows.size() - 1)); });
  }

  static int most(const Supply& supply, Row row) {
    return std::min(supply.left(row), supply.total());
  }

  Supply& supply(Seat seat) { return *supplies_[static_cast<std::size_t>(index_of(seat))]; }

  void pass_mass() {
    if constexpr (!kLoading) mass_.emplace(state_);
    constexpr int kSide = 2 * kTableRadius + 1;
    std::bitset<kSide * kSide> asked;
    FixedList<Hex, 2 * kMaxForce + 1> found;
    found.push_back(kVortex);
    const auto ask = [&](Hex at) {
      if (at == kVortex || ring_of(at) > kTableRadius) return false;
      const auto cell =
          static_cast<std::size_t>((at.r + kTableRadius) * kSide + at.q + kTableRadius);
      if (asked.test(cell)) return false;
      asked.set(cell);
      return pass_space(at);
    };
    for (int i = 0; i < found.size(); ++i) {
      for (int direction = 0; direction < kSides; ++direction) {
        const Hex at = neighbour(found[i], direction);
        if (ask(at)) found.push_back(at);
      }
    }
  }

  // Returns whether the space is filled.
  bool pass_space(Hex at) {
    const bool a = supply(Seat::A).total() > 0, b = supply(Seat::B).total() > 0;
    if (!a && !b) return false;
    std::optional<TileRef> ref;
    if constexpr (!kLoading) ref = mass_->tile_at(at);
    if (!coded(archive_, ref.has_value())) return false;
    Seat seat = ref ? ref->seat : a ? Seat::A : Seat::B;
    if (a && b) ranged(archive_, seat, Seat::A, Seat::B);
    BoardTile tile;
    if (ref) tile = state_.tile(*ref);
    tile.at = at;
    pass_tile(seat, tile);
    if constexpr (kLoading) put_in_play(state_.side(seat), tile);
    return true;
  }

  void pass_tile(Seat seat, BoardTile& tile) {
    pass_name(supply(seat), tile);
    const bool energy = coded(archive_, tile.is_energy());
    if (energy) return tile.set(Mark::Energy);
    const int life = data_of(state_, seat, tile.row).life;
    ranged(archive_, tile.wounds, 0, static_cast<std::uint8_t>(std::max(life - 1, 0)));
    int possible = possible_marks(state_, seat, tile.row);
    if (version_ == 1 && watches_plays(state_.side(seat).rows[tile.row].kind)) {
      possible &= ~static_cast<int>(Mark::Triggered);
    }
    for (int bit = 1; bit <= possible; bit *= 2) {
      if ((possible & bit) == 0) continue;
      const auto mark = static_cast<Mark>(bit);
      if (coded(archive_, tile.is(mark))) tile.set(mark);
    }
  }

  // Until version 2 such tiles did their deed without limit (MAE-139).
  static bool watches_plays(TileKind kind) { return effect_table().has(kind, Trigger::Played); }

  void pass_name(Supply& left, BoardTile& tile) {
    const int row =
        coded(archive_, kLoading ? 0 : left.place_of(tile.row), 0, left.open_rows() - 1);
    tile.row = left.row_at(row);
    const int copy = coded(archive_, kLoading ? 0 : left.place_of_copy(tile.row, tile.copy), 0,
                           left.free_copies(tile.row) - 1);
    tile.copy = left.copy_at(tile.row, copy);
    left.use_copy(tile.row, tile.copy);
    left.take(tile.row, 1);
  }

  // Only a tile that attacked this turn can be one of the attackers waiting for the defence.
  void pass_attack() {
    const Awaiting stage =
        state_.awaiting == Awaiting::DrawAnswer ? state_.resume : state_.awaiting;
    const bool defence = stage >= Awaiting::Defence && stage <= Awaiting::LateDefence;
    if (stage == Awaiting::Answer) {
      const bool attacked = coded(archive_, state_.attack.attackers != 0);
      if (!attacked) return;
    } else if (!defence) {
      return;
    }
    const SideState& side = state_.side(state_.active);
    for (int i = 0; i < side.tiles.size(); ++i) {
      if (!side.tiles[i].is(Mark::Attacked)) continue;
      const bool joins = coded(archive_, (state_.attack.attackers & bit_of(i)) != 0);
      if (joins) state_.attack.attackers |= bit_of(i);
    }
    const int targets = state_.side(opponent_of(state_.active)).tiles.size();
    ranged(archive_, state_.attack.target, 0, static_cast<std::uint8_t>(std::max(targets - 1, 0)));
  }

  void pass_abilities() {
    if (state_.phase < Phase::Movement || state_.phase == Phase::Over) return;
    const bool any = coded(
        archive_, !state_.pending.empty() || !state_.lasting.empty() || !state_.plays.empty());
    if (!any) return;
    for (const SideState& side : state_.sides) {
      if (side.rows.empty()) return refuse(archive_);
    }
    pass_list(state_.plays, [&](Play& play) {
      ranged(archive_, play.kind, Play::Kind::Attack, Play::Kind::Event);
      ranged(archive_, play.controller, Seat::A, Seat::B);
      ranged(archive_, play.cancelled, 0, 1);
      if (play.kind == Play::Kind::Attack) return;
      pass_tile_name(play.tile);
      choice(archive_, play.choice);
    });
    pass_list(state_.pending, [&](Pending& pending) {
      pass_tile_name(pending.source);
      pass_tile_name(pending.that);
      pass_trigger(pending);
      pending.controller = pending.source.seat;
      space(archive_, pending.site);
    });
    pass_list(state_.lasting, [&](Lasting& lasting) {
      pass_tile_name(lasting.tile);
      pass_effect(lasting.effect);
      ranged(archive_, lasting.controller, Seat::A, Seat::B);
      const int over = coded(archive_, lasting.last_turn > state_.turn);
      lasting.last_turn = static_cast<std::uint16_t>(state_.turn + over);
    });
  }

  template <class List, class F>
  void pass_list(List& list, F&& pass_item) {
    const int size = coded(archive_, list.size(), 0, List::kCapacity);
    for (int i = 0; i < size; ++i) {
      typename std::remove_reference_t<decltype(list[0])> item{};
      if constexpr (!kLoading) item = list[i];
      pass_item(item);
      if constexpr (kLoading) list.push_back(item);
    }
  }

  void pass_tile_name(TileName& name) {
    ranged(archive_, name.seat, Seat::A, Seat::B);
    const SideState& side = state_.side(name.seat);
    ranged(archive_, name.row, 0, static_cast<Row>(side.rows.size() - 1));
    ranged(archive_, name.copy, 0, side.rows[name.row].count);
  }

  // The ability by its trigger: a tile has one ability for each.
  void pass_trigger(Pending& pending) {
    Trigger trigger = kLoading ? Trigger::Enters : effect_table()[pending.effect].trigger;
    ranged(archive_, trigger, Trigger::Enters, Trigger::Played);
    const auto rows =
        effect_table().of(state_.side(pending.source.seat).rows[pending.source.row].kind, trigger);
    if (rows.empty()) return refuse(archive_);
    pending.effect = effect_table().number_of(rows[0]);
  }

  // An effect by its tile and its number among that tile's effects.
  void pass_effect(std::uint8_t& effect) {
    TileKind kind = kLoading ? TileKind{0} : effect_table()[effect].tile;
    tile_kind(archive_, kind);
    const auto effects = effect_table().of(kind);
    if (effects.empty()) return refuse(archive_);
    const int first = effect_table().number_of(effects[0]);
    const int place =
        coded(archive_, kLoading ? 0 : effect - first, 0, static_cast<int>(effects.size()) - 1);
    effect = static_cast<std::uint8_t>(first + place);
  }

  Archive& archive_;
  State& state_;
  std::uint32_t version_;
  std::array<std::optional<Supply>, kSeats> supplies_;
  std::optional<Mass> mass_;
};

}  // namespace archived

// A state that is read must be fresh.
template <class Archive>
void serialize(Archive& archive, State& state, std::uint32_t version) {
  if (version < 1 || version > kStateVersion) return refuse(archive);
  archived::StateCoder<Archive>(archive, state, version).pass();
}

}  // namespace mael::maelstrom

CEREAL_CLASS_VERSION(mael::maelstrom::State, mael::maelstrom::kStateVersion)
