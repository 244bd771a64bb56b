// What lies over the table: ghosts and their way, who sees them, what may be picked, the ruler.
#include "engine/battle/derived.h"
#include "web/screens/battle/view/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

class BoardBuilder {
 public:
  BoardBuilder(const Situation& situation, const Selection& selection, const Sights& sights,
               BoardView& out)
      : situation_(situation),
        state_(situation.seen),
        selection_(selection),
        sights_(sights),
        out_(out) {}

  void build() {
    out_.selected = selection_.unit != kNone ? selection_.unit : situation_.spoken_of();
    if (state_.has_round()) out_.target = state_.round.target;
    light_choices();
    light_targets();
    if (const UnitId unit = chosen(); unit != kNone) build_ground(state_, unit, out_);
    if (const Action* shown = shown_action(selection_)) show(shown->deed);
    if (sights_.aim) show_aim(*sights_.aim);
    out_.barred = selection_.hindrance;
  }

 private:
  void light_choices() {
    if (!situation_.chooses_squad()) return;
    for (UnitId unit = 0; unit < state_.units.size(); ++unit) {
      if (situation_.may(Activate{unit})) out_.lit.push_back(unit);
    }
  }

  // While it is not led elsewhere: what is told of them holds where the squad stands.
  void light_targets() {
    const Action* shown = shown_action(selection_);
    const bool led =
        shown && course_of(shown->deed) && !std::holds_alternative<Charge>(shown->deed);
    if (led || selection_.dragged) return;
    out_.targets = situation_.targets();
    for (const Target& target : out_.targets) out_.lit.push_back(target.unit);
  }

  // Of whom it is decided where it goes; none while somebody is aimed at.
  UnitId chosen() const {
    const Action* shown = shown_action(selection_);
    if (shown && (volley_of(shown->deed) || std::holds_alternative<Charge>(shown->deed))) {
      return kNone;
    }
    if (situation_.mover() != kNone) return situation_.mover();
    const UnitId unit = selection_.unit;
    const bool picked = situation_.chooses_squad() && unit != kNone;
    return picked && situation_.may(Activate{unit}) ? unit : UnitId{kNone};
  }

  void show(const Deed& deed) {
    if (const auto* charge = std::get_if<Charge>(&deed)) out_.target = charge->target;
    if (sights_.stand) show_course(*sights_.stand, *course_of(deed));
  }

  void show_course(const Sights::Stand& stand, const Course& course) {
    const State& after = stand.after;
    const UnitId unit = stand.walk.unit;
    const ModelId leader = state_.units[unit].leader;
    const ModelId picked = selection_.adjusted == kNone ? leader : selection_.adjusted;
    for (const ModelId model : living_of(state_, unit)) {
      out_.ghosts.push_back({.model = model,
                             .at = after.models[model].at,
                             .picked = model == picked,
                             .heading = after.units[unit].heading,
                             .radius = profile_of(state_, model).radius()});
    }
    out_.heading = after.units[unit].heading;
    out_.turns = is_turnable(situation_, selection_);
    out_.path.push_back(state_.models[leader].at);
    out_.path.insert(out_.path.end(), course.path.begin(), course.path.end());
    out_.path_words = inches_of(length_of(state_, unit, course));
    // From whoever would see the unit there, and a cut line from whoever would not.
    for (const Glance& glance : stand.looks) add_ray(glance.sight, PlaneLine::Harm, out_);
  }

  void show_aim(const Sights::Aim& aim) {
    out_.target = aim.target;
    for (const auto& sight : aim.looks) add_ray(sight, PlaneLine::Harm, out_);
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
  const Sights& sights_;
  BoardView& out_;
};

}  // namespace

void build_board(const Situation& situation, const Selection& selection, const Sights& sights,
                 View& view) {
  const bool looks = selection.ruler || selection.looks != kNone;
  if (!looks) return BoardBuilder(situation, selection, sights, view.board).build();
  build_look(situation, selection, sights, view.board);
}

void add_ray(const mael::battle::Sight& sight, PlaneLine free, BoardView& board) {
  const Segment way = sight.ray.ground;
  if (sight.seen) return board.rays.push_back({way.from, way.to, free});
  const double t =
      static_cast<double>(sight.stop.at.over) / static_cast<double>(sight.stop.at.under);
  const auto between = [&](std::int32_t a, std::int32_t b) {
    return static_cast<std::int32_t>(a + (b - a) * t);
  };
  const Point stop{between(way.from.x, way.to.x), between(way.from.y, way.to.y)};
  board.rays.push_back({way.from, stop, PlaneLine::Blocked});
}

}  // namespace mael::web::battle
