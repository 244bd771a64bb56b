// Several squads that only walk: all the same way, each as far along it as it can. A go activates a
// squad or two (EDG-015 to EDG-019), so a march is gone in stretches, and what is left of it waits
// for the next go. Pure.
#pragma once

#include <optional>
#include <vector>

#include "web/screens/battle/game.h"

namespace mael::web::battle {

// One of its squads.
struct Marcher {
  UnitId unit = kNone;
  std::optional<Point> wish;   // where its leader is meant to end
  std::optional<Draft> draft;  // a Move or a Dash to there, or towards it; none: it stays
  friend bool operator==(const Marcher&, const Marcher&) = default;
};

struct March {
  std::vector<Marcher> squads;  // in the order in which they go: those in front first
  std::optional<Point> way;     // of all of them: so far to the east and to the north
  UnitId anchor = kNone;        // whose leader goes where the table is tapped
  friend bool operator==(const March&, const March&) = default;
};

bool is_in(const March& march, UnitId unit);

// The squad goes with the others, or no longer does. It may be activated by `seat`.
void join(const State& state, Seat seat, UnitId unit, March& march);
// All go so that this model of one of them comes there.
void lead_to(const State& state, Seat seat, ModelId model, Point at, March& march);
// All go by this way.
void lead_by(const State& state, Seat seat, Point way, March& march);
// What is left of it once others have acted: who may still be activated and has a way, which is
// looked for anew. Nothing where that is nobody.
std::optional<March> renewed(const State& state, Seat seat, const March& march);

// What of it is gone before anybody else is asked, or dice roll: squads that are activated, walk
// and end their activation, one after the other.
struct Stretch {
  std::vector<Action> actions;
  std::vector<UnitId> squads;
};
Stretch stretch_of(const State& state, Seat seat, const March& march);
// The march without those of a stretch.
March left_after(const Stretch& stretch, March march);
// A march as it was when its stretch was begun, and what is left of it.
struct Departure {
  March whole, left;
};

// Where the models of each squad would stand, one after the other; in the order of the march.
// Squads that stay have none.
struct Halt {
  UnitId unit = kNone;
  std::vector<Point> way;  // of its leader, from where it stands
  std::int32_t length = 0;
  State stands;  // with it and all before it there
};
std::vector<Halt> halts_of(const State& state, const March& march);

}  // namespace mael::web::battle
