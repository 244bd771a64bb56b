// What actions bring against the plain story of the sheet: in games played at random from their
// beginning, and from moments with much to play and to lose.
#include "tests/engine/cards/plain_match.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "engine/cards/game.h"
#include "tests/engine/cards/position.h"
#include "tests/engine/cards/random_games.h"

namespace mael::cards {
namespace {

TEST_CASE("card games go on as the sheet tells them",
          "[cards][random][plain][rule:ECG-R1][rule:ECG-R29][rule:ECG-R35][rule:ECG-R41]"
          "[rule:ECG-R42][rule:ECG-R44][rule:ECG-R49][rule:ECG-R55][rule:ECG-R59]") {
  std::array<int, std::variant_size_v<Deed>> deeds{};
  for (std::uint64_t seed = 500; seed < 700; ++seed) {
    Played<State, Action> played;
    play_random_game(seed, [&](const Match<EdgeCards>& match) {
      if (match.size() > 0) played.actions.push_back(match.log().back());
      played.moments.push_back(match.state());
    });
    for (const Action& action : played.actions) ++deeds[action.deed.index()];
    CAPTURE(seed);
    CHECK(first_difference(played) == "");
  }
  for (const int each : deeds) CHECK(each > 20);
}

using Words = std::vector<std::string>;

std::string take_word(Words& from) {
  const std::string word = from.back();
  from.pop_back();
  return word;
}

// As notation has them: each card once, with how many there are.
std::string counted(const Words& cards) {
  std::map<std::string, int> counts;
  for (const std::string& card : cards) ++counts[card];
  std::string text;
  for (const auto& [card, count] : counts) {
    text += (text.empty() ? "" : "+") + card + (count > 1 ? std::to_string(count) : "");
  }
  return text;
}

Words shuffled_words(Words words, Random& random) {
  random.shuffle(words);
  return words;
}

// Both hands are full of events and modifiers, with weak ships in three attack stacks each to play
// them onto and to lose.
std::string crowd(Random& random) {
  Words events = shuffled_words(
      {"Mae", "Mae", "Dou", "Dou", "Con", "Wav", "Cea", "Sab", "Rel", "Str"}, random);
  Words military = shuffled_words({"Pic", "Pic", "Esc", "Esc", "Esc", "Rai", "Lin", "Lin", "Bul",
                                   "Bul", "Bul", "Lan", "Bat", "Dre"},
                                  random);
  Words modifiers = shuffled_words({"Ski", "Boo", "Pum", "Pum", "Jam", "Wea", "Vet"}, random);
  std::string text = "edge-cards/2 turn=4 actions=2 planets=Zyc:5,Goc:3,Yul:2,Tar:1 stockpile=" +
                     std::to_string(4 + random.below(8)) + ",9 to=" + "ab"[random.below(2)];
  for (const char seat : {'a', 'b'}) {
    Words hand{"Eva"};
    for (int i = 0; i < 5; ++i) hand.push_back(take_word(events));
    for (int i = 0; i < 3; ++i) hand.push_back(take_word(modifiers));
    text += std::string(" ships.") + seat + "=P1.Min,P2.Res+Hul";
    for (const char* place : {"P1", "A1", "A1", "A2", "A3"}) {
      text += std::string(",") + place + "." + take_word(military);
    }
    text += std::string(" hand.") + seat + "=" + counted(hand);
  }
  return text;
}

TEST_CASE("among events and modifiers card games go on as the sheet tells them",
          "[cards][random][plain][rule:ECG-087][rule:ECG-R34][rule:ECG-R40][rule:ECG-R41]"
          "[rule:ECG-R42]") {
  Random random(42);
  std::vector<Action> actions;
  for (int game = 0; game < 1000; ++game) {
    const std::string text = crowd(random);
    CAPTURE(text);
    Played<State, Action> played{{position(text)}, {}};
    for (int i = 0; i < 40 && !to_act(played.moments.back()).is_nobody(); ++i) {
      State state = played.moments.back();
      legal_actions(state, actions);
      played.actions.push_back(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      apply(state, played.actions.back());
      played.moments.push_back(state);
    }
    CHECK(first_difference(played) == "");
  }
}

}  // namespace
}  // namespace mael::cards
