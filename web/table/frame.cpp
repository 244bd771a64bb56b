#include "web/table/frame.h"

#include <algorithm>

namespace mael::web {
namespace {

constexpr float kGap = 8;
constexpr float kWordsIndent = 16;
constexpr float kLowest = 520;  // a wide screen with room for a log

}  // namespace

Form form_of(Rect area) {
  if (area.height() > area.width()) return Form::Tall;
  return area.height() < kLowest ? Form::Flat : Form::Wide;
}

std::vector<Rect> in_row(Rect row, int count) {
  std::vector<Rect> places;
  const float width = row.width() / static_cast<float>(std::max(1, count));
  for (int i = 0; i < count; ++i) {
    const float x = row.min.x + width * static_cast<float>(i);
    places.push_back(box(x + 2, row.min.y, width - 4, row.height()));
  }
  return places;
}

BarPlaces place_bar(const BarSpec& spec) {
  const Rect& bar = spec.bar;
  const float words = std::min(spec.words, bar.width() * spec.words_share);
  const float room = bar.width() - words - 2 * kGap;
  const auto count = static_cast<float>(spec.buttons);
  const float width = std::min(spec.widest, room / std::max(1.0F, count)) * count;
  const float left = bar.max.x - kGap - width;
  const Rect buttons = box(left, bar.center().y - spec.height / 2, width, spec.height);
  return {{{bar.min.x + kWordsIndent, bar.min.y}, {left - kGap, bar.max.y}},
          in_row(buttons, spec.buttons)};
}

}  // namespace mael::web
