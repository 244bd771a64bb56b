#include "engine/core/rule_book.h"

#include <catch2/catch_test_macros.hpp>

using namespace mael;

namespace {

std::string fault_of(const std::string& table) {
  const auto read = RuleBook::read("id\tsection\ttext\n" + table);
  return read ? "none" : describe(read.error()[0], "t.tsv");
}

}  // namespace

TEST_CASE("rules are found by id", "[core][rules]") {
  const auto book =
      RuleBook::read("id\tsection\ttext\nMAE-002\t1\tWin.\nMAE-088\t6\tStay.\nMAE-R3\t5\tSlip.\n");
  REQUIRE(book.ok());
  CHECK(book->all().size() == 3);
  const RuleEntry* rule = book->find("MAE-088"_rule);
  REQUIRE(rule);
  CHECK(rule->section == 6);
  CHECK(rule->text == "Stay.");
  CHECK(book->find("MAE-R3"_rule)->text == "Slip.");
  CHECK_FALSE(book->find("MAE-003"_rule));
  CHECK_FALSE(book->find(RuleId()));
}

TEST_CASE("faults of a rule table name line and column", "[core][rules]") {
  CHECK(fault_of("MAE-001\t1\tOne.\n") == "none");
  CHECK(fault_of("MAE-1\t1\tOne.\n") ==
        "t.tsv:2 column 1: not a rule id such as MAE-088, MAE-R30 or EDG-X01");
  CHECK(fault_of("rule\t1\tOne.\n") ==
        "t.tsv:2 column 1: not a rule id such as MAE-088, MAE-R30 or EDG-X01");
  CHECK(fault_of("MAE-001\t0\tOne.\n") ==
        "t.tsv:2 column 2: expected a number in 1 … 99, found '0'");
  CHECK(fault_of("MAE-002\t1\tTwo.\nMAE-001\t1\tOne.\n") ==
        "t.tsv:3 column 1: rules stand in order, each once");
  CHECK(fault_of("MAE-R1\t1\tR.\nMAE-001\t1\tOne.\n") ==
        "t.tsv:3 column 1: rules stand in order, each once");
}
