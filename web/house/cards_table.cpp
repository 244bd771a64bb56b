#include "web/house/cards_table.h"

#include <array>

#include "engine/cards/help/words.h"
#include "web/screens/cards/words.h"

namespace mael::web {

namespace {

using mael::cards::CardType;
using mael::cards::kPlanets;
using mael::cards::Planet;
using mael::cards::Ship;
using mael::cards::SideState;
using mael::cards::State;

// Planets stand in a row, ships in ranks before and behind them, and beyond those the attackers.
constexpr float kColumn = 3, kPlanetSize = 1.3F, kShipSize = 0.58F, kApart = 1.3F;
constexpr float kFleet = 2.3F, kAttack = 5.6F;  // how far from the planets
constexpr int kAbreast = 2;

// Of so many things in ranks.
Vec2 place_in_ranks(int number, int abreast) {
  const float middle = static_cast<float>(abreast - 1) / 2;
  return {kApart * (static_cast<float>(number % abreast) - middle),
          kApart * static_cast<float>(number / abreast)};
}

void sketch_planet(const Planet& planet, int place, SketchMaker& sketch) {
  using enum Sketch::Ink;
  constexpr std::array kInks{Gold, Teal, Orange, Violet};
  const int kind = planet.kind - mael::cards::catalogue().first(CardType::Planet);
  sketch.add(Sketch::Form::Disc, kInks[static_cast<std::size_t>(kind) % kInks.size()], kPlanetSize,
             {kColumn * static_cast<float>(place), 0});
}

void sketch_fleet(const State& seen, Seat seat, SketchMaker& sketch) {
  const float side = seat == Seat::A ? 1 : -1;
  std::array<int, kPlanets + 1> ships{};  // by planet, attackers last: so many as are there
  for (const Ship& ship : seen.side(seat).ships) {
    const bool attacks = ship.is_attacking();
    const float column = attacks ? (kPlanets - 1) / 2.0F : ship.at;
    const int number = ships[attacks ? std::size_t{kPlanets} : ship.at]++;
    const Vec2 rank = place_in_ranks(number, attacks ? kPlanets * kAbreast : kAbreast);
    const bool syphon = mael::cards::type_of(ship.kind) == CardType::Syphon;
    sketch.add(syphon ? Sketch::Form::Ring : Sketch::Form::Card, ink_of_seat(index_of(seat)),
               kShipSize,
               {kColumn * column + rank.x, side * ((attacks ? kAttack : kFleet) + rank.y)});
  }
}

}  // namespace

bool CardsTable::is_known(const State& state) {
  for (const SideState& side : state.sides) {
    if (side.unknown_hand > 0 || side.sealed == kUnknownSealed) return false;
  }
  return true;
}

Result<Loaded<CardsTable::Game>> CardsTable::load(std::span<const std::uint8_t> bytes) {
  return mael::cards::load(bytes);
}

Result<Loaded<CardsTable::Game>> CardsTable::load(const MatchParts& parts) {
  return mael::cards::load(parts);
}

// A faction that is called by its name keeps it in every language, and so does a seat.
Phrase CardsTable::name_of(const PlayersOf<Game>& players, const State& state, Seat seat) {
  const std::string name = cards::name_of(state, players, seat);
  const mael::cards::CardKind faction = state.side(seat).faction;
  const Phrase called = faction == mael::cards::kNoCard
                            ? keyed(seat == Seat::A ? "cards.seat.a" : "cards.seat.b")
                            : keyed("card." + mael::cards::catalogue()[faction].tag + ".name");
  return said(called) == name ? called : typed(name);
}

Phrase CardsTable::title_of(const PlayersOf<Game>& players, const State& state) {
  return keyed("app.game.title",
               {name_of(players, state, Seat::A), name_of(players, state, Seat::B)});
}

Phrase CardsTable::line_of(const State& state) {
  if (outcome(state).over) return keyed("app.game.over");
  if (state.turn == 0) return keyed("app.game.setup");
  return keyed("cards.game.line", {counted(state.turn), counted(state.side(Seat::A).stockpile),
                                   counted(state.side(Seat::B).stockpile)});
}

Sketch CardsTable::sketch_of(const State& seen) {
  SketchMaker sketch({{0, -kAttack}, {kColumn * (kPlanets - 1), kAttack}});
  for (int i = 0; i < seen.planets.size(); ++i) sketch_planet(seen.planets[i], i, sketch);
  for (const Seat seat : {Seat::A, Seat::B}) sketch_fleet(seen, seat, sketch);
  return sketch.make();
}

}  // namespace mael::web
