// Bids and numbers in links: pledged, answered, opened (ECG-R37, ECG-R46).
#include "engine/play/pledge.h"

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/cards/text/serialize_state.h"
#include "engine/cards/text/snapshot.h"
#include "engine/play/dealer.h"
#include "engine/play/games.h"
#include "engine/play/link.h"

namespace mael::cards {
namespace {

// Seat a's lance destroyer has attacked, and a is to bid up to nine, or has bid.
std::string battle(const std::string& sealed) {
  return "edge-cards/1 await=bid turn=5 actions=1 stockpile=9,12 ships.a=A1.Lan ships.b=A1.Pic "
         "declared=A1*A1 hand.a=Min+Eva+Res hand.b=Min+Eva+Res" +
         (sealed.empty() ? sealed : " sealed=" + sealed);
}

State state_of(const std::string& position) {
  const auto state = read_position(position);
  REQUIRE(state.ok());
  return *state;
}

const GameEntry& game() { return *find_game("edge-cards"); }

std::unique_ptr<AnyMatch> shown_of(const std::string& position) {
  auto match = game().resume(position);
  REQUIRE(match.ok());
  return std::move(*match);
}

constexpr GameId kGame{1, 2, 3, 4, 5, 6, 7, 8};

Digest moment(const State& state, Seat by, const std::optional<GameId>& id = kGame) {
  return moment_of(kLetter, id, state, by);
}

Opening opening_of(const State& state, Seat by, std::uint8_t salt) {
  Opening opening{by, moment(state, by), state.side(by).sealed, {}};
  opening.salt.fill(salt);
  return opening;
}

ToldStep pledged(const Opening& opening) {
  ToldStep step{std::string(1, letter_of(opening.by)) + " bid:?"};
  step.secret = id_of(opening);
  step.pledge = pledge_of(opening);
  return step;
}

ToldStep opened(const Opening& opening) {
  ToldStep step = pledged(opening);
  step.action = std::string(1, letter_of(opening.by)) + " bid:" + std::to_string(opening.value);
  step.value = opening.value;
  step.opening = opening;
  return step;
}

Sealing sealing_of(std::vector<ToldStep> steps) {
  return {kGame, write_position(state_of(battle(""))), std::move(steps)};
}

std::string link_of(const Sealing& sealing) {
  const auto link = game().link(sealing.from, sealing);
  REQUIRE(link.ok());
  return *link;
}

std::string sealed_link(const State& state, std::uint8_t salt) {
  return link_of(sealing_of({pledged(opening_of(state, Seat::A, salt))}));
}

TEST_CASE("a secret is one from when it is in until all are", "[cards][pledge]") {
  CHECK(secret_seat(state_of(battle(""))) == Seat::Chance);
  CHECK(secret_seat(state_of(battle("3,-"))) == Seat::A);
  CHECK(secret_seat(state_of(battle("?,-"))) == Seat::Chance);
  CHECK(secret_seat(state_of(battle("?,4"))) == Seat::B);
  CHECK(hidden_seat(state_of(battle("3,-"))) == Seat::Chance);
  CHECK(hidden_seat(state_of(battle("?,4"))) == Seat::A);
}

TEST_CASE("the moment of a secret tells neither it nor the answer to it", "[cards][pledge]") {
  for (const std::optional<GameId>& id : {std::optional<GameId>(), std::optional(kGame)}) {
    const auto told = [&](const std::string& position) {
      return moment(state_of(position), Seat::A, id);
    };
    const Digest first = told(battle("0,-"));
    CHECK(told(battle("9,-")) == first);
    CHECK(told(battle("?,-")) == first);
    CHECK(told(battle("?,12")) == first);
    std::string richer = battle("0,-");
    richer.replace(richer.find("9,12"), 4, "9,11");
    CHECK(told(richer) != first);
  }
}

TEST_CASE("the moment of a secret carries the game it belongs to", "[cards][pledge]") {
  const State state = state_of(battle("3,-"));
  GameId other = kGame;
  other[7] ^= 1;
  CHECK(moment(state, Seat::A) != moment(state, Seat::A, other));
  CHECK(moment(state, Seat::A) != moment(state, Seat::A, std::nullopt));
}

TEST_CASE("links of a battle differ by their seals alone, whatever was bid", "[cards][pledge]") {
  std::set<std::string> positions;
  std::set<Digest> seals;
  for (int bid = 0; bid <= 9; ++bid) {
    const State state = state_of(battle(std::to_string(bid) + ",-"));
    const auto shown = shown_of(sealed_link(state, 7));
    positions.insert(shown->position());
    REQUIRE(shown->sealing().steps.size() == 1);
    const ToldStep step = shown->sealing().steps[0];
    REQUIRE(step.pledge);
    CHECK_FALSE(step.opening);
    CHECK(step.value == kUnknownSealed);
    seals.insert(step.pledge->seal);
    CHECK(opens(opening_of(state, Seat::A, 7), *step.pledge));
    CHECK_FALSE(opens(opening_of(state, Seat::A, 8), *step.pledge));
  }
  CHECK(positions == std::set<std::string>{write_position(state_of(battle("?,-")))});
  CHECK(seals.size() == 10);
}

TEST_CASE("a link tells what both pledged, and what followed when both are open",
          "[cards][pledge]") {
  const Opening first = opening_of(state_of(battle("3,-")), Seat::A, 5);
  const Opening second = opening_of(state_of(battle("?,2")), Seat::B, 6);
  const auto told = [](std::vector<ToldStep> steps) {
    const Sealing sealing = sealing_of(std::move(steps));
    const auto shown = shown_of(link_of(sealing));
    CHECK(shown->sealing() == sealing);
    CHECK(shown->link() == link_of(sealing));
    CHECK(shown->link().substr(0, 4) == "#pc5");
    return shown->position();
  };
  CHECK(told({pledged(first), pledged(second)}).ends_with("sealed=?,?"));
  CHECK(told({opened(first), pledged(second)}).ends_with("sealed=3,?"));
  // 4 + 3 against 1 + 2: the picket cutter is destroyed.
  const std::string over = told({opened(first), opened(second)});
  CHECK(over.find("stockpile=6,10") != std::string::npos);
  CHECK(over.find("discard=Pic") != std::string::npos);
}

TEST_CASE("a link that tells of a whole turn stays short", "[cards][pledge]") {
  std::vector<ToldStep> steps{opened(opening_of(state_of(battle("3,-")), Seat::A, 5)),
                              opened(opening_of(state_of(battle("?,2")), Seat::B, 6))};
  const auto after = shown_of(link_of(sealing_of(steps)));
  Match<EdgeCards> match(state_of(after->position()));
  Dealer<EdgeCards> dealer(1);
  std::vector<Action> legal;
  while (match.size() < 40 && !outcome(match.state()).over) {
    legal_actions(match.state(), legal);
    const bool chance = to_act(match.state()).is_chance();
    const Action action = chance ? dealer.next(match.state()) : legal.front();
    steps.push_back({write_action(match.state(), action)});
    REQUIRE_FALSE(match.append(action));
  }
  CHECK(match.size() == 40);
  const std::string link = link_of(sealing_of(steps));
  CHECK(link.size() <= 1000);
  const auto shown = shown_of(link);
  CHECK(shown->position() == write_position(match.state()));
}

TEST_CASE("the answer to a pledge goes back with it", "[cards][pledge]") {
  const State state = state_of(battle("3,-"));
  const std::vector<std::string> answer{"b bid:2"};
  const auto back = game().resume(sealed_link(state, 7));
  REQUIRE(back.ok());
  CHECK_FALSE(play_on(**back, answer));
  CHECK((*back)->awaited().is_nobody());
  const auto shown = shown_of((*back)->link());
  CHECK(shown->position().ends_with("sealed=?,2"));
  REQUIRE(shown->sealing().steps.size() == 2);
  CHECK(opens(opening_of(state, Seat::A, 7), *shown->sealing().steps[0].pledge));
  CHECK(shown->sealing().steps[1].value == 2);
  const std::vector<std::string> more{"b bid:2", "a end"};
  CHECK(play_on(**game().resume(sealed_link(state, 7)), more));
}

TEST_CASE("a position is told with the game it belongs to", "[cards][pledge]") {
  const std::string later = "edge-cards/1 turn=6 stockpile=1,2";
  const auto link = game().link(later, {kGame});
  REQUIRE(link.ok());
  CHECK(link->substr(0, 4) == "#pc5");
  const auto shown = shown_of(*link);
  CHECK(shown->sealing() == Sealing{kGame});
  CHECK(shown->link() == *link);
}

TEST_CASE("links without secrets hold a position and nothing else", "[cards][pledge]") {
  const auto shown = shown_of(battle(""));
  CHECK(shown->link().substr(0, 4) == "#pc4");
  CHECK(*game().link(battle(""), {}) == shown->link());
}

TEST_CASE("what cannot have happened is refused with a sentence", "[cards][pledge]") {
  const Opening first = opening_of(state_of(battle("3,-")), Seat::A, 5);
  const auto refusal = [](const State& from, const std::vector<Action>& actions,
                          const std::vector<ToldStep>& told) {
    using Step = mael::detail::PackedStep<Action>;
    std::vector<Step> steps;
    for (const ToldStep& step : told) steps.push_back(mael::detail::packed(Action{}, step));
    for (const Action& action : actions) steps.push_back({Step::Kind::Deed, action, {}, 0, {}});
    const auto bytes = pack_position(from, kStateVersion, [&](auto& archive) {
      std::optional<GameId> id = kGame;
      mael::archived::game_id(archive, id);
      mael::detail::pass_steps(archive, steps);
    });
    const auto read = unpack_sealed(bytes, kSealedVersion);
    return read.ok() ? "" : read.error().message;
  };
  const State from = state_of(battle(""));
  const State calm = state_of("edge-cards/1 turn=6 stockpile=1,2");
  const std::string none = "This link pledges a secret where none is kept.";
  CHECK(refusal(from, {}, {pledged(first)}) == "");
  CHECK(refusal(calm, {}, {pledged(first)}) == none);
  CHECK(refusal(state_of(battle("3,-")), {}, {pledged(first)}) == none);
  CHECK(refusal(from, {}, {pledged(first), pledged(first), pledged(first)}) == none);
  CHECK(refusal(from, {{Seat::A, Bid{kUnknownSealed}}}, {}) == none);
  CHECK(refusal(from, {{Seat::A, Bid{10}}}, {}) ==
        "What this link tells cannot have happened: it breaks ECG-R45.");
  CHECK(refusal(from, {{Seat::B, EndTurn{}}}, {pledged(first)})
            .starts_with("What this link tells cannot have happened"));
}

}  // namespace
}  // namespace mael::cards
