#include "engine/play/command_parts.h"

#include <algorithm>

namespace mael::commands {

namespace {

std::string usage(std::span<const Verb> verbs) {
  constexpr std::size_t kIndent = 50;
  std::string text = "usage: maelstrom VERB ...\n";
  for (const Verb& verb : verbs) {
    std::string line = "  " + std::string(verb.name) + " " + std::string(verb.words);
    line.resize(std::max(line.size() + 1, kIndent), ' ');
    text += line + std::string(verb.about) + "\n";
  }
  text.pop_back();
  return text;
}

std::vector<std::string> letters_of(const Awaited& awaited) {
  std::vector<std::string> letters;
  for (const Seat seat : awaited.seats()) letters.emplace_back(1, letter_of(seat));
  if (awaited.is_chance()) letters.emplace_back(1, letter_of(Seat::Chance));
  return letters;
}

}  // namespace

Answer failure(std::string message) { return {{}, std::move(message)}; }
Answer failure(const Error& error) { return failure(describe(error)); }

void add_line(Answer& answer, const JsonLine& line) { answer.out += line.text() + "\n"; }

Answer one_line(const JsonLine& line) {
  Answer answer;
  add_line(answer, line);
  return answer;
}

Answer missing(std::string_view what) {
  return failure("expected " + std::string(what) + "; `maelstrom` alone shows every verb");
}

Answer not_here(std::string_view what) { return failure("this build has no " + std::string(what)); }

JsonLine line_of_match(const GameEntry& game, const AnyMatch& match) {
  const Outcome ending = match.ending();
  JsonLine line;
  line.add("game", game.card.id)
      .add("position", match.position())
      .add("link", match.link())
      .add("awaits", letters_of(match.awaited()))
      .add("over", ending.over);
  if (!ending.over) return line;
  std::string winners;
  for (const Seat winner : ending.winners) winners += letter_of(winner);
  return line.add("winner", winners).add("rule", ending.rule.text());
}

Result<const GameEntry*> game_named(const Arguments& arguments) {
  if (arguments.plain().empty()) return Error{"expected a game; `maelstrom games` lists them"};
  if (const GameEntry* game = find_game(arguments.plain()[0])) return game;
  return Error{"there is no game '" + arguments.plain()[0] + "'; `maelstrom games` lists them"};
}

Result<std::string> read_setup(const Arguments& arguments, const GameEntry& game,
                               const World& world) {
  if (!arguments.has("setup")) return std::string();
  std::string setup = arguments.text("setup");
  if (!setup.starts_with(std::string(game.card.id) + "/")) {
    if (!world.read_file) return Error{"this build has no files"};
    const auto text = world.read_file(setup);
    if (!text) return text.error();
    setup = *text;
  }
  const auto begun = game.begin({}, setup);
  if (!begun) return begun.error();
  return setup;
}

Answer answer_with(std::span<const Verb> verbs, const Words& words, const World& world) {
  if (words.empty()) return failure(usage(verbs));
  const auto verb = std::find_if(verbs.begin(), verbs.end(),
                                 [&](const Verb& each) { return each.name == words[0]; });
  if (verb == verbs.end()) return failure("no verb '" + words[0] + "'\n" + usage(verbs));
  return verb->answer({words.begin() + 1, words.end()}, world);
}

}  // namespace mael::commands
