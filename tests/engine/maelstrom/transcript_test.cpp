// Golden transcripts: one random game for each pairing of the four major forces, with every action
// and what it made happen. A change of behaviour shows as a diff of tests/transcripts, to be read
// before it is approved:
//   MAELSTROM_APPROVE=1 build/dev/tests/tests '[transcript]'
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "engine/core/random.h"
#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/rules.h"
#include "engine/play/dealer.h"
#include "tests/engine/maelstrom/scenario_look.h"

namespace mael::maelstrom {
namespace {

// One line an action, and the position before every turn.
class Transcript {
 public:
  explicit Transcript(const Setup& setup) : state_(*start(setup)) {
    text_ = write_setup(setup) + "\n";
  }

  std::string play(std::uint64_t seed) {
    Random random(seed);
    int turn = 0;
    while (!outcome(state_).over()) {
      if (state_.turn != turn) text_ += "\n" + write_position(state_) + "\n";
      turn = state_.turn;
      step(choose(random));
    }
    text_ += "\n" + write_position(state_) + "\n";
    return text_;
  }

 private:
  Action choose(Random& random) {
    if (to_act(state_).is_chance()) {
      chances(state_, chances_);
      return draw(chances_, random);
    }
    legal_actions(state_, actions_);
    return actions_[random.below(static_cast<std::uint32_t>(actions_.size()))];
  }

  void step(const Action& action) {
    events_.clear();
    text_ += write_action(state_, action);
    apply(state_, action, &events_);
    std::string words;
    for (const Event& event : events_) words += " " + std::string(word_of(event));
    text_ += (words.empty() ? "" : "  >" + words) + "\n";
  }

  State state_;
  Events events_;
  std::vector<Action> actions_;
  std::vector<Weighted<Action>> chances_;
  std::string text_;
};

void check_transcript(Faction a, Faction b, std::uint64_t seed) {
  const std::string name = std::string(name_of(a)) + "-" + std::string(name_of(b));
  const std::string path = std::string(MAELSTROM_TESTS_DIR) + "/transcripts/" + name + ".txt";
  const std::string text = Transcript(basic_setup(a, b)).play(seed);
  if (std::getenv("MAELSTROM_APPROVE") != nullptr) {
    std::ofstream(path) << text;
    WARN("approved " << path);
  }
  std::ifstream file(path);
  std::stringstream approved;
  approved << file.rdbuf();
  // The first line that differs says more than both texts.
  std::istringstream now(text);
  int number = 0;
  for (std::string expected, found; std::getline(approved, expected);) {
    ++number;
    std::getline(now, found);
    INFO(name << ".txt:" << number);
    REQUIRE(found == expected);
  }
  CHECK(approved.str() == text);
}

TEST_CASE("the games of the transcripts go as they were approved", "[maelstrom][transcript]") {
  check_transcript(Faction::Arcanae, Faction::Brood, 1);
  check_transcript(Faction::Arcanae, Faction::Draconis, 2);
  check_transcript(Faction::Arcanae, Faction::Host, 3);
  check_transcript(Faction::Brood, Faction::Draconis, 4);
  check_transcript(Faction::Brood, Faction::Host, 5);
  check_transcript(Faction::Draconis, Faction::Host, 6);
}

}  // namespace
}  // namespace mael::maelstrom
