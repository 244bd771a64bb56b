// While the device changes hands: colour, sign and name of whose it is next, what stays hidden,
// what happened since, and the one button.
#include "web/base/ink.h"
#include "web/board/ring_board.h"
#include "web/screens/pirates/draw/draw_parts.h"

namespace mael::web::pirates {

namespace {

class CurtainPainter {
 public:
  explicit CurtainPainter(const Canvas& canvas)
      : canvas_(canvas),
        list_(canvas.list),
        curtain_(*canvas.view().curtain),
        places_(*canvas.places().curtain),
        seat_(index_of(curtain_.seat)),
        color_(theme().seats.at(static_cast<std::size_t>(seat_))) {}

  void paint() const {
    paint_rays();
    paint_hem();
    write_middle(list_, *look().fonts.body, places_.over, theme().color.text, curtain_.over);
    write_sized(list_, *look().fonts.title, places_.name.center(), 46, places_.name.width(),
                color_.ring, curtain_.name);
    paint_sign();
    write_wrapped(list_, *look().fonts.body, places_.secret, theme().color.text,
                  canvas_.view().notice->sentence, true);
    if (places_.since.height() > 0) paint_since();
    paint_buttons();
  }

 private:
  // The seat's colour in rays from the middle of its sign, over everything.
  void paint_rays() const {
    const Vec2 page = canvas_.frame.viewport, heart = places_.sign.center();
    const Rgba table = theme().color.table;
    const Rgba deep = mix(table, color_.ring, 0.08F), lit = mix(table, color_.ring, 0.24F);
    fill(list_, {{}, {page.x, heart.y}}, deep, lit, 0);
    fill(list_, {{0, heart.y}, page}, lit, deep, 0);
    constexpr int kRays = 16;
    const float reach = length(page);
    for (int i = 0; i < kRays; ++i) {
      const float angle = kTurn * static_cast<float>(i) / kRays;
      const Vec2 a = heart + towards(angle) * reach;
      const Vec2 b = heart + towards(angle + kTurn / kRays / 2) * reach;
      list_.AddTriangleFilled(im(heart), im(a), im(b), packed(with_alpha(color_.ring, 0.06F)));
    }
  }

  // The pattern of the seat in rows along the lower edge, each farther in than the one before.
  void paint_hem() const {
    constexpr float kStep = 46, kRow = 26;
    const Vec2 page = canvas_.frame.viewport;
    const Rgba ink = with_alpha(color_.ring, 0.15F);
    for (int row = 0; row < 3; ++row) {
      const float y = page.y - 20 - kRow * static_cast<float>(row);
      const float off = row % 2 == 0 ? 0 : kStep / 2;
      for (float x = off; x < page.x + kStep; x += kStep) paint_figure({x, y}, ink);
    }
  }

  // Teeth, rivets, ripples, saltires, lozenges: as on the sails.
  void paint_figure(Vec2 at, Rgba ink) const {
    const auto corner = [&](float x, float y) { return im(at + Vec2{x, y}); };
    const ImU32 color = packed(ink);
    switch (curtain_.seat) {
      case Seat::A:
        return list_.AddTriangleFilled(corner(-20, 8), corner(0, -9), corner(20, 8), color);
      case Seat::B: return fill(list_, {at - Vec2{17, 5}, at + Vec2{17, 5}}, ink, 5);
      case Seat::C:
        return list_.AddBezierCubic(corner(-23, 0), corner(-8, -16), corner(8, 16), corner(23, 0),
                                    color, 5);
      case Seat::D:
        list_.AddLine(corner(-9, -8), corner(9, 8), color, 6);
        return list_.AddLine(corner(-9, 8), corner(9, -8), color, 6);
      default:
        return list_.AddQuadFilled(corner(-17, 0), corner(0, -9), corner(17, 0), corner(0, 9),
                                   color);
    }
  }

  void paint_sign() const {
    const float size = places_.sign.width();
    if (size < 32) return;
    const Vec2 heart = places_.sign.center();
    list_.AddCircleFilled(im(heart + Vec2{0, size * 0.03F}), size * 0.53F,
                          packed(with_alpha(rgb(0x04070C), 0.5F)), 64);
    draw_seat(list_, seat_, heart, size);
  }

  void paint_since() const {
    const Rect at = places_.since;
    fill(list_, at, with_alpha(theme().color.panel, 0.94F), 12);
    outline(list_, at, theme().color.line, 12);
    const Rect first = places_.lines.front().at;
    write_left(list_, *look().fonts.strong,
               {{first.min.x, at.min.y + 10}, {first.max.x, first.min.y - 4}}, theme().color.accent,
               say("pirates.draw.since"));
    for (const PlacedLine& line : places_.lines) {
      write_wrapped(list_, *look().fonts.body, line.at, theme().color.text, line.text, false);
    }
  }

  // A seat that a bot may play, by its sign alone.
  void paint_bot(Command command, Rect at) const {
    paint_button(list_, at, {}, touch_on(canvas_, at));
    if (const auto seat = seat_for_bot(command.common().value_or(Common::Cancel))) {
      draw_seat(list_, index_of(*seat), at.center(), at.height() - 12);
    }
  }

  // The first in the colour of the seat.
  void paint_buttons() const {
    const auto& buttons = canvas_.view().notice->buttons;
    const auto& places = canvas_.places().notice_buttons;
    if (buttons.size() > 1) {
      write_middle(list_, *look().fonts.caption, places_.bots, theme().color.text,
                   say("pirates.curtain.bots"));
    }
    for (std::size_t i = 1; i < buttons.size(); ++i) paint_bot(buttons[i].command, places[i]);
    const Rect at = places.front();
    const ControlTouch touch = touch_on(canvas_, at);
    const float lighter = touch.held ? 0 : touch.hovered ? 0.34F : 0.22F;
    const float radius = theme().metrics.radius_small;
    cast_shadow(list_, at, radius, 8, 0.35F);
    fill(list_, at, mix(color_.ring, rgb(0xFFFFFF), lighter * 0.7F), color_.ring, radius);
    outline(list_, at, mix(color_.ring, rgb(0xFFFFFF), 0.5F), radius);
    write_middle(list_, *look().fonts.lead, grown(at, -4), color_.ink, buttons.front().label);
  }

  const Canvas& canvas_;
  ImDrawList& list_;
  const CurtainView& curtain_;
  const CurtainPlaces& places_;
  const int seat_;
  const SeatColor& color_;
};

}  // namespace

void paint_curtain(const Canvas& canvas) { CurtainPainter(canvas).paint(); }

}  // namespace mael::web::pirates
