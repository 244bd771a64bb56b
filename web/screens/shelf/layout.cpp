#include "web/screens/shelf/layout.h"

#include <algorithm>
#include <cmath>
#include <string_view>

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

constexpr float kBoxWidth = 180;     // least of an upright box,
constexpr float kNarrowBox = 136;    // and where room is scarce
constexpr float kTall = 1.9F;        // the most of an upright box: its height by its width,
constexpr float kBroad = 1.3F;       // and the other way round
constexpr float kMostLying = 240;    // height of a box that lies
constexpr float kWordsShare = 0.6F;  // of the width of a box that lies: what pictures leave free,
constexpr float kLineShare = 0.68F;  // and how far its line may reach into them
constexpr float kRowPad = 6;         // above and below the words of a box that lies, at least
constexpr float kDisc = 52;          // Play on a box that lies
constexpr float kTile = 200;         // least width of a way that is a tile
constexpr float kHeading = 34;

// What differs between the forms.
struct Sizes {
  float margin, gap, pad;
  float button;  // height of Play
  float title, facts;
  float board;      // thickness of what boxes stand on
  float way;        // height of the tile, of the bar's cell, or width of the rail
  float least_box;  // height of one that stands upright
};
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

class Builder {
 public:
  Builder(const View& view, const FrameInput& input)
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

  Layout build(float scroll, float aside) {
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
    out_.scroll_limit = std::max(0.0F, y_ + size_.gap - bottom());
    out_.scroll = std::clamp(scroll, 0.0F, out_.scroll_limit);
    move_all(-out_.scroll);
    return std::move(out_);
  }

 private:
  float left() const { return area_.min.x + size_.margin; }
  float right() const { return area_.max.x - size_.margin; }
  float bottom() const { return std::min(out_.page.max.y, area_.max.y); }
  float height_of(TextStyle style, std::string_view words, float wrap) const {
    return input_.measure->size(style, words, wrap).y;
  }

  void place(Control control, std::size_t which, Rect at) {
    for (std::size_t i = 0; i < view_.items.size(); ++i) {
      const Item& item = view_.items[i];
      if (item.control == control && item.which == which) out_.items[i] = at;
    }
  }

  // ---- What is never scrolled ----------------------------------------------------------------

  // The ways, on phones: at the bottom, or at the left where that is low.
  void place_bar() {
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

  void place_title() {
    const float top = std::max(kCorner, area_.min.y);
    out_.title_centred = out_.form == Form::Phone;
    const float from = out_.title_centred ? area_.min.x + kLeftCorner : left();
    const float to = area_.max.x - (out_.title_centred ? kRightCorner : kCornersWidth);
    out_.title = box(from, top, to - from, kCornerButton);
  }

  // ---- The forms -----------------------------------------------------------------------------

  void build_phone(float aside) {
    place_waiting(left(), right() - left(), aside);
    place_rows();
  }

  void build_low(float aside) {
    place_waiting(left(), right() - left(), aside);
    place_boxes(bottom() - size_.gap - y_);
  }

  void build_usual(float aside) {
    place_waiting(left(), right() - left(), aside);
    const float tiles = tiles_height(right() - left());
    place_boxes(bottom() - size_.margin - tiles - size_.margin - y_);
    y_ += size_.margin;
    place_tiles(left(), right() - left());
  }

  // Boxes come first; under them what waits beside the ways.
  void build_large(float aside) {
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

  // ---- Boxes ---------------------------------------------------------------------------------

  // One under the other, all of them seen at once where they can be: their lines are written small
  // before one of them is scrolled for.
  void place_rows() {
    const auto count = static_cast<float>(view_.boxes.size());
    const float width = right() - left();
    const float high = std::floor((bottom() - y_) / count - size_.gap);
    if (row_height(width) > high) out_.styles.line = TextStyle::Caption;
    const float needed = row_height(width);
    const float height = std::clamp(high, needed, std::max(needed, kMostLying));
    for (std::size_t i = 0; i < view_.boxes.size(); ++i) {
      const Rect at = box(left(), y_, width, height);
      place_lying(i, at);
      y_ = at.max.y + size_.gap;
    }
    y_ -= size_.gap;
  }

  // What the highest of boxes that lie needs, each so wide.
  float row_height(float width) const {
    return size_.title + line_height(width * kLineShare - size_.pad) + size_.facts + 2 * kRowPad;
  }

  // Of the highest line of a box, wrapped there.
  float line_height(float wrap) const {
    float height = 0;
    for (const Box& each : view_.boxes) {
      height = std::max(height, height_of(out_.styles.line, each.line, wrap));
    }
    return height;
  }

  // Play is a disc at the right; all that is left of it sets the game up.
  void place_lying(std::size_t which, Rect at) {
    BoxPlace place_of;
    place_of.at = at;
    const float x = at.min.x + size_.pad, words = at.width() * kWordsShare - size_.pad;
    const float wrap = at.width() * kLineShare - size_.pad;
    const float line = height_of(out_.styles.line, view_.boxes[which].line, wrap);
    const float y = at.center().y - (size_.title + line + size_.facts) / 2;
    place_of.title = box(x, y, words, size_.title);
    place_of.line = box(x, place_of.title.max.y, wrap, line);
    place_of.facts = box(x, place_of.line.max.y, words, size_.facts);
    const float disc = at.max.x - size_.pad - kDisc;
    place(Control::Play, which, box(disc, at.center().y - kDisc / 2, kDisc, kDisc));
    place(Control::SetUp, which, {at.min, {disc - 4, at.max.y}});
    out_.boxes.push_back(place_of);
  }

  // How many upright boxes stand beside each other: few where there is room for several boards.
  int columns(float height) const {
    const auto fitting = [&](float least) {
      const float width = right() - left() + size_.gap;
      return std::clamp(static_cast<int>(width / (least + size_.gap)), 1,
                        static_cast<int>(view_.boxes.size()));
    };
    const int wide = fitting(kBoxWidth);
    const int rows = (static_cast<int>(view_.boxes.size()) + wide - 1) / wide;
    const bool room = static_cast<float>(rows) * size_.least_box <= height;
    return rows == 1 || room ? wide : fitting(kNarrowBox);
  }

  void place_boxes(float height) {
    const int across = columns(height);
    const int rows = (static_cast<int>(view_.boxes.size()) + across - 1) / across;
    const float each = (height + size_.gap) / static_cast<float>(rows) - size_.gap - size_.board;
    const float room = right() - left();
    const float most = (room + size_.gap) / static_cast<float>(across) - size_.gap;
    const float high = std::max(size_.least_box, std::min(each, most * kTall));
    const float wide = std::min(most, high * kBroad);
    const float all = (wide + size_.gap) * static_cast<float>(across) - size_.gap;
    const float line = height_of(out_.styles.line, {}, 0);
    if (line_height(wide - 2 * size_.pad) > line * 1.5F) out_.styles.line = TextStyle::Caption;
    // What is over goes above and below.
    const float spare = std::max(0.0F, each - high) * static_cast<float>(rows);
    y_ += spare / 2;
    for (std::size_t i = 0; i < view_.boxes.size(); ++i) {
      const auto column = static_cast<float>(static_cast<int>(i) % across);
      const auto row = static_cast<float>(static_cast<int>(i) / across);
      const float x = left() + (room - all) / 2 + (wide + size_.gap) * column;
      place_standing(i, box(x, y_ + (high + size_.board + size_.gap) * row, wide, high));
    }
    for (int row = 0; row < rows; ++row, y_ += size_.gap) {
      y_ += high;
      if (size_.board <= 0) continue;
      out_.boards.push_back({{0, y_}, {input_.viewport.x, y_ + size_.board}});
      y_ += size_.board;
    }
    y_ += spare / 2 - size_.gap;
  }

  void place_standing(std::size_t which, Rect at) {
    BoxPlace place_of;
    place_of.at = at;
    place_of.upright = true;
    const float x = at.min.x + size_.pad, words = at.width() - 2 * size_.pad;
    const float button = size_.button;
    float y = at.max.y - size_.pad - button;
    place(Control::Play, which, box(x, y, words - button - 8, button));
    place(Control::SetUp, which, box(x + words - button, y, button, button));
    y -= 8 + size_.facts;
    place_of.facts = box(x, y, words, size_.facts);
    // As high on every box, so that their titles stand in a row.
    const float line = line_height(words);
    place_of.line = box(x, y -= line, words, line);
    place_of.title = box(x, y - size_.title, words, size_.title);
    out_.boxes.push_back(place_of);
  }

  // ---- Games that wait -----------------------------------------------------------------------

  void place_waiting(float x, float width, float aside) {
    if (view_.invitation) place_invitation(x, width);
    if (view_.waiting.empty()) return;
    if (out_.form != Form::Low) {
      out_.waiting_title = box(x, y_, width, kHeading);
      y_ += kHeading;
    }
    const auto count = static_cast<float>(view_.waiting.size());
    const float card = card_width(width);
    float height = 0;
    for (std::size_t i = 0; i < view_.waiting.size(); ++i) {
      height = std::max(height, card_height(i, card));
    }
    out_.aside_limit = std::max(0.0F, count * (card + kBetween) - kBetween - width);
    // On small screens the row goes on to the edge.
    const bool to_edge = out_.form == Form::Phone || out_.form == Form::Low;
    out_.waiting_row = box(x, y_, to_edge ? area_.max.x - x : width, height);
    out_.aside = std::clamp(aside, 0.0F, out_.aside_limit);
    for (std::size_t i = 0; i < view_.waiting.size(); ++i) {
      const float from = x + (card + kBetween) * static_cast<float>(i) - out_.aside;
      place_card(i, box(from, y_, card, height));
    }
    y_ += height + size_.gap;
  }

  float card_width(float width) const {
    if (view_.waiting.size() == 1) return std::min(width, 440.0F);
    if (out_.form == Form::Phone) return std::min(width * 0.86F, 360.0F);
    const auto shown = static_cast<float>(std::min<std::size_t>(view_.waiting.size(), 3));
    const float share = (width + kBetween) / shown - kBetween;
    return std::clamp(share, std::min(width, 290.0F), 440.0F);
  }

  float sketch_size(std::size_t which, float width) const {
    if (view_.waiting[which].sketch.is_empty()) return 0;
    return width < kBroadCard ? kSmallSketch : kSketch;
  }
  float left_of_words(std::size_t which, float width) const {
    const float sketch = sketch_size(which, width);
    return sketch > 0 ? kSketchPad + sketch + 12 : kCardPad;
  }
  // The sign of going on stands over that of removal, on low screens before it where there is
  // room.
  bool has_go_over(std::size_t which) const { return which == 0 && out_.form != Form::Low; }
  // What is left of a card's width beside its sketch and its signs at the right end.
  float card_room(std::size_t which, float width) const {
    return width - left_of_words(which, width) - (has_go_over(which) ? kGo + 6 : kForget) - 4;
  }
  bool has_go(std::size_t which, float width) const {
    return has_go_over(which) || (which == 0 && card_room(which, width) >= kGo + 6 + kLeastWords);
  }
  float card_words(std::size_t which, float width) const {
    const bool before = has_go(which, width) && !has_go_over(which);
    return card_room(which, width) - (before ? kGo + 6 : 0.0F);
  }

  float card_height(std::size_t which, float width) const {
    const Waiting& each = view_.waiting[which];
    const float words = card_words(which, width);
    const float signs = has_go_over(which) ? kForget + kGo + 16 : 68.0F;
    const float least = std::max(signs, sketch_size(which, width) + 2 * kSketchPad);
    return std::max(least, height_of(out_.styles.strong, each.title, words) +
                               turn_height(each, words) +
                               height_of(out_.styles.small, each.line, words) +
                               height_of(out_.styles.small, each.when, words) + 2 * kCardPad);
  }

  float turn_height(const Waiting& each, float words) const {
    if (each.turn.empty()) return 0;
    return std::max(kSign, height_of(out_.styles.small, each.turn, words - kSign - kSignGap));
  }

  void place_card(std::size_t which, Rect at) {
    const Waiting& each = view_.waiting[which];
    const float words = card_words(which, at.width());
    const float title = height_of(out_.styles.strong, each.title, words);
    const float turn = turn_height(each, words);
    const float line = height_of(out_.styles.small, each.line, words);
    const float all = title + turn + line + height_of(out_.styles.small, each.when, words);
    WaitingPlace place_of;
    place_of.at = at;
    const float sketch = sketch_size(which, at.width());
    place_of.sketch = box(at.min.x + kSketchPad, at.center().y - sketch / 2, sketch, sketch);
    const float x = at.min.x + left_of_words(which, at.width()), y = at.center().y - all / 2;
    place_of.title = box(x, y, words, title);
    place_of.turn = box(x, y + title, words, turn);
    place_of.line = box(x, y + title + turn, words, line);
    place_of.when = box(x, y + title + turn + line, words, all - title - turn - line);
    const float forget = at.max.x - kForget - 2, middle = at.center().y;
    const bool over = has_go_over(which);
    if (over) {
      place_of.go = box(at.max.x - kGo - 8, at.min.y + 8, kGo, kGo);
    } else if (has_go(which, at.width())) {
      place_of.go = box(forget - kGo - 2, middle - kGo / 2, kGo, kGo);
    }
    place(Control::Resume, which, {at.min, {over ? place_of.go.min.x : forget, at.max.y}});
    place(Control::Forget, which,
          box(forget, over ? at.max.y - kForget - 4 : middle - kForget / 2, kForget, kForget));
    out_.waiting.push_back(place_of);
  }

  // ---- The invitation ------------------------------------------------------------------------

  float button_width(std::string_view label) const {
    return input_.measure->size(out_.styles.strong, label, input_.viewport.x).x + kButtonPad;
  }

  // Its buttons stand beside the words, on a narrow screen below them.
  void place_invitation(float x, float width) {
    const Invitation& each = *view_.invitation;
    InvitationPlace& place_of = out_.invitation;
    const float accept = button_width(each.accept), decline = button_width(each.decline);
    const bool below = width < kBroadInvitation;
    const float buttons = accept + decline + 8;
    const bool tight = buttons > width - kPicture - 3 * kCardPad;
    const float picture = below && !tight ? kPicture : kSmallPicture;
    const float from = x + kCardPad + picture + kCardPad;
    const float to = x + width - kCardPad;
    const float words = to - from - (below ? 0.0F : buttons + kCardPad);
    const float title = height_of(TextStyle::Lead, each.title, words);
    const float sentence = height_of(out_.styles.line, each.sentence, words);
    const float button = size_.button;
    const bool stacked = below && buttons > to - from;
    const float all =
        title + sentence + (below ? kBetween + button : 0.0F) + (stacked ? 8 + button : 0.0F);
    const float height = std::max(all, below ? picture : std::max(picture, button)) + 2 * kCardPad;
    place_of.at = box(x, y_, width, height);
    const float middle = place_of.at.center().y, top = middle - all / 2;
    place_of.picture = box(x + kCardPad, middle - picture / 2, picture, picture);
    place_of.title = box(from, top, words, title);
    place_of.sentence = box(from, top + title, words, sentence);
    const float y = below ? place_of.sentence.max.y + kBetween : middle - button / 2;
    place_answers({below ? from : to - buttons, y}, to, decline, stacked);
    y_ += height + size_.gap;
  }

  // The brass one takes what the other, so wide, leaves of the row; stacked, each has a row.
  void place_answers(Vec2 at, float to, float decline, bool stacked) {
    const float width = to - at.x, button = size_.button;
    const float accept = stacked ? width : width - decline - 8;
    place(Control::Accept, 0, box(at.x, at.y, accept, button));
    const float below = stacked ? button + 8 : 0;
    place(Control::Decline, 0,
          box(stacked ? at.x : to - decline, at.y + below, stacked ? width : decline, button));
  }

  // ---- Ways ----------------------------------------------------------------------------------

  int tiles_across(float width) const {
    const int most = std::clamp(static_cast<int>(width / kTile), 1, 8);
    const int count = static_cast<int>(view_.ways.size());
    return most >= count ? count : std::min(most, (count + 1) / 2);
  }
  int tile_rows(float width) const {
    const int across = tiles_across(width);
    return (static_cast<int>(view_.ways.size()) + across - 1) / across;
  }
  float tiles_height(float width) const {
    const auto rows = static_cast<float>(tile_rows(width));
    return rows * (size_.way + kBetween) - kBetween;
  }

  void place_tiles(float x, float width) {
    const int across = tiles_across(width);
    const float each = (width + kBetween) / static_cast<float>(across) - kBetween;
    for (std::size_t i = 0; i < view_.ways.size(); ++i) {
      const auto column = static_cast<float>(static_cast<int>(i) % across);
      const auto row = static_cast<float>(static_cast<int>(i) / across);
      place(
          Control::Go, i,
          box(x + (each + kBetween) * column, y_ + (size_.way + kBetween) * row, each, size_.way));
    }
    y_ += tiles_height(width);
  }

  // ---- Scrolling -----------------------------------------------------------------------------

  // What moves with the games that wait.
  bool is_waiting(const Item& item) const {
    switch (item.control) {
      case Control::Resume:
      case Control::Forget:
      case Control::Accept:
      case Control::Decline: return true;
      default: return false;
    }
  }

  void move_waiting(float by) {
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

  void move_all(float by) {
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

  static constexpr float kBetween = 12;  // cards, tiles
  static constexpr float kCardPad = 14;
  static constexpr float kGo = 48;
  static constexpr float kLeastWords = 150;  // beside the sign of going on
  static constexpr float kSketch = 88, kSmallSketch = 72, kSketchPad = 10;
  static constexpr float kBroadCard = 340;          // from this width on a sketch is large
  static constexpr float kSign = 18, kSignGap = 6;  // of whose turn it is
  static constexpr float kForget = 44;
  static constexpr float kPicture = 64, kSmallPicture = 52;  // of an invitation
  static constexpr float kButtonPad = 36;
  static constexpr float kBroadInvitation = 520;

  const View& view_;
  const FrameInput& input_;
  Rect area_;
  const Sizes& size_;
  float y_ = 0;
  Layout out_;
};

}  // namespace

Layout make_layout(const View& view, const FrameInput& input, float scroll, float aside) {
  return Builder(view, input).build(scroll, aside);
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
