// Advice and judgement behind which the types of a game are hidden: positions and actions go in as
// text, and what comes out can be sent as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/reason.h"
#include "engine/play/thinker.h"

namespace mael {

// What a counsellor says to a decision.
struct Counsel {
  float share = 0.5f;  // of the points its seat may expect: 1 a win, 0 a defeat
  float lost = 0;      // how much of it was given away by what was done, if something was
  std::string action;  // in notation: what to do, or what would have been better; may be empty
  std::vector<Reason> reasons;  // why
};

// Thinks about positions like a bot, and says what it found.
class Counsellor : public Thinker {
 public:
  // What to do.
  virtual Counsel advise() = 0;
  // The most promising actions, at most so many, the best first.
  virtual std::vector<Counsel> compare(std::size_t most) = 0;
  // What was given away by this action, in notation; nothing if it is none that was allowed.
  virtual std::optional<Counsel> judge(const std::string& done) = 0;
};

// One line, and back; nothing if it is none. Shares are kept to a thousandth.
std::string write_counsel(const Counsel& counsel);
std::optional<Counsel> read_counsel(std::string_view line);

// The same of several, a line each; nothing if one of them is none, or there is none.
std::string write_counsels(const std::vector<Counsel>& counsels);
std::optional<std::vector<Counsel>> read_counsels(std::string_view lines);

}  // namespace mael
