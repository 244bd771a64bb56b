#include "web/table/arranging.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "web/base/say.h"
#include "web/table/key_cursor.h"
#include "web/table/pointer_reader.h"

namespace mael::web {
namespace {

constexpr float kPad = 8;
constexpr float kGap = 4;
constexpr float kTarget = 44;  // least side of what a finger presses
constexpr float kDone = 92, kRule = 104, kPage = 72;
constexpr float kWords = 46;                      // two lines
constexpr float kRow = 56;                        // of the cells
constexpr float kNarrowest = 170;                 // of a cell
constexpr float kBeside = 0.36F, kBelow = 0.42F;  // of the page, what the tray takes
constexpr float kLeastTable = 560;                // high, above a tray that stays open
constexpr std::size_t kFewSeats = 3;
constexpr std::size_t kMany = 8;  // pieces that wait on a tab: they are shown by their places
constexpr float kFolded = 2 * kPad + 2 * kTarget + 2 * kGap + kWords;  // high, with its tabs

constexpr std::string_view kTake = "take ", kPut = "put ", kLess = "less ", kMore = "more ";
constexpr std::string_view kTab = "arrange_tab_", kOpen = "open ";

std::string named(std::string_view verb, std::string_view thing) {
  return std::string(verb) + std::string(thing);
}

std::optional<std::string_view> after(std::string_view verb, std::string_view name) {
  return name.starts_with(verb) ? std::optional(name.substr(verb.size())) : std::nullopt;
}

template <class T>
const T* named_in(const std::vector<T>& all, std::string_view name) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const T& each) { return each.name == name; });
  return found == all.end() ? nullptr : &*found;
}

bool goes_round(const ArrangedCount& count) {
  return count.is_seat || !count.values.empty();
}

// Whole part and decimals, as few as say it.
std::string say_thousandths(const ArrangedCount& count) {
  std::string decimals = std::to_string(1000 + count.value % 1000).substr(1);
  while (decimals.size() > 1 && decimals.back() == '0') decimals.pop_back();
  return say(count.thousandths, {std::to_string(count.value / 1000), decimals});
}

const char* key_of_step(const ArrangedCount& count, int by) {
  if (goes_round(count)) return by < 0 ? "arrange.before" : "arrange.next";
  return by < 0 ? "arrange.less" : "arrange.more";
}

}  // namespace

Arranging::Arranging(ArrangedGame& game) : game_(game), seats_(game.seats()) {
  renew();
}

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

std::string Arranging::heading() const {
  return say("arrange.title");
}

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
    case GestureKind::DragCancel:
      return takes_drag(gesture);
    case GestureKind::Pinch:
    case GestureKind::PinchEnd:
    case GestureKind::Pan:
    case GestureKind::Zoom:
      return tray_.contains(gesture.at);
    case GestureKind::HoverEnd:
    case GestureKind::PressEnd:
      pressed_ = false;
      if (gesture.kind == GestureKind::HoverEnd) pointed_ = {-1, -1};
      return false;
    default:
      break;
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
    case Key::Space:
      return press(std::string(cursor_));
    case Key::Escape:
      if (held_) return put_back();
      return press("arrange_leave");
    case Key::Character:
      if (key.character == 'u') press("arrange_undo");
      return;
    default:
      return;
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

// ---- Where it lies -----------------------------------------------------------------------------

void Arranging::lay_out(const FrameInput& input) {
  const Rect page{{}, input.viewport};
  page_at_ = shrunk(page, input.safe);
  stage_ = input.viewport;
  open_ = page;
  lay_out_tray();
}

void Arranging::lay_out_tray() {
  tray_ = page_at_;
  folds_ = false;
  if (tray_.width() > tray_.height()) {
    const float width = std::clamp(tray_.width() * kBeside, 300.0F, 380.0F);
    tray_.min.x = stage_.x = open_.max.x = tray_.max.x - width;
    return;
  }
  const float height = std::clamp(tray_.height() * kBelow, 320.0F, 400.0F);
  folds_ = tray_.height() - height < kLeastTable;
  open_.max.y = tray_.max.y - (folds_ ? kFolded : height);
  tray_.min.y = tray_.max.y - (is_open() ? height : kFolded);
}

void Arranging::lay_out_head() {
  const Rect inside = grown(tray_, -kPad);
  head_ = {inside.min, {inside.max.x, inside.min.y + kTarget}};
  words_ = {{inside.min.x, head_.max.y + kGap}, {inside.max.x, head_.max.y + kGap + kWords}};
  struct Own {
    const char* name;
    const char* label;
    float width = kTarget;
    bool allowed = true;
  };
  const std::array<Own, 4> own{{{"arrange_leave", "arrange.leave"},
                                {"arrange_done", "arrange.done", kDone},
                                {"arrange_write", "analysis.lay"},
                                {"arrange_undo", "arrange.undo", kTarget, game_.may_undo()}}};
  float right = head_.max.x;
  for (const Own& each : own) {
    const Rect at{{right - each.width, head_.min.y}, {right, head_.max.y}};
    targets_.push_back({each.name, say(each.label), at, Kind::Button, {}, each.allowed});
    right -= each.width + kGap;
  }
  head_.max.x = right;
  if (!refusal_ || refusal_->rule.text().empty()) return;
  const std::string label = say("ui.button.why", {refusal_->rule.text()});
  const Rect at{{words_.max.x - kRule, words_.min.y}, words_.max};
  targets_.push_back({"arrange_rule", label, at});
  words_.max.x = at.min.x - kGap;
}

// The seats' and that of the turn, or what puts back what is held; then what turns the page.
void Arranging::lay_out_tabs(Rect row, int pages) {
  pages_ = std::max(1, pages);
  page_ = std::min(page_, pages_ - 1);
  if (held_ && folds_ && pages > 0) {
    const Rect at{{row.max.x - kPage, row.min.y}, row.max};
    const char* label = unfolded_ ? "arrange.fold" : "arrange.unfold";
    targets_.push_back({"arrange_unfold", say(label), at});
    row.max.x = at.min.x - kGap;
  }
  // Many tabs take the whole row: the title makes room.
  Rect& room = seats_.size() > kFewSeats ? head_ : row;
  if (pages_ > 1 && is_open()) {
    const Rect at{{room.max.x - std::min(kPage, room.width()), room.min.y}, room.max};
    const std::string line = std::to_string(page_ + 1) + "/" + std::to_string(pages_);
    targets_.push_back({"arrange_page", say("arrange.page"), at, Kind::Button, line});
    room.max.x = at.min.x - kGap;
  }
  if (held_) {
    targets_.push_back({"arrange_back", say("arrange.back"), row, Kind::Button});
    return;
  }
  const std::size_t tabs = seats_.size() + 1;
  const float width = (row.width() + kGap) / static_cast<float>(tabs);
  for (std::size_t i = 0; i < tabs; ++i) {
    const float left = row.min.x + width * static_cast<float>(i);
    const std::string label = i < seats_.size() ? game_.name_of(seats_[i]) : say("arrange.turn");
    targets_.push_back({named(kTab, std::to_string(i + 1)),
                        label,
                        {{left, row.min.y}, {left + width - kGap, row.max.y}},
                        Kind::Tab,
                        {},
                        true,
                        i == tab_ && is_open()});
  }
}

void Arranging::add_count(const ArrangedCount& count, std::vector<Target>& cells) const {
  cells.push_back({count.name, value_of(count), {}, Kind::Count, say(count.words)});
}

// What the open tab holds, or what can be done with what is held.
std::vector<Arranging::Target> Arranging::cells() const {
  std::vector<Target> cells;
  const Seat owner = tab_ < seats_.size() ? seats_[tab_] : Seat::Chance;
  for (const ArrangedCount& count : all_.counts) {
    const bool is_here = held_ ? count.of == *held_ : count.of.empty() && count.owner == owner;
    if (is_here) add_count(count, cells);
  }
  if (held_) {
    for (const ArrangedPlace& place : all_.places) {
      if (!place.beside || !game_.allows({*held_, place.name})) continue;
      if (place.name == piece(*held_)->place) continue;
      cells.push_back(
          {named(kPut, place.name), label_of(place), {}, Kind::Beside, game_.name_of(place.owner)});
    }
    return cells;
  }
  if (!pile_.empty()) cells.clear();
  add_waiting(owner, cells);
  return cells;
}

void Arranging::add_waiting(Seat owner, std::vector<Target>& cells) const {
  std::vector<const ArrangedPiece*> waiting;
  for (const ArrangedPiece& each : all_.pieces) {
    if (each.owner == owner && is_beside(each.place)) waiting.push_back(&each);
  }
  const bool many = waiting.size() > kMany || !pile_.empty();
  if (many) add_piles(waiting, cells);
  for (const ArrangedPiece* each : waiting) {
    if (many && each->place != pile_) continue;
    cells.push_back({named(kTake, each->name), label_of(*each), {}, Kind::Waiting, line_of(*each)});
  }
}

// The places where something waits, with how much; of one that is open itself alone.
void Arranging::add_piles(const std::vector<const ArrangedPiece*>& waiting,
                          std::vector<Target>& cells) const {
  for (const ArrangedPlace& place : all_.places) {
    int count = 0;
    for (const ArrangedPiece* each : waiting) count += each->place == place.name ? each->count : 0;
    const bool open = place.name == pile_;
    if (!open && (count == 0 || !pile_.empty())) continue;
    cells.push_back({named(kOpen, place.name),
                     label_of(place),
                     {},
                     Kind::Pile,
                     std::to_string(count),
                     true,
                     open});
  }
}

void Arranging::add_steps(const Target& count) {
  const ArrangedCount* known = named_in(all_.counts, count.name);
  for (const int by : {-1, +1}) {
    const float left = by < 0 ? count.at.min.x : count.at.max.x - kTarget;
    const auto change = known ? step(*known, by) : std::nullopt;
    const std::string label = known ? say(key_of_step(*known, by), {count.line, count.label}) : "";
    targets_.push_back({named(by < 0 ? kLess : kMore, count.name),
                        label,
                        {{left, count.at.min.y}, {left + kTarget, count.at.max.y}},
                        known && goes_round(*known) ? (by < 0 ? Kind::Before : Kind::Next)
                        : by < 0                    ? Kind::Less
                                                    : Kind::More,
                        {},
                        change.has_value()});
  }
}

void Arranging::lay_out_cells(Rect room) {
  const Rect tabs{room.min, {room.max.x, room.min.y + kTarget}};
  room.min.y = tabs.max.y + kGap;
  std::vector<Target> all = cells();
  const int columns = std::max(1, static_cast<int>((room.width() + kGap) / (kNarrowest + kGap)));
  const int rows = std::max(1, static_cast<int>((room.height() + kGap) / (kRow + kGap)));
  const int each = columns * rows;
  lay_out_tabs(tabs, (static_cast<int>(all.size()) + each - 1) / each);
  if (!is_open()) return;
  const float width = (room.width() + kGap) / static_cast<float>(columns);
  for (int i = 0; i < each && page_ * each + i < static_cast<int>(all.size()); ++i) {
    Target cell = std::move(all[static_cast<std::size_t>(page_ * each + i)]);
    const Vec2 at = room.min + Vec2{width * static_cast<float>(i % columns),
                                    (kRow + kGap) * static_cast<float>(i / columns)};
    cell.at = {at, at + Vec2{width - kGap, kRow}};
    targets_.push_back(cell);
    if (cell.kind == Kind::Count) add_steps(cell);
  }
}

void Arranging::place(const Where& where, Seat near, const Spot& spot) {
  where_ = where;
  spot_ = spot;
  near_ = near;
  lay_out_targets();
}

void Arranging::lay_out_targets() {
  if (!where_) return;
  targets_.clear();
  const auto add = [&](const std::string& shown, Target target) {
    const auto at = where_(shown);
    const bool is_seen = at && open_.contains(at->center()) && !tray_.contains(at->center());
    if (!is_seen) return;
    target.at = *at;
    targets_.push_back(std::move(target));
  };
  for (const ArrangedPiece& each : all_.pieces) {
    const bool is_seen = !each.shown.empty() && (!is_beside(each.place) || each.owner == near_);
    const bool is_held = held_ == each.name;
    if (is_seen) {
      add(each.shown,
          {named(kTake, each.name), label_of(each), {}, Kind::Piece, {}, true, is_held});
    }
  }
  for (const ArrangedPlace& each : all_.places) {
    if (!held_ || each.beside || each.name == piece(*held_)->place) continue;
    const bool may = game_.allows({*held_, each.name});
    add(each.name, {named(kPut, each.name), label_of(each), {}, Kind::Place, {}, may});
  }
  on_table_ = targets_.size();
  lay_out_head();
  const Rect inside = grown(tray_, -kPad);
  lay_out_cells({{inside.min.x, words_.max.y + kGap}, inside.max});
}

std::optional<Rect> Arranging::where(std::string_view name) const {
  if (name == "arrange_tray") return tray_;
  const Target* found = named_in(targets_, name);
  return found ? std::optional(found->at) : std::nullopt;
}

}  // namespace mael::web
