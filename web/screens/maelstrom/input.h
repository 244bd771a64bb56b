// What the player wants, and what follows from it: a new selection, an action, a request to the app
// or a refusal. The same intents come from mouse, finger and keyboard (pointer.h, keys.h).
//
// Ways to get things done:
//   move      tap a minion, tap a lit space; or drag it there
//   attack    tap an enemy: all who reach it are in, tap them in or out; or tap a minion, then its
//             target; the sums are shown, a second tap on the target or the button does it
//   consume   tap a tile, then energy beside it; or energy, then who consumes it
//   summon    tap a hand tile, then a lit space; or drag it there; where there are several ways to
//             pay, strongholds are tapped in or out before it is done
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "web/screens/maelstrom/selection.h"
#include "web/screens/maelstrom/situation.h"
#include "web/screens/maelstrom/view.h"

namespace mael::web::maelstrom {

namespace intent {
struct Tap { Hex at; };                     // a space or what lies on it
struct Take { Hex at; };                    // a tile is lifted to be dragged
struct Put { Hex at; };                     // what was lifted is let go here
struct TapHand { Row row = 0; };
struct TakeHand { Row row = 0; };
struct Press { Command command = Command::Cancel; };
struct Inspect { Subject subject; };
struct Point { std::optional<Hex> at; };    // the pointer is over this space, or over none
struct MoveCursor { Key towards = Key::Up; };  // Up, Down, Left, Right, Home
struct NextChoice { int by = 1; };          // the cursor goes to the next thing that is lit
struct Activate {};                         // Enter or Space
struct PickSlot { int slot = 0; };          // hand tile by its place
}  // namespace intent

using Intent = std::variant<intent::Tap, intent::Take, intent::Put, intent::TapHand,
                            intent::TakeHand, intent::Press, intent::Inspect, intent::Point,
                            intent::MoveCursor, intent::NextChoice, intent::Activate,
                            intent::PickSlot>;

struct Reaction {
  Selection selection;
  std::vector<Action> actions;    // each legal after the ones before it
  std::vector<Request> requests;
  bool lift = false;              // the curtain goes up
};

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent);

}  // namespace mael::web::maelstrom
