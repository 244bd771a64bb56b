// A slow and fine twin of the path finder: 96 places round every corner of what is in the way,
// every leg judged by the rule itself, nothing left out.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <queue>
#include <vector>

#include "engine/battle/ground/ways.h"

namespace mael::battle::plain {

inline std::vector<Point> circle(Point centre, std::int32_t radius) {
  constexpr int kPlaces = 96;
  constexpr double kTurn = 6.283185307179586;
  const double drawn = radius / std::cos(kTurn / 2 / kPlaces) + 1;
  std::vector<Point> places;
  for (int i = 0; i < kPlaces; ++i) {
    const double angle = kTurn * i / kPlaces;
    places.push_back({centre.x + static_cast<std::int32_t>(std::lround(drawn * std::cos(angle))),
                      centre.y + static_cast<std::int32_t>(std::lround(drawn * std::sin(angle)))});
  }
  return places;
}

inline std::vector<Point> places(const Battlefield& field, const Passage& passage) {
  std::vector<Point> all;
  const auto add = [&all](const std::vector<Point>& more) {
    all.insert(all.end(), more.begin(), more.end());
  };
  for (const Disc& blocker : passage.blockers) {
    add(circle(blocker.centre, blocker.radius + passage.radius - kPlay));
  }
  for (const Part& part : field.parts()) {
    if (part.inset && !part.impassable) continue;
    for (const Point corner : part.shape) {
      if (part.impassable) add(circle(corner, passage.radius - kPlay));
      if (!is_solid(field.feature(part.feature)) || part.impassable || part.top < kClimb) continue;
      for (int step = 0; step < 9; ++step) {
        all.push_back({corner.x + step % 3 - 1, corner.y + step / 3 - 1});
      }
    }
  }
  const auto forbidden = [&](Point place) {
    return what_stops(field, passage, place, {&place, 1}).has_value();
  };
  all.erase(std::remove_if(all.begin(), all.end(), forbidden), all.end());
  return all;
}

inline std::optional<std::int32_t> shortest(const Battlefield& field, const Passage& passage,
                                            Point from, Point to, std::int32_t allowance) {
  std::vector<Point> nodes{from, to};
  const auto all = places(field, passage);
  nodes.insert(nodes.end(), all.begin(), all.end());
  std::vector<std::int32_t> costs(nodes.size(), allowance + 1);
  std::vector<char> done(nodes.size(), 0);
  costs[0] = 0;
  using Open = std::pair<std::int32_t, std::size_t>;
  std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
  open.push({length_between(from, to), 0});
  while (!open.empty()) {
    const std::size_t at = open.top().second;
    open.pop();
    if (done[at]) continue;
    if (at == 1) return costs[1];
    done[at] = 1;
    for (std::size_t i = 1; i < nodes.size(); ++i) {
      const std::int32_t rest = length_between(nodes[i], to);
      const std::int32_t least = costs[at] + length_between(nodes[at], nodes[i]);
      if (done[i] || least >= costs[i] || least + rest > allowance || least + rest > costs[1])
        continue;
      const std::int32_t cost = costs[at] + cost_of(field, nodes[at], {&nodes[i], 1});
      if (cost >= costs[i] || what_stops(field, passage, nodes[at], {&nodes[i], 1})) continue;
      costs[i] = cost;
      open.push({cost + rest, i});
    }
  }
  return std::nullopt;
}

}  // namespace mael::battle::plain
