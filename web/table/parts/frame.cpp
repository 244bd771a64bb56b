#include "web/table/parts/frame.h"

#include <algorithm>
#include <utility>

namespace mael::web {
namespace {

constexpr float kFrameGap = 8;
constexpr float kBetween = 4;  // panels of two seats
constexpr float kWordsIndent = 16;
constexpr float kRowInset = 2;  // free at either side of what stands in a row
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
    places.push_back(box(x + kRowInset, row.min.y, width - 2 * kRowInset, row.height()));
  }
  return places;
}

BarPlaces place_bar(const BarSpec& spec) {
  const Rect& bar = spec.bar;
  const float words = std::min(spec.words, bar.width() * spec.words_share);
  const float room = bar.width() - words - 2 * kFrameGap;
  const auto count = static_cast<float>(spec.buttons);
  const float width = std::min(spec.widest, room / std::max(1.0F, count)) * count;
  const float left = bar.max.x - kFrameGap - width;
  const Rect buttons = box(left, bar.center().y - spec.height / 2, width, spec.height);
  return {{{bar.min.x + kWordsIndent, bar.min.y}, {left - kFrameGap, bar.max.y}},
          in_row(buttons, spec.buttons)};
}

// ---- The frame ---------------------------------------------------------------------------------

namespace {

class FrameBuilder {
 public:
  FrameBuilder(const FrameSpec& spec, const FrameSizes& sizes)
      : spec_(spec), sizes_(sizes), area_(shrunk({{}, spec.viewport}, spec.safe)) {}

  FrameLayout build() {
    out_.form = form_of(area_);
    if (out_.form == Form::Tall) {
      build_tall();
    } else {
      build_columns();
    }
    out_.tool_places = in_row(out_.tools, spec_.tools);
    return std::move(out_);
  }

 private:
  // The others beside each other.
  void build_tall() {
    const float left = area_.min.x + kFrameGap, right = area_.max.x - kFrameGap,
                width = right - left;
    const float others = spec_.seats > 1 ? sizes_.panel + 2 : 0;
    place_tools(right, left, area_.min.y + kFrameGap + others);
    out_.bar = box(left, area_.max.y - kFrameGap - sizes_.bar, width, sizes_.bar);
    out_.words = box(left + 14, out_.bar.min.y, width - 28, sizes_.bar_words);
    const float height = spec_.bar.height;
    out_.button_places =
        in_row(box(left + 6, out_.bar.max.y - height - 4, width - 12, height), spec_.bar.buttons);
    out_.hand = box(left, out_.bar.min.y - sizes_.hand - 2, width, sizes_.hand);
    out_.panels.push_back(box(left, out_.hand.min.y - sizes_.panel - 2, width, sizes_.panel));
    const int count = spec_.seats - 1;
    const float each = (width + kBetween) / static_cast<float>(std::max(1, count));
    for (int i = 0; i < count; ++i) {
      out_.panels.push_back(box(left + each * static_cast<float>(i), area_.min.y + kFrameGap,
                                each - kBetween, sizes_.panel));
    }
    out_.middle = {{left, out_.tools.max.y}, {right, out_.panels[0].min.y}};
  }

  void place_tools(float right, float left, float top) {
    const float width = sizes_.tool * static_cast<float>(spec_.tools);
    out_.tools = box(right - width, top, width, sizes_.tool);
    out_.notice = {{left, top}, {out_.tools.min.x - kFrameGap, top + sizes_.tool}};
  }

  // The others below each other, the near one at the foot.
  void build_columns() {
    const float left = area_.min.x + sizes_.margin, right = area_.max.x - sizes_.margin;
    const float top = area_.min.y + sizes_.margin, bottom = area_.max.y - sizes_.margin;
    const float middle = left + sizes_.column + kFrameGap + 4;
    out_.panels.push_back(box(left, bottom - sizes_.panel, sizes_.column, sizes_.panel));
    for (int i = 1; i < spec_.seats; ++i) {
      const float y = top + (sizes_.panel + kBetween) * static_cast<float>(i - 1);
      out_.panels.push_back(box(left, y, sizes_.column, sizes_.panel));
    }
    const float above = spec_.seats > 1 ? out_.panels.back().max.y + kFrameGap : top;
    out_.column = {{left, above}, {left + sizes_.column, out_.panels[0].min.y - kFrameGap}};
    if (out_.form == Form::Wide) out_.log = out_.column;
    place_tools(right, middle, top - 4);
    out_.bar = {{middle, bottom - sizes_.bar}, {right, bottom}};
    BarSpec bar = spec_.bar;
    bar.bar = out_.bar;
    BarPlaces places = place_bar(bar);
    out_.words = places.words;
    out_.button_places = std::move(places.buttons);
    out_.hand = {{middle, out_.bar.min.y - sizes_.hand}, {right, out_.bar.min.y - 4}};
    out_.middle = {{middle, out_.tools.max.y}, {right, out_.hand.min.y}};
  }

  const FrameSpec& spec_;
  const FrameSizes& sizes_;
  const Rect area_;
  FrameLayout out_;
};

}  // namespace

FrameLayout make_frame(const FrameSpec& spec, const FrameSizes& sizes) {
  return FrameBuilder(spec, sizes).build();
}

std::vector<Rect> tool_targets(const FrameLayout& frame) {
  std::vector<Rect> targets = frame.tool_places;
  for (Rect& target : targets) {
    target.min.x -= kRowInset;
    target.max.x += kRowInset;
  }
  return targets;
}

void give_to_card(FrameLayout& frame, float height, float least) {
  if (frame.form != Form::Tall || height <= 0) return;
  Rect& middle = frame.middle;
  const float given = std::min(height, middle.height() - 2 * kBetween - least);
  if (given <= 0) return;
  frame.card = box(middle.min.x, middle.min.y + kBetween, middle.width(), given);
  middle.min.y = frame.card.max.y + kBetween;
}

}  // namespace mael::web
