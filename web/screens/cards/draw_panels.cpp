// Players, the line above the table, the bar with its buttons, tools and the log.
#include <algorithm>
#include <string>

#include "web/screens/cards/draw_card.h"
#include "web/screens/cards/draw_parts.h"
#include "web/screens/cards/places_over.h"
#include "web/screens/cards/words.h"
#include "web/widgets/chips.h"
#include "web/widgets/ink.h"
#include "web/widgets/log_list.h"
#include "web/widgets/panel.h"
#include "web/widgets/progress.h"

namespace mael::web::cards {

ControlTouch Canvas::touch_at(Rect place) const {
  const bool over = place.contains(picture.pointed);
  return {over && !input.touch, over && picture.pressed, false};
}

Icon icon_of(Command command) {
  switch (command) {
    case Command::Confirm: return Icon::Check;
    case Command::EndTurn: return Icon::EndPhase;
    case Command::Decline:
    case Command::Pass:
    case Command::NextPage: return Icon::Next;
    case Command::PreviousPage:
    case Command::Cancel:
    case Command::Leave: return Icon::Back;
    case Command::TakeBack: return Icon::Undo;
    case Command::Lift: return Icon::Eye;
    case Command::Log: return Icon::Log;
    case Command::Help:
    case Command::Learn: return Icon::Help;
    case Command::Menu: return Icon::Menu;
    case Command::Discard: return Icon::Discard;
    case Command::Ledger: return Icon::Resource;
    case Command::Share: return Icon::Share;
    case Command::PlayAgain: return Icon::Redo;
    case Command::OpenRule: return Icon::Rules;
    case Command::Less: return Icon::Minus;
    case Command::More: return Icon::Plus;
    case Command::Advise: return Icon::Hint;
    case Command::Review:
    case Command::ShowAdvantage:
    case Command::HideAdvantage: return Icon::Eye;
    case Command::Back: return Icon::Back;
    case Command::Forward: return Icon::Next;
    case Command::LastTurning: return Icon::LastTurning;
    case Command::NextTurning: return Icon::NextTurning;
    case Command::PlayFrom: return Icon::EndPhase;
    case Command::CloseReview: return Icon::Close;
    default: return Icon::None;
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

// A pill of words; answers its right end.
float paint_pill(const Canvas& canvas, Vec2 at, float room, std::string_view words, Rgba tint) {
  const ImFont& font = *look().fonts.caption;
  const Rect pill = rect_at(at, {std::min(room, measure(font, words).x + 26), 30});
  fill(canvas.list, pill, with_alpha(theme().color.panel, 0.9F), 15);
  outline(canvas.list, pill, with_alpha(tint, 0.7F), 15, 1);
  write_left(canvas.list, font, {{pill.min.x + 13, pill.min.y}, {pill.max.x - 8, pill.max.y}},
             theme().color.text, words);
  return pill.max.x;
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
  at.x = paint_pill(canvas, at, line.width(), view.turn, color.edge) + 8;
  if (view.ceasefire && at.x < line.max.x - 60) {
    at.x = paint_pill(canvas, at, line.max.x - at.x, say("cards.floating.ceasefire"),
                      color.legal) + 8;
  }
  if (!view.told.empty() && !canvas.picture.in_motion && at.x < line.max.x - 60) {
    paint_pill(canvas, at, line.max.x - at.x, view.told, color.accent);
  }
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

void paint_tools(const Canvas& canvas) {
  for (std::size_t i = 0; i < canvas.view().tools.size(); ++i) {
    const Button& tool = canvas.view().tools[i];
    ButtonSpec spec;
    spec.icon = icon_of(tool.command);
    spec.look = ButtonLook::Quiet;
    spec.enabled = tool.enabled();
    const Rect place = canvas.layout().tool_places[i];
    paint_button(canvas.list, place, spec, canvas.touch_at(place));
  }
}

// ---- The log -----------------------------------------------------------------------------------

float paint_log_lines(const Canvas& canvas, Rect place) {
  std::vector<mael::web::LogLine> lines;
  for (std::size_t i = 0; i < canvas.picture.told; ++i) {
    const LogLine& line = (*canvas.picture.log)[i];
    mael::web::LogLine shown;
    shown.text = line.text;
    shown.heading = line.tone == Tone::Heading;
    shown.faint = line.tone == Tone::Detail;
    shown.seat = line.seat == Seat::Chance ? -1 : index_of(line.seat);
    lines.push_back(std::move(shown));
  }
  if (lines.empty()) {
    mael::web::LogLine& empty = lines.emplace_back();
    empty.text = say("ui.panel.log_empty");
    empty.faint = true;
  }
  paint_log(canvas.list, place, lines, canvas.picture.scroll, canvas.picture.pointed);
  return log_height(lines, place.width());
}

}  // namespace mael::web::cards
