// A bot that plays a seat: it thinks in the page's workers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "web/app/bot_runner.h"
#include "web/app/counsel_runner.h"
#include "web/table/decider.h"

namespace mael::web {

class BotDecider final : public Decider {
 public:
  // The runners are those of the table, for all its bots, and must outlive this. `seed` is the
  // table's: a bot decides alike after a reload.
  BotDecider(BotRunner& bots, CounselRunner& counsel, PlayerKind kind, std::uint64_t seed)
      : bots_(bots), counsel_(counsel), kind_(kind), seed_(seed) {}

  void ask(const AnyMatch& match, Seat seat) override;
  std::optional<std::string> answer(Milliseconds now) override { return bots_.take(now); }
  std::optional<Milliseconds> wake_at() const override { return bots_.wake_at(); }
  void stop() override { bots_.stop(); }

 private:
  BotRunner& bots_;
  CounselRunner& counsel_;
  PlayerKind kind_;
  std::uint64_t seed_;
};

}  // namespace mael::web
