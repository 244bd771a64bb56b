// The table a battle is fought on: its size and its terrain. It never changes in a battle, so a
// state only refers to it (battlefields.h). Lengths and heights are mils, the origin is the
// south-west corner (EDG-R1).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/plane.h"
#include "engine/core/polygon.h"
#include "engine/core/result.h"

namespace mael::battle {

inline constexpr int kMostFeatures = 64;
inline constexpr int kMostParts = 128;
inline constexpr std::int32_t kHighest = 30'000;  // of a top, in mils
inline constexpr std::int32_t kClimb = 2000;      // a change of level that counts (EDG-081)
inline constexpr std::int32_t kTouch = 20;        // apart and yet in contact (EDG-R6)
inline constexpr std::int32_t kPlay = 2;          // into each other and yet no overlap (EDG-R6)

enum class Ground : std::uint8_t {
  Obstacle,  // EDG-197
  Area,      // EDG-198
  LowArea,   // EDG-206
  Building,  // EDG-199
};

// What a feature shows: its name and its picture.
enum class Look : std::uint8_t {
  Woods,
  Ruins,
  Crater,
  Pond,
  Hill,
  House,
  Bunker,
  Crates,
  Wall,
  Fence,
  Spire,
};
inline constexpr int kLooks = 11;
std::string_view name_of(Look look);
std::optional<Look> look_named(std::string_view name);

// By how much dangerous ground raises suppression: by `fixed`, or by a die of `sides` (EDG-089,
// EDG-090). Both 0: no danger.
struct Danger {
  std::uint8_t fixed = 0, sides = 0;
  friend constexpr bool operator==(const Danger&, const Danger&) = default;
};

using FeatureIndex = std::uint8_t;
inline constexpr FeatureIndex kNoFeature = 0xff;
using FeatureSet = std::uint64_t;  // bit i: feature i
constexpr FeatureSet set_of(FeatureIndex feature) { return FeatureSet{1} << feature; }
constexpr bool has(FeatureSet set, FeatureIndex feature) { return (set >> feature & 1) != 0; }

// One convex piece of a feature (EDG-R13). Parts of a feature lie apart or share whole edges. An
// inset lies in another part of its feature and only says what the ground is there.
struct Part {
  ConvexPolygon shape;
  Box box;
  FeatureIndex feature = 0;
  std::uint8_t inner_edges = 0;  // bit i: edge i is shared with another part
  bool inset = false, impassable = false, dangerous = false;
  std::int32_t top = 0;  // z0 + h
};

struct Feature {
  Look look = Look::Woods;
  Ground ground = Ground::Area;
  std::uint8_t cover = 0;
  bool stands = false;    // its top may be stood on
  bool open_top = false;  // and gives no protection (EDG-209)
  bool impassable = false;
  Danger danger;            // of its dangerous parts
  std::int32_t base = 0;    // z0: on what it lies
  std::int32_t height = 0;  // h: no limit to what standard area terrain hides (EDG-666)
  std::uint8_t first_part = 0, parts = 0;
};
constexpr bool is_solid(const Feature& feature) {
  return feature.ground == Ground::Obstacle || feature.ground == Ground::Building;
}

// A table as it is written down; Battlefield::make works out what follows from it.
struct PartPlan {
  std::vector<Point> corners;
  bool inset = false, impassable = false, dangerous = false;
  friend bool operator==(const PartPlan&, const PartPlan&) = default;
};
struct FeaturePlan {
  Look look = Look::Woods;
  Ground ground = Ground::Area;
  int cover = 0;
  bool stands = false, open_top = false, impassable = false;
  Danger danger;
  std::int32_t height = 0;
  std::vector<PartPlan> parts;
  friend bool operator==(const FeaturePlan&, const FeaturePlan&) = default;
};
struct BattlefieldPlan {
  std::int32_t width = 0, depth = 0;
  std::vector<FeaturePlan> features;  // lower ones before what lies on them
  friend bool operator==(const BattlefieldPlan&, const BattlefieldPlan&) = default;
};

// What is wrong with a plan; −1: with no one feature or part.
struct PlanFault {
  int feature = -1, part = -1;
  std::string message;
};

// Why a base may not stand where it is: it is not wholly on the table (EDG-075), or partly on a
// feature that must be wholly left or wholly mounted (EDG-R14), or on impassable ground (EDG-076).
struct Unfit {
  FeatureIndex feature = kNoFeature;  // none: the edge of the table
  bool impassable = false;
};

// What a way leads over: the vertical distance that is added to its length (EDG-R15), and by how
// many levels it suppresses bikes and vehicles (EDG-318).
struct Climb {
  std::int32_t vertical = 0;
  int falls = 0;
};

// Immutable. Queries take discs and ways whose centres are on the table or within kFarthestMil.
class Battlefield {
 public:
  static Result<Battlefield, std::vector<PlanFault>> make(const BattlefieldPlan& plan);

  std::int32_t width() const { return width_; }
  std::int32_t depth() const { return depth_; }
  Box box() const { return {{0, 0}, {width_, depth_}}; }
  std::span<const Feature> features() const { return features_; }
  std::span<const Part> parts() const { return parts_; }
  std::span<const Part> parts_of(FeatureIndex feature) const;
  const Feature& feature(FeatureIndex index) const { return features_[index]; }

  // The same for two tables if all that rules can tell of them is the same.
  std::uint64_t content() const { return content_; }
  BattlefieldPlan plan() const;

  // The highest top of solid terrain that holds the point, its border included; 0 elsewhere.
  std::int32_t level_at(Point point) const;

  // Whether the base lies wholly on the table, but for kPlay.
  bool is_on_table(Disc base) const;
  // The highest building whose top holds the point, or kNoFeature: a unit stands on one roof with
  // all its models, or with none (EDG-R14, EDG-R38).
  FeatureIndex roof_at(Point point) const;
  // Whether it lies wholly on top of the feature, but for kPlay; outer edges alone count.
  bool is_wholly_on(FeatureIndex feature, Disc base) const;
  // Why no base may stand there, from the first feature that forbids it. `tops`: it may stand on
  // impassable tops too, as after a dynamic move (EDG-086).
  std::optional<Unfit> why_unfit(Disc base, bool tops = false) const;

  // Areas, low areas among them, that the base overlaps by any amount (EDG-R16).
  FeatureSet areas_under(Disc base) const;
  // Solid features that it touches, or stands on unless their top is open (EDG-R16).
  FeatureSet touched_by(Disc base) const;
  // Features with dangerous ground that it overlaps when swept along a way (EDG-R32).
  FeatureSet dangers_on(Segment way, std::int32_t radius) const;
  // The impassable feature in the way of a base that is swept, or kNoFeature (EDG-R8).
  FeatureIndex barred_by(Segment way, std::int32_t radius) const;

  Climb climb_along(Segment way) const;

 private:
  // Where a part lies: most parts are asked for their boxes alone, again and again.
  struct Place {
    Box box;
    std::uint8_t part = 0;
  };
  void find_places();
  // The first of these parts that holds the point, its border included, or null.
  const Part* first_at(Point point, const std::vector<Place>& places) const;

  std::int32_t width_ = 0, depth_ = 0;
  std::vector<Feature> features_;
  std::vector<Part> parts_;
  std::vector<Place> levels_;      // parts whose tops are levels, the highest first
  std::vector<Place> roofs_;       // parts of buildings, the last first: higher features come later
  std::vector<Place> hindrances_;  // parts on which a base may not stand everywhere
  std::uint64_t content_ = 0;
};

// What protects a unit while it takes cover: the highest value among the features that at least
// half of its models, the leader among them, touch or are in (EDG-207, EDG-210, EDG-R64).
struct Protection {
  int value = 0;
  FeatureIndex feature = kNoFeature;  // none: open ground
};
// `bases`: of the models of one unit, the leader's first.
Protection protection_of(const Battlefield& field, std::span<const Disc> bases);

}  // namespace mael::battle
