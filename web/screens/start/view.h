// What the set-up of a game shows, as plain data with its words ready.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/cards/rules.h"
#include "engine/maelstrom/force.h"
#include "engine/maelstrom/rules.h"
#include "web/app/screen.h"
#include "web/screens/forces/own_force.h"

namespace mael::web::start {

using mael::cards::CardKind;
using mael::maelstrom::Faction;
using mael::maelstrom::Options;
using mael::maelstrom::Setup;

inline constexpr int kSeats = mael::maelstrom::kSeats;
inline constexpr std::array kForces{Faction::Arcanae, Faction::Host, Faction::Draconis,
                                    Faction::Brood};

// Who may play a seat. The bots that do not look ahead only go on in games begun with them.
inline constexpr std::array kKinds{PlayerKind::Person,   PlayerKind::Novice, PlayerKind::Casual,
                                   PlayerKind::Seasoned, PlayerKind::Expert, PlayerKind::Master};

// The factions of the card game, by their place among the choices.
inline CardKind card_faction(int which) {
  constexpr auto kType = mael::cards::CardType::Faction;
  return static_cast<CardKind>(mael::cards::catalogue().first(kType) + which);
}

// What is played: two forces of the major factions as they stand, made-up ones, Vortex, or the card
// game.
enum class Play : std::uint8_t { Basic, Advanced, Vortex, Cards };
inline constexpr int kPlays = 4;
inline constexpr int kForcePlays = 3;  // the first of them, played with forces

// What is set up. Maelstrom is played in two ways, the others in one.
enum class Game : std::uint8_t { Maelstrom, Vortex, Cards };

// Everything that can be pressed.
enum class Control : std::uint8_t {
  Play,        // a way to play the game; which: place of the enumerator
  Force,       // which: place in kForces; of the card game, the faction
  Pick,        // opens the list of forces for a seat
  Build,       // the force builder
  Row,         // of that list; which: place in it
  Random,      // in that list: a force by chance
  Close,       // of that list
  Kind,        // which: place in kKinds
  Name,
  Begin,
  Back,
  Options,     // shows or hides them
  Essence,     // which: 0 fewer, 1 more
  DrawAfter,   // which: 0 fewer, 1 more
  EdgeStep,
  Squeeze,
  PrimaryLimited,
  SameForce,
  AlwaysAsk,   // of the card game
};

struct Item {
  Control control = Control::Begin;
  Seat seat = Seat::Chance;  // for a seat's own things
  int which = 0;
  std::string id;     // "force a brood", stable: tests and `where` use it
  std::string label;  // as a button says it
  std::string note;   // a second line; may be empty
  bool selected = false;
  bool enabled = true;
  bool behind = false;  // the list of forces lies over it: seen, not pressed
};

// A force that may be picked.
struct PickRow {
  std::string id;    // of a ready-made force or an own one; empty: drawn by chance
  std::string name;
  std::string line;  // "23 tiles · Arcanae, Host"
  std::vector<Faction> factions;
  bool own = false;
  bool fits = true;  // nothing stands against it beside the other seat's force
};

struct SeatView {
  Seat seat = Seat::A;
  Faction force = Faction::Arcanae;  // in a basic game
  CardKind card = 0;                 // in the card game, the faction
  std::vector<Faction> factions;     // of the force, the most frequent first
  std::string size;                  // "23 tiles"
  std::string heading;  // "First player"
  std::string name;     // as it will be called
  std::string force_name;
  std::string style;    // how the force plays, a sentence
  std::string player;   // who plays: "Seasoned"
  std::string about;    // and how, in a sentence
  std::string time;     // and how long it thinks; empty for a person
};

struct View {
  std::string title;
  std::string subtitle;
  Game game = Game::Maelstrom;
  Play play = Play::Basic;
  std::string play_note;  // what that is, and with which forces
  std::array<SeatView, kSeats> seats;
  Seat picking = Seat::Chance;  // whose force is being picked; Chance: nobody's
  std::vector<PickRow> rows;    // to pick from
  std::vector<Item> items;     // in reading order
  bool options_open = false;
  Options options;
  mael::cards::Options card_options;
  std::string problem;         // why the game did not begin; empty without one
  std::string refusal;         // every reason why the game cannot begin; empty if it can
  int focus = -1;              // place in items of the keyboard's focus
};

}  // namespace mael::web::start
