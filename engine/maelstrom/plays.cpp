#include "engine/maelstrom/plays.h"

#include <algorithm>

#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/things.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

const Play& last_play(const State& state) { return state.plays[state.plays.size() - 1]; }

TileRef attacked_tile(const State& state) {
  return {opponent_of(state.active), state.attack.target};
}

// The window in which an event may be played now by this seat; Passive if none is open.
Trigger open_window(const State& state, Seat seat) {
  if (state.awaiting == Awaiting::Answer) {
    return seat == answering_seat(state) ? window_behind(state, state.plays.size())
                                         : Trigger::Passive;
  }
  const bool own = state.awaiting == Awaiting::Turn && seat == state.active;
  return own ? window_behind(state, 0) : Trigger::Passive;
}

Scope event_scope(const State& state, Seat seat) {
  Scope scope{state, seat, {}, {}, kVortex, attack_of(state)};
  if (scope.attack) {
    scope.that = attacked_tile(state);
    scope.site = state.tile(*scope.that).at;
  }
  return scope;
}

TileKind kind_of(const State& state, Seat seat, Row row) { return state.side(seat).rows[row].kind; }

bool speaks_of_target(const State& state, Seat seat, const Effect& effect) {
  if (!effect.has_of) return true;
  return matches(event_scope(state, seat), effect.of, attacked_tile(state));
}

// Asks the opponent about the last play, or lets it take place.
void ask_or_go_on(State& state, Events* events);

void take_place(State& state, const Play& play, Events* events) {
  if (play.kind == Play::Kind::Attack) {
    if (!play.cancelled) return carry_on_attack(state, events);
    state.attack = {};
    state.awaiting = Awaiting::Turn;
    return settle(state, events);
  }
  if (!play.cancelled) perform_play(state, play, events);
  if (play.kind == Play::Kind::Event) queue_played(state, play);
  if (state.awaiting != Awaiting::DrawnTile) settle(state, events);
}

void ask_or_go_on(State& state, Events* events) {
  state.awaiting = Awaiting::Answer;
  if (!can_answer(state)) pass_on(state, events);
}

}  // namespace

Seat answering_seat(const State& state) { return opponent_of(last_play(state).controller); }

Trigger window_behind(const State& state, int plays) {
  if (plays > 0) {
    return state.plays[plays - 1].kind == Play::Kind::Attack ? Trigger::PlayAttacked
                                                             : Trigger::PlayAnswer;
  }
  switch (state.phase) {
    case Phase::Movement: return Trigger::PlayMovement;
    case Phase::Action: return Trigger::PlayAction;
    case Phase::Summon: return Trigger::PlaySummon;
    default: return Trigger::Passive;
  }
}

std::span<const Effect> play_rows(const State& state, const Play& play) {
  if (play.kind == Play::Kind::Attack) return {};
  const TileKind kind = kind_of(state, play.controller, play.tile.row);
  const bool event = play.kind == Play::Kind::Event;
  return event ? effect_table().of(kind) : effect_table().of(kind, Trigger::Action);
}

Scope play_scope(const State& state, const Play& play) {
  if (play.kind == Play::Kind::Event) return event_scope(state, play.controller);
  const auto user = find_tile(state, play.tile);
  return user ? scope_of(state, *user) : Scope{state, play.controller, {}, {}, kVortex, nullptr};
}

bool can_answer(const State& state) {
  const Seat seat = answering_seat(state);
  const SideState& side = state.side(seat);
  for (int row = 0; row < side.rows.size(); ++row) {
    if (!judge_event(state, seat, static_cast<Row>(row))) return true;
  }
  return false;
}

Verdict judge_event(const State& state, Seat seat, Row row) {
  const SideState& side = state.side(seat);
  if (row >= side.rows.size() || !can_show(side, row)) return Violation("MAE-050"_rule);
  const TileKind kind = kind_of(state, seat, row);
  if (catalogue()[kind].type != TileType::Event) return Violation("VTX-060"_rule, {kind});
  const Trigger window = open_window(state, seat);
  const auto rows = effect_table().of(kind, window);
  if (window == Trigger::Passive || rows.empty()) return Violation("VTX-055"_rule, {kind});
  if (!speaks_of_target(state, seat, rows[0])) return Violation("VTX-055"_rule, {kind});
  if (side.hoard < rows[0].price) return Violation("VTX-R16"_rule, {kind, rows[0].price});
  if (state.plays.full()) return Violation("VTX-R17"_rule, {kind});
  std::vector<Choice> choices;
  list_event_choices(state, seat, row, choices);
  if (!choices.empty()) return {};
  const bool held = is_held_by_mass(event_scope(state, seat), rows[0]);
  return Violation(held ? "VTX-R19"_rule : "MAE-135"_rule, {kind});
}

void list_event_choices(const State& state, Seat seat, Row row, std::vector<Choice>& choices) {
  const auto rows = effect_table().of(kind_of(state, seat, row), open_window(state, seat));
  list_choices(event_scope(state, seat), rows, choices);
}

bool may_be_asked(const State& state) {
  State asked = state;
  asked.awaiting = Awaiting::Answer;
  know_named(asked);
  return can_answer(asked);
}

void know_named(State& state) {
  for (const Play& play : state.plays) {
    const Row row = play.choice.row;
    if (row == kNoRow || play_rows(state, play)[0].verb != Verb::Replace) continue;
    SideState& side = state.side(play.controller);
    if (side.rows[row].hand > 0) continue;
    take_from_hand(side, row);  // one of those that are not seen
    ++side.rows[row].hand;
  }
}

void pay_event(State& state, Seat seat, Row row, const Choice& choice, Events* events) {
  SideState& side = state.side(seat);
  const auto rows = effect_table().of(kind_of(state, seat, row));
  take_from_hand(side, row);
  ++side.rows[row].discard;
  state.progress = 1;  // VTX-R24
  if (events) events->push_back(happened::EventPlayed{seat, row});
  if (rows[0].pays_tile) pay_with_tile(state, choice.tiles[0], events);
  if (rows[0].price == 0) return;
  side.hoard = static_cast<std::uint16_t>(side.hoard - rows[0].price);
  if (events) events->push_back(happened::HoardChanged{seat, -rows[0].price});
}

void announce(State& state, const Play& play, Events* events) {
  state.plays.push_back(play);
  ask_or_go_on(state, events);
}

void pass_on(State& state, Events* events) {
  const Play play = last_play(state);
  state.plays.erase(state.plays.size() - 1);
  if (state.plays.empty()) return take_place(state, play, events);
  // An answer takes place; then what it answered is asked about once more.
  if (play.kind == Play::Kind::Event) {
    if (!play.cancelled) perform_play(state, play, events);
    queue_played(state, play);
  }
  ask_or_go_on(state, events);
}

}  // namespace mael::maelstrom
