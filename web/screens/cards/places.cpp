#include "web/screens/cards/places.h"

#include <algorithm>
#include <cmath>

#include "web/screens/cards/places_over.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

constexpr float kLeast = 44;  // of what a finger presses
constexpr float kStackGap = 5;
constexpr float kLeastPair = 1.28F;  // width of a pair, in ships: what tells them apart is seen
constexpr float kLeastLow = 0.66F;   // height of a ship where stacks lie in rows, in ships
constexpr float kSums = 17;          // height of the line with the sums of a stack,
constexpr float kLeastUnder = 34;    // which ships under it can be no lower than this for

Rect pressable(Rect at) {
  const float x = std::max(0.0F, (kLeast - at.width()) / 2);
  const float y = std::max(0.0F, (kLeast - at.height()) / 2);
  return {{at.min.x - x, at.min.y - y}, {at.max.x + x, at.max.y + y}};
}

// Side by side, over each other where they are many, at the side of their planet.
std::vector<Rect> beside_planet(Rect room, int count, Vec2 size, bool near) {
  constexpr float kGap = 2;
  std::vector<Rect> places;
  const float most = (room.width() - size.x) / static_cast<float>(std::max(1, count - 1));
  const float step = std::min(size.x + kGap, most);
  const float width = size.x + step * static_cast<float>(count - 1);
  const float left = near ? room.max.x - width : room.min.x;
  const float top = room.max.y - size.y;
  for (int i = 0; i < count; ++i) {
    places.push_back(box(left + step * static_cast<float>(i), top, size.x, size.y));
  }
  return places;
}

// What a rectangle that lies over another one leaves of it: ships of a group cover each other from
// one side.
Rect left_of(Rect seen, Rect over) {
  const float across = std::min(seen.max.x, over.max.x) - std::max(seen.min.x, over.min.x);
  const float down = std::min(seen.max.y, over.max.y) - std::max(seen.min.y, over.min.y);
  if (across <= 0 || down <= 0) return seen;
  const bool beside = down / seen.height() >= across / seen.width();
  float& low = beside ? seen.min.x : seen.min.y;
  float& high = beside ? seen.max.x : seen.max.y;
  const float from = beside ? over.min.x : over.min.y, to = beside ? over.max.x : over.max.y;
  if (from > low) {
    high = std::min(high, from);
  } else {
    low = std::max(low, to);
  }
  return seen;
}

// Where the way from a to b leaves a rectangle round a.
Vec2 edge_towards(Rect of, Vec2 to) {
  const Vec2 middle = of.center(), way = to - middle;
  const float x = std::abs(way.x) / (of.width() / 2), y = std::abs(way.y) / (of.height() / 2);
  return middle + way / std::max({x, y, 1.0F});
}

class PlaceBuilder {
 public:
  PlaceBuilder(const View& view, const Layout& layout, Places& out)
      : view_(view), layout_(layout), out_(out) {}

  void build() {
    for (std::size_t i = 0; i < view_.planets.size(); ++i) place_planet(i);
    for (std::size_t i = 0; i < kSeats; ++i) place_stacks(i);
    see_ships();
    for (const ShipPlace& place : out_.ships) {
      const ShipView& ship = *place.ship;
      add(cards::name_of(ship.thing), pressable(place.at), intent::TapThing{ship.thing},
          ship.mark != Mark::None || ship.usable || ship.selected);
    }
    add("deck", layout_.deck, intent::Nothing{});
    add("discard", pressable(layout_.discard), intent::Press{Own::Discard});
    out_.hits.press_each(commands(), view_.buttons, layout_.button_places, true);
    out_.hits.press_each(commands(), view_.tools, tool_targets(layout_));
    for (std::size_t i = 0; i < kSeats; ++i) {
      const std::string seat = view_.sides[i].seat == Seat::A ? "a" : "b";
      const CardKind faction = view_.sides[i].faction;
      add("side " + seat, layout_.panels[i],
          faction == kNoCard ? Intent(intent::Nothing{}) : intent::Inspect{{faction, {}}});
    }
    if (!view_.curtain.empty()) {
      add("curtain", layout_.hand, intent::Press{Common::Lift});
    }
  }

 private:
  void add(std::string name, Rect at, Intent intent, bool choice = false) {
    out_.hits.add(std::move(name), at, std::move(intent), choice);
  }
  void add(Thing thing, Rect at, bool choice) {
    add(cards::name_of(thing), at, intent::TapThing{thing}, choice);
  }

  void see_ships() {
    for (std::size_t i = 0; i < out_.ships.size(); ++i) {
      ShipPlace& ship = out_.ships[i];
      ship.seen = ship.at;
      for (std::size_t over = i + 1; over < out_.ships.size(); ++over) {
        ship.seen = left_of(ship.seen, out_.ships[over].at);
      }
    }
  }

  void place_planet(std::size_t place) {
    const PlanetView& planet = view_.planets[place];
    out_.planets.push_back(parts_of_planet(layout_.planets[place], layout_.rows[place],
                                           planet.rate.now,
                                           static_cast<int>(planet.attached.size())));
    for (std::size_t i = 0; i < kSeats; ++i) {
      const GroupView& fleet = planet.fleets[i];
      const Rect room = layout_.sides[i].fleets[place];
      if (!fleet.ships.empty()) {
        add(fleet.thing, room, fleet.mark != Mark::None);
        out_.groups.push_back({&fleet, room});
      }
      const std::vector<Rect> places = places_of_fleet(room, fleet.ships.size(), i == 0);
      for (std::size_t s = 0; s < places.size(); ++s) {
        out_.ships.push_back({&fleet.ships[s], places[s]});
      }
      place_stream(fleet, out_.planets.back().globe, places);
    }
    add(planet.thing, layout_.planets[place], planet.mark != Mark::None);
  }

  std::vector<Rect> places_of_fleet(Rect room, std::size_t ships, bool near) const {
    const int count = static_cast<int>(ships);
    if (count == 0) return {};
    if (layout_.form == Form::Tall) return beside_planet(room, count, layout_.ship, near);
    return spread_cards({room, count, layout_.ship, 2, !near});
  }

  void place_stream(const GroupView& fleet, Rect globe, const std::vector<Rect>& ships) {
    if (fleet.syphon == 0) return;
    std::optional<Rect> nearest;
    for (std::size_t i = 0; i < ships.size(); ++i) {
      const bool closer = !nearest || distance(ships[i].center(), globe.center()) <
                                          distance(nearest->center(), globe.center());
      if (!fleet.ships[i].military && closer) nearest = ships[i];
    }
    if (!nearest) return;
    const Vec2 way = nearest->center() - globe.center();
    const Vec2 rim = globe.center() + way * (globe.width() / 2 / std::max(length(way), 1.0F));
    out_.streams.push_back(
        {fleet.thing.seat, fleet.yield, rim, edge_towards(*nearest, globe.center())});
  }

  // Stacks side by side, a new one's place after them; each ship of a pair lies half over the
  // other.
  void place_stacks(std::size_t side) {
    const SideView& view = view_.sides[side];
    const Rect room = layout_.sides[side].stacks;
    const bool opens = view.new_stack != Mark::None;
    const int count = static_cast<int>(view.stacks.size()) + (opens ? 1 : 0);
    const std::vector<Rect> places =
        spread_cards({room, count, size_of_stacks(room, count), kStackGap, side == 1});
    for (std::size_t i = 0; i < view.stacks.size(); ++i) place_stack(view.stacks[i], places[i]);
    if (!opens) return;
    out_.new_stacks[side] = places.back();
    add(thing_at(Spot::NewStack, view.seat, 0), places.back(), true);
  }

  // The ships of a pair lie side by side where there is room, else half over each other; stacks
  // never do while that or lower rows can prevent it.
  Vec2 size_of_stacks(Rect room, int count) const {
    const float pair = layout_.form == Form::Tall ? 1.66F : 2.04F;
    const Vec2 ship = layout_.ship;
    const Vec2 wanted{std::min(ship.x * pair + 6, room.width()),
                      std::min(ship.y + kSums, room.height() - 4) + 4};
    const auto columns = static_cast<int>((room.width() + kStackGap) / (wanted.x + kStackGap));
    const auto fitting = static_cast<int>((room.height() + kStackGap) / (wanted.y + kStackGap));
    if (count <= columns * fitting) return wanted;
    for (const int rows : {1, 2, 3}) {
      const Vec2 size = share_of(room, (count + rows - 1) / rows, rows);
      if (size.x < ship.x * kLeastPair + 6 || size.y < ship.y * kLeastLow + 4) continue;
      return {std::min(size.x, wanted.x), std::min(size.y, wanted.y)};
    }
    return {std::max(ship.x + 6, share_of(room, count, 1).x), wanted.y};
  }

  static Vec2 share_of(Rect room, int columns, int rows) {
    constexpr float kSlack = 0.01F;  // rounding must not cost a column
    return {(room.width() + kStackGap) / static_cast<float>(columns) - kStackGap - kSlack,
            (room.height() + kStackGap) / static_cast<float>(rows) - kStackGap - kSlack};
  }

  void place_stack(const GroupView& stack, Rect at) {
    const bool has_sums = stack.ships.size() > 1 && at.height() >= kSums + kLeastUnder;
    const Rect sums{at.min, {at.max.x, at.min.y + (has_sums ? kSums : 0.0F)}};
    out_.groups.push_back({&stack, at, has_sums ? sums : Rect{}});
    add(stack.thing, at, stack.mark != Mark::None);
    const auto count = static_cast<float>(stack.ships.size());
    const float width = std::min(layout_.ship.x, at.width() - 4);
    const float step = count < 2 ? 0 : at.width() - 4 - width;
    const float left = count < 2 ? at.center().x - width / 2 : at.min.x + 2;
    for (std::size_t i = 0; i < stack.ships.size(); ++i) {
      const float x = left + step * static_cast<float>(i);
      const float top = std::max(sums.max.y, at.max.y - layout_.ship.y - 4) + 2;
      out_.ships.push_back({&stack.ships[i], {{x, top}, {x + width, at.max.y - 2}}});
    }
  }

  const View& view_;
  const Layout& layout_;
  Places& out_;
};

}  // namespace

Places make_places(const View& view, const Layout& layout, const Measure& measure, Vec2 viewport,
                   const Insets& safe) {
  Places places;
  static_cast<OverPlaces&>(places) = place_over(view, wish_of(view, viewport), viewport, safe);
  PlaceBuilder(view, layout, places).build();
  places.bar = words_of_bar(view, layout, measure);
  place_prompt(view, layout, measure, places);
  add_hits(view, commands(), places, viewport, places.hits);
  place_sheet_parts(view, places);
  return places;
}

// ---- Looking up --------------------------------------------------------------------------------

std::optional<Thing> thing_under(const Places& places, Vec2 point) {
  const Hit<Intent>* hit = places.hits.at(point);
  if (!hit) return {};
  const auto* tap = std::get_if<intent::TapThing>(&hit->intent);
  return tap ? std::optional(tap->thing) : std::nullopt;
}

std::string name_of(Thing thing) {
  const std::string seat = thing.seat == Seat::A ? " a" : " b";
  const std::string number = " " + std::to_string(thing.index + 1);
  switch (thing.spot) {
    case Spot::Planet: return "planet" + number;
    case Spot::Ship: return "ship" + seat + number;
    case Spot::Stack: return "stack" + seat + number;
    case Spot::Fleet: return "fleet" + seat + number;
    case Spot::NewStack: return "new_stack" + seat;
    default: return {};
  }
}

}  // namespace mael::web::cards
