// Games that bots played are written down so that they can be read and played again.
#include "engine/play/game_log.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <vector>

#include "engine/play/command.h"
#include "engine/play/match_text.h"

namespace mael {
namespace {

using Words = std::vector<std::string>;

// A world whose files are kept here.
struct Files {
  std::map<std::string, std::string> texts;
  bool is_full = false;

  World world() {
    World world;
    world.read_file = [this](const std::string& path) {
      return Result<std::string>(texts.at(path));
    };
    world.open_file = [this](const std::string& path) -> Result<GameLog::Write> {
      if (path.starts_with("/nowhere/")) return Error{path + ": cannot be written"};
      texts[path] = {};
      return GameLog::Write([this, path](std::string_view text) {
        texts[path] += text;
        return !is_full;
      });
    };
    return world;
  }
};

// What a log says of how each game ended, in its order.
std::vector<std::string> endings_told(const std::string& log) {
  std::vector<std::string> told;
  for (std::size_t at = 0; (at = log.find("\n# ", at)) != std::string::npos; ++at) {
    const std::string line = log.substr(at + 3, log.find('\n', at + 1) - at - 3);
    if (line.starts_with("won by ") || line.starts_with("drawn")) told.push_back(line);
  }
  return told;
}

std::string told(const Outcome& ending) {
  std::string winners;
  for (const Seat seat : ending.winners) {
    winners += (winners.empty() ? "" : ", ") + std::string(1, letter_of(seat));
  }
  const std::string won = winners.empty() ? "won by nobody" : "won by " + winners;
  return (ending.draw ? "drawn" : won) + ": " + ending.rule.text();
}

// The log holds so many games, each is played again to the ending it tells, and the verb that reads
// it says so too.
void check_log(Files& files, std::size_t games) {
  const std::string& log = files.texts.at("log");
  INFO(log);
  const auto matches = read_matches(log);
  REQUIRE(matches.ok());
  REQUIRE(matches->size() == games);
  std::vector<std::string> endings;
  for (const ReadMatch& read : *matches) {
    CHECK(read.match->size() > 0);
    CHECK(read.match->ending().over);
    endings.push_back(told(read.match->ending()));
  }
  CHECK(endings_told(log) == endings);
  const Answer replayed = answer({"replay", "log"}, files.world());
  CHECK(replayed.error == "");
  CHECK(std::count(replayed.out.begin(), replayed.out.end(), '\n') == static_cast<int>(games));
}

TEST_CASE("random games of every game are logged and played again", "[play][log]") {
  for (const GameEntry* game : games()) {
    const std::string id(game->card.id);
    Files files;
    const Words words{"random", id, "--games", "2", "--seed", "4"};
    Words logged = words;
    logged.insert(logged.end(), {"--log", "log"});
    const Answer answered = answer(logged, files.world());
    CHECK(answered.error == "");
    CHECK(answered.out == answer(words).out);  // it changes nothing
    check_log(files, 2);
    CHECK(files.texts["log"].starts_with("# " + id + ", game 1, seed 4\n# every action by lot\n"));
  }
}

TEST_CASE("games of an arena are logged with who sat where", "[play][log]") {
  for (const GameEntry* game : games()) {
    const std::string id(game->card.id);
    Files files;
    Words words{"arena", id, "greedy", "random", "--games", "2", "--seed", "7", "--log", "log"};
    if (game->card.most_seats > 2) words.insert(words.end(), {"--setup", id + "/1 seats=2"});
    if (id == "edge-battle") words[2] = "random";  // the other thinks for long
    CHECK(answer(words, files.world()).error == "");
    check_log(files, 2);
    const std::string& log = files.texts["log"];
    const auto seated = [&](const std::string& a, const std::string& b) {
      return "seed 7\n# a: " + a + "\n# b: " + b + "\n";
    };
    CHECK(log.find(", game 1, " + seated(words[2], "random")) != std::string::npos);
    CHECK(log.find(", game 2, " + seated("random", words[2])) != std::string::npos);
  }
}

TEST_CASE("a log says how much bots may search", "[play][log]") {
  Files files;
  CHECK(answer({"arena", "maelstrom", "novice:5", "random", "--games", "2", "--log", "log"},
               files.world())
            .error == "");
  CHECK(files.texts["log"].find("# a: novice:5\n") != std::string::npos);
}

TEST_CASE("where a log cannot be written nothing is played", "[play][log]") {
  Files files;
  World world = files.world();
  bool played = false;
  world.run_jobs = [&](int, const std::function<void(int)>&) { played = true; };
  const Words arena{"arena", "maelstrom", "greedy", "random", "--log", "/nowhere/log"};
  CHECK(answer(arena, world).error == "/nowhere/log: cannot be written");
  CHECK_FALSE(played);
  CHECK(answer({"random", "maelstrom", "--log", "/nowhere/log"}, world).error ==
        "/nowhere/log: cannot be written");
  CHECK_FALSE(answer({"random", "maelstrom", "--log", "log"}).ok());  // there are no files here
}

TEST_CASE("a log that could not be written to its end is told of", "[play][log]") {
  Files files;
  files.is_full = true;
  const Answer answered =
      answer({"random", "maelstrom", "--games", "2", "--log", "log"}, files.world());
  CHECK(answered.out == "");
  CHECK(answered.error == "log: cannot be written to its end");
}

TEST_CASE("games that end in another order are logged in that of their numbers", "[play][log]") {
  std::string written;
  GameLog log("maelstrom", [&](std::string_view text) {
    written += text;
    return true;
  });
  const auto game = [](int number) {
    return PlayedGame{number,
                      1,
                      {},
                      Outcome::won_by(Seat::A, "MAE-R77"_rule),
                      "game " + std::to_string(number) + "\n"};
  };
  log.keep(game(1));
  CHECK(written.empty());
  CHECK_FALSE(log.is_whole());
  log.keep(game(0));
  CHECK(log.is_whole());
  CHECK(written.find("game 0\n---\n") != std::string::npos);
  CHECK(written.ends_with("game 1\n"));
}

}  // namespace
}  // namespace mael
