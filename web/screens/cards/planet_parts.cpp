#include "web/screens/cards/planet_parts.h"

#include <algorithm>

namespace mael::web::cards {
namespace {

constexpr float kLarge = 118;  // wider ones have large names
constexpr float kInset = 4;
constexpr float kBadgeGap = 3;
constexpr float kLeastBadge = 14;

// In one column if they can be small enough for that, else in several from the right.
std::vector<Rect> place_badges(Rect room, float wanted, int count) {
  std::vector<Rect> badges;
  const float share = room.height() / static_cast<float>(std::max(1, count));
  const bool one_column = share >= kLeastBadge;
  const float size = one_column ? std::min(wanted, share) : wanted;
  const int rows = one_column ? std::max(1, count)
                              : std::max(1, static_cast<int>(room.height() / size));
  const int columns = (count + rows - 1) / rows;
  const float down = std::min(size + kBadgeGap, room.height() / static_cast<float>(rows));
  const float left = std::min(size + 1, room.width() / static_cast<float>(std::max(1, columns)));
  for (int i = 0; i < count; ++i) {
    badges.push_back(box(room.max.x - size - left * static_cast<float>(i / rows),
                         room.min.y + down * static_cast<float>(i % rows), size, size));
  }
  return badges;
}

}  // namespace

PlanetParts parts_of_planet(Rect planet, int attached) {
  PlanetParts parts;
  const float head = planet.width() > kLarge ? 30.0F : 20.0F;
  const float foot = std::clamp(planet.height() * 0.24F, 19.0F, 30.0F);
  parts.name = {planet.min, {planet.max.x, planet.min.y + head}};
  parts.foot = {{planet.min.x + kInset, planet.max.y - foot - kInset},
                {planet.max.x - 7, planet.max.y - kInset}};
  const Rect room{{planet.min.x + 8, parts.name.max.y + 1},
                  {planet.max.x - 8, parts.foot.min.y - 3}};
  const float badge = std::clamp(planet.width() * 0.17F, 16.0F, 26.0F);
  parts.badges = place_badges({{planet.center().x, room.min.y}, {planet.max.x - 2, room.max.y}},
                              badge, attached);
  const float side = std::min(room.height(), room.width());
  float right = planet.center().x + side / 2;
  if (!parts.badges.empty()) right = std::min(right, parts.badges.back().min.x - 2);
  right = std::max(right, room.min.x + side);
  parts.picture = box(right - side, room.center().y - side / 2, side, side);
  return parts;
}

}  // namespace mael::web::cards
