// What actions bring against the plain story of the sheet: in games played at random from their
// beginning, and from moments where much lies close together.
#include "tests/engine/pirates/plain_voyage.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/pirates/game.h"
#include "tests/engine/pirates/random_games.h"

namespace mael::pirates {
namespace {

using Deeds = std::array<int, std::variant_size_v<Deed>>;

bool is_of_setup(std::size_t kind) {
  const std::array<Deed, 5> deeds{DrawFirst{}, TurnCircles{}, ChoosePawn{}, PlaceShip{},
                                  PlaceForban{}};
  return std::any_of(deeds.begin(), deeds.end(),
                     [&](const Deed& deed) { return deed.index() == kind; });
}

void check_voyage(const Voyage& voyage, Deeds& deeds) {
  for (const Action& action : voyage.actions) ++deeds[action.deed.index()];
  CHECK(first_difference(voyage) == "");
}

}  // namespace

TEST_CASE("games go on as the sheet tells them",
          "[pirates][random][plain][rule:PIR-R88][rule:PIR-034][rule:PIR-R72][rule:PIR-R93]") {
  Deeds deeds{};
  for (std::uint64_t seed = 900; seed < 960; ++seed) {
    Voyage voyage;
    play_random_game(seed, [&](const Match<Pirates>& match) {
      if (match.size() > 0) voyage.actions.push_back(match.log().back());
      voyage.moments.push_back(match.state());
    });
    CAPTURE(seed);
    check_voyage(voyage, deeds);
  }
  for (std::size_t kind = 0; kind < deeds.size(); ++kind) {
    CAPTURE(kind);
    if (is_of_setup(kind)) CHECK(deeds[kind] > 10);
  }
}

namespace {

std::string joined(const std::vector<std::string>& words, const char* between = "+") {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : between) + word;
  return all;
}

// As many of the words as are drawn, at most so many; they are taken out.
std::vector<std::string> draw_some(std::vector<std::string>& from, int most, Random& random) {
  std::vector<std::string> drawn;
  for (int i = static_cast<int>(random.below(static_cast<std::uint32_t>(most) + 1)); i > 0; --i) {
    if (from.empty()) break;
    drawn.push_back(from.back());
    from.pop_back();
  }
  std::sort(drawn.begin(), drawn.end());
  return drawn;
}

std::string numbered(const char* letters, int number) {
  return letters + std::string(number < 10 ? "0" : "") + std::to_string(number);
}

std::vector<std::string> shuffled(const char* letters, int from, int to, Random& random) {
  std::vector<std::string> all;
  for (int number = from; number <= to; ++number) all.push_back(numbered(letters, number));
  random.shuffle(all);
  return all;
}

// Piles of words to draw what ships have from: no two ships get the same.
struct Piles {
  std::vector<std::string> artifacts, chests, cards, tiles;
  explicit Piles(Random& random)
      : artifacts(shuffled("AR", 1, kArtifacts, random)),
        chests(shuffled("CH", 1, kChestKinds - 1, random)),
        cards(shuffled("T", 1, kTreasures, random)),
        tiles(shuffled("E", 1, kTileKinds, random)) {}
};

// One tile for each slot at most.
std::string draw_fit(Piles& piles, Random& random) {
  std::vector<std::string> fit;
  std::array<bool, kStatistics> taken{};
  for (const std::string& word : draw_some(piles.tiles, 4, random)) {
    bool& slot = taken[static_cast<std::size_t>(tile(std::stoi(word.substr(1))).statistic)];
    if (!std::exchange(slot, true)) fit.push_back(word);
  }
  return fit.empty() ? "" : ",fit:" + joined(fit);
}

std::string draw_ship(char letter, const std::string& at, Piles& piles, Random& random) {
  const auto any = [&](std::uint32_t count) { return std::to_string(random.below(count)); };
  std::string text = std::string(" ship.") + letter + "=at:" + at;
  text += ",life:" + std::to_string(1 + random.below(3)) + ",points:" + any(23);
  text += draw_fit(piles, random);
  const auto artifact = draw_some(piles.artifacts, 1, random);
  if (!artifact.empty()) text += ",art:" + artifact[0];
  if (!artifact.empty() && artifact[0] == "AR06") text += ",box:CH03";
  std::vector<std::string> hold = draw_some(piles.chests, 2, random);
  for (const std::string& word : draw_some(piles.artifacts, 1, random)) hold.push_back(word);
  if (!hold.empty()) text += ",hold:" + joined(hold);
  const auto cards = draw_some(piles.cards, 5, random);
  if (!cards.empty()) text += ",cards:" + joined(cards);
  return text;
}

std::string any_of(std::initializer_list<const char*> words, Random& random) {
  return words.begin()[random.below(static_cast<std::uint32_t>(words.size()))];
}
std::string any_cell(Random& random) {
  return any_of({"B0", "B1", "C3", "A3", "B2", "C2"}, random);
}

// Most calamities have a token on the board; those without wait in the pile or are to be shuffled.
std::string draw_calamities(const std::string& gather, Random& random) {
  std::vector<std::string> called = shuffled("K", 1, 4, random), tokens;
  for (int kind = 0; kind < kCalamities; ++kind) {
    if (random.below(5) == 0) continue;
    tokens.push_back(numbered("K", kind) + ":" +
                     (random.below(4) == 0 ? gather : any_cell(random)));
    if (kind > 4) called.push_back(numbered("K", kind));
  }
  random.shuffle(tokens);
  return " tokens=" + joined(tokens, ",") + " called=" + joined(called);
}

// Ships and calamities on a few neighbouring cells, much in their holds, piles nearly empty, an end
// or a step of the marker not far.
std::string crowd(Random& random) {
  const auto any = [&](std::uint32_t count) { return std::to_string(random.below(count)); };
  const int seats = 1 + static_cast<int>(random.below(5));
  Piles piles(random);
  std::string text = "pirates/1 seats=" + std::to_string(seats) + " opt=death:" + any(2) +
                     ",restless:" + any(2) + " round=" + std::to_string(1 + random.below(60)) +
                     " curse=" + std::to_string(2 + random.below(21));
  if (random.below(4) == 0) {
    text += " isles=L03:C0,L01:B0";
    for (const char* claimed : {"T21", "T23"}) {
      piles.cards.erase(std::find(piles.cards.begin(), piles.cards.end(), claimed));
    }
  }
  const std::string gather = any_cell(random);
  for (int i = 0; i < seats; ++i) {
    text += draw_ship(letter_of(seat_at(i)), random.below(2) == 0 ? gather : any_cell(random),
                      piles, random);
  }
  if (random.below(3) == 0 && !piles.artifacts.empty()) text += " sold=" + joined(piles.artifacts);
  text += any_of({"", "", " chests=CH01:1,CH10:2", " chests=CH02:1,CH08:1"}, random);
  return text + " loot=" + gather + ":CH06" + draw_calamities(gather, random);
}

Voyage play_on(const State& from, int most, Random& random) {
  Voyage voyage{{from}, {}};
  std::vector<Action> actions;
  State state = from;
  for (int i = 0; i < most && state.stage != Stage::Over; ++i) {
    legal_actions(state, actions);
    const auto any =
        random.below(static_cast<std::uint32_t>(std::max<std::size_t>(1, actions.size())));
    voyage.actions.push_back(to_act(state).is_chance() ? deal(state, random) : actions[any]);
    apply(state, voyage.actions.back());
    voyage.moments.push_back(state);
  }
  return voyage;
}

}  // namespace

TEST_CASE("where much lies close together games go on as the sheet tells them",
          "[pirates][random][plain][rule:PIR-R67][rule:PIR-R95][rule:PIR-R96][rule:PIR-R48]"
          "[rule:PIR-R23][rule:PIR-R29][rule:PIR-R30][rule:PIR-R31][rule:PIR-R32][rule:PIR-R36]") {
  Random random(37);
  Deeds deeds{};
  std::set<Cause> causes;
  for (int i = 0; i < 4000; ++i) {
    const std::string text = crowd(random);
    CAPTURE(text);
    const auto from = read_position(text);
    REQUIRE(from.ok());
    const Voyage voyage = play_on(*from, 60, random);
    check_voyage(voyage, deeds);
    causes.insert(voyage.moments.back().cause);
  }
  CHECK(causes.size() == 7);  // every end, and none yet
  for (std::size_t kind = 0; kind < deeds.size(); ++kind) {
    CAPTURE(kind);
    if (!is_of_setup(kind)) CHECK(deeds[kind] > 20);
  }
}

}  // namespace mael::pirates
