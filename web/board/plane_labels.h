// Where the words on a plane lie: they keep their size on the screen, avoid discs and each other,
// and a line leads to those that had to go far. Pure.
#pragma once

#include <vector>

#include "web/base/measure.h"
#include "web/board/plane_board.h"

namespace mael::web {

struct LaidLabel {
  Rect rect{};       // CSS pixels
  Vec2 anchor{};     // what it speaks of, CSS pixels
  bool far = false;  // a line leads from it to the anchor
  int label = -1;    // of the scene's labels, or
  int ruler = -1;    // of its rulers
  std::string words{};
  std::vector<Rect> marks{};  // places of a tag's, in their order
};

// Rulers first, then labels in the scene's order; tags that find no room at all are left out, the
// last first. `room`: CSS pixels they must lie in; `kept`: where none may lie, beside the discs.
std::vector<LaidLabel> lay_labels(const PlaneScene& scene, const Camera& camera, Rect room,
                                  const Measure& measure, char decimal_mark = '.',
                                  const std::vector<Rect>& kept = {});

// The label under a point, an index into the laid ones, or -1.
int label_at(const std::vector<LaidLabel>& laid, Vec2 pixels);

}  // namespace mael::web
