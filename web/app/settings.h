// What a player has chosen for every table and for the page around it: one small value. It is kept
// as a word under a key for each setting, so that what an older or a newer page kept is read as far
// as it is known, and whatever is not falls back to what a first visit finds.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/screen.h"
#include "web/base/theme.h"

namespace mael::web {

// How fast things move that move by themselves; with Off they lie there at once.
enum class Speed : std::uint8_t { Off, Slow, Even, Fast };

inline constexpr int kLoudest = 100;

// What the page wears; with System, whatever the system asks for.
enum class ThemeChoice : std::uint8_t { System, Dark, Light, Contrast };

struct Settings {
  ThemeChoice theme = ThemeChoice::System;
  Speed motion = Speed::Even;
  bool hints = true;
  bool advantage = false;
  bool asks_first = true;
  bool curtain = true;
  bool sound = true;
  int volume = 70;  // percent of kLoudest
  friend bool operator==(const Settings&, const Settings&) = default;
};

// A key and its word: "motion" and "slow". Never empty.
using SettingWord = std::pair<std::string_view, std::string>;

// Every setting, in the order in which it is kept and told to the page.
std::vector<SettingWord> words_of(const Settings& settings);

// Takes in one word; one that is not known means what a first visit finds. False: no setting has
// this key.
bool read_setting(std::string_view key, std::string_view word, Settings& settings);

// What is worn where the system asks for `wished`.
Themed theme_for(ThemeChoice choice, Themed wished);

// What screens need to know of it. A system that wishes for less motion is obeyed whatever is
// chosen here.
ScreenSettings screen_settings(const Settings& settings, bool system_reduces_motion);

}  // namespace mael::web
