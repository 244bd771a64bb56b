#include "engine/battle/content.h"
#include "engine/battle/ground/field_tables.h"
#include "tests/engine/battle/typed.h"

namespace mael {

bool OfBattle::is_content_readable() {
  return battle::Content::read(battle::built_in_pieces()).ok() &&
         battle::read_battlefields(battle::built_in_terrain()).ok();
}

}  // namespace mael
