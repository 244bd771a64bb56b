// Players, the line above the table, the bar with its buttons, tools and the log.
#include <algorithm>
#include <string>

#include "web/screens/cards/draw_card.h"
#include "web/screens/cards/draw_parts.h"
#include "web/screens/cards/places_over.h"
#include "web/screens/cards/words.h"
#include "web/widgets/chips.h"
#include "web/widgets/ink.h"
#include "web/widgets/panel.h"
#include "web/widgets/progress.h"
#include "web/widgets/slips.h"

namespace mael::web::cards {

Icon icon_of(Command command) {
  switch (command) {
    case Command::EndTurn: return Icon::EndPhase;
    case Command::Decline:
    case Command::NextPage: return Icon::Next;
    case Command::PreviousPage: return Icon::Back;
    case Command::Learn: return Icon::Help;
    case Command::Discard: return Icon::Discard;
    case Command::Ledger: return Icon::Resource;
    case Command::OpenRule: return Icon::Rules;
    case Command::Less: return Icon::Minus;
    case Command::More: return Icon::Plus;
    default: return common_icon_of(command);
  }
}

ButtonLook look_of(Command) { return ButtonLook::Plain; }

// ---- Players -----------------------------------------------------------------------------------

namespace {

// Paints a counter that begins at `left`; answers where the next one begins.
float paint_fact(const Canvas& canvas, float left, float y, Icon icon, const std::string& words,
                 Rgba ink) {
  const ImFont& font = *look().fonts.strong;
  const float width = measure(font, words).x;
  draw_icon(canvas.list, icon, {left + 9, y}, 17, ink);
  write_left(canvas.list, font, {{left + 21, y - 12}, {left + 22 + width, y + 12}},
             theme().color.text, words);
  return left + width + 34;
}

// In a narrow panel the name has the upper half to itself.
bool is_narrow(Rect panel) { return panel.width() < 300; }

// The stockpile is what the game is about: large, at the right.
void paint_stockpile(const Canvas& canvas, Rect panel, int value) {
  const Palette& color = theme().color;
  const float top = is_narrow(panel) ? panel.center().y - 3 : panel.min.y + 7;
  const Rect plate{{panel.max.x - 82, top}, {panel.max.x - 8, panel.max.y - 7}};
  const float size = std::min(25.0F, plate.height() * 0.82F);
  fill(canvas.list, plate, mix(color.accent, color.accent_pressed, 0.5F), color.accent,
       std::min(9.0F, plate.height() / 2));
  draw_icon(canvas.list, Icon::Resource, {plate.min.x + 19, plate.center().y}, size,
            color.accent_ink);
  write_sized(canvas.list, *look().fonts.lead, {plate.min.x + 51, plate.center().y}, size, 40,
              color.accent_ink, std::to_string(value));
}

void paint_player(const Canvas& canvas, std::size_t place) {
  const SideView& side = canvas.view().sides[place];
  const Rect panel = canvas.layout().sides[place].panel;
  const Palette& color = theme().color;
  paint_panel(canvas.list, panel, PanelLook::Raised);
  if (side.active) outline(canvas.list, panel, color.accent, theme().metrics.radius, 2);
  draw_seat(canvas.list, index_of(side.seat), {panel.min.x + 27, panel.center().y}, 34);
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
  float x = paint_fact(canvas, left, lower, Icon::HandOfTiles, std::to_string(side.hand),
                       color.text_muted);
  x = paint_fact(canvas, x, lower, Icon::Rate, "+" + std::to_string(side.income), color.legal);
  if (side.sealed) draw_icon(canvas.list, Icon::Sealed, {x + 9, lower}, 17, color.accent);
  paint_stockpile(canvas, panel, canvas.picture.stockpiles[place]);
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
  if (canvas.input.thinking) {
    draw_progress_line(canvas.list, canvas.layout().bar, *canvas.input.thinking);
  }
  paint_words(canvas);
  paint_buttons(canvas);
}

// ---- The log -----------------------------------------------------------------------------------

float paint_log_lines(const Canvas& canvas, Rect place) {
  std::vector<LogLine> lines;
  for (std::size_t i = 0; i < canvas.picture.told; ++i) {
    lines.push_back(shown_line((*canvas.picture.log)[i]));
  }
  return paint_lines(canvas, place, std::move(lines));
}

}  // namespace mael::web::cards
