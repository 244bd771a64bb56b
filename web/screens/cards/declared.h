// What has been announced and not carried out yet, in words and sums.
#pragma once

#include <array>
#include <string>

#include "web/screens/cards/view/view.h"

namespace mael::web::cards {

// "Rowan plays Raider on attack stack 1." Empty if nothing is declared.
std::string sentence_of_declared(const Situation& situation);

// Attack and defence of an attack by the acting side's stack; the attacker first.
std::array<BattleSideView, 2> battle_of(const Situation& situation, Seat attacker, int stack,
                                        Target target);

// Who attacks whom: "Raider attacks the enemy ships at Zycanthus".
std::string title_of_battle(const Situation& situation, Seat attacker, int stack, Target target);

// What an attack would come to before bids: "Attack 4 against defence 2: …".
std::string sentence_of_battle(const std::array<BattleSideView, 2>& battle);

}  // namespace mael::web::cards
