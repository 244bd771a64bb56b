#include "web/screens/pirates/panels.h"

#include "web/base/say.h"
#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/places_over.h"

namespace mael::web::pirates {

SidePanel panel_of(const SideView& side, int points) {
  SidePanel panel;
  panel.seat = side.seat;
  panel.name = side.name;
  name_player(side.player, panel);
  panel.active = side.active || side.awaited;
  if (side.artifact != 0) panel.emblem = icon_of_item(side.artifact);
  panel.pips = Pips{
      Icon::Life, side.life, side.most_life, Ink::Danger, {"pirates.fact.life", "PIR-116"_rule}};
  panel.figure =
      Fact{find_icon("coins"),
           std::to_string(points),
           side.ends_soon ? Ink::Danger : Ink::Accent,
           {side.ends_soon ? "pirates.fact.points.end" : "pirates.fact.points", "PIR-016"_rule}};
  panel.facts = {{find_icon("chest"),
                  std::to_string(side.hold.size()),
                  Ink::Accent,
                  {"pirates.fact.loot", "PIR-090"_rule}},
                 {find_icon("treasure-map"),
                  std::to_string(side.cards),
                  Ink::Muted,
                  {"pirates.fact.cards", "PIR-067"_rule}}};
  if (side.status == Status::Dead || side.status == Status::Gone) {
    panel.facts.insert(panel.facts.begin(), {find_icon("sunk"), say("pirates.panel.sunk")});
  }
  return panel;
}

std::vector<Pill> pills_of(const View& view, bool in_motion) {
  std::vector<Pill> pills;
  if (!view.threat.empty()) {
    pills.push_back({.words = view.threat,
                     .brief = view.threat_brief,
                     .icon = find_icon("coins"),
                     .tint = Ink::Danger,
                     .ink = Ink::Danger,
                     .rule = "PIR-016"_rule});
  }
  const std::string space = std::to_string(view.curse.space);
  const int next = view.curse.next_step;
  Pill curse;
  curse.words = next == 0
                    ? say("pirates.pill.curse.last", {space})
                    : say(next == view.curse.last ? "pirates.pill.curse.end" : "pirates.pill.curse",
                          {space, std::to_string(next)});
  curse.brief = next == 0 ? space : space + " › " + std::to_string(next);
  curse.icon = find_icon("curse");
  curse.tint = Ink::Danger;
  pills.push_back(std::move(curse));  // the threat to all
  // Before the first round the bar alone says what goes on.
  if (!view.round.empty()) {
    pills.push_back({.words = view.turn, .brief = view.round, .icon = Icon::Action});
  }
  if (!in_motion && !view.told.empty()) pills.push_back({.words = view.told, .tint = Ink::Accent});
  return pills;
}

BarView bar_of(const View& view, const Layout& layout, bool in_motion) {
  BarView bar;
  // Where buttons stand in the bar already there is no room for a long deed.
  const std::string doing = view.buttons.empty() ? view.doing : std::string();
  if (in_motion) {
    bar.words = {view.title, doing};
  } else if (!layout.asks_in_bar) {
    bar.words = words_of_bar(view);
  }
  bar.wraps = layout.form != Form::Wide;
  return bar;
}

}  // namespace mael::web::pirates
