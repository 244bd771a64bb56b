// What a table can be heard doing. A game says that it happens, and when (motion.h); what it sounds
// like is the page's affair (web/shell/sound.js), which knows each by its name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mael::web {

enum class Sound : std::uint8_t {
  Take,   // a piece is picked up
  Put,    // and laid down
  Slide,  // it goes from one place to another
  Turn,   // a ring of the board goes round
  Strike,
  Wound,
  Break,   // a piece is destroyed
  Energy,  // a player gains
  Draw,    // a card or a tile comes from its stack
  Seal,    // what was secret or held back is shown
  Burn,    // Essence, or whatever a turn costs
  Win,     // the game is over
  Refuse,  // the rules do not allow it
};
inline constexpr std::size_t kSounds = static_cast<std::size_t>(Sound::Refuse) + 1;

// "take".
std::string_view name_of(Sound sound);

}  // namespace mael::web
