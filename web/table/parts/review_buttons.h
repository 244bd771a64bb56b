// The buttons of a review and what they do, the same at every table.
#pragma once

#include <cstdint>
#include <vector>

#include "web/table/parts/chrome.h"
#include "web/table/review_course.h"

namespace mael::web {

// In the bar, back and forth, and to play on from what is shown; above the table; in the menu.
// At the end that is where `near` gave most away, if it did.
std::vector<Button> review_buttons(const CommandList& commands, const ReviewCourse& review,
                                   Seat near);
std::vector<Button> review_tools(const CommandList& commands);
std::vector<Button> review_menu(const CommandList& commands);

enum class ReviewReply : std::uint8_t {
  Done,      // it went somewhere, or asked the app for something
  Close,     // the review is over
  PassedOn,  // it is no business of the review
};

// What a review makes of a command; `sheet_open` says that there is something else to cancel.
ReviewReply press_in_review(ReviewCourse& review, Seat near, Command command, bool sheet_open,
                            std::vector<Request>& requests);

}  // namespace mael::web
