// Small words on a ground of their own: pills in a line, words that rise from a place, a note
// beside the pointer.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "assets/icon_table.h"
#include "web/base/color.h"
#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

struct PillSpec {
  Rect at;
  std::string_view words{};  // where they are longer they end in an ellipsis,
  bool wraps = false;        // or go on in a second line
  Icon icon = Icon::None;
  Rgba tint{};  // of edge and icon
  Rgba ink{};   // of the words
};
void paint_pill(ImDrawList& list, const PillSpec& spec);

// Words on a round ground in one line.
struct LabelSpec {
  Rect at;
  std::string_view words{};
  Rgba ink{};
  Rgba ground{};
  std::optional<Rgba> edge{};
  bool small = false;
};
void paint_label(ImDrawList& list, const LabelSpec& spec);
// How wide it wants to be.
float width_of_label(std::string_view words, bool small);

enum class RisingTone : std::uint8_t { Plain, Harm, Gain };
// In the middle of `at`; `large` for those who sit further away.
void paint_rising(ImDrawList& list, Vec2 at, std::string_view words, RisingTone tone, float opacity,
                  bool large);

// Beside the pointer, above or below it, never outside of the page; nothing without words.
struct PointerSlip {
  Vec2 pointer;
  Vec2 page;
  std::string_view words{};
  bool above = false;
  bool alarm = false;  // says why something may not be done
};
void paint_pointer_slip(ImDrawList& list, const PointerSlip& spec);

}  // namespace mael::web
