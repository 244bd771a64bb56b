#include "web/widgets/toast.h"

#include "web/base/ink.h"

namespace mael::web {

void draw_toast(const Toast& toast, Milliseconds now, float top) {
  const float opacity = toast_opacity(toast, now);
  if (opacity <= 0) return;
  const Palette& color = theme().color;
  const ImFont& font = *look().fonts.body;
  const float canvas = ImGui::GetIO().DisplaySize.x;
  const float side = toast.icon == Icon::None ? 18.0F : 46.0F;
  const float wrap = std::min(420.0F, canvas - 40 - side);
  const Vec2 text = measure(font, toast.words, wrap);
  const Vec2 size{text.x + side + 18, std::max(44.0F, text.y + 22)};
  const Rect rect = rect_at({(canvas - size.x) / 2, top - 10 * (1 - opacity)}, size);
  const auto faded = [opacity](Rgba c) { return with_alpha(c, opacity); };
  const Rgba tone = toast.tone == ToastTone::Good  ? color.good
                    : toast.tone == ToastTone::Bad ? color.danger
                                                   : color.accent;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  cast_shadow(list, rect, 22, 18, 0.7F * opacity);
  fill(list, rect, faded(color.panel_raised), 22);
  outline(list, rect, faded(tone), 22, 1.5F);
  draw_icon(list, toast.icon, {rect.min.x + 27, rect.center().y}, 22, faded(tone));
  write(list, font, {rect.min.x + side, rect.center().y - text.y / 2}, faded(color.text),
        toast.words, wrap);
}

}  // namespace mael::web
