// The curve of a game that is looked back on, and the bar that shows who stands better.
#include "web/widgets/share_curve.h"

#include <algorithm>

#include "web/base/ink.h"
#include "web/base/theme_imgui.h"
#include "web/widgets/panel.h"

namespace mael::web {

namespace {

Rgba color_of(Seat seat) {
  if (seat == Seat::Chance) return theme().color.text_muted;
  return theme().seats.at(static_cast<std::size_t>(index_of(seat))).ring;
}

class CurvePainter {
 public:
  // Words stand above the plot, so high.
  CurvePainter(ImDrawList& list, const ShareCurve& review, Rect place, float words)
      : list_(list),
        review_(review),
        place_(place),
        plot_({place.min + Vec2{10, 10 + words}, place.max - Vec2{10, 10}}) {}

  void paint() {
    paint_panel(list_, place_, PanelLook::Raised);
    paint_turns();
    paint_area();
    paint_line();
    paint_turnings();
    paint_cursor();
    paint_progress();
  }

 private:
  float x_of(int entry) const { return curve_x(place_, review_.size, entry); }
  float y_of(float share) const { return plot_.max.y - share * plot_.height(); }
  float middle() const { return y_of(0.5F); }

  void paint_turns() {
    const Rgba line = with_alpha(theme().color.line, 0.7F);
    for (const int entry : review_.turns) {
      const float x = x_of(entry);
      fill(list_, {{x - 0.5F, plot_.min.y}, {x + 0.5F, plot_.max.y}}, line);
    }
  }

  // The side that stands better has the ground between the curve and the middle.
  void paint_area() {
    for (std::size_t i = 0; i + 1 < review_.curve.size(); ++i) {
      const Vec2 a = place_of(review_.curve[i]), b = place_of(review_.curve[i + 1]);
      if ((a.y - middle()) * (b.y - middle()) >= 0) {
        paint_ground(a, b);
      } else {
        const Vec2 crossing{a.x + (b.x - a.x) * (middle() - a.y) / (b.y - a.y), middle()};
        paint_ground(a, crossing);
        paint_ground(crossing, b);
      }
    }
    fill(list_, {{plot_.min.x, middle() - 0.5F}, {plot_.max.x, middle() + 0.5F}},
         theme().color.edge);
  }

  // Under a stretch of the curve on one side of the middle.
  void paint_ground(Vec2 a, Vec2 b) {
    const bool near = (a.y + b.y) / 2 <= middle();
    const Seat seat = near ? review_.near : review_.far;
    list_.AddQuadFilled(im(a), im(b), {b.x, middle()}, {a.x, middle()},
                        packed(with_alpha(color_of(seat), 0.42F)));
  }

  Vec2 place_of(const ShareCurve::Point& point) const {
    return {x_of(point.entry), y_of(point.share)};
  }

  void paint_line() {
    for (const ShareCurve::Point& point : review_.curve) list_.PathLineTo(im(place_of(point)));
    list_.PathStroke(packed(theme().color.text), 0, 2);
  }

  // A diamond for every decision that gave much away, in the colour of who took it.
  void paint_turnings() {
    for (const ShareCurve::Turning& turning : review_.turnings) {
      const Vec2 at{x_of(turning.entry), y_of(share_at(review_, turning.entry))};
      const float size = turning.entry == review_.at ? 9.0F : 7.0F;
      const auto diamond = [&](float reach, Rgba color) {
        list_.AddQuadFilled({at.x, at.y - reach}, {at.x + reach, at.y}, {at.x, at.y + reach},
                            {at.x - reach, at.y}, packed(color));
      };
      diamond(size + 2, theme().color.panel);
      diamond(size, color_of(turning.seat));
    }
  }

  void paint_cursor() {
    const float x = x_of(review_.at);
    fill(list_, {{x - 1, plot_.min.y - 6}, {x + 1, place_.max.y - 4}}, theme().color.accent);
    const Vec2 knob{x, y_of(share_at(review_, review_.at))};
    list_.AddCircleFilled(im(knob), 5, packed(theme().color.accent));
  }

  void paint_progress() {
    if (!review_.progress) return;
    const Rect bar{{place_.min.x + 12, place_.max.y - 5}, {place_.max.x - 12, place_.max.y - 2}};
    fill(list_, bar, theme().color.line, 1.5F);
    fill(list_, {bar.min, {bar.min.x + bar.width() * *review_.progress, bar.max.y}},
         theme().color.accent, 1.5F);
  }

  ImDrawList& list_;
  const ShareCurve& review_;
  const Rect place_, plot_;
};

}  // namespace

void paint_share_curve(ImDrawList& list, Rect place, const ShareCurve& curve,
                       std::string_view title) {
  const ImFont& font = *look().fonts.caption;
  const float width = place.width() - 24;
  const float words = title.empty() ? 0 : measure(font, title, width).y;
  if (curve.size > 0 || title.empty()) {
    CurvePainter(list, curve, place, words).paint();
  } else {
    paint_panel(list, place, PanelLook::Raised);
  }
  if (title.empty()) return;
  const float top = curve.size > 0 ? 5 : std::max(5.0F, (place.height() - words) / 2);
  write(list, font, place.min + Vec2{12, top}, theme().color.text_muted, title, width);
}

void paint_advantage_bar(ImDrawList& list, Rect line, float share, Seat near, Seat far) {
  const float width = std::min(line.width(), 260.0F);
  const Rect bar = rect_at({line.min.x, line.max.y - 6}, {width, 5});
  const float split = bar.min.x + width * share;
  fill(list, grown(bar, 1), with_alpha(theme().color.panel, 0.9F), 3.5F);
  fill(list, {bar.min, {split - 1, bar.max.y}}, color_of(near), 2.5F);
  fill(list, {{split + 1, bar.min.y}, bar.max}, color_of(far), 2.5F);
  const float middle = bar.center().x;
  fill(list, {{middle - 0.5F, bar.min.y - 2}, {middle + 0.5F, bar.max.y + 2}},
       theme().color.text_muted);
}

}  // namespace mael::web
