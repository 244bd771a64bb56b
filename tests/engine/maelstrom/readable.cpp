#include "engine/maelstrom/effects.h"
#include "tests/engine/maelstrom/typed.h"

namespace mael {

// As they are built in, or what stands in for them (tests/mutants/stand_ins.h).
namespace embedded {
extern const std::string_view kTilesTsv, kForcesTsv, kDecksTsv, kEffectsTsv;
}  // namespace embedded

bool OfMaelstrom::is_content_readable() {
  const auto tiles =
      maelstrom::Catalogue::read(embedded::kTilesTsv, embedded::kForcesTsv, embedded::kDecksTsv);
  if (!tiles) return false;
  Faults faults;
  maelstrom::EffectTable::read(embedded::kEffectsTsv, *tiles, faults);
  return faults.empty();
}

}  // namespace mael
