#include "web/board/plane_board.h"

#include "engine/core/heading.h"

namespace mael::web {
namespace {

std::int32_t to_mils(float board) {
  constexpr auto kFarthest = static_cast<float>(kFarthestMil);
  return static_cast<std::int32_t>(
      std::lround(std::clamp(board * static_cast<float>(kMilsPerInch), -kFarthest, kFarthest)));
}

// Twice the area of the triangle, positive where `c` lies to the left of the way from `a` to `b`.
std::int64_t side_of(Point a, Point b, Point c) {
  return (std::int64_t{b.x} - a.x) * (std::int64_t{c.y} - a.y) -
         (std::int64_t{b.y} - a.y) * (std::int64_t{c.x} - a.x);
}

int disc_at(const PlaneScene& scene, Vec2 board, float reach) {
  int nearest = -1;
  float least = reach;
  for (int i = static_cast<int>(scene.discs.size()) - 1; i >= 0; --i) {
    const PlaneDisc& disc = scene.discs[static_cast<std::size_t>(i)];
    const float away = distance(to_picture(disc.at), board);
    if (away <= inches(disc.radius)) return i;
    if (away < least) {
      least = away;
      nearest = i;
    }
  }
  return nearest;
}

int area_at(const PlaneScene& scene, Point point) {
  for (int i = static_cast<int>(scene.areas.size()) - 1; i >= 0; --i) {
    if (covers(scene.areas[static_cast<std::size_t>(i)].corners, point)) return i;
  }
  return -1;
}

}  // namespace

Point to_point(Vec2 board) { return {to_mils(board.x), to_mils(-board.y)}; }

Vec2 heading_direction(std::uint16_t heading) {
  const float angle = kTurn * static_cast<float>(heading) / static_cast<float>(kHeadings);
  return {std::cos(angle), -std::sin(angle)};
}

std::uint16_t heading_of(Vec2 direction) {
  const float parts = std::atan2(-direction.y, direction.x) / kTurn * static_cast<float>(kHeadings);
  const auto nearest = static_cast<int>(std::lround(parts));
  return static_cast<std::uint16_t>((nearest + kHeadings) % kHeadings);
}

Rect bounds_of(const PlaneScene& scene) {
  return {{inches(scene.south_west.x), -inches(scene.north_east.y)},
          {inches(scene.north_east.x), -inches(scene.south_west.y)}};
}

bool covers(const std::vector<Point>& corners, Point point) {
  bool left = false, right = false;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const std::int64_t side = side_of(corners[i], corners[(i + 1) % corners.size()], point);
    left = left || side > 0;
    right = right || side < 0;
  }
  return corners.size() >= 3 && !(left && right);
}

bool covers(const PlaneSector& sector, Point point) {
  if (!is_within(sector.at, point, sector.outer)) return false;
  if (sector.inner > 0 && is_within(sector.at, point, sector.inner - 1)) return false;
  if (sector.span >= 1024 || point == sector.at) return true;
  const int heading = heading_of(to_picture(point) - to_picture(sector.at));
  return (heading - sector.from + 1024) % 1024 <= sector.span;
}

std::string inch_words(std::int32_t mils, char decimal_mark) {
  const std::int32_t tenths = (mils + 99) / 100;
  return std::to_string(tenths / 10) + decimal_mark + std::to_string(tenths % 10) + "\u2033";
}

PlanePick pick(const PlaneScene& scene, Vec2 board, float reach) {
  const Point at = to_point(board);
  if (const int disc = disc_at(scene, board, reach); disc >= 0) {
    return {PlaneThing::Disc, disc, at};
  }
  if (const int area = area_at(scene, at); area >= 0) return {PlaneThing::Area, area, at};
  return {bounds_of(scene).contains(board) ? PlaneThing::Table : PlaneThing::Nothing, -1, at};
}

}  // namespace mael::web
