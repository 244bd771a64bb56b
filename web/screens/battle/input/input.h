// What the player can want of the battle's table, and what comes of it.
//
//   a squad is tapped       its card; an own one that may be activated is chosen, and activated by
//                           what it does first; an enemy is aimed at, from where the ghosts stand
//   its sign in a strip     the table goes to it; an own one that may be activated is chosen
//   the table is tapped     the leader's ghost goes there, with the others; Move, or Dash if it is
//                           far
//   the leader is dragged   the same while the finger is down
//   a ghost is dragged      that model alone goes elsewhere; arrows push it by a tenth of an inch
//   the ring is drawn       the squad faces that way at the end of its way
//   a squad is held         what it sees, threatens and reaches; dragging on leads the squad that
//                           moves, and measures from any other
//   a weapon is tapped      it is left out of the shot, or taken in again
//   a die is tapped         it is turned on by one face
//   “together” is pressed   squads that are tapped go together: where the table is tapped there
//   goes
//                           the first of them, where one is led there goes that, and the others
//                           with it; one button lets as many of them go as the go has room for
// Nothing of this decides: what is made is confirmed with a button.
#pragma once

#include <variant>
#include <vector>

#include "web/screens/battle/formations.h"
#include "web/screens/battle/input/commands.h"
#include "web/screens/battle/input/selection.h"
#include "web/screens/battle/situation.h"
#include "web/table/parts/hits.h"

namespace mael::web::battle {

namespace intent {
using web::intent::Nothing;
using web::intent::Press;
struct TapUnit {
  UnitId unit = kNone;
};
struct Visit {
  UnitId unit = kNone;
};  // it is gone to, and an own one chosen where one is to be
struct TapTable {
  Point at;
};
struct TakeLeader {};
struct TapGhost {
  ModelId model = kNone;
};  // arrows push it
struct TakeGhost {
  ModelId model = kNone;
};
struct Lead {
  Point at;
  ModelId model = kNone;  // none: the leader of whoever moves
};                        // it is carried over this point
struct Put {
  Point at;
  ModelId model = kNone;
};  // … and let go there
struct Nudge {
  int east = 0, north = 0;  // tenths of an inch
};
struct TakeRing {
  Heading aside = 0;  // so far round from where the squad faces is it held
};
struct Face {
  Heading heading = 0;
};  // the ring is drawn there
struct Turn {
  int steps = 0;  // of kTurnStep, counter-clockwise
};
struct Look {
  UnitId unit = kNone;
};
struct Measure {
  RulerEnd from, to;
};
struct TapWeapon {
  int line = 0;  // of the prompt
};
struct ReadRule {
  RuleId rule;
};
struct TapDie {
  int die = 0;
};
struct LayFlips {
  FlipDice flips;
};  // instead of those that are made so far
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
struct ListOrders {};  // and what the squad does about its suppression
struct MoreChoices {};
struct OpenLink {
  std::size_t link = 0;  // of a shot; again: it closes
};
struct ReadOn {};  // the next page of what there is to read
struct Inspect {
  UnitId unit = kNone;
};
struct Form {
  Formation formation = Formation::Clump;
};  // the others stand so round their leader
struct Replay {
  int entries = 0;  // of the match, before what is played again
};
struct GoTo {
  Point at;
};  // what lies there is shown in the middle
}  // namespace intent

using Intent =
    std::variant<intent::Nothing, intent::Press, intent::TapUnit, intent::Visit, intent::TapTable,
                 intent::TakeLeader, intent::TapGhost, intent::TakeGhost, intent::Lead, intent::Put,
                 intent::Nudge, intent::TakeRing, intent::Face, intent::Turn, intent::Look,
                 intent::Measure, intent::TapWeapon, intent::ReadRule, intent::TapDie,
                 intent::LayFlips, intent::Begin, intent::AimAt, intent::Do, intent::ListOrders,
                 intent::MoreChoices, intent::ReadOn, intent::OpenLink, intent::Inspect,
                 intent::GoTo, intent::Replay, intent::Form>;
using Decisive = DecisiveIntents<intent::Do>;

// By a button or a key: the thirty-second part of a turn.
inline constexpr int kTurnStep = kHeadings / 32;

struct Reaction {
  Selection selection;
  std::vector<Action> actions;
  std::vector<Request> requests;
  bool lift = false;
  bool fits = false;                 // the whole table is to be seen,
  bool frames = false;               // or what is spoken of, wherever the player has looked
  bool reads = false;                // what is tapped is only looked at: its card, wherever that is
  bool plays = false;                // what is looked back on is played from there
  std::optional<Point> shown;        // comes to the middle
  UnitId chosen = kNone;             // once the activation of another is taken back
  UnitId aimed = kNone;              // once the squad has gone where it was led
  std::optional<Departure> departs;  // a part of a march goes with these actions
  bool marches_back = false;         // the last one is taken back
  bool marches_no_more = false;      // what is left of one is given up
};

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent);

// Those that are proposed for the dice that lie.
FlipDice proposed_flips(const Situation& situation);
// The flips that are made so far: those of the draft, or those that are proposed.
FlipDice flips_of(const Situation& situation, const Selection& selection);

// A squad's leader, as the end of a ruler.
RulerEnd leader_end(const State& state, UnitId unit);

}  // namespace mael::web::battle
