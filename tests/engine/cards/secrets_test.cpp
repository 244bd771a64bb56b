#include "engine/cards/bots/secrets.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "engine/cards/battle.h"
#include "engine/cards/bots/bot_hooks.h"
#include "engine/cards/derived.h"
#include "engine/cards/effects.h"
#include "engine/cards/game.h"
#include "engine/play/bots.h"
#include "tests/engine/cards/position.h"
#include "tests/engine/cards/random_games.h"

namespace mael::cards {
namespace {

const char* const kNumbers =
    "edge-cards/1 await=number maelstrom=a actions=1 ships.a=P1.Min ships.b=P2.Min,P3.Eva";
const char* const kBattle =
    "edge-cards/1 await=bid actions=1 stockpile=6,6 ships.a=A1.Rai ships.b=P1.Res,P1.Esc "
    "declared=A1*P1";

// What a searching bot seals, over many seeds.
std::set<std::string> sealed_by_bot(const State& state) {
  std::set<std::string> choices;
  const Seat seat = to_act(state).first();
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Bot<EdgeCards> bot({BotKind::Master, {50, 0}}, seed);
    const Action action = bot.choose(observe(state, seat), seat);
    CHECK_FALSE(check(state, action));
    choices.insert(write_action(state, action));
  }
  return choices;
}

TEST_CASE("numbers are sealed so that every place is as likely", "[cards][bots]") {
  for (const char* planets : {"Zyc,Goc,Yul,Tar", "Zyc,Goc,Yul"}) {
    State state = position(kNumbers + std::string(" planets=") + planets +
                           (std::string(planets).size() < 15 ? " discard=Mae" : ""));
    std::vector<Weighted<Action>> numbers;
    weigh_sealed(state, numbers);
    std::map<int, std::uint32_t> places;
    for (const Weighted<Action>& each : numbers) {
      const int number = std::get<PickNumber>(each.value.deed).number;
      places[place_counted(number, state.planets.size())] += each.weight;
    }
    CHECK(static_cast<int>(places.size()) == state.planets.size());
    for (const auto& [place, weight] : places) CHECK(weight == places.begin()->second);
  }
}

TEST_CASE("bids are mixed, and within the stockpile", "[cards][bots]") {
  State state = position(kBattle);
  std::vector<Weighted<Action>> bids;
  weigh_sealed(state, bids);
  CHECK(bids.size() > 2);
  for (const Weighted<Action>& each : bids) CHECK_FALSE(check(state, each.value));
  state.side(Seat::A).stockpile = 0;
  weigh_sealed(state, bids);
  CHECK(bids.size() == 1);
}

TEST_CASE("searching bots cannot be counted on in secret", "[cards][bots]") {
  CHECK(sealed_by_bot(position(kBattle)).size() >= 3);
  CHECK(sealed_by_bot(position(kNumbers)).size() >= 6);
}

// What a battle of which the bids are known comes to, played out and with the bids given back.
int played_out(const State& state, int attacker_bid, int defender_bid) {
  State after = state;
  const Seat attacker = state.active, defender = opponent_of(attacker);
  after.side(attacker).sealed = static_cast<std::uint16_t>(attacker_bid);
  after.side(defender).sealed = static_cast<std::uint16_t>(defender_bid);
  reveal_bids(Resolution{after, nullptr});
  for (const Seat seat : {attacker, defender}) {
    after.side(seat).stockpile = state.side(seat).stockpile;
  }
  return evaluate(after, attacker);
}

TEST_CASE("a battle is weighed as it would be played out", "[cards][bots]") {
  int battles = 0, choices = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    play_random_game(seed, [&](const Match<EdgeCards>& match) {
      const State& state = match.state();
      if (state.awaiting != Awaiting::Bid || to_act(state) != Awaited::seat(state.active)) return;
      ++battles;
      const int lead =
          attack_at(state.side(state.active), stack_place(state.declared.stack)) -
          defence_at(state.side(opponent_of(state.active)), place_of(state.declared.target));
      const int level = std::max(0, -lead), against = std::max(0, lead);  // the bids of a tie
      const BattleOutcomes outcomes = weigh_battle(state, -1, 1);
      CHECK(outcomes.lost == played_out(state, level, against + 1));
      CHECK(outcomes.tied == played_out(state, level, against));
      CHECK(outcomes.won == played_out(state, level + 1, against));
      CHECK(outcomes.resource == value_of_resource(state));
      choices += outcomes.lost == outcomes.tied || outcomes.won == outcomes.tied ? 0 : 1;
    });
  }
  CHECK(battles > 100);
  CHECK(choices > 50);
}

TEST_CASE("bids that lead nowhere else leave the rest of a battle unweighed", "[cards][bots]") {
  const BattleOutcomes outcomes = weigh_battle(position(kBattle), 1, 3);
  CHECK(outcomes.lost == 0);
  CHECK(outcomes.tied == 0);
  CHECK(outcomes.won != 0);
}

// The sum over both seats is nothing: what one expects the other does not.
TEST_CASE("what is expected of secrets is the same from both sides", "[cards][bots]") {
  const State state = position(kBattle);
  CHECK(expect_of_secrets(state, Seat::A) == -expect_of_secrets(state, Seat::B));
}

TEST_CASE("a search tries no moves that better nothing", "[cards][bots]") {
  const State state = position("edge-cards/1 ships.a=A1.Pic,A2.Pic ships.b=P1.Min");
  std::vector<Action> actions;
  legal_actions(state, actions);
  const auto moves = [&] {
    return std::count_if(actions.begin(), actions.end(), [](const Action& action) {
      return std::holds_alternative<MoveShip>(action.deed);
    });
  };
  CHECK(moves() > 0);
  narrow(state, actions);
  CHECK(moves() == 0);
  CHECK_FALSE(actions.empty());
}

}  // namespace
}  // namespace mael::cards
