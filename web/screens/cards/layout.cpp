#include "web/screens/cards/layout.h"

#include <algorithm>

#include "web/screens/cards/planet_parts.h"

namespace mael::web::cards {
namespace {

constexpr float kGap = 8;
constexpr float kTool = 44;
constexpr float kButton = 44;
constexpr float kLeastStrip = 44;  // of a hand card, for a finger
// An upright phone: a row of cards that show their signs and figures, the raised one its name.
constexpr float kRowOfCards =
    116;                        // of the hand, however many it holds: the table stays where it is
constexpr float kNarrow = 600;  // an upright phone is narrower
constexpr float kSlimCard = 0.5F;  // width of the narrowest, in heights
constexpr float kShipAspect = 0.8F;
constexpr float kCurve = 64;
constexpr float kLine = 15.5F;  // of small words
constexpr int kLeastLines = 2;  // in the bar, so that little moves when something is picked up
constexpr int kMostLines = 5;
constexpr float kMostTold = 0.3F;                   // of the height, for a review's words
constexpr float kLeastTable = 580;                  // what a tall screen needs besides them
constexpr float kLeastRow = 52, kLeastStacks = 56;  // of its table, beside a card
constexpr float kFourLines = 140;                   // a card that says so much
constexpr float kAside = 9;                         // of a fleet, from its planet in a tall screen
constexpr float kHighest = 104;                     // a ship,
constexpr float kHighestWide = 140;                 // and where there is room for it
constexpr float kMostPlanet = 240;
constexpr float kColumn = 0.19F;  // width of the left one, of a wide screen's
constexpr float kBetween = 12;    // fleets and their planet, for the syphon rates
constexpr float kBareBar = 46;    // in a tall screen without buttons
constexpr float kUnderWords = 6;  // in the bar of a tall screen, above its buttons
// A low screen that is narrow, or shares the page with a tray, keeps its fleets wide enough for a
// finger, and its planets for their names.
constexpr float kBesideTray = 680, kSlim = 140;
constexpr float kFlatCard = 0.92F;  // width of a low screen's hand cards, in heights: names fit
constexpr float kFlatStrip = 30;    // of them: two rows would be too low to read
constexpr float kFlatPile = 35;
constexpr float kFlatAttack = 164, kSlimAttack = 132;  // width of its attack areas

class Builder {
 public:
  explicit Builder(const LayoutInput& input)
      : in_(input), area_(shrunk({{}, input.viewport}, input.safe)) {}

  Layout build() {
    out_.form = form_of(area_);
    static_cast<FrameLayout&>(out_) = make_frame(frame(), sizes());
    if (out_.form == Form::Tall) {
      make_room_for_card();
      out_.table = {out_.middle.min + Vec2{0, 4}, out_.middle.max - Vec2{0, 4}};
      out_.prompt = {out_.table.min, {out_.table.max.x, out_.bar.min.y - 4}};
      place_rows();
    } else {
      build_columns();
    }
    if (in_.reviewing) place_curve();
    place_hand();
    return std::move(out_);
  }

 private:
  SideLayout& near() { return out_.sides[0]; }
  SideLayout& far() { return out_.sides[1]; }

  FrameSpec frame() const {
    FrameSpec frame{in_.viewport, in_.safe, kSeats, in_.tools, {}};
    frame.bar.buttons = in_.buttons;
    frame.bar.height = kButton;
    frame.bar.words_share = 0.42F;
    return frame;
  }

  FrameSizes sizes() const {
    const float width = area_.width(), height = area_.height();
    const int lines = std::clamp(in_.said, kLeastLines, kMostLines);
    const float more = kLine * static_cast<float>(lines - 1);
    switch (out_.form) {
      case Form::Tall:
        if (is_bare()) return {0, 52, kBareBar, height_of_hand(), kGap, kTool, kBareBar};
        return {0, 52, 92 + more + kUnderWords, height_of_hand(), kGap, kTool, 44 + more};
      case Form::Flat: {
        const float usual = std::clamp(width * 0.25F, 176.0F, 220.0F);
        return {width < kBesideTray ? kSlim : usual, 52, 52, 92, 6, kTool};
      }
      case Form::Wide: break;
    }
    const float column = std::clamp(width * kColumn, 236.0F, 330.0F);
    return {column, 70, 62, std::clamp(height * 0.2F, 130.0F, 220.0F), 12, kTool};
  }

  // ---- Tall ----------------------------------------------------------------------------------

  float height_of_hand() const {
    const float cards = std::clamp(area_.height() * 0.155F, 92.0F, 190.0F);
    if (!is_narrow()) return height_with_words(cards);
    return height_with_words(std::min(cards, kRowOfCards));
  }

  // No button answers, as above a tray.
  bool is_bare() const { return in_.buttons == 0 && in_.tools == 0 && !in_.reviewing; }
  bool is_narrow() const { return out_.form == Form::Tall && area_.width() < kNarrow; }

  float height_with_words(float cards) const {
    if (!in_.reviewing) return cards;
    const float spare = std::min(area_.height() - kLeastTable, area_.height() * kMostTold);
    return std::max(cards, std::min(in_.told, spare) + kCurve + 8);
  }

  // A table that is full keeps all of its room: half a card is of no use to it. One that says more
  // than usual for a moment may lie on a little of what does not matter then.
  void make_room_for_card() {
    const float least = kLeastStacks + kLeastRow * static_cast<float>(in_.planets);
    const float needed = std::min(in_.card, kFourLines) + kGap;
    if (out_.middle.height() - least > needed) give_to_card(out_, in_.card, least);
  }

  // A row for each planet, one for the attack areas with the piles between.
  void place_rows() {
    // One planet does not fill the table, unless there is less of it for a card's sake.
    constexpr float kBetweenRows = 4;
    const float fewest = out_.card.height() > 0 ? 1 : 3;
    const Rect& table = out_.table;
    const auto count = std::max(static_cast<float>(in_.planets), fewest);
    const float share = is_bare() ? 0.18F : 0.21F;
    const float stacks = std::clamp(table.height() * share, 56.0F, 120.0F);
    const float each = (table.height() - stacks) / count;
    for (int i = 0; i < in_.planets; ++i) {
      const float top = table.min.y + each * static_cast<float>(i);
      place_row({{table.min.x, top}, {table.max.x, top + each - kBetweenRows}});
    }
    place_attack_row({{table.min.x, table.max.y - stacks}, table.max});
  }

  // The near fleet at the left, the far one at the right, under the line with name and rate.
  void place_row(Rect row) {
    constexpr float kPlanets = 0.28F;
    const float half = std::clamp(row.width() * kPlanets, 84.0F, 190.0F) / 2;
    const float left = row.center().x - half, right = row.center().x + half;
    out_.rows.push_back(row);
    out_.planets.push_back({{left, row.min.y}, {right, row.max.y}});
    const float top = row.min.y + kRowHead, bottom = row.max.y - 3;
    near().fleets.push_back({{row.min.x + 4, top}, {left - kAside, bottom}});
    far().fleets.push_back({{right + kAside, top}, {row.max.x - 4, bottom}});
    const float height = std::min(bottom - top, kHighest);
    // More than two of them may lie over each other a little.
    const float most = near().fleets[0].width() / 2.4F;
    out_.ship.x = std::clamp(height * kShipAspect, 34.0F, std::max(34.0F, most));
    out_.ship.y = std::min(height, out_.ship.x / kShipAspect);
  }

  // Deck and discards above each other where they would be too small side by side.
  void place_attack_row(Rect row) {
    const float pile = (row.height() - 4) / 2;
    const float half = pile * kCardAspect / 2 + 4;
    const float middle = row.center().x;
    near().stacks = {row.min, {middle - half, row.max.y}};
    far().stacks = {{middle + half, row.min.y}, row.max};
    const float width = pile * kCardAspect, x = middle - width / 2;
    out_.deck = box(x, row.min.y, width, pile);
    out_.discard = box(x, row.max.y - pile, width, pile);
  }

  void place_piles(Rect room) {
    const float height = std::min(room.height(), (room.width() - 4) / 2 / kCardAspect);
    const float width = height * kCardAspect;
    const float y = room.center().y - height / 2;
    out_.deck = box(room.center().x - width - 2, y, width, height);
    out_.discard = box(room.center().x + 2, y, width, height);
  }

  // Planets in the middle, fleets above and below; ships no larger than `most`.
  void place_planets(Rect room, float most) {
    const auto count = static_cast<float>(std::max(in_.planets, 1));
    const float column = room.width() / std::max(count, 3.0F);
    const float left = room.center().x - column * count / 2;
    const float planet = std::clamp(room.height() * 0.33F, 62.0F, kMostPlanet);
    // Where they are low, their width has to hold what is attached.
    const float width = std::min(column - 4, planet * (out_.form == Form::Flat ? 1.6F : 1.3F));
    const float top = room.center().y - planet / 2, bottom = top + planet;
    const float height = std::min((top - room.min.y) * 0.5F, most);
    const float ship = std::max(std::min(height * kShipAspect, (column - 7) / 2), 34.0F);
    out_.ship = {ship, std::min(ship / kShipAspect, std::max(height, 42.0F))};
    for (int i = 0; i < in_.planets; ++i) {
      const float x = left + column * static_cast<float>(i);
      out_.planets.push_back(box(x + (column - width) / 2, top, width, planet));
      out_.rows.push_back(out_.planets.back());
      far().fleets.push_back(box(x + 1, room.min.y, column - 2, top - room.min.y - kBetween));
      near().fleets.push_back(
          box(x + 1, bottom + kBetween, column - 2, room.max.y - bottom - kBetween));
    }
  }

  // ---- Columns -------------------------------------------------------------------------------

  void build_columns() {
    out_.prompt = out_.column;
    out_.table = {out_.middle.min + Vec2{0, 2}, out_.middle.max - Vec2{0, 2}};
    if (out_.form == Form::Flat) {
      if (in_.card > 0) out_.card = out_.column;
      place_piles_by_hand();
      place_low_attack_column(area_.width() < kBesideTray ? kSlimAttack : kFlatAttack);
    } else {
      place_attack_column(std::clamp(area_.width() * 0.185F, 168.0F, 330.0F));
    }
  }

  // On a low screen the attack areas need all the height there is.
  void place_piles_by_hand() {
    out_.hand.max.x -= 2 * kFlatPile + 4 + kGap;
    place_piles({{out_.hand.max.x + kGap, out_.hand.min.y}, {out_.bar.max.x, out_.hand.max.y}});
  }

  void place_low_attack_column(float width) {
    const Rect& table = out_.table;
    const float left = table.max.x - width;
    far().stacks = {{left, table.min.y}, {table.max.x, table.center().y - 3}};
    near().stacks = {{left, table.center().y + 3}, table.max};
    place_planets({table.min, {left - kGap, table.max.y}}, kHighest);
  }

  void place_attack_column(float width) {
    const Rect& table = out_.table;
    const float left = table.max.x - width;
    const float pile = std::clamp(table.height() * 0.17F, 50.0F, 96.0F);
    const float top = table.center().y - pile / 2;
    far().stacks = {{left, table.min.y}, {table.max.x, top - 6}};
    near().stacks = {{left, top + pile + 6}, table.max};
    place_piles({{left, top}, {table.max.x, top + pile}});
    place_planets({table.min, {left - kGap, table.max.y}}, kHighestWide);
  }

  // As high as it needs to be where words lie above it.
  void place_curve() {
    out_.curve = {out_.hand.min, {out_.hand.max.x, out_.hand.max.y - 4}};
    if (out_.form != Form::Tall) return;
    out_.curve.min.y = out_.curve.max.y - kCurve;
    out_.prompt = {out_.hand.min, {out_.hand.max.x, out_.curve.min.y - 4}};
    // On a small phone the words may hide the near panel, never the table.
    const float top = std::max(near().stacks.max.y + 2, out_.prompt.max.y - in_.told);
    out_.prompt.min.y = std::min(out_.prompt.min.y, top);
  }

  void place_hand() {
    CardFanSpec fan;
    fan.room = grown(out_.hand, -2);
    fan.count = in_.hand;
    fan.height = 186;
    const bool flat = out_.form == Form::Flat;
    fan.least = flat ? kFlatStrip : kLeastStrip;
    if (flat) fan.aspect = kFlatCard;
    if (is_narrow()) make_slim(fan);
    fan.lifted = in_.lifted;
    out_.hand_slots = layout_card_fan(fan);
  }

  // Narrower cards where that keeps them in one row.
  static void make_slim(CardFanSpec& fan) {
    fan.height = fan.room.height();
    const auto others = static_cast<float>(std::max(fan.count - 1, 0));
    const float width = fan.room.width() - others * (kLeastStrip + 2);
    fan.aspect = std::clamp(width / fan.height, kSlimCard, kCardAspect);
  }

  const LayoutInput& in_;
  const Rect area_;
  Layout out_;
};

}  // namespace

Layout make_layout(const LayoutInput& input) { return Builder(input).build(); }

}  // namespace mael::web::cards
