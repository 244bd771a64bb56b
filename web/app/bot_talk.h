// What is said between the table and the bots that think elsewhere, in lines of text that know no
// game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/play/levels.h"
#include "engine/play/thinker.h"
#include "web/app/screen.h"

namespace mael::web {

struct BotQuestion {
  BotKind kind = BotKind::Random;
  Seat seat = Seat::A;
  std::uint64_t seed = 0;  // a bot asked again with the same one goes on where it was
  Budget budget;
  std::string position;    // in notation, as the bot's seat sees it, and no more
};

// How far one of the bots that were asked has come.
struct BotReport {
  double progress = 0;  // 0 … 1
  bool done = false;
  Findings findings;    // once it is done
};

std::string write_question(const BotQuestion& question);
std::optional<BotQuestion> read_question(std::string_view text);

std::string write_report(const BotReport& report);
std::optional<BotReport> read_report(std::string_view text);

// The bot that plays for a seat; `kind` must not be a person.
BotKind bot_of(PlayerKind kind);

// How long it thinks at the table. The strongest one uses its time for all it is worth; how well
// the others play shall not depend on the device.
Budget budget_at_table(BotKind kind);

// The same where it thinks on the page's own thread.
Budget brief_budget_at_table(BotKind kind);

// Whether as many of it as the device can bear think together.
bool thinks_together(BotKind kind);

}  // namespace mael::web
