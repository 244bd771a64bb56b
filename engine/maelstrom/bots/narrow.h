// What spares a search work: which legal actions it need not try, since another of the list does at
// least the same, and where it need not ask for them again.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/maelstrom/action.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// Takes out, keeping the order: attacks that wound nothing, or from which an attacker could be left
// out for the same wounds in the same order of blows (it would only give the defender a choice),
// unless the defender strikes first; and, of the payments for one tile on one space, all but the
// two with the least energy and the fewest strongholds. `actions` is the list of legal_actions or
// that of one seat.
void narrow(const State& state, std::vector<Action>& actions);

// Whether what the awaited seat may do depends on nothing its opponent cannot see; false where that
// is not plain.
bool is_open(const State& state);

// What an awaited seat of a fully known state has out of its opponent's sight that some action
// needs, a bit for each row of its force: two states that look alike to the opponent allow it the
// same but for that. Nothing where this is not plain.
using Means = std::uint64_t;
std::optional<Means> means_of(const State& state, Seat seat);

// The one of these bits an action needs; none if it needs nothing hidden.
Means means_for(const Action& action);

}  // namespace mael::maelstrom
