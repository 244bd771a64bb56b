// What the player can want of the battle's table, and what comes of it.
//
//   a squad is tapped     its card; an own one that may be activated is picked, an enemy is aimed
//   at the table is tapped   the leader's ghost goes there, with the others; Move, or Dash if it is
//   far the leader is dragged the same while the finger is down a die is tapped       it is turned
//   on by one face
// Nothing of this decides: what is made is confirmed with a button.
#pragma once

#include <variant>
#include <vector>

#include "web/screens/battle/commands.h"
#include "web/screens/battle/selection.h"
#include "web/screens/battle/situation.h"
#include "web/table/hits.h"

namespace mael::web::battle {

namespace intent {
using web::intent::Nothing;
using web::intent::Press;
struct TapUnit {
  UnitId unit = kNone;
};
struct TapTable {
  Point at;
};
struct TakeLeader {};
struct Lead {
  Point at;
};  // the leader is carried over this point
struct Put {
  Point at;
};  // … and let go there
struct Measure {
  Point from, to;
};
struct TapDie {
  int die = 0;
};
struct Begin {
  Draft draft;
};  // what is made part by part
struct AimAt {
  Draft draft;
  UnitId target = kNone;
};  // a shot, a fight or a charge
struct Do {
  Deed deed;
};
struct MoreChoices {};
struct Inspect {
  UnitId unit = kNone;
};
}  // namespace intent

using Intent =
    std::variant<intent::Nothing, intent::Press, intent::TapUnit, intent::TapTable,
                 intent::TakeLeader, intent::Lead, intent::Put, intent::Measure, intent::TapDie,
                 intent::Begin, intent::AimAt, intent::Do, intent::MoreChoices, intent::Inspect>;
using Decisive = DecisiveIntents<intent::Do>;

struct Reaction {
  Selection selection;
  std::vector<Action> actions;
  std::vector<Request> requests;
  bool lift = false;
  bool fits = false;  // the whole table is to be seen
};

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent);

// The flips that are made so far: those of the draft, or the usual ones.
FlipDice flips_of(const Situation& situation, const Selection& selection);

}  // namespace mael::web::battle
