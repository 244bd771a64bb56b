// Links to a moment of a match: what they tell, how much of it, and what is refused.
#include "engine/play/moment.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>

#include "engine/cards/text/snapshot.h"
#include "engine/core/random.h"
#include "engine/maelstrom/bots/bot_hooks.h"
#include "engine/maelstrom/text/snapshot.h"
#include "engine/play/games.h"
#include "engine/play/link.h"

namespace mael {
namespace {

// Actions drawn among those listed, so many at most.
std::unique_ptr<AnyMatch> drawn_match(const GameEntry& game, std::uint64_t seed, int actions) {
  auto match = std::move(*game.begin(seed, ""));
  Random random(seed);
  while (match->size() < actions && !match->ending().over) {
    const std::vector<std::string> listed = match->listed();
    const bool is_dealt = match->awaited().is_chance();
    REQUIRE((is_dealt || !listed.empty()));
    const std::string action =
        is_dealt ? match->dealt(random)
                 : listed[random.below(static_cast<std::uint32_t>(listed.size()))];
    const auto judged = match->append(action);
    REQUIRE((judged && judged->accepted));
  }
  return match;
}

std::string full_position(const AnyMatch& match, int entries) {
  return match.branch_at(entries)->position();
}

// What a link tells must be a part of the match, with this moment in it.
void check_told(const AnyMatch& match, int entries, const MomentInMatch& told) {
  const int from = entries - told.at;
  REQUIRE(from >= 0);
  REQUIRE(from + told.match->size() <= match.size());
  CHECK(full_position(*told.match, 0) == full_position(match, from));
  CHECK(full_position(*told.match, told.at) == full_position(match, entries));
  for (int entry = 0; entry < told.match->size(); ++entry) {
    CHECK(told.match->action(entry) == match.action(from + entry));
  }
}

std::string refusal_of(const GameEntry& game, const std::string& link) {
  const auto told = game.moment(link);
  REQUIRE_FALSE(told.ok());
  return told.error().message;
}

maelstrom::State example_position() {
  return *maelstrom::Maelstrom::read_position(
      "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=AcA3+IrE2 "
      "hand.b=LoF2+DHo2+Chi1 discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1");
}

using MaelstromMoment = MomentOf<maelstrom::Maelstrom>;

std::string link_of(const MaelstromMoment& moment) {
  return write_link(LinkKind::Moment, 'm', static_cast<int>(maelstrom::kPackedVersion),
                    pack(moment));
}

}  // namespace

TEST_CASE("a moment of any game comes back from its link", "[play][link][house]") {
  for (const GameEntry* game : games()) {
    CAPTURE(game->card.id);
    const auto match = drawn_match(*game, 7, 60);
    int links = 0;
    for (const int entries : {0, 1, match->size() / 3, match->size() - 1, match->size()}) {
      CAPTURE(entries);
      const std::string link = match->link_at(entries);
      if (link.empty()) continue;  // a secret is in
      ++links;
      CHECK(link.starts_with(std::string("#a") + game->card.letter));
      CHECK(link.size() <= kMaxLink + 1);
      const auto told = game->moment("https://play.example/table/" + link + ".");
      REQUIRE(told);
      check_told(*match, entries, *told);
      const auto resumed = game->resume(link);
      REQUIRE(resumed);
      CHECK((*resumed)->position() == full_position(*match, entries));
      CHECK((*resumed)->size() == told->at);
      CHECK(holds_link(LinkKind::Moment, "Look: " + link));
      CHECK_FALSE(holds_link(LinkKind::Moment, match->branch_at(entries)->link()));
    }
    CHECK(links > 1);
  }
}

TEST_CASE("a link holds what lies nearest to its moment of a match too long for it",
          "[play][link][house]") {
  for (const GameEntry* game : games()) {
    CAPTURE(game->card.id);
    const auto match = drawn_match(*game, 3, 300);
    const int middle = match->size() / 2;
    const std::string link = match->link_at(middle);
    if (link.empty()) continue;
    CHECK(link.size() <= kMaxLink + 1);
    const auto told = game->moment(link);
    REQUIRE(told);
    check_told(*match, middle, *told);
    if (told->match->size() == match->size()) continue;
    CHECK(link.size() > kMaxLink * 3 / 4);  // no more than must be is left out
    const int after = told->match->size() - told->at;
    CHECK((told->at == after || middle + after == match->size()));
  }
}

TEST_CASE("what a link to a moment tells is played before it is believed", "[play][link]") {
  const GameEntry& game = *find_game("maelstrom");
  const maelstrom::State first = example_position();
  const auto action = *read_action(first, "b end");
  CHECK(game.moment(link_of({first, {action}, 1})).ok());
  // B ends the phase twice, though it is A's turn then.
  const std::string broken = refusal_of(game, link_of({first, {action, action, action}, 1}));
  CHECK(broken.starts_with("What this link tells cannot have happened: it breaks MAE-"));
  CHECK(game.resume(link_of({first, {action, action, action}, 1})).error().message == broken);
}

TEST_CASE("bad links to a moment are refused in one sentence", "[play][link]") {
  const GameEntry& game = *find_game("maelstrom");
  const maelstrom::State first = example_position();
  const std::string link = link_of({first, {*read_action(first, "b end")}, 1});
  const std::string damaged = "This link is damaged: not all of it arrived as it was sent.";
  CHECK(refusal_of(game, link.substr(0, link.size() - 2)) == damaged);
  std::string slip = link;
  slip[9] = slip[9] == 'A' ? 'B' : 'A';
  CHECK(refusal_of(game, slip) == damaged);
  CHECK(game.resume(slip).error().message == damaged);
  const Bytes bytes = pack(MaelstromMoment{first, {}, 0});
  CHECK(refusal_of(game, write_link(LinkKind::Moment, 'm', 9, bytes)) ==
        "This link was made by a newer version of the program: reload the page to update it.");
  CHECK(refusal_of(game, write_link(LinkKind::Moment, 'm', 1, bytes)) ==
        "This link is too old to be opened.");
  CHECK(refusal_of(game, write_link(LinkKind::Moment, 'm', 2, Bytes(40, 255))) ==
        "This link holds no position of Maelstrom.");
  CHECK(refusal_of(*find_game("vortex"), write_link(LinkKind::Moment, 'v', 2, bytes)) ==
        "This link holds a position of the other edition.");
  // A link to a position tells no moment.
  CHECK(refusal_of(game, (*game.resume(link))->link()) ==
        "This link holds something this version of the program does not know.");
}

TEST_CASE("a link to a moment tells no secret that nobody has opened", "[play][link][cards]") {
  const GameEntry& game = *find_game("edge-cards");
  const auto match = drawn_match(game, 5, 120);
  int open = 0, kept = 0;
  for (int size = 1; size <= match->size(); ++size) {
    const auto then = match->branch_at(size);
    const bool is_sealed = !is_nothing_sealed(*cards::EdgeCards::read_position(then->position()));
    CHECK(then->link_at(size).empty() == is_sealed);
    ++(is_sealed ? kept : open);
    if (!is_sealed) continue;
    // Once all are in, the same moment may be told.
    const auto told = game.moment(then->link_at(0));
    REQUIRE(told);
    CHECK(told->match->size() < size);
  }
  CHECK(open > 0);
  CHECK(kept > 0);
}

}  // namespace mael
