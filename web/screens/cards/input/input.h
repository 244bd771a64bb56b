// What the player wants, and what follows from it: a new selection, an action, a request to the app
// or a refusal. The same intents come from mouse, finger and keyboard.
//
// Ways to get things done:
//   play     tap a card of the hand, then a lit place; or drag it there; an event that is put on
//            nothing is played by its button, a second tap, or dragged onto the table
//   attack   tap a ship of the attack area, then what is lit red: the sums are shown, a second tap
//            or the button does it; or drag it there
//   move     tap an own ship, then a lit place; or drag it there; costs 1
//   seal     turn the dial, then the button
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "web/screens/cards/input/selection.h"
#include "web/screens/cards/situation.h"
#include "web/screens/cards/view/view.h"
#include "web/table/parts/hits.h"

namespace mael::web::cards {

namespace intent {
struct TapCard {
  CardKind card = 0;
};  // of the hand
struct TapThing {
  Thing thing;
};
struct TakeCard {
  CardKind card = 0;
};  // is lifted to be dragged
struct TakeShip {
  std::uint8_t ship = 0;
};  // of one's own
struct Put {
  std::optional<Thing> on;
};                  // what was lifted is let go; nothing: on the table
struct PutBack {};  // let go where it came from
using web::intent::Nothing;
using web::intent::Press;
struct Inspect {
  Subject subject;
};
struct SetNumber {
  int number = 0;
};  // of the dial
struct TypeDigit {
  int digit = 0;
};
struct TakeFaction {
  CardKind card = 0;
};
}  // namespace intent

using Intent =
    std::variant<intent::Nothing, intent::TapCard, intent::TapThing, intent::TakeCard,
                 intent::TakeShip, intent::Put, intent::PutBack, intent::Press, intent::Inspect,
                 intent::SetNumber, intent::TypeDigit, intent::TakeFaction>;

// May decide something, as some commands do.
using Decisive =
    DecisiveIntents<intent::TapCard, intent::TapThing, intent::Put, intent::TakeFaction>;

// Whether a seat passes on every answer until the player-turn ends.
struct PassWish {
  Seat seat = Seat::A;
  bool pass = false;
};

struct Reaction {
  Selection selection;
  std::vector<Action> actions;
  std::vector<Request> requests;
  bool lift = false;  // the curtain goes up
  std::optional<PassWish> pass{};
};

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent);

}  // namespace mael::web::cards
