// How play may go on from a position, followed in several imagined worlds and averaged: what advice
// is given on, for games that can say what a standing is made of (engine/core/bot_hooks.h).
//
// Nothing hidden from the seat goes into it: worlds are imagined from its observation, and whoever
// acts in them acts on what they would see there.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/reason.h"
#include "engine/play/legal_of.h"
#include "engine/play/search/one_ply.h"
#include "engine/play/search/search.h"

namespace mael {

template <class G>
concept Telling = Searchable<G> && has(BotHooks<G>::standing);

// How many topics a game has words for.
template <Telling G>
inline constexpr int kTopicsOf = static_cast<int>(
    std::tuple_size_v<
        decltype(BotHooks<G>::standing(std::declval<const typename G::State&>(), Seat::A).counts)>);

// Sums of standings over so many worlds.
template <Telling G>
struct Standings {
  struct Sum {
    double count = 0;
    double worth = 0;
  };
  std::array<std::array<Sum, static_cast<std::size_t>(kTopicsOf<G>)>, G::kMostSeats> sums{};
  int worlds = 0;
  int lasting = 0;

  void add(const typename G::State& state) {
    ++worlds;
    for (const Seat seat : seats_of(state)) {
      const auto part = BotHooks<G>::standing(state, seat);
      lasting = part.lasting;
      for (std::size_t topic = 0; topic < part.counts.size(); ++topic) {
        Sum& sum = sums[static_cast<std::size_t>(index_of(seat))][topic];
        sum.count += part.counts[topic];
        sum.worth += part.worths[topic];
      }
    }
  }
  // The means; nothing counted gives nothing.
  Sum of(Seat seat, int topic) const {
    const auto& of_seat = sums[static_cast<std::size_t>(index_of(seat))];
    const Sum& sum = of_seat[static_cast<std::size_t>(topic)];
    const double part = worlds == 0 ? 0 : 1.0 / worlds;
    return {sum.count * part, sum.worth * part};
  }
};

// What came of an action.
template <Telling G>
struct Forecast {
  Standings<G> at_once;  // as soon as the others have answered it; not of what ends the turn
  Standings<G> later;    // when every seat has had a turn
  int worlds = 0;
  int won_at_once = 0;
  int won = 0;                              // worlds, those won at once included
  int lost = 0;                             // to another
  std::array<int, G::kMostSeats> won_by{};  // worlds each seat won

  double share_won() const { return worlds == 0 ? 0 : double(won) / worlds; }
  double share_lost() const { return worlds == 0 ? 0 : double(lost) / worlds; }
  // Who besides `seat` won most often; Seat::Chance: none.
  Seat other_winner(Seat seat) const {
    Seat winner = Seat::Chance;
    int most = 0;
    for (int i = 0; i < G::kMostSeats; ++i) {
      const int times = won_by[static_cast<std::size_t>(i)];
      if (seat_at(i) == seat || times <= most) continue;
      winner = seat_at(i);
      most = times;
    }
    return winner;
  }
};

// Follows play in worlds imagined from one observation. What the search has met often enough is
// played as it expects; the rest as a player who looks one action ahead would play it.
template <Telling G>
class Forecaster {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // `seat` must be awaited in `observation`; `search` must outlive the reader.
  Forecaster(const State& observation, Seat seat, const Search<G>& search, std::uint64_t seed)
      : observation_(observation), seat_(seat), search_(search), seed_(seed) {}

  // The same worlds for every action, so that forecasts can be compared.
  Forecast<G> follow(const Action& action, int worlds) {
    Forecast<G> forecast;
    for (int i = 0; i < worlds; ++i) {
      random_ = Random(seed_ + static_cast<std::uint64_t>(i));
      state_ = imagine(observation_, random_);
      if (check(state_, action)) continue;
      ++forecast.worlds;
      apply(state_, action, nullptr);
      follow_answers(forecast);
      follow_turns(forecast);
    }
    return forecast;
  }

 private:
  static constexpr int kMostSteps = 160;
  static constexpr std::uint32_t kMetOften = 24;

  bool is_over() const { return to_act(state_).is_nobody(); }

  // Up to one answer of another seat; if it rather begins something of its own, none.
  void follow_answers(Forecast<G>& forecast) {
    settle_chance();
    if (!is_over() && !to_act(state_).includes(seat_)) {
      const State before = state_;
      step();
      settle_chance();
      if (!is_over() && !to_act(state_).includes(seat_)) state_ = before;
    }
    if (is_over()) {
      forecast.won_at_once += outcome(state_).winners.includes(seat_);
    } else if (turn_number(state_) == turn_number(observation_)) {
      forecast.at_once.add(state_);
    }
  }

  // Until every seat has had a turn.
  void follow_turns(Forecast<G>& forecast) {
    const int end = turn_number(observation_) + seats_of(observation_).size();
    for (int i = 0; i < kMostSteps && !is_over() && turn_number(state_) < end; ++i) step();
    if (!is_over()) return forecast.later.add(state_);
    const Seats winners = outcome(state_).winners;
    forecast.won += winners.includes(seat_);
    forecast.lost += !winners.is_empty() && !winners.includes(seat_);
    for (const Seat winner : winners) ++forecast.won_by[static_cast<std::size_t>(index_of(winner))];
  }

  void settle_chance() {
    while (to_act(state_).is_chance()) step();
  }

  void step() {
    const Awaited awaited = to_act(state_);
    if (awaited.is_chance()) return apply(state_, deal(state_, random_), nullptr);
    const Seat actor = awaited.includes(seat_) ? seat_ : awaited.first();
    const std::optional<Action> expected = search_.expected(state_, kMetOften);
    apply(state_, expected ? *expected : best_at_sight(actor), nullptr);
  }

  Action best_at_sight(Seat actor) {
    const State seen = observe(state_, actor);
    legal_actions_of<G>(seen, actor, actions_);
    std::size_t best = 0;
    int most = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      const int value = one_ply_.after(seen, actions_[i], actor);
      if (value <= most) continue;
      most = value;
      best = i;
    }
    return actions_[best];
  }

  const State observation_;
  const Seat seat_;
  const Search<G>& search_;
  const std::uint64_t seed_;
  Random random_{0};
  State state_;
  OnePly<G> one_ply_;
  std::vector<Action> actions_;
};

}  // namespace mael
