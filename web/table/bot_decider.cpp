#include "web/table/bot_decider.h"

#include "engine/core/hash.h"

namespace mael::web {

namespace {

// A bot that searches keeps what it found from one decision to the next; the others get another
// seed for each.
std::uint64_t seed_of(std::uint64_t table, int entries, PlayerKind kind) {
  Hasher hasher;
  hasher.add(~table);
  if (bot_of(kind) < kWeakestLevel) hasher.add(static_cast<std::uint64_t>(entries));
  return hasher.value();
}

}  // namespace

void BotDecider::ask(const AnyMatch& match, Seat seat) {
  if (bots_.is_asked()) return;
  counsel_.forget();  // bots use the same workers
  bots_.ask(kind_, seat, seed_of(seed_, match.size(), kind_), match.position(match.size(), seat));
}

}  // namespace mael::web
