#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/text/force_link.h"
#include "engine/maelstrom/text/force_text.h"
#include "tests/web/app/test_page.h"

namespace mael::web {
namespace {

using mael::maelstrom::find_ready_force;
using mael::maelstrom::Force;

Force force_of(const char* id, const char* name) {
  const auto* ready = find_ready_force(id);
  REQUIRE(ready != nullptr);
  return {name, ready->edition, ready->lines};
}

std::string screen(Page& page) {
  const std::string answer = page.app.command("page");
  const std::string key = "\"screen\":\"";
  const std::size_t from = answer.find(key) + key.size();
  return answer.substr(from, answer.find('"', from) - from);
}

TEST_CASE("a force is stored before it is shown as saved", "[app][forces]") {
  Page page;
  page.open();
  REQUIRE(page.choose("forces"));
  CHECK(screen(page) == "forces");
  REQUIRE(page.choose("ready gaians"));
  SECTION("and is there again after a reload") {
    REQUIRE(page.choose("save"));
    REQUIRE(page.platform.kept.size() == 1);
    CHECK_FALSE(page.offers("save"));
    CHECK(page.platform.sayings.back() == "Gaians is saved.");
    Page again;
    again.app.remembered(page.platform.kept[0].first, page.platform.kept[0].second);
    again.open();
    REQUIRE(again.choose("forces"));
    REQUIRE(again.choose("own 1"));
    CHECK(again.platform.words.back().title == "Force builder: Gaians");
  }
  SECTION("and stays unsaved when storage refuses") {
    page.storage_works = false;
    REQUIRE(page.choose("save"));
    REQUIRE(page.platform.questions.size() == 1);
    CHECK(page.offers("save"));
  }
}

TEST_CASE("a force is deleted when asked twice", "[app][forces]") {
  Page page;
  page.app.remembered("force.x1", mael::maelstrom::write_force_link(force_of("deep", "Mine")));
  page.app.remembered("force.x2", "nonsense");
  page.open();
  REQUIRE(page.choose("forces"));
  CHECK_FALSE(page.offers("own 2"));
  REQUIRE(page.choose("forget 1"));
  page.answer("keep");
  CHECK(page.platform.kept.empty());
  REQUIRE(page.choose("forget 1"));
  page.answer("forget");
  CHECK(page.platform.kept.back() == std::pair<std::string, std::string>("force.x1", ""));
  CHECK_FALSE(page.offers("own 1"));
}

TEST_CASE("a force goes out as a link and comes in by it", "[app][forces]") {
  Page page;
  page.open();
  REQUIRE(page.choose("forces"));
  REQUIRE(page.choose("ready stonewood"));
  REQUIRE(page.choose("share"));
  REQUIRE(page.platform.shared.size() == 1);
  const std::string link = page.platform.shared[0];
  CHECK(link.substr(0, 2) == "fm");
  Page other;
  other.open("#" + link);
  CHECK(other.platform.fragment.empty());
  CHECK(screen(other) == "forces");
  CHECK(other.platform.words.back().title == "Force builder: Stonewood");
  other.app.fragment_changed("#" + link.substr(0, link.size() - 1));
  other.rest();
  CHECK(other.platform.questions.size() == 1);
}

TEST_CASE("a force is copied as a list that brings the same force", "[app][forces]") {
  Page page;
  page.open();
  REQUIRE(page.choose("forces"));
  REQUIRE(page.choose("ready stonewood"));
  REQUIRE(page.choose("export"));
  REQUIRE(page.platform.questions.size() == 1);
  page.answer("close");
  CHECK(page.platform.copied.empty());
  REQUIRE(page.choose("export"));
  page.answer("copy");
  REQUIRE(page.platform.copied.size() == 1);
  const auto copied = mael::maelstrom::read_force_text(page.platform.copied[0], english());
  REQUIRE(copied);
  using mael::maelstrom::write_force_link;
  CHECK(write_force_link(*copied) == write_force_link(force_of("stonewood", "Stonewood")));
}

TEST_CASE("a pasted list becomes a force, or every bad line is named", "[app][forces]") {
  Page page;
  page.open();
  REQUIRE(page.choose("forces"));
  REQUIRE(page.choose("import"));
  page.answer("import", "7 Acadamy\n99 Guard Hall\n");
  const std::string& told = page.platform.questions.back().sentence;
  CHECK(told.find("line 1") != std::string::npos);
  CHECK(told.find("line 2") != std::string::npos);
  page.answer("close");
  REQUIRE(page.choose("import"));
  page.answer("import", "# Two\n6 Academy of the Arcane\n2 Iron Enforcers\n");
  CHECK(page.platform.words.back().title == "Force builder: Two");
  REQUIRE(page.choose("export"));
  CHECK(page.platform.questions.back().field.at(0).value ==
        "# Two\n6 Academy of the Arcane\n2 Iron Enforcer\n");
}

TEST_CASE("who closes the list of all forces and builds none is back on the shelf",
          "[app][forces]") {
  Page page;
  page.open();
  REQUIRE(page.choose("forces"));
  REQUIRE(page.choose("close"));
  CHECK(screen(page) == "start");
}

TEST_CASE("what was not saved is left only when that is meant", "[app][forces]") {
  Page page;
  page.open();
  REQUIRE(page.choose("forces"));
  REQUIRE(page.choose("new"));
  REQUIRE(page.choose("add AcA"));
  REQUIRE(page.choose("back"));
  page.answer("stay");
  CHECK(screen(page) == "forces");
  REQUIRE(page.choose("back"));
  page.answer("leave");
  CHECK(screen(page) == "start");
}

TEST_CASE("an own force is played", "[app][forces]") {
  Page page;
  page.app.remembered("force.x1", mael::maelstrom::write_force_link(force_of("stonewood", "Mine")));
  page.open();
  REQUIRE(page.set_up("maelstrom"));
  REQUIRE(page.choose("play advanced"));
  REQUIRE(page.choose("pick a"));
  REQUIRE(page.choose("row x1"));
  REQUIRE(page.choose("begin"));
  CHECK(screen(page) == "table");
  CHECK(page.app.command("table").find("ElG4+StS1") != std::string::npos);
}

TEST_CASE("the demo of Vortex begins, and travels as its own link", "[app][forces]") {
  Page page;
  page.open();
  REQUIRE(page.set_up("vortex"));
  for (const char* choice : {"pick a", "row arcanaedemo", "pick b", "row brooddemo"}) {
    INFO(choice);
    REQUIRE(page.choose(choice));
  }
  REQUIRE(page.choose("begin"));
  CHECK(screen(page) == "table");
  CHECK(page.app.command("table").find("vortex/1 opt=essence:4,discard:1 a=arcanae b=brood") !=
        std::string::npos);
}

}  // namespace
}  // namespace mael::web
