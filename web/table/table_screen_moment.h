// What the screens of all tables show at a moment: what is known of it, what was done, and the
// screen in words. A part of table_screen.h, which includes this.
#pragma once

#include "web/table/table_screen.h"

namespace mael::web {

template <class P>
void TableScreen<P>::open(const Players& players, const State& state, Journal journal,
                          const ScreenSettings& settings) {
  players_ = players;
  settings_ = settings;
  journal_ = std::move(journal);
  hints_ = {};
  hinted_.reset();
  review_.reset();
  past_.reset();
  timeline_.finish();
  timeline_.set_time(settings.time_percent);
  let_go();
  acted_.reset();
  keep_observations(state);
  ending_.reset();
  is_ended_ = outcome(state).over;
  selection_ = cleared(selection_);
  opened();
  const HandOver device = follow({}, state);
  look_at(is_laid_open() ? lift(device) : device);
}

template <class P>
void TableScreen<P>::applied(const State& before, const Action& action, const Events& events,
                             const State& after, Milliseconds now) {
  now_ = now;
  return_to_now();
  keep_observations(after);
  asks_who_plays_ = false;
  const HandOver device = uncovered(device_at(after));
  const std::vector<ToldLine>& lines = journal_.lines(device.viewer);
  const bool reads_on = is_moving(now) && device.viewer == reader();
  if (!reads_on) told_.begin(lines.size());
  journal_.record(before, events);
  append(heard_, timeline_.take_sounds(now));
  acting(action);
  plan_motion(before, events);
  acted_.reset();
  told_.add(timeline_.end(), lines.size());
  if (settings_.reduced_motion) {
    append(heard_, timeline_.take_sounds());
    timeline_.finish();
  }
  was_moving_ = is_moving(now);
  let_go();
  const Seat actor = situation_.actor();
  const Selection held = std::exchange(selection_, cleared(selection_));
  look_at(device);
  happened(action, actor, held);
}

template <class P>
void TableScreen<P>::advise(std::string_view counsel) {
  if (!selection_.asks_advice) return;
  selection_.asks_advice = false;
  if (const auto advice = Review::advice_in(counsel, advice_position())) {
    take_advice(*advice);
  } else {
    drop_advice(selection_);
    selection_.refusal = Refusal{{}, say("ui.refusal.no_advice")};
  }
  refresh();
}

template <class P>
std::string TableScreen<P>::sentence_of(const typename Review::Advice& advice) {
  const auto& [action, reasons] = advice;
  if (hinted_ && hinted_->action == action && hinted_->reasons == reasons) return hint_;
  const HintWords words = hints_.next(reasons);
  hinted_ = advice;
  hint_ = words.again ? sentence_once_more(words_for(action), !reasons.empty())
                      : sentence_of_advice(words_for(action), words_for(words.reasons));
  return hint_;
}

template <class P>
void TableScreen<P>::review(const State& first, std::vector<Action> log) {
  timeline_.finish();
  review_.emplace(first, std::move(log),
                  [this](const Action& action) { return is_table_talk(action); });
  selection_ = cleared(selection_);
  look_back();
}

template <class P>
void TableScreen<P>::look_at(const HandOver& device) {
  situation_ =
      make_situation<Situation>(observations_.of(device.viewer), device, players_, may_take_back_);
  if (is_arranged()) situation_.legal.clear();
  refresh();
}

template <class P>
void TableScreen<P>::refresh() {
  const std::optional<DecisionWords> decision = decision_in_words();
  if (review_) show_decision(decision);
  situation_.shows_advantage = settings_.advantage;
  situation_.offers_hints = settings_.hints;
  situation_.asks_first = settings_.asks_first && !has_card();
  situation_.asks_who_plays = asks_who_plays_;
  situation_.taught = has_card();
  situation_.stopped = stopped_ || is_arranged();
  situation_.laid_open = is_laid_open();
  situation_.has_past = !has_card() && journal_.entries() > 0;
  complete(situation_);
  view_ = make_view();
  if (is_arranged()) drop_buttons();
  const bool is_over = outcome(situation_.seen).over;
  if (settings_.advantage && !is_over) view_.advantage = advantage_of(view_.sides[0].seat);
  if (review_) show_review(decision);
  if (past_) show_moment();
  // The end of the game is told when what led to it has been seen.
  if (is_over && is_moving(now_)) view_.notice.reset();
  if (is_over) complete_end();
  refreshed();
}

template <class P>
auto TableScreen<P>::words() const -> TableWords<Action> {
  TableWords<Action> all;
  all.words = describe(situation_, view_);
  if (view_.notice && !view_.notice->facts.empty()) all.words.status += " " + view_.notice->facts;
  if (view_.refusal) all.words.alert = alert_of(*view_.refusal);
  for (const ToldLine& line : log()) all.words.log.push_back(line.text);
  if (view_.notice) add_buttons(view_.notice->buttons, {}, all);
  if (view_.refusal && !view_.refusal->rule.empty()) {
    all.add(say("ui.button.why", {view_.refusal->rule.text()}),
            std::string(P::commands().name_of(Common::OpenRule)));
  }
  const std::string decide = say("text_view.group.decide");
  for (const Action& action : situation_.legal) {
    all.add(words_of(situation_, action), write_action(situation_.seen, action), action, decide);
  }
  const bool is_talked_about = review_ || !view_.advice.empty();
  for (const Button& button : view_.buttons) {
    if (is_talked_about || !P::commands().is_decision(button.command)) {
      add_button(button, decide, all);
    }
  }
  const std::string look = say("text_view.group.look");
  add_buttons(view_.tools, look, all);
  if (places_.hits.named("button learn")) {
    add_button(P::commands().button(Common::Learn), look, all);
  }
  add_buttons(view_.menu, say("text_view.group.menu"), all);
  return all;
}

template <class P>
void TableScreen<P>::add_button(const Button& button, const std::string& group,
                                TableWords<Action>& all) {
  const auto same = [&](const Words::Choice& choice) { return choice.notation == button.name; };
  const auto& choices = all.words.choices;
  if (!button.enabled() || std::any_of(choices.begin(), choices.end(), same)) return;
  all.add(button.label, std::string(button.name), {}, group);
}

template <class P>
auto TableScreen<P>::wish(int lifted) const -> TableWish {
  return {.viewport = viewport_,
          .safe = safe_,
          .buttons = static_cast<int>(view_.buttons.size()),
          .tools = static_cast<int>(view_.tools.size()),
          .hand = static_cast<int>(view_.hand.size()),
          .lifted = lifted,
          .reviewing = review_.has_value()};
}

template <class P>
void TableScreen<P>::fill(TablePicture<View, Layout, Places>& picture, Milliseconds now,
                          int lifted) const {
  picture.view = &view_;
  picture.layout = &layout_;
  picture.places = &places_;
  picture.lists = &lists_;
  picture.told = told(now);
  picture.in_motion = is_moving(now);
  picture.scroll = list_.offset();
  picture.lifted = lifted;
  picture.pointed = pointer_.pointer().at();
  picture.pressed = pointer_.pointer().is_pressed();
  picture.pointer = pointer_.carried() ? PointerLook::Grab : pointer_look();
  picture.refused_at = refused_at_;
  picture.refusal = refusal_place_;
}

}  // namespace mael::web
