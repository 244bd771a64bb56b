#include "web/screens/battle/flat_layout.h"

#include <algorithm>
#include <cmath>

namespace mael::web::battle {
namespace {

constexpr float kBeside = 6, kClose = 4, kApart = 8;
constexpr int kAcross = 3;                      // signs and tools of a narrow column,
constexpr float kNarrow = kAcross * kStripRow;  // which is so wide
constexpr float kPanel = 44, kPanelWide = 128;  // points and what matters, without a name
constexpr float kTitled = 84;      // high, of a narrow column: a title and three lines,
constexpr float kLeastWords = 48;  // where there is room for no more
constexpr float kButton = 44, kLeastButton = 92;
constexpr float kLeastLine = 160;                          // of the words beside a panel
constexpr float kFacts = 42, kMostFacts = 2 * kFacts + 4;  // one of two lines, and two of these
constexpr float kLeastTable = 300, kMostRead = 440, kMostUsual = 320;
constexpr float kShare = 64;  // high, of the curve of a game that is looked back on

class FlatBuilder {
 public:
  FlatBuilder(const LayoutInput& input, Rect area, bool squads)
      : in_(input), area_(area), squads_(squads) {}

  Layout build() {
    out_.form = Form::Flat;
    out_.narrow = !in_.prompts && !in_.acts && !in_.reviewing && !in_.taught;
    out_.panels.resize(2);
    place_right();
    place_left();
    place_table();
    return std::move(out_);
  }

 private:
  static float rows_of(int things) {
    return std::ceil(static_cast<float>(things) / static_cast<float>(kAcross));
  }

  void place_right() {
    right_ = {{area_.max.x - kBeside - kNarrow, area_.min.y + kBeside},
              {area_.max.x - kBeside, area_.max.y - kBeside}};
    Rect room = right_;
    out_.panels[1] = box(room.center().x - kPanelWide / 2, room.min.y, kPanelWide, kPanel);
    room.min.y += kPanel + kClose;
    const float tools = rows_of(in_.tools) * kButton;
    out_.tools = {{room.min.x, room.max.y - tools}, room.max};
    for (int first = 0; first < in_.tools; first += kAcross) {
      const float y = out_.tools.min.y + rows_of(first) * kButton;
      const auto row = in_row(box(room.min.x, y, kNarrow, kButton), kAcross);
      const int count = std::min(kAcross, in_.tools - first);
      out_.tool_places.insert(out_.tool_places.end(), row.begin(), row.begin() + count);
    }
    if (squads_) {
      out_.strips[1] = box(room.min.x, room.min.y, kNarrow, rows_of(in_.squads[1]) * kStripRow);
      room.min.y = out_.strips[1].max.y + kClose;
    }
    const float foot = out_.tools.min.y - kClose;
    out_.notice = {{room.min.x, std::max(room.min.y, foot - kMostFacts)}, {room.max.x, foot}};
  }

  // What a shot is made of takes what the table can spare.
  float width() const {
    if (out_.narrow) return kNarrow;
    const float least = std::clamp(area_.width() * 0.36F, 200.0F, 310.0F);
    const float spared = right_.min.x - kApart - kLeastTable - kApart - area_.min.x - kBeside;
    const bool wide = in_.reads || in_.numbers;
    const float most =
        wide ? std::min(spared, kMostRead) : std::min(spared - kStripRow, kMostUsual);
    return std::max(least, most);
  }

  void place_left() {
    left_ = {area_.min + Vec2{kBeside, kBeside},
             {area_.min.x + kBeside + width(), area_.max.y - kBeside}};
    Rect room = left_;
    place_buttons(room);
    const float side = out_.narrow ? room.center().x - kPanelWide / 2 : room.min.x;
    out_.panels[0] = box(side, room.max.y - kPanel, kPanelWide, kPanel);
    out_.bar = {{out_.panels[0].max.x + kClose, room.max.y - kPanel}, room.max};
    room.max.y -= kPanel + kClose;
    // Beside the panel, or above it where that leaves too little.
    const bool above = out_.narrow || out_.bar.width() < kLeastLine;
    const float signs = squads_ && out_.narrow ? rows_of(in_.squads[0]) * kStripRow : 0;
    if (above) {
      const float free = std::clamp(room.height() - signs - kClose, kLeastWords, kTitled);
      const float words = out_.narrow ? free : kPanel;
      out_.bar = {{room.min.x, room.max.y - words}, room.max};
      room.max.y -= words + kClose;
    }
    out_.words = {out_.bar.min + Vec2{kApart, 0}, out_.bar.max - Vec2{kApart, 0}};
    out_.column = room;
    if (!out_.narrow) out_.prompt = room;
    if (signs > 0) out_.strips[0] = box(room.min.x, room.min.y, kNarrow, signs);
  }

  // At the foot, in as many rows as they need.
  void place_buttons(Rect& room) {
    const int fit = std::max(1, static_cast<int>(room.width() / kLeastButton));
    const int rows = (in_.buttons + fit - 1) / fit;
    const int each = rows == 0 ? 0 : (in_.buttons + rows - 1) / rows;
    room.max.y -= static_cast<float>(rows) * (kButton + kClose);
    for (int row = 0; row < rows; ++row) {
      const float y = room.max.y + kClose + static_cast<float>(row) * (kButton + kClose);
      const int count = std::min(each, in_.buttons - row * each);
      const auto places = in_row(box(room.min.x, y, room.width(), kButton), count);
      out_.button_places.insert(out_.button_places.end(), places.begin(), places.end());
    }
  }

  void place_table() {
    out_.board = {{left_.max.x + kApart, area_.min.y}, {right_.min.x - kApart, area_.max.y}};
    if (squads_ && !out_.narrow && !in_.reads && !in_.numbers) {
      const float each = std::max(1.0F, std::floor(out_.board.height() / kStripRow));
      const float lines = std::ceil(static_cast<float>(in_.squads[0]) / each);
      out_.strips[0] = {out_.board.min, {out_.board.min.x + lines * kStripRow, out_.board.max.y}};
      out_.board.min.x = out_.strips[0].max.x + kClose;
    }
    out_.middle = out_.board;
    if (!in_.reviewing) return;
    out_.board.max.y -= kShare + kApart;
    out_.curve = {{out_.board.min.x, area_.max.y - kShare}, {out_.board.max.x, area_.max.y}};
  }

  const LayoutInput& in_;
  const Rect area_;
  const bool squads_;
  Rect left_, right_;
  Layout out_;
};

}  // namespace

Layout flat_layout(const LayoutInput& input, Rect area, bool squads) {
  return FlatBuilder(input, area, squads).build();
}

}  // namespace mael::web::battle
