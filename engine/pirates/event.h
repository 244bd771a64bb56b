// What happened when an action was applied, in rulebook order. Log, motion and sound are made of
// these; they are never saved, since replay makes them again.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/pirates/state.h"

namespace mael::pirates {

// In brackets: what the other fields of an event hold; fields not named are at their defaults.
enum class Happened : std::uint8_t {
  Began,           // [seat]
  CirclesTurned,   // the whole board, at the start
  PawnChosen,      // [seat, thing: pawn]
  Placed,          // [seat, to]
  TokenPlaced,     // [thing: calamity, to]
  CardDrawn,       // [seat, thing: treasure card, 0 unseen]
  CardsShuffled,   // discarded treasure cards become the pile
  TurnBegan,       // [seat, amount: round]
  Returned,        // [seat, to]
  Converted,       // [seat, thing: Convert]
  Moved,           // [seat, from, to]
  Teleported,      // [seat, from, to]
  Rotated,         // [seat, thing: circle, amount: quarters]
  TokenMoved,      // [thing: calamity, from, to]
  Asked,           // [seat, other]
  Answered,        // [seat, amount: 1 joins or takes]
  Attacked,        // [seat, other, thing: calamity + 1 where no ship is attacked, amount: damage]
  Struck,          // by a calamity [seat, thing: calamity, amount: damage]
  Riposted,        // [seat, amount: damage]
  PointLost,       // to a Forban [seat]
  Swept,           // pushed or thrown [seat, from, to]
  TokenKilled,     // [thing: calamity, from]
  Healed,          // [seat, amount]
  Fell,            // [seat, other: killer or Chance, from]
  Eliminated,      // [seat]
  LootTaken,       // [seat, other: victim, thing: item, 0 nothing]
  LootShared,      // [seat: to, other: victim, thing: item]
  LootDropped,     // [seat, thing: item, to]
  LootPicked,      // [seat, thing: item]
  Equipped,        // [seat, thing: item]
  Kept,            // in the hold [seat, thing: item]
  CurseMoved,      // [amount: where to]
  CalamityDrawn,   // [thing: calamity]
  TokenSummoned,   // [thing: calamity, to]
  CardClaimed,     // [seat, thing: treasure card]
  IslandRevealed,  // [seat, thing: lost island, to]
  ChestDrawn,      // [seat, thing: chest kind]
  ArtifactDrawn,   // [seat, thing: item]
  PointsGained,    // [seat, amount]
  PointsPaid,      // [seat, amount]
  Sold,            // [seat, thing: item, amount: points]
  TileBought,      // [seat, thing: tile]
  Repaired,        // [seat]
  Stowed,          // [seat, thing: item]
  Unstowed,        // [seat, thing: item]
  TradeOffered,    // [seat, other]
  Traded,          // [seat, other]
  Wounded,         // by a penalty [seat, amount]
  TitleWon,        // [seat, thing: title from 1]
  TitleTurned,     // [seat, thing: title from 1, amount: value]
  TurnEnded,       // [seat]
  Ended,           // [thing: Cause]
};

struct Event {
  Happened what = Happened::Began;
  Seat seat = Seat::Chance;
  Seat other = Seat::Chance;
  std::uint8_t thing = 0;
  int amount = 0;
  Cell from = kNoCell;
  Cell to = kNoCell;
};

using Events = std::vector<Event>;

}  // namespace mael::pirates
