// How the pirates' game is set up: the form of what is filled in, and the game of it.
#pragma once

#include "engine/pirates/rules.h"
#include "web/setup/form.h"

namespace mael::web {

class PiratesSetup final : public setup::GameSetup {
 public:
  const GameCard& card() const override;
  setup::Form form(const setup::Filled& filled) const override;
  LaidOut begin(const setup::Filled& filled, std::uint64_t seed) const override;

  // What the engine begins with: what is recommended for so many ships, but for what was changed.
  mael::pirates::Setup setup_of(const setup::Filled& filled) const;
};

}  // namespace mael::web
