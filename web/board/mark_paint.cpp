#include "web/board/mark_paint.h"

#include <algorithm>

#include "web/base/theme.h"
#include "web/board/ground.h"

namespace mael::web {
namespace {

struct MarkLine {
  BoardMark mark;
  Rgba color;
  Stroke stroke;
  float width;
};

// The first that applies is drawn.
constexpr MarkLine kLines[] = {
    {kMarkThreatened, kHarmLine, Stroke::DashDot, 2.5F},
    {kMarkSelected, kOwnLine, Stroke::Solid, 3},
    {kMarkLegal, kGainLine, Stroke::Dashes, 2.2F},
    {kMarkPath, kOwnLine, Stroke::Dots, 2.5F},
    {kMarkFresh, kDriftLine, Stroke::Double, 3.5F},
};

const MarkLine* line_of(std::uint16_t marks) {
  for (const MarkLine& line : kLines) {
    if ((marks & line.mark) != 0) return &line;
  }
  return nullptr;
}

}  // namespace

void paint_marks_round(ShapeList& list, Vec2 at, float radius, std::uint16_t marks) {
  if (const MarkLine* line = line_of(marks)) {
    // Round what is small on the screen thinner and nearer, or neighbors would be covered.
    const float most = std::max(1.6F, 0.3F * radius * list.scale());
    const float width = std::min(line->width, most);
    list.disc(at, radius + list.units(width + std::min(2.5F, most)),
              {.edge = line->color,
               .width = width,
               .stroke = line->stroke,
               .dash = 5,
               .casing = kCasing,
               .cased = 1.5F});
  }
  if ((marks & kMarkHovered) != 0) {
    list.disc(at, radius + list.units(7), {.fill = with_alpha(kOwnLine, 0.16F)});
  }
  if ((marks & kMarkFocused) != 0) {
    list.disc(
        at, radius + list.units(9),
        {.edge = printed_theme().color.focus, .width = 2.5F, .casing = kCasing, .cased = 1.5F});
  }
  if ((marks & kMarkStruck) != 0) {
    const Vec2 corner{radius * 0.78F, -radius * 0.78F};
    paint_star(list, at + corner, std::max(radius * 0.5F, list.units(8)));
  }
  if ((marks & kMarkBlocked) != 0) {
    paint_bar(list, at + Vec2{0, radius * 0.9F}, std::max(radius * 0.4F, list.units(8)));
  }
}

ShapeStyle area_mark_style(std::uint16_t marks) {
  ShapeStyle style;
  if (const MarkLine* line = line_of(marks)) {
    style.fill = with_alpha(line->color, (marks & kMarkHovered) != 0 ? 0.26F : 0.09F);
    style.edge = line->color;
    style.width = line->width;
    style.stroke = line->stroke;
    style.dash = 8;
    if (line->mark == kMarkFresh) style.pattern = FillPattern::Hatch;
  } else if ((marks & kMarkHovered) != 0) {
    style.fill = with_alpha(kOwnLine, 0.07F);
    style.edge = with_alpha(kOwnLine, 0.65F);
    style.width = 1.6F;
  }
  if ((marks & kMarkFocused) != 0) {
    style.edge = printed_theme().color.focus;
    style.width = 3;
    style.stroke = Stroke::Solid;
  }
  return style;
}

void paint_star(ShapeList& list, Vec2 at, float radius) {
  list.gear(
      at, radius, 8, 0.42F,
      {.fill = kHarmLine, .casing = printed_theme().color.paper_ink, .cased = 1.5F, .lit = 0.2F});
}

void paint_bar(ShapeList& list, Vec2 at, float radius) {
  list.disc(at, radius,
            {.fill = with_alpha(printed_theme().color.table, 0.85F),
             .edge = kBlockedLine,
             .width = list.scale() * radius * 0.26F,
             .casing = kCasing,
             .cased = 1.5F});
  const Vec2 off = Vec2{0.62F, -0.62F} * radius;
  list.line(at - off, at + off, list.scale() * radius * 0.26F, {.edge = kBlockedLine});
}

void paint_pips(ShapeList& list, Vec2 at, float radius, int pips, int lost) {
  const Palette& color = printed_theme().color;
  const float step = radius * 2.3F;
  for (int i = 0; i < pips; ++i) {
    const float x = (static_cast<float>(i) - static_cast<float>(pips - 1) / 2) * step;
    const bool gone = i >= pips - lost;
    list.disc(at + Vec2{x, 0}, radius,
              {.fill = gone ? color.table : color.danger,
               .edge = color.paper_ink,
               .width = list.scale() * radius * 0.34F});
  }
}

Icon sign_of(OwnerMark mark) {
  switch (mark) {
    case OwnerMark::Sun: return Icon::Sun;
    case OwnerMark::Moon: return Icon::Moon;
    case OwnerMark::Wave: return Icon::Wave;
    case OwnerMark::Cross: return Icon::Cross;
    case OwnerMark::Leaf: return Icon::Leaf;
    case OwnerMark::None: break;
  }
  return Icon::None;
}

}  // namespace mael::web
