#include "web/screens/cards/layout.h"

#include <algorithm>

namespace mael::web::cards {
namespace {

constexpr float kGap = 8;
constexpr float kTool = 44;
constexpr float kButton = 44;
constexpr float kLeastStrip = 44;  // of a hand card, for a finger
// An upright phone: seven cards side by side would hide each other's names and costs.
constexpr float kNamedCard = 68;   // a card no narrower shows all of its name
constexpr float kNamedStrip = 60;  // name and figures of a card behind others
constexpr float kNamedRow = 112;   // height of cards in one row there
constexpr float kWiderCard = 0.8F;  // width of those in two rows, in heights
constexpr float kTwoRows = 176;    // of the hand, however many it holds: the table stays where it is
constexpr float kOverRows = 10;    // how many copies of a card there are
constexpr float kRoomForRows = 760;
constexpr float kFullHand = 7;
constexpr float kShipAspect = 0.8F;
constexpr float kCurve = 64;
constexpr float kLine = 15.5F;     // of small words
constexpr int kLeastLines = 2;     // in the bar, so that little moves when something is picked up
constexpr int kMostLines = 5;
constexpr float kMostTold = 0.3F;  // of the height, for a review's words
constexpr float kLeastTable = 580;  // what a tall screen needs besides them
constexpr float kBetween = 12;  // fleets and their planet, for the syphon rates
constexpr float kUnderWords = 6;    // in the bar of a tall screen, above its buttons
constexpr float kFlatCard = 0.92F;  // width of a low screen's hand cards, in heights: names fit
constexpr float kFlatStrip = 30;    // of them: two rows would be too low to read
constexpr float kFlatPile = 35;

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
    if (in_.reviewing) place_curve();
    place_hand();
    return std::move(out_);
  }

 private:
  SideLayout& near() { return out_.sides[0]; }
  SideLayout& far() { return out_.sides[1]; }

  // ---- Tall ----------------------------------------------------------------------------------

  void build_tall() {
    const float more = kLine * static_cast<float>(std::clamp(in_.said, kLeastLines, kMostLines) - 1);
    const float left = area_.min.x + kGap, right = area_.max.x - kGap, width = right - left;
    const float tools = kTool * static_cast<float>(in_.tools);
    far().panel = box(left, area_.min.y + kGap, width, 52);
    const float second = far().panel.max.y + 2;
    out_.tools = box(right - tools, second, tools, kTool);
    out_.notice = box(left, second, width - tools - kGap, kTool);
    const float bar = 92 + more + kUnderWords;
    out_.bar = box(left, area_.max.y - kGap - bar, width, bar);
    out_.words = box(left + 14, out_.bar.min.y, width - 28, 44 + more);
    out_.button_places =
        in_row(box(left + 6, out_.bar.max.y - 48, width - 12, kButton), in_.buttons);
    const float hand = height_of_hand();
    out_.hand = box(left, out_.bar.min.y - hand - 2, width, hand);
    near().panel = box(left, out_.hand.min.y - 52 - 2, width, 52);
    out_.table = {{left, out_.tools.max.y + 4}, {right, near().panel.min.y - 4}};
    out_.prompt = {{left, out_.tools.max.y + 4}, {right, out_.bar.min.y - 4}};
    place_rows();
  }

  // Whether cards of a full hand stand in two rows.
  bool has_rows() const {
    return out_.form == Form::Tall && area_.width() < kFullHand * kNamedCard &&
           area_.height() >= kRoomForRows;
  }

  float height_of_hand() const {
    const float usual = std::clamp(area_.height() * 0.155F, 96.0F, 190.0F);
    const float cards = has_rows() ? kTwoRows : usual;
    if (!in_.reviewing) return cards;
    const float spare = std::min(area_.height() - kLeastTable, area_.height() * kMostTold);
    return std::max(cards, std::min(in_.told, spare) + kCurve + 8);
  }

  // Attack areas above and below everything, the pile beside the enemy's.
  void place_rows() {
    const Rect& table = out_.table;
    const float stack = std::clamp(table.height() * 0.145F, 50.0F, 100.0F);
    const float piles = 2 * std::min(44.0F, stack * kCardAspect) + 12;
    far().stacks = {table.min, {table.max.x - piles, table.min.y + stack}};
    near().stacks = {{table.min.x, table.max.y - stack}, table.max};
    const Rect pile = {{table.max.x - piles + 6, table.min.y}, {table.max.x, table.min.y + stack}};
    place_piles(pile);
    place_planets({{table.min.x, far().stacks.max.y + 3}, {table.max.x, near().stacks.min.y - 3}},
                  stack);
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
    const float planet = std::clamp(room.height() * 0.33F, 62.0F, 190.0F);
    // Where they are low, their width has to hold what is attached.
    const float width = std::min(column - 6, planet * (out_.form == Form::Flat ? 1.6F : 1.12F));
    const float top = room.center().y - planet / 2, bottom = top + planet;
    const float height = std::min({(top - room.min.y) * 0.5F, most, 104.0F});
    const float ship = std::max(std::min(height * kShipAspect, (column - 7) / 2), 34.0F);
    out_.ship = {ship, std::min(ship / kShipAspect, std::max(height, 42.0F))};
    for (int i = 0; i < in_.planets; ++i) {
      const float x = left + column * static_cast<float>(i);
      out_.planets.push_back(box(x + (column - width) / 2, top, width, planet));
      far().fleets.push_back(box(x + 1, room.min.y, column - 2, top - room.min.y - kBetween));
      near().fleets.push_back(box(x + 1, bottom + kBetween, column - 2,
                                 room.max.y - bottom - kBetween));
    }
  }

  // ---- Columns -------------------------------------------------------------------------------

  struct Sizes {
    float column = 0;
    float panel = 0;
    float bar = 0;
    float hand = 0;
    float margin = 0;
    float attack = 0;  // width of the attack areas
  };

  Sizes wide_sizes() const {
    const float column = area_.width() < 1200 ? 236.0F : area_.width() < 1600 ? 280.0F : 330.0F;
    const float attack = std::clamp(area_.width() * 0.185F, 168.0F, 330.0F);
    return {column, 70, 62, std::clamp(area_.height() * 0.2F, 130.0F, 220.0F), 12, attack};
  }
  Sizes flat_sizes() const {
    const float column = std::clamp(area_.width() * 0.25F, 176.0F, 220.0F);
    return {column, 52, 52, 92, 6, 164};
  }

  void build_columns(const Sizes& sizes) {
    const float left = area_.min.x + sizes.margin, right = area_.max.x - sizes.margin;
    const float top = area_.min.y + sizes.margin, bottom = area_.max.y - sizes.margin;
    const float middle = left + sizes.column + kGap + 4;
    far().panel = box(left, top, sizes.column, sizes.panel);
    near().panel = box(left, bottom - sizes.panel, sizes.column, sizes.panel);
    const Rect between{{left, far().panel.max.y + kGap},
                       {left + sizes.column, near().panel.min.y - kGap}};
    out_.prompt = between;
    if (out_.form == Form::Wide) out_.log = between;
    out_.bar = {{middle, bottom - sizes.bar}, {right, bottom}};
    out_.hand = {{middle, out_.bar.min.y - sizes.hand}, {right, out_.bar.min.y - 4}};
    const float tools = kTool * static_cast<float>(in_.tools);
    out_.tools = box(right - tools, top - 4, tools, kTool);
    out_.notice = {{middle, out_.tools.min.y}, {out_.tools.min.x - kGap, out_.tools.max.y}};
    out_.table = {{middle, out_.tools.max.y + 2}, {right, out_.hand.min.y - 2}};
    place_buttons();
    if (out_.form == Form::Flat) {
      place_piles_by_hand();
      place_low_attack_column(sizes.attack);
    } else {
      place_attack_column(sizes.attack);
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
    place_planets({table.min, {left - kGap, table.max.y}}, 120);
  }

  void place_attack_column(float width) {
    const Rect& table = out_.table;
    const float left = table.max.x - width;
    const float pile = std::clamp(table.height() * 0.17F, 50.0F, 96.0F);
    const float top = table.center().y - pile / 2;
    far().stacks = {{left, table.min.y}, {table.max.x, top - 6}};
    near().stacks = {{left, top + pile + 6}, table.max};
    place_piles({{left, top}, {table.max.x, top + pile}});
    place_planets({table.min, {left - kGap, table.max.y}}, 120);
  }

  void place_buttons() {
    BarSpec spec;
    spec.bar = out_.bar;
    spec.buttons = in_.buttons;
    spec.words_share = 0.42F;
    BarPlaces places = place_bar(spec);
    out_.words = places.words;
    out_.button_places = std::move(places.buttons);
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
    fan.count = in_.hand_cards;
    fan.height = 186;
    const bool flat = out_.form == Form::Flat;
    fan.least = flat ? kFlatStrip : kLeastStrip;
    if (flat) fan.aspect = kFlatCard;
    if (has_rows()) place_in_rows(fan);
    fan.lifted = in_.lifted;
    out_.hand_slots = layout_card_fan(fan);
  }

  // One row as long as all names are seen in it.
  static void place_in_rows(CardFanSpec& fan) {
    const float each = fan.room.width() / static_cast<float>(std::max(fan.count, 1)) - 3;
    fan.height = kNamedRow;
    if (each >= kNamedCard) {
      fan.height = std::min(fan.height, each / fan.aspect);
    } else {
      fan.least = kNamedStrip;
      fan.aspect = kWiderCard;
      fan.room.min.y += kOverRows;
    }
  }

  const LayoutInput& in_;
  const Rect area_;
  Layout out_;
};

}  // namespace

Layout make_layout(const LayoutInput& input) { return Builder(input).build(); }

}  // namespace mael::web::cards
