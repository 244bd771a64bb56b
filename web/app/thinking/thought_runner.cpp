#include "web/app/thinking/thought_runner.h"

#include <algorithm>
#include <utility>

#include "engine/core/notation.h"

namespace mael::web {

void ThoughtRunner::ask(const ThoughtQuestion& question, int thinkers) {
  if (asked_ != 0 && is_same(question, question_)) return;
  question_ = question;
  workers_.assign(static_cast<std::size_t>(thinkers), WorkerState::Busy);
  reports_.assign(workers_.size(), {});
  progress_.reset();
  answer_.reset();
  failed_ = false;
  asked_ = platform_.think(std::string(game_id_in(question.position)), write_question(question),
                           thinkers);
}

void ThoughtRunner::thought(Ticket ticket, int place, std::string_view text) {
  if (ticket != asked_ || place < 0 || place >= static_cast<int>(workers_.size())) return;
  const auto at = static_cast<std::size_t>(place);
  if (workers_[at] != WorkerState::Busy) return;
  auto report = read_report(text, question_.verb);
  if (report && !report->done) {
    if (question_.verb != Verb::Think) return;
    progress_ = std::max(progress_.value_or(0), static_cast<float>(report->progress));
    return platform_.wake();
  }
  workers_[at] = report ? WorkerState::Done : WorkerState::Lost;
  if (report) reports_[at] = *std::move(report);
  conclude();
}

// In the order of the workers, so that it does not matter who is done first.
void ThoughtRunner::conclude() {
  if (std::find(workers_.begin(), workers_.end(), WorkerState::Busy) != workers_.end()) return;
  if (question_.verb == Verb::Think) {
    Findings all;
    for (const ThoughtReport& each : reports_) merge(all, each.findings);
    failed_ = all.empty();
    if (!failed_) answer_ = best_of(all).action;
  } else {
    answer_ = reports_.front().counsel;
  }
  progress_.reset();
  platform_.wake();
}

void ThoughtRunner::stop() {
  if (asked_ != 0) platform_.stop_thinking();
  asked_ = 0;
  answer_.reset();
  progress_.reset();
  failed_ = false;
}

std::optional<std::string> ThoughtRunner::take() {
  if (!answer_) return {};
  asked_ = 0;
  return std::exchange(answer_, std::nullopt);
}

}  // namespace mael::web
