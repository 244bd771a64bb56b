// What lies under the pointer at the battle's table, and what the keys mean.
#pragma once

#include <optional>
#include <vector>

#include "web/screens/battle/input/input.h"
#include "web/screens/battle/lens.h"
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
  // The camera is moved where the table is panned or zoomed. `carried` hangs at the pointer.
  Surface(const Shown& shown, Lens& lens, std::optional<ModelId> carried)
      : shown_(shown), lens_(lens), camera_(lens.camera), carried_(carried) {}

  bool is_on_board(Vec2 at) const;
  UnitId unit_at(Vec2 at) const;  // kNone for none

  bool is_on_list(Vec2 at) const override;
  void tap(Vec2 at) override;
  void long_press(Vec2 at) override;
  Grip grip(const Gesture& start) override;
  Grip grip_rested(const Gesture& gesture) override;
  void drop(Vec2 at) override;
  void put_back() override;
  void point(std::optional<Vec2> at) override;
  void slide(const Gesture& gesture) override;
  void hold(const Gesture& gesture) override;
  void move_view(const Gesture& gesture) override;

 private:
  bool is_on_map(Vec2 at) const;
  bool is_on_grip(Vec2 at) const;
  // What can be led or turned from there: the ring, a ghost, the squad that moves.
  Grip grip_at(Vec2 at);
  // What of several squads that go together is led from there.
  Grip grip_marcher(UnitId unit, Vec2 at);
  // An own squad that is about to be activated.
  bool is_chosen(UnitId unit) const;
  // In inches: a finger so near to a model means it.
  float reach() const;
  Point place_on_map(Vec2 at) const;
  ModelId ghost_under(Vec2 at) const;
  Point place_at(Vec2 at) const;
  // A model where one lies, else the spot.
  RulerEnd end_at(Vec2 at) const;
  // The model carried is none of the squad's own but its leader.
  ModelId carried_ghost() const;

  const Shown shown_;
  const Lens& lens_;
  Camera& camera_;
  std::optional<ModelId> carried_;
};

}  // namespace mael::web::battle
