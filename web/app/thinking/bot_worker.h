// Answers questions of a table inside a worker, as a bot or as a counsellor.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/play/deliberation.h"
#include "engine/play/game_bots.h"
#include "web/app/thinking/talk.h"

namespace mael::web {

class BotWorker {
 public:
  explicit BotWorker(Clock clock) : clock_(std::move(clock)) {}

  // Turns to a question. Several workers that are asked the same think differently by their
  // `place`, from 0. False if this is no question; then there is nothing to think about.
  bool begin(std::string_view question, int place);

  // Thinks on for about so long, then reports. Without a question, or if there is nothing to say to
  // it, an empty text.
  std::string think_for(int milliseconds);

 private:
  // Whose memory serves the next question.
  template <class Mind>
  struct Sitting {
    std::string whose;  // game, kind and seed
    std::unique_ptr<Mind> mind;
  };

  Thinker* bot(const GameBots& bots, const ThoughtQuestion& question, std::uint64_t seed);
  Counsellor* counsellor(const GameBots& bots, const ThoughtQuestion& question);

  Clock clock_;
  Sitting<Thinker> bot_;
  Sitting<Counsellor> counsellor_;
  ThoughtQuestion question_;
  std::optional<Deliberation> deliberation_;
};

}  // namespace mael::web
