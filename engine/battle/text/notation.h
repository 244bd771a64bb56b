// Positions and actions of a battle as text, both ways.
//
// ASCII, and only characters that may stand unescaped in the fragment of an address. Writers are
// canonical; readers take either case of keywords, doubled blanks, and fields in any order. Points
// are inches, x/y, with at most three decimals: 12.5/8.25.
//
//   units a1, a2 … b1 …, of a seat in the order of its roster; models of a unit 1, 2 … in the order
//   of the roster; weapons of a model a, b … (not f) in the order of its profile, f a frag
//   grenade, u bare hands: 2b is the second weapon of model 2; hits by the number of their die,
//   further ones of dice by 64, 65 …
//
//   position  edge-battle/1 table=crossroads a.i=E01:18/10+19.5/10+… b.i=K01:… turn=2 to=b
//     table     a fixed table, or WIDTHxDEPTH in inches: bare ground with `terrain`
//     terrain   pieces of the kit: crates:10/10+13/10+13/12,woods!:…  (! all of it is
//               dangerous, !3 or !6 by a die)
//     deploy    where it is not that of the table, or of bare ground face-off
//     stage     priority choose go (default) second active retire over
//     turn      default 1        to   whose go, choice or retirement; default a
//     attacker  default a        prio default the attacker
//     gone      units activated in this go
//     opened    whether the first activation of the turn is over: default 1 where a unit is done
//     vp, cp    of a and b: 2,0
//     lost      units this turn, and whose fell first: 1,0,a
//     a.i …     SQUAD:points of its models in the order of the roster, *N behind one that has N FOR
//               left (0: removed), then ,face:256,lead:2,supp:1,cover:1,move:1,done:1,orders:1,
//               retired:1,painted:1,burn:1,zealot:1 (tokens of abilities); lead where it is not the
//               one the roster names; up to a.iv, all others in a.v, parted by semicolons. Where
//               the unit is not as the roster has it its lines stand behind SQUAD, each by which
//               kind of model of the squad it is, how many, what they carry and what they can do
//               by themselves:
//               E03(1:shock-maul!tempest-armor;3*2:aux-grenade-launcher.shock-baton)
//     counted   whose leader counts as touching which model (EDG-659): a1:b1.3,a2:b1.3
//     active    a1,acts:2,did:move.aim,last:aim,bonus:2,prey:b1,behind:b1,unseen:b1.b2,passed:b2,
//               thrower:3,walked:1,recovered:1,strike:1a+2a,wild:1,open:1 (of the strike)
//     frames    steps from the lowest up: acting:a1,fliphits:a1,injuries:b1:2
//     round     fire:a1:b1,near:1,wild:1,open:1,behind:1,unseen:1,paints:1 (tokens to come),far:5,
//               av:2,lost:1,hurt:1,passed:2,defense:cover,shots:1a+2a+4f,counts:2+2+0,dice:34+6+11
//               (rolled and, where flipped, shown; 6a: the first thing its weapon
//               may do with a six),armor:0.3+2.45 (hit, rolled,
//               shown),damage:0+3,hits:0.2,blocked:0 (hits:0.2.2 where die 2 makes a further one)
//     end       crushing standard draw conceded, and who won: standard,a
//
//   setup     edge-battle/1 table=crossroads a=E01+spider-drones(2*3:drone-class-flakk-guns) b=K01
//             deploy=… attacker=b: squads, with lines as in positions where they are otherwise
//
//   action    seat, blank, deed; chance is ~ without a blank
//     ~roll:1352
//     priority:a  activate:a1  pass  hold  retire:a1+a2 (- none)  concede
//     move:COURSE  dash:COURSE  charge:b1:COURSE!3  onthemove  bonus:COURSE  stay  aim  cover
//     consolidate:COURSE  retreat:COURSE
//       COURSE is the leader's way, the heading and the places of the others:
//       12/8+14/9@64=12/9+13/9 way . it stays, ^ before it: it moves
//       dynamically; without @ it looks as before; without = the others
//       follow as EDG-R10 says. A charge has no heading; !3: model 3 throws a frag grenade
//     fire:b1:1a+2a+3f  suppress:b1  fight:b1  hitrun:b1  defend  (without shots: the usual ones)
//     holdfire  order:a2  use:stay-low  use:stay-low+a2  use:master-focus:b2  shake  regroup  end
//     extinguish  critical:0a+3b (dice, and what each does; - all strike perfectly)
//     remove:1.0.2 (dice of each shot)  flip:0:4+3:6 (- none)  defense:cover:0.2  defense:none av:3
//     allot:0:2+1:3 (armor die, model)  injure:2  leader:3  leader:3! (and takes the place)
//       remove, flip, defense:cover and allot alone: what is usual
#pragma once

#include <string>
#include <string_view>

#include "engine/battle/action.h"
#include "engine/battle/rules.h"
#include "engine/battle/state.h"
#include "engine/core/result.h"

namespace mael::battle {

std::string write_unit(const State& state, UnitId unit);  // a1
std::string write_point(Point point);

// Any state, canonically.
std::string write_position(const State& state);
// A position that may occur: read and validated.
Result<State> read_position(std::string_view text);
// Any arrangement, without asking whether it can occur. For tests; everything else reads positions.
Result<State> read_arrangement(std::string_view text);

std::string write_setup(const Setup& setup);
Result<Setup> read_setup(std::string_view text);

// The action in the state it is taken in.
std::string write_action(const State& before, const Action& action);
// An action that makes sense in the state. Whether it is allowed is for check to say.
Result<Action> read_action(const State& before, std::string_view text);

}  // namespace mael::battle
