// The verbs of the command line that are about puzzles.
#include <string>
#include <vector>

#include "engine/play/arena.h"
#include "engine/play/command_parts.h"
#include "engine/play/puzzle.h"
#include "engine/play/workbench.h"

namespace mael::commands {
namespace {

Error fault_of(const Puzzle& puzzle, std::string_view what) {
  return Error{"line " + std::to_string(puzzle.line) + ": " + std::string(what)};
}

Result<const Workbench*> bench_for(const Puzzle& puzzle) {
  const GameEntry* game = game_of(puzzle.position);
  if (!game) return fault_of(puzzle, "no position of our games");
  return &workbench_of(*game);
}

// The puzzles of a file a bot solves, each tried once.
Result<JsonLine> solve(const std::vector<Puzzle>& puzzles, const Contender& bot,
                       std::string_view name, std::uint64_t seed, const Clock& clock) {
  Words missed;
  for (const Puzzle& puzzle : puzzles) {
    const auto bench = bench_for(puzzle);
    if (!bench) return bench.error();
    const auto solved = (*bench)->solves(puzzle, bot, seed, clock);
    if (!solved) return fault_of(puzzle, solved.error().message);
    if (!*solved) missed.push_back(std::to_string(puzzle.line));
  }
  return JsonLine()
      .add("bot", name)
      .add("puzzles", puzzles.size())
      .add("solved", puzzles.size() - missed.size())
      .add("missed_lines", missed);
}

Answer prove_puzzles(const std::vector<Puzzle>& puzzles) {
  Answer answer;
  for (const Puzzle& puzzle : puzzles) {
    const auto bench = bench_for(puzzle);
    if (!bench) return failure(bench.error());
    const auto proof = (*bench)->prove(puzzle);
    if (!proof) return failure(fault_of(puzzle, proof.error().message));
    add_line(answer, JsonLine()
                         .add("line", puzzle.line)
                         .add("id", puzzle.id)
                         .add("right", proof->right)
                         .add("asks_deed", proof->asks_deed)
                         .add("among", proof->legal)
                         .add("positions", proof->positions)
                         .add("proven", proof->known));
  }
  return answer;
}

}  // namespace

Answer solve_puzzles(const Words& words, const World& world) {
  const auto arguments = Arguments::read(words, {"seed", "ms"}, {"prove"});
  if (!arguments) return failure(arguments.error());
  const Words& plain = arguments->plain();
  if (plain.empty()) return missing("a file of puzzles");
  const auto seed = arguments->seed("seed");
  if (!seed) return failure(seed.error());
  const auto milliseconds = arguments->number("ms", 1, kMaxMilliseconds, 0);
  if (!milliseconds) return failure(milliseconds.error());
  if (arguments->has("ms") && !world.thread_clock) return not_here("clock");
  if (!world.read_file) return not_here("files");
  const auto text = world.read_file(plain[0]);
  if (!text) return failure(text.error());
  const auto puzzles = read_puzzles(*text);
  if (!puzzles) return failure(describe(puzzles.error()[0]));
  if (arguments->has("prove")) return prove_puzzles(*puzzles);
  Words names(plain.begin() + 1, plain.end());
  if (names.empty()) {
    for (int i = 0; i < kBotKinds; ++i) names.emplace_back(name_of(static_cast<BotKind>(i)));
  }
  Answer answer;
  for (const std::string& name : names) {
    Contender bot;
    if (!read_contender(name, bot)) return failure("no bot is called '" + name + "'");
    bot.budget.milliseconds = *milliseconds;
    const auto line = solve(*puzzles, bot, name, seed->value_or(1), world.thread_clock);
    if (!line) return failure(line.error());
    add_line(answer, *line);
  }
  return answer;
}

Answer find_puzzles(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {"games", "seed"});
  if (!arguments) return failure(arguments.error());
  const auto game = game_named(*arguments);
  if (!game) return failure(game.error());
  Contender bot;
  if (arguments->plain().size() != 2 || !read_contender(arguments->plain()[1], bot)) {
    return missing("a game and a bot");
  }
  if ((*game)->card.most_seats != 2) return failure("puzzles are for games of two seats");
  const auto games = arguments->number("games", 1, kMaxGames, 10);
  if (!games) return failure(games.error());
  const auto seed = arguments->seed("seed");
  if (!seed) return failure(seed.error());
  Answer answer;
  for (const auto& [puzzle, legal, positions] :
       workbench_of(**game).find_puzzles(bot, *games, seed->value_or(1))) {
    add_line(answer, JsonLine()
                         .add("among", legal)
                         .add("positions", positions)
                         .add("turns", puzzle.turns)
                         .add("goals", puzzle.goals)
                         .add("position", puzzle.position)
                         .add("right", puzzle.right));
  }
  return answer;
}

}  // namespace mael::commands
