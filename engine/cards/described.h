// The Edge card game, described for its entries in the lists of the house (entry.h).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "engine/cards/bots/bot_hooks.h"
#include "engine/cards/bots/reasons.h"
#include "engine/cards/content_check.h"
#include "engine/cards/entry.h"
#include "engine/cards/help/words.h"
#include "engine/cards/text/snapshot.h"
#include "engine/core/absent.h"
#include "engine/core/text_check.h"
#include "engine/play/lesson_check.h"
#include "engine/play/workbench.h"

namespace mael::cards {

struct Described {
  using Game = EdgeCards;
  static constexpr std::string_view kTitle = "The Edge card game (2015)";
  static constexpr char kLetter = cards::kLetter;
  static constexpr int kVersion = kPackedVersion;
  static constexpr int kSealedVersion = cards::kSealedVersion;
  static constexpr int kOldest = kOldestPackedVersion;
  static constexpr int kOldestMoment = kOldestMomentVersion;
  static constexpr int kFewestSeats = 2;
  static constexpr std::array<int, 3> kLinkTurns{3, 6, 9};
  using Waits = Absent;

  static Game::Setup usual_setup() { return cards::usual_setup(); }
  static Game::Setup draw_long_setup(Random& random) { return Game::draw_setup(random); }
  static Result<Game::State> unpack(std::span<const std::uint8_t> bytes, int version) {
    return cards::unpack(bytes, static_cast<std::uint32_t>(version));
  }
  static constexpr bool is_sealed_version(int version) {
    return cards::is_sealed_version(static_cast<std::uint32_t>(version));
  }
  static Result<SealedPosition<Game::State>> unpack_sealed(std::span<const std::uint8_t> bytes,
                                                           int version) {
    return cards::unpack_sealed(bytes, static_cast<std::uint32_t>(version));
  }
  static Result<MomentOf<Game>> unpack_moment(std::span<const std::uint8_t> bytes, int version) {
    return cards::unpack_moment(bytes, static_cast<std::uint32_t>(version));
  }
  static std::string explain(const Game::State& state, const Violation& violation) {
    return cards::explain(state, violation, english());
  }
  static int turn_of(const Game::State& state) { return state.turn; }
  static Seat first_of(const Game::State& state) { return state.first; }
  static int points_of(const Game::State& state, Seat seat) { return state.side(seat).stockpile; }
  static bool is_cut_short(const Game::State& state) { return state.ending == Ending::Stall; }
  static std::optional<int> stake_of(const Game::Action& action) {
    const auto* bid = std::get_if<Bid>(&action.deed);
    return bid ? std::optional<int>(bid->amount) : std::nullopt;
  }
  static bool is_deed(const Game::Action& action) {
    return !std::holds_alternative<Pass>(action.deed) &&
           !std::holds_alternative<EndTurn>(action.deed) &&
           !std::holds_alternative<Decline>(action.deed) && stake_of(action) != 0;
  }
  static std::string kind_of(const Game::State& state) {
    switch (state.awaiting) {
      case Awaiting::Turn: return "turn";
      case Awaiting::Answer: return "answer";
      case Awaiting::Bid: return "bid";
      default: return {};
    }
  }
  static const RuleBook& rules() { return rule_book(); }
  static ContentReport check_content(const ReadAsset& read) {
    const auto tables = read ? read_tables(read) : built_in_tables();
    if (!tables) return {{}, {tables.error().message}};
    ContentReport report;
    report.faults = find_content_faults(*tables);
    if (!report.faults.empty()) return report;
    // Played by the cards built into the program.
    add_lesson_faults(kEntry, tables->lessons, "lessons.tsv", *Texts::read(tables->texts),
                      report.faults);
    if (!report.faults.empty()) return report;
    const auto size = [](const auto& all) { return static_cast<int>(all.size()); };
    report.counts = {{"cards", Catalogue::read(tables->cards)->size()},
                     {"rules", size(RuleBook::read(tables->rules)->all())},
                     {"texts", size(Texts::read(tables->texts)->all())}};
    return report;
  }
};

}  // namespace mael::cards
