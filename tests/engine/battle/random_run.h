// Firefights played at random, deeper than a choice among all listed actions leads: first the kind
// of a deed is drawn, so that the many ends of moves leave room for the rest, and seldom is a unit
// retired.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/battle/game.h"
#include "engine/battle/help/sides.h"
#include "engine/battle/text/snapshot.h"
#include "engine/play/match.h"
#include "engine/play/promises.h"
#include "tests/engine/battle/drawn_abilities.h"

namespace mael::battle {

inline constexpr std::size_t kDeeds = std::variant_size_v<Deed>;

struct RunReport {
  int games = 0, actions = 0, longest = 0;
  int deepest = 0;                  // frames, one above the other
  std::array<int, kDeeds> deeds{};  // how often each kind was done
  std::array<int, 5> endings{};     // by Cause
  std::size_t longest_link = 0;     // bytes of a packed position
  std::string broken;
};

class RandomRun {
 public:
  // `with_promises`: every promise of the house is held after every action, and that positions pack
  // and matches are saved without loss. `with_abilities`: models have drawn ones.
  explicit RandomRun(std::uint64_t seed, bool with_promises, bool with_abilities = false)
      : with_promises_(with_promises), with_abilities_(with_abilities), random_(seed) {}
  // From now on one to four units of the book with options on each side.
  void draw_options() { with_options_ = true; }

  // Calls `visit(match, actions)` wherever somebody is awaited.
  template <class Visit>
  RunReport play(int games, Visit&& visit) {
    RunReport report;
    play(report, games, visit);
    return report;
  }
  // So many more games, added to the report.
  template <class Visit>
  void play(RunReport& report, int games, Visit&& visit) {
    for (int game = 0; game < games && report.broken.empty(); ++game) {
      Match<Battle> match = begin(draw_setup(game));
      while (!to_act(match.state()).is_nobody() && report.broken.empty()) {
        legal_actions(match.state(), actions_);
        visit(match, actions_);
        step(match, report);
      }
      end(match, report);
    }
  }

 private:
  static constexpr std::uint32_t kSeldom = 12;

  Match<Battle> begin(const Setup& setup) {
    if (!with_abilities_) return *Match<Battle>::begin(setup);
    State state = *start(setup);
    AbilityDrawer(random_).draw(state);
    return Match<Battle>(state);
  }

  Setup draw_setup(int game) {
    Setup setup = game % 2 == 0 ? Battle::draw_setup(random_) : Battle::draw_odd_setup(random_);
    if (!with_options_) return setup;
    for (ForceId& force : setup.forces) {
      const ForceUnit first = force_at(force).units[0];
      force = force_with(std::vector(1 + random_.below(4), as_printed(first.squad)));
    }
    return with_drawn_sides(setup, kMostSidePoints, random_);
  }

  Action pick(const State& state) {
    if (to_act(state).is_chance()) return deal(state, random_);
    if (state.stage == Stage::Retire && random_.below(kSeldom) != 0) return {state.to, Retire{}};
    kinds_.clear();
    for (const Action& action : actions_) {
      const std::size_t kind = action.deed.index();
      if (std::find(kinds_.begin(), kinds_.end(), kind) == kinds_.end()) kinds_.push_back(kind);
    }
    const std::size_t kind = kinds_[random_.below(static_cast<std::uint32_t>(kinds_.size()))];
    alike_.clear();
    for (const Action& action : actions_) {
      if (action.deed.index() == kind) alike_.push_back(action);
    }
    return alike_[random_.below(static_cast<std::uint32_t>(alike_.size()))];
  }

  void step(Match<Battle>& match, RunReport& report) {
    const State& state = match.state();
    const Action action = pick(state);
    if (with_promises_) {
      promises_.hold_position(state, actions_);
      promises_.hold_step(state, action);
      const Bytes bytes = pack(state);
      const auto read = unpack(bytes, kPackedVersion);
      report.longest_link = std::max(report.longest_link, bytes.size());
      report.broken = promises_.broken();
      if (!read.ok() || !(*read == state)) report.broken = "packs: " + write_position(state);
    }
    report.deepest = std::max(report.deepest, state.frames.size());
    ++report.deeds[action.deed.index()];
    ++report.actions;
    if (match.append(action)) report.broken = "accepted: " + write_action(state, action);
  }

  void end(const Match<Battle>& match, RunReport& report) {
    ++report.games;
    ++report.endings[static_cast<std::size_t>(match.state().cause)];
    report.longest = std::max(report.longest, match.size());
    if (!with_promises_ || !report.broken.empty()) return;
    const auto loaded = load(save(match));
    const bool same = loaded.ok() && loaded->broken_at == 0 && loaded->match.log() == match.log() &&
                      loaded->match.state() == match.state();
    if (!same) report.broken = "saves: " + write_position(match.state());
    if (validate(match.state())) report.broken = "ends: " + write_position(match.state());
  }

  bool with_promises_, with_abilities_, with_options_ = false;
  Random random_;
  Promises<Battle> promises_;
  std::vector<Action> actions_, alike_;
  std::vector<std::size_t> kinds_;
};

}  // namespace mael::battle
