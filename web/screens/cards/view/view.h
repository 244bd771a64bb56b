// All the card table shows, as plain data with its words ready: the drawing only reads it. Built
// afresh from what the seat may know and what the player has picked up.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "web/screens/cards/detail.h"
#include "web/screens/cards/input/commands.h"
#include "web/screens/cards/input/selection.h"
#include "web/screens/cards/journal.h"
#include "web/screens/cards/offers.h"
#include "web/screens/cards/situation.h"
#include "web/table/parts/chrome.h"

namespace mael::web::cards {

// A value as it counts now, and as it is printed.
struct Value {
  int now = 0;
  int printed = 0;
};

struct ShipView {
  Thing thing;
  CardKind kind = 0;
  bool military = false;
  Value attack;
  Value defence;
  Value syphon;
  std::vector<CardKind> attached;
  Mark mark = Mark::None;
  bool selected = false;
  bool usable = false;  // could be picked up to some end
  bool fresh = false;   // a bot has done something with it since the last input
};

// An attack stack, or all ships of a seat at a planet.
struct GroupView {
  Thing thing;
  std::vector<ShipView> ships;
  int attack = 0;
  int defence = 0;
  int syphon = 0;  // the seat's rate at a planet,
  int yield = 0;   // and what it gets there in the next turn, if nothing changes
  Mark mark = Mark::None;
};

struct PlanetView {
  Thing thing;
  CardKind kind = 0;
  int stock = 0;
  Value rate;
  std::vector<CardKind> attached;
  Mark mark = Mark::None;
  std::array<GroupView, kSeats> fleets;  // the near side's first
};

struct HandCardView {
  CardKind kind = 0;
  int count = 1;
  bool selected = false;
  std::optional<Refusal> refusal;  // of no use now, and why

  bool enabled() const { return !refusal; }
};

struct SideView {
  Seat seat = Seat::A;
  std::string name;
  CardKind faction = kNoCard;
  bool active = false;  // its player-turn
  Player player{};
  int stockpile = 0;
  int income = 0;  // at the next distribution, if nothing changes
  int hand = 0;
  bool sealed = false;   // a number or bid is in
  bool passing = false;  // on every answer until the player-turn ends
  std::vector<GroupView> stacks;
  Mark new_stack = Mark::None;
};

// The dial of a bid, or the keys of a secret number: a bid is turned to alike, however much there
// is to bid.
struct DialView {
  int value = 0;
  int high = 0;
  bool keys = false;  // every number has a key of its own
};

// One side of a battle that is being looked at or fought.
struct BattleSideView {
  Seat seat = Seat::A;
  std::string name;
  int value = 0;  // attack or defence
};

// What is to be decided, besides buttons: above the hand.
struct PromptView {
  std::string title;
  std::vector<std::string> sentences;
  bool brief = false;              // does without its title where there is little room
  bool quiet = false;              // said in the bar where the table needs the room
  std::optional<CardKind> card;    // it is about this card
  bool card_speaks = false;        // the first sentence is that card's own
  std::vector<CardKind> factions;  // to choose from
  std::optional<DialView> dial;
  std::optional<std::array<BattleSideView, 2>> battle;  // attacker, defender
};

// From what is declared to what it is aimed at.
struct LinkView {
  Thing from;
  Thing to;
};

struct DiscardView {
  CardKind kind = 0;
  int count = 0;
};

struct LedgerLine {
  CardKind planet = kNoCard;
  std::vector<std::string> sentences;
};

struct View : Chrome {
  std::string turn;   // "Turn 5 · Karist Enclave"
  std::string title;  // "Your player-turn"
  std::string todo;   // what is left to do
  std::string told;   // the last thing of weight that happened
  std::vector<PlanetView> planets;
  std::array<SideView, kSeats> sides;  // the near side first
  std::vector<HandCardView> hand;
  bool hand_covered = false;
  bool hand_is_used = false;  // cards that are of no use are dimmed
  std::string curtain;        // to whom the device goes; empty without a curtain
  int deck = 0;
  int discarded = 0;
  int actions_left = -1;  // -1: not in a player-turn
  bool ceasefire = false;
  std::optional<PromptView> prompt;
  std::optional<LinkView> link;
  std::optional<Detail> detail;
  std::vector<DiscardView> discard;
  std::vector<LedgerLine> ledger;
  std::string ledger_sum;
  int page = 0;
  int pages = 0;
};

// A ship in itself, wherever it lies; one as it is printed.
ShipView ship_in_itself(const Ship& ship);
ShipView ship_as_printed(CardKind kind);

View build_view(const Situation& situation, const Selection& selection, const Journal& journal);

// What lies on the table is shown as it lay in `before`, which an onlooker saw.
void show_table_of(const State& before, const Situation& situation, View& view);

inline const SideView& side_of(const View& view, Seat seat) {
  return view.sides[view.sides[0].seat == seat ? 0 : 1];
}

}  // namespace mael::web::cards
