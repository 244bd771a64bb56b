// The keyboard's cursor, which goes from one thing that answers to another. Pure.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "web/app/screen.h"

namespace mael::web {

// Where the cursor may rest.
struct Stop {
  std::string name;
  Rect at;  // CSS pixels
};

bool is_arrow(Key key);

// One of `count` places, `by` further round the ring; from nowhere to the first or the last.
std::size_t step_round(std::optional<std::size_t> from, int by, std::size_t count);

// The stop after the cursor's, or before it; empty without stops.
std::string stop_beside(std::span<const Stop> stops, std::string_view cursor, int by);
// The nearest one in the direction of an arrow key; empty if none lies there.
std::string stop_towards(std::span<const Stop> stops, Rect from, Key towards);

// Where an arrow key or Tab leads the cursor; `from` is where it rests, if it rests anywhere.
// Nothing: it is another key.
std::optional<std::string> led_to(const KeyPress& key, std::span<const Stop> stops,
                                  std::string_view cursor, std::optional<Rect> from);

}  // namespace mael::web
