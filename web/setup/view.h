// What the set-up of a game shows, as plain data with its words ready. It knows no game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "web/base/color.h"
#include "web/setup/form.h"

namespace mael::web::setup {

// Everything that can be pressed.
enum class Control : std::uint8_t {
  Option,  // of segments or cells; which: its place among the options
  List,    // opens a list
  Fit,     // opens the parts of what is chosen of a list
  Row,     // of the open list; which: its place among the options
  Draw,    // in that list: by chance
  Offer,   // of the open parts; of: the part, which: its place among the offers
  Close,   // of that list, or of the parts
  Kind,    // of player; which: place in the form's kinds
  Name,
  AddSeat,
  RemoveSeat,
  Begin,
  Back,
  Folded,  // shows or hides numbers and switches
  Number,  // which: 0 less, 1 more
  Toggle,
  Door,
};

struct Item {
  Control control = Control::Begin;
  int seat = -1;  // for a seat's own things
  int of = 0;     // place of the choice, number, switch or door in its list
  int which = 0;
  std::string id;     // "force a brood", stable: tests and `where` use it
  std::string label;  // as a button says it
  std::string note;   // a second line; may be empty
  bool selected = false;
  bool enabled = true;
  bool behind = false;  // the open list lies over it: seen, not pressed
};

// Whether such a thing is on or off.
constexpr bool can_be_selected(Control control) {
  return control == Control::Option || control == Control::Row || control == Control::Offer ||
         control == Control::Kind || control == Control::Folded || control == Control::Toggle;
}

// The game, as its box on the shelf shows it.
struct Cover {
  std::string picture;  // one is found by it
  std::string title;
  std::string line;     // what it is
  std::string players;  // "2"
  std::string time;     // "20 min"
  Rgba accent{};        // the game's own
};

// Who plays a seat.
struct SeatView {
  std::string heading;     // "The Sun"
  std::string name;        // as it will be called
  std::string player;      // "Corva · Seasoned"
  Icon face = Icon::None;  // of a bot
  std::string about;       // and how, in a sentence
  std::string time;        // and how long it thinks; empty for a person
  std::string record{};    // how strong it was found, and what was won against it; may be empty
};

// The list that is open, or the parts of what is chosen of it.
struct Open {
  int seat = -1;  // whose; -1: the game's
  int choice = 0;
  bool parts = false;
  friend bool operator==(const Open&, const Open&) = default;
};

struct View {
  Cover cover;
  Form form;
  std::vector<SeatView> seats;
  std::optional<Open> open;
  std::vector<Item> items;  // in reading order
  bool is_unfolded = false;
  std::string problem;  // why the game did not begin; empty without one
  int focus = -1;       // place in items of the keyboard's focus
};

// The choice an item belongs to, or the one whose list is open.
const Choice& choice_at(const Form& form, int seat, int choice);

}  // namespace mael::web::setup
