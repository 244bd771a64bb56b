// What the player wants, and what follows from it: a new selection, an action, a request to the app
// or a refusal. The same intents come from mouse, finger and keyboard (pointer.h).
//
// Ways to get things done:
//   move      tap a minion, tap a lit space; or drag it there
//   attack    tap an enemy: the fewest who suffice are in, tap minions in or out; or tap a minion,
//             then its target; the sums are shown, a second tap on the target or the button does it
//   consume   tap a tile, then energy beside it; or energy, then who consumes it, if there are
//             several
//   summon    tap a hand tile, then a lit space; or drag it there; where there are several ways to
//             pay, strongholds are tapped in or out before it is done
//   ability   tap the tile, or its line in the prompt where it could do more; then what is lit; a
//             last move is done at once, anything else by a second tap or the button; a tile that
//             alone may be chosen first is chosen already
//   event     tap it in the hand, or drag it to what is lit
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "web/screens/maelstrom/input/selection.h"
#include "web/screens/maelstrom/situation.h"
#include "web/screens/maelstrom/view/view.h"
#include "web/table/parts/hits.h"

namespace mael::web::maelstrom {

namespace intent {
using web::intent::Nothing;
using web::intent::Press;
struct Tap {
  Hex at;
};  // a space or what lies on it
struct Take {
  Hex at;
};  // a tile is lifted to be dragged
struct Put {
  Hex at;
};  // what was lifted is let go here
struct TapHand {
  Row row = 0;
};
struct TakeHand {
  Row row = 0;
};
struct Inspect {
  Subject subject;
};
struct Point {
  std::optional<Hex> at;
};  // the pointer is over this space, or over none
struct MoveCursor {
  Key towards = Key::Up;
};  // Up, Down, Left, Right, Home
struct NextChoice {
  int by = 1;
};                   // the cursor goes to the next thing that is lit
struct Activate {};  // Enter or Space
struct PickSlot {
  int slot = 0;
};  // hand tile, or line of the prompt, by its place
struct PickRow {
  Row row = 0;
};  // a tile out of play, for a text that asks for one
struct TapRelic {
  Seat seat = Seat::A;
  int place = 0;
};
}  // namespace intent

using Intent = std::variant<intent::Nothing, intent::Tap, intent::Take, intent::Put,
                            intent::TapHand, intent::TakeHand, intent::Press, intent::Inspect,
                            intent::Point, intent::MoveCursor, intent::NextChoice, intent::Activate,
                            intent::PickSlot, intent::PickRow, intent::TapRelic>;

// Whether a seat passes on every answer until the phase ends.
struct PassWish {
  Seat seat = Seat::A;
  bool pass = false;
};

// May decide something, as some commands do.
using Decisive = DecisiveIntents<intent::Tap, intent::Put, intent::TapHand, intent::PickSlot,
                                 intent::PickRow, intent::TapRelic, intent::Activate>;

struct Reaction {
  Selection selection;
  std::vector<Action> actions;  // each legal after the ones before it
  std::vector<Request> requests;
  bool lift = false;  // the curtain goes up
  std::optional<PassWish> pass;
};

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent);

}  // namespace mael::web::maelstrom
