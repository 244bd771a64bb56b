// Gestures and keys into intents.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "web/screens/cards/input.h"
#include "web/screens/cards/places.h"
#include "web/screens/cards/view.h"
#include "web/widgets/pointer_trace.h"

namespace mael::web::cards {

// What a gesture meets.
struct Surface {
  const View& view;
  const Layout& layout;
  const Places& places;
};

// What hangs at the pointer.
struct Carried {
  CardKind kind = 0;
  Vec2 at;  // CSS pixels
};

class PointerReader {
 public:
  std::vector<Intent> read(const Gesture& gesture, const Surface& surface);

  const std::optional<Carried>& carried() const { return carried_; }
  // What the pointer is over or presses, for the painter.
  const PointerTrace& pointer() const { return pointer_; }
  // How far a list was scrolled down since this was asked last, in CSS pixels.
  float take_scroll() { return std::exchange(scroll_, 0.0F); }
  // Nothing is held any more: the state changed under the pointer.
  void let_go();

 private:
  enum class Holding : std::uint8_t { Nothing, Card, List, Dial };

  std::vector<Intent> start_drag(const Gesture& gesture, const Surface& surface);
  std::vector<Intent> move_drag(const Gesture& gesture, const Surface& surface);
  std::vector<Intent> drop(const Gesture& gesture, const Surface& surface);

  Holding holding_ = Holding::Nothing;
  std::optional<Carried> carried_;
  PointerTrace pointer_;
  float scroll_ = 0;
};

// The card of the hand under a point, by its place; nothing where something lies over it.
std::optional<std::size_t> hand_card_under(const Surface& surface, Vec2 at);

// The intent of a letter or digit; nothing for keys without one. Arrows and Enter are the
// keyboard cursor's (screen.cpp).
std::optional<Intent> read_key(const KeyPress& key, const View& view);

}  // namespace mael::web::cards
