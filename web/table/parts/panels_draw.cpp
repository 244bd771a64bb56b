#include "web/table/parts/panels_draw.h"

#include <imgui.h>

#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/base/say.h"
#include "web/base/theme_imgui.h"
#include "web/table/parts/bar_line.h"
#include "web/table/parts/pill_places.h"
#include "web/table/parts/side_places.h"
#include "web/widgets/chips.h"
#include "web/widgets/panel.h"
#include "web/widgets/progress.h"
#include "web/widgets/slips.h"

namespace mael::web {
namespace {

constexpr float kOneLine = 44;  // a bar so low has no title

Rgba color_of(Ink ink) {
  const Palette& color = theme().color;
  switch (ink) {
    case Ink::Text: return color.text;
    case Ink::Muted: return color.text_muted;
    case Ink::Edge: return color.edge;
    case Ink::Accent: return color.accent;
    case Ink::Legal: return color.legal;
    case Ink::Storm: return theme().ground(Room::Storm).accent;
    case Ink::Danger: return color.danger;
  }
  return color.text;
}

// ---- Seats -------------------------------------------------------------------------------------

class SidePainter {
 public:
  SidePainter(ImDrawList& list, Rect panel, const SidePanel& side)
      : list_(list), panel_(panel), side_(side), at_(place_side(side, panel, page_measure())) {}

  void paint() {
    const Palette& color = theme().color;
    paint_panel(list_, panel_, PanelLook::Raised);
    if (side_.active) outline(list_, panel_, color.accent, theme().metrics.radius, 2);
    paint_sign();
    if (side_.figure) paint_plate();
    paint_pips();
    if (at_.name.width() > 0) paint_name(at_.name);
    if (side_.clock) paint_clock(*side_.clock);
    paint_facts();
  }

 private:
  void paint_sign() {
    draw_seat(list_, index_of(side_.seat), at_.sign.center(), at_.sign.width());
    if (side_.badge == Icon::None || at_.slim) return;
    const Vec2 at = at_.sign.center() + Vec2{12, 12};
    list_.AddCircleFilled(im(at), 10, packed(theme().color.panel), 24);
    draw_icon(list_, side_.badge, at, 15, theme().color.accent);
  }

  void paint_pips() {
    if (!side_.pips || at_.pips.width() == 0) return;
    const Pips& pips = *side_.pips;
    const Rgba color = color_of(pips.ink);
    if (at_.slim) return paint_fact(pips.icon, at_.pips_number, color, at_.pips);
    if (at_.pip > 0) {
      draw_pips(list_, at_.pips.min, pips.icon, pips.left, pips.total, at_.pip, color);
      return;
    }
    const ImFont& font = *look().fonts.strong;
    const float left = at_.pips.max.x - 1 - measure(font, at_.pips_number).x;
    write_left(list_, font, {{left, at_.pips.min.y}, at_.pips.max}, theme().color.text,
               at_.pips_number);
    draw_icon(list_, pips.icon, {left - 12, at_.pips.center().y}, 17, color);
  }

  void paint_name(Rect room) {
    if (side_.emblem != Icon::None) {
      const Rgba tint = side_.tint ? theme().tint(*side_.tint).bright : theme().color.accent;
      draw_icon(list_, side_.emblem, {room.min.x + 9, room.center().y}, 19, tint);
      room.min.x += kEmblemRoom;
    }
    const float face = side_.face == Icon::None ? 0 : kFaceOfBot + 6;
    const float width = room.width() - face;
    const ImFont& font = fitting(*look().fonts.strong, *look().fonts.caption, side_.name, width);
    write_left(list_, font, {room.min, {room.min.x + width, room.max.y}}, theme().color.text,
               side_.name);
    room.min.x += std::min(width, measure(font, side_.name).x) + 6;
    if (side_.face != Icon::None) paint_character(room);
  }

  // In the last minute a sign says so besides the colour.
  void paint_clock(const SeatClock& clock) {
    const Palette& color = theme().color;
    const Rgba ink = clock.is_short ? color.danger : clock.runs ? color.text : color.text_muted;
    Rect room = at_.clock;
    if (clock.is_short) {
      draw_icon(list_, Icon::Limited, {room.min.x + 7, room.center().y}, 15, ink);
      room.min.x += kClockSign;
    }
    paint_in_columns(room, font_of(at_.slim ? kSlimClockStyle : kClockStyle), ink, clock.words);
  }

  // Digits stand in columns of one width.
  void paint_in_columns(Rect room, const ImFont& font, Rgba ink, const std::string& words) {
    const float column = measure(font, "0").x;
    for (const char letter : words) {
      const std::string each(1, letter);
      const float own = measure(font, each).x;
      const float width = letter >= '0' && letter <= '9' ? column : own;
      const float from = room.min.x + (width - own) / 2;
      write_left(list_, font, {{from, room.min.y}, {from + own + 1, room.max.y}}, ink, each);
      room.min.x += width;
    }
  }

  // Its name only where all of it has room: the face says enough.
  void paint_character(Rect room) {
    const Rgba ink = theme().color.text_muted;
    draw_icon(list_, side_.face, {room.min.x + kFaceOfBot / 2, room.center().y}, kFaceOfBot, ink);
    room.min.x += kFaceOfBot + 4;
    const ImFont& font = *look().fonts.caption;
    if (measure(font, side_.character).x > room.width()) return;
    write_left(list_, font, room, ink, side_.character);
  }

  void paint_plate() {
    const Palette& color = theme().color;
    const Rect plate = at_.plate;
    const float width = plate.width(), size = std::min(25.0F, plate.height() * 0.82F);
    fill(list_, plate, mix(color.brass, color.brass_lit, 0.5F), color.brass,
         std::min(9.0F, plate.height() / 2));
    if (side_.figure->ink == Ink::Danger) {
      outline(list_, plate, color.danger, plate.height() / 3, 2);
    }
    const bool with_sign = !at_.slim;
    const float middle = with_sign ? plate.min.x + width * 0.69F : plate.center().x;
    if (with_sign) {
      draw_icon(list_, side_.figure->icon, {plate.min.x + width * 0.26F, plate.center().y},
                std::min(size, width * 0.34F), color.brass_ink);
    }
    write_sized(list_, *look().fonts.lead, {middle, plate.center().y}, size, width * 0.54F,
                color.brass_ink, side_.figure->words);
  }

  void paint_facts() {
    for (std::size_t i = 0; i < at_.facts.size(); ++i) {
      const Fact& fact = side_.facts[i];
      paint_fact(fact.icon, fact.words, color_of(fact.ink), at_.facts[i]);
    }
  }

  void paint_fact(Icon icon, const std::string& words, Rgba ink, Rect at) {
    const float sign = at_.slim ? 14.0F : 17.0F, room = at_.slim ? 16.0F : 21.0F;
    draw_icon(list_, icon, {at.min.x + room / 2 - 1.5F, at.center().y}, sign, ink);
    write_left(list_, font_of(at_.facts_style),
               {{at.min.x + room, at.min.y}, {at.max.x + 1, at.max.y}}, theme().color.text, words);
  }

  ImDrawList& list_;
  const Rect panel_;
  const SidePanel& side_;
  const SidePlaces at_;
};

}  // namespace

void paint_side_panel(ImDrawList& list, Rect panel, const SidePanel& side) {
  SidePainter(list, panel, side).paint();
}

// ---- Facts in a line ---------------------------------------------------------------------------

void paint_pills(ImDrawList& list, Rect line, const std::vector<Pill>& pills) {
  const std::vector<PillPlace> places = place_pills(pills, line, page_measure());
  for (std::size_t i = 0; i < places.size(); ++i) {
    paint_pill(list, {.at = places[i].at,
                      .words = places[i].words,
                      .wraps = places[i].wraps,
                      .icon = pills[i].icon,
                      .tint = color_of(pills[i].tint),
                      .ink = color_of(pills[i].ink)});
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

// Pips stand behind the title, which is smaller where there is no room for both.
void paint_title(ImDrawList& list, Rect room, const BarView& view) {
  constexpr float kBeforePips = 12;
  const float size = view.wraps ? 16.0F : 19.0F;
  const float pips =
      view.pips ? kBeforePips + (size + 4) * static_cast<float>(view.pips->total) : 0.0F;
  const ImFont& font = view.wraps ? *look().fonts.strong : *look().fonts.title;
  room.max.x -= pips;
  write_title(list, font, room, theme().color.text, view.words.title);
  if (!view.pips) return;
  const float words = std::min(measure(font, view.words.title).x, room.width());
  draw_pips(list, {room.min.x + words + kBeforePips, room.center().y - size / 2}, view.pips->icon,
            view.pips->left, view.pips->total, size, color_of(view.pips->ink));
}

}  // namespace

void paint_bar_words(ImDrawList& list, Rect bar, Rect words, const BarView& view,
                     std::optional<float> thinking) {
  const Palette& color = theme().color;
  paint_panel(list, bar, PanelLook::Raised);
  paint_strokes(list, bar, view.strokes);
  if (thinking) draw_progress_line(list, bar, *thinking);
  const Rgba ink = view.words.hint ? color.accent : color.text_muted;
  const bool titled = view.wraps || (view.pips && !view.words.hint) ||
                      leaves_title(view.words.line, words, page_measure());
  if (words.height() < kOneLine || !titled) {
    const TextStyle style = style_of_line(view.words.line, words.width(), page_measure());
    write_wrapped(list, font_of(style), words, view.words.hint ? ink : color.text, view.words.line,
                  false);
    return;
  }
  const float split = view.wraps ? words.min.y + 23 : below_title(words).min.y;
  paint_title(list, {{words.min.x, words.min.y + 5}, {words.max.x, split}}, view);
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
