#include "engine/maelstrom/observe.h"

#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

void hide_hand(SideState& side) {
  for (ForceRow& row : side.rows) {
    side.unknown_hand = static_cast<std::uint8_t>(side.unknown_hand + row.hand);
    row.hand = 0;
  }
}

// The row of the n-th of all tiles counted by `count_of`; n below their total.
template <class F>
Row nth(const SideState& side, int n, F&& count_of) {
  for (int i = 0; i < side.rows.size(); ++i) {
    n -= count_of(static_cast<Row>(i));
    if (n < 0) return static_cast<Row>(i);
  }
  return kNoRow;
}

template <class F>
Row pick(const SideState& side, Random& random, F&& count_of) {
  int total = 0;
  for (int i = 0; i < side.rows.size(); ++i) total += count_of(static_cast<Row>(i));
  if (total <= 0) return kNoRow;
  return nth(side, static_cast<int>(random.below(static_cast<std::uint32_t>(total))), count_of);
}

void imagine_primary(State& state, Seat seat, Random& random) {
  SideState& side = state.side(seat);
  if (side.primary != kUnknownRow) return;
  side.primary = pick(side, random, [&](Row row) {
    const TileData& data = data_of(state, seat, row);
    return may_start(state.edition, data) ? 1 : 0;
  });
}

void imagine_hand(State& state, Seat seat, Random& random) {
  SideState& side = state.side(seat);
  const bool early = state.phase == Phase::OpeningHand || state.awaiting == Awaiting::Coin ||
                     state.awaiting == Awaiting::FirstDiscard;
  const bool opening = early && state.edition == Edition::Maelstrom;  // hands chosen, not drawn
  while (side.unknown_hand > 0) {
    const Row row = pick(side, random, [&](Row each) {
      if (opening && !may_open(data_of(state, seat, each))) return 0;
      return unseen(side, each);
    });
    --side.unknown_hand;
    ++side.rows[row].hand;
  }
}

}  // namespace

State observe(const State& state, Seat seat) {
  State seen = state;
  for (const Seat other : {Seat::A, Seat::B}) {
    if (other == seat) continue;
    hide_hand(seen.side(other));
    if (seen.side(other).primary != kNoRow) seen.side(other).primary = kUnknownRow;
  }
  return seen;
}

Action observe(const State& before, const Action& action, Seat seat) {
  Action seen = action;
  const bool own = action.by == seat;
  if (auto* drawn = std::get_if<DrawnTile>(&seen.deed)) {
    const bool known = before.drawer == seat || !before.side(before.drawer).top.empty();
    if (!known) drawn->row = kUnknownRow;
  } else if (auto* primary = std::get_if<ChoosePrimary>(&seen.deed)) {
    if (!own) primary->row = kUnknownRow;
  } else if (auto* taken = std::get_if<TakeTile>(&seen.deed)) {
    if (!own) taken->row = kUnknownRow;
  }
  return seen;
}

State imagine(const State& observation, Random& random) {
  State state = observation;
  for (const Seat seat : {Seat::A, Seat::B}) {
    imagine_primary(state, seat, random);
    imagine_hand(state, seat, random);
  }
  return state;
}

}  // namespace mael::maelstrom
