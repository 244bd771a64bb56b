#include "web/screens/battle/march.h"

#include <algorithm>
#include <cstdint>

#include "engine/battle/derived.h"
#include "engine/battle/play/course.h"
#include "engine/battle/steps.h"
#include "web/screens/battle/situation.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

constexpr int kParts = 32;  // of a way that cannot be gone to its end

bool waits_for(const State& state, Seat seat) {
  const bool open = state.stage == Stage::Go || state.stage == Stage::Second;
  return open && state.frames.empty() && to_act(state).includes(seat);
}

Point leader_of(const State& state, UnitId unit) {
  return state.models[state.units[unit].leader].at;
}

// How one squad walks towards a point once those before it have gone.
class Walker {
 public:
  Walker(const State& state, Seat seat, UnitId unit) : seat_(seat), active_(state) {
    const Action first{seat, Activate{unit}};
    if (check(state, first)) return;
    apply(active_, first);
    acts_ = mael::battle::is_at(active_, Step::Acting);
    from_ = leader_of(state, unit);
    move_ = mael::battle::walk_of(active_, unit, Gait::Move).allowance;
    dash_ = mael::battle::walk_of(active_, unit, Gait::Dash).allowance;
  }

  // All the way, or as far as it comes by halves.
  std::optional<Draft> towards(Point wish) const {
    if (!acts_ || wish == from_) return {};
    if (auto draft = to(wish)) return draft;
    std::optional<Draft> best;
    int good = 0, bad = kParts;
    while (bad - good > 1) {
      const int middle = (good + bad) / 2;
      auto draft = to(part_of(wish, middle));
      (draft ? good : bad) = middle;
      if (draft) best = std::move(draft);
    }
    return best;
  }

 private:
  Point part_of(Point wish, int part) const {
    const auto between = [part](std::int32_t a, std::int32_t b) {
      return static_cast<std::int32_t>(a + (std::int64_t{b} - a) * part / kParts);
    };
    return {between(from_.x, wish.x), between(from_.y, wish.y)};
  }
  // By a Move where that is far enough.
  std::optional<Draft> to(Point at) const {
    if (is_within(from_, at, move_)) {
      if (auto draft = by(Move{}, at)) return draft;
    }
    return is_within(from_, at, dash_) ? by(Dash{}, at) : std::nullopt;
  }
  std::optional<Draft> by(const Deed& deed, Point at) const {
    Draft draft{{seat_, deed}, Drafts<Rules>::Lack::End};
    if (Drafts<Rules>::add(active_, draft, {"end", {}, {at}})) return {};
    return draft;
  }

  Seat seat_;
  State active_;
  bool acts_ = false;
  Point from_;
  std::int32_t move_ = 0, dash_ = 0;
};

State once_walked(const State& state, const Marcher& squad) {
  return gone(state, squad.unit, *course_of(squad.draft->action.deed));
}

// Each where those before it have gone already.
void work_out(const State& state, Seat seat, March& march) {
  State then = state;
  for (Marcher& squad : march.squads) {
    squad.draft.reset();
    if (!squad.wish) continue;
    squad.draft = Walker(then, seat, squad.unit).towards(*squad.wish);
    if (squad.draft) then = once_walked(then, squad);
  }
}

void sort_by(const State& state, Point way, March& march) {
  const auto ahead = [&](const Marcher& squad) {
    const Point at = leader_of(state, squad.unit);
    return std::int64_t{at.x} * way.x + std::int64_t{at.y} * way.y;
  };
  std::stable_sort(march.squads.begin(), march.squads.end(),
                   [&](const Marcher& a, const Marcher& b) { return ahead(a) > ahead(b); });
}

// The squad's activation with nothing but its way, as far as it is played without anybody else;
// whether it came to its end.
bool add_activation(const Marcher& squad, Seat seat, State& state, std::vector<Action>& actions) {
  const std::vector<Action> all{
      {seat, Activate{squad.unit}}, squad.draft->action, {seat, EndActivation{}}};
  for (const Action& each : all) {
    if (check(state, each)) return false;
    apply(state, each);
    actions.push_back(each);
  }
  return true;
}

}  // namespace

bool is_in(const March& march, UnitId unit) {
  return std::any_of(march.squads.begin(), march.squads.end(),
                     [unit](const Marcher& squad) { return squad.unit == unit; });
}

void join(const State& state, Seat seat, UnitId unit, March& march) {
  if (is_in(march, unit)) {
    std::erase_if(march.squads, [unit](const Marcher& squad) { return squad.unit == unit; });
  } else {
    march.squads.push_back({unit, {}, {}});
  }
  if (!is_in(march, march.anchor)) {
    march.anchor = march.squads.empty() ? UnitId{kNone} : march.squads.front().unit;
  }
  if (march.way) lead_by(state, seat, *march.way, march);
}

void lead_to(const State& state, Seat seat, ModelId model, Point at, March& march) {
  const Point from = state.models[model].at;
  lead_by(state, seat, {at.x - from.x, at.y - from.y}, march);
}

void lead_by(const State& state, Seat seat, Point way, March& march) {
  march.way = way;
  for (Marcher& squad : march.squads) {
    const Point from = leader_of(state, squad.unit);
    squad.wish = Point{from.x + way.x, from.y + way.y};
  }
  sort_by(state, way, march);
  work_out(state, seat, march);
}

std::optional<March> renewed(const State& state, Seat seat, const March& march) {
  March left = march;
  std::erase_if(left.squads, [&](const Marcher& squad) {
    return check(state, {seat, Activate{squad.unit}}).has_value();
  });
  work_out(state, seat, left);
  std::erase_if(left.squads, [](const Marcher& squad) { return !squad.draft; });
  return left.squads.empty() ? std::nullopt : std::optional(std::move(left));
}

Stretch stretch_of(const State& state, Seat seat, const March& march) {
  Stretch stretch;
  State then = state;
  for (const Marcher& squad : march.squads) {
    if (!squad.draft) continue;
    if (!waits_for(then, seat)) break;
    const std::size_t before = stretch.actions.size();
    const bool whole = add_activation(squad, seat, then, stretch.actions);
    if (stretch.actions.size() > before) stretch.squads.push_back(squad.unit);
    if (!whole) break;
  }
  return stretch;
}

March left_after(const Stretch& stretch, March march) {
  std::erase_if(march.squads, [&](const Marcher& squad) {
    const auto& done = stretch.squads;
    return std::find(done.begin(), done.end(), squad.unit) != done.end();
  });
  return march;
}

std::vector<Halt> halts_of(const State& state, const March& march) {
  std::vector<Halt> halts;
  State then = state;
  for (const Marcher& squad : march.squads) {
    if (!squad.draft) continue;
    const Course& course = *course_of(squad.draft->action.deed);
    Halt halt{squad.unit, {leader_of(then, squad.unit)}, 0, {}};
    halt.way.insert(halt.way.end(), course.path.begin(), course.path.end());
    halt.length = length_of(then, squad.unit, course);
    then = once_walked(then, squad);
    halt.stands = then;
    halts.push_back(std::move(halt));
  }
  return halts;
}

}  // namespace mael::web::battle
