#include "engine/cards/flow.h"

#include <algorithm>

#include "engine/cards/battle.h"
#include "engine/cards/effects.h"
#include "engine/cards/legality.h"

namespace mael::cards {

void gain(const Course& course, Seat seat, int amount) {
  std::uint16_t& stockpile = course.side(seat).stockpile;
  stockpile = static_cast<std::uint16_t>(std::min(stockpile + amount, kMaxResources));
}

void pay(const Course& course, Seat seat, int amount) {
  std::uint16_t& stockpile = course.side(seat).stockpile;
  stockpile = static_cast<std::uint16_t>(stockpile - amount);
  if (amount > 0) course.tell(happened::Paid{seat, amount});
}

void add_stock(Planet& planet, int amount) {
  planet.stock = static_cast<std::uint16_t>(std::clamp(planet.stock + amount, 0, kMaxResources));
}

// ---- Steps 1 and 2 -----------------------------------------------------------------------------

namespace {

void generate(const Course& course) {
  for (Planet& planet : course.state.planets) {
    const int rate = rate_of(planet);
    add_stock(planet, rate);
    if (rate > 0) course.tell(happened::Generated{planet.kind, rate});
  }
  for (const Seat seat : {Seat::A, Seat::B}) {
    course.tell(happened::FactionYielded{seat, kFactionYield});
  }
}

void distribute_from(const Course& course, int place) {
  Planet& planet = course.state.planets[place];
  const int a = syphon_rate(course.state, Seat::A, place);
  const int b = syphon_rate(course.state, Seat::B, place);
  if (a == 0 && b == 0) return;
  const int rate = rate_of(planet);
  const Distribution sums = distribute(planet.stock, rate, a, b);
  course.tell(happened::Distributed{planet.kind, rate, planet.stock, sums});
  planet.stock = static_cast<std::uint16_t>(sums.left);
  gain(course, Seat::A, sums.shares[0].total());
  gain(course, Seat::B, sums.shares[1].total());
}

void distribute_all(const Course& course) {
  for (int place = 0; place < course.state.planets.size(); ++place) distribute_from(course, place);
  for (const Seat seat : {Seat::A, Seat::B}) {
    gain(course, seat, kFactionYield);
    course.tell(happened::FactionTaken{seat, kFactionYield});
  }
}

// Who acts first: on turn 1 that is agreed (ECG-R9), then the richer player (ECG-042).
void settle_order(const Course& course) {
  State& state = course.state;
  const int a = state.side(Seat::A).stockpile, b = state.side(Seat::B).stockpile;
  if (state.turn > 1) {
    if (a == b) {  // ECG-043
      state.awaiting = Awaiting::Coin;
      return;
    }
    state.first = a > b ? Seat::A : Seat::B;
  }
  begin_player_turn(course, state.first);
}

}  // namespace

void begin_turn(const Course& course) {
  State& state = course.state;
  ++state.turn;
  if (deck_size(state) == 0) ++state.empty_turns;
  state.step = Step::Actions;
  state.active = state.first;
  course.tell(happened::TurnBegan{state.turn});
  generate(course);
  distribute_all(course);
  settle_order(course);
}

// ---- Step 3 ------------------------------------------------------------------------------------

void begin_player_turn(const Course& course, Seat seat) {
  State& state = course.state;
  state.active = seat;
  state.actions_left = kActionsPerTurn;
  state.ceasefire = 0;
  course.tell(happened::PlayerTurnBegan{seat});
  open_window(course, Window::Start);
}

namespace {

void ask_or_close(const Course& course) {
  State& state = course.state;
  if (state.options.always_ask || can_answer(state)) {
    state.awaiting = Awaiting::Answer;
  } else {
    close_window(course);
  }
}

void finish_player_turn(const Course& course) {
  State& state = course.state;
  course.tell(happened::PlayerTurnEnded{state.active});
  state.ceasefire = 0;
  if (state.active == state.first) return begin_player_turn(course, opponent_of(state.active));
  state.step = Step::DrawUp;
  state.active = state.first;
  go_on_drawing(course, state.first);
}

}  // namespace

void open_window(const Course& course, Window window) {
  course.state.window = window;
  ask_or_close(course);
}

void close_window(const Course& course) {
  State& state = course.state;
  const Window window = state.window;
  state.window = Window::None;
  state.awaiting = Awaiting::Turn;
  if (window == Window::End) return finish_player_turn(course);
  switch (state.declared.kind) {
    case Declared::Kind::Card: return carry_out_card(course);
    case Declared::Kind::Attack: return carry_out_attack(course);
    case Declared::Kind::Nothing: return;
  }
}

void proceed(const Course& course) {
  if (course.state.window != Window::None) return ask_or_close(course);
  course.state.awaiting = Awaiting::Turn;
}

// ---- Drawing, and the end ----------------------------------------------------------------------

namespace {

void await_draw(const Course& course, Seat seat) {
  course.state.drawer = seat;
  course.state.awaiting = Awaiting::Draw;
}

// Two ships each; then the toss.
void go_on_dealing(const Course& course) {
  State& state = course.state;
  for (const Seat seat : {Seat::A, Seat::B}) {
    const int syphons = catalogue().count(CardType::Syphon);
    if (hand_size(state.side(seat)) < syphons + kOpeningShips) return await_draw(course, seat);
  }
  state.awaiting = Awaiting::Coin;
}

void end_game(const Course& course, Ending ending) {
  State& state = course.state;
  const int a = state.side(Seat::A).stockpile, b = state.side(Seat::B).stockpile;
  state.step = Step::Over;
  state.awaiting = Awaiting::Nothing;
  state.ending = ending;
  state.winner = a > b ? Seat::A : a < b ? Seat::B : Seat::Chance;  // ECG-015, ECG-R60
  course.tell(happened::GameEnded{state.winner, ending});
}

// ECG-110, ECG-R58, ECG-R59.
void finish_turn(const Course& course) {
  const State& state = course.state;
  const bool low = std::any_of(state.sides.begin(), state.sides.end(), [](const SideState& side) {
    return hand_size(side) <= kLowHand;
  });
  if (deck_size(state) == 0 && low) return end_game(course, Ending::Normal);
  if (state.empty_turns >= state.options.stall || state.turn >= state.options.last_turn) {
    return end_game(course, Ending::Stall);
  }
  begin_turn(course);
}

// Alternately one card each, skipping whoever has enough (ECG-R55).
void go_on_drawing_up(const Course& course, Seat next) {
  const State& state = course.state;
  if (deck_size(state) == 0) return finish_turn(course);
  for (const Seat seat : {next, opponent_of(next)}) {
    if (hand_size(state.side(seat)) < kFullHand) return await_draw(course, seat);
  }
  finish_turn(course);
}

}  // namespace

void go_on_drawing(const Course& course, Seat next) {
  State& state = course.state;
  state.drawer = Seat::A;
  if (state.step == Step::Setup) return go_on_dealing(course);
  if (state.step == Step::DrawUp) return go_on_drawing_up(course, next);
  if (state.draws_left > 0 && deck_size(state) > 0) {
    --state.draws_left;
    return await_draw(course, next);
  }
  state.draws_left = 0;
  proceed(course);
}

}  // namespace mael::cards
