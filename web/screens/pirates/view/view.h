// All the pirates' table shows, as plain data with its words ready: the drawing only reads it.
// Built afresh from what the seat may know and what the player has picked up.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "web/screens/pirates/board_view.h"
#include "web/screens/pirates/input/commands.h"
#include "web/screens/pirates/input/selection.h"
#include "web/screens/pirates/journal.h"
#include "web/screens/pirates/preview.h"
#include "web/screens/pirates/situation.h"
#include "web/table/parts/chrome.h"
#include "web/table/parts/count.h"
#include "web/table/parts/curtain.h"
#include "web/table/parts/thing_sheet.h"

namespace mael::web::pirates {

// A slot of the ship's sheet, in the order of Statistic.
struct StatisticView {
  Statistic which = Statistic::Life;
  int value = 0;         // as it counts now
  int tile = 0;          // fitted, from 1; 0: base
  bool changed = false;  // a bastion, an artifact or a tile looked at makes it differ
};

struct LootView {
  Item item = 0;
  std::string name;       // "gold chest of 3"
  int coins = 0;          // printed on it; of an artifact what it is sold for
  bool selected = false;  // is to change hands
};

// A treasure card of the hand.
struct TreasureView {
  std::uint8_t card = 0;
  Clue clue = Clue::Emblem;
  std::string words;    // the clue: a name, or a riddle
  int island = 0;       // whose emblem it shows, from 1; 0: an illustration or a riddle
  int lost_island = 0;  // whose illustration it shows, from 1; 0: none
  int chests = 0, points = 0, cards = 0;  // the reward
  Penalty penalty = Penalty::None;
  bool claimable = false;
  bool selected = false;
};

// A ship with its sheet: everything but its cards is open (PIR-R90).
struct SideView {
  Seat seat = Seat::A;
  std::string name;
  Status status = Status::Ashore;
  bool active = false;   // its turn
  bool awaited = false;  // has to decide something now
  Player player{};
  int life = 0, most_life = 0;
  int points = 0;
  bool ends_soon = false;  // the points of one sale would end the game
  int cards = 0;           // treasure cards in hand
  std::array<StatisticView, kStatistics> statistics{};
  Item artifact = 0;           // equipped
  std::string artifact_line;   // what it does, in a sentence
  Item box = 0;                // chest on the strongbox
  std::vector<LootView> hold;  // one to three
  std::vector<int> titles;     // from 1
};

// Discs of what is left in the turn under way.
struct MeansView {
  int moves_left = 0, moves = 0;
  int rotations_left = 0, rotations = 0;
  int attacks_left = 0, attacks = 0;
};

// A calamity that has tokens on the board.
struct CalamityView {
  Kind kind = 0;
  std::string name;
  std::string effect;  // in a sentence
  int damage = 0, life = 0, points = 0;
  std::vector<int> left;  // life of each of its tokens, in the order of arrival
};

// One of several things to choose from, in words; a tap does it.
struct ChoiceView {
  Action action;
  std::string label;  // "Take the gold chest of 3"
  std::string line;   // what comes of it; may be empty
  Icon icon = Icon::None;
  Item item = 0;  // loot it is about; 0: none
  bool primary = false;
};

// A ship that may be asked to join an attack.
struct HelperView {
  Seat seat = Seat::A;
  std::string name;
  int damage = 0;
  bool asked = false;
};

// A target that may be attacked, or a token that may be moved with the Leash.
struct TargetView {
  Target target;
  std::string label;  // "Kraken, 3 of 5 life left"
  Icon icon = Icon::None;
};

// The circle that is held or about to be turned.
struct DialView {
  std::uint8_t circle = 0;
  std::uint8_t quarters = 0;
  bool held = false;
};

// The same attack without and with the ship that is asked.
struct JointView {
  Seat asked = Seat::A;
  Target target;
  BlowPreview without;
  BlowPreview with;
};

// Two holds that face each other.
struct TradeView {
  Seat by = Seat::A, to = Seat::Chance;
  std::string by_name, to_name;
  std::vector<std::pair<Seat, std::string>> partners;  // to choose from; empty in an answer
  std::vector<LootView> give, want;                    // whole holds, what changes hands selected
  int give_points = 0, want_points = 0;
  int most_give = 0, most_want = 0;  // saved points of each
  bool answers = false;              // it is offered to who looks
  std::vector<std::string> sentences;
  std::optional<Refusal> refusal;  // why it cannot be offered so
};

// What is to be decided, besides buttons of the bar.
struct PromptView {
  std::string title;
  std::vector<std::string> sentences;
  bool quiet = false;              // gives way to the log or the sheet where room is little
  std::vector<PreviewLine> lines;  // of a turn of a circle
  std::optional<DialView> dial;
  std::optional<BlowPreview> blow;
  std::vector<HelperView> helpers;
  std::vector<TargetView> targets;
  std::vector<ChoiceView> choices;
  std::optional<JointView> joint;
  int page = 0;         // of what does not fit at once; any number
  bool closes = false;  // it asks nothing, and can be put away
  Subject about;        // what can be looked up about it; none
};

struct TileOffer {
  std::uint8_t tile = 0;
  std::string name;
  Statistic statistic = Statistic::Life;
  std::string shows;  // "2", "+2"
  int cost = 0;
  int left = 0;  // in stock
  bool fitted = false;
  bool selected = false;
  std::optional<Refusal> refusal;  // why it cannot be bought now
};

struct SaleOffer {
  LootView loot;
  Action action;  // Sell
  int price = 0;
  std::optional<Refusal> refusal;
};

// The merchant's sheet; also opened elsewhere, to look at the stock.
struct ShopView {
  std::string title;  // the merchant's, or the stock
  std::string line;   // how one trades, why something was refused, or what closing it does
  int points = 0;
  std::vector<SaleOffer> sales;  // the hold, and the chest on the strongbox
  int life = 0, most_life = 0, repair_price = 0;
  std::optional<Refusal> no_repair;
  int card_price = 0, pile = 0;
  std::optional<Refusal> no_card;
  std::vector<TileOffer> tiles;  // two for each statistic, in the order of the sheet
  // The ship as it would be with the tile that is looked at.
  std::optional<std::array<StatisticView, kStatistics>> with;
  std::string with_title;  // "Your ship with Gunwale Shields"
  std::string with_line;   // "Armour 0 → 1, 9 → 7 points", or why it is not for sale
  std::optional<Refusal> no_buy;
};

struct CurseView {
  int space = 0;
  int next_step = 0;  // 0: none ahead
  int last = 24;
  std::vector<int> steps;
};

struct View : Chrome {
  std::string turn;    // "Round 6 · Ada"
  std::string round;   // "6"; empty before the first
  std::string title;   // "Your turn"
  std::string todo;    // what is left to do
  std::string doing;   // the line of the bar while others' deeds move; empty for own ones
  std::string told;    // the last thing of weight that happened
  std::string threat;  // whose next sale could end the game; empty: no ship's
  std::string threat_brief;
  std::vector<SideView> sides;     // the near one first, then clockwise
  std::vector<TreasureView> hand;  // of the near one; empty while it is covered
  bool hand_covered = false;
  std::optional<CurtainView> curtain;
  MeansView means;        // of the active ship
  bool own_turn = false;  // the near seat plays
  std::vector<CalamityView> calamities;
  CurseView curse;
  int pile = 0, chests = 0, artifacts = 0;  // left
  BoardView board;
  std::optional<PromptView> prompt;
  std::optional<ShopView> shop;              // OpenSheet::Shop
  std::optional<TradeView> trade;            // OpenSheet::Trade
  CountView count;                           // OpenSheet::Ledger, and of the finished game
  std::vector<std::vector<LootView>> holds;  // as count.rows
  std::vector<std::string> ending;           // how it ended, in sentences
  std::optional<ThingSheet> detail;          // OpenSheet::Card
  Subject subject;                           // what it is about
  int page = 0, pages = 0;                   // of the help
};

View build_view(const Situation& situation, const Selection& selection, const Journal& journal);

}  // namespace mael::web::pirates
