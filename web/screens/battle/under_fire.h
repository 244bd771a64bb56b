// What the fire of those who see a squad is likely to cost it. Pure.
#pragma once

#include <cstdint>
#include <optional>

#include "web/screens/battle/game.h"

namespace mael::web::battle {

// Models that fall on average, in thousandths, if every enemy that sees the unit fires at it as it
// stands, each in an activation of its own and with the weapons it would usually take; `covered`:
// it has taken cover. Nothing where nobody may fire, or some of it cannot be told.
std::optional<std::int64_t> losses_to_fire(const State& state, UnitId unit, bool covered);

// Hit dice the target of a charge would answer it with, if all of it fires; a random number of
// shots counts as three.
int dice_of_answer(const State& state, UnitId charger, UnitId target);
// The same of any declared round.
int dice_of(const State& state, const Round& round);

}  // namespace mael::web::battle
