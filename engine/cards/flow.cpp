#include "engine/cards/flow.h"

#include <algorithm>

#include "engine/cards/battle.h"
#include "engine/cards/effects.h"
#include "engine/cards/legality.h"

namespace mael::cards {

void gain(const Resolution& resolution, Seat seat, int amount) {
  std::uint16_t& stockpile = resolution.side(seat).stockpile;
  stockpile = static_cast<std::uint16_t>(std::min(stockpile + amount, kMaxResources));
}

void pay(const Resolution& resolution, Seat seat, int amount) {
  std::uint16_t& stockpile = resolution.side(seat).stockpile;
  stockpile = static_cast<std::uint16_t>(stockpile - amount);
  if (amount > 0) resolution.tell(happened::Paid{seat, amount});
}

void add_stock(Planet& planet, int amount) {
  planet.stock = static_cast<std::uint16_t>(std::clamp(planet.stock + amount, 0, kMaxResources));
}

// ---- Steps 1 and 2 -----------------------------------------------------------------------------

namespace {

void generate(const Resolution& resolution) {
  for (Planet& planet : resolution.state.planets) {
    const int rate = rate_of(planet);
    add_stock(planet, rate);
    if (rate > 0) resolution.tell(happened::Generated{planet.kind, rate});
  }
  for (const Seat seat : {Seat::A, Seat::B}) {
    resolution.tell(happened::FactionYielded{seat, kFactionYield});
  }
}

void distribute_from(const Resolution& resolution, int place) {
  Planet& planet = resolution.state.planets[place];
  const int a = syphon_rate(resolution.state, Seat::A, place);
  const int b = syphon_rate(resolution.state, Seat::B, place);
  if (a == 0 && b == 0) return;
  const int rate = rate_of(planet);
  const Distribution sums = distribute(planet.stock, rate, a, b);
  resolution.tell(happened::Distributed{planet.kind, rate, planet.stock, sums});
  planet.stock = static_cast<std::uint16_t>(sums.left);
  gain(resolution, Seat::A, sums.shares[0].total());
  gain(resolution, Seat::B, sums.shares[1].total());
}

void distribute_all(const Resolution& resolution) {
  for (int place = 0; place < resolution.state.planets.size(); ++place) {
    distribute_from(resolution, place);
  }
  for (const Seat seat : {Seat::A, Seat::B}) {
    gain(resolution, seat, kFactionYield);
    resolution.tell(happened::FactionTaken{seat, kFactionYield});
  }
}

// Who acts first: on turn 1 that is agreed (ECG-R9), then the richer player (ECG-042).
void settle_order(const Resolution& resolution) {
  State& state = resolution.state;
  const int a = state.side(Seat::A).stockpile, b = state.side(Seat::B).stockpile;
  if (state.turn > 1) {
    if (a == b) {  // ECG-043
      state.awaiting = Awaiting::Coin;
      return;
    }
    state.first = a > b ? Seat::A : Seat::B;
  }
  begin_player_turn(resolution, state.first);
}

}  // namespace

void begin_turn(const Resolution& resolution) {
  State& state = resolution.state;
  ++state.turn;
  if (deck_size(state) == 0) ++state.empty_turns;
  state.step = Step::Actions;
  state.active = state.first;
  resolution.tell(happened::TurnBegan{state.turn});
  generate(resolution);
  distribute_all(resolution);
  settle_order(resolution);
}

// ---- Step 3 ------------------------------------------------------------------------------------

void begin_player_turn(const Resolution& resolution, Seat seat) {
  State& state = resolution.state;
  state.active = seat;
  state.actions_left = kActionsPerTurn;
  state.ceasefire = 0;
  resolution.tell(happened::PlayerTurnBegan{seat});
  open_window(resolution, Window::Start);
}

namespace {

void ask_or_close(const Resolution& resolution) {
  State& state = resolution.state;
  if (state.options.always_ask || can_answer(state)) {
    state.awaiting = Awaiting::Answer;
  } else {
    close_window(resolution);
  }
}

void finish_player_turn(const Resolution& resolution) {
  State& state = resolution.state;
  resolution.tell(happened::PlayerTurnEnded{state.active});
  state.ceasefire = 0;
  if (state.active == state.first) return begin_player_turn(resolution, opponent_of(state.active));
  state.step = Step::DrawUp;
  state.active = state.first;
  go_on_drawing(resolution, state.first);
}

}  // namespace

void open_window(const Resolution& resolution, Window window) {
  resolution.state.window = window;
  ask_or_close(resolution);
}

void close_window(const Resolution& resolution) {
  State& state = resolution.state;
  const Window window = state.window;
  state.window = Window::None;
  state.awaiting = Awaiting::Turn;
  if (window == Window::End) return finish_player_turn(resolution);
  switch (state.declared.kind) {
    case Declared::Kind::Card: return carry_out_card(resolution);
    case Declared::Kind::Attack: return carry_out_attack(resolution);
    case Declared::Kind::Nothing: return;
  }
}

void proceed(const Resolution& resolution) {
  if (resolution.state.window != Window::None) return ask_or_close(resolution);
  resolution.state.awaiting = Awaiting::Turn;
}

// ---- Drawing, and the end ----------------------------------------------------------------------

namespace {

void await_draw(const Resolution& resolution, Seat seat) {
  resolution.state.drawer = seat;
  resolution.state.awaiting = Awaiting::Draw;
}

// Two ships each; then the toss.
void go_on_dealing(const Resolution& resolution) {
  State& state = resolution.state;
  for (const Seat seat : {Seat::A, Seat::B}) {
    const int syphons = catalogue().count(CardType::Syphon);
    if (hand_size(state.side(seat)) < syphons + kOpeningShips) return await_draw(resolution, seat);
  }
  state.awaiting = Awaiting::Coin;
}

void end_game(const Resolution& resolution, Ending ending) {
  State& state = resolution.state;
  const int a = state.side(Seat::A).stockpile, b = state.side(Seat::B).stockpile;
  state.step = Step::Over;
  state.awaiting = Awaiting::Nothing;
  state.ending = ending;
  state.winner = a > b ? Seat::A : a < b ? Seat::B : Seat::Chance;  // ECG-015, ECG-R60
  resolution.tell(happened::GameEnded{state.winner, ending});
}

// ECG-110, ECG-R58, ECG-R59.
void finish_turn(const Resolution& resolution) {
  const State& state = resolution.state;
  const bool low = std::any_of(state.sides.begin(), state.sides.end(),
                               [](const SideState& side) { return hand_size(side) <= kLowHand; });
  if (deck_size(state) == 0 && low) return end_game(resolution, Ending::Normal);
  if (state.empty_turns >= state.options.stall || state.turn >= state.options.last_turn) {
    return end_game(resolution, Ending::Stall);
  }
  begin_turn(resolution);
}

// Alternately one card each, skipping a player who has enough (ECG-R55).
void go_on_drawing_up(const Resolution& resolution, Seat next) {
  const State& state = resolution.state;
  if (deck_size(state) == 0) return finish_turn(resolution);
  for (const Seat seat : {next, opponent_of(next)}) {
    if (hand_size(state.side(seat)) < kFullHand) return await_draw(resolution, seat);
  }
  finish_turn(resolution);
}

}  // namespace

void go_on_drawing(const Resolution& resolution, Seat next) {
  State& state = resolution.state;
  state.drawer = Seat::A;
  if (state.step == Step::Setup) return go_on_dealing(resolution);
  if (state.step == Step::DrawUp) return go_on_drawing_up(resolution, next);
  if (state.draws_left > 0 && deck_size(state) > 0) {
    --state.draws_left;
    return await_draw(resolution, next);
  }
  state.draws_left = 0;
  proceed(resolution);
}

}  // namespace mael::cards
