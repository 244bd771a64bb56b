// Whether the scenarios notice it when the content changes: every number and row of the tables is
// changed, one at a time, and the scenarios are played with it. What none of them notices must
// stand in allowed.tsv with the reason, and nothing else may stand there.
//   mutants [--jobs N] [--only TEXT]    changes whose name holds TEXT
//   mutants --scenarios                 the scenarios alone, with the tables as they are
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <thread>
#include <tuple>

#include "engine/core/table.h"
#include "engine/play/games.h"
#include "engine/play/references.h"
#include "tests/mutants/changes.h"
#include "tests/typed_games.h"

namespace mael::mutants {
namespace {

constexpr int kNoticed = 1, kUnnoticed = 0, kUnreadable = 3;
constexpr unsigned kPatience = 60;  // seconds for one change

template <class Told>
std::vector<std::string> play(const Scenario& scenario) {
  return ScenarioPlayer<Told>(scenario).play();
}

struct PlayedGame {
  std::string id;     // and the folder of its scenarios
  std::string rooms;  // folders below assets/ whose tables it is played with
  std::vector<std::string> (*play)(const Scenario& scenario);
};

// The folders of the games that one rule set plays: each is read with all of them.
template <class Of>
std::string rooms_of() {
  std::string rooms;
  for (std::size_t i = 0; i < games().size(); ++i) {
    if (goes_by<Of>(games()[i]->card.id)) rooms += std::string(reference_books()[i]) + " ";
  }
  return rooms;
}

std::vector<PlayedGame> played_games() {
  std::vector<PlayedGame> played;
  EveryGame::each([&]<class Of>(Of) {
    const auto add = [&]<class Told>(Told) {
      played.push_back({std::string(Told::Game::kId), rooms_of<Of>(), &play<Told>});
    };
    std::apply([&](auto... told) { (add(told), ...); }, typename Of::Tolds{});
  });
  return played;
}

bool mentions(const Scenario& scenario, const std::string& tag) {
  const auto is_in = [&](const ScenarioLine& line) {
    return line.text.find(tag) != std::string::npos;
  };
  return is_in(scenario.given) ||
         std::any_of(scenario.steps.begin(), scenario.steps.end(), [&](const ScenarioStep& step) {
           return is_in(step.when) || std::any_of(step.thens.begin(), step.thens.end(), is_in);
         });
}

// Plays the scenarios of the games that are played with tables of the room (of any, if it is
// empty), those that name the tag first. Tells whether one of them fails; all failures are written
// if `told`.
bool play_all(const std::string& room, const std::string& tag, bool told) {
  bool failed = false;
  for (const bool first : {true, false}) {
    for (const PlayedGame& game : played_games()) {
      if (game.rooms.find(room) == std::string::npos) continue;
      for (const ScenarioFile& file : scenario_files(game.id)) {
        for (const Scenario& scenario : file.scenarios) {
          if (mentions(scenario, tag) != first) continue;
          const std::vector<std::string> failures = game.play(scenario);
          failed = failed || !failures.empty();
          if (failed && !told) return true;
          for (const std::string& failure : failures) {
            std::printf("%s/%s\n", game.id.c_str(), failure.c_str());
          }
        }
      }
    }
  }
  return failed;
}

int play_changed(const std::string& table, const std::string& tag) {
  alarm(kPatience);
  if (!are_readable()) return kUnreadable;
  return play_all(table.substr(0, table.find('/')), tag, false) ? kNoticed : kUnnoticed;
}

// Whether one of them fails with the tables as they are.
bool fails_unchanged() { return play_all("", "", true); }

// Starts this program anew to play with one change.
pid_t start(const char* program, const Change& change) {
  std::vector<std::string> words{program, "--changed", change.line.table, change.tag};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", 1, 0);
  setenv(kChangeVariable, to_text(change.line).c_str(), 1);
  pid_t child = 0;
  const int error = posix_spawn(&child, program, &files, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  if (error == 0) return child;
  std::fprintf(stderr, "%s cannot be started\n", program);
  std::exit(2);
}

struct Outcome {
  int unreadable = 0;
  int noticed = 0;
  std::vector<const Change*> unnoticed;
};

void take(int status, const Change& change, Outcome& outcome) {
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : kNoticed;  // a crash is noticed too
  if (code == kUnnoticed)
    outcome.unnoticed.push_back(&change);
  else if (code == kUnreadable)
    ++outcome.unreadable;
  else
    ++outcome.noticed;
}

Outcome try_all(const char* program, const std::vector<Change>& changes, std::size_t jobs) {
  Outcome outcome;
  std::map<pid_t, const Change*> running;
  std::size_t next = 0;
  while (next < changes.size() || !running.empty()) {
    while (next < changes.size() && running.size() < jobs) {
      const Change& change = changes[next++];
      running[start(program, change)] = &change;
    }
    int status = 0;
    const auto ended = running.find(wait(&status));
    if (ended == running.end()) continue;
    take(status, *ended->second, outcome);
    running.erase(ended);
  }
  return outcome;
}

// Names and reasons.
std::map<std::string, std::string> read_allowed() {
  std::ifstream file(std::string(MAELSTROM_TESTS_DIR) + "/mutants/allowed.tsv");
  std::stringstream text;
  text << file.rdbuf();
  const std::string content = text.str();
  Faults faults;
  const TsvTable table = TsvTable::read(content, {"name", "reason"}, faults);
  if (!faults.empty()) abort_with(faults, "allowed.tsv");
  std::map<std::string, std::string> allowed;
  for (const Record& record : table.records()) {
    allowed[std::string(record.text(0))] = record.text(1);
  }
  return allowed;
}

// True if just those survive that may.
bool report(const Outcome& outcome, std::map<std::string, std::string> allowed) {
  bool fits = true;
  std::size_t listed = 0;
  for (const Change* change : outcome.unnoticed) {
    if (allowed.erase(change->name) > 0) {
      ++listed;
      continue;
    }
    fits = false;
    std::printf("nothing notices  %s  %s\n", change->where.c_str(), change->name.c_str());
  }
  for (const auto& [name, reason] : allowed) {
    fits = false;
    std::printf("noticed, or gone, and yet allowed  %s\n", name.c_str());
  }
  std::printf("%d changes noticed, %d make no table, %zu may go unnoticed, %zu go unnoticed\n",
              outcome.noticed, outcome.unreadable, listed, outcome.unnoticed.size() - listed);
  return fits;
}

int run(int count, char** words) {
  const std::string first = count > 1 ? words[1] : "";
  if (first == "--changed" && count == 4) return play_changed(words[2], words[3]);
  if (first == "--scenarios") return fails_unchanged() ? 1 : 0;
  std::string only;
  std::size_t jobs = std::max(1u, std::thread::hardware_concurrency());
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string option = words[i];
    if (option == "--jobs") jobs = std::max<std::size_t>(1, std::stoul(words[i + 1]));
    if (option == "--only") only = words[i + 1];
  }
  if (fails_unchanged()) return 1;
  std::vector<Change> changes = all_changes();
  std::map<std::string, std::string> allowed = read_allowed();
  const auto is_left_out = [&](const std::string& name) {
    return name.find(only) == std::string::npos;
  };
  changes.erase(std::remove_if(changes.begin(), changes.end(),
                               [&](const Change& change) { return is_left_out(change.name); }),
                changes.end());
  for (auto it = allowed.begin(); it != allowed.end();) {
    it = is_left_out(it->first) ? allowed.erase(it) : std::next(it);
  }
  return report(try_all(words[0], changes, jobs), std::move(allowed)) ? 0 : 1;
}

}  // namespace
}  // namespace mael::mutants

int main(int count, char** words) { return mael::mutants::run(count, words); }
