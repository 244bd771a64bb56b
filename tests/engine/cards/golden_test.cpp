// What was approved or made once and stays as it is: counted sequences, golden games, links and
// saves.
#include <catch2/catch_test_macros.hpp>

#include "engine/cards/text/serialize_state.h"
#include "engine/cards/text/snapshot.h"
#include "tests/engine/cards/plain_generator.h"
#include "tests/engine/cards/random_games.h"
#include "tests/engine/cards/told.h"
#include "tests/engine/play/perft_table.h"
#include "tests/engine/play/stored.h"
#include "tests/engine/play/transcript.h"

namespace mael::cards {
namespace {

TEST_CASE("sequences of the Edge card game are as many as the table says",
          "[cards][perft][plain]") {
  const std::vector<PerftRow> rows = read_perft("edge-cards");
  CHECK(rows.size() >= 40);
  for (const PerftRow& row : rows) {
    CAPTURE(row.line, row.position, row.depth);
    const Result<State> state = read_position(row.position);
    REQUIRE(state.ok());
    CHECK(count_sequences(*state, row.depth, &listed_actions) == row.count);
    if (row.known == "listed") continue;
    CHECK(count_sequences(*state, row.depth, &plain_actions) == row.count);
  }
}

TEST_CASE("the games of the card transcripts go as they were approved", "[cards][transcript]") {
  const auto game = [](const char* setup, std::uint64_t seed) {
    return Transcript<Told>(*read_setup(setup)).play(seed);
  };
  check_transcript("edge-cards-usual", game("edge-cards/1 factions=Epi,Kar", 5));
  check_transcript("edge-cards-asking", game("edge-cards/1 opt=ask:1,stall:2,last:8", 2));
}

constexpr int kSampleSize = 60;  // actions in the saved match

TEST_CASE("card links of all versions are read for good", "[cards][stored]") {
  static_assert(kPackedVersion == 4, "store a sample of the new version, and write that");
  const auto& game = *find_game("edge-cards");
  CHECK(check_stored_links(game, "edge-cards-4.txt") == 17);
  CHECK(check_stored_links(game, "edge-cards-1.txt", Layout::Former) == 12);
}

TEST_CASE("card links with something sealed in them are read for good", "[cards][stored]") {
  static_assert(kSealedVersion == 5, "store a sample of the new version, and write that");
  const auto& game = *find_game("edge-cards");
  CHECK(check_stored_links(game, "edge-cards-sealed-5.txt") == 4);
  CHECK(check_stored_links(game, "edge-cards-sealed-3.txt", Layout::Former) == 4);
  CHECK(check_stored_links(game, "edge-cards-sealed-2.txt", Layout::Former) == 3);
}

// The match of a file of tests/saves without its ending.
Match<EdgeCards> stored_match(const std::string& file) {
  const std::string bytes = stored(file + ".bin");
  const auto loaded = load(Bytes(bytes.begin(), bytes.end()));
  REQUIRE(loaded.ok());
  CHECK(loaded->broken_at == 0);
  CHECK(loaded->match.size() == kSampleSize);
  CHECK(write_position(loaded->match.state()) + "\n" == stored(file + ".txt"));
  return loaded->match;
}

TEST_CASE("a saved card game of this version loads and is saved as it was", "[cards][stored]") {
  static_assert(kSetupVersion == 2 && kActionVersion == 1 && kStateVersion == 2);
  static_assert(kSaveVersion == 1, "store a sample of the new version, and write that");
  const Bytes again = save(stored_match("edge-cards-match-2"));
  CHECK(std::string(again.begin(), again.end()) == stored("edge-cards-match-2.bin"));
}

TEST_CASE("a card game saved before there was a second deck goes on with the first",
          "[cards][stored]") {
  Match<EdgeCards> match = stored_match("edge-cards-match-1");
  CHECK(match.state().options.deck == 1);
  const auto again = load(save(match));
  REQUIRE(again.ok());
  CHECK(again->broken_at == 0);
  CHECK(again->match.state() == match.state());
  Dealer<EdgeCards> dealer(7);
  Random random(7);
  std::vector<Action> actions;
  while (!to_act(match.state()).is_nobody()) {
    if (to_act(match.state()).is_chance()) {
      REQUIRE(!match.append(dealer.next(match.state())));
    } else {
      legal_actions(match.state(), actions);
      REQUIRE(!match.append(actions[random.below(static_cast<std::uint32_t>(actions.size()))]));
    }
    REQUIRE(!validate(match.state()));
  }
  CHECK(match.state().options.deck == 1);
}

// The four links of a battle: a pledge, both, an opening, and what followed from both.
std::string sealed_samples() {
  const std::string battle =
      "edge-cards/2 await=bid turn=5 actions=1 stockpile=9,12 ships.a=A1.Lan ships.b=A1.Pic "
      "declared=A1*A1";
  const GameId id{0x17, 0x28, 0x39, 0x4a, 0x5b, 0x6c, 0x7d, 0x8e};
  std::array<ToldStep, 2> pledged, opened;
  for (std::size_t i = 0; i < 2; ++i) {
    const Seat by = seat_at(static_cast<int>(i));
    const auto value = static_cast<std::uint16_t>(i == 0 ? 4 : 12);
    Opening opening{by, moment_of(kLetter, id, *read_position(battle), by), value, {}};
    for (std::size_t k = 0; k < opening.salt.size(); ++k) {
      opening.salt[k] = static_cast<std::uint8_t>(17 * k + i);
    }
    const std::string bid = std::string(1, letter_of(by)) + " bid:";
    pledged[i] = {bid + "?", id_of(opening), kUnknownSealed, pledge_of(opening), {}};
    opened[i] = {bid + std::to_string(value), id_of(opening), value, pledge_of(opening), opening};
  }
  std::string text;
  const auto add = [&](const std::vector<ToldStep>& steps) {
    const auto& game = *find_game("edge-cards");
    const std::string link = *game.link(battle, {id, battle, steps});
    text += link + "\n" + (*game.resume(link))->position() + "\n";
  };
  add({pledged[0]});
  add({pledged[0], pledged[1]});
  add({opened[0], pledged[1]});
  add({opened[0], opened[1], {"a Min@P1"}});
  return text;
}

TEST_CASE("card samples of this version are stored", "[.][sample]") {
  store_links(*find_game("edge-cards"), "edge-cards-4.txt");
  store("edge-cards-sealed-5.txt", sealed_samples());
  play_random_game(3, [&](const Match<EdgeCards>& match) {
    if (match.size() != kSampleSize) return;
    const Bytes bytes = save(match);
    store("edge-cards-match-2.bin", std::string(bytes.begin(), bytes.end()));
    store("edge-cards-match-2.txt", write_position(match.state()) + "\n");
  });
}

}  // namespace
}  // namespace mael::cards
