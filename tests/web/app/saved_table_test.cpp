#include "web/app/saved_table.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/core/random.h"
#include "engine/play/games.h"
#include "web/house/house.h"
#include "web/house/maelstrom_table.h"
#include "web/table/kinds/laid_table.h"
#include "web/table/session/described_game.h"

namespace mael::web {

namespace {

using mael::maelstrom::basic_setup;
using mael::maelstrom::Faction;
using mael::maelstrom::Maelstrom;
using Table = SavedTable<Maelstrom>;

Opening sample_opening(Seat by, std::uint16_t value) {
  Opening opening{by, {}, value, {}};
  opening.moment.fill(0xa5);
  opening.salt.fill(static_cast<std::uint8_t>(value));
  return opening;
}

TableSecrets sample_secrets() {
  TableSecrets secrets;
  secrets.game = GameId{1, 2, 3, 4, 5, 6, 7, 8};
  secrets.shared = true;
  secrets.pledges = {pledge_of(sample_opening(Seat::A, 3)), pledge_of(sample_opening(Seat::A, 5))};
  secrets.answers = {sample_opening(Seat::A, 3)};
  secrets.made = {sample_opening(Seat::A, 0), sample_opening(Seat::B, 12)};
  secrets.given = {sample_opening(Seat::B, 7)};
  return secrets;
}

// With how much of the sample's match was told, which is longer than that of a new table.
TableSecrets stored_secrets() {
  TableSecrets secrets = sample_secrets();
  secrets.told = 60;
  secrets.agreed = 40;
  return secrets;
}

// What was made then may be in links.
TableSecrets secrets_of_version_3() {
  TableSecrets secrets;
  secrets.pledges = {pledge_of(sample_opening(Seat::A, 3))};
  secrets.given = {sample_opening(Seat::A, 0), sample_opening(Seat::B, 12),
                   sample_opening(Seat::B, 7)};
  return secrets;
}

KeptClock stored_clock() {
  KeptClock clock{{ClockKind::Limits, 10, 5}};
  clock.played = 1'234'567;
  clock.seats[0] = {61'000, 10'000, 3};
  clock.seats[1] = {599'500, 5'000, 4};
  return clock;
}

Table sample() {
  auto match = Match<Maelstrom>::begin(basic_setup(Faction::Loftis, Faction::Draconis));
  return {{Player{PlayerKind::Person, "Zoë"}, Player{PlayerKind::GreedyBot, ""}},
          0x1234'5678'9abc'def0u,
          std::move(*match),
          0,
          sample_secrets(),
          false,
          0,
          stored_clock()};
}

Bytes write(const Table& table) {
  return LaidTable(DescribedGame<MaelstromTable>::found(table)).file();
}

Result<Table> read(std::span<const std::uint8_t> bytes) {
  const auto saved = read_saved(bytes);
  return saved ? read_table<MaelstromTable>(*saved) : Result<Table>(saved.error());
}

std::string stored(const std::string& name) {
  std::ifstream stream(std::string(MAELSTROM_TESTS_DIR) + "/saves/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("a table is read as it was written", "[app]") {
  const Table table = sample();
  const auto back = read(write(table));
  REQUIRE(back.ok());
  CHECK(back->players == table.players);
  CHECK(back->seed == table.seed);
  CHECK(back->match.state() == table.match.state());
  CHECK(back->broken_at == 0);
  CHECK(back->secrets == table.secrets);
  CHECK(back->clock == table.clock);
}

TEST_CASE("a game without a clock keeps how long it was played, and no more", "[app]") {
  Table table = sample();
  const std::size_t with_clock = write(table).size();
  table.clock = {.played = 90'000};
  const Bytes bytes = write(table);
  CHECK(bytes.size() < with_clock);
  const auto back = read(bytes);
  REQUIRE(back.ok());
  CHECK(back->clock == table.clock);
}

TEST_CASE("tables of every version ever written are still read", "[app]") {
  for (const std::string name :
       {"table-1", "table-2", "table-3", "table-4", "table-5", "table-6", "table-7", "table-8"}) {
    INFO(name);
    const std::string bytes = stored(name + ".bin");
    REQUIRE_FALSE(bytes.empty());
    const auto table = read(Bytes(bytes.begin(), bytes.end()));
    REQUIRE(table.ok());
    CHECK(table->players == sample().players);
    CHECK(table->seed == sample().seed);
    CHECK(table->match.size() > 60);
    CHECK(table->broken_at == 0);
    CHECK(write_position(table->match.state()) + "\n" == stored("table-1.txt"));
    CHECK(table->clock == (name >= "table-6" ? stored_clock() : KeptClock()));
    CHECK(table->secrets == (name >= "table-5"   ? stored_secrets()
                             : name == "table-4" ? secrets_of_version_3()
                                                 : TableSecrets()));
  }
}

TEST_CASE("a table is written as the newest sample was", "[app]") {
  const std::string bytes = stored("table-8.bin");
  const auto table = read(Bytes(bytes.begin(), bytes.end()));
  REQUIRE(table.ok());
  const Bytes again = write(*table);
  CHECK(std::string(again.begin(), again.end()) == bytes);
}

TEST_CASE("a sample table of this version is stored", "[.][sample]") {
  const std::string bytes = stored("table-1.bin");
  auto table = read(Bytes(bytes.begin(), bytes.end()));
  REQUIRE(table.ok());
  table->secrets = stored_secrets();
  table->clock = stored_clock();
  const Bytes again = write(*table);
  std::ofstream(std::string(MAELSTROM_TESTS_DIR) + "/saves/table-8.bin", std::ios::binary)
      << std::string(again.begin(), again.end());
}

TEST_CASE("a table of another game or of other seats is not read", "[app]") {
  SavedBytes saved = *read_saved(write(sample()));
  SECTION("another game") { saved.game = 'c'; }
  SECTION("fewer seats") { saved.players.pop_back(); }
  SECTION("more seats") { saved.players.emplace_back(); }
  const auto back = read_saved(write_saved(saved));
  REQUIRE(back.ok());
  CHECK_FALSE(read_table<MaelstromTable>(*back).ok());
}

TEST_CASE("foreign and damaged files are refused with a sentence", "[app]") {
  const Bytes good = write(sample());
  CHECK_FALSE(read({}).ok());
  const std::string text = "Dear Sir or Madam, this is a letter.";
  CHECK_FALSE(read(Bytes(text.begin(), text.end())).ok());
  for (std::size_t size = 0; size < good.size(); ++size) {
    const auto cut = read(std::span(good).first(size));
    REQUIRE_FALSE(cut.ok());
    CHECK_FALSE(cut.error().message.empty());
  }
}

const Standing kStanding{keyed("app.game.title", {typed("Zoë"), keyed("faction.brood.name")}),
                         keyed("app.game.turn", {counted(5), counted(3), counted(2)}),
                         Seats::only(Seat::B),
                         keyed("faction.brood.name"),
                         {{{Sketch::Form::Hexagon, Sketch::Ink::Legal, 20, {{127, 127}}}}},
                         2};

// As storage keeps it.
StoredGame in_parts(const Table& table) {
  MatchParts parts = save_parts(table.match, table.match.size(), 0);
  StoredGame game{"game", 1, 0, "", ""};
  game.head = write_head({'m',
                          {table.players.begin(), table.players.end()},
                          table.seed,
                          std::move(parts.head),
                          table.secrets,
                          {},
                          table.clock},
                         kStanding);
  game.segments = std::move(parts.segments);
  return game;
}

TEST_CASE("a table in parts is read as it was written, and makes the same file", "[app]") {
  const std::string bytes = stored("table-8.bin");
  const Bytes file(bytes.begin(), bytes.end());
  const Table table = *read(file);
  const StoredGame game = in_parts(table);
  const auto back = read_table<MaelstromTable>(*read_stored(game));
  REQUIRE(back.ok());
  CHECK(back->players == table.players);
  CHECK(back->seed == table.seed);
  CHECK(back->match.log() == table.match.log());
  CHECK(back->match.state() == table.match.state());
  CHECK(back->secrets == table.secrets);
  CHECK(back->clock == table.clock);
  CHECK(back->entries == table.match.size());
  CHECK(*file_of(the_house().tables, game) == file);
  CHECK(read_head(game.head)->secrets == table.secrets);
}

TEST_CASE("a head is no file, and a file in storage is a game in one piece", "[app]") {
  const StoredGame game = in_parts(sample());
  CHECK_FALSE(read_saved(game.head).ok());
  StoredGame piece{"game", 1, 0, "", ""};
  piece.head = write(sample());
  const auto back = read_table<MaelstromTable>(*read_stored(piece));
  REQUIRE(back.ok());
  CHECK(back->entries == 0);
  CHECK(*file_of(the_house().tables, piece) == piece.head);
}

TEST_CASE("a broken table in parts tells no more than is left of it", "[app]") {
  const std::string bytes = stored("table-8.bin");
  Table table = *read(Bytes(bytes.begin(), bytes.end()));
  StoredGame game = in_parts(table);
  game.segments.front().clear();
  const auto back = read_table<MaelstromTable>(*read_stored(game));
  REQUIRE(back.ok());
  CHECK(back->is_damaged);
  CHECK(back->match.state() == table.match.state());
  CHECK(back->secrets.told <= static_cast<std::uint32_t>(back->match.size()));
  CHECK(back->secrets.agreed == 0);
  const auto file = read(*file_of(the_house().tables, game));
  REQUIRE(file.ok());
  CHECK(file->broken_at == 0);
  CHECK(file->match.state() == table.match.state());
}

TEST_CASE("no bytes whatever bring the reader of stored games down", "[app]") {
  Random random(4);
  const std::string bytes = stored("table-8.bin");
  const StoredGame good = in_parts(*read(Bytes(bytes.begin(), bytes.end())));
  int refused = 0, broken = 0;
  for (int i = 0; i < 1000; ++i) {
    StoredGame game = good;
    const auto part = random.below(static_cast<std::uint32_t>(game.segments.size() + 1));
    Bytes& spoiled = part == 0 ? game.head : game.segments[part - 1];
    for (std::uint32_t k = random.below(4) + 1; k > 0; --k) {
      spoiled[random.below(static_cast<std::uint32_t>(spoiled.size()))] =
          static_cast<std::uint8_t>(random.next());
    }
    const auto saved = read_stored(game);
    const auto table = saved ? read_table<MaelstromTable>(*saved) : Result<Table>(saved.error());
    if (!table) {
      ++refused;
      CHECK_FALSE(table.error().message.empty());
    } else if (table->broken_at > 0) {
      ++broken;
    }
  }
  CHECK(refused > 0);
  CHECK(broken > 0);
}

TEST_CASE("no bytes whatever bring the reader down", "[app]") {
  Random random(3);
  const Bytes good = write(sample());
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    Bytes bytes = good;
    for (std::uint32_t k = random.below(4) + 1; k > 0; --k) {
      const auto size = static_cast<std::uint32_t>(bytes.size());
      bytes[random.below(size)] = static_cast<std::uint8_t>(random.next());
    }
    if (!read(bytes).ok()) ++refused;
  }
  CHECK(refused > 0);
}

TEST_CASE("a list of games names both sides and where the game stands", "[app]") {
  const Table table = sample();
  CHECK(said(MaelstromTable::title_of(table.players, table.match.state())) ==
        "Zoë against Draconis");
  CHECK(said(MaelstromTable::line_of(table.match.state())) == "Setting up");
}

TEST_CASE("what a list of games says of one stands at the end of its head", "[app]") {
  const Bytes head = in_parts(sample()).head;
  const auto standing = read_standing(head);
  REQUIRE(standing);
  CHECK(*standing == kStanding);
  CHECK(said(standing->title) == "Zoë against Brood");
  CHECK(said(standing->line) == "Turn 5, Essence 3 to 2");
}

TEST_CASE("a head without its end is the game still, and says nothing of itself", "[app]") {
  const Table table = sample();
  const Bytes head = in_parts(table).head;
  const std::size_t whole = head.size();
  std::size_t without = whole;
  while (read_head(std::span(head).first(without - 1)).ok()) --without;
  const std::size_t seats = whole - 1;  // where it stands how many play: one byte
  const std::size_t sketch = seats - 2 - write_sketch(kStanding.sketch).size();
  CHECK(without < sketch);
  Standing plain = kStanding;
  plain.sketch = {};
  plain.seats = 0;
  Standing sketched = kStanding;
  sketched.seats = 0;
  for (std::size_t size = without; size < whole; ++size) {
    const auto cut = std::span(head).first(size);
    const auto standing = read_standing(cut);
    CHECK(standing.has_value() == (size >= sketch));
    CHECK((!standing || *standing == (size < seats ? plain : sketched)));
    CHECK(read_head(cut)->players.size() == table.players.size());
  }
}

TEST_CASE("a sketch that is none costs nothing of what is said of a game", "[app]") {
  Bytes head = in_parts(sample()).head;
  head[head.size() - 1 - write_sketch(kStanding.sketch).size()] = 0xff;  // its first form
  const auto standing = read_standing(head);
  REQUIRE(standing);
  CHECK(standing->sketch.is_empty());
  CHECK(standing->title == kStanding.title);
}

TEST_CASE("more seats than there are cost nothing of what is said of a game", "[app]") {
  Bytes head = in_parts(sample()).head;
  head.back() = kMaxSeats + 1;
  const auto standing = read_standing(head);
  REQUIRE(standing);
  CHECK(standing->seats == 0);
  CHECK(standing->sketch == kStanding.sketch);
}

TEST_CASE("whatever a head ends with, what is said of it is bounded and has its texts", "[app]") {
  Random random(5);
  const Bytes good = in_parts(sample()).head;
  int refused = 0, taken = 0;
  for (int i = 0; i < 4000; ++i) {
    Bytes bytes = good;
    for (std::uint32_t k = random.below(4) + 1; k > 0; --k) {
      const std::size_t back = random.below(128) + 1;
      bytes[bytes.size() - back] = static_cast<std::uint8_t>(random.next());
    }
    const auto standing = read_standing(bytes);
    ++(standing ? taken : refused);
    if (!standing) continue;
    for (const Phrase* phrase : {&standing->title, &standing->line, &standing->first}) {
      CHECK(said(*phrase).size() < 2000);
      CHECK((!phrase->is_key || said(*phrase) != "[" + phrase->text + "]"));
    }
  }
  CHECK(refused > 0);
  CHECK(taken > 0);
}

TEST_CASE("words that are too long or too deep are cut when they are kept", "[app]") {
  Standing long_one = kStanding;
  long_one.first = typed(std::string(1000, 'x'));
  long_one.title.parts = {keyed("app.game.title", {keyed("app.game.title", {typed("deep")})}),
                          typed("b"), typed("c"), typed("d"), typed("e")};
  const auto standing = read_standing(write_head({'m', {}, 1, {}}, long_one));
  REQUIRE(standing);
  CHECK(standing->first.text.size() == kLongestPhrase);
  CHECK(standing->title.parts.size() == kMostParts);
  CHECK(standing->title.parts[0].parts[0].parts.empty());
}

TEST_CASE("saves bear the letters of their game's links", "[app]") {
  for (const TableKind& kind : the_house().tables) {
    const auto found = std::find_if(games().begin(), games().end(), [&](const GameEntry* game) {
      return game->card.letter == kind.letter;
    });
    REQUIRE(found != games().end());
    CHECK(std::count(kind.games.begin(), kind.games.end(), (*found)->card.id) == 1);
  }
}

}  // namespace mael::web
