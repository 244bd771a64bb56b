#include "engine/play/command.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>

#include "engine/core/text_check.h"
#include "engine/play/command_parts.h"
#include "engine/play/coverage.h"
#include "engine/play/ladder.h"
#include "engine/play/languages.h"
#include "engine/play/match_text.h"
#include "engine/play/references.h"
#include "engine/play/table_arena.h"

namespace mael {
namespace commands {
namespace {

JsonLine line_of(const GameEntry& game, const RandomReport& report) {
  JsonLine line;
  line.add("game", game.card.id).add("games", report.games).add("actions", report.actions);
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

// The log of `--log FILE`, which is opened before anything is played; without the option, none.
class AskedLog {
 public:
  static Result<AskedLog> open(const Arguments& arguments, const GameEntry& game,
                               const World& world) {
    AskedLog asked;
    if (!arguments.has("log")) return asked;
    asked.path_ = arguments.text("log");
    if (!world.open_file) return Error{not_here("files").error};
    auto write = world.open_file(asked.path_);
    if (!write) return write.error();
    asked.log_ = std::make_shared<GameLog>(game.card.id, std::move(*write));
    return asked;
  }

  KeepGame keep() const {
    if (!log_) return {};
    return [log = log_](const PlayedGame& game) { log->keep(game); };
  }
  // The answer, unless not all of it could be kept.
  Answer close(Answer answer) const {
    if (!log_ || log_->is_whole()) return answer;
    return failure(path_ + ": cannot be written to its end");
  }

 private:
  std::string path_;
  std::shared_ptr<GameLog> log_;
};

struct SeededGames {
  const GameEntry* game = nullptr;
  int games = 0;
  std::uint64_t seed = 0;
  RandomSetups setups = RandomSetups::Given;
  RandomPlayers players = RandomPlayers::Lots;
};

Result<SeededGames> read_seeded(const Arguments& arguments, int usual_games) {
  const auto game = game_named(arguments);
  if (!game) return game.error();
  const auto games = arguments.number("games", 1, kMaxGames, usual_games);
  if (!games) return games.error();
  const auto seed = arguments.seed("seed");
  if (!seed) return seed.error();
  return SeededGames{*game, *games, seed->value_or(1),
                     arguments.has("built") ? RandomSetups::Built : RandomSetups::Given,
                     arguments.has("bots") ? RandomPlayers::Bots : RandomPlayers::Lots};
}

RandomReport play(const SeededGames& asked, bool with_checks, const KeepGame& keep) {
  return workbench_of(*asked.game)
      .random(asked.seed, asked.games, with_checks, asked.setups, asked.players, keep);
}

Answer play_random(const Words& words, const World& world) {
  const auto arguments = Arguments::read(words, {"games", "seed", "log"}, {"built", "bots"});
  if (!arguments) return failure(arguments.error());
  const auto asked = read_seeded(*arguments, 100);
  if (!asked) return failure(asked.error());
  const auto log = AskedLog::open(*arguments, *asked->game, world);
  if (!log) return failure(log.error());
  const RandomReport report = play(*asked, true, log->keep());
  if (!report.broken.empty()) return failure("broken: " + report.broken);
  return log->close(one_line(line_of(*asked->game, report)));
}

Answer sign(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {"games", "seed"}, {"built", "bots"});
  if (!arguments) return failure(arguments.error());
  const auto asked = read_seeded(*arguments, 500);
  if (!asked) return failure(asked.error());
  const RandomReport report = play(*asked, false, {});
  return one_line(JsonLine()
                      .add("game", asked->game->card.id)
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
  if (const GameEntry* game = find_game(position)) {
    const auto begun = game->begin({}, {});
    if (!begun) return failure(begun.error());
    position = (*begun)->position();
  }
  const GameEntry* game = game_of(position);
  if (!game) return failure("this is neither a link nor a position of one of our games");
  const auto counts = workbench_of(*game).perft(position, depth);
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

constexpr int kMaxIterations = 10'000'000;
constexpr int kShortSearch = 2000, kLongSearch = 12000;  // those of expert and master

Error no_bots() {
  std::string names;
  for (int i = 0; i < kBotKinds; ++i) {
    names += (i == 0 ? "" : ", ") + std::string(name_of(static_cast<BotKind>(i)));
  }
  return Error{
      "expected a game and two bots (" + names +
      "; a searching one may name its iterations, as in master:800), or one for each seat"};
}

// The bots of an arena: named, with the budget the options give to those that search.
Result<std::vector<Contender>> read_contenders(const Arguments& arguments) {
  const Words& plain = arguments.plain();
  std::vector<Contender> contenders(plain.size() - 1);
  for (std::size_t i = 0; i < contenders.size(); ++i) {
    if (!read_contender(plain[i + 1], contenders[i])) return no_bots();
  }
  const auto iterations = arguments.number("iterations", 1, kMaxIterations, 0);
  if (!iterations) return iterations.error();
  const auto milliseconds = arguments.number("ms", 1, kMaxMilliseconds, 0);
  if (!milliseconds) return milliseconds.error();
  for (Contender& each : contenders) {
    if (arguments.has("iterations")) each.budget.iterations = *iterations;
    each.budget.milliseconds = *milliseconds;
  }
  return contenders;
}

void add_result(JsonLine& line, const ArenaResult& result) {
  line.add("games", result.games)
      .add("wins", result.wins)
      .add("losses", result.losses)
      .add("draws", result.draws)
      .add("first_seat_wins", result.first_seat_wins)
      .add_rounded("first_seat_share", result.first_seat, 3)
      .add_rounded("first_seat_low", result.first_seat_low, 3)
      .add_rounded("first_seat_high", result.first_seat_high, 3)
      .add("first_player_wins", result.first_player_wins)
      .add_rounded("first_player_share", result.first_player, 3)
      .add_rounded("first_player_low", result.first_player_low, 3)
      .add_rounded("first_player_high", result.first_player_high, 3)
      .add_rounded("actions_per_game", result.actions, 1)
      .add_rounded("turns_per_game", result.turns, 1)
      .add_rounded("elo", result.elo, 0)
      .add_rounded("elo_low", result.elo_low, 0)
      .add_rounded("elo_high", result.elo_high, 0);
  for (const auto& [rule, count] : result.endings) line.add("ended_" + rule.text(), count);
  if (result.cut_short > 0) line.add("cut_short", result.cut_short);
  if (result.leads == 0) return;
  line.add_rounded("winner_points", result.winner_points, 1)
      .add_rounded("loser_points", result.loser_points, 1)
      .add("leads_at_turn_" + std::to_string(kLeadTurn), result.leads)
      .add_rounded("leader_wins", result.leader, 3)
      .add_rounded("mean_stake", result.stake, 2);
}

// What an arena is held with.
struct ArenaTerms {
  int games = 0;
  std::uint64_t seed = 0;
  std::string setup;
  KeepGame keep;  // may be empty
};

Result<ArenaTerms> read_terms(const Arguments& arguments, const GameEntry& game,
                              const World& world) {
  const auto count = arguments.number("games", 1, kMaxGames, 200);
  if (!count) return count.error();
  const auto seed = arguments.seed("seed");
  if (!seed) return seed.error();
  const auto setup = read_setup(arguments, game, world);
  if (!setup) return setup.error();
  return ArenaTerms{*count, seed->value_or(1), *setup, {}};
}

void add_shares(JsonLine& line, const std::string& name, const std::vector<PointShare>& shares) {
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const std::string each = name + "_" + std::to_string(i + 1);
    line.add_rounded(each, shares[i].mean, 3)
        .add_rounded(each + "_low", shares[i].low, 3)
        .add_rounded(each + "_high", shares[i].high, 3);
  }
}

void add_result(JsonLine& line, const RotationResult& result) {
  line.add("games", result.games).add("draws", result.draws).add("lost", result.lost);
  add_shares(line, "bot", result.bots);
  add_shares(line, "seat", result.seats);
  add_shares(line, "place", result.places);
  line.add_rounded("actions_per_game", result.actions, 1)
      .add_rounded("turns_per_game", result.turns, 1)
      .add("turns_low", result.shortest)
      .add("turns_high", result.longest)
      .add_rounded("winner_points", result.winner_points, 1)
      .add_rounded("points", result.points, 1);
  for (const auto& [rule, count] : result.endings) line.add("ended_" + rule.text(), count);
  if (result.cut_short > 0) line.add("cut_short", result.cut_short);
}

// Tables of a game that more or fewer than two can play: as many bots as the set-up has seats.
Answer hold_tables(const GameEntry& game, const std::vector<Contender>& bots,
                   const ArenaTerms& terms, const Words& names, const World& world) {
  if (terms.setup.empty()) return missing("--setup, which says how many play");
  const auto begun = game.begin({}, terms.setup);
  if (!begun) return failure(begun.error());
  const int seats = (*begun)->seats().size();
  if (seats != static_cast<int>(bots.size())) {
    return failure("this set-up has " + std::to_string(seats) + " seats: name a bot for each");
  }
  const RotationResult result = play_tables(
      workbench_of(game), bots, terms.setup, (terms.games + seats - 1) / seats, terms.seed,
      world.run_jobs ? world.run_jobs : run_in_order, world.thread_clock, terms.keep);
  JsonLine line;
  line.add("game", game.card.id).add("bots", Words(names.begin() + 1, names.end()));
  line.add("setup", terms.setup);
  add_result(line, result);
  for (std::size_t i = 0; world.thread_clock && i < bots.size(); ++i) {
    line.add_rounded("ms_per_action_" + std::to_string(i + 1), result.thinking[i], 2);
  }
  return one_line(line);
}

Answer hold_pairs(const GameEntry& game, const std::array<Contender, 2>& bots,
                  const ArenaTerms& terms, const Words& names, const World& world) {
  const ArenaResult result =
      play_arena(game, bots, terms.setup, (terms.games + 1) / 2, terms.seed,
                 world.run_jobs ? world.run_jobs : run_in_order, world.thread_clock, terms.keep);
  JsonLine line;
  line.add("game", game.card.id).add("first", names[1]).add("second", names[2]);
  if (!terms.setup.empty()) line.add("setup", terms.setup);
  add_result(line, result);
  if (world.thread_clock) {
    line.add_rounded("first_ms_per_action", result.thinking[0], 2)
        .add_rounded("second_ms_per_action", result.thinking[1], 2);
  }
  return one_line(line);
}

Answer hold_arena(const Words& words, const World& world) {
  const auto arguments =
      Arguments::read(words, {"games", "seed", "setup", "iterations", "ms", "log"});
  if (!arguments) return failure(arguments.error());
  const auto game = game_named(*arguments);
  if (!game) return failure(game.error());
  const auto bots = read_contenders(*arguments);
  if (!bots) return failure(bots.error());
  const bool of_two = (*game)->card.most_seats == 2;
  if (of_two ? bots->size() != 2 : bots->empty()) return failure(no_bots());
  auto terms = read_terms(*arguments, **game, world);
  if (!terms) return failure(terms.error());
  if (arguments->has("ms") && !world.thread_clock) return not_here("clock");
  const auto log = AskedLog::open(*arguments, **game, world);
  if (!log) return failure(log.error());
  terms->keep = log->keep();
  return log->close(
      of_two ? hold_pairs(**game, {(*bots)[0], (*bots)[1]}, *terms, arguments->plain(), world)
             : hold_tables(**game, *bots, *terms, arguments->plain(), world));
}

JsonLine line_of(const GameEntry& game, const Bench& bench) {
  JsonLine line;
  line.add("game", game.card.id)
      .add("state_bytes", bench.state_bytes)
      .add_rounded("legal_lists_per_second", bench.legal_lists, 0)
      .add_rounded("branching_factor", bench.branching, 1)
      .add_rounded("moves_per_second", bench.moves, 0);
  for (const auto& [kind, rate] : bench.lists_by_kind) {
    line.add_rounded(kind + "_lists_per_second", rate, 0);
  }
  line.add_rounded("random_actions_per_second", bench.random_actions, 0)
      .add_rounded("playouts_per_second", bench.playouts, 0);
  for (const Bench::Waited& waited : bench.waits) {
    line.add(waited.name + "_pieces", waited.pieces)
        .add_rounded(waited.name + "_ms", waited.median, 2)
        .add_rounded(waited.name + "_slow_ms", waited.slow, 2);
  }
  return line;
}

Answer measure(const Words& words, const World& world) {
  const auto arguments = Arguments::read(words, {"iterations"});
  if (!arguments) return failure(arguments.error());
  const auto game = game_named(*arguments);
  if (!game) return failure(game.error());
  const auto asked = arguments->number("iterations", 1, kMaxIterations, 0);
  if (!asked) return failure(asked.error());
  if (!world.clock) return not_here("clock");
  const std::vector<int> iterations =
      *asked > 0 ? std::vector{*asked} : std::vector{kShortSearch, kLongSearch};
  const Bench bench = workbench_of(**game).bench(world.clock, iterations);
  Answer answer = one_line(line_of(**game, bench));
  for (const Bench::Searches& search : bench.searches) {
    add_line(answer, JsonLine()
                         .add("iterations", search.iterations)
                         .add("playout", search.playout)
                         .add_rounded("simulations_per_second", search.rate, 0));
  }
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
  for (const RuleEntry& rule : workbench_of(**game).rules().all()) {
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

void add_report(Answer& answer, const char* what, std::string_view name,
                const ContentReport& report) {
  JsonLine line;
  line.add(what, name);
  for (const auto& [counted, count] : report.counts) line.add(counted, count);
  add_line(answer, line.add("faults", report.faults.size()));
  for (const std::string& fault : report.faults) {
    if (answer.error.find(fault) != std::string::npos) continue;  // editions share tables
    answer.error += (answer.error.empty() ? "" : "\n") + fault;
  }
}

ContentReport check_ladder(const ReadAsset& read) {
  ContentReport report;
  const auto text = read("ladder.tsv");
  if (!text) return {{}, {describe(text.error())}};
  const auto rungs = read_ladder(*text);
  if (!rungs) add_faults(rungs.error(), "ladder.tsv", report.faults);
  const auto known = games();
  for (const Rung& rung : rungs ? *rungs : std::vector<Rung>()) {
    const bool is_known = std::any_of(known.begin(), known.end(), [&](const GameEntry* game) {
      return game->card.id == rung.game;
    });
    if (!is_known) report.faults.push_back("ladder.tsv: there is no game " + rung.game);
  }
  report.counts.emplace_back("rungs", rungs ? static_cast<int>(rungs->size()) : 0);
  return report;
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
  for (const GameEntry* game : games()) {
    add_report(result, "game", game->card.id, workbench_of(*game).check_content(read));
  }
  if (!read) return result;  // English alone is built in
  add_report(result, "table", "ladder", check_ladder(read));
  add_report(result, "table", "references", check_references(read));
  for (const std::string_view language : kLanguages) {
    add_report(result, "language", language, check_language(language, read));
  }
  return result;
}

Answer replay_match(const Words& words, const World& world) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  if (arguments->plain().size() != 1) return missing("a file with matches as text");
  if (!world.read_file) return not_here("files");
  const auto text = world.read_file(arguments->plain()[0]);
  if (!text) return failure(text.error());
  const auto matches = read_matches(*text);
  if (!matches) return failure(matches.error().message);
  Answer answer;
  for (const ReadMatch& read : *matches) {
    add_line(answer, line_of_match(*read.game, *read.match).add("actions", read.match->size()));
  }
  return answer;
}

constexpr std::array kWorkbenchVerbs{
    Verb{"random", "GAME [--games N] [--seed N] [--built] [--bots] [--log FILE]",
         "random games, every promise held; the log is what replay reads", &play_random},
    Verb{"arena",
         "GAME BOT … [--games N] [--seed N] [--setup TEXT|FILE] [--iterations N | --ms N] "
         "[--log FILE]",
         "bots against each other; the log is what replay reads", &hold_arena},
    Verb{"puzzles", "FILE [BOT …] [--seed N] [--ms N] | FILE --prove",
         "the puzzles each bot solves", &solve_puzzles},
    Verb{"find-puzzles", "GAME BOT [--games N] [--seed N]", "puzzles out of games of bots",
         &find_puzzles},
    Verb{"replay", "FILE", "where each match of a text ends, or the line that is wrong",
         &replay_match},
    Verb{"perft", "GAME|LINK|POSITION DEPTH", "sequences of actions, counted", &count_sequences},
    Verb{"signature", "GAME [--games N] [--seed N] [--built]", "one hash over random games", &sign},
    Verb{"bench", "GAME [--iterations N]", "how fast the engine is, how long links are", &measure},
    Verb{"rules", "GAME [--untested] [--tests FOLDER]", "every rule and the tests that hold it",
         &list_rules},
    Verb{"content", "--check [--assets FOLDER]", "every fault of the content files",
         &check_content},
};

}  // namespace
}  // namespace commands

Answer answer(const std::vector<std::string>& words, const World& world) {
  using namespace commands;
  std::vector<Verb> verbs(position_verbs().begin(), position_verbs().end());
  verbs.insert(verbs.end(), kWorkbenchVerbs.begin(), kWorkbenchVerbs.end());
  return answer_with(verbs, words, world);
}

}  // namespace mael
