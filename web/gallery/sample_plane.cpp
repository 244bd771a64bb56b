#include <cmath>
#include <numbers>

#include "web/base/theme.h"
#include "web/gallery/samples.h"

namespace mael::web {
namespace {

constexpr Point kTable{72'000, 48'000};

Point spun(Point middle, float x, float y, float angle) {
  const auto mils = [](float v) { return static_cast<std::int32_t>(std::lround(v)); };
  const float c = std::cos(angle), s = std::sin(angle);
  return {middle.x + mils(x * c - y * s), middle.y + mils(x * s + y * c)};
}

std::vector<Point> slab(Point middle, float wide, float high, float angle) {
  std::vector<Point> corners;
  for (const auto& [x, y] : {std::pair{-1.0F, -1.0F}, {1.0F, -1.0F}, {1.0F, 1.0F}, {-1.0F, 1.0F}}) {
    corners.push_back(spun(middle, x * wide / 2, y * high / 2, angle));
  }
  return corners;
}

std::vector<Point> round_ground(Point middle, float wide, float high, float angle) {
  constexpr int kCorners = 36;
  std::vector<Point> corners;
  for (int i = 0; i < kCorners; ++i) {
    const float a = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / kCorners;
    // Rounder than an ellipse, so that it still is convex and fills its corners better.
    const auto full = [](float v) { return std::copysign(std::pow(std::abs(v), 0.82F), v); };
    const float x = full(std::cos(a)) * wide / 2, y = full(std::sin(a)) * high / 2;
    corners.push_back(spun(middle, x, y, angle));
  }
  return corners;
}

void add(PlaneScene& scene, GroundLook look, std::vector<Point> corners, std::int32_t height = 0) {
  PlaneArea area;
  area.corners = std::move(corners);
  area.look = look;
  area.height = height;
  scene.areas.push_back(area);
}

void add_ruin(PlaneScene& scene, Point middle, float angle) {
  add(scene, GroundLook::Ruin, slab(middle, 9000, 8000, angle));
  const auto wall = [&](float x, float y, float wide, float high) {
    add(scene, GroundLook::Wall, slab(spun(middle, x, y, angle), wide, high, angle), 2500);
  };
  wall(-4250, 1500, 500, 5000);
  wall(-2250, 3750, 4500, 500);
  wall(4250, -1800, 500, 4400);
  wall(2600, -3750, 3800, 500);
  wall(300, 0, 3400, 450);
}

void add_terrain(PlaneScene& scene) {
  add(scene, GroundLook::Hill, round_ground({11'000, 20'000}, 12'000, 9000, 0.2F), 3000);
  add(scene, GroundLook::Hill, round_ground({59'500, 26'500}, 12'500, 9500, -0.3F), 3000);
  add(scene, GroundLook::Hollow, round_ground({29'500, 31'500}, 7000, 6600, 0));
  add(scene, GroundLook::Hollow, round_ground({44'500, 15'500}, 6400, 6400, 0));
  add(scene, GroundLook::Water, round_ground({54'500, 38'500}, 9500, 6000, 0.1F));
  add(scene, GroundLook::Wood, round_ground({17'000, 36'000}, 11'000, 8400, 0.1F));
  add(scene, GroundLook::Wood, round_ground({40'500, 38'000}, 9000, 7000, -0.2F));
  add(scene, GroundLook::Wood, round_ground({33'500, 8500}, 9000, 7000, 0.3F));
  add(scene, GroundLook::Wood, round_ground({54'500, 9000}, 9400, 7600, -0.2F));
  add_ruin(scene, {24'500, 17'500}, -0.25F);
  add_ruin(scene, {38'500, 24'500}, 0.5F);
  add_ruin(scene, {48'500, 29'500}, 0.2F);
  add(scene, GroundLook::Block, slab({26'500, 42'000}, 7000, 7000, 0.15F), 6000);
  add(scene, GroundLook::Block, slab({66'500, 15'000}, 6200, 7000, 0), 6000);
  for (const auto& [at, angle] : {std::pair{Point{14'500, 28'500}, 0.35F},
                                  {Point{40'000, 33'500}, -0.5F},
                                  {Point{58'500, 19'500}, 0.35F},
                                  {Point{31'500, 14'500}, 1.05F}}) {
    add(scene, GroundLook::Wall, slab(at, 5800, 650, angle), 1500);
  }
}

struct Squad {
  Point at;
  int models;
  int seat;
  const char* icon;
  bool done = false;
  int suppression = 0, cover = 0, moving = 0;
};

// Eight a side, as many as a whole battle has.
constexpr Squad kSquads[] = {
    {{12'500, 12'000}, 5, 0, "iron-guard"},
    {{22'500, 21'000}, 5, 0, "chitonok", true, 0, 1},
    {{17'500, 7000}, 3, 0, "steam-foundry", false, 1},
    {{36'500, 13'000}, 5, 0, "draconoid-trooper"},
    {{8500, 26'500}, 5, 0, "iron-guard", true, 1, 0, 1},
    {{11'000, 19'500}, 1, 0, "chitonok", false, 0, 2},
    {{14'000, 34'500}, 4, 0, "steam-foundry", false, 2},
    {{9000, 43'000}, 2, 0, "draconoid-trooper", true},
    {{29'500, 31'500}, 5, 1, "shambling-dead", false, 0, 1},
    {{38'000, 31'000}, 3, 1, "barrow-knight", false, 3},
    {{48'000, 29'500}, 3, 1, "wailing-wraith", true},
    {{62'000, 34'000}, 4, 1, "ghoul", true, 0, 0, 2},
    {{43'500, 41'000}, 5, 1, "shambling-dead", false, 1, 1},
    {{55'000, 18'500}, 1, 1, "barrow-knight"},
    {{62'500, 8500}, 5, 1, "wailing-wraith", true, 1},
    {{60'500, 26'000}, 5, 1, "ghoul"},
};

PlaneLabel tag_of(const Squad& squad) {
  PlaneLabel tag;
  tag.at = squad.at;
  tag.clear = 1300;
  tag.icon = find_icon(squad.icon);
  tag.face = squad.seat == 0 ? rgb(0xA8501E) : rgb(0x553193);
  tag.owner_mark = static_cast<OwnerMark>(squad.seat + 1);
  tag.owner = theme().seats.at(static_cast<std::size_t>(squad.seat)).ring;
  tag.words = std::to_string(squad.models);
  const auto mark = [&](TagShape shape, int value) {
    if (value > 0) tag.marks.push_back({shape, std::to_string(value)});
  };
  mark(TagShape::Pennant, squad.suppression);
  mark(TagShape::Shield, squad.cover);
  mark(TagShape::Arrow, squad.moving);
  tag.dimmed = tag.ticked = squad.done;
  return tag;
}

void add_squad(PlaneScene& scene, const Squad& squad) {
  const auto seat = static_cast<std::size_t>(squad.seat);
  const SeatColor& color = theme().seats.at(seat);
  for (int i = 0; i < squad.models; ++i) {
    PlaneDisc disc;
    const float angle = 1.1F + 6.2832F * static_cast<float>(i) / static_cast<float>(squad.models);
    disc.at = i == 0 ? squad.at : spun(squad.at, 1750, 0, angle);
    disc.radius = 630;
    disc.heading = static_cast<std::uint16_t>((squad.seat == 0 ? 128 : 640) + 37 * i);
    disc.owner_mark = static_cast<OwnerMark>(squad.seat + 1);
    disc.owner = color.ring;
    disc.face = squad.seat == 0 ? rgb(0xA8501E) : rgb(0x553193);
    disc.ink = rgb(0xFFF3E0);
    disc.icon = find_icon(squad.icon);
    disc.leader = i == 0;
    disc.dimmed = squad.done;
    scene.discs.push_back(disc);
  }
  scene.labels.push_back(tag_of(squad));
}

void add_war_engine(PlaneScene& scene) {
  PlaneDisc engine;
  engine.at = {36'500, 19'800};
  engine.radius = 1750;
  engine.heading = 200;
  engine.owner_mark = OwnerMark::Sun;
  engine.owner = theme().seats[0].ring;
  engine.face = rgb(0xA8501E);
  engine.icon = find_icon("clay-sentry");
  engine.leader = true;
  engine.marks = kMarkSelected;
  scene.discs.push_back(engine);
}

void add_zones(PlaneScene& scene) {
  const auto zone = [&](std::vector<Point> corners, OwnerMark mark, std::size_t seat) {
    add(scene, GroundLook::Plain, std::move(corners));
    scene.areas.back().owner_mark = mark;
    scene.areas.back().tint = theme().seats.at(seat).ring;
  };
  zone({{500, 500}, {6500, 500}, {6500, 47'500}, {500, 47'500}}, OwnerMark::Sun, 0);
  zone({{65'500, 500}, {71'500, 500}, {71'500, 47'500}, {65'500, 47'500}}, OwnerMark::Moon, 1);
}

void add_objectives(PlaneScene& scene) {
  constexpr const char* kNames[] = {"A", "B", "C"};
  constexpr Point kAt[] = {{23'000, 27'500}, {52'500, 22'500}, {46'500, 42'500}};
  for (std::size_t i = 0; i < 3; ++i) {
    const Rgba color = i < 2 ? theme().seats.at(i).ring : kBlockedLine;
    scene.sectors.push_back({.at = kAt[i], .outer = 3000, .line = PlaneLine::Own, .second = true});
    scene.labels.push_back(
        {.at = kAt[i], .look = LabelLook::Badge, .owner = color, .words = kNames[i]});
  }
}

// Turned by a quarter, so that the west lies below.
void turn(Point& point) { point = {kTable.y - point.y, point.x}; }

void turn(PlaneScene& scene) {
  std::swap(scene.north_east.x, scene.north_east.y);
  for (PlaneArea& area : scene.areas) {
    for (Point& corner : area.corners) turn(corner);
  }
  for (PlaneDisc& disc : scene.discs) {
    turn(disc.at);
    if (disc.heading) disc.heading = static_cast<std::uint16_t>((*disc.heading + 256) % 1024);
  }
  for (PlaneSector& sector : scene.sectors) {
    turn(sector.at);
    sector.from = static_cast<std::uint16_t>((sector.from + 256) % 1024);
  }
  for (PlanePath& path : scene.paths) {
    for (Point& point : path.points) turn(point);
  }
  for (PlaneRuler& ruler : scene.rulers) {
    turn(ruler.from);
    turn(ruler.to);
  }
  for (PlaneLabel& label : scene.labels) turn(label.at);
}

}  // namespace

PlaneScene sample_plane(bool upright) {
  PlaneScene scene;
  scene.north_east = kTable;
  add_zones(scene);
  add_terrain(scene);
  add_objectives(scene);
  for (const Squad& squad : kSquads) add_squad(scene, squad);
  add_war_engine(scene);
  scene.sectors.push_back(
      {.at = {36'500, 19'800}, .inner = 1750, .outer = 9000, .from = 72, .span = 256});
  scene.sectors.push_back({.at = {36'500, 19'800}, .outer = 14'000, .second = true});
  scene.rulers.push_back({{36'500, 19'800}, {36'000, 31'000}, PlaneLine::Harm});
  scene.paths.push_back({{{12'500, 12'000}, {17'500, 15'500}, {18'500, 21'500}}, PlaneLine::Own});
  scene.paths.push_back({{{62'000, 34'000}, {56'000, 30'500}}, PlaneLine::Gain});
  scene.paths.push_back({{{29'500, 31'500}, {24'000, 33'500}}, PlaneLine::Blocked, false});
  if (upright) turn(scene);
  return scene;
}

}  // namespace mael::web
