#include "web/gallery/playground.h"

#include "web/base/ink.h"
#include "web/widgets/panel.h"

namespace mael::web {

void tell_below(Vec2 page, std::string_view title, std::string_view words) {
  const float width = std::min(page.x - 24, 620.0F);
  const Rect rect = rect_at({(page.x - width) / 2, page.y - 76}, {width, 64});
  const Panel panel("##told", rect, PanelLook::Raised, 0);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Palette& color = theme().color;
  const Rect inner = grown(rect, -14);
  write_left(list, font_of(TextStyle::Title), {inner.min, {inner.max.x, inner.min.y + 20}},
             color.text, title);
  write_left(list, font_of(TextStyle::Body), {{inner.min.x, inner.max.y - 14}, inner.max},
             color.text_muted, words);
}

}  // namespace mael::web
