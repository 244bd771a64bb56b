// How the models of a squad stand round their leader at the end of a way, by one button each. Pure:
// where a model may stand is for the engine to say, one place after the other.
#pragma once

#include <array>
#include <string_view>

#include "web/screens/battle/ghosts.h"

namespace mael::web::battle {

enum class Formation : std::uint8_t {
  Line,   // abreast
  Wedge,  // behind it to both sides
  Clump,  // as near as they can be
  Cover,  // in what protects it there, or against it
};
inline constexpr std::array kFormations{Formation::Line, Formation::Wedge, Formation::Clump,
                                        Formation::Cover};

// "line", as its hit and its text are called.
constexpr std::string_view name_of(Formation formation) {
  constexpr std::array<std::string_view, kFormations.size()> kNames{"line", "wedge", "clump",
                                                                    "cover"};
  return kNames.at(static_cast<std::size_t>(formation));
}

// The draft with the others as near to that as they may stand; of a draft that may turn.
Draft formed(const State& state, const Draft& draft, Formation formation);
// Whether its leader ends at something that gives cover.
bool ends_at_cover(const State& state, const Draft& draft);

}  // namespace mael::web::battle
