#include "web/app/sound.h"

#include <array>

namespace mael::web {

std::string_view name_of(Sound sound) {
  static constexpr std::array<std::string_view, kSounds> kNames{
      "take",   "put",  "slide", "turn", "strike", "wound", "break",
      "energy", "draw", "seal",  "burn", "win",    "refuse"};
  return kNames.at(static_cast<std::size_t>(sound));
}

}  // namespace mael::web
