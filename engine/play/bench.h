// How fast a game's engine is and how long its links are. Every rate is the median of up to five
// runs over the same positions, which come out of seeded random games; what takes long is run less
// often.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "engine/core/absent.h"
#include "engine/play/dealer.h"
#include "engine/play/link.h"
#include "engine/play/workbench.h"

namespace mael {

template <class Described>
class Benchmark {
 public:
  using G = typename Described::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  explicit Benchmark(const Clock& clock) : clock_(clock) {}

  // Searches are measured at each of these numbers of iterations.
  Bench run(std::span<const int> iterations) {
    Bench bench;
    bench.state_bytes = sizeof(State);
    collect();
    bench.legal_lists = lists_per_second(positions_);
    bench.branching = mean_moves();
    bench.moves = bench.legal_lists * bench.branching;
    for (const auto& [kind, positions] : by_kind_) {
      bench.lists_by_kind.push_back({kind, lists_per_second(positions)});
    }
    bench.random_actions = median_rate([&] { return play_random(); });
    bench.playouts = bench.random_actions * kGamesPerRun / actions_per_run_;
    for (const int each : iterations) bench.searches.push_back(measure_search(each, false));
    bench.searches.push_back(measure_search(std::min(kPlayouts, iterations[0]), true));
    for (const int turns : Described::kLinkTurns) bench.links.push_back(link_sizes(turns));
    if constexpr (!std::same_as<typename Described::Waits, Absent>) {
      std::apply([&](auto... each) { (bench.waits.push_back(wait<decltype(each)>()), ...); },
                 typename Described::Waits());
    }
    return bench;
  }

  // In a few positions with something to wait for of a game of each set-up, from its beginning to
  // its end.
  template <class Waited>
  Bench::Waited wait() {
    std::vector<double> times;
    for (const auto& setup : Waited::setups()) {
      std::vector<State> positions;
      Random random(1);
      const auto visit = [&](const State& state) {
        if (Waited::pieces(state) > 0) positions.push_back(state);
      };
      if constexpr (requires { &Waited::decide; }) {
        play_on(*start(setup), random, visit, &Waited::decide);
      } else {
        play_on(*start(setup), random, visit);
      }
      for (std::size_t i = 0; i < kWaits; ++i) {
        time_pieces<Waited>(positions[positions.size() * i / kWaits], times);
      }
    }
    std::sort(times.begin(), times.end());
    const auto at = [&](std::size_t percent) { return times[(times.size() - 1) * percent / 100]; };
    return {std::string(Waited::kName), static_cast<int>(times.size()), at(50), at(95)};
  }

 private:
  static constexpr int kRuns = 5;
  static constexpr int kCollectedGames = 40;
  static constexpr int kGamesPerRun = 200;
  static constexpr int kLinkGames = 400;
  static constexpr int kSearches = 8;        // positions searched, from all over the games
  static constexpr int kPlayouts = 200;      // in each of them, where those are measured
  static constexpr std::size_t kWaits = 12;  // positions of a game in which a person waits
  static constexpr std::uint64_t kRunTime = 200'000'000;   // nanoseconds, at least
  static constexpr std::uint64_t kEnough = 2'000'000'000;  // of all runs: no further one begins

  // Calls `work`, which returns how much it did, for at least kRunTime; five times, or as often as
  // kEnough allows.
  template <class Work>
  double median_rate(Work&& work) {
    std::vector<double> rates;
    std::uint64_t all = 0;
    while (rates.size() < kRuns && all < kEnough) {
      std::uint64_t done = 0, spent = 0;
      const std::uint64_t begin = clock_();
      do {
        done += work();
        spent = clock_() - begin;
      } while (spent < kRunTime);
      rates.push_back(static_cast<double>(done) * 1e9 / static_cast<double>(spent));
      all += spent;
    }
    std::sort(rates.begin(), rates.end());
    return rates[rates.size() / 2];
  }

  double lists_per_second(const std::vector<State>& positions) {
    return median_rate([&] {
      for (const State& state : positions) {
        legal_actions(state, actions_);
        listed_ += actions_.size();
      }
      return positions.size();
    });
  }

  double mean_moves() {
    double sum = 0;
    for (const State& state : positions_) {
      legal_actions(state, actions_);
      sum += static_cast<double>(actions_.size());
    }
    return sum / static_cast<double>(positions_.size());
  }

  // What a bot has to think about: a choice of which nothing is decided in secret.
  bool is_open(const State& state) {
    if constexpr (has(BotHooks<G>::is_sealed)) {
      if (BotHooks<G>::is_sealed(state)) return false;
    }
    legal_actions_of<G>(state, to_act(state).first(), actions_);
    return actions_.size() > 1;
  }

  Bench::Searches measure_search(int iterations, bool playout) {
    const Level& level = level_of(kStrongestLevel);
    mael::Skill skill = level.skill;
    if (playout) skill.playout = kToTheEnd;
    Search<G> search(1, skill, level.size);
    const double rate = median_rate([&] {
      for (std::size_t i = 0; i < kSearches; ++i) {
        const State& state = open_[open_.size() * i / kSearches];
        const Seat seat = to_act(state).first();
        search.forget();
        search.begin(observe(state, seat), seat);
        search.run(iterations);
      }
      return kSearches * static_cast<std::uint64_t>(iterations);
    });
    return {iterations, playout, rate};
  }

  // Plays a random game, calling `visit` with every state; returns its number of actions.
  template <class Visit>
  std::uint64_t play_one(std::uint64_t seed, Visit&& visit) {
    Random random(seed);
    return play_on(*start(G::draw_setup(random)), random, visit);
  }

  template <class Visit>
  std::uint64_t play_on(State state, Random& random, Visit&& visit) {
    return play_on(state, random, visit,
                   [this](const State& at, Random& by) { return random_action(at, by); });
  }

  template <class Visit, class Decide>
  std::uint64_t play_on(State state, Random& random, Visit&& visit, Decide&& decide) {
    std::uint64_t count = 0;
    while (!to_act(state).is_nobody()) {
      visit(state);
      apply(state, decide(state, random), nullptr);
      ++count;
    }
    return count;
  }

  Action random_action(const State& state, Random& random) {
    if (to_act(state).is_chance()) return deal(state, random);
    legal_actions(state, actions_);
    return actions_[random.below(static_cast<std::uint32_t>(actions_.size()))];
  }

  void collect() {
    for (int game = 0; game < kCollectedGames; ++game) {
      play_one(static_cast<std::uint64_t>(game), [&](const State& state) {
        if (to_act(state).is_chance()) return;
        positions_.push_back(state);
        if (is_open(state)) open_.push_back(state);
        const std::string kind = Described::kind_of(state);
        if (kind.empty()) return;
        const auto place = std::find_if(by_kind_.begin(), by_kind_.end(),
                                        [&](const auto& each) { return each.first == kind; });
        if (place == by_kind_.end()) {
          by_kind_.push_back({kind, {state}});
        } else {
          place->second.push_back(state);
        }
      });
    }
  }

  // A run of whole games, so that every run does the same work.
  std::uint64_t play_random() {
    std::uint64_t count = 0;
    for (int game = 0; game < kGamesPerRun; ++game) {
      count += play_one(static_cast<std::uint64_t>(game), [](const State&) {});
    }
    actions_per_run_ = static_cast<double>(count);
    return count;
  }

  Bench::LinkSize link_sizes(int turns) {
    std::vector<int> bytes, characters;
    for (int game = 0; game < kLinkGames; ++game) {
      bool measured = false;
      Random random(static_cast<std::uint64_t>(game));
      play_on(*start(Described::draw_long_setup(random)), random, [&](const State& state) {
        if (measured || Described::turn_of(state) <= turns) return;
        measured = true;
        const auto packed = pack(state);
        bytes.push_back(static_cast<int>(packed.size()));
        characters.push_back(static_cast<int>(
            write_link(LinkKind::Position, Described::kLetter, Described::kVersion, packed)
                .size()));
      });
    }
    Bench::LinkSize size;
    size.turns = turns;
    size.positions = static_cast<int>(bytes.size());
    if (bytes.empty()) return size;
    std::sort(bytes.begin(), bytes.end());
    std::sort(characters.begin(), characters.end());
    size.median_bytes = bytes[bytes.size() / 2];
    size.longest_bytes = bytes.back();
    size.median_characters = characters[characters.size() / 2];
    size.longest_characters = characters.back();
    return size;
  }

  template <class Waited>
  void time_pieces(const State& state, std::vector<double>& times) {
    for (int piece = 0; piece < Waited::pieces(state); ++piece) {
      const std::uint64_t begin = clock_();
      listed_ += Waited::run(state, piece);
      times.push_back(static_cast<double>(clock_() - begin) / 1e6);
    }
  }

  const Clock& clock_;
  std::vector<State> positions_;
  std::vector<State> open_;  // of these, those that are searched
  std::vector<std::pair<std::string, std::vector<State>>> by_kind_;
  std::vector<Action> actions_;
  std::uint64_t listed_ = 0;  // keeps what is done from being optimised away
  double actions_per_run_ = 1;
};

}  // namespace mael
