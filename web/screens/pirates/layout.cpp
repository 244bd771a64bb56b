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
constexpr float kLine = 15.5F;                      // of small words
constexpr int kLeastLines = 1, kMostLines = 4;      // in the bar of a tall screen, under its title
constexpr float kSlot = 44;                         // a statistic, a piece of loot
constexpr float kLeastSide = 200, kMostSide = 420;  // width of the right column
constexpr float kFlatSide = 236;                    // five tools beside each other
constexpr float kCalamity = 66;                     // with name and figures
constexpr float kMostCalamity = 96;                 // where there is room to spare
constexpr float kSheetColumn = 6 * (kSlot + kSmall);  // a right one with room for all statistics
constexpr float kSharedColumn = 400;  // a left one with room for the sheet below prompts and log
constexpr float kPiles = 48;
constexpr float kNamedPiles = 76;    // with their names
constexpr float kLargeHeight = 900;  // of a screen with room for all of this
constexpr float kLeastColumn = 400;  // what sheets of other ships leave to prompts and the log
constexpr float kLeastSlot = 30;     // of such a sheet
constexpr float kMostTold = 0.3F;    // of the height, for a review's words
constexpr float kMostAsked = 0.19F;  // the same, of a bar that asks something
constexpr float kFlatNotice = 26;
constexpr float kLeastBoard = 0.88F;  // of a tall screen's width, below a card that teaches

class Builder {
 public:
  explicit Builder(const LayoutInput& input)
      : in_(input), area_(shrunk({{}, input.viewport}, input.safe)) {}

  Layout build() {
    out_.form = form_of(area_);
    static_cast<FrameLayout&>(out_) = make_frame(frame(), sizes());
    if (in_.card > 0) {
      give_to_card(out_, in_.card, kLeastBoard * out_.middle.width());
    } else if (out_.form == Form::Tall && !in_.reviewing) {
      use_spare_height();
    }
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
        return {0, 52, height_of_bar(96 + more), height_of_hand(), kGap, kTool, 46 + more};
      case Form::Flat: return {std::clamp(width * 0.22F, 164.0F, 200.0F), 44, 44, 0, 6, kTool};
      case Form::Wide: break;
    }
    const float column = width < 1200 ? 236.0F : width < 1600 ? 280.0F : 330.0F;
    const bool crowded = in_.seats > 3 && area_.height() < 900;
    return {column, crowded ? 58.0F : 70.0F, 62, 0, 12, kTool};
  }

  float height_of_bar(float least) const {
    return std::max(least, std::min(in_.asked, area_.height() * kMostAsked));
  }

  // Rows of the ship's sheet; a review has its curve there, and words above it.
  float height_of_hand() const {
    const auto count = static_cast<float>(rows_);
    const float rows = count * kSlot + (count - 1) * kSmall;
    if (!in_.reviewing) return rows;
    const float told = std::min(in_.told, area_.height() * kMostTold);
    return std::max(rows, told + kCurve + kGap);
  }

  static Rect square(Rect room) {
    const float side = std::min(room.width(), room.height());
    return box(room.center().x - side / 2, room.min.y, side, side);
  }

  // ---- Tall ------------------------------------------------------------------------------------

  // Where a square board leaves enough of the height, statistics stand in two rows, and cards get
  // the width.
  void use_spare_height() {
    const float spare = out_.middle.height() - kSmall - out_.middle.width();
    if (spare < kSlot + kSmall) return;
    rows_ = 3;
    static_cast<FrameLayout&>(out_) = make_frame(frame(), sizes());
  }

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
    const bool in_two = rows_ > 2;
    const float sheet = in_two ? 4 * (kSlot + 3) : 6 * (slot + 3);
    out_.sheet = {hand.min, {hand.min.x + sheet, hand.max.y}};
    const float loot = out_.sheet.max.y - kSlot;
    place_statistics(out_, {out_.sheet.min, {out_.sheet.max.x, loot - kSmall}}, in_two ? 3 : 6);
    place_loot(out_, {{out_.sheet.min.x, loot}, out_.sheet.max});
    // Treasure cards take the height of the ship's panel as well.
    out_.panels[0].max.x = out_.sheet.max.x;
    out_.hand = {{out_.sheet.max.x + kGap, out_.panels[0].min.y}, hand.max};
    if (in_.asks) {
      out_.asks_in_bar = true;
      out_.prompt = out_.bar;
      return;
    }
    out_.aside = {out_.prompt.min, {out_.sheet.max.x, out_.artifact.min.y - kSmall}};
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
    Rect room = out_.middle;
    room.min.y += kSmall;
    room.max.y -= kSmall;
    const float left_over = room.width() - room.height();
    const float side = std::clamp(left_over, kLeastSide, kMostSide);
    const Rect right{{room.max.x - side + kGap, room.min.y}, room.max};
    room.max.x -= side;
    out_.board = centred(room);
    const Rect over_hand{right.min, {right.max.x, place_hand_in(right)}};
    if (right.width() < kSheetColumn && out_.column.height() >= kSharedColumn) {
      place_sheet(out_.column, kStatistics);
      out_.column.max.y = out_.sheet.min.y - kGap;
      out_.log = out_.column;
      place_piles(over_hand);
    } else {
      place_sheet(over_hand, right.width() < kSheetColumn ? 3 : kStatistics);
      place_piles({right.min, {right.max.x, out_.sheet.min.y - kGap}});
    }
    place_rivals();
    out_.prompt = out_.column;
  }

  static Rect centred(Rect room) {
    const float side = std::min(room.width(), room.height());
    return {room.center() - Vec2{side, side} / 2, room.center() + Vec2{side, side} / 2};
  }

  // At the foot of the right column, or the curve there. Answers where what is above it ends.
  float place_hand_in(Rect right) {
    const float cards = is_large() ? std::clamp(right.height() * 0.25F, 190.0F, 260.0F)
                                   : std::clamp(right.height() * 0.22F, 96.0F, 190.0F);
    out_.hand = {{right.min.x, right.max.y - cards}, right.max};
    if (in_.reviewing) out_.curve = out_.hand;
    return out_.hand.min.y - kGap;
  }

  // At the foot of a column: statistics, so many in a row, and loot below them.
  void place_sheet(Rect column, int in_row) {
    const float rows = static_cast<float>(kStatistics / in_row) * (kSlot + kSmall);
    const float loot = column.max.y - kSlot;
    out_.sheet = {{column.min.x, loot - rows}, column.max};
    place_statistics(out_, {out_.sheet.min, {column.max.x, loot - kSmall}}, in_row);
    place_loot(out_, {{column.min.x, loot}, column.max});
  }

  // Piles below, calamities above them.
  void place_piles(Rect room) {
    const float piles = is_large() ? kNamedPiles : kPiles;
    out_.piles = {{room.min.x, room.max.y - piles}, room.max};
    place_calamities({room.min, {room.max.x, out_.piles.min.y - kGap}});
  }

  bool is_large() const { return area_.height() >= kLargeHeight; }

  // As many as fit; of these as many as there is room for say what they do, the first before
  // others.
  void place_calamities(Rect room) {
    const auto fitting = static_cast<std::size_t>((room.height() + kSmall) / (kCalamity + kSmall));
    const std::size_t count = std::min(in_.calamities.size(), fitting);
    float spare = room.height() + kSmall - static_cast<float>(count) * (kCalamity + kSmall);
    std::vector<float> heights(count, kCalamity);
    for (std::size_t i = 0; i < count; ++i) {
      const float more = std::max(0.0F, height_of_calamity(in_.calamities[i]) - kCalamity);
      if (more > spare) continue;
      heights[i] += more;
      spare -= more;
    }
    float y = room.min.y;
    for (const float least : heights) {
      const float each = spare / static_cast<float>(count);
      const float height = least + std::clamp(kMostCalamity - least, 0.0F, each);
      out_.calamities.push_back(box(room.min.x, y, room.width(), height));
      y += height + kSmall;
    }
  }

  // Below the panel of each other ship what it has, in two rows or one, as prompts and the log
  // leave room.
  void place_rivals() {
    if (in_.seats < 2) return;
    const float each = (out_.column.height() - kLeastColumn) / static_cast<float>(in_.seats - 1);
    for (const int rows : {2, 1}) {
      const float slot = out_.column.width() / (rows > 1 ? 6.0F : 10.0F) - 3;
      const float height = static_cast<float>(rows) * (std::min(slot, kSlot) + kSmall);
      if (slot >= kLeastSlot && height <= each) return unfold_rivals(rows, height);
    }
  }

  void unfold_rivals(int rows, float height) {
    for (std::size_t i = 1; i < out_.panels.size(); ++i) {
      Rect& panel = out_.panels[i];
      panel.min.y += height * static_cast<float>(i - 1);
      panel.max.y += height * static_cast<float>(i - 1);
      ShipPlaces ship;
      ship.sheet = box(panel.min.x, panel.max.y + 1, panel.width(), height - kSmall + 1);
      Rect upper = ship.sheet, lower = ship.sheet;
      if (rows > 1) {
        upper.max.y = ship.sheet.center().y - kSmall / 2;
        lower.min.y = ship.sheet.center().y + kSmall / 2;
      } else {
        upper.max.x = lower.min.x = ship.sheet.min.x + ship.sheet.width() * 0.6F;
      }
      place_statistics(ship, upper, kStatistics);
      place_loot(ship, lower);
      out_.rivals.push_back(ship);
    }
    out_.column.min.y += height * static_cast<float>(in_.seats - 1);
    out_.log = out_.column;
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
    place_flat_sheet(
        {{right.min.x, out_.notice.max.y + kSmall}, {right.max.x, out_.bar.min.y - kSmall}});
  }

  void place_flat_bar(Rect right) {
    constexpr float kWords = 40;
    const float rows = in_.buttons > 4 ? 2.0F : in_.asked > 0 && in_.buttons == 0 ? 0.0F : 1.0F;
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
    place_statistics(out_, {room.min, {room.max.x, room.min.y + slot}}, 6);
    place_loot(out_, {{room.min.x, room.min.y + slot + kSmall}, out_.sheet.max});
    out_.hand = {{room.min.x, out_.sheet.max.y + kSmall}, room.max};
    if (in_.asks) out_.prompt = out_.hand;
    if (in_.reviewing) {
      out_.curve = {{room.min.x, room.max.y - kCurve}, room.max};
      out_.prompt.max.y = out_.curve.min.y - kSmall;
    }
  }

  // ---- The ship's sheet ------------------------------------------------------------------------

  // So many in a row, as wide as there is room for, no wider than high by half.
  static void place_statistics(ShipPlaces& ship, Rect room, int in_row) {
    const int rows = (kStatistics + in_row - 1) / in_row;
    const float height =
        (room.height() - kSmall * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    const float step = room.width() / static_cast<float>(in_row);
    for (int i = 0; i < kStatistics; ++i) {
      const float x = room.min.x + step * static_cast<float>(i % in_row);
      const float y = room.min.y + (height + kSmall) * static_cast<float>(i / in_row);
      ship.statistics[static_cast<std::size_t>(i)] =
          box(x, y, std::min(step - 3, height * 1.5F), height);
    }
  }

  // The artifact, then the hold.
  static void place_loot(ShipPlaces& ship, Rect room) {
    const float step = room.width() / 4;
    const float width = std::min(step - 3, kSlot * 1.5F);
    ship.artifact = box(room.min.x, room.min.y, width, room.height());
    for (std::size_t i = 0; i < ship.hold.size(); ++i) {
      ship.hold[i] =
          box(room.min.x + step * static_cast<float>(i + 1), room.min.y, width, room.height());
    }
  }

  void place_hand() {
    CardFanSpec fan;
    fan.room = grown(out_.hand, -2);
    fan.count = in_.hand;
    fan.height = 170;
    fan.least = kLeastStrip;
    switch (out_.form) {
      case Form::Wide: fan.height = 240; break;
      case Form::Flat: fan.aspect = 0.8F; break;
      case Form::Tall:
        fan.aspect = 0.62F;
        // Two cards are read beside each other; of more, each tells what it is by its strip.
        if (in_.hand <= 2) fan.height = std::min(fan.height, fan.room.width() / 2.1F / fan.aspect);
        break;
    }
    fan.lifted = in_.lifted;
    out_.hand_slots = layout_card_fan(fan);
  }

  const LayoutInput& in_;
  const Rect area_;
  int rows_ = 2;  // of the ship's sheet in a tall screen
  Layout out_;
};

}  // namespace

Layout make_layout(const LayoutInput& input) { return Builder(input).build(); }

}  // namespace mael::web::pirates
