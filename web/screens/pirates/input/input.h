// What the player wants, and what follows from it: a new selection, an action, a request to the app
// or a refusal. The same intents come from mouse, finger and keyboard.
//
// Ways to get things done:
//   sail     tap a lit cell; or tap or drag the own ship and choose the cell
//   turn     drag a circle, or take it with 1 – 3 and turn it with the arrows; it is turned by the
//            button, and comes home by Back
//   attack   tap what is on the own cell, or the button, tick who shall be asked, then the button
//   heaps    a tap spreads what stands too near each other, the next one means a piece of it
//   choose   tap a lit cell, or a row of what may be chosen
//   deal     the shop and the exchange are sheets of their own
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "web/screens/pirates/input/selection.h"
#include "web/screens/pirates/scene.h"
#include "web/screens/pirates/situation.h"
#include "web/table/parts/hits.h"

namespace mael::web::pirates {

// What the pointer means on the board: a cell, or a piece on it.
using Spot = BoardPick;

namespace intent {
using web::intent::Nothing;
using web::intent::Press;
// On the board; of a heap the finger may mean any piece.
struct Tap {
  Spot spot;
  Cell heap = kNoCell;
};
struct FoldUp {};    // what was spread of a heap
struct TakeShip {};  // the own one is lifted to be dragged
struct Put {
  std::optional<Cell> cell;
};  // it is let go; nothing: beside the board
struct HoldRing {
  std::uint8_t circle = 0;
};
struct TurnRing {
  std::uint8_t quarters = 0;
};                    // the held one reads so now, 0 … 3
struct LeaveRing {};  // it is let go and stays so
struct Do {
  Action action;
};  // a row of what may be chosen
struct Aim {
  Target target;
};  // a row of targets, or of tokens
struct Ask {
  Seat seat = Seat::A;
};  // ticks or unticks a helper
struct Partner {
  Seat seat = Seat::A;
};  // of an exchange
struct Give {
  int place = 0;
  bool wants = false;
};  // a piece of one of the holds, by its place
struct Points {
  int change = 0;
  bool wants = false;
};
struct LookAtTile {
  std::uint8_t tile = 0;
};
struct TapCard {
  std::uint8_t card = 0;
};  // of the hand
struct Inspect {
  Subject subject;
};
struct PutAway {};  // what others did has been read
struct AskMeans {
  int which = 0;
};  // what is left of movement, rotation or attack
}  // namespace intent

using Intent = std::variant<intent::Nothing, intent::Press, intent::Tap, intent::TakeShip,
                            intent::Put, intent::HoldRing, intent::TurnRing, intent::LeaveRing,
                            intent::Do, intent::Aim, intent::Ask, intent::Partner, intent::Give,
                            intent::Points, intent::LookAtTile, intent::TapCard, intent::Inspect,
                            intent::PutAway, intent::AskMeans, intent::FoldUp>;

// May decide something, as some commands do.
using Decisive = DecisiveIntents<intent::Tap, intent::Put, intent::Do, intent::TapCard>;

struct Reaction {
  Selection selection;
  std::vector<Action> actions;
  std::vector<Request> requests;
  bool lift = false;       // the curtain goes up
  bool puts_away = false;  // what others did is told no longer
  bool ring_home = false;  // a circle that was held goes back to where it lies
};

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent);

}  // namespace mael::web::pirates
