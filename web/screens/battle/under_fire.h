// What the fire of those who see a squad is likely to cost it. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/battle/round/forecast.h"
#include "web/screens/battle/game.h"

namespace mael::web::battle {

// What a legal shot would come to, if that can be told beforehand.
std::optional<mael::battle::Forecast> forecast_of(const State& state, const Action& action);

// Models that fall on average, in thousandths, if every one of these enemies that see the unit
// fires at it as it stands, each in an activation of its own and with the weapons it would usually
// take; `covered`: it has taken cover. Nothing where nobody may fire, or some of it cannot be told.
std::optional<std::int64_t> losses_to_fire(const State& state, UnitId unit,
                                           const std::vector<UnitId>& watchers, bool covered);

// Hit dice the target of a charge would answer it with, if all of it fires; a random number of
// shots counts as three.
int dice_of_answer(const State& state, UnitId charger, UnitId target);
// The same of any declared round.
int dice_of(const State& state, const Round& round);

}  // namespace mael::web::battle
