// Where the models of a squad would stand that is about to go somewhere, one by one. Pure.
#pragma once

#include <optional>

#include "engine/core/violation.h"
#include "web/screens/battle/game.h"

namespace mael::web::battle {

// Where a model of a draft would stand; kNone is the leader. Nothing where the draft goes nowhere
// yet, or the model is none of the squad.
std::optional<Point> ghost_at(const State& state, const Draft& draft, ModelId model);

// The draft with one model elsewhere. Where that may not be it stands as near to the spot as it may
// on the straight way there, and `verdict` says why not on the spot itself; within kSnap of the
// spot nothing is said.
struct Placed {
  Draft draft;
  Verdict verdict;
};
inline constexpr std::int32_t kSnap = 350;  // mils
// `model`: one of the squad's living, and not its leader; of a draft that goes somewhere.
Placed placed_at(const State& state, const Draft& draft, ModelId model, Point at);

// Whether its owner chooses how the squad faces at the end of this (EDG-R11).
bool may_turn(const State& state, const Draft& draft);
// The draft with the squad facing so; the others turn round the leader with it, unless one of them
// was put elsewhere. Of a draft that may turn.
Placed turned_to(const State& state, const Draft& draft, Heading heading);

}  // namespace mael::web::battle
