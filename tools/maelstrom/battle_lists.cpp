// The lists of the command-line program for battles, which the house's own lists take up once
// it has a page and translations.
#include <array>

#include "engine/battle/entry.h"
#include "engine/play/game_bots.h"
#include "engine/play/games.h"
#include "engine/play/workbench.h"

namespace mael {
namespace {

constexpr std::array kGames{&battle::kEntry};
constexpr std::array kBots{&battle::kBots};
constexpr std::array kWorkbenches{&battle::kWorkbench};

}  // namespace

std::span<const GameEntry* const> games() { return kGames; }
std::span<const GameBots* const> game_bots() { return kBots; }
std::span<const Workbench* const> workbenches() { return kWorkbenches; }

}  // namespace mael
