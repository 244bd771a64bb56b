// Maelstrom's motion: tiles that move, strike, turn over and leave, events held up to be read, and
// the Vortex that turns meanwhile. Places are in board units.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/maelstrom/event.h"
#include "web/screens/maelstrom/game.h"
#include "web/table/motion/impacts.h"
#include "web/table/motion/motion.h"
#include "web/table/motion/piece_motion.h"

namespace mael::web::maelstrom {

// A tile that has left the board and is still seen.
struct Leaving {
  TileName tile;
  Pose pose;
  bool face_up = false;
};

// An event or relic held up for both to read.
struct HeldUp {
  Seat seat = Seat::A;
  Row row = 0;
};

class Timeline : public Motion<Vec2> {
 public:
  // Appends what happened after what is still being shown. `before` is the state the action was
  // applied to. The tile that was acted with begins at `departure`, if that is known.
  void add(const State& before, const Events& events, Milliseconds now,
           std::optional<Vec2> departure = {});

  // A side of the Vortex has changed hands: it turns by one side when what was added has been
  // shown.
  void turn_vortex();

  // Everything is where it is.
  void finish();

  // Its number is its wounds.
  Pose pose_of(TileName tile, Milliseconds now) const { return tiles_.pose_of(tile, now); }
  std::vector<Leaving> leaving(Milliseconds now) const;
  std::optional<HeldUp> held_up(Milliseconds now) const;  // over the board: an event or relic
  // What is wounded, breaks up or burns.
  std::vector<Impact<Vec2>> impacts(Milliseconds now) const { return impacts_.seen(now); }
  // Turns of the Vortex so far, in radians: it turns while something happens.
  float vortex_turn(Milliseconds now) const;
  // How much of the flood at the end of a game has passed, 0 … 1; nothing where none is shown.
  std::optional<float> flood(Milliseconds now) const;

 private:
  class Planner;

  struct Leaver {
    TileName tile;
    bool face_up = false;
  };

  PieceTracks<TileName> tiles_;
  Flights<Leaver, Vec2> leaving_;
  Tracks<HeldUp> held_up_;
  Tracks<Impact<Vec2>> impacts_;
  std::vector<Span> turns_;
  std::optional<Span> flood_;
  Milliseconds since_ = 0;  // it moves
  float turned_ = 0;        // by what was shown before
};

}  // namespace mael::web::maelstrom
