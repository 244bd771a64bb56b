// What the shelf shows, as plain data with its words ready: a box for every game, the games that
// wait to go on, and the ways to other screens. It knows no game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assets/icon_table.h"
#include "web/base/color.h"
#include "web/base/sketch.h"

namespace mael::web::shelf {

// A game in its box.
struct Box {
  std::string id;  // "vortex"; a picture is found by it
  std::string title;
  std::string line;     // what it is
  std::string players;  // "2"
  std::string time;     // "20 min"
  std::string told;     // all of this in a sentence, for those who do not see it
  Rgba accent;          // the game's own, the same in every theme
};

// A game that waits to go on, or to be looked at once more when it is over.
struct Waiting {
  std::string id;
  std::string title;   // "Arcanae against Brood"
  std::string line;    // "Turn 5 · Essence 3 : 2"
  std::string when;    // "2 hours ago"
  std::string turn{};  // "Your turn", "Finished"; empty where no seat is to play
  int seat = -1;       // whose turn that is
  bool yours = false;  // the one who looks
  bool over = false;
  Sketch sketch{};  // how it lies there; may be empty
  friend bool operator==(const Waiting&, const Waiting&) = default;
};

// What a newcomer is offered, where games that wait would be.
struct Invitation {
  std::string title;
  std::string sentence;
  std::string accept;  // what its buttons say
  std::string decline;
};

// Where else the shelf leads.
struct Way {
  std::string id;  // "learn"
  std::string title;
  std::string brief;  // the title where room is scarce
  std::string line;   // what is there
  Icon icon = Icon::None;
};

enum class Control : std::uint8_t {
  Resume,  // which: place in the list of games that wait
  Forget,
  Accept,  // the invitation
  Decline,
  Play,  // which: place in the list of boxes
  SetUp,
  Go,  // which: place in the list of ways
};

struct Item {
  Control control = Control::Play;
  std::size_t which = 0;
  std::string id;     // "play vortex", "resume 1", "learn": stable, tests and `where` use it
  std::string label;  // in words
};

struct View {
  std::string title;
  std::vector<Box> boxes;
  std::vector<Waiting> waiting;          // newest first, those that are over behind all others
  std::optional<Invitation> invitation;  // only where nothing waits
  std::vector<Way> ways;
  std::vector<Item> items;  // in reading order
  int focus = -1;           // place in items of the keyboard's focus

  // Whether there is a game to go on with.
  bool goes_on() const { return !waiting.empty() && !waiting.front().over; }
};

}  // namespace mael::web::shelf
