// What the screens of all tables do to look back: on a finished game, with what its decisions were
// worth, and at an earlier moment of a game that goes on.
#include <algorithm>
#include <utility>

#include "web/table/parts/review_buttons.h"
#include "web/table/screen_core.h"

namespace mael::web {

bool ScreenCore::is_answered(const Wanted& wanted, std::vector<Request>& requests) {
  if (!answers_in_review(wanted, requests) && !answers_in_past(wanted, requests)) return false;
  drop_refusal();
  return true;
}

// ---- A finished game ---------------------------------------------------------------------------

void ScreenCore::begin_review(ReviewCourse& course) {
  finish_motion();
  review_ = &course;
  look_back();
}

void ScreenCore::close_review() {
  review_ = nullptr;
  const HandOver device = leave_review();
  parts_->looking.result_seen = true;
  look_at(device);
  looked_back();
}

void ScreenCore::look_back() {
  HandOver device;
  device.viewer = near_in_review(playing());
  lay_reviewed(device);
  refresh();
  looked_back();
}

void ScreenCore::judged(int entry, std::string_view line) {
  if (!review_) return;
  review_->judged(entry, line);
  refresh();
}

// In place of what is to be decided stand the curve of the game and words about the decision.
void ScreenCore::show_review(const std::optional<DecisionWords>& decision) {
  Chrome& view = parts_->chrome;
  const Seat near = near_seat();
  view.review = curve_of(*review_, near);
  const ReviewWords words = words_of(*review_, *view.review, name_of_seat(near), decision);
  view.notice.reset();
  view.advice = read_out(words);
  view.buttons = review_buttons(parts_->commands, *review_, near_in_review(playing()));
  view.tools = review_tools(parts_->commands);
  view.menu = review_menu(parts_->commands);
  build_words(words);
}

bool ScreenCore::answers_in_review(const Wanted& wanted, std::vector<Request>& requests) {
  if (!review_) return false;
  if (!wanted.press) return wanted.decides;
  const bool sheet_open = parts_->looking.sheet != OpenSheet::None;
  const Seat near = near_in_review(playing());
  switch (press_in_review(*review_, near, *wanted.press, sheet_open, requests)) {
    case ReviewReply::Done: look_back(); return true;
    case ReviewReply::Close: close_review(); return true;
    case ReviewReply::PassedOn: break;
  }
  return wanted.decides;
}

// Keys that go somewhere; false for all others.
bool ScreenCore::go_by_key(const KeyPress& key) {
  if (!review_ || parts_->chrome.sheet != OpenSheet::None) return false;
  switch (key.key) {
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right:
    case Key::Home:
    case Key::End: review_->follow(key.key); break;
    case Key::Character:
      if (key.control || (key.character != 'n' && key.character != 'p')) return false;
      review_->go_to_turning(key.character == 'n' ? +1 : -1);
      break;
    default: return false;
  }
  look_back();
  return true;
}

// The curve is a slider: tapped or dragged along.
bool ScreenCore::scrub(const Gesture& gesture) {
  if (!review_ || parts_->places.covered) return false;
  const auto [taken, entry] = slider_.read(gesture, parts_->layout.curve, review_->size());
  if (entry) {
    review_->go_to(*entry);
    look_back();
  }
  return taken;
}

// ---- An earlier moment -------------------------------------------------------------------------

void ScreenCore::look_at_past(int entries) {
  finish_motion();
  if (entries == this->entries()) return return_to_now();
  show_past(entries);
}

void ScreenCore::show_past(int entries) {
  if (!past_) {
    leave_now();
    past_.emplace(Past{{}, device()});
  }
  past_->moment.at = entries;
  past_->moment.size = this->entries();
  put_all_down();
  HandOver then;
  then.viewer = past_->device.viewer;
  lay_past(then);
  refresh();
  looked_back();
}

void ScreenCore::begin_replay(int entries) {
  show_past(entries - 1);
  told_.begin(log().size());
}

void ScreenCore::end_replay(int entries) {
  // Between two steps that are played; without motion there must be time to see what happened.
  const Milliseconds pause = settings_.reduced_motion ? 900 : 250;
  if (settings_.reduced_motion) finish_motion();
  was_moving_ = is_moving(now_);
  past_->due = std::max(now_, parts_->motion.end()) + pause;
  if (entries == this->entries()) return return_to_now();
  show_past(entries);
}

void ScreenCore::return_to_now() {
  if (!past_) return;
  const HandOver device = past_->device;
  past_.reset();
  take_up_again();
  look_at(uncovered(device));
  looked_back();
}

// In place of what is to be decided stands which moment it is, and where one may go from there.
void ScreenCore::show_moment() {
  Chrome& view = parts_->chrome;
  view.past = past_->moment;
  say_todo(words_of(past_->moment));
  view.notice.reset();
  view.buttons = past_buttons(parts_->commands, past_->moment);
  view.tools = past_tools(parts_->commands);
  view.menu = past_menu(parts_->commands);
}

bool ScreenCore::answers_in_past(const Wanted& wanted, std::vector<Request>& requests) {
  const std::optional<Command>& press = wanted.press;
  if (!past_) {
    if (press == Common::PlayFrom && ending_ && ending_->decided) {
      requests.push_back(request::PlayFrom{ending_->decided->entry});
      return true;
    }
    if (!(press == Common::LookBack)) return false;
    ask_for_moment(entries() - 1, requests);
    return true;
  }
  if (!press) return wanted.decides;
  const bool sheet_open = parts_->looking.sheet != OpenSheet::None;
  switch (press_in_past(past_->moment, *press, sheet_open, requests)) {
    case PastReply::Done:
      past_->due = now_;
      refresh();
      return true;
    case PastReply::Return:
      finish_motion();
      return_to_now();
      return true;
    case PastReply::PassedOn: break;
  }
  return wanted.decides;
}

void ScreenCore::ask_for_moment(int entries, std::vector<Request>& requests) const {
  if (parts_->moment.has_past) requests.push_back(request::LookAt{entries});
}

// ---- The log -----------------------------------------------------------------------------------

// A line that is tapped leads to the moment it was told.
bool ScreenCore::read_log(Vec2 at, std::vector<Request>& requests) {
  const bool on_sheet = lists_.log.has_value();
  // Nothing lies over it there.
  const bool beside = !parts_->places.covered && !parts_->hits.place_at(at);
  if (has_card() || !(on_sheet || beside)) return false;
  const std::optional<LaidLog>& shown = on_sheet ? lists_.log : lists_.docked;
  const auto line = shown ? line_at(*shown, list_.offset(), at) : std::nullopt;
  if (!line || *line >= log().size()) return false;
  const int until = log_of(reader()).entries_until(*line);
  parts_->looking.sheet = OpenSheet::None;
  if (review_) {
    review_->go_to(until);
    look_back();
    return true;
  }
  if (past_) past_->moment.plays = false;
  ask_for_moment(until, requests);
  refresh();
  return true;
}

// How many lines had been told by the moment that is looked at; nothing: it is now.
std::optional<std::size_t> ScreenCore::lines_by_then() const {
  if (!past_ && !review_) return {};
  return log_of(reader()).lines_after(past_ ? past_->moment.at : review_->at());
}

}  // namespace mael::web
