#include "web/gallery/board.h"

#include <array>

#include "web/base/theme.h"

namespace mael::web {
namespace {

struct Kind {
  const char* key;
  Tint tint;
  HexFrame frame;
  int combat;
  int armor;
  int movement;
  int range;
  int life;
  int output;
  Icon trait;
};

constexpr std::array kKinds{
    Kind{"academy-of-the-arcane", Tint::Blue, HexFrame::Walled, -1, 1, -1, 0, 2, 1, Icon::None},
    Kind{"iron-enforcer", Tint::Blue, HexFrame::Round, 1, 1, 2, 1, 1, -1, Icon::None},
    Kind{"iron-guard", Tint::Blue, HexFrame::Round, 2, 1, 1, 1, 1, -1, Icon::Counterstrike},
    Kind{"cloud-runner", Tint::Blue, HexFrame::Round, 1, 1, 3, 1, 2, -1, Icon::Flying},
    Kind{"metro-protector", Tint::Blue, HexFrame::Round, 3, 3, 1, 1, 2, -1, Icon::DefenseMastery},
    Kind{"lake-of-fire", Tint::Violet, HexFrame::Walled, -1, 1, -1, 0, 2, 1, Icon::None},
    Kind{"daemon-horde", Tint::Violet, HexFrame::Round, 1, 1, 3, 1, 1, -1, Icon::Flying},
    Kind{"chitonok", Tint::Violet, HexFrame::Round, 1, 1, 2, 2, 1, -1, Icon::None},
    Kind{"karatas-shredder", Tint::Violet, HexFrame::Round, 3, 1, 2, 1, 1, -1, Icon::Overpower},
    Kind{"gallag-krol", Tint::Violet, HexFrame::Round, 3, 2, 2, 1, 3, -1, Icon::AttackMastery},
    Kind{"celestial-city", Tint::White, HexFrame::Walled, -1, 1, -1, 0, 2, 1, Icon::None},
    Kind{"nagadiel-battlewing", Tint::White, HexFrame::Round, 1, 1, 3, 1, 1, -1, Icon::Flying},
    Kind{"fiery-peaks", Tint::Orange, HexFrame::Walled, -1, 1, -1, 0, 2, 1, Icon::None},
    Kind{"draconoid-trooper", Tint::Orange, HexFrame::Round, 2, 1, 2, 3, 1, -1, Icon::None},
    Kind{"nkalla-viper", Tint::Green, HexFrame::Round, 1, 1, 2, 1, 1, -1, Icon::None},
    Kind{"othiel-watchtower", Tint::Gold, HexFrame::Walled, -1, 3, -1, 0, 2, 2, Icon::None},
    Kind{"gallag-tral", Tint::Red, HexFrame::Round, 2, 3, 1, 1, 3, -1, Icon::DefenseMastery},
    Kind{"kaltalas-slug", Tint::Teal, HexFrame::Round, 1, 1, 1, 1, 2, -1, Icon::DefenseMastery},
};

HexBadge badge(BadgePlace place, BadgeShape shape, Icon icon, int value) {
  HexBadge made;
  made.place = place;
  made.shape = shape;
  made.icon = icon;
  made.value = static_cast<std::int8_t>(value);
  return made;
}

void dress(HexSprite& sprite, const Kind& kind) {
  const TintColor& tint = theme().tint(kind.tint);
  sprite.face = tint.face;
  sprite.ink = tint.ink;
  sprite.frame = kind.frame;
  sprite.icon = find_icon(kind.key);
  sprite.corner_icon = kind.trait;
  sprite.stripes = static_cast<std::uint8_t>(kind.range > 1 ? kind.range : 0);
  sprite.pips = static_cast<std::uint8_t>(kind.life);
  if (kind.combat >= 0) {
    sprite.add(badge(BadgePlace::LowerLeft, BadgeShape::Disc, Icon::Attack, kind.combat));
  }
  sprite.add(badge(BadgePlace::LowerRight, BadgeShape::Shield, Icon::None, kind.armor));
  if (kind.movement >= 0) {
    sprite.add(badge(BadgePlace::UpperRight, BadgeShape::Plate, Icon::Movement, kind.movement));
  }
  if (kind.output >= 0) {
    HexBadge output = badge(BadgePlace::UpperLeft, BadgeShape::Gem, Icon::None, kind.output);
    output.tint = tint.bright;
    sprite.add(output);
  }
}

HexSprite tile(std::size_t kind, int seat, Hex at) {
  HexSprite sprite;
  sprite.center = hex_center(at);
  sprite.owner = theme().seats.at(static_cast<std::size_t>(seat)).ring;
  sprite.owner_mark = static_cast<OwnerMark>(seat + 1);
  dress(sprite, kKinds.at(kind));
  return sprite;
}

HexSprite bare(HexBody body, Hex at, std::uint16_t marks = 0) {
  HexSprite sprite;
  sprite.center = hex_center(at);
  sprite.body = body;
  sprite.marks = marks;
  if (body == HexBody::FaceDown) {
    sprite.icon = Icon::Energy;
    sprite.ink = theme().color.accent;
  }
  return sprite;
}

}  // namespace

HexSprite sample_tile(int kind, int seat) {
  return tile(static_cast<std::size_t>(kind) % kKinds.size(), seat, {0, 0});
}

HexScene sample_board() {
  HexScene scene;
  auto& all = scene.sprites;
  all.push_back(bare(HexBody::Vortex, {0, 0}));
  all.push_back(tile(0, 0, {1, 0}));
  all.push_back(tile(5, 1, {-1, 0}));
  all.push_back(tile(2, 0, {1, -1}));
  all.push_back(tile(9, 1, {0, -1}));
  all.push_back(bare(HexBody::FaceDown, {0, 1}));
  all.push_back(tile(4, 0, {2, -1}));
  all.push_back(tile(15, 0, {2, 0}));
  all.push_back(tile(7, 1, {-1, -1}));
  all.push_back(tile(8, 1, {-2, 0}));
  all.push_back(tile(6, 1, {-1, 1}));
  all.push_back(tile(11, 0, {1, 1}));
  all.push_back(tile(13, 1, {-2, 1}));
  all.push_back(tile(16, 1, {0, -2}));
  all.push_back(tile(17, 0, {2, -2}));
  all.push_back(bare(HexBody::FaceDown, {-2, 2}));
  all.at(4).marks = kMarkThreatened;
  all.at(4).pips_lost = 1;
  all.at(6).marks = kMarkSelected;
  all.at(3).marks = kMarkSelected;
  all.at(7).pips_lost = 1;
  all.at(11).dimmed = true;
  all.at(10).marks = kMarkFocused;
  all.at(13).marks = kMarkFresh;
  for (const Hex at : {Hex{3, -1}, Hex{3, -2}, Hex{1, -2}, Hex{0, 2}}) {
    all.push_back(bare(HexBody::Slot, at, kMarkLegal));
  }
  HexSprite ghost = tile(3, 0, {2, 1});
  ghost.body = HexBody::Ghost;
  all.push_back(ghost);
  HexSprite lifted = tile(1, 0, {-1, 2});
  lifted.lift = 1;
  lifted.marks = kMarkSelected;
  all.push_back(lifted);
  const auto at = [](int q, int r) {
    return hex_center({static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)});
  };
  scene.links.push_back({{at(2, -1), at(0, -1)}, LinkStyle::Attack, theme().color.threatened});
  scene.links.push_back({{at(1, -1), at(0, -1)}, LinkStyle::Attack, theme().color.threatened});
  scene.links.push_back({{at(1, 1), at(1, 2), at(0, 2)}, LinkStyle::Path, theme().color.path});
  scene.lit = bounds_of(scene, scene.lit);
  return scene;
}

}  // namespace mael::web
