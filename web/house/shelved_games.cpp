#include "web/house/shelved_games.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

#include "engine/battle/entry.h"
#include "engine/cards/entry.h"
#include "engine/maelstrom/entry.h"
#include "engine/pirates/entry.h"
#include "web/base/say.h"
#include "web/house/battle_setup.h"
#include "web/house/battle_table.h"
#include "web/house/cards_setup.h"
#include "web/house/cards_table.h"
#include "web/house/force_store.h"
#include "web/house/forces_screen.h"
#include "web/house/maelstrom_setup.h"
#include "web/house/maelstrom_table.h"
#include "web/house/pirates_setup.h"
#include "web/house/pirates_table.h"

namespace mael::web {

namespace {

using mael::maelstrom::Edition;

// Called after what they make: they go with the code of its game (tools/web/modules.mjs).
template <class S>
std::unique_ptr<KeptForces> kept(Platform& platform, const RememberedForces& remembered) {
  return std::make_unique<S>(platform, remembered);
}

template <class S>
std::unique_ptr<ForceBuilder> builder(FrontServices& services, ForcesListener& listener,
                                      KeptForces& kept) {
  return std::make_unique<S>(services, listener, kept);
}

template <class S>
std::unique_ptr<setup::GameSetup> set_up(const OwnForces*) {
  return std::make_unique<S>();
}

template <class S, auto kEdition>
std::unique_ptr<setup::GameSetup> set_up(const OwnForces* own) {
  return std::make_unique<S>(kEdition, *own);
}

constexpr std::string_view kVortexIcons(&kVortexIconsCode, 1);

constexpr std::string_view kHexagons =
    "M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5zM12 8l3.5 2v4L12 16l-3.5-2v-4z";
constexpr std::string_view kSpiral =
    "M13 12a1 1 0 0 0-2 0a3 3 0 0 0 6 0a5 5 0 0 0-10 0a7 7 0 0 0 14 0a9 9 0 0 0-9-9";
constexpr std::string_view kPlanet =
    "M12 6.5a5.5 5.5 0 1 0 .1 0zM7 14C3 17 1 19 2 20.4C4 22 10 18.5 15 14S23 5 21.5 3.7"
    "C20.5 2.5 17.5 4.3 15 6.4";
constexpr std::string_view kAnchor =
    "M12 7a2.2 2.2 0 1 0-.1 0zM12 7v14M8 10.5h8M4 13.5c0 4.5 3.5 7.5 8 7.5s8-3 8-7.5";
constexpr std::string_view kAim = "M12 5a7 7 0 1 0 .1 0zM12 2v6M12 16v6M2 12h6M16 12h6";

constexpr std::array kGames{
    ShelvedGame{"maelstrom", mael::maelstrom::kMaelstromEntry, 25, rgb(0x74E0C0), kHexagons,
                has(MaelstromTable::kTaught), MaelstromTable::kLetter, "", &kept<ForceStore>,
                &builder<ForcesScreen>, &set_up<MaelstromSetup, Edition::Maelstrom>},
    ShelvedGame{"vortex", mael::maelstrom::kVortexEntry, 20, rgb(0xD59BFF), kSpiral,
                has(MaelstromTable::kTaught), MaelstromTable::kLetter, kVortexIcons,
                &kept<ForceStore>, &builder<ForcesScreen>,
                &set_up<MaelstromSetup, Edition::Vortex>},
    ShelvedGame{"cards", mael::cards::kEntry, 20, rgb(0x7CC8FF), kPlanet, has(CardsTable::kTaught),
                CardsTable::kLetter, "", nullptr, nullptr, &set_up<CardsSetup>},
    ShelvedGame{"pirates", mael::pirates::kEntry, 60, rgb(0xF2B46A), kAnchor,
                has(PiratesTable::kTaught), PiratesTable::kLetter, "", nullptr, nullptr,
                &set_up<PiratesSetup>},
    ShelvedGame{"battle", mael::battle::kEntry, 20, rgb(0xC9D66B), kAim, has(BattleTable::kTaught),
                BattleTable::kLetter, "", nullptr, nullptr, &set_up<BattleSetup>},
};

// "2", "1–5".
std::string players_of(const GameCard& card) {
  const std::string most = std::to_string(card.most_seats);
  if (card.fewest_seats == card.most_seats) return most;
  return say("shelf.players", {std::to_string(card.fewest_seats), most});
}

}  // namespace

std::span<const ShelvedGame> shelved_games() { return kGames; }

const ShelvedGame& shelved_game(std::string_view id) {
  const auto found = std::find_if(kGames.begin(), kGames.end(),
                                  [&](const ShelvedGame& game) { return game.id == id; });
  assert(found != kGames.end());
  return *found;
}

setup::Cover cover_of(const ShelvedGame& game) {
  const std::string id(game.id), key = "shelf." + id;
  return {id,
          say(key + ".title"),
          say(key + ".line"),
          players_of(game.entry.card),
          say("shelf.minutes", {std::to_string(game.minutes)}),
          game.accent};
}

}  // namespace mael::web
