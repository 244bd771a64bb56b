// How a Violation's things are read in this game: placeholders {n:unit}, {n:number}, {n:inches}
// (of mils) and {n:seat} of the refusal sentences.
#pragma once

#include <array>
#include <string_view>

namespace mael::battle {

inline constexpr std::array<std::string_view, 4> kThings{"unit", "number", "inches", "seat"};

}  // namespace mael::battle
