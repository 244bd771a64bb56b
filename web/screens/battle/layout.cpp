#include "web/screens/battle/layout.h"

#include <algorithm>

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
constexpr float kFlatBoard = 1.4F, kFlatPrompt = 440;  // of a phone on its side

class Builder {
 public:
  explicit Builder(const LayoutInput& input)
      : in_(input), area_(shrunk({{}, input.viewport}, input.safe)) {}

  Layout build() {
    out_.form = form_of(area_);
    static_cast<FrameLayout&>(out_) = make_frame(frame(), sizes());
    out_.form == Form::Tall ? place_tall() : place_wide();
    return std::move(out_);
  }

 private:
  FrameSpec frame() const {
    FrameSpec frame{in_.viewport, in_.safe, 2, in_.tools, {}};
    frame.bar.buttons = in_.buttons;
    frame.bar.widest = 170;
    return frame;
  }

  FrameSizes sizes() const {
    const float width = area_.width();
    const float hand = in_.reviewing ? kCurve + kGap : 0;
    switch (out_.form) {
      case Form::Tall: return {0, 44, 92, hand, kGap, kTool, 42};
      case Form::Flat: return {std::clamp(width * 0.36F, 200.0F, 310.0F), 40, 44, hand, 6, kTool};
      case Form::Wide: break;
    }
    const float column = width < 1200 ? 286.0F : width < 1600 ? 320.0F : 380.0F;
    return {column, 62, 62, hand, 12, kTool};
  }

  void place_curve() {
    if (!in_.reviewing) return;
    out_.curve = out_.hand;
    out_.curve.min.y = out_.curve.max.y - kCurve;
  }

  void place_tall() {
    Rect room = out_.middle;
    room.min.y += 4;
    if (in_.taught) {
      room.min.y = std::max(room.min.y, area_.min.y + kLesson);
      out_.spare = {area_.min, {area_.max.x, room.min.y}};
    }
    const float most = std::min(highest_prompt(), room.height() - kLeastBoard);
    const float asked = !in_.prompts ? 0 : in_.asked > 0 ? std::min(in_.asked, most) : most;
    float foot = room.max.y - 4;
    out_.prompt = {{room.min.x, foot - asked}, {room.max.x, foot}};
    if (asked > 0) foot = out_.prompt.min.y - kGap;
    if (in_.card && (!in_.reads || in_.measures) &&
        foot - kStrip - kGap - room.min.y > kCardedBoard) {
      out_.card = {{room.min.x, foot - kStrip}, {room.max.x, foot}};
      foot = out_.card.min.y - kGap;
    }
    out_.board = {{area_.min.x, room.min.y}, {area_.max.x, foot}};
    place_curve();
  }

  float highest_prompt() const {
    // Nothing is asked where no button answers, as above a tray.
    if (in_.buttons == 0 && in_.tools == 0 && !in_.reviewing) return kStrip;
    if (in_.reads && !in_.measures) return kReadPrompt;
    return in_.numbers ? kNumberedPrompt : kTallPrompt;
  }

  void place_wide() {
    out_.board = grown(out_.middle, -2);
    out_.prompt = out_.column;
    if (out_.form == Form::Flat) widen_prompt();
    place_curve();
    const bool room = out_.column.height() > kCard + kLeastPrompt;
    if (!in_.card || in_.reads || !room || out_.form == Form::Flat) return;
    out_.card = out_.column;
    out_.card.min.y = out_.card.max.y - kCard;
    out_.prompt.max.y = out_.log.max.y = out_.card.min.y - kGap;
  }

  // A table is hardly wider than high: what a low and wide screen has beside it is for words.
  void widen_prompt() {
    const float left = out_.column.min.x;
    const float free = out_.board.max.x - kFlatBoard * out_.board.height() - kGap - left;
    const float wide = std::max(out_.column.width(), std::min(free, kFlatPrompt));
    out_.prompt.max.x = out_.log.max.x = left + wide;
    out_.board.min.x = std::max(out_.board.min.x, out_.prompt.max.x + kGap);
  }

  const LayoutInput& in_;
  const Rect area_;
  Layout out_;
};

}  // namespace

Layout make_layout(const LayoutInput& input) { return Builder(input).build(); }

}  // namespace mael::web::battle
