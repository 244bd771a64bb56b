#include "web/screens/maelstrom/layout.h"

#include <algorithm>

#include "web/board/hex_geometry.h"
#include "web/screens/maelstrom/game.h"

namespace mael::web::maelstrom {

namespace {

constexpr float kTwoLines = 38;  // of a name
constexpr float kGap = 8;
constexpr float kTool = 48;
constexpr float kButton = 44;
constexpr float kRelic = 48;

class Builder {
 public:
  explicit Builder(const LayoutInput& input)
      : in_(input), area_(shrunk({{}, input.viewport}, input.safe)) {}

  Layout build() {
    static_cast<FrameLayout&>(out_) = make_frame(frame(), sizes());
    if (out_.form == Form::Tall) {
      build_tall();
    } else {
      build_columns();
    }
    place_prompt();
    if (in_.reviewing) {
      out_.curve = {out_.hand.min, {out_.hand.max.x, out_.hand.max.y - 4}};
    }
    if (in_.reviewing || in_.advising) place_words();
    if (in_.choosing_hand) {
      place_choices();
    } else {
      place_hand();
    }
    return std::move(out_);
  }

 private:
  FrameSpec frame() const {
    FrameSpec frame{in_.viewport, in_.safe, kSeats, in_.tools, {}};
    frame.bar.buttons = in_.buttons;
    frame.bar.height = kButton;
    frame.bar.widest = 150;
    frame.bar.words = 330;
    frame.bar.words_share = 0.36F;
    return frame;
  }

  FrameSizes sizes() const {
    const float width = area_.width(), height = area_.height();
    switch (form_of(area_)) {
      case Form::Tall:
        return {0, 56, 98, std::clamp(height * 0.135F, 84.0F, 150.0F), kGap, kTool, 50};
      case Form::Flat: return {std::clamp(width * 0.25F, 176.0F, 220.0F), 54, 54, 76, 6, kTool};
      case Form::Wide: break;
    }
    const float column = width < 1200 ? 236.0F : width < 1600 ? 276.0F : 320.0F;
    return {column, 62, 62, std::clamp(height * 0.17F, 116.0F, 168.0F), 12, kTool};
  }

  void build_tall() {
    float top = out_.middle.min.y, bottom = out_.middle.max.y;
    const float left = out_.middle.min.x, width = out_.middle.width();
    if (in_.other_relics > 0) top += kRelic;
    if (in_.own_relics > 0) bottom -= kRelic;
    place_relics(box(left, out_.tools.max.y, width, kRelic), in_.other_relics, out_.other_relics);
    place_relics(box(left, bottom, width, kRelic), in_.own_relics, out_.own_relics);
    out_.board = {0, top, 0, in_.viewport.y - bottom};
  }

  static void place_relics(Rect row, int count, std::vector<Rect>& places) {
    const float width = std::min(kRelic, row.width() / static_cast<float>(std::max(1, count)));
    for (int i = 0; i < count; ++i) {
      places.push_back(box(row.min.x + width * static_cast<float>(i), row.min.y, width, kRelic));
    }
  }

  void build_columns() {
    Rect between = out_.column;
    place_relics({between.min, {between.max.x, between.min.y + kRelic}}, in_.other_relics,
                 out_.other_relics);
    place_relics({{between.min.x, between.max.y - kRelic}, between.max}, in_.own_relics,
                 out_.own_relics);
    if (in_.other_relics > 0) between.min.y += kRelic + kGap;
    if (in_.own_relics > 0) between.max.y -= kRelic + kGap;
    out_.column = between;
    if (out_.form == Form::Wide) out_.log = between;
    out_.board = {out_.middle.min.x, out_.middle.min.y, in_.viewport.x - out_.middle.max.x,
                  in_.viewport.y - out_.hand.min.y};
  }

  // Beside the buttons that answer it, over the hand, which has nothing to say meanwhile.
  void place_prompt() {
    const float width = std::min(out_.bar.width(), 380.0F);
    const float left = out_.form == Form::Tall ? area_.center().x - width / 2
                                               : out_.bar.max.x - width;
    out_.prompt = {{left, out_.tools.max.y + kGap}, {left + width, out_.bar.min.y - 4}};
  }

  // Of advice and reviews: over the board, or on a low screen where the log would be.
  void place_words() {
    if (out_.form == Form::Flat) {
      out_.prompt = out_.column;
      return;
    }
    const float above = out_.form == Form::Tall ? out_.panels[0].min.y : out_.hand.min.y;
    out_.prompt.max.y = above - 4;
  }

  // ---- Hand ----------------------------------------------------------------------------------

  void place_hand() {
    FanSpec fan;
    fan.room = {out_.hand.min, {out_.hand.max.x, out_.hand.max.y - 4}};
    fan.count = in_.hand;
    fan.size = 66;
    fan.lifted = in_.lifted;
    out_.hand_slots = layout_fan(fan);
  }

  // The opening hand is chosen from tiles over the board, as large as they fit.
  void place_choices() {
    const float top = out_.tools.max.y + kGap;
    const float bottom = (out_.form == Form::Tall ? out_.bar.min.y : out_.bar.min.y) - kGap;
    const float left = out_.form == Form::Tall ? out_.panels[0].min.x : out_.bar.min.x;
    out_.hand = {{left, top}, {out_.bar.max.x, bottom}};
    out_.hand_label = kTwoLines;  // no name is cut
    if (in_.hand == 0) return;
    float size = 0;
    int best = 1;
    for (int columns = 1; columns <= in_.hand; ++columns) {
      const float fits = choice_size(columns);
      if (fits <= size) continue;
      size = fits;
      best = columns;
    }
    place_grid(best, size);
  }

  int rows_of(int columns) const { return (in_.hand + columns - 1) / columns; }

  float choice_size(int columns) const {
    const float width = out_.hand.width() / static_cast<float>(columns) - kGap;
    const float height = out_.hand.height() / static_cast<float>(rows_of(columns)) - kGap;
    return std::min({width / 2, (height - out_.hand_label - kCountAbove) / kSqrt3, 78.0F});
  }

  void place_grid(int columns, float size) {
    const float width = 2 * size + kGap;
    const float height = kSqrt3 * size + out_.hand_label + kCountAbove + kGap;
    const float top = out_.hand.center().y - height * static_cast<float>(rows_of(columns)) / 2;
    for (int i = 0; i < in_.hand; ++i) {
      const int row = i / columns;
      const int in_row = std::min(columns, in_.hand - row * columns);
      const float left = out_.hand.center().x - width * static_cast<float>(in_row - 1) / 2;
      FanSlot slot;
      slot.size = size;
      slot.center = {
          left + width * static_cast<float>(i % columns),
          top + height * static_cast<float>(row) + kGap / 2 + kCountAbove + size * kHexHalfHeight};
      out_.hand_slots.push_back(slot);
    }
  }

  const LayoutInput& in_;
  const Rect area_;
  Layout out_;
};

}  // namespace

Layout make_layout(const LayoutInput& input) { return Builder(input).build(); }

std::optional<int> hand_tile_at(const Layout& layout, Vec2 point) {
  return fan_at(layout.hand_slots, point);
}

bool is_on_board(const Layout& layout, Vec2 point) {
  for (const Rect& panel : {layout.bar, layout.log, layout.curve}) {
    if (panel.contains(point)) return false;
  }
  for (const auto* places :
       {&layout.panels, &layout.tool_places, &layout.own_relics, &layout.other_relics}) {
    for (const Rect& place : *places) {
      if (place.contains(point)) return false;
    }
  }
  return !hand_tile_at(layout, point);
}

}  // namespace mael::web::maelstrom
