#include "web/screens/cards/input/pointer.h"

#include <algorithm>
#include <cmath>

namespace mael::web::cards {

std::optional<std::size_t> Surface::hand_card(Vec2 at) const {
  if (places_.covered || places_.prompt.contains(at)) return {};
  const std::optional<int> slot = card_at(layout_.hand_slots, at);
  if (!slot || *slot >= static_cast<int>(view_.hand.size())) return {};
  return static_cast<std::size_t>(*slot);
}

const ShipView* Surface::ship(Vec2 at) const {
  const std::optional<Thing> thing = thing_under(places_, at);
  if (!thing || thing->spot != Spot::Ship) return nullptr;
  for (const ShipPlace& place : places_.ships) {
    if (place.ship->thing == *thing) return place.ship;
  }
  return nullptr;
}

bool Surface::is_on_list(Vec2 at) const {
  if (places_.covered) return places_.sheet_place.body.contains(at);
  return places_.prompt_rows.empty() && layout_.log.contains(at);
}

bool Surface::is_on_dial(Vec2 at) const {
  return !places_.covered && places_.track.width() > 0 && grown(places_.track, 8).contains(at);
}

void Surface::turn_dial(Vec2 at) {
  const Rect track = places_.track;
  if (!view_.prompt || !view_.prompt->dial || track.width() <= 0) return;
  const float t = std::clamp((at.x - track.min.x) / track.width(), 0.0F, 1.0F);
  const auto high = static_cast<float>(view_.prompt->dial->high);
  want(intent::SetNumber{static_cast<int>(std::lround(t * high))});
}

void Surface::tap(Vec2 at) {
  if (is_on_dial(at)) return turn_dial(at);
  if (const auto card = hand_card(at)) return want(intent::TapCard{view_.hand[*card].kind});
  if (const Hit<Intent>* hit = places_.hits.at(at)) return want(hit->intent);
}

void Surface::long_press(Vec2 at) {
  if (const auto card = hand_card(at)) return want(intent::Inspect{{view_.hand[*card].kind, {}}});
  if (const ShipView* there = ship(at)) return want(intent::Inspect{{kNoCard, there->thing}});
  const Hit<Intent>* hit = places_.hits.at(at);
  if (!hit) return;
  if (const auto* faction = std::get_if<intent::TakeFaction>(&hit->intent)) {
    return want(intent::Inspect{{faction->card, {}}});
  }
  if (const auto* tap = std::get_if<intent::TapThing>(&hit->intent)) {
    if (tap->thing.spot == Spot::Planet) return want(intent::Inspect{{kNoCard, tap->thing}});
  }
}

PlainSurface::Grip Surface::grip(const Gesture& start) {
  if (is_on_dial(start.from)) return turn_dial(start.at), Grip{.slides = true};
  if (const auto card = hand_card(start.from)) {
    const HandCardView& held = view_.hand[*card];
    if (!held.enabled() || !view_.hand_is_used) return want(intent::TapCard{held.kind}), Grip{};
    return lift(held.kind, intent::TakeCard{held.kind});
  }
  const ShipView* ship_there = ship(start.from);
  if (!ship_there || !(ship_there->usable || ship_there->selected)) return {};
  return lift(ship_there->kind, intent::TakeShip{ship_there->thing.index});
}

void Surface::drop(Vec2 at) {
  if (layout_.hand.contains(at)) return put_back();
  if (const std::optional<Thing> thing = thing_under(places_, at)) return want(intent::Put{thing});
  if (layout_.table.contains(at)) return want(intent::Put{});
  return put_back();
}

// ---- Keys --------------------------------------------------------------------------------------

namespace {

std::optional<Intent> read_digit(int digit, const View& view) {
  if (view.prompt && view.prompt->dial) return intent::TypeDigit{digit};
  const std::size_t place = static_cast<std::size_t>(digit) - 1;
  if (digit < 1 || place >= view.hand.size()) return {};
  return intent::TapCard{view.hand[place].kind};
}

}  // namespace

std::optional<Intent> read_key(const KeyPress& key, const View& view) {
  if (key.control) return {};
  if (key.key == Key::Plus) return intent::Press{Own::More};
  if (key.key == Key::Minus) return intent::Press{Own::Less};
  if (key.key == Key::Character && key.character >= '0' && key.character <= '9') {
    return read_digit(key.character - '0', view);
  }
  if (const auto command = command_at_key(key, view, commands())) return intent::Press{*command};
  return {};
}

}  // namespace mael::web::cards
