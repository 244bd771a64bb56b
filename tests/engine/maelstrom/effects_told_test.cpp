// No effect without a scenario: every ability that is used, set off or played takes place in one of
// them, and every passive text has one whose title names the tile.
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "engine/maelstrom/effects.h"
#include "tests/engine/maelstrom/told.h"
#include "tests/engine/play/scenario_tests.h"

namespace mael::maelstrom {
namespace {

using Ability = std::pair<TileKind, Trigger>;

class Abilities {
 public:
  void see(const Scenario& scenario) {
    see_title(scenario);
    if (scenario.given.text.compare(0, 4, "new ") == 0) return;
    ScenarioPlayer<Told> player(scenario);
    player.play();
    for (const Event& event : player.events_told()) see_event(event, player.state());
  }

  bool have(const Effect& effect) const { return seen_.count({effect.tile, effect.trigger}) != 0; }

 private:
  // The tags of the tiles a scenario is about, in its title and on its table.
  void see_title(const Scenario& scenario) {
    for (std::string word : words_of(scenario.title)) {
      if (!word.empty() && (word.back() == ':' || word.back() == ',')) word.pop_back();
      const int kind = catalogue().find(word);
      if (kind >= 0 && scenario.given.text.find(word) != std::string::npos) {
        seen_.insert({static_cast<TileKind>(kind), Trigger::Passive});
      }
    }
  }

  void see_event(const Event& event, const State& state) {
    if (const auto* used = std::get_if<happened::AbilityUsed>(&event)) {
      const Effect& effect = effect_table()[used->effect];
      seen_.insert({effect.tile, effect.trigger});
    } else if (const auto* played = std::get_if<happened::EventPlayed>(&event)) {
      const TileKind kind = state.side(played->seat).rows[played->row].kind;
      for (const Effect& effect : effect_table().of(kind)) seen_.insert({kind, effect.trigger});
    }
  }

  std::set<Ability> seen_;
};

TEST_CASE("every effect has a scenario", "[maelstrom][vortex][effects]") {
  Abilities abilities;
  for (const char* folder : {"maelstrom", "vortex"}) {
    for (const ScenarioFile& file : scenario_files(folder)) {
      for (const Scenario& scenario : file.scenarios) abilities.see(scenario);
    }
  }
  for (const Effect& effect : effect_table().all()) {
    CAPTURE(catalogue()[effect.tile].tag, static_cast<int>(effect.trigger));
    CHECK(abilities.have(effect));
  }
}

}  // namespace
}  // namespace mael::maelstrom
