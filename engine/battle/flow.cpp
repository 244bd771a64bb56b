#include "engine/battle/flow.h"

#include "engine/battle/effects/lasting.h"
#include "engine/battle/round/volley.h"
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
  if (sweeps()) push({Step::Sweep, shooter});
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

// The charger acts on, a Hit & Run goes on.
void Flow::pass_charged() {
  go_to(state_.active.strike.shots.empty() ? Step::Acting : Step::Striking);
}

// By those who are left (EDG-310).
void Flow::pass_strike() {
  const Strike strike = state_.active.strike;
  state_.active.strike = {};
  go_to(Step::Acting);
  Volley volley{state_.active.target, {}};
  for (const Shot& shot : strike.shots) {
    if (state_.models[shot.model].is_alive()) volley.shots.push_back(shot);
  }
  if (volley.shots.empty()) return;
  Round round = declare(state_, RoundKind::HitAndRun, state_.active.unit, volley);
  round.wild = strike.wild;
  round.open = strike.open;
  begin_round(round);
}

void Flow::pass_regrouping() {
  const UnitId unit = state_.top().unit;
  if (!is_on_table(state_, unit)) return pass_closing();
  steady(unit, state_.units[unit].suppression);  // EDG-314
  lose_tokens(unit, Token::Zealot);              // EDG-R218
  go_to(Step::Acting);
}

void Flow::pass_closing() {
  const UnitId unit = state_.active.unit;
  pop();
  state_.units[unit].activated = 1;
  tell({Happened::ActivationEnded, Seat::Chance, unit});
  state_.active = {};
  end_lasting(state_, Lasts::Activation);
  end_lasting(state_, Lasts::NextActivation, unit);
  after_activation();
}

}  // namespace mael::battle
