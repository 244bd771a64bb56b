#include "web/board/plane_paint.h"

#include <algorithm>
#include <array>
#include <numbers>

#include "web/base/theme.h"
#include "web/board/mark_paint.h"

namespace mael::web {
namespace {

constexpr Vec2 kFalls{0.56F, 0.83F};  // where shadows fall: away from the lamp
constexpr float kShadowPerHeight = 0.55F;
constexpr Rgba kShadow{0, 0, 0, 130};
constexpr float kContourInches = 2;  // a level counts as climbing

std::vector<Vec2> picture_of(const std::vector<Point>& corners) {
  std::vector<Vec2> outline;
  outline.reserve(corners.size());
  for (const Point corner : corners) outline.push_back(to_picture(corner));
  return outline;
}

Vec2 middle_of(const std::vector<Vec2>& outline) {
  Vec2 sum{};
  for (const Vec2 corner : outline) sum = sum + corner;
  return sum / static_cast<float>(std::max<std::size_t>(outline.size(), 1));
}

// The same outline about its middle, `part` as large.
std::vector<Vec2> shrunk(std::vector<Vec2> outline, float part) {
  const Vec2 middle = middle_of(outline);
  for (Vec2& corner : outline) corner = lerp(middle, corner, part);
  return outline;
}

Rgba line_color(PlaneLine line) {
  switch (line) {
    case PlaneLine::Own: return kOwnLine;
    case PlaneLine::Gain: return kGainLine;
    case PlaneLine::Harm: return kHarmLine;
    case PlaneLine::Blocked: return kBlockedLine;
    case PlaneLine::Gone: return rgb(0xE3C2FF);
  }
  return kOwnLine;
}

ShapeStyle line_style(PlaneLine line) {
  const bool dashed = line != PlaneLine::Own && line != PlaneLine::Harm;
  return {.edge = line_color(line),
          .stroke = dashed ? Stroke::Dashes : Stroke::Solid,
          .dash = line == PlaneLine::Gain ? 7.0F : 3.5F,
          .casing = kCasing,
          .cased = 2};
}

// ---- Areas -------------------------------------------------------------------------------------

void paint_hill(const PlaneArea& area, const std::vector<Vec2>& outline, ShapeList& list) {
  const auto levels = std::max(1, static_cast<int>(inches(area.height) / kContourInches));
  for (int level = 0; level <= levels; ++level) {
    const float up = static_cast<float>(level) / static_cast<float>(levels + 1);
    list.polygon(shrunk(outline, 1 - 0.62F * up), {.fill = mix(rgb(0x7C7342), rgb(0xAEA364), up),
                                                   .edge = mix(rgb(0xC6BB7C), rgb(0xE6DDA6), up),
                                                   .width = level == 0 ? 2.0F : 1.2F,
                                                   .lit = 0.55F});
  }
}

// Crowns on a spiral, so that they are spread evenly and lie the same each time.
void paint_crowns(const PlaneArea& area, const std::vector<Vec2>& outline, ShapeList& list) {
  constexpr int kCrowns = 19;
  constexpr float kGolden = 2.3999632F;
  const Vec2 middle = middle_of(outline);
  float reach = 0;
  for (const Vec2 corner : outline) reach = std::max(reach, distance(middle, corner));
  for (int i = 0; i < kCrowns; ++i) {
    const auto step = static_cast<float>(i);
    const float away = reach * std::sqrt((step + 0.4F) / kCrowns) * 0.94F;
    const Vec2 at = middle + Vec2{std::cos(kGolden * step), std::sin(kGolden * step)} * away;
    const float radius = 0.72F + 0.46F * std::abs(std::sin(step * 1.7F));
    const Vec2 rim = middle + (at - middle) * (1 + radius / std::max(away, 0.6F));
    if (!covers(area.corners, to_point(rim))) continue;
    list.disc(at + kFalls * 0.35F, radius, {.fill = kShadow, .soft = radius * 0.3F});
    list.disc(at, radius,
              {.fill = rgb(0x234F29),
               .edge = {12, 30, 16, 160},
               .width = 1,
               .core = rgb(0x4E8C45),
               .depth = radius,
               .lit = 0.6F});
    list.disc(at - kFalls * (radius * 0.3F), radius * 0.42F,
              {.fill = with_alpha(rgb(0x8FC46C), 0.38F), .soft = radius * 0.3F});
  }
}

void paint_wood(const PlaneArea& area, const std::vector<Vec2>& outline, ShapeList& list) {
  list.polygon(outline,
               {.fill = rgb(0x20402A),
                .pattern = FillPattern::Dots,
                .edge = with_alpha(rgb(0x83BE78), 0.85F),
                .width = 1.6F,
                .stroke = Stroke::Dashes,
                .dash = 6},
               0, 0.22F);
  paint_crowns(area, outline, list);
}

void paint_block(const std::vector<Vec2>& outline, ShapeList& list) {
  list.polygon(outline, {.fill = rgb(0x65534B),
                         .edge = rgb(0xD3BEB0),
                         .width = 2,
                         .casing = kCasing,
                         .cased = 1,
                         .core = rgb(0x77645A),
                         .depth = 1.6F,
                         .lit = 0.5F});
  list.polygon(shrunk(outline, 0.86F), {.edge = rgb(0x483A34), .width = 1.6F, .lit = 0.4F});
  list.polygon(shrunk(outline, 0.28F),
               {.fill = rgb(0x3A2F2A), .edge = rgb(0x94806F), .width = 1.2F, .lit = 0.4F});
}

void paint_bunker(const std::vector<Vec2>& outline, ShapeList& list) {
  list.polygon(outline, {.fill = rgb(0x8A8C86),
                         .edge = rgb(0xD9DBD2),
                         .width = 2,
                         .casing = kCasing,
                         .cased = 1,
                         .lit = 0.6F});
  list.polygon(shrunk(outline, 0.70F), {.fill = rgb(0x4B4E4C), .edge = rgb(0x2A2C2B), .width = 2});
  // A slit in the middle of each side.
  const Vec2 middle = middle_of(outline);
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
    const Vec2 from = lerp(lerp(a, b, 0.34F), middle, 0.14F);
    const Vec2 to = lerp(lerp(a, b, 0.66F), middle, 0.14F);
    list.line(from, to, 3, {.edge = rgb(0x17191A)});
  }
}

// Of a box with four corners as many as are nearly square.
void paint_crates(const std::vector<Vec2>& outline, ShapeList& list) {
  const ShapeStyle wood{.fill = rgb(0xA8793F),
                        .edge = rgb(0xE2BC7E),
                        .width = 1.6F,
                        .casing = kCasing,
                        .cased = 1,
                        .lit = 0.6F};
  if (outline.size() != 4) return list.polygon(outline, wood);
  const bool along = distance(outline[0], outline[1]) >= distance(outline[1], outline[2]);
  const std::array<Vec2, 4> box =
      along ? std::array<Vec2, 4>{outline[0], outline[1], outline[2], outline[3]}
            : std::array<Vec2, 4>{outline[1], outline[2], outline[3], outline[0]};
  const float high = std::max(distance(box[1], box[2]), 0.1F);
  const int count =
      std::clamp(static_cast<int>(std::lround(distance(box[0], box[1]) / high)), 1, 8);
  const ShapeStyle slat{.edge = rgb(0x5E3F1C)};
  for (int i = 0; i < count; ++i) {
    const float from = static_cast<float>(i) / static_cast<float>(count);
    const float to = static_cast<float>(i + 1) / static_cast<float>(count);
    const std::vector<Vec2> crate{lerp(box[0], box[1], from), lerp(box[0], box[1], to),
                                  lerp(box[3], box[2], to), lerp(box[3], box[2], from)};
    list.polygon(crate, wood);
    list.line(crate[0], crate[2], 1.6F, slat);
    list.line(crate[1], crate[3], 1.6F, slat);
  }
}

void paint_spire(const std::vector<Vec2>& outline, ShapeList& list) {
  const Vec2 middle = middle_of(outline);
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
    const Vec2 out = (a + b) / 2 - middle;
    const float light = std::clamp(
        0.5F - (out.x * kFalls.x + out.y * kFalls.y) / (2 * std::max(length(out), 0.01F)), 0.0F,
        1.0F);
    list.polygon(
        std::vector<Vec2>{a, b, middle},
        {.fill = mix(rgb(0x3D3C52), rgb(0x9C9AB8), light), .edge = rgb(0x1E1D2A), .width = 1});
  }
}

void paint_plain(const PlaneArea& area, const std::vector<Vec2>& outline, ShapeList& list) {
  const bool dots = area.owner_mark == OwnerMark::Moon || area.owner_mark == OwnerMark::Leaf;
  const bool bare = area.owner_mark == OwnerMark::None;
  list.polygon(outline, {.fill = with_alpha(area.tint, 0.13F),
                         .pattern = bare   ? FillPattern::Plain
                                    : dots ? FillPattern::Dots
                                           : FillPattern::Hatch,
                         .edge = with_alpha(area.tint, 0.60F),
                         .width = 1.8F,
                         .stroke = stroke_of(area.owner_mark),
                         .dash = 8});
}

void paint_ground(const PlaneArea& area, const std::vector<Vec2>& outline, ShapeList& list) {
  switch (area.look) {
    case GroundLook::Plain: return paint_plain(area, outline, list);
    case GroundLook::Hill: return paint_hill(area, outline, list);
    case GroundLook::Wood: return paint_wood(area, outline, list);
    case GroundLook::Block: return paint_block(outline, list);
    case GroundLook::Bunker: return paint_bunker(outline, list);
    case GroundLook::Crates: return paint_crates(outline, list);
    case GroundLook::Spire: return paint_spire(outline, list);
    case GroundLook::Hollow:
      return list.polygon(outline, {.fill = rgb(0x5A5034),
                                    .edge = with_alpha(rgb(0xA6996A), 0.75F),
                                    .width = 2.4F,
                                    .stroke = Stroke::Dashes,
                                    .dash = 5,
                                    .core = rgb(0x171309),
                                    .depth = 2.4F,
                                    .lit = -0.5F});
    case GroundLook::Ruin:
      return list.polygon(outline, {.fill = rgb(0x47474A),
                                    .pattern = FillPattern::Dots,
                                    .edge = with_alpha(rgb(0xCFC9BA), 0.85F),
                                    .width = 1.8F,
                                    .stroke = Stroke::Dashes,
                                    .dash = 5});
    case GroundLook::Wall:
      return list.polygon(outline, {.fill = rgb(0xC4B797),
                                    .edge = rgb(0xEFE5CB),
                                    .width = 1.4F,
                                    .casing = kCasing,
                                    .cased = 1,
                                    .lit = 0.7F});
    case GroundLook::Water:
      return list.polygon(outline, {.fill = rgb(0x6C7B58),
                                    .pattern = FillPattern::Ripples,
                                    .edge = with_alpha(rgb(0xBFE4E6), 0.85F),
                                    .width = 1.6F,
                                    .core = rgb(0x1A6478),
                                    .depth = 0.7F});
  }
}

void paint_area(const PlaneArea& area, ShapeList& list) {
  if (area.corners.size() < 3) return;
  const std::vector<Vec2> outline = picture_of(area.corners);
  if (area.height > 0 && area.look != GroundLook::Hollow) {
    const float high = inches(area.height);
    list.polygon(cast_outline(outline, high * kShadowPerHeight),
                 {.fill = kShadow, .soft = 0.12F + 0.06F * high});
  }
  paint_ground(area, outline, list);
  const ShapeStyle marked = area_mark_style(area.marks);
  if (marked.width > 0 || marked.fill.a > 0) list.polygon(outline, marked);
}

// ---- Sectors, ways, rulers ---------------------------------------------------------------------

void paint_sector(const PlaneSector& sector, ShapeList& list) {
  const Rgba color = line_color(sector.line);
  // A heading runs counter-clockwise from the east, the angles of shapes clockwise from north.
  const auto angle = [](int heading) {
    return std::numbers::pi_v<float> * (0.5F - static_cast<float>(heading) / 512.0F);
  };
  const ShapeStyle style{.fill = with_alpha(color, sector.second ? 0.05F : 0.12F),
                         .pattern = sector.second ? FillPattern::Dots : FillPattern::Plain,
                         .edge = with_alpha(color, sector.second ? 0.75F : 1),
                         .width = sector.second ? 1.6F : 2.2F,
                         .stroke = sector.second ? Stroke::Dashes : Stroke::Solid,
                         .dash = 6,
                         .casing = with_alpha(kCasing, 0.4F),
                         .cased = 1};
  list.arc(to_picture(sector.at), inches(sector.inner), inches(sector.outer),
           angle(sector.from + sector.span), angle(sector.from), style);
}

void paint_path(const PlanePath& path, ShapeList& list) {
  if (path.points.size() < 2) return;
  std::vector<Vec2> points = picture_of(path.points);
  const Vec2 end = points.back();
  const Vec2 way = end - points[points.size() - 2];
  const float size = list.units(13);
  const ShapeStyle style = line_style(path.line);
  if (path.arrow && length(way) > size) points.back() = end - way * (size * 0.7F / length(way));
  list.polyline(points, 3, style);
  for (std::size_t i = 1; i + 1 < points.size(); ++i) {
    list.disc(points[i], list.units(4),
              {.fill = printed_theme().color.paper,
               .edge = printed_theme().color.paper_ink,
               .width = 1,
               .casing = kCasing,
               .cased = 1.5F});
  }
  if (path.arrow) {
    list.head(end, way, size, {.fill = style.edge, .casing = kCasing, .cased = 2});
  }
  if (path.line == PlaneLine::Blocked) {
    const float arm = list.units(6);
    const ShapeStyle cased{.edge = kHarmLine, .casing = kCasing, .cased = 2};
    list.line(end - Vec2{arm, arm}, end + Vec2{arm, arm}, 3, cased);
    list.line(end - Vec2{arm, -arm}, end + Vec2{arm, -arm}, 3, {.edge = kHarmLine});
  }
}

void paint_ruler(const PlaneRuler& ruler, ShapeList& list) {
  const Vec2 a = to_picture(ruler.from), b = to_picture(ruler.to);
  const float far = distance(a, b);
  if (far <= 0) return;
  const ShapeStyle style = line_style(ruler.line);
  const Vec2 way = (b - a) / far, aside{-way.y, way.x};
  list.line(a, b, 2.4F, style);
  for (const Vec2 end : {a, b}) {
    const Vec2 tick = aside * list.units(6);
    list.line(end - tick, end + tick, 2.4F, {.edge = style.edge, .casing = kCasing, .cased = 2});
  }
  // A mark an inch, where they do not run together.
  if (list.scale() < 12) return;
  for (float inch = 1; inch < far; ++inch) {
    const Vec2 at = a + way * inch, tick = aside * list.units(3.2F);
    list.line(at - tick, at + tick, 1.4F, {.edge = with_alpha(style.edge, 0.9F)});
  }
}

// ---- Discs -------------------------------------------------------------------------------------

void paint_notch(const PlaneDisc& disc, Vec2 at, float radius, ShapeList& list) {
  const Vec2 out = heading_direction(*disc.heading);
  const float size = std::max(radius * 0.46F, list.units(6));
  list.head(at + out * (radius + size * 0.78F), out, size,
            {.fill = disc.dimmed ? kBlockedLine : printed_theme().color.paper,
             .casing = kCasing,
             .cased = 1.5F});
}

// Acted already: a tick at the upper left, grey.
void paint_tick(Vec2 at, float radius, ShapeList& list) {
  const float half = std::max(radius * 0.34F, list.units(5.5F));
  const Vec2 middle = at - Vec2{radius, radius} * 0.74F;
  list.disc(middle, half,
            {.fill = printed_theme().color.panel, .edge = kBlockedLine, .width = 1.2F});
  const ShapeStyle stroke{.edge = kBlockedLine};
  const float width = list.scale() * half * 0.28F;
  const Vec2 knee = middle + Vec2{-0.12F, 0.38F} * half;
  list.line(middle + Vec2{-0.48F, 0.02F} * half, knee, width, stroke);
  list.line(knee, middle + Vec2{0.50F, -0.40F} * half, width, stroke);
}

// Rings lie below all discs, so that none covers a neighbor; signs lie on their disc, and so does
// all that fades with it.
constexpr std::uint16_t kSigns = kMarkStruck | kMarkBlocked;
bool has_marks_below(const PlaneDisc& disc) { return disc.opacity >= 1; }

void paint_marks_below(const PlaneDisc& disc, ShapeList& list) {
  if (!has_marks_below(disc)) return;
  const auto rings = static_cast<std::uint16_t>(disc.marks & ~kSigns);
  paint_marks_round(list, to_picture(disc.at), inches(disc.radius), rings);
}

void paint_disc(const PlaneDisc& disc, ShapeList& list) {
  const Vec2 at = to_picture(disc.at);
  const float radius = inches(disc.radius), pixels = radius * list.scale();
  const bool detailed = pixels >= kDetailedDisc;
  const std::size_t from = list.size();
  const Rgba grey = rgb(0x5C6370);
  const Rgba face = disc.dimmed ? mix(disc.face, rgb(0x2A303A), 0.78F) : disc.face;
  const Rgba rim = disc.dimmed ? mix(disc.owner, grey, 0.72F) : disc.owner;
  list.disc(at + kFalls * (radius * 0.28F), radius, {.fill = kShadow, .soft = radius * 0.28F});
  if (disc.heading && detailed) paint_notch(disc, at, radius, list);
  const float wide = std::clamp(pixels * 0.17F, 1.6F, 5.0F);
  list.disc(at, radius, {.fill = rgb(0x14181F), .casing = {0, 0, 0, 230}, .cased = 1});
  list.disc(at, radius,
            {.edge = rim,
             .width = wide,
             .stroke = stroke_of(disc.owner_mark),
             .dash = std::max(pixels * 0.24F, 3.0F)});
  list.disc(at, radius - list.units(wide * 1.15F),
            {.fill = face, .core = mix(face, rgb(0xFFFFFF), 0.10F), .depth = radius, .lit = 0.35F});
  if (disc.leader) {
    list.disc(at, radius - list.units(wide * 1.25F),
              {.edge = printed_theme().color.paper, .width = std::max(wide * 0.5F, 1.4F)});
  }
  if (detailed) {
    list.icon(disc.icon, at, radius * 0.60F, disc.dimmed ? kBlockedLine : disc.ink);
    if (disc.dimmed) paint_tick(at, radius, list);
  }
  const std::uint16_t marks = has_marks_below(disc) ? disc.marks & kSigns : disc.marks;
  paint_marks_round(list, at, radius, marks);
  if (disc.opacity < 1) list.fade(from, disc.opacity);
}

// Twice the area of the triangle; its sign says on which side of the way from a to b lies c.
float side_of(Vec2 a, Vec2 b, Vec2 c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

}  // namespace

std::vector<Vec2> cast_outline(const std::vector<Vec2>& corners, float height) {
  std::vector<Vec2> all = corners;
  for (const Vec2 corner : corners) all.push_back(corner + kFalls * height);
  std::sort(all.begin(), all.end(),
            [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  // The lower chain from left to right, then the upper one back (Andrew 1979).
  std::vector<Vec2> hull;
  for (int chain = 0; chain < 2; ++chain) {
    const std::size_t begin = hull.size();
    for (const Vec2 next : all) {
      while (hull.size() >= begin + 2 && side_of(hull[hull.size() - 2], hull.back(), next) <= 0) {
        hull.pop_back();
      }
      hull.push_back(next);
    }
    hull.pop_back();  // begins the next chain
    std::reverse(all.begin(), all.end());
  }
  return hull;
}

void paint_plane(const PlaneScene& scene, ShapeList& list) {
  for (const PlaneArea& area : scene.areas) paint_area(area, list);
  for (const PlaneSector& sector : scene.sectors) paint_sector(sector, list);
  for (const PlaneDisc& disc : scene.discs) paint_marks_below(disc, list);
  for (const PlaneDisc& disc : scene.discs) paint_disc(disc, list);
  for (const PlanePath& path : scene.paths) paint_path(path, list);
  for (const PlaneRuler& ruler : scene.rulers) paint_ruler(ruler, list);
}

void icons_of(const PlaneScene& scene, float scale, std::vector<Icon>& icons) {
  for (const PlaneDisc& disc : scene.discs) {
    if (inches(disc.radius) * scale >= kDetailedDisc) icons.push_back(disc.icon);
  }
}

}  // namespace mael::web
