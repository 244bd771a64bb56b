// The bots as those who play against them know them: the same cast in every game, each with a key,
// a face and words of its own.
#pragma once

#include <string>
#include <string_view>

#include "assets/icon_table.h"
#include "web/app/screen.h"

namespace mael::web {

// How a kind of player is called in what is stored: "person", "casual".
std::string_view key_of(PlayerKind kind);

// None for a person.
Icon face_of(PlayerKind kind);

// In the language spoken: "Brine"; of a person nothing.
std::string name_of_character(PlayerKind kind);
// How strong it is in a word: "Casual"; "Person".
std::string rank_of(PlayerKind kind);
// What it is like, in a sentence.
std::string about(PlayerKind kind);
// "Brine Â· Casual"; "Person".
std::string name_and_rank(PlayerKind kind);

}  // namespace mael::web
