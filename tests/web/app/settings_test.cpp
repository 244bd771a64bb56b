// Settings: kept a word for each, read as far as they are known, at work at once at every table.
#include "web/app/settings.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "tests/web/app/test_page.h"

namespace mael::web {
namespace {

// What is read of the words of these settings, over others.
Settings read_back(const Settings& settings, Settings over = {}) {
  for (const auto& [key, word] : words_of(settings)) REQUIRE(read_setting(key, word, over));
  return over;
}

std::string word_kept(const FakePlatform& platform, std::string_view key) {
  std::string word;
  for (const auto& [each, value] : platform.settings) {
    if (each == key) word = value;
  }
  return word;
}

const Settings kOthers{.theme = ThemeChoice::Contrast,
                       .motion = Speed::Fast,
                       .hints = false,
                       .advantage = true,
                       .asks_first = false,
                       .curtain = false,
                       .sound = false,
                       .volume = 0};

}  // namespace

TEST_CASE("every setting is kept by a key of its own and comes back as it was", "[settings]") {
  std::set<std::string_view> keys;
  for (const auto& [key, word] : words_of({})) {
    CHECK_FALSE(word.empty());
    keys.insert(key);
  }
  CHECK(keys.size() == words_of({}).size());
  CHECK(read_back(kOthers) == kOthers);
  CHECK(read_back({}, kOthers) == Settings{});
  for (const Speed speed : {Speed::Off, Speed::Slow, Speed::Even, Speed::Fast}) {
    CHECK(read_back({.motion = speed}).motion == speed);
  }
  for (const ThemeChoice choice :
       {ThemeChoice::System, ThemeChoice::Dark, ThemeChoice::Light, ThemeChoice::Contrast}) {
    CHECK(read_back({.theme = choice}).theme == choice);
  }
}

TEST_CASE("what is broken or not known means what a first visit finds", "[settings]") {
  for (const auto& [key, usual] : words_of({})) {
    for (const std::string_view word : {"", "ON", "101", "-1", "7e1", "fastest", "\xff"}) {
      INFO(key << " " << word);
      Settings settings = kOthers;
      CHECK(read_setting(key, word, settings));
      Settings expected = kOthers;
      REQUIRE(read_setting(key, usual, expected));
      CHECK(settings == expected);
    }
  }
  Settings settings;
  CHECK_FALSE(read_setting("open", "on", settings));
  CHECK_FALSE(read_setting("", "on", settings));
  CHECK(settings == Settings{});
}

TEST_CASE("that the advantage is shown is read as earlier pages kept it", "[settings]") {
  Settings settings;
  CHECK(read_setting("advantage", "shown", settings));
  CHECK(settings.advantage);
  CHECK(read_setting("advantage", "", settings));
  CHECK_FALSE(settings.advantage);
}

TEST_CASE("a system that wishes for less motion is obeyed whatever is chosen", "[settings]") {
  CHECK(screen_settings({.motion = Speed::Fast}, true).reduced_motion);
  CHECK(screen_settings({.motion = Speed::Off}, false).reduced_motion);
  CHECK_FALSE(screen_settings({.motion = Speed::Slow}, false).reduced_motion);
  const auto time = [](Speed speed) {
    return screen_settings({.motion = speed}, false).time_percent;
  };
  CHECK(time(Speed::Even) == 100);
  CHECK(time(Speed::Slow) > 100);
  CHECK(time(Speed::Fast) < 100);
}

TEST_CASE("a choice is kept, told to the page and at work at the open table", "[app][settings]") {
  Page page;
  page.open();
  REQUIRE_FALSE(page.platform.applied.empty());
  CHECK(page.platform.applied.back() == Settings{});
  REQUIRE(page.choose("play maelstrom"));
  REQUIRE(page.offers("settings"));
  CHECK(page.choose("settings"));
  CHECK(page.platform.settings_shown == 1);
  REQUIRE(page.offers("show_advantage"));

  page.app.setting_chosen("advantage", "on");
  page.rest();
  CHECK(page.offers("hide_advantage"));
  CHECK(page.platform.applied.back().advantage);
  CHECK(word_kept(page.platform, "advantage") == "on");

  CHECK(page.choose("hide_advantage"));
  CHECK_FALSE(page.platform.applied.back().advantage);
  CHECK(word_kept(page.platform, "advantage") == "off");
}

TEST_CASE("the page wears the theme chosen, or the one that the system asks for",
          "[app][settings]") {
  Page page;
  page.open();
  CHECK(worn_theme() == Themed::Dark);
  page.app.theme_wished(Themed::Light);
  CHECK(worn_theme() == Themed::Light);
  page.app.setting_chosen("theme", "contrast");
  CHECK(worn_theme() == Themed::Contrast);
  CHECK(word_kept(page.platform, "theme") == "contrast");
  page.app.theme_wished(Themed::Dark);
  CHECK(worn_theme() == Themed::Contrast);
  page.app.setting_chosen("theme", "system");
  CHECK(worn_theme() == Themed::Dark);
}

TEST_CASE("a choice that changes nothing, or is none, is not written", "[app][settings]") {
  Page page;
  page.open();
  const std::size_t kept = page.platform.settings.size();
  page.app.setting_chosen("motion", "even");
  page.app.setting_chosen("motion", "headlong");
  page.app.setting_chosen("open", "elsewhere");
  CHECK(page.platform.settings.size() == kept);
  CHECK(page.platform.applied.size() == 1);
}

TEST_CASE("the next visit finds what was chosen", "[app][settings]") {
  Page page;
  page.open();
  for (const auto& [key, word] : words_of(kOthers)) page.app.setting_chosen(key, word);
  Page again;
  for (const auto& [key, word] : page.platform.settings) again.app.remembered(key, word);
  again.open();
  CHECK(again.platform.applied.back() == kOthers);
}

TEST_CASE("the start page asks for the sheet too", "[app][settings]") {
  Page page;
  page.open();
  page.app.settings_wanted();
  CHECK(page.platform.settings_shown == 1);
}

}  // namespace mael::web
