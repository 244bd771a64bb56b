#include "web/screens/forces/items.h"

#include "engine/maelstrom/help/words.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::forces {

namespace {

using mael::maelstrom::catalogue;
using mael::maelstrom::kMaxCopies;
using mael::maelstrom::kMaxForce;
using mael::maelstrom::Trait;
using maelstrom::key_of;
using maelstrom::say;
using maelstrom::title_of;

constexpr std::array kTypes{"minion", "stronghold", "event", "relic"};

class Lister {
 public:
  explicit Lister(View& view) : view_(view) {}

  void list() {
    list_table();
    if (!view_.card && !view_.shelf_open) return;
    for (Item& item : view_.items) item.behind = true;
    if (view_.card) return list_card();
    list_shelf();
  }

 private:
  void list_table() {
    list_header();
    list_filters();
    for (const TileView& tile : view_.tiles) list_tile(tile, false);
    for (const TileView& line : view_.lines) list_tile(line, true);
    for (int i = 0; i < static_cast<int>(view_.faults.size()); ++i) {
      const FaultView& fault = view_.faults[static_cast<std::size_t>(i)];
      add(Control::Rule, i, "rule " + std::to_string(i + 1), fault.sentence);
    }
    for (int tab = 0; tab < 2; ++tab) {
      add(Control::Tab, tab, tab == 0 ? "tab tiles" : "tab force",
          say(tab == 0 ? "forces.tab.tiles" : "forces.tab.force"))
          .selected = view_.tab == tab;
    }
  }

  Item& add(Control control, int which, std::string id, std::string label) {
    view_.items.push_back(
        {control, which, false, false, std::move(id), std::move(label), false, true});
    return view_.items.back();
  }
  Item& add(Control control, const char* id) {
    return add(control, 0, id, say(std::string("forces.") + id));
  }

  void list_header() {
    const bool tiles = !view_.force.lines.empty();
    add(Control::Back, "back");
    add(Control::Name, 0, "name", view_.name);
    add(Control::Verdict, 0, "verdict", view_.verdict);
    for (int edition = 0; edition < 2; ++edition) {
      add(Control::Edition, edition, edition == 0 ? "edition maelstrom" : "edition vortex",
          say(edition == 0 ? "forces.edition.maelstrom" : "forces.edition.vortex"))
          .selected = static_cast<int>(view_.force.edition) == edition;
    }
    add(Control::Export, "export").enabled = tiles;
    add(Control::Share, "share").enabled = tiles;
    add(Control::Copy, "copy").enabled = tiles;
    add(Control::Shelf, "shelf");
    add(Control::Save, "save").enabled = tiles && !view_.saved;
  }

  void list_filters() {
    add(Control::Filters, "filters").selected = view_.filters_open;
    add(Control::Search, 0, "search",
        view_.filter.words.empty() ? say("forces.search") : view_.filter.words)
        .selected = !view_.filter.words.empty();
    add(Control::Clear, "clear").enabled = !view_.filter.empty();
    list_factions();
    list_types();
    for (int cost = 0; cost < kCosts; ++cost) {
      const std::string number = std::to_string(cost);
      add(Control::Cost, cost, "cost " + number,
          say(cost == kCosts - 1 ? "forces.cost.more" : "forces.cost", {number}))
          .selected = (view_.filter.costs >> cost & 1) != 0;
    }
    for (int trait = 0; trait < kTraitSwitches; ++trait) {
      const bool legendary = trait == kTraitSwitches - 1;
      const std::string key =
          legendary ? "trait.legendary" : key_of(static_cast<Trait>(1 << trait));
      add(Control::Trait, trait, key, say(key + ".name")).selected =
          (view_.filter.traits >> trait & 1) != 0;
    }
  }

  void list_factions() {
    for (int i = 0; i < mael::maelstrom::kFactions; ++i) {
      const auto faction = static_cast<Faction>(i);
      add(Control::Faction, i, "faction " + std::string(mael::maelstrom::name_of(faction)),
          title_of(faction))
          .selected = (view_.filter.factions >> i & 1) != 0;
    }
  }

  void list_types() {
    const int known = view_.force.edition == Edition::Vortex ? 4 : 2;
    for (int i = 0; i < known; ++i) {
      const std::string type = kTypes[static_cast<std::size_t>(i)];
      add(Control::Type, i, "type " + type, say("type." + type)).selected =
          (view_.filter.types >> i & 1) != 0;
    }
  }

  void list_tile(const TileView& tile, bool in_force) {
    const std::string tag = catalogue()[tile.kind].tag;
    const auto named = [&](Control control, const char* id, const char* text) -> Item& {
      Item& item = add(control, tile.kind, std::string(id) + " " + tag,
                       say(text, {tile.title, std::to_string(tile.count)}));
      item.in_force = in_force;
      return item;
    };
    named(Control::Add, in_force ? "more" : "add", "forces.add");
    if (tile.count > 0) named(Control::Remove, in_force ? "less" : "remove", "forces.remove");
    if (!in_force) named(Control::About, "about", "forces.about");
  }

  void list_card() {
    add(Control::Close, "close");
    list_tile(view_of(view_.card->kind, view_.force.lines), true);
  }

  void list_shelf() {
    add(Control::Close, "close");
    add(Control::New, "new");
    add(Control::Random, "random");
    add(Control::Import, "import");
    for (int i = 0; i < static_cast<int>(view_.own.size()); ++i) {
      const ShelfRow& row = view_.own[static_cast<std::size_t>(i)];
      const std::string number = std::to_string(i + 1);
      add(Control::Own, i, "own " + number, say("forces.open", {row.name}));
      add(Control::Forget, i, "forget " + number, say("forces.forget", {row.name}));
    }
    for (int i = 0; i < static_cast<int>(view_.ready.size()); ++i) {
      const ShelfRow& row = view_.ready[static_cast<std::size_t>(i)];
      add(Control::Ready, i, "ready " + row.id, say("forces.open", {row.name}));
    }
  }

  View& view_;
};

}  // namespace

void list_items(View& view) {
  view.items.clear();
  Lister(view).list();
}

}  // namespace mael::web::forces
