#include "web/screens/maelstrom/input/input_commands.h"

#include "engine/maelstrom/abilities.h"
#include "web/screens/maelstrom/input/input_board.h"
#include "web/screens/maelstrom/input/input_power.h"
#include "web/screens/maelstrom/powers.h"
#include "web/screens/maelstrom/view/view_panels.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

void show_discard(const Situation& situation, bool own, Selection& selection) {
  View view;
  build_sides(situation, view);
  selection.subject = {{}, view.sides[own ? 0 : 1].seat, kNoRow};
  toggle(selection, OpenSheet::Discard);
}

// One step back: a sheet, what was said, the own hand to begin with, what is picked, the payment,
// what is picked up.
void cancel(const Situation& situation, Reaction& reaction) {
  Selection& selection = reaction.selection;
  if (step_back(selection)) return;
  const std::optional<Power> power = open_power(situation, selection);
  if (selection.opening) {
    selection.opening.reset();
  } else if (power && !selection.picks.empty()) {
    back_from_power(situation, *power, reaction);
  } else if (selection.space) {
    selection.space.reset();
  } else if (selection.target && selection.tile) {
    selection.target.reset();
    selection.attackers = 0;
  } else {
    const std::optional<Hex> hovered = selection.hovered;
    const bool result_seen = selection.result_seen;
    selection = cleared(selection);
    selection.hovered = hovered;
    selection.result_seen = result_seen;
  }
}

void end_phase(const Situation& situation, Reaction& reaction) {
  if (std::optional<Refusal> no = refused(situation, EndPhase{})) {
    reaction.selection.refusal = no;
    return;
  }
  Selection& selection = reaction.selection;
  if (asks_about(situation, warning_before_end(situation), selection, selection)) return;
  act(situation, EndPhase{}, reaction);
}

// Passes now and on everything that may be answered before the phase ends.
void pass_phase(const Situation& situation, Reaction& reaction) {
  if (situation.seen.awaiting != Awaiting::Answer) return;
  reaction.pass = PassWish{situation.actor(), true};
  act(situation, Decline{}, reaction);
}

// A player who passes on answers for the rest of the phase is asked again.
void ask_again(const Situation& situation, Reaction& reaction) {
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (situation.is_passing(seat)) reaction.pass = PassWish{seat, false};
  }
}

// Goes round the own relics that can be used.
void next_relic(const Situation& situation, Reaction& reaction) {
  if (!situation.decides()) return;
  const int count = situation.own().relics.size();
  const std::optional<Power>& now = reaction.selection.power;
  const bool on_relic = now && now->kind == Power::Kind::Ability && now->user >= kFirstRelic;
  const int first = on_relic ? now->user - kFirstRelic + 1 : 0;
  for (int i = 0; i < count; ++i) {
    const auto user = static_cast<std::uint8_t>(kFirstRelic + (first + i) % count);
    if (!can_use(situation, user)) continue;
    return begin_power(situation, {Power::Kind::Ability, user, kNoRow}, reaction);
  }
}

RuleId rule_to_open(const Situation& situation, const Selection& selection) {
  if (selection.refusal) return selection.refusal->rule;
  if (selection.sheet == OpenSheet::Card) {
    const std::optional<Card> card = make_card(situation, selection.subject);
    return card ? card->rule : RuleId{};
  }
  return situation.seen.phase == Phase::Over ? outcome(situation.seen).rule : RuleId{};
}

// Advice is for the player who sees the hand it may be about.
void ask_advice(const Situation& situation, Reaction& reaction) {
  Selection& selection = reaction.selection;
  if (!situation.decides()) return refuse_waiting(situation, selection);
  if (std::optional<Refusal> no = refusal_to_advise(situation, true)) {
    selection.refusal = no;
    return;
  }
  const std::optional<std::vector<Row>> opening = std::move(selection.opening);
  selection = cleared(selection);
  selection.opening = opening;
  // A hand that is whole already is only to be taken.
  const bool whole = situation.seen.awaiting == Awaiting::OpeningHand &&
                     static_cast<int>(opening_picks(situation, selection).size()) >=
                         opening_tiles_needed(situation);
  if (whole) {
    selection.refusal = Refusal{{}, say("ui.todo.hand.full")};
  } else {
    selection.asks_advice = true;
  }
}

void confirm_or_resign(const Situation& situation, Reaction& reaction) {
  if (reaction.selection.sheet == OpenSheet::Resign) {
    act(situation, Resign{}, reaction);
  } else if (reaction.selection.advised && !reaction.selection.advised->hand.empty()) {
    for (const Row row : reaction.selection.advised->hand) {
      reaction.actions.push_back({situation.actor(), TakeTile{row}});
    }
    reaction.selection = cleared(reaction.selection);
  } else if (reaction.selection.advised) {
    act(situation, Deed(reaction.selection.advised->action.deed), reaction);
  } else {
    confirm(situation, reaction);
  }
}

void answer(const Situation& situation, Own command, Reaction& reaction) {
  switch (command) {
    case Own::EndPhase: return end_phase(situation, reaction);
    case Own::Draw: return act(situation, DrawTile{}, reaction);
    case Own::EnergyToAction: return act(situation, EnergyToAction{}, reaction);
    case Own::ActionsToEnergy: return act(situation, ActionsToEnergy{}, reaction);
    case Own::LessEnergy: return change_energy(situation, -1, reaction);
    case Own::MoreEnergy: return change_energy(situation, +1, reaction);
    case Own::OfferDraw: return act(situation, OfferDraw{}, reaction);
    case Own::AcceptDraw: return act(situation, AcceptDraw{}, reaction);
    case Own::DeclineDraw: return act(situation, DeclineDraw{}, reaction);
    case Own::UseAbility: return use_ability(situation, reaction);
    case Own::NextRelic: return next_relic(situation, reaction);
    case Own::PassPhase: return pass_phase(situation, reaction);
    case Own::Resign: reaction.selection.sheet = OpenSheet::Resign; return;
    case Own::OwnHand: reaction.selection.opening.emplace(); return;
    case Own::OwnDiscard: return show_discard(situation, true, reaction.selection);
    case Own::OtherDiscard: return show_discard(situation, false, reaction.selection);
    case Own::AskAgain: return ask_again(situation, reaction);
  }
}

void answer(const Situation& situation, Common command, Reaction& reaction) {
  Selection& selection = reaction.selection;
  if (look_around(command, situation, rule_to_open(situation, selection),
                  {selection, reaction.requests, reaction.lift})) {
    return;
  }
  switch (command) {
    case Common::Confirm: return confirm_or_resign(situation, reaction);
    case Common::Pass: return act(situation, Decline{}, reaction);
    case Common::Cancel: return cancel(situation, reaction);
    case Common::Advise: return ask_advice(situation, reaction);
    default: return;  // of a review (table_screen.h)
  }
}

}  // namespace

void press_command(const Situation& situation, Command command, Reaction& reaction) {
  const bool decides = commands().is_decision(command);
  if (decides && !situation.acts()) return refuse_waiting(situation, reaction.selection);
  const bool looks_at_it = decides ? command == Common::Confirm || command == Own::EndPhase
                                   : command == Common::OpenRule || command == Common::Cancel;
  if (!looks_at_it) reaction.selection.refusal.reset();
  if (const auto own = command.own<Own>()) return answer(situation, *own, reaction);
  answer(situation, *command.common(), reaction);
}

}  // namespace mael::web::maelstrom
