// A battle's things and actions in the words of the language spoken.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/battle/round/forecast.h"
#include "engine/core/reason.h"
#include "web/app/screen.h"
#include "web/screens/battle/input/input.h"
#include "web/screens/battle/situation.h"

namespace mael::web::battle {

// Whoever was given no name is called by the army, where that is one and not the other side's.
std::string name_of(const State& state, const std::array<Player, kSeats>& players, Seat seat);
std::string name_of(const Situation& situation, Seat seat);
// "Contractor Defenders", and where another squad on the table is of its kind "… (a1)".
std::string name_of_unit(const State& state, UnitId unit);
// The same in as few letters as it can be told apart by, for places too narrow for that.
std::string brief_name_of_unit(const State& state, UnitId unit);
// The place of a model in its squad, from 1: it keeps it whoever falls.
int number_of_model(const State& state, ModelId model);
// Whether it leads its squad, or is injured, in words; empty for any other.
std::string role_of(const State& state, ModelId model);
// What it carries, the leader aside, that no more than half of its squad do.
std::string arms_apart(const State& state, ModelId model);
std::string name_of_weapon(const Weapon& weapon);
std::string name_of_ability(std::uint8_t ability);
// With the value it is printed with; and in a sentence what it does.
std::string name_of_ability(const AbilityUse& use);
std::string rule_of_ability(const AbilityUse& use);
// Of keys of texts: cover, field …
std::string_view key_of_defense(Defense kind);
// "18″ · 1 shot · PEN 4 · DAM 1".
std::string figures_of(const Weapon& weapon);
std::string name_of_look(Look look);
// "ruins", "a wall": what a base stands in or touches; empty on open ground.
std::string ground_words(const State& state, Disc base);
// "6.2″", rounded up as the ruler does.
std::string inches_of(std::int32_t mils);
// "1.3" of thousandths, rounded to the nearest tenth.
std::string tenths(std::int64_t thousandths);
// How many of those that stand are likely to fall.
std::string say_losses(const mael::battle::Forecast& told, int standing);
// "10″/7½″" from the western and the southern edge, to the nearest half inch.
std::string spot_words(Point at);

// "north-east": the nearest of eight ways; north is the upper edge of the table.
std::string words_of_way(Heading heading);

// How long the way of a course is.
std::int32_t length_of(const State& state, UnitId unit, const Course& course);
// The state once the unit has gone there, and nothing else.
State gone(const State& state, UnitId unit, const Course& course);
// Enemies that see a unit where it stands in this state.
std::vector<UnitId> watchers_of(const State& state, UnitId unit);

// What is begun, in notation without a seat, as far as it is settled: "move", "charge:b1".
std::string name_of_draft(const Situation& situation, const Draft& draft);
// The same of what a choice leads to; empty where it leads to nothing that is done.
std::string name_of_choice(const Situation& situation, const Intent& intent);

// An action of a seat in words, for buttons, lists and advice.
std::string words_of(const Situation& situation, const Action& action);
// Why something is advised: generals give no reasons.
std::string why_in_words(const Situation& situation, const std::vector<Reason>& reasons);

}  // namespace mael::web::battle
