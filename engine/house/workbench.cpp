// The workbenches of the games of the house, and the folders of their references.
#include "engine/play/workbench.h"

#include <array>

#include "engine/play/references.h"
#include "listed/games.h"

namespace mael {
namespace {

constexpr std::array kWorkbenches{MAEL_LISTED(Workbench)};
constexpr std::array<std::string_view, kWorkbenches.size()> kBooks{MAEL_LISTED_BOOKS};

}  // namespace

std::span<const Workbench* const> workbenches() { return kWorkbenches; }

std::span<const std::string_view> reference_books() { return kBooks; }

}  // namespace mael
