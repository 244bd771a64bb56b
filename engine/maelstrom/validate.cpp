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
  if (side.rows.empty()) return fault;
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
  // Unknown tiles of the hand are neither in play nor known to lie on top of the stack.
  return stack_size(side) < side.top.size() ? Verdict(fault) : Verdict();
}

// Whether a stronghold chosen in secret is one to start with, or may be one.
bool may_start_with(const State& state, Seat seat, Row primary) {
  for (int i = 0; i < state.side(seat).rows.size(); ++i) {
    const auto row = static_cast<Row>(i);
    const bool meant =
        primary == row || (primary == kUnknownRow && unseen(state.side(seat), row) > 0);
    if (meant && may_start(state.edition, data_of(state, seat, row))) return true;
  }
  return primary == kNoRow;
}

Verdict validate_primary(const State& state, Seat seat) {
  const Row primary = state.side(seat).primary;
  if (primary == kNoRow) return {};
  if (!may_choose_primary(state)) return Violation("MAE-042"_rule);
  return may_start_with(state, seat, primary) ? Verdict() : Violation("MAE-044"_rule);
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
      options.same_faction > 1 || options.first_discards > kMostDiscards) {
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

// Of an opening hand only the price of beginning has been discarded, or what of it is not the last
// (MAE-054).
bool discards_fit_setup(const State& state, Seat seat) {
  const int discarded = discard_size(state.side(seat));
  if (state.phase != Phase::FirstPlayer) return discarded == 0;
  if (state.awaiting == Awaiting::DrawnTile && state.drawer == seat) {
    return discarded <= price_of_beginning(state);
  }
  const bool pays = state.awaiting == Awaiting::FirstDiscard && state.active == seat;
  return discarded < (pays ? price_of_beginning(state) : 1);
}

// Hands that are chosen hold only what may be chosen, or may do so; others are drawn.
bool is_opening_hand(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  if (state.edition == Edition::Vortex) return hand_size(side) <= kOpeningHand;
  int hidden = 0;
  for (int i = 0; i < side.rows.size(); ++i) {
    if (may_open(data_of(state, seat, static_cast<Row>(i)))) {
      hidden += unseen(side, static_cast<Row>(i));
    } else if (side.rows[i].hand > 0) {
      return false;
    }
  }
  return side.unknown_hand <= hidden && hand_size(side) <= opening_hand_size(state, seat);
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
    if (!is_opening_hand(state, seat) || !discards_fit_setup(state, seat)) return false;
    if (side.hoard > 0 || !side.relics.empty() || !side.top.empty()) return false;
    if (side.essence != state.options.essence) return false;
  }
  return state.quiet_turns == 0 && state.progress == 0 && state.offerer == Seat::Chance;
}

bool stage_matches(const State& state) {
  switch (state.awaiting) {
    case Awaiting::Primary: return state.phase == Phase::Primary;
    case Awaiting::OpeningHand: return state.phase == Phase::OpeningHand;
    case Awaiting::Coin: return state.phase == Phase::FirstPlayer;
    case Awaiting::FirstDiscard:
      return state.phase == Phase::FirstPlayer && price_of_beginning(state) > 0;
    case Awaiting::DrawnTile:
      if (state.phase == Phase::FirstPlayer) return price_of_beginning(state) > 0;
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
  const Awaiting stage = state.awaiting == Awaiting::DrawAnswer ? state.resume : state.awaiting;
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
                       state.resume == Awaiting::Answer || is_defence(state.resume);
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
  const bool triggered = effect.trigger >= Trigger::Enters && effect.trigger <= Trigger::Played;
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

// Whose ability was announced is in play and has been used.
bool is_user(const State& state, TileName name) {
  if (name.copy == 0) {
    const int relic = find_relic(state.side(name.seat), name.row);
    return relic >= 0 &&
           is_used(state, {name.seat, static_cast<std::uint8_t>(kFirstRelic + relic)});
  }
  const auto tile = find_tile(state, name);
  return tile && !state.tile(*tile).is_energy() && is_used(state, *tile);
}

bool has_tiles_in_play(const State& state, const Choice& choice) {
  if (choice.count > choice.tiles.size()) return false;
  for (std::size_t i = 0; i < choice.count; ++i) {
    const TileRef ref = choice.tiles[i];
    if (index_of(ref.seat) >= kSeats || ref.index >= state.side(ref.seat).tiles.size())
      return false;
  }
  return true;
}

// What was chosen may be chosen still: answers change nothing but what they answer. The price has
// been paid since; a tile that was the price is what it is now.
bool is_choice(const State& state, const Play& play) {
  const Effect& first = play_rows(state, play)[0];
  if (first.pays_tile) {
    const Choice one{{play.choice.tiles[0]}, {}, 1, kNoRow};
    return play.choice == one && has_tiles_in_play(state, play.choice);
  }
  State before = state;
  SideState& side = before.side(play.controller);
  side.hoard = static_cast<std::uint16_t>(side.hoard + first.price);
  return !judge_choice(play_scope(before, play), play_rows(state, play), play.choice);
}

// Whether the play at this place of the announced ones may be there.
bool is_play(const State& state, int place) {
  const Play& play = state.plays[place];
  const Seat due = place == 0 ? state.active : opponent_of(state.plays[place - 1].controller);
  if (play.controller != due || play.cancelled > 1) return false;
  if (play.kind != Play::Kind::Event && (place > 0 || state.phase != Phase::Action)) return false;
  if (play.kind == Play::Kind::Attack) {
    return state.attack.attackers != 0 && play.tile == TileName{} && play.choice == Choice{};
  }
  if (!is_name(state, play.tile) || play.tile.seat != play.controller) return false;
  const auto rows = play_rows(state, play);
  if (rows.empty()) return false;
  if (play.kind == Play::Kind::Ability) return is_user(state, play.tile) && is_choice(state, play);
  return play.tile.copy == 0 && rows[0].trigger == window_behind(state, place) &&
         is_choice(state, play);
}

// Only Vortex has answers; they nest, so only the first play may be an attack. A player is asked
// only who may have an answer.
Verdict validate_plays(const State& state) {
  const Awaiting stage = state.awaiting == Awaiting::DrawAnswer ? state.resume : state.awaiting;
  if ((stage == Awaiting::Answer) == state.plays.empty()) return Violation("VTX-R17"_rule);
  if (state.plays.empty()) return {};
  for (int i = 0; i < state.plays.size(); ++i) {
    if (!is_play(state, i)) return Violation("VTX-R17"_rule);
  }
  const bool attacked = state.plays[0].kind == Play::Kind::Attack;
  if (attacked != (state.attack.attackers != 0)) return Violation("VTX-R17"_rule);
  return state.plays.full() || may_be_asked(state) ? Verdict() : Violation("VTX-R17"_rule);
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
  const bool watches =
      std::any_of(effects.begin(), effects.end(), [](const Effect& effect) { return effect.once; });
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
    if (Verdict verdict = validate_primary(state, seat)) return verdict;
  }
  if (Verdict verdict = validate_stage(state)) return verdict;
  if (Verdict verdict = validate_board(state)) return verdict;
  if (Verdict verdict = validate_counters(state)) return verdict;
  if (Verdict verdict = validate_attack(state)) return verdict;
  if (Verdict verdict = validate_abilities(state)) return verdict;
  return validate_ending(state);
}

}  // namespace mael::maelstrom
