// How the Edge card game is set up: the form of what is filled in, and the game of it.
#pragma once

#include <array>

#include "engine/cards/rules.h"
#include "web/setup/form.h"

namespace mael::web {

class CardsSetup final : public setup::GameSetup {
 public:
  const GameCard& card() const override;
  setup::Form form(const setup::Filled& filled) const override;
  LaidOut begin(const setup::Filled& filled, std::uint64_t seed) const override;

  // What the engine begins with, the planets in the order of the catalogue.
  mael::cards::Setup setup_of(const setup::Filled& filled) const;
};

}  // namespace mael::web
