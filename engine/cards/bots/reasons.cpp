#include "engine/cards/bots/reasons.h"

#include <array>
#include <string_view>

#include "engine/cards/bots/evaluate.h"
#include "engine/cards/derived.h"
#include "engine/cards/rules.h"
#include "engine/core/reason_words.h"

namespace mael::cards {

namespace {

constexpr std::array<std::string_view, kTopics> kNames{"stockpile", "income", "attack", "danger",
                                                       "guard",     "screen", "answers"};

int attack_points(const SideState& side) {
  int points = 0;
  for (const Ship& ship : side.ships) points += ship.is_attacking() ? attack_of(ship) : 0;
  return points;
}

// Planets whose syphons would fall to an attack without bids, or come out even.
int planets_in_danger(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  const int threat = strongest_attack(state.side(opponent_of(seat)));
  int planets = 0;
  for (int i = 0; i < state.planets.size(); ++i) {
    const auto place = static_cast<Place>(i);
    planets += threat > 0 && syphons_at(side, place) > 0 && defence_at(side, place) <= threat;
  }
  return planets;
}

}  // namespace

Standing<kTopics> standing(const State& state, Seat seat) {
  const Terms terms = count_terms(state, seat);
  const int resource = value_of_resource(state);
  Standing<kTopics> counts;
  counts.lasting = kLastingTopics;
  const auto number = [&](Term term) { return terms[static_cast<std::size_t>(term)]; };
  const auto set = [&](Topic topic, Term term, int count) {
    const auto place = static_cast<std::size_t>(topic);
    counts.counts[place] = count;
    counts.worths[place] = number(term) * weight_of(term) * resource / 100;
  };
  set(Topic::Stockpile, Term::Stockpile, number(Term::Stockpile));
  set(Topic::Income, Term::Income, income_of(state, seat));
  set(Topic::Attack, Term::Attack, attack_points(state.side(seat)));
  set(Topic::Danger, Term::Danger, planets_in_danger(state, seat));
  set(Topic::Guard, Term::Guard, number(Term::Guard));
  set(Topic::Screen, Term::Screen, number(Term::Screen));
  set(Topic::Answers, Term::Answers, number(Term::Answers));
  return counts;
}

std::optional<Action> idle_action(const State& state, Seat seat) {
  for (const Deed& deed : {Deed{EndTurn{}}, Deed{Decline{}}}) {
    if (const Action action{seat, deed}; !check(state, action)) return action;
  }
  return {};
}

std::string reasons_in_words(const std::vector<Reason>& reasons, Seat advised, const Texts& texts,
                             const SeatNames& names) {
  return mael::reasons_in_words(reasons, advised, {"cards.reason.", kNames}, texts, names);
}

}  // namespace mael::cards
