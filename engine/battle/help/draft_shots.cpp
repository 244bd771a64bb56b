// Shots, part by part.
#include <algorithm>

#include "engine/battle/bots/candidates.h"
#include "engine/battle/help/draft_parts.h"
#include "engine/battle/help/drafts.h"
#include "engine/battle/legality.h"
#include "engine/battle/round/volley.h"

namespace mael::battle {
namespace {

constexpr std::string_view kShotTarget = "target", kShots = "shots";

struct AimedOf {
  const State& state;

  template <class Other>
  std::optional<Aimed> operator()(const Other&) const {
    return {};
  }
  std::optional<Aimed> operator()(const Fire& deed) const {
    return by(state.active.unit, RoundKind::Fire, deed.volley);
  }
  std::optional<Aimed> operator()(const SuppressiveFire& deed) const {
    return by(state.active.unit, RoundKind::Suppressive, deed.volley);
  }
  std::optional<Aimed> operator()(const Fight& deed) const {
    return by(state.active.unit, RoundKind::Fight, deed.volley);
  }
  std::optional<Aimed> operator()(const HitAndRun& deed) const {
    return by(state.active.unit, RoundKind::HitAndRun, deed.volley);
  }
  std::optional<Aimed> operator()(const Defend& deed) const {
    return by(state.active.target, RoundKind::Defensive, deed.volley);
  }

 private:
  std::optional<Aimed> by(UnitId shooter, RoundKind kind, const Volley& volley) const {
    if (!is_unit(state, shooter)) return {};
    return Aimed{kind, shooter, &volley};
  }
};

std::optional<Volley> first_volley(const State& state, const Aimed& aimed, UnitId target) {
  std::vector<Volley> volleys;
  add_volleys(state, aimed.kind, aimed.shooter, target, volleys);
  if (volleys.empty()) return {};
  return volleys.front();
}

// Everything each model may use.
std::vector<std::int32_t> shots_at_hand(const State& state, const Aimed& aimed) {
  std::vector<std::int32_t> things;
  for (const ModelId model : living_of(state, aimed.shooter)) {
    const auto offer = [&](std::uint8_t weapon) {
      const Shot shot{model, weapon};
      if (judge_shot(state, aimed.kind, aimed.shooter, aimed.volley->target, shot)) return;
      things.push_back(thing_of(shot));
    };
    const int weapons = profile_of(state, model).weapons.size();
    for (int i = 0; i < weapons; ++i) offer(static_cast<std::uint8_t>(i));
    offer(kFrag);
    offer(kBareHands);
  }
  return things;
}

}  // namespace

std::optional<Aimed> aimed_of(const State& state, const Deed& deed) {
  return std::visit(AimedOf{state}, deed);
}

int most_shots(const State& state, UnitId shooter) {
  int most = 0;
  for (const ModelId model : living_of(state, shooter)) {
    const Profile& profile = profile_of(state, model);
    most += profile.is_large() ? profile.weapons.size() : 1;
  }
  return std::min(most, kMostShots);
}

void need_volley(const State& state, const Aimed& aimed, bool has_target,
                 std::vector<Need>& needs) {
  if (aimed.kind != RoundKind::Defensive) {
    Need target;
    target.part = kShotTarget;
    target.lacks = !has_target;
    target.things = shot_targets(state, aimed.kind);
    needs.push_back(target);
  }
  if (!has_target) return;
  Need shots;
  shots.part = kShots;
  shots.kind = Need::Kind::Subset;
  shots.lacks = false;
  shots.most = most_shots(state, aimed.shooter);
  shots.things = shots_at_hand(state, aimed);
  needs.push_back(shots);
}

Verdict put_volley(const State& state, const Aimed& aimed, Volley& volley, const DraftPart& part) {
  if (part.part == kShotTarget) {
    const auto target = static_cast<UnitId>(part.numbers[0]);
    if (const Verdict verdict = judge_shot_at(state, aimed.kind, target)) return verdict;
    const auto first = first_volley(state, aimed, target);
    if (!first) return Violation("EDG-133"_rule);
    volley = *first;
    return {};
  }
  Declared shots;
  for (const std::int32_t thing : part.numbers) {
    if (shots.full()) return Violation("EDG-130"_rule);
    shots.push_back({static_cast<ModelId>(thing >> 8), static_cast<std::uint8_t>(thing & 0xff)});
  }
  std::sort(shots.begin(), shots.end());
  volley.shots = shots;
  return {};
}

std::vector<std::int32_t> shot_targets(const State& state, RoundKind kind) {
  std::vector<std::int32_t> targets;
  const Aimed aimed{kind, state.active.unit, nullptr};
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (!judge_shot_at(state, kind, unit) && first_volley(state, aimed, unit)) {
      targets.push_back(unit);
    }
  }
  return targets;
}

}  // namespace mael::battle
