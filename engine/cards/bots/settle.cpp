#include "engine/cards/bots/settle.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "engine/cards/bots/evaluate.h"
#include "engine/cards/game.h"
#include "engine/cards/legality.h"
#include "engine/play/dealer.h"

namespace mael::cards {
namespace {

class Settler {
 public:
  Settler(State& state, Random& random) : state_(state), random_(random) {}

  // To the end of that turn's actions.
  void play_until(int turn) {
    while (!to_act(state_).is_nobody() && !is_over(turn)) {
      if (to_act(state_).is_chance()) {
        chances(state_, lots_);
        apply(state_, draw(lots_, random_));
      } else if (is_sealed(state_)) {
        draw_sealed(state_, random_);
      } else {
        act();
      }
    }
  }

 private:
  bool is_over(int turn) const {
    return state_.turn > turn || (state_.turn == turn && state_.step == Step::DrawUp);
  }

  // What an action brings the seat that takes it, if the other does not answer.
  struct Promise {
    int value = 0;
    std::size_t action = 0;        // its place in the list
    bool may_be_answered = false;  // the other is asked before it is carried out …
    bool comes_back = true;        // … and if it is not answered the same seat goes on
  };

  void act() {
    list_without_moves(state_, actions_);
    apply(state_, Action(actions_[actions_.size() == 1 ? 0 : best_action()]));
  }

  // The place of the action that is best after its worst answer, of equals the first. Nearly every
  // hand holds some event, and declining is an answer too: what the others make of an action is
  // looked at only while it might be the best.
  std::size_t best_action() {
    promises_.clear();
    for (std::size_t i = 0; i < actions_.size(); ++i) promises_.push_back(promise_of(i));
    std::sort(promises_.begin(), promises_.end(), [](const Promise& a, const Promise& b) {
      return a.value != b.value ? a.value > b.value : a.action < b.action;
    });
    int best = std::numeric_limits<int>::min();
    std::size_t chosen = 0;
    for (const Promise& promise : promises_) {
      if (promise.value < best) break;
      const int value = promise.may_be_answered ? answered(promise, best) : promise.value;
      if (value < best || (value == best && promise.action > chosen)) continue;
      best = value;
      chosen = promise.action;
    }
    return chosen;
  }

  Promise promise_of(std::size_t place) {
    const Action& action = actions_[place];
    after_ = state_;
    apply(after_, action);
    const bool asked = after_.awaiting == Awaiting::Answer && to_act(after_) != to_act(state_);
    if (asked) apply(after_, {responder_of(after_), Decline{}});
    return {evaluate(after_, action.by), place, asked, !asked || comes_back_to(action.by, after_)};
  }

  static bool comes_back_to(Seat seat, const State& state) {
    return to_act(state).includes(seat) || to_act(state).is_nobody();
  }

  // What is left of it by the worst answer, as OnePly has it: where an answer begins something that
  // is not over when the seat is asked again, the action as it stands. How much less than the best
  // so far it is, is not asked.
  int answered(const Promise& promise, int best) {
    const Action& action = actions_[promise.action];
    after_ = state_;
    apply(after_, action);
    if (!promise.comes_back) return evaluate(after_, action.by);
    legal_actions(after_, answers_);
    int worst = promise.value;
    for (const Action& answer : answers_) {
      if (passes(answer)) continue;  // that is what was promised
      answered_ = after_;
      apply(answered_, answer);
      if (!comes_back_to(action.by, answered_)) return evaluate(after_, action.by);
      if (worst >= best) worst = std::min(worst, evaluate(answered_, action.by));
    }
    return worst;
  }

  State& state_;
  State after_, answered_;
  Random& random_;
  std::vector<Action> actions_, answers_;
  std::vector<Promise> promises_;
  std::vector<Weighted<Action>> lots_;
};

}  // namespace

void settle(State& state, Random& random) {
  Settler(state, random).play_until(std::max<int>(state.turn, 1));
}

}  // namespace mael::cards
