// What all tables made of a game's description share: the face of the screen, its words and what
// their choices stand for, and the steps of the match that are still to be shown.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/open_table.h"
#include "web/table/described_table.h"
#include "web/table/game_session.h"
#include "web/table/secret_links.h"

namespace mael::web {

// D describes the table; Base is an OpenTable.
template <DescribedTable D, class Base>
class FacedTable : public ScreenOf<typename D::Face, TableWishes<typename D::Game::Action>, Base> {
 public:
  using Game = typename D::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;
  using Face = typename D::Face;
  using Screen = ScreenOf<Face, TableWishes<Action>, Base>;
  using Screen::Screen;

  char letter() const override { return D::kLetter; }
  bool is_over() const override { return outcome(match().state()).over; }
  TableReport report(Milliseconds now) const override {
    const State& seen = this->face().seen();
    return {D::game_of(seen),     write_position(seen), this->face().is_moving(now),
            outcome(seen).over, match().size(),       this->face().cursor()};
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

  void carry_out() override {
    const TableWishes<Action> wishes = this->take_wishes();
    if (!wishes.actions.empty()) decide(wishes.actions);
    for (const Request& request : wishes.requests) this->carry_out_request(request);
  }

  // As each person sees it; of a table of bots, each of them.
  std::vector<SeatView> views() const override {
    std::vector<SeatView> views;
    const State& state = match().state();
    const bool persons = std::any_of(players().begin(), players().end(),
                                     [](const Player& player) { return player.is_person(); });
    for (const Seat seat : seats_of(state)) {
      const State seen = seen_by(seat);
      if (can_be_played<D>(seen) || !can_be_played<D>(state)) continue;
      if (persons && !players()[static_cast<std::size_t>(index_of(seat))].is_person()) continue;
      views.push_back({D::name_of(players(), state, seat),
                       link_to(D::game_of(state), write_position(seen))});
    }
    return views;
  }
  Result<std::string> hand_out() override {
    const State& state = match().state();
    if constexpr (HasSecrets<State>) {
      const Outgoing<State> out = outgoing<D>(match(), {});
      return link_to(D::game_of(state), write_position(out.state), out.sealing);
    }
    return link_to(D::game_of(state), write_position(state));
  }

  void set_settings(const ScreenSettings& settings) override {
    settings_ = settings;
    this->face().set_settings(settings);
  }

 protected:
  virtual const Match<Game>& match() const = 0;
  virtual const PlayersOf<Game>& players() const = 0;
  // The player wants these, one after the other.
  virtual void decide(const std::vector<Action>& actions) = 0;
  // What the table says besides its screen.
  virtual void add_words(TableWords<Action>&) const {}
  // A button of the words.
  virtual void press(std::string_view button) { this->face().press(button, this->wishes()); }

  const RuleBook& rules() const override { return D::rules(); }

  const ScreenSettings& settings() const { return settings_; }
  void keep_settings(const ScreenSettings& settings) { settings_ = settings; }

  // The match as it is now, nothing moving.
  void lay_out() {
    to_show_.clear();
    this->face().open(players(), match().state(), journal(), settings_);
    this->room().platform().wake();
  }
  void show_later(std::vector<Step<Game>> steps) {
    to_show_.insert(to_show_.end(), steps.begin(), steps.end());
    this->room().platform().wake();
  }
  bool has_to_show() const { return !to_show_.empty(); }
  // False if there is nothing to show.
  bool show_steps(Milliseconds now) {
    const std::vector<Step<Game>> steps = std::exchange(to_show_, {});
    for (const Step<Game>& step : steps) {
      this->face().applied(step.before, step.action, step.events, step.after, now);
    }
    return !steps.empty();
  }

 private:
  // Without what the seat itself has sealed: the link may go anywhere.
  State seen_by(Seat seat) const {
    State seen = observe(match().state(), seat);
    if constexpr (HasSecrets<State>) {
      const Seat own = secret_seat(seen);
      if (own != Seat::Chance) seal(seen, own, kUnknownSealed);
    }
    return seen;
  }

  typename Face::Journal journal() const {
    typename Face::Journal journal(players());
    State state = match().first();
    for (const Action& action : match().log()) {
      const State before = state;
      typename Game::Events events;
      apply(state, action, &events);
      journal.record(before, events);
    }
    return journal;
  }

  ScreenSettings settings_;
  std::vector<Step<Game>> to_show_;
  TableWords<Action> said_;
};

}  // namespace mael::web
