// Plays a scenario through. What it must know of a game, it asks of the game's `Told`:
//
//   Game                      the rule set
//   setup_text(words)         the set-up in notation that `given new WORDS` means
//   read_arrangement(text)    a position that may break rules
//   holds(state, key, value, found)   whether KEY=VALUE is so; `found` says how it is
//   word_of(event)            the word for a kind of event
//   is_kind(word), is_of_kind(action, word)   kinds of actions
//   is_table_talk(action)     legal at any time, never listed
//   ending_text(state)        ENDING WINNER
#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_set.h"
#include "engine/core/table.h"
#include "tests/engine/play/scenario.h"

namespace mael {
namespace scenario {

// Texts one after another; "none" if there are none.
std::string listed_text(const std::set<std::string>& texts);

// The word a line opens with, taken off the line.
std::string take_word(std::string& text);

// Who is awaited: "a", "a b", "chance", "nobody".
std::string awaited_text(Awaited awaited);

}  // namespace scenario

template <class Told>
class ScenarioPlayer {
 public:
  using G = typename Told::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  explicit ScenarioPlayer(const Scenario& scenario) : scenario_(scenario) {}

  // Every failure names file and line, position and action; none if all is as told.
  std::vector<std::string> play() {
    if (!give()) return failures_;
    for (const ScenarioStep& step : scenario_.steps) {
      thens_ = &step.thens;
      if (step.when.number != 0 && !act(step.when)) break;
      for (const ScenarioLine& then : step.thens) expect(then);
    }
    return failures_;
  }

  // What all actions made happen, and what it came to; after play().
  const typename G::Events& events_told() const { return told_; }
  const State& state() const { return state_; }

 private:
  // ---- given

  bool give() {
    line_ = scenario_.given.number;
    std::string text = scenario_.given.text;
    if (text.compare(0, 4, "new ") == 0) return begin(text.substr(4));
    const bool may_break = first_expects("impossible");
    const Result<State> read = may_break ? Told::read_arrangement(text) : G::read_position(text);
    if (!read.ok()) return fail(describe(read.error()));
    state_ = *read;
    return true;
  }

  bool begin(const std::string& words) {
    const auto setup = G::read_setup(Told::setup_text(words));
    if (!setup.ok()) return fail(describe(setup.error()));
    const auto started = start(*setup);
    if (started.ok()) {
      state_ = *started;
      return true;
    }
    for (const Violation& fault : started.error()) faults_.insert(fault.rule.text());
    return first_expects("refused") ||
           fail("the game cannot start: " + scenario::listed_text(faults_));
  }

  bool first_expects(std::string_view word) const {
    const std::vector<ScenarioLine>& thens = scenario_.steps.front().thens;
    return std::any_of(thens.begin(), thens.end(), [&](const ScenarioLine& then) {
      return words_of(then.text).front() == word;
    });
  }

  bool step_expects(std::string_view word) const {
    return std::any_of(thens_->begin(), thens_->end(), [&](const ScenarioLine& then) {
      return words_of(then.text).front() == word;
    });
  }

  // ---- when

  bool act(const ScenarioLine& when) {
    line_ = when.number;
    const std::vector<std::string_view> texts = split(when.text, ';');
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const auto action = read_action(state_, texts[i]);
      action_text_ = std::string(texts[i]);
      if (!action.ok()) return fail(describe(action.error()));
      refusal_ = check(state_, *action);
      if (listed().count(write_action(state_, *action)) != 0 && refusal_) {
        return fail("refused by " + refusal_->rule.text() + " and yet listed");
      }
      const bool last = i + 1 == texts.size();
      if (last && step_expects("refused")) return true;
      if (!take(*action, last && step_expects("unlisted"))) return false;
    }
    return true;
  }

  bool take(const Action& action, bool unlisted) {
    if (refusal_) return fail("refused by " + refusal_->rule.text());
    const bool offered = listed().count(write_action(state_, action)) != 0;
    if (unlisted && offered) return fail("listed, though it should not be");
    if (!unlisted && !offered && !Told::is_table_talk(action)) return fail("legal, but not listed");
    events_.clear();
    apply(state_, action, &events_);
    told_.insert(told_.end(), events_.begin(), events_.end());
    if (const Verdict broken = validate(state_)) {
      return fail("leads to a position that breaks " + broken->rule.text());
    }
    return true;
  }

  std::set<std::string> listed(std::string_view kind = "actions") const {
    std::vector<Action> actions;
    legal_actions(state_, actions);
    std::set<std::string> texts;
    for (const Action& action : actions) {
      if (Told::is_of_kind(action, kind)) texts.insert(write_action(state_, action));
    }
    return texts;
  }

  // ---- then

  void expect(const ScenarioLine& then) {
    line_ = then.number;
    std::string rest = then.text;
    const std::string word = scenario::take_word(rest);
    if (word == "legal" || word == "unlisted") return;
    if (word == "refused") return expect_refusal(rest);
    if (word == "listed") return expect_listed(rest);
    if (word == "only") return expect_only(rest);
    if (word == "state") return expect_fields(state_, rest);
    if (word == "seen") return expect_seen(rest);
    if (word == "awaits")
      return expect_text("awaits", scenario::awaited_text(to_act(state_)), rest);
    if (word == "events") return expect_text("events", events_text(), rest);
    if (word == "over") return expect_text("over", Told::ending_text(state_), rest);
    if (word == "impossible") return expect_impossible(rest);
    fail("unknown expectation `" + word + "`");
  }

  void expect_text(const std::string& what, const std::string& found, const std::string& text) {
    if (found != text) fail("expected " + what + " " + text + ", found " + found);
  }

  void expect_refusal(const std::string& rules) {
    if (!faults_.empty()) {
      std::set<std::string> expected;
      for (const std::string& rule : words_of(rules)) expected.insert(rule);
      if (expected != faults_)
        fail("expected " + rules + ", found " + scenario::listed_text(faults_));
      return;
    }
    expect_text("refused", refusal_ ? refusal_->rule.text() : "legal", rules);
  }

  void expect_impossible(const std::string& rule) {
    const Verdict broken = validate(state_);
    expect_text("impossible", broken ? broken->rule.text() : "possible", rule);
  }

  // The actions of a line as canonical texts; nothing after a failure.
  std::optional<std::set<std::string>> canonical(const std::string& line) {
    std::set<std::string> texts;
    if (words_of(line).empty()) return texts;
    for (const std::string_view text : split(line, ';')) {
      const auto action = read_action(state_, text);
      if (!action.ok()) {
        fail(std::string(text) + ": " + describe(action.error()));
        return {};
      }
      texts.insert(write_action(state_, *action));
    }
    return texts;
  }

  void expect_listed(const std::string& line) {
    const std::optional<std::set<std::string>> expected = canonical(line);
    if (!expected) return;
    const std::set<std::string> all = listed();
    for (const std::string& text : *expected) {
      if (all.count(text) == 0) fail("`" + text + "` is not among " + scenario::listed_text(all));
    }
  }

  void expect_only(std::string line) {
    const std::string kind = scenario::take_word(line);
    if (!Told::is_kind(kind)) {
      fail("unknown kind of actions `" + kind + "`");
      return;
    }
    const std::optional<std::set<std::string>> expected = canonical(line);
    if (!expected) return;
    const std::set<std::string> found = listed(kind);
    if (*expected == found) return;
    fail("expected only " + kind + " " + scenario::listed_text(*expected) + ", found " +
         scenario::listed_text(found));
  }

  void expect_fields(const State& state, const std::string& fields) {
    for (const std::string& field : words_of(fields)) {
      const std::size_t equals = field.find('=');
      const std::string key = field.substr(0, equals);
      const std::string value = equals == std::string::npos ? "" : field.substr(equals + 1);
      std::string found;
      if (!Told::holds(state, key, value, found))
        fail("expected " + field + ", found " + key + "=" + found);
    }
  }

  void expect_seen(std::string rest) {
    scenario::take_word(rest);  // by
    const std::string seat = scenario::take_word(rest);
    const bool sits = seat.size() == 1 && seat[0] >= 'a' && seat[0] < 'a' + seats_of(state_).size();
    const Seat observer = sits ? seat_at(seat[0] - 'a') : Seat::Chance;
    expect_fields(observe(state_, observer), rest);
  }

  std::string events_text() const {
    std::string text;
    for (const auto& event : events_) {
      text += text.empty() ? "" : " ";
      text += Told::word_of(event);
    }
    return text;
  }

  bool fail(const std::string& what) {
    std::string text = scenario_.file + ":" + std::to_string(line_) + ": " + what;
    text += "\n  position  " + write_position(state_);
    if (!action_text_.empty()) text += "\n  action    " + action_text_;
    failures_.push_back(text);
    return false;
  }

  const Scenario& scenario_;
  const std::vector<ScenarioLine>* thens_ = nullptr;
  std::vector<std::string> failures_;
  State state_;
  typename G::Events events_;
  typename G::Events told_;
  Verdict refusal_;
  std::set<std::string> faults_;  // why a game cannot start
  std::string action_text_;
  int line_ = 0;
};

}  // namespace mael
