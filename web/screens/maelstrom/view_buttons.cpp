#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/offers.h"
#include "web/screens/maelstrom/view_panels.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

Button make_button(Command command, std::string label, const char* key = "",
                   std::optional<Refusal> refusal = {}) {
  return {command, label, key, label, false, std::move(refusal)};
}

Button primary_button(Command command, std::string label, const char* key) {
  return {command, label, key, label, true, {}};
}

Button with_brief(Button button, std::string brief) {
  button.brief = std::move(brief);
  return button;
}

std::string end_label(const State& state, bool asked) {
  if (asked) return say("ui.button.end_anyway");
  switch (state.phase) {
    case Phase::Movement: return say("ui.button.end_movement");
    case Phase::Action: return say("ui.button.end_actions");
    default: return say("ui.button.end_turn");
  }
}

void add_action_buttons(const Situation& situation, View& view) {
  const std::string left = std::to_string(stack_size(situation.own()));
  const std::string one = say("ui.button.one_more");
  const auto add = [&](Command command, std::string label, const char* key, const Deed& deed,
                       std::string brief) {
    view.buttons.push_back(with_brief(
        make_button(command, std::move(label), key, refused(situation, deed)), std::move(brief)));
  };
  add(Command::Draw, say("ui.button.draw", {left}), "D", DrawTile{}, left);
  add(Command::EnergyToAction, say("ui.button.to_action"), "X", EnergyToAction{}, one);
  add(Command::ActionsToEnergy, say("ui.button.to_energy"), "C", ActionsToEnergy{}, one);
}

void add_turn_buttons(const Situation& situation, const Selection& selection, View& view) {
  const State& state = situation.seen;
  if (state.phase == Phase::Action) add_action_buttons(situation, view);
  Button end = with_brief(
      make_button(Command::EndPhase, end_label(state, selection.asked_to_end), "E"),
      say("ui.button.end"));
  // Brass once nothing else is left to do, or once the question is asked.
  end.primary = selection.asked_to_end || situation.legal.size() == 1;
  view.buttons.insert(view.buttons.begin(), end);
}

void add_cancel(View& view) {
  view.buttons.push_back(make_button(Command::Cancel, say("ui.button.cancel"), "Esc"));
}

void add_attack_buttons(const Selection& selection, View& view) {
  Button attack = primary_button(Command::Confirm, say("ui.button.attack"), "Enter");
  if (selection.attackers == 0) {
    attack.refusal = Refusal{"MAE-106"_rule, say("rule.MAE-106")};
  }
  view.buttons.push_back(attack);
  add_cancel(view);
}

void add_payment_buttons(View& view) {
  view.buttons.push_back(primary_button(Command::Confirm, say("ui.button.summon"), "Enter"));
  add_cancel(view);
}

void add_opening_buttons(const Situation& situation, const Selection& selection, View& view) {
  const int needed = opening_tiles_needed(situation);
  const auto picked = static_cast<int>(selection.opening.size());
  Button take = primary_button(Command::Confirm, say("ui.button.take_hand"), "Enter");
  if (picked < needed) {
    take.refusal = Refusal{"MAE-048"_rule, say_count("ui.todo.hand", needed - picked)};
  }
  view.buttons.push_back(take);
  if (picked > 0) add_cancel(view);
}

void add_tools(const Situation& situation, View& view) {
  Button undo = make_button(Command::TakeBack, say("ui.button.take_back"), "U");
  if (!situation.may_take_back) undo.refusal = Refusal{{}, say("ui.refusal.take_back")};
  view.tools.push_back(undo);
  Button advise = make_button(Command::Advise, say("ui.button.advise"), "T");
  if (!situation.decides()) {
    advise.refusal = Refusal{{}, say("ui.refusal.advise")};
  } else {
    advise.refusal = refusal_to_advise(situation);
  }
  view.tools.push_back(advise);
  view.tools.push_back(make_button(Command::Log, say("ui.button.log"), "L"));
  view.tools.push_back(make_button(Command::Help, say("ui.button.help"), "?"));
  view.tools.push_back(make_button(Command::Menu, say("ui.button.menu"), "M"));
}

void add_menu(const Situation& situation, View& view) {
  if (situation.is_passing(Seat::A) || situation.is_passing(Seat::B)) {
    view.menu.push_back(make_button(Command::AskAgain, say("ui.button.ask_again")));
  }
  if (situation.seen.phase == Phase::Over) {
    view.menu.push_back(make_button(Command::Review, say("ui.button.review")));
  }
  view.menu.push_back(situation.shows_advantage
                          ? make_button(Command::HideAdvantage, say("ui.button.hide_advantage"))
                          : make_button(Command::ShowAdvantage, say("ui.button.show_advantage")));
  view.menu.push_back(make_button(Command::Share, say("ui.button.share")));
  view.menu.push_back(make_button(Command::SaveFile, say("ui.button.save_file")));
  if (situation.acts() && situation.seen.turn > 0) {
    view.menu.push_back(make_button(Command::OfferDraw, say("ui.button.offer_draw"), "",
                                    refused(situation, OfferDraw{})));
    view.menu.push_back(make_button(Command::Resign, say("ui.button.resign")));
  }
  view.menu.push_back(make_button(Command::OpenRule, say("ui.button.rules")));
  view.menu.push_back(make_button(Command::PlayAgain, say("ui.button.new_game")));
  view.menu.push_back(make_button(Command::Leave, say("ui.button.leave")));
}

// The button that does it, the way to do without, and the way back.
void add_power_buttons(const Situation& situation, const Power& power, const Selection& selection,
                       View& view) {
  const Options options = options_for(situation, power, selection.picks);
  const char* label = power.kind == Power::Kind::Event     ? "ui.button.play"
                      : power.kind == Power::Kind::Ability ? "ui.button.use"
                                                           : "ui.button.do";
  Button use = primary_button(Command::Confirm, say(label), "Enter");
  if (!options.complete) use.refusal = Refusal{"MAE-212"_rule, view.prompt->ask};
  view.buttons.push_back(use);
  if (offers<Decline>(situation) && power.kind == Power::Kind::Trigger) {
    view.buttons.push_back(make_button(Command::Pass, say("ui.button.without"), "K"));
  }
  if (power.kind != Power::Kind::Trigger || !selection.picks.empty()) add_cancel(view);
}

void add_answer_buttons(View& view) {
  view.buttons.push_back(primary_button(Command::Pass, say("ui.button.pass"), "K"));
  view.buttons.push_back(with_brief(
      make_button(Command::PassPhase, say("ui.button.pass_phase"), "J"),
      say("ui.button.pass_phase.brief")));
}

void add_ability_button(const PromptView& prompt, View& view) {
  Button use = make_button(Command::UseAbility, say("ui.button.ability"), "A", prompt.refusal);
  use.primary = use.enabled();
  view.buttons.push_back(use);
}

void add_decision_buttons(const Situation& situation, const Selection& selection, View& view) {
  const State& state = situation.seen;
  if (selection.advised) {
    view.buttons.push_back(primary_button(Command::Confirm, say("ui.button.do"), "Enter"));
    add_cancel(view);
  } else if (state.awaiting == Awaiting::DrawAnswer) {
    view.buttons.push_back(primary_button(Command::AcceptDraw, say("ui.button.accept"), ""));
    view.buttons.push_back(make_button(Command::DeclineDraw, say("ui.button.decline")));
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
    add_attack_buttons(selection, view);
  } else {
    add_turn_buttons(situation, selection, view);
    if (selection.tile || selection.hand || selection.target) add_cancel(view);
  }
}

}  // namespace

std::optional<Refusal> refusal_to_advise(const Situation& situation) {
  if (situation.device.viewer == situation.device.actor) return {};
  return Refusal{{}, say("ui.refusal.advise_covered")};
}

void build_buttons(const Situation& situation, const Selection& selection, View& view) {
  if (situation.decides()) {
    add_decision_buttons(situation, selection, view);
  } else if (situation.device.viewer != Seat::Chance && situation.is_passing(situation.device.viewer)) {
    view.buttons.push_back(make_button(Command::AskAgain, say("ui.button.ask_again")));
  }
  if (situation.device.cover == Cover::Own && situation.seen.awaiting == Awaiting::Turn) {
    view.buttons.push_back(make_button(Command::Lift, say("ui.button.show_hand"), "H"));
  }
  add_tools(situation, view);
  add_menu(situation, view);
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

NoticeView over_notice(const Situation& situation) {
  const Seat winner = situation.seen.winner;
  NoticeView notice;
  notice.title = winner == Seat::Chance ? say("ui.over.draw")
                                        : say("ui.over.wins", {name_of(situation, winner)});
  notice.sentence = ending_sentence(situation);
  notice.buttons = {primary_button(Command::PlayAgain, say("ui.button.play_again"), "Enter"),
                    make_button(Command::Review, say("ui.button.review")),
                    make_button(Command::Close, say("ui.button.look"), "Esc"),
                    make_button(Command::Leave, say("ui.button.leave"))};
  return notice;
}

NoticeView curtain_notice(const Situation& situation) {
  const std::string name = name_of(situation, situation.device.next);
  NoticeView notice{say("ui.curtain.title", {name}), say("ui.curtain.sentence"),
                    {primary_button(Command::Lift, say("ui.curtain.lift", {name}), "Enter")}};
  if (!situation.asks_who_plays) return notice;
  for (const Seat seat : {Seat::A, Seat::B}) {
    const Command command = seat == Seat::A ? Command::BotForFirst : Command::BotForSecond;
    notice.buttons.push_back(
        make_button(command, say("ui.curtain.bot", {name_of(situation, seat)})));
  }
  return notice;
}

NoticeView resign_notice(const Situation& situation) {
  const std::string rival = name_of(situation, opponent_of(situation.actor()));
  return {say("ui.resign.title"), say("ui.resign.sentence", {rival}),
          {make_button(Command::Confirm, say("ui.button.resign")),
           primary_button(Command::Close, say("ui.button.play_on"), "Esc")}};
}

}  // namespace

void build_notice(const Situation& situation, const Selection& selection, View& view) {
  if (situation.device.cover == Cover::Table) {
    view.notice = curtain_notice(situation);
    view.curtain = true;
  } else if (situation.seen.phase == Phase::Over && !selection.result_seen) {
    view.notice = over_notice(situation);
  } else if (selection.sheet == Sheet::Resign && situation.acts()) {
    view.notice = resign_notice(situation);
  }
}

}  // namespace mael::web::maelstrom
