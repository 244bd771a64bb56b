#include "engine/cards/derived.h"

#include <algorithm>

#include "engine/cards/distribution.h"

namespace mael::cards {
namespace {

int changed_by(const Attached& attached, Figure figure, int value) {
  const Catalogue& cards = catalogue();
  const auto place = static_cast<std::size_t>(figure);
  for (const CardKind kind : attached) {
    value = value * cards[kind].factors[place] + cards[kind].sums[place];
  }
  return std::max(value, 0);
}

// Most cards have nothing attached: that is settled on the spot.
inline int changed(int value, Figure figure, const Attached& attached) {
  return attached.empty() ? value : changed_by(attached, figure, value);
}

template <class F>
int sum_at(const SideState& side, Place place, F&& value) {
  int sum = 0;
  for (const Ship& ship : side.ships) {
    if (ship.at == place) sum += value(ship);
  }
  return sum;
}

}  // namespace

int rate_of(const Planet& planet) {
  return changed(catalogue()[planet.kind].rate, Figure::Rate, planet.attached);
}

int syphon_of(const Ship& ship) {
  return changed(catalogue()[ship.kind].syphon, Figure::Syphon, ship.attached);
}

int attack_of(const Ship& ship) {
  return changed(catalogue()[ship.kind].attack, Figure::Attack, ship.attached);
}

int defence_of(const Ship& ship) {
  return changed(catalogue()[ship.kind].defence, Figure::Defence, ship.attached);
}

int syphon_rate(const State& state, Seat seat, int planet) {
  return sum_at(state.side(seat), static_cast<Place>(planet), syphon_of);
}

int yield_of(const State& state, Seat seat, int planet) {
  const int rate = rate_of(state.planets[planet]);
  const Distribution next =
      distribute(state.planets[planet].stock + rate, rate, syphon_rate(state, Seat::A, planet),
                 syphon_rate(state, Seat::B, planet));
  return next.shares[static_cast<std::size_t>(index_of(seat))].total();
}

int income_of(const State& state, Seat seat) {
  int sum = kFactionYield;
  for (int i = 0; i < state.planets.size(); ++i) sum += yield_of(state, seat, i);
  return sum;
}

int ships_at(const SideState& side, Place place) {
  return sum_at(side, place, [](const Ship&) { return 1; });
}

int syphons_at(const SideState& side, Place place) {
  return sum_at(side, place, [](const Ship& ship) { return is_military(ship) ? 0 : 1; });
}

int stack_count(const SideState& side) {
  if (side.ships.empty() || !side.ships[side.ships.size() - 1].is_attacking()) return 0;
  return side.ships[side.ships.size() - 1].stack() + 1;
}

int attack_at(const SideState& side, Place place) { return sum_at(side, place, attack_of); }

int defence_at(const SideState& side, Place place) { return sum_at(side, place, defence_of); }

int strongest_attack(const SideState& side) {
  int strongest = 0;
  for (int stack = 0; stack < stack_count(side); ++stack) {
    strongest = std::max(strongest, attack_at(side, stack_place(stack)));
  }
  return strongest;
}

Place place_of(Target target) {
  return target.spot == Spot::Stack ? stack_place(target.index) : Place{target.index};
}

bool attack_stands(const State& state) {
  const Target target = state.declared.target;
  if (state.declared.stack == kNoStack || target.spot == Spot::Gone) return false;
  if (target.spot == Spot::Planet) return true;
  return ships_at(state.side(opponent_of(state.active)), place_of(target)) > 0;
}

}  // namespace mael::cards
