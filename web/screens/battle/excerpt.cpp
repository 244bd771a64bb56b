#include "web/screens/battle/excerpt.h"

#include <algorithm>

namespace mael::web::battle {
namespace {

constexpr float kLargest = 34;    // pixels an inch
constexpr float kAround = 0.25F;  // inches round the models

}  // namespace

Excerpt make_excerpt(const RosterView& roster, Rect at) {
  if (roster.models.empty()) return {at, {}, 1};
  const Vec2 first = to_picture(roster.models.front().at);
  Rect all{first, first};
  for (const NumberedView& model : roster.models) {
    const Rect disc =
        grown({to_picture(model.at), to_picture(model.at)}, inches(model.radius) + kAround);
    all.min = {std::min(all.min.x, disc.min.x), std::min(all.min.y, disc.min.y)};
    all.max = {std::max(all.max.x, disc.max.x), std::max(all.max.y, disc.max.y)};
  }
  return {at, all.center(),
          std::min({kLargest, at.width() / all.width(), at.height() / all.height()})};
}

}  // namespace mael::web::battle
