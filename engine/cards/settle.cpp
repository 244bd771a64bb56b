#include "engine/cards/settle.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "engine/cards/game.h"
#include "engine/cards/legality.h"
#include "engine/play/dealer.h"
#include "engine/play/search/one_ply.h"

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

  void act() {
    list_without_moves(state_, actions_);
    const Action* chosen = &actions_.front();
    int best = std::numeric_limits<int>::min();
    for (const Action& action : actions_) {
      const int value = actions_.size() == 1 ? 0 : one_ply_.after(state_, action, action.by);
      if (value <= best) continue;
      best = value;
      chosen = &action;
    }
    apply(state_, Action(*chosen));
  }

  State& state_;
  Random& random_;
  OnePly<EdgeCards> one_ply_;
  std::vector<Action> actions_;
  std::vector<Weighted<Action>> lots_;
};

}  // namespace

void settle(State& state, Random& random) {
  Settler(state, random).play_until(std::max<int>(state.turn, 1));
}

}  // namespace mael::cards
