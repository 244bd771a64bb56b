#include "web/house/cards_setup.h"

#include "assets/icon_table.h"
#include "engine/cards/entry.h"
#include "engine/cards/help/words.h"
#include "engine/play/game_entry.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/house/cards_table.h"
#include "web/table/kinds/described_kind.h"

namespace mael::web {

namespace {

using mael::cards::CardData;
using mael::cards::CardKind;
using mael::cards::catalogue;
using mael::cards::Setup;
using setup::Filled;

constexpr auto kFactions = mael::cards::CardType::Faction;

setup::Option option_of(CardKind faction) {
  const CardData& card = catalogue()[faction];
  return {card.id,
          mael::cards::name_of(faction, spoken()),
          {},
          say("card." + card.tag + ".flavour"),
          {{find_icon(card.icon), {}}}};
}

// The faction a seat has chosen; where none is, the first ones in turn.
CardKind faction_of(const Filled& filled, std::size_t seat) {
  const std::string_view id = setup::value_of(filled.seats[seat].values, "force");
  for (CardKind kind = catalogue().first(kFactions); kind < catalogue().last(kFactions); ++kind) {
    if (catalogue()[kind].id == id) return kind;
  }
  return static_cast<CardKind>(catalogue().first(kFactions) + static_cast<int>(seat));
}

// Each faction is on one card (ECG-R54).
setup::Choice faction_choice(CardKind chosen) {
  setup::Choice choice{"force", setup::ChoiceLook::Cells};
  for (CardKind kind = catalogue().first(kFactions); kind < catalogue().last(kFactions); ++kind) {
    choice.options.push_back(option_of(kind));
  }
  choice.chosen = option_of(chosen);
  choice.apart = true;
  return choice;
}

std::string refusal(const std::vector<Violation>& faults) {
  std::string reasons;
  for (const Violation& fault : faults) {
    reasons += (reasons.empty() ? "" : " ") + mael::cards::explain({}, fault, spoken());
  }
  return reasons;
}

}  // namespace

const GameCard& CardsSetup::card() const { return mael::cards::kEntry.card; }

Setup CardsSetup::setup_of(const Filled& filled) const {
  Setup setup = mael::cards::usual_setup();
  for (std::size_t seat = 0; seat < setup.factions.size(); ++seat) {
    setup.factions[seat] = faction_of(filled, seat);
  }
  setup.options.always_ask = setup::is_on(filled.values, "ask", false) ? 1 : 0;
  return setup;
}

setup::Form CardsSetup::form(const Filled& filled) const {
  const Setup setup = setup_of(filled);
  setup::Form form;
  form.note = say("start.play.cards.note");
  for (const CardKind faction : setup.factions) {
    form.seats.push_back({mael::cards::name_of(faction, spoken()), {faction_choice(faction)}});
  }
  form.kinds = setup::all_kinds();
  form.toggles.push_back({"ask", say("start.option.ask"), setup.options.always_ask != 0});
  form.status = say("start.status", {form.seats[0].name, form.seats[1].name});
  const auto begun = mael::cards::start(setup);
  if (!begun) form.refusal = refusal(begun.error());
  return form;
}

// The planets lie in a row by chance (ECG-R15).
LaidOut CardsSetup::begin(const Filled& filled, std::uint64_t seed) const {
  Random random(seed);
  Setup setup = setup_of(filled);
  setup.planets = CardsTable::Game::draw_setup(random).planets;
  auto begun = begin_game<CardsTable>(setup, setup::players_of(filled), seed);
  if (!begun) return Error{refusal(begun.error())};
  return std::move(*begun);
}

}  // namespace mael::web
