#include "web/app/settings.h"

#include <algorithm>
#include <array>

#include "engine/core/table.h"

namespace mael::web {

namespace {

constexpr std::array<std::string_view, 4> kThemeWords{"system", "dark", "light", "contrast"};
constexpr std::array<std::string_view, 4> kSpeeds{"off", "slow", "even", "fast"};
// Of the time that motion takes at an even speed, in percent.
constexpr std::array<int, kSpeeds.size()> kTimes{100, 170, 100, 55};

struct Switch {
  std::string_view key;
  bool Settings::*is_on;
};
constexpr std::array<Switch, 5> kSwitches{{{"hints", &Settings::hints},
                                           {"advantage", &Settings::advantage},
                                           {"asks_first", &Settings::asks_first},
                                           {"curtain", &Settings::curtain},
                                           {"sound", &Settings::sound}}};

// What stands where the word does among those of its kind.
template <class Choice>
Choice named(const std::array<std::string_view, 4>& words, std::string_view word, Choice usual) {
  const auto found = std::find(words.begin(), words.end(), word);
  return found == words.end() ? usual : static_cast<Choice>(found - words.begin());
}

template <class Choice>
std::string word_of(const std::array<std::string_view, 4>& words, Choice choice) {
  return std::string(words.at(static_cast<std::size_t>(choice)));
}

// "shown" is how pages before this one kept that the advantage is.
bool switched(std::string_view word, bool usual) {
  if (word == "on" || word == "shown") return true;
  return word == "off" ? false : usual;
}

int volume_of(std::string_view word) {
  int volume = 0;
  return read_number(word, 0, kLoudest, volume) ? volume : Settings{}.volume;
}

}  // namespace

std::vector<SettingWord> words_of(const Settings& settings) {
  std::vector<SettingWord> words{{"theme", word_of(kThemeWords, settings.theme)},
                                 {"motion", word_of(kSpeeds, settings.motion)},
                                 {"volume", std::to_string(settings.volume)}};
  for (const Switch& each : kSwitches) {
    words.emplace_back(each.key, settings.*each.is_on ? "on" : "off");
  }
  return words;
}

bool read_setting(std::string_view key, std::string_view word, Settings& settings) {
  if (key == "theme") {
    settings.theme = named(kThemeWords, word, Settings{}.theme);
    return true;
  }
  if (key == "motion") {
    settings.motion = named(kSpeeds, word, Settings{}.motion);
    return true;
  }
  if (key == "volume") {
    settings.volume = volume_of(word);
    return true;
  }
  for (const Switch& each : kSwitches) {
    if (each.key != key) continue;
    settings.*each.is_on = switched(word, Settings{}.*each.is_on);
    return true;
  }
  return false;
}

Themed theme_for(ThemeChoice choice, Themed wished) {
  switch (choice) {
    case ThemeChoice::System: break;
    case ThemeChoice::Dark: return Themed::Dark;
    case ThemeChoice::Light: return Themed::Light;
    case ThemeChoice::Contrast: return Themed::Contrast;
  }
  return wished;
}

ScreenSettings screen_settings(const Settings& settings, bool system_reduces_motion) {
  return {.reduced_motion = system_reduces_motion || settings.motion == Speed::Off,
          .time_percent = kTimes.at(static_cast<std::size_t>(settings.motion)),
          .hints = settings.hints,
          .advantage = settings.advantage,
          .asks_first = settings.asks_first,
          .curtain = settings.curtain};
}

}  // namespace mael::web
