// What only the pirates' buttons and keys can ask for.
#pragma once

#include "web/table/command.h"

namespace mael::web::pirates {

enum class Own : std::uint8_t {
  EndTurn,
  Claim,
  Offer,
  Buy,
  Repair,
  BuyCard,  // decisions
  Attack,
  Leash,
  Shop,
  Trade,
  Titles,  // something is opened or listed
  Inner,
  Middle,
  Outer,
  MoreQuarters,
  LessQuarters,  // a circle is taken, and turned on
  NextPage,
  PreviousPage,
};

const CommandList& commands();

}  // namespace mael::web::pirates
