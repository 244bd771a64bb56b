#include "web/screens/cards/words.h"

#include "engine/cards/derived.h"
#include "web/base/spoken.h"

namespace mael::web::cards {
namespace {

std::string text_for(CardKind kind, const char* part) {
  if (kind >= catalogue().size()) return {};
  return spoken().get("card." + catalogue()[kind].tag + part);
}

}  // namespace

std::string title_of(CardKind kind) {
  if (kind >= catalogue().size()) return say("cards.unseen");
  return mael::cards::name_of(kind, spoken());
}

std::string text_of(CardKind kind) { return text_for(kind, ".text"); }
std::string flavour_of(CardKind kind) { return text_for(kind, ".flavour"); }

Icon icon_of(CardKind kind) {
  return kind < catalogue().size() ? find_icon(catalogue()[kind].icon) : Icon::None;
}

std::string title_of(CardType type) {
  return say("cards.type." + std::string(mael::cards::name_of(type)));
}

std::string window_of(CardKind kind) {
  if (kind >= catalogue().size() || type_of(kind) != CardType::Event) return {};
  return say(catalogue()[kind].opponents_turn ? "cards.when.opponent" : "cards.when.any");
}

std::string name_of(const State& state, const std::array<Player, kSeats>& players, Seat seat) {
  const auto called = [&](Seat at) {
    const std::string& name = players[static_cast<std::size_t>(index_of(at))].name;
    if (!name.empty()) return name;
    const CardKind faction = state.side(at).faction;
    if (faction != kNoCard) return title_of(faction);
    return say(at == Seat::A ? "cards.seat.a" : "cards.seat.b");
  };
  const std::string name = called(seat);
  if (name != called(opponent_of(seat))) return name;
  return say(seat == Seat::A ? "ui.name.first" : "ui.name.second", {name});
}

std::string name_of(const Situation& situation, Seat seat) {
  return name_of(situation.seen, situation.players, seat);
}

std::string name_of_place(const State& state, Place place) {
  if (place >= kAttackArea) {
    return say("cards.place.stack", {std::to_string(place - kAttackArea + 1)});
  }
  return place < state.planets.size() ? title_of(state.planets[place].kind)
                                      : say("cards.place.gone");
}

std::string name_of_ship(const State& state, Seat seat, int ship) {
  const Ship& named = state.side(seat).ships[ship];
  return say("cards.ship_at", {title_of(named.kind), name_of_place(state, named.at)});
}

std::string name_of_target(const State& state, Seat reader, Target target) {
  switch (target.spot) {
    case Spot::Planet: return name_of_place(state, target.index);
    case Spot::Stack: return name_of_place(state, stack_place(target.index));
    case Spot::NewStack: return say("cards.place.new_stack");
    case Spot::Fleet:
      return say(target.seat == reader ? "cards.place.fleet.own" : "cards.place.fleet",
                 {name_of_place(state, target.index)});
    case Spot::Ship: {
      const std::string ship = name_of_ship(state, target.seat, target.index);
      return target.seat == reader ? ship : say("cards.place.enemy", {ship});
    }
    case Spot::None:
    case Spot::Gone: break;
  }
  return say("cards.place.gone");
}

std::string name_of_told_target(const State& state, Seat reader, Target target,
                                const std::string& owner) {
  if (target.spot == Spot::Fleet && target.seat != reader) {
    return say("cards.place.fleet.of", {name_of_place(state, target.index), owner});
  }
  if (target.spot != Spot::Ship) return name_of_target(state, reader, target);
  const Ship& ship = state.ship(target);
  return say("cards.ship_of", {title_of(ship.kind), name_of_place(state, ship.at), owner});
}

// ---- Actions -----------------------------------------------------------------------------------

namespace {

class Labeller {
 public:
  Labeller(const State& state, Seat by) : state_(state), by_(by) {}

  std::string operator()(const ChooseFaction& deed) const {
    return say("cards.do.faction", {title_of(deed.card)});
  }
  std::string operator()(const ChooseOrder& deed) const {
    return say(deed.first ? "cards.button.first" : "cards.button.second");
  }
  std::string operator()(const Play& deed) const {
    if (deed.target.spot == Spot::None) return say("cards.do.play", {title_of(deed.card)});
    return say("cards.do.play_on", {title_of(deed.card), target(deed.target)});
  }
  std::string operator()(const Attack& deed) const {
    const std::string stack = name_of_place(state_, stack_place(deed.stack));
    if (deed.target.spot == Spot::Planet) {
      return say("cards.do.raid", {stack, target(deed.target)});
    }
    if (deed.target.spot == Spot::Stack) {
      return say("cards.do.attack", {stack, say("cards.place.enemy", {target(deed.target)})});
    }
    return say("cards.do.attack", {stack, target(deed.target)});
  }
  std::string operator()(const MoveShip& deed) const {
    return say("cards.do.move", {name_of_ship(state_, by_, deed.ship), target(deed.target)});
  }
  std::string operator()(const Pass&) const { return say("cards.button.pass"); }
  std::string operator()(const EndTurn&) const { return say("cards.button.end_turn"); }
  std::string operator()(const Decline&) const { return say("cards.button.decline"); }
  std::string operator()(const PickNumber& deed) const {
    return say("cards.do.pick", {std::to_string(deed.number)});
  }
  std::string operator()(const Bid& deed) const {
    return say("cards.do.bid", {std::to_string(deed.amount)});
  }
  std::string operator()(const Kill& deed) const {
    return say("cards.do.kill", {target(deed.ship)});
  }
  template <class Chance>
  std::string operator()(const Chance&) const {
    return {};
  }

 private:
  std::string target(Target target) const { return name_of_target(state_, by_, target); }

  const State& state_;
  const Seat by_;
};

}  // namespace

std::string words_of(const Situation& situation, const Action& action) {
  return std::visit(Labeller(situation.seen, action.by), action.deed);
}

}  // namespace mael::web::cards
