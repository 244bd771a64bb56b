#include "web/screens/battle/places.h"

#include <algorithm>
#include <numeric>

#include "web/base/say.h"
#include "web/screens/battle/prompt_places.h"
#include "web/table/parts/bar_line.h"

namespace mael::web::battle {
namespace {

SheetWish wish_of(const View& view) {
  if (view.sheet == OpenSheet::Card && view.card) return {420, view.card->squad.name};
  if (view.sheet == OpenSheet::Help) return {570, say("ui.button.help")};
  return {};
}

Rect target_at(Vec2 middle) {
  return box(middle.x - kTouch / 2, middle.y - kTouch / 2, kTouch, kTouch);
}

void place_squads(const View& view, const Layout& layout, const std::vector<Vec2>& squads,
                  Hits<Intent>& hits) {
  for (std::size_t i = 0; i < view.squads.size() && i < squads.size(); ++i) {
    const Vec2 at = squads[i];
    if (!layout.board.contains(at)) continue;
    const SquadView& squad = view.squads[i];
    hits.add("squad " + squad.code, target_at(at), intent::TapUnit{squad.unit}, true);
  }
}

Rect rail_of(const std::vector<Rect>& cells) {
  Rect rail = cells.front();
  for (const Rect& cell : cells) rail = around(rail, cell);
  return grown(rail, 2);
}

// The near side's first, as in the layout.
void place_strips(const View& view, const Layout& layout, Places& places) {
  for (std::size_t side = 0; side < view.sides.size(); ++side) {
    if (layout.strips.at(side).width() <= 0) continue;
    std::vector<std::size_t> squads;
    for (std::size_t i = 0; i < view.squads.size(); ++i) {
      if (view.squads[i].owner == view.sides[side].seat) squads.push_back(i);
    }
    const auto cells = places_in_strip(layout.strips.at(side), static_cast<int>(squads.size()));
    if (!cells.empty()) places.rails.push_back(rail_of(cells));
    for (std::size_t i = 0; i < squads.size(); ++i) {
      const SquadView& squad = view.squads[squads[i]];
      places.strips.push_back({cells[i], squads[i]});
      places.hits.add("strip " + squad.code, cells[i], intent::Visit{squad.unit});
    }
  }
}

void place_ghosts(const View& view, const Layout& layout, const std::vector<Vec2>& ghosts,
                  Hits<Intent>& hits) {
  if (!view.board.marching.empty()) return;  // led, not pushed one by one
  for (std::size_t i = 0; i < view.board.ghosts.size() && i < ghosts.size(); ++i) {
    if (!layout.board.contains(ghosts[i])) continue;
    hits.add("ghost " + std::to_string(i + 1), target_at(ghosts[i]),
             intent::TapGhost{view.board.ghosts[i].model}, true);
  }
}

// ---- A squad's card ----------------------------------------------------------------------------

// Of each figure with its name, and a little air.
std::vector<float> widths_of(const std::vector<FigureView>& figures, const Measure& measure) {
  constexpr float kAir = 5;
  std::vector<float> widths;
  for (const FigureView& figure : figures) {
    const float name = measure.size(TextStyle::Caption, figure.name).x;
    widths.push_back(std::max(name, measure.size(TextStyle::Strong, figure.value).x) + kAir);
  }
  return widths;
}

// Beside each other; what is left over, or missing, all of them share.
std::vector<Rect> cells_in(Rect room, const std::vector<float>& widths) {
  const float all = std::accumulate(widths.begin(), widths.end(), 0.0F);
  const auto count = static_cast<float>(std::max<std::size_t>(widths.size(), 1));
  const float share = (room.width() - all) / count;
  std::vector<Rect> cells;
  float x = room.min.x;
  for (const float width : widths) {
    cells.push_back({{x, room.min.y}, {x + width + share, room.max.y}});
    x += width + share;
  }
  return cells;
}

// In one line, or in small words as they fit, beside the sign of its seat.
CardName name_on_card(const SquadView& squad, Rect room, bool low, const Measure& measure) {
  constexpr float kSeat = 30, kHigh = 26;
  const Rect at{{room.min.x + kSeat, room.min.y}, {room.max.x, room.min.y + kHigh}};
  if (measure.size(TextStyle::Strong, squad.name).x <= at.width()) return {at};
  const Rect lines{at.min, {at.max.x, low ? room.max.y : at.max.y}};
  return {lines, TextStyle::Caption, !fits_small(squad.name, lines.max - lines.min, measure)};
}

}  // namespace

ChoiceLines lines_of(const ChoiceView& choice, bool brief) {
  if (!brief || choice.brief.empty()) return {choice.label, choice.line};
  if (choice.line.empty()) return {choice.brief, {}};
  return {choice.label, choice.brief};
}

CardParts parts_of_card(const CardView& card, Rect at, const Measure& measure) {
  constexpr float kPad = 8, kHead = 28, kFoot = 64, kLeastName = 106;
  const Rect inside = grown(at, -kPad);
  const std::vector<float> widths = widths_of(card.figures, measure);
  if (at.height() >= kLowCard) {
    const Rect room{inside.min + Vec2{0, kHead}, {inside.max.x, inside.min.y + kFoot}};
    return {name_on_card(card.squad, inside, false, measure), cells_in(room, widths)};
  }
  const float all = std::accumulate(widths.begin(), widths.end(), 0.0F);
  const float wanted = std::min(inside.center().x, inside.max.x - all);
  const float split = std::max(inside.min.x + kLeastName, wanted);
  const Rect name{inside.min, {split, inside.max.y}};
  return {name_on_card(card.squad, name, true, measure),
          cells_in({{split, inside.min.y}, inside.max}, widths)};
}

Places make_places(const View& view, const Layout& layout, const Spots& spots, OpenPages pages,
                   const Measure& measure, Vec2 viewport, const Insets& safe) {
  Places places;
  static_cast<OverPlaces&>(places) = place_over(view, wish_of(view), viewport, safe);
  place_squads(view, layout, spots.squads, places.hits);
  place_ghosts(view, layout, spots.ghosts, places.hits);
  place_strips(view, layout, places);
  places.ring = spots.ring;
  if (places.ring) {
    places.hits.add("facing", target_at(places.ring->grip), intent::TakeRing{places.ring->aside},
                    true);
  }
  places.map = spots.map;
  if (places.map.width() > 0) places.hits.add("map", places.map, intent::Press{Own::Fit}, true);
  if (layout.card.height() > 0 && view.card) {
    places.hits.add("card", layout.card, intent::Inspect{view.card->squad.unit});
    places.card = parts_of_card(*view.card, layout.card, measure);
  }
  places.hits.press_each(commands(), view.buttons, layout.button_places, true);
  places.hits.press_each(commands(), view.tools, tool_targets(layout));
  if (view.prompt && layout.prompt.height() > 0)
    place_prompt(*view.prompt, layout, pages, measure, places);
  add_hits(view, commands(), places, viewport, places.hits);
  if (view.sheet == OpenSheet::Help) place_foot(commands(), {Common::Learn}, places, places.hits);
  return places;
}

}  // namespace mael::web::battle
