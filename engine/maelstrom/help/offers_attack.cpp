#include <algorithm>
#include <bit>
#include <compare>
#include <optional>
#include <utility>
#include <variant>

#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/help/offers.h"
#include "engine/maelstrom/plays.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

// What an attack comes to: what is better for the attacker is greater.
struct Gain {
  bool destroys = false;
  int wounds = 0;  // on the target, while it stands
  int lost = 0;    // own tiles, below 0
  int hurt = 0;    // wounds on those that stand, below 0
  auto operator<=>(const Gain&) const = default;
};

class GainReader {
 public:
  GainReader(TileName target, Seat by) : target_(target), by_(by) {}

  Gain read(const Events& events) {
    for (const Event& event : events) std::visit([&](const auto& one) { note(one); }, event);
    if (gain_.destroys) gain_.wounds = 0;
    return gain_;
  }

 private:
  void note(const happened::Wounded& event) {
    if (event.tile == target_) gain_.wounds += event.wounds;
    if (event.tile.seat == by_) gain_.hurt -= event.wounds;
  }
  void note(const happened::Destroyed& event) {
    if (event.tile == target_) gain_.destroys = true;
    if (event.tile.seat == by_) --gain_.lost;
  }
  template <class Other>
  void note(const Other&) {}

  TileName target_;
  Seat by_;
  Gain gain_;
};

void decline_answers(State& state, Events& events) {
  while (state.awaiting == Awaiting::Answer) {
    apply(state, {answering_seat(state), Decline{}}, &events);
  }
}

// The least it may come to, as the defender chooses, if it is not answered.
Gain least_gain(const Offers& all, const Attack& attack) {
  const TileName target = name_of(all.seen, {opponent_of(all.by), attack.target});
  State declared = all.seen;
  Events events;
  apply(declared, {all.by, attack}, &events);
  decline_answers(declared, events);
  if (!declared.attack.attackers) return GainReader(target, all.by).read(events);
  std::vector<Action> choices;
  legal_actions(declared, choices);
  std::optional<Gain> least;
  for (const Action& choice : choices) {
    if (!std::holds_alternative<Defend>(choice.deed)) continue;
    State after = declared;
    Events more = events;
    apply(after, choice, &more);
    const Gain gain = GainReader(target, all.by).read(more);
    least = least ? std::min(*least, gain) : gain;
  }
  return least.value_or(Gain{});
}

// In the order of what is proposed first.
struct Proposal {
  Gain gain;
  Attack attack;
  int combat = 0;

  bool comes_before(const Proposal& other) const {
    const std::pair done(gain.destroys, gain.wounds);
    const std::pair other_done(other.gain.destroys, other.gain.wounds);
    if (done != other_done) return done > other_done;
    const int size = std::popcount(attack.attackers);
    const int others = std::popcount(other.attack.attackers);
    if (size != others) return size < others;
    if (gain != other.gain) return gain > other.gain;
    return combat < other.combat;
  }
};

int combat_in(const Offers& all, const Attack& attack) {
  int sum = 0;
  const PendingAttack pending{attack.attackers, attack.target};
  for (TileMask rest = attack.attackers; rest != 0; rest &= rest - 1) {
    const auto index = static_cast<std::uint8_t>(std::countr_zero(rest));
    sum += combat_of(all.seen, {all.by, index}, &pending);
  }
  return sum;
}

}  // namespace

TileMask attackers_that_suffice(const Offers& all, TileRef target) {
  if (target.seat == all.by) return 0;
  std::optional<Proposal> first;
  for (const Action& action : all.legal) {
    const Attack* attack = std::get_if<Attack>(&action.deed);
    if (!attack || attack->target != target.index) continue;
    const Proposal proposal{least_gain(all, *attack), *attack, combat_in(all, *attack)};
    if (!first || proposal.comes_before(*first)) first = proposal;
  }
  return first ? first->attack.attackers : TileMask{0};
}

}  // namespace mael::maelstrom
