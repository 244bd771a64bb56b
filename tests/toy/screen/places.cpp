#include <algorithm>
#include <cmath>

#include "tests/toy/screen/parts.h"

namespace mael::web::toy {
namespace {

constexpr float kRow = 48, kTarget = 22;
constexpr int kMostNumbers = 10;

class Placer {
 public:
  Placer(const View& view, const Layout& layout, Hits<Intent>& hits)
      : view_(view), layout_(layout), hits_(hits) {}

  void place() {
    for (const Point& at : view_.targets) {
      const Vec2 middle = layout_.on_screen(at);
      hits_.add("sea " + std::to_string(at.x) + "," + std::to_string(at.y),
                grown({middle, middle}, kTarget), intent::TapSea{at}, true);
    }
    for (std::size_t i = 0; i < view_.sides.size(); ++i) {
      const Seat seat = view_.sides[i].seat;
      hits_.add(std::string("side ") + letter_of(seat), layout_.panels[i], intent::TapSkiff{seat},
                view_.trades && i > 0);
    }
    for (std::size_t i = 0; i < view_.hand.size(); ++i) {
      hits_.add("hand " + std::to_string(i + 1), seen_part(layout_.hand_slots, i),
                intent::TapCard{view_.hand[i].kind}, view_.trades);
    }
    place_row();
    hits_.press_each(commands(), view_.buttons, layout_.button_places, true);
    hits_.press_each(commands(), view_.tools, tool_targets(layout_));
    if (!view_.curtain.empty()) hits_.add("curtain", layout_.hand, intent::Press{Common::Lift});
  }

 private:
  void place_row() {
    if (view_.number) {
      const int count = std::min(view_.highest + 1, kMostNumbers);
      const std::vector<Rect> places = in_row(layout_.row, count);
      for (int i = 0; i < count; ++i) {
        hits_.add("number " + std::to_string(i), places[static_cast<std::size_t>(i)],
                  intent::SetNumber{i}, true);
      }
    } else if (view_.trades) {
      const std::vector<Rect> places = in_row(layout_.row, kKinds);
      for (int i = 0; i < kKinds; ++i) {
        hits_.add("kind " + std::to_string(i + 1), places[static_cast<std::size_t>(i)],
                  intent::TapKind{static_cast<Card>(i + 1)}, true);
      }
    }
  }

  const View& view_;
  const Layout& layout_;
  Hits<Intent>& hits_;
};

}  // namespace

Vec2 Layout::on_screen(Point at) const {
  const float mil = sea.width() / (2 * kSea);
  return sea.center() + Vec2{static_cast<float>(at.x) * mil, -static_cast<float>(at.y) * mil};
}

Point Layout::at_sea(Vec2 at) const {
  const Vec2 way = (at - sea.center()) * (2 * kSea / sea.width());
  return {static_cast<std::int32_t>(std::lround(way.x)),
          static_cast<std::int32_t>(std::lround(-way.y))};
}

Layout make_layout(const TableWish& wish, int seats) {
  FrameSpec frame{wish.viewport, wish.safe, seats, wish.tools, {}};
  frame.bar.buttons = wish.buttons;
  const bool tall = form_of(shrunk({{}, wish.viewport}, wish.safe)) == Form::Tall;
  Layout out;
  static_cast<FrameLayout&>(out) = make_frame(
      frame,
      {.column = 200, .panel = 44, .bar = tall ? 92.0F : 52.0F, .hand = 90, .bar_words = 44});
  const Rect middle = out.middle;
  out.row = {{middle.min.x, middle.max.y - kRow}, middle.max};
  const float side = std::min(middle.width(), middle.height() - kRow);
  out.sea = box(middle.center().x - side / 2, middle.min.y, side, side);
  if (wish.reviewing) out.curve = out.hand;
  CardFanSpec fan{.room = grown(out.hand, -2), .count = wish.hand, .height = 84};
  fan.lifted = wish.lifted;
  out.hand_slots = layout_card_fan(fan);
  return out;
}

Places make_places(const View& view, const Layout& layout, Vec2 viewport, const Insets& safe) {
  Places places;
  const SheetWish help = view.sheet == OpenSheet::Help ? SheetWish{400, "Help"} : SheetWish{};
  static_cast<OverPlaces&>(places) = place_over(view, help, viewport, safe);
  Placer(view, layout, places.hits).place();
  add_hits(view, commands(), places, viewport, places.hits);
  return places;
}

}  // namespace mael::web::toy
