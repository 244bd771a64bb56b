// Whole games at the toy's table by one, two and five persons at one device, by gestures, by keys
// alone and by the list in words alone: it is the same game whichever way it is played.
#include <algorithm>

#include "tests/toy/screen/played.h"

namespace mael::web::toy {
namespace {

// One way to play. `at` is the position the action is done in.
struct Way {
  virtual ~Way() = default;
  virtual void lift(Played& game) = 0;
  virtual void act(Played& game, const Action& action) = 0;
};

std::string name_of_target(const Sail& sail) {
  return "sea " + std::to_string(sail.path[0].x) + "," + std::to_string(sail.path[0].y);
}

// Which card of the hand it is.
std::string name_of_card(const Played& game, Card card) {
  const auto& hand = game.table.view().hand;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (hand[i].kind == card) return "hand " + std::to_string(i + 1);
  }
  FAIL("no such card");
  return {};
}

// What is tapped, or reached with the cursor, one after the other.
std::vector<std::string> steps_to(const Played& game, const Action& action) {
  if (const auto* sail = std::get_if<Sail>(&action.deed)) {
    return {name_of_target(*sail), "button confirm"};
  }
  const Offer& offer = std::get<MakeOffer>(action.deed).offer;
  return {std::string("side ") + letter_of(offer.to), name_of_card(game, offer.give[0]),
          "kind " + std::to_string(offer.want[0]), "button confirm"};
}

// The button that stands for a decision; empty for what is composed.
std::string button_of(const Action& action) {
  if (std::holds_alternative<Rest>(action.deed)) return "rest";
  if (std::holds_alternative<TurnBack>(action.deed)) return "turn_back";
  if (const auto* consent = std::get_if<Consent>(&action.deed)) {
    return consent->takes ? "agree" : "pass";
  }
  if (const auto* hail = std::get_if<Hail>(&action.deed)) return hail->hails ? "agree" : "pass";
  if (const auto* told = std::get_if<Tell>(&action.deed)) return told->tells ? "agree" : "pass";
  return {};
}

std::optional<int> number_of(const Action& action) {
  if (const auto* bid = std::get_if<Bid>(&action.deed)) return bid->amount;
  if (const auto* bribe = std::get_if<Bribe>(&action.deed)) return bribe->amount;
  return {};
}

struct ByPointer final : Way {
  void lift(Played& game) override { game.tap("curtain"); }
  void act(Played& game, const Action& action) override {
    if (const std::string button = button_of(action); !button.empty()) {
      return game.tap("button " + button);
    }
    if (const auto number = number_of(action)) {
      game.tap("number " + std::to_string(*number));
      return game.tap("button confirm");
    }
    for (const std::string& step : steps_to(game, action)) game.tap(step);
  }
};

struct ByKeys final : Way {
  void lift(Played& game) override { game.press('h'); }
  void act(Played& game, const Action& action) override {
    if (const std::string button = button_of(action); !button.empty()) {
      const auto command = commands().named(button);
      REQUIRE(command);
      return game.press(static_cast<char>(std::tolower(commands().of(*command).key[0])));
    }
    if (const auto number = number_of(action)) {
      game.press(static_cast<char>('0' + *number));
      return game.enter("button confirm");
    }
    for (const std::string& step : steps_to(game, action)) game.enter(step);
  }
};

struct ByWords final : Way {
  void lift(Played& game) override { game.choose("lift"); }
  void act(Played& game, const Action& action) override {
    game.choose(write_action(game.state(), action));
  }
};

// Numbers of one digit have a place and a key.
bool is_easily_said(const Action& action) { return number_of(action).value_or(0) < 10; }

// A whole game of persons; what they want is drawn, so it is the same for every way.
struct WholeGame : Played {
  WholeGame(int seats, std::uint64_t seed, Way& way) : Played(*start({seats})) {
    Random random(seed);
    while (!outcome(state()).over) {
      if (to_act(state()).is_chance()) {
        play(deal(state(), random));
        continue;
      }
      if (!table.view().curtain.empty()) way.lift(*this);
      std::vector<Action> legal = table.situation().legal;
      std::erase_if(legal, [](const Action& action) { return !is_easily_said(action); });
      REQUIRE_FALSE(legal.empty());
      const Action wanted = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      const std::size_t before = log.size();
      INFO(write_action(state(), wanted));
      way.act(*this, wanted);
      REQUIRE(log.size() == before + 1);
      REQUIRE(log.back() == wanted);
    }
  }
};

template <class D>
int count(const Played& game) {
  return static_cast<int>(std::count_if(game.log.begin(), game.log.end(), [](const Action& action) {
    return std::holds_alternative<D>(action.deed);
  }));
}

}  // namespace

TEST_CASE("a whole game by pointer, by keys and by words is the same game", "[toy][table]") {
  ByPointer by_pointer;
  ByKeys by_keys;
  ByWords by_words;
  for (const int seats : {1, 2, 5}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      INFO(seats << " seats, seed " << seed);
      const WholeGame pointed(seats, seed, by_pointer);
      const WholeGame keyed(seats, seed, by_keys);
      const WholeGame spoken(seats, seed, by_words);
      CHECK(keyed.written() == pointed.written());
      CHECK(spoken.written() == pointed.written());
      CHECK(keyed.table.log() == pointed.table.log());
      CHECK(spoken.table.log() == pointed.table.log());
      CHECK(pointed.table.log().size() > 4 * 4);
      CHECK(spoken.table.view().notice);
    }
  }
}

TEST_CASE("the games that are played hold everything the toy has", "[toy][table]") {
  ByWords by_words;
  int hails = 0, offers = 0, bribes = 0, told = 0, taken = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const WholeGame game(5, seed, by_words);
    hails += count<Hail>(game);
    offers += count<MakeOffer>(game);
    taken += count<Consent>(game);
    bribes += count<Bribe>(game);
    told += count<Tell>(game);
  }
  CHECK(hails > 0);
  CHECK(offers > 0);
  CHECK(taken == offers);
  CHECK(bribes > 0);
  CHECK(told > 0);
}

}  // namespace mael::web::toy
