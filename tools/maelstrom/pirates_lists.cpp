// The lists of the command-line program for the pirates' game, which the house's own lists take up once
// it has a page and translations.
#include <array>

#include "engine/pirates/entry.h"
#include "engine/play/game_bots.h"
#include "engine/play/games.h"
#include "engine/play/workbench.h"

namespace mael {
namespace {

constexpr std::array kGames{&pirates::kEntry};
constexpr std::array kBots{&pirates::kBots};
constexpr std::array kWorkbenches{&pirates::kWorkbench};

}  // namespace

std::span<const GameEntry* const> games() { return kGames; }
std::span<const GameBots* const> game_bots() { return kBots; }
std::span<const Workbench* const> workbenches() { return kWorkbenches; }

}  // namespace mael
