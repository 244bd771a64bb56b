// The functions of a Workbench entry, made from a game's description: what positions.h asks
// of it, and besides
//
//   draw_long_setup  a set-up whose random games last, to measure links late in a game
//   kLinkTurns       after how many turns links are measured
//   kind_of          a word for the kind of decision a position asks for, or nothing
//   first_of         who has the first turn, asked while it is under way
//   check_content    the content tables checked
//   Waits            a tuple of what a person waits for, each with its kName, the setups() of games
//                    it is measured in, who may decide(state, random) in them (else chance does),
//                    how many pieces(state) of it there are in a position, and run(state, piece),
//                    which returns something of the outcome; or Absent
//
// and for puzzles, or kAbsent where there are none:
//
//   is_deed          whether an action does more than pass, or end what is under way
//
// and for the arena, each of which may be kAbsent:
//
//   points_of        what a seat would win by
//   stake_of         what is staked with a secret action, or nothing
//   is_cut_short     whether a rule against stalling has ended the game
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/bench.h"
#include "engine/play/game_log.h"
#include "engine/play/positions.h"
#include "engine/play/puzzle_play.h"
#include "engine/play/workbench.h"

namespace mael {

template <class Described>
class WorkbenchFunctions {
 public:
  using G = typename Described::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  static RandomReport random(std::uint64_t seed, int games, bool with_checks, RandomSetups setups,
                             RandomPlayers players, const KeepGame& keep) {
    return RandomPlay<G>(seed).play(games, with_checks, setups, players, keep);
  }

  static Result<std::vector<std::uint64_t>> perft(const std::string& position, int depth) {
    const auto state = Positions<Described>::read(position);
    if (!state) return state.error();
    std::vector<std::uint64_t> counts;
    for (int each = 1; each <= depth; ++each) counts.push_back(count_sequences(*state, each));
    return counts;
  }

  static BotGame play_bots(std::span<const Contender> bots, const std::string& setup,
                           std::uint64_t chance, std::uint64_t lots, const Clock& clock,
                           std::string* text) {
    Random random(chance), lot(lots);
    const auto played = setup.empty() ? G::draw_setup(random) : *G::read_setup(setup);
    const auto first = start(played);
    assert(first.ok());
    State state = *first;
    GameText<G> kept(played);
    Dealer<G> dealer(random.next());
    std::vector<Bot<G>> players;
    for (const Contender& each : bots) players.emplace_back(each, lot.next(), clock);
    BotGame game;
    int turn = 0;
    for (; !to_act(state).is_nobody(); ++game.actions) {
      if (Described::turn_of(state) != turn) {
        turn = Described::turn_of(state);
        note_turn(state, turn, game);
      }
      const Awaited awaited = to_act(state);
      if (awaited.is_chance()) {
        const Action dealt = dealer.next(state);
        if (text) kept.add(state, dealt);
        apply(state, dealt, nullptr);
        continue;
      }
      const auto seat = static_cast<std::size_t>(index_of(awaited.first()));
      const std::uint64_t begin = clock ? clock() : 0;
      const Action action = players[seat].choose(observe(state, awaited.first()), awaited.first());
      if (clock) game.nanoseconds[seat] += clock() - begin;
      ++game.decisions[seat];
      assert(!check(state, action));
      note_stake(action, game);
      if (text) kept.add(state, action);
      apply(state, action, nullptr);
    }
    if (text) *text = std::move(kept).ended(state);
    game.outcome = outcome(state);
    if constexpr (has(Described::is_cut_short)) {
      game.cut_short = Described::is_cut_short(state);
    }
    game.turns = Described::turn_of(state);
    game.points = points_in(state);
    return game;
  }

  static Bench bench(const Clock& clock, std::span<const int> iterations) {
    return Benchmark<Described>(clock).run(iterations);
  }

  static constexpr Workbench entry() {
    using Puzzles = PuzzlePlay<Described>;
    return {G::kId,           &random,         &perft,
            &play_bots,       &Puzzles::prove, &Puzzles::is_solved,
            &Puzzles::find,   &bench,          &Described::check_content,
            &Described::rules};
  }

 private:
  // What both would win by; nothing where a game counts no points.
  static std::array<int, kMaxSeats> points_in(const State& state) {
    std::array<int, kMaxSeats> points{};
    if constexpr (has(Described::points_of)) {
      for (const Seat seat : seats_of(state)) {
        points[static_cast<std::size_t>(index_of(seat))] = Described::points_of(state, seat);
      }
    }
    return points;
  }

  // Who alone has the most points; Seat::Chance: none.
  static Seat leader_of(const std::array<int, kMaxSeats>& points, Seats seats) {
    const auto of = [&](Seat seat) { return points[static_cast<std::size_t>(index_of(seat))]; };
    Seat leader = Seat::Chance;
    for (const Seat seat : seats) {
      const bool leads = std::all_of(seats.begin(), seats.end(), [&](Seat other) {
        return other == seat || of(seat) > of(other);
      });
      if (leads) leader = seat;
    }
    return leader;
  }

  static void note_turn(const State& state, int turn, BotGame& game) {
    if (turn == 1) game.first = Described::first_of(state);
    if (turn != kLeadTurn) return;
    game.leader = leader_of(points_in(state), seats_of(state));
  }

  static void note_stake(const Action& action, BotGame& game) {
    if constexpr (has(Described::stake_of)) {
      if (const std::optional<int> stake = Described::stake_of(action)) {
        ++game.stakes;
        game.staked += *stake;
      }
    }
  }

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
