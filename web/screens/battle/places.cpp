#include "web/screens/battle/places.h"

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
  for (std::size_t i = 0; i < view.board.ghosts.size() && i < ghosts.size(); ++i) {
    if (!layout.board.contains(ghosts[i])) continue;
    hits.add("ghost " + std::to_string(i + 1), target_at(ghosts[i]),
             intent::TapGhost{view.board.ghosts[i].model}, true);
  }
}

}  // namespace

ChoiceLines lines_of(const ChoiceView& choice, bool brief) {
  if (!brief || choice.brief.empty()) return {choice.label, choice.line};
  if (choice.line.empty()) return {choice.brief, {}};
  return {choice.label, choice.brief};
}

// In one line, or in small words as they fit.
CardName name_on_card(const SquadView& squad, Rect card, const Measure& measure) {
  constexpr float kPad = 8, kSeat = 30, kHigh = 26;
  const Rect inside = grown(card, -kPad);
  const bool low = card.height() < kLowCard;
  const Rect at{{inside.min.x + kSeat, inside.min.y},
                {low ? inside.center().x : inside.max.x, inside.min.y + kHigh}};
  if (measure.size(TextStyle::Strong, squad.name).x <= at.width()) return {at};
  const Rect lines{at.min, {at.max.x, low ? inside.max.y : at.max.y}};
  return {lines, TextStyle::Caption, !fits_small(squad.name, lines.max - lines.min, measure)};
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
    places.card_name = name_on_card(view.card->squad, layout.card, measure);
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
