// The table while a finished game is looked back on.
#include "engine/maelstrom/observe.h"
#include "web/screens/maelstrom/screen.h"
#include "web/table/review_buttons.h"
#include "web/table/review_view.h"

namespace mael::web::maelstrom {

void Table::review(const State& first, std::vector<Action> log) {
  timeline_.finish();
  review_.emplace(first, std::move(log), is_table_talk);
  selection_ = cleared(selection_);
  look_back(0);
}

void Table::look_back(Milliseconds now) {
  HandOver device;
  device.viewer = near_in_review(players_);
  device.turn = review_->state().turn;
  situation_ =
      make_situation(observe(review_->state(), device.viewer), device, players_, may_take_back_);
  refresh();
  frame_board(now > 0, now);
}

std::optional<ReviewQuestion> Table::unjudged() const {
  return review_ ? review_->unjudged() : std::nullopt;
}

void Table::judged(int entry, std::string_view line) {
  if (!review_) return;
  review_->judged(entry, line);
  refresh();
}

// What a review does with an intent; the rest is looking around as ever.
bool Table::handle_review(const Intent& intent, Wishes& wishes) {
  if (!review_) return false;
  if (const auto* look = std::get_if<intent::LookAt>(&intent)) {
    review_->go_to(look->entries);
  } else if (const auto* cursor = std::get_if<intent::MoveCursor>(&intent)) {
    review_->follow(cursor->towards);
  } else if (const auto* next = std::get_if<intent::NextChoice>(&intent)) {
    review_->go_to_turning(next->by);
  } else if (const auto* press = std::get_if<intent::Press>(&intent)) {
    const bool sheet_open = selection_.sheet != OpenSheet::None;
    switch (press_in_review(*review_, press->command, sheet_open, wishes.requests)) {
      case ReviewReply::Done: break;
      case ReviewReply::Close: close_review(); return true;
      case ReviewReply::PassedOn: return is_decision(intent);
    }
  } else {
    // Nothing is decided any more.
    return is_decision(intent);
  }
  look_back(last_now_);
  return true;
}

void Table::close_review() {
  const State last = review_->last();
  review_.reset();
  selection_ = cleared(selection_);
  selection_.result_seen = true;
  keep_observations(last);
  look_at(follow({}, last, persons()));
  frame_board(true, last_now_);
}

// The curve is a slider: tapped or dragged along.
bool Table::scrub(const Gesture& gesture, Wishes& wishes) {
  if (!review_ || places_.covered) return false;
  const auto [taken, entry] = slider_.read(gesture, layout_.curve, review_->size());
  if (entry) handle(intent::LookAt{*entry}, wishes);
  return taken;
}

}  // namespace mael::web::maelstrom
