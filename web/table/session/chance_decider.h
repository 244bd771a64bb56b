// What decides for chance at a table whose game is played on this device alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "web/table/session/decider.h"

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

// The same, until somebody at the table does what chance does: then it answers nothing.
class ScriptedChance final : public Decider {
 public:
  explicit ScriptedChance(std::uint64_t seed) : drawn_(seed) {}

  void set_by_hand(bool by_hand) { by_hand_ = by_hand; }
  bool is_by_hand() const { return by_hand_; }

  void ask(const AnyMatch& match, Seat seat) override {
    if (!by_hand_) drawn_.ask(match, seat);
  }
  std::optional<std::string> answer(Milliseconds now) override { return drawn_.answer(now); }
  void stop() override { drawn_.stop(); }

 private:
  SeededChance drawn_;
  bool by_hand_ = false;
};

}  // namespace mael::web
