#include "web/widgets/notice.h"

#include "web/base/ink.h"
#include "web/base/theme_imgui.h"
#include "web/widgets/panel.h"

namespace mael::web {

void paint_notice_card(ImDrawList& list, Vec2 page, Rect card, Rgba shade,
                       const NoticeWords& words) {
  const Palette& color = theme().color;
  fill(list, {{}, page}, shade);
  paint_panel(list, card, PanelLook::Raised);
  const Rect title{{card.min.x + 16, card.min.y + 18}, {card.max.x - 16, card.min.y + 62}};
  write_title(list, *look().fonts.title, title, color.text, words.title, true);
  const float width = card.width() - 48;
  const Vec2 size = measure(*look().fonts.body, words.sentence, width);
  write(list, *look().fonts.body, {card.center().x - size.x / 2, title.max.y + 8}, color.text_muted,
        words.sentence, width);
}

}  // namespace mael::web
