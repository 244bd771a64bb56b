// How the screens of all tables look back, in the types of a game: on a finished game, and at an
// earlier moment of one that goes on. The rest of table_screen.h, which includes this.
#pragma once

#include "web/table/table_screen.h"

namespace mael::web {

template <class P>
void TableScreen<P>::set_course(const std::vector<State>& seen, const std::string& facts) {
  const Seat near = near_in_review(playing());
  std::vector<CourseStep> steps;
  for (const State& state : seen) {
    steps.push_back({share_of<Game>(evaluate(state, near)), turn_number(state)});
  }
  tell_course(after_game(steps, near, far_from(near, seats_of(seen.back()))), facts);
}

template <class P>
void TableScreen<P>::review(const State& first, std::vector<Action> log) {
  timeline_.finish();
  reviewed_.emplace(first, std::move(log),
                    [this](const Action& action) { return is_table_talk(action); });
  review_ = &*reviewed_;
  selection_ = cleared(selection_);
  look_back();
}

template <class P>
auto TableScreen<P>::show_decision() -> std::optional<DecisionWords> {
  selection_.advised.reset();
  const Action* done = reviewed_->decision();
  if (!done) return {};
  HandOver device;
  device.viewer = device.actor = done->by;
  const Situation then(device, reviewed_->seen(done->by), players_);
  DecisionWords words{name_of(then, done->by), words_of(then, *done), {}};
  const auto better = reviewed_->better();
  if (better) {
    words.better = sentence_of_advice(words_of(then, *better),
                                      why_in_words(then, reviewed_->counsel()->reasons));
  }
  selection_.advised = {better ? *better : *done, words.done};
  return words;
}

template <class P>
void TableScreen<P>::close_review() {
  observations_ = reviewed_->last();
  review_ = nullptr;
  reviewed_.reset();
  selection_ = cleared(selection_);
  selection_.result_seen = true;
  look_at(follow({}, observations_.of(Seat::Chance)));
  looked_back();
}

template <class P>
void TableScreen<P>::show_past(int entries, const StateByReader<Game>& then) {
  timeline_.finish();
  if (entries == this->entries()) return return_to_now();
  lay_past(entries, then);
}

template <class P>
void TableScreen<P>::replay(int entries, const StepByReader<Game>& step) {
  lay_past(entries - 1, step.before());
  begin_replay();
  plan_motion(step.of(reader()));
  end_replay();
  if (entries == this->entries()) return return_to_now();
  lay_past(entries, step.after());
}

template <class P>
void TableScreen<P>::lay_past(int entries, const StateByReader<Game>& then) {
  if (!looks_back()) left_ = selection_;
  acted_.reset();
  let_go();
  open_then_ = then.of(Seat::Chance);
  const HandOver device = begin_past(entries, turn_number(open_then_));
  selection_ = cleared(selection_);
  lay(device, then.of(device.viewer));
  refresh();
  looked_back();
}

}  // namespace mael::web
