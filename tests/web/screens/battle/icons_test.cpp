// The signs of squads.
#include "web/screens/battle/icons.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "engine/battle/content.h"
#include "web/base/say.h"
#include "web/base/sign_icons.h"

namespace mael::web::battle {

TEST_CASE("every squad has a sign of its own, which cards and boxes can write", "[battle_table]") {
  std::set<Icon> former, todays;
  for (const Squad& squad : content().squads) {
    INFO(squad.code);
    CHECK(is_sign(icon_of(squad)));
    CHECK((squad.is_former() ? former : todays).insert(icon_of(squad)).second);
  }
  CHECK(former.size() == kSignPortraits.size());  // and no others are kept for them
  CHECK_FALSE(is_sign(Icon::None));
}

// What it is called like, and looks like, is one thing.
TEST_CASE("a unit has the sign of the squad of a former edition of its name", "[battle_table]") {
  for (const mael::battle::ReadyUnit& ready : content().ready) {
    const Squad& former = squad_at(mael::battle::squad_named(ready.code));
    const Squad& unit = squad_at(ready.squad);
    INFO(former.code);
    const bool same_name =
        say("unit." + std::string(former.code)) == say("unit." + std::string(unit.code));
    if (same_name) CHECK(icon_of(unit) == icon_of(former));
  }
}

}  // namespace mael::web::battle
