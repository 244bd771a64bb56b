// Puzzles of a game proven, played by bots, and looked for in the games of bots. Made from a game's
// description (workbench_functions.h).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/absent.h"
#include "engine/play/dealer.h"
#include "engine/play/positions.h"
#include "engine/play/puzzle_proof.h"
#include "engine/play/workbench.h"

namespace mael {

template <class Described>
class PuzzlePlay {
 public:
  using G = typename Described::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  static Result<PuzzleProof> prove(const Puzzle& puzzle) {
    const auto state = read(puzzle);
    if (!state) return state.error();
    return prove_state(*state, puzzle.goals, puzzle.turns, kMostToProve);
  }

  static Result<bool> is_solved(const Puzzle& puzzle, const Contender& bot, std::uint64_t seed,
                                const Clock& clock) {
    const auto first = read(puzzle);
    if (!first) return first.error();
    State state = *first;
    const Seat seat = to_act(state).first();
    const int turn = Described::turn_of(state);
    auto proof = proof_of_goals<Described>(state, puzzle.goals, puzzle.turns, kMostToProve);
    Dealer<G> dealer(seed);
    Bot<G> player(bot, seed, clock), others(contender_of(BotKind::Greedy), seed);
    while (!to_act(state).is_nobody() && Described::turn_of(state) == turn) {
      const Seat actor = to_act(state).first();
      const Action action =
          to_act(state).is_chance()
              ? dealer.next(state)
              : (actor == seat ? player : others).choose(observe(state, actor), actor);
      apply(state, action, nullptr);
      if (proof.judge(state) != Proven::Yes) return false;
    }
    return true;
  }

  // Looks at the last decisions of games a bot plays against itself.
  static std::vector<FoundPuzzle> find(const Contender& bot, int games, std::uint64_t seed) {
    std::vector<FoundPuzzle> puzzles;
    for (int game = 0; game < games; ++game) {
      const std::vector<State> moments = last_moments(bot, seed + static_cast<std::uint64_t>(game));
      int turn_found = -1;
      for (const State& state : moments) {
        if (Described::turn_of(state) == turn_found) continue;
        const std::size_t before = puzzles.size();
        find_at(state, puzzles);
        if (puzzles.size() > before) turn_found = Described::turn_of(state);
      }
    }
    return puzzles;
  }

 private:
  static constexpr int kMostToProve = 2'000'000;
  static constexpr int kMostToFind = 20'000;
  static constexpr int kLastTurns = 3;
  static constexpr std::size_t kFewest = 4;  // legal actions a puzzle lets one choose among

  static Result<State> read(const Puzzle& puzzle) {
    auto state = Positions<Described>::read(puzzle.position);
    if (!state) return state;
    const Awaited awaited = to_act(*state);
    if (awaited.is_nobody() || awaited.is_chance()) return Error{"nobody has to decide here"};
    return state;
  }

  static bool is_deed(const Action& action) {
    if constexpr (has(Described::is_deed)) return Described::is_deed(action);
    return true;
  }

  // Looks no further when `enough` right actions are found.
  static PuzzleProof prove_state(const State& state, const std::vector<std::string>& goals,
                                 int turns, int most, std::size_t enough = SIZE_MAX) {
    auto proof = proof_of_goals<Described>(state, goals, turns, most);
    std::vector<Action> actions;
    legal_actions_of<G>(state, to_act(state).first(), actions);
    PuzzleProof result;
    result.legal = static_cast<int>(actions.size());
    for (const Action& action : actions) {
      State after = state;
      apply(after, action, nullptr);
      const Proven found = proof.judge(after);
      if (found == Proven::Yes) {
        result.right.push_back(write_action(state, action));
        result.asks_deed = result.asks_deed && is_deed(action);
      }
      result.known = result.known && found != Proven::Unknown;
      if (!result.known || result.right.size() == enough) break;
    }
    result.positions = proof.positions();
    return result;
  }

  static std::vector<State> last_moments(const Contender& bot, std::uint64_t seed) {
    Random random(seed);
    State state = *start(G::draw_setup(random));
    Dealer<G> dealer(random.next());
    std::array<Bot<G>, 2> players{Bot<G>(bot, random.next()), Bot<G>(bot, random.next())};
    std::vector<State> all;
    while (!to_act(state).is_nobody()) {
      const Seat actor = to_act(state).first();
      if (to_act(state).is_chance()) {
        apply(state, dealer.next(state), nullptr);
        continue;
      }
      all.push_back(state);
      auto& player = players[static_cast<std::size_t>(index_of(actor))];
      apply(state, player.choose(observe(state, actor), actor), nullptr);
    }
    const int last = Described::turn_of(state);
    std::erase_if(all,
                  [&](const State& each) { return Described::turn_of(each) + kLastTurns <= last; });
    return all;
  }

  // To win this turn; not to lose in it; to win by the next one; not to lose by then. By a deed:
  // no puzzle asks to find that nothing need be done.
  static void find_at(const State& state, std::vector<FoundPuzzle>& puzzles) {
    std::vector<Action> actions;
    const Seat seat = to_act(state).first();
    legal_actions_of<G>(state, seat, actions);
    if (actions.size() < kFewest) return;
    using Goals = std::vector<std::string>;
    const Goals win{std::string("win=") + letter_of(seat)};
    Goals no_loss;
    for (const Seat other : seats_of(state).without(seat)) {
      no_loss.push_back(std::string("!win=") + letter_of(other));
    }
    for (int turns = 1; turns <= 2; ++turns) {
      for (const Goals& goals : {win, no_loss}) {
        const PuzzleProof proof = prove_state(state, goals, turns, kMostToFind, 2);
        if (!proof.known || proof.right.empty()) continue;
        if (proof.right.size() > 1) {
          if (goals == win) return;  // the next turn is not needed
          continue;
        }
        if (!proof.asks_deed) return;
        puzzles.push_back({{0, {}, 1, turns, goals, write_position(state), proof.right.front()},
                           proof.legal,
                           proof.positions});
        return;
      }
    }
  }
};

}  // namespace mael
