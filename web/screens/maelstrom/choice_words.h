// Sentences about texts of tiles: what is chosen for them, what set them off, what they do while
// they are in force.
#pragma once

#include <string>

#include "web/screens/maelstrom/powers.h"

namespace mael::web::maelstrom {

// What a tile does, in one sentence.
std::string text_of(TileKind kind);

// What was chosen: "Iron Guard on 1.3 to 2.4"; empty where there is nothing to choose.
std::string words_of(const State& state, Seat by, const Effect& first, const Choice& choice);

// What is to be chosen next.
std::string sentence_to_choose(const Situation& situation, const Power& power, const Picks& picks);

// What set off the trigger that waits, in a sentence.
std::string sentence_of_trigger(const State& state);
// What was announced and may be answered.
std::string sentence_of_play(const Situation& situation);

// What a row does while it is in force: "+1 Combat", "may not move".
std::string words_of(const Effect& effect);
// "until the end of this turn", "until the end of turn 7".
std::string words_of_end(const State& state, const Lasting& lasting);
// When an event is played: "Action Phase", "when you are attacked"; empty for other tiles.
std::string window_of(TileKind kind);

}  // namespace mael::web::maelstrom
