// How a battle is set up: the form of what is filled in, and the battle of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/battle/rules.h"
#include "web/setup/form.h"

namespace mael::web {

class BattleSetup final : public setup::GameSetup {
 public:
  const GameCard& card() const override;
  setup::Form form(const setup::Filled& filled) const override;
  // At the door "draw": sides of about equal points.
  std::optional<setup::Filled> dealt(const setup::Filled& filled, std::string_view door,
                                     std::uint64_t seed) const override;
  LaidOut begin(const setup::Filled& filled, std::uint64_t seed) const override;

  // What the engine begins with: the usual firefight, but for what was changed.
  mael::battle::Setup setup_of(const setup::Filled& filled) const;
};

}  // namespace mael::web
