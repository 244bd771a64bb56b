#include "web/house/house_front.h"

namespace mael::web {

HouseFront::HouseFront(FrontDesk& desk)
    : desk_(desk), forces_(desk, *this),
      start_(desk, {[this] { leave_set_up(); }, [this] { forces_.open(); }}),
      shelf_(desk, *this) {}

PageScreen& HouseFront::screen() {
  if (building_) return forces_;
  if (setting_up_) return start_;
  return shelf_;
}

bool HouseFront::remembered(std::string_view key, std::string_view value) {
  return forces_.remembered(key, value) || start_.remembered(key, value);
}

void HouseFront::started() {
  forces_.started();
  forces_changed();
}

bool HouseFront::text_edited(Ticket ticket, std::string_view text) {
  return forces_.text_edited(ticket, text) || start_.text_edited(ticket, text);
}

void HouseFront::build_forces() {
  building_ = true;
  desk_.screen_changed();
}

void HouseFront::leave_forces() {
  building_ = false;
  desk_.screen_changed();
}

void HouseFront::play(start::Game game) {
  start_.face().show(game);
  start_.begin();
  // What was chosen there before may not begin: there it says why.
  const start::View& view = start_.face().view();
  if (!view.refusal.empty() || !view.problem.empty()) show_set_up();
}

void HouseFront::set_up(start::Game game) {
  start_.face().show(game);
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

void HouseFront::forces_changed() { start_.face().set_forces(forces_.own()); }

}  // namespace mael::web
