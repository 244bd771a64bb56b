// Whose turn it is, what is left to do, what happened last.
#include "web/screens/cards/declared.h"
#include "web/screens/cards/view/view_parts.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

const char* key_of(Awaiting awaiting) {
  switch (awaiting) {
    case Awaiting::Draw: return "draw";
    case Awaiting::Coin: return "coin";
    case Awaiting::Order: return "order";
    case Awaiting::Faction: return "faction";
    case Awaiting::Turn: return "turn";
    case Awaiting::Answer: return "answer";
    case Awaiting::Number: return "number";
    case Awaiting::Bid: return "bid";
    case Awaiting::Casualty: return "casualty";
    case Awaiting::Nothing: return "nothing";
  }
  return "nothing";
}

// What the acting player is to do.
std::string own_task(const Situation& situation) {
  const State& state = situation.seen;
  if (state.awaiting == Awaiting::Answer && state.declared.kind == Declared::Kind::Nothing) {
    return say("cards.todo.answer.free");
  }
  if (state.awaiting != Awaiting::Turn) {
    return say(std::string("cards.todo.") + key_of(state.awaiting));
  }
  if (state.actions_left == 0) return say("cards.todo.done");
  return say_count("cards.todo.turn", state.actions_left);
}

Seat awaited_seat(const State& state) {
  const Awaited awaited = to_act(state);
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (awaited.includes(seat)) return seat;
  }
  return Seat::Chance;
}

std::string task(const Situation& situation) {
  const State& state = situation.seen;
  if (situation.device.is_table_covered()) {
    return say("cards.curtain.todo", {name_of(situation, situation.device.next)});
  }
  if (situation.stopped) return say("puzzle.stopped");
  if (situation.decides()) return own_task(situation);
  if (situation.sealed_elsewhere() != Seat::Chance) return say("cards.wait.sealed");
  const Seat other = awaited_seat(state);
  if (other == Seat::Chance) return say(std::string("cards.wait.") + key_of(state.awaiting));
  return say(std::string("cards.wait.") + key_of(state.awaiting), {name_of(situation, other)});
}

std::string title(const Situation& situation) {
  const State& state = situation.seen;
  if (state.step == Step::Over) return say("cards.title.over");
  if (state.step == Step::Setup) return say("cards.title.setup");
  if (state.step == Step::DrawUp) return say("cards.title.draw");
  const bool own = situation.actor() == state.active && situation.device.viewer == state.active;
  const Seat decider = situation.decider();
  if (decider != Seat::Chance && decider != state.active) {
    return say("cards.title.decides", {name_of(situation, decider)});
  }
  if (own) return say("cards.title.own");
  return say("cards.title.other", {name_of(situation, state.active)});
}

}  // namespace

void build_header(const Situation& situation, const Journal& journal, View& view) {
  const State& state = situation.seen;
  view.turn =
      state.turn == 0 ? say("cards.title.setup") : say("cards.turn", {std::to_string(state.turn)});
  view.title = title(situation);
  view.todo = task(situation);
  view.told = last_told(journal.lines(situation.device.viewer));
  view.ceasefire = state.ceasefire != 0;
  if (state.step == Step::Actions) view.actions_left = state.actions_left;
  if (situation.device.is_table_covered()) {
    view.curtain = say("cards.curtain.title", {name_of(situation, situation.device.next)});
  }
}

}  // namespace mael::web::cards
