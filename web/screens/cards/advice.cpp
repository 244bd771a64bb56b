#include "web/screens/cards/advice.h"

#include <variant>

#include "engine/cards/bots/secrets.h"
#include "web/app/overloaded.h"
#include "web/base/spoken.h"

namespace mael::web::cards {

namespace {

// The last part of a text's key.
struct KindOfHint {
  const char* operator()(const Play&) const { return "play"; }
  const char* operator()(const Attack&) const { return "attack"; }
  const char* operator()(const MoveShip&) const { return "move"; }
  const char* operator()(const PickNumber&) const { return "number"; }
  const char* operator()(const Bid&) const { return "number"; }
  const char* operator()(const Kill&) const { return "kill"; }
  const char* operator()(const Decline&) const { return "decline"; }
  // What else a seat decides: to pass, or to end its turn.
  template <class Other>
  const char* operator()(const Other&) const {
    return "end";
  }
};

}  // namespace

std::string puzzle_hint(const Action& action) {
  return say(std::string("cards.puzzle.") + std::visit(KindOfHint{}, action.deed));
}

std::string why_in_words(const Situation& situation, const std::vector<Reason>& reasons) {
  if (is_sealed(situation.seen)) return say("cards.advice.secret");
  return mael::cards::reasons_in_words(reasons, situation.actor(), spoken(), seat_names(situation));
}

// ---- On the table ------------------------------------------------------------------------------

namespace {

// Stacks of the rules have no seat; on the table they have.
Thing thing_of(Target target, Seat owner_of_stack) {
  if (target.spot == Spot::Stack || target.spot == Spot::NewStack) target.seat = owner_of_stack;
  return target;
}

}  // namespace

std::optional<Aim> aim_of(const Action& action) {
  const Overloaded aim{[&](const Play& play) -> std::optional<Aim> {
                         if (play.target.spot == Spot::None) return {};
                         return Aim{thing_of(play.target, action.by), Mark::Play};
                       },
                       [&](const Attack& attack) -> std::optional<Aim> {
                         return Aim{thing_of(attack.target, opponent_of(action.by)), Mark::Attack};
                       },
                       [&](const MoveShip& move) -> std::optional<Aim> {
                         return Aim{thing_of(move.target, action.by), Mark::Move};
                       },
                       [](const Kill& kill) -> std::optional<Aim> {
                         return Aim{kill.ship, Mark::Kill};
                       },
                       [](const auto&) -> std::optional<Aim> { return {}; }};
  return std::visit(aim, action.deed);
}

bool takes_part(const State& state, const Action& action, Seat seat, int ship) {
  if (seat != action.by) return false;
  if (const auto* move = deed_of<MoveShip>(action)) return move->ship == ship;
  const auto* attack = deed_of<Attack>(action);
  const Ship& own = state.side(seat).ships[ship];
  return attack && own.is_attacking() && own.stack() == attack->stack;
}

std::optional<LinkView> link_of(const Action& action) {
  const auto* attack = deed_of<Attack>(action);
  if (!attack) return {};
  return LinkView{thing_at(Spot::Stack, action.by, attack->stack), aim_of(action)->thing};
}

// ---- Looking back ------------------------------------------------------------------------------

void build_review(const ReviewWords& words, View& view) {
  view.hand.clear();
  view.hand_covered = false;
  view.curtain.clear();
  view.title = words.step;
  view.todo = words.progress.empty() ? say("cards.review.hint") : words.progress;
  view.told.clear();
  PromptView prompt;
  prompt.title = words.title.empty() ? view.turn : words.title;
  prompt.brief = true;
  prompt.sentences = sentences_of(words);
  view.prompt = prompt;
}

}  // namespace mael::web::cards
