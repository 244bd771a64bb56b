// Bids and numbers that travel by link between two devices (ECG-R37, ECG-R46).
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "engine/play/games.h"
#include "tests/web/app/test_page.h"
#include "web/app/say.h"

namespace mael::web {

namespace {

// a attacks b's picket cutter, defence 1, with an attack of 4.
const std::string kBattle =
    "edge-cards/1 await=bid turn=5 actions=1 stockpile=9,12 ships.a=A1.Lan ships.b=A1.Pic,A2.Rai "
    "declared=A1*A1 hand.a=Min+Eva+Res hand.b=Min+Eva+Res";
const std::string kMaelstrom =
    "edge-cards/1 await=number maelstrom=a turn=5 actions=1 stockpile=9,12 hand.a=Min+Eva+Res "
    "hand.b=Min+Eva+Res";

const Game& game() {
  return *find_game("edge-cards");
}

// One of two devices.
struct Device : Page {
  explicit Device(const std::string& link) { open("#" + link); }

  std::string position() { return app.command("table"); }
  bool shows(std::string_view words) { return position().find(words) != std::string::npos; }
  bool says(std::string_view words) const {
    return platform.words.back().status.find(words) != std::string::npos;
  }
  void settle_on(const std::string& action) {
    if (offers("lift")) REQUIRE(choose("lift"));
    REQUIRE(choose(action));
  }
  std::string share() {
    REQUIRE(choose("share"));
    return platform.shared.back();
  }
  // A link that comes while a game is open.
  void receive(const std::string& link) {
    app.fragment_changed("#" + link);
    rest();
  }
  void accept(const std::string& link) {
    receive(link);
    answer("open");
  }
  std::string refusal() const { return platform.questions.back().sentence; }
};

PositionText read(const std::string& link) {
  const auto shown = game().show(link);
  REQUIRE(shown.ok());
  return *shown;
}

std::string forged(const std::string& link, void (*forge)(Sealing&)) {
  const PositionText shown = read(link);
  Sealing sealing = shown.sealing;
  forge(sealing);
  return link_to("edge-cards", shown.notation, sealing);
}

// Up to where the attacker's bid is opened: its link to the other device.
struct Battle {
  Device attacker{link_to("edge-cards", kBattle)};
  std::string asked = ask();
  Device defender{asked};
  std::string answered = reply();

  std::string ask() {
    attacker.settle_on("a bid:3");
    return attacker.share();
  }
  std::string reply() {
    defender.settle_on("b bid:7");
    return defender.share();
  }
};

}  // namespace

TEST_CASE("a battle is bid for by links, and neither side reads the other's bid", "[app][pledge]") {
  Battle battle;
  Device &attacker = battle.attacker, &defender = battle.defender;
  CHECK(read(battle.asked).notation.ends_with("sealed=?,-"));
  CHECK(read(battle.answered).notation.ends_with("sealed=?,7"));
  CHECK(read(battle.answered).sealing == read(battle.asked).sealing);

  attacker.accept(battle.answered);
  // 4 + 3 against 1 + 7: the defender destroys the only ship of the stack.
  CHECK(attacker.shows("stockpile=6,5"));
  CHECK(attacker.shows("discard=Lan"));

  const std::string opened = attacker.share();
  REQUIRE(read(opened).sealing.opening);
  CHECK(read(opened).sealing.opening->value == 3);
  defender.accept(opened);
  CHECK(defender.platform.sayings.back() == say("app.link.pledge.kept", {"3"}));
  CHECK(defender.shows("stockpile=6,5"));
  // What was checked once is not carried on for ever.
  CHECK(read(defender.share()).sealing.is_empty());
}

TEST_CASE("numbers of The Maelstrom travel like bids", "[app][pledge]") {
  Device first(link_to("edge-cards", kMaelstrom));
  first.settle_on("a pick:4");
  const std::string asked = first.share();
  CHECK(read(asked).notation.ends_with("sealed=?,-"));
  Device second(asked);
  second.settle_on("b pick:2");
  first.accept(second.share());
  // 6 counts over four planets to the second: Gocka.
  CHECK(first.shows("planets=Zyc,Yul,Tar"));
}

TEST_CASE("whatever is bid, the link differs by its seal alone", "[app][pledge]") {
  std::set<std::string> positions, bare;
  std::set<Digest> seals;
  for (int bid = 0; bid <= 9; ++bid) {
    Device device(link_to("edge-cards", kBattle));
    device.settle_on("a bid:" + std::to_string(bid));
    const PositionText shown = read(device.share());
    positions.insert(shown.notation);
    bare.insert(link_to("edge-cards", shown.notation));
    seals.insert(shown.sealing.pledge->seal);
    // The salt is not in it: without one, no value has this seal.
    for (int value = 0; value <= 9; ++value) {
      const Pledge& pledge = *shown.sealing.pledge;
      const Opening guess{pledge.by, pledge.moment, static_cast<std::uint16_t>(value), {}};
      CHECK_FALSE(opens(guess, pledge));
    }
  }
  CHECK(positions.size() == 1);
  CHECK(bare.size() == 1);
  CHECK(seals.size() == 10);
}

TEST_CASE("the opening is stored with the bid, before any link can be made", "[app][pledge]") {
  Battle battle;
  const std::vector<StoredGame>& writes = battle.attacker.platform.writes;
  const auto saved = read_saved(writes.back().bytes);
  REQUIRE(saved.ok());
  REQUIRE(saved->secrets.made.size() == 1);
  CHECK(opens(saved->secrets.made[0], *read(battle.asked).sealing.pledge));

  Device again("");
  for (const StoredGame& game : writes) again.app.kept(game);
  again.receive(battle.answered);
  CHECK(again.shows("stockpile=6,5"));
}

TEST_CASE("a false opening is refused, and the table stays as it is", "[app][pledge]") {
  Battle battle;
  battle.attacker.accept(battle.answered);
  const std::string opened = battle.attacker.share(), before = battle.defender.position();
  const std::size_t writes = battle.defender.platform.writes.size();
  const auto refused = [&](void (*forge)(Sealing&)) {
    battle.defender.receive(forged(opened, forge));
    CHECK(battle.defender.refusal() == say("app.link.pledge.broken"));
    battle.defender.answer("close");
    CHECK(battle.defender.position() == before);
    CHECK(battle.defender.platform.writes.size() == writes);
  };
  refused([](Sealing& sealing) { sealing.opening->value = 8; });
  refused([](Sealing& sealing) { sealing.opening->salt[0] ^= 1; });
  battle.defender.accept(opened);
  CHECK(battle.defender.shows("stockpile=6,5"));
}

TEST_CASE("what was pledged cannot be changed", "[app][pledge]") {
  Battle battle;
  const std::string before = battle.defender.position();
  Device other(link_to("edge-cards", kBattle));
  other.platform.random_seed();  // another device draws another salt
  other.settle_on("a bid:9");
  battle.defender.receive(other.share());
  CHECK(battle.defender.refusal() == say("app.link.pledge.other"));
  battle.defender.answer("close");
  CHECK(battle.defender.position() == before);
  // The same link once more is no other pledge.
  battle.defender.accept(battle.asked);
  CHECK(battle.defender.offers("lift"));
}

TEST_CASE("a changed seal or position opens nothing", "[app][pledge]") {
  Battle battle;
  const auto is_stuck = [&](const std::string& link) {
    battle.attacker.accept(link);
    return battle.attacker.says("Only the device on which Epirian Foundation settled");
  };
  CHECK(is_stuck(forged(battle.answered, [](Sealing& sealing) { sealing.pledge->seal[0] ^= 1; })));
  const PositionText shown = read(battle.answered);
  std::string poorer = shown.notation;
  poorer.replace(poorer.find("9,12"), 4, "8,12");
  CHECK(is_stuck(link_to("edge-cards", poorer, shown.sealing)));
  CHECK_FALSE(is_stuck(battle.answered));
}

TEST_CASE("where nobody can open the secret, nothing goes on but back", "[app][pledge]") {
  Battle battle;
  CHECK(battle.defender.says("Only the device on which Epirian Foundation settled"));
  CHECK(battle.defender.offers("take_back"));
  for (const Words::Choice& choice : battle.defender.platform.words.back().choices) {
    CHECK(choice.notation.find(' ') == std::string::npos);  // no action of the game
  }
  Device stranger(battle.answered);
  CHECK(stranger.says("Only the device on which Epirian Foundation settled"));
  for (const Words::Choice& choice : stranger.platform.words.back().choices) {
    CHECK(choice.notation.find(' ') == std::string::npos);
  }
  CHECK(stranger.choose("leave"));
  CHECK(battle.defender.choose("take_back"));
  battle.defender.settle_on("b bid:0");
  CHECK(read(battle.defender.share()).notation.ends_with("sealed=?,0"));
}

TEST_CASE("a link of what only one player may know is still refused", "[app][pledge]") {
  Device device(link_to("edge-cards", kBattle + " sealed=?,-"));
  CHECK(device.refusal() == say("app.link.sealed"));
}

TEST_CASE("a bid in a link from before pledges is read, and pledged from then on",
          "[app][pledge]") {
  Device device(link_to("edge-cards", kBattle + " sealed=3,-"));
  const std::string asked = device.share();
  CHECK(read(asked).notation.ends_with("sealed=?,-"));
  device.settle_on("b bid:0");
  CHECK(device.shows("stockpile=6,12"));
}

}  // namespace mael::web
