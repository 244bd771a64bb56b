// What passes through an archive, saves and links alike: set-ups, actions, and (in
// serialize_state.h) states. Tiles are named by their place in the catalogue, to which tiles are
// only ever appended, and a ready-made force by its faction: to change such a force takes a new
// version here.
#pragma once

#include <cereal/cereal.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/archived.h"
#include "engine/core/packed_archive.h"
#include "engine/maelstrom/action.h"
#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/force.h"
#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {

inline constexpr std::uint32_t kSetupVersion = 3;
inline constexpr std::uint32_t kActionVersion = 1;
inline constexpr std::uint32_t kStateVersion = 4;

namespace archived {

template <class Archive>
void edition(Archive& archive, Edition& edition) {
  ranged(archive, edition, Edition::Maelstrom, Edition::Vortex);
}

// Set-ups of version 1 and states of 2 knew no discard in Vortex, those of the next one at most.
constexpr std::uint8_t most_discards(std::uint32_t version, std::uint32_t newest) {
  return version == newest ? kMostDiscards : version + 1 == newest ? 1 : 0;
}

template <class Archive>
void options(Archive& archive, Options& options, std::uint8_t most) {
  const bool usual = coded(archive, options == Options{});
  if (usual) return;
  ranged(archive, options.essence, 1, 9);
  ranged(archive, options.draw_after, 0, 255);
  ranged(archive, options.edge_step, 0, 1);
  ranged(archive, options.squeeze, 0, 1);
  ranged(archive, options.primary_limited, 0, 1);
  ranged(archive, options.same_faction, 0, 1);
  if (most > 0) ranged(archive, options.first_discards, 0, most);
}

// Tiles are only ever appended to the catalogue, so their places last.
template <class Archive>
void tile_kind(Archive& archive, TileKind& kind) {
  ranged(archive, kind, 0, kAnyNumber - 1);
  if (kind < catalogue().size()) return;
  kind = 0;
  refuse(archive);
}

// The factions of a force, as bits.
inline std::uint8_t factions_of(const std::vector<ForceLine>& force) {
  unsigned factions = 0;
  for (const ForceLine& line : force) {
    factions |= 1u << static_cast<int>(catalogue()[line.kind].faction);
  }
  return static_cast<std::uint8_t>(factions);
}

// How many there are of each tile, up to the last one, of the factions that are there at all.
template <class Archive>
void made_force(Archive& archive, std::vector<ForceLine>& force) {
  TileKind last = force.empty() ? TileKind{0} : force.back().kind;
  std::uint8_t factions = factions_of(force);
  tile_kind(archive, last);
  ranged(archive, factions, 0, (1 << kFactions) - 1);
  std::vector<ForceLine> lines;
  int room = kMaxForce;
  auto next = force.begin();
  for (int kind = 0; kind <= last; ++kind) {
    const auto faction = static_cast<int>(catalogue()[static_cast<TileKind>(kind)].faction);
    if ((factions >> faction & 1) == 0) continue;
    ForceLine line{static_cast<TileKind>(kind), 0};
    if (next != force.end() && next->kind == kind) line.count = (next++)->count;
    mostly_small(archive, line.count, 4, kMaxForce);
    room -= line.count;
    if (room < 0) return refuse(archive);
    if (line.count > 0) lines.push_back(line);
  }
  force = std::move(lines);
}

template <class Archive>
void force(Archive& archive, Edition edition, std::vector<ForceLine>& force) {
  const auto ready = is_loading<Archive> ? std::nullopt : ready_made_faction(edition, force);
  const int code = coded(archive, ready ? static_cast<int>(*ready) : kFactions, 0, kFactions);
  if (code == kFactions) return made_force(archive, force);
  const auto lines = ready_made_force(edition, static_cast<Faction>(code));
  force.assign(lines.begin(), lines.end());
}

// A row of a force, or that it is not known.
template <class Archive>
void row(Archive& archive, Row& row) {
  const int code = coded(archive, row == kUnknownRow ? kMaxForce : row, 0, kMaxForce);
  row = code == kMaxForce ? kUnknownRow : static_cast<Row>(code);
}

template <class Archive>
void tile(Archive& archive, std::uint8_t& tile) {
  ranged(archive, tile, 0, kMaxForce - 1);
}

template <class Archive>
void tiles(Archive& archive, TileMask& tiles) {
  constexpr int kHalf = kMaxForce / 2;
  constexpr auto kHighest = static_cast<std::uint32_t>(bit_of(kHalf) - 1);
  auto low = static_cast<std::uint32_t>(tiles & kHighest);
  auto high = static_cast<std::uint32_t>(tiles >> kHalf);
  ranged(archive, low, 0, kHighest);
  ranged(archive, high, 0, kHighest);
  tiles = TileMask{high} << kHalf | low;
}

template <class Archive>
void space(Archive& archive, Hex& at) {
  ranged(archive, at.q, -kTableRadius, kTableRadius);
  ranged(archive, at.r, -kTableRadius, kTableRadius);
}

template <class Archive>
void tile_ref(Archive& archive, TileRef& ref) {
  ranged(archive, ref.seat, Seat::A, Seat::B);
  tile(archive, ref.index);
}

template <class Archive>
void choice(Archive& archive, Choice& choice) {
  ranged(archive, choice.count, 0, static_cast<std::uint8_t>(choice.tiles.size()));
  for (std::size_t i = 0; i < choice.count; ++i) {
    tile_ref(archive, choice.tiles[i]);
    space(archive, choice.spaces[i]);
  }
  const int code = coded(archive, choice.row == kNoRow ? kMaxForce : choice.row, 0, kMaxForce);
  choice.row = code == kMaxForce ? kNoRow : static_cast<Row>(code);
}

// What each kind of deed holds.
template <class Archive>
struct DeedFields {
  Archive& archive;

  void operator()(ChoosePrimary& deed) const { row(archive, deed.row); }
  void operator()(TakeTile& deed) const { row(archive, deed.row); }
  void operator()(Coin& deed) const { ranged(archive, deed.first, Seat::A, Seat::B); }
  void operator()(RandomDiscard& deed) const { row(archive, deed.row); }
  void operator()(DrawnTile& deed) const { row(archive, deed.row); }
  void operator()(MoveMinion& deed) const {
    tile(archive, deed.tile);
    space(archive, deed.to);
  }
  void operator()(Attack& deed) const {
    tiles(archive, deed.attackers);
    tile(archive, deed.target);
  }
  void operator()(Defend& deed) const { tile(archive, deed.attacker); }
  void operator()(Consume& deed) const {
    tile(archive, deed.tile);
    tile_ref(archive, deed.energy);
  }
  void operator()(Summon& deed) const {
    row(archive, deed.row);
    space(archive, deed.at);
    tiles(archive, deed.payers);
    ranged(archive, deed.energy, 0, 255);
  }
  void operator()(UseAbility& deed) const {
    ranged(archive, deed.tile, 0, kMaxForce + kMaxRelics - 1);
    choice(archive, deed.choice);
  }
  void operator()(PlayEvent& deed) const {
    row(archive, deed.row);
    choice(archive, deed.choice);
  }
  void operator()(Resolve& deed) const { choice(archive, deed.choice); }
  template <class Bare>
  void operator()(Bare&) const {
    static_assert(std::is_empty_v<Bare>);
  }
};

}  // namespace archived

// Told by the forces alone: before there were free games, any of them made a basic one.
inline bool is_plainly_free(const Setup& setup) {
  return setup.edition == Edition::Maelstrom && !setup.advanced &&
         !(is_basic_force(setup.forces[0]) && is_basic_force(setup.forces[1]));
}

template <class Archive>
void serialize(Archive& archive, Setup& setup, std::uint32_t version) {
  if (version < 1 || version > kSetupVersion) return refuse(archive);
  constexpr int kAdvanced = 2;  // editions come first
  constexpr int kFree = 2 * kAdvanced;
  const int how = setup.advanced ? kAdvanced : setup.free && !is_plainly_free(setup) ? kFree : 0;
  const int game = coded(archive, static_cast<int>(setup.edition) + how, 0, kFree + 1);
  setup.edition = static_cast<Edition>(game % kAdvanced);
  setup.advanced = game >= kAdvanced && game < kFree;
  archived::options(archive, setup.options, archived::most_discards(version, kSetupVersion));
  for (std::vector<ForceLine>& force : setup.forces) archived::force(archive, setup.edition, force);
  if constexpr (is_loading<Archive>) setup.free = game >= kFree || is_plainly_free(setup);
}

template <class Archive>
void serialize(Archive& archive, Action& action, std::uint32_t version) {
  if (version != kActionVersion) return refuse(archive);
  mael::archived::action(archive, action, kSeats, archived::DeedFields<Archive>{archive});
}

}  // namespace mael::maelstrom

CEREAL_CLASS_VERSION(mael::maelstrom::Setup, mael::maelstrom::kSetupVersion)
CEREAL_CLASS_VERSION(mael::maelstrom::Action, mael::maelstrom::kActionVersion)
