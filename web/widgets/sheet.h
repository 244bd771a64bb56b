// What asks for attention: from below on a phone, in the middle on a wide page. Everything behind
// is shaded and out of reach.
#pragma once

#include <string_view>

#include "assets/icon_table.h"
#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

struct SheetSpec {
  const char* id = "";
  std::string_view title{};
  float width = 460;        // on wide pages; a phone takes the whole width
  float height = 320;       // wanted; never more than the page has
  float shown = 1;          // 0 away .. 1 there; for gliding in
  Insets safe{};            // notches and rounded corners
  bool closes = true;       // by its cross or a tap beside it
  Icon leads = Icon::None;  // a sign before the cross, for who draws it to answer
};

// Opens at construction, closes at destruction; the controls between lie in it.
class Sheet {
 public:
  explicit Sheet(const SheetSpec& spec);
  ~Sheet();
  Sheet(const Sheet&) = delete;
  Sheet& operator=(const Sheet&) = delete;

  // Where controls may lie, under the title.
  [[nodiscard]] Rect inside() const { return inside_; }
  // It was asked to go away.
  [[nodiscard]] bool dismissed() const { return dismissed_; }

 private:
  Rect inside_;
  bool dismissed_ = false;
};

// Where the sheet and its parts lie on a page of that size; pure.
struct SheetPlace {
  Rect body{};
  Rect title{};
  Rect close{};   // the cross
  Rect leads{};   // the sign before it; empty without one
  Rect inside{};  // free for controls
};
SheetPlace place_sheet(const SheetSpec& spec, Vec2 page);
Rect sheet_rect(const SheetSpec& spec, Vec2 page);

// Shade over the page, the sheet, its title and its cross.
void paint_sheet(ImDrawList& list, const SheetSpec& spec, Vec2 page);
// A phone's sheet comes from below.
constexpr bool sheet_from_below(Vec2 page) { return page.x < 600; }

}  // namespace mael::web
