#include "web/table/screen_core.h"

#include <algorithm>
#include <utility>

#include "web/base/say.h"

namespace mael::web {

// ---- What happens ------------------------------------------------------------------------------

void ScreenCore::set_may_take_back(bool may) {
  if (may == may_take_back_) return;
  may_take_back_ = parts_->moment.may_take_back = may;
  refresh();
}

void ScreenCore::set_waiting(bool waiting) {
  if (std::exchange(waiting_, waiting) && !waiting) give_up_acting();
}

void ScreenCore::set_stopped(bool stopped) {
  if (std::exchange(stopped_, stopped) != stopped) refresh();
}

void ScreenCore::set_settings(const ScreenSettings& settings) {
  if (std::exchange(settings_, settings) == settings) return;
  parts_->motion.set_time(settings.time_percent);
  settle_cover();
}

void ScreenCore::set_asks_who_plays(bool asks) {
  asks_who_plays_ = asks;
  settle_cover();
}

void ScreenCore::begin(const ScreenSettings& settings, bool is_over) {
  settings_ = settings;
  hints_ = {};
  review_ = nullptr;
  past_.reset();
  finish_motion();
  parts_->motion.set_time(settings.time_percent);
  ending_.reset();
  is_ended_ = is_over;
}

void ScreenCore::begin_step(Milliseconds now) {
  now_ = now;
  return_to_now();
  asks_who_plays_ = false;
}

void ScreenCore::begin_telling(const HandOver& next) {
  const bool reads_on = is_moving(now_) && next.viewer == reader();
  if (!reads_on) told_.begin(log_of(next.viewer).lines().size());
  for (const Sound sound : parts_->motion.take_sounds(now_)) heard_.push_back(sound);
}

void ScreenCore::end_telling(const HandOver& next) {
  told_.add(parts_->motion.end(), log_of(next.viewer).lines().size());
  if (settings_.reduced_motion) {
    for (const Sound sound : parts_->motion.take_sounds()) heard_.push_back(sound);
    finish_motion();
  }
  was_moving_ = is_moving(now_);
}

std::optional<Seat> ScreenCore::awaits_advice() const {
  if (!parts_->looking.asks_advice || review_ || past_) return {};
  return device().acts_for();
}

void ScreenCore::advise(std::string_view counsel) {
  Looking& looking = parts_->looking;
  if (!looking.asks_advice) return;
  if (!heed(counsel)) looking.refusal = Refusal{{}, say("ui.refusal.no_advice")};
  refresh();
}

std::optional<Milliseconds> ScreenCore::wake_at(Milliseconds now) const {
  if (is_moving(now) || was_moving_ || moves_besides(now) || list_.wants_frame()) return now;
  if (past_ && past_->moment.plays) return std::max(now, past_->due);
  return {};
}

HandOver ScreenCore::uncovered(const HandOver& device) const {
  const bool lies_open = is_laid_open() || (!settings_.curtain && !asks_who_plays_);
  return lies_open ? lift(device) : device;
}

void ScreenCore::settle_cover() {
  const HandOver open = uncovered(device());
  if (open == device()) return refresh();
  look_at(open);
}

// ---- What is shown -----------------------------------------------------------------------------

void ScreenCore::look_at(const HandOver& device) {
  lay_now(device);
  refresh();
}

void ScreenCore::refresh() {
  const std::optional<DecisionWords> decision = review_ ? show_decision() : std::nullopt;
  Moment& moment = parts_->moment;
  moment.shows_advantage = settings_.advantage;
  moment.offers_hints = settings_.hints;
  moment.asks_first = settings_.asks_first && !has_card();
  moment.asks_who_plays = asks_who_plays_;
  moment.taught = has_card();
  moment.stopped = stopped_ || is_arranged();
  moment.laid_open = is_laid_open();
  moment.has_past = !has_card() && entries() > 0;
  build();
  if (is_arranged()) drop_buttons();
  const bool is_over = shown_outcome().over;
  if (settings_.advantage && !is_over) parts_->chrome.advantage = advantage_of(near_seat());
  if (review_) show_review(decision);
  if (past_) show_moment();
  // The end of the game is told when what led to it has been seen.
  if (is_over && is_moving(now_)) parts_->chrome.notice.reset();
  if (is_over) complete_end();
  refreshed();
}

void ScreenCore::drop_buttons() {
  parts_->chrome.buttons.clear();
  parts_->chrome.tools.clear();
  parts_->chrome.notice.reset();
}

// What the end says at every table.
void ScreenCore::complete_end() {
  Chrome& view = parts_->chrome;
  if (view.notice && view.notice->aside) {
    const Seats winners = shown_outcome().winners;
    if (persons().size() == 1 && !winners.is_empty()) {
      const bool won = winners.includes(*persons().begin());
      const std::string said = say(won ? "ui.end.won" : "ui.end.lost");
      view.notice->sentence = said + " " + view.notice->sentence;
    }
    if (ending_) {
      tell_ending(parts_->commands, *ending_, name_of_seat(ending_->course.near), *view.notice);
    }
  } else if (parts_->looking.result_seen && !review_ && !past_ && !has_card() && !stopped_) {
    view.buttons = end_buttons(parts_->commands);
  }
  if (!ending_ || review_ || past_) return;
  refuse_review(*ending_, view.buttons);
  refuse_review(*ending_, view.menu);
}

void ScreenCore::tell_course(AfterGame ending, const std::string& facts) {
  ending_ = std::move(ending);
  ending_->facts = facts;
  refresh();
}

TableWish ScreenCore::wish_for(std::size_t hand, int lifted) const {
  return {.viewport = viewport_,
          .safe = safe_,
          .buttons = static_cast<int>(parts_->chrome.buttons.size()),
          .tools = static_cast<int>(parts_->chrome.tools.size()),
          .hand = static_cast<int>(hand),
          .lifted = lifted,
          .reviewing = review_ != nullptr};
}

void ScreenCore::fill_plainly(PlainPicture& picture, Milliseconds now, int lifted) const {
  picture.lists = &lists_;
  picture.told = told(now);
  picture.in_motion = is_moving(now);
  picture.scroll = list_.offset();
  picture.lifted = lifted;
  picture.pointed = parts_->pointer.pointer().at();
  picture.pressed = parts_->pointer.pointer().is_pressed();
  picture.pointer = parts_->pointer.carries() ? PointerLook::Grab : pointer_look();
  picture.refused_at = refused_at_;
  picture.refusal = refusal_place_;
}

std::size_t ScreenCore::told(Milliseconds now) const {
  return is_moving(now) && !past_ ? told_.lines(now, log().size()) : log().size();
}

// ---- In words ----------------------------------------------------------------------------------

namespace {

void add_choice(const Button& button, const std::string& group, Words& words) {
  const auto same = [&](const Words::Choice& choice) { return choice.notation == button.name; };
  if (!button.enabled() || std::any_of(words.choices.begin(), words.choices.end(), same)) return;
  words.choices.push_back({button.label, std::string(button.name), group});
}

void add_sentence(std::string_view words, std::string& told) {
  if (words.empty()) return;
  told += words;
  if (std::string_view(".!?:").find(told.back()) == std::string_view::npos) told += ".";
  told += " ";
}

void add_choices(const std::vector<Button>& buttons, const std::string& group, Words& words) {
  for (const Button& button : buttons) add_choice(button, group, words);
}

}  // namespace

// As it was laid out last; empty without a sheet.
std::string ScreenCore::sheet_in_words() const {
  const OverPlaces& over = parts_->places;
  if (over.sheet.height <= 0) return {};
  std::string told;
  add_sentence(over.sheet_title, told);
  if (lists_.words) {
    for (const ColumnPart& part : lists_.words->parts) add_sentence(part.text, told);
  }
  for (const std::string& thing : things_on_sheet()) add_sentence(thing, told);
  return told;
}

void ScreenCore::tell_around(Words& words) const {
  const Chrome& view = parts_->chrome;
  // What lies on top is read first.
  words.status = sheet_in_words() + words.status;
  if (view.notice && !view.notice->facts.empty()) words.status += " " + view.notice->facts;
  if (view.refusal) words.alert = alert_of(*view.refusal);
  for (const ToldLine& line : log()) words.log.push_back(line.text);
  if (view.notice) add_choices(view.notice->buttons, {}, words);
  if (!view.refusal || view.refusal->rule.empty()) return;
  words.choices.push_back({say("ui.button.why", {view.refusal->rule.text()}),
                           std::string(parts_->commands.name_of(Common::OpenRule)),
                           {}});
}

void ScreenCore::tell_commands(const std::string& decide, Words& words) const {
  const Chrome& view = parts_->chrome;
  const bool is_talked_about = review_ || !view.advice.empty();
  for (const Button& button : view.buttons) {
    const bool decides = parts_->commands.is_decision(button.command);
    if (is_talked_about || !decides) add_choice(button, decide, words);
  }
  const std::string look = say("text_view.group.look");
  add_choices(view.tools, look, words);
  if (parts_->hits.place_named("button learn")) {
    add_choice(parts_->commands.button(Common::Learn), look, words);
  }
  add_choices(view.menu, say("text_view.group.menu"), words);
}

}  // namespace mael::web
