#include "engine/core/translation.h"

#include <catch2/catch_test_macros.hpp>

using namespace mael;

namespace {

Texts texts_of(const std::string& rows) { return *Texts::read("key\ttext\n" + rows); }

std::vector<std::string> faults_of(const std::string& translation) {
  const Texts original = texts_of(
      "ant\tAn ant\nbee\t{0} sees {1:tile}\nelk.one\tOne elk on {1}\nelk.other\t{0} elks\n");
  return find_translation_faults(original.all(), texts_of(translation));
}

constexpr const char* kWhole =
    "ant\tUne fourmi\nbee\t{1:tile}, {0} l’a vu\nelk.one\tUn élan sur {1}\nelk.other\t{0} élans\n";

}  // namespace

TEST_CASE("a whole translation has no fault", "[core][texts]") { CHECK(faults_of(kWhole).empty()); }

TEST_CASE("a text of one may hold the number", "[core][texts]") {
  std::string counted = kWhole;
  counted.replace(counted.find("Un élan"), std::string("Un élan").size(), "{0} élan");
  CHECK(faults_of(counted).empty());
}

TEST_CASE("what is wrong with a translation is told with what to do", "[core][texts]") {
  const std::string rest = "elk.one\tUn élan sur {1}\nelk.other\t{0} élans\n";
  const auto missing = faults_of("bee\t{0} {1:tile}\n" + rest);
  REQUIRE(missing.size() == 1);
  CHECK(missing[0] == "'ant' is missing: add a line that says \"An ant\"");

  const auto other = faults_of("ant\tUne fourmi\nbee\t{0} {1:kind}\n" + rest);
  REQUIRE(other.size() == 1);
  CHECK(other[0] ==
        "'bee' holds {0} {1:kind}: put {0} {1:tile} into it, as in \"{0} sees {1:tile}\"");

  const auto unknown = faults_of(std::string(kWhole) + "gnu\tUn gnou\n");
  REQUIRE(unknown.size() == 1);
  CHECK(unknown[0] == "'gnu' is no key of the English texts: rename it or take it out");

  CHECK(faults_of("ant\tUne fourmi\nbee\t{0} {1:tile}\nelk.one\tUn élan\nelk.other\tdes élans\n")
            .size() == 2);
}

TEST_CASE("a translation has the texts of rules by their ids", "[core][texts]") {
  const auto book =
      RuleBook::read("id\tsection\ttext\nMAE-001\t1\tTwo play.\nMAE-R3\t1\tBoth win.\n");
  REQUIRE(book.ok());
  CHECK(references_of(*book)[1] ==
        std::pair<std::string, std::string>{"reference.MAE-R3", "Both win."});
}
