#include "web/screens/battle/formations.h"

#include <algorithm>
#include <vector>

#include "engine/battle/play/course.h"
#include "web/screens/battle/situation.h"

namespace mael::web::battle {
namespace {

constexpr std::int32_t kSpace = 300;  // mils between bases
constexpr int kRounds = 2;            // whoever was in the way has gone by then

// What may protect a base there.
mael::battle::FeatureSet cover_at(const Battlefield& field, Disc base) {
  mael::battle::FeatureSet given = field.areas_under(base) | field.touched_by(base);
  for (FeatureIndex i = 0; i < field.features().size(); ++i) {
    if (field.feature(i).cover <= 1) given &= ~mael::battle::set_of(i);
  }
  return given;
}

class Former {
 public:
  Former(const State& state, const Draft& draft, Formation formation)
      : state_(state),
        field_(battlefield_of(state)),
        formation_(formation),
        draft_(draft),
        unit_(battle::walk_of(state, draft.action.deed)->unit),
        heading_(course_of(draft.action.deed)->heading),
        leader_(base_of(state, state.units[unit_].leader)),
        others_(followers_of(state, unit_)) {
    leader_.centre = end_of(state, unit_, *course_of(draft.action.deed));
  }

  // As the engine proposes it, and then each in its turn where that is not what is asked for.
  Draft form() {
    Draft draft = draft_;
    if (!Drafts<Rules>::add(state_, draft, {"heading", {heading_}, {}})) draft_ = draft;
    if (formation_ == Formation::Clump) return draft_;
    for (int round = 0; round < kRounds; ++round) {
      for (int i = 0; i < others_.size(); ++i) {
        formation_ == Formation::Cover ? shelter(others_[i])
                                       : place(others_[i], wish_of(i, others_[i]));
      }
    }
    return draft_;
  }

 private:
  void place(ModelId model, Point at) { draft_ = placed_at(state_, draft_, model, at).draft; }

  std::int32_t step_for(ModelId model) const {
    return leader_.radius + base_of(state_, model).radius + kSpace;
  }
  Point from_leader(int turned, std::int32_t length) const {
    return moved(leader_.centre, static_cast<Heading>((heading_ + turned) % kHeadings), length);
  }

  // To the left and to the right by turns.
  Point wish_of(int place, ModelId model) const {
    const int back = formation_ == Formation::Wedge ? kHeadings / 8 : 0;
    const int left = kHeadings / 4 + back, right = kHeadings - left;
    return from_leader(place % 2 == 0 ? left : right, step_for(model) * (place / 2 + 1));
  }

  bool is_sheltered(Disc base) const {
    return (cover_at(field_, base) & cover_at(field_, leader_)) != 0;
  }

  // The nearest spot that what protects the leader protects too; where there is none the model
  // stays.
  void shelter(ModelId model) {
    const std::int32_t radius = base_of(state_, model).radius;
    const std::int32_t step = step_for(model), farthest = mael::battle::kCoherency + step;
    if (is_sheltered({*ghost_at(state_, draft_, model), radius})) return;
    for (std::int32_t length = step; length < farthest; length += step / 2) {
      for (int turned = 0; turned < kHeadings; turned += kHeadings / 24) {
        const Disc base{from_leader(turned, length), radius};
        if (!is_sheltered(base)) continue;
        const Placed placed = placed_at(state_, draft_, model, base.centre);
        const Point at = *ghost_at(state_, placed.draft, model);
        if (!is_sheltered({at, radius})) continue;
        draft_ = placed.draft;
        return;
      }
    }
  }

  const State& state_;
  const Battlefield& field_;
  const Formation formation_;
  Draft draft_;
  const UnitId unit_;
  const Heading heading_;
  Disc leader_;  // where it ends
  const ModelList others_;
};

}  // namespace

Draft formed(const State& state, const Draft& draft, Formation formation) {
  return Former(state, draft, formation).form();
}

bool ends_at_cover(const State& state, const Draft& draft) {
  const UnitId unit = battle::walk_of(state, draft.action.deed)->unit;
  Disc leader = base_of(state, state.units[unit].leader);
  leader.centre = end_of(state, unit, *course_of(draft.action.deed));
  return cover_at(battlefield_of(state), leader) != 0;
}

}  // namespace mael::web::battle
