// What the screens of all tables do in a frame: what keys and gestures do at every table, and what
// is as large as its words is laid out.
#include <algorithm>
#include <utility>

#include "web/base/say.h"
#include "web/table/parts/pill_places.h"
#include "web/table/parts/side_places.h"
#include "web/table/screen_core.h"

namespace mael::web {

bool ScreenCore::has_touch(const FrameInput& input) {
  return std::any_of(input.gestures.begin(), input.gestures.end(), [](const Gesture& gesture) {
    return is_press(gesture) || gesture.kind == GestureKind::DragStart;
  });
}

void ScreenCore::read_frame(const FrameInput& input, Acting& acting, PlainWishes& wishes) {
  const Begun begun = begin_reading(input);
  const auto read = [&](auto&& one) {
    begin_acting();
    const std::size_t before = acting.decided();
    one();
    if (acting.decided() != before) keep_acting();
  };
  for (const KeyPress& key : input.keys) {
    give_up_acting();
    read([&] { read_key(key, acting); });
  }
  for (const Gesture& gesture : input.gestures) {
    if (begun.cover && is_press(gesture) && begun.cover->contains(gesture.at)) continue;
    if (gesture.kind == GestureKind::Press) give_up_acting();
    read([&] { read_gesture(gesture, acting, wishes); });
  }
  end_reading(input, begun, wishes);
}

ScreenCore::Begun ScreenCore::begin_reading(const FrameInput& input) {
  const bool is_turned = !(std::exchange(viewport_, input.viewport) == input.viewport);
  safe_ = input.safe;
  measure_ = input.measure;
  touch_ = input.touch;
  now_ = input.now;
  clocks_ = input.clocks;
  place();
  // What was refused lies elsewhere now.
  if (is_turned) refused_at_ = parts_->layout.bar.center();
  const bool cuts = is_moving(now_) && has_deed(input);
  Begun begun;
  if (cuts) begun.cover = covered_by_motion();
  looks_on_ = has_deed(input) && !cuts;
  if (cuts) finish_motion();
  begun.held = holds_piece();
  begin_frame(input);
  if (was_moving_ && !is_moving(now_)) {
    was_moving_ = false;
    refresh();
  }
  return begun;
}

void ScreenCore::end_reading(const FrameInput& input, const Begun& begun, PlainWishes& wishes) {
  // The next step of those that come one after the other, once the last has been seen.
  if (past_ && past_->moment.plays && !is_moving(now_) && now_ >= past_->due) {
    wishes.requests.push_back(next_step(past_->moment));
  }
  place();
  lay_out_words(input);
  if (holds_piece() && !begun.held) heard_.push_back(Sound::Take);
  hear(wishes.sounds);
}

void ScreenCore::read_key(const KeyPress& key, Acting& acting) {
  if (is_undo(key)) return acting.press(Common::TakeBack);
  if (go_by_key(key)) return;
  if (past_ && parts_->chrome.sheet == OpenSheet::None && !key.control) {
    if (const auto command = past_command_at(key.key)) return acting.press(*command);
  }
  acting.read_own(key);
  if (parts_->looking.refusal) refused_at_ = parts_->layout.bar.center();
}

void ScreenCore::read_gesture(const Gesture& gesture, Acting& acting, PlainWishes& wishes) {
  if (scrub(gesture) || read_hold_end(gesture, acting, wishes)) return;
  if (is_hold(gesture)) {
    hold_ = Hold{};
    begin_hold();
  }
  const bool tapped = gesture.kind == GestureKind::Tap;
  if (tapped && read_log(gesture.at, wishes.requests)) return;
  if (gesture.kind == GestureKind::Press) drop_cursor();
  if (tapped && parts_->looking.refusal && refusal_place_.rule.contains(gesture.at)) {
    return acting.press(Common::OpenRule);
  }
  if (tells_button(gesture)) return;
  const bool told = tells_number(gesture);
  if ((told || acting.read_own(gesture)) && hold_) hold_->told = true;
  if (told) return;
  list_.read(gesture, parts_->pointer.take_scroll());
  // What nothing is meant by leaves what was said where it was said.
  const bool means = acting.act();
  if (parts_->looking.refusal && means && gesture.kind != GestureKind::Hover) {
    refused_at_ = gesture.at;
  }
}

// It is lifted after a long press that told nothing but the name of a button: it presses what it
// was on. One that was none leaves everything as it was before it, and where it was: the tap that
// it was comes in the same frame, and what the long press opened no longer covers what is tapped.
bool ScreenCore::read_hold_end(const Gesture& gesture, Acting& acting, PlainWishes& wishes) {
  const bool undone = gesture.kind == GestureKind::HoldUndone;
  if (!undone && gesture.kind != GestureKind::HoldEnd) return false;
  const std::optional<Hold> hold = std::exchange(hold_, {});
  if (undone && hold) {
    undo_hold();
    refresh();
    place();
  } else if (hold && !hold->told) {
    drop_refusal();
    Gesture tap = gesture;
    tap.kind = GestureKind::Tap;
    read_gesture(tap, acting, wishes);
  }
  return true;
}

// What was heard since the frame before. The end of the game is when it has been seen.
void ScreenCore::hear(std::vector<Sound>& sounds) {
  for (const Sound sound : std::exchange(heard_, {})) sounds.push_back(sound);
  for (const Sound sound : parts_->motion.take_sounds(now_)) sounds.push_back(sound);
  const bool is_ended = !review_ && !past_ && shown_outcome().over && !is_moving(now_);
  if (!is_ended || std::exchange(is_ended_, true)) return;
  sounds.push_back(Sound::Win);
}

void ScreenCore::hear_refusal(const std::optional<Refusal>& before) {
  const std::optional<Refusal>& refusal = parts_->looking.refusal;
  const bool is_refused = refusal && !refusal->asks;
  if (is_refused && !(refusal == before)) heard_.push_back(Sound::Refuse);
}

void ScreenCore::drop_refusal() {
  if (!parts_->looking.refusal) return;
  parts_->looking.refusal.reset();
  refresh();
}

// ---- What is as large as its words -------------------------------------------------------------

void ScreenCore::lay_out_words(const FrameInput& input) {
  const Chrome& view = parts_->chrome;
  const std::span<const ToldLine> lines = std::span(log()).first(told(now_));
  LogPlaces logs;
  if (docks_log()) logs.docked = parts_->layout.log;
  if (parts_->places.sheet.height > 0) logs.sheet = parts_->places.sheet_words;
  logs.on_sheet = view.sheet == OpenSheet::Log;
  lists_ = lay_out_logs(logs, lines, parts_->weighty, *input.measure, lines_by_then());
  if (lists_.sheet) lists_.words = lay_out_sheet(*lists_.sheet, *input.measure);
  const bool shows_log =
      view.sheet == OpenSheet::Log || (view.sheet == OpenSheet::None && lists_.docked.has_value());
  list_.advance(
      {static_cast<int>(view.sheet), shows_log, lines.size(), lists_.height(), lists_.window()},
      now_);
  refusal_place_ = {};
  if (!view.refusal || parts_->places.covered) return;
  const std::string rule = view.refusal->rule.text();
  refusal_place_ =
      place_refusal({refused_at_, view.refusal->sentence, rule}, viewport_, *input.measure);
}

// ---- What tells itself -------------------------------------------------------------------------

// A finger that stays on a button, many of which show but a sign, is told what it does.
bool ScreenCore::tells_button(const Gesture& gesture) {
  if (!is_hold(gesture)) return false;
  const HitPlace* hit = parts_->hits.place_at(gesture.at);
  const Button* button = hit && hit->command ? button_of(parts_->chrome, *hit->command) : nullptr;
  if (!button) return false;
  parts_->looking.refusal = what_it_does(*button);
  refused_at_ = gesture.at;
  refresh();
  return true;
}

// A number on the panel of a seat says what it is, and a fact beside the tools all it has to say.
bool ScreenCore::tells_number(const Gesture& gesture) {
  const bool tapped = gesture.kind == GestureKind::Tap;
  if (parts_->places.covered || !(tapped || is_hold(gesture))) return false;
  auto told = told_by_number(gesture.at, tapped);
  if (!told && !parts_->hits.place_at(gesture.at)) {
    const std::vector<Pill> all = pills();
    told = told_at(all, place_pills(all, parts_->layout.notice, *measure_), gesture.at);
  }
  if (!told) return false;
  parts_->looking.refusal = std::move(told);
  refused_at_ = gesture.at;
  refresh();
  return true;
}

std::optional<Refusal> ScreenCore::told_by_number(Vec2 at, bool tapped) const {
  std::vector<SidePanel> sides = side_panels();
  show_clocks(clocks_, sides);
  for (std::size_t i = 0; i < sides.size() && i < parts_->layout.panels.size(); ++i) {
    const Rect panel = parts_->layout.panels[i];
    if (!panel.contains(at)) continue;
    return told_at(sides[i], place_side(sides[i], panel, *measure_), at, tapped);
  }
  return {};
}

// ---- Names, and the cursor that goes from one to another ---------------------------------------

std::optional<Rect> ScreenCore::where(std::string_view thing) const {
  if (thing == "curve" && review_) return parts_->layout.curve;
  if (const std::optional<Rect> hit = parts_->hits.where(thing)) return hit;
  return place_of(thing);
}

bool ScreenCore::answers(std::string_view thing) const {
  return !parts_->places.covered || parts_->hits.place_named(thing);
}

bool ScreenCore::moves_cursor(const KeyPress& key, std::string& cursor) const {
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

std::vector<Stop> ScreenCore::stops() const {
  std::vector<Stop> all = own_stops();
  for (std::size_t i = 0; i < parts_->hits.size(); ++i) {
    const HitPlace& hit = parts_->hits.place(i);
    if (hit.choice) all.push_back({hit.name, hit.at});
  }
  return all;
}

}  // namespace mael::web
