#include "web/table/past_moment.h"

#include <algorithm>

#include "web/base/say.h"
#include "web/table/parts/review_buttons.h"

namespace mael::web {

std::vector<Button> past_buttons(const CommandList& commands, const PastMoment& moment) {
  std::vector<Button> buttons;
  const bool begins = moment.at == 0;
  for (const Common command : {Common::First, Common::Back}) {
    std::optional<Refusal> none;
    if (begins) none = Refusal{{}, say("ui.review.no_further")};
    buttons.push_back(with_refusal(commands.button(command), std::move(none)));
  }
  buttons.front().brief = say("ui.past.first.brief");
  if (moment.plays) {
    buttons.push_back(commands.button(Common::Play, say("ui.past.pause")));
    buttons.back().icon = Icon::Pause;
  } else {
    buttons.push_back(commands.button(Common::Play));
  }
  buttons.push_back(commands.button(Common::Forward));
  buttons.push_back(
      with_brief(commands.button(Common::PlayFrom), say("ui.review.play_from.brief")));
  buttons.push_back(commands.primary(Common::Now, say("ui.past.now")));
  buttons.back().brief = say("ui.past.now.brief");
  return buttons;
}

std::vector<Button> past_tools(const CommandList& commands) {
  return {commands.button(Common::Log), commands.button(Common::Menu)};
}

std::vector<Button> past_menu(const CommandList& commands) { return review_menu(commands); }

std::string words_of(const PastMoment& moment) {
  return say("ui.past.at", {std::to_string(moment.at), std::to_string(moment.size)});
}

request::LookAt next_step(const PastMoment& moment) { return {moment.at + 1, true}; }

PastReply press_in_past(PastMoment& moment, Command command, bool sheet_open,
                        std::vector<Request>& requests) {
  const std::optional<Common> common = command.common();
  if (!common) return PastReply::PassedOn;
  switch (*common) {
    case Common::Play: moment.plays = !moment.plays; return PastReply::Done;
    case Common::First: requests.emplace_back(request::LookAt{}); break;
    case Common::Back: requests.emplace_back(request::LookAt{std::max(moment.at - 1, 0)}); break;
    case Common::Forward: requests.emplace_back(next_step(moment)); break;
    case Common::PlayFrom: requests.emplace_back(request::PlayFrom{moment.at}); break;
    case Common::Analyse: requests.emplace_back(request::Analyse{moment.at}); break;
    case Common::Now: return PastReply::Return;
    case Common::Cancel: return sheet_open ? PastReply::PassedOn : PastReply::Return;
    // They are about the game as it is now.
    case Common::TakeBack:
    case Common::Advise:
    case Common::Lift:
    case Common::LookBack:
    case Common::Review: break;
    default: return PastReply::PassedOn;
  }
  moment.plays = false;
  return PastReply::Done;
}

std::optional<Common> past_command_at(Key key) {
  switch (key) {
    case Key::Left: return Common::Back;
    case Key::Right: return Common::Forward;
    case Key::Home: return Common::First;
    case Key::End: return Common::Now;
    case Key::Space: return Common::Play;
    default: return {};
  }
}

}  // namespace mael::web
