// The games on the shelf: one entry each. Its words are the texts "shelf.ID.title" and
// "shelf.ID.line", its picture is the one of that name (box_pictures.h).
#pragma once

#include <span>
#include <string_view>

#include "web/base/color.h"
#include "web/screens/start/view.h"

namespace mael::web {

struct ShelvedGame {
  std::string_view id;
  start::Game game;
  std::string_view players;
  int minutes;  // of a game between a person and a bot, about
  Rgba accent;
};

// In the order they stand in.
std::span<const ShelvedGame> shelved_games();

// The one of this id, which there must be.
const ShelvedGame& shelved_game(std::string_view id);

}  // namespace mael::web
