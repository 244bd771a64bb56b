// Commands to the running page, one line each, answered with JSON: for tests and for a person who
// wants to play in notation. They say nothing a player at this table could not see, and do nothing
// a player could not do.
//
//   table                     the position as the player sees it, whether anything is still to be
//                             stored or shown, the keyboard's cursor, the choices
//   table open LINK|NOTATION  opens a position as a new table
//   table play ACTION         decides, in notation
//   table why ACTION          whether the rules allow it, and if not why
//   table where THING         its place in CSS pixels: "1.3", "hand 2", "button end_phase"
//   page                      the screen that is up, whether a bot is still asked, frames drawn so
//                             far, what is shown in words, whether the code of all games is here
//   page pace MILLISECONDS    the pause before a bot's action
//   page think ITERATIONS     how long bots think about a decision from now on, instead of for a
//                             time: their decisions come out the same anywhere; 0: as usual
//   anything else             as the program `maelstrom` answers it (engine/play/command.h)
#include <algorithm>
#include <charconv>

#include "engine/play/command.h"
#include "engine/play/json.h"
#include "web/app/app.h"

namespace mael::web {

namespace {

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

std::string judgement_json(const Judgement& judgement) {
  if (judgement.accepted) return JsonLine().add("accepted", true).text();
  return JsonLine()
      .add("accepted", false)
      .add("rule", judgement.rule)
      .add("sentence", judgement.sentence)
      .text();
}

Result<Judgement> judge(const TableReport& report, std::string_view action) {
  const auto match = find_game(report.game)->resume(report.position);
  return match ? (*match)->why(std::string(action)) : Result<Judgement>(match.error());
}

}  // namespace

std::string App::command(std::string_view line) {
  std::string_view rest = line;
  const std::string verb = take_word(rest);
  if (verb == "table") return answer_table(rest);
  if (verb == "page") return answer_page(rest);
  if (!is_complete()) return json_error("the code of the games is not all here yet");
  const Answer answer = answer_on_positions(words_of(line));
  return answer.ok() ? answer.out : json_error(answer.error);
}

bool App::is_complete() const {
  return std::all_of(house_.tables.begin(), house_.tables.end(),
                     [&](const TableKind& kind) { return platform_.has_code(kind.letter); });
}

std::string App::answer_table(std::string_view words) {
  const std::string verb = take_word(words);
  if (verb == "open") {
    open_position(std::string(words));
    stir();
    return JsonLine().add("opening", true).text();
  }
  if (verb == "where") return place_json(screen().where(words));
  if (!host_.is_open()) return json_error("no table is open");
  const TableReport report = host_.table().report(input_.now());
  if (verb == "play") return play(std::string(words), report);
  if (verb == "why") {
    const auto judgement = judge(report, words);
    return judgement ? judgement_json(*judgement) : json_error(describe(judgement.error()));
  }
  if (!verb.empty()) return json_error("table knows open, play, why and where");
  return report_json(report);
}

std::string App::play(const std::string& action, const TableReport& report) {
  const auto judgement = judge(report, action);
  if (!judgement) return json_error(describe(judgement.error()));
  if (!judgement->accepted) return judgement_json(*judgement);
  if (said_by_ != &host_.table() || !host_.table().play(action)) {
    return json_error("this decision is not yours now");
  }
  stir();
  return JsonLine().add("accepted", true).text();
}

std::string App::report_json(const TableReport& report) const {
  std::vector<std::string> choices;
  if (words_.table == host_.table().place().id) {  // not still those of the screen before
    for (const Words::Choice& choice : words_.choices) choices.push_back(choice.notation);
  }
  return JsonLine()
      .add("position", report.position)
      .add("waiting", host_.table().is_waiting() || frames_wanted_ > 0)
      .add("moving", report.moving)
      .add("over", report.over)
      .add("actions", report.actions)
      .add_rounded("thinking", static_cast<double>(host_.thinking().value_or(0)), 3)
      .add("cursor", report.cursor)
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
  if (verb == "think") {
    int iterations = 0;
    std::from_chars(words.data(), words.data() + words.size(), iterations);
    host_.set_bot_iterations(iterations);
    return JsonLine().add("iterations", iterations).text();
  }
  if (!verb.empty()) return json_error("page knows pace and think");
  return JsonLine()
      .add("screen", screen().name())
      .add("waiting", frames_wanted_ > 0)
      .add("asking", host_.is_asking_bots())
      .add("frames", frames_drawn_)
      .add("complete", is_complete())
      .add("games", static_cast<int>(shelf_.games().size()))
      .add("title", words_.title)
      .add("status", words_.status)
      .add("alert", words_.alert)
      .text();
}

}  // namespace mael::web
