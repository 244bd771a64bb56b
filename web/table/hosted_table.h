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
#include "web/table/analysis_table.h"
#include "web/table/bot_decider.h"
#include "web/table/faced_table.h"
#include "web/table/puzzle_table.h"
#include "web/table/taught_table.h"

namespace mael::web {

template <DescribedTable D>
class HostedTable : public FacedTable<D, OpenTable> {
 public:
  using Base = FacedTable<D, OpenTable>;
  using typename Base::Action;
  using typename Base::Face;
  using typename Base::Game;
  using typename Base::State;

  HostedTable(TableHooks& hooks, SavedTable<Game> table, Place place)
      : Base(hooks, std::move(table.match),
             {{table.players.begin(), table.players.end()}, table.seed, std::move(table.secrets),
              std::move(place), table.clock},
             {}),
        broken_at_(table.broken_at),
        is_damaged_(table.is_damaged) {
    const std::uint64_t seed = session().seed();
    for (const Seat seat : seats_of(this->state())) {
      const PlayerKind kind = player(seat).kind;
      if (kind == PlayerKind::Person) continue;
      deciders_.push_back(std::make_unique<BotDecider>(this->thoughts(), pace_, kind, seed));
      session().set_decider(seat, *deciders_.back());
    }
  }

  void begin(const ScreenSettings& settings) override {
    this->keep_settings(settings);
    session().open();
  }

  std::string_view drawing() const override { return D::kDrawing; }
  std::string title() const override {
    return said(D::title_of(this->players(), this->state()));
  }
  int broken_at() const override { return broken_at_; }
  bool is_damaged() const override { return is_damaged_; }
  bool has_setup() const override { return this->game().typed().setup().has_value(); }
  Bytes again(std::uint64_t seed) const override {
    const Match<Game>& match = this->game().typed();
    if (match.setup()) {
      if (auto fresh = Match<Game>::begin(*match.setup())) {
        return write_table<D>(with_clock({this->players(), seed, std::move(*fresh), 0}));
      }
    }
    return write_table<D>(
        with_clock({this->players(), seed, Match<Game>(match.first()), 0, {}}));
  }
  Result<std::string> hand_out() override {
    if (const std::optional<int> moment = looked_at()) {
      if (auto link = this->moment_link(*moment)) return *std::move(link);
      return Error{say("app.share.sealed")};
    }
    const State state = this->state();
    if constexpr (HasSecrets<State>) {
      if (!looks()) return hand_out_secrets();
    }
    return link_to(D::game_of(state), write_position(state));
  }

  Turn turn() const override {
    const Seats seats = seats_of(this->state());
    const auto is_person = [&](Seat seat) { return player(seat).is_person(); };
    const auto persons = std::count_if(seats.begin(), seats.end(), is_person);
    if (persons != 1 || seats.size() == 1 || this->is_over() || looks()) return Turn::None;
    if (session().is_waiting()) return Turn::Others;  // for storage, and then maybe for a bot
    const Seats awaited = to_act(this->state()).seats();
    return std::any_of(awaited.begin(), awaited.end(), is_person) ? Turn::Yours : Turn::Others;
  }

  bool is_waiting() const override {
    const bool shows = this->has_to_show() && !this->face().looks_back();
    return session().is_waiting() || shows;
  }

  void tick(Milliseconds now) override {
    go_on(now);
    keep_time(now);
  }

  std::vector<SeatClock> clocks() const override {
    const PlayClock& clock = session().clock();
    std::vector<SeatClock> clocks;
    for (const Seat seat : clock.is_set() ? persons_among(session().players()) : Seats()) {
      clocks.push_back({seat, told(clock, seat), clock.running() == seat, clock.is_short(seat)});
    }
    return clocks;
  }
  void resign() override {
    this->press("resign");
    this->carry_out();
    this->hooks().platform().wake();
  }

  std::optional<Milliseconds> wake_at(Milliseconds now) const override {
    auto face = this->face().wake_at(now);
    if (const auto second = session().clock().next_second()) {
      face = std::min(face.value_or(*second), std::max(now, *second));
    }
    const bool answers =
        this->thoughts().is_asked(Verb::Think) && this->thoughts().has_answer();
    if (session().is_waiting() || !answers || this->face().looks_back()) return face;
    return face ? std::min(*face, pace_.due()) : pace_.due();
  }

 private:
  using Base::session;

  // ---- What the session tells ------------------------------------------------------------------

  void opened() override {
    lay_out();
    this->hooks().opened(*this);
    tell_end();
  }
  void went_on(int from) override {
    this->hooks().written(session().written());
    Base::went_on(from);
    tell_end();
  }
  void went_back() override {
    this->hooks().written(session().written());
    lay_out();
  }
  void kept() override {
    this->hooks().written(session().written());
    this->face().set_may_take_back(session().take_back_target().has_value());
    this->hooks().platform().wake();
  }

  // ---- What comes of it ------------------------------------------------------------------------

  // While an earlier moment is looked at the table stands still; what was stored meanwhile is shown
  // afterwards.
  void go_on(Milliseconds now) {
    if (this->face().looks_back()) return;
    if (this->show_steps(now)) {
      this->face().set_may_take_back(session().take_back_target().has_value());
      pace_.shown_at = now;
    }
    this->face().set_waiting(session().is_waiting());
    if (session().is_waiting() || looks()) return;
    if (const std::optional<Action> forced = this->face().forced()) {
      decide({*forced});
    } else {
      let_others_decide(now);
      take_counsel();
    }
  }

  const Player& player(Seat seat) const {
    return session().players()[static_cast<std::size_t>(index_of(seat))];
  }

  // The end of a game of one person against one bot, and who won it; or of one alone.
  void tell_end() {
    const State& state = this->state();
    if (!outcome(state).over) return;
    if constexpr (has(D::Described::points_of)) {
      if (seats_of(state) == Seats::only(Seat::A) && player(Seat::A).is_person()) {
        return tell_end(Seat::A, PlayerKind::Person, D::Described::points_of(state, Seat::A));
      }
    }
    if (seats_of(state) != (Seats::only(Seat::A).with(Seat::B))) return;
    if (player(Seat::A).is_person() == player(Seat::B).is_person()) return;
    const Seat person = player(Seat::A).is_person() ? Seat::A : Seat::B;
    const Seat bot = person == Seat::A ? Seat::B : Seat::A;
    tell_end(person, player(bot).kind, 0);
  }

  void tell_end(Seat person, PlayerKind bot, int points) {
    const State& state = this->state();
    const Outcome end = outcome(state);
    using How = Ended::How;
    const How how = end.draw                       ? How::Drawn
                    : end.winners.includes(person) ? How::Won
                                                   : How::Lost;
    this->hooks().game_ended({session().place().id, std::string(D::game_of(state)),
                              force_of(state, person), bot, how, points});
  }

  // The key of its name; empty where seats have nothing but a sign.
  static std::string force_of(const State& state, Seat seat) {
    const Phrase name = D::name_of(PlayersOf<Game>{}, state, seat);
    const bool is_force = name.is_key && name.text.find(".seat.") == std::string::npos;
    return is_force ? name.text : std::string();
  }

  // The moment that is looked at, of a game that is over or goes on: after so many entries.
  std::optional<int> looked_at() const {
    const auto& view = this->face().view();
    if (view.past) return view.past->at;
    return view.review ? std::optional(view.review->at) : std::nullopt;
  }

  // There is nothing but to look at it.
  bool looks() const { return !session().can_go_on(); }

  // What was answered once is the answer on every table of this device.
  Result<std::string> hand_out_secrets() {
    session().begin_line();
    const Outgoing<State> out =
        outgoing<D>(this->game().branch_at(session().size()), session().secrets());
    const KeptSecrets kept = this->hooks().kept_secrets();
    for (const Opening& opening : out.given) {
      const auto before = kept.given(id_of(opening));
      if (before && *before != opening) return Error{say("app.share.settled")};
    }
    session().handed_out(out.given, !out.sealing.steps.empty());
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
    if (this->face().looks_back()) return;
    if (looks()) return this->hooks().platform().say(say("app.look"));
    Base::decide(actions);
    this->face().set_waiting(session().is_waiting());
  }

  void take_back() override {
    if (session().is_waiting()) return;
    this->thoughts().stop();
    session().take_back();
    this->face().set_waiting(session().is_waiting());
  }

  void lay_out() {
    Base::lay_out();
    this->face().set_may_take_back(session().take_back_target().has_value());
    this->face().set_asks_who_plays(came_as_position());
  }

  // A position nobody has played on yet: whoever opened it may not be two.
  bool came_as_position() const {
    const std::vector<Player>& players = session().players();
    return session().size() == 0 && turn_number(this->state()) > 0 &&
           std::all_of(players.begin(), players.end(),
                       [](const Player& player) { return player.is_person(); });
  }

  void let_others_decide(Milliseconds now) {
    if (!this->face().lets_play_on(now) || !session().awaits_decider()) return;
    if (this->thoughts().has_failed()) return this->hooks().bot_failed();
    pace_.pause = this->pause(this->settings());
    session().let_decide(now);
    this->face().set_waiting(session().is_waiting());
  }

  // ---- Time ------------------------------------------------------------------------------------

  // Another game at this table is played by the same clock.
  SavedTable<Game> with_clock(SavedTable<Game> table) const {
    table.clock = set_anew(session().clock().kept());
    return table;
  }

  void keep_time(Milliseconds now) {
    if (this->is_over() || looks()) return session().stop_time();
    const Seat before = session().clock().running();
    const int turn = this->face().situation().device.turn;
    if (!session().keep_time(whose_time(now), turn, now)) return;
    const auto& menu = this->face().view().menu;
    const bool may_resign = std::any_of(menu.begin(), menu.end(), [](const Button& button) {
      return button.name == "resign" && button.enabled();
    });
    this->hooks().time_is_up(said(D::name_of(this->players(), this->state(), before)), may_resign);
  }

  // Of the person who decides, with the table in sight; Chance: nobody's. Whoever looks at earlier
  // moments goes on thinking.
  Seat whose_time(Milliseconds now) const {
    const Face& face = this->face();
    if (face.looks_back()) {
      const Seat last = session().clock().last();
      const bool decides = last != Seat::Chance && to_act(this->state()).includes(last);
      return decides ? last : Seat::Chance;
    }
    const OpenSheet sheet = face.view().sheet;
    const bool is_away = sheet == OpenSheet::Menu || sheet == OpenSheet::Help;
    const bool shows = this->has_to_show() || !face.lets_play_on(now);
    if (is_away || shows || session().is_waiting()) return Seat::Chance;
    return face.situation().decides() ? face.situation().actor() : Seat::Chance;
  }

  // ---- Advice, and looking back ----------------------------------------------------------------

  void take_counsel() {
    if constexpr (CounselledFace<Face>) {
      ThoughtRunner& thoughts = this->thoughts();
      if (thoughts.is_asked(Verb::Think)) return;
      if (const std::optional<Seat> seat = this->face().awaits_advice()) {
        const Budget budget = this->advice_budget(this->face().advice_parts());
        if (const auto said = counsel({Verb::Advise, {}, *seat, session().seed(), budget,
                                       write_position(this->face().advice_position()), {}})) {
          this->face().advise(*said);
        }
      } else if (const auto unjudged = this->face().unjudged()) {
        if (const auto said = counsel({Verb::Judge, {}, unjudged->seat, session().seed(),
                                       this->review_budget(), unjudged->position,
                                       unjudged->action})) {
          this->face().judged(unjudged->entry, *said);
        }
      } else if (thoughts.is_asked()) {
        thoughts.stop();
      }
    }
  }

  // What a counsellor says to it, once.
  std::optional<std::string> counsel(const ThoughtQuestion& question) {
    this->thoughts().ask(question, 1);
    std::optional<std::string> said = this->thoughts().take();
    if (said) this->hooks().platform().wake();
    return said;
  }

  void review() override {
    if constexpr (CounselledFace<Face>) {
      const Match<Game>& match = this->game().typed();
      if (this->is_over()) this->face().review(match.first(), match.log());
    }
  }

  void look_at(int entries, bool moves) override {
    if (entries < (moves ? 1 : 0) || entries > session().size() || this->has_to_show()) return;
    const DescribedGame<D>& game = this->game();
    this->hooks().platform().wake();
    if (!moves) return this->face().show_past(entries, game.state_at(entries));
    game.each_step(entries - 1, entries, [&](Step<Game>&& step) {
      this->face().replay(entries, step.before, step.action, step.events, step.after);
    });
  }

  void play_from(int entries) override {
    if (entries < 0 || entries >= session().size()) return;
    if (!session().game().can_go_on(entries)) {
      return this->hooks().platform().say(say("ui.past.unknown"));
    }
    this->hooks().asked_to_open(
        write_table<D>(with_clock({this->players(), this->hooks().platform().random_seed(),
                                   this->game().branch_at(entries), 0, {}})));
  }

  int broken_at_;
  bool is_damaged_;
  Pace pace_;  // of its bots
  std::vector<std::unique_ptr<BotDecider>> deciders_;
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

// Every game's matches are made from its description.
template <DescribedTable D>
Bytes table_from_match(const AnyMatch& match, std::uint64_t seed) {
  return write_table<D>(
      {{}, seed, static_cast<const MatchOf<typename D::Described>&>(match).typed(), 0, {}});
}

// A stored game as a file.
template <DescribedTable D>
Result<Bytes> file_of_game(const SavedBytes& saved) {
  const auto table = read_table<D>(saved);
  if (!table) return table.error();
  return write_table<D>(*table);
}

// The table of a puzzle, if a seat is to act in a position of which nothing is hidden.
template <DescribedTable D>
OpenedTable puzzle_table(TableHooks& hooks, const Puzzle& puzzle, const std::string& told) {
  const auto state = D::Game::read_position(puzzle.position);
  if (!state) return Error{state.error().message};
  const Awaited awaited = to_act(*state);
  const bool asks = !awaited.is_nobody() && !awaited.is_chance() && D::is_known(*state);
  if (!asks || !read_action(*state, puzzle.right)) return Error{say("puzzle.broken")};
  return std::unique_ptr<OpenTable>(
      std::make_unique<PuzzleTable<D>>(hooks, puzzle, *state, told));
}

template <DescribedTable D>
OpenedTable analysis_table(TableHooks& hooks, const SavedBytes& saved, int entries, bool guessed) {
  auto table = read_table<D>(saved);
  if (!table) return table.error();
  const Match<typename D::Game>& match = table->match;
  if (!D::is_known(match.first()) || !D::is_known(match.state())) {
    return Error{say("app.link.sealed")};
  }
  return std::unique_ptr<OpenTable>(
      std::make_unique<AnalysisTable<D>>(hooks, std::move(table->match), entries, guessed));
}

// The entry of a game in the house's list of tables.
template <DescribedTable D>
constexpr TableKind table_kind() {
  TableKind kind{D::kLetter, D::kGames,
                 [](TableHooks& hooks, const SavedBytes& saved, Place place) -> OpenedTable {
                   auto game = read_table<D>(saved);
                   if (!game) return game.error();
                   place.entries = game->entries;
                   return std::unique_ptr<OpenTable>(
                       std::make_unique<HostedTable<D>>(hooks, std::move(*game), std::move(place)));
                 },
                 &file_of_game<D>, &table_of<D>, {}, nullptr, nullptr, nullptr,
                 &table_from_match<D>};
  if constexpr (has(D::kTaught)) {
    kind.taught = D::kTaught;
    kind.teach = [](TableHooks& hooks, std::string_view game,
                    int step) -> std::unique_ptr<OpenTable> {
      return std::make_unique<TaughtTable<D>>(hooks, game, step);
    };
    kind.analyse = &analysis_table<D>;
  }
  if constexpr (D::kPuzzles) kind.pose = &puzzle_table<D>;
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
