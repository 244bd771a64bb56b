// A page for tests: writes down what it is asked and answers when the test says so.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "web/app/platform.h"
#include "web/app/shelf.h"

namespace mael::web {

class FakePlatform : public Platform {
 public:
  int wakes = 0;
  std::vector<StoredGame> writes;
  std::map<std::string, StoredGame> disk;  // the games, once these were carried out
  std::vector<std::string> forgotten;
  std::vector<std::pair<std::string, std::string>> settings;
  std::vector<std::pair<std::string, std::string>> kept;
  std::vector<std::string> thoughts;
  std::string thought_about;  // the game, last
  int bots = 1;               // that can think at once
  int asked = 0;              // of them, last
  int stops = 0;
  std::vector<std::string> shared;
  std::vector<std::string> copied;
  std::vector<std::string> files;
  Bytes offered;  // as a file, last
  std::vector<Question> questions;
  std::vector<std::string> sayings, unsaid;
  std::vector<Words> words;
  std::vector<RuleId> rules_shown;
  std::vector<Settings> applied;
  int settings_shown = 0;
  std::vector<std::pair<std::string, std::string>> puzzles_shown;
  std::vector<std::string> puzzles_solved;
  Turn turn = Turn::None;
  std::vector<Sound> played;
  std::string title;
  std::string fragment = "unset";
  int reloads = 0;
  std::set<char> away;        // games whose code is not here
  std::vector<char> fetches;  // of code
  Ticket last = 0;

  // The game written last, as it is kept.
  const StoredGame& kept_last() const { return disk.at(writes.back().id); }

  void wake() override { ++wakes; }
  std::uint64_t random_seed() override { return seed_ += 0x9e3779b97f4a7c15u; }
  std::int64_t wall_clock() override { return 1'700'000'000'000; }
  Ticket store(const StoredGame& game) override {
    writes.push_back(game);
    disk[game.id] = written_over(disk[game.id], game);
    return ++last;
  }
  void forget(const std::string& id) override { forgotten.push_back(id); }
  void remember(const std::string& key, const std::string& value) override {
    settings.emplace_back(key, value);
  }
  Ticket keep(const std::string& key, const std::string& value) override {
    kept.emplace_back(key, value);
    return ++last;
  }
  bool has_code(char letter) override { return !away.contains(letter); }
  void fetch_code(char letter) override { fetches.push_back(letter); }
  int thinkers() override { return bots; }
  Ticket think(const std::string& game, const std::string& question, int thinkers) override {
    thought_about = game;
    thoughts.push_back(question);
    asked = thinkers;
    return ++last;
  }
  void stop_thinking() override { ++stops; }
  void share_link(const std::string&, const std::string& link) override { shared.push_back(link); }
  void offer_file(const std::string& name, const Bytes& bytes) override {
    files.push_back(name);
    offered = bytes;
  }
  void copy_text(const std::string&, const std::string& text, const std::string&) override {
    copied.push_back(text);
  }
  void pick_file() override {}
  Ticket ask(const Question& question) override {
    questions.push_back(question);
    return ++last;
  }
  Ticket edit_text(const TextField&) override { return ++last; }
  void say(const std::string& sentence) override { sayings.push_back(sentence); }
  void unsay(const std::string& sentence) override { unsaid.push_back(sentence); }
  void show_words(const Words& shown) override { words.push_back(shown); }
  void show_rules(std::string_view, RuleId at) override { rules_shown.push_back(at); }
  void apply_settings(const Settings& given) override { applied.push_back(given); }
  void show_settings() override { ++settings_shown; }
  void show_puzzles(const std::string& solved, const std::string& after) override {
    puzzles_shown.emplace_back(solved, after);
  }
  void puzzle_solved(const std::string& id) override { puzzles_solved.push_back(id); }
  void play(Sound sound) override { played.push_back(sound); }
  void set_title(const std::string& text) override { title = text; }
  void set_turn(Turn now) override { turn = now; }
  void set_fragment(const std::string& text) override { fragment = text; }
  void set_cursor(const std::string&) override {}
  void reload() override { ++reloads; }

 private:
  std::uint64_t seed_ = 1;
};

}  // namespace mael::web
