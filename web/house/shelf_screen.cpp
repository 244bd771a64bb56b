#include "web/house/shelf_screen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "web/app/overloaded.h"
#include "web/base/say.h"
#include "web/house/cards_table.h"
#include "web/house/shelved_games.h"

namespace mael::web {

namespace {

std::vector<shelf::Box> boxes() {
  std::vector<shelf::Box> boxes;
  for (const ShelvedGame& game : shelved_games()) {
    const setup::Cover cover = cover_of(game);
    boxes.push_back({cover.picture, cover.title, cover.line, cover.players, cover.time,
                     say("shelf.told", {cover.line, cover.players, std::to_string(game.minutes)}),
                     cover.accent});
  }
  return boxes;
}

std::vector<shelf::Way> ways() {
  constexpr std::array kWays{std::pair{"learn", Icon::SkillfulEvacuees},
                             std::pair{"forces", Icon::Stack}, std::pair{"link", Icon::Link},
                             std::pair{"file", Icon::Copy}};
  std::vector<shelf::Way> ways;
  for (const auto& [id, icon] : kWays) {
    const std::string key = std::string("shelf.") + id;
    ways.push_back({id, say(key), say(key + ".brief"), say(key + ".line"), icon});
  }
  return ways;
}

// How long ago a moment was, by the largest unit that fits.
std::string since(std::int64_t then, std::int64_t now) {
  constexpr std::int64_t kMinute = 60'000, kHour = 60 * kMinute, kDay = 24 * kHour;
  const std::int64_t gone = std::max<std::int64_t>(0, now - then);
  if (gone < kMinute) return say("shelf.ago.now");
  const auto told = [&](const char* unit, std::int64_t length) {
    return say_count(std::string("shelf.ago.") + unit, static_cast<int>(gone / length));
  };
  if (gone < kHour) return told("minutes", kMinute);
  return gone < kDay ? told("hours", kHour) : told("days", kDay);
}

}  // namespace

ShelfScreen::ShelfScreen(FrontDesk& desk, ShelfListener& listener)
    : desk_(desk), listener_(listener) {
  face().furnish(boxes(), ways());
}

void ShelfScreen::set_games(std::vector<StoredGame> games) {
  games_ = std::move(games);
  tell_waiting();
}

void ShelfScreen::come_up() {
  tell_waiting();
  face().show_from_top();
}

void ShelfScreen::tell_waiting() {
  const std::int64_t now = desk_.platform().wall_clock();
  std::vector<shelf::Waiting> waiting;
  for (const StoredGame& game : games_) {
    waiting.push_back({game.id, game.title, game.line, since(game.when, now)});
  }
  face().set_waiting(std::move(waiting));
}

void ShelfScreen::obey(const shelf::Wish& wanted) {
  std::visit(Overloaded{
                 [&](const shelf::Play& wish) { listener_.play(wish.id); },
                 [&](const shelf::SetUp& wish) { listener_.set_up(wish.id); },
                 [&](const shelf::Resume& wish) { desk_.resume(wish.id); },
                 [&](const shelf::Forget& wish) { desk_.ask_to_forget(wish.id); },
                 [&](const shelf::Go& wish) { go(wish.id); },
             },
             wanted);
}

void ShelfScreen::go(std::string_view way) {
  if (way == "learn") desk_.learn(CardsTable::kLetter);
  if (way == "forces") listener_.open_forces();
  if (way == "link") desk_.ask_for_link();
  if (way == "file") desk_.platform().pick_file();
}

Words ShelfScreen::words() {
  shelf::Mirror mirror = face().mirror();
  Words words;
  words.title = say("app.title");
  words.status = std::move(mirror.status);
  say_choices(std::move(mirror.choices), words);
  return words;
}

}  // namespace mael::web
