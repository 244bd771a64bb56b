// Why something is not allowed: one rule and the things it is about.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>

#include "engine/core/rule_id.h"

namespace mael {

// The sentence is looked up by rule id in the table of texts; its placeholders {0:tile},
// {1:space}, {1:number} … say how the game's notation reads the thing of that index.
struct Violation {
  static constexpr int kMaxThings = 3;

  RuleId rule;
  std::array<std::int32_t, kMaxThings> things{};

  constexpr Violation() = default;
  constexpr Violation(RuleId broken, std::initializer_list<std::int32_t> about = {})
      : rule(broken) {
    std::size_t i = 0;
    for (const std::int32_t thing : about) {
      if (i < things.size()) things[i++] = thing;
    }
  }

  friend constexpr bool operator==(const Violation&, const Violation&) = default;
};

// Nothing, or the first rule that stands against an action.
using Verdict = std::optional<Violation>;
constexpr Verdict unless(bool kept, const Violation& violation) {
  return kept ? Verdict() : Verdict(violation);
}

}  // namespace mael
