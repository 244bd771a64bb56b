// Valid positions of any game as packed bytes, for links.
#pragma once

#include <cassert>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/packed_archive.h"
#include "engine/core/result.h"

namespace mael {

// For positions with nothing behind them.
inline constexpr auto kNothingMore = [](auto&) {};

// The state must be valid. `rest` passes through the archive what stands behind it.
template <class State, class Rest = decltype(kNothingMore)>
Bytes pack_position(const State& state, std::uint32_t version, const Rest& rest = kNothingMore) {
  assert(!validate(state));
  PackedWriter writer(version);
  writer(state);
  rest(writer);
  return writer.bytes();
}

// The valid state in these bytes, or in one sentence what is wrong with the link they come from:
// "This link holds no position of GAME."
template <class State, class Rest = decltype(kNothingMore)>
Result<State> unpack_position(std::span<const std::uint8_t> bytes, std::uint32_t version,
                              std::string_view game, const Rest& rest = kNothingMore) {
  PackedReader reader(bytes, version);
  State state;
  reader(state);
  rest(reader);
  if (!reader.finished()) {
    return Error{"This link holds no position of " + std::string(game) + "."};
  }
  if (const auto broken = validate(state)) {
    return Error{"The position in this link cannot occur: it breaks " + broken->rule.text() + "."};
  }
  return state;
}

}  // namespace mael
