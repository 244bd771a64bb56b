// The pirates' things and actions in the words of the language spoken.
#pragma once

#include <array>
#include <string>

#include "web/app/screen.h"
#include "web/screens/pirates/situation.h"

namespace mael::web::pirates {

// A cell as one would say it: its name, a lost island's on it, or "open sea (B3)".
std::string name_of_cell(const State& state, Cell cell);
std::string name_of_circle(int circle);  // "the inner ring"
std::string fraction_of(int quarters);   // "¼", "½", "¾"
std::string name_of_item(Item item);     // "gold chest of 3"
std::string name_of_calamity(Kind kind);
std::string name_of_tile(int tile);
std::string name_of_lost_island(int island);
std::string name_of_title(int title);  // from 1
std::string name_of(Statistic statistic);
std::string text_of_artifact(Item item);    // what it does
std::string effect_of_calamity(Kind kind);  // in a sentence
std::string clue_of(int card);              // of a treasure card
std::string reward_of(int card);            // "1 chest, 2 points; then the curse moves on"
std::string name_of_target(const Situation& situation, Target target);

// The player's name, or the seat's.
std::string name_of(const std::array<Player, kSeats>& players, Seat seat);
std::string name_of(const Situation& situation, Seat seat);

// An action of a seat in words, for buttons and lists.
std::string words_of(const Situation& situation, const Action& action);

}  // namespace mael::web::pirates
