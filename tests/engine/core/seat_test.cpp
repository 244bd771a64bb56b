// Sets of seats, who is awaited, and how games end.
#include "engine/core/seat.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/core/outcome.h"

namespace mael {
namespace {

std::string letters_of(Seats seats) {
  std::string letters;
  for (const Seat seat : seats) letters += letter_of(seat);
  return letters;
}

}  // namespace

TEST_CASE("a set of seats is gone through by letter", "[core][seats]") {
  CHECK(letters_of({}).empty());
  CHECK(letters_of(Seats::first(5)) == "abcde");
  CHECK(letters_of(Seats::only(Seat::D).with(Seat::B)) == "bd");
  CHECK(letters_of(Seats::first(3).without(Seat::B).without(Seat::E)) == "ac");
  CHECK(Seats::first(0).is_empty());
  CHECK(Seats::first(4).size() == 4);
  CHECK(Seats::only(Seat::A).with(Seat::C) == Seats::first(3).without(Seat::B));
}

TEST_CASE("chance is in no set of seats", "[core][seats]") {
  CHECK(Seats::only(Seat::Chance).is_empty());
  CHECK(Seats::first(2).with(Seat::Chance) == Seats::first(2));
  CHECK(Seats::first(2).without(Seat::Chance) == Seats::first(2));
  CHECK_FALSE(Seats::first(5).includes(Seat::Chance));
}

TEST_CASE("any number of seats can be awaited, or chance, or nobody", "[core][seats]") {
  CHECK(Awaited::nobody().is_nobody());
  CHECK(Awaited::chance().first() == Seat::Chance);
  CHECK(Awaited::chance().includes(Seat::Chance));
  CHECK(Awaited::chance().seats().is_empty());
  const Awaited both = Awaited::seat(Seat::E).with(Seat::C);
  CHECK(both.first() == Seat::C);
  CHECK(letters_of(both.seats()) == "ce");
  CHECK_FALSE(both.includes(Seat::Chance));
  CHECK_FALSE(both.is_nobody());
}

TEST_CASE("a game can be won by one, by several, by nobody, or be drawn", "[core][seats]") {
  const RuleId rule = RuleId::parse("MAE-001");
  CHECK_FALSE(Outcome().over);
  const Outcome won = Outcome::won_by(Seat::B, rule);
  CHECK(won.points_of(Seat::B) == 1);
  CHECK(won.points_of(Seat::A) == 0);
  const Outcome drawn = Outcome::won_by(Seat::Chance, rule);
  CHECK(drawn.draw);
  CHECK(drawn.points_of(Seat::A) == 0.5);
  const Outcome shared{true, rule, Seats::only(Seat::A).with(Seat::C), false};
  CHECK(shared.points_of(Seat::C) == 1);
  CHECK(shared.points_of(Seat::B) == 0);
  const Outcome lost{true, rule, {}, false};
  CHECK(lost.points_of(Seat::A) == 0);
}

}  // namespace mael
