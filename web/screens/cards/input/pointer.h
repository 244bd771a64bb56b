// What lies under the pointer at the card table, and what the keys mean.
#pragma once

#include <optional>
#include <vector>

#include "web/screens/cards/input/input.h"
#include "web/screens/cards/places.h"
#include "web/screens/cards/view/view.h"
#include "web/table/pointer_reader.h"

namespace mael::web::cards {

using Carried = CarriedPiece<CardKind>;

class Surface final : public PointerSurface<Intent, CardKind> {
 public:
  Surface(const View& view, const Layout& layout, const Places& places)
      : view_(view), layout_(layout), places_(places) {}

  // The card of the hand under a point, by its place; nothing where something lies over it.
  std::optional<std::size_t> hand_card(Vec2 at) const;

  bool is_on_list(Vec2 at) const override;
  void tap(Vec2 at) override;
  void long_press(Vec2 at) override;
  Grip grip(const Gesture& start) override;
  Grip grip_rested(const Gesture&) override { return {}; }
  void drop(Vec2 at) override;
  void put_back() override { want(intent::PutBack{}); }
  void point(std::optional<Vec2>) override {}
  void slide(const Gesture& gesture) override { turn_dial(gesture.at); }
  void hold(const Gesture&) override {}
  void move_view(const Gesture&) override {}

 private:
  const ShipView* ship(Vec2 at) const;
  bool is_on_dial(Vec2 at) const;
  void turn_dial(Vec2 at);

  const View& view_;
  const Layout& layout_;
  const Places& places_;
};

// The intent of a letter, a digit or the way back; nothing for keys without one. Arrows and Enter
// are the keyboard cursor's (screen.cpp).
std::optional<Intent> read_key(const KeyPress& key, const View& view);

}  // namespace mael::web::cards
