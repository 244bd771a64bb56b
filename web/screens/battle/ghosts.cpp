#include "web/screens/battle/ghosts.h"

#include <algorithm>
#include <vector>

#include "engine/battle/play/course.h"
#include "web/screens/battle/situation.h"

namespace mael::web::battle {
namespace {

// Tries places for one model.
class Placer {
 public:
  Placer(const State& state, const Draft& draft, std::size_t place)
      : state_(state), draft_(draft), place_(place) {
    const Course& course = *course_of(draft.action.deed);
    points_.assign(course.places.begin(), course.places.end());
  }

  // The draft with the model there, if that may be.
  Verdict try_at(Point at, Draft& out) const {
    std::vector<Point> points = points_;
    points[place_] = at;
    Draft draft = draft_;
    if (const Verdict verdict = Drafts<Rules>::add(state_, draft, {"places", {}, points})) {
      return verdict;
    }
    out = std::move(draft);
    return {};
  }

  Placed place(Point at) const {
    Placed placed{draft_, {}};
    placed.verdict = try_at(at, placed.draft);
    if (!placed.verdict) return placed;
    const Point reached = approach(at, placed.draft);
    if (is_within(reached, at, kSnap)) placed.verdict.reset();
    return placed;
  }

 private:
  // By halves from where it stands, which is allowed, to the spot, which is not.
  Point approach(Point at, Draft& out) const {
    Point good = points_[place_], bad = at;
    while (!is_within(good, bad, 4)) {
      const Point middle{(good.x + bad.x) / 2, (good.y + bad.y) / 2};
      (try_at(middle, out) ? bad : good) = middle;
    }
    return good;
  }

  const State& state_;
  const Draft& draft_;
  std::size_t place_;
  std::vector<Point> points_;
};

// Its place in the course; none for the leader and strangers.
std::optional<std::size_t> place_of(const State& state, const Draft& draft, ModelId model) {
  const Course* course = course_of(draft.action.deed);
  const auto walk = battle::walk_of(state, draft.action.deed);
  if (!course || !walk) return {};
  const ModelList others = followers_of(state, walk->unit);
  const auto found = std::find(others.begin(), others.end(), model);
  const auto place = static_cast<std::size_t>(found - others.begin());
  if (place >= static_cast<std::size_t>(course->places.size())) return {};
  return place;
}

}  // namespace

std::optional<Point> ghost_at(const State& state, const Draft& draft, ModelId model) {
  const Course* course = course_of(draft.action.deed);
  const auto walk = battle::walk_of(state, draft.action.deed);
  if (!course || !walk || course->path.empty()) return {};
  if (model == kNone || model == state.units[walk->unit].leader) {
    return end_of(state, walk->unit, *course);
  }
  const auto place = place_of(state, draft, model);
  if (!place) return {};
  return course->places[static_cast<int>(*place)];
}

bool may_turn(const State& state, const Draft& draft) {
  std::vector<Need> needs;
  Drafts<Rules>::needs(state, draft, needs);
  return std::any_of(needs.begin(), needs.end(),
                     [](const Need& need) { return need.part == "heading"; });
}

Placed turned_to(const State& state, const Draft& draft, Heading heading) {
  const auto face = [&](Heading towards, Draft& out) {
    return Drafts<Rules>::add(state, out, {"heading", {towards}, {}});
  };
  const Course& course = *course_of(draft.action.deed);
  Draft proposed = draft;
  const bool is_own = !face(course.heading, proposed) && !(proposed == draft);
  Placed placed{draft, {}};
  placed.verdict = face(heading, placed.draft);
  if (placed.verdict || !is_own) return placed;
  const std::vector<Point> places(course.places.begin(), course.places.end());
  placed.verdict = Drafts<Rules>::add(state, placed.draft, {"places", {}, places});
  return placed;
}

Placed placed_at(const State& state, const Draft& draft, ModelId model, Point at) {
  const auto place = place_of(state, draft, model);
  if (!place) return {draft, {}};
  return Placer(state, draft, *place).place(at);
}

}  // namespace mael::web::battle
