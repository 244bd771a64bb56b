#include "web/widgets/progress.h"

#include <numbers>

#include "web/base/ink.h"

namespace mael::web {

void draw_thinking(ImDrawList& list, Vec2 middle, Milliseconds now) {
  constexpr Milliseconds kPeriod = 1200;
  const float phase = static_cast<float>(now % kPeriod) / static_cast<float>(kPeriod);
  for (int i = -1; i <= 1; ++i) {
    const float at = phase - static_cast<float>(i + 1) * 0.16F;
    const float wave = 0.5F + 0.5F * std::cos(2 * std::numbers::pi_v<float> * at);
    const Rgba ink = with_alpha(theme().color.accent, 0.35F + 0.65F * wave);
    const Vec2 dot = middle + Vec2{static_cast<float>(i) * 13, -2 * wave};
    list.AddCircleFilled(im(dot), 3.2F + 1.2F * wave, packed(ink), 16);
  }
}

void draw_progress(ImDrawList& list, Vec2 middle, float size, float share) {
  constexpr float kTop = -std::numbers::pi_v<float> / 2;
  const float radius = size / 2 - 2;
  list.AddCircle(im(middle), radius, packed(theme().color.line), 40, 3);
  list.PathArcTo(im(middle), radius, kTop,
                 kTop + 2 * std::numbers::pi_v<float> * std::clamp(share, 0.0F, 1.0F), 40);
  list.PathStroke(packed(theme().color.accent), 0, 3);
}

void draw_progress_line(ImDrawList& list, Rect panel, float share) {
  constexpr float kThick = 3;
  const float inset = theme().metrics.radius;
  const Rect line{{panel.min.x + inset, panel.max.y - kThick}, {panel.max.x - inset, panel.max.y}};
  fill(list, line, theme().color.line, kThick / 2);
  const float reach = line.width() * std::clamp(share, 0.0F, 1.0F);
  fill(list, rect_at(line.min, {reach, kThick}), theme().color.accent, kThick / 2);
}

}  // namespace mael::web
