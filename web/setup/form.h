// The form a game is set up with, as data: what may be chosen, what is chosen, and why a game may
// not begin so. A game makes it of what is filled in (filled.h); one screen draws any of them
// (screen.h). Words are ready, in the language spoken; ids are as filled.h has them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/game_entry.h"
#include "web/app/laid_game.h"
#include "web/setup/filled.h"
#include "web/widgets/emblem.h"

namespace mael::web::setup {

// One of the things to choose from.
struct Option {
  std::string id;
  std::string label;
  std::string line{};   // a few words on it: "Good", "23 tiles"
  std::string about{};  // a sentence on it
  std::vector<Emblem> emblems{};
  bool fits = true;  // whether the rules have nothing against it as all the rest stands
};

enum class ChoiceLook : std::uint8_t {
  Segments,  // words side by side
  Cells,     // emblems side by side
  List,      // what is chosen, which opens the list of all
};

// Something that a part of what was chosen may have besides, or does without again.
struct Offer {
  std::string id;
  std::string label;
  std::string line{};   // what it costs: "+2"
  std::string about{};  // how many there are, or the rule against it, in a sentence
  std::string value{};  // what its choice is filled in with once it was pressed
  bool on = false;
  bool fits = true;     // it may be pressed
  bool leaves = false;  // something goes again
};

// A part of what was chosen of a list: a model of a squad.
struct Part {
  std::string title;
  std::string line{};  // what it has
  std::vector<Offer> offers{};
};

struct Choice {
  std::string id;
  ChoiceLook look = ChoiceLook::Cells;
  std::string label{};  // of a list: its button in words
  std::string title{};  // of a list, as it is open
  std::vector<Option> options{};
  Option chosen{};      // one of them, or what chance drew
  std::string drawn{};  // of a list: how chance is asked; empty if it is not
  // No two seats have the same: who takes another's gives it the own.
  bool apart = false;
  // Of what is chosen of a list, where it comes in parts; and the button that opens them, in words.
  std::vector<Part> parts{};
  std::string fitting{};
};

struct Number {
  std::string id;
  std::string label;
  std::string value;       // in words: "10 turns"
  std::string less, more;  // what the buttons do
  int number = 0;
  int least = 0, most = 0, step = 1;
};

struct Toggle {
  std::string id;
  std::string label;
  bool on = false;
};

// A way to another screen, or to have chance fill in (GameSetup::dealt).
struct Door {
  std::string id;
  std::string label;
};

struct SeatForm {
  std::string name;  // how it is called where no name was typed
  std::vector<Choice> choices;
};

struct Form {
  std::vector<Choice> choices;    // of the game, segments or lists
  std::string note;               // a sentence on what is played
  std::vector<SeatForm> seats;    // as many as are filled in
  std::vector<PlayerKind> kinds;  // who may play a seat
  std::vector<Number> numbers;    // these two are folded away
  std::vector<Toggle> toggles;
  std::vector<Door> doors;
  std::string status;   // what would begin, in a sentence
  std::string refusal;  // every rule against it, a sentence each; empty: it may begin
};

// Persons, and the bots for players. The bots that do not look ahead only go on in games begun with
// them.
std::vector<PlayerKind> all_kinds();

// A game as it is set up.
class GameSetup {
 public:
  virtual ~GameSetup() = default;
  virtual const GameCard& card() const = 0;  // fewest and most seats
  // The form as it stands, for any number of seats that the card allows.
  virtual Form form(const Filled& filled) const = 0;
  // The value chance gives to a list of a seat; empty where there is no list to draw from.
  virtual std::string draw(const Filled& /*filled*/, std::string_view /*choice*/, int /*seat*/,
                           std::uint64_t /*seed*/) const {
    return {};
  }
  // What chance fills in at a door that leads nowhere else; nothing for any other door.
  virtual std::optional<Filled> dealt(const Filled& /*filled*/, std::string_view /*door*/,
                                      std::uint64_t /*seed*/) const {
    return {};
  }
  // The game that begins so, or in words why none can.
  virtual LaidOut begin(const Filled& filled, std::uint64_t seed) const = 0;
};

// Who sits there, for a table.
std::vector<Player> players_of(const Filled& filled);

}  // namespace mael::web::setup
