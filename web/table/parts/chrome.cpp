#include "web/table/parts/chrome.h"

#include <algorithm>
#include <utility>

#include "web/base/say.h"

namespace mael::web {
namespace {

void append(std::vector<Button>& all, std::vector<Button>&& more) {
  for (Button& button : more) all.push_back(std::move(button));
}

}  // namespace

std::string_view name_of(OpenSheet sheet) {
  switch (sheet) {
    case OpenSheet::None: return "";
    case OpenSheet::Card: return "card";
    case OpenSheet::Log: return "log";
    case OpenSheet::Help: return "help";
    case OpenSheet::Menu: return "menu";
    case OpenSheet::Discard: return "discard";
    case OpenSheet::Ledger: return "ledger";
    case OpenSheet::Resign: return "resign";
    case OpenSheet::Shop: return "shop";
    case OpenSheet::Trade: return "trade";
  }
  return "";
}

std::optional<Refusal> refusal_to_advise(const Moment& moment, bool decides) {
  if (!moment.offers_hints) return Refusal{{}, say("ui.refusal.hints_off")};
  if (!decides) return Refusal{{}, say("ui.refusal.advise")};
  const HandOver& device = moment.device;
  if (device.viewer == device.actor || device.cover == Cover::None) return {};
  return Refusal{{}, say("ui.refusal.advise_covered")};
}

const Button* button_of(const Chrome& chrome, Command command) {
  for (const auto* buttons : {&chrome.buttons, &chrome.tools, &chrome.menu}) {
    for (const Button& button : *buttons) {
      if (button.command == command) return &button;
    }
  }
  return nullptr;
}

Refusal what_it_does(const Button& button) {
  if (!button.refusal) return {.rule = {}, .sentence = button.label, .names = true};
  return {button.refusal->rule, button.label + ". " + button.refusal->sentence};
}

Button asked_about(Button end, const Looking& looking) {
  if (!looking.refusal || !looking.refusal->asks) return end;
  end.label = say("ui.button.end_anyway");
  end.primary = true;
  return end;
}

std::string alert_of(const Refusal& refusal) {
  const std::string id = refusal.rule.text();
  return refusal.sentence + (id.empty() ? "" : " (" + id + ")");
}

// ---- What is shown -----------------------------------------------------------------------------

std::vector<Button> make_tools(const CommandList& commands, const Moment& moment,
                               std::optional<Refusal> no_advice, std::vector<Button> own) {
  std::optional<Refusal> no_return;
  if (!moment.may_take_back) no_return = Refusal{{}, say("ui.refusal.take_back")};
  std::vector<Button> tools{with_refusal(commands.button(Common::TakeBack), std::move(no_return))};
  if (moment.offers_hints) {
    tools.push_back(with_refusal(commands.button(Common::Advise), std::move(no_advice)));
  }
  append(tools, std::move(own));
  for (const Common command : {Common::Log, Common::Help, Common::Menu}) {
    tools.push_back(commands.button(command));
  }
  return tools;
}

std::vector<Button> make_menu(const CommandList& commands, const Moment& moment, bool is_over,
                              std::vector<Button> own) {
  std::vector<Button> menu;
  if (is_over && !moment.taught) menu.push_back(commands.button(Common::Review));
  if (moment.has_past) menu.push_back(commands.button(Common::LookBack));
  menu.push_back(commands.button(moment.laid_open ? Common::Workbench : Common::Analyse));
  menu.push_back(
      commands.button(moment.shows_advantage ? Common::HideAdvantage : Common::ShowAdvantage));
  menu.push_back(commands.button(Common::Share));
  if (!moment.taught) menu.push_back(commands.button(Common::SaveFile));
  if (moment.has_past) menu.push_back(commands.button(Common::CopyMatch));
  menu.push_back(commands.button(Common::OpenRule));
  menu.push_back(commands.button(Common::Settings));
  menu.push_back(commands.button(Common::PlayAgain, say("ui.button.new_game")));
  menu.back().icon = Icon::Plus;
  menu.push_back(commands.button(Common::Leave));
  append(menu, std::move(own));
  std::stable_sort(menu.begin(), menu.end(),
                   [](const Button& a, const Button& b) { return a.part < b.part; });
  return menu;
}

std::vector<Button> bot_buttons(const CommandList& commands, std::span<const std::string> names) {
  std::vector<Button> buttons;
  for (std::size_t i = 0; i < names.size(); ++i) {
    buttons.push_back(
        commands.button(bot_for(seat_at(static_cast<int>(i))), say("ui.curtain.bot", {names[i]})));
  }
  return buttons;
}

std::vector<Button> end_buttons(const CommandList& commands) {
  // None is the next thing to do: who looks at the table does not begin anew by a key too many.
  return {commands.button(Common::PlayAgain, say("ui.button.play_again")),
          with_brief(commands.button(Common::Review), say("ui.button.review.brief"))};
}

NoticeView end_notice(const CommandList& commands, std::string title, std::string sentence) {
  NoticeView notice{std::move(title), std::move(sentence), {}};
  notice.buttons = {commands.primary(Common::PlayAgain, say("ui.button.play_again")),
                    with_brief(commands.button(Common::Review), say("ui.button.review.brief")),
                    with_brief(commands.button(Common::Close, say("ui.button.look")),
                               say("ui.button.look.brief")),
                    with_brief(commands.button(Common::Leave), say("ui.button.leave.brief"))};
  notice.buttons[0].key = "Enter";
  notice.buttons[2].key = "Esc";
  notice.aside = true;
  return notice;
}

// ---- What comes of it --------------------------------------------------------------------------

std::optional<Command> command_at_key(char letter, const Chrome& chrome,
                                      const CommandList& commands) {
  for (const auto* buttons : {&chrome.buttons, &chrome.tools, &chrome.menu}) {
    for (const Button& button : *buttons) {
      if (is_key(button.key, letter)) return button.command;
    }
  }
  return commands.at_key(letter);
}

std::optional<Command> command_at_key(const KeyPress& key, const Chrome& chrome,
                                      const CommandList& commands) {
  if (key.control) return {};
  switch (key.key) {
    case Key::Escape:
    case Key::Backspace: return Common::Cancel;
    case Key::Character: return command_at_key(key.character, chrome, commands);
    default: return {};
  }
}

void toggle(Looking& looking, OpenSheet sheet) {
  looking.sheet = looking.sheet == sheet ? OpenSheet::None : sheet;
  looking.page = 0;
}

namespace {

void close(Looking& looking) {
  if (looking.sheet == OpenSheet::None) looking.result_seen = true;
  looking.sheet = OpenSheet::None;
}

// What a command asks of the app; nothing if it is no request.
std::optional<Request> request_of(Common command) {
  if (const std::optional<Seat> seat = seat_for_bot(command)) return request::HandToBot{*seat};
  switch (command) {
    case Common::Share: return request::Share{};
    case Common::SaveFile: return request::SaveFile{};
    case Common::CopyMatch: return request::CopyMatch{};
    case Common::Analyse: return request::Analyse{};
    case Common::Leave: return request::Leave{};
    case Common::PlayAgain: return request::PlayAgain{};
    case Common::Settings: return request::OpenSettings{};
    case Common::Learn: return request::Learn{};
    case Common::ShowAdvantage: return request::ShowAdvantage{true};
    case Common::HideAdvantage: return request::ShowAdvantage{false};
    case Common::Review: return request::Review{};
    default: return {};
  }
}

}  // namespace

bool look_around(Common command, const Moment& moment, RuleId rule, const LookAround& out) {
  if (const std::optional<Request> request = request_of(command)) {
    out.requests.push_back(*request);
    return true;
  }
  switch (command) {
    case Common::Log: toggle(out.looking, OpenSheet::Log); return true;
    case Common::Help: toggle(out.looking, OpenSheet::Help); return true;
    case Common::Menu: toggle(out.looking, OpenSheet::Menu); return true;
    case Common::Close: close(out.looking); return true;
    case Common::Lift: out.lift = moment.device.cover != Cover::None; return true;
    case Common::TakeBack:
      if (moment.may_take_back) {
        out.requests.push_back(request::TakeBack{});
      } else {
        out.looking.refusal = Refusal{{}, say("ui.refusal.take_back")};
      }
      return true;
    case Common::Workbench:
      out.looking.sheet = OpenSheet::None;
      out.requests.push_back(request::OpenWorkbench{});
      return true;
    case Common::OpenRule:
      out.looking.sheet = OpenSheet::None;
      out.requests.push_back(request::OpenRule{rule});
      return true;
    default: return false;
  }
}

}  // namespace mael::web
