// Force lists: what a seat brings to the game (MAE-215), ready-made or made up, and the judge of
// made-up ones (sheet section 17).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/table.h"
#include "engine/core/violation.h"
#include "engine/maelstrom/content.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

struct Setup;

inline constexpr int kMaxCopies = 4;              // MAE-229
inline constexpr std::size_t kMaxForceName = 40;  // bytes of UTF-8

// A force as its owner keeps it. Nothing says that it is legal.
struct Force {
  std::string name;  // UTF-8 without control characters, at most kMaxForceName bytes
  Edition edition = Edition::Maelstrom;
  std::vector<ForceLine> lines;  // by catalogue order, counts at least 1
  friend bool operator==(const Force& a, const Force& b);
};

bool same_lines(std::span<const ForceLine> a, std::span<const ForceLine> b);

int size_of(std::span<const ForceLine> force);                  // tiles
int count_of(std::span<const ForceLine> force, TileKind kind);  // copies
// Sets the copies of a kind; 0 takes its line away.
void set_count(std::vector<ForceLine>& force, TileKind kind, int count);

// What all its tiles are, good or evil; nothing for a mixed or an empty force.
std::optional<Alignment> alignment_of(std::span<const ForceLine> force);

// Whether events or relics are among the tiles (MAE-232).
bool needs_vortex(std::span<const ForceLine> force);

// ---- Judging -----------------------------------------------------------------------------------
// Things: {0:seat} is the seat the force is asked for; then the tile and the numbers it is about.

// Every reason why no game can begin with this force (MAE-215, MAE-R92, VTX-018,
// VTX-021).
std::vector<Violation> find_start_faults(std::span<const ForceLine> force, Edition edition,
                                         Seat seat);

// Whether this is the list of a major faction, complete or as the book prints it (MAE-034,
// MAE-R90).
bool is_basic_force(std::span<const ForceLine> force);

// Every reason why this is no force of the advanced game, those above included (MAE-008, MAE-220,
// MAE-229). `tiles` must be the catalogue of the force.
std::vector<Violation> find_force_faults(std::span<const ForceLine> force, Edition edition,
                                         Seat seat = Seat::A, const Catalogue& tiles = catalogue());

// What is allowed and yet hardly meant: a small opening hand (MAE-R80), tiles nothing pays for
// (MAE-224).
std::vector<Violation> find_force_advice(std::span<const ForceLine> force, Seat seat = Seat::A);

// Every reason why a game cannot begin so: faults of both forces, in a basic game these too
// (MAE-034, MAE-037), of both together (MAE-219, MAE-228, MAE-R86) and of the options. Empty:
// start() gives a state.
std::vector<Violation> find_setup_faults(const Setup& setup);

// ---- Ready-made --------------------------------------------------------------------------------

// What the name of a faction stands for: its ready-made force, in Vortex rather its demo deck if it
// has one (VTX-002, VTX-003).
std::span<const ForceLine> ready_made_force(Edition edition, Faction faction);

// The faction whose ready-made force this is; nothing for any other.
std::optional<Faction> ready_made_faction(Edition edition, std::span<const ForceLine> force);

// The force list of a seat, by catalogue order.
std::vector<ForceLine> force_of(const SideState& side);

// A ready-made force by its lasting name, small letters alone.
struct ReadyForce {
  std::string id;
  Edition edition = Edition::Maelstrom;  // the one it is made for
  std::vector<ForceLine> lines;
};

// The table of ready-made forces beside those of single factions, or all that is wrong with it.
Result<std::vector<ReadyForce>, Faults> read_ready_forces(std::string_view tsv,
                                                          const Catalogue& tiles);

// All of them: the eight factions' first, then those of the table and the demo decks of Vortex.
std::span<const ReadyForce> ready_forces();

// The one of that id; nullptr if there is none.
const ReadyForce* find_ready_force(std::string_view id);

}  // namespace mael::maelstrom
