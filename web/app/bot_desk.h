// The desk of a bot: what is done there with the table's questions.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/play/deliberation.h"
#include "web/app/bot_talk.h"
#include "web/app/counsel_talk.h"

namespace mael::web {

class BotDesk {
 public:
  explicit BotDesk(Clock clock) : clock_(std::move(clock)) {}

  // Turns to a question. Several desks that are asked the same think differently by their
  // `place`, from 0. False if this is no question; then there is nothing to think about.
  bool begin(std::string_view question, int place);

  // Thinks on for about so long, then reports. Without a question, an empty text.
  std::string think_for(int milliseconds);

 private:
  // Whose memory serves the next question.
  struct Thinking {
    std::string game;
    BotKind kind = BotKind::Random;
    std::uint64_t seed = 0;
    std::unique_ptr<Thinker> thinker;
  };

  bool begin_counsel(const CounselQuestion& question);
  std::string counsel();

  Clock clock_;
  Thinking thinking_;
  std::optional<CounselQuestion> asked_;  // counsel, if that is what is thought about
  std::string counselled_;                // game and seed the counsellor is of
  std::unique_ptr<Counsellor> counsellor_;
  std::optional<Deliberation> deliberation_;
};

}  // namespace mael::web
