// Positions and actions of Maelstrom as text, both ways.
//
// ASCII, and only characters that may stand unescaped in the fragment of an address. Writers are
// canonical; readers take these liberties: blanks (and `_`, which is a blank in links) may be
// doubled and may stand round , + and =; keywords, seats and faction names in either case;
// the fields of a position in any order; a missing copy number where only one tile can be meant.
//
//   space     ring.step        0 is the Vortex
//   tile      LoF1             tag and copy; a tile out of play has no copy
//
//   position  maelstrom/1 a=arcanae b=TAGn+TAGn phase=action to=b mass=1.2aAcA1',1.3bIrE1e:m …
//     opt      what differs from the defaults: essence:4,draw:0,edge:0,squeeze:0,limited:0,same:1,
//              discard:1 (to 3)
//              or vortex/1: the other edition, where brood and arcanae name the demo decks
//     a b      the forces: a ready-made one (read by any id, written where it is a faction's), or
//              tiles and counts in catalogue order
//     phase    primary hands first movement (default) action summon over
//     await    what has to be decided, if it is not the usual of the phase
//     resume   with await=answer: what goes on after a refusal, if it is not the usual of the phase
//     offer    who offered a draw
//     turn     default 3, in the set-up 0
//     to       whose turn, default a
//     actions  left in this turn; default 3 in the Action Phase, otherwise 0
//     quiet progress   turns without progress, and whether this one has seen any; default 0
//     essence hoard limited   for a,b; default: the option's value, 0, 0
//     primary  for a,b: chosen and not yet shown; ? unknown, - none (default)
//     hand.a hand.b   LoF2+DHo1+?3: known tiles, then how many unknown ones
//     discard.a discard.b
//     mass     the tiles in play: space, seat, tile, one ' per wound, e for an energy tile, then
//              `:` and marks: moved attacked consumed fresh spent
//     draws    who draws, with await=draw; default: whose turn it is
//     relics.a relics.b   in play: ChE,SoL:u; u used, t triggered
//     top.a top.b   known tiles on top of the stack, the last comes first
//     plays    announced and not yet carried out, the last comes first: attack,bFoB!; * cancelled
//     pending  abilities that wait, the last comes first: aStP1:enters:aStP1@1.3
//     lasting  effects in force: tile, effect as tag and number, controller, last turn
//              bKCr1:RuC1:a:5
//     attack   under way: DHo1+KCr2*AcA1
//     end win  how the game ended, and who won (- neither)
//
//   action    seat, blank, deed; chance is ~ without a blank
//     primary:AcA take:LoF (? unseen)   ~coin:b ~discard:LoF ~draw:KCr (? unseen)
//     DHo1-2.7   draw   DHo1+KCr2*AcA1   hit:KCr2   LoF1$1.4   swap:2e   swap:2a
//     CRu1!1.3-2.4 (an ability: the chosen tiles by their spaces and where they go; LBa1!  without
//     a choice; Hat1!EmD a tile out of play; Fre!1.3 an event, ChE! a relic)   do:1.3-2.4 (the same
//     for a triggered one)   pass DHo2@1.3=LoF1+LoF2+2e (the copy may be left out)   end resign
//     offer-draw accept decline
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/maelstrom/action.h"
#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/event.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

std::string write_space(Hex at);                                 // "1.2"
std::string write_tile(const State& state, TileName tile);       // "LoF1"
std::string write_tile(const State& state, TileRef tile);        // "LoF1"
std::string write_kind(const State& state, Seat seat, Row row);  // "LoF"; "?" for kUnknownRow

std::string write_full_name(const State& state, TileName name);  // "aLoF1"
std::string write_pending(const State& state, const Pending& pending);
std::string write_lasting(const State& state, const Lasting& lasting);
std::string write_play(const State& state, const Play& play);
std::string write_relic(const State& state, Seat seat, const Relic& relic);
// `first`: the first row of the ability, which says what it asks for.
std::string write_choice(const State& before, Seat by, const Choice& choice, const Effect& first);

// Reads a space inside the table's radius.
Result<Hex> read_space(std::string_view text);

// The position, canonically. Any state, known or observed.
std::string write_position(const State& state);

// A position that may occur: read and validated.
Result<State> read_position(std::string_view text);

// Any arrangement of tiles of the two forces, without asking whether it can occur. For tests;
// everything else reads positions.
Result<State> read_arrangement(std::string_view text);

// What is agreed before the game: the fields opt, a and b of a position, behind the word `advanced`
// where forces are made by the rules of the advanced game, `free` where any may meet.
std::string write_setup(const Setup& setup);
Result<Setup> read_setup(std::string_view text);

// The action in the state it is taken in; its tiles, rows and spaces must exist there.
std::string write_action(const State& before, const Action& action);

// An action that makes sense in the state: every tile it names is in play. Whether it is allowed
// is for check to say.
Result<Action> read_action(const State& before, std::string_view text);

}  // namespace mael::maelstrom
