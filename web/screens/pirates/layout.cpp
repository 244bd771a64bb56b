#include "web/screens/pirates/layout.h"

#include <algorithm>

namespace mael::web::pirates {
namespace {

constexpr float kGap = 8;
constexpr float kSmall = 4;
constexpr float kTool = 44;
constexpr float kButton = 44;
constexpr float kLeastStrip = 44;  // of a hand card, for a finger
constexpr float kCurve = 64;
constexpr float kLine = 15.5F;     // of small words
constexpr int kLeastLines = 1, kMostLines = 4;  // in the bar of a tall screen, under its title
constexpr float kSlot = 44;        // a statistic, a piece of loot
constexpr float kLeastSide = 200, kMostSide = 420;  // width of the right column
constexpr float kFlatSide = 236;   // five tools beside each other
constexpr float kCalamity = 64;
constexpr float kPiles = 48;
constexpr float kMostTold = 0.3F;  // of the height, for a review's words
constexpr float kFlatNotice = 26;

class Builder {
 public:
  explicit Builder(const LayoutInput& input)
      : in_(input), area_(shrunk({{}, input.viewport}, input.safe)) {}

  Layout build() {
    out_.form = form_of(area_);
    static_cast<FrameLayout&>(out_) = make_frame(frame(), sizes());
    switch (out_.form) {
      case Form::Tall: place_tall(); break;
      case Form::Flat: place_flat(); break;
      case Form::Wide: place_wide(); break;
    }
    place_hand();
    return std::move(out_);
  }

 private:
  FrameSpec frame() const {
    FrameSpec frame{in_.viewport, in_.safe, in_.seats, in_.tools, {}};
    frame.bar.buttons = in_.buttons;
    frame.bar.height = kButton;
    frame.bar.words_share = 0.36F;
    frame.bar.widest = 150;
    return frame;
  }

  FrameSizes sizes() const {
    const float width = area_.width();
    const int lines = std::clamp(in_.said, kLeastLines, kMostLines);
    const float more = kLine * static_cast<float>(lines - 1);
    switch (out_.form) {
      case Form::Tall:
        return {0, 52, 96 + more, height_of_hand(), kGap, kTool, 46 + more};
      case Form::Flat: return {std::clamp(width * 0.22F, 164.0F, 200.0F), 44, 44, 0, 6, kTool};
      case Form::Wide: break;
    }
    const float column = width < 1200 ? 236.0F : width < 1600 ? 280.0F : 330.0F;
    const bool crowded = in_.seats > 3 && area_.height() < 900;
    return {column, crowded ? 58.0F : 70.0F, 62, 0, 12, kTool};
  }

  // Two rows of the ship's sheet; a review has its curve there, and words above it.
  float height_of_hand() const {
    const float rows = 2 * kSlot + kSmall;
    if (!in_.reviewing) return rows;
    const float told = std::min(in_.told, area_.height() * kMostTold);
    return std::max(rows, told + kCurve + kGap);
  }

  static Rect square(Rect room) {
    const float side = std::min(room.width(), room.height());
    return box(room.center().x - side / 2, room.min.y, side, side);
  }

  // ---- Tall ------------------------------------------------------------------------------------

  void place_tall() {
    Rect room = out_.middle;
    room.min.y += kSmall;
    out_.board = square(room);
    // What is left over lies half above it, half below.
    const float spare = (room.height() - out_.board.height()) / 3;
    out_.board.min.y += spare;
    out_.board.max.y += spare;
    out_.prompt = {{room.min.x, out_.board.max.y + kSmall}, {room.max.x, out_.bar.min.y - kSmall}};
    const Rect hand = out_.hand;
    if (in_.reviewing) return place_curve_tall();
    const float slot = std::min(kSlot, (hand.width() * 0.62F) / 6 - 3);
    const float sheet = 6 * (slot + 3);
    out_.sheet = {hand.min, {hand.min.x + sheet, hand.max.y}};
    place_statistics({out_.sheet.min, {out_.sheet.max.x, out_.sheet.min.y + kSlot}}, 6);
    place_loot({{out_.sheet.min.x, out_.sheet.min.y + kSlot + kSmall}, out_.sheet.max});
    // Treasure cards take the height of the ship's panel as well.
    out_.panels[0].max.x = out_.sheet.max.x;
    out_.hand = {{out_.sheet.max.x + kGap, out_.panels[0].min.y}, hand.max};
    if (in_.claims) {
      // What can be claimed with is in the hand, and what it brings goes into the hold: both are
      // seen.
      out_.prompt.max = {out_.sheet.max.x, out_.artifact.min.y - kSmall};
    }
  }

  void place_curve_tall() {
    out_.curve = {{out_.hand.min.x, out_.hand.max.y - kCurve - kSmall},
                  out_.hand.max - Vec2{0, kSmall}};
    out_.prompt = {out_.hand.min, {out_.hand.max.x, out_.curve.min.y - kSmall}};
    const float top = std::max(out_.board.max.y + 2, out_.prompt.max.y - in_.told);
    out_.prompt.min.y = std::min(out_.prompt.min.y, top);
  }

  // ---- Wide ------------------------------------------------------------------------------------

  void place_wide() {
    out_.prompt = out_.column;
    Rect room = out_.middle;
    room.min.y += kSmall;
    room.max.y -= kSmall;
    const float left_over = room.width() - room.height();
    const float side = std::clamp(left_over, kLeastSide, kMostSide);
    const Rect right{{room.max.x - side + kGap, room.min.y}, room.max};
    room.max.x -= side;
    out_.board = centred(room);
    place_side(right);
  }

  static Rect centred(Rect room) {
    const float side = std::min(room.width(), room.height());
    return {room.center() - Vec2{side, side} / 2, room.center() + Vec2{side, side} / 2};
  }

  // From below: the hand, the ship's sheet; from above the calamities; between them the piles.
  void place_side(Rect right) {
    const float cards = std::clamp(right.height() * 0.22F, 96.0F, 190.0F);
    out_.hand = {{right.min.x, right.max.y - cards}, right.max};
    if (in_.reviewing) {
      out_.curve = {{right.min.x, right.max.y - cards}, right.max};
    }
    const float rows = 3 * (kSlot + kSmall);
    out_.sheet = box(right.min.x, out_.hand.min.y - kGap - rows, right.width(), rows);
    const float in_row = right.width() >= 6 * (kSlot + kSmall) ? 6.0F : 3.0F;
    if (in_row > 5) {
      out_.sheet.min.y += kSlot + kSmall;
    }
    const Rect statistics{out_.sheet.min, {out_.sheet.max.x, out_.sheet.max.y - kSlot - kSmall}};
    place_statistics(statistics, static_cast<int>(in_row));
    place_loot({{out_.sheet.min.x, out_.sheet.max.y - kSlot}, out_.sheet.max});
    out_.piles = box(right.min.x, out_.sheet.min.y - kGap - kPiles, right.width(), kPiles);
    place_calamities({right.min, {right.max.x, out_.piles.min.y - kGap}});
  }

  void place_calamities(Rect room) {
    const auto fitting = static_cast<int>((room.height() + kSmall) / (kCalamity + kSmall));
    const int count = std::clamp(in_.calamities, 0, std::max(0, fitting));
    for (int i = 0; i < count; ++i) {
      const float y = room.min.y + (kCalamity + kSmall) * static_cast<float>(i);
      out_.calamities.push_back(box(room.min.x, y, room.width(), kCalamity));
    }
  }

  // ---- Flat ------------------------------------------------------------------------------------

  // The board takes all the height there is; what lies above and below it in the frame is beside.
  void place_flat() {
    const float top = area_.min.y + 6, bottom = area_.max.y - 6;
    const float left = out_.middle.min.x;
    const float most = out_.middle.width() - kFlatSide - kGap;
    const float side = std::min(bottom - top, most);
    out_.board = box(left, top + (bottom - top - side) / 2, side, side);
    const Rect right{{out_.board.max.x + kGap, top}, {out_.middle.max.x, bottom}};
    const float tools = std::min(right.width(), kTool * static_cast<float>(in_.tools));
    out_.tools = box(right.max.x - tools, right.min.y, tools, kTool);
    out_.tool_places = in_row(out_.tools, in_.tools);
    out_.notice = box(right.min.x, out_.tools.max.y + kSmall, right.width(), kFlatNotice);
    place_flat_bar(right);
    place_flat_sheet({{right.min.x, out_.notice.max.y + kSmall},
                      {right.max.x, out_.bar.min.y - kSmall}});
  }

  void place_flat_bar(Rect right) {
    constexpr float kWords = 40;
    const float rows = in_.buttons > 4 ? 2.0F : 1.0F;
    const float height = kWords + rows * (kButton + kSmall);
    out_.bar = {{right.min.x, right.max.y - height}, right.max};
    out_.words = box(right.min.x + kGap, out_.bar.min.y + 2, right.width() - 2 * kGap, kWords - 2);
    out_.button_places.clear();
    const int first = in_.buttons > 4 ? (in_.buttons + 1) / 2 : in_.buttons;
    float y = out_.bar.min.y + kWords;
    for (const int count : {first, in_.buttons - first}) {
      for (const Rect& place : in_row(box(right.min.x + 2, y, right.width() - 4, kButton), count)) {
        out_.button_places.push_back(place);
      }
      y += kButton + kSmall;
    }
  }

  void place_flat_sheet(Rect room) {
    out_.prompt = room;
    const float slot = 32;
    out_.sheet = {room.min, {room.max.x, room.min.y + slot + kSmall + kSlot}};
    place_statistics({room.min, {room.max.x, room.min.y + slot}}, 6);
    place_loot({{room.min.x, room.min.y + slot + kSmall}, out_.sheet.max});
    out_.hand = {{room.min.x, out_.sheet.max.y + kSmall}, room.max};
    if (in_.reviewing) {
      out_.curve = {{room.min.x, room.max.y - kCurve}, room.max};
      out_.prompt.max.y = out_.curve.min.y - kSmall;
    }
  }

  // ---- The ship's sheet ------------------------------------------------------------------------

  // So many in a row, as wide as there is room for, no wider than high by half.
  void place_statistics(Rect room, int in_row) {
    const int rows = (kStatistics + in_row - 1) / in_row;
    const float height = (room.height() - kSmall * static_cast<float>(rows - 1)) /
                         static_cast<float>(rows);
    const float step = room.width() / static_cast<float>(in_row);
    for (int i = 0; i < kStatistics; ++i) {
      const float x = room.min.x + step * static_cast<float>(i % in_row);
      const float y = room.min.y + (height + kSmall) * static_cast<float>(i / in_row);
      out_.statistics[static_cast<std::size_t>(i)] =
          box(x, y, std::min(step - 3, height * 1.5F), height);
    }
  }

  // The artifact, then the hold.
  void place_loot(Rect room) {
    const float step = room.width() / 4;
    const float width = std::min(step - 3, kSlot * 1.5F);
    out_.artifact = box(room.min.x, room.min.y, width, room.height());
    for (std::size_t i = 0; i < out_.hold.size(); ++i) {
      out_.hold[i] = box(room.min.x + step * static_cast<float>(i + 1), room.min.y, width,
                         room.height());
    }
  }

  void place_hand() {
    CardFanSpec fan;
    fan.room = grown(out_.hand, -2);
    fan.count = in_.hand;
    fan.height = 170;
    fan.least = kLeastStrip;
    if (out_.form == Form::Flat) fan.aspect = 0.8F;
    if (out_.form == Form::Tall) fan.aspect = 0.62F;
    fan.lifted = in_.lifted;
    out_.hand_slots = layout_card_fan(fan);
  }

  const LayoutInput& in_;
  const Rect area_;
  Layout out_;
};

}  // namespace

Layout make_layout(const LayoutInput& input) { return Builder(input).build(); }

}  // namespace mael::web::pirates
