// What only buttons and keys of Maelstrom's table can ask for.
#pragma once

#include "web/table/command.h"

namespace mael::web::maelstrom {

enum class Own : std::uint8_t {
  // Decisions.
  EndPhase,
  Draw,
  EnergyToAction,
  ActionsToEnergy,
  LessEnergy,
  MoreEnergy,
  UseAbility,
  NextRelic,
  PassPhase,
  OfferDraw,
  AcceptDraw,
  DeclineDraw,
  Resign,
  OwnHand,
  // Looking around.
  OwnDiscard,
  OtherDiscard,
  AskAgain,
};

const CommandList& commands();

}  // namespace mael::web::maelstrom
