// Has bots and counsellors think in the page's workers, about one thing at a time: whoever asks
// last is heard. Adds up what several bots found.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/platform.h"
#include "web/app/thinking/talk.h"

namespace mael::web {

class ThoughtRunner {
 public:
  explicit ThoughtRunner(Platform& platform) : platform_(platform) {}

  // Bounds every bot's decision by iterations instead of time, so that it comes out the same
  // anywhere; 0: as many as usual.
  void set_iterations(int iterations) { iterations_ = iterations; }
  int iterations() const { return iterations_; }
  // How many can think at once; 0: one, on the page's own thread.
  int thinkers() const { return platform_.thinkers(); }

  // Puts a question to so many in place of the one that is put, unless that is the same.
  void ask(const ThoughtQuestion& question, int thinkers);
  // What one of those who were asked reports; empty when it is lost.
  void thought(Ticket ticket, int place, std::string_view text);
  // Forgets question and answer.
  void stop();

  // Whether such a question is put: its answer was not taken yet.
  bool is_asked(Verb verb) const { return asked_ != 0 && question_.verb == verb; }
  bool is_asked() const { return asked_ != 0; }
  // No worker that was asked to think found anything; until it is stopped.
  bool has_failed() const { return failed_; }
  // How much of its time a bot that thinks for a while has used, 0 … 1.
  std::optional<float> progress() const { return progress_; }

  bool has_answer() const { return answer_.has_value(); }
  // The answer, once: an action in notation, or a line of counsel, which is empty if none is to be
  // had.
  std::optional<std::string> take();

 private:
  enum class WorkerState : std::uint8_t { Busy, Done, Lost };

  void conclude();

  Platform& platform_;
  int iterations_ = 0;
  Ticket asked_ = 0;
  ThoughtQuestion question_;
  std::vector<WorkerState> workers_;
  std::vector<ThoughtReport> reports_;  // of the workers that are done
  std::optional<float> progress_;
  std::optional<std::string> answer_;
  bool failed_ = false;
};

}  // namespace mael::web
