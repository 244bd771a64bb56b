// What stands beside the rules: examples that are played, words that are told.
#include "engine/play/references.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/play/examples.h"
#include "engine/play/glossary.h"
#include "tests/engine/play/changed_assets.h"

namespace mael {
namespace {

using Messages = std::vector<std::string>;

constexpr const char* kExampleHead = "example\trule\tdoes\tposition\ttext\n";
constexpr const char* kTermHead = "term\tforms\trules\ttext\n";
// An Iron Enforcer with Movement 2 behind an Academy: MAE-067.
constexpr const char* kStart =
    "walk\tMAE-067\t-\tmaelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1,2.4aIrE1\tMovement "
    "2.\n";
const std::string kMoved = "maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1,2.3aIrE1:m";

Messages faults_after(const std::string& lines) {
  const auto examples = read_examples(kExampleHead + std::string(kStart) + lines);
  REQUIRE(examples.ok());
  REQUIRE(examples->size() == 1);
  return find_example_faults(examples->front());
}

TEST_CASE("an example that goes as it is told has no fault", "[play][references]") {
  CHECK(faults_after("walk\tMAE-067\t!a IrE1-1.0\t-\tToo far.\n"
                     "walk\tMAE-067\ta IrE1-2.3\t" +
                     kMoved +
                     "\tOne space.\n"
                     "walk\tMAE-072\t!a IrE1-1.1\t-\tOnce.\n") == Messages());
}

TEST_CASE("an example that goes otherwise is named with its line", "[play][references]") {
  CHECK(faults_after("walk\tMAE-067\ta IrE1-2.5\t" + kMoved + "\tElsewhere.\n") ==
        Messages{"line 3: there lies 'maelstrom/1 a=arcanae b=brood "
                 "mass=1.2aAcA1,1.5bLoF1,2.5aIrE1:m'"});
  CHECK(faults_after("walk\tMAE-067\t!a IrE1-2.3\t-\tAllowed.\n") ==
        Messages{"line 3: a IrE1-2.3 is allowed"});
  CHECK(faults_after("walk\tMAE-088\t!a IrE1-1.0\t-\tAnother rule.\n") ==
        Messages{"line 3: a IrE1-1.0 is refused by MAE-067"});
  CHECK(faults_after("walk\tMAE-067\t!a IrE1-1.0\t" + kMoved + "\tMoved.\n") ==
        Messages{"line 3: what is refused changes nothing: put -"});
  CHECK(faults_after("walk\tMAE-067\t-\t" + kMoved + "\tNothing.\n") ==
        Messages{"line 3: nothing is done"});
  CHECK(faults_after("walk\tMAE-067\t!-\t-\tNothing.\n") == Messages{"line 3: nothing is done"});
  const Messages refused = faults_after("walk\tMAE-067\ta IrE1-1.0\t" + kMoved + "\tToo far.\n");
  REQUIRE(refused.size() == 1);
  CHECK(refused.front().starts_with("line 3: a IrE1-1.0: MAE-067: "));
}

TEST_CASE("an example begins with a position and does something", "[play][references]") {
  CHECK_FALSE(read_examples(kExampleHead + std::string(kStart)));
  CHECK_FALSE(read_examples(std::string(kExampleHead) + "walk\tMAE-067\t-\t-\tNowhere.\n" +
                            "walk\tMAE-067\ta end\t-\tEnd.\n"));
  CHECK_FALSE(read_examples(kExampleHead + std::string(kStart) + "walk\tMAE67\ta IrE1-2.3\t" +
                            kMoved + "\tNo rule.\n"));
  const auto none = read_examples(std::string(kExampleHead) + "x\tMAE-067\t-\tchess/1\tNo game.\n" +
                                  "x\tMAE-067\ta end\tchess/1\tEnd.\n");
  REQUIRE(none.ok());
  CHECK(find_example_faults(none->front()) ==
        Messages{"line 2: 'chess/1' is a position of no game"});
}

TEST_CASE("a glossary tells each word once", "[play][references]") {
  const auto terms =
      read_glossary(std::string(kTermHead) + "mass\tmass|masses\tMAE-085,MAE-086\tIt all.\n");
  REQUIRE(terms.ok());
  CHECK(terms->front().rules == std::vector{"MAE-085"_rule, "MAE-086"_rule});
  CHECK(texts_of(terms->front(), "maelstrom") ==
        TextEntries{{"glossary.maelstrom.mass", "It all."},
                    {"glossary.maelstrom.mass.forms", "mass|masses"}});
  for (const char* wrong : {"mass\tmass|mass\tMAE-085\tTwice.", "mass\tmass|\tMAE-085\tEmpty.",
                            "mass\tmass\t-\tFrom nowhere.", "mass\tmass\t85\tNo id.",
                            "mass\ta\tMAE-085\tOne.\nmass\tb\tMAE-085\tThe same name.",
                            "mass\ta\tMAE-085\tOne.\nside\ta\tMAE-085\tThe same word."}) {
    CAPTURE(wrong);
    CHECK_FALSE(read_glossary(std::string(kTermHead) + wrong + "\n"));
  }
}

TEST_CASE("references name rules there are, and each example once", "[play][references]") {
  const std::string twice = kExampleHead + std::string(kStart) + "walk\tMAE-999\ta IrE1-2.3\t" +
                            kMoved + "\tOne space.\n";
  const ContentReport report = check_references(
      with({{"vortex/examples.tsv", twice},
            {"pirates/examples.tsv", twice},
            {"cards/glossary.tsv", std::string(kTermHead) + "deck\tdeck\tECG-900\tCards.\n"}}));
  CHECK(report.faults == Messages{"vortex/examples.tsv: line 3: there is no rule MAE-999",
                                  "cards/glossary.tsv: line 2: there is no rule ECG-900",
                                  "pirates/examples.tsv: there are two examples 'walk'",
                                  "pirates/examples.tsv: line 3: there is no rule MAE-999"});
}

TEST_CASE("a reference without its tables is a fault", "[play][references]") {
  const ContentReport report = check_references([](const std::string& path) -> Result<std::string> {
    return Error{path + ": cannot be read"};
  });
  CHECK(report.faults.size() == 2 * reference_books().size());
}

TEST_CASE("every example of the references goes as it is told", "[references][content]") {
  const ContentReport report = check_references(read_asset);
  CHECK(report.faults == Messages());
  for (const auto& [counted, count] : report.counts) {
    CAPTURE(counted);
    CHECK(count > 50);
  }
}

}  // namespace
}  // namespace mael
