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
  Intents tap(Vec2 at) override;
  Intents long_press(Vec2 at) override;
  Grip<Intent, TileKind> grip(const Gesture& start) override;
  Intents drop(Vec2 at) override;
  Intents put_back() override { return point({}); }
  Intents point(std::optional<Vec2> at) override;
  Intents slide(const Gesture& gesture) override;
  void move_view(const Gesture& gesture) override;

 private:
  std::optional<Hex> space(Vec2 at) const;
  const HandTileView* hand_tile(Vec2 at) const;
  Intents inspect_hit(const Hit<Intent>& hit) const;

  const Shown shown_;
  Camera& camera_;
};

// The intent of a key; nothing for keys without one. `selection` gives the cursor.
std::optional<Intent> read_key(const KeyPress& key, const View& view, const Selection& selection);

}  // namespace mael::web::maelstrom
