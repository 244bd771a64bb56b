#include "engine/play/command.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

#include "engine/play/arguments.h"
#include "engine/play/coverage.h"
#include "engine/play/games.h"
#include "engine/play/json.h"

using namespace mael;

namespace {

using Words = std::vector<std::string>;

const std::string kPosition = "maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1,2.4aIrE1";

std::string out(const Words& words, const World& world = {}) {
  const Answer result = answer(words, world);
  CHECK(result.error == "");
  return result.out;
}

std::string error(const Words& words, const World& world = {}) {
  const Answer result = answer(words, world);
  CHECK(result.out == "");
  return result.error;
}

bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// What stands behind "key":" in a line.
std::string field(const std::string& line, const std::string& key) {
  const std::string open = "\"" + key + "\":\"";
  const std::size_t begin = line.find(open);
  REQUIRE(begin != std::string::npos);
  return line.substr(begin + open.size(),
                     line.find('"', begin + open.size()) - begin - open.size());
}

// The number behind "key": in a line.
double figure(const std::string& line, const std::string& key) {
  const std::string open = "\"" + key + "\":";
  const std::size_t begin = line.find(open);
  REQUIRE(begin != std::string::npos);
  return std::strtod(line.c_str() + begin + open.size(), nullptr);
}

}  // namespace

TEST_CASE("JSON is written field by field", "[play][command]") {
  CHECK(JsonLine().text() == "{}");
  CHECK(JsonLine().add("a", "x\"\\\n\t\x01").text() == R"({"a":"x\"\\\n\t\u0001"})");
  CHECK(JsonLine().add("n", -3).add("yes", true).text() == R"({"n":-3,"yes":true})");
  CHECK(JsonLine().add("list", Words{"a", "b"}).add("none", Words{}).text() ==
        R"({"list":["a","b"],"none":[]})");
  CHECK(JsonLine().add_rounded("x", 1.25, 1).add_rounded("y", -0.2, 0).text() ==
        R"({"x":1.2,"y":0})");
  CHECK(JsonLine().add_rounded("x", 1.0 / 0.0, 1).text() == R"({"x":null})");
}

TEST_CASE("arguments are plain words and options", "[play][command]") {
  const auto read = Arguments::read({"a", "--games", "12", "b", "--fast"}, {"games"}, {"fast"});
  REQUIRE(read.ok());
  CHECK(read->plain() == Words{"a", "b"});
  CHECK(*read->number("games", 1, 20, 5) == 12);
  CHECK(*read->number("depth", 1, 20, 5) == 5);
  CHECK(read->has("fast"));
  CHECK_FALSE(read->has("slow"));
  CHECK(read->text("games") == "12");
  CHECK(read->number("games", 1, 9, 5).error().message ==
        "--games takes a number in 1 … 9, not '12'");
  CHECK(Arguments::read({"--x"}, {}).error().message == "unknown option --x");
  CHECK(Arguments::read({"--x"}, {"x"}).error().message == "--x takes a value");
  CHECK(Arguments::read({"--x", "1", "--x", "2"}, {"x"}).error().message == "--x is given twice");
  CHECK(**Arguments::read({"--seed", "9999999999999999999"}, {"seed"})->seed("seed") ==
        9999999999999999999u);
  CHECK_FALSE(Arguments::read({"--seed", "-1"}, {"seed"})->seed("seed").ok());
  CHECK_FALSE(*Arguments::read({}, {"seed"})->seed("seed"));
}

TEST_CASE("the tests that hold a rule are found by reading them", "[play][command]") {
  std::vector<Cover> covers;
  find_covers("x.scn", "# rule MAE-001\nrule   MAE-088 MAE-R1  a tile MAE-002\ngiven\n", covers);
  find_covers("y.cpp", "TEST_CASE(\"t\", \"[a][rule:MAE-003][rule:MAE-R9]\")", covers);
  REQUIRE(covers.size() == 4);
  CHECK(covers[0].rule == "MAE-088"_rule);
  CHECK(covers[0].where == "x.scn:2");
  CHECK(covers[1].rule == "MAE-R1"_rule);
  CHECK(covers[2].rule == "MAE-003"_rule);
  CHECK(covers[3].rule == "MAE-R9"_rule);
  CHECK(covers[3].where == "y.cpp:1");
}

TEST_CASE("what comments and texts say of a rule is no test of it", "[play][command]") {
  std::vector<Cover> covers;
  find_covers("y.h", "//   tests '[rule:MAE-001]'\n", covers);
  find_covers("y.cpp",
              "// TEST_CASE(\"t\", \"[rule:MAE-001]\")\n"
              "const char* text = \"[rule:MAE-002]\";\n"
              "rule MAE-003 a text within a text\n",
              covers);
  find_covers("x.scn", "# [rule:MAE-004]\nrule MAE-005 n\nthen [rule:MAE-006]\n", covers);
  find_covers("z.cpp",
              "TEST_CASE(\"t [rule:MAE-R1]\",  // [rule:MAE-R2]\n"
              "          \"[a][rule:MAE-R3]\"\n          \"[rule:MAE-R4]\") {\n"
              "  CHECK(tag == \"[rule:MAE-R5]\");\n}\n",
              covers);
  std::vector<std::string> found;
  for (const Cover& cover : covers) found.push_back(cover.rule.text() + " " + cover.where);
  CHECK(found == std::vector<std::string>{"MAE-005 x.scn:2", "MAE-R3 z.cpp:2", "MAE-R4 z.cpp:3"});
}

TEST_CASE("what is no command shows every verb", "[play][command]") {
  CHECK(holds(error({}), "usage: maelstrom VERB"));
  CHECK(holds(error({"fly"}), "no verb 'fly'"));
  CHECK(holds(error({"fly"}), "signature GAME"));
}

TEST_CASE("games are listed and found by id and link", "[play][command]") {
  CHECK(
      holds(out({"games"}), "{\"id\":\"maelstrom\",\"title\":\"Maelstrom (2002)\",\"seats\":2}\n"));
  CHECK(holds(out({"games"}), "\"id\":\"edge-cards\""));
  CHECK(find_game("maelstrom"));
  CHECK_FALSE(find_game("Maelstrom"));
  CHECK(game_of(kPosition) == find_game("maelstrom"));
  CHECK(game_of("https://example.org/#pm1abc") == find_game("maelstrom"));
  CHECK_FALSE(game_of("px1abc"));
  CHECK_FALSE(game_of(""));
}

TEST_CASE("a fresh position is usual, drawn or set up", "[play][command]") {
  CHECK(field(out({"new", "maelstrom"}), "position") ==
        "maelstrom/1 a=arcanae b=brood phase=primary");
  CHECK(out({"new", "maelstrom", "--seed", "4"}) == out({"new", "maelstrom", "--seed", "4"}));
  World world;
  world.read_file = [](const std::string& path) -> Result<std::string> {
    if (path != "s.txt") return Error{path + ": cannot be read"};
    return std::string("maelstrom/1 a=host b=host opt=same:1,essence:5");
  };
  const std::string fresh = out({"new", "maelstrom", "--setup", "s.txt"}, world);
  CHECK(holds(fresh, "a=host b=host"));
  CHECK(error({"new", "maelstrom", "--setup", "t.txt"}, world) == "t.txt: cannot be read");
  CHECK(error({"new", "maelstrom", "--setup", "s.txt"}) == "this build has no files");
  CHECK(holds(error({"new", "chess"}), "there is no game 'chess'"));
}

TEST_CASE("a setup that cannot be played is refused with its rule", "[play][command]") {
  World world;
  world.read_file = [](const std::string&) -> Result<std::string> {
    return std::string("maelstrom/1 a=host b=host");
  };
  CHECK(holds(error({"new", "maelstrom", "--setup", "x"}, world), "MAE-R86"));
}

TEST_CASE("links and positions show the same", "[play][command]") {
  const std::string shown = out({"show", kPosition});
  CHECK(holds(shown, "\"awaits\":[\"a\"],\"over\":false"));
  const std::string link = field(shown, "link");
  CHECK(link[0] == '#');
  CHECK(out({"show", link}) == shown);
  CHECK(out({"show", "https://example.org/play/" + link}) == shown);
  CHECK_FALSE(error({"show", link.substr(0, link.size() - 1)}).empty());
  CHECK(holds(error({"show", "nonsense"}), "neither a link nor a position"));
  CHECK_FALSE(error({"show", "maelstrom/1 a=nobody"}).empty());
}

TEST_CASE("a link to a moment shows how the match lay then, and how much it tells",
          "[play][command][link]") {
  const auto match = find_game("maelstrom")->resume(kPosition);
  REQUIRE(match);
  for (const char* action : {"a IrE1-2.3", "a end"}) REQUIRE((*match)->append(action));
  const std::string link = (*match)->link_at(1);
  const std::string shown = out({"show", link});
  CHECK(field(shown, "position") == field(out({"apply", kPosition, "a IrE1-2.3"}), "position"));
  CHECK(holds(shown, "\"moment\":1,\"entries\":2"));
  CHECK_FALSE(error({"show", link.substr(0, link.size() - 1)}).empty());
}

TEST_CASE("legal actions come one a line", "[play][command]") {
  const std::string lines = out({"legal", kPosition});
  CHECK(holds(lines, "{\"action\":\"a IrE1-2.3\"}\n"));
  CHECK(holds(lines, "{\"action\":\"a end\"}\n"));
}

TEST_CASE("a position that waits for a sealed value says so", "[play][command]") {
  const std::string sealed =
      "edge-cards/1 await=bid turn=5 actions=1 stockpile=9,12 "
      "ships.a=A1.Lan ships.b=A1.Pic,A2.Rai declared=A1*A1 sealed=?,?";
  CHECK(holds(error({"legal", sealed}), "only the device that sealed it can open it"));
  const std::string over = field(out({"apply", kPosition, "a resign"}), "position");
  CHECK(out({"legal", over}).empty());
}

TEST_CASE("a card's condition that fails is named", "[play][command][rule:ECG-066]") {
  const std::string hand =
      "edge-cards/1 hand.a=Min+Eva+Res+Sab+Con ships.a=A1.Lan "
      "ships.b=A1.Bat,P1.Min planets=Zyc:4,Goc,Yul,Tar";
  const auto sentence = [](const std::string& position, const char* action) {
    return field(out({"why", position, action}), "sentence");
  };
  CHECK(sentence(hand, "a Sab@bA1.Bat") ==
        "Sabotage: it is for an enemy ship in the attack area, of defence 2 or less.");
  CHECK(sentence(hand, "a Con@P1") ==
        "Emergency Convoy: it is for a planet where you have a syphon.");
  CHECK(holds(sentence(hand + " ceasefire=1 discard=Cea", "a A1*A1"),
              "no attack for the rest of this player-turn"));
}

TEST_CASE("why tells the rule and the sentence", "[play][command]") {
  CHECK(out({"why", kPosition, "a end"}) == "{\"accepted\":true}\n");
  const std::string refused = out({"why", kPosition, "a AcA1-1.3"});
  CHECK(field(refused, "rule") == "MAE-069");
  CHECK(field(refused, "sentence") == "Academy of the Arcane cannot move: only minions do.");
  CHECK_FALSE(error({"why", kPosition, "a fly"}).empty());
  CHECK_FALSE(error({"why", kPosition}).empty());
}

TEST_CASE("actions are applied in turn, or the first in the way is told", "[play][command]") {
  CHECK(holds(out({"apply", kPosition, "a IrE1-2.3", "a end"}), "phase=action"));
  CHECK(out({"apply", kPosition}) == out({"show", kPosition}));
  CHECK(holds(error({"apply", kPosition, "a end", "a IrE1-2.3"}), "a IrE1-2.3: MAE-0"));
  const std::string drawn = out({"apply", kPosition, "a end", "a draw", "--seed", "5"});
  CHECK(holds(drawn, "\"awaits\":[\"a\"]"));
  CHECK(holds(out({"apply", kPosition, "a end", "a draw"}), "\"awaits\":[\"~\"]"));
}

TEST_CASE("chance that is named among the actions is not drawn from the seed", "[play][command]") {
  const std::string position = "edge-cards/1 step=draw await=draw";
  for (const char* seed : {"1", "2", "3"}) {
    const std::string after = out({"apply", position, "~draw:Lan", "~draw:Bul", "--seed", seed});
    INFO(after);
    const std::string hands = after.substr(after.find("hand.a="));
    CHECK(hands.find("Lan") < hands.find("hand.b="));
    CHECK(hands.find("Bul", hands.find("hand.b=")) != std::string::npos);
  }
}

TEST_CASE("a game that is over names winner and rule", "[play][command]") {
  const std::string over = out({"apply", kPosition, "a resign"});
  CHECK(holds(over, "\"over\":true,\"winner\":\"b\",\"rule\":\"MAE-R77\""));
}

TEST_CASE("random games and their signature depend on the seed alone", "[play][command]") {
  const Words words{"signature", "maelstrom", "--games", "6"};
  CHECK(out(words) == out(words));
  CHECK(field(out(words), "signature") !=
        field(out({"signature", "maelstrom", "--games", "6", "--seed", "2"}), "signature"));
  const std::string random = out({"random", "maelstrom", "--games", "6"});
  const std::string signature = out(words);
  const std::size_t actions = signature.find("\"actions\":");
  CHECK(holds(random, signature.substr(actions, signature.find(',', actions) - actions)));
}

TEST_CASE("sequences are counted to every depth", "[play][command]") {
  CHECK(out({"perft", "maelstrom", "2"}) ==
        "{\"depth\":1,\"count\":2}\n{\"depth\":2,\"count\":2}\n");
  CHECK_FALSE(error({"perft", "maelstrom", "0"}).empty());
  CHECK_FALSE(error({"perft", "maelstrom"}).empty());
  CHECK(holds(out({"perft", kPosition, "1"}), "\"depth\":1"));
}

TEST_CASE("the arena plays pairs with the seats swapped", "[play][command]") {
  const std::string result =
      out({"arena", "maelstrom", "greedy", "random", "--games", "6", "--seed", "2"});
  CHECK(holds(result, "\"games\":6,\"wins\":6,\"losses\":0"));
  CHECK(holds(result, "\"first_seat_wins\":3"));
  // The coin falls alike in both games of a pair: each bot goes first in one of them.
  CHECK(holds(result, "\"first_player_wins\":3,\"first_player_share\":0.500"));
  CHECK(holds(result, "\"elo\":null"));
  CHECK_FALSE(error({"arena", "maelstrom", "greedy", "deep"}).empty());
  const Words searching{"arena", "maelstrom", "master:30", "greedy", "--games", "2", "--seed", "5"};
  CHECK(out(searching) == out(searching));
  Words named = searching;
  named[2] = "master";
  named.insert(named.end(), {"--iterations", "30"});
  CHECK(field(out(searching), "first") == "master:30");
  CHECK(field(out(named), "first") == "master");
  const auto behind_names = [](const std::string& line) { return line.substr(line.find("games")); };
  CHECK(behind_names(out(named)) == behind_names(out(searching)));
  CHECK(holds(error({"arena", "maelstrom", "expert", "greedy", "--ms", "5"}), "clock"));
  World world;
  int jobs = 0;
  world.run_jobs = [&](int count, const std::function<void(int)>& job) {
    for (int i = count; i-- > 0; ++jobs) job(i);
  };
  CHECK(out({"arena", "maelstrom", "greedy", "random", "--games", "6", "--seed", "2"}, world) ==
        result);
  CHECK(jobs == 6);
}

TEST_CASE("the arena says how many turns its games lasted", "[play][command]") {
  CHECK(holds(out({"arena", "edge-cards", "greedy", "random", "--games", "4", "--seed", "2",
                   "--setup", "edge-cards/1 factions=Epi,Kar opt=last:3"}),
              "\"turns_per_game\":3.0"));
}

TEST_CASE("the arena says what ended its games and how points fell", "[play][command]") {
  const auto arena = [](const std::string& options) {
    return out({"arena", "edge-cards", "greedy", "greedy", "--games", "6", "--seed", "2", "--setup",
                "edge-cards/1 factions=Epi,Kar opt=" + options});
  };
  const std::string cut = arena("last:7");  // no game reaches the turn that asks for a leader
  CHECK(figure(cut, "cut_short") == 6);
  // The rule named is another for games drawn at that moment.
  CHECK(figure(cut, "ended_ECG-R59") + figure(cut, "draws") == 6);
  CHECK_FALSE(holds(cut, "leads_at_turn_8"));
  const std::string longer = arena("last:9");
  CHECK(figure(longer, "leads_at_turn_8") > 0);
  CHECK(figure(longer, "winner_points") > figure(longer, "loser_points"));
  CHECK(figure(longer, "leader_wins") > 0.3);
}

TEST_CASE("the arena plays from a set-up and says how it favours seat a", "[play][command]") {
  const std::string setup = "maelstrom/1 a=host b=brood";
  const Words words{"arena", "maelstrom", "greedy", "greedy",  "--games",
                    "10",    "--seed",    "2",      "--setup", setup};
  const std::string result = out(words);
  CHECK(field(result, "setup") == setup);
  CHECK(holds(result, "\"first_seat_share\":0."));
  World world;
  world.read_file = [&](const std::string& path) -> Result<std::string> {
    if (path != "there") return Error{path + ": cannot be read"};
    return setup;
  };
  Words from_file = words;
  from_file.back() = "there";
  CHECK(out(from_file, world) == result);
  from_file.back() = "elsewhere";
  CHECK(error(from_file, world) == "elsewhere: cannot be read");
  CHECK(error(from_file) == "this build has no files");
  Words wrong = words;
  wrong.back() = "maelstrom/1 a=host b=host";
  CHECK_FALSE(error(wrong).empty());
}

TEST_CASE("bots play random games within every promise", "[play][command]") {
  for (const char* game : {"maelstrom", "vortex"}) {
    const std::string given = out({"random", game, "--bots", "--games", "4", "--seed", "3"});
    CHECK(holds(given, "\"games\":4"));
    CHECK_FALSE(given == out({"random", game, "--games", "4", "--seed", "3"}));
  }
  CHECK(holds(out({"random", "vortex", "--bots", "--built", "--games", "2"}), "\"games\":2"));
}

TEST_CASE("Elo points follow from the share of the points", "[play][command]") {
  CHECK(elo_of(0.5) == 0);
  CHECK(elo_of(0.75) > 190.8);
  CHECK(elo_of(0.75) < 190.9);
  CHECK(elo_of(0.25) < -190.8);
}

TEST_CASE("a bench asks its clock and measures links", "[play][command]") {
  World world;
  std::uint64_t now = 0;
  world.clock = [&] { return now += 1'000'000'000; };
  const std::string bench = out({"bench", "maelstrom", "--iterations", "20"}, world);
  CHECK(holds(bench, "\"movement_lists_per_second\":"));
  CHECK(holds(bench, "{\"turns\":20,\"positions\":"));
  CHECK(error({"bench", "maelstrom"}) == "this build has no clock");
}

TEST_CASE("a bench measures searches of the size asked for and counts moves", "[play][command]") {
  World world;
  std::uint64_t now = 0;
  world.clock = [&] { return now += 1'000'000'000; };
  const std::string bench = out({"bench", "edge-cards", "--iterations", "3"}, world);
  // A run is eight searches, and by this clock it takes a second.
  CHECK(holds(bench, "{\"iterations\":3,\"playout\":false,\"simulations_per_second\":24}"));
  CHECK(holds(bench, "{\"iterations\":3,\"playout\":true,\"simulations_per_second\":24}"));
  const double lists = figure(bench, "legal_lists_per_second");
  const double branching = figure(bench, "branching_factor");
  const double moves = figure(bench, "moves_per_second");
  CHECK(branching > 1);
  CHECK(std::abs(moves - lists * branching) < lists * 0.06);
  CHECK_FALSE(error({"bench", "maelstrom", "--iterations", "0"}, world).empty());
}

TEST_CASE("rules are listed with the tests that hold them", "[play][command]") {
  World world;
  world.read_folder = [](const std::string& folder) -> Result<std::vector<World::NamedText>> {
    CHECK(folder == "there");
    return std::vector<World::NamedText>{
        {"there/a.scn", "rule MAE-002 it ends\n"},
        {"there/elsewhere.tsv", "id\twhere\twhat\nMAE-003\tbox\tcubes\nMAE-004\tnext\tx\n"}};
  };
  const std::string all = out({"rules", "maelstrom", "--tests", "there"}, world);
  CHECK(holds(all, "{\"rule\":\"MAE-001\",\"section\":1,"));
  CHECK(holds(all, "\"tests\":[\"there/a.scn:1\"]}"));
  const std::string untested = out({"rules", "maelstrom", "--untested", "--tests", "there"}, world);
  CHECK(holds(untested, "MAE-001"));
  CHECK_FALSE(holds(untested, "\"MAE-002\""));
  CHECK_FALSE(holds(untested, "\"MAE-003\""));
  CHECK(holds(untested, "\"MAE-004\""));
}

TEST_CASE("content is checked as built in or as in a folder", "[play][command]") {
  CHECK(holds(out({"content", "--check"}), "\"tiles\":143,\"rules\":350"));
  World world;
  world.read_file = [](const std::string& path) -> Result<std::string> {
    return Error{path + ": cannot be read"};
  };
  const Answer faulty = answer({"content", "--check", "--assets", "assets"}, world);
  CHECK(holds(faulty.error, "assets/maelstrom/tiles.tsv: cannot be read"));
  CHECK(holds(faulty.out, "{\"game\":\"vortex\",\"faults\":1}\n"));
}

TEST_CASE("a match as text is replayed from a file", "[play][command][match_text]") {
  World world;
  world.read_file = [](const std::string& path) -> Result<std::string> {
    if (path == "short.txt") return std::string("maelstrom/1 a=arcanae b=brood\nb primary:LoF\n");
    if (path == "wrong.txt") return std::string("maelstrom/1 a=arcanae b=brood\nb castle\n");
    return Error{"there is no such file"};
  };
  const std::string line = out({"replay", "short.txt"}, world);
  CHECK(figure(line, "actions") == 1);
  CHECK(field(line, "game") == "maelstrom");
  CHECK(error({"replay", "wrong.txt"}, world) == "Line 2: found b castle, expected an action.");
  CHECK(error({"replay", "none.txt"}, world) == "there is no such file");
  CHECK(holds(error({"replay"}, world), "expected a file with matches as text"));
  CHECK(error({"replay", "short.txt"}) == "this build has no files");
}
