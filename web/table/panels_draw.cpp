#include "web/table/panels_draw.h"

#include <imgui.h>

#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/base/say.h"
#include "web/base/theme_imgui.h"
#include "web/table/bar_line.h"
#include "web/widgets/chips.h"
#include "web/widgets/panel.h"
#include "web/widgets/progress.h"
#include "web/widgets/slips.h"

namespace mael::web {
namespace {

constexpr int kMostPips = 5;      // more than that is a number
constexpr float kSmallPip = 16;
constexpr float kPipGap = 6;      // to what stands before pips
constexpr float kNumberSign = 26;  // room of the sign before pips that are a number
constexpr float kFace = 18;       // of a bot, beside the name
constexpr float kFactSign = 21;   // width of its icon
constexpr float kFactGap = 13;    // to the next one
constexpr float kLeastPill = 60;
constexpr float kSlim = 130;      // a panel so narrow has no room for a name
constexpr float kOneLine = 44;    // a bar so low has no title

Rgba color_of(Ink ink) {
  const Palette& color = theme().color;
  switch (ink) {
    case Ink::Text: return color.text;
    case Ink::Muted: return color.text_muted;
    case Ink::Edge: return color.edge;
    case Ink::Accent: return color.accent;
    case Ink::Legal: return color.legal;
    case Ink::Danger: return color.danger;
  }
  return color.text;
}

// ---- Seats -------------------------------------------------------------------------------------

class SidePainter {
 public:
  SidePainter(ImDrawList& list, Rect panel, const SidePanel& side)
      : list_(list), panel_(panel), side_(side), narrow_(panel.width() < 300) {}

  void paint() {
    const Palette& color = theme().color;
    paint_panel(list_, panel_, PanelLook::Raised);
    if (side_.active) outline(list_, panel_, color.accent, theme().metrics.radius, 2);
    if (panel_.width() < kSlim) return paint_slim();
    paint_sign();
    const float left = panel_.min.x + 52, right = panel_.max.x - 10;
    const float upper = panel_.min.y + panel_.height() * 0.3F;
    const float lower = panel_.min.y + panel_.height() * 0.72F;
    const float plate = side_.figure ? paint_figure() : panel_.max.x;
    const float end = paint_pips(left, side_.figure && !narrow_ ? plate - 8 : right, upper);
    paint_name({{left, upper - 13}, {end, upper + 13}});
    paint_facts({{left, lower - 12}, {std::min(plate - 6, right), lower + 12}});
  }

 private:
  void paint_sign() {
    const Vec2 sign{panel_.min.x + 27, panel_.center().y};
    draw_seat(list_, index_of(side_.seat), sign, 34);
    if (side_.badge == Icon::None) return;
    const Vec2 at = sign + Vec2{12, 12};
    list_.AddCircleFilled(im(at), 10, packed(theme().color.panel), 24);
    draw_icon(list_, side_.badge, at, 15, theme().color.accent);
  }

  // Without a name: sign and figure above, below them what is left of life and the facts.
  void paint_slim() {
    const float upper = panel_.min.y + panel_.height() * 0.30F;
    const float lower = panel_.min.y + panel_.height() * 0.74F;
    draw_seat(list_, index_of(side_.seat), {panel_.min.x + 18, upper}, 24);
    if (side_.figure) {
      paint_plate({{panel_.min.x + 34, upper - 11}, {panel_.max.x - 5, upper + 11}}, false);
    }
    float left = panel_.min.x + 8;
    if (side_.pips) {
      left = paint_small({side_.pips->icon, std::to_string(side_.pips->left), side_.pips->ink},
                         left, lower);
    }
    for (const Fact& fact : side_.facts) left = paint_small(fact, left, lower);
  }

  // Answers where the next one begins; nothing is painted that would leave the panel.
  float paint_small(const Fact& fact, float left, float y) {
    constexpr float kSign = 14, kGap = 5;
    const float width = measure(*look().fonts.caption, fact.words).x;
    const float end = left + kSign + 2 + width;
    if (end > panel_.max.x - 2) return panel_.max.x;
    draw_icon(list_, fact.icon, {left + kSign / 2, y}, kSign, color_of(fact.ink));
    write_left(list_, *look().fonts.caption, {{left + kSign + 2, y - 10}, {end + 1, y + 10}},
               theme().color.text, fact.words);
    return end + kGap;
  }

  float width_of_emblem() const { return side_.emblem == Icon::None ? 0 : 24.0F; }
  float width_of_face() const { return side_.face == Icon::None ? 0 : kFace + 6; }

  // How large pips are, so many, that the name has room beside them; none: they are a number.
  std::optional<float> size_of_pips(float room, int total) const {
    if (total > kMostPips) return {};
    const float full = std::min(22.0F, panel_.height() * (narrow_ ? 0.27F : 0.36F));
    const float name =
        width_of_emblem() + measure(*look().fonts.caption, side_.name).x + width_of_face();
    for (const float size : {full, std::min(full, kSmallPip)}) {
      if (name + kPipGap + (size + 4) * static_cast<float>(total) <= room) return size;
    }
    return {};
  }

  // "1/5" where the name has room beside it, else "1".
  std::string number_of_pips(const Pips& pips, float room) const {
    const std::string left = std::to_string(pips.left);
    const std::string both = left + "/" + std::to_string(pips.total);
    const float name =
        width_of_emblem() + measure(*look().fonts.caption, side_.name).x + width_of_face();
    const float needed = name + kPipGap + kNumberSign + measure(*look().fonts.strong, both).x;
    return needed <= room ? both : left;
  }

  // Between these, from the right; answers where the name has to end.
  float paint_pips(float from, float right, float y) {
    if (!side_.pips) return right;
    const Pips& pips = *side_.pips;
    const Rgba color = color_of(pips.ink);
    if (const auto fits = size_of_pips(right - from, pips.total)) {
      const float size = *fits;
      const float left = right - (size + 4) * static_cast<float>(pips.total);
      draw_pips(list_, {left, y - size / 2}, pips.icon, pips.left, pips.total, size, color);
      return left - kPipGap;
    }
    const std::string number = number_of_pips(pips, right - from);
    const float width = measure(*look().fonts.strong, number).x;
    write_left(list_, *look().fonts.strong, {{right - width, y - 12}, {right + 1, y + 12}},
               theme().color.text, number);
    draw_icon(list_, pips.icon, {right - width - 12, y}, 17, color);
    return right - width - kNumberSign;
  }

  void paint_name(Rect room) {
    if (side_.emblem != Icon::None) {
      const Rgba tint = side_.tint ? theme().tint(*side_.tint).bright : theme().color.accent;
      draw_icon(list_, side_.emblem, {room.min.x + 9, room.center().y}, 19, tint);
      room.min.x += width_of_emblem();
    }
    const float width = room.width() - width_of_face();
    const ImFont& font = fitting(*look().fonts.strong, *look().fonts.caption, side_.name, width);
    write_left(list_, font, {room.min, {room.min.x + width, room.max.y}}, theme().color.text,
               side_.name);
    room.min.x += std::min(width, measure(font, side_.name).x) + 6;
    if (side_.face != Icon::None) paint_character(room);
  }

  // Its name only where all of it has room: the face says enough.
  void paint_character(Rect room) {
    const Rgba ink = theme().color.text_muted;
    draw_icon(list_, side_.face, {room.min.x + kFace / 2, room.center().y}, kFace, ink);
    room.min.x += kFace + 4;
    const ImFont& font = *look().fonts.caption;
    if (measure(font, side_.character).x > room.width()) return;
    write_left(list_, font, room, ink, side_.character);
  }

  // Answers its left end. In a narrow panel the name has the upper half to itself.
  float paint_figure() {
    const float top = narrow_ ? panel_.center().y - 3 : panel_.min.y + 7;
    const float width = narrow_ ? std::min(74.0F, panel_.width() * 0.28F) : 74.0F;
    paint_plate({{panel_.max.x - 8 - width, top}, {panel_.max.x - 8, panel_.max.y - 7}}, true);
    return panel_.max.x - 8 - width;
  }

  void paint_plate(Rect plate, bool with_sign) {
    const Palette& color = theme().color;
    const float width = plate.width(), size = std::min(25.0F, plate.height() * 0.82F);
    fill(list_, plate, mix(color.brass, color.brass_lit, 0.5F), color.brass,
         std::min(9.0F, plate.height() / 2));
    const float middle = with_sign ? plate.min.x + width * 0.69F : plate.center().x;
    if (with_sign) {
      draw_icon(list_, side_.figure->icon, {plate.min.x + width * 0.26F, plate.center().y},
                std::min(size, width * 0.34F), color.brass_ink);
    }
    write_sized(list_, *look().fonts.lead, {middle, plate.center().y}, size, width * 0.54F,
                color.brass_ink, side_.figure->words);
  }

  float width_of(const ImFont& font, float gap) const {
    float width = -gap;
    for (const Fact& fact : side_.facts) {
      width += kFactSign + measure(font, fact.words).x + gap;
    }
    return width;
  }

  // Beside each other; where they would run out of the room, in small type and close.
  void paint_facts(Rect room) {
    const bool fits = width_of(*look().fonts.strong, kFactGap) <= room.width();
    const ImFont& font = fits ? *look().fonts.strong : *look().fonts.caption;
    float left = room.min.x;
    for (const Fact& fact : side_.facts) {
      const float width = measure(font, fact.words).x;
      if (left + kFactSign + width > room.max.x) return;
      draw_icon(list_, fact.icon, {left + 9, room.center().y}, 17, color_of(fact.ink));
      write_left(list_, font,
                 {{left + kFactSign, room.min.y}, {left + kFactSign + 1 + width, room.max.y}},
                 theme().color.text, fact.words);
      left += kFactSign + width + (fits ? kFactGap : kFactGap / 2);
    }
  }

  ImDrawList& list_;
  const Rect panel_;
  const SidePanel& side_;
  const bool narrow_;
};

}  // namespace

void paint_side_panel(ImDrawList& list, Rect panel, const SidePanel& side) {
  SidePainter(list, panel, side).paint();
}

// ---- Facts in a line ---------------------------------------------------------------------------

namespace {

constexpr float kPillGap = 8;

float width_of(const Pill& pill, const std::string& words) {
  const float sign = pill.icon == Icon::None ? 24 : 46;
  return measure(*look().fonts.caption, words).x + sign;
}

const std::string& briefest(const Pill& pill) {
  return pill.brief.empty() ? pill.words : pill.brief;
}

// The room that pills want in few words, with the gaps before them.
float width_in_brief(const std::vector<Pill>& pills, std::size_t from) {
  float width = 0;
  for (std::size_t i = from; i < pills.size(); ++i) {
    width += kPillGap + width_of(pills[i], briefest(pills[i]));
  }
  return width;
}

}  // namespace

// Each is told at length where that leaves the next ones room for a few words.
void paint_pills(ImDrawList& list, Rect line, const std::vector<Pill>& pills) {
  Vec2 at{line.min.x, line.center().y - kPillHeight / 2};
  for (std::size_t i = 0; i < pills.size(); ++i) {
    const Pill& pill = pills[i];
    const float room = line.max.x - at.x;
    if (room < kLeastPill) return;
    const bool fits = width_of(pill, pill.words) + width_in_brief(pills, i + 1) <= room;
    PillSpec spec;
    spec.at = at;
    spec.room = room;
    spec.words = fits ? pill.words : briefest(pill);
    spec.icon = pill.icon;
    spec.tint = color_of(pill.tint);
    spec.ink = color_of(pill.ink);
    at.x = paint_pill(list, spec) + kPillGap;
  }
}

// ---- The bar -----------------------------------------------------------------------------------

namespace {

void paint_strokes(ImDrawList& list, Rect bar, const std::vector<Ink>& strokes) {
  if (strokes.empty()) return;
  const float round = theme().metrics.radius;
  const float each = (bar.width() - 2 * round) / static_cast<float>(strokes.size());
  for (std::size_t i = 0; i < strokes.size(); ++i) {
    const float x = bar.min.x + round + each * static_cast<float>(i);
    fill(list, {{x + 2, bar.min.y}, {x + each - 2, bar.min.y + 3}}, color_of(strokes[i]), 1.5F);
  }
}

void paint_title(ImDrawList& list, Rect room, const ImFont& font, const BarView& view) {
  write_left(list, font, room, theme().color.text, view.words.title);
  if (!view.pips) return;
  const float size = view.wraps ? 16.0F : 19.0F;
  const float from = room.min.x + measure(font, view.words.title).x + 12;
  if (from + (size + 4) * static_cast<float>(view.pips->total) > room.max.x) return;
  draw_pips(list, {from, room.center().y - size / 2}, view.pips->icon, view.pips->left,
            view.pips->total, size, color_of(view.pips->ink));
}

}  // namespace

void paint_bar_words(ImDrawList& list, Rect bar, Rect words, const BarView& view,
                     std::optional<float> thinking) {
  const Palette& color = theme().color;
  paint_panel(list, bar, PanelLook::Raised);
  paint_strokes(list, bar, view.strokes);
  if (thinking) draw_progress_line(list, bar, *thinking);
  const Rgba ink = view.words.hint ? color.accent : color.text_muted;
  const bool titled =
      view.wraps || view.pips || leaves_title(view.words.line, words, page_measure());
  if (words.height() < kOneLine || !titled) {
    const TextStyle style = style_of_line(view.words.line, words.width(), page_measure());
    write_wrapped(list, font_of(style), words, view.words.hint ? ink : color.text,
                  view.words.line, false);
    return;
  }
  const float split = view.wraps ? words.min.y + 23 : below_title(words).min.y;
  paint_title(list, {{words.min.x, words.min.y + 5}, {words.max.x, split}},
              view.wraps ? *look().fonts.strong : *look().fonts.title, view);
  if (view.wraps) {
    write(list, *look().fonts.caption, {words.min.x, split + 1}, ink, view.words.line,
          words.width());
  } else {
    write_wrapped(list, *look().fonts.caption, below_title(words), ink, view.words.line, false);
  }
}

void paint_past(ImDrawList& list, Rect table, Rect bar, float share) {
  const Rgba accent = theme().color.accent;
  outline(list, table, with_alpha(accent, 0.7F), theme().metrics.radius, 2);
  const float round = theme().metrics.radius;
  Rect line{{bar.min.x + round, bar.min.y}, {bar.max.x - round, bar.min.y + 3}};
  fill(list, line, with_alpha(accent, 0.25F), 1.5F);
  line.max.x = line.min.x + line.width() * share;
  fill(list, line, accent, 1.5F);
}

void paint_counts(ImDrawList& list, const std::vector<Rect>& places,
                  const std::vector<int>& counts) {
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] < 2) continue;
    paint_label(list, {.at = rect_at({places[i].max.x - 32, places[i].min.y - 4}, {32, 21}),
                       .words = say("ui.panel.copies", {std::to_string(counts[i])}),
                       .ink = theme().color.text,
                       .ground = theme().color.panel});
  }
}

void paint_muted(ImDrawList& list, Rect place, std::string_view words) {
  write(list, *look().fonts.body, place.min, theme().color.text_muted, words);
}

}  // namespace mael::web
