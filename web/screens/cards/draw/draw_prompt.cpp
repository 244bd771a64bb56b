// What is to be decided: bids and numbers, a battle's sums, factions, the card picked up.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/screens/cards/draw/draw_card.h"
#include "web/screens/cards/draw/draw_parts.h"
#include "web/screens/cards/words.h"
#include "web/table/parts/prompt_draw.h"
#include "web/widgets/panel.h"

namespace mael::web::cards {
namespace {

// Both sides of a battle with their values, and who has sealed a bid already.
void paint_battle(const Canvas& canvas, Rect at) {
  const auto& battle = *canvas.view().prompt->battle;
  const Palette& color = theme().color;
  for (std::size_t i = 0; i < 2; ++i) {
    const float middle = at.min.x + at.width() * (i == 0 ? 0.25F : 0.75F);
    const float half = at.width() * kBattleName, y = at.max.y - 30;
    const Rect name{{middle - half, at.min.y}, {middle + half, y - 24}};
    write_wrapped(canvas.list, *look().fonts.caption, name, color.text_muted, battle[i].name, true);
    paint_figure(
        canvas.list, {middle, y}, 42,
        {i == 0 ? Icon::Attack : Icon::Armor, battle[i].value, color.paper, color.paper_ink});
    if (!side_of(canvas.view(), battle[i].seat).sealed) continue;
    // Outside: the word between them has the middle.
    const float beside = i == 0 ? -38.0F : 38.0F;
    draw_icon(canvas.list, Icon::Sealed, {middle + beside, y}, 22, color.accent);
  }
  write_middle(canvas.list, *look().fonts.caption,
               {{at.center().x - 34, at.max.y - 40}, {at.center().x + 34, at.max.y - 20}},
               color.text_muted, say("cards.battle.versus"));
}

void paint_faction(const Canvas& canvas, const PromptRow& row) {
  const Palette& color = theme().color;
  const Rect at{row.at.min + Vec2{0, 2}, row.at.max - Vec2{0, 2}};
  const ControlTouch touch = touch_on(canvas, row.at);
  fill(canvas.list, at, touch.hovered ? color.panel_pressed : color.panel_raised, 7);
  outline(canvas.list, at, color.edge, 7);
  const auto faction = static_cast<CardKind>(row.index);
  draw_icon(canvas.list, icon_of(faction), {at.min.x + 28, at.center().y}, 32, color.accent);
  write_left(canvas.list, *look().fonts.strong, {{at.min.x + 56, at.min.y}, at.max}, color.text,
             title_of(faction));
}

void paint_keys(const Canvas& canvas) {
  const DialView& dial = *canvas.view().prompt->dial;
  const Palette& color = theme().color;
  for (std::size_t i = 0; i < canvas.places().keys.size(); ++i) {
    const Rect at = grown(canvas.places().keys[i], -2);
    const bool chosen = static_cast<int>(i) == dial.value;
    const ControlTouch touch = touch_on(canvas, at);
    fill(canvas.list, at,
         chosen          ? color.brass
         : touch.hovered ? color.panel_pressed
                         : color.panel_raised,
         7);
    outline(canvas.list, at, chosen ? color.brass_lit : color.edge, 7);
    write_middle(canvas.list, *look().fonts.lead, at, chosen ? color.brass_ink : color.text,
                 std::to_string(i));
  }
}

void paint_slider(const Canvas& canvas) {
  const DialView& dial = *canvas.view().prompt->dial;
  const Palette& color = theme().color;
  const Rect track = canvas.places().track;
  paint_icon_alone(canvas, commands().of(Own::Less));
  paint_icon_alone(canvas, commands().of(Own::More));
  const float t = static_cast<float>(dial.value) / static_cast<float>(std::max(dial.high, 1));
  const float y = track.center().y, x = track.min.x + t * track.width();
  fill(canvas.list, {{track.min.x, y - 4}, {track.max.x, y + 4}}, color.panel_pressed, 4);
  fill(canvas.list, {{track.min.x, y - 4}, {x, y + 4}}, color.brass, 4);
  paint_figure(canvas.list, {x, y}, 40, {Icon::None, dial.value, color.brass, color.brass_ink});
}

void paint_picked_up(const Canvas& canvas, const PromptRow& row) {
  const Vec2 size{178 * kCardAspect + 24, 178 + 4};
  paint_card(canvas.list, rect_at({row.at.center().x - size.x / 2, row.at.min.y + 4}, size),
             static_cast<CardKind>(row.index));
}

void paint_row(const Canvas& canvas, const PromptRow& row) {
  switch (row.own) {
    case kCardRow: return paint_picked_up(canvas, row);
    case kBattleRow: return paint_battle(canvas, row.at);
    case kFactionRow: return paint_faction(canvas, row);
    case kKeysRow: return paint_keys(canvas);
    default: return paint_slider(canvas);
  }
}

}  // namespace

void paint_prompt(const Canvas& canvas) {
  if (!canvas.picture.in_motion && !canvas.places().covered) paint_prompt_with(canvas, paint_row);
}

}  // namespace mael::web::cards
