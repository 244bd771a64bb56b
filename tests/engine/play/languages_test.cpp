#include "engine/play/languages.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/core/texts.h"
#include "engine/play/link.h"
#include "tests/engine/play/changed_assets.h"

using namespace mael;

namespace {

bool ends_with(const std::string& text, std::string_view end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

}  // namespace

TEST_CASE("a table of a language that cannot be read is one fault", "[play][texts]") {
  const ContentReport missing = check_language("xx", with({}));
  REQUIRE(missing.faults.size() == ends_of_text_tables().size() + 1);
  CHECK(missing.faults[1] == "texts/xx.tsv: cannot be read");
  const ContentReport broken =
      check_language("fr", with({{"texts/fr_page.tsv", "key\ttext\na\n"}}));
  REQUIRE_FALSE(broken.faults.empty());
  CHECK(broken.faults.back() == "fr_page.tsv:2 column 1: expected 2 cells, found 1");
}

TEST_CASE("what a language lacks is named with its table", "[play][texts]") {
  const ContentReport report = check_language(
      "fr", with({{"texts/en_page.tsv", "key\ttext\npage.table\tThe table\npage.new\tNew\n"},
                  {"texts/fr_page.tsv", "key\ttext\npage.table\tLa table\n"}}));
  REQUIRE_FALSE(report.faults.empty());
  CHECK(report.faults.back() == "fr_page.tsv: 'page.new' is missing: add a line that says \"New\"");
}

TEST_CASE("every language says all that the English texts say", "[texts][french]") {
  for (const std::string_view language : kLanguages) {
    const ContentReport report = check_language(language, read_asset);
    std::string faults;
    for (const std::string& fault : report.faults) faults += "\n" + fault;
    INFO("assets/texts/" << faults);
    CHECK(report.faults.empty());
  }
}

TEST_CASE("what is wrong with a link is among the texts", "[play][texts]") {
  const std::string whole = write_link(LinkKind::Position, 'z', 0, {});
  for (const std::string& link :
       {std::string(), std::string("hello"), std::string(5000, 'p'), whole, whole + "x"}) {
    const auto read = read_link(link, {});
    REQUIRE_FALSE(read.ok());
    CAPTURE(link, read.error().message);
    const auto& all = english().all();
    CHECK(std::any_of(all.begin(), all.end(), [&](const auto& entry) {
      return entry.second == read.error().message && entry.first.rfind("problem.", 0) == 0;
    }));
  }
}

TEST_CASE("English figures do not part from their signs", "[texts]") {
  for (const std::string& end : ends_of_text_tables()) {
    const std::string name = "en" + end;
    const auto texts = Texts::read(*read_asset("texts/" + name));
    REQUIRE(texts.ok());
    for (const auto& [key, text] : texts->all()) {
      CAPTURE(name, key, text);
      for (const char* parted : {"} %", "} × ", "} : ", "} s ", "} MB"}) {
        CHECK(text.find(parted) == std::string::npos);
      }
      CHECK_FALSE(ends_with(text, "} min"));
    }
  }
}

// A line must not begin with a sign, nor a figure be parted from it.
TEST_CASE("French signs stand behind a no-break space", "[texts][french]") {
  std::vector<std::string> ends = ends_of_text_tables();
  ends.emplace_back("_rules.tsv");
  for (const std::string& end : ends) {
    const std::string name = "fr" + end;
    const auto texts = Texts::read(*read_asset("texts/" + name));
    REQUIRE(texts.ok());
    for (const auto& [key, text] : texts->all()) {
      CAPTURE(name, key, text);
      CHECK(text.find('\'') == std::string::npos);
      for (const char* sign : {":", ";", "!", "?", "»", "%"}) {
        for (auto at = text.find(sign); at != std::string::npos; at = text.find(sign, at + 1)) {
          const bool inside_braces =
              text.rfind('{', at) != std::string::npos && text.find('}', text.rfind('{', at)) > at;
          CHECK((inside_braces || ends_with(text.substr(0, at), "\u00A0")));
        }
      }
      for (auto at = text.find("«"); at != std::string::npos; at = text.find("«", at + 1)) {
        CHECK(text.compare(at, 4, "«\u00A0") == 0);
      }
    }
  }
}
