// Has bots think in the page's workers, adds up what they found, and hands their answers out at a
// pace a person can follow.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/bot_talk.h"
#include "web/app/platform.h"

namespace mael::web {

class BotRunner {
 public:
  // Between what was shown last and a bot's next action, unless it thinks longer anyway.
  static constexpr Milliseconds kPause = 450;
  static constexpr Milliseconds kPauseWithoutMotion = 900;  // nothing glides: time to look

  explicit BotRunner(Platform& platform) : platform_(platform) {}

  void set_pause(Milliseconds pause) { pause_ = pause; }
  // Bounds every decision by iterations instead of time, so that it comes out the same anywhere.
  void set_iterations(int iterations) { iterations_ = iterations; }

  // Puts the question, unless one is put already. Called whenever a bot is awaited. `position` is
  // what its seat may know, in notation, and no more.
  void ask(PlayerKind kind, Seat seat, std::uint64_t seed, const std::string& position);

  // What one of the bots that were asked reports; empty when it is lost.
  void thought(Ticket ticket, int place, std::string_view report);

  // Something was shown just now: the pause begins anew.
  void shown(Milliseconds now) { shown_at_ = now; }

  // Forgets question and answer.
  void stop();

  bool has_failed() const { return failed_; }
  bool is_asked() const { return asked_ != 0; }

  // How much of its time a bot that thinks for a while has used, 0 … 1.
  std::optional<float> progress() const { return progress_; }

  // The answer in notation, once, when it is there and the pause is over.
  std::optional<std::string> take(Milliseconds now);

  // When take() is worth asking again; nothing while there is no answer.
  std::optional<Milliseconds> wake_at() const;

 private:
  enum class Desk : std::uint8_t { Busy, Done, Lost };

  void conclude();

  Platform& platform_;
  Ticket asked_ = 0;
  std::vector<Desk> desks_;
  std::vector<Findings> findings_;  // of the desks that are done
  std::optional<float> progress_;
  std::string answer_;
  bool failed_ = false;
  int iterations_ = 0;
  Milliseconds shown_at_ = 0;
  Milliseconds pause_ = kPause;
};

}  // namespace mael::web
