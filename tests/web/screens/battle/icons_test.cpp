// The signs of squads.
#include "web/screens/battle/icons.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "engine/battle/content.h"
#include "web/base/sign_icons.h"

namespace mael::web::battle {

TEST_CASE("every squad has a sign of its own, which cards and boxes can write", "[battle_table]") {
  std::set<Icon> signs;
  for (const Squad& squad : content().squads) {
    INFO(squad.code);
    CHECK(is_sign(icon_of(squad)));
    CHECK(signs.insert(icon_of(squad)).second);
  }
  CHECK(signs.size() == kSignPortraits.size());  // and no others are kept for them
  CHECK_FALSE(is_sign(Icon::None));
}

}  // namespace mael::web::battle
