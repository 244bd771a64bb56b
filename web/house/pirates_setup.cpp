#include "web/house/pirates_setup.h"

#include <array>

#include "engine/pirates/entry.h"
#include "engine/pirates/help/words.h"
#include "engine/play/game_entry.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/house/pirates_table.h"
#include "web/table/kinds/described_kind.h"

namespace mael::web {

namespace {

using mael::pirates::Options;
using mael::pirates::Setup;
using setup::Filled;

constexpr int kMostForbans = 9;

// A switch of the rules under its id in the form; its text is "start.option.pirates.ID".
struct Switch {
  const char* id;
  std::uint8_t Options::*option;
};
constexpr std::array kSwitches{
    Switch{"death", &Options::death},     Switch{"shuffled", &Options::shuffled},
    Switch{"titles", &Options::titles},   Switch{"restless", &Options::restless},
    Switch{"poverty", &Options::poverty}, Switch{"quick", &Options::quick},
};

std::vector<setup::Toggle> toggles_of(const Options& options) {
  std::vector<setup::Toggle> toggles;
  for (const Switch& each : kSwitches) {
    toggles.push_back(
        {each.id, say(std::string("start.option.pirates.") + each.id), options.*each.option != 0});
  }
  return toggles;
}

std::string refusal(const std::vector<Violation>& faults) {
  std::string reasons;
  for (const Violation& fault : faults) {
    reasons += (reasons.empty() ? "" : " ") + mael::pirates::explain({}, fault, spoken());
  }
  return reasons;
}

}  // namespace

const GameCard& PiratesSetup::card() const { return mael::pirates::kEntry.card; }

Setup PiratesSetup::setup_of(const Filled& filled) const {
  Setup setup = mael::pirates::usual_setup(static_cast<int>(filled.seats.size()));
  Options& options = setup.options;
  options.forbans = static_cast<std::uint8_t>(
      setup::number_of(filled.values, "forbans", options.forbans, 0, kMostForbans));
  for (const Switch& each : kSwitches) {
    std::uint8_t& option = options.*each.option;
    option = setup::is_on(filled.values, each.id, option != 0) ? 1 : 0;
  }
  return setup;
}

setup::Form PiratesSetup::form(const Filled& filled) const {
  const Setup setup = setup_of(filled);
  setup::Form form;
  form.note = say(setup.seats == 1 ? "start.play.pirates.solo" : "start.play.pirates.note");
  for (int i = 0; i < setup.seats; ++i) {
    form.seats.push_back({say(std::string("start.seat.") + letter_of(seat_at(i))), {}});
  }
  form.kinds = setup::all_kinds();
  form.numbers.push_back({"forbans", say("start.forbans"), std::to_string(setup.options.forbans),
                          say("start.forbans.less"), say("start.forbans.more"),
                          setup.options.forbans, 0, kMostForbans});
  form.toggles = toggles_of(setup.options);
  form.status = say(setup.seats == 1 ? "start.status.pirates.solo" : "start.status.pirates",
                    {std::to_string(setup.seats)});
  const auto begun = mael::pirates::start(setup);
  if (!begun) form.refusal = refusal(begun.error());
  return form;
}

LaidOut PiratesSetup::begin(const Filled& filled, std::uint64_t seed) const {
  auto begun = begin_game<PiratesTable>(setup_of(filled), setup::players_of(filled), seed);
  if (!begun) return Error{refusal(begun.error())};
  return std::move(*begun);
}

}  // namespace mael::web
