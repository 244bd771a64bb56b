// The buttons of a review and what they do, the same at every table. A table's commands must have
// these: Back, Forward, LastTurning, NextTurning, PlayFrom, CloseReview; Log, Menu, Leave; Cancel,
// Advise.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "web/base/say.h"
#include "web/table/review_course.h"

namespace mael::web {

// In the bar: back and forth, and to play on from what is shown.
template <class Button>
std::vector<Button> review_buttons(const ReviewCourse& review) {
  using Command = decltype(Button::command);
  std::vector<Button> buttons;
  const auto add = [&](Command command, const char* text, const char* key, bool enabled) {
    Button button;
    button.command = command;
    button.label = button.brief = say(text);
    button.key = key;
    if (!enabled) button.refusal = {{}, say("ui.review.no_further")};
    buttons.push_back(std::move(button));
  };
  const bool begins = review.at() == 0, ends = review.at() == review.size();
  add(Command::LastTurning, "ui.review.last_turning", "P", review.has_turning(-1));
  buttons.back().brief = say("ui.review.turning.brief");
  add(Command::Back, "ui.review.back", "", !begins);
  add(Command::Forward, "ui.review.forward", "", !ends);
  add(Command::NextTurning, "ui.review.next_turning", "N", review.has_turning(+1));
  buttons.back().brief = say("ui.review.turning.brief");
  add(Command::PlayFrom, "ui.review.play_from", "", !ends);
  buttons.back().brief = say("ui.review.play_from.brief");
  buttons.back().primary = !ends;
  return buttons;
}

// Above the table.
template <class Button>
std::vector<Button> review_tools() {
  using Command = decltype(Button::command);
  std::vector<Button> tools(3);
  tools[0].command = Command::Log;
  tools[0].label = tools[0].brief = say("ui.button.log");
  tools[0].key = "L";
  tools[1].command = Command::Menu;
  tools[1].label = tools[1].brief = say("ui.button.menu");
  tools[1].key = "M";
  tools[2].command = Command::CloseReview;
  tools[2].label = tools[2].brief = say("ui.review.close");
  tools[2].key = "Esc";
  return tools;
}

// In the menu.
template <class Button>
std::vector<Button> review_menu() {
  Button leave;
  leave.command = decltype(Button::command)::Leave;
  leave.label = leave.brief = say("ui.button.leave");
  return {leave};
}

enum class ReviewReply : std::uint8_t {
  Done,      // it went somewhere, or asked the app for something
  Close,     // the review is over
  PassedOn,  // it is no business of the review
};

// What a review makes of a command; `sheet_open` says that there is something else to cancel.
template <class Command>
ReviewReply press_in_review(ReviewCourse& review, Command command, bool sheet_open,
                            std::vector<Request>& requests) {
  switch (command) {
    case Command::Back: review.step(-1); return ReviewReply::Done;
    case Command::Forward: review.step(+1); return ReviewReply::Done;
    case Command::LastTurning: review.go_to_turning(-1); return ReviewReply::Done;
    case Command::NextTurning: review.go_to_turning(+1); return ReviewReply::Done;
    case Command::PlayFrom:
      requests.emplace_back(request::PlayFrom{review.at()});
      return ReviewReply::Done;
    case Command::Cancel: return sheet_open ? ReviewReply::PassedOn : ReviewReply::Close;
    case Command::CloseReview: return ReviewReply::Close;
    // What there is to say is said already.
    case Command::Advise: return ReviewReply::Done;
    default: return ReviewReply::PassedOn;
  }
}

}  // namespace mael::web
