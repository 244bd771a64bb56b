// What the screens of all tables do in a frame: keys and gestures become intents, and what is as
// large as its words is laid out. A part of table_screen.h, which includes this.
#pragma once

#include "web/table/table_screen.h"

namespace mael::web {

template <class P>
std::optional<Milliseconds> TableScreen<P>::wake_at(Milliseconds now) const {
  if (is_moving(now) || was_moving_ || moves_besides(now) || list_.wants_frame()) return now;
  if (past_ && past_->moment.plays) return std::max(now, past_->due);
  return {};
}

template <class P>
void TableScreen<P>::press(std::string_view button, Wishes& wishes) {
  if (const auto command = P::commands().named(button)) {
    handle(intent::Press{*command}, wishes);
  }
}

template <class P>
void TableScreen<P>::read(const FrameInput& input, Wishes& wishes) {
  const bool is_turned = !(std::exchange(viewport_, input.viewport) == input.viewport);
  safe_ = input.safe;
  measure_ = input.measure;
  touch_ = input.touch;
  now_ = input.now;
  clocks_ = input.clocks;
  place();
  // What was refused lies elsewhere now.
  if (is_turned) refused_at_ = layout_.bar.center();
  const bool cuts = is_moving(now_) && has_deed(input);
  const std::optional<Rect> cover = cuts ? covered_by_motion() : std::nullopt;
  looks_on_ = has_deed(input) && !cuts;
  if (cuts) timeline_.finish();
  const bool held = holds_piece();
  begin_frame(input);
  if (was_moving_ && !is_moving(now_)) {
    was_moving_ = false;
    refresh();
  }
  for (const KeyPress& key : input.keys) {
    give_up_acting();
    read_acting(wishes, [&] { read_key(key, wishes); });
  }
  for (const Gesture& gesture : input.gestures) {
    if (cover && is_press(gesture) && cover->contains(gesture.at)) continue;
    if (gesture.kind == GestureKind::Press) give_up_acting();
    read_acting(wishes, [&] { read_gesture(gesture, wishes); });
  }
  play_past(wishes);
  place();
  lay_out_words(input);
  if (holds_piece() && !held) heard_.push_back(Sound::Take);
  hear(wishes);
}

template <class P>
template <class Read>
void TableScreen<P>::read_acting(Wishes& wishes, Read&& read) {
  Acted acted{selection_, pointer_.carried(), {}};
  acted.at = acted.carried ? std::optional(acted.carried->at) : standing();
  const std::size_t before = wishes.actions.size();
  read();
  if (wishes.actions.size() == before) return;
  acted_ = std::move(acted);
  refresh();
}

template <class P>
void TableScreen<P>::read_gesture(const Gesture& gesture, Wishes& wishes) {
  if (scrub(gesture) || read_hold_end(gesture, wishes)) return;
  if (is_hold(gesture)) held_ = Held{selection_, false};
  if (gesture.kind == GestureKind::Tap && read_log(gesture.at, wishes)) return;
  if (gesture.kind == GestureKind::Press) selection_.cursor = {};
  if (gesture.kind == GestureKind::Tap && selection_.refusal &&
      refusal_place_.rule.contains(gesture.at)) {
    return handle(intent::Press{Common::OpenRule}, wishes);
  }
  if (tells_button(gesture)) return;
  if (tells_number(gesture)) {
    if (held_) held_->told = true;
    return;
  }
  const std::vector<Intent> intents = intents_of(gesture);
  if (held_ && !intents.empty()) held_->told = true;
  list_.read(gesture, pointer_.take_scroll());
  for (const Intent& intent : intents) handle(intent, wishes);
  // What nothing is meant by leaves what was said where it was said.
  const bool means = std::any_of(intents.begin(), intents.end(), [](const Intent& intent) {
    return !std::holds_alternative<intent::Nothing>(intent);
  });
  if (selection_.refusal && means && gesture.kind != GestureKind::Hover) {
    refused_at_ = gesture.at;
  }
}

template <class P>
void TableScreen<P>::handle(const Intent& intent, Wishes& wishes) {
  const bool decided = waiting_ || !wishes.actions.empty();
  if (decided && P::Decisive::hold(intent, P::commands())) return;
  if (handle_review(intent, wishes) || handle_past(intent, wishes)) return drop_refusal();
  const std::optional<Refusal> refusal = selection_.refusal;
  auto reaction = respond(situation_, selection_, intent);
  selection_ = std::move(reaction.selection);
  const bool is_refused = selection_.refusal && !selection_.refusal->asks;
  if (is_refused && !(selection_.refusal == refusal)) heard_.push_back(Sound::Refuse);
  append(wishes.actions, reaction.actions);
  append(wishes.requests, reaction.requests);
  obey(reaction);
  if (reaction.lift) {
    look_at(lift(situation_.device));
  } else {
    refresh();
  }
}

template <class P>
void TableScreen<P>::lay_out_words(const FrameInput& input) {
  const std::span<const ToldLine> lines = std::span(log()).first(told(now_));
  LogPlaces logs;
  if (docks_log()) logs.docked = layout_.log;
  if (places_.sheet.height > 0) logs.sheet = words_on_sheet();
  logs.on_sheet = view_.sheet == OpenSheet::Log;
  lists_ = lay_out_logs(logs, lines, weighty(), *input.measure, lines_by_then());
  if (lists_.sheet) lists_.words = lay_out_sheet(*lists_.sheet, *input.measure);
  const bool shows_log = view_.sheet == OpenSheet::Log ||
                         (view_.sheet == OpenSheet::None && lists_.docked.has_value());
  list_.advance(
      {static_cast<int>(view_.sheet), shows_log, lines.size(), lists_.height(), lists_.window()},
      now_);
  refusal_place_ = {};
  if (!view_.refusal || places_.covered) return;
  const std::string rule = view_.refusal->rule.text();
  refusal_place_ =
      place_refusal({refused_at_, view_.refusal->sentence, rule}, viewport_, *input.measure);
}

template <class P>
bool TableScreen<P>::move_cursor(const KeyPress& key) {
  std::string& cursor = selection_.cursor;
  const bool is_letter = key.key == Key::Character;
  if (is_arrow(key.key) && key.control) return true;
  if (const auto to = led_to(key, stops(), cursor, where(cursor))) {
    cursor = *to;
  } else if (is_letter && (key.character == 'n' || key.character == 'p')) {
    cursor = stop_beside(stops(), cursor, key.character == 'n' ? +1 : -1);
  } else {
    return false;
  }
  return true;
}

template <class P>
void TableScreen<P>::activate_stop(Wishes& wishes) {
  if (const Hit<Intent>* hit = places_.hits.named(selection_.cursor)) {
    const Intent intent = hit->intent;
    return handle(intent, wishes);
  }
  for (const Button& button : view_.buttons) {
    if (button.primary) return handle(intent::Press{button.command}, wishes);
  }
}

template <class P>
auto TableScreen<P>::stops() const -> std::vector<Stop> {
  std::vector<Stop> all = own_stops();
  for (const Hit<Intent>& hit : places_.hits) {
    if (hit.choice) all.push_back({hit.name, hit.at});
  }
  return all;
}

template <class P>
auto TableScreen<P>::standing() const -> std::optional<Vec2> {
  const std::size_t count = std::min(view_.hand.size(), layout_.hand_slots.size());
  for (std::size_t i = 0; i < count; ++i) {
    if (view_.hand[i].selected) return layout_.hand_slots[i].center;
  }
  return {};
}

}  // namespace mael::web
