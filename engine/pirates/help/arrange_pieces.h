// What lies where in the pirates' game, by the names of positions set up by hand (arrange.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pirates/rules.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// ---- Places ------------------------------------------------------------------------------------

enum class Zone : std::uint8_t {
  Sea,
  // Of a ship.
  Aboard,  // in the hold
  Strongbox,
  Artifact,
  Hand,
  Won,
  // No ship's.
  Sunk,
  Islands,
  Box,
  Pile,  // of treasure cards
  Discard,
  Chests,
  Gone,
  Artifacts,
  Sold,
  Calamities,
  Called,
  Titles,
};
inline constexpr int kZones = 18;
constexpr bool is_of_ship(Zone zone) { return zone >= Zone::Aboard && zone <= Zone::Won; }
std::string_view word_of(Zone zone);  // empty: the sea

struct Site {
  Zone zone = Zone::Sea;
  Seat seat = Seat::Chance;  // of a ship
  Cell cell = kNoCell;       // of the sea
  friend bool operator==(const Site&, const Site&) = default;
};

std::string name_of(const Site& site);
// The strongbox is there once it is equipped, titles where they are agreed.
bool is_there(const State& state, const Site& site);
std::optional<Site> site_named(const State& state, std::string_view name);

// Calls visit(site) for all there are, the sea first.
template <class Visit>
void each_site(const State& state, Visit&& visit) {
  for (Cell cell = 0; cell < kCells; ++cell) visit(Site{Zone::Sea, Seat::Chance, cell});
  for (int i = 1; i < kZones; ++i) {
    const auto zone = static_cast<Zone>(i);
    for (const Seat seat : seats_of(state)) {
      if (seat != Seat::A && !is_of_ship(zone)) continue;
      const Site site{zone, is_of_ship(zone) ? seat : Seat::Chance};
      if (is_there(state, site)) visit(site);
    }
  }
}

// ---- Pieces ------------------------------------------------------------------------------------

enum class Sort : std::uint8_t { Ship, Token, Chest, Artifact, Card, Island, Calamity, Title };

// Something of which there may be several, by its number: a seat's index, a calamity of a token or
// card, an Item, a card, a lost island, a title from 1.
struct Thing {
  Sort sort = Sort::Ship;
  int number = 0;
  friend bool operator==(const Thing&, const Thing&) = default;
};

struct Piece {
  Thing thing;
  Site at;
  int index = -1;  // on the sea: in the list of tokens, or of loot
  int count = 1;   // of these beside each other
};

std::string tag_of(const Thing& thing);
std::string words_of(const Thing& thing);  // the key of its name
// What lies on the sea is called by its place in a list, a ship wherever it is.
std::string name_of(const Piece& piece);

// All there are, those on the sea first.
std::vector<Piece> pieces_of(const State& state);
std::optional<Piece> piece_named(const State& state, std::string_view name);

}  // namespace mael::pirates
