#include "web/table/kinds/session_table.h"

#include <utility>

#include "engine/play/match_text.h"
#include "web/base/say.h"
#include "web/table/kinds/analysis_table.h"
#include "web/table/kinds/hosted_table.h"

namespace mael::web {

namespace {

// "a 1, b 0, MAE-050": what each seat has of the point, and the rule that decided.
std::string points_of(Seats seats, const Outcome& end) {
  std::string points;
  for (const Seat seat : seats) {
    points += std::string(1, letter_of(seat)) + (end.winners.includes(seat) ? " 1, " : " 0, ");
  }
  return points + end.rule.text();
}

}  // namespace

SessionTable::SessionTable(TableHooks& hooks, std::unique_ptr<OpenGame>&& game,
                           Session::Seating seating, SessionRules rules)
    : OpenTable(hooks),
      session_(hooks.platform(), *this, std::move(game), std::move(seating), std::move(rules)),
      screen_(this->game().make_screen(session_)) {}

TableReport SessionTable::report(Milliseconds now) const {
  return {game_id(),          screen_->seen(), screen_->is_moving(now),
          screen_->is_over(), session_.size(), screen_->cursor()};
}

std::string SessionTable::name_of(Seat seat) const {
  return said(game().name_of(session_.players(), session_.at(), seat));
}

// ---- Words
// ---------------------------------------------------------------------------------------

Words SessionTable::words() {
  said_ = screen_->words();
  said_.words.table = place().id;
  add_words(said_);
  return said_.words;
}

void SessionTable::choose(std::size_t choice) {
  if (choice >= said_.actions.size()) return;
  if (const auto action = said_.actions[choice]) {
    play(*action);
    return;
  }
  const std::string button = said_.words.choices[choice].notation;
  press(button);
  carry_out();
}

bool SessionTable::play(std::string_view notation) {
  if (const auto action = screen_->offered(notation)) {
    if (action->empty()) {
      hooks().platform().wake();
    } else {
      decide({*action});
    }
    return true;
  }
  for (const std::optional<std::string>& action : said_.actions) {
    if (action != notation) continue;
    decide({*action});
    return true;
  }
  return false;
}

bool SessionTable::close_topmost() {
  const bool was_there = screen_->close_topmost();
  carry_out();
  return was_there;
}

void SessionTable::carry_out() {
  const AnyScreen::Wishes wishes = screen_->take_wishes();
  if (wishes.late) hooks().platform().wake();
  if (wishes.decides) decide(wishes.actions);
  for (const Request& request : wishes.requests) carry_out_request(request);
  for (const Sound sound : wishes.sounds) hooks().platform().play(sound);
}

// ---- Out of the house
// ----------------------------------------------------------------------------

// As each person sees it; of a table of bots, each of them.
std::vector<SeatView> SessionTable::views() const {
  const auto& past = screen_->chrome().past;
  return game().views(session_.players(), past ? past->at : session_.at());
}

Result<std::string> SessionTable::hand_out() { return game().handed_out(session_.at(), {}).link; }

std::optional<std::string> SessionTable::moment_link(int entries) const {
  if (!game().is_known(0) || !game().is_known(session_.at())) return {};
  const std::string link = session_.match().link_at(entries);
  return link.empty() ? std::nullopt : std::optional(link.substr(1));
}

std::string SessionTable::match_as_text() const {
  const std::unique_ptr<AnyMatch> match = session_.match().branch_at(session_.size());
  const Seats seats = game().seats(session_.at());
  MatchNotes notes{{}, say("app.match.turn")};
  std::string names;
  for (const Seat seat : seats) {
    const std::string letter(1, letter_of(seat));
    names += (names.empty() ? "" : ", ") + say("ui.pair", {letter, name_of(seat)});
  }
  notes.heads = {std::string(game().id(session_.at())), names};
  if (const Outcome end = match->ending(); end.over) notes.heads.push_back(points_of(seats, end));
  return write_match(*match, notes);
}

// ---- Other tables ------------------------------------------------------------------------------

OpenedTable SessionTable::analysed(std::optional<int> entries) {
  const std::uint64_t seed = hooks().platform().random_seed();
  return analysis_table(hooks(), screen_->analysed(entries.value_or(session_.at()), seed));
}

std::unique_ptr<OpenTable> SessionTable::hosted(NewTable table) const {
  return std::make_unique<HostedTable>(hooks(), std::move(table.game), std::move(table.seating),
                                       HostedTable::Found{});
}

// ---- What is shown
// -------------------------------------------------------------------------------

void SessionTable::set_settings(const ScreenSettings& settings) {
  settings_ = settings;
  screen_->set_settings(settings);
}

void SessionTable::lay_out() {
  screen_->open(settings_);
  hooks().platform().wake();
}

void SessionTable::went_on(int from) {
  screen_->went_on(from);
  hooks().platform().wake();
}

}  // namespace mael::web
