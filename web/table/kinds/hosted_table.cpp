#include "web/table/kinds/hosted_table.h"

#include <algorithm>
#include <span>
#include <utility>

#include "web/base/say.h"

namespace mael::web {

HostedTable::HostedTable(TableHooks& hooks, std::unique_ptr<OpenGame> game,
                         Session::Seating seating, Found found)
    : SessionTable(hooks, std::move(game), std::move(seating), {}), found_(found) {
  const std::uint64_t seed = session().seed();
  for (const Seat seat : this->game().seats(session().at())) {
    const PlayerKind kind = player(seat).kind;
    if (kind == PlayerKind::Person) continue;
    deciders_.push_back(std::make_unique<BotDecider>(thoughts(), pace_, kind, seed));
    session().set_decider(seat, *deciders_.back());
  }
}

void HostedTable::begin(const ScreenSettings& settings) {
  keep_settings(settings);
  session().open();
}

std::string HostedTable::title() const {
  return said(game().title(session().players(), session().at()));
}

// By the same clock.
Session::Seating HostedTable::seated_anew(std::uint64_t seed, Place place) const {
  return {session().players(), seed, {}, std::move(place), set_anew(session().clock().kept())};
}

std::unique_ptr<OpenTable> HostedTable::again(std::uint64_t seed, Place place) const {
  return hosted(game().again(seated_anew(seed, std::move(place))));
}

Turn HostedTable::turn() const {
  const Seats seats = game().seats(session().at());
  const Seats all = persons();
  if (all.size() != 1 || seats.size() == 1 || is_over() || looks()) return Turn::None;
  if (session().is_waiting()) return Turn::Others;  // for storage, and then maybe for a bot
  const Seats awaited = game().awaited(session().at()).seats();
  return awaited.includes(*all.begin()) ? Turn::Yours : Turn::Others;
}

bool HostedTable::is_waiting() const {
  const bool shows = screen().has_to_show() && !screen().looks_back();
  return session().is_waiting() || shows;
}

void HostedTable::tick(Milliseconds now) {
  go_on(now);
  keep_time(now);
}

void HostedTable::resign() {
  press("resign");
  carry_out();
  hooks().platform().wake();
}

std::optional<Milliseconds> HostedTable::wake_at(Milliseconds now) const {
  auto shown = screen().wake_at(now);
  if (const auto second = session().clock().next_second()) {
    shown = std::min(shown.value_or(*second), std::max(now, *second));
  }
  const bool answers = thoughts().is_asked(Verb::Think) && thoughts().has_answer();
  if (session().is_waiting() || !answers || screen().looks_back()) return shown;
  return shown ? std::min(*shown, pace_.due()) : pace_.due();
}

// ---- What the session tells
// ----------------------------------------------------------------------

void HostedTable::opened() {
  lay_out();
  hooks().opened(*this);
  tell_end();
}

void HostedTable::went_on(int from) {
  hooks().written(session().written());
  SessionTable::went_on(from);
  tell_end();
}

void HostedTable::went_back() {
  hooks().written(session().written());
  lay_out();
}

void HostedTable::kept() {
  hooks().written(session().written());
  screen().set_may_take_back(session().take_back_target().has_value());
  hooks().platform().wake();
}

void HostedTable::lay_out() {
  screen().set_facts(facts_of_end());
  SessionTable::lay_out();
  screen().set_may_take_back(session().take_back_target().has_value());
  screen().set_asks_who_plays(came_as_position());
}

// A position that was not played on yet: its one player may not be two.
bool HostedTable::came_as_position() const {
  return session().size() == 0 && game().turn_number(session().at()) > 0 &&
         persons() == game().seats(session().at());
}

// Of those who play: seats that are not played count as persons' where they are stored.
Seats HostedTable::persons() const {
  const std::span<const Player> players = session().players();
  const int seats = game().seats(session().at()).size();
  return persons_among(players.first(static_cast<std::size_t>(seats)));
}

const Player& HostedTable::player(Seat seat) const {
  return session().players()[static_cast<std::size_t>(index_of(seat))];
}

// The end of a game of one person against one bot, and who won it; or of one alone.
void HostedTable::tell_end() {
  if (!is_over()) return;
  const Seats seats = game().seats(session().at());
  if (seats == Seats::only(Seat::A) && player(Seat::A).is_person()) {
    if (const auto points = game().points_of(session().at(), Seat::A)) {
      return tell_end(Seat::A, PlayerKind::Person, *points);
    }
  }
  if (seats != Seats::only(Seat::A).with(Seat::B)) return;
  if (player(Seat::A).is_person() == player(Seat::B).is_person()) return;
  const Seat person = player(Seat::A).is_person() ? Seat::A : Seat::B;
  const Seat bot = person == Seat::A ? Seat::B : Seat::A;
  tell_end(person, player(bot).kind, 0);
}

void HostedTable::tell_end(Seat person, PlayerKind bot, int points) {
  const int at = session().at();
  const Outcome end = game().ending(at);
  using How = Ended::How;
  const How how = end.draw ? How::Drawn : end.winners.includes(person) ? How::Won : How::Lost;
  const Score score = hooks().game_ended({session().place().id, std::string(game().id(at)),
                                          game().force_of(at, person), bot, how, points});
  if (score == Score{}) return;
  tally_ = bot == PlayerKind::Person ? told(score) : told_against(bot, score);
}

// How games of two persons end is kept nowhere.
std::string HostedTable::facts_of_end() const {
  if (!is_over()) return {};
  const int minutes = session().clock().minutes_played();
  const std::string took = minutes > 0 ? say_count("ui.end.minutes", minutes) : std::string();
  return took.empty() || tally_.empty() ? took + tally_ : took + " " + tally_;
}

// ---- What comes of it
// ----------------------------------------------------------------------------

// While an earlier moment is looked at the table stands still; what was stored meanwhile is shown
// afterwards.
void HostedTable::go_on(Milliseconds now) {
  if (screen().looks_back()) return;
  if (screen().has_to_show()) screen().set_facts(facts_of_end());
  if (screen().show_steps(now)) {
    screen().set_may_take_back(session().take_back_target().has_value());
    pace_.shown_at = now;
  }
  screen().set_waiting(session().is_waiting());
  if (session().is_waiting() || looks()) return;
  if (const auto forced = screen().forced()) {
    decide({*forced});
  } else {
    let_others_decide(now);
    take_counsel();
  }
}

// There is nothing but to look at it.
bool HostedTable::looks() const { return !session().can_go_on(); }

void HostedTable::decide(const std::vector<std::string>& actions) {
  if (screen().looks_back()) return;
  if (looks()) return hooks().platform().say(say("app.look"));
  SessionTable::decide(actions);
  screen().set_waiting(session().is_waiting());
}

void HostedTable::take_back(std::optional<int> after) {
  thoughts().stop();
  session().take_back(after);
  screen().set_waiting(session().is_waiting());
}

void HostedTable::let_others_decide(Milliseconds now) {
  if (!screen().lets_play_on(now) || !session().awaits_decider()) return;
  if (thoughts().has_failed()) return hooks().bot_failed();
  pace_.pause = pause(settings());
  session().let_decide(now);
  screen().set_waiting(session().is_waiting());
}

void HostedTable::add_words(AnyScreen::Said& said) const {
  if (!looks()) return;
  said.words.status = say("app.look") + " " + said.words.status;
  AnyScreen::Said left;
  for (std::size_t i = 0; i < said.actions.size(); ++i) {
    if (said.actions[i]) continue;
    left.add(said.words.choices[i].label, said.words.choices[i].notation);
  }
  said.words.choices = std::move(left.words.choices);
  said.actions = std::move(left.actions);
}

// ---- Links
// ---------------------------------------------------------------------------------------

// The moment that is looked at, of a game that is over or goes on: after so many entries.
std::optional<int> HostedTable::looked_at() const {
  const Chrome& shown = screen().chrome();
  if (shown.past) return shown.past->at;
  return shown.review ? std::optional(shown.review->at) : std::nullopt;
}

Result<std::string> HostedTable::hand_out() {
  if (const std::optional<int> moment = looked_at()) {
    if (auto link = moment_link(*moment)) return *std::move(link);
    return Error{say("app.share.sealed")};
  }
  if (game().has_secrets() && !looks()) return hand_out_secrets();
  return game().link(session().at());
}

// What was answered once is the answer on every table of this device.
Result<std::string> HostedTable::hand_out_secrets() {
  session().begin_line();
  HandedOut out = game().handed_out(session().size(), session().secrets());
  const KeptSecrets kept = hooks().kept_secrets();
  for (const Opening& opening : out.given) {
    const auto before = kept.given(id_of(opening));
    if (before && *before != opening) return Error{say("app.share.settled")};
  }
  session().handed_out(out.given, out.tells_steps);
  return std::move(out.link);
}

// ---- Time
// ----------------------------------------------------------------------------------------

std::vector<SeatClock> HostedTable::clocks() const {
  const PlayClock& clock = session().clock();
  std::vector<SeatClock> clocks;
  for (const Seat seat : clock.is_set() ? persons() : Seats()) {
    clocks.push_back({seat, told(clock, seat), clock.running() == seat, clock.is_short(seat)});
  }
  return clocks;
}

void HostedTable::keep_time(Milliseconds now) {
  if (is_over() || looks()) return session().stop_time();
  const Seat before = session().clock().running();
  const Seat whose = hooks().is_covered() ? Seat::Chance : whose_time(now);
  if (!session().keep_time(whose, screen().moment().device.turn, now)) return;
  const std::vector<Button>& menu = screen().chrome().menu;
  const bool may_resign = std::any_of(menu.begin(), menu.end(), [](const Button& button) {
    return button.name == "resign" && button.enabled();
  });
  hooks().time_is_up(name_of(before), may_resign);
}

// Of the person who decides, with the table in sight; Chance: nobody's. Whoever looks at earlier
// moments goes on thinking.
Seat HostedTable::whose_time(Milliseconds now) const {
  if (screen().looks_back()) {
    const Seat last = session().clock().last();
    const bool decides = last != Seat::Chance && game().awaited(session().at()).includes(last);
    return decides ? last : Seat::Chance;
  }
  const OpenSheet sheet = screen().chrome().sheet;
  const bool is_away = sheet == OpenSheet::Menu || sheet == OpenSheet::Help;
  const bool shows = screen().has_to_show() || !screen().lets_play_on(now);
  if (is_away || shows || session().is_waiting()) return Seat::Chance;
  return screen().decides() ? screen().actor() : Seat::Chance;
}

// ---- Advice, and looking back
// --------------------------------------------------------------------

void HostedTable::take_counsel() {
  if (thoughts().is_asked(Verb::Think)) return;
  if (const std::optional<Seat> seat = screen().awaits_advice()) {
    const Budget budget = advice_budget(screen().advice_parts());
    if (const auto said = counsel(
            {Verb::Advise, {}, *seat, session().seed(), budget, screen().advice_position(), {}})) {
      screen().advise(*said);
    }
  } else if (const auto unjudged = screen().unjudged()) {
    if (const auto said = counsel({Verb::Judge,
                                   {},
                                   unjudged->seat,
                                   session().seed(),
                                   review_budget(),
                                   unjudged->position,
                                   unjudged->action})) {
      screen().judged(unjudged->entry, *said);
    }
  } else if (thoughts().is_asked()) {
    thoughts().stop();
  }
}

// What a counsellor says to it, once.
std::optional<std::string> HostedTable::counsel(const ThoughtQuestion& question) {
  thoughts().ask(question, 1);
  std::optional<std::string> said = thoughts().take();
  if (said) hooks().platform().wake();
  return said;
}

void HostedTable::review() {
  if (is_over()) screen().review();
}

void HostedTable::look_at(int entries, bool moves) {
  if (entries < (moves ? 1 : 0) || entries > session().size() || screen().has_to_show()) return;
  hooks().platform().wake();
  if (moves) {
    screen().replay(entries);
  } else {
    screen().show_past(entries);
  }
}

void HostedTable::play_from(int entries) {
  if (entries < 0 || entries >= session().size()) return;
  if (!game().can_go_on(entries)) return hooks().platform().say(say("ui.past.unknown"));
  const std::uint64_t seed = hooks().platform().random_seed();
  hooks().asked_to_open(hosted(game().table(entries, seated_anew(seed, {hooks().new_id(), 0}))));
}

}  // namespace mael::web
