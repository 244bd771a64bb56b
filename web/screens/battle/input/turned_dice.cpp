#include "web/screens/battle/input/turned_dice.h"

#include "engine/battle/round/choices.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/forecast.h"
#include "web/screens/battle/input/input.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {

TurnedDie turn_die(const Situation& situation, const Selection& selection, int tapped) {
  const State& state = situation.seen;
  const bool hits = situation.is_at(Step::FlipHits);
  if (!hits && !situation.is_at(Step::FlipArmor)) return {};
  const auto die = static_cast<std::uint8_t>(tapped);
  std::vector<std::int32_t> others;
  int shown = 0;
  for (const Flip& flip : flips_of(situation, selection).flips) {
    if (flip.die == die) {
      shown = flip.value;
    } else {
      others.push_back(thing_of(flip));
    }
  }
  const Round& round = state.round;
  if (die >= (hits ? round.dice.size() : round.armor.size())) return {};
  const int fell = hits ? round.dice[die].shown : round.armor[die].shown;
  Draft draft{{situation.actor(), FlipDice{}}};
  std::optional<Refusal> refusal;
  for (int face = (shown == 0 ? fell : shown) % kSides + 1; face != fell;
       face = face % kSides + 1) {
    auto wanted = others;
    wanted.push_back(thing_of(Flip{die, static_cast<std::uint8_t>(face)}));
    const Verdict verdict = Drafts<Rules>::add(state, draft, {"flips", wanted, {}});
    if (!verdict) return {draft, {}};
    if (!refusal) refusal = explain(situation, *verdict);
  }
  Drafts<Rules>::add(state, draft, {"flips", others, {}});
  return {draft, shown == 0 ? refusal : std::nullopt};
}

FlipDice proposed_flips(const Situation& situation) {
  if (!situation.is_at(Step::FlipHits)) return usual_armor_flips(situation.seen);
  // The book's example, which the lesson follows, goes for the most hits.
  return situation.taught ? usual_hit_flips(situation.seen) : best_hit_flips(situation.seen);
}

FlipDice flips_of(const Situation& situation, const Selection& selection) {
  if (selection.draft) {
    if (const auto* flips = std::get_if<FlipDice>(&selection.draft->action.deed)) return *flips;
  }
  return proposed_flips(situation);
}

}  // namespace mael::web::battle
