#include "engine/battle/bots/greedy.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "engine/battle/bots/candidates.h"
#include "engine/battle/derived.h"
#include "engine/battle/effects/figures.h"
#include "engine/battle/legality.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/forecast.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

constexpr int kSamples = 10;
constexpr int kUsed = 4;

bool is_acting(const State& state) { return is_at(state, Step::Acting); }
bool is_walking(const State& state) {
  return is_at(state, Step::BonusMove) || is_at(state, Step::Retreat);
}

// Everything up to the next action of an activation, both sides as usual.
void settle(State& state, Random& random) {
  while (!state.frames.empty() && !is_acting(state) && !to_act(state).is_nobody()) {
    const auto answer = usual_answer(state);
    apply(state, answer ? *answer : deal(state, random));
  }
}

bool is_shot(const Deed& deed) {
  return std::holds_alternative<Fire>(deed) || std::holds_alternative<SuppressiveFire>(deed) ||
         std::holds_alternative<Fight>(deed) || std::holds_alternative<HitAndRun>(deed);
}

// Shots the active unit may still take, with its best weapons.
void add_shots(const State& state, Seat seat, std::vector<Action>& actions) {
  if (!is_acting(state) || state.units[state.active.unit].owner != seat || !may_shoot(state))
    return;
  const UnitId unit = state.active.unit;
  const bool fights = is_in_contact(state, unit);
  const auto add = [&](RoundKind kind, UnitId target, auto deed) {
    if (judge_shot_at(state, kind, target)) return;
    deed.volley = usual_volley(state, kind, unit, target);
    if (!deed.volley.shots.empty()) actions.push_back({seat, deed});
  };
  for (UnitId target = 0; target < state.units.size(); ++target) {
    if (fights) {
      add(RoundKind::Fight, target, Fight{});
    } else {
      add(RoundKind::Fire, target, Fire{});
      add(RoundKind::HitAndRun, target, HitAndRun{});
    }
  }
}

}  // namespace

std::vector<Greedy::Weighed> Greedy::weigh(const State& state, Seat seat) {
  assert(to_act(state).includes(seat));
  const bool acts = is_acting(state) || is_walking(state);
  if (is_at(state, Step::Criticals)) {
    return {{{seat, best_criticals(state)}, evaluator_.evaluate(state, seat)}};
  }
  if (!state.frames.empty() && !acts)
    return {{*usual_answer(state), evaluator_.evaluate(state, seat)}};
  std::vector<Weighed> weighed = acts ? weigh_acts(state, seat) : weigh_units(state, seat);
  std::stable_sort(weighed.begin(), weighed.end(),
                   [](const Weighed& a, const Weighed& b) { return a.worth > b.worth; });
  return weighed;
}

std::optional<int> Greedy::worth_of(const State& state, const Action& action, Seat seat) {
  if (!is_acting(state) && !is_walking(state)) return {};
  return worth_of_act(state, action, seat);
}

// Priority for itself, the last unit held back, no unit retired.
std::vector<Greedy::Weighed> Greedy::weigh_units(const State& state, Seat seat) {
  const auto alone = [&](const Deed& deed) {
    return std::vector<Weighed>{{{seat, deed}, evaluator_.evaluate(state, seat)}};
  };
  if (state.stage == Stage::ChoosePriority) return alone(ChoosePriority{seat});
  if (state.stage == Stage::Retire) return alone(Retire{});
  if (state.stage == Stage::Go && may_hold(state, seat)) return alone(Hold{});
  if (state.stage == Stage::Second) return alone(EndGo{});
  std::vector<Weighed> weighed;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    const Action action{seat, Activate{unit}};
    if (check(state, action)) continue;
    State after = state;
    apply(after, action);
    // It may burn before it acts.
    if (!is_acting(after)) {
      settle(after, random_);
      weighed.push_back({action, evaluator_.evaluate(after, seat)});
      continue;
    }
    int best = std::numeric_limits<int>::min();
    for (const Weighed& each : weigh_acts(after, seat)) best = std::max(best, each.worth);
    weighed.push_back({action, best});
  }
  return weighed;
}

int Greedy::mean_worth(const State& state, const Action& action, Seat seat) {
  State taken = state;
  apply(taken, action);
  std::int64_t sum = 0;
  for (int i = 0; i < kSamples; ++i) {
    State after = taken;
    settle(after, random_);
    sum += evaluator_.evaluate(after, seat);
  }
  return static_cast<int>(sum / kSamples);
}

int Greedy::best_shot(const State& state, const std::vector<Action>& shots, Seat seat) {
  int best = std::numeric_limits<int>::min();
  for (const Action& shot : shots) best = std::max(best, mean_worth(state, shot, seat));
  return best;
}

// As it stands, or after the best shot that may follow, at once or with an action before it: cover
// and aim leave what may be shot, and with what, as it is.
int Greedy::worth_after(const State& after, Seat seat) {
  std::vector<Action> shots;
  add_shots(after, seat, shots);
  int best = std::max(evaluator_.evaluate(after, seat), best_shot(after, shots, seat));
  if (shots.empty() || actions_left(after) < 2) return best;
  for (const Deed& deed : {Deed{TakeCover{}}, Deed{TakeAim{}}}) {
    const Action first{seat, deed};
    if (check(after, first)) continue;
    State next = after;
    apply(next, first);
    best = std::max(best, best_shot(next, shots, seat));
  }
  return best;
}

int Greedy::worth_of_act(const State& state, const Action& action, Seat seat) {
  if (is_shot(action.deed)) return mean_worth(state, action, seat);
  State after = state;
  apply(after, action);
  settle(after, random_);
  // What ends the activation ends its shots; of equal ones it comes last.
  const bool ends = std::holds_alternative<EndActivation>(action.deed);
  if (ends) return evaluator_.evaluate(after, seat) - 1;
  // What is used must gain something, be it by a shot that follows: it may cost more than is seen.
  const int used = std::holds_alternative<Use>(action.deed) ? kUsed : 0;
  return worth_after(after, seat) - used;
}

std::vector<Greedy::Weighed> Greedy::weigh_acts(const State& state, Seat seat) {
  std::vector<Action> actions;
  legal_actions(state, actions);
  std::vector<Weighed> weighed;
  for (const Action& action : actions) {
    weighed.push_back({action, worth_of_act(state, action, seat)});
  }
  return weighed;
}

}  // namespace mael::battle
