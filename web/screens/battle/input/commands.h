// What only the battle's buttons and keys can ask for.
#pragma once

#include "web/table/command.h"

namespace mael::web::battle {

enum class Own : std::uint8_t {
  EndActivation,
  EndGo,
  Hold,     // decisions
  Concede,  // asks for one
  Together,
  NextSquad,
  PreviousSquad,
  Fit,
  Look,
  Ruler,
  TurnLeft,
  TurnRight,  // looking around, and what is made but not yet confirmed
};

const CommandList& commands();

}  // namespace mael::web::battle
