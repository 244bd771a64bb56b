#include <algorithm>
#include <array>
#include <cmath>

#include "web/base/say.h"
#include "web/table/kinds/arranging.h"
#include "web/table/kinds/arranging_names.h"

namespace mael::web {

using namespace arranged;

namespace {

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

}  // namespace

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
