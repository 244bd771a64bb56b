#include "web/app/position_links.h"

#include "engine/maelstrom/game.h"
#include "engine/maelstrom/notation.h"
#include "engine/play/games.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using mael::maelstrom::Maelstrom;
using mael::maelstrom::State;

const Game& game() { return *find_game(Maelstrom::kId); }

bool is_known(const State& state) {
  for (const mael::maelstrom::SideState& side : state.sides) {
    if (side.unknown_hand > 0 || side.primary == mael::maelstrom::kUnknownRow) return false;
  }
  return true;
}

}  // namespace

std::string link_to(const State& state) {
  return game().show(write_position(state))->link.substr(1);
}

Result<State> open_link(const std::string& text) {
  const auto shown = game().show(text);
  if (!shown) return shown.error();
  auto state = mael::maelstrom::read_position(shown->notation);
  if (state.ok() && !is_known(*state)) return Error{maelstrom::say("app.link.sealed")};
  return state;
}

}  // namespace mael::web
