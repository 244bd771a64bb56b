// What happened when an action was applied, in rulebook order. Log, motion and sound are made of
// these; they are never saved, since replay makes them again. Planets are named by their kind,
// since places in the row change.
#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "engine/cards/distribution.h"
#include "engine/cards/state.h"

namespace mael::cards {

namespace happened {

struct Drew {
  Seat seat = Seat::A;
  CardKind card = 0;
};  // kUnknownCard if unseen
struct CoinTossed {
  Seat winner = Seat::A;
};
struct OrderChosen {
  Seat first = Seat::A;
};
struct FactionChosen {
  Seat seat = Seat::A;
  CardKind card = 0;
};
struct TurnBegan {
  int turn = 0;
};
struct Generated {
  CardKind planet = 0;
  int amount = 0;
};
struct FactionYielded {
  Seat seat = Seat::A;
  int amount = 0;
};
// Only where a player has a syphon.
struct Distributed {
  CardKind planet = 0;
  int rate = 0;
  int stock = 0;
  Distribution sums;
};
struct FactionTaken {
  Seat seat = Seat::A;
  int amount = 0;
};
struct PlayerTurnBegan {
  Seat seat = Seat::A;
};
struct Paid {
  Seat seat = Seat::A;
  int amount = 0;
};
struct CardPlayed {
  Seat seat = Seat::A;
  CardKind card = 0;
  Target target;
  bool interrupt = false;
};
struct AttackDeclared {
  Seat seat = Seat::A;
  int stack = 0;
  Target target;
};
struct Negated {
  Seat seat = Seat::A;
};  // whose action
struct Returned {
  Seat seat = Seat::A;
  CardKind card = 0;
};  // to hand, its cost with it
struct ShipArrived {
  Seat seat = Seat::A;
  CardKind card = 0;
  Place at = 0;
};
struct CardAttached {
  CardKind card = 0;
  CardKind to = 0;
};
struct ShipMoved {
  Seat seat = Seat::A;
  CardKind card = 0;
  Place from = 0;
  Place to = 0;
};
struct Gained {
  Seat seat = Seat::A;
  int amount = 0;
};  // from the supply
struct StockTaken {
  Seat seat = Seat::A;
  CardKind planet = 0;
  int amount = 0;
};
struct CeasefireCalled {
  Seat seat = Seat::A;
};
struct NumbersRevealed {
  std::array<int, kSeats> numbers{};
  int place = 0;
};  // from 1; 0: none
struct PlanetDestroyed {
  CardKind planet = 0;
};
struct ShipDestroyed {
  Seat seat = Seat::A;
  CardKind card = 0;
  Place at = 0;
};
struct CardDiscarded {
  CardKind card = 0;
};
struct CameToNothing {
  Seat seat = Seat::A;
};  // an action whose stack or target is gone
struct BidsRevealed {
  int attack = 0, attacker_bid = 0, defence = 0, defender_bid = 0;
};
struct BattleWon {
  Seat seat = Seat::A;
};
struct BattleTied {};
struct StockLost {
  CardKind planet = 0;
  int amount = 0;
};
struct Passed {
  Seat seat = Seat::A;
};
struct PlayerTurnEnded {
  Seat seat = Seat::A;
};
struct GameEnded {
  Seat winner = Seat::Chance;
  Ending ending = Ending::Running;
};

}  // namespace happened

using Event = std::variant<
    happened::Drew, happened::CoinTossed, happened::OrderChosen, happened::FactionChosen,
    happened::TurnBegan, happened::Generated, happened::FactionYielded, happened::Distributed,
    happened::FactionTaken, happened::PlayerTurnBegan, happened::Paid, happened::CardPlayed,
    happened::AttackDeclared, happened::Negated, happened::Returned, happened::ShipArrived,
    happened::CardAttached, happened::ShipMoved, happened::Gained, happened::StockTaken,
    happened::CeasefireCalled, happened::NumbersRevealed, happened::PlanetDestroyed,
    happened::ShipDestroyed, happened::CardDiscarded, happened::CameToNothing,
    happened::BidsRevealed, happened::BattleWon, happened::BattleTied, happened::StockLost,
    happened::Passed, happened::PlayerTurnEnded, happened::GameEnded>;

using Events = std::vector<Event>;

}  // namespace mael::cards
