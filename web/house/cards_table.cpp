#include "web/house/cards_table.h"

#include <array>

#include "engine/cards/words.h"
#include "web/screens/cards/words.h"

namespace mael::web {

namespace {

using mael::cards::CardType;
using mael::cards::kPlanets;
using mael::cards::Planet;
using mael::cards::Ship;
using mael::cards::SideState;
using mael::cards::State;

// Planets stand in a row, ships in ranks before and behind them, those that attack at the right.
constexpr float kColumn = 3, kPlanetSize = 1.1F, kShipSize = 0.46F, kRank = 1.05F;
constexpr int kAbreast = 3;

void sketch_planet(const Planet& planet, int place, SketchMaker& sketch) {
  using enum Sketch::Ink;
  constexpr std::array kInks{Gold, Teal, Orange, Violet};
  const int kind = planet.kind - mael::cards::catalogue().first(CardType::Planet);
  sketch.add(Sketch::Form::Disc, kInks[static_cast<std::size_t>(kind) % kInks.size()], kPlanetSize,
             {kColumn * static_cast<float>(place), 0});
}

void sketch_fleet(const State& seen, Seat seat, SketchMaker& sketch) {
  const float side = seat == Seat::A ? 1 : -1;
  std::array<int, kPlanets + 1> ships{};  // by column, so many as are there already
  for (const Ship& ship : seen.side(seat).ships) {
    const int column = ship.is_attacking() ? kPlanets : ship.at;
    const int number = ships[static_cast<std::size_t>(column)]++;
    const auto abreast = static_cast<float>(number % kAbreast - 1);
    const auto rank = static_cast<float>(number / kAbreast);
    const bool syphon = mael::cards::type_of(ship.kind) == CardType::Syphon;
    sketch.add(syphon ? Sketch::Form::Ring : Sketch::Form::Card, ink_of_seat(index_of(seat)),
               kShipSize, {kColumn * static_cast<float>(column) + abreast * 0.9F,
                           side * (kPlanetSize + 0.75F + kRank * rank)});
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
  const Phrase called =
      faction == mael::cards::kNoCard
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
  SketchMaker sketch({{0, -kColumn}, {kColumn * (kPlanets - 1), kColumn}});
  for (int i = 0; i < seen.planets.size(); ++i) sketch_planet(seen.planets[i], i, sketch);
  for (const Seat seat : {Seat::A, Seat::B}) sketch_fleet(seen, seat, sketch);
  return sketch.make();
}

}  // namespace mael::web
