// What the pointer and the keys do to the force builder.
#include <algorithm>
#include <limits>

#include "web/screens/forces/screen.h"

namespace mael::web::forces {

namespace {

constexpr float kRoom = 12;        // CSS pixels kept round what has the focus
constexpr float kElsewhere = 500;  // what a step into another part of the screen counts

}  // namespace

void Forces::place(const FrameInput& input) {
  last_input_ = input;
  last_input_.gestures = {};
  last_input_.keys = {};
  layout_ = make_layout(view_, last_input_, scrolls_);
}

void Forces::scroll_by(Region region, float pixels) {
  if (region == Region::Fixed) return;
  const auto index = static_cast<std::size_t>(region);
  scrolls_[index] = std::clamp(scrolls_[index] + pixels, 0.0F, layout_.limits[index]);
  layout_ = make_layout(view_, last_input_, scrolls_);
}

void Forces::read(const FrameInput& input, Wishes& wishes) {
  place(input);
  for (const KeyPress& key : input.keys) press_key(key, wishes);
  for (const Gesture& gesture : input.gestures) read_gesture(gesture, wishes);
  place(input);
}

bool Forces::ask_about(int item) {
  if (item < 0) return false;
  const Item& of = view_.items[static_cast<std::size_t>(item)];
  if (of.control != Control::Add && of.control != Control::Remove) return false;
  card_ = static_cast<TileKind>(of.which);
  pointed_.item = focus_ = -1;
  refresh();
  return true;
}

void Forces::tap(Vec2 at, int item, Wishes& wishes) {
  if (!card_ || layout_.card.contains(at)) return choose(item, wishes);
  card_.reset();
  refresh();
}

void Forces::read_gesture(const Gesture& gesture, Wishes& wishes) {
  const int under = item_at(view_, layout_, gesture.at);
  pointed_.follow(gesture, under);
  switch (gesture.kind) {
    case GestureKind::Press: view_.focus = focus_ = -1; break;
    case GestureKind::Tap: tap(gesture.at, under, wishes); break;
    case GestureKind::LongPress:
      if (is_hold(gesture)) told_ = ask_about(under);
      break;
    case GestureKind::HoldEnd:
      if (!told_) tap(gesture.at, under, wishes);
      break;
    case GestureKind::HoldUndone:
      if (told_) card_.reset(), refresh();
      break;
    case GestureKind::DragStart: dragged_ = region_at(view_, layout_, gesture.from); break;
    case GestureKind::DragMove: scroll_by(dragged_, -gesture.delta.y); break;
    case GestureKind::Pan:
      scroll_by(region_at(view_, layout_, gesture.at), -gesture.delta.y);
      break;
    case GestureKind::Zoom:
      scroll_by(region_at(view_, layout_, gesture.at), gesture.factor > 1 ? -80.0F : 80.0F);
      break;
    default: break;
  }
}

// Behind the list of all forces there is nothing while none is built.
void Forces::close(Wishes& wishes) {
  if (!card_ && force_.lines.empty()) return wishes.push_back(Leave{false});
  if (!card_) shelf_open_ = false;
  card_.reset();
  focus_ = -1;
}

void Forces::escape(Wishes& wishes) {
  if (card_ || shelf_open_) {
    close(wishes);
  } else if (!filter_.empty()) {
    filter_ = {};
  } else {
    wishes.push_back(Leave{would_be_lost()});
  }
  refresh();
}

// Letters go to the search, wherever the focus is.
void Forces::type(char letter) {
  if (shelf_open_ || card_) return;
  std::string words = filter_.words;
  if (letter == 0) {
    if (!words.empty()) words.pop_back();
  } else {
    words += letter;
  }
  focus_ = -1;
  set_text(true, words);
}

void Forces::press_key(const KeyPress& key, Wishes& wishes) {
  if (key.control) return;
  switch (key.key) {
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right: move_focus(key.key); break;
    case Key::Enter: choose(focus_, wishes); break;
    case Key::Space:
      if (filter_.words.empty()) choose(focus_, wishes);
      if (!filter_.words.empty()) type(' ');
      break;
    case Key::Plus:
    case Key::Minus:
      if (const auto tile = tile_asked_about()) {
        change_count(tile->first, key.key == Key::Plus ? 1 : -1);
        refresh();
      }
      break;
    case Key::Home: ask_about(focus_); break;
    case Key::Escape: escape(wishes); break;
    case Key::Backspace: type(0); break;
    case Key::Character: type(key.character); break;
    default: break;
  }
}

// The nearest item in that direction; nearer ones along the way are preferred to those aside, and
// those of the same part of the screen to all others.
void Forces::move_focus(Key towards) {
  const bool level = towards == Key::Left || towards == Key::Right;
  const float sign = towards == Key::Right || towards == Key::Down ? 1.0F : -1.0F;
  float least = std::numeric_limits<float>::max();
  int best = focus_;
  for (int i = 0; i < static_cast<int>(layout_.items.size()); ++i) {
    const auto index = static_cast<std::size_t>(i);
    const Rect& at = layout_.items[index];
    if (i == focus_ || at.height() <= 0 || !view_.items[index].is_free()) continue;
    float away = at.center().y * 4 + at.center().x;  // the first one
    if (focus_ >= 0) {
      const auto from = static_cast<std::size_t>(focus_);
      const Vec2 way = at.center() - layout_.items[from].center();
      const float along = sign * (level ? way.x : way.y), aside = level ? way.y : way.x;
      if (along < 2) continue;
      away = along + 3 * std::abs(aside);
      if (layout_.regions[index] != layout_.regions[from]) away += kElsewhere;
    }
    if (away >= least) continue;
    least = away;
    best = i;
  }
  focus_ = best;
  refresh();
  scroll_to_focus();
}

void Forces::scroll_to_focus() {
  if (focus_ < 0) return;
  const auto index = static_cast<std::size_t>(focus_);
  const Rect at = layout_.items[index];  // scrolling lays out anew
  const Region region = layout_.regions[index];
  if (region == Region::Fixed) return;
  const Rect clip = layout_.clip(region);
  if (at.min.y < clip.min.y) scroll_by(region, at.min.y - clip.min.y - kRoom);
  if (at.max.y > clip.max.y) scroll_by(region, at.max.y - clip.max.y + kRoom);
}

}  // namespace mael::web::forces
