#include "web/house/house_front.h"

#include <utility>

#include "web/house/maelstrom_table.h"
#include "web/house/shelved_games.h"

namespace mael::web {

HouseFront::HouseFront(FrontServices& services)
    : services_(services),
      set_up_(services, {[this] { leave_set_up(); }, [this](std::string_view) { open_forces(); }}),
      shelf_(services, *this) {}

PageScreen& HouseFront::screen() {
  if (building_) return forces_->screen();
  if (setting_up_) return set_up_;
  return shelf_;
}

bool HouseFront::remembered(std::string_view key, std::string_view value) {
  if (shelf_.remembered(key, value)) return true;
  if (!is_force_key(key)) return set_up_.remembered(key, value);
  remembered_.emplace_back(key, value);
  return true;
}

bool HouseFront::text_edited(Ticket ticket, std::string_view text) {
  return (forces_ && forces_->text_edited(ticket, text)) || set_up_.text_edited(ticket, text);
}

// ---- What needs the code of a game -------------------------------------------------------------

void HouseFront::furnish(char code) {
  if (!furnished_.insert(code).second) return;
  for (const ShelvedGame& game : shelved_games()) {
    if (game.code != code) continue;
    if (game.kept && !kept_) kept_ = game.kept(services_.platform(), remembered_);
    set_up_.add(std::string(game.id), game.setup(kept_ ? &kept_->forces() : nullptr));
  }
}

ForceBuilder& HouseFront::forces() {
  furnish(MaelstromTable::kLetter);
  for (const ShelvedGame& game : shelved_games()) {
    if (game.builder && !forces_) forces_ = game.builder(services_, *this, *kept_);
  }
  return *forces_;
}

void HouseFront::with_forces(std::function<void(ForceBuilder&)> then) {
  services_.with_code(
      {MaelstromTable::kLetter, kForceBuilderCode, kAdvancedIconsCode, kVortexIconsCode},
      [this, then = std::move(then)] { then(forces()); });
}

void HouseFront::with_set_up(std::string_view game, std::function<void()> then) {
  const ShelvedGame& shelved = shelved_game(game);
  services_.with_code(shelved.code + std::string(shelved.icons),
                      [this, &shelved, then = std::move(then)] {
                        furnish(shelved.code);
                        set_up_.show(shelved.id, cover_of(shelved));
                        then();
                      });
}

bool HouseFront::open_link(const std::string& text) {
  if (!is_force_link(text)) return false;
  with_forces([text](ForceBuilder& forces) { forces.open_force(text); });
  return true;
}

void HouseFront::open_forces() {
  with_forces([](ForceBuilder& forces) { forces.open(); });
}

void HouseFront::build_forces() {
  building_ = true;
  services_.screen_changed();
}

void HouseFront::leave_forces() {
  building_ = false;
  services_.screen_changed();
}

// What was chosen there before may not begin: there it says why.
void HouseFront::play(std::string_view game) {
  with_set_up(game, [this] {
    if (set_up_.may_begin()) {
      set_up_.begin();
    } else {
      show_set_up();
    }
  });
}

void HouseFront::set_up(std::string_view game) {
  with_set_up(game, [this] { show_set_up(); });
}

void HouseFront::show_set_up() {
  setting_up_ = true;
  services_.screen_changed();
}

void HouseFront::leave_set_up() {
  show_shelf();
  services_.screen_changed();
}

void HouseFront::show_shelf() {
  setting_up_ = building_ = false;
  shelf_.come_up();
}

}  // namespace mael::web
