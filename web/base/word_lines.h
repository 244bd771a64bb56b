// How many lines words take and how high these are, measured in the letters they are written in.
// Pure.
#pragma once

#include <cstddef>
#include <string_view>

#include "web/base/measure.h"

namespace mael::web {

// How high letters of a style are, in CSS pixels.
float size_of_letters(TextStyle style);

// In a room so wide; no words take none.
std::size_t lines_in(const Measure& measure, TextStyle style, std::string_view words, float wide);

// With their lines apart, as write_wrapped sets them; rounded up, so that what lies
// below begins at a whole pixel.
float height_in(const Measure& measure, TextStyle style, std::string_view words, float wide);

}  // namespace mael::web
