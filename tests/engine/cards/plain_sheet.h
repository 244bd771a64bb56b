// What a card says, read plainly from its row of the table. For the plain twins.
#pragma once

#include "engine/cards/state.h"

namespace mael::cards {

// A card as its row in the table of cards says.
inline const CardData& printed(CardKind kind) { return catalogue()[kind]; }

inline bool is(CardKind kind, CardType type) { return printed(kind).type == type; }

// ECG-085, ECG-R22: in the order laid, not below 0 at the end.
inline int with_attached(int value, Figure figure, const Attached& attached) {
  for (int i = 0; i < attached.size(); ++i) {
    for (const Change& change : printed(attached[i]).changes) {
      if (change.figure == figure) {
        value = change.times ? value * change.amount : value + change.amount;
      }
    }
  }
  return value < 0 ? 0 : value;
}

}  // namespace mael::cards
