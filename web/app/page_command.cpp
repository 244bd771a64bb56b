// Commands to the running page, one line each, answered with JSON: for tests and for whoever wants
// to play in notation. They say nothing a player at this table could not see, and do nothing a
// player could not do.
//
//   table                     the position as the player sees it, whether anything is still to be
//                             stored or shown, the keyboard's cursor, the choices
//   table open LINK|NOTATION  opens a position as a new table
//   table play ACTION         decides, in notation
//   table why ACTION          whether the rules allow it, and if not why
//   table where THING         its place in CSS pixels: "1.3", "hand 2", "button end_phase"
//   page                      the screen that is up, frames drawn so far, what is shown in words
//   page pace MILLISECONDS    the pause before a bot's action
//   anything else             as the program `maelstrom` answers it (engine/play/command.h)
#include <charconv>

#include "engine/maelstrom/words.h"
#include "engine/play/command.h"
#include "engine/play/json.h"
#include "web/app/app.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using mael::maelstrom::State;

std::string json_error(std::string_view sentence) {
  return JsonLine().add("error", sentence).text();
}

// Takes the first word off a line.
std::string take_word(std::string_view& line) {
  while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string word(line.substr(0, end));
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  for (std::string word = take_word(line); !word.empty(); word = take_word(line)) {
    words.push_back(word);
  }
  return words;
}

std::string place_json(const std::optional<Rect>& place) {
  if (!place) return json_error("nothing of that name is shown");
  return JsonLine()
      .add_rounded("x", static_cast<double>(place->center().x), 2)
      .add_rounded("y", static_cast<double>(place->center().y), 2)
      .add_rounded("width", static_cast<double>(place->width()), 2)
      .add_rounded("height", static_cast<double>(place->height()), 2)
      .text();
}

std::string judgement_json(const State& seen, std::string_view text) {
  const auto action = read_action(seen, text);
  if (!action) return json_error(describe(action.error()));
  const Verdict verdict = check(seen, *action);
  if (!verdict) return JsonLine().add("accepted", true).text();
  return JsonLine()
      .add("accepted", false)
      .add("rule", verdict->rule.text())
      .add("sentence", mael::maelstrom::explain(seen, *verdict, english()))
      .text();
}

}  // namespace

std::string App::command(std::string_view line) {
  std::string_view rest = line;
  const std::string verb = take_word(rest);
  if (verb == "table") return answer_table(rest);
  if (verb == "page") return answer_page(rest);
  const Answer answer = answer_on_positions(words_of(line));
  return answer.ok() ? answer.out : json_error(answer.error);
}

std::string App::answer_table(std::string_view words) {
  const std::string verb = take_word(words);
  if (verb == "open") {
    open_position(std::string(words));
    stir();
    return JsonLine().add("opening", true).text();
  }
  if (verb == "where" && !host_.is_open()) {
    return place_json(building_ ? forces_.where(words) : start_.where(words));
  }
  if (!host_.is_open()) return json_error("no table is open");
  const maelstrom::Table& table = host_.table();
  const State& seen = table.situation().seen;
  if (verb == "where") return place_json(table.where(words));
  if (verb == "why") return judgement_json(seen, words);
  if (verb == "play") {
    const auto action = read_action(seen, words);
    if (!action) return json_error(describe(action.error()));
    if (const Verdict verdict = check(seen, *action)) return judgement_json(seen, words);
    for (const ChoiceMeaning& choice : choices_) {
      const auto* offered = std::get_if<mael::maelstrom::Action>(&choice);
      if (offered == nullptr || *offered != *action) continue;
      host_.decide({*action});
      stir();
      return JsonLine().add("accepted", true).text();
    }
    return json_error("this decision is not yours now");
  }
  if (!verb.empty()) return json_error("table knows open, play, why and where");
  std::vector<std::string> choices;
  if (words_.table == host_.session().place().id) {  // not still those of the screen before
    for (const Words::Choice& choice : words_.choices) choices.push_back(choice.notation);
  }
  const std::optional<Hex> cursor = table.selection().cursor;
  return JsonLine()
      .add("position", write_position(seen))
      .add("waiting", host_.is_waiting() || frames_wanted_ > 0)
      .add("moving", table.is_moving(input_.now()))
      .add("over", outcome(seen).over())
      .add("actions", host_.session().match().size())
      .add("cursor", cursor ? mael::maelstrom::write_space(*cursor) : "")
      .add("choices", choices)
      .text();
}

std::string App::answer_page(std::string_view words) {
  const std::string verb = take_word(words);
  if (verb == "pace") {
    int pause = 0;
    std::from_chars(words.data(), words.data() + words.size(), pause);
    host_.set_bot_pause(pause);
    return JsonLine().add("pace", pause).text();
  }
  if (!verb.empty()) return json_error("page knows pace");
  return JsonLine()
      .add("screen", host_.is_open() ? "table" : building_ ? "forces" : "start")
      .add("waiting", frames_wanted_ > 0)
      .add("frames", frames_drawn_)
      .add("games", static_cast<int>(shelf_.games().size()))
      .add("title", words_.title)
      .add("status", words_.status)
      .add("alert", words_.alert)
      .text();
}

}  // namespace mael::web
