// What is done with dice and hits, part by part.
#include <algorithm>

#include "engine/battle/effects/criticals.h"
#include "engine/battle/help/draft_parts.h"
#include "engine/battle/help/drafts.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

constexpr std::string_view kRemoved = "removed", kFlips = "flips", kBlocked = "blocked",
                           kOrder = "order", kGiven = "given", kEffects = "effects";

Need need_some(std::string_view part, std::vector<std::int32_t> things, int least, int most) {
  Need need;
  need.part = part;
  need.kind = Need::Kind::Subset;
  need.lacks = false;
  need.things = std::move(things);
  need.least = least;
  need.most = most;
  return need;
}

int size_of(const std::vector<std::int32_t>& things) { return static_cast<int>(things.size()); }

std::vector<std::int32_t> bits_as_things(HitBits bits) {
  std::vector<std::int32_t> things;
  for (; bits != 0; bits &= bits - 1) things.push_back(lowest_bit(bits));
  return things;
}

// Every face each die could be turned to.
std::vector<std::int32_t> flips_at_hand(const State& state) {
  const Round& round = state.round;
  const bool hits = state.top().step == Step::FlipHits;
  const int dice = hits ? round.dice.size() : round.armor.size();
  std::vector<std::int32_t> things;
  for (int die = 0; die < dice; ++die) {
    if (hits && !may_flip(state, round, round.dice[die].shot)) continue;
    const int shown = hits ? round.dice[die].shown : round.armor[die].shown;
    for (int face = 1; face <= kSides; ++face) {
      if (face == shown) continue;
      things.push_back(
          thing_of(Flip{static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(face)}));
    }
  }
  return things;
}

struct Needed {
  const State& state;
  std::vector<Need>& needs;

  template <class Other>
  void operator()(const Other&) const {}

  void operator()(const RemoveDice&) const {
    const Round& round = state.round;
    std::vector<std::int32_t> things;
    for (int shot = 0; shot < round.counts.size(); ++shot) {
      things.insert(things.end(), static_cast<std::size_t>(round.counts[shot]), shot);
    }
    const int owed = dice_owed(state, round);
    needs.push_back(need_some(kRemoved, things, owed, owed));
  }
  void operator()(const FlipDice&) const {
    const std::vector<std::int32_t> things = flips_at_hand(state);
    if (!things.empty()) {
      needs.push_back(need_some(kFlips, things, 0, std::min(size_of(things), kMostDice)));
    }
  }
  void operator()(const ChooseCriticals&) const {
    const Round& round = state.round;
    std::vector<std::int32_t> things;
    for (int die = 0; die < round.dice.size(); ++die) {
      if (!may_do_else(state, round, round.dice[die])) continue;
      const Weapon& weapon = weapon_of(state, round.shots[round.dice[die].shot]);
      for (int effect = 1; critical_of(weapon, effect) != nullptr; ++effect) {
        things.push_back(
            thing_of(Critical{static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(effect)}));
      }
    }
    needs.push_back(need_some(kEffects, things, 0, size_of(things)));
  }
  void operator()(const ChooseDefense& deed) const {
    if (deed.kind == Defense::None) return;
    const auto things = bits_as_things(blockable_hits(state, state.round));
    needs.push_back(need_some(kBlocked, things, 1, size_of(things)));
  }
  void operator()(const Allocate&) const {
    const ModelList living = living_of(state, state.round.target);
    Need order;
    order.part = kOrder;
    order.kind = Need::Kind::Order;
    order.lacks = false;
    order.things.assign(living.begin(), living.end());
    needs.push_back(order);
    std::vector<std::int32_t> things;
    for (const std::int32_t hit : bits_as_things(surviving_hits(state, state.round))) {
      for (const ModelId model : living) {
        things.push_back(thing_of(Given{static_cast<std::uint8_t>(hit), model}));
      }
    }
    needs.push_back(need_some(kGiven, things, 1, size_of(things)));
  }
};

struct Putter {
  const State& state;
  const DraftPart& part;

  template <class Other>
  Verdict operator()(const Other&) const {
    assert(false);
    return {};
  }
  Verdict operator()(RemoveDice& deed) const {
    deed.counts.clear();
    for (int i = 0; i < state.round.counts.size(); ++i) deed.counts.push_back(0);
    for (const std::int32_t shot : part.numbers) {
      if (shot < 0 || shot >= deed.counts.size()) return Violation("EDG-143"_rule);
      ++deed.counts[shot];
    }
    return {};
  }
  Verdict operator()(FlipDice& deed) const {
    deed.flips.clear();
    for (const std::int32_t thing : part.numbers) {
      if (deed.flips.full()) return Violation("EDG-R47"_rule);
      deed.flips.push_back(
          {static_cast<std::uint8_t>(thing >> 8), static_cast<std::uint8_t>(thing & 0xff)});
    }
    std::sort(deed.flips.begin(), deed.flips.end());
    return {};
  }
  Verdict operator()(ChooseCriticals& deed) const {
    deed.chosen.clear();
    for (const std::int32_t thing : part.numbers) {
      if (deed.chosen.full()) return Violation("EDG-R62"_rule);
      deed.chosen.push_back(
          {static_cast<std::uint8_t>(thing >> 8), static_cast<std::uint8_t>(thing & 0xff)});
    }
    std::sort(deed.chosen.begin(), deed.chosen.end());
    return {};
  }
  Verdict operator()(ChooseDefense& deed) const {
    deed.blocked = 0;
    for (const std::int32_t hit : part.numbers) {
      if (hit < 0 || hit >= kMostWideBits) return Violation("EDG-168"_rule);
      deed.blocked |= hit_bit(hit);
    }
    return {};
  }
  Verdict operator()(Allocate& deed) const {
    if (part.part == kOrder) return put_order(deed);
    deed.given.clear();
    for (const std::int32_t thing : part.numbers) {
      if (deed.given.full()) return Violation("EDG-179"_rule);
      deed.given.push_back(
          {static_cast<std::uint8_t>(thing >> 8), static_cast<ModelId>(thing & 0xff)});
    }
    return {};
  }

 private:
  Verdict put_order(Allocate& deed) const {
    std::vector<ModelId> order;
    for (const std::int32_t model : part.numbers) {
      const bool known = model >= 0 && model < state.models.size() &&
                         state.models[static_cast<ModelId>(model)].is_alive();
      if (!known) return Violation("EDG-182"_rule);
      order.push_back(static_cast<ModelId>(model));
    }
    if (order.empty()) return Violation("EDG-182"_rule);
    deed = allotment(state, order);
    return {};
  }
};

}  // namespace

void need_dice(const State& state, const Deed& deed, std::vector<Need>& needs) {
  std::visit(Needed{state, needs}, deed);
}

Verdict put_dice(const State& state, Deed& deed, const DraftPart& part) {
  return std::visit(Putter{state, part}, deed);
}

}  // namespace mael::battle
