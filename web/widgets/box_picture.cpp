#include "web/widgets/box_picture.h"

#include <algorithm>

#include "web/base/ink.h"
#include "web/base/theme.h"

namespace mael::web {

namespace {

constexpr Rgba kNight = rgb(0x05070B);

// Dark under the words, fading into the picture.
void shade_words(ImDrawList& list, Rect at, PictureWords words) {
  const ImU32 dark = packed(with_alpha(kNight, 0.93F)), dim = packed(with_alpha(kNight, 0.82F)),
              clear = packed(with_alpha(kNight, 0));
  if (words.below) {
    const float from = words.from - std::min(70.0F, at.height() * 0.2F), to = words.from + 6;
    list.AddRectFilledMultiColor({at.min.x, from}, {at.max.x, to}, clear, clear, dim, dim);
    list.AddRectFilledMultiColor({at.min.x, to}, im(at.max), dim, dim, dark, dark);
  } else {
    const float from = at.min.x + at.width() * 0.46F, to = at.min.x + at.width() * 0.72F;
    list.AddRectFilledMultiColor(im(at.min), {from, at.max.y}, dark, dim, dim, dark);
    list.AddRectFilledMultiColor({from, at.min.y}, {to, at.max.y}, dim, clear, clear, dim);
  }
}

}  // namespace

void paint_box_picture(ImDrawList& list, std::span<const BoxPicture> pictures, std::string_view box,
                       Rect at, PictureWords words, Rect page, Vec2 canvas) {
  const auto picture = std::find_if(pictures.begin(), pictures.end(),
                                    [&](const BoxPicture& each) { return each.box == box; });
  if (picture == pictures.end()) return;
  const Rect clip{{at.min.x, std::max(at.min.y, page.min.y)},
                  {at.max.x, std::min(at.max.y, page.max.y)}};
  if (clip.min.y >= clip.max.y) return;
  // Where boxes are low, the picture goes on behind the words.
  const float low = std::max(words.from, at.min.y + at.height() * 0.6F);
  const Rect open =
      words.below ? Rect{at.min, {at.max.x, low}} : Rect{{words.from, at.min.y}, at.max};
  list.PushClipRect(im(clip.min), im(clip.max), true);
  picture->paint(list, {at, open, clip, canvas});
  shade_words(list, at, words);
  list.PopClipRect();
}

void trim_corners(ImDrawList& list, Rect at, float radius, float reach, float strength) {
  constexpr int kSteps = 5;
  constexpr float kQuarter = 1.5707963F;
  const Palette& color = theme().color;
  const ImU32 wall = packed(mix(color.table, color.table_lit, 0.5F));
  const Rect inner = grown(at, -radius);
  for (int corner = 0; corner < 4; ++corner) {
    const bool right = corner == 1 || corner == 2, low = corner >= 2;
    const Vec2 tip{right ? at.max.x : at.min.x, low ? at.max.y : at.min.y};
    const Vec2 middle{right ? inner.max.x : inner.min.x, low ? inner.max.y : inner.min.y};
    list.PathLineTo(im(tip));
    list.PathArcTo(im(middle), radius, kQuarter * static_cast<float>(corner + 2),
                   kQuarter * static_cast<float>(corner + 3), kSteps);
    for (int i = 1; i + 1 < list._Path.Size; ++i) {
      list.AddTriangleFilled(list._Path[0], list._Path[i], list._Path[i + 1], wall);
    }
    list.PathClear();
    list.PushClipRect({std::min(tip.x, middle.x), std::min(tip.y, middle.y)},
                      {std::max(tip.x, middle.x), std::max(tip.y, middle.y)}, true);
    cast_shadow(list, at, radius, reach, strength);
    list.PopClipRect();
  }
}

}  // namespace mael::web
