#include "web/table/kinds/workbench.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "web/base/say.h"

namespace mael::web {
namespace {

constexpr float kLeastStage = 600;  // width that the table needs beside it
constexpr float kNarrowestPanel = 400;
constexpr float kShare = 0.42F;  // of the page, where there is room
constexpr float kWidest = 560;
constexpr float kHead = 52;       // the title, and what closes it
constexpr float kLeastTwo = 560;  // height that two panes take
constexpr float kFriction = 325;  // milliseconds in which a flick loses most of its speed
constexpr float kStill = 0.02F;   // pixels in a millisecond
constexpr int kFramesOfKey = 4;   // Dear ImGui takes one for a key going down, one for going up

constexpr std::array<std::string_view, 12> kNames{
    "bench_deeds",  "bench_fields", "bench_notation", "bench_sights", "bench_close", "bench_chance",
    "bench_filter", "bench_write",  "bench_draw",     "bench_copy",   "bench_lay",   "bench_match"};
constexpr std::array<const char*, 12> kLabels{
    "bench.deeds", "bench.fields", "bench.notation", "bench.sights",
    "bench.close", "bench.chance", "bench.filter",   "bench.write",
    "bench.draw",  "bench.copy",   "analysis.lay",   "ui.button.copy_match"};

std::size_t place_of(WorkbenchCommand command) { return static_cast<std::size_t>(command); }

std::optional<WorkbenchTab> tab_of(WorkbenchCommand command) {
  if (command > WorkbenchCommand::Sights) return {};
  return static_cast<WorkbenchTab>(command);
}

// Of UTF-8, a whole letter.
std::string without_last(std::string text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U)
    text.pop_back();
  if (!text.empty()) text.pop_back();
  return text;
}

}  // namespace

std::string_view name_of(WorkbenchCommand command) { return kNames.at(place_of(command)); }

std::optional<WorkbenchCommand> workbench_command_named(std::string_view name) {
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return {};
  return static_cast<WorkbenchCommand>(found - kNames.begin());
}

// ---- What it says ------------------------------------------------------------------------------

void Workbench::show(WorkbenchView view, std::vector<std::string> names) {
  anew_ = anew_ || !(view == view_);
  view_ = std::move(view);
  names_ = std::move(names);
  deeds_ = deeds_with(view_, filter_);
}

void Workbench::set_filter(std::string filter) {
  filter_ = std::move(filter);
  deeds_ = deeds_with(view_, filter_);
  anew_ = true;
}

std::string Workbench::name_of(Seat seat) const {
  if (seat == Seat::Chance) return say("bench.onlookers");
  const auto place = static_cast<std::size_t>(index_of(seat));
  return place < names_.size() ? names_[place] : std::string(1, letter_of(seat));
}

std::string Workbench::heading() const {
  if (view_.awaited.is_nobody()) return say("analysis.over");
  std::string who = view_.awaited.is_chance() ? say("word.chance") : "";
  for (const Seat seat : view_.awaited.seats()) who += (who.empty() ? "" : ", ") + name_of(seat);
  return say_count("bench.to_act", static_cast<int>(deeds_.size()), {who});
}

std::vector<WorkbenchCommand> Workbench::commands() const {
  using Command = WorkbenchCommand;
  std::vector<Command> all{Command::Deeds, Command::Fields, Command::Notation, Command::Sights};
  if (is_shown(WorkbenchTab::Deeds)) {
    all.insert(all.end(), {Command::Chance, Command::Filter, Command::Write});
    if (view_.awaited.is_chance()) all.push_back(Command::Draw);
  }
  if (is_shown(WorkbenchTab::Notation)) {
    all.insert(all.end(), {Command::CopyPosition, Command::Lay, Command::CopyMatch});
  }
  all.push_back(Command::Close);
  return all;
}

std::string Workbench::label(WorkbenchCommand command) const {
  if (command == WorkbenchCommand::Filter && !filter_.empty()) {
    return say("bench.filter.on", {filter_});
  }
  return say(kLabels.at(place_of(command)));
}

std::optional<bool> Workbench::pressed(WorkbenchCommand command) const {
  if (const auto tab = tab_of(command)) return is_shown(*tab);
  if (command == WorkbenchCommand::Chance) return by_hand_;
  return {};
}

bool Workbench::obey(WorkbenchCommand command) {
  const auto tab = tab_of(command);
  if (!tab) return false;
  first_ = *tab;
  if (*tab != WorkbenchTab::Deeds) second_ = *tab;
  return true;
}

bool Workbench::is_shown(WorkbenchTab tab) const {
  const std::vector<Pane> all = panes();
  return std::any_of(all.begin(), all.end(), [&](const Pane& pane) { return pane.shown == tab; });
}

void Workbench::add_rows(WorkbenchTab tab, std::vector<std::string>& rows) const {
  const auto field = [](const WorkbenchView::Field& each) {
    return each.name + "=" + (each.value.empty() ? say("bench.unseen") : each.value);
  };
  switch (tab) {
    case WorkbenchTab::Deeds: return rows.push_back(heading());
    case WorkbenchTab::Fields:
      for (const auto& each : view_.fields) rows.push_back(field(each));
      return;
    case WorkbenchTab::Notation: return rows.push_back(view_.position);
    case WorkbenchTab::Sights:
      for (const auto& sight : view_.sights) {
        std::string row = name_of(sight.seat) + ":";
        for (const auto& each : sight.unlike) row += " " + field(each);
        rows.push_back(sight.unlike.empty() ? row + " " + say("bench.all") : row);
      }
      return;
  }
}

std::vector<std::string> Workbench::scene() const {
  std::vector<std::string> rows;
  for (const Pane& pane : panes()) add_rows(pane.shown, rows);
  return rows;
}

// ---- Where it lies -----------------------------------------------------------------------------

void Workbench::place(const FrameInput& input) {
  const Rect page{{}, input.viewport};
  at_ = shrunk(page, input.safe);
  stage_ = input.viewport;
  const float room = std::min(at_.max.x - kLeastStage, kWidest);
  fills_page_ = room < kNarrowestPanel;
  if (fills_page_) return;
  at_.min.x = at_.max.x - std::clamp(input.viewport.x * kShare, kNarrowestPanel, room);
  stage_.x = at_.min.x;
}

std::vector<Workbench::Pane> Workbench::panes() const {
  using Tab = WorkbenchTab;
  Rect rest = at_;
  rest.min.y += kHead;
  if (fills_page() || rest.height() < kLeastTwo) {
    return {{rest, {Tab::Deeds, Tab::Fields, Tab::Notation, Tab::Sights}, first_}};
  }
  const float middle = rest.center().y;
  return {{{rest.min, {rest.max.x, middle}}, {Tab::Deeds}, Tab::Deeds},
          {{{rest.min.x, middle}, rest.max}, {Tab::Fields, Tab::Notation, Tab::Sights}, second_}};
}

std::optional<Rect> Workbench::where(std::string_view thing) const {
  if (thing == "workbench") return at_;
  const auto found = places_.find(thing);
  return found == places_.end() ? std::nullopt : std::optional(found->second);
}

// ---- What is done to it ------------------------------------------------------------------------

FrameInput Workbench::read(const FrameInput& input) {
  place(input);
  if (frames_wanted_ > 0) --frames_wanted_;
  left_.clear();
  for (const Gesture& gesture : input.gestures) {
    const bool dragged = gesture.kind == GestureKind::DragStart ||
                         gesture.kind == GestureKind::DragMove || gesture.kind == GestureKind::Drop;
    const bool is_own = fills_page() || at_.contains(dragged ? gesture.from : gesture.at);
    const bool ends = gesture.kind == GestureKind::PressEnd ||
                      gesture.kind == GestureKind::HoverEnd ||
                      gesture.kind == GestureKind::DragCancel;
    if (is_own) take(gesture, input.now);
    if (!is_own || ends) left_.push_back(gesture);
  }
  for (const KeyPress& key : input.keys) take(key);
  coast(input);
  FrameInput rest = input;
  rest.gestures = left_;
  rest.keys = {};
  if (!fills_page()) {
    rest.viewport = stage_;
    rest.safe.right = 0;
  }
  return rest;
}

// A finger pulls what it lies on; a mouse has a wheel and a bar for that.
void Workbench::take(const Gesture& gesture, Milliseconds now) {
  const bool finger = gesture.device != PointerDevice::Mouse;
  switch (gesture.kind) {
    case GestureKind::Press:
      dragged_ = false;
      coast_ = 0;
      return;
    case GestureKind::DragStart:
      dragged_ = finger;
      pulled_from_ = gesture.from;
      pull_ = finger ? gesture.at.y - gesture.from.y : 0;
      return;
    case GestureKind::DragMove:
      if (dragged_) pull_ += gesture.delta.y;
      return;
    case GestureKind::Drop:
      if (dragged_) coast_ = gesture.velocity.y;
      now_ = now;
      return;
    default: return;
  }
}

void Workbench::coast(const FrameInput& input) {
  const auto passed = static_cast<float>(input.now - std::exchange(now_, input.now));
  if (coast_ == 0) return;
  pull_ += coast_ * passed;
  coast_ *= std::exp(-passed / kFriction);
  if (std::abs(coast_) < kStill) coast_ = 0;
}

float Workbench::take_pull(Rect window) {
  return window.contains(pulled_from_) ? std::exchange(pull_, 0.0F) : 0;
}

// Letters make the filter, arrows and the return key are Dear ImGui's.
void Workbench::take(const KeyPress& key) {
  switch (key.key) {
    case Key::Escape:
      if (filter_.empty()) return press(WorkbenchCommand::Close);
      return set_filter({});
    case Key::Backspace: return set_filter(without_last(filter_));
    case Key::Character:
      if (!key.control && is_shown(WorkbenchTab::Deeds)) set_filter(filter_ + key.character);
      return;
    case Key::Tab:
    case Key::Plus:
    case Key::Minus: return;
    default: keys_.push_back(key.key); frames_wanted_ += kFramesOfKey;
  }
}

}  // namespace mael::web
