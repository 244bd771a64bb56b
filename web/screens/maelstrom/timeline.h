// Motion made from events over a state that is already final: a plan of where tiles seem to be
// until they are where they are. It can be cut short at any moment and is left out when motion is
// reduced; nothing depends on it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/maelstrom/event.h"
#include "web/base/gesture.h"
#include "web/base/vec2.h"
#include "web/screens/maelstrom/game.h"
#include "web/widgets/slips.h"

namespace mael::web::maelstrom {

// How a tile looks for now, where that differs from how it lies.
struct Pose {
  std::optional<Vec2> at;       // board units; else the middle of its space
  float lift = 0;               // 0 … 1
  float flip = 0;               // 0 … 1
  float opacity = 1;
  bool face_up = false;         // not destroyed yet
  bool face_down = false;       // not raised yet
  std::optional<int> wounds;    // not wounded that often yet
};

// A tile that has left the board and is still seen.
struct Leaving {
  TileName tile;
  Pose pose;
  bool face_up = false;
};

// An event or relic held up for everybody to read.
struct HeldUp {
  Seat seat = Seat::A;
  Row row = 0;
};

// Words rising from a place on the board.
struct Floating {
  Vec2 at;
  std::string text;
  RisingTone tone = RisingTone::Plain;
  float opacity = 1;
};

class Timeline {
 public:
  // Appends what happened after what is still being shown. `before` is the state the action was
  // applied to.
  void add(const State& before, const Events& events, Milliseconds now);

  // Everything is where it is.
  void finish();

  bool is_running(Milliseconds now) const { return now < end(); }
  // When all has been shown; 0 if there is nothing to show.
  Milliseconds end() const;
  // An event or relic is held up over the board.
  bool hides_table(Milliseconds now) const { return held_up(now).has_value(); }

  Pose pose_of(TileName tile, Milliseconds now) const;
  std::vector<Leaving> leaving(Milliseconds now) const;
  std::vector<Floating> floating(Milliseconds now) const;
  std::optional<HeldUp> held_up(Milliseconds now) const;
  // Turns of the Vortex so far, in radians: it turns while something happens.
  float vortex_turn(Milliseconds now) const;

 private:
  enum class Kind : std::uint8_t {
    Move, Lunge, Wound, Destroy, Raise, Drop, Consume, Leave, Words, HoldUp, Pause,
  };
  struct Track {
    Kind kind = Kind::Pause;
    TileName tile;
    Milliseconds start = 0;
    Milliseconds end = 0;
    std::vector<Vec2> points;  // Move: the way; Lunge: home and target; Consume: from and to
    int wounds = 0;            // Wound: how many the tile had before
    std::string text;
    RisingTone tone = RisingTone::Plain;
  };
  class Planner;

  static void pose_move(const Track& track, Milliseconds now, Pose& pose);
  static void pose_lunge(const Track& track, Milliseconds now, Pose& pose);
  static void pose_destroy(const Track& track, Milliseconds now, Pose& pose);
  static void pose_raise(const Track& track, Milliseconds now, Pose& pose);
  static void pose_drop(const Track& track, Milliseconds now, Pose& pose);
  static void apply(const Track& track, Milliseconds now, Pose& pose);

  std::vector<Track> tracks_;
  float turned_ = 0;  // by what was shown before
};

}  // namespace mael::web::maelstrom
