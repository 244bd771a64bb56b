#include "engine/battle/action.h"

#include "engine/battle/text/serialize.h"

namespace mael::battle {

bool operator<(const Action& a, const Action& b) {
  const auto packed = [](const Action& action) {
    PackedWriter writer(kActionVersion);
    writer(action);
    return writer.bytes();
  };
  if (a.by != b.by) return a.by < b.by;
  return a.deed.index() != b.deed.index() ? a.deed.index() < b.deed.index() : packed(a) < packed(b);
}

}  // namespace mael::battle
