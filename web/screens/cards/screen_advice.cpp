// Advice at the card table, and the table while a finished game is looked back on.
#include "engine/cards/bot_hooks.h"
#include "engine/cards/evaluate.h"
#include "engine/cards/observe.h"
#include "engine/play/search/outlook.h"
#include "web/screens/cards/screen.h"
#include "web/screens/cards/words.h"
#include "web/table/review_buttons.h"
#include "web/table/review_view.h"

namespace mael::web::cards {

std::optional<Seat> Table::awaits_advice() const {
  if (!selection_.asks_advice || review_) return {};
  return situation_.actor();
}

void Table::advise(std::string_view line) {
  if (!selection_.asks_advice) return;
  selection_.asks_advice = false;
  if (const auto advice = Review::advice_in(line, situation_.seen)) {
    const auto& [action, reasons] = *advice;
    selection_.advised = Advised{action, advice_in_words(situation_, action, reasons)};
    if (const auto* bid = deed_of<Bid>(action)) selection_.number = bid->amount;
    if (const auto* pick = deed_of<PickNumber>(action)) selection_.number = pick->number;
  } else {
    selection_.refusal = Refusal{{}, say("ui.refusal.no_advice")};
  }
  refresh();
}

// How an onlooker would judge it, so that nobody is told what is hidden.
float Table::advantage_of(Seat seat) const {
  return share_of<Game>(evaluate(observations_.of(Seat::Chance), seat));
}

// ---- Looking back ------------------------------------------------------------------------------

void Table::review(const State& first, std::vector<Action> log) {
  timeline_.finish();
  review_.emplace(first, std::move(log), is_table_talk);
  selection_ = cleared(selection_);
  look_back();
}

void Table::look_back() {
  HandOver device;
  device.viewer = near_in_review(players_);
  situation_ =
      make_situation(observe(review_->state(), device.viewer), device, players_, may_take_back_);
  refresh();
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
  const auto* press = std::get_if<intent::Press>(&intent);
  if (!press) return is_decision(intent);
  const bool sheet_open = selection_.sheet != OpenSheet::None;
  switch (press_in_review(*review_, press->command, sheet_open, wishes.requests)) {
    case ReviewReply::Done: look_back(); return true;
    case ReviewReply::Close: close_review(); return true;
    case ReviewReply::PassedOn: break;
  }
  return is_decision(intent);
}

void Table::close_review() {
  const State last = review_->last();
  review_.reset();
  selection_ = cleared(selection_);
  selection_.result_seen = true;
  keep_observations(last);
  look_at(follow({}, last, persons()));
}

// Keys that go somewhere; false for all others.
bool Table::go_by_key(const KeyPress& key) {
  if (!review_ || view_.sheet != OpenSheet::None) return false;
  switch (key.key) {
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right:
    case Key::Home: review_->follow(key.key); break;
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
bool Table::scrub(const Gesture& gesture) {
  if (!review_ || places_.covered) return false;
  const auto [taken, entry] = slider_.read(gesture, layout_.curve, review_->size());
  if (entry) {
    review_->go_to(*entry);
    look_back();
  }
  return taken;
}

}  // namespace mael::web::cards
