// How a tile shows what it is: the colour and the emblem of its faction, the signs of its values.
#include "web/screens/maelstrom/scene.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <utility>

#include "web/screens/maelstrom/panels.h"

namespace mael::web::maelstrom {
namespace {

std::set<Tint> all_tints() {
  std::set<Tint> tints;
  for (int faction = 0; faction < kFactions; ++faction) {
    tints.insert(tint_of(static_cast<Faction>(faction)));
  }
  return tints;
}

TEST_CASE("eight factions have eight colours; Host is white and Necris red",
          "[scene][rule:MAE-225][rule:MAE-R95]") {
  CHECK(all_tints().size() == kFactions);
  CHECK(all_tints().count(Tint::Slate) == 0);
  CHECK(tint_of(Faction::Host) == Tint::White);
  CHECK(tint_of(Faction::Necris) == Tint::Red);
}

TEST_CASE("a tile shows its faction by its colour, a faction has an emblem",
          "[scene][rule:MAE-226]") {
  for (int i = 0; i < catalogue().size(); ++i) {
    const auto kind = static_cast<TileKind>(i);
    const TileData& data = catalogue()[kind];
    if (!data.is_minion() && !data.is_stronghold()) continue;
    CAPTURE(data.tag);
    CHECK(make_piece(kind, Seat::A).face == theme().tint(tint_of(data.faction)).face);
  }
  std::set<Icon> emblems;
  for (int faction = 0; faction < kFactions; ++faction) {
    emblems.insert(emblem_of(static_cast<Faction>(faction)));
  }
  CHECK(emblems.size() == kFactions);
  CHECK(emblems.count(Icon::None) == 0);
}

TEST_CASE("Vortex lies on a ground of its own and wears its accent", "[scene]") {
  State state;
  View view;
  for (const Themed which : kThemes) {
    wear_theme(which);
    for (const auto& [edition, room] :
         {std::pair{Edition::Maelstrom, Room::Slate}, {Edition::Vortex, Room::Storm}}) {
      state.edition = edition;
      CHECK(make_scene(view, state, Timeline(), 0).ground.lit == theme().ground(room).lit);
    }
  }
  wear_theme(Themed::Dark);
  view.actions_left = 2;
  CHECK(bar_of(view).pips->ink == Ink::Legal);
  view.sides[0].edition = Edition::Vortex;
  CHECK(bar_of(view).pips->ink == Ink::Storm);
  CHECK(panel_of(view.sides[0]).facts[0].ink == Ink::Storm);
}

TEST_CASE("Combat, Armor, energy, action and Movement each have a sign of their own",
          "[scene][rule:MAE-033]") {
  std::set<Icon> signs;
  for (const char* name : {"combat", "armor", "energy", "action", "movement"}) {
    signs.insert(find_icon(name));
  }
  CHECK(signs.size() == 5);
  CHECK(signs.count(Icon::None) == 0);
}

}  // namespace
}  // namespace mael::web::maelstrom
