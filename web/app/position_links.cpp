#include "web/app/position_links.h"

#include "engine/maelstrom/game.h"
#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/vortex.h"
#include "engine/play/games.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using mael::maelstrom::Edition;
using mael::maelstrom::Maelstrom;
using mael::maelstrom::Vortex;
using mael::maelstrom::State;

const Game& game_of(Edition edition) {
  return *find_game(edition == Edition::Vortex ? Vortex::kId : Maelstrom::kId);
}

// The edition a position belongs to; for what is neither a position nor a link, the first.
const Game& game_of(const std::string& text) {
  const Game* game = mael::game_of(text);
  return game && game->id == Vortex::kId ? *game : game_of(Edition::Maelstrom);
}

bool is_known(const State& state) {
  for (const mael::maelstrom::SideState& side : state.sides) {
    if (side.unknown_hand > 0 || side.primary == mael::maelstrom::kUnknownRow) return false;
  }
  return true;
}

}  // namespace

std::string link_to(const State& state) {
  return game_of(state.edition).show(write_position(state))->link.substr(1);
}

Result<State> open_link(const std::string& text) {
  const auto shown = game_of(text).show(text);
  if (!shown) return shown.error();
  auto state = mael::maelstrom::read_position(shown->notation);
  if (state.ok() && !is_known(*state)) return Error{maelstrom::say("app.link.sealed")};
  return state;
}

}  // namespace mael::web
