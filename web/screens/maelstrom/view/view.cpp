#include "web/screens/maelstrom/view/view.h"

#include "engine/maelstrom/abilities.h"
#include "web/screens/maelstrom/view/view_board.h"
#include "web/screens/maelstrom/view/view_panels.h"

namespace mael::web::maelstrom {

namespace {

// Whether the attackers picked may attack as a group: only then it can be shown what comes of it.
bool attacks_enemy(const Situation& situation, const Selection& selection) {
  return selection.target && situation.acts() &&
         !situation.seen.tile(*selection.target).is_energy() &&
         !check(situation.seen,
                {situation.actor(), Attack{selection.attackers, selection.target->index}});
}

void build_previews(const Situation& situation, const Selection& selection, View& view) {
  if (attacks_enemy(situation, selection)) {
    view.attack = preview_attack(situation, *selection.target, selection.attackers);
  }
  if (selection.hand && selection.space) {
    const auto ways = ways_to_pay(situation, *selection.hand, *selection.space);
    if (!ways.empty()) view.summon = preview_summon(situation, ways, selection.way);
  }
  view.burn = preview_burn(situation);
  build_prompt(situation, selection, view);
}

}  // namespace

namespace {

void mark_chosen_relic(const Selection& selection, View& view) {
  const std::optional<Power>& power = selection.power;
  if (!power || power->kind != Power::Kind::Ability || power->user < kFirstRelic) return;
  view.sides[0].relics[power->user - std::size_t{kFirstRelic}].selected = true;
}

}  // namespace

View build_view(const Situation& situation, const Selection& selection) {
  View view;
  view.refusal = selection.refusal;
  view.sheet = selection.sheet;
  build_previews(situation, selection, view);
  build_board(situation, selection, view);
  view.pointer = make_pointer_note(situation, selection);
  build_header(situation, selection, view);
  build_sides(situation, view);
  mark_chosen_relic(selection, view);
  build_hand(situation, selection, view);
  build_buttons(situation, selection, view);
  build_notice(situation, selection, view);
  view.discard_of_own = selection.subject.seat == view.sides[0].seat;
  if (selection.sheet == OpenSheet::Card) view.card = make_card(situation, selection.subject);
  return view;
}

}  // namespace mael::web::maelstrom
