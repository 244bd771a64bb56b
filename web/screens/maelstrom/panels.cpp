#include "web/screens/maelstrom/panels.h"

#include <algorithm>

#include "engine/maelstrom/help/words.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

constexpr int kUsualActions = 3;

// Of the signs that are the game's own.
Ink own_ink(const SideView& side) {
  return side.edition == Edition::Vortex ? Ink::Storm : Ink::Legal;
}

}  // namespace

SidePanel panel_of(const SideView& side) {
  SidePanel panel;
  panel.seat = side.seat;
  panel.name = side.name;
  name_player(side.player, panel);
  panel.active = side.active;
  if (side.passing) panel.badge = Icon::EyeOff;
  panel.emblem = emblem_of(side.faction);
  panel.tint = tint_of(side.faction);
  panel.pips = Pips{Icon::Essence,
                    side.essence,
                    side.essence_full,
                    Ink::Accent,
                    {"ui.fact.essence", rule_of(Count::Essence), true}};
  panel.facts = {
      {Icon::Vortex,
       std::to_string(side.sides),
       own_ink(side),
       {"ui.fact.sides", rule_of(Count::Sides), true}},
      {Icon::Energy,
       std::to_string(side.hoard),
       Ink::Accent,
       {"ui.fact.energy", rule_of(Count::Hoard), true}},
      {Icon::HandOfTiles, std::to_string(side.hand), Ink::Muted, {"ui.fact.hand", {}, true}},
      {Icon::Stack,
       std::to_string(side.stack),
       Ink::Muted,
       {"ui.fact.stack", rule_of(Count::Stack), true}},
      // A tap leads to the discards themselves.
      {Icon::Discard,
       std::to_string(side.discarded),
       Ink::Muted,
       {"ui.fact.discard", rule_of(Count::Discards)}}};
  return panel;
}

std::vector<Pill> pills_of(const View& view, Form form) {
  std::vector<Pill> pills{{.words = form == Form::Wide ? view.turn : view.turn_brief,
                           .brief = view.turn_brief,
                           .told = view.turn}};
  if (!view.burn) return pills;
  Pill burn;
  burn.words = view.burn->sentence;
  burn.brief = view.burn->brief;
  burn.icon = view.burn->burns ? Icon::Burn : Icon::Vortex;
  burn.tint = view.burn->burns ? Ink::Danger : own_ink(view.sides[0]);
  burn.ink = view.burn->burns ? Ink::Danger : Ink::Text;
  burn.rule = rule_of(Count::Sides);
  // Where there is room for one of them, what burns weighs more.
  pills.insert(form == Form::Wide ? pills.end() : pills.begin(), std::move(burn));
  return pills;
}

BarView bar_of(const View& view) {
  BarView bar;
  bar.words.title = view.phases.empty() ? view.turn : current_phase(view);
  bar.words.hint = !view.hint.empty();
  bar.words.line = bar.words.hint ? view.hint : view.todo;
  for (const PhaseView& phase : view.phases) {
    bar.strokes.push_back(phase.current ? Ink::Accent : phase.done ? Ink::Text : Ink::Edge);
  }
  if (view.actions_left >= 0) {
    const int total = std::max(kUsualActions, view.actions_left);
    bar.pips = Pips{Icon::Action, view.actions_left, total, own_ink(view.sides[0])};
  }
  return bar;
}

}  // namespace mael::web::maelstrom
