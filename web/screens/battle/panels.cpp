#include "web/screens/battle/panels.h"

#include "web/base/say.h"

namespace mael::web::battle {

SidePanel panel_of(const SideView& side) {
  SidePanel panel;
  panel.seat = side.seat;
  panel.name = side.name;
  name_player(side.player, panel);
  panel.active = side.active;
  panel.figure = Fact{Icon::Primary,
                      std::to_string(side.points),
                      Ink::Accent,
                      {"battle.fact.points", "EDG-564"_rule}};
  panel.facts = {{Icon::Person,
                  std::to_string(side.waiting) + "/" + std::to_string(side.squads),
                  Ink::Text,
                  {"battle.fact.squads", "EDG-022"_rule}},
                 {Icon::Essence,
                  std::to_string(side.command),
                  Ink::Muted,
                  {"battle.fact.command", "EDG-012"_rule}}};
  if (side.due > 0) {
    panel.facts.push_back({Icon::Primary,
                           "+" + std::to_string(side.due),
                           Ink::Accent,
                           {"battle.fact.due", "EDG-485"_rule}});
  }
  return panel;
}

namespace {

// Beside its buttons the bar of a phone on its side has little room.
const std::string& line_of(const View& view, const Layout& layout) {
  const bool decides = !view.past && !view.review;
  return layout.form == Form::Flat && decides ? view.brief_todo : view.todo;
}

// The column of a phone on its side is wide enough for all of it in two lines.
const std::string& brief_goal(const View& view, const Layout& layout) {
  if (layout.form != Form::Flat) return view.turn_brief;
  return layout.notice.height() < kWrappedPill ? view.turn : view.goal;
}

}  // namespace

FramePanels panels_of(const View& view, const Layout& layout, bool in_motion) {
  FramePanels panels;
  for (const SideView& side : view.sides) panels.sides.push_back(panel_of(side));
  panels.pills.push_back({.words = view.goal,
                          .brief = brief_goal(view, layout),
                          .told = view.goal_told,
                          .rule = "EDG-564"_rule});
  if (!in_motion && !view.told.empty()) {
    panels.pills.push_back({.words = view.told, .tint = Ink::Accent});
  }
  panels.bar.words = in_motion ? BarWords{view.title} : BarWords{view.title, line_of(view, layout)};
  panels.bar.wraps = layout.form == Form::Tall || layout.narrow;
  return panels;
}

}  // namespace mael::web::battle
