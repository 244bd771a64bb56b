#include "web/screens/cards/advice.h"

#include "engine/cards/observe.h"
#include "engine/cards/secrets.h"
#include "web/app/overloaded.h"
#include "web/base/spoken.h"
#include "web/screens/cards/words.h"
#include "web/table/review_buttons.h"
#include "web/table/review_view.h"

namespace mael::web::cards {

// Advice is for whoever sees the hand it may be about.
std::optional<Refusal> refusal_to_advise(const Situation& situation) {
  if (!situation.decides()) return Refusal{{}, say("ui.refusal.advise")};
  if (situation.device.viewer == situation.actor()) return {};
  return Refusal{{}, say("ui.refusal.advise_covered")};
}

std::string advice_in_words(const Situation& situation, const Action& action,
                            const std::vector<Reason>& reasons) {
  const std::string what = label_of(situation.seen, action);
  if (is_sealed(situation.seen)) return say("cards.advice.secret", {what});
  const SeatNames names{name_of(situation, Seat::A), name_of(situation, Seat::B)};
  return sentence_of_advice(
      what, mael::cards::reasons_in_words(reasons, situation.actor(), spoken(), names));
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
  const Overloaded aim{
      [&](const Play& play) -> std::optional<Aim> {
        if (play.target.spot == Spot::None) return {};
        return Aim{thing_of(play.target, action.by), Mark::Play};
      },
      [&](const Attack& attack) -> std::optional<Aim> {
        return Aim{thing_of(attack.target, opponent_of(action.by)), Mark::Attack};
      },
      [&](const MoveShip& move) -> std::optional<Aim> {
        return Aim{thing_of(move.target, action.by), Mark::Move};
      },
      [](const Kill& kill) -> std::optional<Aim> { return Aim{kill.ship, Mark::Kill}; },
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

namespace {

// What the seat that decides in what is shown saw, looked at by it.
Situation situation_of_decision(const Review& review,
                                const std::array<Player, kSeats>& players) {
  const Seat seat = review.decision()->by;
  return {{.device = {seat, seat, Seat::Chance}}, observe(review.state(), seat), players, {}};
}

DecisionWords decision_in_words(const Review& review, const std::array<Player, kSeats>& players) {
  const Situation deciding = situation_of_decision(review, players);
  const Action& done = *review.decision();
  DecisionWords words{name_of(deciding, done.by), label_of(deciding.seen, done), {}};
  if (const auto better = review.better()) {
    words.better = advice_in_words(deciding, *better, review.counsel()->reasons);
  }
  return words;
}

}  // namespace

std::optional<Advised> advised_in(const Review& review,
                                  const std::array<Player, kSeats>& players) {
  const Action* done = review.decision();
  if (!done) return {};
  const auto better = review.better();
  return Advised{better ? *better : *done, decision_in_words(review, players).done};
}

void build_review(const Review& review, const Situation& situation, View& view) {
  const Seat near = view.sides[0].seat;
  view.review = curve_of(review, near);
  std::optional<DecisionWords> decision;
  if (review.decision()) decision = decision_in_words(review, situation.players);
  const ReviewWords words = words_of(review, *view.review, name_of(situation, near), decision);
  view.hand.clear();
  view.hand_covered = false;
  view.notice.reset();
  view.curtain.clear();
  view.title = words.step;
  view.todo = words.progress.empty() ? say("cards.review.hint") : words.progress;
  view.told.clear();
  view.advice = read_out(words);
  PromptView prompt;
  prompt.title = words.title.empty() ? view.turn : words.title;
  prompt.brief = true;
  const std::string cost = words.lost.empty() ? std::string() : " " + words.lost;
  if (!words.told.empty()) prompt.sentences.push_back(words.told + cost);
  if (!words.better.empty()) prompt.sentences.push_back(words.better);
  view.prompt = prompt;
  view.buttons = review_buttons(commands(), review);
  view.tools = review_tools(commands());
  view.menu = review_menu(commands());
}

}  // namespace mael::web::cards
