// The game of an open table, made of its description: what knows its types.
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/match_of.h"
#include "engine/play/puzzle_proof.h"
#include "engine/play/search/one_ply.h"
#include "web/base/say.h"
#include "web/table/described_screen.h"
#include "web/table/session/described_table.h"
#include "web/table/session/open_game.h"
#include "web/table/session/saved_match.h"
#include "web/table/session/secret_links.h"

namespace mael::web {

namespace detail {

// Named apart from the member that asks it.
template <class State>
int turn_number_of(const State& state) {
  return turn_number(state);
}

}  // namespace detail

// Every game's matches are made from its description.
template <DescribedTable D>
const Match<typename D::Game>& typed_match(const AnyMatch& match) {
  return static_cast<const MatchOf<typename D::Described>&>(match).typed();
}

template <DescribedTable D>
class DescribedGame final : public OpenGame {
 public:
  using Game = typename D::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;

  explicit DescribedGame(Match<Game> match) : match_(std::move(match)) {}

  // A match as a new table plays it, and one as it was found in storage.
  static NewTable laid(Match<Game> match, Session::Seating seating) {
    SavedTable<Game> table{players_of<Game>(seating.players), seating.seed, std::move(match), 0,
                           std::move(seating.secrets)};
    table.clock = seating.clock;
    fit_secrets(table);
    return seated(std::move(table), std::move(seating.place));
  }
  static NewTable found(SavedTable<Game> table) {
    return seated(std::move(table), {{}, 0, table.entries});
  }

  const Match<Game>& typed() const { return match_.typed(); }
  State state_at(int entries) const { return at(entries); }

  // Calls visit(const FullStep&) with what each entry from one up to another brought about: those
  // that were appended last are known, the others are carried out once more.
  template <class Visit>
  void each_step(int from, int to, const Visit& visit) const {
    const int known = first_known();
    if (from < known) replay(from, std::min(to, known), visit);
    for (int entry = std::max(from, known); entry < to; ++entry) {
      visit(steps_[static_cast<std::size_t>(entry - known)]);
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
      if (texts.size() < actions.size()) apply(state, action, nullptr);
    }
    return texts;
  }

  // ---- Of a session (table_game.h) -------------------------------------------------------------

  char letter() const override { return D::kLetter; }
  const AnyMatch& match() const override { return match_; }
  Result<Judgement> append(const std::string& text) override {
    const auto action = read_action(typed().state(), text);
    if (!action) return action.error();
    FullStep<Game> step{typed().state(), *action, {}, {}};
    Judgement judged = match_.append(*action, &step.events);
    if (judged.accepted) {
      step.after = typed().state();
      steps_.push_back(std::move(step));
    }
    return judged;
  }
  void forget_steps() override { steps_.clear(); }
  void rewind_to(int entries) override {
    const int gone = typed().size() - entries;
    const int kept = std::max(0, static_cast<int>(steps_.size()) - gone);
    steps_.erase(steps_.begin() + kept, steps_.end());
    match_.rewind_to(entries);
  }
  MatchParts parts(int entries, int first) const override {
    return save_parts(typed(), entries, first);
  }
  Bytes saved() const override { return save(typed()); }
  bool can_go_on(int entries) const override { return can_be_played<D>(at(entries)); }
  bool has_secrets() const override { return HasSecrets<State>; }
  std::unique_ptr<SealedMatch> sealed_until(int entries) const override {
    return sealed(typed().branch_at(entries));
  }
  std::unique_ptr<SealedMatch> sealed_from(int entries) const override {
    return sealed(Match<Game>(at(entries)));
  }

  // ---- What there is ---------------------------------------------------------------------------

  std::string_view id(int entries) const override {
    return std::string_view(D::game_of(at(entries)));
  }
  std::string_view rules() const override { return D::kRules; }
  int most_seats() const override { return Game::kMostSeats; }
  bool has_setup() const override { return typed().setup().has_value(); }
  Seats seats(int entries) const override { return seats_of(at(entries)); }
  Awaited awaited(int entries) const override { return to_act(at(entries)); }
  Outcome ending(int entries) const override { return outcome(at(entries)); }
  int turn_number(int entries) const override { return detail::turn_number_of(at(entries)); }
  bool is_known(int entries) const override { return D::is_known(at(entries)); }
  std::string position(int entries) const override { return write_position(at(entries)); }
  Phrase name_of(const Players& players, int entries, Seat seat) const override {
    return D::name_of(players_of<Game>(players), at(entries), seat);
  }
  Phrase title(const Players& players, int entries) const override {
    return D::title_of(players_of<Game>(players), at(entries));
  }
  Phrase line(int entries) const override { return D::line_of(at(entries)); }
  Sketch sketch(int entries) const override {
    return D::sketch_of(observe(at(entries), Seat::Chance));
  }
  SeenPosition seen_by(int entries, Seat seat) const override {
    State seen = observe(at(entries), seat);
    if constexpr (HasSecrets<State>) {
      const Seat own = secret_seat(seen);
      if (own != Seat::Chance) seal(seen, own, kUnknownSealed);
    }
    return {write_position(seen), can_be_played<D>(seen)};
  }
  std::optional<int> points_of([[maybe_unused]] int entries,
                               [[maybe_unused]] Seat seat) const override {
    if constexpr (has(D::Described::points_of)) {
      return D::Described::points_of(at(entries), seat);
    }
    return {};
  }

  // ---- Tables and links made of it -------------------------------------------------------------

  NewTable table(int entries, Session::Seating seating) const override {
    return laid(typed().branch_at(entries), std::move(seating));
  }
  NewTable table_from(int entries, Session::Seating seating) const override {
    return laid(Match<Game>(at(entries)), std::move(seating));
  }
  NewTable again(Session::Seating seating) const override {
    if (const auto& setup = typed().setup()) {
      if (auto fresh = Match<Game>::begin(*setup)) {
        return laid(std::move(*fresh), std::move(seating));
      }
    }
    return laid(Match<Game>(typed().first()), std::move(seating));
  }
  NewTable table_of(const AnyMatch& match, Session::Seating seating) const override {
    return laid(typed_match<D>(match), std::move(seating));
  }
  std::unique_ptr<AnyScreen> make_screen(const Session& session) const override {
    return std::make_unique<DescribedScreen<D>>(session);
  }

  // ---- Others ----------------------------------------------------------------------------------

  Result<std::unique_ptr<OpenGame>> from_position(const std::string& position) const override {
    const auto state = Game::read_position(position);
    if (!state) return state.error();
    return std::unique_ptr<OpenGame>(std::make_unique<DescribedGame>(Match<Game>(*state)));
  }
  NewTable after_lesson([[maybe_unused]] std::string_view id,
                        Session::Seating seating) const override {
    if constexpr (has(D::kTaught)) {
      Random random(seating.seed);
      auto match = Match<Game>::begin(D::begin_after_lesson(id, random));
      assert(match.ok());
      return laid(std::move(*match), std::move(seating));
    }
    return again(std::move(seating));
  }
  std::unique_ptr<PuzzleProof> prove([[maybe_unused]] const Puzzle& puzzle) const override {
    if constexpr (D::kPuzzles) return std::make_unique<ProofOfPuzzle>(typed().first(), puzzle);
    return nullptr;
  }
  std::string hint_of([[maybe_unused]] const std::string& action) const override {
    if constexpr (D::kPuzzles) {
      if (const auto read = read_action(typed().first(), action)) return D::hint_of(*read);
    }
    return {};
  }
  std::string reply(int entries, Seat seat) const override {
    const State state = state_at(entries);
    return write_action(state, best_at_once<Game>(state, seat));
  }

 private:
  class ProofOfPuzzle final : public PuzzleProof {
   public:
    ProofOfPuzzle(const State& first, const Puzzle& puzzle)
        : proof_(proof_of_goals<typename D::Described>(first, puzzle.goals, puzzle.turns,
                                                       kMostPuzzlePositions)) {}
    bool holds(const TableGame& game, int entries) override {
      return proof_.judge(static_cast<const DescribedGame&>(game).state_at(entries)) == Proven::Yes;
    }

   private:
    Proof<Game> proof_;
  };

  static NewTable seated(SavedTable<Game> table, Place place) {
    return {std::make_unique<DescribedGame>(std::move(table.match)),
            {{table.players.begin(), table.players.end()},
             table.seed,
             std::move(table.secrets),
             std::move(place),
             table.clock}};
  }
  // From this entry on `steps_` has what they brought about.
  int first_known() const { return typed().size() - static_cast<int>(steps_.size()); }
  // The state there until another is asked for: without a copy of the last, and without playing up
  // to those before the last steps, at one of which a table stands while these are written.
  const State& at(int entries) const {
    if (entries == typed().size()) return typed().state();
    const int step = entries - first_known();
    if (step >= 0) return steps_[static_cast<std::size_t>(step)].before;
    return past_ = typed().state_at(entries);
  }
  static std::unique_ptr<SealedMatch> sealed([[maybe_unused]] Match<Game> match) {
    if constexpr (HasSecrets<State>) return std::make_unique<SealedMatchOf<D>>(std::move(match));
    return nullptr;
  }

  template <class Visit>
  void replay(int from, int to, const Visit& visit) const {
    State state = state_at(from);
    for (int entry = from; entry < to; ++entry) {
      FullStep<Game> step{state, typed().log()[static_cast<std::size_t>(entry)], {}, {}};
      apply(state, step.action, &step.events);
      step.after = state;
      visit(step);
    }
  }

  MatchOf<typename D::Described> match_;
  std::vector<FullStep<Game>> steps_;  // of the last entries of the log, in their order
  mutable State past_{};               // what was asked for last before these
};

}  // namespace mael::web
