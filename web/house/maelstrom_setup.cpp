#include "web/house/maelstrom_setup.h"

#include <algorithm>

#include "engine/maelstrom/entry.h"
#include "engine/maelstrom/force_draw.h"
#include "engine/maelstrom/help/words.h"
#include "engine/maelstrom/text/force_link.h"
#include "engine/play/game_entry.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/house/maelstrom_table.h"
#include "web/screens/forces/view.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/words.h"
#include "web/table/kinds/described_kind.h"

namespace mael::web {

namespace {

using mael::maelstrom::Alignment;
using mael::maelstrom::alignment_of;
using mael::maelstrom::Edition;
using mael::maelstrom::Faction;
using mael::maelstrom::kMostDiscards;
using mael::maelstrom::Options;
using mael::maelstrom::ReadyForce;
using mael::maelstrom::Setup;
using setup::Filled;

constexpr std::array kFactions{Faction::Arcanae, Faction::Host, Faction::Draconis, Faction::Brood};
constexpr int kMostEssence = 9, kMostDraw = 60, kDrawStep = 10;  // Essence, turns
constexpr int kDemoTiles = 12;                                   // of a deck (VTX-004)

// What is picked of forces under one id is not what is chosen of the four factions.
constexpr std::string_view kFaction = "force", kForce = "pick";

std::string id_of(Faction faction) { return std::string(mael::maelstrom::name_of(faction)); }

// A ready-made force is called as its faction is, or has a name of its own.
std::string name_of(const ReadyForce& force) {
  Faction faction{};
  if (mael::maelstrom::read_faction(force.id, faction)) return maelstrom::title_of(faction);
  return say("force." + force.id + ".name");
}

// A sentence on a force, where there is one.
std::string about(const std::string& id) {
  for (const std::string& key :
       {"start.style." + id, "force." + id + ".about", "faction." + id + ".theme"}) {
    if (!spoken().find(key).empty()) return say(key);
  }
  return {};
}

Emblem emblem_of(Faction faction) {
  return {maelstrom::emblem_of(faction), maelstrom::tint_of(faction)};
}

// New games of Vortex have the means that even out the first turn (assets/vortex/balance.md): in
// forces as small as the demo's a lost tile is missed more, and a fourth Essence helps.
Options usual_options(Edition edition, bool is_small) {
  Options options;
  if (edition == Edition::Vortex) {
    options.essence = is_small ? 4 : 3;         // VTX-013
    options.first_discards = is_small ? 1 : 3;  // VTX-R6
  }
  return options;
}

Options options_of(Edition edition, bool is_small, const Filled& filled) {
  Options options = usual_options(edition, is_small);
  const auto number = [&](std::string_view id, int usual, int least, int most, int step) {
    return static_cast<std::uint8_t>(setup::number_of(filled.values, id, usual, least, most, step));
  };
  const auto on = [&](std::string_view id, std::uint8_t usual) {
    return static_cast<std::uint8_t>(setup::is_on(filled.values, id, usual != 0) ? 1 : 0);
  };
  options.essence = number("essence", options.essence, 1, kMostEssence, 1);
  options.draw_after = number("draw", options.draw_after, 0, kMostDraw, kDrawStep);
  options.edge_step = on("edge", options.edge_step);
  options.squeeze = on("squeeze", options.squeeze);
  options.primary_limited = on("limited", options.primary_limited);
  options.same_faction = on("same", options.same_faction);
  if (edition == Edition::Vortex) {
    options.first_discards = number("discard", options.first_discards, 0, kMostDiscards, 1);
  }
  return options;
}

setup::Number discard_of(const Options& options) {
  const int tiles = options.first_discards;
  const std::string price = tiles == 0
                                ? say("start.discard.none")
                                : say("start.discard.paid", {say_count("forces.tiles", tiles)});
  return {"discard",
          say("start.discard"),
          price,
          say("start.discard.less"),
          say("start.discard.more"),
          tiles,
          0,
          kMostDiscards,
          1};
}

std::vector<setup::Number> numbers_of(Edition edition, const Options& options) {
  const std::string turns = options.draw_after == 0
                                ? say("start.draw.never")
                                : say("start.draw.turns", {std::to_string(options.draw_after)});
  std::vector<setup::Number> numbers{
      {"essence", say("start.essence"), std::to_string(options.essence), say("start.essence.less"),
       say("start.essence.more"), options.essence, 1, kMostEssence, 1},
      {"draw", say("start.draw"), turns, say("start.draw.less"), say("start.draw.more"),
       options.draw_after, 0, kMostDraw, kDrawStep}};
  if (edition == Edition::Vortex) numbers.push_back(discard_of(options));
  return numbers;
}

std::vector<setup::Toggle> toggles_of(const Options& options) {
  return {{"edge", say("start.option.edge"), options.edge_step != 0},
          {"squeeze", say("start.option.squeeze"), options.squeeze != 0},
          {"limited", say("start.option.limited"), options.primary_limited != 0},
          {"same", say("start.option.same"), options.same_faction != 0}};
}

setup::Choice plays(bool is_basic) {
  setup::Choice choice{"play", setup::ChoiceLook::Segments};
  for (const char* play : {"basic", "advanced"}) {
    choice.options.push_back({play, say(std::string("start.play.") + play)});
  }
  choice.chosen = choice.options[is_basic ? 0 : 1];
  return choice;
}

}  // namespace

const GameCard& MaelstromSetup::card() const {
  using namespace mael::maelstrom;
  return edition_ == Edition::Vortex ? kVortexEntry.card : kMaelstromEntry.card;
}

bool MaelstromSetup::is_basic(const Filled& filled) const {
  return edition_ == Edition::Maelstrom && setup::value_of(filled.values, "play") != "advanced";
}

// ---- Forces ------------------------------------------------------------------------------------

std::optional<MaelstromSetup::Picked> MaelstromSetup::find_force(std::string_view id) const {
  for (const OwnForce& own : own_) {
    if (own.id == id && own.force.edition == edition_) {
      return Picked{own.id, own.force.name, own.force.lines};
    }
  }
  if (id.substr(0, 1) == "#") {
    auto drawn = mael::maelstrom::read_force_link(id);
    if (!drawn || drawn->edition != edition_) return {};
    return Picked{std::string(id), say("forces.random.name"), std::move(drawn->lines)};
  }
  const ReadyForce* ready = mael::maelstrom::find_ready_force(id);
  if (ready == nullptr || ready->edition != edition_) return {};
  return Picked{ready->id, name_of(*ready), ready->lines};
}

MaelstromSetup::Picked MaelstromSetup::picked(const Filled& filled, std::size_t seat) const {
  constexpr std::array kBasic{"arcanae", "brood"}, kAdvanced{"gaians", "necris"},
      kVortex{"arcanaevortex", "broodvortex"};
  const auto& values = filled.seats[seat].values;
  if (is_basic(filled)) {
    const std::string_view id = setup::value_of(values, kFaction);
    const bool is_one = std::any_of(kFactions.begin(), kFactions.end(),
                                    [&](Faction faction) { return id_of(faction) == id; });
    return *find_force(is_one ? id : kBasic.at(seat));
  }
  if (auto force = find_force(setup::value_of(values, kForce))) return std::move(*force);
  return *find_force(edition_ == Edition::Vortex ? kVortex.at(seat) : kAdvanced.at(seat));
}

MaelstromSetup::Picks MaelstromSetup::picks(const Filled& filled) const {
  return {picked(filled, 0), picked(filled, 1)};
}

std::string MaelstromSetup::draw(const Filled& filled, std::string_view, int seat,
                                 std::uint64_t seed) const {
  Random random(seed);
  const Picks both = picks(filled);
  const auto& other = both.at(seat == 0 ? 1 : 0).lines;
  const auto theirs = alignment_of(other);
  const bool good = theirs ? *theirs == Alignment::Evil : random.below(2) == 0;
  const int size = std::clamp(mael::maelstrom::size_of(other), mael::maelstrom::kOpeningHand + 1,
                              mael::maelstrom::kMaxForce);
  return mael::maelstrom::write_force_link(
      {"", edition_,
       mael::maelstrom::draw_force(random, edition_, good ? Alignment::Good : Alignment::Evil,
                                   size)});
}

// ---- The form ----------------------------------------------------------------------------------

setup::Option MaelstromSetup::option_of(const Picked& force) const {
  setup::Option option{force.id, force.name, forces::line_of(force.lines), about(force.id)};
  if (option.about.empty()) option.about = option.line;
  for (const Faction faction : forces::factions_of(force.lines)) {
    option.emblems.push_back(emblem_of(faction));
  }
  return option;
}

// The four great factions, each with the force the book prints.
setup::Choice MaelstromSetup::faction_choice(const Picked& picked) const {
  setup::Choice choice{std::string(kFaction), setup::ChoiceLook::Cells};
  for (const Faction faction : kFactions) {
    const std::string id = id_of(faction);
    const bool good = mael::maelstrom::alignment_of(faction) == Alignment::Good;
    choice.options.push_back({id,
                              maelstrom::title_of(faction),
                              say(good ? "alignment.good" : "alignment.evil"),
                              about(id),
                              {emblem_of(faction)}});
    if (id == picked.id) choice.chosen = choice.options.back();
  }
  return choice;
}

// What may be picked: own forces first, then those made for what is played; those the other force
// cannot meet come last.
setup::Choice MaelstromSetup::force_choice(Setup tried, std::size_t seat,
                                           const Picked& picked) const {
  setup::Choice choice{std::string(kForce), setup::ChoiceLook::List,
                       say("start.pick", {picked.name})};
  const std::string letter{letter_of(seat_at(static_cast<int>(seat)))};
  choice.title = say("start.pick.title", {say("start.seat." + letter)});
  choice.drawn = say("start.pick.random");
  const auto add = [&](const Picked& force) {
    tried.forces.at(seat) = force.lines;
    choice.options.push_back(option_of(force));
    choice.options.back().fits = mael::maelstrom::find_setup_faults(tried).empty();
  };
  for (const OwnForce& own : own_) {
    if (own.force.edition == edition_) add({own.id, own.force.name, own.force.lines});
  }
  for (const ReadyForce& ready : mael::maelstrom::ready_forces()) {
    if (ready.edition == edition_) add({ready.id, name_of(ready), ready.lines});
  }
  std::stable_partition(choice.options.begin(), choice.options.end(),
                        [](const setup::Option& option) { return option.fits; });
  choice.chosen = option_of(picked);
  choice.chosen.line = say_count("forces.tiles", mael::maelstrom::size_of(picked.lines));
  return choice;
}

setup::Form MaelstromSetup::form(const Filled& filled) const {
  const Picks picked = picks(filled);
  const Setup setup = setup_of(filled, picked);
  const bool basic = is_basic(filled);
  setup::Form form;
  if (edition_ == Edition::Maelstrom) form.choices.push_back(plays(basic));
  const char* note = edition_ == Edition::Vortex ? "vortex" : basic ? "basic" : "advanced";
  form.note = say(std::string("start.play.") + note + ".note");
  for (std::size_t seat = 0; seat < picked.size(); ++seat) {
    form.seats.push_back(
        {picked[seat].name,
         {basic ? faction_choice(picked[seat]) : force_choice(setup, seat, picked[seat])}});
  }
  form.kinds = setup::all_kinds();
  form.numbers = numbers_of(edition_, setup.options);
  form.toggles = toggles_of(setup.options);
  if (!basic) form.doors.push_back({"build", say("start.build")});
  form.status = say("start.status", {picked[0].name, picked[1].name});
  form.refusal = refusal(setup, picked);
  return form;
}

// ---- The game ----------------------------------------------------------------------------------

Setup MaelstromSetup::setup_of(const Filled& filled) const {
  return setup_of(filled, picks(filled));
}

Setup MaelstromSetup::setup_of(const Filled& filled, const Picks& picks) const {
  Setup setup;
  setup.edition = edition_;
  setup.advanced = !is_basic(filled);
  const bool is_small = std::all_of(picks.begin(), picks.end(), [](const Picked& force) {
    return mael::maelstrom::size_of(force.lines) <= kDemoTiles;
  });
  setup.options = options_of(edition_, is_small, filled);
  for (std::size_t seat = 0; seat < picks.size(); ++seat) setup.forces[seat] = picks[seat].lines;
  return setup;
}

std::string MaelstromSetup::refusal(const Setup& setup, const Picks& picks) const {
  const mael::maelstrom::SeatNames names{picks[0].name, picks[1].name};
  std::string reasons;
  for (const Violation& fault : mael::maelstrom::find_setup_faults(setup)) {
    reasons += (reasons.empty() ? "" : " ") + mael::maelstrom::explain({}, fault, spoken(), names);
  }
  return reasons;
}

LaidOut MaelstromSetup::begin(const Filled& filled, std::uint64_t seed) const {
  const Picks picked = picks(filled);
  const Setup setup = setup_of(filled, picked);
  auto begun = begin_game<MaelstromTable>(setup, setup::players_of(filled), seed);
  if (!begun) return Error{refusal(setup, picked)};
  return std::move(*begun);
}

}  // namespace mael::web
