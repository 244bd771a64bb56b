// Seeded games between two persons are played through the whole app; what it says and offers on the
// way is compared with the record (tests/engine/play/recorded.h).
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/core/hash.h"
#include "engine/core/random.h"
#include "tests/engine/play/recorded.h"
#include "tests/web/app/test_page.h"
#include "web/house/shelved_games.h"

namespace mael::web {
namespace {

// Two persons at one device play by lot, and read everything on the way.
class Readers {
 public:
  explicit Readers(std::uint64_t seed) : random_(seed) {}

  // A game of the shelf, from its set-up on.
  void play(const std::string& game, int most_actions) {
    Page page;
    page.open();
    REQUIRE(page.set_up(game));
    REQUIRE(page.choose("kind a person"));
    REQUIRE(page.choose("kind b person"));
    REQUIRE(page.choose("begin"));
    for (int i = 0; i < most_actions; ++i) {
      const Words words = page.platform.words.back();
      page.platform.words.assign(1, words);
      add(words);
      const std::vector<int> deeds = deeds_of(words);
      if (deeds.empty()) return;
      const int deed = deeds[random_.below(static_cast<std::uint32_t>(deeds.size()))];
      page.app.chosen(deed);
      settle(page);
      read_log(page, words.choices[static_cast<std::size_t>(deed)].notation);
    }
  }
  Recording record() const { return {moments_, hash_.value()}; }

 private:
  // Actions, and what lifts the curtain. Who resigns ends the game before there is much to read.
  static std::vector<int> deeds_of(const Words& words) {
    std::vector<int> deeds;
    for (std::size_t i = 0; i < words.choices.size(); ++i) {
      const std::string& notation = words.choices[i].notation;
      const bool is_action =
          notation.size() > 2 && notation[1] == ' ' && (notation[0] == 'a' || notation[0] == 'b');
      const bool resigns = notation.find("resign") != std::string::npos;
      if ((is_action && !resigns) || notation == "lift") deeds.push_back(static_cast<int>(i));
    }
    return deeds;
  }
  // Tokens of notation are for programs: "LoF2@1.4".
  static void read_log(const Page& page, const std::string& notation) {
    const std::string action = notation.substr(std::min<std::size_t>(2, notation.size()));
    if (action.find_first_of("@*:=0123456789") == std::string::npos) return;
    for (const std::string& line : page.platform.words.back().log) {
      INFO(line);
      REQUIRE(line.find(action) == std::string::npos);
    }
  }
  static void settle(Page& page) {
    for (int quiet = 0; quiet < 3; ++quiet) {
      page.app.frame(page.now += 16);
      if (page.stored == page.platform.writes.size()) continue;
      page.stored = page.platform.writes.size();
      page.app.stored(page.platform.last, StoreProblem::None);
      quiet = 0;
    }
  }
  void add(const Words& words) {
    ++moments_;
    for (const std::string& text : {words.title, words.status, words.alert}) hash_.add(text);
    for (const std::string& line : words.scene) hash_.add(line);
    for (const std::string& line : words.log) hash_.add(line);
    for (const Words::Choice& choice : words.choices) {
      hash_.add(choice.label);
      hash_.add(choice.notation);
    }
  }

  Random random_;
  Hasher hash_;
  int moments_ = 0;
};

// Compares so many games with the record of that game and number.
void read_games(const ShelvedGame& game, int games) {
  constexpr int kMostActions = 400;
  Readers readers(20261123);
  for (int i = 0; i < games; ++i) readers.play(std::string(game.id), kMostActions);
  compare_with_record("words-" + std::string(game.entry.card.id) + "-" + std::to_string(games),
                      readers.record());
}

}  // namespace

TEST_CASE("tables say and offer what is recorded, and log no notation", "[recorded]") {
  for (const ShelvedGame& game : shelved_games()) read_games(game, 4);
}

// Of those that are read in a while: others have 400 moments a game where these have 150.
TEST_CASE("tables say and offer what is recorded in 200 games", "[.slow][recorded]") {
  for (const char* game : {"cards", "maelstrom", "vortex"}) read_games(shelved_game(game), 200);
}

}  // namespace mael::web
