#include <array>
#include <catch2/catch_test_macros.hpp>
#include <deque>
#include <set>

#include "engine/maelstrom/text/notation.h"
#include "tests/web/screens/frames.h"
#include "web/screens/forces/screen.h"
#include "web/screens/maelstrom/scene.h"

namespace mael::web::forces {
namespace {

using mael::maelstrom::catalogue;
using mael::maelstrom::find_ready_force;
using mael::maelstrom::size_of;

struct Size {
  const char* name;
  Vec2 viewport;
};
constexpr std::array kSizes{Size{"phone", {390, 844}},     Size{"small phone", {360, 640}},
                            Size{"tablet", {1024, 768}},   Size{"tablet upright", {768, 1024}},
                            Size{"notebook", {1280, 800}}, Size{"desktop", {1920, 1080}}};

TileKind tile(const char* tag) {
  const int kind = catalogue().find(tag);
  REQUIRE(kind >= 0);
  return static_cast<TileKind>(kind);
}

Force ready(const char* id) {
  const auto* force = find_ready_force(id);
  REQUIRE(force != nullptr);
  return {id, force->edition, force->lines};
}

// The screen as one frame after the other sees it.
struct Screen : Frames<Screen, Forces> {
  explicit Screen(Vec2 viewport = {1280, 800}) {
    input.viewport = viewport;
    frame({});
  }

  Screen& type(std::string_view letters) {
    for (const char letter : letters) {
      press(letter == ' ' ? Key::Space : Key::Character, letter);
    }
    return *this;
  }
  // Presses what is not shown on the canvas now, in words.
  Screen& say(std::string_view id) {
    for (const Choice& choice : face.text_view().choices) {
      if (choice.name != id) continue;
      wishes.clear();
      face.choose(std::get<Choose>(choice.wish).id, wishes);
      return *this;
    }
    FAIL("no such choice: " << id);
    return *this;
  }
  int count(const char* tag) const {
    return mael::maelstrom::count_of(face.force().lines, tile(tag));
  }
  const Item& item(std::string_view id) const {
    for (const Item& each : face.view().items) {
      if (each.id == id && !each.behind) return each;
    }
    FAIL("no such item: " << id);
    return face.view().items.front();
  }
};

TEST_CASE("tiles are found by faction, kind, Cost, trait and words", "[forces]") {
  const auto found = [](const Filter& filter) { return find_tiles(filter, Edition::Vortex, {}); };
  CHECK(static_cast<int>(found({}).size()) == catalogue().size());
  Filter filter;
  filter.factions = 1U << static_cast<int>(Faction::Brood);
  filter.types = 1;  // minions
  filter.costs = 1U << 2;
  for (const TileKind kind : found(filter)) {
    CHECK(catalogue()[kind].faction == Faction::Brood);
    CHECK(catalogue()[kind].is_minion());
    CHECK(catalogue()[kind].cost == 2);
  }
  CHECK(found(filter).size() == 3);  // Klatu Crawler, Kaltalas Slug, Acid Spitter
  filter = {};
  filter.costs = 1U << (kCosts - 1);
  CHECK(found(filter).size() == 8);  // one giant of Cost 5 a faction
  filter = {};
  filter.traits = static_cast<std::uint16_t>(mael::maelstrom::Trait::Flying) |
                  static_cast<std::uint16_t>(1U << (kTraitSwitches - 1));
  for (const TileKind kind : found(filter)) {
    CHECK(catalogue()[kind].has(mael::maelstrom::Trait::Flying));
    CHECK(catalogue()[kind].legendary > 0);
  }
  CHECK_FALSE(found(filter).empty());
}

TEST_CASE("words are looked for in names, texts, keywords and traits", "[forces]") {
  const auto has = [](const char* words, const char* tag) {
    Filter filter;
    filter.words = words;
    return fits(tile(tag), filter);
  };
  CHECK(has("lake", "LoF"));
  CHECK(has("LAKE of", "LoF"));
  CHECK(has("fire la", "LoF"));
  CHECK(has("gallag kro", "GaK"));
  CHECK(has("insect", "KCr"));
  CHECK(has("overpower", "KSh"));
  CHECK(has("draw stack", "Ban"));
  CHECK_FALSE(has("ake", "LoF"));
  CHECK_FALSE(has("lake angel", "LoF"));
  CHECK(has("  ", "LoF"));
}

TEST_CASE("every faction has a colour and an emblem of its own",
          "[forces][rule:MAE-225][rule:MAE-226][rule:MAE-R95]") {
  std::set<Tint> tints;
  std::set<Icon> emblems;
  for (int i = 0; i < mael::maelstrom::kFactions; ++i) {
    tints.insert(maelstrom::tint_of(static_cast<Faction>(i)));
    emblems.insert(maelstrom::emblem_of(static_cast<Faction>(i)));
  }
  CHECK(tints.size() == 8);
  CHECK(emblems.size() == 8);
  CHECK(emblems.count(Icon::None) == 0);
  CHECK(maelstrom::tint_of(Faction::Host) == Tint::White);
  CHECK(maelstrom::tint_of(Faction::Necris) == Tint::Red);
}

TEST_CASE("events and relics are only there for Vortex", "[forces]") {
  for (const TileKind kind : find_tiles({}, Edition::Maelstrom, {})) {
    CHECK(catalogue()[kind].set != mael::maelstrom::TileSet::Vortex);
  }
}

TEST_CASE("once a force has a side, tiles of the other one come last", "[forces]") {
  const auto tiles = find_tiles({}, Edition::Maelstrom, ready("brood").lines);
  CHECK(catalogue()[tiles.front()].faction >= Faction::Draconis);
  CHECK(catalogue()[tiles.back()].faction < Faction::Draconis);
}

TEST_CASE("a tap adds, the minus takes away", "[forces]") {
  Screen screen;
  screen.tap("add AcA").tap("add AcA").tap("add AcA").tap("remove AcA");
  CHECK(screen.count("AcA") == 2);
  screen.tap("more AcA").tap("less AcA").tap("less AcA");
  CHECK(screen.count("AcA") == 1);
  CHECK(screen.face.view().summary.substr(0, 6) == "1 tile");
}

TEST_CASE("a fifth copy is refused with a sentence, and not of a Primary", "[forces]") {
  Screen screen;
  screen.face.put({"", Edition::Maelstrom, ready("arcanae").lines});
  for (int i = 0; i < 5; ++i) screen.tap("more IrE");
  CHECK(screen.count("IrE") == 4);
  CHECK(screen.face.view().notice.find("four") != std::string::npos);
  CHECK(screen.face.text_view().alert == screen.face.view().notice);
  screen.tap("more AcA");
  CHECK(screen.count("AcA") == 8);
  CHECK(screen.face.view().notice.empty());
}

TEST_CASE("faults are listed while building, and legal is seen at once", "[forces]") {
  Screen screen;
  CHECK_FALSE(screen.face.view().legal);
  screen.face.put({"", Edition::Maelstrom, ready("arcanaevortex").lines});
  const View& view = screen.face.view();
  CHECK(view.faults.size() == 4);  // four kinds of events and relics
  CHECK_FALSE(view.legal);
  screen.frame({}).tap("edition vortex");
  CHECK(view.legal);
  CHECK(view.faults.empty());
  CHECK(view.verdict == "Legal");
  screen.tap("edition maelstrom").tap("rule 1");
  REQUIRE(screen.wishes.size() == 1);
  CHECK(std::get<ShowRule>(screen.wishes[0]).rule == "MAE-008"_rule);
}

TEST_CASE("the tiles of a force's own factions come first, and stay where they are", "[forces]") {
  Screen screen;
  screen.face.put({"", Edition::Maelstrom, ready("gaians").lines});
  const auto faction = [&](std::size_t i) {
    return catalogue()[screen.face.view().tiles[i].kind].faction;
  };
  CHECK(faction(0) == Faction::Gaians);
  const auto shown = [&] {
    std::vector<TileKind> kinds;
    for (const TileView& tile : screen.face.view().tiles) kinds.push_back(tile.kind);
    return kinds;
  };
  const std::vector<TileKind> before = shown();
  CHECK(before.size() == make_view({}, {}).tiles.size());
  screen.face.choose("add " + catalogue()[before.back()].tag, screen.wishes);
  CHECK(shown() == before);
}

TEST_CASE("curve and colours count the tiles", "[forces]") {
  const View view = make_view(ready("dawnforge"), {});
  int curve = 0, colours = 0;
  for (const int tiles : view.curve) curve += tiles;
  for (const int tiles : view.colours) colours += tiles;
  CHECK(curve == 23);
  CHECK(colours == 23);
  CHECK(view.curve[0] == 7);
  CHECK(factions_of(view.force.lines) == std::vector<Faction>{Faction::Arcanae, Faction::Host});
}

TEST_CASE("a force is saved under its name, and shown as saved when storage has it", "[forces]") {
  Screen screen;
  screen.face.put({"", Edition::Maelstrom, ready("gaians").lines});
  screen.face.set_text(false, "  Green \n wall ");
  CHECK(screen.face.view().name == "Green  wall");
  screen.frame({}).tap("save");
  REQUIRE(screen.wishes.size() == 1);
  const Save wish = std::get<Save>(screen.wishes[0]);
  CHECK(wish.id.empty());
  CHECK(wish.force == screen.face.force());
  CHECK_FALSE(screen.face.view().saved);
  const OwnForce kept{"x1", wish.force};
  screen.face.set_own({kept});
  screen.face.saved(kept);
  CHECK(screen.face.view().saved);
  CHECK_FALSE(screen.item("save").enabled);
  screen.frame({}).tap("more PoS");
  CHECK_FALSE(screen.face.view().saved);
  screen.tap("save");
  CHECK(std::get<Save>(screen.wishes.at(0)).id == "x1");
  screen.tap("copy").tap("save");
  CHECK(std::get<Save>(screen.wishes.at(0)).id.empty());
}

TEST_CASE("leaving says whether something would be lost", "[forces]") {
  Screen screen;
  screen.tap("back");
  CHECK_FALSE(std::get<Leave>(screen.wishes.at(0)).unsaved);
  screen.tap("add AcA").tap("back");
  CHECK(std::get<Leave>(screen.wishes.at(0)).unsaved);
}

TEST_CASE("the list of forces opens, deletes, draws and begins anew", "[forces]") {
  Screen screen;
  screen.face.set_own({{"x1", ready("necris")}, {"x2", ready("deep")}});
  screen.tap("shelf").tap("own 2");
  CHECK(screen.face.id() == "x2");
  CHECK(screen.face.view().saved);
  screen.tap("shelf").tap("forget 1");
  CHECK(std::get<ForgetForce>(screen.wishes.at(0)).id == "x1");
  screen.tap("random");
  CHECK(std::holds_alternative<DrawRandom>(screen.wishes.at(0)));
  screen.face.draw(11);
  CHECK(screen.face.view().legal);
  CHECK(screen.face.id().empty());
  screen.frame({}).tap("shelf").tap("ready gaians");
  CHECK(std::get<AskToReplace>(screen.wishes.at(0)).id == "ready gaians");
  screen.face.discard();
  screen.frame({}).tap("ready gaians");
  CHECK(size_of(screen.face.force().lines) == 23);
  CHECK(screen.face.id().empty());  // a copy: the ready-made one stays as it is
  screen.tap("shelf").tap("new");
  CHECK(screen.face.force().lines.empty());
}

TEST_CASE("a long press shows the whole card, with words of the tile", "[forces]") {
  Screen screen;
  screen.at("add AcA", GestureKind::LongPress);
  REQUIRE(screen.face.view().card);
  CHECK(screen.face.view().card->title == "Academy of the Arcane");
  CHECK(screen.face.view().card->text.find('[') == std::string::npos);
  CHECK_FALSE(screen.face.where("add AcA"));  // it lies behind the card
  screen.tap("more AcA");
  CHECK(screen.count("AcA") == 1);
  screen.tap("close");
  CHECK_FALSE(screen.face.view().card);
  screen.say("about DHo");
  CHECK(screen.face.text_view().scene.at(0) == "Daemon Horde");
  screen.press(Key::Escape);
  CHECK_FALSE(screen.face.view().card);
}

TEST_CASE("a mouse over a tile asks about it, a finger does not", "[forces]") {
  Screen screen;
  screen.at("add AcA", GestureKind::Hover);
  REQUIRE(screen.face.tile_asked_about());
  CHECK(screen.face.tile_asked_about()->first == tile("AcA"));
  screen.input.touch = true;
  screen.frame({});
  CHECK_FALSE(screen.face.tile_asked_about());
}

TEST_CASE("letters search wherever the focus is, Escape shows all again", "[forces]") {
  Screen screen;
  screen.type("lake of");
  CHECK(screen.face.view().filter.words == "lake of");
  REQUIRE(screen.face.view().tiles.size() == 1);
  CHECK(screen.face.view().tiles[0].kind == tile("LoF"));
  screen.press(Key::Backspace);
  CHECK(screen.face.view().filter.words == "lake o");
  screen.press(Key::Escape);
  CHECK(screen.face.view().filter.empty());
}

TEST_CASE("keys build a force", "[forces]") {
  Screen screen;
  screen.type("lake");
  for (int i = 0; i < 40 && !screen.face.tile_asked_about(); ++i) screen.press(Key::Down);
  REQUIRE(screen.face.tile_asked_about());
  screen.press(Key::Enter).press(Key::Plus).press(Key::Plus).press(Key::Minus);
  CHECK(screen.count("LoF") == 2);
  screen.press(Key::Home);
  CHECK(screen.face.view().card);
}

TEST_CASE("everything is said in words", "[forces]") {
  Screen screen;
  screen.face.put({"", Edition::Vortex, ready("broodvortex").lines});
  const TextView text_view = screen.face.text_view();
  CHECK(text_view.scene.size() == screen.face.view().lines.size());
  for (const Choice& choice : text_view.choices) {
    INFO(choice.name);
    CHECK(choice.label.find('[') == std::string::npos);
    CHECK_FALSE(choice.label.empty());
  }
  for (const std::string& line : text_view.scene) CHECK(line.find('[') == std::string::npos);
  CHECK(text_view.status.find("Legal") != std::string::npos);
}

TEST_CASE("arrows reach every item, and what has the focus is seen", "[forces]") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    Screen screen(size.viewport);
    screen.face.put({"", Edition::Maelstrom, ready("arcanae").lines});
    screen.face.set_text(true, "iron");  // few tiles, or this takes long
    screen.frame({});
    std::vector<bool> reached(screen.face.view().items.size(), false);
    std::deque<Screen> open{screen};
    while (!open.empty()) {
      const Screen from = open.front();
      open.pop_front();
      for (const Key towards : {Key::Up, Key::Down, Key::Left, Key::Right}) {
        Screen to = from;
        to.press(towards);
        const auto focus = static_cast<std::size_t>(to.face.view().focus);
        REQUIRE(focus < reached.size());
        const Rect at = to.face.layout().items[focus];
        CHECK(at.max.y <= size.viewport.y + 0.5F);
        CHECK(at.min.y >= -0.5F);
        if (reached[focus]) continue;
        reached[focus] = true;
        open.push_back(to);
      }
    }
    for (std::size_t i = 0; i < reached.size(); ++i) {
      const Item& item = screen.face.view().items[i];
      INFO(item.id);
      const bool shown = screen.face.layout().items[i].height() > 0 && item.enabled;
      CHECK((reached[i] || !shown));
    }
  }
}

TEST_CASE("nothing overlaps, and what a finger presses is large enough", "[forces]") {
  for (const Size& size : kSizes) {
    for (const char* id : {"", "shelf", "filters", "tab force"}) {
      INFO(size.name << " " << id);
      Screen screen(size.viewport);
      screen.face.set_own({{"x1", ready("necris")}});
      screen.face.put({"", Edition::Vortex, ready("arcanaevortex").lines});
      screen.frame({});
      if (*id != 0 && screen.face.where(id)) screen.tap(id);
      const Layout& layout = screen.face.layout();
      const View& view = screen.face.view();
      for (std::size_t i = 0; i < layout.items.size(); ++i) {
        const Rect a = layout.items[i];
        if (a.height() <= 0 || view.items[i].behind) continue;
        INFO(view.items[i].id);
        CHECK(a.height() >= 43.9F);
        CHECK(a.width() >= 43.9F);
        CHECK(a.min.x >= 0);
        CHECK(a.max.x <= size.viewport.x + 0.1F);
        for (std::size_t j = i + 1; j < layout.items.size(); ++j) {
          const Rect b = layout.items[j];
          const bool other = layout.regions[i] != layout.regions[j] || view.items[j].behind;
          if (other || b.height() <= 0) continue;
          const float rounding = 0.1F;
          const bool apart = a.max.x <= b.min.x + rounding || b.max.x <= a.min.x + rounding ||
                             a.max.y <= b.min.y + rounding || b.max.y <= a.min.y + rounding;
          if (!apart) FAIL_CHECK(view.items[j].id);
        }
      }
    }
  }
}

TEST_CASE("lists are scrolled to their ends, each by itself", "[forces]") {
  Screen screen;
  Gesture start, move;
  start.kind = GestureKind::DragStart;
  start.from = start.at = screen.face.layout().clip(Region::Tiles).center();
  move.kind = GestureKind::DragMove;
  move.delta = {0, -100000};
  screen.frame({start, move});
  const auto& layout = screen.face.layout();
  const std::optional<Rect> last =
      screen.face.where("add " + catalogue()[screen.face.view().tiles.back().kind].tag);
  REQUIRE(last);
  CHECK(last->max.y <= layout.clip(Region::Tiles).max.y + 0.5F);
  CHECK(layout.limits[static_cast<std::size_t>(Region::Force)] == 0);
}

}  // namespace
}  // namespace mael::web::forces
