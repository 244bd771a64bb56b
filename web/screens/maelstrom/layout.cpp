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
// Of a low screen.
constexpr float kEdge = 6;
constexpr float kFlatPrompt = 260, kLeastPrompt = 200;

class Builder {
 public:
  explicit Builder(const LayoutInput& input)
      : in_(input), area_(shrunk({{}, input.viewport}, input.safe)) {}

  Layout build() {
    static_cast<FrameLayout&>(out_) = make_frame(frame(), sizes());
    give_to_card(out_, in_.card, out_.middle.height() / 2);
    switch (out_.form) {
      case Form::Tall: build_tall(); break;
      case Form::Flat: build_flat(); break;
      case Form::Wide: build_columns(); break;
    }
    place_prompt();
    if (in_.reviewing) {
      out_.curve = {out_.hand.min, {out_.hand.max.x, out_.hand.max.y - 4}};
    }
    if (in_.reviewing || in_.advising) place_words();
    if (in_.choosing_hand) {
      place_choices();
    } else if (has_hand_in_column()) {
      place_grid(kEdge - 2, kEdge - 2);
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
      case Form::Flat: return {std::clamp(width * 0.25F, 180.0F, 220.0F), 54, 54, 76, 6, kTool};
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
    place_relics(box(left, out_.middle.min.y, width, kRelic), in_.other_relics, out_.other_relics);
    place_relics(box(left, bottom, width, kRelic), in_.own_relics, out_.own_relics);
    out_.board = {0, top, 0, in_.viewport.y - bottom};
  }

  static void place_relics(Rect row, int count, std::vector<Rect>& places) {
    const float width = std::min(kRelic, row.width() / static_cast<float>(std::max(1, count)));
    for (int i = 0; i < count; ++i) {
      places.push_back(box(row.min.x + width * static_cast<float>(i), row.min.y, width, kRelic));
    }
  }

  // The curve of a review is wider than the column.
  bool has_hand_in_column() const { return out_.form == Form::Flat && !in_.reviewing; }

  // A low screen has no height to give away: facts and hand fill the left column, tools stand below
  // each other at the right edge, and the board has all that is between.
  void build_flat() {
    constexpr float kFacts = 44;
    const float right = out_.tools.max.x;
    out_.tools =
        box(right - kTool, area_.min.y + kEdge, kTool, kTool * static_cast<float>(in_.tools));
    for (std::size_t i = 0; i < out_.tool_places.size(); ++i) {
      const float y = out_.tools.min.y + kTool * static_cast<float>(i);
      out_.tool_places[i] = box(out_.tools.min.x + 2, y + 2, kTool - 4, kTool - 4);
    }
    out_.notice = {out_.column.min, {out_.column.max.x, out_.column.min.y + kFacts}};
    out_.column.min.y = out_.notice.max.y + kEdge;
    const float end = in_.tools > 0 ? out_.tools.min.x - kEdge : right;
    out_.middle = {{out_.bar.min.x, area_.min.y + kEdge}, {end, 0}};
    if (in_.card > 0) give_right_end();
    out_.middle.max.y = (in_.reviewing ? out_.hand.min.y : out_.bar.min.y) - kEdge;
    out_.hand =
        in_.reviewing ? Rect{out_.hand.min, {out_.middle.max.x, out_.hand.max.y}} : out_.column;
    place_relics_on_board();
  }

  // To a card: a low screen is wider than the board needs it.
  void give_right_end() {
    const float width = std::min(kFlatPrompt, out_.middle.width() * 0.45F);
    out_.card = {{out_.middle.max.x - width, out_.middle.min.y},
                 {out_.middle.max.x, out_.bar.min.y - kEdge}};
    out_.middle.max.x = out_.card.min.x - kEdge;
  }

  // Those of both sides over and under the board, as in a tall screen.
  void place_relics_on_board() {
    Rect board = out_.middle;
    const Rect& all = out_.middle;
    if (in_.other_relics > 0) board.min.y += kRelic;
    if (in_.own_relics > 0) board.max.y -= kRelic;
    place_relics({all.min, {all.max.x, board.min.y}}, in_.other_relics, out_.other_relics);
    place_relics({{all.min.x, board.max.y}, all.max}, in_.own_relics, out_.own_relics);
    out_.board = {board.min.x, board.min.y, in_.viewport.x - board.max.x,
                  in_.viewport.y - board.max.y};
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
    out_.log = between;
    out_.board = {out_.middle.min.x, out_.middle.min.y, in_.viewport.x - out_.middle.max.x,
                  in_.viewport.y - out_.hand.min.y};
  }

  // Beside the buttons that answer it, over the hand, which has nothing to say meanwhile.
  void place_prompt() {
    if (out_.form == Form::Flat) {
      const float width = std::min(kFlatPrompt, std::max(kLeastPrompt, out_.middle.width() / 2));
      out_.prompt = {{out_.middle.max.x - width, out_.middle.min.y},
                     {out_.middle.max.x, out_.bar.min.y - 4}};
      return;
    }
    const float width = std::min(out_.bar.width(), 380.0F);
    const float left =
        out_.form == Form::Tall ? area_.center().x - width / 2 : out_.bar.max.x - width;
    out_.prompt = {{left, out_.middle.min.y + kGap}, {left + width, out_.bar.min.y - 4}};
  }

  // Of advice and reviews: above what stands at the foot of the board; on a low screen a review's
  // are where the hand would be, and advice stands beside the board.
  void place_words() {
    if (out_.form == Form::Flat) {
      if (in_.reviewing) {
        out_.prompt = out_.column;
      } else {
        out_.board.right = in_.viewport.x - out_.prompt.min.x + kEdge;
      }
      return;
    }
    out_.prompt.max.y = in_.viewport.y - out_.board.bottom - 4;
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
    if (out_.form == Form::Flat) {
      out_.hand = out_.middle;
    } else {
      out_.hand = {{out_.bar.min.x, out_.middle.min.y + kGap},
                   {out_.bar.max.x, out_.bar.min.y - kGap}};
    }
    out_.hand_label = kTwoLines;  // no name is cut
    place_grid(kGap, kCountAbove);
  }

  // As large as they fit beside and below each other, with so much room over each of them.
  void place_grid(float gap, float above) {
    gap_ = gap;
    above_ = above;
    if (in_.hand == 0) return;
    float size = 0;
    int best = 1;
    for (int columns = 1; columns <= in_.hand; ++columns) {
      const float fits = size_in(columns);
      if (fits <= size) continue;
      size = fits;
      best = columns;
    }
    place_in_grid(best, size);
  }

  int rows_of(int columns) const { return (in_.hand + columns - 1) / columns; }

  float size_in(int columns) const {
    const float width = out_.hand.width() / static_cast<float>(columns) - gap_;
    const float height = out_.hand.height() / static_cast<float>(rows_of(columns)) - gap_;
    return std::min({width / 2, (height - out_.hand_label - above_) / kSqrt3, 78.0F});
  }

  void place_in_grid(int columns, float size) {
    const float width = 2 * size + gap_;
    const float height = kSqrt3 * size + out_.hand_label + above_ + gap_;
    const float top = out_.hand.center().y - height * static_cast<float>(rows_of(columns)) / 2;
    for (int i = 0; i < in_.hand; ++i) {
      const int row = i / columns;
      const int in_row = std::min(columns, in_.hand - row * columns);
      const float left = out_.hand.center().x - width * static_cast<float>(in_row - 1) / 2;
      FanSlot slot;
      slot.size = size;
      slot.lift = i == in_.lifted ? 1.0F : 0.0F;
      slot.center = {
          left + width * static_cast<float>(i % columns),
          top + height * static_cast<float>(row) + gap_ / 2 + above_ + size * kHexHalfHeight};
      out_.hand_slots.push_back(slot);
    }
  }

  const LayoutInput& in_;
  const Rect area_;
  float gap_ = 0;    // of the grid that tiles stand in,
  float above_ = 0;  // and over each of them
  Layout out_;
};

}  // namespace

Layout make_layout(const LayoutInput& input) { return Builder(input).build(); }

Insets framed_in(const Layout& layout, Vec2 viewport, Rect content) {
  Insets taken = layout.board;
  if (layout.form != Form::Flat) return taken;
  const Rect room = shrunk({{}, viewport}, taken);
  const float drawn = room.height() * content.width() / content.height();
  taken.right += std::clamp(room.width() - drawn, 0.0F, kFlatPrompt + kEdge);
  return taken;
}

std::optional<Rect> beside_board(const Layout& layout, float right) {
  const float width = std::min(kFlatPrompt, layout.middle.max.x - right - kEdge);
  if (layout.form != Form::Flat || width < kLeastPrompt) return {};
  return Rect{{layout.middle.max.x - width, layout.prompt.min.y}, layout.prompt.max};
}

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
  const bool in_column = layout.form == Form::Flat && layout.hand.contains(point);
  return !in_column && !hand_tile_at(layout, point);
}

}  // namespace mael::web::maelstrom
