// What happened when an action was applied, in rulebook order. Log, motion and sound are made of
// these; they are never saved, since replay makes them again.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

namespace happened {

struct PrimaryPlaced {
  TileName tile;
  Hex at;
};
struct HandTaken {
  Seat seat = Seat::A;
};  // all five tiles chosen
struct CoinFlipped {
  Seat first = Seat::A;
};
struct Discarded {
  Seat seat = Seat::A;
  Row row = 0;
};  // the random opening discard
struct Drew {
  Seat seat = Seat::A;
  Row row = 0;
};  // kUnknownRow if unseen
struct TurnBegan {
  Seat seat = Seat::A;
  int turn = 0;
};
struct PhaseBegan {
  Seat seat = Seat::A;
  Phase phase = Phase::Movement;
};
struct Moved {
  TileName tile;
  Hex from;
  Hex to;
};
struct Attacked {
  TileName target;
  Hex at;
  int damage = 0;
  int armor = 0;
};  // the sum applied
struct AttackerJoined {
  TileName tile;
  Hex at;
  TileName target;
};  // one per attacker
struct Struck {
  TileName tile;
  TileName by;
  int damage = 0;
  int armor = 0;
};  // the defence
struct Wounded {
  TileName tile;
  Hex at;
  int wounds = 0;
};  // new wounds
struct Destroyed {
  TileName tile;
  Hex at;
};  // it lies there as energy now
struct Rewarded {
  Seat seat = Seat::A;
  TileName legendary;
  int energy = 0;
};
struct Consumed {
  TileName tile;
  TileName energy;
  Hex at;
};
struct HoardChanged {
  Seat seat = Seat::A;
  int by = 0;
};
struct ActionsChanged {
  Seat seat = Seat::A;
  int by = 0;
};  // exchanges only
struct Summoned {
  TileName tile;
  Hex at;
  TileMask payers = 0;
  int energy = 0;
};
struct AbilityUsed {
  TileName tile;
  std::uint8_t effect = 0;
};  // active or triggered
struct Healed {
  TileName tile;
  Hex at;
  int wounds = 0;
};
struct Damaged {
  TileName tile;
  TileName by;
  int damage = 0;
  int armor = 0;
};  // no attack
struct Affected {
  TileName tile;
  std::uint8_t effect = 0;
};  // a lasting effect
struct Returned {
  TileName tile;
  Hex from;
};  // to its owner's hand
struct Swapped {
  TileName first;
  TileName second;
};
struct Raised {
  TileName tile;
  Hex at;
};  // an energy tile, face up
struct Replaced {
  TileName tile;
  Row by = 0;
  Hex at;
};
struct EventPlayed {
  Seat seat = Seat::A;
  Row row = 0;
};
struct Cancelled {
  Play::Kind kind = Play::Kind::Attack;
  Seat seat = Seat::A;
};  // whose play
struct RelicPlaced {
  Seat seat = Seat::A;
  Row row = 0;
};
struct PutOnStack {
  TileName tile;
  Hex from;
};  // on top, face known
struct Fetched {
  Seat seat = Seat::A;
  Row row = 0;
  Zone from = Zone::None;
};
struct Compared {
  Seat seat = Seat::A;
  int own = 0;
  int other = 0;
};  // Burn Phase: sides held
struct EssenceBurned {
  Seat seat = Seat::A;
  int left = 0;
};
struct DrawOffered {
  Seat seat = Seat::A;
};
struct DrawDeclined {
  Seat seat = Seat::A;
};
struct GameEnded {
  Seat winner = Seat::Chance;
  Ending ending = Ending::Running;
};

}  // namespace happened

using Event = std::variant<
    happened::PrimaryPlaced, happened::HandTaken, happened::CoinFlipped, happened::Discarded,
    happened::Drew, happened::TurnBegan, happened::PhaseBegan, happened::Moved,
    happened::AttackerJoined, happened::Attacked, happened::Struck, happened::Wounded,
    happened::Destroyed, happened::Rewarded, happened::Consumed, happened::HoardChanged,
    happened::ActionsChanged, happened::Summoned, happened::Compared, happened::EssenceBurned,
    happened::DrawOffered, happened::DrawDeclined, happened::GameEnded, happened::AbilityUsed,
    happened::Healed, happened::Damaged, happened::Affected, happened::Returned, happened::Swapped,
    happened::Raised, happened::Replaced, happened::Fetched, happened::EventPlayed,
    happened::Cancelled, happened::RelicPlaced, happened::PutOnStack>;

using Events = std::vector<Event>;

// Where events are not wanted, `events` is null.
template <class T>
void tell(Events* events, const T& event) {
  if (events) events->push_back(event);
}

}  // namespace mael::maelstrom
