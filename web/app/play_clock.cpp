#include "web/app/play_clock.h"

#include <algorithm>
#include <limits>

namespace mael::web {

namespace {

constexpr Milliseconds kSecond = 1'000, kMinute = 60 * kSecond;

void add(std::uint32_t& sum, Milliseconds more) {
  constexpr Milliseconds kMost = std::numeric_limits<std::uint32_t>::max();
  sum = static_cast<std::uint32_t>(std::min(sum + more, kMost));
}

std::string two_digits(Milliseconds number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

std::span<const ClockTerms> all_clock_terms() {
  static constexpr std::array kAll{
      ClockTerms{},
      ClockTerms{ClockKind::Counts},
      ClockTerms{ClockKind::Limits, 5, 5},
      ClockTerms{ClockKind::Limits, 10, 5},
      ClockTerms{ClockKind::Limits, 20, 10},
      ClockTerms{ClockKind::Limits, 40, 15},
  };
  return kAll;
}

KeptClock set_anew(const KeptClock& clock) { return {clock.terms}; }

bool PlayClock::run(Seat seat, int turn, Milliseconds now) {
  const Seat before = runner_;
  if (at_) count(std::max<Milliseconds>(0, now - *at_));
  at_ = now;
  runner_ = is_set() ? seat : Seat::Chance;
  if (runner_ != Seat::Chance) begin_turn(runner_, turn);
  return has_run_out(before);
}

void PlayClock::stop() {
  runner_ = Seat::Chance;
  at_.reset();
}

void PlayClock::count(Milliseconds passed) {
  const bool runs = runner_ != Seat::Chance;
  if (passed > (runs ? kLongestFrame : kLongestPause)) return;
  add(kept_.played, passed);
  if (runs) add(of(runner_).used, passed);
}

// A turn that was taken back and comes again adds nothing once more.
void PlayClock::begin_turn(Seat seat, int turn) {
  last_ = seat;
  SeatTime& time = of(seat);
  const auto turns = static_cast<std::uint32_t>(std::max(0, turn)) + 1;
  if (turns <= time.turns) return;
  if (time.turns > 0) add(time.added, kept_.terms.seconds * kSecond);
  time.turns = turns;
}

Milliseconds PlayClock::left(Seat seat) const {
  const SeatTime& time = of(seat);
  const Milliseconds all = kept_.terms.minutes * kMinute + time.added;
  return std::max<Milliseconds>(0, all - time.used);
}

bool PlayClock::has_run_out(Seat seat) const {
  return seat != Seat::Chance && limits() && left(seat) == 0;
}

bool PlayClock::is_short(Seat seat) const { return limits() && left(seat) <= kMinute; }

std::optional<Milliseconds> PlayClock::next_second() const {
  if (runner_ == Seat::Chance || !at_) return {};
  const Milliseconds rest = limits() ? left(runner_) % kSecond : kSecond - used(runner_) % kSecond;
  return *at_ + (rest == 0 ? kSecond : rest);
}

std::string told(const PlayClock& clock, Seat seat) {
  const Milliseconds seconds =
      clock.limits() ? (clock.left(seat) + kSecond - 1) / kSecond : clock.used(seat) / kSecond;
  const Milliseconds minutes = seconds / 60, hours = minutes / 60;
  const std::string tail = ":" + two_digits(seconds % 60);
  if (hours == 0) return std::to_string(minutes) + tail;
  return std::to_string(hours) + ":" + two_digits(minutes % 60) + tail;
}

}  // namespace mael::web
