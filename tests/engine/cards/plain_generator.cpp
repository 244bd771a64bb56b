#include "tests/engine/cards/plain_generator.h"

#include <algorithm>
#include <map>
#include <string>

#include "engine/cards/rules.h"
#include "tests/engine/cards/plain_sheet.h"

namespace mael::cards {
namespace {

// The cards of one seat in one place.
struct Group {
  std::vector<int> syphons, military;  // places in the list of ships
  int size() const { return static_cast<int>(syphons.size() + military.size()); }
};

class PlainGenerator {
 public:
  explicit PlainGenerator(const State& state) : state_(state) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      const auto& ships = state.side(seat).ships;
      for (int i = 0; i < ships.size(); ++i) {
        Group& group = groups_[{seat, ships[i].at}];
        (is(ships[i].kind, CardType::Syphon) ? group.syphons : group.military).push_back(i);
      }
    }
  }

  std::vector<Action> generate() {
    switch (state_.awaiting) {
      case Awaiting::Nothing: break;
      case Awaiting::Draw: generate_draws(); break;
      case Awaiting::Coin:
        for (const Seat seat : {Seat::A, Seat::B}) add(Seat::Chance, Coin{seat});
        break;
      case Awaiting::Order:
        for (const bool first : {true, false}) add(state_.active, ChooseOrder{first});
        break;
      case Awaiting::Faction: generate_factions(); break;
      case Awaiting::Turn: generate_turn(); break;
      case Awaiting::Answer:
        generate_plays(enemy(), CardType::Event);
        add(enemy(), Decline{});
        break;
      case Awaiting::Number: generate_sealed(state_.maelstrom); break;
      case Awaiting::Bid: generate_sealed(state_.active); break;
      case Awaiting::Casualty: generate_casualties(); break;
    }
    std::sort(found_.begin(), found_.end());
    return std::move(found_);
  }

 private:
  void add(Seat by, const Deed& deed) { found_.push_back({by, deed}); }
  static std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }
  static Target at(Spot spot, int index, Seat seat = Seat::A) { return {spot, seat, byte(index)}; }
  Seat own() const { return state_.active; }
  Seat enemy() const { return own() == Seat::A ? Seat::B : Seat::A; }
  int planets() const { return state_.planets.size(); }

  Group group(Seat seat, int place) const {
    const auto found = groups_.find({seat, place});
    return found == groups_.end() ? Group() : found->second;
  }
  int stacks(Seat seat) const {
    int count = 0;
    while (group(seat, kPlanets + count).size() > 0) ++count;
    return count;
  }
  const Ship& ship(Seat seat, int index) const { return state_.side(seat).ships[index]; }

  // ---- Chance and setup

  // ECG-R53: what is in the box and lies nowhere else is in the deck.
  int in_deck(CardKind kind) const {
    int left = printed(kind).copies_in(state_.options.deck) - state_.discard[kind];
    const auto lies_on = [&](const Attached& attached) {
      for (const CardKind each : attached) left -= each == kind ? 1 : 0;
    };
    for (const Planet& planet : state_.planets) lies_on(planet.attached);
    for (const SideState& side : state_.sides) {
      left -= side.hand[kind];
      for (const Ship& each : side.ships) {
        left -= each.kind == kind ? 1 : 0;
        lies_on(each.attached);
      }
    }
    // On the table between hand and effect: a card declared, a Maelstrom whose numbers are open.
    if (state_.declared.kind == Declared::Kind::Card && state_.declared.card == kind) --left;
    if (state_.maelstrom != Seat::Chance && printed(kind).tag == "Mae") --left;
    return left;
  }

  void generate_draws() {
    for (int kind = 0; kind < catalogue().size(); ++kind) {
      const auto card = static_cast<CardKind>(kind);
      const CardType type = printed(card).type;
      const bool dealt = state_.turn == 0;  // ECG-019: military cards only
      if (type != CardType::Military && (dealt || type < CardType::Military)) continue;
      if (in_deck(card) > 0) add(Seat::Chance, DrawCard{card});
    }
  }

  void generate_factions() {
    for (const char* tag : {"Epi", "Kar", "Bro", "Art"}) {
      const auto card = static_cast<CardKind>(catalogue().find(tag));
      if (state_.sides[0].faction != card && state_.sides[1].faction != card) {
        add(own(), ChooseFaction{card});
      }
    }
  }

  // ---- Player-turns

  void generate_turn() {
    if (state_.actions_left == 0) {
      add(own(), EndTurn{});
    } else {
      for (const CardType type :
           {CardType::Syphon, CardType::Military, CardType::Event, CardType::Modifier}) {
        generate_plays(own(), type);
      }
      if (state_.ceasefire == 0) generate_attacks();
      if (found_.empty()) add(own(), Pass{});  // ECG-R12
    }
    if (state_.side(own()).stockpile >= 1) generate_moves();  // ECG-090
  }

  void generate_plays(Seat by, CardType type) {
    for (int i = 0; i < catalogue().size(); ++i) {
      const auto kind = static_cast<CardKind>(i);
      const SideState& side = state_.side(by);
      if (!is(kind, type) || side.hand[kind] == 0 || side.stockpile < printed(kind).cost) continue;
      if (printed(kind).tag == "Cea" && by == own()) continue;
      for (const Target target : targets_of(kind, by)) add(by, Play{kind, target});
    }
  }

  std::vector<Target> targets_of(CardKind kind, Seat by) const {
    const std::string& tag = printed(kind).tag;
    if (is(kind, CardType::Syphon)) return every_planet();
    if (is(kind, CardType::Military)) return berths(by);
    if (tag == "Dou" || tag == "Ski" || tag == "Boo" || tag == "Str") return every_planet();
    if (tag == "Pum" || tag == "Jam") return every_ship(true, false);
    if (tag == "Wea" || tag == "Vet") return every_ship(false, true);
    if (tag == "Hul") return every_ship(true, true);
    if (tag == "Con") return planets_with_syphon(by);
    if (tag == "Sab") return weak_attackers(by == Seat::A ? Seat::B : Seat::A);
    return {Target{}};
  }

  std::vector<Target> every_planet() const {
    std::vector<Target> targets;
    for (int i = 0; i < planets(); ++i) targets.push_back(at(Spot::Planet, i));
    return targets;
  }

  std::vector<Target> planets_with_syphon(Seat seat) const {
    std::vector<Target> targets;
    for (int i = 0; i < planets(); ++i) {
      if (!group(seat, i).syphons.empty()) targets.push_back(at(Spot::Planet, i));
    }
    return targets;
  }

  // ECG-R17, ECG-R19.
  std::vector<Target> berths(Seat seat) const {
    std::vector<Target> targets = planets_with_syphon(seat);
    targets.push_back(at(Spot::NewStack, 0));
    for (int i = 0; i < stacks(seat); ++i) {
      if (group(seat, kPlanets + i).size() == 1) targets.push_back(at(Spot::Stack, i));
    }
    return targets;
  }

  std::vector<Target> every_ship(bool syphons, bool military) const {
    std::vector<Target> targets;
    for (const Seat seat : {Seat::A, Seat::B}) {
      for (int i = 0; i < state_.side(seat).ships.size(); ++i) {
        const bool syphon = is(ship(seat, i).kind, CardType::Syphon);
        if (syphon ? syphons : military) targets.push_back(at(Spot::Ship, i, seat));
      }
    }
    return targets;
  }

  std::vector<Target> weak_attackers(Seat seat) const {
    std::vector<Target> targets;
    for (int i = 0; i < state_.side(seat).ships.size(); ++i) {
      const Ship& each = ship(seat, i);
      const int defence = with_attached(printed(each.kind).defence, Figure::Defence, each.attached);
      if (each.at >= kPlanets && defence <= 2) targets.push_back(at(Spot::Ship, i, seat));
    }
    return targets;
  }

  // ECG-092, ECG-102, ECG-R48.
  void generate_attacks() {
    for (int stack = 0; stack < stacks(own()); ++stack) {
      for (int i = 0; i < stacks(enemy()); ++i) {
        add(own(), Attack{byte(stack), at(Spot::Stack, i)});
      }
      for (int i = 0; i < planets(); ++i) {
        if (group(enemy(), i).size() > 0) {
          add(own(), Attack{byte(stack), at(Spot::Fleet, i, enemy())});
        } else if (group(own(), i).size() == 0) {
          add(own(), Attack{byte(stack), at(Spot::Planet, i)});
        }
      }
    }
  }

  // ECG-R18, ECG-R24, ECG-R25.
  void generate_moves() {
    for (int i = 0; i < state_.side(own()).ships.size(); ++i) {
      const Ship& mover = ship(own(), i);
      const Group from = group(own(), mover.at);
      if (is(mover.kind, CardType::Syphon)) {
        if (from.syphons.size() == 1 && !from.military.empty()) continue;
        for (int planet = 0; planet < planets(); ++planet) {
          if (planet != mover.at) add(own(), MoveShip{byte(i), at(Spot::Planet, planet)});
        }
        continue;
      }
      const bool alone = mover.at >= kPlanets && from.size() == 1;
      for (const Target target : berths(own())) {
        if (target.spot == Spot::Planet && target.index == mover.at) continue;
        if (target.spot == Spot::Stack && kPlanets + target.index == mover.at) continue;
        if (target.spot == Spot::NewStack && alone) continue;
        add(own(), MoveShip{byte(i), target});
      }
    }
  }

  // ---- Secrets and battles

  void generate_sealed(Seat first) {
    const Seat second = first == Seat::A ? Seat::B : Seat::A;
    if (state_.side(first).sealed != kNotSealed && state_.side(second).sealed != kNotSealed) return;
    const Seat by = state_.side(first).sealed == kNotSealed ? first : second;
    const bool bid = state_.awaiting == Awaiting::Bid;
    const int most = bid ? state_.side(by).stockpile : 10;
    for (int i = 0; i <= most; ++i) {
      const auto value = static_cast<std::uint16_t>(i);
      add(by, bid ? Deed(Bid{value}) : Deed(PickNumber{value}));
    }
  }

  // ECG-098, ECG-100, ECG-101, ECG-R49.
  void generate_casualties() {
    const Seat victor = state_.victor;
    const Seat loser = victor == Seat::A ? Seat::B : Seat::A;
    const Target target = state_.declared.target;
    const int place = victor != own()              ? kPlanets + state_.declared.stack
                      : target.spot == Spot::Stack ? kPlanets + target.index
                                                   : target.index;
    const Group beaten = group(loser, place);
    for (const int i : beaten.military.empty() ? beaten.syphons : beaten.military) {
      add(victor, Kill{at(Spot::Ship, i, loser)});
    }
  }

  const State& state_;
  std::map<std::pair<Seat, int>, Group> groups_;
  std::vector<Action> found_;
};

// Every target there could be, and one more of each sort than there are.
std::vector<Target> all_targets(const State& state) {
  std::vector<Target> targets{{Spot::None, Seat::A, 0}, {Spot::NewStack, Seat::A, 0}};
  const auto add = [&](Spot spot, Seat seat, int index) {
    targets.push_back({spot, seat, static_cast<std::uint8_t>(index)});
  };
  for (int i = 0; i <= kPlanets; ++i) {
    add(Spot::Planet, Seat::A, i);
    for (const Seat seat : {Seat::A, Seat::B}) add(Spot::Fleet, seat, i);
  }
  for (int i = 0; i <= kMaxShips; ++i) add(Spot::Stack, Seat::A, i);
  for (const Seat seat : {Seat::A, Seat::B}) {
    for (int i = 0; i <= state.side(seat).ships.size(); ++i) add(Spot::Ship, seat, i);
  }
  return targets;
}

void add_bare(Seat by, std::vector<Action>& all) {
  for (const Deed& deed : {Deed(ChooseOrder{true}), Deed(ChooseOrder{false}), Deed(Coin{Seat::A}),
                           Deed(Coin{Seat::B}), Deed(Pass{}), Deed(EndTurn{}), Deed(Decline{})}) {
    all.push_back({by, deed});
  }
  for (int number = 0; number <= 60; ++number) {
    const auto value = static_cast<std::uint16_t>(number);
    all.push_back({by, PickNumber{value}});
    all.push_back({by, Bid{value}});
  }
}

void add_aimed(const State& state, Seat by, std::vector<Action>& all) {
  for (const Target target : all_targets(state)) {
    all.push_back({by, Kill{target}});
    for (int kind = 0; kind < catalogue().size(); ++kind) {
      all.push_back({by, Play{static_cast<CardKind>(kind), target}});
    }
    for (std::uint8_t i = 0; i <= kMaxShips; ++i) {
      all.push_back({by, Attack{i, target}});
      all.push_back({by, MoveShip{i, target}});
    }
  }
}

}  // namespace

std::vector<Action> plain_actions(const State& state) { return PlainGenerator(state).generate(); }

std::vector<Action> listed_actions(const State& state) {
  std::vector<Action> actions;
  legal_actions(state, actions);
  std::sort(actions.begin(), actions.end());
  return actions;
}

std::vector<Action> all_writable_actions(const State& state) {
  std::vector<Action> all;
  for (const Seat by : {Seat::A, Seat::B, Seat::Chance}) {
    add_bare(by, all);
    for (int kind = 0; kind < catalogue().size(); ++kind) {
      all.push_back({by, ChooseFaction{static_cast<CardKind>(kind)}});
      all.push_back({by, DrawCard{static_cast<CardKind>(kind)}});
    }
    add_aimed(state, by, all);
  }
  return all;
}

}  // namespace mael::cards
