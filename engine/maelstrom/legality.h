// The judgements `check` and `legal_actions` share, so that nothing is decided twice. Each answers
// with the first rule in the way; phase and turn are judged before (check.cpp).
#pragma once

#include "engine/core/violation.h"
#include "engine/maelstrom/action.h"
#include "engine/maelstrom/mass.h"

namespace mael::maelstrom {

// How the tile moves under this game's switches.
Mobility mobility_of(const State& state, TileRef ref);

// Whether this minion may move at all (MAE-069, MAE-072, MAE-R7). `movement` is what movement_of
// says.
Verdict judge_mover(const State& state, TileRef ref, int movement);
Verdict judge_mover(const State& state, TileRef ref);

// Whether a tile in play, moved as far as `mobility` says, may end on a space.
Verdict judge_way(const State& state, TileRef ref, const Mobility& mobility, Hex to);

// Whether a tile may take part in an attack at all this turn; range is judged per target.
Verdict judge_attacker(const State& state, TileRef ref);

// Whether the text of some tile keeps a group from attacking, or a tile from attacking in it.
Verdict judge_group(const State& state, Seat seat, const PendingAttack& attack);

// Whether a tile may use its active ability this turn; whether it has anything to choose is asked
// of list_choices.
Verdict judge_user(const State& state, TileRef ref);

// Whether a tile may be attacked.
Verdict judge_target(const State& state, TileRef ref);

// Whether a tile may consume some energy tile this turn.
Verdict judge_consumer(const State& state, TileRef ref);

// Whether an energy tile may be consumed by some neighbour (Golden Rule, MAE-132).
Verdict judge_consumption(const State& state, TileRef energy, const Mass& mass);

// Whether a seat may summon a tile of this row somewhere (hand, Limited, Unique).
Verdict judge_summoned(const State& state, Seat seat, Row row);

// Whether a stronghold may pay for a tile of this row.
Verdict judge_payer(const State& state, TileRef payer, TileKind summoned);
// The same where output_for is known.
Verdict judge_payer(const State& state, TileRef payer, TileKind summoned, int output);

// Whether a tile lets free tiles be summoned beside it (MAE-148, MAE-R65).
bool is_anchor(const State& state, TileRef ref);

}  // namespace mael::maelstrom
