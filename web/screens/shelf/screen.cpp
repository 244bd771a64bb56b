#include "web/screens/shelf/screen.h"

#include <algorithm>

#include "web/app/focus.h"
#include "web/base/say.h"

namespace mael::web::shelf {

namespace {

constexpr float kNotch = 60;  // CSS pixels a notch of the wheel scrolls
constexpr float kRoom = 16;   // kept round what has the focus

bool is_waiting(Control control) {
  return control == Control::Resume || control == Control::Forget;
}

// How far a place must be moved to be seen between two edges; 0 if it is.
float into(float from, float to, float low, float high) {
  if (to > high) return std::min(to - high + kRoom, from - low);
  return from < low ? from - low - kRoom : 0;
}

}  // namespace

GameShelf::GameShelf() { view_.title = say("app.title"); }

void GameShelf::furnish(std::vector<Box> boxes, std::vector<Way> ways) {
  view_.boxes = std::move(boxes);
  view_.ways = std::move(ways);
  list_items();
}

void GameShelf::set_waiting(std::vector<Waiting> waiting, std::optional<Invitation> invitation) {
  view_.waiting = std::move(waiting);
  view_.invitation = view_.waiting.empty() ? std::move(invitation) : std::nullopt;
  list_items();
}

void GameShelf::show_from_top() {
  scroll_ = aside_ = 0;
  set_focus(-1);
  lay_out();
}

// ---- What can be pressed -----------------------------------------------------------------------

void GameShelf::add(Control control, std::size_t which, std::string id, std::string label) {
  view_.items.push_back({control, which, std::move(id), std::move(label)});
}

void GameShelf::list_items() {
  view_.items.clear();
  set_focus(-1);
  for (std::size_t i = 0; i < view_.waiting.size(); ++i) {
    const Waiting& each = view_.waiting[i];
    const std::string number = std::to_string(i + 1);
    add(Control::Resume, i, "resume " + number,
        each.over ? say("shelf.resume.over", {each.title, each.line, each.when})
        : each.turn.empty()
            ? say("shelf.resume", {each.title, each.line, each.when})
            : say("shelf.resume.turn", {each.title, each.turn, each.line, each.when}));
    add(Control::Forget, i, "forget " + number, say("shelf.forget", {each.title}));
  }
  if (view_.invitation) {
    const Invitation& each = *view_.invitation;
    add(Control::Accept, 0, "accept", say("ui.pair", {each.accept, each.sentence}));
    add(Control::Decline, 0, "decline", each.decline);
  }
  for (std::size_t i = 0; i < view_.boxes.size(); ++i) {
    const Box& each = view_.boxes[i];
    add(Control::Play, i, "play " + each.id, say("shelf.play.told", {each.title, each.told}));
    add(Control::SetUp, i, "set_up " + each.id, say("shelf.set_up", {each.title}));
  }
  for (std::size_t i = 0; i < view_.ways.size(); ++i) {
    const Way& each = view_.ways[i];
    add(Control::Go, i, each.id, say("ui.pair", {each.title, each.line}));
  }
  lay_out();
}

Wish GameShelf::wish_of(const Item& item) const {
  switch (item.control) {
    case Control::Resume: return Resume{view_.waiting[item.which].id};
    case Control::Forget: return Forget{view_.waiting[item.which].id};
    case Control::Play: return Play{view_.boxes[item.which].id};
    case Control::SetUp: return SetUp{view_.boxes[item.which].id};
    case Control::Accept: return AcceptInvitation{};
    case Control::Decline: return DeclineInvitation{};
    case Control::Go: break;
  }
  return Go{view_.ways[item.which].id};
}

void GameShelf::choose(int item, Wishes& wishes) const {
  if (item < 0 || item >= static_cast<int>(view_.items.size())) return;
  wishes.push_back(wish_of(view_.items[static_cast<std::size_t>(item)]));
}

TextView GameShelf::text_view() const {
  TextView text_view;
  text_view.status = say(view_.goes_on() ? "shelf.status.waiting" : "shelf.status");
  for (const Item& item : view_.items) {
    text_view.choices.push_back({item.label, item.id, wish_of(item)});
  }
  return text_view;
}

std::optional<Rect> GameShelf::where(std::string_view id) const {
  for (std::size_t i = 0; i < view_.items.size() && i < layout_.items.size(); ++i) {
    if (view_.items[i].id == id) return layout_.items[i];
  }
  return {};
}

// ---- Pointer and keys --------------------------------------------------------------------------

void GameShelf::place(const FrameInput& input) {
  last_input_ = input;
  last_input_.gestures = {};
  last_input_.keys = {};
  lay_out();
  scroll_ = layout_.scroll;
  aside_ = layout_.aside;
}

void GameShelf::read(const FrameInput& input, Wishes& wishes) {
  place(input);
  for (const KeyPress& key : input.keys) press_key(key, wishes);
  for (const Gesture& gesture : input.gestures) read_gesture(gesture, wishes);
  place(input);
}

void GameShelf::read_gesture(const Gesture& gesture, Wishes& wishes) {
  const bool over_row = layout_.waiting_row.contains(gesture.at);
  const int under = item_at(view_, layout_, gesture.at);
  pointed_.follow(gesture, under);
  switch (gesture.kind) {
    case GestureKind::Press: set_focus(-1); break;
    case GestureKind::Tap:
    case GestureKind::HoldEnd: choose(under, wishes); break;
    case GestureKind::DragStart: aside_dragged_ = layout_.waiting_row.contains(gesture.from); break;
    case GestureKind::DragMove:
      scroll_by({aside_dragged_ ? -gesture.delta.x : 0, -gesture.delta.y});
      break;
    case GestureKind::Pan: scroll_by({over_row ? -gesture.delta.x : 0, -gesture.delta.y}); break;
    case GestureKind::Zoom: {
      const float notch = gesture.factor > 1 ? -kNotch : kNotch;
      // Where nothing is scrolled up and down, a wheel moves the row.
      scroll_by(over_row && layout_.scroll_limit <= 0 ? Vec2{notch, 0} : Vec2{0, notch});
      break;
    }
    default: break;
  }
}

void GameShelf::press_key(const KeyPress& key, Wishes& wishes) {
  if (key.control) return;
  switch (key.key) {
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right: move_focus(key.key); break;
    case Key::Enter:
    case Key::Space: choose(view_.focus, wishes); break;
    case Key::Escape: set_focus(-1); break;
    default: break;
  }
}

void GameShelf::scroll_by(Vec2 pixels) {
  scroll_ = std::clamp(scroll_ + pixels.y, 0.0F, layout_.scroll_limit);
  aside_ = std::clamp(aside_ + pixels.x, 0.0F, layout_.aside_limit);
  lay_out();
}

// What lies in the bar comes after what is scrolled behind it, and what lies beside the row of
// games that wait after those that are scrolled out of it.
int GameShelf::focus_after(Key towards) const {
  const bool level = towards == Key::Left || towards == Key::Right;
  const auto control = [&](std::size_t i) { return view_.items[i].control; };
  const auto focus = static_cast<std::size_t>(std::max(view_.focus, 0));
  const bool in_row = view_.focus >= 0 && is_waiting(control(focus));
  const bool in_bar = view_.focus >= 0 && control(focus) == Control::Go;
  std::vector<Rect> shown = layout_.items, near = layout_.items;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const Rect at = layout_.items[i], row = layout_.waiting_row;
    const bool waits = is_waiting(control(i));
    if (waits && (at.min.x < row.min.x - 1 || at.max.x > row.max.x + 1)) shown[i] = {};
    near[i] = shown[i];
    if (in_row && level) near[i] = waits ? at : Rect{};
    const bool of_bar = control(i) == Control::Go && layout_.bar.height() > 0;
    if (of_bar && !in_bar) near[i] = {};
    // A bar at the bottom is a row as well.
    if (in_bar && level && layout_.form == Form::Phone && !of_bar) near[i] = {};
  }
  // What has the focus is where it is.
  if (view_.focus >= 0) shown[focus] = near[focus] = layout_.items[focus];
  const int found = next_focus(near, view_.focus, towards);
  return found == view_.focus ? next_focus(shown, view_.focus, towards) : found;
}

void GameShelf::move_focus(Key towards) {
  const int focus = focus_after(towards);
  set_focus(focus);
  if (focus < 0) return;
  const auto index = static_cast<std::size_t>(focus);
  const Rect at = layout_.items[index], page = layout_.page;
  const Control control = view_.items[index].control;
  Vec2 by;
  if (control != Control::Go || layout_.bar.height() <= 0) {
    by.y = into(at.min.y, at.max.y, page.min.y, page.max.y);
  }
  if (is_waiting(control)) {
    by.x = into(at.min.x, at.max.x, layout_.waiting_row.min.x, layout_.waiting_row.max.x);
  }
  scroll_by(by);
}

}  // namespace mael::web::shelf
