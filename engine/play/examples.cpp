#include "engine/play/examples.h"

#include <memory>
#include <optional>

#include "engine/play/games.h"

namespace mael {
namespace {

constexpr std::string_view kNothing = "-";
constexpr char kRefused = '!';

// A whole example once its last line is read.
void check_shape(const Example& example, Faults& faults) {
  const int line = example.steps.front().line;
  if (!example.steps.front().does.empty() || example.steps.front().position.empty()) {
    faults.push_back({"an example begins with a position and nothing done", line, 0});
  }
  if (example.steps.size() < 2) faults.push_back({"nothing is done in this example", line, 0});
}

// Plays an example from its position on.
class Play {
 public:
  explicit Play(std::vector<std::string>& faults) : faults_(faults) {}

  // False if nothing can follow.
  bool lay_out(const ExampleStep& step) {
    const GameEntry* const game = game_of(step.position);
    if (!game) return complain(step, "'" + step.position + "' is a position of no game");
    auto match = game->resume(step.position);
    if (!match) return complain(step, describe(match.error()));
    match_ = std::move(*match);
    return lies_as_told(step);
  }

  bool pass(const ExampleStep& step) {
    if (step.does.empty()) return complain(step, "nothing is done");
    if (step.refused) return is_refused(step);
    if (const auto error = play_on(*match_, step.does)) return complain(step, describe(*error));
    return lies_as_told(step);
  }

 private:
  bool complain(const ExampleStep& step, const std::string& message) {
    faults_.push_back("line " + std::to_string(step.line) + ": " + message);
    return false;
  }

  bool lies_as_told(const ExampleStep& step) {
    const std::string there = match_->position();
    return step.position == there || complain(step, "there lies '" + there + "'");
  }

  bool is_refused(const ExampleStep& step) {
    const std::string& action = step.does.front();
    if (!step.position.empty()) return complain(step, "what is refused changes nothing: put -");
    const auto judged = match_->why(action);
    if (!judged) return complain(step, action + ": " + describe(judged.error()));
    if (judged->accepted) return complain(step, action + " is allowed");
    return judged->rule == step.rule.text() ||
           complain(step, action + " is refused by " + judged->rule);
  }

  std::vector<std::string>& faults_;
  std::unique_ptr<AnyMatch> match_;
};

}  // namespace

Result<std::vector<Example>, Faults> read_examples(std::string_view tsv) {
  enum Column { kExample, kRule, kDoes, kPosition, kText };
  Faults faults;
  const TsvTable table =
      TsvTable::read(tsv, {"example", "rule", "does", "position", "text"}, faults);
  std::vector<Example> examples;
  for (const Record& record : table.records()) {
    ExampleStep step;
    step.line = record.line();
    step.rule = RuleId::parse(record.text(kRule));
    if (step.rule.empty()) record.fault(kRule, "expected the id of a rule", faults);
    std::string_view does = record.text(kDoes);
    step.refused = does.front() == kRefused;
    if (step.refused) does.remove_prefix(1);
    if (does != kNothing) {
      for (const std::string_view action : split(does, ';'))
        step.does.emplace_back(trimmed(action));
    }
    if (record.text(kPosition) != kNothing) step.position = record.text(kPosition);
    step.text = record.text(kText);
    if (examples.empty() || examples.back().name != record.text(kExample)) {
      examples.push_back({std::string(record.text(kExample)), {}});
    }
    examples.back().steps.push_back(std::move(step));
  }
  for (const Example& example : examples) check_shape(example, faults);
  if (!faults.empty()) return faults;
  return examples;
}

std::vector<std::string> find_example_faults(const Example& example) {
  std::vector<std::string> faults;
  Play play(faults);
  if (!play.lay_out(example.steps.front())) return faults;
  for (std::size_t i = 1; i < example.steps.size(); ++i) {
    if (!play.pass(example.steps[i])) return faults;
  }
  return faults;
}

TextEntries texts_of(const Example& example) {
  TextEntries texts;
  for (const ExampleStep& step : example.steps) {
    texts.emplace_back("example." + example.name + "." + std::to_string(texts.size() + 1),
                       step.text);
  }
  return texts;
}

}  // namespace mael
