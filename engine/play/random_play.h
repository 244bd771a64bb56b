// Random games that check, after every action, everything a rule set promises (promises.h): the one
// test every game of the house inherits. The first broken promise ends the run and is told with its
// position.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/hash.h"
#include "engine/core/rule_set.h"
#include "engine/play/bots.h"
#include "engine/play/dealer.h"
#include "engine/play/game_log.h"
#include "engine/play/match.h"
#include "engine/play/promises.h"

namespace mael {

// Which set-ups random games are played from.
enum class RandomSetups : std::uint8_t {
  Given,  // usual and odd ones in turn
  Built,  // random legal forces and the like
};

// Who plays random games.
enum class RandomPlayers : std::uint8_t {
  Lots,  // every legal action is as likely as the others
  Bots,  // in every game each seat has a bot of any kind; those that search have 1 … 50 iterations
};

// What happened in a run of random games.
struct RandomReport {
  int games = 0;
  int actions = 0;
  int longest = 0;        // actions of the longest game
  std::vector<int> wins;  // by seat
  int draws = 0;
  std::vector<std::pair<RuleId, int>> endings;  // the rule that decided, and how often; by rule
  std::uint64_t signature = 0;                  // hash over every state of every game
  std::string broken;                           // the promise that was broken; empty: none
};

template <RuleSet G>
class RandomPlay {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Action = typename G::Action;

  // A game that takes more actions than this is reported as endless.
  static constexpr int kEndless = 200000;

  explicit RandomPlay(std::uint64_t seed) : random_(seed), seed_(seed) {}

  // Plays `games` games. `with_checks`: hold every promise after
  // every action; without, only play and hash (the signature is the same).
  RandomReport play(int games, bool with_checks, RandomSetups setups = RandomSetups::Given,
                    RandomPlayers players = RandomPlayers::Lots, const KeepGame& keep = {}) {
    report_ = {};
    players_ = players;
    keep_ = keep;
    report_.wins.assign(G::kMostSeats, 0);
    for (int i = 0; i < games && report_.broken.empty(); ++i) {
      play_one(draw_setup(setups, i), with_checks);
    }
    report_.signature = signature_.value();
    return report_;
  }

 private:
  Setup draw_setup(RandomSetups setups, int game) {
    // Only games with forces to build have such.
    if constexpr (has(G::draw_built_setup)) {
      if (setups == RandomSetups::Built) return G::draw_built_setup(random_);
    }
    return game % 2 == 0 ? G::draw_setup(random_) : G::draw_odd_setup(random_);
  }

  void play_one(const Setup& setup, bool with_checks) {
    auto first = start(setup);
    if (!first) return fail("a drawn setup can be played", write_setup(setup));
    setup_ = setup;
    State state = *first;
    log_.clear();
    draw_bots(seats_of(state));
    while (!to_act(state).is_nobody()) {
      legal_actions(state, actions_);
      if (with_checks) check_position(state);
      if (actions_.empty()) fail("whoever is awaited has a legal action", write_position(state));
      if (!report_.broken.empty()) return;
      const Action action = pick(state);
      if (check(state, action)) return fail("players keep to the rules", write_position(state));
      if (with_checks) check_step(state, action);
      apply(state, action, nullptr);
      log_.push_back(action);
      signature_.add(hash_of(state));
      if (static_cast<int>(log_.size()) > kEndless) {
        return fail("a game comes to an end", write_position(state));
      }
    }
    if (with_checks) check_end(*first, state);
    if (keep_) keep_game(std::move(*first), outcome(state));
    count(state);
  }

  Action pick(const State& state) {
    if (to_act(state).is_chance()) return deal(state, random_);
    if (players_ == RandomPlayers::Bots) {
      const Seat seat = to_act(state).first();
      return bots_[static_cast<std::size_t>(index_of(seat))].choose(observe(state, seat), seat);
    }
    return actions_[random_.below(static_cast<std::uint32_t>(actions_.size()))];
  }

  void draw_bots(Seats seats) {
    bots_.clear();
    seated_.clear();
    if (players_ == RandomPlayers::Lots) return;
    for (int i = 0; i < seats.size(); ++i) {
      constexpr std::uint32_t kMostIterations = 50;
      const auto kind = static_cast<BotKind>(random_.below(kBotKinds));
      const Budget budget{static_cast<int>(1 + random_.below(kMostIterations)), 0};
      seated_.push_back({kind, budget});
      bots_.emplace_back(seated_.back(), random_.next());
    }
  }

  void keep_game(State state, const Outcome& ending) {
    GameText<G> text(setup_);
    for (const Action& action : log_) {
      text.add(state, action);
      apply(state, action, nullptr);
    }
    keep_({report_.games, seed_, seated_, ending, std::move(text).ended(state)});
  }

  void count(const State& state) {
    const Outcome ending = outcome(state);
    ++report_.games;
    report_.actions += static_cast<int>(log_.size());
    report_.longest = std::max(report_.longest, static_cast<int>(log_.size()));
    report_.draws += ending.draw;
    for (const Seat winner : ending.winners) {
      ++report_.wins[static_cast<std::size_t>(index_of(winner))];
    }
    const auto place = std::lower_bound(
        report_.endings.begin(), report_.endings.end(), ending.rule,
        [](const std::pair<RuleId, int>& each, RuleId rule) { return each.first < rule; });
    if (place != report_.endings.end() && place->first == ending.rule) {
      ++place->second;
    } else {
      report_.endings.insert(place, {ending.rule, 1});
    }
  }

  // ---- Promises ------------------------------------------------------------------------------

  void fail(const char* promise, const std::string& where) {
    if (report_.broken.empty()) report_.broken = std::string(promise) + ": " + where;
  }
  void hold(bool kept, const char* promise, const State& state) {
    if (!kept) fail(promise, write_position(state));
  }

  void check_position(const State& state) {
    promises_.hold_position(state, actions_);
    if (report_.broken.empty()) report_.broken = promises_.broken();
  }

  void check_step(const State& state, const Action& action) {
    promises_.hold_step(state, action);
    if (report_.broken.empty()) report_.broken = promises_.broken();
  }

  void check_end(const State& first, const State& last) {
    const Outcome end = outcome(last);
    hold(end.over && !end.rule.empty(), "when nobody is awaited a rule has decided the game", last);
    hold(!end.draw || end.winners.is_empty(), "nobody wins a drawn game", last);
    for (const Seat winner : end.winners) {
      hold(seats_of(last).includes(winner), "whoever wins sits at the table", last);
    }
    hold(!validate(last), "every state is valid", last);
    legal_actions(last, actions_);
    hold(actions_.empty(), "a game that is over has no legal actions", last);
    const auto read = G::read_position(write_position(last));
    hold(read.ok() && *read == last, "a position is read as it was written", last);
    auto match = Match<G>::begin(setup_);
    hold(match.ok() && match->first() == first, "a setup always starts the same", last);
    if (!report_.broken.empty()) return;
    const Replayed<G> replayed = replay(std::move(*match), log_);
    hold(!replayed.refused && replayed.match.state() == last, "a replay ends the same", last);
    const auto setup = G::read_setup(write_setup(setup_));
    hold(setup.ok() && *setup == setup_, "a setup is read as it was written", last);
  }

  Random random_;
  std::uint64_t seed_;
  Promises<G> promises_;
  Hasher signature_;
  RandomReport report_;
  Setup setup_;
  RandomPlayers players_ = RandomPlayers::Lots;
  std::vector<Contender> seated_;
  std::vector<Bot<G>> bots_;
  KeepGame keep_;
  std::vector<Action> log_, actions_;
};

}  // namespace mael
