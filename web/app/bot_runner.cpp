#include "web/app/bot_runner.h"

#include <algorithm>
#include <utility>

#include "engine/core/notation.h"

namespace mael::web {

void BotRunner::ask(PlayerKind kind, Seat seat, std::uint64_t seed, const std::string& position) {
  if (asked_ != 0 || failed_) return;
  const BotKind bot = bot_of(kind);
  const int offered = platform_.thinkers();
  const Budget usual = offered > 0 ? budget_at_table(bot) : brief_budget_at_table(bot);
  const Budget budget = iterations_ > 0 ? Budget{iterations_, 0} : usual;
  const int count = thinks_together(bot) ? std::max(1, offered) : 1;
  desks_.assign(static_cast<std::size_t>(count), Desk::Busy);
  findings_.assign(desks_.size(), {});
  progress_.reset();
  asked_ = platform_.think(std::string(game_id_in(position)),
                            write_question({bot, seat, seed, budget, position}), count);
}

void BotRunner::thought(Ticket ticket, int place, std::string_view text) {
  if (ticket != asked_ || place < 0 || place >= static_cast<int>(desks_.size())) return;
  const auto at = static_cast<std::size_t>(place);
  if (desks_[at] != Desk::Busy) return;
  auto report = read_report(text);
  if (report && !report->done) {
    progress_ = std::max(progress_.value_or(0), static_cast<float>(report->progress));
    return platform_.wake();
  }
  desks_[at] = report ? Desk::Done : Desk::Lost;
  if (report) findings_[at] = std::move(report->findings);
  conclude();
}

// In the order of the desks, so that it does not matter who is done first.
void BotRunner::conclude() {
  if (std::find(desks_.begin(), desks_.end(), Desk::Busy) != desks_.end()) return;
  Findings all;
  for (const Findings& each : findings_) merge(all, each);
  failed_ = all.empty();
  if (!failed_) answer_ = best_of(all).action;
  progress_.reset();
  platform_.wake();
}

void BotRunner::stop() {
  if (asked_ != 0) platform_.stop_thinking();
  asked_ = 0;
  answer_.clear();
  progress_.reset();
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
