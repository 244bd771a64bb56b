#include "web/table/session/variations.h"

#include <algorithm>
#include <limits>

namespace mael::web {
namespace {

constexpr float kStep = 18;  // from moment to moment
constexpr float kLane = 20;
constexpr float kMargin = 13;  // from the strip's edges to what lies nearest

using Way = std::span<const std::string>;

int shared(Way one, Way other) {
  const auto parting = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  return static_cast<int>(parting.first - one.begin());
}

int end_of(const Variations& ways) {
  int end = 0;
  for (const VariationLane& lane : ways.lanes) end = std::max(end, lane.to);
  return end;
}

// The moment at the strip's left edge, so that what is looked at stands in its middle, or as near
// to it as leaves no gap at either end.
float first_moment(const Variations& ways, Rect strip) {
  const float seen = (strip.width() - 2 * kMargin) / kStep;
  const float last = std::max(0.0F, static_cast<float>(end_of(ways)) - seen);
  return std::clamp(static_cast<float>(ways.at) - seen / 2, 0.0F, last);
}

}  // namespace

Variations variations_of(std::span<const std::string> shown,
                         std::span<const std::vector<std::string>> left, int at) {
  std::vector<Way> known{shown};
  Variations ways{{{0, 0, static_cast<int>(shown.size())}}, at};
  for (const std::vector<std::string>& way : left.first(std::min(left.size(), kMostLanes - 1))) {
    VariationLane lane{0, 0, static_cast<int>(way.size())};
    for (std::size_t other = 0; other < known.size(); ++other) {
      const int both = shared(way, known[other]);
      if (other == 0 || both > lane.from) lane = {static_cast<int>(other), both, lane.to};
    }
    known.emplace_back(way);
    ways.lanes.push_back(lane);
  }
  return ways;
}

float height_of(const Variations& ways) {
  if (ways.lanes.size() < 2) return 0;
  return 2 * kMargin + kLane * static_cast<float>(ways.lanes.size() - 1);
}

Vec2 place_of(const Variations& ways, Rect strip, VariationPlace place) {
  const float along = static_cast<float>(place.moment) - first_moment(ways, strip);
  return strip.min +
         Vec2{kMargin + along * kStep, kMargin + kLane * static_cast<float>(place.lane)};
}

VariationPlace nearest(const Variations& ways, Rect strip, Vec2 point) {
  VariationPlace found;
  float least = std::numeric_limits<float>::max();
  for (std::size_t lane = 0; lane < ways.lanes.size(); ++lane) {
    const VariationLane& way = ways.lanes[lane];
    // Where it parts belongs to the lane it parts from.
    for (int moment = lane == 0 ? 0 : way.from + 1; moment <= way.to; ++moment) {
      const float away = distance(point, place_of(ways, strip, {lane, moment}));
      if (away >= least) continue;
      least = away;
      found = {lane, moment};
    }
  }
  return found;
}

}  // namespace mael::web
