#include "engine/core/rule_id.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

namespace mael {
namespace {

TEST_CASE("rules, rulings and examples are read and written alike", "[core][rule_id]") {
  for (const char* text : {"MAE-001", "MAE-088", "MAE-254", "MAE-R1", "MAE-R96", "VTX-012",
                           "AZZ-999", "MAE-1000", "MAE-R999", "EDG-X01", "EDG-X17", "ZZZ-X100"}) {
    CAPTURE(text);
    const RuleId id = RuleId::parse(text);
    CHECK_FALSE(id.empty());
    CHECK(id.text() == text);
    CHECK(RuleId::parse(id.text()) == id);
  }
}

TEST_CASE("a rule knows its number and its kind", "[core][rule_id]") {
  CHECK(RuleId::parse("MAE-088").number() == 88);
  CHECK(RuleId::parse("MAE-088").kind() == RuleKind::Rule);
  CHECK(RuleId::parse("MAE-R30").number() == 30);
  CHECK(RuleId::parse("MAE-R30").kind() == RuleKind::Ruling);
  CHECK(RuleId::parse("EDG-X09").number() == 9);
  CHECK(RuleId::parse("EDG-X09").kind() == RuleKind::Example);
  CHECK("MAE-088"_rule == RuleId::parse("MAE-088"));
}

TEST_CASE("what is no id is the empty one", "[core][rule_id]") {
  for (const char* text :
       {"", "MAE", "MAE-", "MAE-R", "mae-088", "M\xc3\x84-088", "MAE088", "MAE-08x", "MAE-r30",
        "MAE-5000", "EDG-X", "EDG-Y01", "MAE-R 1", "MAE--88", "MAE-00880"}) {
    CAPTURE(text);
    CHECK(RuleId::parse(text).empty());
  }
  CHECK(RuleId().text().empty());
}

TEST_CASE("ids of different books, kinds and numbers differ", "[core][rule_id]") {
  CHECK(RuleId::parse("MAE-030") != RuleId::parse("MAE-R30"));
  CHECK(RuleId::parse("EDG-R01") != RuleId::parse("EDG-X01"));
  CHECK(RuleId::parse("MAE-030") != RuleId::parse("VTX-030"));
  CHECK(RuleId::parse("MAE-030") != RuleId::parse("MAE-031"));
}

TEST_CASE("ids are ordered by book, kind and number", "[core][rule_id]") {
  CHECK(RuleId::parse("EDG-200") < RuleId::parse("MAE-001"));
  CHECK(RuleId::parse("MAE-001") < RuleId::parse("MAE-002"));
  CHECK(RuleId::parse("MAE-254") < RuleId::parse("MAE-R1"));
  CHECK(RuleId::parse("EDG-R270") < RuleId::parse("EDG-X01"));
  CHECK(RuleId::parse("EDG-X17") < RuleId::parse("MAE-001"));
  CHECK(RuleId::parse("MAE-R96") < RuleId::parse("VTX-001"));
}

}  // namespace
}  // namespace mael
