#include "engine/battle/flow.h"

#include "engine/battle/steps.h"

namespace mael::battle {

void Flow::settle() {
  while (state_.stage != Stage::Over) {
    if (state_.frames.empty()) {
      if (stage_awaits(state_)) return;
      run_stage();
      continue;
    }
    const Step step = state_.top().step;
    // Nothing is left to shoot at.
    const bool in_round = step >= Step::ShotDice && step < Step::Suppress;
    if (in_round && !is_on_table(state_, state_.round.target)) {
      go_to(Step::Suppress);
      continue;
    }
    const StepForm& form = form_of(step);
    if (form.pending(state_)) return;
    (this->*form.pass)();
  }
}

void Flow::begin_round(const Round& round) {
  const UnitId shooter = round.shooter, target = round.target;
  state_.round = round;
  const bool suppressive = round.kind == RoundKind::Suppressive;
  push({suppressive ? Step::SupportDice : Step::ShotDice, shooter});
  bool thrown = false, fired = false;
  for (const Shot& shot : round.shots) {
    thrown = thrown || shot.weapon == kFrag;
    fired = fired || shot.weapon != kFrag;
  }
  if (thrown) {
    tell({Happened::FragThrown, Seat::Chance, shooter, target});
    suppress(target, 1);  // EDG-382
  }
  if (suppressive && fired) suppress(target, 1);  // EDG-269
}

void Flow::pass_regrouping() {
  const UnitId unit = state_.top().unit;
  if (!is_on_table(state_, unit)) return pass_closing();
  steady(unit, state_.units[unit].suppression);  // EDG-314
  go_to(Step::Acting);
}

void Flow::pass_closing() {
  const UnitId unit = state_.active.unit;
  pop();
  state_.units[unit].activated = 1;
  tell({Happened::ActivationEnded, Seat::Chance, unit});
  state_.active = {};
  after_activation();
}

}  // namespace mael::battle
