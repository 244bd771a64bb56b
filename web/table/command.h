// What a button or a letter key of a table can ask for: the commands that every table has, and a
// game's own. Each has one line in a list, with its name, key, icon and text.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "web/table/told.h"
#include "web/widgets/button.h"
#include "web/widgets/share_curve.h"

namespace mael::web {

enum class Common : std::uint8_t {
  Confirm,
  Pass,  // decisions; all others look around, or ask the app for something
  Cancel,
  TakeBack,
  Advise,
  Lift,
  Log,
  Help,
  Menu,
  Close,
  OpenRule,
  Learn,
  ShowAdvantage,
  HideAdvantage,
  Share,
  SaveFile,
  Settings,
  PlayAgain,
  Leave,
  Review,
  BotForFirst,
  BotForSecond,
  BotForThird,
  BotForFourth,
  BotForFifth,
  // Looking back, on a finished game or at an earlier moment.
  Back,
  Forward,
  LastTurning,
  NextTurning,
  PlayFrom,
  CloseReview,
  LookBack,
  First,
  Play,
  Now,
  CopyMatch,
  Analyse,
  Workbench,
};
inline constexpr std::uint8_t kCommonCommands = static_cast<std::uint8_t>(Common::Workbench) + 1;

// `Own` is a game's enumeration of its own commands.
class Command {
 public:
  constexpr Command(Common common) : id_(static_cast<std::uint8_t>(common)) {}
  template <class Own>
  requires std::is_enum_v<Own>
  constexpr Command(Own own)
      : id_(static_cast<std::uint8_t>(kCommonCommands + static_cast<std::uint8_t>(own))) {}

  constexpr std::optional<Common> common() const {
    if (id_ >= kCommonCommands) return {};
    return static_cast<Common>(id_);
  }
  template <class Own>
  constexpr std::optional<Own> own() const {
    if (id_ < kCommonCommands) return {};
    return static_cast<Own>(id_ - kCommonCommands);
  }
  constexpr std::uint8_t id() const { return id_; }
  friend bool operator==(Command, Command) = default;

 private:
  std::uint8_t id_;
};

// What stands together in a menu, in its order.
enum class MenuPart : std::uint8_t {
  Look,  // at the game: its past, what is told of it
  Share,
  House,  // rules and settings
  Game,   // what goes on, begins anew or ends
};

struct CommandSpec {
  Command command;
  std::string_view name;      // "end_turn": for words and tests
  std::string_view key = {};  // as shown: "E", "Enter"; empty without one
  Icon icon = Icon::None;
  const char* text = "";                // key of its label; empty where that depends on the moment
  bool decides = false;                 // changes the game, so it waits while the table writes
  ButtonLook look = ButtonLook::Plain;  // unless it is the primary one
  MenuPart part = MenuPart::Look;
};

struct Button {
  Command command = Common::Cancel;
  std::string_view name;
  std::string label;
  std::string key;
  std::string brief;  // the label where there is little room
  Icon icon = Icon::None;
  ButtonLook look = ButtonLook::Plain;
  MenuPart part = MenuPart::Look;
  bool primary = false;
  std::optional<Refusal> refusal;  // greyed, and why

  bool enabled() const { return !refusal; }
};

// A card on the screen: the end of the game, an offer, a curtain.
struct NoticeView {
  std::string title;
  std::string sentence;
  std::vector<Button> buttons;
  bool hides_table = false;            // it is a curtain
  bool aside = false;                  // stands where the middle of the table stays in sight
  std::optional<ShareCurve> course{};  // what the near seat could expect all along, if it is told,
  std::string course_title{};          // and whose chances these are
  std::string facts{};  // sentences behind the other, where the course has room beside them
};

// All commands of one table.
class CommandList {
 public:
  // `own` in the order of the game's enumeration; it must outlive the list.
  constexpr explicit CommandList(std::span<const CommandSpec> own) : own_(own) {}

  const CommandSpec& of(Command command) const;
  std::string_view name_of(Command command) const { return of(command).name; }
  bool is_decision(Command command) const { return of(command).decides; }
  std::optional<Command> named(std::string_view name) const;
  // What a letter asks for where no button that is shown has it: the game's own before others.
  std::optional<Command> at_key(char letter) const;

  // With the label of its line, or with another one.
  Button button(Command command) const;
  Button button(Command command, std::string label) const;
  Button primary(Command command, std::string label) const;

 private:
  std::span<const CommandSpec> own_;
};

// Whether a letter key, in lower case, is the one shown so.
bool is_key(std::string_view shown, char letter);

Button with_brief(Button button, std::string brief);
Button with_refusal(Button button, std::optional<Refusal> refusal);

// That a bot plays this seat from now on.
Command bot_for(Seat seat);
std::optional<Seat> seat_for_bot(Common command);

}  // namespace mael::web
