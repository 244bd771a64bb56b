// What is said between the table and those who think elsewhere, bots and counsellors, in lines of
// text that know no game.
//
//   question  VERB KIND SEAT SEED ITERATIONS MILLISECONDS, then a line each: the position, what was
//             done (to be judged)
//   report    PROGRESS in thousandths, and `done` behind it once it is; then what was found, a line
//             for each action: VISITS POINTS ACTION; or the lines of a
//             counsellor
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.h"
#include "engine/play/counsel.h"
#include "engine/play/levels.h"
#include "engine/play/thinker.h"

namespace mael::web {

enum class Verb : std::uint8_t {
  Think,    // a bot decides
  Advise,   // a counsellor says what to do
  Judge,    // what was given away by what was done
  Compare,  // what the best actions promise
};

// So many actions are compared at most.
inline constexpr std::size_t kMostCompared = 3;

struct ThoughtQuestion {
  Verb verb = Verb::Think;
  BotKind kind = BotKind::Random;  // of the bot; means nothing to counsellors
  Seat seat = Seat::A;
  std::uint64_t seed = 0;  // who is asked again with the same one goes on where it was
  Budget budget;           // one of its figures at least is above 0, none below
  std::string position;    // in notation, as the seat sees it, and no more
  std::string done;        // the action to be judged; else empty
};

// Whether the answer to one serves the other.
bool is_same(const ThoughtQuestion& a, const ThoughtQuestion& b);

// How far one of those who were asked has come, and what it found once it is done.
struct ThoughtReport {
  double progress = 0;  // 0 … 1
  bool done = false;
  Findings findings;    // of a bot, never empty then
  std::string counsel;  // of a counsellor (engine/play/counsel.h), a line for each it compares
};

std::string write_question(const ThoughtQuestion& question);
std::optional<ThoughtQuestion> read_question(std::string_view text);

std::string write_report(const ThoughtReport& report);
// The answer to a question of this kind.
std::optional<ThoughtReport> read_report(std::string_view text, Verb verb);

}  // namespace mael::web
