#include "engine/pirates/help/arrange.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/table.h"
#include "engine/pirates/derived.h"
#include "engine/pirates/help/arrange_pieces.h"
#include "engine/pirates/help/arrange_settle.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/text/notation_words.h"

namespace mael::pirates {

namespace {

// ---- Moving ------------------------------------------------------------------------------------

std::uint16_t with_bit(std::uint16_t bits, int place, bool set) {
  return static_cast<std::uint16_t>(set ? bits | 1u << place : bits & ~(1u << place));
}

class Mover {
 public:
  Mover(State& state, const Piece& piece, const Site& to)
      : state_(state), number_(piece.thing.number), piece_(piece), to_(to) {}

  Verdict move() {
    switch (piece_.thing.sort) {
      case Sort::Ship: return move_ship();
      case Sort::Token: return move_token();
      case Sort::Chest: return move_loot("PIR-077"_rule);
      case Sort::Artifact: return move_loot("PIR-100"_rule);
      case Sort::Card: return move_card();
      case Sort::Island: return move_island();
      case Sort::Calamity: return move_calamity();
      case Sort::Title: return move_title();
    }
    return {};
  }

 private:
  bool goes_to(Zone zone) const { return to_.zone == zone; }

  Verdict move_ship() {
    const Seat seat = seat_at(number_);
    if (goes_to(Zone::Sea)) {
      launch(state_, seat, to_.cell);
      return {};
    }
    if (!goes_to(Zone::Sunk)) return Violation("PIR-118"_rule);
    if (seat == state_.active && !state_.options.death) return Violation("PIR-125"_rule);
    sink(state_, seat);
    return {};
  }

  // Of a calamity that comes from the box the card is drawn.
  Verdict move_token() {
    if (!goes_to(Zone::Sea) && !goes_to(Zone::Box)) return Violation("PIR-028"_rule);
    if (piece_.index >= 0 && goes_to(Zone::Sea)) {
      state_.tokens[piece_.index].cell = to_.cell;
    } else if (piece_.index >= 0) {
      state_.tokens.erase(piece_.index);
    } else {
      state_.tokens.push_back({static_cast<Kind>(number_), to_.cell, 0});
      if (number_ != kForban) state_.called = with_bit(state_.called, number_, true);
    }
    return {};
  }

  // ---- Loot ------------------------------------------------------------------------------------

  Item item() const { return static_cast<Item>(number_); }
  std::uint8_t& pile() { return state_.chests[static_cast<std::size_t>(number_ - 1)]; }

  void take_loot() {
    Ship& ship = state_.ship(is_of_ship(piece_.at.zone) ? piece_.at.seat : Seat::A);
    switch (piece_.at.zone) {
      case Zone::Sea: return state_.dropped.erase(piece_.index);
      case Zone::Aboard: return take(ship.hold, item());
      case Zone::Strongbox: ship.box = 0; return;
      case Zone::Artifact:
        ship.artifact = 0;
        if (ship.box != 0) put(ship.hold, std::exchange(ship.box, Item{0}));  // PIR-R45
        return;
      case Zone::Chests: --pile(); return;
      case Zone::Artifacts:
        state_.artifacts = with_bit(state_.artifacts, number_ - kFirstArtifact, false);
        return;
      case Zone::Sold: return state_.sold.erase(piece_.index);
      default: return;  // it is nowhere else
    }
  }

  // False: nothing of its sort lies there.
  bool may_lie_there() const {
    const bool is_own = piece_.thing.sort == Sort::Artifact;
    switch (to_.zone) {
      case Zone::Sea:
      case Zone::Aboard: return number_ != kArtifactChest;
      case Zone::Strongbox: return !is_own && number_ != kArtifactChest;
      case Zone::Chests:
      case Zone::Gone: return !is_own;
      case Zone::Artifact:
      case Zone::Artifacts:
      case Zone::Sold: return is_own;
      default: return false;
    }
  }

  Verdict move_loot(RuleId elsewhere) {
    if (!may_lie_there()) return Violation(elsewhere);
    take_loot();
    Ship& ship = state_.ship(is_of_ship(to_.zone) ? to_.seat : Seat::A);
    switch (to_.zone) {
      case Zone::Sea: drop(state_, to_.cell, item()); break;
      case Zone::Aboard:
        if (ship.status == Status::Gone) return Violation("PIR-156"_rule);
        put(ship.hold, item());
        break;
      case Zone::Strongbox:
        if (ship.box != 0) return Violation("PIR-R45"_rule);
        ship.box = item();
        break;
      case Zone::Artifact:
        if (ship.artifact != 0) return Violation("PIR-100"_rule);
        ship.artifact = item();
        break;
      case Zone::Chests: ++pile(); break;
      case Zone::Artifacts:
        state_.artifacts = with_bit(state_.artifacts, number_ - kFirstArtifact, true);
        break;
      case Zone::Sold:
        state_.sold.push_back(item());  // as if it were sold now (PIR-R64)
        break;
      default: break;  // chests that are gone are counted nowhere
    }
    return {};
  }

  // ---- Cards -----------------------------------------------------------------------------------

  void forget_card(int card) {
    for (Ship& ship : state_.ships) ship.cards &= ~card_bit(card);
    state_.discard &= ~card_bit(card);
    state_.removed &= ~card_bit(card);
  }

  Verdict move_card() {
    const bool lost = treasure(number_).clue == Clue::Illustration;
    if (goes_to(Zone::Discard) && lost) return Violation("PIR-072"_rule);
    if (!goes_to(Zone::Hand) && !goes_to(Zone::Pile) && !goes_to(Zone::Discard)) {
      return Violation("PIR-067"_rule);
    }
    forget_card(number_);
    if (goes_to(Zone::Hand)) state_.ship(to_.seat).cards |= card_bit(number_);
    if (goes_to(Zone::Discard)) state_.discard |= card_bit(number_);
    return {};
  }

  // The card of an island that is found has left the game; of one that is not it is in the pile.
  Verdict move_island() {
    const auto& parts = lost_island(number_).parts;
    const bool shown = std::find(parts.begin(), parts.end(), to_.cell) != parts.end();
    if (goes_to(Zone::Sea) ? !shown : !goes_to(Zone::Islands)) return Violation("PIR-R52"_rule);
    Cell& cell = state_.lost_islands[static_cast<std::size_t>(number_ - 1)];
    for (int card = 1; card <= kTreasures; ++card) {
      const TreasureData& data = treasure(card);
      if (data.clue != Clue::Illustration || data.goal != number_) continue;
      forget_card(card);
      if (goes_to(Zone::Sea)) state_.removed |= card_bit(card);
    }
    cell = goes_to(Zone::Sea) ? to_.cell : kNoCell;
    return {};
  }

  Verdict move_calamity() {
    if (!goes_to(Zone::Calamities) && !goes_to(Zone::Called)) return Violation("PIR-009"_rule);
    state_.called = with_bit(state_.called, number_, goes_to(Zone::Called));
    return {};
  }

  Verdict move_title() {
    if (!goes_to(Zone::Titles) && !goes_to(Zone::Won)) return Violation("PIR-R82"_rule);
    state_.titles[static_cast<std::size_t>(number_ - 1)] = to_.seat;
    return {};
  }

  State& state_;
  const int number_;
  const Piece piece_;
  const Site to_;
};

// ---- Counts ------------------------------------------------------------------------------------

constexpr std::array<std::string_view, kStatistics> kCountNames{"life_tile", "rotation", "armour",
                                                                "movement",  "damage",   "riposte"};
constexpr std::array<std::string_view, kStatistics> kStatisticWords{
    "pirates.statistic.life",     "pirates.statistic.rotation", "pirates.statistic.armour",
    "pirates.statistic.movement", "pirates.statistic.damage",   "pirates.statistic.riposte"};

// The tiles of a statistic, from the least up; the first is none.
std::vector<int> tiles_of(std::size_t slot) {
  std::vector<int> tiles{0};
  for (int number = 1; number <= kTileKinds; ++number) {
    if (static_cast<std::size_t>(tile(number).statistic) == slot) tiles.push_back(number);
  }
  return tiles;
}

std::uint8_t byte_of(int value) { return static_cast<std::uint8_t>(std::min(value, 0xff)); }

Verdict set_life(State& state, Seat seat, int life) {
  Ship& ship = state.ship(seat);
  if (life == 0 && seat == state.active && !state.options.death) return Violation("PIR-125"_rule);
  if (life == 0) {
    sink(state, seat);
    return {};
  }
  launch(state, seat, ship.cell);
  ship.life = byte_of(life);
  return {};
}

const Violation kNoSuchCount("PIR-044"_rule);

Verdict set_of_ship(State& state, std::string_view count, Seat seat, int value) {
  Ship& ship = state.ship(seat);
  if (count == "life") return set_life(state, seat, value);
  for (std::size_t slot = 0; slot < kStatistics; ++slot) {
    if (count != kCountNames.at(slot)) continue;
    const std::vector<int> tiles = tiles_of(slot);
    if (value >= static_cast<int>(tiles.size())) return kNoSuchCount;
    ship.tiles.at(slot) = byte_of(tiles.at(static_cast<std::size_t>(value)));
    ship.life = std::min(ship.life, byte_of(most_life(ship)));
    return {};
  }
  std::uint8_t* number = count == "points"    ? &ship.points
                         : count == "deaths"  ? &ship.deaths
                         : count == "isles"   ? &ship.islands
                         : count == "forbans" ? &ship.forbans
                                              : nullptr;
  if (!number) return kNoSuchCount;
  *number = byte_of(value);
  return {};
}

// Another ship's turn begins.
Verdict set_active(State& state, Seat seat) {
  if (state.ship(seat).status == Status::Gone) return Violation("PIR-156"_rule);
  if (state.ship(seat).status == Status::Dead) return Violation("PIR-125"_rule);
  state.active = seat;
  state.turn = {};
  state.turn.slowed = suffers(state, seat, Effect::Slows) ? 1 : 0;
  state.last_turn = state.finder == seat ? 1 : 0;
  return {};
}

Verdict set_seat(State& state, std::string_view count, int value) {
  if (value >= state.seats) return Violation("PIR-001"_rule, {value});
  if (count == "to") return set_active(state, seat_at(value));
  (count == "first" ? state.first : state.finder) = seat_at(value);
  return {};
}

Verdict set_of_game(State& state, std::string_view count, int value) {
  if (count == "to" || count == "first") return set_seat(state, count, value);
  if (count == "finder" && chests_left(state) == 0) return set_seat(state, count, value);
  std::uint8_t* number = count == "round"      ? &state.round
                         : count == "curse"    ? &state.curse
                         : count == "moved"    ? &state.turn.moved
                         : count == "turned"   ? &state.turn.turned
                         : count == "attacked" ? &state.turn.attacked
                                               : nullptr;
  if (!number) return kNoSuchCount;
  *number = byte_of(value);
  return {};
}

// A count by its name: "life.a", "circle.1", "damage.token 1", "to".
Verdict set_count(State& state, std::string_view name, int value) {
  const std::size_t dot = name.find('.');
  if (dot == name.npos) return set_of_game(state, name, value);
  const std::string_view count = name.substr(0, dot), of = name.substr(dot + 1);
  if (of.size() == 1 && of[0] >= 'a' && of[0] < 'a' + state.seats) {
    return set_of_ship(state, count, seat_at(of[0] - 'a'), value);
  }
  if (count == "circle" && of.size() == 1 && of[0] >= '1' && of[0] < '1' + kCircles) {
    if (value > 3) return kNoSuchCount;
    state.turned[static_cast<std::size_t>(of[0] - '1')] = byte_of(value);
    return {};
  }
  const auto piece = count == "damage" ? piece_named(state, of) : std::nullopt;
  if (!piece || piece->thing.sort != Sort::Token || piece->index < 0) return kNoSuchCount;
  state.tokens[piece->index].damage = byte_of(value);
  return {};
}

Verdict change(State& state, const Rearrangement& wanted) {
  const auto piece = piece_named(state, wanted.what);
  const auto to = piece ? site_named(state, wanted.to) : std::nullopt;
  if (piece && to) return Mover(state, *piece, *to).move();
  int value = 0;
  const bool is_count = !piece && read_number(wanted.to, 0, kMostPoints + 1, value);
  return is_count ? set_count(state, wanted.what, value) : kNoSuchCount;
}

// ---- What there is -----------------------------------------------------------------------------

class PieceLister {
 public:
  explicit PieceLister(const State& state) : state_(state) {}

  Arrangement list() {
    for (const Piece& piece : pieces_of(state_)) add_piece(piece);
    each_site(state_, [this](const Site& site) { add_place(site); });
    add_turn();
    for (const Seat seat : seats_of(state_)) add_ship(seat);
    return std::move(out_);
  }

 private:
  // As the table calls it: the hold of its owner by the places in it.
  std::string shown(const Piece& piece) const {
    if (piece.at.zone == Zone::Sea) return name_of(piece);
    if (piece.at.zone == Zone::Hand) return "card " + tag_of(piece.thing);
    if (piece.at.zone != Zone::Aboard) return {};
    const Hold& hold = state_.ship(piece.at.seat).hold;
    const auto first = std::find(hold.begin(), hold.end(), piece.thing.number);
    return "hold " + std::to_string(first - hold.begin() + 1);
  }
  void add_piece(const Piece& piece) {
    const bool is_ship = piece.thing.sort == Sort::Ship;
    const Seat owner = is_ship ? seat_at(piece.thing.number) : piece.at.seat;
    const std::string name = name_of(piece);
    out_.pieces.push_back(
        {name, name_of(piece.at), words_of(piece.thing), owner, piece.count, shown(piece)});
    if (piece.thing.sort != Sort::Token || piece.index < 0) return;
    out_.counts.push_back({"damage." + name, "arrange.pirates.damage",
                           state_.tokens[piece.index].damage, Seat::Chance, name});
  }

  void add_place(const Site& site) {
    const bool is_cell = site.zone == Zone::Sea;
    const auto words = "arrange.pirates." + std::string(word_of(site.zone));
    out_.places.push_back({name_of(site), is_cell ? "" : words, site.seat, !is_cell});
  }

  void add(std::string name, std::string words, int value, Seat owner = Seat::Chance) {
    out_.counts.push_back({std::move(name), "arrange.pirates." + words, value, owner});
  }
  void add_seat(const std::string& name, Seat seat) {
    add(name, name, index_of(seat));
    out_.counts.back().is_seat = true;
  }
  void add_turn() {
    add_seat("to", state_.active);
    add_seat("first", state_.first);
    if (state_.finder != Seat::Chance) add_seat("finder", state_.finder);
    add("round", "round", state_.round);
    add("curse", "curse", state_.curse);
    for (std::size_t i = 0; i < kCircles; ++i) {
      const std::string name = "circle." + std::to_string(i + 1);
      add(name, name, state_.turned.at(i));
      for (const char quarters : {'0', '1', '2', '3'}) {
        out_.counts.back().values.push_back(std::string("arrange.pirates.quarters.") + quarters);
      }
    }
    add("moved", "moved", state_.turn.moved);
    add("turned", "turned", state_.turn.turned);
    add("attacked", "attacked", state_.turn.attacked);
    out_.counts.back().values = {"arrange.pirates.no", "arrange.pirates.yes"};
  }

  void add_ship(Seat seat) {
    const std::string of = std::string(".") + letter_of(seat);
    const Ship& ship = state_.ship(seat);
    add("life" + of, "life", ship.life, seat);
    add("points" + of, "points", ship.points, seat);
    for (std::size_t slot = 0; slot < kStatistics; ++slot) add_tile(seat, slot);
    add("deaths" + of, "deaths", ship.deaths, seat);
    add("isles" + of, "isles", ship.islands, seat);
    add("forbans" + of, "forbans", ship.forbans, seat);
  }
  void add_tile(Seat seat, std::size_t slot) {
    const std::vector<int> tiles = tiles_of(slot);
    const int fitted = state_.ship(seat).tiles.at(slot);
    ArrangedCount count;
    count.name = std::string(kCountNames.at(slot)) + "." + letter_of(seat);
    count.words = kStatisticWords.at(slot);
    count.owner = seat;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      if (tiles[i] == fitted) count.value = static_cast<int>(i);
      count.values.push_back(i == 0 ? "arrange.pirates.no_tile"
                                    : "equipment." + notation::write_tag("E", tiles[i]));
    }
    out_.counts.push_back(std::move(count));
  }

  const State& state_;
  Arrangement out_;
};

}  // namespace

Arrangement Arranged::of(const State& state) { return PieceLister(settled(state)).list(); }

Rearranged<State> Arranged::after(const State& state, const Rearrangement& wanted) {
  return rearranged(settled(state), [&](State& next) {
    Verdict verdict = change(next, wanted);
    if (!verdict) keep_going(next);
    return verdict;
  });
}

}  // namespace mael::pirates
