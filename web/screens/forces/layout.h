// Where everything of the force builder goes: tiles and force side by side on wide screens, one of
// them at a time on narrow ones. Pure arithmetic in CSS pixels.
#pragma once

#include <cstdint>
#include <vector>

#include "web/base/vec2.h"
#include "web/screens/forces/view.h"

namespace mael::web::forces {

// What is scrolled by itself.
enum class Region : std::uint8_t { Fixed, Tiles, Force, Shelf };
inline constexpr int kRegions = 4;

using Scrolls = std::array<float, kRegions>;  // CSS pixels each region was moved up

struct Layout {
  bool wide = false;
  Rect header;
  Rect filters;                      // empty while hidden
  Rect summary;                      // "23 tiles · Good"
  Rect curve;                        // bars by Cost
  Rect colours;                      // bars by faction
  Rect nothing;                      // where it says that no tile fits, or none is chosen
  Rect shelf;                        // the list of forces; empty while closed
  Rect shelf_own, shelf_ready;       // headings in it
  Rect card;                         // empty without one
  std::array<Rect, kRegions> clips;  // what is seen of each region
  Scrolls limits{};                  // how far each can be moved
  std::vector<Rect> items;           // as the view's items; empty where one is not shown
  std::vector<Region> regions;       // of each item

  Rect clip(Region region) const { return clips[static_cast<std::size_t>(region)]; }
};

Layout make_layout(const View& view, const FrameInput& input, const Scrolls& scrolls);

// The item under a point; -1 for none.
int item_at(const View& view, const Layout& layout, Vec2 point);

// The region under a point that can be scrolled; Fixed for none.
Region region_at(const View& view, const Layout& layout, Vec2 point);

}  // namespace mael::web::forces
