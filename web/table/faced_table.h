// What all tables made of a game's description share: the session their game is played in, the face
// of the screen, its words and what their choices stand for, and what is still to be shown.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/play/match_text.h"
#include "web/app/open_table.h"
#include "web/base/say.h"
#include "web/table/described_game.h"
#include "web/table/session.h"

namespace mael::web {

// D describes the table; Base is an OpenTable.
template <DescribedTable D, class Base>
class FacedTable : public ScreenOf<typename D::Face, TableWishes<typename D::Game::Action>, Base>,
                   protected SessionListener {
 public:
  using Game = typename D::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;
  using Face = typename D::Face;
  using Screen = ScreenOf<Face, TableWishes<Action>, Base>;

  FacedTable(TableHooks& hooks, Match<Game> match, Session::Seating seating, SessionRules rules)
      : Screen(hooks),
        session_(hooks.platform(), *this, std::make_unique<DescribedGame<D>>(std::move(match)),
                 std::move(seating), std::move(rules)) {}

  char letter() const override { return D::kLetter; }
  std::string_view game_id() const override { return D::game_of(this->face().seen()); }
  const Place& place() const override { return session_.place(); }
  bool is_writing() const override { return session_.is_writing(); }
  const StoredGame& written() const override { return session_.written(); }
  void stored(Ticket ticket, StoreProblem problem) override { session_.stored(ticket, problem); }
  void try_again() override { session_.try_again(); }
  void give_up() override { session_.give_up(); }
  void go_on_unstored() override { session_.go_on_unstored(); }
  bool is_over() const override { return outcome(state()).over; }
  TableReport report(Milliseconds now) const override {
    const State& seen = this->face().seen();
    return {game_id(),          write_position(seen), this->face().is_moving(now),
            outcome(seen).over, session_.size(),      this->face().cursor()};
  }

  Words words() override {
    said_ = this->face().words();
    said_.words.table = this->place().id;
    add_words(said_);
    return said_.words;
  }

  void choose(std::size_t choice) override {
    if (choice >= said_.actions.size()) return;
    if (const std::optional<Action> action = said_.actions[choice]) return decide({*action});
    const std::string button = said_.words.choices[choice].notation;
    press(button);
    carry_out();
  }

  bool play(std::string_view notation) override {
    const auto action = read_action(this->face().seen(), notation);
    if (!action) return false;
    for (const std::optional<Action>& offered : said_.actions) {
      if (!offered || !(*offered == *action)) continue;
      decide({*action});
      return true;
    }
    return false;
  }

  bool close_topmost() override {
    const bool was_there = this->face().close_topmost(this->wishes());
    carry_out();
    return was_there;
  }

  void carry_out() override {
    const TableWishes<Action> wishes = this->take_wishes();
    if (!wishes.actions.empty()) decide(wishes.actions);
    for (const Request& request : wishes.requests) this->carry_out_request(request);
    for (const Sound sound : wishes.sounds) this->hooks().platform().play(sound);
  }

  // As each person sees it; of a table of bots, each of them.
  std::vector<SeatView> views() const override {
    std::vector<SeatView> views;
    const auto& past = this->face().view().past;
    const State full = past ? game().state_at(past->at) : state();
    const PlayersOf<Game> all = players();
    const bool persons =
        std::any_of(all.begin(), all.end(), [](const Player& each) { return each.is_person(); });
    for (const Seat seat : seats_of(full)) {
      const State seen = seen_by(full, seat);
      if (can_be_played<D>(seen) || !can_be_played<D>(full)) continue;
      if (persons && !all[static_cast<std::size_t>(index_of(seat))].is_person()) continue;
      views.push_back({said(D::name_of(all, full, seat)),
                       link_to(D::game_of(full), write_position(seen))});
    }
    return views;
  }
  Result<std::string> hand_out() override {
    const State full = state();
    if constexpr (HasSecrets<State>) {
      const Outgoing<State> out = outgoing<D>(game().branch_at(session_.at()), {});
      return link_to(D::game_of(full), write_position(out.state), out.sealing);
    }
    return link_to(D::game_of(full), write_position(full));
  }

  std::string match_as_text() const override {
    const std::unique_ptr<AnyMatch> match = session_.match().branch_at(session_.size());
    const State now = state();
    MatchNotes notes{{}, say("app.match.turn")};
    std::string names;
    for (const Seat seat : seats_of(now)) {
      names += (names.empty() ? "" : ", ") + std::string(1, letter_of(seat)) + ": " +
               said(D::name_of(players(), now, seat));
    }
    notes.heads = {std::string(D::game_of(now)), names};
    if (const Outcome end = match->ending(); end.over) notes.heads.push_back(points_of(end));
    return write_match(*match, notes);
  }

  // Whole, where nothing of it is hidden from whoever looks; else the position, with what is hidden
  // imagined.
  Analysed analysed(std::optional<int> entries) override {
    const State& seen = this->face().seen();
    const std::uint64_t seed = this->hooks().platform().random_seed();
    const int at = entries.value_or(session_.at());
    const auto until = [&](int size) {
      return Analysed{write_table<D>({{}, seed, game().branch_at(size), 0}), at};
    };
    if (is_over() && D::is_known(state())) return until(session_.size());
    if (D::is_known(seen) && seen == game().state_at(at)) return until(at);
    Random random(seed);
    const State world = imagine(seen, random);
    return {write_table<D>({{}, seed, Match<Game>(world), 0}), 0, !(world == seen)};
  }

  void set_settings(const ScreenSettings& settings) override {
    settings_ = settings;
    this->face().set_settings(settings);
  }

 protected:
  // What stands behind the # of the link to the moment after so many entries, with what was done
  // around it; nothing where a secret is in, or not all is known here.
  std::optional<std::string> moment_link(int entries) const {
    if (!D::is_known(game().state_at(0)) || !D::is_known(state())) return {};
    const std::string link = session_.match().link_at(entries);
    return link.empty() ? std::nullopt : std::optional(link.substr(1));
  }

  // The player wants these, one after the other.
  // A choice of words that are shown no more may not be possible any longer.
  virtual void decide(const std::vector<Action>& actions) {
    const std::vector<std::string> possible = game().written(session_.at(), actions);
    if (possible.size() < actions.size()) this->hooks().platform().wake();
    session_.decide(possible);
  }
  // What the table says besides its screen.
  virtual void add_words(TableWords<Action>&) const {}
  // A button of the words.
  virtual void press(std::string_view button) { this->face().press(button, this->wishes()); }

  std::string_view rules() const override { return D::kRules; }

  Session& session() { return session_; }
  const Session& session() const { return session_; }
  // The session's game with its types.
  const DescribedGame<D>& game() const {
    return static_cast<const DescribedGame<D>&>(session_.game());
  }
  // What has been stored, as it is at the end of it; where an earlier moment is looked at, then.
  State state() const { return game().state_at(session_.at()); }
  PlayersOf<Game> players() const { return players_of<Game>(session_.players()); }

  const ScreenSettings& settings() const { return settings_; }
  void keep_settings(const ScreenSettings& settings) { settings_ = settings; }

  // The match as it is now, nothing moving.
  void lay_out() {
    to_show_.clear();
    this->face().open(players(), state(), journal(), settings_);
    tell_course();
    this->hooks().platform().wake();
  }
  bool has_to_show() const { return !to_show_.empty(); }
  // False if there is nothing to show.
  bool show_steps(Milliseconds now) {
    const std::vector<Step<Game>> steps = std::exchange(to_show_, {});
    for (const Step<Game>& step : steps) {
      this->face().applied(step.before, step.action, step.events, step.after, now);
    }
    if (!steps.empty()) tell_course();
    return !steps.empty();
  }

  void went_on(int from) override {
    game().each_step(from, session_.size(),
                     [&](Step<Game>&& step) { to_show_.push_back(std::move(step)); });
    this->hooks().platform().wake();
  }
  void went_back() override { lay_out(); }
  void not_stored(StoreProblem problem) override { this->hooks().not_stored(problem); }
  void not_allowed(const std::string&) override { this->hooks().platform().wake(); }

 private:
  // "a 1, b 0, MAE-050": what each seat has of the point, and the rule that decided.
  std::string points_of(const Outcome& end) const {
    std::string points;
    for (const Seat seat : seats_of(state())) {
      points += std::string(1, letter_of(seat)) + (end.winners.includes(seat) ? " 1, " : " 0, ");
    }
    return points + end.rule.text();
  }

  // Without what the seat itself has sealed: the link may go anywhere.
  static State seen_by(const State& full, Seat seat) {
    State seen = observe(full, seat);
    if constexpr (HasSecrets<State>) {
      const Seat own = secret_seat(seen);
      if (own != Seat::Chance) seal(seen, own, kUnknownSealed);
    }
    return seen;
  }

  // Of a game that is over; a lesson and a board to think on tell no end.
  void tell_course() {
    const State end = state();
    if (!outcome(end).over || this->face().situation().taught) return;
    std::vector<State> course;
    game().each_step(0, session_.at(), [&](const Step<Game>& step) {
      course.push_back(observe(step.before, Seat::Chance));
    });
    course.push_back(observe(end, Seat::Chance));
    this->face().set_course(course);
  }

  typename Face::Journal journal() const {
    typename Face::Journal journal(players());
    game().each_step(0, session_.at(), [&](const Step<Game>& step) {
      journal.record(step.before, step.events);
    });
    return journal;
  }

  Session session_;
  ScreenSettings settings_;
  std::vector<Step<Game>> to_show_;
  TableWords<Action> said_;
};

}  // namespace mael::web
