// How long a game has been played at its table, and how long each person may think if a clock was
// set. Pure: its owner tells the time, frame by frame, in milliseconds that never run
// backwards. It stands beside the match and is no part of it: no rule knows it, no link holds it,
// and what is taken back gives no time back. Bots think without it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "engine/core/seat.h"
#include "web/app/screen.h"

namespace mael::web {

// Saves store the number, so only append.
enum class ClockKind : std::uint8_t {
  Off,
  Counts,  // without a limit
  Limits,
};

inline constexpr int kMostClockMinutes = 600, kMostClockSeconds = 250;

struct ClockTerms {
  ClockKind kind = ClockKind::Off;
  int minutes = 0;  // of each person, where it limits,
  int seconds = 0;  // and so many more with each later turn in which they are to decide
  friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

// What a new game may be set to: none first.
std::span<const ClockTerms> all_clock_terms();

struct SeatTime {
  std::uint32_t used = 0;   // milliseconds
  std::uint32_t added = 0;  // milliseconds
  std::uint32_t turns = 0;  // one more than the last turn in which it decided; 0: it never did
  friend bool operator==(const SeatTime&, const SeatTime&) = default;
};

// As it is stored.
struct KeptClock {
  ClockTerms terms{};
  bool lifted = false;       // the limit; from then on it only counts
  std::uint32_t played = 0;  // milliseconds
  std::array<SeatTime, kMaxSeats> seats{};
  friend bool operator==(const KeptClock&, const KeptClock&) = default;
};

// The same clock before a game began.
KeptClock set_anew(const KeptClock& clock);

class PlayClock {
 public:
  // Where frames are so far apart the page was hidden or asleep meanwhile: no time ran. A
  // clock that runs wants one every second.
  static constexpr Milliseconds kLongestFrame = 3'000;
  // Who has no clock may think so long without a frame; after more the table was left alone.
  static constexpr Milliseconds kLongestPause = 180'000;

  explicit PlayClock(KeptClock kept = {}) : kept_(kept) {}

  const KeptClock& kept() const { return kept_; }
  bool is_set() const { return kept_.terms.kind != ClockKind::Off; }
  bool limits() const { return kept_.terms.kind == ClockKind::Limits && !kept_.lifted; }

  // The table lies open, and from now on this person decides, in this turn; Chance: none does, or
  // no time runs. Whether who decided until now has no time left: so again until the limit is
  // lifted.
  bool run(Seat seat, int turn, Milliseconds now);
  // The game is over, or the table is not there: no time is counted until it runs again.
  void stop();
  void lift_limit() { kept_.lifted = true; }

  Seat running() const { return runner_; }  // Chance: no seat
  Seat last() const { return last_; }       // who ran last; Chance: no seat yet

  // Milliseconds. A person's, which `run` last told of; where nothing limits them, none are left.
  Milliseconds used(Seat seat) const { return of(seat).used; }
  Milliseconds left(Seat seat) const;
  bool is_short(Seat seat) const;  // the last minute runs
  // When what is told of who runs will be another second; nothing while nobody's does.
  std::optional<Milliseconds> next_second() const;

  // Whole minutes in which the game lay open and was not over, with what bots thought; 0 below one.
  int minutes_played() const { return static_cast<int>(kept_.played / 60'000); }

 private:
  const SeatTime& of(Seat seat) const {
    return kept_.seats[static_cast<std::size_t>(index_of(seat))];
  }
  SeatTime& of(Seat seat) { return kept_.seats[static_cast<std::size_t>(index_of(seat))]; }
  bool has_run_out(Seat seat) const;
  void count(Milliseconds passed);
  void begin_turn(Seat seat, int turn);

  KeptClock kept_;
  Seat runner_ = Seat::Chance;
  Seat last_ = Seat::Chance;
  std::optional<Milliseconds> at_;  // it was told the time last
};

// "9:58", "1:02:03": what is left of a limit, else what was used. Never "0:00" before all is used.
std::string told(const PlayClock& clock, Seat seat);

}  // namespace mael::web
