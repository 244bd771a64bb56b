#include "web/screens/maelstrom/input_commands.h"

#include "engine/maelstrom/abilities.h"
#include "web/screens/maelstrom/input_board.h"
#include "web/screens/maelstrom/input_power.h"
#include "web/screens/maelstrom/powers.h"
#include "web/screens/maelstrom/view_panels.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

void toggle(Selection& selection, Sheet sheet) {
  selection.sheet = selection.sheet == sheet ? Sheet::None : sheet;
}

void show_discard(const Situation& situation, bool own, Selection& selection) {
  View view;
  build_sides(situation, view);
  selection.subject = {{}, view.sides[own ? 0 : 1].seat, kNoRow};
  toggle(selection, Sheet::Discard);
}

void unpick(Picks& picks) {
  picks.row = kNoRow;
  if (picks.list.empty()) return;
  if (picks.list.back().tile && picks.list.back().space) {
    picks.list.back().space.reset();
  } else {
    picks.list.pop_back();
  }
}

// One step back: a sheet, a question, the payment, what is picked up.
void cancel(Selection& selection) {
  if (selection.sheet != Sheet::None) {
    selection.sheet = Sheet::None;
  } else if (selection.refusal) {
    selection.refusal.reset();
  } else if (selection.asks_advice || selection.advised) {
    drop_advice(selection);
  } else if (selection.asked_to_end) {
    selection.asked_to_end = false;
  } else if (!selection.opening.empty()) {
    selection.opening.pop_back();
  } else if (!selection.picks.empty()) {
    unpick(selection.picks);
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

void act(const Situation& situation, const Deed& deed, Reaction& reaction) {
  if (std::optional<Refusal> no = refused(situation, deed)) {
    reaction.selection.refusal = no;
    return;
  }
  reaction.actions.push_back({situation.actor(), deed});
  reaction.selection = cleared(reaction.selection);
}

void end_phase(const Situation& situation, Reaction& reaction) {
  if (std::optional<Refusal> no = refused(situation, EndPhase{})) {
    reaction.selection.refusal = no;
    return;
  }
  if (!reaction.selection.asked_to_end && warning_before_end(situation)) {
    reaction.selection = cleared(reaction.selection);
    reaction.selection.asked_to_end = true;
    return;
  }
  act(situation, EndPhase{}, reaction);
}

// Passes now and on everything that may be answered before the phase ends.
void pass_phase(const Situation& situation, Reaction& reaction) {
  if (situation.seen.awaiting != Awaiting::Answer) return;
  reaction.pass = PassWish{situation.actor(), true};
  act(situation, Decline{}, reaction);
}

// Whoever passes on answers for the rest of the phase is asked again.
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

void take_back(const Situation& situation, Reaction& reaction) {
  if (situation.may_take_back) {
    reaction.requests.push_back(request::TakeBack{});
  } else {
    reaction.selection.refusal = Refusal{{}, say("ui.refusal.take_back")};
  }
}

void open_rule(const Situation& situation, Reaction& reaction) {
  if (reaction.selection.sheet == Sheet::Menu) reaction.selection.sheet = Sheet::None;
  if (reaction.selection.refusal) {
    reaction.requests.push_back(request::OpenRule{reaction.selection.refusal->rule});
  } else if (situation.seen.phase == Phase::Over) {
    reaction.requests.push_back(request::OpenRule{outcome(situation.seen).rule});
  } else {
    reaction.requests.push_back(request::OpenRule{});
  }
}

// Advice is for whoever sees the hand it may be about.
void ask_advice(const Situation& situation, Reaction& reaction) {
  Selection& selection = reaction.selection;
  if (!situation.decides()) return refuse_waiting(situation, selection);
  if (std::optional<Refusal> no = refusal_to_advise(situation)) {
    selection.refusal = no;
    return;
  }
  const std::vector<Row> opening = std::move(selection.opening);
  selection = cleared(selection);
  selection.opening = opening;
  // A hand that is whole already is only to be taken.
  const bool whole = situation.seen.awaiting == Awaiting::OpeningHand &&
                     static_cast<int>(opening.size()) >= opening_tiles_needed(situation);
  if (whole) {
    selection.refusal = Refusal{{}, say("ui.todo.hand.full")};
  } else {
    selection.asks_advice = true;
  }
}

void confirm_or_resign(const Situation& situation, Reaction& reaction) {
  if (reaction.selection.sheet == Sheet::Resign) {
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

void decide(const Situation& situation, Command command, Reaction& reaction) {
  switch (command) {
    case Command::EndPhase: end_phase(situation, reaction); break;
    case Command::Draw: act(situation, DrawTile{}, reaction); break;
    case Command::EnergyToAction: act(situation, EnergyToAction{}, reaction); break;
    case Command::ActionsToEnergy: act(situation, ActionsToEnergy{}, reaction); break;
    case Command::Confirm: confirm_or_resign(situation, reaction); break;
    case Command::LessEnergy: change_energy(situation, -1, reaction); break;
    case Command::MoreEnergy: change_energy(situation, +1, reaction); break;
    case Command::OfferDraw: act(situation, OfferDraw{}, reaction); break;
    case Command::AcceptDraw: act(situation, AcceptDraw{}, reaction); break;
    case Command::DeclineDraw: act(situation, DeclineDraw{}, reaction); break;
    case Command::UseAbility: use_ability(situation, reaction); break;
    case Command::NextRelic: next_relic(situation, reaction); break;
    case Command::Pass: act(situation, Decline{}, reaction); break;
    case Command::PassPhase: pass_phase(situation, reaction); break;
    case Command::Resign: reaction.selection.sheet = Sheet::Resign; break;
    default: break;
  }
}

void look_around(const Situation& situation, Command command, Reaction& reaction) {
  Selection& selection = reaction.selection;
  switch (command) {
    case Command::Cancel: cancel(selection); break;
    case Command::TakeBack: take_back(situation, reaction); break;
    case Command::Lift: reaction.lift = situation.device.cover != Cover::None; break;
    case Command::Log: toggle(selection, Sheet::Log); break;
    case Command::Help: toggle(selection, Sheet::Help); break;
    case Command::Menu: toggle(selection, Sheet::Menu); break;
    case Command::OwnDiscard: show_discard(situation, true, selection); break;
    case Command::OtherDiscard: show_discard(situation, false, selection); break;
    case Command::AskAgain: ask_again(situation, reaction); break;
    case Command::Close:
      selection.sheet = Sheet::None;
      selection.result_seen = true;
      break;
    case Command::Share: reaction.requests.push_back(request::Share{}); break;
    case Command::SaveFile: reaction.requests.push_back(request::SaveFile{}); break;
    case Command::Leave: reaction.requests.push_back(request::Leave{}); break;
    case Command::Advise: ask_advice(situation, reaction); break;
    case Command::ShowAdvantage: reaction.requests.push_back(request::ShowAdvantage{true}); break;
    case Command::HideAdvantage: reaction.requests.push_back(request::ShowAdvantage{false}); break;
    case Command::Review: reaction.requests.push_back(request::Review{}); break;
    case Command::PlayAgain: reaction.requests.push_back(request::PlayAgain{}); break;
    case Command::BotForFirst: reaction.requests.push_back(request::HandToBot{Seat::A}); break;
    case Command::BotForSecond: reaction.requests.push_back(request::HandToBot{Seat::B}); break;
    case Command::OpenRule: open_rule(situation, reaction); break;
    default: break;
  }
}

}  // namespace

void press_command(const Situation& situation, Command command, Reaction& reaction) {
  if (!is_decision(command)) {
    look_around(situation, command, reaction);
  } else if (situation.acts()) {
    if (command != Command::Confirm) reaction.selection.refusal.reset();
    decide(situation, command, reaction);
  } else {
    refuse_waiting(situation, reaction.selection);
  }
}

}  // namespace mael::web::maelstrom
