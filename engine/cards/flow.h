// The course of a turn (sheet section 4): generation, distribution, player-turns with their
// windows, drawing up, the end.
#pragma once

#include "engine/cards/resolution.h"

namespace mael::cards {

// Steps 1 and 2, then the player who acts first, or a toss about it.
void begin_turn(const Resolution& resolution);

// The order of play of this turn is settled.
void begin_player_turn(const Resolution& resolution, Seat seat);

// The responder is asked, or play goes on (ECG-R28, ECG-R43).
void open_window(const Resolution& resolution, Window window);

// The responder has nothing more to say.
void close_window(const Resolution& resolution);

// An action or an answer is carried out: the open window is asked about again, or the player-turn
// goes on.
void proceed(const Resolution& resolution);

// A card was drawn, or drawing begins: in setup, for an event, or in step 4. `next` draws next,
// unless the sizes of the hands decide.
void go_on_drawing(const Resolution& resolution, Seat next);

}  // namespace mael::cards
