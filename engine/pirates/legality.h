// The parts of check that a draft or another list asks for by itself.
#pragma once

#include "engine/core/violation.h"
#include "engine/pirates/action.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// An action of the seat awaited, of a kind it may do: what check says once that is settled.
Verdict judge_deed(const State& state, const Action& action);

// An exchange the active ship offers, as far as it is said (PIR-R63). Of a draft: nothing need
// change hands yet.
Verdict judge_trade(const State& state, const Trade& trade, bool whole = true);

// Whether a treasure can be claimed where its owner is (PIR-069 to PIR-071).
Verdict judge_place(const State& state, Seat seat, int card);

}  // namespace mael::pirates
