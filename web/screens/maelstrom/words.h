// Everything the table says: names of tiles and seats, refusals.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/maelstrom/event.h"
#include "engine/maelstrom/help/words.h"  // explains why something is refused
#include "web/app/screen.h"
#include "web/base/say.h"
#include "web/screens/maelstrom/game.h"
#include "web/screens/maelstrom/input/selection.h"
#include "web/screens/maelstrom/situation.h"

namespace mael::web::maelstrom {

using web::say;
using web::say_count;

std::string title_of(TileKind kind);  // "Lake of Fire"
std::string title_of(const State& state, TileRef tile);
std::string title_of(const State& state, TileName tile);
std::string label_of(const State& state, TileRef tile);  // "LoF1", as notation writes it
std::string label_of(const State& state, TileName tile);
std::string title_of(Faction faction);  // "Arcanae"
std::string title_of(Phase phase);
std::string key_of(Trait trait);  // "trait.attack-mastery"

// The force a seat plays, by the faction of its first row.
Faction faction_of(const State& state, Seat seat);
// The player's name, or the force's; numbered where both seats would be called the same.
std::string name_of(const State& state, const std::array<Player, kSeats>& players, Seat seat);

std::string name_of(const Situation& situation, Seat seat);

}  // namespace mael::web::maelstrom
