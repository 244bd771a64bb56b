// A small vocabulary for tests of the table: a game played in notation, looked at by a seat.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "engine/maelstrom/observe.h"
#include "engine/maelstrom/text/notation.h"
#include "web/screens/maelstrom/input/input.h"
#include "web/screens/maelstrom/journal.h"
#include "web/screens/maelstrom/view/view.h"

namespace mael::web::maelstrom {

inline Hex space(std::string_view text) { return *read_space(text); }

inline State position(std::string_view text) {
  const Result<State> read = read_position(text);
  INFO(text << "\n" << (read ? std::string() : describe(read.error())));
  REQUIRE(read);
  return *read;
}

// One person at seat `seat` looks, the other seat is a bot.
inline Situation seen_by(const State& state, Seat seat) {
  std::array<Player, kSeats> players;
  players[static_cast<std::size_t>(index_of(opponent_of(seat)))].kind = PlayerKind::GreedyBot;
  const HandOver device = follow({}, state, Seats::only(seat));
  return make_situation<Situation>(observe(state, device.viewer), device, players, false);
}

inline Situation seen_by(std::string_view text, Seat seat) { return seen_by(position(text), seat); }

// A game from its beginning, played in notation; every action must be legal.
class Game {
 public:
  explicit Game(std::string_view setup_text) {
    const Result<Setup> setup = read_setup(setup_text);
    REQUIRE(setup);
    state_ = *start(*setup);
  }

  Game& play(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) {
      INFO(text << "\n" << write_position(state_));
      const Result<Action> action = read_action(state_, text);
      REQUIRE(action);
      play(*action);
    }
    return *this;
  }

  void play(const Action& action) {
    REQUIRE_FALSE(check(state_, action).has_value());
    const State before = state_;
    events_.clear();
    apply(state_, action, &events_);
    journal_.record({{before, action, events_, state_}});
  }

  const State& state() const { return state_; }
  const Events& events() const { return events_; }
  const Journal& journal() const { return journal_; }

 private:
  State state_;
  Events events_;
  Journal journal_;
};

// The example game of the rulebook up to the first turn (MAE-233 … MAE-236): seat A is Arcanae,
// seat B is Brood and begins.
inline Game example_game() {
  Game game("maelstrom/1 a=arcanae b=brood");
  return game.play({"a primary:AcA", "b primary:LoF", "a take:AcA", "a take:AcA", "a take:AcA",
                    "a take:IrE", "a take:IrE", "b take:LoF", "b take:LoF", "b take:LoF",
                    "b take:DHo", "b take:DHo", "~coin:b", "~discard:LoF", "~draw:KCr"});
}

// MAE-238 … MAE-243: both first turns.
inline Game example_game_turn_3() {
  return example_game().play(
      {"b DHo@1.0=LoF1", "b LoF@1.4", "b end", "a IrE@1.3=AcA1", "a AcA@1.1", "a end"});
}

// A sequence of intents on one state; what comes of it is in the fields of the last reaction.
class Hands {
 public:
  explicit Hands(const Situation& situation) : situation_(situation) {}

  Hands& operator<<(const Intent& intent) {
    const Selection before = reaction_.selection;
    reaction_ = respond(situation_, before, intent);
    return *this;
  }

  const Selection& selection() const { return reaction_.selection; }
  const Reaction& reaction() const { return reaction_; }
  View view() const { return build_view(situation_, reaction_.selection); }

  // The notation of the only action that came of the last intent; "" if none.
  std::string action() const {
    REQUIRE(reaction_.actions.size() <= 1);
    if (reaction_.actions.empty()) return {};
    return write_action(situation_.seen, reaction_.actions.front());
  }
  // The rule id of the refusal after the last intent; "" if none.
  std::string refused() const {
    return reaction_.selection.refusal ? reaction_.selection.refusal->rule.text() : std::string();
  }

 private:
  Situation situation_;
  Reaction reaction_;
};

// Behind a curtain.
inline bool is_table_hidden(const View& view) { return view.notice && view.notice->hides_table; }

inline bool is_marked(const View& view, std::string_view at, BoardMark mark) {
  const Hex hex = space(at);
  if (const TileView* tile = tile_shown_at(view, hex)) return (tile->marks & mark) != 0;
  for (const SpaceView& each : view.spaces) {
    if (each.at == hex) return (each.marks & mark) != 0;
  }
  return false;
}

}  // namespace mael::web::maelstrom
