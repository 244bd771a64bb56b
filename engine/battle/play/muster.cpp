#include "engine/battle/play/muster.h"

#include <bitset>

#include "engine/battle/derived.h"
#include "engine/battle/play/spot_grid.h"

namespace mael::battle {
namespace {

// The spots of an area, from its south-west corner on.
SpotGrid grid_of(Box area) {
  const auto steps = [](std::int32_t low, std::int32_t high) { return (high - low) / kLattice; };
  return {area.low, 0, steps(area.low.x, area.high.x), 0, steps(area.low.y, area.high.y)};
}

void add_models(State& state, const Force& force, Unit& unit) {
  const ForceUnit& entry = force.units[unit.place];
  unit.first = static_cast<ModelId>(state.models.size());
  unit.models = entry.models;
  unit.leader = static_cast<ModelId>(unit.first + entry.leader);
  for (int i = entry.first; i < entry.first + entry.lines; ++i) {
    const Profile& line = force.lines[static_cast<std::size_t>(i)];
    Model model;
    model.side = unit.owner;
    model.line = static_cast<std::uint16_t>(i);
    model.fortitude = line.fortitude;
    for (int copy = 0; copy < line.copies; ++copy) state.models.push_back(model);
  }
}

class Muster {
 public:
  explicit Muster(State& state) : state_(state), field_(battlefield_of(state)) {}

  bool place_side(Seat seat) {
    const Side side = seat == Seat::A ? Side::Red : Side::Blue;
    zone_ = zone_of(state_.deployment, side, field_.width(), field_.depth());
    const int units = static_cast<int>(force_of(state_, seat).units.size());
    for (int i = 0; i < units; ++i) {
      add_unit(seat, i);
      if (!place_unit(share_of(i, units))) return false;
    }
    return true;
  }

 private:
  void add_unit(Seat seat, int place) {
    Unit unit;
    unit.owner = seat;
    unit.place = static_cast<std::uint8_t>(place);
    add_models(state_, force_of(state_, seat), unit);
    state_.units.push_back(unit);
  }

  // The middle of one of so many equal shares of the zone's first area, along its longer side.
  Point share_of(int share, int shares) const {
    const Box box = zone_.areas[0];
    const auto part = [&](std::int32_t low, std::int32_t high, int over, int under) {
      return static_cast<std::int32_t>(low + std::int64_t{high - low} * over / under);
    };
    const bool wide = box.high.x - box.low.x >= box.high.y - box.low.y;
    const int over = 2 * share + 1, under = 2 * shares;
    return wide
               ? Point{part(box.low.x, box.high.x, over, under), part(box.low.y, box.high.y, 1, 2)}
               : Point{part(box.low.x, box.high.x, 1, 2), part(box.low.y, box.high.y, over, under)};
  }

  // A roof holds all models of a unit or none (EDG-R14): where it is too small they stand below.
  bool place_unit(Point wish) {
    const std::bitset<kMostModels> others = placed_;
    for (const bool on_roofs : {true, false}) {
      on_roofs_ = on_roofs;
      placed_ = others;
      if (place_models(wish)) return true;
    }
    return false;
  }

  bool place_models(Point wish) {
    Unit& unit = state_.units[state_.units.size() - 1];
    if (!place_model(unit.leader, wish, nullptr)) return false;
    const Disc leader = base_of(state_, unit.leader);
    for (int i = unit.first; i < unit.first + unit.models; ++i) {
      const auto model = static_cast<ModelId>(i);
      if (model == unit.leader) continue;
      if (!place_model(model, leader.centre, &leader)) return false;
    }
    const Point middle{field_.width() / 2, field_.depth() / 2};
    unit.heading = heading_towards(leader.centre, middle);
    return true;
  }

  // The lattice spot of the zone nearest to `wish`; of equally near ones that of the first area,
  // there the lower, then the one to the west.
  bool place_model(ModelId model, Point wish, const Disc* leader) {
    const std::int32_t radius = profile_of(state_, model).radius();
    Spot best;
    for (const Box& area : zone_.areas) {
      const Spot spot = nearest_spot(grid_of(area), wish, [&](Point at) {
        return fits(model, {at, radius}, leader);
      });
      const auto apart = [wish](const Spot& one) { return squared_distance(one.at, wish); };
      if (spot.found && (!best.found || apart(spot) < apart(best))) best = spot;
    }
    state_.models[model].at = best.at;
    if (best.found) placed_.set(model);
    return best.found;
  }

  bool fits(ModelId model, Disc base, const Disc* leader) const {
    if (leader != nullptr && !is_coherent(field_, *leader, base)) return false;
    if (!holds_wholly(zone_, base) || field_.why_unfit(base)) return false;
    const FeatureIndex roof = field_.roof_at(base.centre);
    if (leader == nullptr ? roof != kNoFeature && !on_roofs_
                          : roof != field_.roof_at(leader->centre)) {
      return false;
    }
    for (int i = 0; i < state_.models.size(); ++i) {
      if (i == model || !placed_[static_cast<std::size_t>(i)]) continue;
      const Disc other = base_of(state_, static_cast<ModelId>(i));
      if (battle::is_within(base, other, kTouch)) return false;
    }
    return true;
  }

  State& state_;
  const Battlefield& field_;
  Zone zone_;
  std::bitset<kMostModels> placed_;  // models that stand
  bool on_roofs_ = true;
};

}  // namespace

bool enlist(State& state, Unit& unit, int squad, const Lines& lines) {
  ForceId& force = state.forces[static_cast<std::size_t>(index_of(unit.owner))];
  const std::size_t place = force_at(force).units.size();
  int own = 0, models = 0;
  for (const Profile& line : lines) own += line.copies;
  for (const ForceUnit& each : force_at(force).units) models += each.models;
  if (own < 1 || own > kMostSquadModels) return false;
  if (place >= kMostSideUnits || models + own > kMostSideModels) return false;
  const ForceId more = with_unit(force, squad, lines);
  if (more == kNoForce) return false;
  force = more;
  unit.place = static_cast<std::uint8_t>(place);
  add_models(state, force_at(force), unit);
  return true;
}

bool muster(State& state) {
  Muster muster(state);
  return muster.place_side(Seat::A) && muster.place_side(Seat::B);
}

}  // namespace mael::battle
