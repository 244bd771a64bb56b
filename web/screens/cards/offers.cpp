#include "web/screens/cards/offers.h"

#include <algorithm>

#include "engine/cards/help/attempts.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

// Whether a target of the rules is the thing on the table; stacks of the rules have no seat.
bool is_at(Target target, Thing thing, Seat owner_of_stack) {
  if (target.spot != thing.spot) return false;
  switch (target.spot) {
    case Spot::Planet: return target.index == thing.index;
    case Spot::NewStack: return thing.seat == owner_of_stack;
    case Spot::Stack: return target.index == thing.index && thing.seat == owner_of_stack;
    default: return target.index == thing.index && target.seat == thing.seat;
  }
}

class Matcher {
 public:
  Matcher(const Situation& situation, const Selection& selection)
      : situation_(situation), selection_(selection) {}

  bool fits(const Action& action, Thing thing) const {
    if (const auto* kill = deed_of<Kill>(action)) return is_at(kill->ship, thing, Seat::A);
    if (const auto* play = deed_of<Play>(action)) {
      return selection_.card == play->card && is_at(play->target, thing, situation_.actor());
    }
    if (!selection_.ship) return false;
    if (const auto* move = deed_of<MoveShip>(action)) {
      return move->ship == *selection_.ship && is_at(move->target, thing, situation_.actor());
    }
    const auto* attack = deed_of<Attack>(action);
    if (!attack) return false;
    const Ship& ship = situation_.seen.side(situation_.actor()).ships[*selection_.ship];
    return ship.is_attacking() && ship.stack() == attack->stack &&
           is_at(attack->target, thing, opponent_of(situation_.actor()));
  }

  std::optional<Action> at(Thing thing) const {
    for (const Action& action : situation_.legal) {
      if (fits(action, thing)) return action;
    }
    return {};
  }

 private:
  const Situation& situation_;
  const Selection& selection_;
};

// Fleets before what they lie at: a planet under attack is attacked through its guard.
std::vector<Thing> meant_by(const Situation& situation, Thing thing) {
  std::vector<Thing> things = widened(situation.seen, thing);
  if (thing.spot == Spot::Planet) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      things.push_back(thing_at(Spot::Fleet, seat, thing.index));
    }
  }
  return things;
}

}  // namespace

std::vector<Thing> widened(const State& state, Thing thing) {
  std::vector<Thing> things{thing};
  if (thing.spot == Spot::Ship) {
    const Ship& ship = state.ship(thing);
    things.push_back(ship.is_attacking() ? thing_at(Spot::Stack, thing.seat, ship.stack())
                                         : thing_at(Spot::Fleet, thing.seat, ship.at));
  }
  if (things.back().spot == Spot::Fleet) {
    things.push_back(thing_at(Spot::Planet, Seat::A, things.back().index));
  }
  return things;
}

std::optional<Action> action_on(const Situation& situation, const Selection& selection,
                                Thing thing) {
  const Matcher matcher(situation, selection);
  for (const Thing meant : meant_by(situation, thing)) {
    if (const std::optional<Action> action = matcher.at(meant)) return action;
  }
  return {};
}

std::optional<Action> action_alone(const Situation& situation, CardKind card) {
  for (const Action& action : situation.legal) {
    const auto* play = deed_of<Play>(action);
    if (play && play->card == card && play->target.spot == Spot::None) return action;
  }
  return {};
}

Mark mark_of(const Situation& situation, const Selection& selection, Thing thing) {
  const std::optional<Action> action = Matcher(situation, selection).at(thing);
  if (!action) return Mark::None;
  if (deed_of<Kill>(*action)) return Mark::Kill;
  if (deed_of<Attack>(*action)) return Mark::Attack;
  return deed_of<MoveShip>(*action) ? Mark::Move : Mark::Play;
}

bool has_use(const Situation& situation, CardKind card) {
  return std::any_of(situation.legal.begin(), situation.legal.end(), [&](const Action& action) {
    const auto* play = deed_of<Play>(action);
    return play && play->card == card;
  });
}

bool ship_has_use(const Situation& situation, std::uint8_t ship) {
  const Ship& own = situation.seen.side(situation.actor()).ships[ship];
  return std::any_of(situation.legal.begin(), situation.legal.end(), [&](const Action& action) {
    if (const auto* move = deed_of<MoveShip>(action)) return move->ship == ship;
    const auto* attack = deed_of<Attack>(action);
    return attack && own.is_attacking() && own.stack() == attack->stack;
  });
}

// ---- Why not -----------------------------------------------------------------------------------

std::optional<Refusal> why_not(const Situation& situation, const Selection& selection,
                               Thing thing) {
  const State& state = situation.seen;
  const Seat seat = situation.actor();
  if (situation.awaits(Awaiting::Casualty)) return refused(situation, Kill{thing});
  if (selection.ship) {
    return refused(situation, nearest_move(state, seat, *selection.ship, thing));
  }
  if (!selection.card) return {};
  return refused(situation, nearest_play(state, seat, *selection.card, thing));
}

std::optional<Refusal> why_useless(const Situation& situation, CardKind card) {
  if (!situation.decides()) return {};
  const Verdict verdict = obstacle_to_play(situation.seen, situation.actor(), card);
  return verdict ? std::optional(explain(situation, *verdict)) : std::nullopt;
}

std::optional<Refusal> why_ship_useless(const Situation& situation, std::uint8_t ship) {
  return refused(situation, MoveShip{ship, thing_at(Spot::NewStack, Seat::A, 0)});
}

}  // namespace mael::web::cards
