#include "web/house/house_front.h"

namespace mael::web {

HouseFront::HouseFront(FrontDesk& desk)
    : desk_(desk), forces_(desk, *this), start_(desk, [this] { forces_.open(); }) {}

PageScreen& HouseFront::screen() {
  if (building_) return forces_;
  return start_;
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

void HouseFront::forces_changed() { start_.face().set_forces(forces_.own()); }

}  // namespace mael::web
