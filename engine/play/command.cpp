#include "engine/play/command.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/play/arguments.h"
#include "engine/play/coverage.h"
#include "engine/play/json.h"

namespace mael {
namespace {

using Words = std::vector<std::string>;

Answer failure(std::string message) {
  return {{}, std::move(message)};
}
Answer failure(const Error& error) {
  return failure(describe(error));
}

void add_line(Answer& answer, const JsonLine& line) {
  answer.out += line.text() + "\n";
}

Answer one_line(const JsonLine& line) {
  Answer answer;
  add_line(answer, line);
  return answer;
}

Answer missing(std::string_view what) {
  return failure("expected " + std::string(what) + "; `maelstrom` alone shows every verb");
}

Answer not_here(std::string_view what) {
  return failure("this build has no " + std::string(what));
}

// The game named by the first plain word, or a failure.
Result<const Game*> game_named(const Arguments& arguments) {
  if (arguments.plain().empty()) return Error{"expected a game; `maelstrom games` lists them"};
  if (const Game* game = find_game(arguments.plain()[0])) return game;
  return Error{"there is no game '" + arguments.plain()[0] + "'; `maelstrom games` lists them"};
}

// The game of the position that is the first plain word, or a failure.
Result<const Game*> game_of_position(const Arguments& arguments) {
  if (arguments.plain().empty()) return Error{"expected a link or a position in notation"};
  if (const Game* game = game_of(arguments.plain()[0])) return game;
  return Error{"this is neither a link nor a position of one of our games"};
}

JsonLine line_of(const Game& game, const PositionText& position) {
  JsonLine line;
  line.add("game", game.id)
      .add("position", position.notation)
      .add("link", position.link)
      .add("awaits", position.awaits)
      .add("over", position.over);
  if (position.over) line.add("winner", position.winner).add("rule", position.rule);
  return line;
}

Answer answer_with(const Game& game, const Result<PositionText>& position) {
  return position ? one_line(line_of(game, *position)) : failure(position.error());
}

// ---- Verbs -----------------------------------------------------------------------------------

Answer list_games(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  Answer answer;
  for (const Game& game : games()) {
    add_line(answer,
             JsonLine().add("id", game.id).add("title", game.title).add("seats", game.seats));
  }
  return answer;
}

Answer make_new(const Words& words, const World& world) {
  const auto arguments = Arguments::read(words, {"seed", "setup"});
  if (!arguments) return failure(arguments.error());
  const auto game = game_named(*arguments);
  if (!game) return failure(game.error());
  const auto seed = arguments->seed("seed");
  if (!seed) return failure(seed.error());
  std::string setup;
  if (arguments->has("setup")) {
    if (!world.read_file) return not_here("files");
    const auto text = world.read_file(arguments->text("setup"));
    if (!text) return failure(text.error());
    setup = *text;
  }
  return answer_with(**game, (*game)->fresh(*seed, setup));
}

Answer show(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  const auto game = game_of_position(*arguments);
  if (!game) return failure(game.error());
  return answer_with(**game, (*game)->show(arguments->plain()[0]));
}

Answer list_legal(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  const auto game = game_of_position(*arguments);
  if (!game) return failure(game.error());
  const auto actions = (*game)->legal(arguments->plain()[0]);
  if (!actions) return failure(actions.error());
  Answer answer;
  for (const std::string& action : *actions) add_line(answer, JsonLine().add("action", action));
  return answer;
}

Answer explain_why(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  const auto game = game_of_position(*arguments);
  if (!game) return failure(game.error());
  if (arguments->plain().size() != 2) return missing("a position and one action");
  const auto judgement = (*game)->why(arguments->plain()[0], arguments->plain()[1]);
  if (!judgement) return failure(judgement.error());
  JsonLine line;
  line.add("accepted", judgement->accepted);
  if (!judgement->accepted) {
    line.add("rule", judgement->rule).add("sentence", judgement->sentence);
  }
  return one_line(line);
}

Answer apply_actions(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {"seed"});
  if (!arguments) return failure(arguments.error());
  const auto game = game_of_position(*arguments);
  if (!game) return failure(game.error());
  const auto seed = arguments->seed("seed");
  if (!seed) return failure(seed.error());
  const Words& plain = arguments->plain();
  return answer_with(**game, (*game)->apply(plain[0], std::span(plain).subspan(1), *seed));
}

JsonLine line_of(const Game& game, const RandomReport& report) {
  JsonLine line;
  line.add("game", game.id).add("games", report.games).add("actions", report.actions);
  line.add("longest", report.longest);
  for (std::size_t i = 0; i < report.wins.size(); ++i) {
    line.add(std::string("wins_") + letter_of(seat_at(static_cast<int>(i))), report.wins[i]);
  }
  line.add("draws", report.draws);
  for (const auto& [rule, count] : report.endings) line.add("ended_" + rule.text(), count);
  return line;
}

std::string hex_of(std::uint64_t number) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; number >>= 4) text[i] = kDigits[number & 15];
  return text;
}

constexpr int kMaxGames = 1'000'000;

struct SeededGames {
  const Game* game = nullptr;
  int games = 0;
  std::uint64_t seed = 0;
};

Result<SeededGames> read_seeded(const Words& words, int usual_games) {
  const auto arguments = Arguments::read(words, {"games", "seed"});
  if (!arguments) return arguments.error();
  const auto game = game_named(*arguments);
  if (!game) return game.error();
  const auto games = arguments->number("games", 1, kMaxGames, usual_games);
  if (!games) return games.error();
  const auto seed = arguments->seed("seed");
  if (!seed) return seed.error();
  return SeededGames{*game, *games, seed->value_or(1)};
}

Answer play_random(const Words& words, const World&) {
  const auto asked = read_seeded(words, 100);
  if (!asked) return failure(asked.error());
  const RandomReport report = asked->game->random(asked->seed, asked->games, true);
  if (!report.broken.empty()) return failure("broken: " + report.broken);
  return one_line(line_of(*asked->game, report));
}

Answer sign(const Words& words, const World&) {
  const auto asked = read_seeded(words, 500);
  if (!asked) return failure(asked.error());
  const RandomReport report = asked->game->random(asked->seed, asked->games, false);
  return one_line(JsonLine()
                      .add("game", asked->game->id)
                      .add("games", report.games)
                      .add("actions", report.actions)
                      .add("signature", hex_of(report.signature)));
}

constexpr int kMaxDepth = 9;

Answer count_sequences(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  const Words& plain = arguments->plain();
  int depth = 0;
  if (plain.size() != 2 || !read_number(plain[1], 1, kMaxDepth, depth)) {
    return missing("a game or position, and a depth from 1 to 9");
  }
  std::string position = plain[0];
  if (const Game* game = find_game(position)) {
    const auto fresh = game->fresh({}, {});
    if (!fresh) return failure(fresh.error());
    position = fresh->notation;
  }
  const Game* game = game_of(position);
  if (!game) return failure("this is neither a link nor a position of one of our games");
  const auto counts = game->perft(position, depth);
  if (!counts) return failure(counts.error());
  Answer answer;
  for (std::size_t i = 0; i < counts->size(); ++i) {
    add_line(answer, JsonLine().add("depth", i + 1).add("count", (*counts)[i]));
  }
  return answer;
}

void run_in_order(int count, const std::function<void(int)>& job) {
  for (int i = 0; i < count; ++i) job(i);
}

Answer hold_arena(const Words& words, const World& world) {
  const auto arguments = Arguments::read(words, {"games", "seed"});
  if (!arguments) return failure(arguments.error());
  const auto game = game_named(*arguments);
  if (!game) return failure(game.error());
  BotKind first{}, second{};
  const Words& plain = arguments->plain();
  if (plain.size() != 3 || !read_bot(plain[1], first) || !read_bot(plain[2], second)) {
    return missing("a game and two bots (random, greedy)");
  }
  if ((*game)->seats != 2) return failure("the arena is for games of two seats");
  const auto count = arguments->number("games", 2, kMaxGames, 200);
  if (!count) return failure(count.error());
  const auto seed = arguments->seed("seed");
  if (!seed) return failure(seed.error());
  const ArenaResult result = play_arena(**game, first, second, (*count + 1) / 2, seed->value_or(1),
                                        world.run_jobs ? world.run_jobs : run_in_order);
  return one_line(JsonLine()
                      .add("game", (*game)->id)
                      .add("first", name_of(first))
                      .add("second", name_of(second))
                      .add("games", result.games)
                      .add("wins", result.wins)
                      .add("losses", result.losses)
                      .add("draws", result.draws)
                      .add("first_seat_wins", result.first_seat_wins)
                      .add_rounded("actions_per_game", result.actions, 1)
                      .add_rounded("elo", result.elo, 0)
                      .add_rounded("elo_low", result.elo_low, 0)
                      .add_rounded("elo_high", result.elo_high, 0));
}

Answer measure(const Words& words, const World& world) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  const auto game = game_named(*arguments);
  if (!game) return failure(game.error());
  if (!world.clock) return not_here("clock");
  const Bench bench = (*game)->bench(world.clock);
  JsonLine speed;
  speed.add("game", (*game)->id)
      .add("state_bytes", bench.state_bytes)
      .add_rounded("legal_lists_per_second", bench.legal_lists, 0);
  for (const auto& [kind, rate] : bench.lists_by_kind) {
    speed.add_rounded(kind + "_lists_per_second", rate, 0);
  }
  speed.add_rounded("random_actions_per_second", bench.random_actions, 0)
      .add_rounded("playouts_per_second", bench.playouts, 0);
  Answer answer = one_line(speed);
  for (const Bench::LinkSize& link : bench.links) {
    add_line(answer, JsonLine()
                         .add("turns", link.turns)
                         .add("positions", link.positions)
                         .add("median_bytes", link.median_bytes)
                         .add("longest_bytes", link.longest_bytes)
                         .add("median_characters", link.median_characters)
                         .add("longest_characters", link.longest_characters));
  }
  return answer;
}

Answer list_rules(const Words& words, const World& world) {
  const auto arguments = Arguments::read(words, {"tests"}, {"untested"});
  if (!arguments) return failure(arguments.error());
  const auto game = game_named(*arguments);
  if (!game) return failure(game.error());
  if (!world.read_folder) return not_here("files");
  const auto files = world.read_folder(arguments->text("tests", "tests"));
  if (!files) return failure(files.error());
  std::vector<Cover> covers;
  for (const auto& [path, content] : *files) find_covers(path, content, covers);
  std::map<RuleId, Words> tests;
  for (const Cover& cover : covers) tests[cover.rule].push_back(cover.where);
  Answer answer;
  for (const RuleEntry& rule : (*game)->rules().all()) {
    const Words& where = tests[rule.id];
    if (arguments->has("untested") && !where.empty()) continue;
    add_line(answer, JsonLine()
                         .add("rule", rule.id.text())
                         .add("section", rule.section)
                         .add("text", rule.text)
                         .add("tests", where));
  }
  return answer;
}

Answer check_content(const Words& words, const World& world) {
  const auto arguments = Arguments::read(words, {"assets"}, {"check"});
  if (!arguments) return failure(arguments.error());
  ReadAsset read;
  if (arguments->has("assets")) {
    if (!world.read_file) return not_here("files");
    read = [&](const std::string& path) {
      return world.read_file(arguments->text("assets") + "/" + path);
    };
  }
  Answer result;
  for (const Game& game : games()) {
    const ContentReport report = game.check_content(read);
    JsonLine line;
    line.add("game", game.id);
    for (const auto& [what, count] : report.counts) line.add(what, count);
    add_line(result, line.add("faults", report.faults.size()));
    for (const std::string& fault : report.faults) {
      result.error += (result.error.empty() ? "" : "\n") + fault;
    }
  }
  return result;
}

// ---- The list --------------------------------------------------------------------------------

struct Verb {
  std::string_view name;
  std::string_view words;  // what may stand behind it
  std::string_view about;
  Answer (*answer)(const Words&, const World&);
};

constexpr std::array kVerbs{
    Verb{"games", "", "the list of games", &list_games},
    Verb{"new", "GAME [--seed N] [--setup FILE]", "a fresh position", &make_new},
    Verb{"show", "LINK|POSITION", "the position behind a link", &show},
    Verb{"legal", "LINK|POSITION", "every legal action", &list_legal},
    Verb{"why", "LINK|POSITION ACTION", "accepted, or the rule in the way", &explain_why},
    Verb{"apply", "LINK|POSITION ACTION... [--seed N]", "the position after", &apply_actions},
    Verb{"random", "GAME [--games N] [--seed N]", "random games, every promise held", &play_random},
    Verb{"arena", "GAME BOT BOT [--games N] [--seed N]", "bots against each other", &hold_arena},
    Verb{"perft", "GAME|LINK|POSITION DEPTH", "sequences of actions, counted", &count_sequences},
    Verb{"signature", "GAME [--games N] [--seed N]", "one hash over random games", &sign},
    Verb{"bench", "GAME", "how fast the engine is, how long links are", &measure},
    Verb{"rules", "GAME [--untested] [--tests FOLDER]", "every rule and the tests that hold it",
         &list_rules},
    Verb{"content", "--check [--assets FOLDER]", "every fault of the content files",
         &check_content},
};

std::string usage() {
  constexpr std::size_t kIndent = 50;
  std::string text = "usage: maelstrom VERB ...\n";
  for (const Verb& verb : kVerbs) {
    std::string line = "  " + std::string(verb.name) + " " + std::string(verb.words);
    line.resize(std::max(line.size() + 1, kIndent), ' ');
    text += line + std::string(verb.about) + "\n";
  }
  text.pop_back();
  return text;
}

}  // namespace

Answer answer(const Words& words, const World& world) {
  if (words.empty()) return failure(usage());
  const auto verb = std::find_if(kVerbs.begin(), kVerbs.end(),
                                 [&](const Verb& each) { return each.name == words[0]; });
  if (verb == kVerbs.end()) return failure("no verb '" + words[0] + "'\n" + usage());
  return verb->answer({words.begin() + 1, words.end()}, world);
}

}  // namespace mael
