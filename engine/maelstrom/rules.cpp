#include "engine/maelstrom/rules.h"

#include <algorithm>
#include <cassert>

#include "engine/core/hash.h"
#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/force.h"
#include "engine/maelstrom/plays.h"
#include "engine/maelstrom/things.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

bool operator==(const Setup& a, const Setup& b) {
  return a.edition == b.edition && a.advanced == b.advanced && a.free == b.free &&
         a.options == b.options && same_lines(a.forces[0], b.forces[0]) &&
         same_lines(a.forces[1], b.forces[1]);
}

Setup basic_setup(Faction a, Faction b, const Options& options) {
  Setup setup;
  setup.options = options;
  setup.free = !is_major(a) || !is_major(b);
  const auto fill = [](std::vector<ForceLine>& lines, Faction faction) {
    const auto force = catalogue().force(faction);
    lines.assign(force.begin(), force.end());
  };
  fill(setup.forces[0], a);
  fill(setup.forces[1], b);
  return setup;
}

// ---- Start -----------------------------------------------------------------------------------

Result<State, std::vector<Violation>> start(const Setup& setup) {
  std::vector<Violation> faults = find_setup_faults(setup);
  if (!faults.empty()) return faults;
  State state;
  state.edition = setup.edition;
  state.options = setup.options;
  for (std::size_t i = 0; i < setup.forces.size(); ++i) {
    SideState& side = state.sides[i];
    side.essence = setup.options.essence;
    for (const ForceLine& line : setup.forces[i]) {
      side.rows.push_back({line.kind, line.count, 0, 0});
    }
  }
  return state;
}

// ---- Whose turn, and the end -----------------------------------------------------------------

Awaited to_act(const State& state) {
  switch (state.awaiting) {
    case Awaiting::Primary: {
      Awaited awaited;
      for (const Seat seat : {Seat::A, Seat::B}) {
        if (state.side(seat).primary == kNoRow) awaited = awaited.with(seat);
      }
      return awaited;
    }
    case Awaiting::OpeningHand: {
      Awaited awaited;
      for (const Seat seat : {Seat::A, Seat::B}) {
        if (hand_size(state.side(seat)) < opening_hand_size(state, seat)) {
          awaited = awaited.with(seat);
        }
      }
      return awaited;
    }
    case Awaiting::Coin:
    case Awaiting::FirstDiscard:
    case Awaiting::DrawnTile: return Awaited::chance();
    case Awaiting::Turn: return Awaited::seat(state.active);
    case Awaiting::Defence:
    case Awaiting::Counterstrike:
    case Awaiting::LateDefence: return Awaited::seat(opponent_of(state.active));
    case Awaiting::DrawAnswer: return Awaited::seat(opponent_of(state.offerer));
    case Awaiting::Answer: return Awaited::seat(answering_seat(state));
    case Awaiting::Trigger: return Awaited::seat(pending_scope(state).controller);
    case Awaiting::Nothing: return Awaited::nobody();
  }
  return Awaited::nobody();
}

std::uint32_t stage_of(const State& state) {
  const auto number = [](auto value) { return static_cast<std::uint32_t>(value); };
  return number(state.awaiting) | number(state.phase) << 4 | number(index_of(state.active)) << 8 |
         number(state.plays.size()) << 10 | number(state.pending.size()) << 14 |
         number(state.turn) << 20;
}

Outcome outcome(const State& state) {
  switch (state.ending) {
    case Ending::Running: return {};
    case Ending::Essence: return Outcome::won_by(state.winner, "MAE-167"_rule);
    case Ending::Surround: return Outcome::won_by(state.winner, "MAE-004"_rule);
    case Ending::Resignation:
    case Ending::NoProgress:
    case Ending::Agreement: return Outcome::won_by(state.winner, "MAE-R77"_rule);
  }
  return {};
}

int sides_held(const State& state, Seat seat) {
  int held = 0;
  for (const BoardTile& tile : state.side(seat).tiles) {
    if (!tile.is_energy() && ring_of(tile.at) == 1) ++held;
  }
  return held;
}

int presence(const State& state, Seat seat) {
  int total = 0;
  for (int i = 0; i < state.side(seat).tiles.size(); ++i) {
    total += presence_of(state, {seat, static_cast<std::uint8_t>(i)});
  }
  return total;
}

namespace {

// Calls add(deed, weight) for all that chance may do.
template <class Add>
void for_each_chance(const State& state, Add&& add) {
  if (state.awaiting == Awaiting::Coin) {
    add(Coin{Seat::A}, 1);
    add(Coin{Seat::B}, 1);
    return;
  }
  const bool discard = state.awaiting == Awaiting::FirstDiscard;
  const Seat seat = discard ? state.active : state.drawer;
  const SideState& side = state.side(seat);
  if (!discard && !side.top.empty()) {
    return add(DrawnTile{side.top[side.top.size() - 1]}, 1);
  }
  // Where part of the stack and of the hand cannot be told apart, what is drawn stays unknown too.
  if (!discard && side.unknown_hand > 0) return add(DrawnTile{kUnknownRow}, 1);
  for (int i = 0; i < side.rows.size(); ++i) {
    const Row row = static_cast<Row>(i);
    if (discard) {
      const bool hidden =
          side.unknown_hand > 0 && may_be_held_first(state.edition, data_of(state, seat, row));
      const int weight = side.rows[i].hand + (hidden ? unseen(side, row) : 0);
      if (weight > 0) add(RandomDiscard{row}, weight);
    } else if (unseen(side, row) > 0) {
      add(DrawnTile{row}, unseen(side, row));
    }
  }
}

}  // namespace

void chances(const State& state, std::vector<Weighted<Action>>& actions) {
  actions.clear();
  for_each_chance(state, [&](const Deed& deed, int weight) {
    actions.push_back({{Seat::Chance, deed}, static_cast<std::uint32_t>(weight)});
  });
}

Action deal(const State& state, Random& random) {
  return draw_from<Action>(random, [&](auto&& add) {
    for_each_chance(state, [&](const Deed& deed, int weight) {
      add(static_cast<std::uint32_t>(weight), [&] { return Action{Seat::Chance, deed}; });
    });
  });
}

// ---- Hash ------------------------------------------------------------------------------------

std::uint64_t hash_of(const State& state) {
  Hasher hasher;
  const auto add = [&](auto... bytes) {
    std::uint64_t word = 0;
    ((word = word << 8 | static_cast<std::uint8_t>(bytes)), ...);
    hasher.add(word);
  };
  for (const SideState& side : state.sides) {
    for (const ForceRow& row : side.rows) add(row.kind, row.count, row.hand, row.discard);
    for (const BoardTile& t : side.tiles) add(t.row, t.copy, t.at.q, t.at.r, t.wounds, t.marks);
    hasher.add(side.hoard);
    for (const Relic& relic : side.relics) add(relic.row, relic.marks);
    for (const Row top : side.top) add(top);
    add(side.relics.size(), side.top.size());
    add(side.essence, side.unknown_hand, side.primary, side.limited_summoned, side.tiles.size());
  }
  hasher.add(state.attack.attackers);
  const Options& o = state.options;
  add(state.attack.target, o.essence, o.draw_after, o.edge_step, o.squeeze, o.primary_limited,
      o.same_faction, state.edition);
  add(state.phase, state.awaiting, state.active, state.quiet_turns, state.progress, state.resume);
  // In front, where a nought leaves the word as it was before there was this option.
  add(o.first_discards, state.ending, state.winner, state.offerer);
  for (const Pending& p : state.pending) {
    add(p.source.seat, p.source.row, p.source.copy, p.effect, p.controller, p.site.q, p.site.r);
    add(p.that.seat, p.that.row, p.that.copy);
  }
  for (const Lasting& l : state.lasting) {
    add(l.tile.seat, l.tile.row, l.tile.copy, l.effect, l.controller);
    hasher.add(l.last_turn);
  }
  for (const Play& p : state.plays) {
    add(p.kind, p.controller, p.cancelled, p.tile.row, p.tile.copy, p.choice.count, p.choice.row);
    for (const TileRef tile : p.choice.tiles) add(tile.seat, tile.index);
    for (const Hex space : p.choice.spaces) add(space.q, space.r);
  }
  add(state.drawer, state.plays.size(), state.pending.size(), state.lasting.size());
  hasher.add(std::uint64_t{state.turn} << 16 | state.actions_left);
  return hasher.value();
}

}  // namespace mael::maelstrom
