// The functions of a Workbench entry, made from a game's description: what game_functions.h asks
// of it, and besides
//
//   draw_long_setup  a set-up whose random games last, to measure links late in a game
//   turn_of          the number of the turn under way
//   kLinkTurns       after how many turns links are measured
//   kind_of          a word for the kind of decision a position asks for, or nothing
//   check_content    the content tables checked
#pragma once

#include <cassert>
#include <string>
#include <vector>

#include "engine/play/bench.h"
#include "engine/play/game_functions.h"
#include "engine/play/puzzle_play.h"
#include "engine/play/workbench.h"

namespace mael {

template <class Described>
class WorkbenchFunctions {
 public:
  using G = typename Described::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  static RandomReport random(std::uint64_t seed, int games, bool with_checks,
                             RandomSetups setups, RandomPlayers players) {
    return RandomPlay<G>(seed).play(games, with_checks, setups, players);
  }

  static Result<std::vector<std::uint64_t>> perft(const std::string& position, int depth) {
    const auto state = GameFunctions<Described>::read(position);
    if (!state) return state.error();
    std::vector<std::uint64_t> counts;
    for (int each = 1; each <= depth; ++each) counts.push_back(count_sequences(*state, each));
    return counts;
  }

  static BotGame play_bots(std::span<const Contender> bots, const std::string& setup,
                           std::uint64_t chance, std::uint64_t lots, const Clock& clock) {
    Random random(chance), lot(lots);
    const auto first = start(setup.empty() ? G::draw_setup(random) : *G::read_setup(setup));
    assert(first.ok());
    State state = *first;
    Dealer<G> dealer(random.next());
    std::vector<Bot<G>> players;
    for (const Contender& each : bots) players.emplace_back(each, lot.next(), clock);
    BotGame game;
    for (; !to_act(state).is_nobody(); ++game.actions) {
      const Awaited awaited = to_act(state);
      if (awaited.is_chance()) {
        apply(state, dealer.next(state), nullptr);
        continue;
      }
      const auto seat = static_cast<std::size_t>(index_of(awaited.first()));
      const std::uint64_t begin = clock ? clock() : 0;
      const Action action =
          players[seat].choose(observe(state, awaited.first()), awaited.first());
      if (clock) game.nanoseconds[seat] += clock() - begin;
      ++game.decisions[seat];
      assert(!check(state, action));
      apply(state, action, nullptr);
    }
    game.winner = outcome(state).winner;
    game.turns = Described::turn_of(state);
    return game;
  }

  static Bench bench(const Clock& clock) { return Benchmark<Described>(clock).run(); }

  static constexpr Workbench entry() {
    using Puzzles = PuzzlePlay<Described>;
    return {G::kId,
            &random,
            &perft,
            &play_bots,
            &Puzzles::prove,
            &Puzzles::is_solved,
            &Puzzles::find,
            &bench,
            &Described::check_content};
  }

 private:
  static std::uint64_t count_sequences(const State& state, int depth) {
    std::vector<Action> actions;
    legal_actions(state, actions);
    if (depth == 1) return actions.size();
    std::uint64_t count = 0;
    for (const Action& action : actions) {
      State after = state;
      apply(after, action, nullptr);
      count += count_sequences(after, depth - 1);
    }
    return count;
  }
};

}  // namespace mael
