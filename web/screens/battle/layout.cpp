#include "web/screens/battle/layout.h"

#include <algorithm>
#include <cmath>

#include "web/screens/battle/flat_layout.h"

namespace mael::web::battle {
namespace {

constexpr float kGap = 8;
constexpr float kTool = 44;
constexpr float kCurve = 64;
constexpr float kCard = 176;  // height of a whole card
constexpr float kStrip = 48;  // of a card in one line
constexpr float kLeastPrompt = 190;
constexpr float kTallPrompt = 264;      // four rows of choices under a title
constexpr float kNumberedPrompt = 312;  // a squad's picture, a sentence, three rows of choices
constexpr float kReadPrompt = 388;      // a shot, line by line
constexpr float kLeastBoard = 200;
constexpr float kCardedBoard = 330;  // of an upright page: beside less than that no card stands
constexpr float kLesson = 176;       // of a phone, from its upper edge: a lesson's card
constexpr float kStripGap = 4;       // to the table
constexpr float kMostSign = 64;      // from one to the next, where there is room
constexpr float kSlimSide = 128;     // of an upright page: points and what matters, without a name

class Builder {
 public:
  explicit Builder(const LayoutInput& input)
      : in_(input), area_(shrunk({{}, input.viewport}, input.safe)) {}

  Layout build() {
    out_.form = form_of(area_);
    if (out_.form == Form::Flat) return flat();
    static_cast<FrameLayout&>(out_) = make_frame(frame(), sizes());
    out_.lists_squads = in_.lists_squads;
    if (out_.form == Form::Tall) place_line();
    out_.form == Form::Tall ? place_tall() : place_wide();
    return std::move(out_);
  }

 private:
  Layout flat() const {
    Layout flat = flat_layout(in_, area_, has_strips());
    flat.lists_squads = in_.lists_squads;
    return flat;
  }

  FrameSpec frame() const {
    FrameSpec frame{in_.viewport, in_.safe, 2, in_.tools, {}};
    frame.bar.buttons = in_.buttons;
    frame.bar.widest = 170;
    return frame;
  }

  FrameSizes sizes() const {
    const float width = area_.width();
    const float hand = in_.reviewing ? kCurve + kGap : 0;
    if (out_.form == Form::Tall) return {0, kTool, 92, hand, kGap, kTool, 42};
    const float column = width < 1200 ? 286.0F : width < 1600 ? 320.0F : 380.0F;
    return {column, 62, 62, hand, 12, kTool};
  }

  void place_curve() {
    if (!in_.reviewing) return;
    out_.curve = out_.hand;
    out_.curve.min.y = out_.curve.max.y - kCurve;
  }

  // Both sides in one line, the turn between them: above all else, or where a lesson's card lies
  // there above the bar.
  void place_line() {
    Rect& near = out_.panels[0];
    Rect& far = out_.panels[1];
    const Rect line = in_.taught ? near : far;
    near = {line.min, {line.min.x + kSlimSide, line.max.y}};
    far = {{line.max.x - kSlimSide, line.min.y}, line.max};
    out_.notice = {{near.max.x + kGap, line.min.y}, {far.min.x - kGap, line.max.y}};
    if (!in_.taught) out_.middle.max.y = out_.hand.min.y;
  }

  // Where a shot is read on an upright page, there is no room for strips, nor where one is taught.
  bool has_strips() const {
    const bool reads = out_.form == Form::Tall && reads_on();
    return !in_.taught && !reads && in_.squads[0] + in_.squads[1] > 0;
  }
  bool reads_on() const { return in_.reads && !in_.measures; }

  void place_tall() {
    Rect room = out_.middle;
    room.min.y += 4;
    if (has_strips()) strip_rows(room);
    if (in_.taught) {
      room.min.y = std::max(room.min.y, area_.min.y + kLesson);
      out_.spare = {area_.min, {area_.max.x, room.min.y}};
    }
    const float most = std::min(highest_prompt(), room.height() - kLeastBoard);
    const float asked = !in_.prompts ? 0 : in_.asked > 0 ? std::min(in_.asked, most) : most;
    float foot = room.max.y - 4;
    out_.prompt = {{room.min.x, foot - asked}, {room.max.x, foot}};
    if (asked > 0) foot = out_.prompt.min.y - kGap;
    out_.shows_card =
        !has_strips() && !reads_on() && foot - kStrip - kGap - room.min.y > kCardedBoard;
    if (in_.card && out_.shows_card) {
      out_.card = {{room.min.x, foot - kStrip}, {room.max.x, foot}};
      foot = out_.card.min.y - kGap;
    }
    out_.board = {{area_.min.x, room.min.y}, {area_.max.x, foot}};
    place_curve();
  }

  float highest_prompt() const {
    // Nothing is asked where no button answers, as above a tray.
    if (in_.buttons == 0 && in_.tools == 0 && !in_.reviewing) return kStrip;
    if (reads_on()) return kReadPrompt;
    return in_.numbers ? kNumberedPrompt : kTallPrompt;
  }

  void place_wide() {
    out_.board = grown(out_.middle, -2);
    out_.prompt = out_.column;
    if (has_strips()) in_.broad ? strip_rows(out_.board) : strip_columns(out_.board);
    place_curve();
    const bool room = out_.column.height() > kCard + kLeastPrompt;
    out_.shows_card = !in_.reads && room;
    if (!in_.card || !out_.shows_card) return;
    out_.card = out_.column;
    out_.card.min.y = out_.card.max.y - kCard;
    out_.prompt.max.y = out_.log.max.y = out_.card.min.y - kGap;
  }

  // The far side's above it, the near one's below it.
  void strip_rows(Rect& room) {
    out_.strips[1] = {room.min, {room.max.x, room.min.y + kStripRow}};
    out_.strips[0] = {{room.min.x, room.max.y - kStripRow}, room.max};
    room.min.y += kStripRow + kStripGap;
    room.max.y -= kStripRow + kStripGap;
  }
  // The near side's to the left, the far one's to the right; as many columns as it takes.
  void strip_columns(Rect& room) {
    const auto wide = [&](int squads) {
      const float each = std::max(1.0F, std::floor(room.height() / kStripRow));
      return kStripRow * std::ceil(static_cast<float>(squads) / each);
    };
    const float left = room.min.x + wide(in_.squads[0]), right = room.max.x - wide(in_.squads[1]);
    out_.strips = {Rect{room.min, {left, room.max.y}}, Rect{{right, room.min.y}, room.max}};
    room.min.x = left + kStripGap;
    room.max.x = right - kStripGap;
  }

  const LayoutInput& in_;
  const Rect area_;
  Layout out_;
};

}  // namespace

Layout make_layout(const LayoutInput& input) { return Builder(input).build(); }

// In the middle of it, along its longer side.
std::vector<Rect> places_in_strip(Rect strip, int squads) {
  std::vector<Rect> places;
  const bool lies = strip.width() > strip.height();
  const float along = lies ? strip.width() : strip.height();
  const float across = lies ? strip.height() : strip.width();
  const int lines = std::max(1, static_cast<int>(across / kStripRow));
  const int each = std::max(1, (squads + lines - 1) / lines);
  const float step = std::min(kMostSign, along / static_cast<float>(each));
  const float size = std::min(kTool, step);
  const float from = (along - step * static_cast<float>(each) + step - size) / 2;
  for (int i = 0; i < squads; ++i) {
    const float x = from + step * static_cast<float>(i % each);
    const float y = (kStripRow - size) / 2 + kStripRow * static_cast<float>(i / each);
    const Vec2 at = strip.min + (lies ? Vec2{x, y} : Vec2{y, x});
    places.push_back(box(at.x, at.y, size, size));
  }
  return places;
}

}  // namespace mael::web::battle
