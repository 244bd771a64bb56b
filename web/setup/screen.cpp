#include "web/setup/screen.h"

#include <algorithm>

#include "web/app/focus.h"
#include "web/base/say.h"
#include "web/setup/clock.h"
#include "web/setup/items.h"

namespace mael::web::setup {

namespace {

constexpr float kTopRoom = 16;  // CSS pixels above what has the focus
constexpr float kNotch = 60;    // CSS pixels a notch of the wheel scrolls

std::size_t index(int place) { return static_cast<std::size_t>(place); }

}  // namespace

void SetUp::show(const GameSetup& game, Cover cover, Filled filled, const Wins* wins) {
  wins_ = wins;
  game_ = &game;
  filled_ = std::move(filled);
  const int seats = static_cast<int>(filled_.seats.size());
  set_seats(filled_, std::clamp(seats, game.card().fewest_seats, game.card().most_seats));
  view_ = {};
  view_.cover = std::move(cover);
  scroll_ = 0;
  refresh();
}

void SetUp::renew() {
  if (game_ != nullptr) refresh();
}

void SetUp::refresh() {
  view_.form = game_->form(filled_);
  offer_clock(filled_, view_.form);
  const std::vector<PlayerKind>& kinds = view_.form.kinds;
  for (FilledSeat& seat : filled_.seats) {
    const bool may_play = std::find(kinds.begin(), kinds.end(), seat.kind) != kinds.end();
    if (!may_play) seat.kind = std::min(kinds.back(), PlayerKind::Casual);
  }
  view_.seats.clear();
  const int count = static_cast<int>(filled_.seats.size());
  for (std::size_t i = 0; i < filled_.seats.size(); ++i) {
    view_.seats.push_back(seat_view(static_cast<int>(i), filled_.seats[i], view_.form.seats[i]));
    view_.seats.back().record = record_of(filled_.seats[i].kind, wins_, game_->card(), count);
  }
  view_.items = items_of(view_, filled_, game_->card(), wins_);
  lay_out();
}

void SetUp::set_name(int seat, std::string name) {
  if (index(seat) >= filled_.seats.size()) return;
  filled_.seats[index(seat)].name = std::move(name);
  refresh();
}

void SetUp::take(std::string_view choice, int seat, std::string value) {
  values_of(seat)[std::string(choice)] = std::move(value);
  open_list({});
  refresh();
}

void SetUp::fill(Filled filled) {
  filled_ = std::move(filled);
  refresh();
}

void SetUp::show_problem(std::string sentence) {
  view_.problem = std::move(sentence);
  scroll_ = 0;
  refresh();
}

// ---- Presses -----------------------------------------------------------------------------------

Values& SetUp::values_of(int seat) {
  return seat < 0 ? filled_.values : filled_.seats[index(seat)].values;
}

void SetUp::choose_option(int seat, const Choice& choice, const Option& option) {
  if (choice.apart) {
    for (std::size_t other = 0; other < filled_.seats.size(); ++other) {
      for (const Choice& each : view_.form.seats[other].choices) {
        const bool has_it = each.id == choice.id && each.chosen.id == option.id;
        if (has_it) filled_.seats[other].values[choice.id] = choice.chosen.id;
      }
    }
  }
  values_of(seat)[choice.id] = option.id;
}

void SetUp::open_list(std::optional<Open> list) {
  view_.open = list;
  view_.focus = -1;
  list_scroll_ = 0;
}

void SetUp::remove_seat(int seat) {
  filled_.seats.erase(filled_.seats.begin() + seat);
  view_.focus = -1;
}

void SetUp::step(const Number& number, bool up) {
  const int by = up ? number.step : -number.step;
  filled_.values[number.id] =
      std::to_string(std::clamp(number.number + by, number.least, number.most));
}

void SetUp::change(const Item& item, Wishes& wishes) {
  const Form& form = view_.form;
  switch (item.control) {
    case Control::Option: {
      const Choice& choice = choice_at(form, item.seat, item.of);
      choose_option(item.seat, choice, choice.options[index(item.which)]);
      break;
    }
    case Control::List: open_list(Open{item.seat, item.of}); break;
    case Control::Fit: open_list(Open{item.seat, item.of, true}); break;
    case Control::Offer: {
      const Choice& choice = choice_at(form, view_.open->seat, view_.open->choice);
      const Part& part = choice.parts[index(item.of)];
      values_of(view_.open->seat)[choice.id] = part.offers[index(item.which)].value;
      break;
    }
    case Control::Row: {
      const Open open = *view_.open;
      const Choice& choice = choice_at(form, open.seat, open.choice);
      choose_option(open.seat, choice, choice.options[index(item.which)]);
      open_list({});
      break;
    }
    case Control::Draw:
      wishes.push_back(
          DrawValue{choice_at(form, view_.open->seat, view_.open->choice).id, view_.open->seat});
      break;
    case Control::Close: open_list({}); break;
    case Control::Kind: filled_.seats[index(item.seat)].kind = form.kinds[index(item.which)]; break;
    case Control::Name:
      wishes.push_back(EditName{item.seat, filled_.seats[index(item.seat)].name,
                                where(item.id).value_or(Rect{})});
      break;
    case Control::AddSeat: set_seats(filled_, static_cast<int>(filled_.seats.size()) + 1); break;
    case Control::RemoveSeat: remove_seat(item.seat); break;
    case Control::Begin: wishes.push_back(Begin{}); break;
    case Control::Back: wishes.push_back(Back{}); break;
    case Control::Folded: view_.is_unfolded = !view_.is_unfolded; break;
    case Control::Number: step(form.numbers[index(item.of)], item.which == 1); break;
    case Control::Toggle: {
      const Toggle& toggle = form.toggles[index(item.of)];
      filled_.values[toggle.id] = toggle.on ? "0" : "1";
      break;
    }
    case Control::Door: wishes.push_back(Enter{form.doors[index(item.of)].id}); break;
  }
}

void SetUp::choose(int item, Wishes& wishes) {
  if (item < 0 || item >= static_cast<int>(view_.items.size())) return;
  const Item chosen = view_.items[index(item)];
  if (!chosen.enabled || chosen.behind) return;
  view_.problem.clear();
  change(chosen, wishes);
  refresh();
  // They open far from their button, which stays where it is.
  if (chosen.control == Control::Folded && view_.is_unfolded) {
    scroll_to(layout_.folded, layout_.page);
  }
}

void SetUp::choose(std::string_view id, Wishes& wishes) {
  for (std::size_t i = 0; i < view_.items.size(); ++i) {
    const Item& item = view_.items[i];
    if (item.id == id && !item.behind) return choose(static_cast<int>(i), wishes);
  }
}

std::optional<Rect> SetUp::where(std::string_view id) const {
  for (std::size_t i = 0; i < view_.items.size() && i < layout_.items.size(); ++i) {
    const bool shown = !view_.items[i].behind && layout_.items[i].height() > 0;
    if (shown && view_.items[i].id == id) return layout_.items[i];
  }
  return {};
}

TextView SetUp::text_view() const {
  TextView text_view;
  text_view.status = view_.form.status;
  text_view.alert = view_.problem.empty() ? view_.form.refusal : view_.problem;
  for (const Item& item : view_.items) {
    if (!item.enabled || item.behind) continue;
    std::string label = item.label;
    if (item.seat >= 0) label = say("ui.pair", {view_.seats[index(item.seat)].heading, label});
    if (item.control == Control::Kind) label += ". " + item.note;
    std::optional<bool> pressed;
    if (can_be_selected(item.control)) pressed = item.selected;
    text_view.choices.push_back({std::move(label), item.id, Choose{item.id}, pressed});
  }
  std::stable_partition(text_view.choices.begin(), text_view.choices.end(),
                        [](const Pressable& each) { return each.name == "begin"; });
  return text_view;
}

// ---- Pointer and keys --------------------------------------------------------------------------

void SetUp::place(const FrameInput& input) {
  last_input_ = input;
  last_input_.gestures = {};
  last_input_.keys = {};
  lay_out();
  scroll_ = std::clamp(scroll_, 0.0F, layout_.scroll_limit);
}

void SetUp::scroll_by(float pixels) {
  float& scroll = view_.open ? list_scroll_ : scroll_;
  const float limit = view_.open ? layout_.list_limit : layout_.scroll_limit;
  scroll = std::clamp(scroll + pixels, 0.0F, limit);
  lay_out();
}

void SetUp::read(const FrameInput& input, Wishes& wishes) {
  place(input);
  for (const KeyPress& key : input.keys) press_key(key, wishes);
  for (const Gesture& gesture : input.gestures) read_gesture(gesture, wishes);
  place(input);
}

void SetUp::read_gesture(const Gesture& gesture, Wishes& wishes) {
  const int under = item_at(view_, layout_, gesture.at);
  pointed_.follow(gesture, under);
  switch (gesture.kind) {
    case GestureKind::Press: view_.focus = -1; break;
    case GestureKind::Tap:
    case GestureKind::HoldEnd: choose(under, wishes); break;
    case GestureKind::DragMove: scroll_by(-gesture.delta.y); break;
    case GestureKind::Pan: scroll_by(-gesture.delta.y); break;
    case GestureKind::Zoom: scroll_by(gesture.factor > 1 ? -kNotch : kNotch); break;
    default: break;
  }
}

void SetUp::press_key(const KeyPress& key, Wishes& wishes) {
  if (key.control) return;
  switch (key.key) {
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right: move_focus(key.key); break;
    case Key::Enter:
    case Key::Space: choose(view_.focus, wishes); break;
    case Key::Escape:
      if (!view_.open) wishes.push_back(Back{});
      open_list({});
      renew();
      break;
    default: break;
  }
}

void SetUp::move_focus(Key towards) {
  std::vector<Rect> places = layout_.items;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (!view_.items[i].enabled || view_.items[i].behind) places[i] = {};
  }
  view_.focus = next_focus(places, view_.focus, towards);
  if (view_.focus < 0) return;
  const std::size_t focus = index(view_.focus);
  scroll_to(layout_.items[focus], clip_of(view_.items[focus].control, layout_));
}

// By value: scrolling lays out anew.
void SetUp::scroll_to(Rect at, Rect clip) {
  if (at.max.y > clip.max.y) {
    const float by = std::min(at.max.y - clip.max.y, at.min.y - clip.min.y) + kTopRoom;
    at.min.y -= by;
    scroll_by(by);
  }
  if (at.min.y < clip.min.y) scroll_by(at.min.y - clip.min.y - kTopRoom);
}

}  // namespace mael::web::setup
