#include "web/widgets/lists/kinetic_scroll.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

KineticScroll list_of(float range) {
  KineticScroll scroll;
  scroll.set_range(range);
  return scroll;
}

// Frames until it rests.
int coast(KineticScroll& scroll) {
  int frames = 0;
  while (scroll.advance(16) && frames < 1000) ++frames;
  return frames;
}

TEST_CASE("the list follows the finger", "[kinetic_scroll]") {
  KineticScroll scroll = list_of(500);
  scroll.grab();
  scroll.drag(-120);
  CHECK(scroll.offset() == 120);
  scroll.release(0);
  CHECK_FALSE(scroll.advance(16));
  CHECK(scroll.offset() == 120);
}

TEST_CASE("a flick coasts on and comes to rest inside the list", "[kinetic_scroll]") {
  KineticScroll scroll = list_of(2000);
  scroll.grab();
  scroll.drag(-50);
  scroll.release(-2);
  const int frames = coast(scroll);
  CHECK(frames > 10);
  CHECK(frames < 250);
  CHECK(scroll.offset() > 300);
  CHECK(scroll.offset() < 2000);
}

TEST_CASE("a hard flick ends exactly at the end", "[kinetic_scroll]") {
  KineticScroll scroll = list_of(300);
  scroll.grab();
  scroll.release(-6);
  coast(scroll);
  CHECK(scroll.offset() == 300);
  CHECK(scroll.at_end());
}

TEST_CASE("pulling past the start stretches and springs back", "[kinetic_scroll]") {
  KineticScroll scroll = list_of(300);
  scroll.grab();
  scroll.drag(20);
  scroll.drag(20);
  CHECK(scroll.offset() < 0);
  CHECK(scroll.offset() > -40);
  scroll.release(0);
  coast(scroll);
  CHECK(scroll.offset() == 0);
}

TEST_CASE("touching a coasting list stops it", "[kinetic_scroll]") {
  KineticScroll scroll = list_of(5000);
  scroll.grab();
  scroll.release(-4);
  scroll.advance(16);
  scroll.grab();
  const float offset = scroll.offset();
  CHECK_FALSE(scroll.advance(16));
  CHECK(scroll.offset() == offset);
}

TEST_CASE("the wheel stays inside the list", "[kinetic_scroll]") {
  KineticScroll scroll = list_of(100);
  scroll.wheel(-40);
  CHECK(scroll.offset() == 0);
  scroll.wheel(4000);
  CHECK(scroll.offset() == 100);
}

TEST_CASE("a list that fits does not move", "[kinetic_scroll]") {
  KineticScroll scroll = list_of(-50);
  scroll.wheel(40);
  CHECK(scroll.offset() == 0);
  scroll.grab();
  scroll.release(-3);
  coast(scroll);
  CHECK(scroll.offset() == 0);
}

TEST_CASE("a line is brought into sight by the shortest way", "[kinetic_scroll]") {
  KineticScroll scroll = list_of(1000);
  scroll.show(600, 640, 200);
  CHECK(scroll.offset() == 440);
  scroll.show(500, 540, 200);
  CHECK(scroll.offset() == 440);
  scroll.show(100, 140, 200);
  CHECK(scroll.offset() == 100);
}

}  // namespace
}  // namespace mael::web
