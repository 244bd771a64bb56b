#include "engine/core/texts.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/core/text_tables.h"

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

TEST_CASE("each language counts in its own way", "[core][texts]") {
  const std::string rows = "tile.one\t{0} one\ntile.other\t{0} other\n";
  const auto english_like = Texts::read("key\ttext\ncount.one\t1\n" + rows);
  const auto french_like = Texts::read("key\ttext\ncount.one\t0,1\n" + rows);
  REQUIRE((english_like.ok() && french_like.ok()));
  CHECK(english_like->get_count("tile", 0) == "{0} other");
  CHECK(french_like->get_count("tile", 0) == "{0} one");
  for (const Texts& texts : {*english_like, *french_like}) {
    CHECK(texts.get_count("tile", 1) == "{0} one");
    CHECK(texts.get_count("tile", 2) == "{0} other");
    CHECK(texts.get_count("tile", 10) == "{0} other");
  }
}

TEST_CASE("gaps are filled with the texts of another language", "[core][texts]") {
  auto texts = Texts::read("key\ttext\nbee\tAbeille\ndog\tChien\n");
  const auto others = Texts::read("key\ttext\nant\tAnt\nbee\tBee\nelk\tElk\n");
  REQUIRE((texts.ok() && others.ok()));
  texts->fill_gaps(*others);
  CHECK(texts->all().size() == 4);
  CHECK(texts->find("ant") == "Ant");
  CHECK(texts->find("bee") == "Abeille");
  CHECK(texts->find("dog") == "Chien");
  CHECK(texts->find("elk") == "Elk");
}

TEST_CASE("texts of another table are added, all or none", "[core][texts]") {
  auto texts = Texts::read("key\ttext\nbee\tA bee\n");
  REQUIRE(texts.ok());
  CHECK(add_table(*texts, "key\ttext\nelk\tAn elk\nant\tAn ant\n").empty());
  CHECK(texts->find("ant") == "An ant");
  const Faults faults = add_table(*texts, "key\ttext\ncat\tA cat\nbee\tAnother bee\n");
  REQUIRE(faults.size() == 1);
  CHECK(describe(faults[0], "t.tsv") == "t.tsv: 'bee' is in another table too");
  CHECK(texts->find("bee") == "A bee");
  CHECK(texts->find("cat").empty());
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
