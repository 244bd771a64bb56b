#include "web/screens/cards/planet_parts.h"

#include <algorithm>

namespace mael::web::cards {
namespace {

constexpr float kLarge = 118;  // wider ones have large names
constexpr float kLow = 88;     // lower ones have their heap beside the globe
constexpr float kInset = 4;
constexpr float kBadgeGap = 3;
constexpr float kLeastBadge = 14;
constexpr float kRateWords = 34;      // room for a rate
constexpr float kLeastGlobe = 0.58F;  // of its room, at a rate of nothing
constexpr int kFullRate = 8;          // from which on a globe fills its room

// In one column if they can be small enough for that, else in several from the right.
std::vector<Rect> place_badges(Rect room, float wanted, int count) {
  std::vector<Rect> badges;
  const float share = room.height() / static_cast<float>(std::max(1, count));
  const bool one_column = share >= kLeastBadge;
  const float size = one_column ? std::min(wanted, share) : wanted;
  const int rows =
      one_column ? std::max(1, count) : std::max(1, static_cast<int>(room.height() / size));
  const int columns = (count + rows - 1) / rows;
  const float down = std::min(size + kBadgeGap, room.height() / static_cast<float>(rows));
  const float left = std::min(size + 1, room.width() / static_cast<float>(std::max(1, columns)));
  for (int i = 0; i < count; ++i) {
    badges.push_back(box(room.max.x - size - left * static_cast<float>(i / rows),
                         room.min.y + down * static_cast<float>(i % rows), size, size));
  }
  return badges;
}

// Side by side from the right, closer where they are many.
std::vector<Rect> badges_in_line(Rect room, int count) {
  std::vector<Rect> badges;
  const float size = room.height();
  const float step = std::min(size + kBadgeGap,
                              (room.width() - size) / static_cast<float>(std::max(1, count - 1)));
  for (int i = 0; i < count; ++i) {
    badges.push_back(box(room.max.x - size - step * static_cast<float>(i), room.min.y, size, size));
  }
  return badges;
}

Rect globe_in(Rect room, int rate) {
  const float share = kLeastGlobe + (1 - kLeastGlobe) *
                                        static_cast<float>(std::clamp(rate, 0, kFullRate)) /
                                        kFullRate;
  const float side = std::min(room.width(), room.height()) * share;
  return box(room.center().x - side / 2, room.center().y - side / 2, side, side);
}

// The heap stands under the globe, or at its left where there is no height for that.
void place_body(Rect body, int rate, PlanetParts& parts) {
  if (body.height() < kLow) {
    const float split = body.min.x + body.width() * 0.4F;
    const float foot = std::min(body.height(), 30.0F);
    parts.heap = {{body.min.x, body.max.y - foot}, {split, body.max.y}};
    parts.globe = globe_in({{split, body.min.y}, body.max}, rate);
  } else {
    const float foot = std::clamp(body.height() * 0.24F, 20.0F, 40.0F);
    parts.heap = {{body.min.x, body.max.y - foot}, body.max};
    parts.globe = globe_in({body.min, {body.max.x, parts.heap.min.y}}, rate);
  }
}

// In a row of its own, between the fleets.
PlanetParts in_row(Rect planet, Rect row, int rate, int attached) {
  PlanetParts parts;
  constexpr float kAside = 7;
  const float top = row.min.y + 2, bottom = row.min.y + kRowHead;
  parts.name = {{row.min.x + kAside, top}, {planet.min.x - 2, bottom}};
  parts.rate = {{row.max.x - kAside - kRateWords, top}, {row.max.x - kAside, bottom}};
  parts.badges = badges_in_line({{planet.max.x + 2, top}, {parts.rate.min.x, bottom}}, attached);
  place_body(grown(planet, -1), rate, parts);
  return parts;
}

}  // namespace

PlanetParts parts_of_planet(Rect planet, Rect row, int rate, int attached) {
  if (row.width() > planet.width()) return in_row(planet, row, rate, attached);
  PlanetParts parts;
  const float head = planet.width() > kLarge ? 26.0F : 18.0F;
  const bool low = planet.height() - head - 1 < kLow;
  parts.rate = {{planet.max.x - kRateWords - kInset, planet.min.y},
                {planet.max.x - kInset, planet.min.y + head}};
  parts.name = {planet.min + Vec2{low ? 1 : kInset, 0},
                {low ? planet.max.x : parts.rate.min.x, parts.rate.max.y}};
  Rect body{{planet.min.x, parts.name.max.y + 1}, planet.max};
  const float badge = std::clamp(planet.width() * 0.17F, 16.0F, 26.0F);
  parts.badges = place_badges({{planet.center().x, body.min.y + 1}, {planet.max.x - 2, body.max.y}},
                              badge, attached);
  if (!parts.badges.empty()) body.max.x = parts.badges.back().min.x - 2;
  place_body(body, rate, parts);
  // A low one has no room for both beside each other: its rate stands over its store.
  if (low) parts.rate = {body.min, {parts.heap.max.x, parts.heap.min.y}};
  return parts;
}

}  // namespace mael::web::cards
