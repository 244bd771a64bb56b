#include "web/app/counsel_runner.h"

#include <utility>

#include "engine/core/notation.h"

namespace mael::web {

void CounselRunner::ask(const CounselQuestion& question) {
  if (asked_ != 0 && question_ == question) return;
  question_ = question;
  answer_.reset();
  asked_ = platform_.think(std::string(game_id_in(question.position)),
                            write_counsel_question(question), 1);
}

void CounselRunner::thought(Ticket ticket, std::string_view report) {
  if (ticket != asked_ || answer_) return;
  const std::optional<CounselReport> read = read_counsel_report(report);
  if (read && !read->done) return;
  answer_ = read ? read->counsel : std::string();
  platform_.wake();
}

std::optional<std::string> CounselRunner::take() {
  if (!answer_) return {};
  asked_ = 0;
  return std::exchange(answer_, {});
}

void CounselRunner::stop() {
  if (asked_ != 0) platform_.stop_thinking();
  forget();
}

void CounselRunner::forget() {
  asked_ = 0;
  answer_.reset();
}

}  // namespace mael::web
