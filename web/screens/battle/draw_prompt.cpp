// What is to be decided: sentences, the chart of losses, dice to turn, choices; and the squad's
// card.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/screens/battle/draw_parts.h"
#include "web/widgets/choice_row.h"

namespace mael::web::battle {
namespace {

// One bar for each number of models that may fall.
void paint_chart(const Canvas& canvas, const ChartView& chart, Rect at) {
  const Palette& color = theme().color;
  const Rect bars{at.min, {at.max.x, at.max.y - 38}};
  const std::size_t count = std::max<std::size_t>(chart.lost.size(), 1);
  const float each = bars.width() / static_cast<float>(std::max<std::size_t>(count, 6));
  for (std::size_t i = 0; i < chart.lost.size(); ++i) {
    const float left = bars.min.x + each * static_cast<float>(i);
    const float high = std::max(2.0F, (bars.height() - 2) * chart.lost[i]);
    fill(canvas.list, {{left + 2, bars.max.y - high}, {left + each - 2, bars.max.y}},
         i == 0 ? color.edge : color.danger, 3);
    write_middle(canvas.list, *look().fonts.caption,
                 {{left, bars.max.y}, {left + each, bars.max.y + 16}}, color.text_muted,
                 std::to_string(i));
  }
  const ImFont& font =
      fitting(*look().fonts.strong, *look().fonts.caption, chart.words, at.width());
  write_left(canvas.list, font, {{at.min.x, at.max.y - 22}, at.max}, color.text, chart.words);
}

// Misses slate, what counts on paper, a perfect strike on gold; what was turned has a rim.
void paint_tray(const Canvas& canvas, const TrayView& tray, Rect at) {
  const Palette& color = printed_theme().color;
  for (std::size_t i = 0; i < tray.dice.size() && i < canvas.places().dice.size(); ++i) {
    const DieView& die = tray.dice[i];
    const Rect place = grown(canvas.places().dice[i], -2);
    const Rgba ground = die.perfect ? color.brass : die.counts ? color.paper : rgb(0x4A5568);
    const Rgba pips = die.counts || die.perfect ? color.paper_ink : rgb(0xD7DCE6);
    paint_die(canvas.list, place, die.shown, ground, pips);
    if (die.shown != die.fell) outline(canvas.list, grown(place, 2), color.legal, 10, 2.5F);
  }
  if (tray.words.empty()) return;
  write_left(canvas.list, *look().fonts.body, {{at.min.x, at.max.y - 20}, at.max},
             theme().color.text, tray.words);
}

void paint_choice(const Canvas& canvas, const ChoiceView& choice, Rect at) {
  paint_choice_row(canvas.list, at, {choice.icon, choice.label, choice.line, choice.primary},
                   touch_on(canvas, at));
}

void paint_row(const Canvas& canvas, const PromptRow& row) {
  const Palette& color = theme().color;
  const PromptView& prompt = *canvas.view().prompt;
  switch (row.kind) {
    case RowKind::Title:
      return write(canvas.list, *look().fonts.strong, row.at.min, color.accent, row.text,
                   row.at.width());
    case RowKind::Words:
      return write(canvas.list, *look().fonts.body, row.at.min, color.text, row.text,
                   row.at.width());
    case RowKind::Chart:
      if (prompt.chart) paint_chart(canvas, *prompt.chart, row.at);
      return;
    case RowKind::Tray:
      if (prompt.tray) paint_tray(canvas, *prompt.tray, row.at);
      return;
    case RowKind::Choices: {
      const Places& places = canvas.places();
      for (std::size_t i = 0; i < places.choices.size(); ++i) {
        paint_choice(canvas, prompt.choices[places.first_choice + i], places.choices[i]);
      }
      if (places.more.height() > 0) {
        ChoiceView more;
        more.label = say("battle.prompt.more");
        more.icon = Icon::More;
        paint_choice(canvas, more, places.more);
      }
    }
  }
}

void paint_figures(const Canvas& canvas, const CardView& card, Rect at) {
  const Palette& color = printed_theme().color;
  const float each = at.width() / static_cast<float>(std::max<std::size_t>(card.figures.size(), 1));
  for (std::size_t i = 0; i < card.figures.size(); ++i) {
    const float left = at.min.x + each * static_cast<float>(i);
    const Rect cell{{left, at.min.y}, {left + each, at.max.y}};
    write_middle(canvas.list, *look().fonts.caption, {cell.min, {cell.max.x, cell.min.y + 15}},
                 color.paper_muted, card.figures[i].name);
    write_middle(canvas.list, *look().fonts.strong, {{cell.min.x, cell.min.y + 14}, cell.max},
                 color.paper_ink, card.figures[i].value);
  }
}

}  // namespace

void paint_prompt(const Canvas& canvas) { paint_prompt_rows(canvas, paint_row); }

// On paper, as printed cards are.
void paint_card(const Canvas& canvas) {
  const Rect at = canvas.layout().card;
  if (at.height() <= 0 || !canvas.view().card) return;
  const CardView& card = *canvas.view().card;
  const Palette& color = printed_theme().color;
  cast_shadow(canvas.list, at, 8, 8, 0.5F);
  fill(canvas.list, at, color.paper, color.paper_shade, 8);
  const Rect inside = grown(at, -8);
  const bool strip = at.height() < 100;
  const float split = strip ? inside.center().x : inside.max.x;
  draw_seat(canvas.list, index_of(card.squad.owner), {inside.min.x + 12, inside.min.y + 12}, 22);
  write_left(canvas.list, *look().fonts.strong,
             {{inside.min.x + 30, inside.min.y}, {split, inside.min.y + 24}}, color.paper_ink,
             card.squad.name);
  if (strip) {
    return paint_figures(canvas, card, {{split, inside.min.y}, inside.max});
  }
  paint_figures(canvas, card,
                {{inside.min.x, inside.min.y + 28}, {inside.max.x, inside.min.y + 64}});
  float y = inside.min.y + 70;
  const auto line = [&](const std::string& words, Rgba ink) {
    if (y + 16 > inside.max.y) return;
    write_left(canvas.list, *look().fonts.caption, {{inside.min.x, y}, {inside.max.x, y + 16}}, ink,
               words);
    y += 17;
  };
  for (const std::string& words : card.condition) line(words, color.paper_ink);
  for (const std::string& words : card.weapons) line(words, color.paper_muted);
}

}  // namespace mael::web::battle
