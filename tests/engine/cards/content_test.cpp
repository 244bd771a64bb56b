// What is wrong with tables of cards that are not right, and where.
#include "engine/cards/content.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/cards/content_check.h"

namespace mael::cards {
namespace {

constexpr std::string_view kHead =
    "tag\tid\ttype\tcopies\tfirst_copies\tcost\trate\tsyphon\tattack\tdefence\ton\tplay\teffect\t"
    "icon\tsource\n";

// A catalogue of the one card whose line this is, with blanks for tabs.
Result<Catalogue, std::vector<Error>> read_line(std::string line) {
  std::replace(line.begin(), line.end(), ' ', '\t');
  return Catalogue::read(std::string(kHead) + line + "\n");
}

// The faults of a card, each on a line of its own.
std::string faults_of(const std::string& line) {
  const auto read = read_line(line);
  std::string all;
  if (read.ok()) return all;
  for (const Error& error : read.error()) all += error.message + "\n";
  return all;
}

CardData card_of(const std::string& line) {
  const auto read = read_line(line);
  INFO(faults_of(line));
  REQUIRE(read.ok());
  return (*read)[0];
}

// The faults of all tables where `from` in one of them reads `to`.
std::vector<std::string> faults_with(std::string ContentFiles::*table, const std::string& from,
                                     const std::string& to) {
  ContentFiles tables = built_in_tables();
  std::string& text = tables.*table;
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  text.replace(at, from.size(), to);
  return find_content_faults(tables);
}

bool names(const std::vector<std::string>& faults, const std::string& words) {
  return std::any_of(faults.begin(), faults.end(), [&](const std::string& fault) {
    return fault.find(words) != std::string::npos;
  });
}

constexpr const char* kShip = "Pic picket military 2 4 0 0 0 1 1 - - - picket proposed";

}  // namespace

TEST_CASE("the tables of cards built in are right", "[cards][content]") {
  CHECK(find_content_faults(built_in_tables()).empty());
}

TEST_CASE("a card has what its line says", "[cards][content]") {
  const CardData ship = card_of("Dre dread military 2 3 5 0 0 7 6 - - - dread proposed");
  CHECK((ship.tag == "Dre" && ship.id == "dread" && ship.type == CardType::Military));
  CHECK((ship.cost == 5 && ship.attack == 7 && ship.defence == 6));
  CHECK((ship.rate == 0 && ship.syphon == 0 && !ship.is_attached()));
  CHECK((ship.copies_in(1) == 3 && ship.copies_in(2) == 2));
}

TEST_CASE("an event says when it may be played and what it does", "[cards][content]") {
  const CardData any = card_of("Rel relief event 1 1 0 0 0 0 0 - any gain:3 relief proposed");
  CHECK((any.effect == Effect::Gain && any.amount == 3 && !any.opponents_turn));
  const CardData answer = card_of("Cea cease event 1 1 1 0 0 0 0 - opponent ceasefire cease book");
  CHECK((answer.effect == Effect::Ceasefire && answer.amount == 0 && answer.opponents_turn));
}

TEST_CASE("a modifier says which figures it changes of what", "[cards][content][rule:ECG-085]") {
  const CardData hull =
      card_of("Hul hull modifier 2 2 1 0 0 0 0 military,syphon - defence+2,attack-1 hull proposed");
  CHECK(hull.is_attached());
  CHECK((hull.is_on(CardType::Military) && hull.is_on(CardType::Syphon)));
  CHECK_FALSE(hull.is_on(CardType::Planet));
  const auto at = [](Figure figure) { return static_cast<std::size_t>(figure); };
  CHECK((hull.sums[at(Figure::Defence)] == 2 && hull.sums[at(Figure::Attack)] == -1));
  CHECK((hull.sums[at(Figure::Rate)] == 0 && hull.factors[at(Figure::Defence)] == 1));
}

TEST_CASE("changes of one card are made in the order they are printed in",
          "[cards][content][rule:ECG-085]") {
  const auto rate = static_cast<std::size_t>(Figure::Rate);
  const CardData first = card_of("Aaa a modifier 1 1 0 0 0 0 0 planet - rate+2,rate*3 a proposed");
  CHECK((first.factors[rate] == 3 && first.sums[rate] == 6));
  const CardData last = card_of("Bbb b modifier 1 1 0 0 0 0 0 planet - rate*3,rate+2 b proposed");
  CHECK((last.factors[rate] == 3 && last.sums[rate] == 2));
}

TEST_CASE("a card without a fault has none", "[cards][content]") {
  CHECK(faults_of(kShip).empty());
}

TEST_CASE("words no card knows are told", "[cards][content]") {
  const auto event = [](const std::string& effect) {
    return "Aaa a event 1 1 0 0 0 0 0 - any " + effect + " a proposed";
  };
  CHECK(faults_of(event("gain:3")).empty());
  for (const char* word : {"gains", "gain:0", "gain:10", "gain:x", "speed+1", "rate+0", "rate*x"}) {
    INFO(word);
    CHECK(faults_of(event(word)).find("unknown effect '" + std::string(word) + "'") !=
          std::string::npos);
  }
  CHECK(faults_of("Aaa a modifier 1 1 0 0 0 0 0 moon - rate+1 a proposed")
            .find("unknown type 'moon'") != std::string::npos);
}

TEST_CASE("tags and ids have their form", "[cards][content]") {
  const auto tagged = [](const std::string& tag, const std::string& id) {
    return faults_of(tag + " " + id + " military 2 4 0 0 0 1 1 - - - picket proposed");
  };
  CHECK(tagged("Pic", "picket-cutter").empty());
  for (const char* tag : {"pic", "Pi", "Pics", "P1c"}) {
    INFO(tag);
    CHECK(tagged(tag, "picket") == "a tag is a capital and two letters\n");
  }
  for (const char* id : {"Picket", "picket_cutter", "picket2"}) {
    INFO(id);
    CHECK(tagged("Pic", id) == "an id is made of small letters and hyphens\n");
  }
}

TEST_CASE("a figure is printed on cards of its type alone", "[cards][content]") {
  CHECK(faults_of("Aaa a military 1 1 0 1 0 1 1 - - - a book") == "only planets have a rate\n");
  CHECK(faults_of("Aaa a military 1 1 0 0 1 1 1 - - - a book") ==
        "syphons, and only these, have a syphon value\n");
  CHECK(faults_of("Aaa a syphon 1 1 0 0 0 0 0 - - - a book") ==
        "syphons, and only these, have a syphon value\n");
  CHECK(faults_of("Aaa a planet 1 1 0 2 0 1 0 - - - a book") ==
        "only military ships have an attack value\n");
  CHECK(faults_of("Aaa a planet 1 1 0 2 0 0 1 - - - a book") ==
        "only military ships have a defence value\n");
  CHECK(faults_of("Aaa a planet 1 1 0 0 0 0 0 - - - a book").empty());
}

TEST_CASE("events, and only these, are played when they say", "[cards][content]") {
  CHECK(faults_of("Aaa a event 1 1 0 0 0 0 0 - - gain:1 a book") ==
        "events, and only these, say when they may be played\n");
  CHECK(faults_of("Aaa a military 1 1 0 0 0 1 1 - any - a book") ==
        "events, and only these, say when they may be played\n");
}

TEST_CASE("events and modifiers, and only these, have an effect", "[cards][content]") {
  CHECK(faults_of("Aaa a event 1 1 0 0 0 0 0 - any - a book") ==
        "events have an effect, and only events and modifiers\n");
  CHECK(faults_of("Aaa a military 1 1 0 0 0 1 1 - - gain:1 a book") ==
        "events have an effect, and only events and modifiers\n");
  CHECK(faults_of("Aaa a modifier 1 1 0 0 0 0 0 planet - - a book") ==
        "a modifier changes the card it is put on\n");
  CHECK(faults_of("Aaa a modifier 1 1 0 0 0 0 0 - - rate+1 a book") ==
        "a modifier changes the card it is put on\n");
}

TEST_CASE("no two cards share a tag or an id, and types stand in their order", "[cards][content]") {
  const auto second = [](std::string line) { return faults_of(std::string(kShip) + "\n" + line); };
  CHECK(second("Esc escort military 2 4 0 0 0 1 1 - - - a book").empty());
  CHECK(second("Pic escort military 2 4 0 0 0 1 1 - - - a book") == "tag used before\n");
  CHECK(second("Esc picket military 2 4 0 0 0 1 1 - - - a book") == "id used before\n");
  CHECK(second("Min miner syphon 2 2 1 0 1 0 0 - - - a book") ==
        "cards stand in the order of their types\n");
}

TEST_CASE("a deck is made of ships, events and modifiers", "[cards][content][rule:ECG-R53]") {
  std::string lines =
      "Fac f faction 1 1 0 0 0 0 0 - - - a book\nPla p planet 1 1 0 2 0 0 0 - - - a book\n"
      "Syp s syphon 2 2 1 0 1 0 0 - - - a book\nShi h military 4 7 0 0 0 1 1 - - - a book\n"
      "Eve e event 2 1 0 0 0 0 0 - any gain:1 a book\n"
      "Mod m modifier 3 5 0 0 0 0 0 planet - rate+1 a book";
  const auto cards = read_line(lines);
  INFO(faults_of(lines));
  REQUIRE(cards.ok());
  CHECK((cards->deck_size(1) == 13 && cards->deck_size(2) == 9));
  CHECK((cards->first(CardType::Syphon) == 2 && cards->last(CardType::Syphon) == 3));
  CHECK((cards->count(CardType::Event) == 1 && cards->find("Eve") == 4 && cards->find("Non") < 0));
}

TEST_CASE("a fault of cards is told with its table and place", "[cards][content]") {
  const auto faults = faults_with(&ContentFiles::cards, "Pic\tpicket-cutter", "Pi\tpicket-cutter");
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].substr(0, 10) == "cards.tsv:");
  CHECK(names(faults_with(&ContentFiles::faces, "thing\tlook", "thing\tface"), "faces.tsv:2"));
  CHECK(names(faults_with(&ContentFiles::texts, "key\t", "keys\t"), "en_cards.tsv:"));
}

TEST_CASE("cards, types and figures need their words and looks", "[cards][content]") {
  CHECK(
      names(faults_with(&ContentFiles::texts, "card.Pic.name", "card.Pic.named"), "card.Pic.name"));
  CHECK(names(faults_with(&ContentFiles::texts, "card.Pic.text", "card.Pix.text"),
              "'card.Pix.text' is of no card"));
  CHECK(names(faults_with(&ContentFiles::texts, "cardtype.military", "cardtype.militia"),
              "cardtype.military"));
  CHECK(names(faults_with(&ContentFiles::faces, "\nattack\t", "\nassault\t"),
              "faces.tsv: 'attack' is missing"));
}

TEST_CASE("a table of cards that cannot be read is named", "[cards][content]") {
  std::vector<std::string> asked;
  const auto tables = read_tables([&](const std::string& path) -> Result<std::string> {
    asked.push_back(path);
    if (path == "cards/card_rules.tsv") return Error{path};
    return std::string();
  });
  REQUIRE_FALSE(tables.ok());
  CHECK(asked.back() == "cards/card_rules.tsv");
}

}  // namespace mael::cards
