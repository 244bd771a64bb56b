#include "web/screens/maelstrom/scene.h"

#include <algorithm>
#include <string>

#include "web/board/hex_geometry.h"
#include "web/screens/maelstrom/legend.h"

namespace mael::web::maelstrom {

Tint tint_of(Faction faction) {
  switch (faction) {
    case Faction::Arcanae: return Tint::Blue;
    case Faction::Host: return Tint::White;
    case Faction::Gaians: return Tint::Green;
    case Faction::Loftis: return Tint::Gold;
    case Faction::Draconis: return Tint::Orange;
    case Faction::Necris: return Tint::Red;
    case Faction::Brood: return Tint::Violet;
    case Faction::Deep: return Tint::Teal;
  }
  return Tint::Slate;
}

Icon emblem_of(Faction faction) {
  return find_icon("emblem-" + std::string(mael::maelstrom::name_of(faction)));
}

namespace {

// The trait that matters most on the board, as a sign; its others are on the card.
Icon trait_sign(Traits traits) {
  for (const Trait trait : signed_traits()) {
    if ((traits & static_cast<Traits>(trait)) != 0) return sign_of(trait);
  }
  return Icon::None;
}

BadgeMood mood_of(int now, int printed) {
  if (now == printed) return BadgeMood::Plain;
  return now > printed ? BadgeMood::Raised : BadgeMood::Lowered;
}

void add_badge(HexSprite& piece, BadgePlace place, BadgeShape shape, Icon icon, int now,
               int printed) {
  HexBadge badge;
  badge.place = place;
  badge.shape = shape;
  badge.icon = icon;
  badge.value = static_cast<std::int8_t>(std::clamp(now, 0, 99));
  badge.mood = mood_of(now, printed);
  piece.add(badge);
}

// Values that may differ from what is printed.
struct Values {
  int combat = 0;
  int armor = 0;
  int movement = 0;
  int range = 0;
  int life = 0;
  int output = 0;
  Traits traits = 0;
};

Values printed_values(const TileData& data) {
  return {data.combat, data.armor, data.movement, data.range, data.life, data.output, data.traits};
}

void add_sign(HexSprite& piece, BadgePlace place, Icon icon, Rgba tint) {
  HexBadge badge;
  badge.place = place;
  badge.icon = icon;
  badge.tint = tint;
  piece.add(badge);
}

void dress(HexSprite& piece, const TileData& data, Seat owner, const Values& now) {
  const TintColor& tint = printed_theme().tint(tint_of(data.faction));
  const auto seat = static_cast<std::size_t>(index_of(owner));
  piece.owner = printed_theme().seats.at(seat).ring;
  piece.owner_mark = owner == Seat::A ? OwnerMark::Sun : OwnerMark::Moon;
  piece.face = tint.face;
  piece.ink = tint.ink;
  piece.icon = find_icon(data.id);
  if (piece.icon == Icon::None) piece.icon = emblem_of(data.faction);
  if (data.type == TileType::Relic) {
    return add_sign(piece, BadgePlace::LowerRight, Icon::Unique, tint.bright);
  }
  if (data.type == TileType::Event) {
    const auto kind = static_cast<TileKind>(catalogue().find(data.tag));
    return add_sign(piece, BadgePlace::LowerRight, window_sign(kind), tint.bright);
  }
  piece.pips = static_cast<std::uint8_t>(std::clamp(now.life, 0, 8));
  piece.frame = data.is_minion() ? HexFrame::Round : HexFrame::Walled;
  if (data.is_minion()) {
    add_badge(piece, BadgePlace::LowerLeft, BadgeShape::Disc, Icon::Attack, now.combat,
              data.combat);
    add_badge(piece, BadgePlace::UpperRight, BadgeShape::Plate, Icon::Movement, now.movement,
              data.movement);
    piece.stripes = static_cast<std::uint8_t>(now.range > 1 ? std::min(now.range, 4) : 0);
    piece.corner_icon = trait_sign(now.traits);
  } else {
    add_badge(piece, BadgePlace::UpperLeft, BadgeShape::Gem, Icon::None, now.output, data.output);
    piece.badges[piece.badge_count - 1U].tint = tint.bright;
  }
  add_badge(piece, BadgePlace::LowerRight, BadgeShape::Shield, Icon::None, now.armor, data.armor);
}

HexSprite face_down(Hex at, const TileData& data) {
  HexSprite piece;
  piece.center = hex_center(at);
  piece.body = HexBody::FaceDown;
  piece.icon = Icon::Energy;
  piece.ink = printed_theme().color.accent;
  piece.face = printed_theme().tint(tint_of(data.faction)).face;
  return piece;
}

HexSprite lying_tile(const TileView& tile, const Pose& pose) {
  const TileData& data = catalogue()[tile.kind];
  const bool face_up = (!tile.energy || pose.face_up) && !pose.face_down;
  HexSprite piece = face_up ? HexSprite() : face_down(tile.at, data);
  if (face_up) {
    const Values now{tile.combat, tile.armor,  tile.movement, tile.range,
                     tile.life,   tile.output, tile.traits};
    dress(piece, data, tile.owner, tile.energy ? printed_values(data) : now);
    const int wounds = pose.reads.value_or(tile.energy ? data.life : tile.wounds);
    if (tile.ability) add_sign(piece, BadgePlace::Left, Icon::Action, printed_theme().color.accent);
    piece.pips_lost = static_cast<std::uint8_t>(std::clamp(wounds, 0, int{piece.pips}));
  }
  piece.center = pose.at.value_or(hex_center(tile.at));
  piece.lift = std::max(pose.lift, (tile.marks & kMarkSelected) != 0 ? 0.12F : 0.0F);
  piece.flip = pose.flip;
  piece.opacity = pose.opacity;
  piece.dimmed = tile.used;
  piece.marks = tile.marks;
  return piece;
}

Rgba link_color(LinkStyle style) {
  switch (style) {
    case LinkStyle::Path: return printed_theme().color.path;
    case LinkStyle::Attack: return printed_theme().color.threatened;
    case LinkStyle::Support: return printed_theme().color.selected;
  }
  return printed_theme().color.path;
}

void add_links(const View& view, HexScene& scene) {
  for (const LinkView& link : view.links) {
    HexLink line;
    line.style = link.style;
    line.color = link_color(link.style);
    for (const Hex at : link.spaces) line.points.push_back(hex_center(at));
    scene.links.push_back(line);
  }
}

void add_leaving(const State& seen, const Timeline& timeline, Milliseconds now, HexScene& scene) {
  for (const Leaving& leaving : timeline.leaving(now)) {
    const TileKind kind = seen.side(leaving.tile.seat).rows[leaving.tile.row].kind;
    HexSprite piece =
        leaving.face_up ? make_piece(kind, leaving.tile.seat) : face_down({}, catalogue()[kind]);
    piece.center = leaving.pose.at.value_or(Vec2{});
    piece.opacity = leaving.pose.opacity;
    piece.lift = leaving.pose.lift;
    scene.sprites.push_back(piece);
  }
}

}  // namespace

HexSprite make_piece(TileKind kind, Seat owner) {
  HexSprite piece;
  const TileData& data = catalogue()[kind];
  dress(piece, data, owner, printed_values(data));
  return piece;
}

HexSprite make_hand_piece(TileKind kind, Seat owner) {
  HexSprite piece = make_piece(kind, owner);
  const TileData& data = catalogue()[kind];
  // Where a stronghold shows its Output, a minion has room for its Cost, and the other way round.
  if (data.type == TileType::Event) return piece;
  const BadgePlace place = data.is_minion() ? BadgePlace::UpperLeft : BadgePlace::UpperRight;
  add_badge(piece, place, BadgeShape::Gem, Icon::None, data.cost, data.cost);
  return piece;
}

HexScene make_scene(const View& view, const State& seen, const Timeline& timeline,
                    Milliseconds now) {
  HexScene scene;
  scene.ground = theme().ground(seen.edition == Edition::Vortex ? Room::Storm : Room::Slate);
  HexSprite vortex;
  vortex.body = HexBody::Vortex;
  scene.sprites.push_back(vortex);
  for (const SpaceView& space : view.spaces) {
    HexSprite slot;
    slot.body = HexBody::Slot;
    slot.center = hex_center(space.at);
    slot.marks = space.marks;
    scene.sprites.push_back(slot);
  }
  for (const TileView& tile : view.tiles) {
    scene.sprites.push_back(lying_tile(tile, timeline.pose_of(tile.name, now)));
  }
  add_leaving(seen, timeline, now, scene);
  if (view.ghost) {
    HexSprite ghost = make_piece(view.ghost->kind, view.ghost->owner);
    ghost.body = HexBody::Ghost;
    ghost.center = hex_center(view.ghost->at);
    scene.sprites.push_back(ghost);
  }
  add_links(view, scene);
  scene.vortex_turn = timeline.vortex_turn(now);
  scene.vortex_glow = timeline.is_running(now) ? 0.6F : 0.4F;
  scene.lit = framed_board(view);
  return scene;
}

void show_end(Seat winner, float by, HexScene& scene) {
  constexpr float kFaded = 0.45F, kTinted = 0.22F;
  const OwnerMark beaten = winner == Seat::A ? OwnerMark::Moon : OwnerMark::Sun;
  for (HexSprite& sprite : scene.sprites) {
    if (sprite.owner_mark == beaten) sprite.opacity *= 1 - (1 - kFaded) * by;
  }
  const Rgba color = printed_theme().seats.at(static_cast<std::size_t>(index_of(winner))).ring;
  scene.ground.lit = mix(scene.ground.lit, color, kTinted * by);
  scene.vortex_glow += (1 - scene.vortex_glow) * by;
}

// A player summons and moves to a space beside a tile: a ring round each of them is whole.
Rect framed_board(const View& view) {
  Rect all = hex_bounds({}, 3);
  for (const TileView& tile : view.tiles) {
    for (int direction = 0; direction < kSides; ++direction) {
      all = around(all, hex_bounds(hex_center(neighbour(tile.at, direction))));
    }
  }
  return all;
}

}  // namespace mael::web::maelstrom
