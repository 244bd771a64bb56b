// What Vortex adds to the tests every game of the house has: scenarios of its own
// (tests/scenarios/vortex), its rules all held, a table of counted sequences, golden games, links.
#include "engine/maelstrom/vortex.h"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "engine/maelstrom/force.h"
#include "engine/maelstrom/help/words.h"
#include "engine/maelstrom/text/serialize_state.h"
#include "engine/maelstrom/text/snapshot.h"
#include "engine/play/games.h"
#include "engine/play/link.h"
#include "tests/engine/maelstrom/plain_generator.h"
#include "tests/engine/maelstrom/vortex_told.h"
#include "tests/engine/play/perft_table.h"
#include "tests/engine/play/rule_coverage.h"
#include "tests/engine/play/scenario_tests.h"
#include "tests/engine/play/stored.h"
#include "tests/engine/play/transcript.h"

namespace mael::maelstrom {
namespace {

std::vector<std::string> play_vortex(const Scenario& scenario) {
  return ScenarioPlayer<VortexTold>(scenario).play();
}

const ScenarioTests tests("vortex", "[vortex]", &play_vortex);

using Rules = std::set<std::string>;

TEST_CASE("every rule of Vortex is tested or stands elsewhere", "[vortex][rules][texts]") {
  const RuleCoverage coverage(vortex_rule_book(), "vortex", "VTX");
  CHECK(coverage.faults() == Rules());
  CHECK(coverage.untested() == Rules());
  CHECK(coverage.unknown() == Rules());
  CHECK(coverage.unprovoked() == Rules());
}

// Played with `Ban!…`, or lying beside the table: `relics.a=ChE`.
TEST_CASE("every event and relic has a scenario", "[vortex][scenario][content]") {
  std::string told;
  for (const ScenarioFile& file : scenario_files("vortex")) {
    for (const Scenario& scenario : file.scenarios) {
      told += scenario.given.text + " ";
      for (const ScenarioStep& step : scenario.steps) told += step.when.text + " ";
    }
  }
  int found = 0;
  for (int kind = 0; kind < catalogue().size(); ++kind) {
    const TileData& tile = catalogue()[static_cast<TileKind>(kind)];
    if (tile.is_minion() || tile.is_stronghold()) continue;
    CAPTURE(tile.id);
    const bool event = tile.type == TileType::Event;
    CHECK(told.find(event ? " " + tile.tag + "!" : "=" + tile.tag + " ") != std::string::npos);
    ++found;
  }
  CHECK(found == 32);
}

State position(const std::string& text) {
  const Result<State> state = read_position(text);
  if (!state.ok()) FAIL(text << ": " << describe(state.error()));
  return *state;
}

TEST_CASE("sequences of Vortex are as many as the table says", "[vortex][perft][plain]") {
  const std::vector<PerftRow> rows = read_perft("vortex");
  CHECK(rows.size() >= 20);
  for (const PerftRow& row : rows) {
    CAPTURE(row.line, row.position, row.depth);
    const State state = position(row.position);
    CHECK(count_sequences(state, row.depth, &listed_actions) == row.count);
    if (row.known == "plain") CHECK(count_sequences(state, row.depth, &plain_actions) == row.count);
  }
}

TEST_CASE("the games of the Vortex transcripts go as they were approved", "[vortex][transcript]") {
  check_transcript("vortex-demo", Transcript<VortexTold>(demo_setup()).play(7));
  const auto events = Vortex::read_setup(
      "vortex/1 a=CeC5+NBa4+LBa3+OTe1+SeD2+AoD3+Int3+HoH1 "
      "b=FiP5+DTr4+NPi3+PoN2+RoC2+Plu2+SeR3+CoE1");
  check_transcript("vortex-events", Transcript<VortexTold>(*events).play(8));
}

// ---- Forces and names ------------------------------------------------------------------------

TEST_CASE("the demo set has two decks of twelve tiles",
          "[vortex][content][rule:VTX-001][rule:VTX-002][rule:VTX-003][rule:VTX-006]"
          "[rule:VTX-009]") {
  const Setup setup = demo_setup();
  CHECK(write_setup(setup) == "vortex/1 a=arcanae b=brood");
  for (const std::vector<ForceLine>& force : setup.forces) CHECK(size_of(force) == 12);
  CHECK(*read_setup("vortex/1 a=AcA4+IrE4+IrG2+Ban2 b=LoF4+DHo4+KCr2+Fre2") == setup);
  for (const std::vector<ForceLine>& force : setup.forces) {
    for (const ForceLine& line : force) {
      CHECK(line.count % 2 == 0);  // the sheets come in pairs
      const Faction faction = catalogue()[line.kind].faction;
      CHECK((faction == Faction::Arcanae || faction == Faction::Brood));
    }
  }
}

TEST_CASE("in Vortex the names of other factions stand for their ready-made forces",
          "[vortex][content]") {
  CHECK(size_of(ready_made_force(Edition::Vortex, Faction::Host)) == 23);
  CHECK(size_of(ready_made_force(Edition::Maelstrom, Faction::Brood)) == 23);
  CHECK(ready_made_faction(Edition::Vortex, catalogue().force(Faction::Host)) == Faction::Host);
  CHECK_FALSE(ready_made_faction(Edition::Vortex, catalogue().force(Faction::Brood)));
  CHECK_FALSE(ready_made_faction(Edition::Maelstrom, catalogue().demo_deck(Faction::Brood)));
}

TEST_CASE("games drawn at random put either deck in either seat",
          "[vortex][rule:VTX-005][rule:VTX-R7]") {
  std::set<std::string> drawn;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    drawn.insert(write_setup(Vortex::draw_setup(random)));
  }
  CHECK(drawn == std::set<std::string>{"vortex/1 a=arcanae b=brood", "vortex/1 a=brood b=arcanae"});
}

TEST_CASE("the demo's tiles have Range 1, three traits and no ability to use",
          "[vortex][content][rule:VTX-040][rule:VTX-063][rule:VTX-065]") {
  constexpr Traits known = static_cast<Traits>(Trait::Counterstrike) |
                           static_cast<Traits>(Trait::Flying) | static_cast<Traits>(Trait::Limited);
  Traits seen = 0;
  for (const std::vector<ForceLine>& force : demo_setup().forces) {
    for (const ForceLine& line : force) {
      const TileData& tile = catalogue()[line.kind];
      CAPTURE(tile.id);
      if (tile.is_minion()) CHECK(tile.range == 1);
      CHECK_FALSE(effect_table().has(line.kind, Trigger::Action));
      seen = static_cast<Traits>(seen | tile.traits);
    }
  }
  CHECK((seen & known) == known);
}

TEST_CASE("the editions do not read each other's set-ups and links", "[vortex][play]") {
  const GameEntry &maelstrom = *find_game("maelstrom"), &vortex = *find_game("vortex");
  const auto fresh = vortex.begin({}, {});
  REQUIRE(fresh.ok());
  const std::string notation = (*fresh)->position(), link = (*fresh)->link();
  CHECK(notation == "vortex/1 a=arcanae b=brood phase=primary");
  CHECK(link.substr(0, 3) == "#pv");
  CHECK(game_of(link) == &vortex);
  CHECK(game_of(notation) == &vortex);
  CHECK((*vortex.resume(link))->position() == notation);
  CHECK_FALSE(maelstrom.resume(link).ok());
  CHECK_FALSE(maelstrom.begin({}, notation).ok());
  CHECK(vortex.begin({}, "maelstrom/1 a=arcanae b=brood").error().message ==
        "this is a set-up of Maelstrom");
  CHECK(maelstrom.begin({}, "vortex/1 a=arcanae b=brood").error().message ==
        "this is a set-up of Vortex");
}

TEST_CASE("a link cannot carry a position of one edition as one of the other", "[vortex][play]") {
  const State state = *start(demo_setup());
  const std::string wrong = write_link(LinkKind::Position, 'm', kPackedVersion, pack(state));
  CHECK(find_game("maelstrom")->resume(wrong).error().message ==
        "This link holds a position of the other edition.");
}

// ---- Links and saves ------------------------------------------------------------------------

TEST_CASE("tiles are only ever appended to the catalogue", "[vortex][stored][content]") {
  std::istringstream tags(stored("catalogue-1.txt"));
  int kind = 0;
  for (std::string tag; tags >> tag; ++kind) {
    REQUIRE(kind < catalogue().size());
    CHECK(catalogue()[static_cast<TileKind>(kind)].tag == tag);
  }
  CHECK(kind == 143);
}

TEST_CASE("links of version 1 are read for good", "[vortex][stored]") {
  CHECK(check_stored_links(*find_game("vortex"), "vortex-1.txt", Layout::Former) == 6);
}

TEST_CASE("links of version 2 are read for good", "[vortex][stored]") {
  CHECK(check_stored_links(*find_game("vortex"), "vortex-2.txt", Layout::Former) == 7);
}

TEST_CASE("links of version 3 are read for good", "[vortex][stored]") {
  CHECK(check_stored_links(*find_game("vortex"), "vortex-3.txt", Layout::Former) == 9);
}

TEST_CASE("links of version 4 are read for good", "[vortex][stored][rule:VTX-R6]") {
  CHECK(check_stored_links(*find_game("vortex"), "vortex-4.txt") == 11);
}

TEST_CASE("links of this version are stored", "[.][sample]") {
  store_links(*find_game("vortex"), "vortex-4.txt");
}

TEST_CASE("made-up forces keep links short", "[vortex][snapshot]") {
  Random random(5);
  for (int i = 0; i < 50; ++i) {
    const State state = *start(Vortex::draw_built_setup(random));
    CHECK(pack(state).size() < 75);
    CHECK(*unpack(pack(state), kPackedVersion) == state);
  }
}

// Calls visit(state) with every state of a random game between made-up forces.
template <class F>
void play_custom_game(std::uint64_t seed, F&& visit) {
  Random random(seed);
  State state =
      *start(seed % 2 == 0 ? Vortex::draw_built_setup(random) : Vortex::draw_odd_setup(random));
  std::vector<Action> actions;
  for (;;) {
    visit(state);
    legal_actions(state, actions);
    if (actions.empty()) return;
    apply(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
}

TEST_CASE("positions of Vortex come back from their links, and so do observations",
          "[vortex][snapshot]") {
  int answers = 0, discards = 0, lasting = 0, relics = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    play_custom_game(seed, [&](const State& state) {
      for (const State& each : {state, observe(state, Seat::A), observe(state, Seat::B)}) {
        const auto again = unpack(pack(each), kPackedVersion);
        REQUIRE(again.ok());
        REQUIRE(*again == each);
      }
      answers += state.awaiting == Awaiting::Answer ? 1 : 0;
      discards += state.awaiting == Awaiting::FirstDiscard ? 1 : 0;
      lasting += state.lasting.empty() ? 0 : 1;
      relics += state.side(Seat::A).relics.empty() ? 0 : 1;
    });
  }
  CHECK(answers > 0);
  CHECK(discards > 0);
  CHECK(lasting > 0);
  CHECK(relics > 0);
}

TEST_CASE("a match of Vortex is saved and comes back whole", "[vortex][save]") {
  Random random(9);
  auto match = *Match<Vortex>::begin(Vortex::draw_built_setup(random));
  std::vector<Action> actions;
  while (!to_act(match.state()).is_nobody() && match.size() < 150) {
    legal_actions(match.state(), actions);
    REQUIRE_FALSE(match.append(actions[random.below(static_cast<std::uint32_t>(actions.size()))]));
  }
  const auto loaded = load_match<Vortex>(save_match(match));
  REQUIRE(loaded.ok());
  CHECK(loaded->match.state() == match.state());
  CHECK(loaded->match.log() == match.log());
  CHECK_FALSE(load(save_match(match)).ok());  // no match of the other edition
}

// ---- Hidden things ---------------------------------------------------------------------------

// What one seat sees does not change with what is hidden from it: drawn hands and events too.
TEST_CASE("nothing hidden shows in what a seat sees", "[vortex][observe]") {
  const std::string head = "vortex/1 a=arcanae b=brood phase=action turn=5 ";
  const std::string mass = " mass=1.2aAcA1,1.5bLoF1,1.3aIrE1,1.4bDHo1";
  const State one = position(head + "hand.a=IrG1+Ban1 hand.b=KCr1+Fre2" + mass);
  const State two = position(head + "hand.a=IrG1+Ban1 hand.b=LoF2+DHo1" + mass);
  CHECK(observe(one, Seat::A) == observe(two, Seat::A));
  CHECK(pack(observe(one, Seat::A)) == pack(observe(two, Seat::A)));
  CHECK(write_position(observe(one, Seat::A)) == write_position(observe(two, Seat::A)));
  CHECK_FALSE(observe(one, Seat::B) == observe(two, Seat::B));
}

TEST_CASE("an answer and the defence after it are different stages", "[vortex][bots]") {
  State state = position(
      "vortex/1 a=brood b=IrG4+CeC4+AoD2 phase=action await=event actions=1 hand.b=AoD1 "
      "mass=1.2bIrG1,1.3bCeC1,1.5aLoF1,2.3aDHo1:a,2.4aKCr1:a plays=attack attack=DHo1+KCr1*IrG1");
  const std::uint32_t before = stage_of(state);
  const Awaited awaited = to_act(state);
  apply(state, *read_action(state, "b pass"), nullptr);
  REQUIRE(to_act(state) == awaited);
  CHECK(stage_of(state) != before);
}

TEST_CASE("a relic may be paid by any of many strongholds",
          "[vortex][rule:VTX-R22][rule:MAE-R61]") {
  std::string mass;
  for (int ring = 1; ring <= 20; ++ring) {
    const std::string place = std::to_string(ring) + ".", far = std::to_string(3 * ring);
    mass += place + "0aAcA" + std::to_string(ring) + ",";
    mass += place + far + "aAcA" + std::to_string(20 + ring) + ",";
  }
  const State state = position(
      "vortex/1 a=AcA40+ChE1 b=CeC4 phase=summon hoard=1,0 hand.a=ChE1 mass=" + mass + "1.2bCeC1");
  std::vector<Action> actions;
  legal_actions(state, actions);
  // Each of the forty with an energy, and each two of them; and the end of the phase.
  CHECK(actions.size() == 40 + 40 * 39 / 2 + 1);
}

}  // namespace
}  // namespace mael::maelstrom
