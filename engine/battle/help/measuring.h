// What a ruler that is laid over the table tells: how far things are apart, how high the ground is
// between them, and whether a model at its beginning sees what is at its end. It may be laid
// by anybody at any time, and judges nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/battle/derived.h"
#include "engine/core/rule_id.h"

namespace mael::battle {

// A living model, measured from its base, or a spot of the table.
struct RulerEnd {
  Point at;  // of a model its centre
  ModelId model = kNone;
  friend bool operator==(const RulerEnd&, const RulerEnd&) = default;
};

struct Measured {
  // All rounded up, for reading only (EDG-R5).
  std::int32_t gap = 0;                // between bases; 0 where they touch or overlap (EDG-060)
  std::int32_t centres = 0;            // between centres
  std::optional<std::int32_t> squads;  // between the closest models of two squads (EDG-061)
  // A squad looks, by its leader: at the other squad, else at a model like the leader on the spot.
  bool looks = false;
  Sight sight;
  // What the heights are along: the ray of sight, else the line between the ends.
  Segment way;
  std::int32_t from_level = 0, to_level = 0;  // of the ground at its ends, in mils
  std::int32_t from_top = 0, to_top = 0;      // of what stands there; of a bare spot its level
  std::vector<Rise> rises;
};
// Nothing looks within one squad, and nothing looks from a bare spot.
Measured measure(const State& state, RulerEnd from, RulerEnd to);

// The rule by which this stops a ray: height, area terrain, or a large model.
RuleId rule_of(const Battlefield& field, const Stop& stop);

}  // namespace mael::battle
