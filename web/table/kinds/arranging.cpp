#include "web/table/kinds/arranging.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "web/base/say.h"
#include "web/table/key_cursor.h"
#include "web/table/kinds/arranging_names.h"
#include "web/table/pointer_reader.h"

namespace mael::web {

using namespace arranged;

namespace {

std::optional<std::string_view> after(std::string_view verb, std::string_view name) {
  return name.starts_with(verb) ? std::optional(name.substr(verb.size())) : std::nullopt;
}

// Whole part and decimals, as few as say it.
std::string say_thousandths(const ArrangedCount& count) {
  std::string decimals = std::to_string(1000 + count.value % 1000).substr(1);
  while (decimals.size() > 1 && decimals.back() == '0') decimals.pop_back();
  return say(count.thousandths, {std::to_string(count.value / 1000), decimals});
}

}  // namespace

Arranging::Arranging(ArrangedGame& game) : game_(game), seats_(game.seats()) { renew(); }

void Arranging::renew() {
  all_ = game_.arrangement();
  if (held_ && !piece(*held_)) held_.reset();
}

// ---- What it says ------------------------------------------------------------------------------

const ArrangedPiece* Arranging::piece(std::string_view name) const {
  return named_in(all_.pieces, name);
}
const ArrangedPlace* Arranging::place_of(std::string_view name) const {
  return named_in(all_.places, name);
}
bool Arranging::is_beside(std::string_view name) const {
  const ArrangedPlace* place = place_of(name);
  return place && place->beside;
}

std::string Arranging::label_of(const ArrangedPiece& piece) const {
  const std::string name = say(piece.words);
  return piece.note.empty() ? name : say("arrange.piece", {name, piece.note});
}
std::string Arranging::line_of(const ArrangedPiece& piece) const {
  const ArrangedPlace* place = place_of(piece.place);
  const std::string where = place ? label_of(*place) : "";
  return piece.count > 1 ? say("arrange.several", {where, std::to_string(piece.count)}) : where;
}
std::string Arranging::label_of(const ArrangedPlace& place) const {
  return place.words.empty() ? place.name : say(place.words, {std::to_string(place.number)});
}

std::string Arranging::value_of(const ArrangedCount& count) const {
  if (count.is_seat) return game_.name_of(seats_[static_cast<std::size_t>(count.value)]);
  if (!count.thousandths.empty()) return say_thousandths(count);
  if (count.values.empty()) return std::to_string(count.value);
  return say(count.values[static_cast<std::size_t>(count.value)]);
}

// Numbers end at 0, steps at their multiples; what has values of its own goes round.
std::optional<Rearrangement> Arranging::step(const ArrangedCount& count, int by) const {
  const int values = static_cast<int>(count.is_seat ? seats_.size() : count.values.size());
  const bool between = by < 0 && count.value % count.step != 0;
  const int next = count.step * (count.value / count.step + (between ? 0 : by));
  const int value = values > 0 ? (count.value + by + values) % values : next;
  if (value < 0) return {};
  return Rearrangement{count.name, std::to_string(value)};
}

std::string Arranging::heading() const { return say("arrange.title"); }

std::string Arranging::sentence() const {
  if (refusal_) return refusal_->sentence;
  if (!held_) return say("arrange.take");
  return say("arrange.held", {label_of(*piece(*held_))});
}

std::vector<Words::Choice> Arranging::choices() const {
  std::vector<Words::Choice> out;
  const auto add = [&](std::string label, std::string name, const std::string& group) {
    out.push_back({std::move(label), std::move(name), group});
  };
  const auto whose = [&](Seat owner, const std::string& what) {
    return owner == Seat::Chance ? what : say("arrange.of", {what, game_.name_of(owner)});
  };
  for (const ArrangedPlace& place : all_.places) {
    const bool may = held_ && game_.allows({*held_, place.name});
    const std::string label = say("arrange.to", {whose(place.owner, label_of(place))});
    if (may) add(label, named(kPut, place.name), say("arrange.group.put"));
  }
  for (const ArrangedCount& count : all_.counts) {
    if (!count.of.empty() && count.of != held_) continue;
    const std::string what = whose(count.of.empty() ? count.owner : Seat::Chance, say(count.words));
    for (const int by : {-1, +1}) {
      const auto change = step(count, by);
      if (!change || !game_.allows(*change)) continue;
      add(say(key_of_step(count, by), {what, value_of(count)}),
          named(by < 0 ? kLess : kMore, count.name), say("arrange.group.counts"));
    }
  }
  if (held_) add(say("arrange.back"), "arrange_back", say("arrange.group.put"));
  for (const ArrangedPiece& each : all_.pieces) {
    if (each.name == held_) continue;
    const std::string what = whose(each.owner, label_of(each)), line = line_of(each);
    add(line.empty() ? what : say("arrange.piece", {what, line}), named(kTake, each.name),
        say("arrange.group.take"));
  }
  for (const Target& target : targets_) {
    const bool is_own = target.kind == Kind::Button && target.allowed;
    const bool is_else = target.name == "arrange_back" || target.name == "arrange_page" ||
                         target.name == "arrange_unfold";
    if (is_own && !is_else) add(target.label, target.name, heading());
  }
  return out;
}

// ---- What is done ------------------------------------------------------------------------------

// Other things answer at once: of one frame's gestures the next may be meant for them.
void Arranging::press(std::string_view name) {
  obey(name);
  lay_out_tray();
  lay_out_targets();
}

void Arranging::obey(std::string_view name) {
  if (command(name)) return;
  if (const auto thing = after(kTake, name)) return take(*thing);
  if (const auto place = after(kPut, name)) {
    if (held_) attempt({*held_, std::string(*place)}, true);
    return;
  }
  const auto less = after(kLess, name), more = after(kMore, name);
  if (!less && !more) return;
  const ArrangedCount* count = named_in(all_.counts, less ? *less : *more);
  const auto change = count ? step(*count, less ? -1 : +1) : std::nullopt;
  if (change) attempt(*change, false);
}

bool Arranging::command(std::string_view name) {
  if (name == "arrange_done") {
    wish_ = Wish::Done;
  } else if (name == "arrange_leave") {
    wish_ = Wish::Leave;
  } else if (name == "arrange_write") {
    wish_ = Wish::Write;
  } else if (name == "arrange_back") {
    put_back();
  } else if (name == "arrange_rule") {
    if (refusal_) rule_ = refusal_->rule;
  } else if (name == "arrange_page") {
    page_ = (page_ + 1) % pages_;
  } else if (name == "arrange_unfold") {
    unfolded_ = !unfolded_;
  } else if (name == "arrange_undo") {
    if (!game_.may_undo()) return true;
    game_.undo();
    put_back();
    changed_ = true;
    renew();
  } else if (const auto tab = after(kTab, name)) {
    open_tab(std::min<std::size_t>(static_cast<std::size_t>(tab->front() - '1'), seats_.size()));
  } else if (const auto place = after(kOpen, name)) {
    open_pile(*place);
  } else {
    return false;
  }
  return true;
}

// A tab that is open folds again, after what is open in it.
void Arranging::open_tab(std::size_t tab) {
  unfolded_ = !unfolded_ || tab != tab_ || !pile_.empty();
  tab_ = tab;
  pile_.clear();
  page_ = 0;
}

void Arranging::open_pile(std::string_view place) {
  pile_ = pile_ == place ? std::string() : std::string(place);
  page_ = 0;
}

// A tray that hides where the piece may go is folded meanwhile.
void Arranging::take(std::string_view name) {
  if (held_ == name) return put_back();
  if (!piece(name)) return;
  refusal_.reset();
  if (!held_) was_unfolded_ = unfolded_;
  held_ = name;
  page_ = 0;
  unfolded_ = !has_place_on_table();
}

bool Arranging::has_place_on_table() const {
  return !is_beside(piece(*held_)->place) || spot_ ||
         std::any_of(all_.places.begin(), all_.places.end(), [&](const ArrangedPlace& each) {
           return !each.beside && game_.allows({*held_, each.name});
         });
}

void Arranging::put_back() {
  if (held_) unfolded_ = was_unfolded_;
  held_.reset();
  refusal_.reset();
  page_ = 0;
}

// What is put down is held no longer; what is counted otherwise may be held on.
void Arranging::attempt(const Rearrangement& change, bool puts) {
  refusal_ = game_.change(change);
  if (refusal_) return;
  if (puts) put_back();
  changed_ = true;
  renew();
}

std::optional<Arranging::Carried> Arranging::carried() const {
  if (drag_ != Drag::Carries || !held_) return {};
  return Carried{label_of(*piece(*held_)), carried_at_};
}

// ---- What the player does in a frame -----------------------------------------------------------

// Of several things at a point the one whose middle is nearest.
const Arranging::Target* Arranging::on_table(Vec2 point, Kind kind) const {
  const Target* found = nullptr;
  for (std::size_t i = 0; i < on_table_; ++i) {
    const Target& each = targets_[i];
    if (each.kind != kind || !each.at.contains(point)) continue;
    const bool nearer =
        !found || distance(each.at.center(), point) < distance(found->at.center(), point);
    if (nearer) found = &each;
  }
  return found;
}

// On a table without places something may be put close to a piece, which answers then only where
// it is itself.
const Arranging::Target* Arranging::piece_at(Vec2 point) const {
  const Target* found = on_table(point, Kind::Piece);
  if (!found || !held_ || !spot_) return found;
  const float reach = std::min(found->at.width(), found->at.height()) / 4;
  return distance(found->at.center(), point) <= reach ? found : nullptr;
}

// Whether there is a spot of the table for what is held.
bool Arranging::put_at(Vec2 point) {
  const std::string spot = held_ && spot_ && open_.contains(point) ? spot_(point) : std::string();
  if (spot.empty()) return false;
  press(named(kPut, spot));
  return true;
}

const Arranging::Target* Arranging::target_at(Vec2 point) const {
  for (std::size_t i = on_table_; i < targets_.size(); ++i) {
    const bool answers = targets_[i].kind != Kind::Count;
    if (answers && targets_[i].at.contains(point)) return &targets_[i];
  }
  return nullptr;
}

void Arranging::tap(Vec2 at) {
  const Target* there = held_ ? on_table(at, Kind::Place) : nullptr;
  if (!there) there = piece_at(at);
  if (there) return press(std::string(there->name));
  if (!put_at(at)) press("arrange_back");
}

bool Arranging::takes_on_tray(const Gesture& gesture) {
  if (gesture.kind == GestureKind::Press) pressed_ = true;
  const Target* target = target_at(gesture.at);
  if (is_press(gesture) && target) press(std::string(target->name));
  return true;
}

// What is carried is let go by a finger, which aims beside itself on the table.
void Arranging::drop(Vec2 aim, Vec2 finger) {
  const bool on_tray = tray_.contains(finger);
  const Target* there = on_tray ? target_at(finger) : on_table(aim, Kind::Place);
  if (there && on_tray && there->kind != Kind::Beside) there = nullptr;
  if (there) return press(std::string(there->name));
  if (on_tray || !put_at(aim)) press("arrange_back");
}

// A piece is carried; beside one the table is moved along.
bool Arranging::takes_drag(Gesture& gesture) {
  switch (gesture.kind) {
    case GestureKind::DragStart: {
      const bool waits = tray_.contains(gesture.from);
      const Target* from = waits ? target_at(gesture.from) : piece_at(gesture.from);
      const bool is_piece = from && (from->kind == Kind::Piece || from->kind == Kind::Waiting);
      drag_ = is_piece ? Drag::Carries : waits ? Drag::None : Drag::Pans;
      if (!is_piece) return true;
      const auto thing = after(kTake, from->name);
      if (thing && held_ != *thing) press(std::string(from->name));
      carried_at_ = aim_of(gesture);
      return true;
    }
    case GestureKind::DragMove:
      carried_at_ = aim_of(gesture);
      if (drag_ != Drag::Pans) return true;
      gesture.kind = GestureKind::Pan;
      return false;
    case GestureKind::Drop: {
      const bool carries = std::exchange(drag_, Drag::None) == Drag::Carries;
      if (!carries) return true;
      drop(aim_of(gesture), gesture.at);
      return true;
    }
    default:
      drag_ = Drag::None;
      put_back();
      return true;
  }
}

// False: it is for the table.
bool Arranging::takes(Gesture& gesture) {
  switch (gesture.kind) {
    case GestureKind::DragStart:
    case GestureKind::DragMove:
    case GestureKind::Drop:
    case GestureKind::DragCancel: return takes_drag(gesture);
    case GestureKind::Pinch:
    case GestureKind::PinchEnd:
    case GestureKind::Pan:
    case GestureKind::Zoom: return tray_.contains(gesture.at);
    case GestureKind::HoverEnd:
    case GestureKind::PressEnd:
      pressed_ = false;
      if (gesture.kind == GestureKind::HoverEnd) pointed_ = {-1, -1};
      return false;
    default: break;
  }
  pointed_ = gesture.at;
  if (gesture.kind == GestureKind::Press) cursor_.clear();
  if (tray_.contains(gesture.at)) return takes_on_tray(gesture);
  if (is_press(gesture)) tap(gesture.at);
  return true;
}

void Arranging::take_key(const KeyPress& key) {
  if (is_undo(key)) press("arrange_undo");
  if (key.control) return;
  std::vector<Stop> stops;
  for (const Target& target : targets_) {
    const bool rests = target.allowed && target.kind != Kind::Count;
    if (rests) stops.push_back({target.name, target.at});
  }
  if (const auto to = led_to(key, stops, cursor_, where(cursor_))) {
    cursor_ = *to;
    return;
  }
  switch (key.key) {
    case Key::Enter:
    case Key::Space: return press(std::string(cursor_));
    case Key::Escape:
      if (held_) return put_back();
      return press("arrange_leave");
    case Key::Character:
      if (key.character == 'u') press("arrange_undo");
      return;
    default: return;
  }
}

FrameInput Arranging::read(const FrameInput& input) {
  left_.clear();
  for (Gesture gesture : input.gestures) {
    if (!takes(gesture)) left_.push_back(gesture);
  }
  for (const KeyPress& key : input.keys) take_key(key);
  lay_out(input);
  FrameInput rest = input;
  rest.gestures = left_;
  rest.keys = {};
  rest.viewport = stage_;
  if (stage_.x < input.viewport.x) rest.safe.right = 0;
  if (open_.max.y < input.viewport.y) rest.safe.bottom = input.viewport.y - open_.max.y;
  return rest;
}

}  // namespace mael::web
