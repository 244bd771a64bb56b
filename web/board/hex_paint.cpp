#include "web/board/hex_paint.h"

#include <algorithm>
#include <numbers>

#include "web/base/theme.h"

namespace mael::web {
namespace {

// Below these scales (pixels per board unit) the named things would be specks.
constexpr float kScaleForBadges = 19;
constexpr float kScaleForMiniatures = 50;

constexpr float kBadge = 0.205F;  // half the width of a badge on a piece of size 1
constexpr float kBadgeEdge = 0.026F;
constexpr float kDigitHeight = 0.25F;
constexpr float kMiniature = 0.105F;  // half the width of the small icon beside a number

PieceInstance piece_of(const HexSprite& sprite, const GlyphSheet& sheet, float sweep) {
  PieceInstance piece;
  piece.place = {sprite.center.x, sprite.center.y, sprite.size, sprite.lift};
  piece.state = {sprite.turn, sprite.flip, sprite.opacity, sweep};
  piece.face = sprite.face;
  piece.ink = sprite.ink;
  piece.owner = sprite.owner;
  piece.icon = uv_of(sheet.icon(sprite.icon));
  const auto body = static_cast<unsigned>(sprite.body) + (sprite.dimmed ? 16U : 0U);
  piece.style = {static_cast<std::uint16_t>(body), static_cast<std::uint16_t>(sprite.frame),
                 static_cast<std::uint16_t>(sprite.owner_mark), sprite.marks};
  return piece;
}

// Writes signs in the coordinates of one piece: origin in its middle, size 1.
class SignWriter {
 public:
  SignWriter(std::vector<SignInstance>& out, const GlyphSheet& sheet, const HexSprite& sprite)
      : out_(out), sheet_(sheet), sprite_(sprite) {}

  void shape(SignShape shape, Vec2 at, Vec2 half, Rgba fill, Rgba edge, float edge_width) {
    SignInstance sign = base(at, half, shape);
    sign.form[3] = edge_width * sprite_.size;
    sign.fill = faded(fill);
    sign.edge = faded(edge);
    sign.cell = {sprite_.size, 0, 0, 0};
    out_.push_back(sign);
  }

  void glyph(const GlyphCell& cell, Vec2 at, float half, Rgba ink, Rgba halo = {0, 0, 0, 0}) {
    if (!cell.ready) return;
    SignInstance sign = base(at, {half, half}, SignShape::Glyph);
    sign.form[3] = 0.14F * half * sprite_.size;
    sign.fill = faded(ink);
    sign.edge = faded(halo);
    sign.cell = uv_of(cell);
    out_.push_back(sign);
  }

  void icon(Icon icon, Vec2 at, float half, Rgba ink, Rgba halo = {0, 0, 0, 0}) {
    glyph(sheet_.icon(icon), at, half, ink, halo);
  }

  // `at` is the middle of the number.
  void number(int value, Vec2 at, float height, Rgba ink) {
    const float cell = height / kLetterHeight;
    const std::array<int, 2> digits{value / 10, value % 10};
    const std::size_t first = value >= 10 ? 0 : 1;
    float width = 0;
    for (std::size_t i = first; i < 2; ++i) width += letter(digits[i]).advance * cell;
    float x = at.x - width / 2;
    for (std::size_t i = first; i < 2; ++i) {
      const float advance = letter(digits[i]).advance * cell;
      glyph(letter(digits[i]), {x + advance / 2, at.y}, cell / 2, ink);
      x += advance;
    }
  }

 private:
  [[nodiscard]] const GlyphCell& letter(int digit) const {
    return sheet_.letters.at(static_cast<std::size_t>(digit));
  }

  [[nodiscard]] Rgba faded(Rgba c) const {
    c.a = static_cast<std::uint8_t>(static_cast<float>(c.a) * sprite_.opacity);
    return c;
  }

  // Where a point of the piece stands on the board: turned, turned over and lifted as the piece.
  [[nodiscard]] SignInstance base(Vec2 at, Vec2 half, SignShape shape) const {
    const float squash = std::cos(sprite_.flip * std::numbers::pi_v<float> / 2);
    const Vec2 raised{at.x * squash, at.y - 0.16F * sprite_.lift};
    const float c = std::cos(sprite_.turn);
    const float s = std::sin(sprite_.turn);
    const Vec2 turned{c * raised.x - s * raised.y, s * raised.x + c * raised.y};
    const Vec2 place = sprite_.center + turned * sprite_.size;
    SignInstance sign;
    sign.place = {place.x, place.y, half.x * squash * sprite_.size, half.y * sprite_.size};
    sign.form = {c, s, static_cast<float>(shape), 0};
    return sign;
  }

  std::vector<SignInstance>& out_;
  const GlyphSheet& sheet_;
  const HexSprite& sprite_;
};

Rgba ink_on(Rgba plate) {
  const Palette& color = printed_theme().color;
  return luminance(plate) > 0.25 ? color.paper_ink : color.paper;
}

Rgba plate_of(const HexBadge& badge) {
  const Palette& color = printed_theme().color;
  switch (badge.mood) {
    case BadgeMood::Raised: return color.good;
    case BadgeMood::Lowered: return color.danger;
    case BadgeMood::Spent: return mix(badge.tint, color.table, 0.55F);
    case BadgeMood::Plain: break;
  }
  return badge.tint;
}

SignShape shape_of(BadgeShape shape) {
  switch (shape) {
    case BadgeShape::Disc: return SignShape::Disc;
    case BadgeShape::Shield: return SignShape::Shield;
    case BadgeShape::Plate: return SignShape::Plate;
    case BadgeShape::Gem: return SignShape::Gem;
  }
  return SignShape::Disc;
}

Vec2 half_of(BadgeShape shape) {
  switch (shape) {
    case BadgeShape::Shield: return {kBadge * 0.98F, kBadge * 1.08F};
    case BadgeShape::Plate: return {kBadge * 0.98F, kBadge * 0.84F};
    default: return {kBadge, kBadge};
  }
}

// A value that was raised or lowered says so by a sign, not by colour alone.
Icon miniature_of(const HexBadge& badge, bool with_miniature) {
  if (badge.mood == BadgeMood::Raised) return Icon::Plus;
  if (badge.mood == BadgeMood::Lowered) return Icon::Minus;
  return with_miniature ? badge.icon : Icon::None;
}

void write_badge(SignWriter& writer, const HexBadge& badge, bool with_miniature) {
  const Vec2 at = badge_offset(badge.place);
  const Rgba plate = plate_of(badge);
  const Rgba ink = ink_on(plate);
  const Rgba edge = printed_theme().color.paper_ink;
  writer.shape(shape_of(badge.shape), at, half_of(badge.shape), plate, edge, kBadgeEdge);
  if (badge.value < 0) {
    writer.icon(badge.icon, at, kBadge * 0.82F, ink);
    return;
  }
  writer.number(badge.value, at, kDigitHeight, ink);
  const Icon miniature = miniature_of(badge, with_miniature);
  if (miniature == Icon::None) return;
  // The small icon hangs on the outer side of the badge, on its own dark button.
  const float out = at.x < 0 ? -1.0F : 1.0F;
  const float up = at.y < 0 ? -1.0F : 1.0F;
  const Vec2 beside = at + Vec2{out * 0.190F, -up * 0.175F};
  writer.shape(SignShape::Disc, beside, {kMiniature, kMiniature}, edge, edge, 0);
  writer.icon(miniature, beside, kMiniature * 0.86F, plate);
}

// Range: short bars side by side under the upper edge.
void write_stripes(SignWriter& writer, const HexSprite& sprite) {
  if (sprite.stripes == 0) return;
  const Palette& color = printed_theme().color;
  const float step = 0.085F;
  const auto count = static_cast<float>(sprite.stripes);
  for (int i = 0; i < sprite.stripes; ++i) {
    const float x = (static_cast<float>(i) - (count - 1) / 2) * step;
    writer.shape(SignShape::Bar, {x, -0.605F}, {0.027F, 0.080F}, color.paper, color.paper_ink,
                 0.012F);
  }
}

void write_pips(SignWriter& writer, const HexSprite& sprite) {
  const Palette& color = printed_theme().color;
  const auto count = static_cast<float>(sprite.pips);
  const float step = std::min(0.145F, 0.40F / std::max(count, 1.0F));
  const float half = step * 0.46F;
  for (int i = 0; i < sprite.pips; ++i) {
    const float x = (static_cast<float>(i) - (count - 1) / 2) * step;
    const bool lost = i >= sprite.pips - sprite.pips_lost;
    const Rgba fill = lost ? color.table : color.danger;
    writer.shape(SignShape::Disc, {x, 0.615F}, {half, half}, fill, color.paper, half * 0.26F);
    if (!lost) continue;
    writer.shape(SignShape::Bar, {x, 0.615F}, {half * 0.62F, half * 0.20F}, color.paper,
                 color.paper, 0);
  }
}

bool has_badge_at(const HexSprite& sprite, BadgePlace place) {
  for (std::size_t i = 0; i < sprite.badge_count; ++i) {
    if (sprite.badges.at(i).place == place) return true;
  }
  return false;
}

// On a dark button at the upper left, or under the stripes where a badge stands there.
void write_corner_icon(SignWriter& writer, const HexSprite& sprite) {
  if (sprite.corner_icon == Icon::None) return;
  const Palette& color = printed_theme().color;
  const bool taken = has_badge_at(sprite, BadgePlace::UpperLeft);
  const Vec2 at = taken ? Vec2{0, -0.44F} : badge_offset(BadgePlace::UpperLeft);
  const float half = taken ? 0.125F : 0.170F;
  writer.shape(SignShape::Disc, at, {half, half}, color.paper_ink, color.paper, 0.020F);
  writer.icon(sprite.corner_icon, at, half * 0.80F, color.paper);
}

void write_signs(std::vector<SignInstance>& out, const GlyphSheet& sheet, const HexSprite& sprite,
                 float scale) {
  const float pixels = scale * sprite.size;
  if (sprite.body == HexBody::Slot || sprite.body == HexBody::Vortex) return;
  if (pixels < kScaleForBadges || sprite.flip > 0.9F) return;
  SignWriter writer(out, sheet, sprite);
  write_stripes(writer, sprite);
  write_pips(writer, sprite);
  write_corner_icon(writer, sprite);
  for (std::size_t i = 0; i < sprite.badge_count; ++i) {
    write_badge(writer, sprite.badges.at(i), pixels >= kScaleForMiniatures);
  }
}

// A sign that lies along the way from a to b, around `at`.
SignInstance along(Vec2 a, Vec2 b, Vec2 at, Vec2 half, SignShape shape, Rgba fill) {
  const float d = std::max(distance(a, b), 0.001F);
  SignInstance sign;
  sign.place = {at.x, at.y, half.x, half.y};
  sign.form = {(b.x - a.x) / d, (b.y - a.y) / d, static_cast<float>(shape), 0.014F};
  sign.fill = fill;
  sign.edge = with_alpha(printed_theme().color.table, 0.85F);
  sign.cell = {1, 0, 0, 0};
  return sign;
}

void write_path(std::vector<SignInstance>& out, const HexLink& link) {
  for (std::size_t i = 0; i + 1 < link.points.size(); ++i) {
    const Vec2 a = link.points[i];
    const Vec2 b = link.points[i + 1];
    const bool last = i + 2 == link.points.size();
    for (const float t : {0.28F, 0.50F, 0.72F}) {
      out.push_back(along(a, b, lerp(a, b, t), {0.075F, 0.050F}, SignShape::Bar, link.color));
    }
    if (!last) out.push_back(along(a, b, b, {0.085F, 0.085F}, SignShape::Disc, link.color));
    if (last) out.push_back(along(a, b, b, {0.19F, 0.17F}, SignShape::Arrow, link.color));
  }
}

void write_attack(std::vector<SignInstance>& out, const HexLink& link) {
  const Vec2 a = link.points.front();
  const Vec2 b = link.points.back();
  const float d = distance(a, b);
  const Vec2 from = lerp(a, b, 0.42F / std::max(d, 0.5F));
  const Vec2 to = lerp(a, b, 1 - 0.62F / std::max(d, 1.0F));
  const float half = distance(from, to) / 2;
  out.push_back(along(a, b, middle(from, to), {half, 0.085F}, SignShape::Blade, link.color));
  out.push_back(along(a, b, lerp(a, b, 1 - 0.50F / std::max(d, 1.0F)), {0.19F, 0.21F},
                      SignShape::Arrow, link.color));
}

void write_support(std::vector<SignInstance>& out, const HexLink& link) {
  const Vec2 a = link.points.front();
  const Vec2 b = link.points.back();
  out.push_back(
      along(a, b, middle(a, b), {distance(a, b) / 2, 0.035F}, SignShape::Bar, link.color));
}

void write_link(std::vector<SignInstance>& out, const HexLink& link) {
  if (link.points.size() < 2) return;
  switch (link.style) {
    case LinkStyle::Path: return write_path(out, link);
    case LinkStyle::Attack: return write_attack(out, link);
    case LinkStyle::Support: return write_support(out, link);
  }
}

PieceKind kind_of(const PieceInstance& piece) {
  const auto body = static_cast<HexBody>(piece.style[0] & 15U);
  if (body == HexBody::Slot) return PieceKind::Slot;
  if (body == HexBody::FaceDown) return PieceKind::Back;
  return body == HexBody::Ghost || piece.style[3] != 0 ? PieceKind::Marked : PieceKind::Plain;
}

// Lying pieces do not cover each other, so their order is free to follow the kinds.
void end_stratum(HexPaint& paint) {
  const std::size_t begin = paint.strata.empty() ? 0 : paint.strata.back().pieces_end();
  const auto first = paint.pieces.begin() + static_cast<std::ptrdiff_t>(begin);
  std::stable_sort(first, paint.pieces.end(),
                   [](const auto& a, const auto& b) { return kind_of(a) < kind_of(b); });
  Stratum stratum;
  for (std::size_t kind = 0; kind < kPieceKinds; ++kind) {
    const auto end = std::find_if(first, paint.pieces.end(), [kind](const PieceInstance& piece) {
      return static_cast<std::size_t>(kind_of(piece)) > kind;
    });
    stratum.kind_ends.at(kind) = static_cast<std::size_t>(end - paint.pieces.begin());
  }
  stratum.signs_end = paint.signs.size();
  paint.strata.push_back(stratum);
}

void write_sprites(const HexScene& scene, const GlyphSheet& sheet, float scale, bool lifted,
                   HexPaint& paint) {
  for (const HexSprite& sprite : scene.sprites) {
    if ((sprite.lift > 0) != lifted) continue;
    if (sprite.body == HexBody::Vortex) {
      paint.has_vortex = true;
      paint.vortex = sprite.center;
      paint.vortex_size = sprite.size;
      continue;
    }
    paint.pieces.push_back(piece_of(sprite, sheet, scene.sweep));
    write_signs(paint.signs, sheet, sprite, scale);
    if (lifted || scene.overlapping) end_stratum(paint);
  }
}

}  // namespace

void build_paint(const HexScene& scene, const GlyphSheet& sheet, float scale, HexPaint& paint) {
  paint.pieces.clear();
  paint.signs.clear();
  paint.strata.clear();
  paint.has_vortex = false;
  write_sprites(scene, sheet, scale, false, paint);
  for (const HexLink& link : scene.links) write_link(paint.signs, link);
  end_stratum(paint);
  write_sprites(scene, sheet, scale, true, paint);
}

void icons_of(const HexScene& scene, std::vector<Icon>& icons) {
  for (const HexSprite& sprite : scene.sprites) {
    icons.push_back(sprite.icon);
    icons.push_back(sprite.corner_icon);
    for (std::size_t i = 0; i < sprite.badge_count; ++i) {
      icons.push_back(sprite.badges.at(i).icon);
      icons.push_back(miniature_of(sprite.badges.at(i), true));
    }
  }
}

}  // namespace mael::web
