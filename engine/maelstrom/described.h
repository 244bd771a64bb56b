// Maelstrom and Vortex, described for their entries in the lists of the house (entry.h).
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/absent.h"
#include "engine/maelstrom/bots/bot_hooks.h"
#include "engine/maelstrom/bots/reasons.h"
#include "engine/maelstrom/content_check.h"
#include "engine/maelstrom/entry.h"
#include "engine/maelstrom/help/words.h"
#include "engine/maelstrom/text/snapshot.h"
#include "engine/maelstrom/vortex.h"
#include "engine/play/lesson_check.h"
#include "engine/play/workbench.h"

namespace mael::maelstrom {

struct DescribedMaelstrom {
  using Game = Maelstrom;
  static constexpr std::string_view kTitle = "Maelstrom (2002)";
  static constexpr char kLetter = 'm';
  static constexpr int kFewestSeats = 2;
  static constexpr int kVersion = kPackedVersion;
  static constexpr int kOldest = kOldestPackedVersion;
  static constexpr int kOldestMoment = kOldestMomentVersion;
  static constexpr std::array<int, 3> kLinkTurns{10, 20, 40};
  using Waits = Absent;

  static Game::Setup usual_setup() { return basic_setup(Faction::Arcanae, Faction::Brood); }
  // Random players seldom last for many turns on three Essence.
  static Game::Setup draw_long_setup(Random& random) {
    Game::Setup setup = Game::draw_setup(random);
    setup.options.essence = 9;
    return setup;
  }
  // Tables hold matches of both editions as those of the first.
  static constexpr char letter_of(const Game::State& state) {
    return state.edition == Edition::Vortex ? 'v' : 'm';
  }
  static Result<Game::State> unpack(std::span<const std::uint8_t> bytes, int version) {
    return unpack_edition(bytes, version, Edition::Maelstrom);
  }
  static Result<MomentOf<Game>> unpack_moment(std::span<const std::uint8_t> bytes, int version) {
    return moment_of_edition(bytes, version, Edition::Maelstrom);
  }
  static std::string explain(const Game::State& state, const Violation& violation) {
    return maelstrom::explain(state, violation, english());
  }
  static int turn_of(const Game::State& state) { return state.turn; }
  static Seat first_of(const Game::State& state) { return state.active; }
  static bool is_deed(const Game::Action& action) {
    return !std::holds_alternative<EndPhase>(action.deed) &&
           !std::holds_alternative<Decline>(action.deed);
  }
  static std::string kind_of(const Game::State& state) {
    if (state.awaiting == Awaiting::Answer) return "answer";
    if (state.awaiting != Awaiting::Turn) return {};
    switch (state.phase) {
      case Phase::Movement: return "movement";
      case Phase::Action: return "action";
      case Phase::Summon: return "summon";
      default: return {};
    }
  }
  static constexpr auto points_of = kAbsent;
  static constexpr auto stake_of = kAbsent;
  static constexpr auto is_cut_short = kAbsent;
  static const RuleBook& rules() { return rule_book(); }
  static ContentReport check_content(const ReadAsset& read) {
    return report_on(read, {kMaelstromEntry, &ContentFiles::rules, &ContentFiles::lesson,
                            "maelstrom_lesson.tsv"});
  }

 protected:
  static Result<Game::State> unpack_edition(std::span<const std::uint8_t> bytes, int version,
                                            Edition edition) {
    auto state = maelstrom::unpack(bytes, static_cast<std::uint32_t>(version));
    if (!state || state->edition == edition) return state;
    return of_other_edition();
  }
  static Result<MomentOf<Game>> moment_of_edition(std::span<const std::uint8_t> bytes, int version,
                                                  Edition edition) {
    auto moment = maelstrom::unpack_moment(bytes, static_cast<std::uint32_t>(version));
    if (!moment || moment->first.edition == edition) return moment;
    return of_other_edition();
  }
  static Error of_other_edition() { return {"This link holds a position of the other edition."}; }

  // The editions share their tables, but for these.
  struct EditionFiles {
    const GameEntry& entry;
    std::string ContentFiles::*rules;
    std::string ContentFiles::*lesson;
    std::string_view lesson_file;
  };
  static ContentReport report_on(const ReadAsset& read, const EditionFiles& own) {
    const auto tables = read ? read_tables(read) : built_in_tables();
    if (!tables) return {{}, {tables.error().message}};
    ContentReport report;
    report.faults = find_content_faults(*tables);
    if (!report.faults.empty()) return report;
    // Played by the tiles built into the program.
    add_lesson_faults(own.entry, (*tables).*own.lesson, own.lesson_file,
                      *Texts::read(tables->texts), report.faults);
    if (!report.faults.empty()) return report;
    const auto size = [](const auto& all) { return static_cast<int>(all.size()); };
    report.counts = {{"tiles", Catalogue::read(tables->tiles, tables->forces)->size()},
                     {"rules", size(RuleBook::read((*tables).*own.rules)->all())},
                     {"texts", size(Texts::read(tables->texts)->all())}};
    return report;
  }
};

struct DescribedVortex : DescribedMaelstrom {
  using Game = Vortex;
  static constexpr std::string_view kTitle = "Vortex (2001)";
  static constexpr char kLetter = 'v';

  static Game::Setup usual_setup() { return demo_setup(); }
  // Made-up forces, which take more room in a link than the demo decks.
  static Game::Setup draw_long_setup(Random& random) {
    Game::Setup setup = Game::draw_built_setup(random);
    setup.options.essence = 9;
    return setup;
  }
  static Result<Game::State> unpack(std::span<const std::uint8_t> bytes, int version) {
    return unpack_edition(bytes, version, Edition::Vortex);
  }
  static Result<MomentOf<Game>> unpack_moment(std::span<const std::uint8_t> bytes, int version) {
    return moment_of_edition(bytes, version, Edition::Vortex);
  }
  static const RuleBook& rules() { return vortex_rule_book(); }
  static ContentReport check_content(const ReadAsset& read) {
    return report_on(read, {kVortexEntry, &ContentFiles::vortex_rules, &ContentFiles::vortex_lesson,
                            "vortex_lesson.tsv"});
  }
};

}  // namespace mael::maelstrom
