#include "web/table/session/bot_decider.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "web/app/thinking/bot_levels.h"

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

Budget budget_of(BotKind bot, const ThoughtRunner& thoughts) {
  if (thoughts.iterations() > 0) return {thoughts.iterations(), 0};
  return thoughts.thinkers() > 0 ? budget_at_table(bot) : brief_budget_at_table(bot);
}

}  // namespace

// Where two bots are awaited at once, the second is asked when the first has answered.
void BotDecider::ask(const AnyMatch& match, Seat seat) {
  if (thoughts_.is_asked(Verb::Think) || thoughts_.has_failed()) return;
  const BotKind bot = bot_of(kind_);
  const ThoughtQuestion question{Verb::Think,
                                 bot,
                                 seat,
                                 seed_of(seed_, match.size(), kind_),
                                 budget_of(bot, thoughts_),
                                 match.position(match.size(), seat),
                                 {}};
  thoughts_.ask(question, thinks_together(bot) ? std::max(1, thoughts_.thinkers()) : 1);
}

std::optional<std::string> BotDecider::answer(Milliseconds now) {
  if (!thoughts_.is_asked(Verb::Think) || now < pace_.due()) return {};
  return thoughts_.take();
}

}  // namespace mael::web
