// What activations came to, as those tell it who look back on them: each in one line, as a trail on
// the table, and where of the match it can be seen again; and which squads are gone, by whom. Pure.
#pragma once

#include <string>
#include <vector>

#include "engine/core/plane.h"
#include "web/screens/battle/game.h"
#include "web/table/seen.h"

namespace mael::web::battle {

struct Go {
  Seat seat = Seat::A;
  UnitId unit = kNone;
  int turn = 0;
  int entries = 0;          // of the match, before it
  std::string words;        // "Karist Troopers: 12.0″ › ruins · fired 9 at Spiders, 2 fell"
  std::vector<Point> way;   // of its leader, from where it stood; empty: it stayed there
  std::vector<Disc> stood;  // its models, before they went
};

class Goes {
 public:
  // `entries` of the match with this step.
  void add(const SeenStep<Rules>& step, int entries);

  // In order; those of the other side since the last of this one.
  const std::vector<Go>& all() const { return all_; }
  std::vector<Go> since(Seat seat) const;
  // Which squads are gone, when and by whom, a sentence each.
  const std::vector<std::string>& falls() const { return falls_; }

 private:
  // One thing that the squad did, while it is told on.
  struct Deed {
    std::string key;  // of its text
    std::string about;
    int dice = 0, fell = 0;
  };
  void begin(const State& state, UnitId unit, int entries);
  void note_way(const State& before, const Action& action);
  void note_events(const SeenStep<Rules>& step);
  void note_fall(const State& before, const Event& event);
  void note_act(const State& before, const Event& event);
  void tell(const State& after);

  std::vector<Go> all_;
  std::vector<std::string> falls_;
  // Of the last one:
  std::vector<Deed> deeds_;
  std::int32_t length_ = 0;
  int lost_ = 0;  // models of its own
};

}  // namespace mael::web::battle
