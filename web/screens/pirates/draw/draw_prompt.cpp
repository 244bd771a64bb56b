// What is to be decided: a turn of a circle, an attack with its sums, who joins, what to choose.
#include <algorithm>
#include <array>
#include <string>

#include "web/base/ink.h"
#include "web/base/word_lines.h"
#include "web/screens/pirates/draw/draw_parts.h"
#include "web/screens/pirates/draw/draw_things.h"
#include "web/screens/pirates/icons.h"
#include "web/table/parts/prompt_draw.h"
#include "web/widgets/choice_row.h"
#include "web/widgets/panel.h"

namespace mael::web::pirates {

namespace {

// ---- A turn of a circle ------------------------------------------------------------------------

Rgba color_of(Weight weight) {
  const Palette& color = theme().color;
  switch (weight) {
    case Weight::Sinks:
    case Weight::Harms: return color.danger;
    case Weight::Spares:
    case Weight::Strange: return color.text_muted;
    case Weight::Drifts: return theme().tint(Tint::Violet).bright;
    case Weight::Meets: return color.selected;
    case Weight::Ways: return color.legal;
  }
  return color.text;
}

void paint_line(const Canvas& canvas, const PreviewLine& line, Rect at) {
  const Palette& color = theme().color;
  draw_icon(canvas.list, line.icon, {at.min.x + 11, at.min.y + 13}, 22, color_of(line.weight));
  Rect words{at.min + Vec2{kLineIcon, kRoundLine}, at.max - Vec2{0, kRoundLine}};
  const TextStyle style = style_of(line);
  const float down = height_in(page_measure(), style, line.sentence, words.width());
  const Rect detail{{words.min.x, words.min.y + down}, words.max};
  words.max.y = std::min(words.max.y, detail.min.y);
  paint_told(canvas.list, style, words, color.text, line.sentence);
  if (line.detail.empty() || detail.height() < measure(font_of(TextStyle::Caption), {}).y) return;
  paint_told(canvas.list, TextStyle::Caption, detail, color.text_muted, line.detail);
}

void paint_quarters(const Canvas& canvas) {
  constexpr std::array kParts{"¼", "½", "¾"};
  const auto& dial = canvas.view().prompt->dial;
  const auto& places = canvas.places().quarters;
  for (std::size_t i = 0; i < std::min(places.size(), kParts.size()); ++i) {
    const bool chosen = dial && dial->quarters == i + 1;
    paint_row_ground(canvas.list, places[i], false, chosen, touch_on(canvas, places[i]));
    write_middle(canvas.list, *look().fonts.lead, places[i], ink_on_row(false, chosen),
                 kParts.at(i));
  }
}

// ---- An attack ---------------------------------------------------------------------------------

// How a sum is written: with less room smaller, at last without the signs between its parts.
struct SumStyle {
  const ImFont& font;
  float seat, gap;  // a seat's disc, and what follows each word
  bool plus;
};

float width_of(const BlowPreview& blow, const SumStyle& style) {
  const auto word = [&](std::string_view words) {
    return measure(style.font, words).x + style.gap;
  };
  float width = word("=") + word(std::to_string(blow.damage)) - style.gap;
  for (const auto& [seat, damage] : blow.parts) {
    width += style.seat + style.gap + word(std::to_string(damage));
  }
  if (style.plus && !blow.parts.empty()) {
    width += word("+") * static_cast<float>(blow.parts.size() - 1);
  }
  return width;
}

SumStyle style_of(const BlowPreview& blow, float room) {
  const SumStyle full{*look().fonts.lead, 22, 7, true};
  const SumStyle small{*look().fonts.caption, 18, 4, true};
  if (width_of(blow, full) <= room) return full;
  if (width_of(blow, small) <= room) return small;
  return {small.font, small.seat, small.gap, false};
}

// "☀ 1 + ≈ 2 = 3".
void paint_sum(const Canvas& canvas, const BlowPreview& blow, Vec2 from, float room) {
  const Palette& color = theme().color;
  const SumStyle style = style_of(blow, room);
  float x = from.x;
  const auto word = [&](std::string_view words, Rgba ink) {
    const float width = measure(style.font, words).x;
    write_left(canvas.list, style.font, {{x, from.y - 14}, {x + width + 2, from.y + 14}}, ink,
               words);
    x += width + style.gap;
  };
  for (std::size_t i = 0; i < blow.parts.size(); ++i) {
    if (i > 0 && style.plus) word("+", color.text_muted);
    draw_seat(canvas.list, index_of(blow.parts[i].first), {x + style.seat / 2, from.y}, style.seat);
    x += style.seat + style.gap;
    word(std::to_string(blow.parts[i].second), color.text);
  }
  word("=", color.text_muted);
  word(std::to_string(blow.damage), blow.kills ? color.good : color.text);
}

// The sum, and the life it leaves.
void paint_blow(const Canvas& canvas, const BlowPreview& blow, Rect at) {
  const Palette& color = theme().color;
  paint_sum(canvas, blow, {at.min.x, at.min.y + 14}, at.width());
  const float step = std::min(18.0F, at.width() / static_cast<float>(std::max(blow.most, 1)));
  for (int i = 0; i < blow.most; ++i) {
    const float left = at.min.x + step * static_cast<float>(i);
    const Rect box{{left, at.min.y + 33}, {left + step - 3, at.min.y + 43}};
    if (i < blow.left) {
      fill(canvas.list, box, color.danger, 3);
    } else if (i < blow.life) {
      fill(canvas.list, box, with_alpha(color.danger, 0.25F), 3);  // what is lost
      canvas.list.AddLine({box.min.x + 2, box.max.y - 2}, {box.max.x - 2, box.min.y + 2},
                          packed(color.danger), 2);
    }
    outline(canvas.list, box, with_alpha(color.danger, 0.6F), 3);
  }
  float down = at.min.y + kJointFigures;
  for (const std::string& sentence : blow.sentences) {
    const float height = measure(*look().fonts.caption, sentence, at.width()).y;
    if (down + height > at.max.y + 2) return;
    write(canvas.list, *look().fonts.caption, {at.min.x, down}, color.text, sentence, at.width());
    down += height + 2;
  }
}

// Two halves: without who is asked, and with them; one above the other where they are narrow.
void paint_joint(const Canvas& canvas, const JointView& joint, Rect at) {
  const Palette& color = theme().color;
  const Vec2 middle = at.center();
  const bool stacked = at.width() < kJointBeside;
  const Rect without{at.min, stacked ? Vec2{at.max.x, middle.y} : Vec2{middle.x, at.max.y}};
  const Rect with{stacked ? Vec2{at.min.x, middle.y} : Vec2{middle.x, at.min.y}, at.max};
  fill(canvas.list, without, color.table, 8);
  fill(canvas.list, with, mix(color.table, color.legal, 0.16F), 8);
  outline(canvas.list, at, color.line, 8);
  const auto half = [&](Rect room, const char* title, Rgba ink, const BlowPreview& blow) {
    const Rect inside = grown(room, -kJointPad);
    write_left(canvas.list, *look().fonts.caption, {inside.min, {inside.max.x, inside.min.y + 16}},
               ink, say(title));
    paint_blow(canvas, blow, {inside.min + Vec2{0, kJointTitle}, inside.max});
  };
  half(without, "pirates.draw.without", color.text_muted, joint.without);
  half(with, "pirates.draw.with", color.legal, joint.with);
}

void paint_helper(const Canvas& canvas, const HelperView& helper, Rect row) {
  const Rect at = grown(row, -2);
  paint_row_ground(canvas.list, at, false, helper.asked, touch_on(canvas, at));
  const Rgba ink = ink_on_row(false, helper.asked);
  draw_seat(canvas.list, index_of(helper.seat), {at.min.x + 22, at.center().y}, 28);
  write_left(canvas.list, *look().fonts.strong, {{at.min.x + 44, at.min.y}, at.max}, ink,
             helper.name);
  draw_icon(canvas.list, icon_of(Statistic::Damage), {at.max.x - 62, at.center().y}, 20, ink);
  write_left(canvas.list, *look().fonts.strong,
             {{at.max.x - 48, at.min.y}, {at.max.x - 30, at.max.y}}, ink,
             std::to_string(helper.damage));
  if (helper.asked) draw_icon(canvas.list, Icon::Check, {at.max.x - 17, at.center().y}, 18, ink);
}

// ---- Things to choose from ---------------------------------------------------------------------

void paint_signed(const Canvas& canvas, Rect at, const ChoiceRowSpec& spec) {
  paint_choice_row(canvas.list, at, spec, touch_on(canvas, grown(at, -2)));
}

void paint_choice(const Canvas& canvas, const ChoiceView& choice, Rect at) {
  const Icon icon = choice.icon != Icon::None ? choice.icon
                    : choice.item != 0        ? icon_of_item(choice.item)
                                              : Icon::None;
  paint_signed(canvas, at, {icon, choice.label, choice.line, choice.primary});
}

void paint_item(const Canvas& canvas, const PromptRow& row) {
  const PromptView& prompt = *canvas.view().prompt;
  if (!prompt.choices.empty()) return paint_choice(canvas, prompt.choices[row.index], row.at);
  const TargetView& target = prompt.targets[row.index];
  paint_signed(canvas, row.at, {target.icon, target.label, {}});
}

void paint_row(const Canvas& canvas, const PromptRow& row) {
  const PromptView& prompt = *canvas.view().prompt;
  if (row.kind == RowKind::Item) return paint_item(canvas, row);
  switch (row.own) {
    case kLineRow: return paint_line(canvas, prompt.lines[row.index], row.at);
    case kDialRow: return paint_quarters(canvas);
    case kBlowRow: return paint_blow(canvas, *prompt.blow, row.at);
    case kJointRow: return paint_joint(canvas, *prompt.joint, row.at);
    default: return paint_helper(canvas, prompt.helpers[row.index], row.at);
  }
}

}  // namespace

void paint_prompt(const Canvas& canvas) {
  if (!canvas.picture.in_motion && !canvas.places().covered) paint_prompt_with(canvas, paint_row);
}

}  // namespace mael::web::pirates
