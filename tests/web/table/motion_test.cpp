// Tracks of motion, and poses of pieces, with a game of three numbers.
#include "web/table/motion/motion.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include "web/table/motion/piece_motion.h"

namespace mael::web {
namespace {

using Catch::Approx;

// Numbers lie at places 0 … 2; each change of one is an action.
class Counters : public Motion<int> {
 public:
  void add(int place, int before, int by, Milliseconds now) {
    if (!is_running(now)) finish();
    begin_after(now);
    sound(by < 0 ? Sound::Wound : Sound::Energy);
    flights_.add(cursor(), {by, place, 2, moving(100)});
    wait(50);
    change(beside(300), place, before, by);
    wait(20);
  }
  void finish() {
    stop();
    flights_.clear();
  }

  Flights<int, int> flights_;
};

TEST_CASE("a span is passed once", "[motion]") {
  const Span span{100, 200};
  CHECK_FALSE(span.contains(99));
  CHECK(span.contains(100));
  CHECK_FALSE(span.contains(200));
  CHECK(span.progress(0) == 0);
  CHECK(span.progress(150) == Approx(0.5));
  CHECK(span.progress(900) == 1);
}

TEST_CASE("what another action brings waits for what moves, not for words", "[motion]") {
  Counters counters;
  CHECK_FALSE(counters.is_running(0));
  counters.add(0, 5, -3, 1000);
  CHECK(counters.end() == 1100);
  counters.add(1, 2, 4, 1010);
  CHECK(counters.end() == 1200);
  CHECK(counters.is_running(1199));
  CHECK_FALSE(counters.is_running(1200));
  CHECK(counters.is_fading(1200));
  CHECK_FALSE(counters.is_fading(1450));
}

TEST_CASE("motion takes the time it is given, its delays as well", "[motion]") {
  Counters counters;
  counters.set_time(200);
  counters.add(0, 5, -3, 1000);
  CHECK(counters.end() == 1200);
  CHECK(counters.shown(0, 2, 1099) == 5);
  CHECK(counters.shown(0, 2, 1100) == 2);
  CHECK(counters.is_fading(1699));
  CHECK_FALSE(counters.is_fading(1700));
}

TEST_CASE("what is heard is heard when it happens, once, and not after motion was cut short",
          "[motion]") {
  using Sounds = std::vector<Sound>;
  Counters counters;
  counters.add(0, 5, -3, 1000);
  counters.add(1, 2, 4, 1000);  // begins at 1100
  CHECK(counters.take_sounds(999) == Sounds{});
  CHECK(counters.take_sounds(1000) == Sounds{Sound::Wound});
  CHECK(counters.take_sounds(1099) == Sounds{});
  CHECK(counters.take_sounds(1100) == Sounds{Sound::Energy});
  CHECK(counters.take_sounds() == Sounds{});
  counters.add(0, 2, 1, 2000);
  counters.add(0, 3, -1, 2000);
  CHECK(counters.take_sounds() == Sounds{Sound::Energy, Sound::Wound});
  counters.add(0, 2, 1, 2000);
  counters.finish();
  CHECK(counters.take_sounds() == Sounds{});
}

TEST_CASE("a number reads as before until words say by how much it changed", "[motion]") {
  Counters counters;
  counters.add(0, 5, -3, 1000);
  counters.add(0, 2, 4, 1000);
  CHECK(counters.shown(0, 6, 1049) == 5);
  CHECK(counters.shown(0, 6, 1050) == 2);
  CHECK(counters.shown(0, 6, 1150) == 6);
  CHECK(counters.shown(1, 7, 1000) == 7);
  REQUIRE(counters.rising(1150).size() == 2);
  const Rising<int> lost = counters.rising(1150)[0], won = counters.rising(1150)[1];
  CHECK(lost.text == "−3");
  CHECK(lost.tone == RisingTone::Harm);
  CHECK(lost.t == Approx(100.0 / 300));
  CHECK(won.text == "+4");
  CHECK(won.tone == RisingTone::Gain);
  counters.finish();
  CHECK(counters.shown(0, 6, 1000) == 6);
  CHECK_FALSE(counters.is_fading(1000));
  CHECK(counters.end() == 0);
}

TEST_CASE("what flies is seen where it lay until it leaves", "[motion]") {
  Flights<char, int> flights;
  flights.add(100, {'x', 3, 4, {200, 300}});
  CHECK(flights.at(99).empty());
  REQUIRE(flights.at(150).size() == 1);
  CHECK(flights.at(150)[0].t == 0);
  CHECK(flights.at(250)[0].t == Approx(0.5));
  CHECK(flights.at(300).empty());
}

TEST_CASE("words that rise fade towards the end", "[motion]") {
  const RisingWords first = risen({10, 50}, "+1", RisingTone::Gain, 0);
  CHECK(first.at == Vec2{10, 50});
  CHECK(first.opacity == 1);
  const RisingWords last = risen({10, 50}, "+1", RisingTone::Gain, 0.9F);
  CHECK(last.at.y < 25);
  CHECK(last.opacity < 0.3F);
}

// ---- Pieces ------------------------------------------------------------------------------------

TEST_CASE("a piece follows its points and rests at the last", "[motion]") {
  PieceTracks<int> pieces;
  pieces.add(7, {PieceStep::Move, {100, 200}, {{0, 0}, {1, 0}, {1, 1}}});
  CHECK(*pieces.pose_of(7, 0).at == Vec2{0, 0});
  CHECK(pieces.pose_of(7, 150).at->x == Approx(1));
  CHECK(pieces.pose_of(7, 150).lift > 0.5F);
  CHECK_FALSE(pieces.pose_of(7, 200).at);
  CHECK_FALSE(pieces.pose_of(8, 150).at);
}

TEST_CASE("of two moves of a piece the first counts until it has ended", "[motion]") {
  PieceTracks<int> pieces;
  pieces.add(7, {PieceStep::Move, {100, 200}, {{0, 0}, {1, 0}}});
  pieces.add(7, {PieceStep::Move, {200, 300}, {{1, 0}, {2, 0}}});
  CHECK(pieces.pose_of(7, 150).at->x == Approx(0.5));
  CHECK(pieces.pose_of(7, 250).at->x == Approx(1.5));
}

TEST_CASE("a piece turns over half way", "[motion]") {
  PieceTracks<int> pieces;
  pieces.add(1, {PieceStep::TurnDown, {0, 100}});
  pieces.add(2, {PieceStep::TurnUp, {0, 100}});
  CHECK(pieces.pose_of(1, 49).face_up);
  CHECK_FALSE(pieces.pose_of(1, 51).face_up);
  CHECK(pieces.pose_of(2, 49).face_down);
  CHECK_FALSE(pieces.pose_of(2, 51).face_down);
  CHECK(pieces.pose_of(1, 50).flip == Approx(1));
}

TEST_CASE("a piece comes from above, or from where it was let go", "[motion]") {
  PieceTracks<int> pieces;
  pieces.add(1, {PieceStep::Drop, {100, 200}});
  pieces.add(2, {PieceStep::Drop, {100, 200}, {{4, 4}, {0, 0}}});
  CHECK(pieces.pose_of(1, 50).opacity == 0);
  CHECK_FALSE(pieces.pose_of(1, 150).at);
  CHECK(pieces.pose_of(2, 50).opacity == 1);
  CHECK(*pieces.pose_of(2, 50).at == Vec2{4, 4});
  CHECK(*pieces.pose_of(2, 150).at == Vec2{2, 2});
}

TEST_CASE("a number on a piece changes at the blow", "[motion]") {
  PieceTracks<int> pieces;
  pieces.add(1, {PieceStep::Change, {100, 200}, {}, 3});
  CHECK(pieces.pose_of(1, 99).reads == 3);
  CHECK_FALSE(pieces.pose_of(1, 100).reads);
}

TEST_CASE("a piece lunges and comes back", "[motion]") {
  PieceTracks<int> pieces;
  pieces.add(1, {PieceStep::Lunge, {100, 200}, {{0, 0}, {1, 0}}});
  CHECK_FALSE(pieces.pose_of(1, 100).at);
  CHECK(pieces.pose_of(1, 150).at->x > 0.4F);
  CHECK_FALSE(pieces.pose_of(1, 200).at);
}

}  // namespace
}  // namespace mael::web
