// Settings: chosen on the sheet of the page, or at a table; kept, and at work at once.
#include "web/app/app.h"

namespace mael::web {

void App::setting_chosen(std::string_view key, std::string_view word) {
  const Settings before = settings_;
  if (!read_setting(key, word, settings_) || settings_ == before) return;
  for (const auto& [each, now] : words_of(settings_)) {
    if (each == key) platform_.remember(std::string(key), now);
  }
  settings_changed();
}

void App::settings_changed() {
  wear_theme(theme_for(settings_.theme, system_theme_));
  platform_.apply_settings(settings_);
  host_.set_settings(for_screens());
  stir();
}

void App::show_advantage(bool shown) { setting_chosen("advantage", shown ? "on" : "off"); }

// The system's wish is the device's, not the player's: it is not kept.
void App::motion_reduced(bool reduced) {
  system_reduces_motion_ = reduced;
  host_.set_settings(for_screens());
  stir();
}

void App::theme_wished(Themed wished) {
  system_theme_ = wished;
  settings_changed();
}

}  // namespace mael::web
