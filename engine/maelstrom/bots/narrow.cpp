#include "engine/maelstrom/bots/narrow.h"

#include <algorithm>
#include <bit>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/legality.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

// Wounds the attack gives, of those the target can take.
int useful_wounds(const State& state, const PendingAttack& attack) {
  const TileRef target{opponent_of(state.active), attack.target};
  const int left = life_of(state, target) - state.tile(target).wounds;
  return std::min(left, wounds_from(attack_damage(state, attack), armor_of(state, target)));
}

bool is_needless(const State& state, const Attack& deed) {
  const PendingAttack attack{deed.attackers, deed.target};
  const int wounds = useful_wounds(state, attack);
  if (wounds == 0) return true;
  if (std::popcount(deed.attackers) == 1) return false;
  const AttackOrder order = order_of(state, attack);
  // The tile struck first may be missing when the wounds are given: then more are not too many.
  if (order == AttackOrder::DefenceFirst) return false;
  for (TileMask rest = deed.attackers; rest != 0; rest &= rest - 1) {
    const PendingAttack fewer{deed.attackers & ~(rest & (~rest + 1)), deed.target};
    if (useful_wounds(state, fewer) >= wounds && order_of(state, fewer) == order &&
        !judge_group(state, state.active, fewer)) {
      return true;
    }
  }
  return false;
}

bool is_cheaper(const Summon& a, const Summon& b) {
  if (a.energy != b.energy) return a.energy < b.energy;
  const int payers = std::popcount(a.payers), others = std::popcount(b.payers);
  return payers != others ? payers < others : a.payers < b.payers;
}

// Whether two payments for the same tile and space are cheaper; these stand together in the list.
bool is_dear(const std::vector<Action>& actions, std::size_t place) {
  constexpr int kPayments = 2;
  const Summon& deed = std::get<Summon>(actions[place].deed);
  int cheaper = 0;
  const auto count = [&](const Action& action) {
    const auto* other = std::get_if<Summon>(&action.deed);
    if (!other || other->row != deed.row || other->at != deed.at) return false;
    cheaper += is_cheaper(*other, deed);
    return cheaper < kPayments;
  };
  for (std::size_t i = place; i-- > 0 && count(actions[i]);) {
  }
  for (std::size_t i = place + 1; i < actions.size() && count(actions[i]); ++i) {
  }
  return cheaper >= kPayments;
}

// Whether what may be chosen depends on the hand, or on the stack, which is what the hand leaves.
bool asks_for_hidden(const Effect& effect) {
  return effect.verb == Verb::Replace ||
         (effect.verb == Verb::Draw && effect.has_filter && effect.zone != Zone::Discard);
}

bool asks_for_hidden(std::span<const Effect> effects) {
  return std::any_of(effects.begin(), effects.end(),
                     [](const Effect& effect) { return asks_for_hidden(effect); });
}

// Whether an ability the seat may use does so.
bool may_ask_for_hidden(const SideState& side) {
  const auto asks = [&](Row row) {
    return asks_for_hidden(effect_table().of(side.rows[row].kind, Trigger::Action));
  };
  return std::any_of(side.tiles.begin(), side.tiles.end(),
                     [&](const BoardTile& tile) { return !tile.is_energy() && asks(tile.row); }) ||
         std::any_of(side.relics.begin(), side.relics.end(),
                     [&](const Relic& relic) { return asks(relic.row); });
}

// The rows f names, a bit each.
template <class F>
Means rows_where(const SideState& side, F&& f) {
  Means rows = 0;
  for (int row = 0; row < side.rows.size(); ++row) {
    if (f(static_cast<Row>(row))) rows |= Means{1} << row;
  }
  return rows;
}

// What may be summoned or played; nothing if an event in hand asks for what is hidden.
std::optional<Means> hand_of(const SideState& side) {
  const Means hand = rows_where(side, [&](Row row) { return side.rows[row].hand > 0; });
  for (Means rest = hand; rest != 0; rest &= rest - 1) {
    const TileKind kind = side.rows[std::countr_zero(rest)].kind;
    if (catalogue()[kind].type == TileType::Event && asks_for_hidden(effect_table().of(kind))) {
      return {};
    }
  }
  return hand;
}

// Whether an ability the seat may use lets it choose among its hand.
bool uses_hand(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  const auto asks = [&](Row row) {
    const auto effects = effect_table().of(side.rows[row].kind, Trigger::Action);
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return effect.zone == Zone::Hand; });
  };
  return std::any_of(side.tiles.begin(), side.tiles.end(),
                     [&](const BoardTile& tile) { return !tile.is_energy() && asks(tile.row); }) ||
         std::any_of(side.relics.begin(), side.relics.end(),
                     [&](const Relic& relic) { return asks(relic.row); });
}

}  // namespace

bool is_open(const State& state) {
  if (state.edition == Edition::Vortex) return false;  // events may be in any hand
  switch (state.awaiting) {
    case Awaiting::Defence:
    case Awaiting::Counterstrike:
    case Awaiting::LateDefence: return true;
    case Awaiting::Turn:
      return state.phase == Phase::Movement ||
             (state.phase == Phase::Action && !uses_hand(state, state.active));
    default: return false;
  }
}

std::optional<Means> means_of(const State& state, Seat seat) {
  static_assert(kMaxForce <= 64);
  const SideState& side = state.side(seat);
  switch (state.awaiting) {
    case Awaiting::OpeningHand:
      return rows_where(side, [&](Row row) { return unseen(side, row) > 0; });
    case Awaiting::Turn:
      if (state.phase == Phase::Action && may_ask_for_hidden(side)) return {};
      return hand_of(side);
    case Awaiting::Answer: return hand_of(side);
    case Awaiting::Trigger:
      if (asks_for_hidden(pending_ability(state))) return {};
      return Means{0};
    default: return {};
  }
}

Means means_for(const Action& action) {
  const auto bit = [](Row row) { return Means{1} << row; };
  if (const auto* summon = std::get_if<Summon>(&action.deed)) return bit(summon->row);
  if (const auto* event = std::get_if<PlayEvent>(&action.deed)) return bit(event->row);
  if (const auto* taken = std::get_if<TakeTile>(&action.deed)) return bit(taken->row);
  return 0;
}

void narrow(const State& state, std::vector<Action>& actions) {
  if (state.awaiting != Awaiting::Turn) return;
  // What goes is marked first, as it is judged beside the others.
  constexpr Seat kGone = Seat::E;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const auto* attack = std::get_if<Attack>(&actions[i].deed);
    const bool gone = attack
                          ? is_needless(state, *attack)
                          : std::holds_alternative<Summon>(actions[i].deed) && is_dear(actions, i);
    if (gone) actions[i].by = kGone;
  }
  actions.erase(std::remove_if(actions.begin(), actions.end(),
                               [](const Action& action) { return action.by == kGone; }),
                actions.end());
}

}  // namespace mael::maelstrom
