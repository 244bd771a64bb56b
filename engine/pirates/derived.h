// What follows from a state: statistics, what lies and stands on a cell, what the piles still hold.
#pragma once

#include "engine/core/chance.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// ---- Seats ------------------------------------------------------------------------------------

// The next seat clockwise.
Seat after(const State& state, Seat seat);
// Calls visit(seat) for every seat in turn order from `from`.
template <class Visit>
void in_turn_order(const State& state, Seat from, Visit&& visit) {
  Seat seat = from;
  for (int i = 0; i < state.seats; ++i, seat = after(state, seat)) visit(seat);
}
// Ships that are not gone.
int ships_left(const State& state);
// Ships afloat on a cell.
SeatBits ships_on(const State& state, Cell cell);
// The owner of an artifact that is equipped, if it is not gone; Chance: no ship.
Seat owner_of(const State& state, Power power);

// ---- Cells ------------------------------------------------------------------------------------

bool is_merchant(const State& state, Cell cell);
bool is_cursed_island(const State& state, Cell cell);
Cells cursed_islands(const State& state);
bool has_bastion(const State& state, Cell cell);
bool has_token(const State& state, Cell cell, Effect effect);
// The Maw lies there (PIR-R7).
bool is_inaccessible(const State& state, Cell cell);
// Standing effects of calamities of this kind reach the ship (PIR-R36, PIR-R96).
bool suffers(const State& state, Seat seat, Effect effect);

// ---- Statistics -------------------------------------------------------------------------------

// With its tiles alone; of life the maximum (PIR-R12).
int statistic(const Ship& ship, Statistic which);
int most_life(const Ship& ship);
// With the bastion (PIR-R35).
int armour_of(const State& state, Seat seat);
// With what the active ship has converted (PIR-R39).
int damage_of(const State& state, Seat seat);
// Of the active ship.
int movement_left(const State& state);
int rotations_left(const State& state);
bool has_attack_left(const State& state);
// What leaving its cell costs the active ship (PIR-R96).
int cost_of_leaving(const State& state);

// ---- Loot -------------------------------------------------------------------------------------

bool holds(const Hold& hold, Item item);
void put(Hold& hold, Item item);
void take(Hold& hold, Item item);
int room_in(const Hold& hold);
void drop(State& state, Cell cell, Item item);
// The points a sale brings (PIR-086, PIR-088, PIR-107).
int price_of(const Ship& ship, Item item);
// What a piece of loot counts at the end (PIR-160 to PIR-162, PIR-R42).
int worth_of(const Ship& ship, Item item);
// Loot on board, the chest on the strongbox with it.
int loot_of(const Ship& ship);

// ---- Piles ------------------------------------------------------------------------------------

int cards_in_hand(const Ship& ship);
// Treasure cards no ship is known to have: the pile and what observers cannot see.
Cards unseen_cards(const State& state);
int treasure_pile(const State& state);
int chests_left(const State& state);
// What may be drawn next, a bit each: any of the pile, or below it the one sold first (PIR-R64).
std::uint16_t next_artifacts(const State& state);
// Tiles of this kind in stock (PIR-024).
int tiles_left(const State& state, int tile);
int tokens_on_board(const State& state, Kind kind);
int tokens_in_box(const State& state, Kind kind);
// Calamity cards in the pile, and those of the discard: a bit each.
std::uint16_t calamity_pile(const State& state);
std::uint16_t calamity_discard(const State& state);
// Calamities in play of which there is a token in the box (PIR-R71).
std::uint16_t further_calamities(const State& state);
// How many unused backs of titles hold this value.
int titles_left(const State& state, int value);
// The title whose back is turned next; -1: none.
int title_to_turn(const State& state);

// ---- Curse ------------------------------------------------------------------------------------

bool is_step(int space);

// ---- Setting up -------------------------------------------------------------------------------

// Whose turn it is to choose or be dealt to; Chance: the stage is done.
Seat next_without_pawn(const State& state);
Seat next_ashore(const State& state);
Seat next_to_be_dealt(const State& state);

}  // namespace mael::pirates
