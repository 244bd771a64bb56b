// Who thinks about a game, made from its description (positions.h).
#pragma once

#include "engine/play/counsellor_of.h"
#include "engine/play/game_bots.h"
#include "engine/play/thinker_of.h"

namespace mael {

template <class Described>
constexpr GameBots bots_of() {
  return {Described::Game::kId, &make_thinker<Described>, &make_counsellor<Described>};
}

}  // namespace mael
