#include "engine/cards/help/arrange.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/cards/derived.h"
#include "engine/cards/rules.h"
#include "engine/cards/things.h"
#include "engine/cards/zones.h"
#include "engine/core/table.h"

namespace mael::cards {

namespace {

// ---- A plain moment of a turn ------------------------------------------------------------------

void choose_factions(State& state) {
  CardKind next = catalogue().first(CardType::Faction);
  for (const Seat seat : {Seat::A, Seat::B}) {
    CardKind& own = state.side(seat).faction;
    if (own != kNoCard) continue;
    if (next == state.side(opponent_of(seat)).faction) ++next;
    own = next++;
  }
}

// What is on its way comes to rest.
void lay_down(State& state) {
  if (state.declared.kind == Declared::Kind::Card) {
    return_to_hand(state.side(state.active), state.declared.card);
  }
  if (state.maelstrom != Seat::Chance) ++state.discard[kind_of(Effect::Maelstrom)];
  state.declared = {};
  state.maelstrom = state.victor = state.winner = Seat::Chance;
  for (SideState& side : state.sides) side.sealed = kNotSealed;
}

State settled(State state) {
  const bool between = state.step != Step::Actions || state.awaiting == Awaiting::Coin ||
                       state.awaiting == Awaiting::Order;
  lay_down(state);
  choose_factions(state);
  if (between) state.actions_left = kActionsPerTurn;
  state.turn = std::max<std::uint8_t>(state.turn, 1);
  state.step = Step::Actions;
  state.awaiting = Awaiting::Turn;
  state.window = Window::None;
  state.drawer = Seat::A;
  state.draws_left = 0;
  state.ending = Ending::Running;
  return state;
}

// ---- Names -------------------------------------------------------------------------------------

enum class Zone : std::uint8_t {
  Ship,    // a ship in play, or what is put on it
  Planet,  // the same of a planet
  Fleet,   // at a planet
  Stack,
  NewStack,
  Hand,
  Deck,
  Discard,
};

struct Site {
  Zone zone = Zone::Deck;
  Seat seat = Seat::A;
  int index = 0;
};

constexpr bool is_of_seat(Zone zone) {
  return zone != Zone::Planet && zone != Zone::Deck && zone != Zone::Discard;
}
constexpr bool is_numbered(Zone zone) {
  return zone == Zone::Ship || zone == Zone::Planet || zone == Zone::Fleet || zone == Zone::Stack;
}

std::string arranged_name(const Site& place) {
  const std::string letter(1, letter_of(place.seat));
  const std::string number = " " + std::to_string(place.index + 1);
  switch (place.zone) {
    case Zone::Ship: return "ship " + letter + number;
    case Zone::Planet: return "planet" + number;
    case Zone::Fleet: return "fleet " + letter + number;
    case Zone::Stack: return "stack " + letter + number;
    case Zone::NewStack: return "new_stack " + letter;
    case Zone::Hand: return "hand." + letter;
    case Zone::Deck: return "deck";
    case Zone::Discard: return "discard";
  }
  return {};
}

int count_of(const State& state, Zone zone, Seat seat) {
  switch (zone) {
    case Zone::Ship: return state.side(seat).ships.size();
    case Zone::Planet:
    case Zone::Fleet: return state.planets.size();
    case Zone::Stack: return stack_count(state.side(seat));
    default: return 1;
  }
}

constexpr std::array<Zone, 8> kZones{Zone::Ship,     Zone::Planet, Zone::Fleet, Zone::Stack,
                                     Zone::NewStack, Zone::Hand,   Zone::Deck,  Zone::Discard};

template <class Visit>
void each_place(const State& state, Visit&& visit) {
  for (const Zone zone : kZones) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      if (seat == Seat::B && !is_of_seat(zone)) continue;
      for (int i = 0; i < count_of(state, zone, seat); ++i) visit(Site{zone, seat, i});
    }
  }
}

std::optional<Site> place_named(const State& state, std::string_view name) {
  std::optional<Site> found;
  each_place(state, [&](const Site& place) {
    if (name == arranged_name(place)) found = place;
  });
  return found;
}

// A card in a zone; a ship itself, or with `on` what is attached there.
struct Piece {
  Site place;
  CardKind kind = 0;
  bool on = false;
};

Attached* attached_at(State& state, const Site& place) {
  if (place.zone == Zone::Ship) return &state.side(place.seat).ships[place.index].attached;
  return place.zone == Zone::Planet ? &state.planets[place.index].attached : nullptr;
}
const Attached* attached_at(const State& state, const Site& place) {
  return attached_at(const_cast<State&>(state), place);
}

int count_in(const State& state, const Piece& piece) {
  switch (piece.place.zone) {
    case Zone::Hand: return state.side(piece.place.seat).hand[piece.kind];
    case Zone::Discard: return state.discard[piece.kind];
    case Zone::Deck: return is_deck_card(piece.kind) ? unseen(state, piece.kind) : 0;
    default: break;
  }
  const Attached* attached = piece.on ? attached_at(state, piece.place) : nullptr;
  if (!attached) return 0;
  return static_cast<int>(std::count(attached->begin(), attached->end(), piece.kind));
}

std::optional<Piece> piece_named(const State& state, std::string_view name) {
  if (const auto place = place_named(state, name)) {
    if (place->zone == Zone::Ship) {
      return Piece{*place, state.side(place->seat).ships[place->index].kind};
    }
    return place->zone == Zone::Planet ? std::optional(Piece{*place}) : std::nullopt;
  }
  const bool on = name.starts_with("on.");
  if (on) name.remove_prefix(3);
  const std::size_t dot = name.rfind('.');
  const auto place = dot == name.npos ? std::nullopt : place_named(state, name.substr(0, dot));
  const int kind = place ? catalogue().find(name.substr(dot + 1)) : -1;
  if (kind < 0) return {};
  const Piece piece{*place, static_cast<CardKind>(kind), on};
  return count_in(state, piece) > 0 ? std::optional(piece) : std::nullopt;
}

// ---- Changes -----------------------------------------------------------------------------------

void discard_all(State& state, const Attached& attached) {
  for (const CardKind kind : attached) ++state.discard[kind];
}

// Takes the card from where it is; of a ship with what is attached to it.
Ship take(State& state, const Piece& piece) {
  switch (piece.place.zone) {
    case Zone::Hand: take_from_hand(state, piece.place.seat, piece.kind); break;
    case Zone::Discard: --state.discard[piece.kind]; break;
    case Zone::Ship:
    case Zone::Planet: {
      if (!piece.on) return take_out_of_play(state, piece.place.seat, piece.place.index);
      Attached& attached = *attached_at(state, piece.place);
      const auto at = std::find(attached.begin(), attached.end(), piece.kind);
      attached.erase(static_cast<int>(at - attached.begin()));
      break;
    }
    default: break;  // the deck is what is nowhere else
  }
  return {piece.kind, 0, {}};
}

Verdict put_ship(State& state, Ship ship, Seat seat, Site place) {
  SideState& side = state.side(seat);
  if (side.ships.full()) return Violation("ECG-R20"_rule);
  const int at = place.zone == Zone::Fleet   ? place.index
                 : place.zone == Zone::Stack ? kAttackArea + place.index
                                             : kAttackArea + stack_count(side);
  ship.at = static_cast<Place>(at);
  put_in_play(side, ship);
  return {};
}

Verdict put(State& state, const Ship& card, const Site& place) {
  switch (place.zone) {
    case Zone::Fleet:
    case Zone::Stack:
    case Zone::NewStack: return put_ship(state, card, place.seat, place);
    case Zone::Ship:
    case Zone::Planet: {
      Attached& attached = *attached_at(state, place);
      if (attached.full()) return Violation("ECG-R20"_rule);
      attached.push_back(card.kind);
      return {};
    }
    default: break;
  }
  discard_all(state, card.attached);
  if (place.zone == Zone::Discard) ++state.discard[card.kind];
  if (place.zone != Zone::Hand) return {};
  SideState& side = state.side(place.seat);
  put_in_hand(side, card.kind);
  if (type_of(card.kind) == CardType::Syphon) ++side.shown[card.kind];  // both know of it
  return {};
}

// Where a place is once the piece was taken: a stack that it leaves empty is closed.
Site without(const State& state, const Piece& piece, Site place) {
  const bool is_ship = piece.place.zone == Zone::Ship && !piece.on;
  if (!is_ship || place.seat != piece.place.seat) return place;
  const SideState& side = state.side(place.seat);
  const Ship& ship = side.ships[piece.place.index];
  if (place.zone == Zone::Ship && place.index > piece.place.index) --place.index;
  const bool closes = ship.is_attacking() && ships_at(side, ship.at) == 1;
  if (place.zone == Zone::Stack && closes && place.index > ship.stack()) --place.index;
  return place;
}

Verdict move(State& state, const Piece& piece, const Site& place) {
  const bool stays = piece.place.zone == Zone::Planet && !piece.on;
  const bool is_ship = piece.place.zone == Zone::Ship && !piece.on;
  if (stays) return Violation("ECG-006"_rule, {kPlanets});
  // A ship is attached to nothing, least of all to itself.
  if (is_ship && (place.zone == Zone::Ship || place.zone == Zone::Planet)) {
    return Violation("ECG-R20"_rule);
  }
  const Site there = without(state, piece, place);
  return put(state, take(state, piece), there);
}

bool set_count(State& state, std::string_view name, int value) {
  const auto number = static_cast<std::uint16_t>(value);
  if (name == "stockpile.a" || name == "stockpile.b") {
    state.side(name.back() == 'a' ? Seat::A : Seat::B).stockpile = number;
    return true;
  }
  if (name == "actions") {
    state.actions_left = static_cast<std::uint8_t>(std::min(value, 0xff));
    return true;
  }
  if (name == "to" || name == "first") {
    if (value >= kSeats) return false;
    (name == "to" ? state.active : state.first) = seat_at(value);
    return true;
  }
  if (!name.starts_with("stock.")) return false;
  const auto planet = place_named(state, name.substr(6));
  if (!planet || planet->zone != Zone::Planet) return false;
  state.planets[planet->index].stock = number;
  return true;
}

Verdict change(State& state, const Rearrangement& wanted) {
  const auto piece = piece_named(state, wanted.what);
  const auto place = place_named(state, wanted.to);
  if (piece && place) return move(state, *piece, *place);
  int value = 0;
  const bool is_set = !piece && read_number(wanted.to, 0, kMaxResources + 1, value) &&
                      set_count(state, wanted.what, value);
  return is_set ? Verdict() : Violation("ECG-R53"_rule);
}

// ---- What there is -----------------------------------------------------------------------------

std::string words_of(CardKind kind) { return "card." + catalogue()[kind].tag + ".name"; }

class PieceLister {
 public:
  explicit PieceLister(const State& state) : state_(state) {}

  Arrangement list() {
    each_place(state_, [this](const Site& place) { add_place(place); });
    each_place(state_, [this](const Site& place) { add_pieces(place); });
    out_.counts.push_back({.name = "to",
                           .words = "arrange.cards.to",
                           .value = index_of(state_.active),
                           .is_seat = true});
    out_.counts.push_back({.name = "first",
                           .words = "arrange.cards.first",
                           .value = index_of(state_.first),
                           .is_seat = true});
    out_.counts.push_back(
        {.name = "actions", .words = "arrange.cards.actions", .value = state_.actions_left});
    for (const Seat seat : {Seat::A, Seat::B}) {
      out_.counts.push_back({std::string("stockpile.") + letter_of(seat), "arrange.cards.stockpile",
                             state_.side(seat).stockpile, seat});
    }
    return std::move(out_);
  }

 private:
  static const char* words_of_place(Zone zone) {
    switch (zone) {
      case Zone::Ship: return "arrange.cards.ship";
      case Zone::Planet: return "arrange.cards.planet";
      case Zone::Fleet: return "arrange.cards.fleet";
      case Zone::Stack: return "arrange.cards.stack";
      case Zone::NewStack: return "arrange.cards.new_stack";
      case Zone::Hand: return "arrange.cards.hand";
      case Zone::Deck: return "arrange.cards.deck";
      case Zone::Discard: return "arrange.cards.discard";
    }
    return "";
  }
  void add_place(const Site& place) {
    const bool beside =
        place.zone == Zone::Hand || place.zone == Zone::Deck || place.zone == Zone::Discard;
    out_.places.push_back({arranged_name(place), words_of_place(place.zone),
                           is_of_seat(place.zone) ? place.seat : Seat::Chance, beside,
                           is_numbered(place.zone) ? place.index + 1 : 0});
  }

  // Where a ship is.
  static Site berth_of(const Ship& ship, Seat seat) {
    return ship.is_attacking() ? Site{Zone::Stack, seat, ship.stack()}
                               : Site{Zone::Fleet, seat, ship.at};
  }
  void add_thing(const Site& place) {
    const std::string name = arranged_name(place);
    if (place.zone == Zone::Ship) {
      const Ship& ship = state_.side(place.seat).ships[place.index];
      out_.pieces.push_back({name, arranged_name(berth_of(ship, place.seat)), words_of(ship.kind),
                             place.seat, 1, name});
    } else if (place.zone == Zone::Planet) {
      const Planet& planet = state_.planets[place.index];
      out_.pieces.push_back({name, name, words_of(planet.kind), Seat::Chance, 1, name});
      out_.counts.push_back(
          {"stock." + name, "arrange.cards.stock", planet.stock, Seat::Chance, name});
    }
  }
  void add_pieces(const Site& place) {
    add_thing(place);
    const bool is_table = place.zone == Zone::Ship || place.zone == Zone::Planet;
    const Seat owner = is_of_seat(place.zone) ? place.seat : Seat::Chance;
    for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
      const int count = count_in(state_, {place, kind, is_table});
      if (count <= 0) continue;
      const std::string tag = "." + catalogue()[kind].tag;
      const std::string shown = place.zone == Zone::Hand ? "hand " + catalogue()[kind].tag : "";
      out_.pieces.push_back({(is_table ? "on." : "") + arranged_name(place) + tag,
                             arranged_name(place), words_of(kind), owner, count, shown});
    }
  }

  const State& state_;
  Arrangement out_;
};

}  // namespace

Arrangement Arranged::of(const State& state) { return PieceLister(settled(state)).list(); }

Rearranged<State> Arranged::after(const State& state, const Rearrangement& wanted) {
  return rearranged(settled(state), [&](State& next) { return change(next, wanted); });
}

}  // namespace mael::cards
