// What must hold in every state. Positions read from links, files and notation pass through here
// before anything else looks at them.

#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/mass.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/things.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

// A chosen stronghold waits to be shown only before the first turn.
bool may_choose_primary(const State& state) {
  return state.phase == Phase::Primary || (state.phase == Phase::Over && state.turn == 0);
}

Verdict validate_force(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  const Violation fault("MAE-215"_rule, {thing(seat), kMaxForce});
  int total = 0;
  for (int i = 0; i < side.rows.size(); ++i) {
    const ForceRow& row = side.rows[i];
    if (row.kind >= catalogue().size() || row.count == 0) return fault;
    if (i > 0 && side.rows[i - 1].kind >= row.kind) return fault;
    total += row.count;
    if (row.count > kMaxForce || total > kMaxForce) return fault;
  }
  const bool known_primary = side.primary < side.rows.size();
  if (side.primary != kNoRow && side.primary != kUnknownRow && !known_primary) return fault;
  if (side.primary != kNoRow && !may_choose_primary(state)) {
    return Violation("MAE-042"_rule);
  }
  for (const BoardTile& tile : side.tiles) {
    if (tile.row >= side.rows.size()) return fault;
  }
  for (int i = 0; i < side.rows.size(); ++i) {
    if (unseen(side, static_cast<Row>(i)) < 0) return fault;
  }
  return stack_size(side) < 0 ? Verdict(fault) : Verdict();
}

constexpr std::uint8_t kAllMarks = 63;

Verdict validate_tile(const State& state, TileRef ref) {
  const BoardTile& tile = state.tile(ref);
  const TileData& data = data_of(state, ref);
  const Violation fault("MAE-007"_rule, {thing(ref)});
  if (!data.is_minion() && !data.is_stronghold()) return fault;
  if (tile.copy == 0 || tile.copy > state.side(ref.seat).rows[tile.row].count) return fault;
  if (tile.at == kVortex || ring_of(tile.at) > kTableRadius) return fault;
  if (tile.is_energy()) {
    const bool bare = tile.wounds == 0 && tile.marks == static_cast<std::uint8_t>(Mark::Energy);
    return bare ? Verdict() : Violation("MAE-118"_rule, {thing(ref)});
  }
  if (tile.wounds >= data.life) return Violation("MAE-016"_rule, {thing(ref)});
  if ((tile.marks & kAllMarks & ~possible_marks(state, ref.seat)) != 0 || tile.marks > kAllMarks) {
    return Violation("MAE-064"_rule, {thing(ref)});
  }
  return {};
}

Verdict validate_board(const State& state) {
  for (const Seat seat : {Seat::A, Seat::B}) {
    const auto& tiles = state.side(seat).tiles;
    for (int i = 0; i < tiles.size(); ++i) {
      const TileRef ref{seat, static_cast<std::uint8_t>(i)};
      if (Verdict verdict = validate_tile(state, ref)) return verdict;
      const bool ordered = i == 0 || tiles[i - 1].row < tiles[i].row ||
                           (tiles[i - 1].row == tiles[i].row && tiles[i - 1].copy < tiles[i].copy);
      if (!ordered) return Violation("MAE-007"_rule, {thing(ref)});
    }
  }
  const Mass mass(state);
  for (const Seat seat : {Seat::A, Seat::B}) {
    const auto& tiles = state.side(seat).tiles;
    for (int i = 0; i < tiles.size(); ++i) {
      const TileRef ref{seat, static_cast<std::uint8_t>(i)};
      if (mass.tile_at(tiles[i].at) != ref) return Violation("MAE-007"_rule, {thing(ref)});
    }
  }
  return mass.is_whole() ? Verdict() : Violation("MAE-086"_rule);
}

Verdict validate_counters(const State& state) {
  const Options& options = state.options;
  if (options.essence < 1 || options.essence > 9) return Violation("MAE-003"_rule);
  if (options.edge_step > 1 || options.squeeze > 1 || options.primary_limited > 1 ||
      options.same_faction > 1) {
    return Violation("MAE-R2"_rule);
  }
  for (const SideState& side : state.sides) {
    if (side.essence > options.essence) return Violation("MAE-165"_rule);
    if (side.hoard > kMaxCounters) return Violation("MAE-029"_rule);
    if (side.limited_summoned > 1) return Violation("MAE-199"_rule);
    const bool summons = state.phase == Phase::Summon && &side == &state.side(state.active);
    if (side.limited_summoned && !summons) return Violation("MAE-199"_rule);
  }
  const bool acting = state.phase == Phase::Action;
  if (state.turn > kMaxCounters || state.actions_left > kMaxCounters || state.progress > 1 ||
      (!acting && state.actions_left > 0)) {
    return Violation("MAE-094"_rule);
  }
  return {};
}

// Setup stages hold just what has been decided.
bool setup_holds(const State& state) {
  const bool placed = state.phase != Phase::Primary;
  for (const Seat seat : {Seat::A, Seat::B}) {
    const SideState& side = state.side(seat);
    const Hex at = seat == Seat::A ? Hex{1, 0} : Hex{-1, 0};
    if (side.tiles.size() != (placed ? 1 : 0)) return false;
    if (placed && (side.tiles[0].at != at || side.tiles[0].wounds || side.tiles[0].marks)) {
      return false;
    }
    if (placed && side.primary != kNoRow) return false;
    if (!placed && hand_size(side) > 0) return false;
    if (hand_size(side) > kOpeningHand || side.hoard > 0) return false;
    if (side.essence != state.options.essence) return false;
  }
  return state.quiet_turns == 0 && state.progress == 0 && state.offerer == Seat::Chance;
}

bool stage_matches(const State& state) {
  switch (state.awaiting) {
    case Awaiting::Primary: return state.phase == Phase::Primary;
    case Awaiting::OpeningHand: return state.phase == Phase::OpeningHand;
    case Awaiting::Coin:
    case Awaiting::FirstDiscard: return state.phase == Phase::FirstPlayer;
    case Awaiting::DrawnTile:
      return state.phase == Phase::FirstPlayer || state.phase == Phase::Action;
    case Awaiting::Turn:
      return state.phase == Phase::Movement || state.phase == Phase::Action ||
             state.phase == Phase::Summon;
    case Awaiting::Defence:
    case Awaiting::Counterstrike:
    case Awaiting::LateDefence: return state.phase == Phase::Action;
    case Awaiting::DrawAnswer: return state.turn > 0 && state.phase != Phase::Over;
    case Awaiting::Nothing: return state.phase == Phase::Over;
  }
  return false;
}

bool is_defence(Awaiting awaiting) {
  return awaiting == Awaiting::Defence || awaiting == Awaiting::Counterstrike ||
         awaiting == Awaiting::LateDefence;
}

Verdict validate_attack(const State& state) {
  const Awaiting stage =
      state.awaiting == Awaiting::DrawAnswer ? state.resume : state.awaiting;
  if (!is_defence(stage)) {
    return state.attack == PendingAttack{} ? Verdict() : Violation("MAE-104"_rule);
  }
  const SideState& side = state.side(state.active);
  const TileRef target{opponent_of(state.active), state.attack.target};
  if (state.attack.attackers >> side.tiles.size() != 0 ||
      target.index >= state.side(target.seat).tiles.size()) {
    return Violation("MAE-104"_rule);
  }
  for (int i = 0; i < side.tiles.size(); ++i) {
    const TileRef ref{state.active, static_cast<std::uint8_t>(i)};
    const bool joins = (state.attack.attackers & bit_of(i)) != 0;
    if (joins && (!is_minion(state, ref) || !state.tile(ref).is(Mark::Attacked))) {
      return Violation("MAE-106"_rule);
    }
  }
  const TileMask struck = strikeable(state, state.attack, Mass(state));
  return (struck & (struck - 1)) != 0 ? Verdict() : Violation("MAE-113"_rule);
}

Verdict validate_stage(const State& state) {
  if (index_of(state.active) >= kSeats || !stage_matches(state)) return Violation("MAE-058"_rule);
  const bool setup = state.phase <= Phase::FirstPlayer;
  if (state.phase != Phase::Over && setup != (state.turn == 0)) return Violation("MAE-042"_rule);
  if (setup && (!setup_holds(state) || to_act(state).is_nobody())) return Violation("MAE-042"_rule);
  if (!setup && state.phase != Phase::Over && is_first_turn(state) &&
      state.phase != Phase::Summon) {
    return Violation("MAE-060"_rule);
  }
  const bool offered = state.awaiting == Awaiting::DrawAnswer;
  if (offered != (index_of(state.offerer) < kSeats)) return Violation("MAE-R77"_rule);
  const bool resumes = state.resume == Awaiting::Turn || is_defence(state.resume);
  if (offered ? !resumes : state.resume != Awaiting::Nothing) return Violation("MAE-R77"_rule);
  if (state.awaiting == Awaiting::DrawnTile && stack_size(state.side(state.active)) <= 0) {
    return Violation("MAE-102"_rule);
  }
  return {};
}

Verdict validate_ending(const State& state) {
  const bool over = state.phase == Phase::Over;
  if (over != (state.ending != Ending::Running)) return Violation("MAE-002"_rule);
  if (over) {
    const bool drawn = state.ending == Ending::NoProgress || state.ending == Ending::Agreement;
    const bool won = index_of(state.winner) < kSeats;
    return drawn != won ? Verdict() : Violation("MAE-002"_rule);
  }
  if (state.winner != Seat::Chance) return Violation("MAE-002"_rule);
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (state.side(seat).essence == 0) return Violation("MAE-027"_rule, {thing(seat)});
    if (sides_held(state, seat) == kSides) return Violation("MAE-004"_rule, {thing(seat)});
  }
  const int limit = state.options.draw_after;
  return limit > 0 && state.quiet_turns >= limit ? Violation("MAE-R77"_rule) : Verdict();
}

}  // namespace

std::uint8_t possible_marks(const State& state, Seat seat) {
  if (seat != state.active || state.turn == 0) return 0;
  const auto bits = [](auto... marks) {
    return static_cast<std::uint8_t>((0u | ... | static_cast<unsigned>(marks)));
  };
  switch (state.phase) {
    case Phase::Movement: return bits(Mark::Moved);
    case Phase::Action: return bits(Mark::Attacked, Mark::Consumed);
    case Phase::Summon: return bits(Mark::Fresh, Mark::Spent);
    default: return 0;
  }
}

Verdict validate(const State& state) {
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (Verdict verdict = validate_force(state, seat)) return verdict;
  }
  if (Verdict verdict = validate_stage(state)) return verdict;
  if (Verdict verdict = validate_board(state)) return verdict;
  if (Verdict verdict = validate_counters(state)) return verdict;
  if (Verdict verdict = validate_attack(state)) return verdict;
  return validate_ending(state);
}

}  // namespace mael::maelstrom
