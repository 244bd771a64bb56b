// What a pointer does at any table, on one that holds a list, a dial and one piece.
#include "web/table/pointer_reader.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

namespace mael::web {
namespace {

using Said = std::string;

class ToySurface final : public PointerSurface<Said, int> {
 public:
  bool is_on_list(Vec2 at) const override { return at.x < 100; }
  void tap(Vec2) override { want("tap"); }
  void long_press(Vec2) override { want("inspect"); }
  Grip grip(const Gesture& start) override {
    if (start.from.x < 200) return want("dial"), Grip{.slides = true};
    return start.from.x < 300 ? lift(7, "lift") : Grip{};
  }
  Grip grip_rested(const Gesture& gesture) override {
    return gesture.from.x < 300 ? grip(gesture) : Grip{};
  }
  void drop(Vec2) override { want("drop"); }
  void put_back() override { want("put back"); }
  void point(std::optional<Vec2> at) override { want(at ? "over" : "nowhere"); }
  void slide(const Gesture&) override { want("slide"); }
  void hold(const Gesture&) override { want("hold"); }
  void move_view(const Gesture&) override { ++moves; }

  int moves = 0;
};

constexpr Vec2 kList{50, 50}, kDial{150, 50}, kPiece{250, 50}, kEmpty{350, 50};

struct Hand {
  std::vector<Said> feel(GestureKind kind, Vec2 at, Vec2 delta = {},
                         PointerDevice device = PointerDevice::Mouse) {
    Gesture gesture;
    gesture.kind = kind;
    gesture.device = device;
    gesture.at = gesture.from = at;
    gesture.delta = delta;
    return reader.read(gesture, surface);
  }

  ToySurface surface;
  PointerReader<Said, int> reader;
};

using Heard = std::vector<Said>;

TEST_CASE("a pointer taps, asks and points at what lies there", "[pointer]") {
  Hand hand;
  CHECK(hand.feel(GestureKind::Tap, kEmpty) == Heard{"tap"});
  CHECK(hand.feel(GestureKind::LongPress, kEmpty) == Heard{"inspect"});
  CHECK(hand.feel(GestureKind::LongPress, kEmpty, {30, 0}) == Heard{"hold"});
  CHECK(hand.feel(GestureKind::Hover, kEmpty) == Heard{"over"});
  CHECK(hand.feel(GestureKind::HoverEnd, kEmpty) == Heard{"nowhere"});
  CHECK(hand.reader.pointer().is_pressed() == false);
}

TEST_CASE("a finger that ends its press is over nothing, a mouse still is", "[pointer]") {
  Hand hand;
  CHECK(hand.feel(GestureKind::PressEnd, kEmpty).empty());
  CHECK(hand.feel(GestureKind::PressEnd, kEmpty, {}, PointerDevice::Touch) == Heard{"nowhere"});
}

TEST_CASE("a piece is lifted, carried above the finger and let go", "[pointer]") {
  Hand hand;
  CHECK(hand.feel(GestureKind::DragStart, kPiece, {}, PointerDevice::Touch) == Heard{"lift"});
  REQUIRE(hand.reader.carried());
  CHECK(hand.reader.carried()->kind == 7);
  CHECK(hand.reader.carried()->at.y < kPiece.y);
  CHECK(hand.feel(GestureKind::DragMove, kEmpty) == Heard{"over"});
  CHECK(hand.reader.carried()->at == kEmpty);
  CHECK(hand.feel(GestureKind::Drop, kEmpty) == Heard{"drop"});
  CHECK_FALSE(hand.reader.carried());
  CHECK(hand.feel(GestureKind::Drop, kEmpty).empty());
}

TEST_CASE("a finger that rests before it goes on drags what it lies on", "[pointer]") {
  Hand hand;
  const auto feel = [&](GestureKind kind, Vec2 at, Vec2 delta = {}) {
    return hand.feel(kind, at, delta, PointerDevice::Touch);
  };
  CHECK(feel(GestureKind::LongPress, kPiece) == Heard{"inspect"});
  CHECK_FALSE(hand.reader.carried());
  CHECK(feel(GestureKind::LongPress, kPiece, {12, 0}) == Heard{"lift"});
  REQUIRE(hand.reader.carried());
  CHECK(feel(GestureKind::LongPress, kEmpty, {30, 0}) == Heard{"over"});
  CHECK(hand.reader.carried()->at.x == kEmpty.x);
  // It is lifted: no more is told of that than that it is nowhere.
  CHECK(feel(GestureKind::HoverEnd, kEmpty) == Heard{"drop", "nowhere"});
  CHECK_FALSE(hand.reader.carried());
  CHECK(feel(GestureKind::LongPress, kEmpty, {30, 0}) == Heard{"hold"});

  feel(GestureKind::LongPress, kDial);
  CHECK(feel(GestureKind::LongPress, kDial, {12, 0}) == Heard{"dial"});
  CHECK(feel(GestureKind::LongPress, kDial, {12, 0}) == Heard{"slide"});
  CHECK(feel(GestureKind::HoverEnd, kDial) == Heard{"nowhere"});
}

TEST_CASE("a drag that is taken away puts things back", "[pointer]") {
  Hand hand;
  hand.feel(GestureKind::DragStart, kPiece);
  CHECK(hand.feel(GestureKind::DragCancel, kPiece) == Heard{"put back"});
  CHECK_FALSE(hand.reader.carried());
}

TEST_CASE("nothing is carried once the state has changed under the pointer", "[pointer]") {
  Hand hand;
  hand.feel(GestureKind::DragStart, kPiece);
  hand.reader.let_go();
  CHECK(hand.feel(GestureKind::DragMove, kEmpty).empty());
  CHECK(hand.feel(GestureKind::Drop, kEmpty).empty());
}

TEST_CASE("what stays where it is is slid along", "[pointer]") {
  Hand hand;
  CHECK(hand.feel(GestureKind::DragStart, kDial) == Heard{"dial"});
  CHECK(hand.feel(GestureKind::DragMove, kDial) == Heard{"slide"});
  CHECK(hand.feel(GestureKind::Drop, kDial).empty());
}

TEST_CASE("a list is dragged and scrolled, beside it the view moves", "[pointer]") {
  Hand hand;
  CHECK(hand.feel(GestureKind::DragStart, kList).empty());
  hand.feel(GestureKind::DragMove, kEmpty, {0, -12});
  CHECK(hand.reader.take_scroll() == 12);
  CHECK(hand.reader.take_scroll() == 0);
  hand.feel(GestureKind::Pan, kList, {0, -5});
  CHECK(hand.reader.take_scroll() == 5);
  CHECK(hand.surface.moves == 0);
  hand.feel(GestureKind::Pan, kEmpty, {0, -5});
  hand.feel(GestureKind::Pinch, kEmpty);
  CHECK(hand.reader.take_scroll() == 0);
  CHECK(hand.surface.moves == 2);
}

}  // namespace
}  // namespace mael::web
