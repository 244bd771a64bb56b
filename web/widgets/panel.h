// A piece of the page with its own background: a Dear ImGui window without anything of its look.
#pragma once

#include <cstdint>

#include "web/base/color.h"
#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

enum class PanelLook : std::uint8_t {
  Bare,    // only a place for controls
  Raised,  // lying on the table, with a shadow
  Bar,     // along an edge of the page: no round corners
  Paper,   // a card of paper
};

// A panel's colour with so much of an enamel in it, or as much as leaves words on it readable.
Rgba washed(Rgba panel, Rgba enamel, float share);

void paint_panel(ImDrawList& list, Rect rect, PanelLook look);

// Under the buttons of the page, from its top down to `bottom`, once something is scrolled there by
// so many pixels.
void paint_strip(ImDrawList& list, float width, float bottom, float scroll);

// Opens at construction, closes at destruction; controls between belong to it. `id` is unique on
// the page. Inside, the cursor starts `padding` pixels in.
class Panel {
 public:
  Panel(const char* id, Rect rect, PanelLook look, float padding = 14);
  ~Panel();
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;

  [[nodiscard]] Rect inside() const { return inside_; }

 private:
  Rect inside_;
};

}  // namespace mael::web
