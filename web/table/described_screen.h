// The screen of a table, made of the class of a game's screen: D::Face is a TableScreen
// (table_screen.h), whose functions do what those of AnyScreen say, in the game's types.
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/play/match.h"
#include "web/app/page_screen.h"
#include "web/table/kinds/arranged_game.h"
#include "web/table/plain_screen.h"
#include "web/table/seen.h"
#include "web/table/session/described_table.h"
#include "web/table/session/saved_match.h"
#include "web/table/session/session.h"

namespace mael::web {

// As many players as the game has seats at most.
template <class G>
PlayersOf<G> players_of(const std::vector<Player>& all) {
  PlayersOf<G> players;
  std::copy_n(all.begin(), std::min(all.size(), players.size()), players.begin());
  return players;
}

template <DescribedTable D>
class DescribedGame;

template <DescribedTable D>
class DescribedScreen final : public PlainScreen {
 public:
  using Face = typename D::Face;
  using Game = typename D::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;

  // The session is of a DescribedGame<D>.
  using PlainScreen::PlainScreen;

  // ---- The match -------------------------------------------------------------------------------

  void open(const ScreenSettings& settings) override {
    to_show_.clear();
    is_elsewhere_ = false;
    has_moved_ = !wishes_.actions.empty();
    face_.open(players(), state(), journal(), settings);
    tell_course();
  }
  void open_position(const std::string& position, const ScreenSettings& settings) override {
    const auto state = Game::read_position(position);
    if (!state) return;
    is_elsewhere_ = true;
    face_.open(players(), *state, typename Face::Journal(players()), settings);
  }
  void went_on(int from) override {
    game().each_step(from, session().size(),
                     [&](const FullStep<Game>& step) { to_show_.push_back(step); });
  }
  bool has_to_show() const override { return !to_show_.empty(); }
  bool show_steps(Milliseconds now) override {
    const std::vector<FullStep<Game>> steps = std::exchange(to_show_, {});
    for (const FullStep<Game>& step : steps) face_.applied(step, now);
    if (!steps.empty()) tell_course();
    return !steps.empty();
  }

  std::optional<std::string> forced() const override {
    const std::optional<Action> action = face_.forced();
    return action ? written(*action) : std::nullopt;
  }

  // ---- A frame ---------------------------------------------------------------------------------

  void read(const FrameInput& input) override { face_.read(input, wishes_); }
  void press(std::string_view button) override { face_.press(button, wishes_); }
  bool close_topmost() override { return face_.close_topmost(wishes_); }
  Wishes take_wishes() override {
    auto typed = std::exchange(wishes_, {});
    Wishes wishes;
    wishes.decides = !typed.actions.empty();
    if (wishes.decides && session().can_go_on()) {
      wishes.actions = written(typed.actions);
    }
    wishes.late = wishes.actions.size() < typed.actions.size();
    has_moved_ = false;
    wishes.requests = std::move(typed.requests);
    wishes.sounds = std::move(typed.sounds);
    return wishes;
  }
  void paint(const Frame& frame) const override { paint_with_painter(face_, frame); }

  // ---- What there is ---------------------------------------------------------------------------

  Said words() override {
    auto typed = face_.words();
    Said all{std::move(typed.words), {}};
    for (const std::optional<Action>& action : typed.actions) {
      all.actions.push_back(action ? std::optional(write_action(face_.seen(), *action))
                                   : std::nullopt);
    }
    offered_ = std::move(typed.actions);
    return all;
  }
  std::optional<std::string> offered(std::string_view notation) const override {
    const auto action = read_action(face_.seen(), notation);
    if (!action) return {};
    for (const std::optional<Action>& each : offered_) {
      if (each && *each == *action) return written(*action).value_or("");
    }
    return {};
  }
  std::string words_for(const std::string& action) const override {
    const auto read = read_action(state(), action);
    const bool is_said = read && read->by == actor() && read->by != Seat::Chance;
    return is_said ? face_.words_for(*read) : std::string();
  }
  std::string words_for(const std::vector<Reason>& reasons) const override {
    return face_.words_for(reasons);
  }
  Result<std::string> problem_of(const std::string& action) const override {
    const State now = state();
    const auto read = read_action(now, action);
    if (!read) return read.error();
    const Verdict verdict = check(now, *read);
    return verdict ? face_.words_for(*verdict) : std::string();
  }

  std::string_view game_id() const override { return D::game_of(face_.seen()); }
  std::string seen() const override { return write_position(face_.seen()); }
  bool is_over() const override { return outcome(face_.seen()).over; }
  bool decides() const override { return face_.situation().decides(); }

  // ---- An earlier moment -----------------------------------------------------------------------

  void show_past(int entries) override { face_.show_past(entries, game().state_at(entries)); }
  void replay(int entries) override {
    game().each_step(entries - 1, entries,
                     [&](const FullStep<Game>& step) { face_.replay(entries, step); });
  }

  // ---- Teaching, and setting up by hand --------------------------------------------------------

  std::unique_ptr<ArrangedGame> arranged() const override {
    return arranged_game<D>(face_, players(), state());
  }
  bool can_be_arranged() const override { return kIsArranged<D>; }

  // ---- Advice, and looking back ----------------------------------------------------------------

  std::string advice_position() const override { return write_position(face_.advice_position()); }
  void review() override { face_.review(game().typed().first(), game().typed().log()); }

 private:
  ScreenCore& core() override { return face_; }
  const ScreenCore& core() const override { return face_; }
  const DescribedGame<D>& game() const {
    return static_cast<const DescribedGame<D>&>(session().game());
  }
  Analysed imagined(std::uint64_t seed) const override {
    Random random(seed);
    const State world = imagine(face_.seen(), random);
    return {DescribedGame<D>::laid(Match<Game>(world), {}).game, 0, !(world == face_.seen())};
  }
  State state() const { return game().state_at(session().at()); }
  PlayersOf<Game> players() const { return players_of<Game>(session().players()); }

  // Whether the face shows the moment the session looks at: what may be done there may be done.
  bool is_up_to_date() const {
    return to_show_.empty() && !is_elsewhere_ && !has_moved_ && !looks_back();
  }

  // What can be done of these, one after the other. Of a single action that was wished where it is
  // done, the session alone asks the rules.
  std::vector<std::string> written(const std::vector<Action>& actions) const {
    if (actions.size() > 1 || !is_up_to_date()) return game().written(session().at(), actions);
    return {write_action(state(), actions.front())};
  }
  std::optional<std::string> written(const Action& action) const {
    std::vector<std::string> texts = written(std::vector{action});
    return texts.empty() ? std::nullopt : std::optional(std::move(texts.front()));
  }

  // Of a game that is over; a lesson and a board to think on tell no end.
  void tell_course() {
    const State end = state();
    if (!outcome(end).over || face_.situation().taught) return;
    std::vector<State> course;
    game().each_step(0, session().at(), [&](const FullStep<Game>& step) {
      course.push_back(observe(step.before, Seat::Chance));
    });
    course.push_back(observe(end, Seat::Chance));
    face_.set_course(course, facts());
  }

  typename Face::Journal journal() const {
    typename Face::Journal journal(players());
    game().each_step(0, session().at(), [&](const FullStep<Game>& step) { journal.record(step); });
    return journal;
  }

  Face face_;
  TableWishes<Action> wishes_;
  std::vector<FullStep<Game>> to_show_;
  bool is_elsewhere_ = false;                   // the face shows a position that is set up by hand
  bool has_moved_ = false;                      // what is wished was wished at another moment
  std::vector<std::optional<Action>> offered_;  // of the words made last
};

}  // namespace mael::web
