// An open table made of a game's description: joins the face of its screen with the session that
// stores its match, with the bots, and with the wishes of whoever plays.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "web/app/open_table.h"
#include "web/app/table_kind.h"
#include "web/base/say.h"
#include "web/table/faced_table.h"
#include "web/table/game_session.h"
#include "web/table/taught_table.h"

namespace mael::web {

template <DescribedTable D>
class HostedTable : public FacedTable<D, OpenTable>,
                    private SessionListener<typename D::Game> {
 public:
  using Base = FacedTable<D, OpenTable>;
  using typename Base::Action;
  using typename Base::Face;
  using typename Base::Game;
  using typename Base::State;

  HostedTable(TableRoom& room, SavedTable<Game> game, Place place)
      : Base(room), session_(room.platform(), *this, std::move(game), std::move(place)) {}

  void begin(const ScreenSettings& settings) override {
    this->keep_settings(settings);
    session_.open();
  }

  std::string_view drawing() const override { return D::kDrawing; }
  const Place& place() const override { return session_.place(); }
  std::string title() const override { return D::title_of(session_.players(), session_.state()); }
  int broken_at() const override { return session_.table().broken_at; }
  Bytes again(std::uint64_t seed) const override {
    const Match<Game>& match = session_.match();
    if (match.setup()) {
      if (auto fresh = Match<Game>::begin(*match.setup())) {
        return write_table<D>({session_.players(), seed, std::move(*fresh), 0});
      }
    }
    return write_table<D>({session_.players(), seed, Match<Game>(match.first()), 0, {}});
  }
  Result<std::string> hand_out() override {
    const State& state = session_.state();
    if constexpr (HasSecrets<State>) {
      if (!looks()) return hand_out_secrets();
    }
    return link_to(D::game_of(state), write_position(state));
  }

  bool is_waiting() const override { return session_.is_waiting() || this->has_to_show(); }
  bool is_writing() const override { return session_.is_waiting(); }
  const StoredGame& written() const override { return session_.written(); }
  void stored(Ticket ticket, StoreProblem problem) override { session_.stored(ticket, problem); }
  void try_again() override { session_.try_again(); }
  void give_up() override { session_.give_up(); }
  void go_on_unstored() override { session_.go_on_unstored(); }

  void tick(Milliseconds now) override {
    if (this->show_steps(now)) {
      this->face().set_may_take_back(session_.take_back_target().has_value());
      this->bots().shown(now);
    }
    this->face().set_waiting(session_.is_waiting());
    if (session_.is_waiting() || looks()) return;
    if (const std::optional<Action> forced = this->face().forced()) {
      decide({*forced});
    } else {
      let_bots_play(now);
      take_counsel();
    }
  }

  std::optional<Milliseconds> wake_at(Milliseconds now) const override {
    const auto face = this->face().wake_at(now);
    const auto bot = session_.is_waiting() ? std::nullopt : this->bots().wake_at();
    if (!face || !bot) return face ? face : bot;
    return std::min(*face, *bot);
  }

 private:
  // ---- What the session tells ------------------------------------------------------------------

  void opened() override {
    lay_out();
    this->room().opened(*this);
  }
  void went_on(const std::vector<Step<Game>>& steps) override {
    this->room().written(session_.written());
    this->show_later(steps);
  }
  void went_back() override {
    this->room().written(session_.written());
    lay_out();
  }
  void kept() override {
    this->room().written(session_.written());
    this->face().set_may_take_back(session_.take_back_target().has_value());
    this->room().platform().wake();
  }
  void not_stored(StoreProblem problem) override { this->room().not_stored(problem); }
  void not_allowed(const Violation&) override { this->room().platform().wake(); }

  // ---- What comes of it ------------------------------------------------------------------------

  const Match<Game>& match() const override { return session_.match(); }
  const PlayersOf<Game>& players() const override { return session_.players(); }

  // There is nothing but to look at it.
  bool looks() const { return !can_be_played<D>(session_.state()); }

  // What was answered once is the answer on every table of this device.
  Result<std::string> hand_out_secrets() {
    session_.begin_line();
    const Outgoing<State> out = outgoing<D>(session_.match(), session_.table().secrets);
    const KeptSecrets kept = this->room().kept_secrets();
    for (const Opening& opening : out.given) {
      const auto before = kept.given(id_of(opening));
      if (before && *before != opening) return Error{say("app.share.settled")};
    }
    session_.handed_out(out.given, !out.sealing.steps.empty());
    return link_to(D::game_of(out.state), write_position(out.state), out.sealing);
  }

  void add_words(TableWords<Action>& said) const override {
    if (!looks()) return;
    said.words.status = say("app.look") + " " + said.words.status;
    TableWords<Action> left;
    for (std::size_t i = 0; i < said.actions.size(); ++i) {
      if (said.actions[i]) continue;
      left.add(said.words.choices[i].label, said.words.choices[i].notation);
    }
    said.words.choices = std::move(left.words.choices);
    said.actions = std::move(left.actions);
  }

  void decide(const std::vector<Action>& actions) override {
    if (looks()) return this->room().platform().say(say("app.look"));
    session_.decide(actions);
    this->face().set_waiting(session_.is_waiting());
  }

  void take_back() override {
    if (session_.is_waiting()) return;
    this->bots().stop();
    this->counsel().stop();
    session_.take_back();
    this->face().set_waiting(session_.is_waiting());
  }

  void lay_out() {
    Base::lay_out();
    this->face().set_may_take_back(session_.take_back_target().has_value());
    this->face().set_asks_who_plays(came_as_position());
  }

  // A position nobody has played on yet: whoever opened it may not be two.
  bool came_as_position() const {
    const auto& players = session_.players();
    return session_.match().size() == 0 && turn_number(session_.state()) > 0 &&
           std::all_of(players.begin(), players.end(),
                       [](const Player& player) { return player.is_person(); });
  }

  void let_bots_play(Milliseconds now) {
    const std::optional<Seat> seat = this->face().awaits_bot(now);
    if (!seat) return;
    if (this->bots().has_failed()) return this->room().bot_failed();
    const Player& player = session_.players()[static_cast<std::size_t>(index_of(*seat))];
    if (!this->bots().is_asked()) {
      const std::uint64_t seed =
          this->bot_seed(session_.table().seed, session_.match().size(), player.kind);
      this->counsel().forget();
      this->bots().ask(player.kind, *seat, seed, write_position(observe(session_.state(), *seat)));
    }
    const std::optional<std::string> answer = this->bots_answer(this->settings(), now);
    if (!answer) return;
    const auto action = read_action(session_.state(), *answer);
    if (action.ok() && action->by == *seat) decide({*action});
  }

  // ---- Advice, and looking back ----------------------------------------------------------------

  void take_counsel() {
    if constexpr (CounselledFace<Face>) {
      if (this->bots().is_asked()) return;
      if (const std::optional<Seat> seat = this->face().awaits_advice()) {
        ask_counsel({*seat, 0, this->advice_budget(this->face().advice_parts()),
                     write_position(this->face().advice_position()), {}});
        const auto answer = this->counsel().take();
        if (!answer) return;
        this->face().advise(*answer);
        this->room().platform().wake();
      } else if (const auto unjudged = this->face().unjudged()) {
        ask_counsel({unjudged->seat, 0, this->review_budget(), unjudged->position,
                     unjudged->action});
        const auto answer = this->counsel().take();
        if (!answer) return;
        this->face().judged(unjudged->entry, *answer);
        this->room().platform().wake();
      } else {
        this->counsel().stop();
      }
    }
  }

  void ask_counsel(CounselQuestion question) {
    question.seed = session_.table().seed;
    this->counsel().ask(question);
  }

  void review() override {
    if constexpr (CounselledFace<Face>) {
      if (this->is_over()) this->face().review(session_.match().first(), session_.match().log());
    }
  }

  void play_from(int entries) override {
    const Match<Game>& match = session_.match();
    if (entries < 0 || entries >= match.size()) return;
    this->room().asked_to_open(
        write_table<D>({session_.players(), this->room().platform().random_seed(),
                        match.branch_at(entries), 0, {}}));
  }

  GameSession<D> session_;
};

// The table of a position that can only be looked at, by the seat that sees all of it.
template <DescribedTable D>
Bytes table_to_look_at(const typename D::Game::State& state, std::uint64_t seed) {
  PlayersOf<typename D::Game> players;
  for (const Seat seat : seats_of(state)) {
    const bool is_viewer = observe(state, seat) == state;
    if (!is_viewer) players[static_cast<std::size_t>(index_of(seat))].kind = PlayerKind::Novice;
  }
  return write_table<D>({players, seed, Match<typename D::Game>(state), 0});
}

// The new table of a link, from a position and what a link tells beside it. Secrets may be pledged;
// `kept` opens those that are at home here.
template <DescribedTable D>
Result<Bytes> table_of(const std::string& position, const Sealing& sealing,
                       const KeptSecrets& kept, std::uint64_t seed) {
  using Game = typename D::Game;
  const auto state = Game::read_position(sealing.from.empty() ? position : sealing.from);
  if (!state) return Error{state.error().message};
  const bool playable = can_be_played<D>(*state);
  if (playable ? sealing.from.empty() && !D::is_known(*state) : !sealing.from.empty()) {
    return Error{say("app.link.sealed")};
  }
  if (!playable) return table_to_look_at<D>(*state, seed);
  if constexpr (HasSecrets<typename Game::State>) {
    if (!sealing.is_empty()) {
      auto in = incoming<D>(*state, sealing, kept);
      if (!in) return in.error();
      return write_table<D>({{}, seed, std::move(in->match), 0, std::move(in->secrets)});
    }
  }
  return write_table<D>({{}, seed, Match<Game>(*state), 0});
}

// The entry of a game in the house's list of tables.
template <DescribedTable D>
constexpr TableKind table_kind() {
  TableKind kind{D::kLetter, &D::plays,
                 [](TableRoom& room, const SavedBytes& saved, Place place) -> OpenedTable {
                   auto game = read_table<D>(saved);
                   if (!game) return game.error();
                   return std::unique_ptr<OpenTable>(
                       std::make_unique<HostedTable<D>>(room, std::move(*game), std::move(place)));
                 },
                 &table_of<D>, nullptr};
  if constexpr (has(D::lesson)) {
    kind.teach = [](TableRoom& room, int step) -> std::unique_ptr<OpenTable> {
      return std::make_unique<TaughtTable<D>>(room, step);
    };
  }
  return kind;
}

// A new table of a game, or every reason why there can be none.
template <DescribedTable D>
Result<Bytes, std::vector<Violation>> begin_table(const typename D::Game::Setup& setup,
                                                  const PlayersOf<typename D::Game>& players,
                                                  std::uint64_t seed) {
  auto match = Match<typename D::Game>::begin(setup);
  if (!match) return match.error();
  return write_table<D>({players, seed, std::move(*match), 0});
}

}  // namespace mael::web
