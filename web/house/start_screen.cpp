#include "web/house/start_screen.h"

#include "engine/maelstrom/words.h"
#include "web/app/overloaded.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/house/cards_table.h"
#include "web/house/maelstrom_table.h"
#include "web/table/hosted_table.h"

namespace mael::web {

void StartScreen::obey(const start::Wish& wanted) {
  std::visit(Overloaded{
                 [&](const start::NewGame& wish) { begin(wish); },
                 [&](const start::NewCardGame& wish) { begin(wish); },
                 [&](const start::Back&) { doors_.back(); },
                 [&](const start::BuildForces&) { doors_.build(); },
                 [&](const start::DrawForce& wish) {
                   face().draw_force(wish.seat, desk_.platform().random_seed());
                 },
                 [&](const start::EditName& wish) { edit_name(wish); },
                 [&](const start::Choose& wish) {
                   face().choose(wish.id, wishes());
                   carry_out();
                 },
             },
             wanted);
}

void StartScreen::begin() {
  face().choose("begin", wishes());
  carry_out();
}

void StartScreen::begin(const start::NewGame& wish) {
  const auto table =
      begin_table<MaelstromTable>(wish.setup, wish.players, desk_.platform().random_seed());
  if (table) return desk_.put_on_table(*table);
  std::string reasons;
  for (const Violation& violation : table.error()) {
    reasons += (reasons.empty() ? "" : " ") + mael::maelstrom::explain({}, violation, spoken());
  }
  face().show_problem(reasons);
}

// The planets lie in a row by chance (ECG-R15).
void StartScreen::begin(const start::NewCardGame& wish) {
  const std::uint64_t seed = desk_.platform().random_seed();
  Random random(seed);
  mael::cards::Setup setup = CardsTable::Game::draw_setup(random);
  setup.factions = wish.factions;
  setup.options = wish.options;
  if (const auto table = begin_table<CardsTable>(setup, wish.players, seed)) {
    desk_.put_on_table(*table);
  }
}

void StartScreen::edit_name(const start::EditName& wish) {
  const std::string side = std::to_string(index_of(wish.seat) + 1);
  const Ticket ticket = desk_.platform().edit_text(
      {wish.at, say("app.name.label", {side}), wish.current, static_cast<int>(kLongestName)});
  name_edited_ = {ticket, wish.seat};
}

bool StartScreen::text_edited(Ticket ticket, std::string_view text) {
  if (ticket != name_edited_.first) return false;
  const Seat seat = name_edited_.second;
  face().set_name(seat, std::string(text));
  desk_.platform().remember(seat == Seat::A ? "name.a" : "name.b", std::string(text));
  return true;
}

bool StartScreen::remembered(std::string_view key, std::string_view value) {
  if (key != "name.a" && key != "name.b") return false;
  face().set_name(key == "name.a" ? Seat::A : Seat::B, std::string(value));
  return true;
}

// ---- In words ----------------------------------------------------------------------------------

Words StartScreen::words() {
  start::Mirror mirror = face().mirror();
  Words words;
  words.title = face().view().title;
  words.status = mirror.status;
  words.alert = mirror.alert;
  say_choices(std::move(mirror.choices), words);
  return words;
}

}  // namespace mael::web
