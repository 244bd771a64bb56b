// How a Violation's things are read in this game: placeholders {n:card} (a kind), {n:planet} (its
// place in the row), {n:number}, {n:seat}, {n:condition} (and the number it speaks of behind it) of
// the refusal sentences.
#pragma once

#include <cstdint>

#include "engine/cards/content.h"
#include "engine/core/seat.h"
#include "engine/core/violation.h"

namespace mael::cards {

constexpr std::int32_t thing(Seat seat) { return index_of(seat); }

// The card that has this effect.
inline CardKind kind_of(Effect effect) {
  CardKind kind = 0;
  while (kind + 1 < catalogue().size() && catalogue()[kind].effect != effect) ++kind;
  return kind;
}

// What the text of an event asks for (ECG-066).
enum class Condition : std::uint8_t { NoTarget, OwnSyphon, WeakAttacker, Ceasefire, Played };

inline Violation not_allowed(CardKind card, Condition condition) {
  return {"ECG-066"_rule, {card, static_cast<std::int32_t>(condition), catalogue()[card].amount}};
}

}  // namespace mael::cards
