// Positions and actions of the pirates' game as text, both ways.
//
// ASCII, and only characters that may stand unescaped in the fragment of an address. Writers are
// canonical; readers take either case of keywords, doubled blanks, and fields in any order.
//
//   cells A0 … C11, treasure cards T01 …, chests CH01 …, tiles E01 …, artifacts AR01 …,
//   lost islands L01 …, titles TI1 …; a token is its calamity, K01, the second of them on the
//   board K01.2
//
//   position  pirates/1 seats=2 round=3 ship.a=at:B0,points:8,hold:CH05+AR02 tokens=K00:C4,K01:B1:3
//     seats     must stand there
//     opt       what differs from the recommended: forbans:4,death:1,shuffled:1,titles:0,
//               restless:1,poverty:0,quick:1
//     stage     first circles pawns places deal forbans convert play (default) drift count over,
//               and start poverty bastion clock pass where a task comes before these
//     first to  who began, and whose turn it is; default a, and as first
//     round     default 1
//     circles   quarter turns from home, from the centre outward: 0,1,3
//     curse     space of the marker
//     turn      what the active ship has done: moved:1,turned:1,attacked:1,converted:1,leashed:1,
//               immune:1,slowed:1,asked:2,stowed:1,unstowed:1
//     ship.a …  at:B0 (or ashore, dead:B0, gone:B0), pawn:1, life:3, points:0, fit:E01+E07,
//               art:AR06, box:CH05, hold:CH01+CH01, cards:T01+T02+?3 (known ones, and how
//               many unknown), deaths:1, isles:1, forbans:1
//     tokens    in the order of arrival, with damage
//     loot      on cells: B3:CH05,B3:AR01
//     isles     lost islands that were placed: L01:B7
//     titles    whose each is, and its value once turned: TI1:a,TI4:b:3
//     chests    left in the pile, where some are gone from the game: CH01:3,CH10:6; - none
//     called    calamity cards out of the pile, where these are not just those on the board
//     discard   claimed island cards
//     sold      artifacts under the pile, in the order of their sale: AR07+AR02
//     tasks     still to be done, the last first (tasks.h): take:a:b
//     fallen    ships not dealt with: b:a:c, a the killer (- none), c who attacked with it
//     offers    of free moves to come: bc
//     trade     that is offered: b:CH05+2/AR01, what is given and what is wanted
//     finder    of the last chest; last=1 once its next turn has begun
//     cause     points chests curse lastship noship rounds
//
//   setup     pirates/1 seats=3 opt=death:1
//
//   action    seat, blank, deed; chance is ~ without a blank
//     ~first:b  ~circles:0,1,3  ~card:T05 (? unseen)  ~chest:CH03  ~artifact:AR01  ~calamity:K03
//     ~title:2  ~forban:C4  ~turn:B2
//     pawn:2  place:A0  forban:C4  convert:none (attack, rotations)  move:B1  teleport:C3  turn:B2
//     attack:b  attack:K01.2+bc (asking b and c)  claim:T05  pick:CH03  stow:CH03  unstow
//     sell:CH03  sell:box  buy:E01  card  repair  offer:b:CH05+2/AR01  drag:K01-B2  end
//     return:C3  join  decline  take:CH03  take:nothing  share:CH03:c  drop:CH03  equip  keep
//     accept  refuse  island:C3  token:K03  step:B2  stay
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/pirates/action.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

std::string write_item(Item item);  // CH03, AR01; chests that are never held too
std::string write_token(const State& state, int place);  // K01, K01.2

// Any state, known or observed, canonically.
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

}  // namespace mael::pirates
