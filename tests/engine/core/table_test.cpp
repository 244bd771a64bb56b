#include "engine/core/table.h"

#include <catch2/catch_test_macros.hpp>

using namespace mael;

namespace {

constexpr std::array<std::string_view, 2> kColours{"red", "blue"};

// The only fault of reading `text` as a table of name, colour and number, with its place.
std::string fault_of(std::string_view text) {
  Faults faults;
  const TsvTable table = TsvTable::read(text, {"name", "colour", "number"}, faults);
  for (const Record& record : table.records()) {
    record.one_of(1, kColours, faults);
    record.number(2, 1, 9, faults);
  }
  return faults.size() == 1 ? describe(faults[0], "t.tsv")
                            : std::to_string(faults.size()) + " faults";
}

}  // namespace

TEST_CASE("a text loses the blanks at its ends, not those within", "[core][table]") {
  CHECK(trimmed(" \t a IrE1-2.3\r\n") == "a IrE1-2.3");
  CHECK(trimmed("end") == "end");
  CHECK(trimmed(" \n ").empty());
  CHECK(trimmed("").empty());
}

TEST_CASE("a table gives its cells by column, whatever their order", "[core][table]") {
  Faults faults;
  const TsvTable table =
      TsvTable::read("# a remark\nnumber\tname\tcolour\n\n7\tsky\tblue\r\n-3\tfire,ember\tred\n",
                     {"name", "colour", "number"}, faults);
  REQUIRE(faults.empty());
  REQUIRE(table.records().size() == 2);
  const Record& sky = table.records()[0];
  CHECK(sky.line() == 4);
  CHECK(sky.text(0) == "sky");
  CHECK(sky.one_of(1, kColours, faults) == 1);
  CHECK(sky.number(2, 0, 9, faults) == 7);
  const Record& fire = table.records()[1];
  CHECK(fire.words(0) == std::vector<std::string_view>{"fire", "ember"});
  CHECK(fire.number(2, -5, 5, faults) == -3);
  CHECK(faults.empty());
}

TEST_CASE("a hyphen is an empty list", "[core][table]") {
  Faults faults;
  const TsvTable table = TsvTable::read("name\n-\n", {"name"}, faults);
  REQUIRE(table.records().size() == 1);
  CHECK(table.records()[0].words(0).empty());
}

TEST_CASE("faults of a table name line and column", "[core][table]") {
  const std::string head = "name\tcolour\tnumber\n";
  CHECK(fault_of("") == "t.tsv:1: no header row");
  CHECK(fault_of("name\tnumber\n") == "t.tsv:1: column 'colour' is missing");
  CHECK(fault_of("name\tcolour\tnumber\tsize\n") == "t.tsv:1 column 4: unknown column 'size'");
  CHECK(fault_of("name\tcolour\tnumber\tname\n") == "t.tsv:1 column 4: column 'name' stands twice");
  CHECK(fault_of(head + "a\tred\n") == "t.tsv:2 column 2: expected 3 cells, found 2");
  CHECK(fault_of(head + "a\tred\t1\t2\n") == "t.tsv:2 column 3: expected 3 cells, found 4");
  CHECK(fault_of(head + "\tred\t1\n") == "t.tsv:2 column 1: empty cell; write - for none");
  CHECK(fault_of(head + "a\tgreen\t1\n") ==
        "t.tsv:2 column 2: expected one of red, blue; found 'green'");
  for (const char* number : {"0", "10", "x", "1x", "-", "99999999999", "+1", " 1"}) {
    CHECK(fault_of(head + "a\tred\t" + number + "\n") ==
          "t.tsv:2 column 3: expected a number in 1 … 9, found '" + std::string(number) + "'");
  }
}

TEST_CASE("every fault of a table is reported and sound lines are kept", "[core][table]") {
  Faults faults;
  const TsvTable table = TsvTable::read("name\tsize\na\nb\t2\n\t3\n", {"name", "size"}, faults);
  CHECK(faults.size() == 2);
  REQUIRE(table.records().size() == 1);
  CHECK(table.records()[0].text(0) == "b");
}
