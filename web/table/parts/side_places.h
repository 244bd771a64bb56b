// Where on the panel of a seat everything stands, which says as well what a finger on it means.
// Pure: panels_draw.cpp paints it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/base/measure.h"
#include "web/base/vec2.h"
#include "web/table/parts/panels.h"
#include "web/table/told.h"

namespace mael::web {

// In CSS pixels. What there is no room for is left out: its rectangle is empty.
struct SidePlaces {
  bool slim = false;  // no room for a name: sign and figure above, the rest below
  Rect sign;          // of the seat
  Rect name;          // with its emblem, and the face of a bot
  Rect clock;         // after the name; its digits are all as wide as a 0
  Rect pips;
  float pip = 0;            // the size of each; 0: they are a number
  std::string pips_number;  // "1/5"; empty where they are signs
  Rect plate;               // of the figure
  std::vector<Rect> facts;  // sign and words, as many as have room
  TextStyle facts_style = TextStyle::Strong;
};

inline constexpr float kFaceOfBot = 18;  // beside the name
inline constexpr float kEmblemRoom = 24;
inline constexpr float kClockSign = 18;  // before the words of a clock that runs short
inline constexpr TextStyle kClockStyle = TextStyle::Body, kSlimClockStyle = TextStyle::Caption;

SidePlaces place_side(const SidePanel& side, Rect panel, const Measure& measure);

// What stands under a point, in a sentence with its rule: for a finger that rests there or has
// tapped. Nothing where it says nothing.
std::optional<Refusal> told_at(const SidePanel& side, const SidePlaces& places, Vec2 at,
                               bool tapped);

}  // namespace mael::web
