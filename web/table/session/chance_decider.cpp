#include "web/table/session/chance_decider.h"

#include <utility>

#include "engine/core/hash.h"

namespace mael::web {

void SeededChance::ask(const AnyMatch& match, Seat) {
  Hasher hasher;
  hasher.add(seed_);
  hasher.add(static_cast<std::uint64_t>(match.size()));
  Random random(hasher.value());
  drawn_ = match.dealt(random);
}

std::optional<std::string> SeededChance::answer(Milliseconds) {
  return std::exchange(drawn_, std::nullopt);
}

}  // namespace mael::web
