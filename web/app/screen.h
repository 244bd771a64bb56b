// What every screen shares: who sits at the table, what one frame brings in, what a screen asks of
// the app. Screens are pure up to their draw.cpp: no storage, no clock, no script.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/rule_id.h"
#include "engine/core/seat.h"
#include "web/base/gesture.h"
#include "web/base/measure.h"
#include "web/base/vec2.h"

namespace mael::web {

// Who plays a seat: a person, or a bot by its name in engine/play/levels.h. Saves store the number,
// so only append.
enum class PlayerKind : std::uint8_t {
  Person,
  RandomBot,
  GreedyBot,
  Novice,
  Casual,
  Seasoned,
  Expert,
  Master,
};
inline constexpr PlayerKind kLastPlayerKind = PlayerKind::Master;

struct Player {
  PlayerKind kind = PlayerKind::Person;
  std::string name;  // as typed; empty: the screen says the force's name instead

  bool is_person() const { return kind == PlayerKind::Person; }
  friend bool operator==(const Player&, const Player&) = default;
};

// Keys by meaning; letters and digits come as Character with `character` in lower case.
enum class Key : std::uint8_t {
  Up,
  Down,
  Left,
  Right,
  Enter,
  Space,
  Escape,
  Tab,
  Backspace,
  Home,
  End,
  Plus,
  Minus,
  Character,
};

struct KeyPress {
  Key key = Key::Character;
  char character = 0;
  bool shift = false;
  bool control = false;  // or command: but for is_undo() a screen leaves these to the browser
  friend bool operator==(const KeyPress&, const KeyPress&) = default;
};

// What takes the last thing back in every program; the one key with control that the page hands on.
constexpr bool is_undo(const KeyPress& key) {
  return key.control && !key.shift && key.key == Key::Character && key.character == 'z';
}

// What the clock of a person at a table tells.
struct SeatClock {
  Seat seat = Seat::A;
  std::string words;  // "9:58"
  bool runs = false;
  bool is_short = false;  // of the time that is left
};

// One frame's input. Sizes in CSS pixels, times in milliseconds that never run backwards.
struct FrameInput {
  Vec2 viewport{1280, 800};
  Insets safe;  // notches and rounded corners
  Milliseconds now = 0;
  std::span<const Gesture> gestures;
  std::span<const KeyPress> keys;
  bool touch = false;  // the last pointer was a finger: targets of 44 px, no hover
  // How much of its time a bot that thinks for a while has used, 0 … 1.
  std::optional<float> thinking{};
  const Measure* measure = &fixed_measure();  // of words; the page's own while it is painted
  std::vector<SeatClock> clocks{};            // none where no clock was set
};

// What painting needs to know of a frame beside its screen: nothing the player did in it.
struct Frame {
  Vec2 viewport;
  Milliseconds now = 0;
  bool touch = false;
  std::optional<float> thinking{};
  std::vector<SeatClock> clocks{};
};
inline Frame frame_of(const FrameInput& input) {
  return {input.viewport, input.now, input.touch, input.thinking, input.clocks};
}

// What the player has chosen for all screens; the app stores it.
struct ScreenSettings {
  bool reduced_motion = false;  // no animation; also what tests use
  int time_percent = 100;       // how long motion takes, of what it takes as a rule
  bool hints = true;            // who does not know what to do may ask
  bool advantage = false;       // who stands better is shown, as an onlooker would judge it
  bool asks_first = true;       // before an action gives something away
  bool curtain = true;          // what persons may know is covered when the device changes hands
  friend bool operator==(const ScreenSettings&, const ScreenSettings&) = default;
};

// What a screen asks of the app, besides the actions of the game.
namespace request {
// The last decision of a person on this device, or all of them after so many entries of the log.
struct TakeBack {
  std::optional<int> after{};
};
struct Leave {};     // back to the start screen; the game is stored already
struct Share {};     // a link to this position; only ever from a press
struct SaveFile {};  // the game as a file of the player's own
struct OpenRule {
  RuleId rule;
};                    // the rules reference at this rule, or at its beginning
struct PlayAgain {};  // the same table once more, from the beginning
struct ShowAdvantage {
  bool shown = false;
};                       // a setting, to be kept
struct OpenSettings {};  // the sheet of all settings
struct Learn {};         // the lesson of this game, from where it was left
struct Review {};        // a finished game is looked back on
struct HandToBot {
  Seat seat = Seat::A;
};  // a bot plays this seat from now on
struct PlayFrom {
  int entries = 0;
};  // another game that goes on from so much of this one's log
// The position after so many entries of the log, the game standing still meanwhile; with the motion
// of the last of them, or as it lies.
struct LookAt {
  int entries = 0;
  bool moves = false;
};
struct CopyMatch {};  // as text; only ever from a press
// A board to think on, after so many entries of the log or as it is shown now.
struct Analyse {
  std::optional<int> entries{};
};
struct OpenWorkbench {};  // of a board to think on
}  // namespace request

using Request = std::variant<request::TakeBack, request::Leave, request::Share, request::SaveFile,
                             request::OpenRule, request::PlayAgain, request::ShowAdvantage,
                             request::OpenSettings, request::Learn, request::Review,
                             request::HandToBot, request::PlayFrom, request::LookAt,
                             request::CopyMatch, request::Analyse, request::OpenWorkbench>;

}  // namespace mael::web
