#include "web/screens/cards/panels.h"

#include "engine/cards/help/words.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {

SidePanel panel_of(const SideView& side, int stockpile) {
  SidePanel panel;
  panel.seat = side.seat;
  panel.name = side.name;
  name_player(side.player, panel);
  panel.active = side.active;
  if (side.passing) panel.badge = Icon::EyeOff;
  if (side.sealed) panel.badge = Icon::Sealed;
  if (side.faction != kNoCard) panel.emblem = icon_of(side.faction);
  panel.figure = Fact{Icon::Resource,
                      std::to_string(stockpile),
                      Ink::Muted,
                      {"cards.fact.stockpile", rule_of(Count::Stockpile)}};
  panel.facts = {{Icon::HandOfTiles,
                  std::to_string(side.hand),
                  Ink::Muted,
                  {"cards.fact.hand", rule_of(Count::Hand)}},
                 {Icon::Rate,
                  "+" + std::to_string(side.income),
                  Ink::Legal,
                  {"cards.fact.income", rule_of(Count::Income)}}};
  return panel;
}

std::vector<Pill> pills_of(const View& view, bool in_motion) {
  std::vector<Pill> pills{{.words = view.turn}};
  if (view.ceasefire) {
    pills.push_back({.words = say("cards.floating.ceasefire"), .tint = Ink::Legal});
  }
  if (!in_motion && !view.told.empty()) pills.push_back({.words = view.told, .tint = Ink::Accent});
  return pills;
}

BarView bar_of(const View& view, const Layout& layout, const BarWords& words, bool in_motion) {
  BarView bar;
  bar.words = in_motion ? BarWords{view.title} : words;
  bar.wraps = layout.form == Form::Tall;
  if (view.actions_left >= 0) {
    bar.pips = Pips{Icon::Action, view.actions_left, kActionsPerTurn, Ink::Legal};
  }
  return bar;
}

}  // namespace mael::web::cards
