// The battle, described for its entries (entry.h).
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/battle/bots/bot_hooks.h"
#include "engine/battle/content_check.h"
#include "engine/battle/derived.h"
#include "engine/battle/entry.h"
#include "engine/battle/ground/battlefields.h"
#include "engine/battle/ground/reach_area.h"
#include "engine/battle/help/words.h"
#include "engine/battle/text/snapshot.h"
#include "engine/core/absent.h"
#include "engine/play/lesson_check.h"
#include "engine/play/workbench.h"

namespace mael::battle {

struct Described {
  using Game = Battle;
  static constexpr std::string_view kTitle = "Maelstrom's Edge battles";
  static constexpr char kLetter = battle::kLetter;
  static constexpr int kVersion = kPackedVersion;
  static constexpr int kOldest = kOldestPackedVersion;
  static constexpr int kOldestMoment = kOldestMomentVersion;
  static constexpr int kFewestSeats = kSeats;
  static constexpr std::array<int, 3> kLinkTurns{1, 2, 4};
  // The reach of each squad that stands, on every table that comes with the game.
  struct Reach {
    static constexpr std::string_view kName = "reach";
    static std::vector<Game::Setup> setups() {
      std::vector<Game::Setup> all;
      for (const FixedBattlefield& table : fixed_battlefields()) {
        all.push_back(battle::usual_setup());
        all.back().battlefield = table.battlefield;
        all.back().deployment = table.deployment;
      }
      return all;
    }
    static int pieces(const Game::State& state) { return static_cast<int>(standing(state).size()); }
    static std::size_t run(const Game::State& state, int piece) {
      return reach_area(state, standing(state)[static_cast<std::size_t>(piece)], Gait::Move)
          .edges.size();
    }
    static std::vector<UnitId> standing(const Game::State& state) {
      std::vector<UnitId> units;
      for (UnitId unit = 0; unit < state.units.size(); ++unit) {
        if (is_on_table(state, unit)) units.push_back(unit);
      }
      return units;
    }
  };
  // Greed's choice of the unit it activates, on the same tables, of four squads a side.
  struct Choice {
    static constexpr std::string_view kName = "choice";
    static std::vector<Game::Setup> setups() {
      std::vector<Game::Setup> all = Reach::setups();
      for (Game::Setup& setup : all) {
        for (const char* code : {"E01", "E03"}) add_squad(setup, 0, code);
        for (const char* code : {"K03", "K04"}) add_squad(setup, 1, code);
      }
      return all;
    }
    static void add_squad(Game::Setup& setup, std::size_t side, std::string_view code) {
      setup.forces[side] = with_squad(setup.forces[side], squad_named(code));
    }
    static int pieces(const Game::State& state) {
      return state.frames.empty() && state.stage == Stage::Go;
    }
    static std::size_t run(const Game::State& state, int) {
      return Greedy(1).choose(state, to_act(state).first()).deed.index();
    }
    // The games that are played to come there.
    static Game::Action decide(const Game::State& state, Random& random) {
      if (to_act(state).is_chance()) return deal(state, random);
      return Greedy(random.below(1000)).choose(state, to_act(state).first());
    }
  };
  using Waits = std::tuple<Reach, Choice>;

  static Game::Setup usual_setup() { return battle::usual_setup(); }
  static Game::Setup draw_long_setup(Random& random) { return Game::draw_setup(random); }
  static Result<Game::State> unpack(std::span<const std::uint8_t> bytes, int version) {
    return battle::unpack(bytes, static_cast<std::uint32_t>(version));
  }
  static Result<MomentOf<Game>> unpack_moment(std::span<const std::uint8_t> bytes, int version) {
    return battle::unpack_moment(bytes, static_cast<std::uint32_t>(version));
  }
  static std::string explain(const Game::State& state, const Violation& violation) {
    return battle::explain(state, violation, english());
  }
  static int turn_of(const Game::State& state) { return state.turn; }
  static Seat first_of(const Game::State& state) { return state.attacker; }
  static int points_of(const Game::State& state, Seat seat) {
    return state.points[static_cast<std::size_t>(index_of(seat))];
  }
  static bool is_cut_short(const Game::State&) { return false; }
  static constexpr auto stake_of = kAbsent;
  static constexpr auto is_deed = kAbsent;
  static std::string kind_of(const Game::State& state) {
    if (to_act(state).is_chance() || to_act(state).is_nobody()) return {};
    return state.frames.empty() ? "turn" : state.has_round() ? "round" : "activation";
  }
  static const RuleBook& rules() { return rule_book(); }
  static ContentReport check_content(const ReadAsset& read) {
    const auto tables = read ? read_tables(read) : built_in_tables();
    if (!tables) return {{}, {tables.error().message}};
    ContentReport report;
    report.faults = find_content_faults(*tables);
    if (!report.faults.empty()) return report;
    // Played with the squads built into the program.
    add_lesson_faults(kEntry, tables->lesson, "battle_lesson.tsv", *Texts::read(tables->texts),
                      report.faults);
    if (!report.faults.empty()) return report;
    report.counts = {{"squads", static_cast<int>(content().squads.size())},
                     {"weapons", static_cast<int>(content().weapons.size())},
                     {"rules", static_cast<int>(RuleBook::read(tables->rules)->all().size())},
                     {"texts", static_cast<int>(Texts::read(tables->texts)->all().size())}};
    return report;
  }
};

}  // namespace mael::battle
