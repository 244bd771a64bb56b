#include "engine/core/texts.h"

#include <catch2/catch_test_macros.hpp>

using namespace mael;

namespace {

std::string fault_of(const std::string& table) {
  const auto read = Texts::read("key\ttext\n" + table);
  return read ? "none" : describe(read.error()[0], "t.tsv");
}

}  // namespace

TEST_CASE("texts are found by key, whatever their order", "[core][texts]") {
  const auto texts = Texts::read("key\ttext\nzebra\tA striped horse\nant\tAn insect\n");
  REQUIRE(texts.ok());
  CHECK(texts->find("ant") == "An insect");
  CHECK(texts->get("zebra") == "A striped horse");
  CHECK(texts->find("an") == "");
  CHECK(texts->find("zebras") == "");
}

TEST_CASE("a missing text is seen", "[core][texts]") {
  const auto texts = Texts::read("key\ttext\nant\tAn insect\n");
  REQUIRE(texts.ok());
  CHECK(texts->get("bee") == "[bee]");
}

TEST_CASE("placeholders are filled in", "[core][texts]") {
  const auto value = [](std::string_view name) { return name == "who" ? "Ann" : "?"; };
  CHECK(fill("{who} and {who} move {0:tile}.", value) == "Ann and Ann move ?.");
  CHECK(fill("no more", value) == "no more");
  CHECK(fill("", value) == "");
  CHECK(fill("{who}", value) == "Ann");
  CHECK(fill("open {who", value) == "open {who");
}

TEST_CASE("placeholders are listed and must pair up", "[core][texts]") {
  std::vector<std::string_view> found;
  CHECK(find_placeholders("{a} b {c:d}", found));
  CHECK(found == std::vector<std::string_view>{"a", "c:d"});
  CHECK(find_placeholders("none", found));
  CHECK(found.empty());
  for (const char* broken : {"{a", "a}", "{{a}}", "}{"}) {
    CAPTURE(broken);
    CHECK_FALSE(find_placeholders(broken, found));
  }
}

TEST_CASE("faults of a text table name line and column", "[core][texts]") {
  CHECK(fault_of("a\tone\nb\ttwo\n") == "none");
  CHECK(fault_of("a\tone\na\ttwo\n") == "t.tsv:3 column 1: key used before");
  CHECK(fault_of("a\tone {x\n") == "t.tsv:2 column 2: braces do not pair up");
  CHECK(fault_of("a\n") == "t.tsv:2 column 1: expected 2 cells, found 1");
}

TEST_CASE("the English texts are built in", "[core][texts]") {
  CHECK(english().get("tile.LoF.name") == "Lake of Fire");
}
