// Players, the line above the table, the bar with its buttons, tools and the log.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/screens/cards/draw_card.h"
#include "web/screens/cards/draw_parts.h"
#include "web/screens/cards/places_over.h"
#include "web/screens/cards/words.h"
#include "web/widgets/chips.h"
#include "web/widgets/panel.h"
#include "web/widgets/progress.h"
#include "web/widgets/slips.h"

namespace mael::web::cards {

// ---- Players -----------------------------------------------------------------------------------

namespace {

struct Fact {
  Icon icon = Icon::None;
  std::string words;
  Rgba ink;
};

constexpr float kFactSign = 21;  // width of its icon
constexpr float kFactGap = 13;   // to the next one

// Counters beside each other; where they would run out of the room, in small type and close.
void paint_facts(const Canvas& canvas, Rect room, const std::vector<Fact>& facts) {
  float wanted = -kFactGap;
  for (const Fact& fact : facts) {
    wanted += kFactSign + measure(*look().fonts.strong, fact.words).x + kFactGap;
  }
  const bool fits = wanted <= room.width();
  const ImFont& font = fits ? *look().fonts.strong : *look().fonts.caption;
  float left = room.min.x;
  for (const Fact& fact : facts) {
    const float width = measure(font, fact.words).x;
    draw_icon(canvas.list, fact.icon, {left + 9, room.center().y}, 17, fact.ink);
    write_left(canvas.list, font,
               {{left + kFactSign, room.min.y}, {left + kFactSign + 1 + width, room.max.y}},
               theme().color.text, fact.words);
    left += kFactSign + width + (fits ? kFactGap : kFactGap / 2);
  }
}

// In a narrow panel the name has the upper half to itself.
bool is_narrow(Rect panel) { return panel.width() < 300; }

// The stockpile is what the game is about: large, at the right. Answers its left end.
float paint_stockpile(const Canvas& canvas, Rect panel, int value) {
  const Palette& color = theme().color;
  const bool narrow = is_narrow(panel);
  const float top = narrow ? panel.center().y - 3 : panel.min.y + 7;
  const float width = narrow ? std::min(74.0F, panel.width() * 0.28F) : 74.0F;
  const Rect plate{{panel.max.x - 8 - width, top}, {panel.max.x - 8, panel.max.y - 7}};
  const float size = std::min(25.0F, plate.height() * 0.82F);
  const float sign = width * 0.26F, room = width * 0.54F;
  fill(canvas.list, plate, mix(color.accent, color.accent_pressed, 0.5F), color.accent,
       std::min(9.0F, plate.height() / 2));
  draw_icon(canvas.list, Icon::Resource, {plate.min.x + sign, plate.center().y},
            std::min(size, width * 0.34F), color.accent_ink);
  write_sized(canvas.list, *look().fonts.lead, {plate.min.x + width * 0.69F, plate.center().y},
              size, room, color.accent_ink, std::to_string(value));
  return plate.min.x;
}

// On the sign of a seat whose number or bid is in.
void paint_seal(const Canvas& canvas, Vec2 sign) {
  const Vec2 at = sign + Vec2{12, 12};
  canvas.list.AddCircleFilled(im(at), 10, packed(theme().color.panel), 24);
  draw_icon(canvas.list, Icon::Sealed, at, 15, theme().color.accent);
}

void paint_player(const Canvas& canvas, std::size_t place) {
  const SideView& side = canvas.view().sides[place];
  const Rect panel = canvas.layout().sides[place].panel;
  const Palette& color = theme().color;
  paint_panel(canvas.list, panel, PanelLook::Raised);
  if (side.active) outline(canvas.list, panel, color.accent, theme().metrics.radius, 2);
  const Vec2 sign{panel.min.x + 27, panel.center().y};
  draw_seat(canvas.list, index_of(side.seat), sign, 34);
  if (side.sealed) paint_seal(canvas, sign);
  const float left = panel.min.x + 52;
  const float upper = panel.min.y + panel.height() * 0.3F;
  const float lower = panel.min.y + panel.height() * 0.72F;
  const bool emblem = side.faction != kNoCard;
  if (emblem) draw_icon(canvas.list, icon_of(side.faction), {left + 9, upper}, 19, color.accent);
  const float end = panel.max.x - (is_narrow(panel) ? 8.0F : 90.0F);
  const Rect name{{left + (emblem ? 24.0F : 0.0F), upper - 13}, {end, upper + 13}};
  write_left(canvas.list,
             fitting(*look().fonts.strong, *look().fonts.caption, side.name, name.width()), name,
             color.text, side.name);
  const float plate = paint_stockpile(canvas, panel, canvas.picture.stockpiles[place]);
  paint_facts(canvas, {{left, lower - 12}, {plate - 6, lower + 12}},
              {{Icon::HandOfTiles, std::to_string(side.hand), color.text_muted},
               {Icon::Rate, "+" + std::to_string(side.income), color.legal}});
}

}  // namespace

void paint_players(const Canvas& canvas) {
  for (std::size_t i = 0; i < kSeats; ++i) paint_player(canvas, i);
}

void paint_notice_line(const Canvas& canvas) {
  const View& view = canvas.view();
  const Rect line = canvas.layout().notice;
  const Palette& color = theme().color;
  Vec2 at{line.min.x, line.center().y - 15};
  const auto pill = [&](std::string_view words, Rgba tint) {
    if (words.empty() || at.x >= line.max.x - 60) return;
    PillSpec spec{at, line.max.x - at.x, words};
    spec.tint = tint;
    spec.ink = color.text;
    at.x = paint_pill(canvas.list, spec) + 8;
  };
  pill(view.turn, color.edge);
  if (view.ceasefire) pill(say("cards.floating.ceasefire"), color.legal);
  if (!canvas.picture.in_motion) pill(view.told, color.accent);
}

// ---- The bar -----------------------------------------------------------------------------------

namespace {

void paint_words(const Canvas& canvas) {
  const Palette& color = theme().color;
  const Rect words = canvas.layout().words;
  BarWords bar = words_of_bar(canvas.view(), canvas.layout());
  if (canvas.picture.in_motion) bar = {canvas.view().title, {}, false};
  const bool low = canvas.layout().form == Form::Tall;
  const float split = words.min.y + (low ? 23.0F : words.height() * 0.52F);
  const ImFont& title = low ? *look().fonts.strong : *look().fonts.title;
  const ImFont& small = *look().fonts.caption;
  const Rgba ink = bar.hint ? color.accent : color.text_muted;
  write_left(canvas.list, title, {{words.min.x, words.min.y + 5}, {words.max.x, split}},
             color.text, bar.title);
  if (low) {
    write(canvas.list, small, {words.min.x, split + 1}, ink, bar.line, words.width());
  } else {
    write_left(canvas.list, small, {{words.min.x, split}, {words.max.x, words.max.y - 6}}, ink,
               bar.line);
  }
  if (canvas.view().actions_left < 0) return;
  const float from = words.min.x + measure(title, bar.title).x + 12;
  const float size = low ? 16.0F : 19.0F;
  if (from + (size + 4) * kActionsPerTurn > words.max.x) return;
  draw_pips(canvas.list, {from, (words.min.y + 5 + split) / 2 - size / 2}, Icon::Action,
            canvas.view().actions_left, kActionsPerTurn, size, color.legal);
}

}  // namespace

void paint_bar(const Canvas& canvas) {
  paint_panel(canvas.list, canvas.layout().bar, PanelLook::Raised);
  if (canvas.frame.thinking) {
    draw_progress_line(canvas.list, canvas.layout().bar, *canvas.frame.thinking);
  }
  paint_words(canvas);
  paint_buttons(canvas);
}

}  // namespace mael::web::cards
