// What a screen knows at one moment: a battle hides nothing, so it is the state, who looks and
// acts, and what may be done.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "engine/battle/game.h"
#include "engine/battle/help/words.h"
#include "engine/battle/play/course.h"
#include "web/screens/battle/game.h"
#include "web/screens/battle/targets.h"
#include "web/table/situation.h"

namespace mael::web::battle {

struct Ahead;

struct Situation : SituationOf<Rules> {
  using SituationOf::SituationOf;

  // The side shown below.
  Seat near() const;
  // What is to be decided is at this step.
  bool is_at(Step step) const;
  // A squad is to be activated, or the go ended.
  bool chooses_squad() const;
  // … or one is chosen, and not activated; and another one waits beside it.
  bool may_march() const;
  // It is activated and has done nothing, and that can be taken back: another may be chosen still.
  bool is_fresh() const;
  // What was done last activated the squad as well, and both can be taken back.
  bool is_first_deed() const;
  // The squad that is chosen is shown as if it were active: what it does first activates it.
  bool is_ahead() const { return chosen != kNone; }
  // The moment once this squad is activated; this one where it cannot be, or is none.
  const Situation& with_active(UnitId unit) const;
  // The unit that acts, or that is to go somewhere now; kNone where nobody goes or shoots.
  UnitId mover() const;
  // The unit that is spoken of: the one for which somebody here is asked; while others decide or
  // dice roll that of this side in the round under way; else the one that acts. kNone: none.
  UnitId spoken_of() const;

  // Whether exactly this may be done.
  bool may(const Deed& deed) const;
  // The first listed action of this kind; null where there is none.
  template <class D>
  const Action* first() const {
    for (const Action& action : legal) {
      if (deed_of<D>(action)) return &action;
    }
    return nullptr;
  }

  UnitId chosen = kNone;         // see is_ahead()
  std::shared_ptr<Ahead> ahead;  // null where none is chosen before it acts

  // The last march was gone after so many entries of the match, and no person has decided anything
  // since: it is taken back as a whole.
  std::optional<int> marched;

  // Where a lesson sends the squad; what is meant for it goes exactly there.
  std::optional<Point> goal;

  // What may be begun now: listed once a position.
  std::vector<Draft> begun;
  // At whom the squad that acts may aim; worked out when it is first asked.
  const std::vector<Target>& targets() const;
  // Whom a shot or a fight that may be begun costs most, or whoever is nearest to charge; kNone:
  // nobody. Likewise.
  UnitId best_target(const Draft& draft) const;
  template <class D>
  const Draft* may_begin() const {
    for (const Draft& draft : begun) {
      if (std::holds_alternative<D>(draft.action.deed)) return &draft;
    }
    return nullptr;
  }

 private:
  mutable std::optional<std::vector<Target>> targets_;
  mutable std::map<std::size_t, UnitId> best_targets_;  // by the kind of deed
};

// What each squad could do first, worked out when it is first chosen; copies of a moment share it.
struct Ahead {
  std::array<std::unique_ptr<Situation>, kMostUnits> moments;
};

// What a deed of movement is about: how its unit goes. None for other deeds.
std::optional<Walk> walk_of(const State& state, const Deed& deed);
// Its course; null for other deeds.
const Course* course_of(const Deed& deed);
// What is shot with; null for other deeds.
const Volley* volley_of(const Deed& deed);

}  // namespace mael::web::battle
