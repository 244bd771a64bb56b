// How Maelstrom is set up, in either edition: the form of what is filled in, and the game of it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/maelstrom/force.h"
#include "engine/maelstrom/rules.h"
#include "web/screens/forces/own_force.h"
#include "web/setup/form.h"

namespace mael::web {

class MaelstromSetup final : public setup::GameSetup {
 public:
  using Edition = mael::maelstrom::Edition;

  // `own` are the forces the player has made; they must outlive it.
  MaelstromSetup(Edition edition, const OwnForces& own) : edition_(edition), own_(own) {}

  const GameCard& card() const override;
  setup::Form form(const setup::Filled& filled) const override;
  std::string draw(const setup::Filled& filled, std::string_view choice, int seat,
                   std::uint64_t seed) const override;
  LaidOut begin(const setup::Filled& filled, std::uint64_t seed) const override;

  // What the engine begins with.
  mael::maelstrom::Setup setup_of(const setup::Filled& filled) const;

 private:
  // A force as a seat has picked it: of a faction, ready-made, the player's own or, with its link
  // for an id, drawn by chance.
  struct Picked {
    std::string id;
    std::string name;
    std::vector<mael::maelstrom::ForceLine> lines;
  };
  using Picks = std::array<Picked, 2>;

  bool is_basic(const setup::Filled& filled) const;
  std::optional<Picked> find_force(std::string_view id) const;
  Picked picked(const setup::Filled& filled, std::size_t seat) const;
  Picks picks(const setup::Filled& filled) const;
  mael::maelstrom::Setup setup_of(const setup::Filled& filled, const Picks& picks) const;
  std::string refusal(const mael::maelstrom::Setup& setup, const Picks& picks) const;
  setup::Option option_of(const Picked& force) const;
  setup::Choice faction_choice(const Picked& picked) const;
  setup::Choice force_choice(mael::maelstrom::Setup tried, std::size_t seat,
                             const Picked& picked) const;

  Edition edition_;
  const OwnForces& own_;
};

}  // namespace mael::web
