// Lists what check accepts. Everything that depends on one tile is judged once per tile, with the
// same judgements check uses; a test holds both against each other.

#include <algorithm>
#include <array>
#include <bit>
#include <variant>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/legality.h"
#include "engine/maelstrom/plays.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

// With more possible attackers than this on one target, groups are sampled (see rules.h).
constexpr int kFullGroups = 8;

class Lister {
 public:
  Lister(const State& state, std::vector<Action>& out) : state_(state), out_(out) {}

  bool lists_every_group() {
    if (state_.side(state_.active).tiles.size() <= kFullGroups) return true;
    bool every = true;
    for_each_target(Mass(state_), [&](TileMask attackers, std::uint8_t) {
      every = every && std::popcount(attackers) <= kFullGroups;
    });
    return every;
  }

  void list() {
    switch (state_.awaiting) {
      case Awaiting::Primary: for_each_awaited([&](Seat seat) { list_primaries(seat); }); break;
      case Awaiting::OpeningHand: for_each_awaited([&](Seat seat) { list_openings(seat); }); break;
      case Awaiting::Turn: list_turn(); break;
      case Awaiting::Defence:
      case Awaiting::Counterstrike:
      case Awaiting::LateDefence: list_defences(); break;
      case Awaiting::DrawAnswer:
        add(opponent_of(state_.offerer), AcceptDraw{});
        add(opponent_of(state_.offerer), DeclineDraw{});
        break;
      case Awaiting::Coin:
      case Awaiting::FirstDiscard:
      case Awaiting::DrawnTile: list_chances(); break;
      case Awaiting::Answer:
        list_events(answering_seat(state_));
        add(answering_seat(state_), Decline{});
        break;
      case Awaiting::Trigger: list_trigger(); break;
      case Awaiting::Nothing: break;
    }
  }

 private:
  void add(Seat seat, const Deed& deed) { out_.push_back({seat, deed}); }
  void add(const Deed& deed) { out_.push_back({state_.active, deed}); }

  template <class F>
  void for_each_awaited(F&& f) {
    const Awaited awaited = to_act(state_);
    for (const Seat seat : {Seat::A, Seat::B}) {
      if (awaited.includes(seat)) f(seat);
    }
  }

  template <class F>
  void for_each_tile(Seat seat, F&& f) {
    const int count = state_.side(seat).tiles.size();
    for (int i = 0; i < count; ++i) f(TileRef{seat, static_cast<std::uint8_t>(i)});
  }

  void list_primaries(Seat seat) {
    for (int row = 0; row < state_.side(seat).rows.size(); ++row) {
      const TileData& data = data_of(state_, seat, static_cast<Row>(row));
      if (may_start(state_.edition, data)) {
        add(seat, ChoosePrimary{static_cast<Row>(row)});
      }
    }
  }

  void list_openings(Seat seat) {
    const SideState& side = state_.side(seat);
    for (int row = 0; row < side.rows.size(); ++row) {
      if (may_open(data_of(state_, seat, static_cast<Row>(row))) &&
          unseen(side, static_cast<Row>(row)) > 0) {
        add(seat, TakeTile{static_cast<Row>(row)});
      }
    }
  }

  void list_chances() {
    std::vector<Weighted<Action>> weighted;
    chances(state_, weighted);
    for (const Weighted<Action>& each : weighted) out_.push_back(each.value);
  }

  void list_turn() {
    if (state_.phase == Phase::Movement) list_moves();
    if (state_.phase == Phase::Action) list_action_phase();
    if (state_.phase == Phase::Summon) list_summons();
    if (state_.edition == Edition::Vortex) list_events(state_.active);
    add(EndPhase{});
  }

  void list_moves() {
    const Mass mass(state_);
    const bool barred = is_anything_forbidden(state_, Act::Enter);
    for_each_tile(state_.active, [&](TileRef ref) {
      if (!is_minion(state_, ref)) return;
      const Mobility mobility = mobility_of(state_, ref);
      if (judge_mover(state_, ref, mobility.movement)) return;
      mass.find_reach(state_.tile(ref).at, mobility, reach_);
      for (const Reached& space : reach_) {
        if (space.over_tile || (barred && may_not_enter(state_, ref, space.at))) continue;
        add(MoveMinion{ref.index, space.at});
      }
    });
  }

  void list_action_phase() {
    if (state_.actions_left > 0) {
      const Mass mass(state_);
      if (stack_size(state_.side(state_.active)) > 0) add(DrawTile{});
      list_attacks(mass);
      list_consumptions(mass);
      list_abilities();
    }
    if (state_.side(state_.active).hoard >= 2) add(EnergyToAction{});
    if (state_.actions_left >= 2) add(ActionsToEnergy{});
  }

  // Calls f with every tile that may be attacked and those that may attack it.
  template <class F>
  void for_each_target(const Mass& mass, F&& f) {
    std::array<TileRef, kMaxForce> able;
    std::array<int, kMaxForce> ranges;
    std::size_t count = 0;
    for_each_tile(state_.active, [&](TileRef ref) {
      if (judge_attacker(state_, ref)) return;
      ranges[count] = range_of(state_, ref);
      able[count++] = ref;
    });
    if (count == 0) return;
    for_each_tile(opponent_of(state_.active), [&](TileRef target) {
      if (judge_target(state_, target)) return;
      TileMask attackers = 0;
      for (std::size_t i = 0; i < count; ++i) {
        if (mass.is_in_range(state_.tile(able[i]).at, state_.tile(target).at, ranges[i])) {
          attackers |= bit_of(able[i].index);
        }
      }
      f(attackers, target.index);
    });
  }

  void list_attacks(const Mass& mass) {
    groups_judged_ = is_anything_forbidden(state_, Act::Attack);
    for_each_target(
        mass, [&](TileMask attackers, std::uint8_t target) { list_groups(attackers, target); });
  }

  void add_attack(TileMask group, std::uint8_t target) {
    if (groups_judged_ && judge_group(state_, state_.active, {group, target})) return;
    add(Attack{group, target});
  }

  void list_groups(TileMask all, std::uint8_t target) {
    if (std::popcount(all) <= kFullGroups) {
      for (TileMask group = all; group != 0; group = (group - 1) & all) {
        add_attack(group, target);
      }
      return;
    }
    for (TileMask first = all; first != 0; first &= first - 1) {
      const TileMask one = first & (~first + 1);
      add_attack(one, target);
      for (TileMask rest = first & (first - 1); rest != 0; rest &= rest - 1) {
        add_attack(one | (rest & (~rest + 1)), target);
      }
    }
    add_attack(all, target);
  }

  void list_consumptions(const Mass& mass) {
    for (const Seat owner : {Seat::A, Seat::B}) {
      for_each_tile(owner, [&](TileRef energy) {
        if (!state_.tile(energy).is_energy()) return;
        if (judge_consumption(state_, energy, mass)) return;
        for_each_tile(state_.active, [&](TileRef ref) {
          if (is_adjacent(state_.tile(ref).at, state_.tile(energy).at) &&
              !judge_consumer(state_, ref)) {
            add(Consume{ref.index, energy});
          }
        });
      });
    }
  }

  void list_abilities() {
    for_each_tile(state_.active, [&](TileRef ref) { list_ability(ref); });
    for (int i = 0; i < state_.side(state_.active).relics.size(); ++i) {
      list_ability({state_.active, static_cast<std::uint8_t>(kFirstRelic + i)});
    }
  }

  void list_ability(TileRef user) {
    if (active_ability(state_, user).empty() || judge_user(state_, user)) return;
    list_choices(user_scope(state_, user), active_ability(state_, user), choices_);
    for (const Choice& choice : choices_) add(UseAbility{user.index, choice});
  }

  void list_events(Seat seat) {
    const SideState& side = state_.side(seat);
    for (int i = 0; i < side.rows.size(); ++i) {
      const Row row = static_cast<Row>(i);
      if (catalogue()[side.rows[i].kind].type != TileType::Event) continue;
      if (judge_event(state_, seat, row)) continue;
      list_event_choices(state_, seat, row, choices_);
      for (const Choice& choice : choices_) add(seat, PlayEvent{row, choice});
    }
  }

  void list_trigger() {
    const Scope scope = pending_scope(state_);
    list_choices(scope, pending_ability(state_), choices_);
    for (const Choice& choice : choices_) add(scope.controller, Resolve{choice});
    if (pending_ability(state_)[0].may) add(scope.controller, Decline{});
  }

  void list_defences() {
    const Seat defender = opponent_of(state_.active);
    TileMask mask = strikeable(state_, state_.attack, Mass(state_));
    for (; mask != 0; mask &= mask - 1) {
      add(defender, Defend{static_cast<std::uint8_t>(std::countr_zero(mask))});
    }
  }

  // ---- Summoning -----------------------------------------------------------------------------

  void find_spots() {
    const Mass mass(state_);
    std::array<std::uint64_t, 64> seen{};
    for_each_tile(state_.active, [&](TileRef ref) {
      if (!is_anchor(state_, ref)) return;
      for (int direction = 0; direction < kSides; ++direction) {
        const Hex at = neighbour(state_.tile(ref).at, direction);
        if (!mass.is_free(at)) continue;
        std::uint64_t& line = seen[static_cast<std::size_t>(at.r & 63)];
        const std::uint64_t bit = std::uint64_t{1} << (at.q & 63);
        if ((line & bit) != 0) continue;
        line |= bit;
        spots_[spot_count_] = at;
        spot_anchors_[spot_count_++] = anchors_beside(at, mass);
      }
    });
  }

  TileMask anchors_beside(Hex at, const Mass& mass) const {
    TileMask mask = 0;
    for (int direction = 0; direction < kSides; ++direction) {
      const std::optional<TileRef> beside = mass.tile_at(neighbour(at, direction));
      if (beside && beside->seat == state_.active && is_anchor(state_, *beside)) {
        mask |= bit_of(beside->index);
      }
    }
    return mask;
  }

  void list_summons() {
    const SideState& side = state_.side(state_.active);
    for (int i = 0; i < side.rows.size(); ++i) {
      const Row row = static_cast<Row>(i);
      if (!can_show(side, row) || judge_summoned(state_, state_.active, row)) continue;
      if (spot_count_ == 0) find_spots();
      const TileData& data = data_of(state_, state_.active, row);
      const TileMask payers = data.cost > 0 ? payers_for(side.rows[i].kind) : 0;
      if (data.type == TileType::Relic) {
        if (!side.relics.full()) list_payments(row, data.cost, kVortex, payers);
        continue;
      }
      for (std::size_t spot = 0; spot < spot_count_; ++spot) {
        if (data.cost == 0) {
          add(Summon{0, row, spots_[spot], 0});
        } else {
          list_payments(row, data.cost, spots_[spot], spot_anchors_[spot] & payers);
        }
      }
    }
  }

  TileMask payers_for(TileKind summoned) {
    TileMask mask = 0;
    for_each_tile(state_.active, [&](TileRef ref) {
      const int output = output_for(state_, ref, summoned);
      if (judge_payer(state_, ref, summoned, output)) return;
      mask |= bit_of(ref.index);
      outputs_[ref.index] = output;
    });
    return mask;
  }

  // Every group of payers none of whom could be left out, with just the energy still needed. Such a
  // group has no more payers than the cost, for one without Output only pays alone.
  void list_payments(Row row, int cost, Hex at, TileMask payers) {
    extend_payment({0, row, at, 0}, 0, cost, payers);
  }

  // Adds all that `group` can grow to with some of `others`, the larger set first.
  void extend_payment(const Summon& group, int output, int cost, TileMask others) {
    while (others != 0) {
      const int last = 63 - std::countl_zero(others);
      others &= ~bit_of(last);
      const int each = outputs_[static_cast<std::size_t>(last)];
      if (each == 0 && group.payers != 0) continue;  // it could be left out
      Summon more = group;
      more.payers |= bit_of(last);
      if (each > 0 && output + each < cost) extend_payment(more, output + each, cost, others);
      add_payment(more, output + each, cost);
    }
  }

  void add_payment(Summon summon, int output, int cost) {
    const int energy = output < cost ? cost - output : 0;
    if (energy > state_.side(state_.active).hoard) return;
    if (energy == 0 && output - smallest_output(summon.payers) >= cost) return;
    summon.energy = static_cast<std::uint8_t>(energy);
    add(summon);
  }

  int smallest_output(TileMask group) const {
    int smallest = UINT8_MAX;
    for (; group != 0; group &= group - 1) {
      smallest = std::min(smallest, outputs_[static_cast<std::size_t>(std::countr_zero(group))]);
    }
    return smallest;
  }

  const State& state_;
  std::vector<Action>& out_;
  Reach reach_;
  std::vector<Choice> choices_;
  // Empty spaces beside own tiles that were in play before this phase, and those tiles.
  std::array<Hex, kSides * kMaxForce> spots_;
  std::array<TileMask, kSides * kMaxForce> spot_anchors_;
  std::size_t spot_count_ = 0;
  std::array<int, kMaxForce> outputs_;  // of the payers for the tile being listed
  bool groups_judged_ = false;          // some text may forbid an attack
};

}  // namespace

void legal_actions(const State& state, std::vector<Action>& actions) {
  actions.clear();
  Lister(state, actions).list();
}

bool lists_all(const State& state, Seat seat) {
  const bool attacks = state.awaiting == Awaiting::Turn && state.phase == Phase::Action &&
                       state.active == seat && state.actions_left > 0;
  std::vector<Action> none;
  return !attacks || Lister(state, none).lists_every_group();
}

std::optional<Action> forced_action(const State& state, Seat seat,
                                    const std::vector<Action>& legal) {
  if (legal.size() != 1 || legal.front().by != seat || seat == Seat::Chance) return {};
  const Action& only = legal.front();
  const auto is = [&]<class D>(const D&) { return std::holds_alternative<D>(only.deed); };
  const bool answers = state.awaiting == Awaiting::Answer && is(Decline{});
  const bool goes_on = is(EndPhase{}) && state.phase != Phase::Summon;
  return is(ChoosePrimary{}) || is(TakeTile{}) || answers || goes_on ? std::optional(only)
                                                                     : std::nullopt;
}

}  // namespace mael::maelstrom
