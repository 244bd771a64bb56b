// Positions and actions of the Edge card game as text, both ways.
//
// ASCII, and only characters that may stand unescaped in the fragment of an address. Writers are
// canonical; readers take these liberties: blanks (and `_`, which is a blank in links) may be
// doubled and may stand round , + and =; keywords and seats in either case; the fields of a
// position in any order.
//
//   planet    P1             from the left
//   stack     A1             of one seat's attack area; `A` alone is a new one
//   ship      P1.Esc A2.Rai  where it is and its tag; Esc2 is the second alike there
//
//   position  edge-cards/2 planets=Zyc:4+Dou,Goc,Yul,Tar ships.a=P1.Min+Pum,P1.Esc,A1.Rai …
//               the number is that of the deck the game is dealt from (content.h)
//     opt       what differs from the defaults: ask:1,stall:5,last:30
//     step      setup actions (default) draw over
//     await     draw coin order faction turn (default) answer number bid casualty nothing
//     turn      default 2, in the set-up 0
//     to        whose player-turn, or who decides; default a
//     first     who acts first this turn; default: as `to`
//     actions   left in this player-turn; default 2 where there may be any
//     empty     turns begun with an empty deck; default 0
//     window    start action pass end, where answers are possible; default with await=answer:
//     action ceasefire 1 while there is one factions  for a,b; default Epi,Kar, in the set-up none
//     (-) planets   left to right, with stock and attached cards in order; `-` none left; default
//     all
//               in the order of the catalogue, nothing on them
//     stockpile for a,b; default 5,5
//     ships.a ships.b   with attached cards in order
//     hand.a hand.b     Min+Pic2+?3: known cards, then how many unknown ones; `-` none; default:
//     the
//               syphons not in play
//     shown.a shown.b   cards in hand, other than syphons, the opponent has seen
//     discard
//     declared  announced, or the attack whose battle is fought: Min@P2, A1*P3; `-` for a target
//               or stack that is gone
//     maelstrom whose Maelstrom waits for its numbers
//     sealed    for a,b: a number or bid that is in; ? unseen, - none (default)
//     victor    who chooses a casualty
//     draws left   who draws (default a), and how many more cards for an event
//     end win   how the game ended (normal stall), and who won (- neither)
//
//   action    seat, blank, deed; chance is ~ without a blank
//     ~draw:Pic (? unseen)   ~coin:b (who won it)   faction:Epi   first   second
//     Min@P2   Rai@A1 (onto a stack)   Rai@A (a new one)   Hul@bP1.Min   Rel (an event on nothing)
//     A1*A2 (an enemy stack)   A1*P3 (the enemy's ships there)   A1*P3.stock (the planet's stock)
//     P1.Esc-P2   P1.Esc-A1   A1.Rai-A   (moves)   pass   end   decline
//     pick:7   bid:3 (? unseen)   kill:bP1.Esc
#pragma once

#include <string>
#include <string_view>

#include "engine/cards/action.h"
#include "engine/cards/event.h"
#include "engine/cards/rules.h"
#include "engine/cards/state.h"
#include "engine/core/result.h"

namespace mael::cards {

std::string write_place(Place place);   // "P1", "A2"
std::string write_kind(CardKind kind);  // "Pic"; "?" for kUnknownCard
// A ship of either seat, with its seat: "bP1.Esc".
std::string write_ship(const State& state, Target ship);

// The position, canonically. Any state, known or observed.
std::string write_position(const State& state);

// A position that may occur: read and validated.
Result<State> read_position(std::string_view text);

// Any arrangement of cards, without asking whether it can occur. For tests; everything else reads
// positions.
Result<State> read_arrangement(std::string_view text);

// What is agreed before the game: the fields opt, planets and factions of a position.
std::string write_setup(const Setup& setup);
Result<Setup> read_setup(std::string_view text);

// The action in the state it is taken in; its ships and stacks must exist there.
std::string write_action(const State& before, const Action& action);

// An action that makes sense in the state: every ship it names is in play. Whether it is allowed
// is for check to say.
Result<Action> read_action(const State& before, std::string_view text);

}  // namespace mael::cards
