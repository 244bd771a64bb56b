#include "web/house/set_up_screen.h"

#include <algorithm>

#include "web/app/overloaded.h"
#include "web/app/saved_table.h"
#include "web/base/say.h"
#include "web/setup/clock.h"

namespace mael::web {

namespace {

constexpr std::string_view kSetup = "setup.", kName = "name.";
constexpr int kUsualSeats = 2;

std::string key_of_name(std::size_t seat) {
  return std::string(kName) + letter_of(seat_at(static_cast<int>(seat)));
}

}  // namespace

void SetUpScreen::add(std::string id, std::unique_ptr<setup::GameSetup> game) {
  const GameCard& card = game->card();
  const int seats = std::clamp(kUsualSeats, card.fewest_seats, card.most_seats);
  const auto remembered = remembered_.find(id);
  auto filled = setup::read_filled(remembered == remembered_.end() ? "" : remembered->second);
  if (!filled) filled = setup::usual(seats);
  games_.emplace(std::move(id), Kept{std::move(game), std::move(*filled)});
}

void SetUpScreen::show(std::string_view id, setup::Cover cover) {
  const Kept& kept = games_.find(id)->second;
  setup::Filled filled = kept.filled;
  for (std::size_t i = 0; i < filled.seats.size(); ++i) filled.seats[i].name = names_.at(i);
  shown_ = id;
  face().show(*kept.game, std::move(cover), std::move(filled), &services_.wins());
  seen_ = face().filled();
}

void SetUpScreen::carry_out() {
  FrontScreen::carry_out();
  keep();
}

void SetUpScreen::choose(std::size_t choice) {
  FrontScreen::choose(choice);
  keep();
}

void SetUpScreen::obey(const setup::Wish& wanted) {
  std::visit(Overloaded{
                 [&](const setup::Begin&) { begin(); },
                 [&](const setup::Back&) { doors_.back(); },
                 [&](const setup::Enter& wish) { enter(wish.door); },
                 [&](const setup::DrawValue& wish) {
                   const setup::GameSetup& game = *games_.find(shown_)->second.game;
                   face().take(wish.choice, wish.seat,
                               game.draw(face().filled(), wish.choice, wish.seat,
                                         services_.platform().random_seed()));
                 },
                 [&](const setup::EditName& wish) { edit_name(wish); },
                 [&](const setup::Choose& wish) {
                   face().choose(wish.id, wishes());
                   carry_out();
                 },
             },
             wanted);
}

void SetUpScreen::enter(const std::string& door) {
  const setup::GameSetup& game = *games_.find(shown_)->second.game;
  auto dealt = game.dealt(face().filled(), door, services_.platform().random_seed());
  if (!dealt) return doors_.enter(door);
  face().fill(std::move(*dealt));
}

bool SetUpScreen::may_begin() const { return face().view().form.refusal.empty(); }

void SetUpScreen::begin() {
  const setup::GameSetup& game = *games_.find(shown_)->second.game;
  const setup::Filled& filled = face().filled();
  auto begun = game.begin(filled, services_.platform().random_seed());
  if (!begun) return face().show_problem(begun.error().message);
  (*begun)->set_clock(setup::clock_of(filled));
  services_.begin_game(std::move(*begun));
}

void SetUpScreen::edit_name(const setup::EditName& wish) {
  const std::string side = std::to_string(wish.seat + 1);
  const Ticket ticket = services_.platform().edit_text(
      {wish.at, say("app.name.label", {side}), wish.current, static_cast<int>(kLongestName)});
  name_edited_ = {ticket, wish.seat};
}

bool SetUpScreen::text_edited(Ticket ticket, std::string_view text) {
  if (ticket != name_edited_.first) return false;
  face().set_name(name_edited_.second, std::string(text));
  keep();
  return true;
}

// ---- What is kept ------------------------------------------------------------------------------

void SetUpScreen::keep() {
  const setup::Filled& filled = face().filled();
  if (shown_.empty() || filled == seen_) return;
  seen_ = filled;
  for (std::size_t i = 0; i < filled.seats.size(); ++i) {
    if (names_.at(i) == filled.seats[i].name) continue;
    names_.at(i) = filled.seats[i].name;
    services_.platform().remember(key_of_name(i), names_.at(i));
  }
  games_.find(shown_)->second.filled = filled;
  services_.platform().remember(std::string(kSetup) + shown_, setup::write_filled(filled));
}

bool SetUpScreen::remembered(std::string_view key, std::string_view value) {
  for (std::size_t i = 0; i < names_.size(); ++i) {
    if (key != key_of_name(i)) continue;
    names_.at(i) = value;
    return true;
  }
  if (key.substr(0, kSetup.size()) != kSetup) return false;
  remembered_.insert_or_assign(std::string(key.substr(kSetup.size())), value);
  return true;
}

// ---- In words ----------------------------------------------------------------------------------

Words SetUpScreen::words() {
  setup::TextView text_view = face().text_view();
  Words words;
  words.title = face().view().cover.title;
  words.status = text_view.status;
  words.alert = text_view.alert;
  say_choices(std::move(text_view.choices), words);
  return words;
}

}  // namespace mael::web
