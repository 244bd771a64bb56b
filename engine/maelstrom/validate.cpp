// What must hold in every state. Positions read from links, files and notation pass through here
// before anything else looks at them.

#include <algorithm>
#include <vector>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/mass.h"
#include "engine/maelstrom/plays.h"
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
  for (const Relic& relic : side.relics) {
    if (relic.row >= side.rows.size()) return fault;
  }
  for (const Row row : side.top) {
    if (row >= side.rows.size()) return fault;
  }
  for (int i = 0; i < side.rows.size(); ++i) {
    if (unseen(side, static_cast<Row>(i)) < 0) return fault;
  }
  return stack_size(side) < 0 ? Verdict(fault) : Verdict();
}

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
  if ((tile.marks & ~unsigned{possible_marks(state, ref.seat, tile.row)}) != 0) {
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
      if (state.phase == Phase::FirstPlayer) return true;
      if (state.phase == Phase::OpeningHand) return state.edition == Edition::Vortex;
      [[fallthrough]];
    case Awaiting::Trigger:
    case Awaiting::Answer:
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
  const bool announced = stage == Awaiting::Answer && state.attack.attackers != 0;
  if (!is_defence(stage) && !announced) {
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
  if (announced) {
    return state.tile(target).is_energy() ? Violation("MAE-R23"_rule) : Verdict();
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
  const bool resumes = state.resume == Awaiting::Turn || state.resume == Awaiting::Trigger ||
                       state.resume == Awaiting::Answer ||
                       is_defence(state.resume);
  if (offered ? !resumes : state.resume != Awaiting::Nothing) return Violation("MAE-R77"_rule);
  const bool draws = index_of(state.drawer) < kSeats;
  if (draws != (state.awaiting == Awaiting::DrawnTile)) return Violation("MAE-099"_rule);
  if (draws && stack_size(state.side(state.drawer)) <= 0) return Violation("MAE-102"_rule);
  return {};
}

// ---- Abilities -------------------------------------------------------------------------------

bool is_name(const State& state, TileName name) {
  if (index_of(name.seat) >= kSeats || name.row >= state.side(name.seat).rows.size()) return false;
  if (name.copy == 0) {
    const TileType type = data_of(state, name.seat, name.row).type;
    return type == TileType::Event || type == TileType::Relic;
  }
  return name.copy <= state.side(name.seat).rows[name.row].count;
}

// The first row of a triggered ability of the source, at a place on the table.
bool is_pending(const State& state, const Pending& pending) {
  if (!is_name(state, pending.source) || !is_name(state, pending.that)) return false;
  if (pending.effect >= effect_table().all().size()) return false;
  const Effect& effect = effect_table()[pending.effect];
  const bool triggered =
      effect.trigger >= Trigger::Enters && effect.trigger <= Trigger::Played;
  const TileKind kind = state.side(pending.source.seat).rows[pending.source.row].kind;
  return triggered && effect.tile == kind && pending.controller == pending.source.seat &&
         &effect_table().of(kind, effect.trigger)[0] == &effect &&
         ring_of(pending.site) <= kTableRadius;
}

bool is_lasting(const State& state, const Lasting& lasting) {
  if (lasting.effect >= effect_table().all().size() || index_of(lasting.controller) >= kSeats) {
    return false;
  }
  if (effect_table()[lasting.effect].until == Until::Always) return false;
  if (lasting.last_turn < state.turn || lasting.last_turn > state.turn + 1) return false;
  if (!is_name(state, lasting.tile)) return false;
  const auto tile = find_tile(state, lasting.tile);
  return tile && !state.tile(*tile).is_energy();
}

bool is_play(const State& state, const Play& play) {
  if (index_of(play.controller) >= kSeats || play.cancelled > 1) return false;
  if (play.kind == Play::Kind::Attack) {
    return state.attack.attackers != 0 && play.controller == state.active &&
           play.tile == TileName{} && play.choice == Choice{};
  }
  if (!is_name(state, play.tile) || play.tile.seat != play.controller) return false;
  const TileKind kind = state.side(play.controller).rows[play.tile.row].kind;
  const bool event = catalogue()[kind].type == TileType::Event;
  if (event != (play.kind == Play::Kind::Event)) return false;
  if (!event && !effect_table().has(kind, Trigger::Action)) return false;
  for (std::size_t i = 0; i < play.choice.count && i < play.choice.tiles.size(); ++i) {
    const TileRef ref = play.choice.tiles[i];
    if (index_of(ref.seat) >= kSeats) return false;
    if (asks_for_tiles(effect_table().of(kind)[0]) &&
        ref.index >= state.side(ref.seat).tiles.size()) {
      return false;
    }
  }
  return play.choice.count <= play.choice.tiles.size();
}

// Only Vortex has answers; they nest, so only the first play may be an attack.
Verdict validate_plays(const State& state) {
  const Awaiting stage = state.awaiting == Awaiting::DrawAnswer ? state.resume : state.awaiting;
  if ((stage == Awaiting::Answer) == state.plays.empty()) return Violation("VTX-R17"_rule);
  for (int i = 0; i < state.plays.size(); ++i) {
    const bool attack = state.plays[i].kind == Play::Kind::Attack;
    if (!is_play(state, state.plays[i]) || (attack && i > 0)) return Violation("VTX-R17"_rule);
  }
  const bool attacked = stage == Awaiting::Answer && state.attack.attackers != 0;
  if (attacked && state.plays[0].kind != Play::Kind::Attack) return Violation("VTX-R17"_rule);
  return {};
}

Verdict validate_beside(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  constexpr unsigned marks =
      static_cast<unsigned>(Mark::Used) | static_cast<unsigned>(Mark::Triggered);
  for (int i = 0; i < side.relics.size(); ++i) {
    const Relic& relic = side.relics[i];
    if (data_of(state, seat, relic.row).type != TileType::Relic || (relic.marks & ~marks) != 0 ||
        find_relic(side, relic.row) != i) {
      return Violation("VTX-068"_rule, {thing(seat)});
    }
  }
  return {};
}

Verdict validate_abilities(const State& state) {
  if (Verdict verdict = validate_plays(state)) return verdict;
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (Verdict verdict = validate_beside(state, seat)) return verdict;
  }
  for (const Pending& pending : state.pending) {
    if (!is_pending(state, pending)) return Violation("MAE-175"_rule);
  }
  for (const Lasting& lasting : state.lasting) {
    if (!is_lasting(state, lasting)) return Violation("MAE-R56"_rule);
  }
  const Awaiting stage = state.awaiting == Awaiting::DrawAnswer ? state.resume : state.awaiting;
  if (stage == Awaiting::Trigger) {
    if (state.pending.empty()) return Violation("MAE-175"_rule);
    std::vector<Choice> choices;
    list_choices(pending_scope(state), pending_ability(state), choices);
    const bool decides = choices.size() > 1 || (!choices.empty() && pending_ability(state)[0].may);
    return decides ? Verdict() : Violation("MAE-175"_rule);
  }
  const bool may_wait =
      stage == Awaiting::DrawnTile || stage == Awaiting::Answer || is_defence(stage);
  return may_wait || state.pending.empty() ? Verdict() : Violation("MAE-175"_rule);
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

std::uint8_t possible_marks(const State& state, Seat seat, Row row) {
  const auto bits = [](auto... marks) {
    return static_cast<std::uint8_t>((0u | ... | static_cast<unsigned>(marks)));
  };
  if (state.turn == 0 || state.phase == Phase::Over) return 0;
  const TileKind kind = state.side(seat).rows[row].kind;
  const auto effects = effect_table().of(kind);
  const bool watches = std::any_of(effects.begin(), effects.end(),
                                   [](const Effect& effect) { return effect.once; });
  std::uint8_t marks = watches ? bits(Mark::Triggered) : std::uint8_t{0};
  if (seat != state.active) return marks;
  if (state.phase == Phase::Movement) return marks | bits(Mark::Moved);
  if (state.phase == Phase::Summon) return marks | bits(Mark::Fresh, Mark::Spent);
  if (effect_table().has(kind, Trigger::Action)) marks |= bits(Mark::Used);
  return marks | bits(Mark::Attacked, Mark::Consumed);
}

Verdict validate(const State& state) {
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (Verdict verdict = validate_force(state, seat)) return verdict;
  }
  if (Verdict verdict = validate_stage(state)) return verdict;
  if (Verdict verdict = validate_board(state)) return verdict;
  if (Verdict verdict = validate_counters(state)) return verdict;
  if (Verdict verdict = validate_attack(state)) return verdict;
  if (Verdict verdict = validate_abilities(state)) return verdict;
  return validate_ending(state);
}

}  // namespace mael::maelstrom
