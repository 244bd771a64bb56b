#include "web/table/parts/curtain_draw.h"

#include <cmath>

#include "web/base/ink.h"

namespace mael::web {

namespace {

class CurtainPainter {
 public:
  CurtainPainter(ImDrawList& list, const CurtainPicture& picture)
      : list_(list),
        picture_(picture),
        curtain_(picture.curtain),
        places_(picture.places),
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
                  picture_.notice.sentence, true);
    if (places_.since.height() > 0) paint_since();
    paint_buttons();
  }

 private:
  // The seat's colour in rays from the middle of its sign, over everything.
  void paint_rays() const {
    const Vec2 page = picture_.page, heart = places_.sign.center();
    const Rgba table = theme().color.table;
    const Rgba deep = mix(table, color_.ring, 0.08F), lit = mix(table, color_.ring, 0.24F);
    fill(list_, {{}, {page.x, heart.y}}, deep, lit, 0);
    fill(list_, {{0, heart.y}, page}, lit, deep, 0);
    constexpr int kRays = 16;
    const float reach = length(page);
    for (int i = 0; i < kRays; ++i) {
      const float angle = kTurn * static_cast<float>(i) / kRays, next = angle + kTurn / kRays / 2;
      const Vec2 a = heart + Vec2{std::cos(angle), std::sin(angle)} * reach;
      const Vec2 b = heart + Vec2{std::cos(next), std::sin(next)} * reach;
      list_.AddTriangleFilled(im(heart), im(a), im(b), packed(with_alpha(color_.ring, 0.06F)));
    }
  }

  // The pattern of the seat in rows along the lower edge, each farther in than the one before.
  void paint_hem() const {
    constexpr float kStep = 46, kRow = 26;
    const Vec2 page = picture_.page;
    const Rgba ink = with_alpha(color_.ring, 0.15F);
    for (int row = 0; row < 3; ++row) {
      const float y = page.y - 20 - kRow * static_cast<float>(row);
      const float off = row % 2 == 0 ? 0 : kStep / 2;
      for (float x = off; x < page.x + kStep; x += kStep) paint_figure({x, y}, ink);
    }
  }

  // Teeth, rivets, ripples, saltires, lozenges: those of the seats.
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
               say("ui.curtain.since"));
    for (const PlacedLine& line : places_.lines) {
      write_wrapped(list_, *look().fonts.body, line.at, theme().color.text, line.text, false);
    }
  }

  // A seat that a bot may play, by its sign alone.
  void paint_bot(Command command, Rect at, ControlTouch touch) const {
    paint_button(list_, at, {}, touch);
    if (const auto seat = seat_for_bot(command.common().value_or(Common::Cancel))) {
      draw_seat(list_, index_of(*seat), at.center(), at.height() - 12);
    }
  }

  // The first in the colour of the seat.
  void paint_buttons() const {
    const auto& buttons = picture_.notice.buttons;
    const auto& places = places_.buttons;
    const auto& touches = picture_.touches;
    if (buttons.size() > 1) {
      write_middle(list_, *look().fonts.caption, places_.bots, theme().color.text,
                   say("ui.curtain.bots"));
    }
    for (std::size_t i = 1; i < buttons.size(); ++i) {
      paint_bot(buttons[i].command, places[i], touches[i]);
    }
    const Rect at = places.front();
    const ControlTouch touch = touches.front();
    const float lighter = touch.held ? 0 : touch.hovered ? 0.34F : 0.22F;
    const float radius = theme().metrics.radius_small;
    cast_shadow(list_, at, radius, 8, 0.35F);
    fill(list_, at, mix(color_.ring, rgb(0xFFFFFF), lighter * 0.7F), color_.ring, radius);
    outline(list_, at, mix(color_.ring, rgb(0xFFFFFF), 0.5F), radius);
    write_middle(list_, *look().fonts.lead, grown(at, -4), color_.ink, buttons.front().label);
  }

  ImDrawList& list_;
  const CurtainPicture& picture_;
  const CurtainView& curtain_;
  const CurtainPlaces& places_;
  const int seat_;
  const SeatColor& color_;
};

}  // namespace

void paint_curtain(ImDrawList& list, const CurtainPicture& picture) {
  CurtainPainter(list, picture).paint();
}

}  // namespace mael::web
