// What decides for chance at a table whose game is played on this device alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "web/table/decider.h"

namespace mael::web {

// Draws from the seed of the table. Every draw has a seed of its own, made of that one and the
// number of entries before it: a game read back from storage draws what it would have drawn anyway,
// and a move that is taken back and made again is answered alike.
class SeededChance final : public Decider {
 public:
  explicit SeededChance(std::uint64_t seed) : seed_(seed) {}

  void ask(const AnyMatch& match, Seat seat) override;
  std::optional<std::string> answer(Milliseconds now) override;
  void stop() override { drawn_.reset(); }

 private:
  std::uint64_t seed_;
  std::optional<std::string> drawn_;
};

}  // namespace mael::web
