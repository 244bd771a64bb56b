#include "web/table/command.h"

#include <array>
#include <cassert>
#include <cctype>
#include <utility>

#include "web/base/say.h"

namespace mael::web {
namespace {

using enum Common;

constexpr std::array<CommandSpec, kCommonCommands> kCommon{{
    {.command = Confirm, .name = "confirm", .key = "Enter", .icon = Icon::Check, .decides = true},
    {.command = Pass,
     .name = "pass",
     .key = "K",
     .icon = Icon::Next,
     .text = "ui.button.pass",
     .decides = true},
    {.command = Cancel,
     .name = "cancel",
     .key = "Esc",
     .icon = Icon::Back,
     .text = "ui.button.cancel"},
    {.command = TakeBack,
     .name = "take_back",
     .key = "U",
     .icon = Icon::Undo,
     .text = "ui.button.take_back"},
    {.command = Advise,
     .name = "advise",
     .key = "T",
     .icon = Icon::Hint,
     .text = "ui.button.advise"},
    {.command = Lift, .name = "lift", .key = "H", .icon = Icon::Eye, .text = "ui.button.show_hand"},
    {.command = Log, .name = "log", .key = "L", .icon = Icon::Log, .text = "ui.button.log"},
    {.command = Help, .name = "help", .key = "?", .icon = Icon::Help, .text = "ui.button.help"},
    {.command = Menu, .name = "menu", .key = "M", .icon = Icon::Menu, .text = "ui.button.menu"},
    {.command = Close, .name = "close", .icon = Icon::Close, .text = "ui.button.close"},
    {.command = OpenRule,
     .name = "open_rule",
     .icon = Icon::Rules,
     .text = "ui.button.rules",
     .part = MenuPart::House},
    {.command = Learn, .name = "learn", .icon = Icon::Help, .text = "lesson.learn"},
    {.command = ShowAdvantage,
     .name = "show_advantage",
     .icon = Icon::Eye,
     .text = "ui.button.show_advantage"},
    {.command = HideAdvantage,
     .name = "hide_advantage",
     .icon = Icon::EyeOff,
     .text = "ui.button.hide_advantage"},
    {.command = Share,
     .name = "share",
     .icon = Icon::Share,
     .text = "ui.button.share",
     .part = MenuPart::Share},
    {.command = SaveFile,
     .name = "save_file",
     .icon = Icon::Save,
     .text = "ui.button.save_file",
     .part = MenuPart::Share},
    {.command = Settings,
     .name = "settings",
     .icon = Icon::Settings,
     .text = "ui.button.settings",
     .part = MenuPart::House},
    {.command = PlayAgain,
     .name = "play_again",
     .icon = Icon::Redo,
     .text = "ui.button.play_again",
     .part = MenuPart::Game},
    {.command = Leave,
     .name = "leave",
     .icon = Icon::Back,
     .text = "ui.button.leave",
     .part = MenuPart::Game},
    {.command = Review, .name = "review", .icon = Icon::Course, .text = "ui.button.review"},
    {.command = BotForFirst, .name = "bot_for_first"},
    {.command = BotForSecond, .name = "bot_for_second"},
    {.command = BotForThird, .name = "bot_for_third"},
    {.command = BotForFourth, .name = "bot_for_fourth"},
    {.command = BotForFifth, .name = "bot_for_fifth"},
    {.command = Back, .name = "back", .icon = Icon::Back, .text = "ui.review.back"},
    {.command = Forward, .name = "forward", .icon = Icon::Next, .text = "ui.review.forward"},
    {.command = LastTurning,
     .name = "last_turning",
     .key = "P",
     .icon = Icon::LastTurning,
     .text = "ui.review.last_turning"},
    {.command = NextTurning,
     .name = "next_turning",
     .key = "N",
     .icon = Icon::NextTurning,
     .text = "ui.review.next_turning"},
    {.command = PlayFrom,
     .name = "play_from",
     .icon = Icon::EndPhase,
     .text = "ui.review.play_from"},
    {.command = CloseReview,
     .name = "close_review",
     .key = "Esc",
     .icon = Icon::Close,
     .text = "ui.review.close"},
    {.command = LookBack, .name = "look_back", .icon = Icon::Clock, .text = "ui.past.look_back"},
    {.command = First, .name = "past_first", .icon = Icon::First, .text = "ui.past.first"},
    {.command = Play, .name = "past_play", .icon = Icon::Play, .text = "ui.past.play"},
    {.command = Now, .name = "past_now", .key = "Esc", .icon = Icon::Close, .text = "ui.past.now"},
    {.command = CopyMatch,
     .name = "copy_match",
     .icon = Icon::Copy,
     .text = "ui.button.copy_match",
     .part = MenuPart::Share},
    {.command = Analyse, .name = "analyse", .icon = Icon::Magnifier, .text = "ui.button.analyse"},
    {.command = Workbench, .name = "workbench", .icon = Icon::Overpower, .text = "bench.title"},
}};

constexpr bool lines_are_in_order() {
  for (std::uint8_t i = 0; i < kCommonCommands; ++i) {
    if (kCommon[i].command.id() != i) return false;
  }
  return true;
}
static_assert(lines_are_in_order());

}  // namespace

const CommandSpec& CommandList::of(Command command) const {
  if (command.id() < kCommonCommands) return kCommon[command.id()];
  const std::size_t place = command.id() - std::size_t{kCommonCommands};
  assert(place < own_.size() && own_[place].command == command);
  return own_[place];
}

std::optional<Command> CommandList::named(std::string_view name) const {
  for (const CommandSpec& spec : own_) {
    if (spec.name == name) return spec.command;
  }
  for (const CommandSpec& spec : kCommon) {
    if (spec.name == name) return spec.command;
  }
  return {};
}

std::optional<Command> CommandList::at_key(char letter) const {
  for (const CommandSpec& spec : own_) {
    if (is_key(spec.key, letter)) return spec.command;
  }
  for (const CommandSpec& spec : kCommon) {
    if (is_key(spec.key, letter)) return spec.command;
  }
  return {};
}

Button CommandList::button(Command command) const { return button(command, say(of(command).text)); }

Button CommandList::button(Command command, std::string label) const {
  const CommandSpec& spec = of(command);
  Button button;
  button.command = command;
  button.name = spec.name;
  button.label = button.brief = std::move(label);
  button.key = spec.key;
  button.icon = spec.icon;
  button.look = spec.look;
  button.part = spec.part;
  return button;
}

Button CommandList::primary(Command command, std::string label) const {
  Button made = button(command, std::move(label));
  made.primary = true;
  return made;
}

bool is_key(std::string_view shown, char letter) {
  return shown.size() == 1 && std::tolower(static_cast<unsigned char>(shown[0])) == letter;
}

Button with_brief(Button button, std::string brief) {
  button.brief = std::move(brief);
  return button;
}

Button with_refusal(Button button, std::optional<Refusal> refusal) {
  button.refusal = std::move(refusal);
  return button;
}

Command bot_for(Seat seat) {
  return static_cast<Common>(static_cast<int>(BotForFirst) + index_of(seat));
}

std::optional<Seat> seat_for_bot(Common command) {
  if (command < BotForFirst || command > BotForFifth) return {};
  return seat_at(static_cast<int>(command) - static_cast<int>(BotForFirst));
}

}  // namespace mael::web
