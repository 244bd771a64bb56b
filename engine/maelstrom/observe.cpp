#include "engine/maelstrom/observe.h"

#include <algorithm>
#include <cassert>

#include "engine/maelstrom/plays.h"
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
    return may_start(state.edition, data_of(state, seat, row)) && unseen(side, row) > 0 ? 1 : 0;
  });
}

// Copies that are known to be in the stack, though not where: what was looked for there.
int searched_for(const State& state, Seat seat, Row row) {
  const FixedList<Row, kMaxKnownTop>& top = state.side(seat).top;
  if (std::find(top.begin(), top.end(), row) != top.end()) return 0;
  const bool sought = std::any_of(state.plays.begin(), state.plays.end(), [&](const Play& play) {
    if (play.controller != seat || play.choice.row != row) return false;
    const Effect& effect = play_rows(state, play)[0];
    return effect.verb == Verb::Draw && effect.zone == Zone::None;
  });
  return sought ? 1 : 0;
}

void imagine_hand(State& state, Seat seat, Random& random) {
  SideState& side = state.side(seat);
  const bool chosen = state.phase == Phase::OpeningHand || state.phase == Phase::FirstPlayer;
  const bool opening = chosen && state.edition == Edition::Maelstrom;
  while (side.unknown_hand > 0) {
    const Row row = pick(side, random, [&](Row each) {
      if (opening && !may_open(data_of(state, seat, each))) return 0;
      return unseen(side, each) - searched_for(state, seat, each);
    });
    assert(row < side.rows.size());  // validate counts the tiles there are
    --side.unknown_hand;
    ++side.rows[row].hand;
  }
}

void imagine_hands(State& state, Random& random) {
  for (const Seat seat : {Seat::A, Seat::B}) imagine_hand(state, seat, random);
}

// Gives the seat that is asked an event it may answer with, out of its unknown tiles.
void imagine_answer(State& state, Random& random) {
  State asked = state;
  asked.awaiting = Awaiting::Answer;
  const Seat seat = answering_seat(state);
  SideState& side = state.side(seat);
  const Row row = pick(side, random, [&](Row each) {
    return judge_event(asked, seat, each) ? 0 : unseen(side, each);
  });
  if (row == kNoRow || side.unknown_hand == 0) return;
  --side.unknown_hand;
  ++side.rows[row].hand;
}

// Only who has an answer is asked for it (VTX-R17): by trying often, and then by giving it one.
void imagine_asked_hands(State& state, Random& random) {
  constexpr int kTries = 40;
  for (int i = 0; i < kTries; ++i) {
    State guess = state;
    imagine_hands(guess, random);
    if (!may_be_asked(guess)) continue;
    state = guess;
    return;
  }
  imagine_answer(state, random);
  imagine_hands(state, random);
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

Event observe(const State&, const Event& event, Seat seat) {
  const auto* drew = std::get_if<happened::Drew>(&event);
  if (!drew || drew->seat == seat) return event;
  return happened::Drew{drew->seat, kUnknownRow};
}

State imagine(const State& observation, Random& random) {
  State state = observation;
  for (const Seat seat : {Seat::A, Seat::B}) imagine_primary(state, seat, random);
  know_named(state);
  if (state.plays.empty()) {
    imagine_hands(state, random);
  } else {
    imagine_asked_hands(state, random);
  }
  return state;
}

}  // namespace mael::maelstrom
