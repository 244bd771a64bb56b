#include "web/screens/maelstrom/layout.h"

#include <algorithm>

#include "web/widgets/hex_geometry.h"

namespace mael::web::maelstrom {

namespace {

constexpr float kMargin = 12;
constexpr float kGap = 8;
constexpr float kButton = 48;  // height of a button with room around it in its list

Rect box(float x, float y, float width, float height) {
  return {{x, y}, {x + std::max(0.0F, width), y + std::max(0.0F, height)}};
}

class Builder {
 public:
  explicit Builder(const LayoutInput& input)
      : in_(input), area_(shrunk({{}, input.viewport}, input.safe)) {}

  Layout build() {
    out_.form = form();
    switch (out_.form) {
      case Form::Tall: build_tall(); break;
      case Form::Flat: build_flat(); break;
      case Form::Wide: build_wide(); break;
    }
    place_sheet();
    if (in_.choosing_hand) {
      place_choices();
    } else {
      place_hand();
    }
    return std::move(out_);
  }

 private:
  Form form() const {
    if (area_.height() > area_.width()) return Form::Tall;
    return area_.height() < 520 ? Form::Flat : Form::Wide;
  }

  // ---- Forms ---------------------------------------------------------------------------------

  void build_tall() {
    const float tool = 48;
    const float tools = tool * static_cast<float>(in_.tools);
    const float hand = std::clamp(area_.height() * 0.125F, 84.0F, 150.0F);
    float top = area_.min.y;
    out_.other = box(area_.min.x, top, area_.width() - tools, 60);
    out_.tools = box(area_.max.x - tools, top, tools, 60);
    top += 60;
    out_.header = box(area_.min.x, top, area_.width(), 64);
    float bottom = area_.max.y - hand;
    out_.hand = box(area_.min.x, bottom, area_.width(), hand);
    bottom -= kButton + kGap;
    out_.buttons = box(area_.min.x + kGap, bottom, area_.width() - 2 * kGap, kButton + kGap);
    bottom -= 52;
    out_.own = box(area_.min.x, bottom, area_.width(), 52);
    const float prompt = std::min(area_.width() - 2 * kGap, 520.0F);
    const float prompt_height = std::min(300.0F, bottom - out_.header.max.y);
    out_.prompt = box(area_.center().x - prompt / 2, bottom - prompt_height, prompt,
                      prompt_height - kGap);
    out_.board = {0, out_.header.max.y, 0, in_.viewport.y - bottom};
    place_in_row(out_.buttons, in_.buttons, out_.button_places);
    place_in_row(out_.tools, in_.tools, out_.tool_places);
  }

  void build_flat() {
    const float column = std::clamp(area_.width() * 0.22F, 168.0F, 210.0F);
    const float hand = std::clamp(area_.height() * 0.23F, 70.0F, 100.0F);
    build_columns(column, 96, hand, 52, 4);
  }

  void build_wide() {
    const float column = area_.width() < 1200 ? 232.0F : 284.0F;
    const float hand = std::clamp(area_.height() * 0.17F, 112.0F, 168.0F);
    build_columns(column, 138, hand, 92, kMargin);
  }

  // Two columns of panels with header, board and hand between them.
  void build_columns(float column, float panel, float hand, float header, float margin) {
    const float left = area_.min.x + margin, right = area_.max.x - margin;
    const float top = area_.min.y + margin, bottom = area_.max.y - margin;
    out_.other = box(left, top, column, panel);
    out_.own = box(left, bottom - panel, column, panel);
    out_.tools = box(right - column, top, column, kButton);
    const float middle = left + column + kGap, width = right - left - 2 * (column + kGap);
    out_.header = box(middle, area_.min.y, width, header);
    out_.hand = box(middle, area_.max.y - hand, width, hand);
    const float list = kButton * static_cast<float>(in_.buttons);
    out_.buttons = box(right - column, bottom - list, column, list);
    const float prompt_bottom = out_.buttons.min.y - kGap;
    const float prompt_top = std::max(out_.tools.max.y + kGap, prompt_bottom - 360);
    out_.prompt = box(right - column, prompt_top, column, prompt_bottom - prompt_top);
    if (area_.width() >= 1560) {
      const float log_top = out_.other.max.y + kGap;
      out_.log = box(left, log_top, column, out_.own.min.y - kGap - log_top);
    }
    out_.board = {column + margin + kGap, out_.header.max.y, in_.viewport.x - out_.prompt.min.x + kGap,
                  in_.viewport.y - out_.hand.min.y};
    place_in_column(out_.buttons, in_.buttons, out_.button_places);
    place_in_row(out_.tools, in_.tools, out_.tool_places);
  }

  // ---- Lists of buttons ----------------------------------------------------------------------

  static void place_in_row(Rect row, int count, std::vector<Rect>& places) {
    if (count == 0) return;
    const float width = row.width() / static_cast<float>(count);
    for (int i = 0; i < count; ++i) {
      const float x = row.min.x + width * static_cast<float>(i);
      places.push_back(box(x + 2, row.min.y + 2, width - 4, row.height() - 4));
    }
  }

  static void place_in_column(Rect column, int count, std::vector<Rect>& places) {
    for (int i = 0; i < count; ++i) {
      const float y = column.min.y + kButton * static_cast<float>(i);
      places.push_back(box(column.min.x, y, column.width(), kButton - 4));
    }
  }

  // ---- Hand and sheets -----------------------------------------------------------------------

  // In a row, closer together the more there are; a tile is as wide as two board units.
  void place_hand() {
    const int count = in_.hand_tiles;
    if (count == 0) return;
    const float label = 18;  // room for the name below a tile
    out_.hand_scale = std::min((out_.hand.height() - label - 10) / kSqrt3, 62.0F);
    const float width = 2 * out_.hand_scale;
    const float room = out_.hand.width() - 2 * kGap;
    const float ideal = width + kGap;
    const float tight = count > 1 ? (room - width) / static_cast<float>(count - 1) : ideal;
    const float step = std::min(ideal, tight);
    const float all = width + step * static_cast<float>(count - 1);
    const float height = kSqrt3 * out_.hand_scale + label;
    for (int i = 0; i < count; ++i) {
      const float x = out_.hand.center().x - all / 2 + step * static_cast<float>(i);
      out_.hand_tiles.push_back(box(x, out_.hand.max.y - height - 4, width, height));
    }
  }

  // The opening hand is chosen from a sheet over the board: as many columns as give large tiles.
  void place_choices() {
    const bool tall = out_.form == Form::Tall;
    const float top = out_.header.max.y + kGap;
    const float bottom = tall ? out_.own.min.y - kGap : area_.max.y - kMargin;
    const float left = tall ? area_.min.x + kGap : out_.header.min.x;
    const float width = tall ? area_.width() - 2 * kGap : out_.header.width();
    out_.hand = box(left, top, width, bottom - top);
    out_.hand_scale = 0;
    int best = 1;
    for (int columns = 1; columns <= std::max(1, in_.hand_tiles); ++columns) {
      const float scale = choice_scale(columns);
      if (scale <= out_.hand_scale) continue;
      out_.hand_scale = scale;
      best = columns;
    }
    place_grid(best);
  }

  static constexpr float kChoiceLabel = 38;  // two lines of name

  int rows_of(int columns) const { return (in_.hand_tiles + columns - 1) / columns; }

  float choice_scale(int columns) const {
    const float width = out_.hand.width() / static_cast<float>(columns) - kGap;
    const float height =
        out_.hand.height() / static_cast<float>(std::max(1, rows_of(columns))) - kGap;
    return std::min({width / 2, (height - kChoiceLabel) / kSqrt3, 74.0F});
  }

  void place_grid(int columns) {
    const float width = 2 * out_.hand_scale + kGap;
    const float height = kSqrt3 * out_.hand_scale + kChoiceLabel + kGap;
    const int rows = rows_of(columns);
    const float top = out_.hand.center().y - height * static_cast<float>(rows) / 2;
    for (int i = 0; i < in_.hand_tiles; ++i) {
      const int row = i / columns;
      const int in_row = std::min(columns, in_.hand_tiles - row * columns);
      const float left = out_.hand.center().x - width * static_cast<float>(in_row) / 2;
      out_.hand_tiles.push_back(box(left + width * static_cast<float>(i % columns) + kGap / 2,
                                    top + height * static_cast<float>(row), width - kGap,
                                    height - kGap));
    }
  }

  void place_sheet() {
    const float width = std::min(560.0F, area_.width() - 2 * kMargin);
    const float height = std::min(640.0F, area_.height() - 2 * kMargin);
    out_.sheet = box(area_.center().x - width / 2, area_.center().y - height / 2, width, height);
  }

  const LayoutInput& in_;
  const Rect area_;
  Layout out_;
};

}  // namespace

Layout make_layout(const LayoutInput& input) { return Builder(input).build(); }

std::optional<int> hand_tile_at(const Layout& layout, Vec2 point) {
  for (auto i = static_cast<int>(layout.hand_tiles.size()); i-- > 0;) {
    if (layout.hand_tiles[static_cast<std::size_t>(i)].contains(point)) return i;
  }
  return {};
}

bool is_on_board(const Layout& layout, Vec2 point, float prompt_height) {
  for (const Rect& panel : {layout.other, layout.own, layout.buttons, layout.tools, layout.hand,
                            layout.log}) {
    if (panel.contains(point)) return false;
  }
  Rect prompt = layout.prompt;
  prompt.min.y = prompt.max.y - prompt_height;
  return !prompt.contains(point);
}

}  // namespace mael::web::maelstrom
