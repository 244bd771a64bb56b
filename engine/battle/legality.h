// The parts of check that candidates and drafts ask for by themselves. The active unit is meant
// wherever none is named.
#pragma once

#include <vector>

#include "engine/battle/action.h"
#include "engine/core/violation.h"

namespace mael::battle {

// Whether a movement action, a consolidation or a shooting action is open to it, leaving aside
// where it would go or at whom it would shoot.
bool may_walk(const State& state);
bool may_consolidate(const State& state);
bool may_shoot(const State& state);
// Whether a status action of an ability may be taken (EDG-298).
Verdict judge_action_of_use(const State& state);

// Whether the unit may be named as the target of a charge, its path left aside (EDG-R25).
Verdict judge_charge_target(const State& state, UnitId target);
// Whether it may be named as a target, weapons left aside.
Verdict judge_shot_at(const State& state, RoundKind kind, UnitId target);
Verdict judge_order(const State& state, UnitId to);
Verdict judge_recovery(const State& state);
Verdict judge_regroup(const State& state);

// The list of legal_actions without moves, charges and shots of an activation, which are said part
// by part (drafts.h).
void plain_actions(const State& state, std::vector<Action>& actions);

// The model that takes the next hit or injury of a unit: the injured one first, then those with the
// chosen AV (kNone: none is chosen).
Verdict judge_next_wounded(const State& state, UnitId unit, int av, ModelId model);

// The last activation of a turn may be held back (EDG-R89).
bool may_hold(const State& state, Seat seat);
// Whether any movement action can be carried out at all (EDG-R30).
bool can_move(const State& state);

}  // namespace mael::battle
