#include "web/screens/maelstrom/spoken_of.h"

#include "web/board/hex_geometry.h"

namespace mael::web::maelstrom {

std::vector<Rect> spoken_of(const View& view, const Layout& layout, const Camera& camera) {
  constexpr unsigned kPointed = kMarkHovered | kMarkFocused;
  std::vector<Rect> places;
  const auto add = [&](Hex at) { places.push_back(to_pixels(camera, hex_bounds(hex_center(at)))); };
  for (const TileView& tile : view.tiles) {
    if ((tile.marks & ~kPointed) != 0) add(tile.at);
  }
  for (const SpaceView& space : view.spaces) {
    if ((space.marks & ~kPointed) != 0) add(space.at);
  }
  for (const LinkView& link : view.links) {
    for (const Hex at : link.spaces) add(at);
  }
  if (view.ghost) add(view.ghost->at);
  for (std::size_t i = 0; i < view.hand.size() && i < layout.hand_slots.size(); ++i) {
    const bool picked = view.hand[i].selected || view.hand[i].picked > 0;
    const FanSlot& slot = layout.hand_slots[i];
    if (picked) places.push_back(hex_bounds(slot.center, slot.size));
  }
  return places;
}

}  // namespace mael::web::maelstrom
