#include "web/board/ring_turn.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include "web/board/ring_board.h"

namespace mael::web {
namespace {

using Catch::Approx;

constexpr float kDegree = kTurn / 360;

// Frames of a sixtieth of a second until nothing moves; the count of them.
int run_to_rest(RingTurn& ring) {
  int frames = 0;
  while (ring.advance(16.7F) && frames < 1000) ++frames;
  return frames;
}

TEST_CASE("a drag turns by the angle under it, the short way round", "[ring_turn]") {
  CHECK(turned_by({0, -1}, {1, 0}) == Approx(kQuarter));
  CHECK(turned_by({1, 0}, {0, -2}) == Approx(-kQuarter));
  CHECK(turned_by(towards(-5 * kDegree), towards(5 * kDegree)) == Approx(10 * kDegree));
  CHECK(turned_by({0.01F, 0}, {0, 1}) == 0);
  CHECK(turned_by({0, 1}, {0, -0.01F}) == 0);
}

TEST_CASE("the speed of a finger is a speed of turning", "[ring_turn]") {
  CHECK(turning_speed({0, -2}, {0.01F, 0}) == Approx(0.005F));   // clockwise at the top
  CHECK(turning_speed({2, 0}, {0, -0.01F}) == Approx(-0.005F));  // anticlockwise at the right
  CHECK(turning_speed({2, 0}, {0.01F, 0}) == Approx(0).margin(1e-6));
  CHECK(turning_speed({0, 0}, {1, 1}) == 0);
}

TEST_CASE("a held ring clings to quarters and meets the finger half way", "[ring_turn]") {
  CHECK(clung_to_quarter(0) == 0);
  CHECK(clung_to_quarter(17 * kDegree) == Approx(0).margin(1e-5));
  CHECK(clung_to_quarter(73 * kDegree) == Approx(kQuarter));
  CHECK(clung_to_quarter(107 * kDegree) == Approx(kQuarter));
  CHECK(clung_to_quarter(45 * kDegree) == Approx(45 * kDegree));
  CHECK(clung_to_quarter(-60 * kDegree) == Approx(-70 * kDegree));
}

TEST_CASE("what a held ring shows never jumps and never runs back", "[ring_turn]") {
  float last = clung_to_quarter(-200 * kDegree);
  for (float angle = -200; angle <= 200; angle += 0.5F) {
    const float shown = clung_to_quarter(angle * kDegree);
    CHECK(shown >= last - 1e-4F);
    CHECK(shown - last < 1 * kDegree);
    last = shown;
  }
}

TEST_CASE("a ring let go at rest comes to lie on the nearest quarter", "[ring_turn]") {
  for (const auto& [degrees, quarters] :
       {std::pair{30, 0}, std::pair{50, 1}, std::pair{-50, -1}, std::pair{200, 2}}) {
    RingTurn ring;
    ring.grab();
    ring.drag(static_cast<float>(degrees) * kDegree);
    CHECK(ring.quarters() == quarters);
    ring.release(0);
    CHECK(ring.quarters() == quarters);
    const int frames = run_to_rest(ring);
    CHECK(frames > 3);
    CHECK(frames < 60);
    CHECK(ring.shown() == static_cast<float>(quarters) * kQuarter);
    CHECK_FALSE(ring.moving());
  }
}

TEST_CASE("letting go changes nothing that is shown", "[ring_turn]") {
  RingTurn ring;
  ring.grab();
  ring.drag(35 * kDegree);
  const float shown = ring.shown();
  ring.release(0.001F);
  CHECK(ring.shown() == Approx(shown));
}

TEST_CASE("a flick carries on to the next quarter, two at most", "[ring_turn]") {
  RingTurn ring;
  ring.grab();
  ring.drag(20 * kDegree);
  ring.release(0.004F);
  CHECK(ring.quarters() == 1);
  ring.turn_to(0);
  ring.grab();
  ring.release(1);
  CHECK(ring.quarters() == 2);
  ring.turn_to(0);
  ring.grab();
  ring.release(-1);
  CHECK(ring.quarters() == -2);
}

TEST_CASE("a ring never swings past its rest", "[ring_turn]") {
  for (const float speed : {0.0F, 0.002F, 0.05F, -0.003F}) {
    RingTurn ring;
    ring.grab();
    ring.drag(40 * kDegree);
    ring.release(speed);
    const float goal = static_cast<float>(ring.quarters()) * kQuarter;
    float off = std::abs(ring.shown() - goal);
    while (ring.advance(8)) {
      const float now = std::abs(ring.shown() - goal);
      CHECK(now <= off + 1e-5F);
      off = now;
    }
    CHECK(ring.shown() == goal);
  }
}

TEST_CASE("a long frame ends where many short ones do", "[ring_turn]") {
  RingTurn one, many;
  for (RingTurn* ring : {&one, &many}) {
    ring->grab();
    ring->drag(55 * kDegree);
    ring->release(0.002F);
  }
  one.advance(120);
  for (int i = 0; i < 120; ++i) many.advance(1);
  CHECK(one.shown() == Approx(many.shown()).margin(1e-3));
}

TEST_CASE("with reduced motion a ring is there at once", "[ring_turn]") {
  RingTurn ring;
  ring.grab();
  ring.drag(60 * kDegree);
  ring.release(0, true);
  CHECK(ring.shown() == kQuarter);
  CHECK_FALSE(ring.advance(16));
}

TEST_CASE("a ring goes back to where it was grabbed", "[ring_turn]") {
  RingTurn ring(3);
  ring.grab();
  ring.drag(100 * kDegree);
  CHECK(ring.quarters() == 4);
  ring.undo();
  CHECK(ring.quarters() == 3);
  run_to_rest(ring);
  CHECK(ring.shown() == 3 * kQuarter);
}

TEST_CASE("a ring that is not held does not follow a finger", "[ring_turn]") {
  RingTurn ring(1);
  ring.drag(1);
  ring.release(1);
  CHECK(ring.shown() == kQuarter);
  ring.glide_to(2);
  CHECK(ring.moving());
  CHECK(ring.shown() == kQuarter);
}

}  // namespace
}  // namespace mael::web
