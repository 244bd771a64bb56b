// What is done by default where dice lie and hits are to be dealt with: for people who leave it to
// the program, for lists, and for bots (sheet, "Decision points that interrupt").
#pragma once

#include <optional>
#include <vector>

#include "engine/battle/action.h"

namespace mael::battle {

// Flips that make the most hits; what is left over makes perfect strikes.
FlipDice usual_hit_flips(const State& state);
// Flips that make perfect strikes first.
FlipDice perfect_hit_flips(const State& state);
// Flips that stop the most damage.
FlipDice usual_armor_flips(const State& state);

// The blocked hits worth the most, of a kind of defense.
ChooseDefense usual_defense(const State& state, Defense kind);

// Dice of the weapons that do least go first.
RemoveDice usual_removal(const State& state);

// As few models as possible fall, in the given order; the greatest damage goes to the strongest.
Allocate allotment(const State& state, const std::vector<ModelId>& order);
// The leader last, the dearest before it.
std::vector<ModelId> usual_victims(const State& state, UnitId unit);

// The defense worth the most; none where nothing can be blocked.
ChooseDefense usual_defense(const State& state);

// Whom to name as leader: the best WP, then the nearest to the one that fell.
ModelId usual_leader(const State& state, UnitId unit);

// What the awaited seat does by default inside a round and with what follows from it: removes dice,
// flips, defends, deals out hits, names leaders, fires back, stays. Nothing where it acts on its
// own.
std::optional<Action> usual_answer(const State& state);

}  // namespace mael::battle
