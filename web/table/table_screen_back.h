// What the screens of all tables do to look back: on a finished game, with what its decisions were
// worth, and at an earlier moment of a game that goes on; what numbers of a side say, and buttons
// on which a finger stays; and what is heard. The rest of table_screen.h, which includes this.
#pragma once

#include "web/table/table_screen.h"

namespace mael::web {

// ---- A finger that stays -----------------------------------------------------------------------

// A finger that stays on a button, many of which show but a sign, is told what it does.
template <class P>
bool TableScreen<P>::tells_button(const Gesture& gesture) {
  if (!is_hold(gesture)) return false;
  const Hit<Intent>* hit = places_.hits.at(gesture.at);
  const auto* press = hit ? std::get_if<intent::Press>(&hit->intent) : nullptr;
  const Button* button = press ? button_of(view_, press->command) : nullptr;
  if (!button) return false;
  selection_.refusal = what_it_does(*button);
  refused_at_ = gesture.at;
  refresh();
  return true;
}

// It is lifted after a long press that told nothing but the name of a button: it presses what it
// was on. One that was none leaves everything as it was before it, and where it was: the tap that
// it was comes in the same frame, and what the long press opened no longer covers what is tapped.
template <class P>
bool TableScreen<P>::read_hold_end(const Gesture& gesture, Wishes& wishes) {
  const bool undone = gesture.kind == GestureKind::HoldUndone;
  if (!undone && gesture.kind != GestureKind::HoldEnd) return false;
  const std::optional<Held> held = std::exchange(held_, {});
  if (undone && held) {
    selection_ = held->before;
    refresh();
    place();
  } else if (held && !held->told) {
    drop_refusal();
    Gesture tap = gesture;
    tap.kind = GestureKind::Tap;
    read_gesture(tap, wishes);
  }
  return true;
}

// Nothing but words against it leaves all as it was.
template <class P>
bool TableScreen<P>::close_topmost(Wishes& wishes) {
  const bool looked = review_ || past_;
  const Selection was = selection_;
  read_key({.key = Key::Escape}, wishes);
  if (selection_.refusal && !(selection_.refusal == was.refusal)) drop_refusal();
  return !(selection_ == was) || looked;
}

// What was heard since the frame before. The end of the game is when it has been seen.
template <class P>
void TableScreen<P>::hear(Wishes& wishes) {
  append(wishes.sounds, std::exchange(heard_, {}));
  append(wishes.sounds, timeline_.take_sounds(now_));
  const bool is_ended = !review_ && !past_ && outcome(situation_.seen).over && !is_moving(now_);
  if (!is_ended || std::exchange(is_ended_, true)) return;
  wishes.sounds.push_back(Sound::Win);
}

// ---- Numbers of a side -------------------------------------------------------------------------

// A number on the panel of a seat says what it is, and a fact beside the tools all it has to say.
template <class P>
bool TableScreen<P>::tells_number(const Gesture& gesture) {
  const bool tapped = gesture.kind == GestureKind::Tap;
  if (places_.covered || !(tapped || is_hold(gesture))) return false;
  auto told = told_by_number(gesture.at, tapped);
  if (!told && !places_.hits.at(gesture.at)) {
    const std::vector<Pill> all = pills();
    told = told_at(all, place_pills(all, layout_.notice, *measure_), gesture.at);
  }
  if (!told) return false;
  selection_.refusal = std::move(told);
  refused_at_ = gesture.at;
  refresh();
  return true;
}

template <class P>
std::optional<Refusal> TableScreen<P>::told_by_number(Vec2 at, bool tapped) const {
  std::vector<SidePanel> sides = side_panels();
  show_clocks(clocks_, sides);
  for (std::size_t i = 0; i < sides.size() && i < layout_.panels.size(); ++i) {
    const Rect panel = layout_.panels[i];
    if (!panel.contains(at)) continue;
    return told_at(sides[i], place_side(sides[i], panel, *measure_), at, tapped);
  }
  return {};
}

// ---- The end
// -------------------------------------------------------------------------------------

template <class P>
void TableScreen<P>::complete_end() {
  if (view_.notice && view_.notice->aside) {
    const Seats winners = outcome(situation_.seen).winners;
    if (persons().size() == 1 && !winners.is_empty()) {
      const bool won = winners.includes(*persons().begin());
      const std::string said = say(won ? "ui.end.won" : "ui.end.lost");
      view_.notice->sentence = said + " " + view_.notice->sentence;
    }
    if (ending_) {
      const std::string near = name_of(situation_, ending_->course.near);
      tell_ending(P::commands(), *ending_, near, *view_.notice);
    }
  } else if (selection_.result_seen && !review_ && !past_ && !has_card() && !stopped_) {
    view_.buttons = end_buttons(P::commands());
  }
  if (!ending_ || review_ || past_) return;
  refuse_review(*ending_, view_.buttons);
  refuse_review(*ending_, view_.menu);
}

template <class P>
void TableScreen<P>::set_course(const std::vector<State>& seen, const std::string& facts) {
  ending_ = chances_in(seen, near_in_review(playing()));
  ending_->facts = facts;
  refresh();
}

template <class P>
AfterGame TableScreen<P>::chances_in(const std::vector<State>& seen, Seat near) const {
  AfterGame ending;
  ShareCurve& course = ending.course;
  course.near = near;
  course.far = far_from(near, seats_of(seen.back()));
  course.at = course.size = static_cast<int>(seen.size()) - 1;
  for (int entry = 0; entry <= course.size; ++entry) {
    const State& state = seen[static_cast<std::size_t>(entry)];
    course.curve.push_back({entry, share_of<Game>(evaluate(state, near))});
    const int before = std::max(0, entry - 1);
    const bool begins = turn_number(state) != turn_number(seen[static_cast<std::size_t>(before)]);
    if (begins) course.turns.push_back(entry);
    const bool counts = (begins || entry == 0) && turn_number(state) > 0;
    if (counts) ending.turns.push_back({entry, turn_number(state)});
  }
  ending.decided = deciding_turn(ending);
  return ending;
}

// ---- A finished game
// -----------------------------------------------------------------------------

template <class P>
void TableScreen<P>::look_back() {
  HandOver device;
  device.viewer = near_in_review(playing());
  device.turn = turn_number(review_->state());
  const State seen = observe(review_->state(), device.viewer);
  situation_ = make_situation<Situation>(seen, device, players_, may_take_back_);
  refresh();
  looked_back();
}

// What a seat decides next in what is shown, as it saw it; nothing where none does.
template <class P>
std::optional<DecisionWords> TableScreen<P>::decision_in_words() const {
  const Action* done = review_ ? review_->decision() : nullptr;
  if (!done) return {};
  HandOver device;
  device.viewer = device.actor = done->by;
  const Situation then(device, observe(review_->state(), done->by), players_);
  DecisionWords words{name_of(then, done->by), words_of(then, *done), {}};
  if (const auto better = review_->better()) {
    words.better = sentence_of_advice(words_of(then, *better),
                                      why_in_words(then, review_->counsel()->reasons));
  }
  return words;
}

// Lights up the better action if there is one, else what was done.
template <class P>
void TableScreen<P>::show_decision(const std::optional<DecisionWords>& decision) {
  selection_.advised.reset();
  if (!decision) return;
  const auto better = review_->better();
  selection_.advised = {better ? *better : *review_->decision(), decision->done};
}

// In place of what is to be decided stand the curve of the game and words about the decision.
template <class P>
void TableScreen<P>::show_review(const std::optional<DecisionWords>& decision) {
  const Seat near = view_.sides[0].seat;
  view_.review = curve_of(*review_, near);
  const ReviewWords words =
      web::words_of(*review_, *view_.review, name_of(situation_, near), decision);
  view_.notice.reset();
  view_.advice = read_out(words);
  view_.buttons = review_buttons(P::commands(), *review_, near_in_review(playing()));
  view_.tools = review_tools(P::commands());
  view_.menu = review_menu(P::commands());
  build_review(words, view_);
}

// What a review does with an intent; the rest is looking around as ever.
template <class P>
bool TableScreen<P>::handle_review(const Intent& intent, Wishes& wishes) {
  if (!review_) return false;
  const auto* press = std::get_if<intent::Press>(&intent);
  if (!press) return P::Decisive::hold(intent, P::commands());
  const bool sheet_open = selection_.sheet != OpenSheet::None;
  const Seat near = near_in_review(playing());
  switch (press_in_review(*review_, near, press->command, sheet_open, wishes.requests)) {
    case ReviewReply::Done: look_back(); return true;
    case ReviewReply::Close: close_review(); return true;
    case ReviewReply::PassedOn: break;
  }
  return P::Decisive::hold(intent, P::commands());
}

template <class P>
void TableScreen<P>::close_review() {
  const State last = review_->last();
  review_.reset();
  selection_ = cleared(selection_);
  selection_.result_seen = true;
  keep_observations(last);
  look_at(follow({}, last));
  looked_back();
}

// Keys that go somewhere; false for all others.
template <class P>
bool TableScreen<P>::go_by_key(const KeyPress& key) {
  if (!review_ || view_.sheet != OpenSheet::None) return false;
  switch (key.key) {
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right:
    case Key::Home:
    case Key::End: review_->follow(key.key); break;
    case Key::Character:
      if (key.control || (key.character != 'n' && key.character != 'p')) return false;
      review_->go_to_turning(key.character == 'n' ? +1 : -1);
      break;
    default: return false;
  }
  look_back();
  return true;
}

// The curve is a slider: tapped or dragged along.
template <class P>
bool TableScreen<P>::scrub(const Gesture& gesture) {
  if (!review_ || places_.covered) return false;
  const auto [taken, entry] = slider_.read(gesture, layout_.curve, review_->size());
  if (entry) {
    review_->go_to(*entry);
    look_back();
  }
  return taken;
}

// ---- An earlier moment
// ---------------------------------------------------------------------------

template <class P>
void TableScreen<P>::show_past(int entries, const State& then) {
  timeline_.finish();
  if (entries == journal_.entries()) return return_to_now();
  lay_past(entries, then);
}

template <class P>
void TableScreen<P>::replay(int entries, const State& before, const Action& action,
                            const Events& events, const State& after) {
  lay_past(entries - 1, before);
  told_.begin(log().size());
  acting(action);
  plan_motion(before, events);
  if (settings_.reduced_motion) timeline_.finish();
  was_moving_ = is_moving(now_);
  past_->due = std::max(now_, timeline_.end()) + pause_between();
  if (entries == journal_.entries()) return return_to_now();
  lay_past(entries, after);
}

// Between two steps that are played; without motion there must be time to see what happened.
template <class P>
Milliseconds TableScreen<P>::pause_between() const {
  return settings_.reduced_motion ? 900 : 250;
}

template <class P>
void TableScreen<P>::lay_past(int entries, const State& then) {
  if (!past_) past_.emplace(Past{{}, situation_.device, selection_});
  acted_.reset();
  let_go();
  past_->moment.at = entries;
  past_->moment.size = journal_.entries();
  past_->open = observe(then, Seat::Chance);
  HandOver device;
  device.viewer = past_->device.viewer;
  device.turn = turn_number(then);
  selection_ = cleared(selection_);
  situation_ =
      make_situation<Situation>(observe(then, device.viewer), device, players_, may_take_back_);
  refresh();
  looked_back();
}

// What was picked up when the game was left is picked up still.
template <class P>
void TableScreen<P>::return_to_now() {
  if (!past_) return;
  const Past past = std::move(*past_);
  past_.reset();
  selection_ = past.held;
  selection_.sheet = OpenSheet::None;
  look_at(uncovered(past.device));
  looked_back();
}

// In place of what is to be decided stands which moment it is, and where one may go from there.
template <class P>
void TableScreen<P>::show_moment() {
  view_.past = past_->moment;
  view_.todo = web::words_of(past_->moment);
  if constexpr (requires { view_.hint.clear(); }) view_.hint.clear();
  view_.notice.reset();
  view_.buttons = past_buttons(P::commands(), past_->moment);
  view_.tools = past_tools(P::commands());
  view_.menu = past_menu(P::commands());
}

// What an earlier moment does with an intent; the rest is looking around as ever.
template <class P>
bool TableScreen<P>::handle_past(const Intent& intent, Wishes& wishes) {
  const auto* press = std::get_if<intent::Press>(&intent);
  if (!past_) {
    if (press && press->command == Common::PlayFrom && ending_ && ending_->decided) {
      wishes.requests.push_back(request::PlayFrom{ending_->decided->entry});
      return true;
    }
    if (!press || !(press->command == Common::LookBack)) return false;
    ask_for_moment(journal_.entries() - 1, wishes);
    return true;
  }
  if (!press) return P::Decisive::hold(intent, P::commands());
  const bool sheet_open = selection_.sheet != OpenSheet::None;
  switch (press_in_past(past_->moment, press->command, sheet_open, wishes.requests)) {
    case PastReply::Done:
      past_->due = now_;
      refresh();
      return true;
    case PastReply::Return:
      timeline_.finish();
      return_to_now();
      return true;
    case PastReply::PassedOn: break;
  }
  return P::Decisive::hold(intent, P::commands());
}

template <class P>
void TableScreen<P>::ask_for_moment(int entries, Wishes& wishes) {
  if (situation_.has_past) wishes.requests.push_back(request::LookAt{entries});
}

template <class P>
bool TableScreen<P>::go_in_past(const KeyPress& key, Wishes& wishes) {
  if (!past_ || view_.sheet != OpenSheet::None || key.control) return false;
  const std::optional<Common> command = past_command_at(key.key);
  if (command) handle(intent::Press{*command}, wishes);
  return command.has_value();
}

// The next step of those that come one after the other, once the last has been seen.
template <class P>
void TableScreen<P>::play_past(Wishes& wishes) {
  if (!past_ || !past_->moment.plays || is_moving(now_) || now_ < past_->due) return;
  wishes.requests.push_back(next_step(past_->moment));
}

// ---- The log
// -------------------------------------------------------------------------------------

// A line that is tapped leads to the moment it was told.
template <class P>
bool TableScreen<P>::read_log(Vec2 at, Wishes& wishes) {
  const bool on_sheet = lists_.log.has_value();
  const bool beside = !places_.covered && !places_.hits.at(at);  // nothing lies over it there
  if (has_card() || !(on_sheet || beside)) return false;
  const std::optional<LaidLog>& shown = on_sheet ? lists_.log : lists_.docked;
  const auto line = shown ? line_at(*shown, list_.offset(), at) : std::nullopt;
  if (!line || *line >= log().size()) return false;
  const int entries = journal_.log_of(reader()).entries_until(*line);
  selection_.sheet = OpenSheet::None;
  if (review_) {
    review_->go_to(entries);
    look_back();
    return true;
  }
  if (past_) past_->moment.plays = false;
  ask_for_moment(entries, wishes);
  refresh();
  return true;
}

// How many lines had been told by the moment that is looked at; nothing: it is now.
template <class P>
std::optional<std::size_t> TableScreen<P>::lines_by_then() const {
  if (!past_ && !review_) return {};
  const int entries = past_ ? past_->moment.at : review_->at();
  return journal_.log_of(reader()).lines_after(entries);
}

}  // namespace mael::web
