// The game of a session, made of its description: what knows its types.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/match_of.h"
#include "web/table/described_table.h"
#include "web/table/saved_match.h"
#include "web/table/secret_links.h"
#include "web/table/table_game.h"

namespace mael::web {

// One action that has been carried out.
template <class G>
struct Step {
  typename G::State before;
  typename G::Action action;
  typename G::Events events;
  typename G::State after;
};

// As many players as the game has seats at most.
template <class G>
PlayersOf<G> players_of(const std::vector<Player>& all) {
  PlayersOf<G> players;
  std::copy_n(all.begin(), std::min(all.size(), players.size()), players.begin());
  return players;
}

template <DescribedTable D>
class DescribedGame final : public TableGame, private GameSecrets {
 public:
  using Game = typename D::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;

  explicit DescribedGame(Match<Game> match) : match_(std::move(match)) {}

  const Match<Game>& typed() const { return match_.typed(); }
  State state_at(int entries) const { return typed().state_at(entries); }
  Match<Game> branch_at(int entries) const { return typed().branch_at(entries); }

  // Calls visit(Step&&) with what each entry from one up to another brought about.
  template <class Visit>
  void each_step(int from, int to, const Visit& visit) const {
    State state = state_at(from);
    for (int entry = from; entry < to; ++entry) {
      Step<Game> step{state, typed().log()[static_cast<std::size_t>(entry)], {}, {}};
      apply(state, step.action, &step.events);
      step.after = state;
      visit(std::move(step));
    }
  }

  // Actions that follow one another from a moment on, up to the first that is not allowed: what
  // cannot be done may have no notation.
  std::vector<std::string> written(int entries, const std::vector<Action>& actions) const {
    State state = state_at(entries);
    std::vector<std::string> texts;
    for (const Action& action : actions) {
      if (check(state, action)) break;
      texts.push_back(write_action(state, action));
      apply(state, action, nullptr);
    }
    return texts;
  }

  char letter() const override { return D::kLetter; }
  AnyMatch& match() override { return match_; }
  const AnyMatch& match() const override { return match_; }
  MatchParts parts(int entries, int first) const override {
    return save_parts(typed(), entries, first);
  }
  Standing standing(const std::vector<Player>& all, int entries) const override {
    const State state = state_at(entries);
    const PlayersOf<Game> players = players_of<Game>(all);
    Standing standing{D::title_of(players, state), D::line_of(state)};
    standing.sketch = D::sketch_of(observe(state, Seat::Chance));
    const Awaited awaited = to_act(state);
    if (awaited.seats().is_empty() || !can_be_played<D>(state)) {
      if (!outcome(state).over) standing.first = keyed("word.chance");
      return standing;
    }
    standing.awaited = awaited.seats();
    standing.first = D::name_of(players, state, awaited.first());
    return standing;
  }
  bool can_go_on(int entries) const override { return can_be_played<D>(state_at(entries)); }
  const GameSecrets* secrets() const override {
    return HasSecrets<State> ? static_cast<const GameSecrets*>(this) : nullptr;
  }

 private:
  bool is_any([[maybe_unused]] int entries) const override {
    if constexpr (HasSecrets<State>) return secret_seat(state_at(entries)) != Seat::Chance;
    return false;
  }
  bool make_opening([[maybe_unused]] int entries, [[maybe_unused]] TableSecrets& secrets,
                    [[maybe_unused]] const std::function<Salt()>& draw_salt) const override {
    if constexpr (HasSecrets<State>) {
      return web::make_opening<D>(state_at(entries), secrets, draw_salt);
    }
    return false;
  }
  std::string shared_draw([[maybe_unused]] const GameId& game) const override {
    if constexpr (HasSecrets<State>) {
      return write_action(typed().state(), web::shared_draw<D>(typed().state(), game));
    }
    return {};
  }

  MatchOf<typename D::Described> match_;
};

}  // namespace mael::web
