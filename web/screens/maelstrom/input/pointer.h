// What lies under the pointer at Maelstrom's table, and what the keys mean. Gestures on the board
// that are not about a tile move the camera.
#pragma once

#include <optional>
#include <vector>

#include "web/board/camera.h"
#include "web/screens/maelstrom/input/input.h"
#include "web/screens/maelstrom/places.h"
#include "web/screens/maelstrom/view/view.h"
#include "web/table/pointer_reader.h"

namespace mael::web::maelstrom {

using Carried = CarriedPiece<TileKind>;

// What is known of a table, and where it lies.
struct Shown {
  const Situation& situation;
  const View& view;
  const Layout& layout;
  const Places& places;
  const CameraLimits& limits;
};

class Surface final : public PointerSurface<Intent, TileKind> {
 public:
  // `camera` is moved where a gesture is about the board.
  Surface(const Shown& shown, Camera& camera) : shown_(shown), camera_(camera) {}

  bool is_on_list(Vec2 at) const override;
  void tap(Vec2 at) override;
  void long_press(Vec2 at) override;
  Grip grip(const Gesture& start) override;
  Grip grip_rested(const Gesture&) override { return {}; }
  void drop(Vec2 at) override;
  void put_back() override { point({}); }
  void point(std::optional<Vec2> at) override;
  void slide(const Gesture& gesture) override;
  void hold(const Gesture&) override {}
  void move_view(const Gesture& gesture) override;

 private:
  std::optional<Hex> space(Vec2 at) const;
  const HandTileView* hand_tile(Vec2 at) const;
  void inspect_hit(const Hit<Intent>& hit);

  const Shown shown_;
  Camera& camera_;
};

// The intent of a key; nothing for keys without one. `selection` gives the cursor.
std::optional<Intent> read_key(const KeyPress& key, const View& view, const Selection& selection);

}  // namespace mael::web::maelstrom
