// Positions of the Edge card game for tests.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/cards/game.h"

namespace mael::cards {

// The position of this notation, which must read.
inline State position(const std::string& text) {
  const auto state = read_position(text);
  INFO(text << ": " << (state ? std::string() : state.error().message));
  REQUIRE(state.ok());
  return *state;
}

}  // namespace mael::cards
