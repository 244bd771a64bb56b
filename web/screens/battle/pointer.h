// What lies under the pointer at the battle's table, and what the keys mean.
#pragma once

#include <optional>
#include <vector>

#include "web/board/camera.h"
#include "web/screens/battle/input.h"
#include "web/screens/battle/places.h"
#include "web/screens/battle/scene.h"
#include "web/table/pointer_reader.h"

namespace mael::web::battle {

// The leader of the squad that moves is what the pointer can carry.
using Carried = std::optional<CarriedPiece<ModelId>>;

struct Shown {
  const Situation& situation;
  const Selection& selection;
  const View& view;
  const Layout& layout;
  const Places& places;
  const Board& board;
};

class Surface final : public PointerSurface<Intent, ModelId> {
 public:
  // The camera is moved where the table is panned or zoomed. `carries`: something hangs at the
  // pointer.
  Surface(const Shown& shown, Camera& camera, bool carries)
      : shown_(shown), camera_(camera), carries_(carries) {}

  bool is_on_board(Vec2 at) const;

  bool is_on_list(Vec2 at) const override;
  Intents tap(Vec2 at) override;
  Intents long_press(Vec2 at) override;
  Grip<Intent, ModelId> grip(const Gesture& start) override;
  Intents drop(Vec2 at) override;
  Intents put_back() override;
  Intents point(std::optional<Vec2> at) override;
  Intents slide(const Gesture& gesture) override;
  void move_view(const Gesture& gesture) override;

 private:
  UnitId unit_at(Vec2 at) const;
  Point place_at(Vec2 at) const;

  const Shown shown_;
  Camera& camera_;
  bool carries_ = false;
};

}  // namespace mael::web::battle
