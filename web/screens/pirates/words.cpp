#include "web/screens/pirates/words.h"

#include "engine/pirates/derived.h"
#include "engine/pirates/text/notation.h"
#include "web/app/overloaded.h"
#include "web/base/say.h"
#include "web/base/spoken.h"

namespace mael::web::pirates {
namespace {

std::string tag(const char* letters, int number) {
  return std::string(letters) + (number < 10 ? "0" : "") + std::to_string(number);
}
// The lost island that was placed on a cell, from 1; 0: none.
int lost_island_on(const State& state, Cell cell) {
  for (int i = 0; i < kLostIslands; ++i) {
    if (state.lost_islands[static_cast<std::size_t>(i)] == cell) return i + 1;
  }
  return 0;
}

std::string list_of(const FixedList<Item, 3>& items, int points) {
  std::string words;
  const auto add = [&](const std::string& more) { words += (words.empty() ? "" : ", ") + more; };
  for (const Item item : items) add(name_of_item(item));
  if (points > 0) add(say_count("pirates.points", points));
  return words.empty() ? say("pirates.nothing") : words;
}

std::string seat_letter(Seat seat) {
  return std::string(1, static_cast<char>('A' + index_of(seat)));
}

}  // namespace

std::string name_of_cell(const State& state, Cell cell) {
  if (cell >= kCells) return "?";
  const std::string name = mael::pirates::name_of(cell);
  const std::string_view printed = spoken().find("cell." + name);
  if (!printed.empty()) return std::string(printed);
  const int island = lost_island_on(state, cell);
  return island > 0 ? name_of_lost_island(island) : say("pirates.cell.sea", {name});
}

std::string name_of_circle(int circle) { return say("pirates.ring." + number(circle + 1)); }

std::string fraction_of(int quarters) {
  constexpr std::array kFractions{"0", "¼", "½", "¾"};
  return kFractions[static_cast<std::size_t>(quarters & 3)];
}

std::string name_of_item(Item item) {
  return is_item(item) ? say("item." + write_item(item)) : say("pirates.item.artifact_chest");
}
std::string name_of_calamity(Kind kind) { return say("calamity." + tag("K", kind)); }
std::string name_of_tile(int tile) { return say("equipment." + tag("E", tile)); }
std::string name_of_lost_island(int island) { return say("island." + tag("L", island)); }
std::string name_of_title(int title) { return say("title.TI" + number(title)); }

std::string name_of(Statistic statistic) {
  constexpr std::array kNames{"life", "rotation", "armour", "movement", "damage", "riposte"};
  return say(std::string("pirates.statistic.") + kNames[static_cast<std::size_t>(statistic)]);
}

std::string text_of_artifact(Item item) { return say("pirates.artifact." + write_item(item)); }
std::string effect_of_calamity(Kind kind) { return say("pirates.effect." + tag("K", kind)); }

// ---- Treasure cards ----------------------------------------------------------------------------

std::string clue_of(int card) {
  const TreasureData& data = treasure(card);
  switch (data.clue) {
    case Clue::Riddle: return say("pirates.riddle." + tag("T", card));
    case Clue::Illustration: return name_of_lost_island(data.goal);
    case Clue::Emblem: break;
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (content().cells[cell].island == data.goal) return name_of_cell({}, cell);
  }
  return {};
}

std::string reward_of(int card) {
  const TreasureData& data = treasure(card);
  std::string words;
  const auto add = [&](const char* key, int count) {
    if (count > 0) words += (words.empty() ? "" : ", ") + say_count(key, count);
  };
  add("pirates.chests", data.chests);
  add("pirates.points", data.points);
  add("pirates.cards", data.cards);
  switch (data.penalty) {
    case Penalty::None: return words;
    case Penalty::Wound: return words + "; " + say("pirates.penalty.wound");
    case Penalty::Curse: return words + "; " + say("pirates.penalty.curse");
    case Penalty::Forban: return words + "; " + say("pirates.penalty.forban");
  }
  return words;
}

// ---- Players and targets -----------------------------------------------------------------------

std::string name_of(const std::array<Player, kSeats>& players, Seat seat) {
  if (seat == Seat::Chance) return say("word.chance");
  const auto called = [&](Seat at) -> const std::string& {
    return players[static_cast<std::size_t>(index_of(at))].name;
  };
  const std::string& name = called(seat);
  if (name.empty()) return say(std::string("start.seat.") + letter_of(seat));
  for (int i = 0; i < kSeats; ++i) {
    if (seat_at(i) != seat && called(seat_at(i)) == name) {
      return say("pirates.seat.namesake", {name, seat_letter(seat)});
    }
  }
  return name;
}

std::string name_of(const Situation& situation, Seat seat) {
  return name_of(situation.players, seat);
}

std::string name_of_target(const Situation& situation, Target target) {
  if (target.is_ship()) return name_of(situation, target.seat());
  const State& state = situation.seen;
  if (target.place() >= state.tokens.size()) return {};
  const Kind kind = state.tokens[target.place()].kind;
  if (tokens_on_board(state, kind) < 2) return name_of_calamity(kind);
  int count = 0;
  for (int i = 0; i <= target.place(); ++i) count += state.tokens[i].kind == kind ? 1 : 0;
  return say("pirates.token.numbered", {name_of_calamity(kind), number(count)});
}

// ---- Actions -----------------------------------------------------------------------------------

namespace {

class Labeller {
 public:
  explicit Labeller(const Situation& situation, Seat by)
      : situation_(situation), state_(situation.seen), by_(by) {}

  std::string operator()(const ChoosePawn& deed) const {
    return say("pirates.do.pawn", {number(deed.pawn)});
  }
  std::string operator()(const PlaceShip& deed) const {
    return say("pirates.do.place_ship", {cell(deed.cell)});
  }
  std::string operator()(const PlaceForban& deed) const {
    return say("pirates.do.place_forban", {cell(deed.cell)});
  }
  std::string operator()(const ChooseConvert& deed) const {
    constexpr std::array kKeys{"none", "attack", "rotations"};
    return say(std::string("pirates.do.convert.") + kKeys[static_cast<std::size_t>(deed.what)]);
  }
  std::string operator()(const Move& deed) const {
    return say("pirates.do.move", {cell(deed.cell)});
  }
  std::string operator()(const Teleport& deed) const {
    return say("pirates.do.teleport", {cell(deed.cell)});
  }
  std::string operator()(const Rotate& deed) const {
    return say("pirates.do.rotate", {name_of_circle(deed.circle), fraction_of(deed.quarters)});
  }
  std::string operator()(const Attack& deed) const {
    const std::string target = name_of_target(situation_, deed.target);
    if (deed.asked == 0) return say("pirates.do.attack", {target});
    std::string mates;
    for (int i = 0; i < kSeats; ++i) {
      if (!includes(deed.asked, seat_at(i))) continue;
      mates += (mates.empty() ? "" : ", ") + name_of(situation_, seat_at(i));
    }
    return say("pirates.do.attack_with", {target, mates});
  }
  std::string operator()(const Claim& deed) const {
    return say("pirates.do.claim", {clue_of(deed.card), reward_of(deed.card)});
  }
  std::string operator()(const PickUp& deed) const { return loot("pirates.do.pick_up", deed.item); }
  std::string operator()(const Stow& deed) const { return loot("pirates.do.stow", deed.chest); }
  std::string operator()(const Unstow&) const {
    return loot("pirates.do.unstow", state_.ship(by_).box);
  }
  std::string operator()(const Sell& deed) const {
    const Ship& ship = state_.ship(by_);
    const Item item = deed.item == 0 ? ship.box : deed.item;
    return say(deed.item == 0 ? "pirates.do.sell_box" : "pirates.do.sell",
               {name_of_item(item), number(price_of(ship, item))});
  }
  std::string operator()(const BuyTile& deed) const {
    return say("pirates.do.buy", {name_of_tile(deed.tile), number(tile(deed.tile).cost)});
  }
  std::string operator()(const BuyTreasure&) const {
    return say("pirates.do.buy_card", {number(value_of(Value::CardPrice))});
  }
  std::string operator()(const Repair&) const {
    return say("pirates.do.repair", {number(value_of(Value::RepairPrice))});
  }
  std::string operator()(const OfferTrade& deed) const {
    const Trade& trade = deed.trade;
    return say("pirates.do.offer",
               {name_of(situation_, trade.to), list_of(trade.give, trade.give_points),
                list_of(trade.want, trade.want_points)});
  }
  std::string operator()(const MoveCalamity& deed) const {
    return say("pirates.do.leash",
               {name_of_target(situation_, Target::token(deed.place)), cell(deed.cell)});
  }
  std::string operator()(const EndTurn&) const { return say("pirates.button.end_turn"); }
  std::string operator()(const ChooseReturn& deed) const {
    return say("pirates.do.return", {cell(deed.cell)});
  }
  std::string operator()(const AnswerJoint& deed) const {
    return say(deed.joins ? "pirates.do.join" : "pirates.do.decline");
  }
  std::string operator()(const TakeLoot& deed) const {
    return deed.item == 0 ? say("pirates.do.take_nothing") : loot("pirates.do.take", deed.item);
  }
  std::string operator()(const ShareLoot& deed) const {
    return say("pirates.do.share", {name_of_item(deed.item), name_of(situation_, deed.to)});
  }
  std::string operator()(const DropLoot& deed) const { return loot("pirates.do.drop", deed.item); }
  std::string operator()(const ChooseEquip& deed) const {
    const Task* task = state_.tasks.empty() ? nullptr : &state_.top();
    const Item item = task && task->kind == TaskKind::Equip ? task->about.item : Item{0};
    return loot(deed.equips ? "pirates.do.equip" : "pirates.do.keep", item);
  }
  std::string operator()(const AnswerTrade& deed) const {
    return say(deed.takes ? "pirates.do.accept" : "pirates.do.refuse");
  }
  std::string operator()(const ChooseIsland& deed) const {
    return say("pirates.do.island", {cell(deed.cell)});
  }
  std::string operator()(const ChooseToken& deed) const {
    return say("pirates.do.token", {name_of_calamity(deed.kind)});
  }
  std::string operator()(const FreeMove& deed) const {
    return deed.cell == kNoCell ? say("pirates.do.stay")
                                : say("pirates.do.step", {cell(deed.cell)});
  }
  template <class Chance>
  std::string operator()(const Chance&) const {
    return {};
  }

 private:
  std::string cell(Cell at) const { return name_of_cell(state_, at); }
  static std::string loot(const char* key, Item item) { return say(key, {name_of_item(item)}); }

  const Situation& situation_;
  const State& state_;
  const Seat by_;
};

}  // namespace

std::string words_of(const Situation& situation, const Action& action) {
  return std::visit(Labeller(situation, action.by), action.deed);
}

}  // namespace mael::web::pirates
