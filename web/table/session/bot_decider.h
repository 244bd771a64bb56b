// A bot that plays a seat: it thinks in the page's workers, and answers at a pace a person can
// follow.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "web/app/thinking/thought_runner.h"
#include "web/table/session/decider.h"

namespace mael::web {

// When the bots of a table may answer.
struct Pace {
  Milliseconds shown_at = 0;  // what was done last
  Milliseconds pause = 0;     // after that

  Milliseconds due() const { return shown_at + pause; }
};

class BotDecider final : public Decider {
 public:
  // The runner and the pace are the table's, for all its bots, and must outlive this. `seed` is
  // the table's: a bot decides alike after a reload.
  BotDecider(ThoughtRunner& thoughts, const Pace& pace, PlayerKind kind, std::uint64_t seed)
      : thoughts_(thoughts), pace_(pace), kind_(kind), seed_(seed) {}

  void ask(const AnyMatch& match, Seat seat) override;
  std::optional<std::string> answer(Milliseconds now) override;
  void stop() override { thoughts_.stop(); }

 private:
  ThoughtRunner& thoughts_;
  const Pace& pace_;
  PlayerKind kind_;
  std::uint64_t seed_;
};

}  // namespace mael::web
