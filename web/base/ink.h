// Strokes, fills, words and icons on a Dear ImGui draw list, in CSS pixels and theme colours.
#pragma once

#include <imgui.h>

#include <string_view>

#include "web/base/measure.h"
#include "web/base/pointer_look.h"
#include "web/base/theme_imgui.h"
#include "web/base/vec2.h"

namespace mael::web {

inline ImVec2 im(Vec2 v) { return {v.x, v.y}; }
inline Vec2 vec(ImVec2 v) { return {v.x, v.y}; }
inline Rect rect_at(Vec2 at, Vec2 size) { return {at, at + size}; }

void fill(ImDrawList& list, Rect rect, Rgba color, float radius = 0);
// From `top` to `bottom`.
void fill(ImDrawList& list, Rect rect, Rgba top, Rgba bottom, float radius);
void outline(ImDrawList& list, Rect rect, Rgba color, float radius, float width = 1);
// Soft dark under something raised; `reach` pixels wide.
void cast_shadow(ImDrawList& list, Rect rect, float radius, float reach, float strength);
// The ring of keyboard focus round a control.
void focus_ring(ImDrawList& list, Rect rect, float radius);

const ImFont& font_of(TextStyle style);
// With the fonts of the page, whether or not a frame is being painted.
const Measure& page_measure();
float css_size(const ImFont& font);
float line_height(const ImFont& font);
// Width and height of the words; `wrap` pixels at most, 0 unbounded.
Vec2 measure(const ImFont& font, std::string_view words, float wrap = 0);
// The larger of two fonts if the words fit into the room, else the smaller.
const ImFont& fitting(const ImFont& large, const ImFont& small, std::string_view words, float room);
void write(ImDrawList& list, const ImFont& font, Vec2 at, Rgba color, std::string_view words,
           float wrap = 0);
// In the middle of the rectangle, capitals centred; too long words end in an ellipsis.
void write_middle(ImDrawList& list, const ImFont& font, Rect rect, Rgba color,
                  std::string_view words);
// The same at any size, no larger than fits the room; `middle` is theirs.
void write_sized(ImDrawList& list, const ImFont& font, Vec2 middle, float size, float room,
                 Rgba color, std::string_view words);
// The same in as many lines as it takes and there is room for, each of them centred if `centred`,
// else at the left.
void write_wrapped(ImDrawList& list, const ImFont& font, Rect rect, Rgba color,
                   std::string_view words, bool centred);
// A title in its own face whatever its length: smaller where it is too wide (size_of_title), then
// in lines; in letters of `most` at most, 0: as large as the font is.
void write_title(ImDrawList& list, const ImFont& font, Rect rect, Rgba color,
                 std::string_view words, bool centred = false, float most = 0);
// At the left of the rectangle, centred upright, with an ellipsis where it must be.
void write_left(ImDrawList& list, const ImFont& font, Rect rect, Rgba color,
                std::string_view words);

void draw_icon(ImDrawList& list, Icon icon, Vec2 middle, float size, Rgba color);
// The sign of a seat: the pattern's emblem on a disc of the seat's colour.
void draw_seat(ImDrawList& list, int seat, Vec2 middle, float size);

// From now on; at the begin of a frame it is an arrow.
void show_pointer(PointerLook look);

struct Touched {
  bool hovered = false;
  bool held = false;
  bool pressed = false;
};

// An invisible control at `rect`; `id` is unique in its window.
Touched touch_area(const char* id, Rect rect);

}  // namespace mael::web
