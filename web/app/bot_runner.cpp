#include "web/app/bot_runner.h"

#include <utility>

namespace mael::web {

void BotRunner::ask(const mael::maelstrom::State& state, Seat seat, PlayerKind kind,
                    std::uint64_t seed) {
  if (asked_ != 0 || failed_) return;
  asked_ = platform_.think(ask_bot(state, seat, kind, seed));
}

void BotRunner::thought(Ticket ticket, std::string_view answer) {
  if (ticket != asked_) return;
  failed_ = answer.empty();
  answer_ = answer;
  platform_.wake();
}

void BotRunner::stop() {
  if (asked_ != 0) platform_.stop_thinking();
  asked_ = 0;
  answer_.clear();
  failed_ = false;
}

std::optional<std::string> BotRunner::take(Milliseconds now) {
  if (answer_.empty() || now < shown_at_ + pause_) return {};
  asked_ = 0;
  return std::exchange(answer_, {});
}

std::optional<Milliseconds> BotRunner::wake_at() const {
  if (answer_.empty()) return {};
  return shown_at_ + pause_;
}

}  // namespace mael::web
