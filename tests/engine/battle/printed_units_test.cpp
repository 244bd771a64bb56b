// The units of the book against what it prints, cell by cell, and what stands in place of that.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <map>

#include "tests/engine/battle/cells.h"

namespace mael::battle {
namespace {

struct Tuned {
  std::string ours, printed;
  int used = 0;
};

// By thing and column.
std::map<std::string, Tuned> read_tuned() {
  std::ifstream file(MAELSTROM_SOURCE_DIR "/assets/battle/tuned.tsv");
  std::map<std::string, Tuned> tuned;
  for (const Cells& line : lines_of(file)) {
    REQUIRE(line.size() == 5);
    REQUIRE(tuned.emplace(line[0] + "|" + line[1], Tuned{line[2], line[3]}).second);
  }
  return tuned;
}

std::string in_order(const std::string& list) {
  Cells words = words_of(list);
  std::sort(words.begin(), words.end());
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ",") + word;
  return text.empty() ? "-" : text;
}

bool is_list(const std::string& column) {
  return column == "weapons" || column == "traits" || column == "designators";
}

// Its abilities are what is printed, but for those that are left out.
void check_traits(const std::string& unit, const std::string& printed, const std::string& ours) {
  for (const std::string& word : words_of(ours)) {
    CAPTURE(word);
    CHECK(lists(printed, word));
  }
  for (const std::string& word : words_of(printed)) {
    CAPTURE(word);
    CHECK(lists(ours, word) != is_left_out(word, unit));
  }
}

class Comparison {
 public:
  explicit Comparison(std::map<std::string, Tuned>& tuned) : tuned_(tuned) {}

  void cell(const std::string& unit, const std::string& thing, const std::string& column,
            std::string printed, const std::string& ours) {
    CAPTURE(thing, column, printed, ours);
    const auto found = tuned_.find(thing + "|" + column);
    const bool is_tuned = found != tuned_.end();
    if (is_tuned) {
      ++found->second.used;
      CHECK(found->second.printed == printed);
      CHECK(found->second.ours != printed);
      printed = found->second.ours;
    }
    if (column == "traits") return check_traits(unit, printed, ours);
    CHECK(printed == (is_list(column) ? in_order(ours) : ours));
  }

 private:
  std::map<std::string, Tuned>& tuned_;
};

// add trooper; replace trooper pulse-carbine cybel-lance
std::string option_name(const Cells& line) {
  std::string name = line[0];
  for (std::size_t i = 1; i < 5; ++i) {
    if (line[i] != "-") name += " " + line[i];
  }
  return name;
}

// Every cell of the printed lines, in the order of ours.
void compare(const std::vector<Cells>& book, const std::vector<Cells>& ours, bool options,
             Comparison& comparison) {
  const Cells& columns = book[0];
  CHECK(columns == ours[0]);
  REQUIRE(book.size() == ours.size());
  for (std::size_t row = 1; row < book.size(); ++row) {
    const Cells& line = book[row];
    const std::string thing = options ? option_name(line) : line[0] + " " + line[1];
    for (std::size_t i = 0; i < columns.size(); ++i) {
      comparison.cell(line[0], thing, columns[i], line[i], ours[row][i]);
    }
  }
}

// What is printed and no rule here gives is not among ours.
std::vector<Cells> without_left_out(const std::vector<Cells>& options) {
  std::vector<Cells> rest;
  for (const Cells& line : options) {
    if (line[1] != "equip" || !is_left_out(line[4], line[0])) rest.push_back(line);
  }
  return rest;
}

std::vector<Cells> without_former(const std::vector<Cells>& units) {
  std::vector<Cells> rest;
  for (const Cells& line : units) {
    const int squad = squad_named(line[0]);
    if (squad < 0 || !squad_at(squad).is_former()) rest.push_back(line);
  }
  return rest;
}

void compare_weapons(Comparison& comparison) {
  const Cells columns{"rng", "sho", "pen", "dam", "sup", "types"};
  std::map<std::string, Cells> ours;
  for (const Cells& line : lines_of(built_in_pieces().weapons)) ours[line[0]] = line;
  for (const Cells& line : lines_of_file("battle-printed.tsv")) {
    if (line[0] != "weapon") continue;
    std::istringstream figures(line[2]);
    for (std::size_t i = 0; i < columns.size(); ++i) {
      std::string printed;
      figures >> printed;
      comparison.cell(line[1], line[1], columns[i], printed, ours.at(line[1])[i + 1]);
    }
  }
}

TEST_CASE("units, their options and weapons are as printed, and nothing is tuned but what is said",
          "[battle][content][rule:EDG-406][rule:EDG-407][rule:EDG-410]") {
  auto tuned = read_tuned();
  tuned.erase("thing|column");
  Comparison comparison(tuned);
  compare(lines_of_file("battle-units-printed.tsv"),
          without_former(lines_of(built_in_pieces().units)), false, comparison);
  compare(without_left_out(lines_of_file("battle-options-printed.tsv")),
          lines_of(built_in_pieces().options), true, comparison);
  compare_weapons(comparison);
  for (const auto& [thing, of] : tuned) {
    CAPTURE(thing);
    CHECK(of.used == 1);
  }
}

}  // namespace
}  // namespace mael::battle
