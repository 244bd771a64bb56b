// What the ground within reach of a chosen squad is worth: cover, height, and whether it hides.
#include <algorithm>

#include "engine/battle/derived.h"
#include "web/screens/battle/view/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// Of a model as tall as those that would look over it, on the same ground.
bool hides(const State& state, UnitId unit, const Feature& feature) {
  if (feature.ground == mael::battle::Ground::Area) return true;  // at any height (EDG-666)
  const std::int32_t tall = profile_of(state, state.units[unit].leader).height();
  return is_solid(feature) && feature.height >= tall;
}

Box box_of_feature(const Battlefield& field, FeatureIndex index) {
  const auto parts = field.parts_of(index);
  Box all = parts.front().box;
  for (const mael::battle::Part& part : parts) {
    all.low = {std::min(all.low.x, part.box.low.x), std::min(all.low.y, part.box.low.y)};
    all.high = {std::max(all.high.x, part.box.high.x), std::max(all.high.y, part.box.high.y)};
  }
  return all;
}

Point middle_of_box(Box box) {
  return {(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
}

}  // namespace

void build_ground(const State& state, UnitId unit, BoardView& board) {
  const Battlefield& field = battlefield_of(state);
  const std::int32_t far = mael::battle::walk_of(state, unit, mael::battle::Gait::Dash).allowance;
  for (std::size_t i = 0; i < field.features().size(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    const Feature& feature = field.feature(index);
    const Box box = box_of_feature(field, index), near = widened(box, far);
    const ModelList living = living_of(state, unit);
    const bool reached = std::any_of(living.begin(), living.end(), [&](ModelId model) {
      const Point at = state.models[model].at;
      return do_meet(near, Box{at, at});
    });
    if (!reached) continue;
    const bool endless = feature.ground == mael::battle::Ground::Area;
    board.grounds.push_back(
        {middle_of_box(box), feature.cover,
         endless || feature.height == 0 ? std::string() : inches_of(feature.height),
         hides(state, unit, feature)});
  }
}

}  // namespace mael::web::battle
