// The judge: turn and phase, actor, target, cost, Golden Rule, in this order.

#include <algorithm>
#include <bit>
#include <vector>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/legality.h"
#include "engine/maelstrom/plays.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/things.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

bool is_playing_seat(Seat seat) { return seat == Seat::A || seat == Seat::B; }

// A tile reference that names something in play.
bool exists(const State& state, TileRef ref) {
  return is_playing_seat(ref.seat) && ref.index < state.side(ref.seat).tiles.size();
}

// A mask that names only tiles in play.
bool exists(const State& state, Seat seat, TileMask mask) {
  return (mask >> state.side(seat).tiles.size()) == 0;
}

// Calls f for every tile of a mask until one gives a violation.
template <class F>
Verdict first_violation(TileMask mask, F&& f) {
  for (; mask != 0; mask &= mask - 1) {
    if (Verdict verdict = f(static_cast<std::uint8_t>(std::countr_zero(mask)))) return verdict;
  }
  return {};
}

// What must be settled before the turn goes on: a chance, what a text has set off, or an attack.
RuleId first_to_settle(Awaiting awaiting) {
  if (awaiting == Awaiting::DrawnTile) return "MAE-R81"_rule;
  return awaiting == Awaiting::Trigger ? "MAE-R55"_rule : "MAE-104"_rule;
}

// Whether it is this seat's ordinary turn in this phase; `otherwise` is the rule that gives the
// deed its phase.
Verdict check_turn(const State& state, Seat seat, Phase phase, RuleId otherwise) {
  if (state.turn == 0) return Violation("MAE-042"_rule);
  if (state.awaiting == Awaiting::DrawAnswer) return Violation("MAE-R77"_rule);
  if (seat != state.active) return Violation("MAE-059"_rule, {thing(state.active)});
  if (state.awaiting == Awaiting::Answer) {
    return Violation("VTX-057"_rule, {thing(answering_seat(state))});
  }
  if (state.awaiting != Awaiting::Turn) return Violation(first_to_settle(state.awaiting));
  if (state.phase == phase) return {};
  const bool skipped = phase == Phase::Movement || phase == Phase::Action;
  if (is_first_turn(state) && skipped) return Violation("MAE-060"_rule);
  return Violation(otherwise);
}

Verdict check_action_turn(const State& state, Seat seat, int cost) {
  if (Verdict verdict = check_turn(state, seat, Phase::Action, "MAE-095"_rule)) return verdict;
  if (state.actions_left < cost) return Violation("MAE-094"_rule);
  return {};
}

// ---- Setup -----------------------------------------------------------------------------------

Verdict check_deed(const State& state, Seat seat, const ChoosePrimary& deed) {
  if (state.awaiting != Awaiting::Primary) return Violation("MAE-042"_rule);
  const SideState& side = state.side(seat);
  if (side.primary != kNoRow) return Violation("MAE-044"_rule);
  if (deed.row == kUnknownRow) return {};  // a choice the observer does not see
  if (deed.row >= side.rows.size()) return Violation("MAE-044"_rule);
  const TileData& data = data_of(state, seat, deed.row);
  if (!may_start(state.edition, data)) {
    const bool vortex = state.edition == Edition::Vortex;
    return Violation(vortex ? "VTX-R2"_rule : "MAE-202"_rule, {side.rows[deed.row].kind});
  }
  return {};
}

Verdict check_deed(const State& state, Seat seat, const TakeTile& deed) {
  if (state.awaiting != Awaiting::OpeningHand) return Violation("MAE-042"_rule);
  const SideState& side = state.side(seat);
  if (hand_size(side) >= opening_hand_size(state, seat)) {
    return Violation("MAE-048"_rule, {opening_hand_size(state, seat)});
  }
  if (deed.row == kUnknownRow) return {};
  if (deed.row >= side.rows.size()) return Violation("MAE-215"_rule);
  const std::int32_t kind = side.rows[deed.row].kind;
  if (!may_open(data_of(state, seat, deed.row))) return Violation("MAE-049"_rule, {kind});
  if (unseen(side, deed.row) <= 0) return Violation("MAE-047"_rule, {kind});
  return {};
}

// ---- Chance ----------------------------------------------------------------------------------

Verdict check_deed(const State& state, Seat, const Coin& deed) {
  if (state.awaiting != Awaiting::Coin) return Violation("MAE-053"_rule);
  if (!is_playing_seat(deed.first)) return Violation("MAE-053"_rule);
  return {};
}

Verdict check_deed(const State& state, Seat, const RandomDiscard& deed) {
  if (state.awaiting != Awaiting::FirstDiscard) return Violation("MAE-054"_rule);
  const SideState& side = state.side(state.active);
  if (deed.row >= side.rows.size() || !can_show(side, deed.row) ||
      !may_be_held_first(state.edition, data_of(state, state.active, deed.row))) {
    return Violation("MAE-054"_rule);
  }
  return {};
}

Verdict check_deed(const State& state, Seat, const DrawnTile& deed) {
  if (state.awaiting != Awaiting::DrawnTile) return Violation("MAE-099"_rule);
  const SideState& side = state.side(state.drawer);
  if (!side.top.empty()) {
    return deed.row == side.top[side.top.size() - 1] ? Verdict() : Violation("MAE-099"_rule);
  }
  if (deed.row == kUnknownRow) return {};
  if (deed.row >= side.rows.size() || unseen(side, deed.row) <= 0) {
    return Violation("MAE-099"_rule);
  }
  return {};
}

// ---- Movement Phase --------------------------------------------------------------------------

Verdict check_deed(const State& state, Seat seat, const MoveMinion& deed) {
  if (Verdict verdict = check_turn(state, seat, Phase::Movement, "MAE-058"_rule)) return verdict;
  const TileRef ref{seat, deed.tile};
  if (!exists(state, ref)) return Violation("MAE-093"_rule);
  if (Verdict verdict = judge_mover(state, ref)) return verdict;
  return judge_way(state, ref, mobility_of(state, ref), deed.to);
}

// ---- Action Phase ----------------------------------------------------------------------------

Verdict check_deed(const State& state, Seat seat, const DrawTile&) {
  if (Verdict verdict = check_action_turn(state, seat, 1)) return verdict;
  if (stack_size(state.side(seat)) <= 0) return Violation("MAE-102"_rule);
  return {};
}

Verdict check_deed(const State& state, Seat seat, const Attack& deed) {
  if (Verdict verdict = check_action_turn(state, seat, 1)) return verdict;
  const TileRef target{opponent_of(seat), deed.target};
  if (!exists(state, target)) return Violation("MAE-103"_rule);
  if (deed.attackers == 0) return Violation("MAE-106"_rule);
  if (!exists(state, seat, deed.attackers)) return Violation("MAE-093"_rule);
  if (Verdict verdict = first_violation(deed.attackers, [&](std::uint8_t index) {
        return judge_attacker(state, {seat, index});
      })) {
    return verdict;
  }
  if (Verdict verdict = judge_target(state, target)) return verdict;
  const Mass mass(state);
  if (Verdict verdict = first_violation(deed.attackers, [&](std::uint8_t index) -> Verdict {
        const TileRef ref{seat, index};
        const int range = range_of(state, ref);
        if (mass.is_in_range(state.tile(ref).at, state.tile(target).at, range)) return {};
        return Violation("MAE-107"_rule, {thing(ref), thing(target), range});
      })) {
    return verdict;
  }
  return judge_group(state, seat, {deed.attackers, deed.target});
}

Verdict check_deed(const State& state, Seat seat, const Defend& deed) {
  const bool awaited = state.awaiting == Awaiting::Defence ||
                       state.awaiting == Awaiting::Counterstrike ||
                       state.awaiting == Awaiting::LateDefence;
  if (!awaited) return Violation("MAE-112"_rule);
  if (seat == state.active) return Violation("MAE-113"_rule, {thing(opponent_of(seat))});
  const TileRef attacker{state.active, deed.attacker};
  if (!exists(state, attacker) || (state.attack.attackers & bit_of(deed.attacker)) == 0) {
    return Violation("MAE-112"_rule);
  }
  if ((strikeable(state, state.attack, Mass(state)) & bit_of(deed.attacker)) == 0) {
    return Violation("MAE-114"_rule, {thing(attacker), thing({seat, state.attack.target})});
  }
  return {};
}

Verdict check_deed(const State& state, Seat seat, const Consume& deed) {
  if (Verdict verdict = check_action_turn(state, seat, 1)) return verdict;
  const TileRef ref{seat, deed.tile};
  if (!exists(state, ref) || !exists(state, deed.energy)) return Violation("MAE-093"_rule);
  if (Verdict verdict = judge_consumer(state, ref)) return verdict;
  const Hex at = state.tile(deed.energy).at;
  if (!state.tile(deed.energy).is_energy() || !is_adjacent(state.tile(ref).at, at)) {
    return Violation("MAE-127"_rule, {thing(at)});
  }
  return judge_consumption(state, deed.energy, Mass(state));
}

Verdict check_deed(const State& state, Seat seat, const EnergyToAction&) {
  if (Verdict verdict = check_turn(state, seat, Phase::Action, "MAE-R44"_rule)) return verdict;
  if (state.side(seat).hoard < 2) return Violation("MAE-170"_rule, {state.side(seat).hoard});
  return {};
}

Verdict check_deed(const State& state, Seat seat, const ActionsToEnergy&) {
  if (Verdict verdict = check_turn(state, seat, Phase::Action, "MAE-R44"_rule)) return verdict;
  if (state.actions_left < 2) return Violation("MAE-171"_rule, {state.actions_left});
  return {};
}

Verdict check_deed(const State& state, Seat seat, const UseAbility& deed) {
  if (Verdict verdict = check_action_turn(state, seat, 1)) return verdict;
  const TileRef ref{seat, deed.tile};
  const bool relic =
      deed.tile >= kFirstRelic && deed.tile - kFirstRelic < state.side(seat).relics.size();
  if (!relic && !exists(state, ref)) return Violation("MAE-093"_rule);
  if (Verdict verdict = judge_user(state, ref)) return verdict;
  return judge_choice(user_scope(state, ref), active_ability(state, ref), deed.choice);
}

Verdict check_deed(const State& state, Seat seat, const PlayEvent& deed) {
  if (state.turn == 0) return Violation("MAE-042"_rule);
  if (Verdict verdict = judge_event(state, seat, deed.row)) return verdict;
  std::vector<Choice> choices;
  list_event_choices(state, seat, deed.row, choices);
  if (std::find(choices.begin(), choices.end(), deed.choice) != choices.end()) return {};
  return Violation("MAE-212"_rule);
}

Verdict check_trigger(const State& state, Seat seat) {
  if (state.awaiting != Awaiting::Trigger) return Violation("MAE-R53"_rule);
  const Seat controller = pending_scope(state).controller;
  if (seat != controller) return Violation("MAE-059"_rule, {thing(controller)});
  return {};
}

Verdict check_deed(const State& state, Seat seat, const Resolve& deed) {
  if (Verdict verdict = check_trigger(state, seat)) return verdict;
  return judge_choice(pending_scope(state), pending_ability(state), deed.choice);
}

Verdict check_deed(const State& state, Seat seat, const Decline&) {
  if (state.awaiting == Awaiting::Answer) {
    if (seat == answering_seat(state)) return {};
    return Violation("MAE-059"_rule, {thing(answering_seat(state))});
  }
  if (Verdict verdict = check_trigger(state, seat)) return verdict;
  return pending_ability(state)[0].may ? Verdict() : Violation("MAE-136"_rule);
}

// ---- Summon Phase ----------------------------------------------------------------------------

Verdict check_free_summon(const State& state, Seat seat, const Summon& deed) {
  const std::int32_t kind = state.side(seat).rows[deed.row].kind;
  if (deed.payers != 0) return Violation("MAE-147"_rule, {kind});
  if (deed.energy != 0) return Violation("MAE-R63"_rule, {kind});
  const FixedList<BoardTile, kMaxForce>& tiles = state.side(seat).tiles;
  for (int i = 0; i < tiles.size(); ++i) {
    const TileRef ref{seat, static_cast<std::uint8_t>(i)};
    if (is_adjacent(tiles[i].at, deed.at) && is_anchor(state, ref)) return {};
  }
  return Violation("MAE-148"_rule, {kind, thing(deed.at)});
}

Verdict check_paid_summon(const State& state, Seat seat, const Summon& deed) {
  const TileData& data = data_of(state, seat, deed.row);
  const TileKind summoned = state.side(seat).rows[deed.row].kind;
  const std::int32_t kind = summoned;
  if (deed.payers == 0) return Violation("MAE-141"_rule, {kind});
  if (!exists(state, seat, deed.payers)) return Violation("MAE-093"_rule);
  const bool relic = data.type == TileType::Relic;  // lies beside the table, so all may pay
  int output = 0;
  if (Verdict verdict = first_violation(deed.payers, [&](std::uint8_t index) -> Verdict {
        const TileRef payer{seat, index};
        if (Verdict refusal = judge_payer(state, payer, summoned)) {
          const bool pays_nothing = refusal->rule == "MAE-R64"_rule && deed.energy == 0;
          return pays_nothing ? Violation("MAE-143"_rule, {kind, data.cost, 0}) : refusal;
        }
        if (!relic && !is_adjacent(state.tile(payer).at, deed.at)) {
          return Violation("MAE-146"_rule, {thing(payer), thing(deed.at)});
        }
        output += output_for(state, payer, summoned);
        return {};
      })) {
    return verdict;
  }
  if (deed.energy > state.side(seat).hoard) {
    return Violation("MAE-157"_rule, {deed.energy, state.side(seat).hoard});
  }
  if (output + deed.energy < data.cost) {
    return Violation("MAE-143"_rule, {kind, data.cost, output + deed.energy});
  }
  const int needed = output < data.cost ? data.cost - output : 0;
  if (deed.energy > needed) return Violation("MAE-R63"_rule, {kind, needed});
  return {};
}

Verdict check_deed(const State& state, Seat seat, const Summon& deed) {
  if (Verdict verdict = check_turn(state, seat, Phase::Summon, "MAE-140"_rule)) return verdict;
  if (Verdict verdict = judge_summoned(state, seat, deed.row)) return verdict;
  const SideState& side = state.side(seat);
  if (data_of(state, seat, deed.row).type == TileType::Relic) {
    if (side.relics.full()) return Violation("MAE-203"_rule, {side.rows[deed.row].kind});
    if (deed.at != kVortex) return Violation("VTX-060"_rule, {side.rows[deed.row].kind});
    return check_paid_summon(state, seat, deed);
  }
  if (ring_of(deed.at) > kTableRadius) return Violation("MAE-066"_rule);
  if (Mass(state).is_filled(deed.at)) return Violation("MAE-154"_rule, {thing(deed.at)});
  return data_of(state, seat, deed.row).cost == 0 ? check_free_summon(state, seat, deed)
                                                  : check_paid_summon(state, seat, deed);
}

Verdict check_deed(const State& state, Seat seat, const EndPhase&) {
  return check_turn(state, seat, state.phase, "MAE-058"_rule);
}

// ---- Table talk ------------------------------------------------------------------------------

Verdict check_deed(const State&, Seat, const Resign&) { return {}; }

Verdict check_deed(const State& state, Seat, const OfferDraw&) {
  if (state.turn == 0 || state.offerer != Seat::Chance || to_act(state).is_chance()) {
    return Violation("MAE-R77"_rule);
  }
  return {};
}

Verdict check_answer(const State& state, Seat seat) {
  const bool asked = state.awaiting == Awaiting::DrawAnswer && seat != state.offerer;
  return asked ? Verdict() : Violation("MAE-R77"_rule);
}

Verdict check_deed(const State& state, Seat seat, const AcceptDraw&) {
  return check_answer(state, seat);
}

Verdict check_deed(const State& state, Seat seat, const DeclineDraw&) {
  return check_answer(state, seat);
}

bool is_chance_deed(const Deed& deed) {
  return std::holds_alternative<Coin>(deed) || std::holds_alternative<RandomDiscard>(deed) ||
         std::holds_alternative<DrawnTile>(deed);
}

}  // namespace

Verdict check(const State& state, const Action& action) {
  if (state.phase == Phase::Over) return Violation(outcome(state).rule);
  if (is_chance_deed(action.deed) != (action.by == Seat::Chance)) {
    return Violation("MAE-R81"_rule);
  }
  if (action.by != Seat::Chance && !is_playing_seat(action.by)) return Violation("MAE-001"_rule);
  return std::visit([&](const auto& deed) { return check_deed(state, action.by, deed); },
                    action.deed);
}

}  // namespace mael::maelstrom
