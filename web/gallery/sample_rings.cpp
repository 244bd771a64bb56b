#include "web/base/theme.h"
#include "web/gallery/samples.h"

namespace mael::web {
namespace {

void add_land(RingScene& scene, RingCell at, LandKind kind, const char* icon,
              bool fortified = false) {
  RingLand land;
  land.place = {at, 0.5F, at.ring == 0 ? 0.56F : 0.5F};
  land.size = 0.28F;
  land.kind = kind;
  land.fortified = fortified;
  land.icon = find_icon(icon);
  land.shape = static_cast<std::uint16_t>(scene.lands.size() + 1);
  scene.lands.push_back(land);
}

void add_ship(RingScene& scene, RingCell at, int seat, float along, float across, int lost) {
  RingPiece ship;
  ship.place = {at, along, across};
  ship.size = 0.215F;
  ship.owner_mark = static_cast<OwnerMark>(seat + 1);
  ship.owner = theme().seats.at(static_cast<std::size_t>(seat)).ring;
  ship.ink = theme().seats.at(static_cast<std::size_t>(seat)).ink;
  ship.pips = 5;
  ship.pips_lost = static_cast<std::uint8_t>(lost);
  scene.pieces.push_back(ship);
}

void add_beast(RingScene& scene, RingCell at, const char* icon, int damage, Rgba color) {
  RingPiece beast;
  beast.place = {at, 0.28F, 0.58F};
  beast.body = RingBody::Beast;
  beast.size = 0.185F;
  beast.icon = find_icon(icon);
  beast.owner = color;
  beast.ink = rgb(0xFFD9CF);
  beast.value = static_cast<std::int8_t>(damage);
  beast.pips = 3;
  scene.pieces.push_back(beast);
}

void add_fleet(RingScene& scene) {
  add_ship(scene, {2, 10}, 1, 0.45F, 0.50F, 1);
  add_ship(scene, {1, 7}, 3, 0.80F, 0.42F, 2);
  add_ship(scene, {0, 2}, 2, 0.30F, 0.40F, 0);
  add_ship(scene, {1, 2}, 4, 0.62F, 0.36F, 3);
  add_ship(scene, {1, 1}, 0, 0.66F, 0.56F, 2);
  scene.pieces.back().awaited = true;
  add_beast(scene, {2, 9}, "elder-kraken", 2, rgb(0x6A1D3C));
  add_beast(scene, {1, 4}, "plague-bearer", 1, rgb(0x6A1D3C));
  add_beast(scene, {2, 5}, "reef-raider", 1, rgb(0x6A1D3C));
  add_beast(scene, {2, 2}, "razor-shark", 1, rgb(0x1B1D24));
  scene.pieces.back().marks = kMarkThreatened;
  RingPiece crate;
  crate.place = {{2, 7}, 0.3F, 0.4F};
  crate.body = RingBody::Crate;
  crate.size = 0.10F;
  crate.icon = Icon::Stack;
  scene.pieces.push_back(crate);
}

void add_lands(RingScene& scene) {
  add_land(scene, {0, 0}, LandKind::Island, "cairn", true);
  add_land(scene, {0, 2}, LandKind::Island, "drifting-bastion");
  add_land(scene, {1, 0}, LandKind::Island, "tidal-gate");
  add_land(scene, {1, 2}, LandKind::Market, "lamplighter");
  add_land(scene, {1, 4}, LandKind::Island, "glass-gargoyle");
  add_land(scene, {1, 6}, LandKind::Island, "spine-urchin", true);
  add_land(scene, {2, 1}, LandKind::Island, "basalt-crusher");
  add_land(scene, {2, 3}, LandKind::Cursed, "gravecaller");
  add_land(scene, {2, 5}, LandKind::Island, "sunken-reef");
  add_land(scene, {2, 7}, LandKind::Island, "ember-drake");
  add_land(scene, {2, 8}, LandKind::Market, "tide-caller");
  add_land(scene, {2, 11}, LandKind::Island, "othiel-watchtower", true);
}

void add_currents(RingScene& scene) {
  for (int ring = 0; ring < 3; ++ring) {
    for (int cell = 0; cell < scene.rings[static_cast<std::size_t>(ring)].cells; ++cell) {
      const bool along = (cell + ring) % 3 != 0;
      const float towards = along ? kQuarter : (cell % 2 == 0 ? 2 * kQuarter : 0);
      const RingPlace place{{ring, cell}, 0.86F, ring == 0 ? 0.80F : 0.84F};
      scene.currents.push_back({place, towards, cell % 5 == 2});
    }
  }
}

void add_medals(RingScene& scene) {
  const Icon tower = find_icon("othiel-watchtower"), drum = find_icon("tidal-gate");
  scene.medals = {{.at = {0, 0}, .along = 0.75F, .icon = tower},
                  {.at = {1, 7}, .along = 0.5F, .outer = false, .icon = tower},
                  {.at = {1, 4}, .along = 0.3F, .icon = drum},
                  {.at = {2, 9}, .along = 0.5F, .outer = false, .icon = drum},
                  {.at = {0, 2}, .along = 0.4F, .icon = drum, .shown = MedalShown::Whole},
                  {.at = {1, 5}, .along = 0.6F, .icon = tower, .shown = MedalShown::Lit}};
}

}  // namespace

RingScene sample_rings() {
  RingScene scene;
  scene.rings = {{.cells = 4, .inner = 0.36F, .outer = 1.16F, .depth = 0.84F},
                 {.cells = 8, .inner = 1.16F, .outer = 1.98F, .depth = 0.44F},
                 {.cells = 12, .inner = 1.98F, .outer = 2.82F, .depth = 0.12F}};
  add_lands(scene);
  add_currents(scene);
  add_fleet(scene);
  scene.fields = {{{0, 0}, kMarkLegal},
                  {{1, 1}, 0, true},
                  {{2, 1}, kMarkLegal},
                  {{2, 2}, kMarkLegal},
                  {{2, 6}, kMarkBlocked}};
  scene.arrows = {{{{2, 2}, 0.28F, 0.58F}, {{1, 1}, 0.66F, 0.56F}, RingArrowKind::Harm},
                  {{{1, 4}, 0.28F, 0.58F}, {{1, 5}, 0.45F, 0.5F}, RingArrowKind::Drift}};
  scene.bursts = {{{{1, 1}, 0.66F, 0.56F}, {-0.2F, -0.2F}, 2}};
  add_medals(scene);
  scene.track = {.steps = 21,
                 .seals = {4, 8, 12, 16, 21},
                 .seal = find_icon("elder-kraken"),
                 .end = find_icon("gravecaller"),
                 .reached = 11,
                 .from = 0.60F * kTurn,
                 .to = 1.40F * kTurn,
                 .inner = 2.90F,
                 .outer = 3.08F};
  return scene;
}

}  // namespace mael::web
