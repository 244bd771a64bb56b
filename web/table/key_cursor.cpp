#include "web/table/key_cursor.h"

#include <algorithm>
#include <cmath>

namespace mael::web {

bool is_arrow(Key key) {
  return key == Key::Up || key == Key::Down || key == Key::Left || key == Key::Right;
}

std::size_t step_round(std::optional<std::size_t> from, int by, std::size_t count) {
  if (!from) return by > 0 ? 0 : count - 1;
  const auto places = static_cast<std::ptrdiff_t>(count);
  return static_cast<std::size_t>((static_cast<std::ptrdiff_t>(*from) + by + places) % places);
}

std::string stop_beside(std::span<const Stop> stops, std::string_view cursor, int by) {
  if (stops.empty()) return {};
  const auto here = std::find_if(stops.begin(), stops.end(),
                                 [&](const Stop& stop) { return stop.name == cursor; });
  std::optional<std::size_t> from;
  if (here != stops.end()) from = static_cast<std::size_t>(here - stops.begin());
  return stops[step_round(from, by, stops.size())].name;
}

std::string stop_towards(std::span<const Stop> stops, Rect from, Key towards) {
  constexpr float kLeastStep = 4;
  constexpr float kAside = 2.2F;  // what lies aside counts as so much farther
  const bool flat = towards == Key::Left || towards == Key::Right;
  const float sign = towards == Key::Left || towards == Key::Up ? -1.0F : 1.0F;
  float best = 0;
  std::string found;
  for (const Stop& stop : stops) {
    const Vec2 way = stop.at.center() - from.center();
    const float along = sign * (flat ? way.x : way.y), across = std::abs(flat ? way.y : way.x);
    if (along < kLeastStep) continue;
    const float cost = along + kAside * across;
    if (!found.empty() && cost >= best) continue;
    best = cost;
    found = stop.name;
  }
  return found;
}

std::optional<std::string> led_to(const KeyPress& key, std::span<const Stop> stops,
                                  std::string_view cursor, std::optional<Rect> from) {
  if (key.key == Key::Tab) return stop_beside(stops, cursor, key.shift ? -1 : +1);
  if (!is_arrow(key.key)) return {};
  if (!from) return stop_beside(stops, cursor, +1);
  const std::string to = stop_towards(stops, *from, key.key);
  return to.empty() ? std::string(cursor) : to;
}

}  // namespace mael::web
