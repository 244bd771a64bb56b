// What lies under the pointer at the pirates' table, what it carries and turns there, and what the
// keys mean. A drag on the sea moves the camera; on a ring that may be turned it turns that.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "web/board/camera.h"
#include "web/board/ring_turn.h"
#include "web/screens/pirates/input/input.h"
#include "web/screens/pirates/places.h"
#include "web/screens/pirates/scene.h"
#include "web/screens/pirates/view/view.h"
#include "web/table/pointer_reader.h"

namespace mael::web::pirates {

// The own ship is what the pointer can carry: the seat says whose.
using Carried = std::optional<CarriedPiece<Seat>>;

struct Shown {
  const Situation& situation;
  const View& view;
  const Layout& layout;
  const Places& places;
  const Board& board;
  const Camera& camera;
};

class Surface final : public PointerSurface<Intent, Seat> {
 public:
  // `turns`: how far a drag has turned each circle; what is held follows the finger.
  Surface(const Shown& shown, std::array<RingTurn, kCircles>& turns)
      : shown_(shown), turns_(turns) {}

  // What of the board a point means.
  std::optional<Spot> spot(Vec2 at) const;
  // The circle under a point.
  std::optional<std::uint8_t> ring(Vec2 at) const;
  // The card of the hand under a point, by its place.
  std::optional<std::size_t> hand_card(Vec2 at) const;

  bool is_on_list(Vec2 at) const override;
  void tap(Vec2 at) override;
  void long_press(Vec2 at) override;
  Grip grip(const Gesture& start) override;
  Grip grip_rested(const Gesture&) override { return {}; }
  void drop(Vec2 at) override;
  void put_back() override;
  void point(std::optional<Vec2>) override {}
  void slide(const Gesture& gesture) override;
  void hold(const Gesture&) override {}
  void move_view(const Gesture&) override {}

 private:
  bool is_on_board(Vec2 at) const;
  Cell heap_under(const Spot& spot) const;
  const Shown shown_;
  std::array<RingTurn, kCircles>& turns_;
};

// The intent of a key but those of the cursor; nothing for keys without one.
std::optional<Intent> read_key(const KeyPress& key, const View& view);

}  // namespace mael::web::pirates
