#include "web/screens/shelf/layout.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "web/screens/shelf/layout_builder.h"

namespace mael::web::shelf {

namespace {

// The buttons of the page stand in the upper corners, so far from the edge and so high; on phones
// one at the left and three at the right, else all at the right (web/shell/style.css).
constexpr float kCorner = 8;
constexpr float kCornerButton = 44;
constexpr float kLeftCorner = 60, kRightCorner = 160;
constexpr float kCornersWidth = 280;

constexpr float kPhoneWidth = 600;  // below it
constexpr float kLowHeight = 480;   // below it
constexpr float kLargeWidth = 1440, kLargeHeight = 860;

constexpr float kTile = 200;  // least width of a way that is a tile

constexpr Sizes kPhone{12, 12, 14, 44, 32, 24, 0, 60, 0};
constexpr Sizes kLow{12, 10, 10, 44, 30, 22, 0, 84, 190};
constexpr Sizes kUsual{24, 16, 14, 48, 32, 24, 18, 84, 260};
constexpr Sizes kLarge{64, 28, 20, 60, 52, 30, 20, 92, 360};

Form form_of(Vec2 viewport) {
  if (viewport.y < kLowHeight && viewport.x > viewport.y) return Form::Low;
  if (viewport.x < kPhoneWidth) return Form::Phone;
  return viewport.x >= kLargeWidth && viewport.y >= kLargeHeight ? Form::Large : Form::Usual;
}

const Sizes& sizes_of(Form form) {
  switch (form) {
    case Form::Phone: return kPhone;
    case Form::Low: return kLow;
    case Form::Usual: return kUsual;
    case Form::Large: return kLarge;
  }
  return kUsual;
}

Rect moved(Rect rect, Vec2 by) { return {rect.min + by, rect.max + by}; }

}  // namespace

LayoutBuilder::LayoutBuilder(const View& view, const FrameInput& input)
    : view_(view),
      input_(input),
      area_(shrunk({{}, input.viewport}, input.safe)),
      size_(sizes_of(form_of(input.viewport))) {
  out_.form = form_of(input.viewport);
  out_.items.resize(view.items.size());
  if (out_.form == Form::Usual) out_.styles.small = TextStyle::Body;
  if (out_.form == Form::Low) out_.styles.facts = TextStyle::Caption;
  if (out_.form == Form::Large) out_.styles.title = TextStyle::Display;
}

Layout LayoutBuilder::build(float scroll, float aside) {
  out_.page = {{0, std::max(kCorner, area_.min.y) + kCornerButton + kCorner}, input_.viewport};
  place_bar();
  place_title();
  y_ = out_.page.min.y + 4;
  switch (out_.form) {
    case Form::Phone: build_phone(aside); break;
    case Form::Low: build_low(aside); break;
    case Form::Usual: build_usual(aside); break;
    case Form::Large: build_large(aside); break;
  }
  fit_facts();
  out_.scroll_limit = std::max(0.0F, y_ + size_.gap - bottom());
  out_.scroll = std::clamp(scroll, 0.0F, out_.scroll_limit);
  move_all(-out_.scroll);
  return std::move(out_);
}

float LayoutBuilder::height_of(TextStyle style, std::string_view words, float wrap) const {
  return input_.measure->size(style, words, wrap).y;
}

void LayoutBuilder::place(Control control, std::size_t which, Rect at) {
  for (std::size_t i = 0; i < view_.items.size(); ++i) {
    const Item& item = view_.items[i];
    if (item.control == control && item.which == which) out_.items[i] = at;
  }
}

// ---- What is never scrolled ---------------------------------------------------------------------

// The ways, on phones: at the bottom, or at the left where that is low.
void LayoutBuilder::place_bar() {
  const auto count = static_cast<float>(view_.ways.size());
  if (out_.form == Form::Phone) {
    const float top = area_.max.y - size_.way;
    out_.bar = {{0, top}, input_.viewport};
    out_.page.max.y = top;
    const float each = area_.width() / count;
    for (std::size_t i = 0; i < view_.ways.size(); ++i) {
      const float x = area_.min.x + each * static_cast<float>(i);
      place(Control::Go, i, box(x, top, each, size_.way));
    }
  } else if (out_.form == Form::Low) {
    out_.bar = {{}, {area_.min.x + size_.way, input_.viewport.y}};
    const float each = std::min(area_.height() / count, 84.0F);
    float y = area_.center().y - each * count / 2;
    for (std::size_t i = 0; i < view_.ways.size(); ++i, y += each) {
      place(Control::Go, i, box(area_.min.x, y, size_.way, each));
    }
    area_.min.x += size_.way;
    out_.page.min.x = area_.min.x;
  }
}

void LayoutBuilder::place_title() {
  const float top = std::max(kCorner, area_.min.y);
  out_.title_centred = out_.form == Form::Phone;
  const float from = out_.title_centred ? area_.min.x + kLeftCorner : left();
  const float to = area_.max.x - (out_.title_centred ? kRightCorner : kCornersWidth);
  out_.title = box(from, top, to - from, kCornerButton);
}

// ---- The forms ----------------------------------------------------------------------------------

void LayoutBuilder::build_phone(float aside) {
  place_waiting(left(), right() - left(), aside);
  place_rows();
}

void LayoutBuilder::build_low(float aside) {
  place_waiting(left(), right() - left(), aside);
  place_boxes(bottom() - size_.gap - y_);
}

void LayoutBuilder::build_usual(float aside) {
  place_waiting(left(), right() - left(), aside);
  const float tiles = tiles_height(right() - left());
  place_boxes(bottom() - size_.margin - tiles - size_.margin - y_);
  y_ += size_.margin;
  place_tiles(left(), right() - left());
}

// Boxes come first; under them what waits beside the ways.
void LayoutBuilder::build_large(float aside) {
  const bool waits = !view_.waiting.empty();
  const float width = right() - left();
  const float beside = waits || view_.invitation ? (width - size_.gap) * 0.4F : width;
  const float start = y_;
  place_waiting(left(), width - beside - size_.gap, aside);
  const float foot = std::max(y_ - start, tiles_height(beside) + (waits ? kHeading : 0.0F));
  y_ = start;
  place_boxes(bottom() - size_.gap - foot - size_.gap - y_);
  y_ += size_.gap;
  const float row = y_;
  move_waiting(row - start);
  y_ = row + (waits ? kHeading : 0.0F);
  place_tiles(right() - beside, beside);
  y_ = row + foot;
}

// ---- Ways ---------------------------------------------------------------------------------------

int LayoutBuilder::tiles_across(float width) const {
  const int most = std::clamp(static_cast<int>(width / kTile), 1, 8);
  const int count = static_cast<int>(view_.ways.size());
  return most >= count ? count : std::min(most, (count + 1) / 2);
}

int LayoutBuilder::tile_rows(float width) const {
  const int across = tiles_across(width);
  return (static_cast<int>(view_.ways.size()) + across - 1) / across;
}

float LayoutBuilder::tiles_height(float width) const {
  const auto rows = static_cast<float>(tile_rows(width));
  return rows * (size_.way + kBetween) - kBetween;
}

void LayoutBuilder::place_tiles(float x, float width) {
  const int across = tiles_across(width);
  const float each = (width + kBetween) / static_cast<float>(across) - kBetween;
  for (std::size_t i = 0; i < view_.ways.size(); ++i) {
    const auto column = static_cast<float>(static_cast<int>(i) % across);
    const auto row = static_cast<float>(static_cast<int>(i) / across);
    place(Control::Go, i,
          box(x + (each + kBetween) * column, y_ + (size_.way + kBetween) * row, each, size_.way));
  }
  y_ += tiles_height(width);
}

// ---- Scrolling ----------------------------------------------------------------------------------

// What moves with the games that wait.
bool LayoutBuilder::is_waiting(const Item& item) const {
  switch (item.control) {
    case Control::Resume:
    case Control::Forget:
    case Control::Accept:
    case Control::Decline: return true;
    default: return false;
  }
}

void LayoutBuilder::move_waiting(float by) {
  const Vec2 way{0, by};
  out_.waiting_title = moved(out_.waiting_title, way);
  out_.waiting_row = moved(out_.waiting_row, way);
  InvitationPlace& invitation = out_.invitation;
  for (Rect* rect :
       {&invitation.at, &invitation.picture, &invitation.title, &invitation.sentence}) {
    *rect = moved(*rect, way);
  }
  for (WaitingPlace& each : out_.waiting) {
    for (Rect* rect :
         {&each.at, &each.title, &each.turn, &each.line, &each.when, &each.sketch, &each.go}) {
      *rect = moved(*rect, way);
    }
  }
  for (std::size_t i = 0; i < out_.items.size(); ++i) {
    if (is_waiting(view_.items[i])) out_.items[i] = moved(out_.items[i], way);
  }
}

void LayoutBuilder::move_all(float by) {
  const Vec2 way{0, by};
  move_waiting(by);
  for (BoxPlace& each : out_.boxes) {
    for (Rect* rect : {&each.at, &each.title, &each.line, &each.facts}) *rect = moved(*rect, way);
  }
  for (Rect& board : out_.boards) board = moved(board, way);
  for (std::size_t i = 0; i < out_.items.size(); ++i) {
    const Item& item = view_.items[i];
    const bool fixed = item.control == Control::Go && out_.bar.height() > 0;
    if (!fixed && !is_waiting(item)) out_.items[i] = moved(out_.items[i], way);
  }
}

Layout make_layout(const View& view, const FrameInput& input, float scroll, float aside) {
  return LayoutBuilder(view, input).build(scroll, aside);
}

Rect clip_of(Control control, const Layout& layout) {
  if (control == Control::Go && layout.bar.height() > 0) return layout.bar;
  if (control != Control::Resume && control != Control::Forget) return layout.page;
  const Rect row = layout.waiting_row;
  return {{row.min.x, std::max(row.min.y, layout.page.min.y)},
          {row.max.x, std::min(row.max.y, layout.page.max.y)}};
}

int item_at(const View& view, const Layout& layout, Vec2 point) {
  int beside = -1;
  for (std::size_t i = 0; i < layout.items.size(); ++i) {
    const Item& item = view.items[i];
    if (!clip_of(item.control, layout).contains(point)) continue;
    if (layout.items[i].contains(point)) return static_cast<int>(i);
    const bool means_it =
        (item.control == Control::SetUp && layout.boxes[item.which].at.contains(point)) ||
        (item.control == Control::Resume && layout.waiting[item.which].go.contains(point));
    if (means_it) beside = static_cast<int>(i);
  }
  return beside;
}

}  // namespace mael::web::shelf
