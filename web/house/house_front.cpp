#include "web/house/house_front.h"

#include "web/house/shelved_games.h"

namespace mael::web {

HouseFront::HouseFront(FrontDesk& desk)
    : desk_(desk), forces_(desk, *this),
      set_up_(desk, {[this] { leave_set_up(); }, [this](std::string_view) { forces_.open(); }}),
      shelf_(desk, *this) {
  for (const ShelvedGame& game : shelved_games()) {
    set_up_.add(std::string(game.id), game.setup(forces_.own()));
  }
}

PageScreen& HouseFront::screen() {
  if (building_) return forces_;
  if (setting_up_) return set_up_;
  return shelf_;
}

bool HouseFront::remembered(std::string_view key, std::string_view value) {
  return forces_.remembered(key, value) || set_up_.remembered(key, value);
}

void HouseFront::started() {
  forces_.started();
  forces_changed();
}

bool HouseFront::text_edited(Ticket ticket, std::string_view text) {
  return forces_.text_edited(ticket, text) || set_up_.text_edited(ticket, text);
}

void HouseFront::build_forces() {
  building_ = true;
  desk_.screen_changed();
}

void HouseFront::leave_forces() {
  building_ = false;
  desk_.screen_changed();
}

// What was chosen there before may not begin: there it says why.
void HouseFront::play(std::string_view game) {
  set_up_.show(game, cover_of(shelved_game(game)));
  if (set_up_.may_begin()) {
    set_up_.begin();
  } else {
    show_set_up();
  }
}

void HouseFront::set_up(std::string_view game) {
  set_up_.show(game, cover_of(shelved_game(game)));
  show_set_up();
}

void HouseFront::show_set_up() {
  setting_up_ = true;
  desk_.screen_changed();
}

void HouseFront::leave_set_up() {
  show_shelf();
  desk_.screen_changed();
}

void HouseFront::show_shelf() {
  setting_up_ = building_ = false;
  shelf_.come_up();
}

void HouseFront::forces_changed() { set_up_.face().renew(); }

}  // namespace mael::web
