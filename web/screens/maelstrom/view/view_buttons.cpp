#include "engine/maelstrom/help/attempts.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/view/view_panels.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

std::string end_label(const State& state) {
  switch (state.phase) {
    case Phase::Movement: return say("ui.button.end_movement");
    case Phase::Action: return say("ui.button.end_actions");
    default: return say("ui.button.end_turn");
  }
}

void add_action_buttons(const Situation& situation, View& view) {
  const std::string left = std::to_string(stack_size(situation.own()));
  const auto add = [&](Button button, const Deed& deed) {
    view.buttons.push_back(with_refusal(std::move(button), refused(situation, deed)));
  };
  add(with_brief(commands().button(Own::Draw, say("ui.button.draw", {left})),
                 say("ui.button.draw.brief")),
      DrawTile{});
  add(with_brief(commands().button(Own::EnergyToAction), say("ui.button.to_action.brief")),
      EnergyToAction{});
  add(with_brief(commands().button(Own::ActionsToEnergy), say("ui.button.to_energy.brief")),
      ActionsToEnergy{});
}

void add_turn_buttons(const Situation& situation, const Selection& selection, View& view) {
  const State& state = situation.seen;
  if (state.phase == Phase::Action) add_action_buttons(situation, view);
  Button end = with_brief(commands().button(Own::EndPhase, end_label(state)), say("ui.button.end"));
  end.primary = situation.legal.size() == 1;  // brass once nothing else is left to do
  end = asked_about(std::move(end), selection);
  view.buttons.insert(view.buttons.begin(), end);
}

void add_cancel(View& view) { view.buttons.push_back(commands().button(Common::Cancel)); }

void add_attack_buttons(const Situation& situation, const Selection& selection, View& view) {
  Button attack = commands().primary(Common::Confirm, say("ui.button.attack"));
  attack.refusal = refused(situation, Attack{selection.attackers, selection.target->index});
  view.buttons.push_back(attack);
  add_cancel(view);
}

// Whether all is chosen for an energy tile to be consumed.
bool consumes(const Situation& situation, const Selection& selection) {
  return selection.target && situation.seen.tile(*selection.target).is_energy() &&
         consumers_of(situation, *selection.target).size() == 1;
}

void add_consume_buttons(View& view) {
  view.buttons.push_back(commands().primary(Common::Confirm, say("ui.button.consume")));
  add_cancel(view);
}

void add_payment_buttons(View& view) {
  view.buttons.push_back(commands().primary(Common::Confirm, say("ui.button.summon")));
  add_cancel(view);
}

void add_opening_buttons(const Situation& situation, const Selection& selection, View& view) {
  const int needed = opening_tiles_needed(situation);
  const auto picked = static_cast<int>(opening_picks(situation, selection).size());
  Button take = commands().primary(Common::Confirm, say("ui.button.take_hand"));
  if (picked < needed) {
    take.refusal =
        Refusal{rule_of_decision(situation.seen), say_count("ui.todo.hand", needed - picked)};
  }
  view.buttons.push_back(take);
  if (!selection.opening) {
    view.buttons.push_back(commands().button(Own::OwnHand));
  } else {
    add_cancel(view);
  }
}

std::vector<Button> menu_of(const Situation& situation) {
  const bool is_over = situation.seen.phase == Phase::Over;
  std::vector<Button> own;
  if (situation.is_passing(Seat::A) || situation.is_passing(Seat::B)) {
    own.push_back(commands().button(Own::AskAgain));
  }
  // A lesson or a puzzle is left; whoever thinks on a board of their own may note it.
  const bool is_played = !situation.taught || situation.laid_open;
  if (is_played && situation.acts() && situation.seen.turn > 0) {
    own.push_back(with_refusal(commands().button(Own::OfferDraw), refused(situation, OfferDraw{})));
    own.push_back(commands().button(Own::Resign));
  }
  return make_menu(commands(), situation, is_over, std::move(own));
}

// The button that does it, the way to do without, and the way back.
void add_power_buttons(const Situation& situation, const Power& power, const Selection& selection,
                       View& view) {
  const char* label = power.kind == Power::Kind::Hand      ? "ui.button.play"
                      : power.kind == Power::Kind::Ability ? "ui.button.use"
                                                           : "ui.button.do";
  Button use = commands().primary(Common::Confirm, say(label));
  use.refusal = refusal_to_use(situation, power, selection.picks);
  view.buttons.push_back(use);
  if (offers<Decline>(situation) && power.kind == Power::Kind::Trigger) {
    view.buttons.push_back(commands().button(Common::Pass, say("ui.button.without")));
  }
  if (power.kind != Power::Kind::Trigger || !selection.picks.empty()) add_cancel(view);
}

void add_answer_buttons(View& view) {
  view.buttons.push_back(commands().primary(Common::Pass, say("ui.button.pass")));
  view.buttons.push_back(
      with_brief(commands().button(Own::PassPhase), say("ui.button.pass_phase.brief")));
}

void add_ability_button(const PromptView& prompt, View& view) {
  Button use = with_refusal(commands().button(Own::UseAbility), prompt.refusal);
  use.primary = use.enabled();
  view.buttons.push_back(use);
}

void add_decision_buttons(const Situation& situation, const Selection& selection, View& view) {
  const State& state = situation.seen;
  if (selection.advised) {
    view.buttons.push_back(commands().primary(Common::Confirm, say("ui.button.do")));
    add_cancel(view);
  } else if (state.awaiting == Awaiting::DrawAnswer) {
    view.buttons.push_back(commands().primary(Own::AcceptDraw, say("ui.button.accept")));
    view.buttons.push_back(commands().button(Own::DeclineDraw));
  } else if (state.awaiting == Awaiting::OpeningHand) {
    add_opening_buttons(situation, selection, view);
  } else if (const std::optional<Power> power = open_power(situation, selection)) {
    add_power_buttons(situation, *power, selection, view);
  } else if (state.awaiting == Awaiting::Answer) {
    add_answer_buttons(view);
  } else if (state.awaiting != Awaiting::Turn) {
    return;
  } else if (view.prompt && view.prompt->offers_use) {
    add_ability_button(*view.prompt, view);
    add_cancel(view);
  } else if (view.summon) {
    add_payment_buttons(view);
  } else if (selection.target && !state.tile(*selection.target).is_energy()) {
    add_attack_buttons(situation, selection, view);
  } else if (consumes(situation, selection)) {
    add_consume_buttons(view);
  } else {
    add_turn_buttons(situation, selection, view);
    if (selection.tile || selection.hand || selection.target) add_cancel(view);
  }
}

}  // namespace

void build_buttons(const Situation& situation, const Selection& selection, View& view) {
  if (situation.decides()) {
    add_decision_buttons(situation, selection, view);
  } else if (situation.device.viewer != Seat::Chance &&
             situation.is_passing(situation.device.viewer)) {
    view.buttons.push_back(commands().button(Own::AskAgain));
  }
  if (situation.device.cover == Cover::Own && situation.seen.awaiting == Awaiting::Turn) {
    view.buttons.push_back(commands().button(Common::Lift));
  }
  view.tools = make_tools(commands(), situation, refusal_to_advise(situation, situation.decides()));
  view.menu = menu_of(situation);
}

// ---- Notices ---------------------------------------------------------------------------------

namespace {

std::string ending_sentence(const Situation& situation) {
  const State& state = situation.seen;
  const auto named = [&](Seat seat) {
    return seat == Seat::Chance ? std::string() : name_of(situation, seat);
  };
  const Seat loser = state.winner == Seat::Chance ? Seat::Chance : opponent_of(state.winner);
  switch (state.ending) {
    case Ending::Essence: return say("ui.over.essence", {named(loser)});
    case Ending::Surround: return say("ui.over.surround", {named(state.winner)});
    case Ending::Resignation: return say("ui.over.resignation", {named(loser)});
    case Ending::NoProgress:
      return say("ui.over.noprogress", {std::to_string(state.options.draw_after)});
    case Ending::Agreement: return say("ui.over.agreement");
    case Ending::Running: break;
  }
  return {};
}

// When it was, and what was not burnt.
std::string tally_of(const Situation& situation) {
  const State& state = situation.seen;
  const auto essence = [&](Seat seat) { return std::to_string(state.side(seat).essence); };
  return say("ui.over.tally", {std::to_string(state.turn), name_of(situation, Seat::A),
                               essence(Seat::A), name_of(situation, Seat::B), essence(Seat::B)});
}

NoticeView over_notice(const Situation& situation) {
  const Seat winner = situation.seen.winner;
  return end_notice(commands(),
                    winner == Seat::Chance ? say("ui.over.draw")
                                           : say("ui.over.wins", {name_of(situation, winner)}),
                    ending_sentence(situation) + " " + tally_of(situation));
}

NoticeView curtain_notice(const Situation& situation) {
  const std::string name = name_of(situation, situation.device.next);
  NoticeView notice{say("ui.curtain.title", {name}),
                    say("ui.curtain.sentence"),
                    {commands().primary(Common::Lift, say("ui.curtain.lift", {name}))}};
  notice.buttons[0].key = "Enter";
  if (!situation.asks_who_plays) return notice;
  for (Button& button : bot_buttons(commands(), seat_names(situation))) {
    notice.buttons.push_back(std::move(button));
  }
  return notice;
}

NoticeView resign_notice(const Situation& situation) {
  const std::string rival = name_of(situation, opponent_of(situation.actor()));
  return {say("ui.resign.title"),
          say("ui.resign.sentence", {rival}),
          {commands().button(Common::Confirm, say("ui.button.resign")),
           commands().primary(Common::Close, say("ui.button.play_on"))}};
}

}  // namespace

void build_notice(const Situation& situation, const Selection& selection, View& view) {
  if (situation.device.cover == Cover::Table) {
    view.notice = curtain_notice(situation);
    view.notice->hides_table = true;
  } else if (situation.seen.phase == Phase::Over && !selection.result_seen && !situation.taught) {
    view.notice = over_notice(situation);
  } else if (selection.sheet == OpenSheet::Resign && situation.acts()) {
    view.notice = resign_notice(situation);
  }
}

}  // namespace mael::web::maelstrom
