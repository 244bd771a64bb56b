// The games on the shelf: one entry each. Its words are the texts "shelf.ID.title" and
// "shelf.ID.line", its picture is the one of that name (box_pictures.h).
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "engine/play/game_entry.h"
#include "web/base/color.h"
#include "web/house/force_builder.h"
#include "web/setup/view.h"

namespace mael::web {

// The letters of Maelstrom's icons that most first games do without (tools/web/modules.mjs): of the
// advanced game's tiles and of Vortex.
inline constexpr char kAdvancedIconsCode = 'x';
inline constexpr char kVortexIconsCode = 'v';

struct ShelvedGame {
  std::string_view id;
  const GameEntry& entry;
  int minutes;  // of a game between a person and a bot, about
  Rgba accent;
  std::string_view sign;   // its face on the page: the line of an SVG 24 units wide and high
  bool is_taught;          // it has a lesson
  char code;               // the letter of its tables, whose code must be here for what follows
  std::string_view icons;  // letters of icons that every game of it shows and others do not
  // The forces the player makes for it; null: there are none to make.
  MakeKeptForces kept;
  MakeForceBuilder builder;
  // How it is set up. `own` are the forces the player has made, null where there are none to make;
  // they outlive what it gives.
  std::unique_ptr<setup::GameSetup> (*setup)(const OwnForces* own);
};

// In the order they stand in.
std::span<const ShelvedGame> shelved_games();

// The one of this id, which there must be.
const ShelvedGame& shelved_game(std::string_view id);

// Its box in words.
setup::Cover cover_of(const ShelvedGame& game);

}  // namespace mael::web
