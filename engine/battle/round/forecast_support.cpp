// What lies beside the forecast of a roll: of Suppressive Fire, and of what is not declared yet.
#include <vector>

#include "engine/battle/derived.h"
#include "engine/battle/effects/figures.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/forecast.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"

namespace mael::battle {

Spread support_forecast(const State& state) {
  const int wp = wp_of(state, state.round.target);
  Spread raised{kCertain};
  for (const Shot& shot : state.round.shots) {
    if (shot.weapon == kFrag || wp == kNoWp) continue;
    int failing = 0;  // of the 36 pairs of a suppression test and a WP test
    for (int test = 1; test <= kSides; ++test) {
      for (int nerve = 1; nerve <= kSides; ++nerve) {
        failing += passes_test(test, weapon_of(state, shot).sup) && !passes_test(nerve, wp);
      }
    }
    for (int left = tests_of(state, shot); left > 0; --left) {
      Spread next(raised.size() + 1);
      for (std::size_t levels = 0; levels < raised.size(); ++levels) {
        const Share failed = raised[levels] / (kSides * kSides) * failing;
        next[levels] += raised[levels] - failed;
        next[levels + 1] += failed;
      }
      raised = std::move(next);
    }
  }
  return raised;
}

State declared(const State& state, const Action& action) {
  State after = state;
  apply(after, action);
  const bool runs = std::holds_alternative<HitAndRun>(action.deed);
  if (runs && is_at(after, Step::Charged)) apply(after, {to_act(after).first(), HoldFire{}});
  while (is_at(after, Step::RemoveDice)) apply(after, *usual_answer(after));
  return after;
}

}  // namespace mael::battle
