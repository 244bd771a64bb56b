#include "web/board/plane_labels_paint.h"

#include "web/base/ink.h"

namespace mael::web {
namespace {

constexpr Rgba kPlate{10, 13, 18, 235};

void paint_leader(ImDrawList& list, const LaidLabel& label, Rgba color) {
  const Vec2 from = label.rect.center();
  list.AddLine(im(from), im(label.anchor), packed(kPlate), 3.5F);
  list.AddLine(im(from), im(label.anchor), packed(color), 1.5F);
}

Rgba ruler_color(PlaneLine line) {
  switch (line) {
    case PlaneLine::Gain: return kGainLine;
    case PlaneLine::Harm: return kHarmLine;
    case PlaneLine::Blocked: return kBlockedLine;
    case PlaneLine::Gone:
    case PlaneLine::Own: break;
  }
  return kOwnLine;
}

void paint_ruler_words(ImDrawList& list, const PlaneRuler& ruler, const LaidLabel& label) {
  const float round = label.rect.height() / 2;
  fill(list, label.rect, kPlate, round);
  outline(list, label.rect, ruler_color(ruler.line), round, 1.5F);
  write_middle(list, font_of(TextStyle::Strong), label.rect, printed_theme().color.text,
               label.words);
}

// The rim of a tag: dashed for Moon; the other owners are told apart by the icon.
void paint_tag_rim(ImDrawList& list, Rect rect, float round, OwnerMark mark, Rgba color) {
  if (mark != OwnerMark::Moon) return outline(list, rect, color, round, 1.8F);
  const auto dashes = [&](Vec2 from, Vec2 to) {
    const Vec2 way = (to - from) / std::max(distance(from, to), 1.0F);
    for (float at = 0; at < distance(from, to) - 1; at += 7) {
      const Vec2 a = from + way * at, b = from + way * std::min(at + 4, distance(from, to));
      list.AddLine(im(a), im(b), packed(color), 1.8F);
    }
  };
  const Rect in = grown(rect, -0.9F);
  dashes({in.min.x + round, in.min.y}, {in.max.x - round, in.min.y});
  dashes({in.min.x + round, in.max.y}, {in.max.x - round, in.max.y});
  dashes({in.min.x, in.min.y + round}, {in.min.x, in.max.y - round});
  dashes({in.max.x, in.min.y + round}, {in.max.x, in.max.y - round});
  // Round each corner two dashes, the first of them right below.
  constexpr float kHalf = 1.5707963F;
  const float bend = round - 0.9F;
  for (int i = 0; i < 8; ++i) {
    const ImVec2 middle{i < 2 || i > 5 ? in.max.x - bend : in.min.x + bend,
                        i < 4 ? in.max.y - bend : in.min.y + bend};
    const float from = kHalf * 0.5F * static_cast<float>(i);
    list.PathArcTo(middle, bend, from + 0.08F, from + 0.50F, 6);
    list.PathStroke(packed(color), 0, 1.8F);
  }
}

Rgba ground_of(TagShape shape) {
  switch (shape) {
    case TagShape::Pennant: return kHarmLine;
    case TagShape::Shield: return printed_theme().color.paper;
    case TagShape::Arrow: return rgb(0x9CCBF5);
    case TagShape::Seal: return printed_theme().color.accent;
    case TagShape::Diamond: return rgb(0xF2D15C);
    case TagShape::Flame: return rgb(0xF29A5C);
    case TagShape::Hexagon: return rgb(0xCFB3F5);
    case TagShape::Ring: break;
  }
  return kPlate;
}

// A pennant hangs to a point, a shield is round below, an arrow points to the right, a ring is
// open, a seal round; a flame is a triangle.
void paint_mark(ImDrawList& list, const TagMark& mark, Rect at) {
  const float middle = at.center().y;
  switch (mark.shape) {
    case TagShape::Pennant:
      for (const Vec2 corner : {at.min, Vec2{at.max.x, at.min.y}, Vec2{at.max.x, at.max.y - 5},
                                Vec2{at.center().x, at.max.y + 1}, Vec2{at.min.x, at.max.y - 5}}) {
        list.PathLineTo(im(corner));
      }
      break;
    case TagShape::Shield:
      list.PathLineTo(im(at.min));
      list.PathLineTo({at.max.x, at.min.y});
      list.PathBezierCubicCurveTo({at.max.x, middle + 6}, {at.center().x + 6, at.max.y},
                                  {at.center().x, at.max.y + 1});
      list.PathBezierCubicCurveTo({at.center().x - 6, at.max.y}, {at.min.x, middle + 6},
                                  im(at.min));
      break;
    case TagShape::Arrow:
      for (const Vec2 corner : {at.min, Vec2{at.max.x - 6, at.min.y}, Vec2{at.max.x, middle},
                                Vec2{at.max.x - 6, at.max.y}, Vec2{at.min.x, at.max.y}}) {
        list.PathLineTo(im(corner));
      }
      break;
    case TagShape::Diamond:
      for (const Vec2 corner : {Vec2{at.center().x, at.min.y - 4}, Vec2{at.max.x + 3, middle},
                                Vec2{at.center().x, at.max.y + 4}, Vec2{at.min.x - 3, middle}}) {
        list.PathLineTo(im(corner));
      }
      break;
    case TagShape::Flame:
      for (const Vec2 corner : {Vec2{at.center().x, at.min.y - 7}, Vec2{at.max.x + 4, at.max.y},
                                Vec2{at.min.x - 4, at.max.y}}) {
        list.PathLineTo(im(corner));
      }
      break;
    case TagShape::Hexagon:
      for (const Vec2 corner : {Vec2{at.min.x + 4, at.min.y}, Vec2{at.max.x - 4, at.min.y},
                                Vec2{at.max.x + 2, middle}, Vec2{at.max.x - 4, at.max.y},
                                Vec2{at.min.x + 4, at.max.y}, Vec2{at.min.x - 2, middle}}) {
        list.PathLineTo(im(corner));
      }
      break;
    case TagShape::Seal:
      list.AddCircleFilled(im(at.center()), at.height() / 2 + 1, packed(ground_of(mark.shape)), 24);
      write_middle(list, font_of(TextStyle::Strong), at, rgb(0x14181F), mark.words);
      return;
    case TagShape::Ring:
      outline(list, at, kHarmLine, at.height() / 2, 2);
      write_middle(list, font_of(TextStyle::Strong), at, kHarmLine, mark.words);
      return;
  }
  list.PathFillConvex(packed(ground_of(mark.shape)));
  write_middle(list, font_of(TextStyle::Strong), at, rgb(0x14181F), mark.words);
}

// It has acted.
void paint_tag_tick(ImDrawList& list, Vec2 at) {
  list.AddCircleFilled(im(at), 8, packed(printed_theme().color.panel), 20);
  list.AddCircle(im(at), 8, packed(kBlockedLine), 20, 1.3F);
  list.AddLine({at.x - 3.6F, at.y}, {at.x - 1, at.y + 3}, packed(kBlockedLine), 2);
  list.AddLine({at.x - 1, at.y + 3}, {at.x + 4, at.y - 3}, packed(kBlockedLine), 2);
}

Rgba owner_of(const PlaneLabel& tag) {
  return tag.dimmed ? mix(tag.owner, rgb(0x5C6370), 0.72F) : tag.owner;
}

void paint_tag_face(ImDrawList& list, const PlaneLabel& tag, Vec2 middle, float radius) {
  const Palette& color = printed_theme().color;
  const Rgba face = tag.face.a == 0 ? with_alpha(owner_of(tag), 0.30F)
                    : tag.dimmed    ? mix(tag.face, rgb(0x2A303A), 0.78F)
                                    : tag.face;
  list.AddCircleFilled(im(middle), radius, packed(face), 24);
  draw_icon(list, tag.icon, middle, radius * 1.6F, tag.dimmed ? color.text_off : color.text);
}

void paint_tag(ImDrawList& list, const PlaneLabel& tag, const LaidLabel& label) {
  const Palette& color = printed_theme().color;
  const float round = label.rect.height() / 2;
  fill(list, label.rect, kPlate, round);
  float left = label.rect.min.x + 8;
  if (tag.icon != Icon::None) {
    const Vec2 middle{label.rect.min.x + round, label.rect.center().y};
    paint_tag_face(list, tag, middle, round - 2.5F);
    left = label.rect.min.x + 2 * round + 3;
  }
  paint_tag_rim(list, label.rect, round, tag.owner_mark, owner_of(tag));
  write_left(list, font_of(TextStyle::Strong), {{left, label.rect.min.y}, label.rect.max},
             tag.dimmed ? color.text_off : color.text, label.words);
  for (std::size_t i = 0; i < tag.marks.size(); ++i) paint_mark(list, tag.marks[i], label.marks[i]);
  if (tag.ticked) paint_tag_tick(list, {label.rect.max.x - 3, label.rect.min.y + 1});
}

void paint_badge(ImDrawList& list, const PlaneLabel& badge, const LaidLabel& label) {
  const Vec2 middle = label.rect.center();
  const float half = label.rect.height() / 2;
  list.AddNgonFilled(im(middle), half, packed(kPlate), 6);
  list.AddNgon(im(middle), half - 1, packed(badge.owner), 6, 2);
  if (badge.icon != Icon::None) return draw_icon(list, badge.icon, middle, 15, badge.owner);
  write_middle(list, font_of(TextStyle::Strong), label.rect, badge.owner, label.words);
}

void paint_words(ImDrawList& list, const PlaneLabel& words, const LaidLabel& label) {
  fill(list, label.rect, with_alpha(kPlate, 0.6F), 4);
  write_middle(list, font_of(TextStyle::Caption), label.rect, words.owner, label.words);
}

}  // namespace

void paint_labels(ImDrawList& list, const PlaneScene& scene, const std::vector<LaidLabel>& laid) {
  for (const LaidLabel& label : laid) {
    if (label.far) {
      paint_leader(list, label, scene.labels[static_cast<std::size_t>(label.label)].owner);
    }
  }
  for (const LaidLabel& label : laid) {
    if (label.ruler >= 0) {
      paint_ruler_words(list, scene.rulers[static_cast<std::size_t>(label.ruler)], label);
      continue;
    }
    const PlaneLabel& shown = scene.labels[static_cast<std::size_t>(label.label)];
    switch (shown.look) {
      case LabelLook::Tag: paint_tag(list, shown, label); break;
      case LabelLook::Badge: paint_badge(list, shown, label); break;
      case LabelLook::Words: paint_words(list, shown, label); break;
    }
  }
}

void paint_tag_square(ImDrawList& list, const PlaneLabel& tag, Rect at, Rgba lit) {
  constexpr float kInset = 4, kRound = 9, kWide = 18, kHigh = 17;
  const Rect square = grown(at, -kInset);
  fill(list, square, kPlate, kRound);
  if (lit.a > 0) outline(list, grown(square, 2), lit, kRound + 2, 2);
  paint_tag_rim(list, square, kRound, tag.owner_mark, owner_of(tag));
  paint_tag_face(list, tag, square.center() - Vec2{1, 1}, square.width() * 0.36F);
  const Palette& color = printed_theme().color;
  const Vec2 corner = at.max - Vec2{9, 9};
  list.AddCircleFilled(im(corner), 10, packed(kPlate), 24);
  list.AddCircleFilled(im(corner), 9, packed(tag.dimmed ? color.text_off : color.paper), 24);
  write_middle(list, font_of(TextStyle::Strong), grown({corner, corner}, 9), rgb(0x14181F),
               tag.words);
  int beside = 0;  // marks of the upper corners: the right one, then the left one
  for (const TagMark& mark : tag.marks) {
    if (mark.shape == TagShape::Ring) continue;
    const bool hangs = mark.shape == TagShape::Pennant;
    if (!hangs && beside == 2) continue;
    const bool left = hangs || mark.shape == TagShape::Seal || beside == 1;
    if (!hangs && mark.shape != TagShape::Seal) ++beside;
    paint_mark(list, mark,
               box(left ? at.min.x : at.max.x - kWide, hangs ? at.max.y - kHigh - 1 : at.min.y,
                   kWide, kHigh));
  }
  if (tag.ticked) paint_tag_tick(list, at.min + Vec2{8, 8});
}

}  // namespace mael::web
