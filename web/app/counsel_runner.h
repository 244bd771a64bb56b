// Has a counsellor think in one of the page's workers, about one thing at a time. Bots use the same
// workers: whoever asks last is heard.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/app/counsel_talk.h"
#include "web/app/platform.h"

namespace mael::web {

class CounselRunner {
 public:
  explicit CounselRunner(Platform& platform) : platform_(platform) {}

  // Puts the question, unless it is the one that is put already.
  void ask(const CounselQuestion& question);
  void thought(Ticket ticket, std::string_view report);

  // The answer to the question that was put, once: a line of counsel, or nothing in it if none is
  // to be had.
  std::optional<std::string> take();

  // Nothing is wanted any more.
  void stop();
  // The same, when the workers think about something else already.
  void forget();
  bool is_asked() const { return asked_ != 0; }

 private:
  Platform& platform_;
  Ticket asked_ = 0;
  CounselQuestion question_;
  std::optional<std::string> answer_;
};

}  // namespace mael::web
