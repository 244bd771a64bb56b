// How long persons think, and how long they may.
#include "web/app/play_clock.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

constexpr ClockTerms kFive{ClockKind::Limits, 5, 5};
constexpr ClockTerms kCounts{ClockKind::Counts};

PlayClock clock_of(const ClockTerms& terms) { return PlayClock(KeptClock{terms}); }

// One frame a second until `end`, as a clock that runs asks for them.
bool run_until(PlayClock& clock, Seat seat, int turn, Milliseconds from, Milliseconds end) {
  bool is_out = false;
  for (Milliseconds now = from; now <= end && !is_out; now += 1'000) {
    is_out = clock.run(seat, turn, now);
  }
  return is_out;
}

}  // namespace

TEST_CASE("only the time of the person who decides runs", "[app][clock]") {
  PlayClock clock = clock_of(kFive);
  CHECK_FALSE(clock.run(Seat::A, 1, 10'000));
  CHECK_FALSE(clock.run(Seat::B, 1, 12'500));
  CHECK(clock.used(Seat::A) == 2'500);
  CHECK_FALSE(clock.run(Seat::Chance, 1, 13'000));  // a menu, a curtain, motion, a bot
  CHECK_FALSE(clock.run(Seat::B, 1, 15'000));
  CHECK_FALSE(clock.run(Seat::B, 1, 15'250));
  CHECK(clock.used(Seat::A) == 2'500);
  CHECK(clock.used(Seat::B) == 750);
  CHECK(clock.left(Seat::B) == 299'250);
  CHECK(clock.kept().played == 5'250);
}

TEST_CASE("nobody's time runs while the page is hidden or the table away", "[app][clock]") {
  PlayClock clock = clock_of(kFive);
  clock.run(Seat::A, 1, 0);
  clock.run(Seat::A, 1, PlayClock::kLongestFrame);
  CHECK(clock.used(Seat::A) == PlayClock::kLongestFrame);
  clock.run(Seat::A, 1, 2 * PlayClock::kLongestFrame + 1);
  CHECK(clock.used(Seat::A) == PlayClock::kLongestFrame);
  clock.stop();
  CHECK(clock.running() == Seat::Chance);
  clock.run(Seat::A, 1, 8'000);
  CHECK(clock.kept().played == PlayClock::kLongestFrame);
}

TEST_CASE("a turn adds time once, from the second on, also when it is taken back", "[app][clock]") {
  PlayClock clock = clock_of(kFive);
  clock.run(Seat::A, 0, 0);
  CHECK(clock.left(Seat::A) == 300'000);
  clock.run(Seat::A, 2, 1'000);
  CHECK(clock.left(Seat::A) == 304'000);
  clock.run(Seat::A, 0, 2'000);  // taken back
  clock.run(Seat::A, 2, 3'000);
  CHECK(clock.left(Seat::A) == 302'000);
  clock.run(Seat::A, 3, 3'000);
  CHECK(clock.left(Seat::A) == 307'000);
  CHECK(clock.left(Seat::B) == 300'000);
}

TEST_CASE("who has no time left is told of until the limit is lifted", "[app][clock]") {
  PlayClock clock = clock_of({ClockKind::Limits, 1, 0});
  CHECK_FALSE(run_until(clock, Seat::B, 1, 0, 59'000));
  CHECK(clock.left(Seat::B) == 1'000);
  CHECK(clock.run(Seat::B, 1, 60'500));
  CHECK(clock.left(Seat::B) == 0);
  CHECK(clock.run(Seat::B, 1, 60'600));
  CHECK(told(clock, Seat::B) == "0:00");
  clock.lift_limit();
  CHECK_FALSE(clock.run(Seat::B, 1, 61'000));
  CHECK(told(clock, Seat::B) == "1:01");
  CHECK(set_anew(clock.kept()) == KeptClock{{ClockKind::Limits, 1, 0}});
}

TEST_CASE("the last minute is short", "[app][clock]") {
  PlayClock clock = clock_of({ClockKind::Limits, 2, 0});
  run_until(clock, Seat::A, 1, 0, 59'000);
  CHECK_FALSE(clock.is_short(Seat::A));
  clock.run(Seat::A, 1, 60'000);
  CHECK(clock.is_short(Seat::A));
  CHECK_FALSE(clock.is_short(Seat::B));
  CHECK_FALSE(clock_of(kCounts).is_short(Seat::A));
}

TEST_CASE("a running clock says when it will tell another second", "[app][clock]") {
  for (const ClockTerms& terms : {kFive, kCounts}) {
    PlayClock clock = clock_of(terms);
    CHECK_FALSE(clock.next_second());
    clock.run(Seat::A, 1, 100);
    REQUIRE(clock.next_second());
    CHECK(*clock.next_second() == 1'100);
    const std::string first = told(clock, Seat::A);
    clock.run(Seat::A, 1, 400);
    CHECK(*clock.next_second() == 1'100);
    clock.run(Seat::A, 1, 1'099);
    CHECK(told(clock, Seat::A) == first);
    clock.run(Seat::A, 1, 1'100);
    CHECK(told(clock, Seat::A) != first);
    clock.run(Seat::Chance, 1, 1'200);
    CHECK_FALSE(clock.next_second());
  }
}

TEST_CASE("without a clock no person's time runs, and the game's minutes do", "[app][clock]") {
  PlayClock clock;
  CHECK_FALSE(clock.is_set());
  clock.run(Seat::A, 1, 0);
  CHECK(clock.running() == Seat::Chance);
  clock.run(Seat::A, 1, 100'000);  // somebody thought, and nothing was drawn
  clock.run(Seat::A, 1, 100'000 + PlayClock::kLongestPause + 1);  // it was left alone
  clock.run(Seat::B, 1, 150'000 + PlayClock::kLongestPause + 1);
  CHECK(clock.used(Seat::A) == 0);
  CHECK(clock.minutes_played() == 2);
  CHECK_FALSE(clock.next_second());
}

TEST_CASE("time is told in hours, minutes and seconds", "[app][clock]") {
  KeptClock kept{kFive};
  CHECK(told(PlayClock(kept), Seat::A) == "5:00");
  kept.seats[0].used = 1;
  CHECK(told(PlayClock(kept), Seat::A) == "5:00");
  kept.seats[0].used = 299'001;
  CHECK(told(PlayClock(kept), Seat::A) == "0:01");
  kept.seats[0].used = 4'000'000'000u;
  CHECK(told(PlayClock(kept), Seat::A) == "0:00");
  kept = {kCounts};
  kept.seats[1].used = 3'723'999;
  CHECK(told(PlayClock(kept), Seat::B) == "1:02:03");
  CHECK(told(PlayClock(kept), Seat::A) == "0:00");
}

TEST_CASE("a new game may have no clock, one that counts, or one that limits", "[app][clock]") {
  const auto all = all_clock_terms();
  REQUIRE(all.size() > 2);
  CHECK(all[0].kind == ClockKind::Off);
  CHECK(all[1].kind == ClockKind::Counts);
  for (const ClockTerms& terms : all.subspan(2)) {
    CHECK(terms.kind == ClockKind::Limits);
    CHECK((terms.minutes > 0 && terms.minutes <= kMostClockMinutes));
    CHECK((terms.seconds > 0 && terms.seconds <= kMostClockSeconds));
  }
}

}  // namespace mael::web
