#include "engine/maelstrom/help/arrange.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/core/table.h"
#include "engine/maelstrom/help/offers.h"
#include "engine/maelstrom/mass.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/select.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/things.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

// ---- A plain moment of a turn ------------------------------------------------------------------

void forget_lasting(State& state) {
  for (int i = state.lasting.size(); i-- > 0;) {
    const Lasting& lasting = state.lasting[i];
    const auto tile = find_tile(state, lasting.tile);
    const bool is_gone = !tile || state.tile(*tile).is_energy();
    if (is_gone || lasting.last_turn < state.turn) state.lasting.erase(i);
  }
}

// What belongs to the phase and turn that are on, and to tiles that are in play, and nothing else.
void forget_the_rest(State& state) {
  forget_lasting(state);
  for (const Seat seat : {Seat::A, Seat::B}) {
    SideState& side = state.side(seat);
    if (state.phase != Phase::Summon || seat != state.active) side.limited_summoned = 0;
    for (BoardTile& tile : side.tiles) {
      if (tile.is_energy()) continue;
      tile.marks = static_cast<std::uint8_t>(tile.marks & possible_marks(state, seat, tile.row));
    }
  }
}

State settled(State state) {
  const bool begins = state.turn == 0;
  if (begins) state.turn = 3;  // the first in which everything may be done
  if (begins || state.phase == Phase::Over) {
    state.phase = state.turn > 2 ? Phase::Movement : Phase::Summon;
  }
  const int limit = state.options.draw_after;
  if (limit > 0 && state.quiet_turns >= limit) state.quiet_turns = 0;
  for (SideState& side : state.sides) {
    side.primary = kNoRow;
    side.essence = std::max<std::uint8_t>(side.essence, 1);
  }
  state.plays.clear();
  state.pending.clear();
  state.attack = {};
  state.awaiting = Awaiting::Turn;
  state.resume = Awaiting::Nothing;
  state.ending = Ending::Running;
  state.winner = state.offerer = state.drawer = Seat::Chance;
  forget_the_rest(state);
  return state;
}

// ---- Tiles and where they are ------------------------------------------------------------------

enum class HeldZone : std::uint8_t { Hand, Stack, Discard, Relics };
constexpr std::array<std::string_view, 4> kZones{"hand", "stack", "discard", "relics"};
constexpr std::array<HeldZone, 4> kAllZones{HeldZone::Hand, HeldZone::Stack, HeldZone::Discard,
                                            HeldZone::Relics};

std::string arranged_name(HeldZone zone, Seat seat) {
  return std::string(kZones[static_cast<std::size_t>(zone)]) + "." + letter_of(seat);
}

int on_top(const SideState& side, Row row) {
  return static_cast<int>(std::count(side.top.begin(), side.top.end(), row));
}

int count_in(const SideState& side, HeldZone zone, Row row) {
  switch (zone) {
    case HeldZone::Hand: return side.rows[row].hand;
    case HeldZone::Stack: return unseen(side, row) + on_top(side, row);
    case HeldZone::Discard: return side.rows[row].discard;
    case HeldZone::Relics: return find_relic(side, row) >= 0 ? 1 : 0;
  }
  return 0;
}

// What lies somewhere: a tile on a space, or one of the alike in a zone.
struct Piece {
  Seat seat = Seat::A;
  Row row = 0;
  std::optional<Hex> at;
  HeldZone zone = HeldZone::Hand;
};
struct Place {
  std::optional<Hex> at;
  Seat seat = Seat::A;
  HeldZone zone = HeldZone::Hand;
};

std::optional<Place> zone_named(std::string_view name) {
  for (const HeldZone zone : kAllZones) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      if (name == arranged_name(zone, seat)) return Place{{}, seat, zone};
    }
  }
  return {};
}

std::optional<Place> place_named(std::string_view name) {
  if (const auto zone = zone_named(name)) return zone;
  const Result<Hex> at = read_space(name);
  return at ? std::optional(Place{*at}) : std::nullopt;
}

std::optional<Piece> piece_named(const State& state, std::string_view name) {
  if (const Result<Hex> at = read_space(name)) {
    const auto tile = tile_at(state, *at);
    if (!tile) return {};
    return Piece{tile->seat, state.tile(*tile).row, *at};
  }
  const std::size_t dot = name.rfind('.');
  const auto zone = dot == name.npos ? std::nullopt : zone_named(name.substr(0, dot));
  if (!zone) return {};
  const SideState& side = state.side(zone->seat);
  for (int i = 0; i < side.rows.size(); ++i) {
    const auto row = static_cast<Row>(i);
    if (data_of(state, zone->seat, row).tag != name.substr(dot + 1)) continue;
    if (count_in(side, zone->zone, row) == 0) return {};
    return Piece{zone->seat, row, {}, zone->zone};
  }
  return {};
}

void take(State& state, const Piece& piece) {
  SideState& side = state.side(piece.seat);
  if (piece.at) return side.tiles.erase(tile_at(state, *piece.at)->index);
  switch (piece.zone) {
    case HeldZone::Hand: --side.rows[piece.row].hand; return;
    case HeldZone::Discard: --side.rows[piece.row].discard; return;
    case HeldZone::Relics: side.relics.erase(find_relic(side, piece.row)); return;
    case HeldZone::Stack: break;
  }
  if (unseen(side, piece.row) > 0) return;  // the stack is what is nowhere else
  const auto top = std::find(side.top.begin(), side.top.end(), piece.row);
  side.top.erase(static_cast<int>(top - side.top.begin()));
}

// What was taken out is put there; a rule where there is no room for it.
Verdict put(State& state, const Piece& piece, const Place& place) {
  SideState& side = state.side(piece.seat);
  const Violation no_room("MAE-215"_rule, {thing(piece.seat), kMaxForce});
  if (place.at) {
    if (side.tiles.full()) return no_room;
    BoardTile tile;
    tile.row = piece.row;
    tile.copy = free_copy(side, piece.row);
    tile.at = *place.at;
    put_in_play(side, tile);
    return {};
  }
  if (place.seat != piece.seat) return no_room;
  switch (place.zone) {
    case HeldZone::Hand: ++side.rows[piece.row].hand; break;
    case HeldZone::Discard: ++side.rows[piece.row].discard; break;
    case HeldZone::Stack: break;
    case HeldZone::Relics:
      if (side.relics.full()) return Violation("VTX-068"_rule, {thing(piece.seat)});
      side.relics.push_back({piece.row, 0});
  }
  return {};
}

Verdict move(State& state, const Piece& piece, const Place& place) {
  if (piece.at && place.at) {  // it stays what it is
    state.tile(*tile_at(state, *piece.at)).at = *place.at;
    return {};
  }
  take(state, piece);
  return put(state, piece, place);
}

// ---- Counts ------------------------------------------------------------------------------------

constexpr std::array<Phase, 3> kPhases{Phase::Movement, Phase::Action, Phase::Summon};

int place_of(Phase phase) {
  return static_cast<int>(std::find(kPhases.begin(), kPhases.end(), phase) - kPhases.begin());
}

void set_phase(State& state, Phase phase) {
  if (state.turn <= 2 && phase != Phase::Summon)
    state.turn = static_cast<std::uint16_t>(state.turn + 2);
  state.phase = phase;
  state.actions_left = phase == Phase::Action ? kActionsPerTurn : 0;
}

void set_energy(State& state, TileRef ref, bool energy) {
  BoardTile& tile = state.tile(ref);
  tile.wounds = tile.marks = 0;
  if (energy) tile.set(Mark::Energy);
}

bool set_of_tile(State& state, std::string_view count, TileRef ref, int value) {
  if (count == "wounds") {
    if (value > 0xff) return false;
    state.tile(ref).wounds = static_cast<std::uint8_t>(value);
  } else if (count == "energy") {
    if (value > 1) return false;
    set_energy(state, ref, value == 1);
  } else {
    return false;
  }
  return true;
}

bool set_of_seat(SideState& side, std::string_view count, int value) {
  if (count == "hoard") {
    side.hoard = static_cast<std::uint16_t>(value);
  } else if (count == "essence") {
    side.essence = static_cast<std::uint8_t>(std::min(value, 0xff));
  } else {
    return false;
  }
  return true;
}

bool set_of_turn(State& state, std::string_view count, int value) {
  if (count == "to") {
    if (value >= kSeats) return false;
    state.active = seat_at(value);
  } else if (count == "phase") {
    if (value >= static_cast<int>(kPhases.size())) return false;
    set_phase(state, kPhases[static_cast<std::size_t>(value)]);
  } else if (count == "actions") {
    state.actions_left = static_cast<std::uint16_t>(value);
  } else {
    return false;
  }
  return true;
}

// A count by its name: "hoard.a", "wounds.1.2", "to". False: there is none, or it has no such
// value.
bool set_count(State& state, std::string_view name, int value) {
  const std::size_t dot = name.find('.');
  if (dot == name.npos) return set_of_turn(state, name, value);
  const std::string_view count = name.substr(0, dot), of = name.substr(dot + 1);
  if (of == "a" || of == "b") return set_of_seat(state.side(seat_at(of[0] - 'a')), count, value);
  const Result<Hex> at = read_space(of);
  const auto tile = at ? tile_at(state, *at) : std::nullopt;
  return tile && set_of_tile(state, count, *tile, value);
}

Verdict change(State& state, const Rearrangement& wanted) {
  const auto piece = piece_named(state, wanted.what);
  const auto place = place_named(wanted.to);
  if (piece && place) return move(state, *piece, *place);
  int value = 0;
  const bool is_set = !piece && read_number(wanted.to, 0, kMaxCounters + 1, value) &&
                      set_count(state, wanted.what, value);
  return is_set ? Verdict() : Violation("MAE-215"_rule, {thing(Seat::A), kMaxForce});
}

// ---- What there is -----------------------------------------------------------------------------

class PieceLister {
 public:
  explicit PieceLister(const State& state) : state_(state) {}

  Arrangement list() {
    for (const Seat seat : {Seat::A, Seat::B}) add_tiles(seat);
    add_spaces();
    for (const Seat seat : {Seat::A, Seat::B}) add_zones(seat);
    add_turn();
    for (const Seat seat : {Seat::A, Seat::B}) add_counts(seat);
    return std::move(out_);
  }

 private:
  std::string words_of(Seat seat, Row row) const {
    return "tile." + std::string(data_of(state_, seat, row).tag) + ".name";
  }

  void add_tiles(Seat seat) {
    for (const BoardTile& tile : state_.side(seat).tiles) {
      const std::string at = write_space(tile.at);
      const std::string energy = "arrange.maelstrom.energy_tile";
      out_.pieces.push_back(
          {at, at, tile.is_energy() ? energy : words_of(seat, tile.row), seat, 1, at});
      const int life = data_of(state_, seat, tile.row).life;
      if (!tile.is_energy() && life > 1) {
        out_.counts.push_back({"wounds." + at, "arrange.maelstrom.wounds", tile.wounds, seat, at});
      }
      out_.counts.push_back({"energy." + at,
                             "arrange.maelstrom.lies",
                             tile.is_energy() ? 1 : 0,
                             seat,
                             at,
                             {"arrange.maelstrom.face_up", "arrange.maelstrom.energy"}});
    }
  }

  // The spaces round the mass, by rings.
  void add_spaces() {
    const Mass mass(state_);
    std::vector<Hex> found;
    const auto look_round = [&](Hex at) {
      for (int direction = 0; direction < kSides; ++direction) {
        const Hex next = neighbour(at, direction);
        if (mass.is_free(next) && std::find(found.begin(), found.end(), next) == found.end()) {
          found.push_back(next);
        }
      }
    };
    look_round(kVortex);
    for (const Seat seat : {Seat::A, Seat::B}) {
      for (const BoardTile& tile : state_.side(seat).tiles) look_round(tile.at);
    }
    for (const Hex at : found) out_.places.push_back({.name = write_space(at), .beside = false});
  }

  void add_zones(Seat seat) {
    const SideState& side = state_.side(seat);
    for (const HeldZone zone : kAllZones) {
      if (zone == HeldZone::Relics && state_.edition != Edition::Vortex) continue;
      const std::string place = arranged_name(zone, seat);
      const auto word = std::string(kZones[static_cast<std::size_t>(zone)]);
      out_.places.push_back({place, "arrange.maelstrom." + word, seat});
      for (int i = 0; i < side.rows.size(); ++i) {
        const auto row = static_cast<Row>(i);
        const int count = count_in(side, zone, row);
        if (count == 0) continue;
        const std::string tag(data_of(state_, seat, row).tag);
        out_.pieces.push_back({place + "." + tag, place, words_of(seat, row), seat, count,
                               zone == HeldZone::Hand ? "hand " + tag : std::string()});
      }
    }
  }

  void add_turn() {
    out_.counts.push_back(
        {"to", "arrange.maelstrom.to", index_of(state_.active), Seat::Chance, {}, {}, true});
    out_.counts.push_back({"phase",
                           "arrange.maelstrom.phase",
                           place_of(state_.phase),
                           Seat::Chance,
                           {},
                           {"phase.movement", "phase.action", "phase.summon"}});
    if (state_.phase == Phase::Action) {
      out_.counts.push_back({"actions", "arrange.maelstrom.actions", state_.actions_left});
    }
  }

  void add_counts(Seat seat) {
    const std::string of = std::string(".") + letter_of(seat);
    const SideState& side = state_.side(seat);
    out_.counts.push_back({"hoard" + of, "arrange.maelstrom.hoard", side.hoard, seat});
    out_.counts.push_back({"essence" + of, "arrange.maelstrom.essence", side.essence, seat});
  }

  const State& state_;
  Arrangement out_;
};

}  // namespace

Arrangement Arranged::of(const State& state) { return PieceLister(settled(state)).list(); }

Rearranged<State> Arranged::after(const State& state, const Rearrangement& wanted) {
  return rearranged(settled(state), [&](State& next) {
    Verdict verdict = change(next, wanted);
    if (!verdict) forget_the_rest(next);
    return verdict;
  });
}

}  // namespace mael::maelstrom
