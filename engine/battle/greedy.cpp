#include "engine/battle/greedy.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "engine/battle/candidates.h"
#include "engine/battle/choices.h"
#include "engine/battle/derived.h"
#include "engine/battle/evaluate.h"
#include "engine/battle/legality.h"
#include "engine/battle/rules.h"
#include "engine/battle/volley.h"

namespace mael::battle {
namespace {

constexpr int kSamples = 5;

bool is_acting(const State& state) {
  return !state.frames.empty() && state.top().step == Step::Acting;
}

// Everything up to the next action of an activation, both sides as usual.
void settle(State& state, Random& random) {
  while (!state.frames.empty() && !is_acting(state) && !to_act(state).is_nobody()) {
    const auto answer = usual_answer(state);
    apply(state, answer ? *answer : deal(state, random));
  }
}

// Shots the active unit may still take, with its best weapons.
void add_shots(const State& state, Seat seat, std::vector<Action>& actions) {
  if (!is_acting(state) || state.units[state.active.unit].owner != seat || !may_shoot(state))
    return;
  const UnitId unit = state.active.unit;
  const bool fights = is_in_contact(state, unit);
  const RoundKind kind = fights ? RoundKind::Fight : RoundKind::Fire;
  for (UnitId target = 0; target < state.units.size(); ++target) {
    if (judge_shot_at(state, kind, target)) continue;
    const Volley volley = usual_volley(state, kind, unit, target);
    if (volley.shots.empty()) continue;
    actions.push_back({seat, fights ? Deed{Fight{volley}} : Deed{Fire{volley}}});
  }
}

}  // namespace

Action Greedy::choose(const State& state, Seat seat) {
  assert(to_act(state).includes(seat));
  if (state.frames.empty()) return choose_unit(state, seat);
  if (is_acting(state)) return choose_act(state, seat);
  return *usual_answer(state);
}

// Priority for itself, the last unit held back, nobody retired; else any unit.
Action Greedy::choose_unit(const State& state, Seat seat) {
  if (state.stage == Stage::ChoosePriority) return {seat, ChoosePriority{seat}};
  if (state.stage == Stage::Retire) return {seat, Retire{}};
  if (state.stage == Stage::Go && may_hold(state, seat)) return {seat, Hold{}};
  if (state.stage == Stage::Second) return {seat, EndGo{}};
  std::vector<UnitId> waiting;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (!check(state, {seat, Activate{unit}})) waiting.push_back(unit);
  }
  const auto count = static_cast<std::uint32_t>(waiting.size());
  return {seat, Activate{waiting[random_.below(count)]}};
}

int Greedy::mean_worth(const State& state, const Action& action, Seat seat) {
  std::int64_t sum = 0;
  for (int i = 0; i < kSamples; ++i) {
    State after = state;
    apply(after, action);
    settle(after, random_);
    sum += evaluate(after, seat);
  }
  return static_cast<int>(sum / kSamples);
}

// As it stands, or after the best shot that may follow.
int Greedy::worth_of(const State& after, Seat seat) {
  int best = evaluate(after, seat);
  follow_ups_.clear();
  add_shots(after, seat, follow_ups_);
  for (const Action& shot : follow_ups_) best = std::max(best, mean_worth(after, shot, seat));
  return best;
}

Action Greedy::choose_act(const State& state, Seat seat) {
  legal_actions(state, actions_);
  const Action* best = nullptr;
  int most = std::numeric_limits<int>::min();
  for (const Action& action : actions_) {
    const bool shoots = std::holds_alternative<Fire>(action.deed) ||
                        std::holds_alternative<Fight>(action.deed) ||
                        std::holds_alternative<HitAndRun>(action.deed) ||
                        std::holds_alternative<SuppressiveFire>(action.deed);
    int worth = 0;
    if (shoots) {
      worth = mean_worth(state, action, seat);
    } else {
      State after = state;
      apply(after, action);
      settle(after, random_);
      // What ends the activation ends its shots; of equal ones it comes last.
      worth = std::holds_alternative<EndActivation>(action.deed) ? evaluate(after, seat) - 1
                                                                 : worth_of(after, seat);
    }
    if (worth <= most) continue;
    most = worth;
    best = &action;
  }
  return *best;
}

}  // namespace mael::battle
