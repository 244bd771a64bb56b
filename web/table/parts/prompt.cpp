#include "web/table/parts/prompt.h"

#include <algorithm>
#include <utility>

#include "web/base/word_lines.h"

namespace mael::web {
namespace {

constexpr float kLeastTitle = 30, kBelowTitle = 4;
constexpr float kRoundWords = 6, kRoundNote = 5;
constexpr float kLeastTold = 46;                  // a sentence of two lines
constexpr float kTitleSign = 44, kMoreSign = 92;  // beside the title: to close, to read on

}  // namespace

PromptMaker::PromptMaker(const PromptSpec& spec, const Measure& measure)
    : spec_(spec), measure_(measure) {}

// ---- What it says ------------------------------------------------------------------------------

float PromptMaker::high(TextStyle style, const std::string& words, float wide) const {
  return height_in(measure_, style, words, wide);
}

void PromptMaker::title(std::string text) {
  add({RowKind::Title, std::move(text)});
  size_title();
}

void PromptMaker::size_title() {
  if (rows_.empty() || rows_.front().kind != RowKind::Title) return;
  PromptRow& title = rows_.front();
  const float signs = width_of_signs(), wide = width() - signs;
  const bool is_large = measure_.size(spec_.title, title.text).x <= wide;
  title.style = is_large ? spec_.title : TextStyle::Caption;
  title.height = std::max({kLeastTitle, high(title.style, title.text, wide) + kBelowTitle,
                           signs > 0 ? kTitleSign - kPromptPad : 0});
}

void PromptMaker::words(std::string text, RowKind kind) {
  const bool small = kind == RowKind::Note;
  PromptRow row{kind, std::move(text)};
  row.style = small ? TextStyle::Caption : TextStyle::Body;
  row.height = high(row.style, row.text, width()) + (small ? kRoundNote : kRoundWords);
  row.told = true;
  add(std::move(row));
}

// One row until it is known how many of them fit.
void PromptMaker::list(std::size_t items) {
  if (items == 0) return;
  items_ = items;
  add({RowKind::Item, {}, kPromptItem * static_cast<float>(items)});
}

float PromptMaker::height() const { return height_of_prompt(rows_, height_of_row); }

// ---- What is told ------------------------------------------------------------------------------

// No row of it is higher than the room that all others leave; answers with that.
float PromptMaker::clip_told() {
  float room = spec_.room.height() - height();
  for (const PromptRow& row : rows_) room += row.told ? row.height : 0;
  if (room < kLeastTold) return 0;
  for (PromptRow& row : rows_) row.height = row.told ? std::min(row.height, room) : row.height;
  return room;
}

// The first row of each page.
std::vector<std::size_t> PromptMaker::begins_of_pages(std::size_t first, std::size_t end,
                                                      float room) const {
  std::vector<std::size_t> begins;
  float left = 0;
  for (std::size_t i = first; i < end; ++i) {
    if (i == first || rows_[i].height > left) {
      begins.push_back(i);
      left = room;
    }
    left -= rows_[i].height;
  }
  return begins;
}

// A sign beside the title says how many rows there are after these, and leads on.
bool PromptMaker::turn_pages() {
  if (items_ > 0 || fits()) return false;
  pages_ = true;
  size_title();
  const float room = clip_told();
  const auto from = std::find_if(rows_.begin(), rows_.end(), is_told);
  const auto to = std::find_if_not(from, rows_.end(), is_told);
  const auto end = static_cast<std::size_t>(to - rows_.begin());
  const auto begins = begins_of_pages(static_cast<std::size_t>(from - rows_.begin()), end, room);
  pages_ = room > 0 && begins.size() > 1;
  if (!pages_) {
    size_title();
    return false;
  }
  const std::size_t page = static_cast<std::size_t>(spec_.page) % begins.size();
  const std::size_t next = page + 1 < begins.size() ? begins[page + 1] : end;
  unread_ = end - next;
  rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(next), to);
  rows_.erase(from, rows_.begin() + static_cast<std::ptrdiff_t>(begins[page]));
  return true;
}

float PromptMaker::width_of_signs() const {
  const float signs = (pages_ ? kMoreSign : 0) + (spec_.signs.closes ? kTitleSign : 0) +
                      (spec_.signs.about ? kTitleSign : 0);
  return std::max(0.0F, signs - kPromptPad);
}

void PromptMaker::place_signs(Rect prompt) {
  if (rows_.empty() || rows_.front().kind != RowKind::Title) return;
  rows_.front().at.max.x -= width_of_signs();
  float right = prompt.max.x;
  const auto add_sign = [&](RowKind kind, float width) {
    PromptRow sign{kind};
    sign.at = box(right - width, prompt.min.y, width, kTitleSign);
    right = sign.at.min.x;
    sign.index = kind == RowKind::Rest ? unread_ : 0;
    rows_.push_back(std::move(sign));
  };
  if (spec_.signs.closes) add_sign(RowKind::Close, kTitleSign);
  if (spec_.signs.about) add_sign(RowKind::About, kTitleSign);
  if (pages_) add_sign(RowKind::Rest, kMoreSign);
}

// ---- What is listed ----------------------------------------------------------------------------

// In one column, or in two where that is not room enough; where these are not either, `More` has
// the last place.
void PromptMaker::fit_items() {
  if (items_ == 0) return;
  float& all = rows_.back().height;
  const float room = spec_.room.height() - (height() - all);
  const auto rows = static_cast<std::size_t>(std::max(1.0F, room / kPromptItem));
  columns_ = items_ <= rows ? 1 : 2;
  const std::size_t places = rows * columns_;
  shown_ = items_ <= places ? items_ : places - 1;
  const std::size_t used = shown_ + (shown_ < items_ ? 1 : 0);
  all = kPromptItem * static_cast<float>((used + columns_ - 1) / columns_);
}

// In place of the one row those that are shown.
void PromptMaker::spread_items() {
  if (items_ == 0) return;
  const PromptRow all = std::move(rows_.back());
  rows_.pop_back();
  const std::size_t pages = (items_ + shown_ - 1) / shown_;
  const std::size_t first = shown_ * (static_cast<std::size_t>(spec_.page) % pages);
  const auto add_at = [&](RowKind kind, std::size_t index, std::size_t place) {
    PromptRow row{kind};
    row.index = index;
    row.at = place_of_item(all.at, place);
    rows_.push_back(std::move(row));
  };
  for (std::size_t i = first; i < std::min(first + shown_, items_); ++i) {
    add_at(RowKind::Item, i, i - first);
  }
  if (pages > 1) {
    add_at(RowKind::More, 0, columns_ * static_cast<std::size_t>(all.height / kPromptItem) - 1);
  }
}

Rect PromptMaker::place_of_item(Rect all, std::size_t place) const {
  const float width = all.width() / static_cast<float>(columns_);
  const float gap = columns_ > 1 ? kBelowItem : 0;
  return box(all.min.x + width * static_cast<float>(place % columns_),
             all.min.y + kPromptItem * static_cast<float>(place / columns_), width - gap,
             kPromptItem);
}

// ---- Where it lies -----------------------------------------------------------------------------

// All pages are as high as there is room, so that the sign stays under the finger.
Rect PromptMaker::place(std::vector<PromptRow>& rows) {
  fit_items();
  const bool fills = pages_ || spec_.fills;
  const Rect wanted = place_rows(rows_, spec_.room, spec_.at_bottom && !fills, height_of_row);
  const Rect prompt = fills ? spec_.room : wanted;
  spread_items();
  place_signs(prompt);
  rows = std::move(rows_);
  return prompt;
}

}  // namespace mael::web
