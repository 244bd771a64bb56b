#include "web/board/ring_paint.h"

#include <array>

#include "web/base/theme.h"
#include "web/board/mark_paint.h"

namespace mael::web {
namespace {

constexpr Rgba kBrass = rgb(0xD8B673);
constexpr Rgba kCurse = rgb(0x8A2FC0);
constexpr Rgba kCurseLight = rgb(0xC98BF0);

// Below these scales (pixels per board unit) the named things would be specks.
constexpr float kScaleForCurrents = 34;
constexpr float kScaleForMedals = 30;

// ---- Print -------------------------------------------------------------------------------------

void paint_cell_borders(const RingBand& ring, ShapeList& list) {
  const float span = kTurn / static_cast<float>(ring.cells);
  for (int i = 0; i < ring.cells; ++i) {
    const Vec2 out = towards(ring.turn + span * static_cast<float>(i));
    const ShapeStyle faint{.edge = with_alpha(kBrass, 0.34F), .stroke = Stroke::Dashes, .dash = 5};
    list.line(out * (ring.inner + list.units(5)), out * (ring.outer - list.units(4)), 1.1F, faint);
  }
}

void paint_rims(const RingBand& ring, ShapeList& list) {
  if (!ring.lit) return;  // the sea has rims of its own
  const ShapeStyle lit{.edge = printed_theme().color.selected,
                       .width = 3.2F,
                       .stroke = Stroke::Dashes,
                       .dash = 9,
                       .casing = kCasing,
                       .cased = 1.5F};
  list.disc({}, ring.outer, lit);
  list.disc({}, ring.inner + list.units(3), lit);
}

void paint_spokes(const RingScene& scene, ShapeList& list) {
  if (scene.rings.empty()) return;
  const float from = scene.rings.front().inner, to = scene.rings.back().outer;
  for (int i = 0; i < scene.spokes; ++i) {
    const Vec2 out = towards(kTurn * static_cast<float>(i) / static_cast<float>(scene.spokes));
    list.line(out * from, out * to, 1.4F, {.edge = with_alpha(kBrass, 0.42F)});
    for (const RingBand& ring : scene.rings) {
      list.gear(out * (ring.outer - list.units(1)), list.units(4.5F), 4, 0.55F, {.fill = kBrass});
    }
  }
}

// ---- The threat round the rings ----------------------------------------------------------------

float track_angle(const RingTrack& track, float step) {
  return track.from + (track.to - track.from) * step / static_cast<float>(track.steps);
}

// Dark water behind the mark, with teeth inwards and a bright thread that shows which way it goes.
void paint_tide(const RingTrack& track, ShapeList& list) {
  const float middle = (track.inner + track.outer) / 2, wide = track.outer - track.inner;
  const float end = track_angle(track, track.reached);
  const auto teeth = static_cast<int>(track.reached * 2);
  for (int i = 0; i < teeth; ++i) {
    const float angle = track_angle(track, (static_cast<float>(i) + 0.7F) / 2);
    const Vec2 out = towards(angle), along{-out.y, out.x};
    const Vec2 foot = out * (track.inner + wide * 0.2F);
    const Vec2 tip = out * (track.inner - wide * 0.85F) + along * (wide * 0.9F);
    const std::array<Vec2, 3> fang{foot - along * (wide * 0.55F), tip,
                                   foot + along * (wide * 0.75F)};
    list.polygon(fang, {.fill = rgb(0x5E1A98), .casing = with_alpha(kCasing, 0.5F), .cased = 1});
  }
  list.arc({}, track.inner, track.outer, track.from, end,
           {.fill = kCurse,
            .edge = rgb(0x6A1FA8),
            .width = 1.4F,
            .core = rgb(0xA846E0),
            .depth = wide * 0.5F});
  const float step = (end - track.from) / std::max(track.reached * 3, 1.0F);
  for (float at = track.from; at + step * 0.55F < end; at += step) {
    list.arc({}, middle - wide * 0.05F, middle + wide * 0.05F, at, at + step * 0.55F,
             {.fill = kCurseLight});
  }
}

enum class SealLook : std::uint8_t { Ahead, Past, End, Mark };

struct SealColors {
  Rgba face, ink;
};

SealColors colors_of(SealLook look) {
  switch (look) {
    case SealLook::Past: return {rgb(0x4A1B6E), rgb(0xE9D2FF)};
    case SealLook::End: return {rgb(0x3A0F18), rgb(0xFF9A8A)};
    case SealLook::Mark: return {rgb(0x7A28B8), rgb(0xFFF2FF)};
    case SealLook::Ahead: break;
  }
  return {printed_theme().color.panel, kBlockedLine};
}

void paint_seal(const RingTrack& track, float step, Icon icon, SealLook look, ShapeList& list) {
  const float wide = track.outer - track.inner;
  const bool large = look == SealLook::Mark || look == SealLook::End;
  const float half = std::max(wide * (large ? 0.80F : 0.66F), list.units(large ? 10.5F : 8));
  const SealColors colors = colors_of(look);
  const Vec2 at = step_at(track, step);
  if (large) {
    list.disc(at, half * 1.3F, {.fill = with_alpha(colors.ink, 0.4F), .soft = half * 0.5F});
  }
  list.disc(at, half,
            {.fill = colors.face,
             .edge = colors.ink,
             .width = large ? 2.0F : 1.5F,
             .casing = kCasing,
             .cased = 1.5F,
             .lit = 0.3F});
  list.icon(icon, at, half * 0.68F, colors.ink);
}

void paint_track(const RingTrack& track, ShapeList& list) {
  if (track.steps <= 0) return;
  const float wide = track.outer - track.inner;
  list.arc({}, track.inner, track.outer, track.from, track.to,
           {.fill = printed_theme().color.panel,
            .edge = with_alpha(kBrass, 0.55F),
            .width = 1.2F,
            .casing = kCasing,
            .cased = 2});
  if (track.reached > 0) paint_tide(track, list);
  for (int i = 0; i <= track.steps; ++i) {
    const auto step = static_cast<float>(i);
    const bool past = step <= track.reached;
    list.disc(step_at(track, step), wide * 0.13F,
              {.fill = past ? rgb(0xF0DCFF) : with_alpha(kBlockedLine, 0.6F)});
  }
  for (const int seal : track.seals) {
    const auto step = static_cast<float>(seal);
    if (seal == track.steps) {
      paint_seal(track, step, track.end, SealLook::End, list);
    } else {
      const SealLook look = step <= track.reached ? SealLook::Past : SealLook::Ahead;
      paint_seal(track, step, track.seal, look, list);
    }
  }
  paint_seal(track, track.reached, track.end, SealLook::Mark, list);
}

// ---- Cells -------------------------------------------------------------------------------------

ShapeStyle field_style(const RingField& field) {
  if (field.opened) {
    return {.fill = with_alpha(kGainLine, 0.16F),
            .pattern = FillPattern::Hatch,
            .edge = kGainLine,
            .width = 2.2F,
            .stroke = Stroke::Dashes,
            .dash = 8};
  }
  if ((field.marks & kMarkBlocked) != 0) {
    return {.fill = with_alpha(kCasing, 0.22F),
            .edge = with_alpha(kBlockedLine, 0.8F),
            .width = 1.6F,
            .stroke = Stroke::Dots,
            .dash = 6};
  }
  return area_mark_style(field.marks);
}

void paint_field(const RingScene& scene, const RingField& field, ShapeList& list) {
  ShapeStyle style = field_style(field);
  if (style.width > 0) style.casing = with_alpha(kCasing, 0.5F);
  const RingBand& ring = ring_of(scene, field.at);
  const float inset = list.units(4);
  const float begin = cell_begin(scene, field.at), span = cell_span(scene, field.at);
  const float aside = inset / std::max((ring.inner + ring.outer) / 2, 0.01F);
  list.arc({}, ring.inner + inset, ring.outer - inset, begin + aside, begin + span - aside, style);
  if ((field.marks & kMarkBlocked) != 0) {
    paint_bar(list, cell_center(scene, field.at), list.units(11));
  }
}

struct LandColors {
  Rgba shore, ground, core, ink;
};

LandColors colors_of(LandKind kind) {
  switch (kind) {
    case LandKind::Market: return {rgb(0xE8CC92), rgb(0xC79A55), rgb(0xA9793A), rgb(0x2B1B0A)};
    case LandKind::Cursed: return {rgb(0xB79AD8), rgb(0x56308A), rgb(0x351A5E), rgb(0xF1E4FF)};
    case LandKind::Island: break;
  }
  return {rgb(0xE4D3A2), rgb(0x5E9150), rgb(0x37683B), rgb(0xFBF6E4)};
}

std::vector<Vec2> coast(Vec2 at, float size, std::uint16_t shape) {
  constexpr int kCorners = 22;
  std::vector<Vec2> line;
  const auto seed = static_cast<float>(shape);
  for (int i = 0; i < kCorners; ++i) {
    const float a = kTurn * static_cast<float>(i) / kCorners;
    const float r = 0.90F + 0.08F * std::sin(2 * a + 2.1F * seed) +
                    0.05F * std::sin(3 * a + 1.3F + 4.7F * seed) +
                    0.035F * std::sin(5 * a + 3.9F * seed);
    line.push_back(at + Vec2{std::cos(a) * 1.08F, std::sin(a) * 0.96F} * (size * r));
  }
  return line;
}

// Small signs at the upper left: a tower, a coin.
void paint_land_badge(const RingLand& land, Vec2 at, ShapeList& list) {
  const float half = std::max(land.size * 0.30F, list.units(6));
  const Palette& color = printed_theme().color;
  if (land.fortified) {
    const Vec2 tower = at + Vec2{-land.size * 0.92F, -land.size * 0.62F};
    list.box(tower, {half * 0.86F, half}, half * 0.3F,
             {.fill = color.paper, .casing = color.paper_ink, .cased = 1.5F, .lit = 0.2F});
    list.icon(Icon::Keep, tower, half * 0.72F, color.paper_ink);
  }
  if (land.kind == LandKind::Market) {
    const Vec2 coin = at + Vec2{-land.size * 0.86F, -land.size * 0.66F};
    list.disc(coin, half * 0.9F,
              {.fill = rgb(0xF0BE55),
               .edge = rgb(0x8A5A16),
               .width = 1.6F,
               .casing = color.paper_ink,
               .cased = 1.5F,
               .lit = 0.5F});
    list.disc(coin, half * 0.42F, {.edge = rgb(0x8A5A16), .width = 1.3F});
  }
}

void paint_land(const RingScene& scene, const RingLand& land, ShapeList& list) {
  if (!is_cell(scene, land.place.at)) return;
  const Vec2 at = point_at(scene, land.place);
  const LandColors colors = colors_of(land.kind);
  const std::vector<Vec2> shore = coast(at, land.size, land.shape);
  const Rgba shallows = land.kind == LandKind::Cursed ? kCurseLight : rgb(0x8FE3E0);
  list.disc(at, land.size * 1.12F,
            {.fill = with_alpha(shallows, 0.34F), .soft = land.size * 0.34F});
  list.polygon(shore,
               {.fill = colors.shore,
                .edge = colors.shore,
                .width = 1.6F,
                .casing = with_alpha(shallows, 0.6F),
                .cased = 2.6F,
                .core = colors.ground,
                .depth = land.size * 0.16F,
                .lit = 0.5F},
               list.units(1));
  list.disc(at, land.size * 0.56F,
            {.fill = with_alpha(colors.core, 0.85F), .soft = land.size * 0.26F});
  list.icon(land.icon, at, land.size * 0.60F, colors.ink, with_alpha(rgb(0x10201A), 0.55F));
  paint_land_badge(land, at, list);
}

// Half medals lie in the water and turn with it, their icon as well.
void paint_half_medal(const RingMedal& medal, Vec2 at, float angle, ShapeList& list) {
  const std::size_t from = list.size();
  list.disc(at, medal.size,
            {.fill = with_alpha(rgb(0x06222E), 0.72F),
             .edge = with_alpha(rgb(0xD9CFAE), 0.85F),
             .width = 1.3F});
  list.icon(medal.icon, at, medal.size * 0.72F, with_alpha(rgb(0xE8DFC4), 0.92F));
  list.turn(from, angle, medal.outer ? Cut::KeepsLower : Cut::KeepsUpper);
}

void paint_whole_medal(const RingMedal& medal, Vec2 at, ShapeList& list) {
  const bool lit = medal.shown == MedalShown::Lit;
  const float size = std::max(medal.size * (lit ? 1.3F : 1.1F), list.units(lit ? 13 : 9));
  const Rgba ink = lit ? rgb(0xFFD98A) : rgb(0xFFF1CC);
  list.disc(at, size * 1.5F, {.fill = with_alpha(ink, lit ? 0.55F : 0.3F), .soft = size * 0.6F});
  list.disc(at, size,
            {.fill = rgb(0x2B2110),
             .edge = ink,
             .width = lit ? 2.6F : 1.8F,
             .casing = kCasing,
             .cased = 1.5F,
             .lit = 0.3F});
  list.icon(medal.icon, at, size * 0.68F, ink);
}

void paint_medal(const RingScene& scene, const RingMedal& medal, ShapeList& list) {
  if (!is_cell(scene, medal.at) || list.scale() < kScaleForMedals) return;
  const Vec2 at = medal_at(scene, medal);
  if (medal.shown == MedalShown::Half) {
    paint_half_medal(medal, at, angle_of(at), list);
  } else {
    paint_whole_medal(medal, at, list);
  }
}

void paint_current(const RingScene& scene, const RingCurrent& current, ShapeList& list) {
  if (!is_cell(scene, current.place.at) || list.scale() < kScaleForCurrents) return;
  const Vec2 at = point_at(scene, current.place);
  const Vec2 way = towards(angle_of(at) + current.towards);
  const float size = std::max(0.105F, list.units(7));
  const Rgba color = current.strong ? kDriftLine : with_alpha(rgb(0x9F86E8), 0.85F);
  for (const float ahead : {0.0F, 0.85F}) {
    const Vec2 tip = at + way * (size * (0.2F + ahead));
    const Vec2 wing = Vec2{-way.y, way.x} * (size * 0.62F);
    const Vec2 back = tip - way * (size * 0.66F);
    const ShapeStyle stroke{.edge = color, .casing = with_alpha(kCasing, 0.45F), .cased = 1};
    list.line(back + wing, tip, 2.4F, stroke);
    list.line(back - wing, tip, 2.4F, stroke);
  }
}

// ---- Pieces ------------------------------------------------------------------------------------

void paint_shadow(Vec2 at, float size, ShapeList& list) {
  list.disc(at + Vec2{size * 0.16F, size * 0.62F}, size * 0.80F,
            {.fill = {0, 0, 0, 120}, .soft = size * 0.34F});
}

// A sail in the wind, in half widths of its ship from its middle: narrow at its yard, its foot
// drawn up between the sheets.
constexpr std::array kSail{Vec2{-0.56F, -1.04F}, Vec2{0.56F, -1.04F}, Vec2{0.76F, -0.70F},
                           Vec2{0.84F, -0.26F},  Vec2{0.78F, 0.28F},  Vec2{0.40F, 0.20F},
                           Vec2{0, 0.17F},       Vec2{-0.40F, 0.20F}, Vec2{-0.78F, 0.28F},
                           Vec2{-0.84F, -0.26F}, Vec2{-0.76F, -0.70F}};

// Bulging: its owner's colour, sign and, along its foot, stroke.
void paint_sail(const RingPiece& piece, Vec2 at, ShapeList& list) {
  const float s = piece.size;
  std::array<Vec2, kSail.size()> sail = kSail;
  for (Vec2& corner : sail) corner = at + corner * s;
  list.polygon(sail,
               {.fill = piece.owner,
                .edge = with_alpha(piece.ink, 0.22F),
                .width = 1.2F,
                .casing = printed_theme().color.paper_ink,
                .cased = 1.8F,
                .lit = 0.45F},
               s * 0.05F);
  list.icon(sign_of(piece.owner_mark), at + Vec2{0, -s * 0.46F}, s * 0.44F, piece.ink);
  const Vec2 hem = at + Vec2{0, s * 0.06F};
  list.line(
      hem - Vec2{s * 0.66F, 0}, hem + Vec2{s * 0.66F, 0}, list.scale() * s * 0.12F,
      {.edge = piece.ink, .stroke = stroke_of(piece.owner_mark), .dash = list.scale() * s * 0.17F});
}

// A mast with its yard, a hull broader than the sail.
void paint_ship(const RingPiece& piece, Vec2 at, ShapeList& list) {
  const float s = piece.size;
  const Palette& color = printed_theme().color;
  paint_shadow(at, s, list);
  if (piece.awaited) {
    list.disc(at + Vec2{0, s * 0.14F}, s * 1.30F,
              {.edge = color.paper,
               .width = 2.2F,
               .stroke = Stroke::Dashes,
               .dash = 5,
               .casing = kCasing,
               .cased = 1.5F});
  }
  const ShapeStyle wood{.fill = rgb(0x7A4B28), .casing = color.paper_ink, .cased = 1.5F};
  list.box(at + Vec2{0, -s * 0.34F}, {s * 0.07F, s * 0.92F}, s * 0.05F, wood);
  list.hull(at + Vec2{0, s * 0.70F}, {s * 1.10F, s * 0.38F},
            {.fill = rgb(0x7A4B28),
             .edge = rgb(0xB98A54),
             .width = 1.2F,
             .casing = color.paper_ink,
             .cased = 1.8F,
             .core = rgb(0x4A2B17),
             .depth = s * 0.30F,
             .lit = 0.4F});
  paint_sail(piece, at, list);
  list.box(at + Vec2{0, -s * 1.05F}, {s * 0.66F, s * 0.06F}, s * 0.05F, wood);
  paint_pips(list, at + Vec2{0, s * 0.80F}, s * 0.088F, piece.pips, piece.pips_lost);
}

void paint_beast(const RingPiece& piece, Vec2 at, ShapeList& list) {
  const float s = piece.size;
  const Palette& color = printed_theme().color;
  paint_shadow(at, s * 0.95F, list);
  list.gear(at, s, 15, 0.17F,
            {.fill = piece.owner,
             .edge = rgb(0xF0A9A0),
             .width = 1.6F,
             .casing = color.paper_ink,
             .cased = 1.6F,
             .lit = 0.4F});
  list.icon(piece.icon, at, s * 0.60F, piece.ink);
  paint_pips(list, at + Vec2{0, s * 0.96F}, s * 0.12F, piece.pips, piece.pips_lost);
}

void paint_crate(const RingPiece& piece, Vec2 at, ShapeList& list) {
  const float s = piece.size;
  paint_shadow(at, s, list);
  list.box(at, {s, s * 0.78F}, s * 0.16F,
           {.fill = rgb(0x8A5C2C),
            .edge = rgb(0x4A2E14),
            .width = list.scale() * s * 0.14F,
            .casing = printed_theme().color.paper_ink,
            .cased = 1.5F,
            .lit = 0.4F});
  list.icon(piece.icon, at, s * 0.6F, rgb(0xF6DFA8));
}

void paint_piece(const RingScene& scene, const RingPiece& piece, ShapeList& list) {
  if (!is_cell(scene, piece.place.at)) return;
  const Vec2 at = piece_at(scene, piece);
  const std::size_t from = list.size();
  switch (piece.body) {
    case RingBody::Ship: paint_ship(piece, at, list); break;
    case RingBody::Beast: paint_beast(piece, at, list); break;
    case RingBody::Crate: paint_crate(piece, at, list); break;
  }
  paint_marks_round(list, at, piece.size * 1.12F, piece.marks);
  if (piece.value >= 0) {
    const float half = std::max(piece.size * 0.34F, list.units(7.5F));
    const Vec2 badge = at + Vec2{-piece.size * 0.74F, -piece.size * 0.74F};
    list.disc(badge, half,
              {.fill = kHarmLine, .casing = printed_theme().color.paper_ink, .cased = 1.5F});
    list.number(piece.value, badge, half * 1.24F, printed_theme().color.paper_ink);
  }
  if (piece.opacity < 1) list.fade(from, piece.opacity);
}

void paint_tray(const RingTray& tray, ShapeList& list) {
  list.disc(tray.at, tray.radius,
            {.fill = with_alpha(rgb(0x04121A), 0.82F),
             .edge = kBrass,
             .width = 1.6F,
             .casing = kCasing,
             .cased = 2});
}

// ---- Arrows ------------------------------------------------------------------------------------

void paint_arrow(const RingScene& scene, const RingArrow& arrow, ShapeList& list) {
  if (!is_cell(scene, arrow.from.at) || !is_cell(scene, arrow.to.at)) return;
  const Vec2 a = point_at(scene, arrow.from), b = point_at(scene, arrow.to);
  const float far = distance(a, b);
  if (far < list.units(24)) return;
  const Vec2 way = (b - a) / far;
  const bool harm = arrow.kind == RingArrowKind::Harm;
  const Rgba color = harm ? kHarmLine : arrow.kind == RingArrowKind::Sail ? kGainLine : kDriftLine;
  const float clear = std::min(0.26F, far * 0.25F), size = std::max(0.20F, list.units(12));
  const Vec2 tip = b - way * clear;
  const ShapeStyle shaft{.edge = color,
                         .stroke = harm ? Stroke::Solid : Stroke::Dashes,
                         .dash = 7,
                         .casing = kCasing,
                         .cased = 2};
  list.line(a + way * clear, tip - way * (size * 0.7F), harm ? 5.0F : 3.4F, shaft);
  list.head(tip, way, size, {.fill = color, .casing = kCasing, .cased = 2});
}

void paint_burst(const RingScene& scene, const RingBurst& burst, ShapeList& list) {
  if (!is_cell(scene, burst.place.at)) return;
  const Vec2 at = point_at(scene, burst.place) + burst.aside;
  const float size = std::max(0.2F, list.units(13));
  paint_star(list, at, size);
  list.number(burst.value, at, size * 0.78F, printed_theme().color.paper_ink);
}

}  // namespace

void paint_rings(const RingScene& scene, ShapeList& list) {
  for (const RingBand& ring : scene.rings) paint_cell_borders(ring, list);
  for (const RingBand& ring : scene.rings) paint_rims(ring, list);
  paint_spokes(scene, list);
  paint_track(scene.track, list);
  for (const RingField& field : scene.fields) {
    if (is_cell(scene, field.at)) paint_field(scene, field, list);
  }
  for (const RingMedal& medal : scene.medals) {
    if (medal.shown == MedalShown::Half) paint_medal(scene, medal, list);
  }
  for (const RingCurrent& current : scene.currents) paint_current(scene, current, list);
  for (const RingLand& land : scene.lands) paint_land(scene, land, list);
  for (const RingMedal& medal : scene.medals) {
    if (medal.shown != MedalShown::Half) paint_medal(scene, medal, list);
  }
  for (std::size_t i = 0; i < scene.pieces.size(); ++i) {
    if (scene.tray.radius > 0 && i == scene.tray.from) paint_tray(scene.tray, list);
    paint_piece(scene, scene.pieces[i], list);
  }
  for (const RingArrow& arrow : scene.arrows) paint_arrow(scene, arrow, list);
  for (const RingBurst& burst : scene.bursts) paint_burst(scene, burst, list);
}

void icons_of(const RingScene& scene, std::vector<Icon>& icons) {
  icons.push_back(scene.track.seal);
  icons.push_back(scene.track.end);
  for (const RingMedal& medal : scene.medals) icons.push_back(medal.icon);
  for (const RingLand& land : scene.lands) {
    icons.push_back(land.icon);
    if (land.fortified) icons.push_back(Icon::Keep);
  }
  for (const RingPiece& piece : scene.pieces) {
    icons.push_back(piece.icon);
    icons.push_back(sign_of(piece.owner_mark));
  }
}

}  // namespace mael::web
