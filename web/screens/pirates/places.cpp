#include "web/screens/pirates/places.h"

#include <algorithm>
#include <utility>

#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/places_over.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {
namespace {

class PlaceBuilder {
 public:
  PlaceBuilder(const View& view, const Layout& layout, const CellPlaces& cells, Places& out)
      : view_(view), layout_(layout), cells_(cells), out_(out) {}

  void build() {
    place_cells();
    place_sides();
    place_sheet();
    place_hand();
    out_.hits.press_each(commands(), view_.buttons, layout_.button_places, true);
    out_.hits.press_each(commands(), view_.tools, tool_targets(layout_));
  }

 private:
  void add(std::string name, Rect at, Intent intent, bool choice = false) {
    out_.hits.add(std::move(name), at, std::move(intent), choice);
  }

  static Rect round(Vec2 middle) {
    return box(middle.x - kTouch / 2, middle.y - kTouch / 2, kTouch, kTouch);
  }

  // Every cell by its middle; those that are lit are choices.
  void place_cells() {
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Rect at = round(cells_[cell]);
      out_.cells.push_back({cell, at});
      const bool lit = std::any_of(view_.board.cells.begin(), view_.board.cells.end(),
                                   [&](const MarkedCell& marked) {
                                     return marked.cell == cell && (marked.marks & kMarkLegal) != 0;
                                   });
      const bool turning = view_.prompt && view_.prompt->dial;
      add("cell " + mael::pirates::name_of(cell), at, intent::Tap{{cell, {}}}, lit && !turning);
    }
  }

  void place_sides() {
    for (std::size_t i = 0; i < view_.sides.size() && i < layout_.panels.size(); ++i) {
      const Seat seat = view_.sides[i].seat;
      Rect at = layout_.panels[i];
      if (i > 0 && i <= layout_.rivals.size()) at.max.y = layout_.rivals[i - 1].sheet.max.y;
      add(std::string("side ") + letter_of(seat), at,
          intent::Inspect{{Subject::Kind::Ship, index_of(seat), -1}});
    }
  }

  void place_sheet() {
    for (std::size_t i = 0; i < layout_.calamities.size() && i < view_.calamities.size(); ++i) {
      add("calamity " + std::to_string(i + 1), layout_.calamities[i],
          intent::Inspect{{Subject::Kind::Calamity, view_.calamities[i].kind, -1}});
    }
    if (view_.sides.empty() || layout_.sheet.width() <= 0) return;
    const SideView& near = view_.sides[0];
    add("sheet", layout_.sheet, intent::Inspect{{Subject::Kind::Ship, index_of(near.seat), -1}});
    if (near.artifact != 0) {
      add("artifact", layout_.artifact, intent::Inspect{{Subject::Kind::Loot, near.artifact, -1}});
    }
    for (std::size_t i = 0; i < near.hold.size() && i < layout_.hold.size(); ++i) {
      add("hold " + std::to_string(i + 1), layout_.hold[i],
          intent::Inspect{{Subject::Kind::Loot, near.hold[i].item, -1}});
    }
  }

  void place_hand() {
    for (std::size_t i = 0; i < layout_.hand_slots.size() && i < view_.hand.size(); ++i) {
      const TreasureView& card = view_.hand[i];
      const int number = card.card;
      add("card T" + std::string(number < 10 ? "0" : "") + std::to_string(number),
          seen_part(layout_.hand_slots, i), intent::TapCard{card.card}, card.claimable);
    }
  }

  const View& view_;
  const Layout& layout_;
  const CellPlaces& cells_;
  Places& out_;
};

// Of a notice that is shown: the curtain and the count get the whole page.
void place_notice(const View& view, const Measure& measure, Vec2 viewport, const Insets& safe,
                  Places& places) {
  constexpr float kRoundCurtain = 16, kRoundCount = 8;
  if (places.notice.height() <= 0) return;
  places.notice_course = {};  // the count has its own
  const Rect area = shrunk({{}, viewport}, safe);
  if (view.curtain && view.notice->hides_table) {
    places.notice = area;
    places.curtain =
        place_curtain(*view.curtain, *view.notice, measure, grown(area, -kRoundCurtain));
    places.notice_buttons = places.curtain->buttons;
  } else if (!view.count.line.empty()) {
    CountNotice notice = place_count_notice(view.count, *view.notice, measure,
                                            grown(area, -kRoundCount), places.count);
    places.notice = notice.at;
    places.notice_buttons = std::move(notice.buttons);
  }
}

}  // namespace

void place_means(const View& view, const Layout& layout, const Measure& measure, Places& places) {
  constexpr float kBetween = 9, kLowBar = 44;
  const MeansView& means = view.means;
  if (layout.asks_in_bar) return places.means.clear();
  places.means = {{icon_of(Statistic::Movement), means.moves_left, means.moves, {}},
                  {icon_of(Statistic::Rotation), means.rotations_left, means.rotations, {}},
                  {icon_of(Statistic::Damage), means.attacks_left, means.attacks, {}}};
  int all = 0;
  for (const MeansPlace& place : places.means) all += place.all;
  const float width = static_cast<float>(all) * (kMeansDisc + kMeansGap) + 2 * kBetween;
  const Rect words = layout.words;
  const float title = measure.size(TextStyle::Title, view.title).x + 14;
  const bool fits = all > 0 && words.height() >= kLowBar && title + width <= words.width();
  if (!fits) return places.means.clear();
  const bool tall = layout.form == Form::Tall;
  float x = tall ? words.max.x - width : words.min.x + title;
  const float y = words.min.y + (tall ? 15.0F : words.height() * 0.27F);
  for (std::size_t i = 0; i < places.means.size(); ++i) {
    MeansPlace& place = places.means[i];
    if (place.all == 0) continue;
    const float wide = static_cast<float>(place.all) * (kMeansDisc + kMeansGap);
    place.at = {{x, y - kMeansDisc / 2}, {x + wide - kMeansGap, y + kMeansDisc / 2}};
    x += wide + kBetween;
    if (places.covered) continue;
    places.hits.add("means " + std::to_string(i + 1), grown(place.at, (kBetween + kMeansGap) / 2),
                    intent::AskMeans{static_cast<int>(i)});
  }
}

Places make_places(const View& view, const Layout& layout, const CellPlaces& cells,
                   const Measure& measure, Vec2 viewport, const Insets& safe) {
  Places places;
  static_cast<OverPlaces&>(places) =
      place_over(view, wish_of(view, measure, viewport), viewport, safe);
  PlaceBuilder(view, layout, cells, places).build();
  place_prompt(view, layout, measure, places);
  place_notice(view, measure, viewport, safe, places);
  add_hits(view, commands(), places, viewport, places.hits);
  place_sheet_parts(view, measure, viewport, places);
  return places;
}

}  // namespace mael::web::pirates
