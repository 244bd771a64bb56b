#include "web/screens/cards/pointer.h"

#include <algorithm>
#include <cmath>

namespace mael::web::cards {
namespace {

// A dragged card hangs above the finger, where it can be seen; it aims with its own middle.
constexpr float kAboveFinger = 40;

Vec2 aim_of(const Gesture& gesture) {
  return gesture.device == PointerDevice::Touch ? gesture.at - Vec2{0, kAboveFinger} : gesture.at;
}

const ShipView* ship_under(const Surface& surface, Vec2 at) {
  const std::optional<Thing> thing = thing_under(surface.places, at);
  if (!thing || thing->spot != Spot::Ship) return nullptr;
  for (const ShipPlace& place : surface.places.ships) {
    if (place.ship->thing == *thing) return place.ship;
  }
  return nullptr;
}

std::vector<Intent> read_tap(const Surface& surface, Vec2 at) {
  if (const auto card = hand_card_under(surface, at)) {
    return {intent::TapCard{surface.view.hand[*card].kind}};
  }
  if (const Hit<Intent>* hit = surface.places.hits.at(at)) return {hit->intent};
  return {};
}

std::vector<Intent> read_long_press(const Surface& surface, Vec2 at) {
  if (const auto card = hand_card_under(surface, at)) {
    return {intent::Inspect{{surface.view.hand[*card].kind, {}}}};
  }
  if (const ShipView* ship = ship_under(surface, at)) {
    return {intent::Inspect{{kNoCard, ship->thing}}};
  }
  const Hit<Intent>* hit = surface.places.hits.at(at);
  if (!hit) return {};
  if (const auto* faction = std::get_if<intent::TakeFaction>(&hit->intent)) {
    return {intent::Inspect{{faction->card, {}}}};
  }
  if (const auto* tap = std::get_if<intent::TapThing>(&hit->intent)) {
    if (tap->thing.spot == Spot::Planet) return {intent::Inspect{{kNoCard, tap->thing}}};
  }
  return {};
}

bool is_on_list(const Surface& surface, Vec2 at) {
  if (surface.places.covered) return surface.places.sheet_place.body.contains(at);
  return surface.places.prompt_rows.empty() && surface.layout.log.contains(at);
}

std::vector<Intent> turn_dial(const Surface& surface, Vec2 at) {
  const Rect track = surface.places.track;
  if (!surface.view.prompt || !surface.view.prompt->dial || track.width() <= 0) return {};
  const float t = std::clamp((at.x - track.min.x) / track.width(), 0.0F, 1.0F);
  const auto high = static_cast<float>(surface.view.prompt->dial->high);
  return {intent::SetNumber{static_cast<int>(std::lround(t * high))}};
}

bool is_on_dial(const Surface& surface, Vec2 at) {
  return !surface.places.covered && surface.places.track.width() > 0 &&
         grown(surface.places.track, 8).contains(at);
}

}  // namespace

std::optional<std::size_t> hand_card_under(const Surface& surface, Vec2 at) {
  if (surface.places.covered || surface.places.prompt.contains(at)) return {};
  const std::optional<int> slot = card_at(surface.layout.hand_slots, at);
  if (!slot || *slot >= static_cast<int>(surface.view.hand.size())) return {};
  return static_cast<std::size_t>(*slot);
}

std::vector<Intent> PointerReader::read(const Gesture& gesture, const Surface& surface) {
  pointer_.follow(gesture);
  switch (gesture.kind) {
    case GestureKind::Tap:
      if (is_on_dial(surface, gesture.at)) return turn_dial(surface, gesture.at);
      return read_tap(surface, gesture.at);
    case GestureKind::LongPress: return read_long_press(surface, gesture.at);
    case GestureKind::DragStart: return start_drag(gesture, surface);
    case GestureKind::DragMove: return move_drag(gesture, surface);
    case GestureKind::Drop: return drop(gesture, surface);
    case GestureKind::DragCancel: let_go(); return {intent::PutBack{}};
    case GestureKind::Pan:
      if (is_on_list(surface, gesture.at)) scroll_ -= gesture.delta.y;
      return {};
    case GestureKind::Zoom:
      if (is_on_list(surface, gesture.at)) scroll_ += gesture.factor > 1 ? -60.0F : 60.0F;
      return {};
    default: return {};
  }
}

void PointerReader::let_go() {
  holding_ = Holding::Nothing;
  carried_.reset();
}

std::vector<Intent> PointerReader::start_drag(const Gesture& gesture, const Surface& surface) {
  let_go();
  if (is_on_list(surface, gesture.from)) {
    holding_ = Holding::List;
    return {};
  }
  if (is_on_dial(surface, gesture.from)) {
    holding_ = Holding::Dial;
    return turn_dial(surface, gesture.at);
  }
  if (const auto card = hand_card_under(surface, gesture.from)) {
    const HandCardView& held = surface.view.hand[*card];
    if (!held.enabled() || !surface.view.hand_is_used) return {intent::TapCard{held.kind}};
    holding_ = Holding::Card;
    carried_ = Carried{held.kind, aim_of(gesture)};
    return {intent::TakeCard{held.kind}};
  }
  const ShipView* ship = ship_under(surface, gesture.from);
  if (!ship || !(ship->usable || ship->selected)) return {};
  holding_ = Holding::Card;
  carried_ = Carried{ship->kind, aim_of(gesture)};
  return {intent::TakeShip{ship->thing.index}};
}

std::vector<Intent> PointerReader::move_drag(const Gesture& gesture, const Surface& surface) {
  if (holding_ == Holding::List) scroll_ -= gesture.delta.y;
  if (holding_ == Holding::Dial) return turn_dial(surface, gesture.at);
  if (holding_ == Holding::Card && carried_) carried_->at = aim_of(gesture);
  return {};
}

std::vector<Intent> PointerReader::drop(const Gesture& gesture, const Surface& surface) {
  const bool card = holding_ == Holding::Card;
  let_go();
  if (!card) return {};
  const Vec2 at = aim_of(gesture);
  if (surface.layout.hand.contains(at)) return {intent::PutBack{}};
  if (const std::optional<Thing> thing = thing_under(surface.places, at)) {
    return {intent::Put{thing}};
  }
  if (surface.layout.table.contains(at)) return {intent::Put{}};
  return {intent::PutBack{}};
}

// ---- Keys --------------------------------------------------------------------------------------

namespace {

std::optional<Intent> read_digit(int digit, const View& view) {
  if (view.prompt && view.prompt->dial) return intent::TypeDigit{digit};
  const std::size_t place = static_cast<std::size_t>(digit) - 1;
  if (digit < 1 || place >= view.hand.size()) return {};
  return intent::TapCard{view.hand[place].kind};
}

std::optional<Intent> read_letter(char letter, const View& view) {
  if (letter >= '0' && letter <= '9') return read_digit(letter - '0', view);
  if (const auto command = command_at_key(letter, view, commands())) return intent::Press{*command};
  return {};
}

}  // namespace

std::optional<Intent> read_key(const KeyPress& key, const View& view) {
  if (key.control) return {};
  switch (key.key) {
    case Key::Escape:
    case Key::Backspace: return intent::Press{Common::Cancel};
    case Key::Plus: return intent::Press{Own::More};
    case Key::Minus: return intent::Press{Own::Less};
    case Key::Character: return read_letter(key.character, view);
    default: return {};
  }
}

}  // namespace mael::web::cards
