// What only the card table's buttons and keys can ask for.
#pragma once

#include "web/table/command.h"

namespace mael::web::cards {

enum class Own : std::uint8_t {
  EndTurn,
  Decline,
  First,
  Second,  // decisions
  Less,
  More,
  Discard,
  Ledger,
  NextPage,
  PreviousPage,
  Look,         // at the card that is announced
  DeclineTurn,  // a decision: passes on every answer until the player-turn ends
  AskAgain,     // no longer
};

const CommandList& commands();

}  // namespace mael::web::cards
