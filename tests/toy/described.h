// The toy, described for a match without its types (engine/play/positions.h).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/absent.h"
#include "engine/core/packed_archive.h"
#include "tests/toy/toy.h"

namespace mael::toy {

// Links of the toy hold its notation.
inline Bytes pack(const State& state) {
  const std::string text = write_position(state);
  return {text.begin(), text.end()};
}

struct Described {
  using Game = Toy;
  static constexpr std::string_view kTitle = "A toy";
  static constexpr char kLetter = 't';
  static constexpr int kFewestSeats = 1;
  static constexpr int kVersion = 1;
  static constexpr int kOldest = 1;

  static Result<State> unpack(std::span<const std::uint8_t> bytes, int) {
    return read_position(std::string(bytes.begin(), bytes.end()));
  }
  static std::string explain(const State&, const Violation& violation) {
    return "It breaks " + violation.rule.text() + ".";
  }
  static int turn_of(const State& state) { return turn_number(state); }
  static constexpr auto points_of = kAbsent;
};

}  // namespace mael::toy
