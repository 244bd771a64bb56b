// What is printed on squads and weapons, as scenarios ask for it.
#pragma once

#include <string>
#include <string_view>

namespace mael::battle {

// "E01.2": the second kind of model of a squad; "pulse-pistol": a weapon. "?" for anything else.
std::string printed(std::string_view thing);

}  // namespace mael::battle
