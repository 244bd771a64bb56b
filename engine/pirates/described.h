// The pirates' game, described for its entries (entry.h).
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/absent.h"
#include "engine/pirates/bots/bot_hooks.h"
#include "engine/pirates/content_check.h"
#include "engine/pirates/entry.h"
#include "engine/pirates/help/words.h"
#include "engine/pirates/text/snapshot.h"
#include "engine/play/lesson_check.h"
#include "engine/play/workbench.h"

namespace mael::pirates {

struct Described {
  using Game = Pirates;
  static constexpr std::string_view kTitle = "Maelstrom of the three rings";
  static constexpr char kLetter = pirates::kLetter;
  static constexpr int kVersion = kPackedVersion;
  static constexpr int kOldest = kOldestPackedVersion;
  static constexpr int kOldestMoment = kOldestMomentVersion;
  static constexpr int kFewestSeats = 1;
  static constexpr std::array<int, 3> kLinkTurns{5, 15, 30};
  using Waits = Absent;

  static Game::Setup usual_setup() { return pirates::usual_setup(); }
  static Game::Setup draw_long_setup(Random& random) { return Game::draw_setup(random); }
  static Result<Game::State> unpack(std::span<const std::uint8_t> bytes, int version) {
    return pirates::unpack(bytes, static_cast<std::uint32_t>(version));
  }
  static Result<MomentOf<Game>> unpack_moment(std::span<const std::uint8_t> bytes, int version) {
    return pirates::unpack_moment(bytes, static_cast<std::uint32_t>(version));
  }
  static std::string explain(const Game::State& state, const Violation& violation) {
    return pirates::explain(state, violation, english());
  }
  static int turn_of(const Game::State& state) { return turn_number(state); }
  static Seat first_of(const Game::State& state) { return state.first; }
  static int points_of(const Game::State& state, Seat seat) { return total_of(state, seat).sum(); }
  static bool is_cut_short(const Game::State& state) { return state.cause == Cause::Rounds; }
  static constexpr auto stake_of = kAbsent;
  static constexpr auto is_deed = kAbsent;
  static std::string kind_of(const Game::State& state) {
    if (to_act(state).is_chance() || to_act(state).is_nobody()) return {};
    return state.tasks.empty() ? "turn" : "decision";
  }
  static const RuleBook& rules() { return rule_book(); }
  static ContentReport check_content(const ReadAsset& read) {
    const auto tables = read ? read_tables(read) : built_in_tables();
    if (!tables) return {{}, {tables.error().message}};
    ContentReport report;
    report.faults = find_content_faults(*tables);
    if (!report.faults.empty()) return report;
    // Played with the pieces built into the program.
    add_lesson_faults(kEntry, tables->lesson, "pirates_lesson.tsv", *Texts::read(tables->texts),
                      report.faults);
    if (!report.faults.empty()) return report;
    report.counts = {{"treasure cards", kTreasures},
                     {"rules", static_cast<int>(RuleBook::read(tables->rules)->all().size())},
                     {"texts", static_cast<int>(Texts::read(tables->texts)->all().size())}};
    return report;
  }
};

}  // namespace mael::pirates
