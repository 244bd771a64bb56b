// Has bots think in the page's worker and hands their answers out at a pace a person can follow.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "web/app/bot_desk.h"
#include "web/app/platform.h"

namespace mael::web {

class BotRunner {
 public:
  // Between what was shown last and a bot's next action, unless it thinks longer anyway.
  static constexpr Milliseconds kPause = 450;
  static constexpr Milliseconds kPauseWithoutMotion = 900;  // nothing glides: time to look

  explicit BotRunner(Platform& platform) : platform_(platform) {}

  void set_pause(Milliseconds pause) { pause_ = pause; }

  // Puts the question, unless it is put already. Called whenever a bot is awaited.
  void ask(const mael::maelstrom::State& state, Seat seat, PlayerKind kind, std::uint64_t seed);

  // The worker's answer; empty when the worker has failed.
  void thought(Ticket ticket, std::string_view answer);

  // Something was shown just now: the pause begins anew.
  void shown(Milliseconds now) { shown_at_ = now; }

  // Forgets question and answer.
  void stop();

  bool has_failed() const { return failed_; }
  bool is_asked() const { return asked_ != 0; }

  // The answer in notation, once, when it is there and the pause is over.
  std::optional<std::string> take(Milliseconds now);

  // When take() is worth asking again; nothing while there is no answer.
  std::optional<Milliseconds> wake_at() const;

 private:
  Platform& platform_;
  Ticket asked_ = 0;
  std::string answer_;
  bool failed_ = false;
  Milliseconds shown_at_ = 0;
  Milliseconds pause_ = kPause;
};

}  // namespace mael::web
