// What is to be decided: sentences, the chart of losses, dice to turn, choices; and the squad's
// card.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "web/base/ink.h"
#include "web/screens/battle/draw/draw_parts.h"
#include "web/widgets/choice_row.h"

namespace mael::web::battle {
namespace {

// One bar for each number of models that may fall, the likeliest as high as there is room, and
// below them what they come to in words.
void paint_chart(const Canvas& canvas, const ChartView& chart, Rect at) {
  constexpr float kShare = 16, kNumber = 16;
  const Palette& color = theme().color;
  const float words = at.height() - kBars;
  const Rect bars{{at.min.x, at.min.y + kShare}, {at.max.x, at.max.y - kNumber - words}};
  const std::size_t count = std::max<std::size_t>(chart.lost.size(), 1);
  const float each = bars.width() / static_cast<float>(std::max<std::size_t>(count, 6));
  const float likeliest = *std::max_element(chart.lost.begin(), chart.lost.end());
  for (std::size_t i = 0; i < chart.lost.size(); ++i) {
    const float left = bars.min.x + each * static_cast<float>(i);
    const float high = std::max(2.0F, bars.height() * chart.lost[i] / likeliest);
    fill(canvas.list, {{left + 2, bars.max.y - high}, {left + each - 2, bars.max.y}},
         i == 0 ? color.edge : color.danger, 3);
    write_middle(canvas.list, *look().fonts.caption,
                 {{left, bars.max.y - high - kShare}, {left + each, bars.max.y - high}},
                 color.text_muted, say("battle.shot.share", {percent(chart.lost[i])}));
    write_middle(canvas.list, *look().fonts.caption,
                 {{left, bars.max.y}, {left + each, bars.max.y + kNumber}}, color.text,
                 std::to_string(i));
  }
  write(canvas.list, font_of(prompt_style::kLosses), {at.min.x, at.max.y - words}, color.text,
        chart.words, at.width());
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
  if (tray.words.empty() || canvas.places().dice.empty()) return;
  const float top = canvas.places().dice.back().max.y + kDieGap;
  write(canvas.list, font_of(prompt_style::kTray), {at.min.x, top}, theme().color.text, tray.words,
        at.width());
}

// Its sign above its word; beside the sign what it comes to.
void paint_verb(const Canvas& canvas, const ChoiceView& verb, Rect at) {
  constexpr float kSign = 24;
  const Palette& color = theme().color;
  paint_row_ground(canvas.list, at, false, false, touch_on(canvas, at));
  draw_icon(canvas.list, verb.icon, {at.center().x, at.min.y + kSign / 2 + 5}, kSign, color.accent);
  if (!verb.line.empty()) {
    write_middle(canvas.list, *look().fonts.caption,
                 {{at.center().x + kSign / 2, at.min.y + 2}, {at.max.x - 2, at.min.y + 18}},
                 color.text_muted, verb.line);
  }
  const Vec2 room = verb_words(at);
  const Vec2 left{at.center().x - room.x / 2, at.max.y - room.y - 1};
  write_wrapped(canvas.list, *look().fonts.caption, {left, left + room}, color.text, verb.label,
                true);
}

void paint_choice(const Canvas& canvas, const ChoiceView& choice, Rect at) {
  if (canvas.view().prompt->verbs) return paint_verb(canvas, choice, at);
  const auto [label, line] = lines_of(choice, canvas.places().brief_choices);
  paint_choice_row(canvas.list, at, {choice.icon, label, line, choice.primary},
                   touch_on(canvas, at));
}

// What is said at the left, what it comes to at the right; a line parts it from what comes after.
void paint_step(const Canvas& canvas, const StepView& step, Rect at) {
  const Palette& color = theme().color;
  const bool answers = !std::holds_alternative<intent::Nothing>(step.intent);
  if (answers && touch_on(canvas, at).hovered)
    fill(canvas.list, grown(at, 2), color.panel_pressed, 6);
  const float right = step.value.empty() ? at.max.x : at.max.x - kValue;
  const float wide = right - at.min.x;
  const ImFont& body = font_of(prompt_style::kStep);
  const ImFont& small = font_of(prompt_style::kNote);
  const float text = measure(body, step.text, wide).y;
  const bool notes = canvas.places().notes && !step.note.empty();
  const float note = notes ? measure(small, step.note, wide).y : 0;
  float y = at.center().y - (text + note) / 2;
  write(canvas.list, body, {at.min.x, y}, color.text, step.text, wide);
  y += text;
  if (note > 0) write(canvas.list, small, {at.min.x, y}, color.text_muted, step.note, wide);
  if (!step.value.empty()) {
    write_middle(canvas.list, *look().fonts.strong, {{right, at.min.y}, at.max}, color.accent,
                 step.value);
  }
  canvas.list.AddLine({at.min.x, at.max.y}, {at.max.x, at.max.y},
                      packed(with_alpha(color.edge, 0.35F)));
}

// Numbers one after the other, with what they are; the last is what it all
// comes to.
void paint_chain(const Canvas& canvas, const PromptView& prompt) {
  const Palette& color = theme().color;
  const std::vector<Rect>& places = canvas.places().links;
  for (std::size_t i = 0; i < places.size() && i < prompt.chain.size(); ++i) {
    const Rect at = grown(places[i], -kRoundRow);
    const bool open = prompt.link == i, last = i + 1 == prompt.chain.size();
    paint_row_ground(canvas.list, at, false, open, touch_on(canvas, at));
    const Rgba ink = ink_on_row(false, open);
    const float middle = at.min.y + at.height() * 0.58F;
    write_middle(canvas.list, last ? *look().fonts.title : *look().fonts.strong,
                 {at.min, {at.max.x, middle}}, last && !open ? color.accent : ink,
                 prompt.chain[i].figure);
    write_middle(canvas.list, *look().fonts.caption, {{at.min.x, middle - 2}, at.max},
                 open ? ink : color.text_muted, prompt.chain[i].word);
    if (last) continue;
    const Vec2 point{(places[i].max.x + places[i + 1].min.x) / 2 + 4, at.center().y};
    canvas.list.AddTriangleFilled(im(point), im(point + Vec2{-7, 5}), im(point + Vec2{-7, -5}),
                                  packed(color.text_muted));
  }
}

// A tick before what is fired; what is left out is struck through its sign.
void paint_weapon(const Canvas& canvas, const WeaponView& weapon, const LinePlace& place) {
  const Palette& color = theme().color;
  const Rect at = place.at;
  paint_row_ground(canvas.list, at, false, false, touch_on(canvas, at));
  const Vec2 sign{at.min.x + 20, at.center().y};
  draw_icon(canvas.list, weapon.used ? Icon::Check : Icon::Close, sign, 18,
            weapon.used ? color.legal : color.text_off);
  const float left = at.min.x + 38, wide = at.max.x - 6 - left;
  const ImFont& strong = font_of(prompt_style::kWeapon);
  const ImFont& small = font_of(prompt_style::kNote);
  const float text = measure(strong, weapon.label, wide).y;
  const bool figures = canvas.places().figures && !weapon.line.empty();
  const float note = figures ? measure(small, weapon.line, wide).y : 0;
  const float y = at.center().y - (text + note) / 2;
  write(canvas.list, strong, {left, y}, weapon.used ? color.text : color.text_off, weapon.label,
        wide);
  if (note > 0) {
    write(canvas.list, small, {left, y + text}, color.text_muted, weapon.line, wide);
  }
}

// Without an answer at the left, with it at the right, on mint.
void paint_compare(const Canvas& canvas, const CompareView& compare, Rect row) {
  const Palette& color = theme().color;
  const Rect at{row.min + Vec2{0, 4}, row.max - Vec2{0, 4}};
  const float middle = at.center().x;
  fill(canvas.list, at, color.table, 8);
  fill(canvas.list, {{middle, at.min.y}, at.max}, with_alpha(color.legal, 0.16F), 8);
  outline(canvas.list, at, color.edge, 8, 1);
  const ImFont& small = font_of(prompt_style::kNote);
  const ImFont& strong = font_of(prompt_style::kFigure);
  const auto half = [&](const CompareView::Half& words, Rect place, Rgba head) {
    const Rect inside = grown(place, -kComparePad);
    Vec2 pen = inside.min;
    write(canvas.list, small, pen, head, words.head, inside.width());
    pen.y += canvas.places().compare_head;
    write(canvas.list, strong, pen, color.text, words.figure);
    pen.y += measure(strong, words.figure).y;
    write(canvas.list, small, pen, color.text_muted, words.line, inside.width());
  };
  half(compare.without, {at.min, {middle, at.max.y}}, color.text_muted);
  half(compare.with, {{middle, at.min.y}, at.max}, color.legal);
}

// Three quarters of a turn, with a point at its end: to the left, to the right.
void paint_turns(const Canvas& canvas) {
  constexpr float kRadius = 9, kQuarter = 1.5708F;
  const std::vector<Rect>& places = canvas.places().turns;
  for (std::size_t i = 0; i < places.size(); ++i) {
    paint_row_ground(canvas.list, places[i], false, false, touch_on(canvas, places[i]));
    const Vec2 middle = places[i].center();
    const float side = i == 0 ? -1.0F : 1.0F;  // where the point is
    const float from = i == 0 ? -2 * kQuarter : -3 * kQuarter;
    canvas.list.PathArcTo(im(middle), kRadius, from, from + 3 * kQuarter, 24);
    canvas.list.PathStroke(packed(theme().color.text), 0, 2.6F);
    const Vec2 end = middle + Vec2{side * kRadius, 0};
    canvas.list.AddTriangleFilled(im(end + Vec2{-6, 0}), im(end + Vec2{6, 0}), im(end + Vec2{0, 8}),
                                  packed(theme().color.text));
  }
}

// West, east, north, south.
void paint_arrows(const Canvas& canvas) {
  constexpr std::array<Vec2, kArrows> kWays{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
  const std::vector<Rect>& places = canvas.places().arrows;
  for (std::size_t i = 0; i < places.size() && i < kArrows; ++i) {
    paint_row_ground(canvas.list, places[i], false, false, touch_on(canvas, places[i]));
    const Vec2 way = kWays.at(i), aside{-way.y, way.x}, middle = places[i].center();
    canvas.list.AddTriangleFilled(im(middle + way * 9), im(middle - way * 6 + aside * 9),
                                  im(middle - way * 6 - aside * 9), packed(theme().color.text));
  }
  paint_turns(canvas);
}

// The models as dots, their leader in brass; what they stand behind as a bar.
void paint_forms(const Canvas& canvas, const std::vector<FormView>& forms) {
  constexpr std::array<std::array<Vec2, 5>, 4> kDots{
      {{{{0, 0}, {-1, 0}, {1, 0}, {-2, 0}, {2, 0}}},
       {{{0, -1}, {-1, 0}, {1, 0}, {-2, 1}, {2, 1}}},
       {{{0, 0}, {-1, 0}, {1, 0}, {-0.5F, 0.9F}, {0.5F, 0.9F}}},
       {{{0, 0.6F}, {-1, 0.6F}, {1, 0.6F}, {-2, 0.6F}, {2, 0.6F}}}}};
  for (std::size_t i = 0; i < forms.size(); ++i) {
    const Rect at = canvas.places().forms[i];
    paint_row_ground(canvas.list, at, false, false, touch_on(canvas, at));
    const Vec2 middle{at.center().x, at.min.y + 15};
    const auto& dots = kDots.at(static_cast<std::size_t>(forms[i].formation));
    for (std::size_t dot = 0; dot < dots.size(); ++dot) {
      const Rgba ink = dot == 0 ? theme().color.accent : theme().color.text;
      canvas.list.AddCircleFilled(im(middle + dots.at(dot) * 8), 3, packed(ink), 12);
    }
    if (forms[i].formation == Formation::Cover) {
      fill(canvas.list, {middle + Vec2{-20, -4}, middle + Vec2{20, -1}}, theme().color.text_muted);
    }
    write_middle(canvas.list, *look().fonts.caption, {{at.min.x, at.max.y - 20}, at.max},
                 theme().color.text, forms[i].word);
  }
}

// The page that is open and how many there are; a point leads on, and back from the last.
void paint_turner(const Canvas& canvas) {
  const Turner& turner = canvas.places().turner;
  if (turner.pages == 1) return;
  const Rect at = grown(turner.at, -3);
  paint_row_ground(canvas.list, at, false, false, touch_on(canvas, at));
  const std::string page = std::to_string(turner.page + 1) + "/" + std::to_string(turner.pages);
  write_middle(canvas.list, *look().fonts.strong, {at.min, {at.max.x - 16, at.max.y}},
               theme().color.text, page);
  const float way = turner.page + 1 < turner.pages ? 1.0F : -1.0F;
  const Vec2 middle{at.max.x - 15, at.center().y};
  canvas.list.AddTriangleFilled(im(middle + Vec2{way * 5, 0}), im(middle + Vec2{-way * 4, 6}),
                                im(middle + Vec2{-way * 4, -6}), packed(theme().color.text));
}

template <class Paint>
void each_in_row(const std::vector<LinePlace>& places, const PromptRow& row, Paint&& paint) {
  for (const LinePlace& place : places) {
    if (place.at.min.y >= row.at.min.y && place.at.min.y < row.at.max.y) paint(place);
  }
}

void paint_row(const Canvas& canvas, const PromptRow& row) {
  const Palette& color = theme().color;
  const PromptView& prompt = *canvas.view().prompt;
  switch (row.kind) {
    case RowKind::Title:
      write(canvas.list, font_of(prompt_style::kTitle), row.at.min, color.accent, row.text,
            row.at.width());
      return paint_turner(canvas);
    case RowKind::Words:
      return write(canvas.list, font_of(prompt_style::kWords), row.at.min, color.text, row.text,
                   row.at.width());
    case RowKind::Step:
      return each_in_row(canvas.places().steps, row, [&](const LinePlace& place) {
        paint_step(canvas, prompt.steps[place.index], place.at);
      });
    case RowKind::Chain: return paint_chain(canvas, prompt);
    case RowKind::Weapon:
      return each_in_row(canvas.places().weapons, row, [&](const LinePlace& place) {
        paint_weapon(canvas, prompt.weapons[place.index], place);
      });
    case RowKind::Profile:
      if (prompt.profile) paint_profile(canvas, *prompt.profile, row.at);
      return;
    case RowKind::Compare:
      if (prompt.compare) paint_compare(canvas, *prompt.compare, row.at);
      return;
    case RowKind::Nudge: return paint_arrows(canvas);
    case RowKind::Forms: return paint_forms(canvas, prompt.forms);
    case RowKind::Chart:
      if (prompt.chart) paint_chart(canvas, *prompt.chart, row.at);
      return;
    case RowKind::Tray:
      if (prompt.tray) paint_tray(canvas, *prompt.tray, row.at);
      return;
    case RowKind::Roster:
      if (prompt.roster) paint_roster(canvas, *prompt.roster, row.at);
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

void paint_figures(const Canvas& canvas, const CardView& card, const std::vector<Rect>& cells) {
  const Palette& color = printed_theme().color;
  for (std::size_t i = 0; i < std::min(card.figures.size(), cells.size()); ++i) {
    const Rect cell = cells[i];
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
  draw_seat(canvas.list, index_of(card.squad.owner), {inside.min.x + 12, inside.min.y + 12}, 22);
  const CardName& name = canvas.places().card.name;
  write_wrapped(canvas.list, font_of(name.style), name.at, color.paper_ink,
                name.brief ? card.squad.brief : card.squad.name, false);
  paint_figures(canvas, card, canvas.places().card.figures);
  if (at.height() < kLowCard) return;
  float y = inside.min.y + 70;
  const auto line = [&](const std::string& words, Rgba ink) {
    if (y + 16 > inside.max.y) return;
    write_left(canvas.list, *look().fonts.caption, {{inside.min.x, y}, {inside.max.x, y + 16}}, ink,
               words);
    y += 17;
  };
  for (const std::string& words : card.condition) line(words, color.paper_ink);
  for (const WeaponView& weapon : card.weapons) {
    line(weapon.label, color.paper_ink);
    line(weapon.line, color.paper_muted);
  }
}

}  // namespace mael::web::battle
