#include "web/screens/maelstrom/layout.h"

#include <algorithm>

#include "web/board/hex_geometry.h"

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
    out_.form = form_of(area_);
    if (out_.form == Form::Tall) {
      build_tall();
    } else {
      build_columns(out_.form == Form::Flat ? flat_sizes() : wide_sizes());
    }
    out_.tool_places = in_row(out_.tools, in_.tools);
    if (in_.reviewing) {
      out_.curve = {out_.hand.min, {out_.hand.max.x, out_.hand.max.y - 6}};
    }
    if (in_.reviewing || in_.advising) {
      const float above = out_.form == Form::Tall ? out_.own.min.y : out_.hand.min.y;
      out_.prompt.max.y = above - 4;
    }
    if (in_.choosing_hand) {
      place_choices();
    } else {
      place_hand();
    }
    return std::move(out_);
  }

 private:
  // ---- Tall ----------------------------------------------------------------------------------

  void build_tall() {
    const float hand = std::clamp(area_.height() * 0.135F, 84.0F, 150.0F);
    const float left = area_.min.x + kGap, right = area_.max.x - kGap, width = right - left;
    const float tools = kTool * static_cast<float>(in_.tools);
    out_.other = box(left, area_.min.y + kGap, width, 56);
    const float second = out_.other.max.y + 4;
    out_.tools = box(right - tools, second, tools, kTool);
    out_.notice = box(left, second, width - tools - kGap, kTool);
    out_.bar = box(left, area_.max.y - kGap - 84, width, 84);
    out_.words = box(left + 14, out_.bar.min.y, width - 28, 34);
    out_.button_places =
        in_row(box(left + 6, out_.bar.min.y + 35, width - 12, kButton), in_.buttons);
    out_.hand = box(left, out_.bar.min.y - hand - 2, width, hand);
    out_.own = box(left, out_.hand.min.y - 56 - 2, width, 56);
    place_prompt();
    float top = out_.tools.max.y, bottom = out_.own.min.y;
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

  // ---- Columns -------------------------------------------------------------------------------

  struct Sizes {
    float column = 0;
    float player = 0;
    float bar = 0;
    float hand = 0;
    float margin = 0;
  };

  Sizes wide_sizes() const {
    const float column = area_.width() < 1200 ? 236.0F : area_.width() < 1600 ? 276.0F : 320.0F;
    return {column, 62, 62, std::clamp(area_.height() * 0.17F, 116.0F, 168.0F), 12};
  }
  Sizes flat_sizes() const {
    return {std::clamp(area_.width() * 0.25F, 176.0F, 220.0F), 54, 54, 76, 6};
  }

  void build_columns(const Sizes& sizes) {
    const float left = area_.min.x + sizes.margin, right = area_.max.x - sizes.margin;
    const float top = area_.min.y + sizes.margin, bottom = area_.max.y - sizes.margin;
    const float middle = left + sizes.column + kGap + 4;
    out_.other = box(left, top, sizes.column, sizes.player);
    out_.own = box(left, bottom - sizes.player, sizes.column, sizes.player);
    Rect between{{left, out_.other.max.y + kGap}, {left + sizes.column, out_.own.min.y - kGap}};
    place_relics({between.min, {between.max.x, between.min.y + kRelic}}, in_.other_relics,
                 out_.other_relics);
    place_relics({{between.min.x, between.max.y - kRelic}, between.max}, in_.own_relics,
                 out_.own_relics);
    if (in_.other_relics > 0) between.min.y += kRelic + kGap;
    if (in_.own_relics > 0) between.max.y -= kRelic + kGap;
    out_.bar = {{middle, bottom - sizes.bar}, {right, bottom}};
    out_.hand = {{middle, out_.bar.min.y - sizes.hand}, {right, out_.bar.min.y - 2}};
    const float tools = kTool * static_cast<float>(in_.tools);
    out_.tools = box(right - tools, top - 4, tools, kTool);
    out_.notice = {{middle, out_.tools.min.y}, {out_.tools.min.x - kGap, out_.tools.max.y}};
    place_buttons();
    out_.board = {middle, out_.tools.max.y, sizes.margin, in_.viewport.y - out_.hand.min.y};
    if (out_.form == Form::Wide) out_.log = between;
    place_prompt();
  }

  // Beside the buttons that answer it, over the hand, which has nothing to say meanwhile.
  void place_prompt() {
    const float width = std::min(out_.bar.width(), 380.0F);
    const float left = out_.form == Form::Tall ? area_.center().x - width / 2
                                               : out_.bar.max.x - width;
    out_.prompt = {{left, out_.tools.max.y + kGap}, {left + width, out_.bar.min.y - 4}};
  }

  void place_buttons() {
    BarSpec spec;
    spec.bar = out_.bar;
    spec.buttons = in_.buttons;
    spec.widest = 150;
    spec.words = 330;
    spec.words_share = 0.36F;
    BarPlaces places = place_bar(spec);
    out_.words = places.words;
    out_.button_places = std::move(places.buttons);
  }

  // ---- Hand ----------------------------------------------------------------------------------

  void place_hand() {
    FanSpec fan;
    fan.room = {out_.hand.min, {out_.hand.max.x, out_.hand.max.y - 4}};
    fan.count = in_.hand_tiles;
    fan.size = 66;
    fan.lifted = in_.lifted;
    out_.hand_slots = layout_fan(fan);
  }

  // The opening hand is chosen from tiles over the board, as large as they fit.
  void place_choices() {
    const float top = out_.tools.max.y + kGap;
    const float bottom = (out_.form == Form::Tall ? out_.bar.min.y : out_.bar.min.y) - kGap;
    const float left = out_.form == Form::Tall ? out_.own.min.x : out_.bar.min.x;
    out_.hand = {{left, top}, {out_.bar.max.x, bottom}};
    out_.hand_label = kTwoLines;  // no name is cut
    if (in_.hand_tiles == 0) return;
    float size = 0;
    int best = 1;
    for (int columns = 1; columns <= in_.hand_tiles; ++columns) {
      const float fits = choice_size(columns);
      if (fits <= size) continue;
      size = fits;
      best = columns;
    }
    place_grid(best, size);
  }

  int rows_of(int columns) const { return (in_.hand_tiles + columns - 1) / columns; }

  float choice_size(int columns) const {
    const float width = out_.hand.width() / static_cast<float>(columns) - kGap;
    const float height = out_.hand.height() / static_cast<float>(rows_of(columns)) - kGap;
    return std::min({width / 2, (height - out_.hand_label - kCountAbove) / kSqrt3, 78.0F});
  }

  void place_grid(int columns, float size) {
    const float width = 2 * size + kGap;
    const float height = kSqrt3 * size + out_.hand_label + kCountAbove + kGap;
    const float top = out_.hand.center().y - height * static_cast<float>(rows_of(columns)) / 2;
    for (int i = 0; i < in_.hand_tiles; ++i) {
      const int row = i / columns;
      const int in_row = std::min(columns, in_.hand_tiles - row * columns);
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
  for (const Rect& panel : {layout.other, layout.own, layout.bar, layout.log, layout.curve}) {
    if (panel.contains(point)) return false;
  }
  for (const auto* places : {&layout.tool_places, &layout.own_relics, &layout.other_relics}) {
    for (const Rect& place : *places) {
      if (place.contains(point)) return false;
    }
  }
  return !hand_tile_at(layout, point);
}

}  // namespace mael::web::maelstrom
