// The table while a finished game is looked back on.
#include <algorithm>

#include "engine/maelstrom/observe.h"
#include "web/screens/maelstrom/screen.h"

namespace mael::web::maelstrom {

namespace {

// The near side stays where it is, whoever decides: a person's, or the first seat's.
Seat near_seat(const std::array<Player, kSeats>& players) {
  return !players[0].is_person() && players[1].is_person() ? Seat::B : Seat::A;
}

}  // namespace

void Table::review(const State& first, std::vector<Action> log) {
  timeline_.finish();
  review_.emplace(players_, first, std::move(log));
  selection_ = cleared(selection_);
  look_back(0);
}

void Table::look_back(Milliseconds now) {
  Gaze gaze;
  gaze.viewer = near_seat(players_);
  gaze.turn = review_->state().turn;
  situation_ =
      make_situation(observe(review_->state(), gaze.viewer), gaze, players_, may_take_back_);
  refresh();
  frame_board(now > 0, now);
}

std::optional<ReviewQuestion> Table::unjudged() const {
  return review_ ? review_->unjudged() : std::nullopt;
}

void Table::judged(int entry, std::string_view line) {
  const std::optional<Counsel> counsel = read_counsel(line);
  if (!review_) return;
  if (counsel) {
    review_->judged(entry, *counsel);
  } else {
    review_->give_up();
  }
  refresh();
}

// What a review does with an intent; the rest is looking around as ever.
bool Table::handle_review(const Intent& intent, Wishes& wishes) {
  if (!review_) return false;
  if (const auto* look = std::get_if<intent::LookAt>(&intent)) {
    review_->go_to(look->entries);
  } else if (const auto* cursor = std::get_if<intent::MoveCursor>(&intent)) {
    move_in_review(cursor->towards);
  } else if (const auto* next = std::get_if<intent::NextChoice>(&intent)) {
    review_->go_to_turning(next->by);
  } else if (const auto* press = std::get_if<intent::Press>(&intent)) {
    if (!press_in_review(press->command, wishes)) return false;
  } else {
    // Nothing is decided any more.
    return is_decision(intent);
  }
  if (review_) look_back(last_now_);
  return true;
}

void Table::move_in_review(Key towards) {
  switch (towards) {
    case Key::Left: review_->step(-1); break;
    case Key::Right: review_->step(+1); break;
    case Key::Up: review_->go_to_turning(-1); break;
    case Key::Down: review_->go_to_turning(+1); break;
    default: review_->go_to(0); break;
  }
}

bool Table::press_in_review(Command command, Wishes& wishes) {
  switch (command) {
    case Command::Back: review_->step(-1); return true;
    case Command::Forward: review_->step(+1); return true;
    case Command::LastTurning: review_->go_to_turning(-1); return true;
    case Command::NextTurning: review_->go_to_turning(+1); return true;
    case Command::PlayFrom:
      wishes.requests.push_back(request::PlayFrom{review_->at()});
      return true;
    case Command::Cancel:
      if (selection_.sheet != Sheet::None) return false;
      close_review();
      return true;
    case Command::CloseReview: close_review(); return true;
    default: return is_decision(command);
  }
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
  const Rect curve = layout_.curve;
  const bool begins = gesture.kind == GestureKind::DragStart && curve.contains(gesture.from);
  if (gesture.kind == GestureKind::DragStart) scrubbing_ = begins;
  const bool taps = gesture.kind == GestureKind::Tap && curve.contains(gesture.at);
  const bool drags = scrubbing_ && gesture.kind == GestureKind::DragMove;
  const bool ends = scrubbing_ && (gesture.kind == GestureKind::Drop ||
                                   gesture.kind == GestureKind::DragCancel);
  if (taps || begins || drags) {
    handle(intent::LookAt{entry_at(curve, review_->size(), gesture.at.x)}, wishes);
  }
  if (ends) scrubbing_ = false;
  return taps || begins || drags || ends;
}

}  // namespace mael::web::maelstrom
