#include "engine/pirates/help/arrange_pieces.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/pirates/derived.h"
#include "engine/pirates/text/notation.h"
#include "engine/pirates/text/notation_words.h"

namespace mael::pirates {

using notation::write_tag;

// ---- Places ------------------------------------------------------------------------------------

namespace {

constexpr std::array<std::string_view, kZones> kWords{
    "",     "hold",      "strongbox", "artifact",   "hand",    "titles",
    "sunk", "islands",   "box",       "cards",      "discard", "chests",
    "gone", "artifacts", "sold",      "calamities", "called",  "titles"};
}  // namespace

std::string_view word_of(Zone zone) { return kWords[static_cast<std::size_t>(zone)]; }

std::string name_of(const Site& site) {
  if (site.zone == Zone::Sea) return name_of(site.cell);
  std::string name(word_of(site.zone));
  if (is_of_ship(site.zone)) name += std::string(".") + letter_of(site.seat);
  return name;
}

bool is_there(const State& state, const Site& site) {
  if (site.zone == Zone::Strongbox) return state.ship(site.seat).has(Power::Strongbox);
  const bool is_titles = site.zone == Zone::Titles || site.zone == Zone::Won;
  return !is_titles || state.options.titles != 0;
}

std::optional<Site> site_named(const State& state, std::string_view name) {
  if (const Cell cell = cell_named(name); cell != kNoCell)
    return Site{Zone::Sea, Seat::Chance, cell};
  std::optional<Site> found;
  each_site(state, [&](const Site& site) {
    if (site.zone != Zone::Sea && name == name_of(site)) found = site;
  });
  return found;
}

// ---- Pieces ------------------------------------------------------------------------------------

std::string tag_of(const Thing& thing) {
  switch (thing.sort) {
    case Sort::Ship: return std::string(1, letter_of(seat_at(thing.number)));
    case Sort::Token:
    case Sort::Calamity: return write_tag("K", thing.number);
    case Sort::Chest:
    case Sort::Artifact: return write_item(static_cast<Item>(thing.number));
    case Sort::Card: return write_tag("T", thing.number);
    case Sort::Island: return write_tag("L", thing.number);
    case Sort::Title: return write_tag("TI", thing.number);
  }
  return {};
}

namespace {

// Where a card leads: the cell of an island, or the lost island.
std::string words_of_card(int card) {
  const TreasureData& data = treasure(card);
  if (data.clue == Clue::Illustration) return "island." + write_tag("L", data.goal);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (content().cells[cell].island == data.goal) return "cell." + name_of(cell);
  }
  return {};
}

}  // namespace

std::string words_of(const Thing& thing) {
  switch (thing.sort) {
    case Sort::Ship: return "arrange.pirates.ship";
    case Sort::Token:
    case Sort::Calamity: return "calamity." + tag_of(thing);
    case Sort::Chest:
      return thing.number == kArtifactChest ? "pirates.item.artifact_chest"
                                            : "item." + tag_of(thing);
    case Sort::Artifact: return "item." + tag_of(thing);
    case Sort::Card: return words_of_card(thing.number);
    case Sort::Island: return "island." + tag_of(thing);
    case Sort::Title: return "title." + tag_of(thing);
  }
  return {};
}

std::string name_of(const Piece& piece) {
  const std::string number = std::to_string(piece.index + 1);
  if (piece.thing.sort == Sort::Ship) return "ship " + tag_of(piece.thing);
  if (piece.at.zone != Zone::Sea) return name_of(piece.at) + "." + tag_of(piece.thing);
  if (piece.thing.sort == Sort::Token) return "token " + number;
  if (piece.thing.sort == Sort::Island) return "isle " + std::to_string(piece.thing.number);
  return "loot " + number;
}

namespace {

Thing thing_of(Item item) { return {is_artifact(item) ? Sort::Artifact : Sort::Chest, item}; }

// Of a chest no ship has, that is in no pile and on no cell.
int chests_gone(const State& state, int kind) {
  const auto item = static_cast<Item>(kind);
  int left = chest(kind).copies - state.chests[static_cast<std::size_t>(kind - 1)];
  for (const Ship& ship : state.ships) {
    left -= static_cast<int>(std::count(ship.hold.begin(), ship.hold.end(), item));
    left -= ship.box == item ? 1 : 0;
  }
  for (const Dropped& each : state.dropped) left -= each.item == item ? 1 : 0;
  return left;
}

bool has_bit(unsigned bits, int place) { return (bits >> place & 1) != 0; }

class Finder {
 public:
  explicit Finder(const State& state) : state_(state) {}

  std::vector<Piece> find() {
    find_on_sea();
    for (const Seat seat : seats_of(state_)) find_on_ship(seat);
    find_cards();
    find_tokens();
    find_loot();
    find_titles();
    return std::move(found_);
  }

 private:
  void add(Sort sort, int number, Site at, int index = -1, int count = 1) {
    if (count > 0) found_.push_back({{sort, number}, at, index, count});
  }
  static Site on(Cell cell) { return {Zone::Sea, Seat::Chance, cell}; }

  void find_on_sea() {
    for (const Seat seat : seats_of(state_)) {
      const Ship& ship = state_.ship(seat);
      add(Sort::Ship, index_of(seat), ship.is_afloat() ? on(ship.cell) : Site{Zone::Sunk});
    }
    for (int i = 0; i < state_.tokens.size(); ++i) {
      add(Sort::Token, state_.tokens[i].kind, on(state_.tokens[i].cell), i);
    }
    for (int i = 0; i < state_.dropped.size(); ++i) {
      const Thing thing = thing_of(state_.dropped[i].item);
      add(thing.sort, thing.number, on(state_.dropped[i].cell), i);
    }
    for (int island = 1; island <= kLostIslands; ++island) {
      const Cell cell = state_.lost_islands[static_cast<std::size_t>(island - 1)];
      add(Sort::Island, island, cell == kNoCell ? Site{Zone::Islands} : on(cell));
    }
  }

  void find_on_ship(Seat seat) {
    const Ship& ship = state_.ship(seat);
    for (Item item = 1; item <= kLastArtifact; ++item) {
      const auto count = std::count(ship.hold.begin(), ship.hold.end(), item);
      add(thing_of(item).sort, item, {Zone::Aboard, seat}, -1, static_cast<int>(count));
    }
    if (ship.artifact != 0) add(Sort::Artifact, ship.artifact, {Zone::Artifact, seat});
    if (ship.box != 0) add(Sort::Chest, ship.box, {Zone::Strongbox, seat});
    for (int card = 1; card <= kTreasures; ++card) {
      if ((ship.cards & card_bit(card)) != 0) add(Sort::Card, card, {Zone::Hand, seat});
    }
  }

  void find_cards() {
    const Cards pile = unseen_cards(state_);
    for (int card = 1; card <= kTreasures; ++card) {
      if ((pile & card_bit(card)) != 0) add(Sort::Card, card, {Zone::Pile});
      if ((state_.discard & card_bit(card)) != 0) add(Sort::Card, card, {Zone::Discard});
    }
  }

  void find_tokens() {
    for (Kind kind = 0; kind < kCalamities; ++kind) {
      add(Sort::Token, kind, {Zone::Box}, -1, tokens_in_box(state_, kind));
    }
    for (Kind kind = 1; kind < kCalamities; ++kind) {
      if (has_bit(calamity_pile(state_), kind)) add(Sort::Calamity, kind, {Zone::Calamities});
      if (has_bit(calamity_discard(state_), kind)) add(Sort::Calamity, kind, {Zone::Called});
    }
  }

  void find_loot() {
    for (int kind = 1; kind <= kChestKinds; ++kind) {
      add(Sort::Chest, kind, {Zone::Chests}, -1, state_.chests[static_cast<std::size_t>(kind - 1)]);
      add(Sort::Chest, kind, {Zone::Gone}, -1, chests_gone(state_, kind));
    }
    for (int i = 0; i < kArtifacts; ++i) {
      if (has_bit(state_.artifacts, i)) add(Sort::Artifact, kFirstArtifact + i, {Zone::Artifacts});
    }
    for (int i = 0; i < state_.sold.size(); ++i) {
      add(Sort::Artifact, state_.sold[i], {Zone::Sold}, i);
    }
  }

  void find_titles() {
    if (!state_.options.titles) return;
    for (int i = 0; i < kTitles; ++i) {
      const Seat owner = state_.titles[static_cast<std::size_t>(i)];
      add(Sort::Title, i + 1, owner == Seat::Chance ? Site{Zone::Titles} : Site{Zone::Won, owner});
    }
  }

  const State& state_;
  std::vector<Piece> found_;
};

}  // namespace

std::vector<Piece> pieces_of(const State& state) { return Finder(state).find(); }

std::optional<Piece> piece_named(const State& state, std::string_view name) {
  const std::vector<Piece> all = pieces_of(state);
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Piece& each) { return name == name_of(each); });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

}  // namespace mael::pirates
