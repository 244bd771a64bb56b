// Where a model may stand at the end of a move. A part of course.h, whose functions judge by it.
#pragma once

#include "engine/battle/play/course.h"
#include "engine/battle/play/deployment.h"

namespace mael::battle {

// The other models of its unit aside. Must not outlive what it is made of.
class EndJudge {
 public:
  EndJudge(const State& state, const Walk& walk);

  // `model` stands at `base`.
  Verdict judge(ModelId model, Disc base) const;
  // The same if terrain that can be crossed could be stood on in part.
  bool may_but_for_terrain(ModelId model, Disc base) const;

  static bool overlap(Disc a, Disc b);

 private:
  struct Other {
    Disc base;
    UnitId unit = 0;
    bool enemy = false;
  };

  Verdict judge_company(ModelId model, Disc base) const;
  Verdict judge_touch(Disc base) const;
  bool retreats_forward(ModelId model, Point to) const;

  const State& state_;
  const Walk& walk_;
  Edge edge_ = Edge::South;
  CompactList<Other, kMostModels> others_;
};

}  // namespace mael::battle
