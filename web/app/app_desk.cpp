// What the screens wish for, carried out.
#include <charconv>

#include "engine/maelstrom/words.h"
#include "web/app/app.h"
#include "web/app/overloaded.h"
#include "web/app/position_links.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using maelstrom::say;

}  // namespace

// ---- The table's -------------------------------------------------------------------------------

void App::carry_out(const maelstrom::Wishes& wishes) {
  if (!wishes.actions.empty()) host_.decide(wishes.actions);
  for (const Request& request : wishes.requests) carry_out(request);
}

void App::carry_out(const Request& wanted) {
  std::visit(Overloaded{
                 [&](const request::TakeBack&) { host_.take_back(); },
                 [&](const request::Leave&) { leave(); },
                 [&](const request::Share&) { share(); },
                 [&](const request::OpenRule& open) {
                   platform_.show_rules(mael::maelstrom::rule_reference(), open.rule);
                 },
                 [&](const request::PlayAgain&) { play_again(); },
             },
             wanted);
}

// Called inside the player's own press: browsers share and copy at no other time.
void App::share() {
  platform_.share_link(say("app.share.title"), link_to(host_.session().state()));
}

void App::leave() {
  host_.leave();
  last_open_.clear();
  platform_.remember("open", "");
  platform_.set_title(say("app.title"));
  list_saves();
  input_.reset();
  stir();
}

void App::play_again() {
  const SavedTable& table = host_.session().table();
  const auto& setup = table.match.setup();
  if (setup) return begin(*setup, table.players);
  put_on_table({table.players, platform_.random_seed(), TableMatch(table.match.first()), 0});
}

void App::table_opened() {
  const GameSession& session = host_.session();
  building_ = false;
  last_open_ = session.place().id;
  platform_.remember("open", last_open_);
  platform_.set_title(title_of(session.table()));
  if (const int entry = session.table().broken_at; entry > 0) {
    platform_.say(say("app.file.broken", {std::to_string(entry)}));
  }
  input_.reset();
  stir();
}

// ---- The start screen's ------------------------------------------------------------------------

void App::carry_out(const start::Wish& wanted) {
  std::visit(Overloaded{
                 [&](const start::NewGame& wish) { begin(wish.setup, wish.players); },
                 [&](const start::Resume& wish) { resume(wish.id); },
                 [&](const start::Forget& wish) { ask_to_forget(wish.id); },
                 [&](const start::PasteLink&) { ask_for_link(); },
                 [&](const start::OpenFile&) { platform_.pick_file(); },
                 [&](const start::BuildForces&) { open_forces(); },
                 [&](const start::DrawForce& wish) {
                   start_.draw_force(wish.seat, platform_.random_seed());
                 },
                 [&](const start::EditName& wish) { edit_name(wish); },
                 [&](const start::Choose& wish) { choose(wish.id); },
             },
             wanted);
}

void App::choose(const std::string& id) {
  start::Wishes wishes;
  start_.choose(id, wishes);
  for (const start::Wish& wish : wishes) carry_out(wish);
}

void App::begin(const mael::maelstrom::Setup& setup, const TablePlayers& players) {
  auto match = TableMatch::begin(setup);
  if (!match) {
    std::string reasons;
    for (const Violation& violation : match.error()) {
      reasons += (reasons.empty() ? "" : " ") + mael::maelstrom::explain({}, violation, english());
    }
    start_.show_problem(reasons);
    return;
  }
  put_on_table({players, platform_.random_seed(), std::move(*match), 0});
}

void App::resume(const std::string& id) {
  const StoredGame* game = shelf_.find(id);
  if (!game) return;
  auto table = read_table(game->bytes);
  if (!table) return tell_problem("app.file.bad.title", table.error().message);
  host_.open(std::move(*table), {id, game->revision}, settings_);
}

void App::ask_to_forget(const std::string& id) {
  const StoredGame* game = shelf_.find(id);
  if (!game) return;
  const Question question{say("app.forget.title"),
                          say("app.forget.sentence", {game->title}),
                          {},
                          {{"forget", say("app.forget.yes")},
                           {"file", say("app.forget.file")},
                           {"keep", say("app.forget.no")}}};
  dialogs_.ask(question, [this, id](std::string_view answer, std::string_view) {
    const StoredGame* kept = shelf_.find(id);
    if (!kept) return;
    if (answer == "file") return save_as_file(*kept);
    if (answer == "forget") platform_.forget(id);
  });
}

void App::forgotten(std::string_view id, bool gone) {
  if (!gone) return tell_problem("app.forget.failed.title", say("app.forget.failed.sentence"));
  shelf_.drop(std::string(id));
  list_saves();
  stir();
}

void App::save_as_file(const StoredGame& game) {
  platform_.offer_file(say("app.file.name", {game.title}), game.bytes);
}

void App::edit_name(const start::EditName& wish) {
  const std::string side = std::to_string(index_of(wish.seat) + 1);
  const Ticket ticket = platform_.edit_text(
      {wish.at, say("app.name.label", {side}), wish.current, static_cast<int>(kLongestName)});
  name_edited_ = {ticket, wish.seat};
}

void App::text_edited(Ticket ticket, std::string_view text) {
  if (ticket == force_edited_.first) {
    forces_.set_text(force_edited_.second, text);
    return stir();
  }
  if (ticket != name_edited_.first) return;
  const Seat seat = name_edited_.second;
  start_.set_name(seat, std::string(text));
  platform_.remember(seat == Seat::A ? "name.a" : "name.b", std::string(text));
  stir();
}

// Never the same twice: sixteen hexadecimal digits of chance.
std::string App::new_id() {
  std::array<char, 17> digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), platform_.random_seed(), 16);
  return {digits.data(), end.ptr};
}

void App::list_saves() {
  std::vector<start::SaveSummary> saves;
  for (const StoredGame& game : shelf_.games()) {
    saves.push_back({game.id, game.title, game.line, game.when});
  }
  start_.set_saves(std::move(saves));
}

}  // namespace mael::web
