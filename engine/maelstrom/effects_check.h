// What a row of the effect table must say for its verb and trigger, and must not.
#pragma once

#include "engine/core/table.h"
#include "engine/maelstrom/effects.h"

namespace mael::maelstrom {

// Columns of effects.tsv, in this order.
enum class EffectColumn : int {
  Tag,
  Trigger,
  Flags,
  Of,
  If,
  Pay,
  Verb,
  What,
  Amount,
  Choose,
  Target,
  Against,
  Filter,
  Until,
};

// Adds what is wrong with a row whose words are all known. `first` is the first row of the same
// ability, or nothing if this is it; `before` the row before, of whatever tile.
void check_effect(const Record& record, const Effect& effect, const TileData& tile,
                  const Effect* first, const Effect* before, Faults& faults);

}  // namespace mael::maelstrom
