#include "web/house/shelf_screen.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "web/app/overloaded.h"
#include "web/app/saved_table.h"
#include "web/app/thinking/characters.h"
#include "web/base/say.h"
#include "web/house/shelved_games.h"

namespace mael::web {

namespace {

constexpr std::string_view kInvitation = "invitation", kDeclined = "declined";
constexpr std::string_view kPuzzles = "puzzles";

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

// `day`: the line of the puzzle of the day; empty: it has not come.
std::vector<shelf::Way> ways(std::string_view day) {
  using Way = std::pair<std::string_view, Icon>;
  constexpr std::array kWays{Way{"learn", Icon::SkillfulEvacuees}, Way{kPuzzles, Icon::Hint},
                             Way{"forces", Icon::Stack}, Way{"link", Icon::Link}};
  std::vector<shelf::Way> ways;
  for (const auto& [id, icon] : kWays) {
    const std::string key = std::string("shelf.").append(id);
    const bool is_told = !day.empty() && id == kPuzzles;
    const std::string line = is_told ? std::string(day) : say(key + ".line");
    ways.push_back({std::string(id), say(key), say(key + ".brief"), line, icon});
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

// Whose turn it is, for who looks at the shelf: the only person is "you", the only bot has its
// own name, others are called as the game calls them. A table keeps a player for each seat its game
// may have: those that are not played are no persons.
void tell_turn(const Standing& standing, std::vector<Player> players, shelf::Waiting& waiting) {
  const auto playing = static_cast<std::size_t>(standing.seats);
  if (playing > 0 && playing < players.size()) players.resize(playing);
  const auto is_person = [&](Seat seat) {
    const auto place = static_cast<std::size_t>(index_of(seat));
    return place < players.size() && players[place].is_person();
  };
  const auto persons = std::count_if(players.begin(), players.end(),
                                     [](const Player& player) { return player.is_person(); });
  const auto bots = static_cast<std::ptrdiff_t>(players.size()) - persons;
  for (const Seat seat : standing.awaited) {
    if (waiting.seat < 0) waiting.seat = index_of(seat);
    if (persons != 1 || !is_person(seat)) continue;
    waiting.seat = index_of(seat);
    waiting.yours = true;
  }
  waiting.over = standing.is_over();
  if (waiting.over) waiting.turn = say("shelf.turn.over");
  if (waiting.seat < 0) return;
  const bool is_bot = !is_person(seat_at(waiting.seat));
  const PlayerKind kind =
      is_bot ? players[static_cast<std::size_t>(waiting.seat)].kind : PlayerKind::Person;
  waiting.turn = waiting.yours         ? say("shelf.turn.yours")
                 : is_bot && bots == 1 ? say("shelf.turn.name", {name_of_character(kind)})
                                       : say("shelf.turn.name", {said(standing.first)});
}

// What is stored of it in words is said in the language it was played in.
shelf::Waiting waiting_of(const StoredGame& game, std::int64_t now) {
  shelf::Waiting waiting{game.id, game.title, game.line, since(game.when, now)};
  auto standing = read_standing(game.head);
  const auto saved = read_head(game.head);
  if (!standing || !saved) return waiting;
  waiting.title = said(standing->title);
  waiting.line = said(standing->line);
  waiting.sketch = std::move(standing->sketch);
  tell_turn(*standing, saved->players, waiting);
  return waiting;
}

const ShelvedGame& first_taught() {
  const auto games = shelved_games();
  return *std::find_if(games.begin(), games.end(),
                       [](const ShelvedGame& game) { return game.is_taught; });
}

shelf::Invitation invitation_to_learn() {
  return {say("shelf.invitation"), say("shelf.invitation.line", {cover_of(first_taught()).title}),
          say("shelf.learn"), say("shelf.invitation.decline")};
}

}  // namespace

ShelfScreen::ShelfScreen(FrontServices& services, ShelfListener& listener)
    : services_(services), listener_(listener) {
  face().furnish(boxes(), ways({}));
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
  const std::int64_t now = services_.platform().wall_clock();
  std::vector<shelf::Waiting> waiting;
  for (const StoredGame& game : games_) waiting.push_back(waiting_of(game, now));
  std::stable_partition(waiting.begin(), waiting.end(),
                        [](const shelf::Waiting& game) { return !game.over; });
  std::optional<shelf::Invitation> invitation;
  if (!is_declined_) invitation = invitation_to_learn();
  face().set_waiting(std::move(waiting), std::move(invitation));
}

void ShelfScreen::obey(const shelf::Wish& wanted) {
  std::visit(
      Overloaded{
          [&](const shelf::Play& wish) { listener_.play(wish.id); },
          [&](const shelf::SetUp& wish) { listener_.set_up(wish.id); },
          [&](const shelf::Resume& wish) { services_.resume(wish.id); },
          [&](const shelf::Forget& wish) { services_.ask_to_forget(wish.id); },
          [&](const shelf::Go& wish) { go(wish.id); },
          [&](const shelf::AcceptInvitation&) { services_.learn(first_taught().entry.card.id); },
          [&](const shelf::DeclineInvitation&) { decline(); },
      },
      wanted);
}

void ShelfScreen::go(std::string_view way) {
  if (way == "learn") ask_what_to_learn();
  if (way == kPuzzles) services_.show_puzzles();
  if (way == "forces") listener_.open_forces();
  if (way == "link") services_.ask_for_link();
}

void ShelfScreen::day_told(std::string_view line) {
  face().furnish(boxes(), ways(line));
  services_.stir();
}

bool ShelfScreen::remembered(std::string_view key, std::string_view value) {
  if (key != kInvitation) return false;
  is_declined_ = value == kDeclined;
  return true;
}

void ShelfScreen::decline() {
  is_declined_ = true;
  services_.platform().remember(std::string(kInvitation), std::string(kDeclined));
  tell_waiting();
  services_.screen_changed();
}

void ShelfScreen::ask_what_to_learn() {
  Question question{
      .title = say("shelf.learn"), .sentence = say("shelf.learn.which"), .close = say("app.close")};
  for (const ShelvedGame& game : shelved_games()) {
    if (!game.is_taught) continue;
    const bool learnt = services_.has_learnt(game.entry.card.id);
    question.choices.push_back({std::string(game.id), cover_of(game).title,
                                learnt ? say("shelf.learnt") : std::string(),
                                std::string(game.sign), game.accent});
  }
  services_.dialogs().ask(question, [this](std::string_view answer, std::string_view) {
    for (const ShelvedGame& game : shelved_games()) {
      if (game.id == answer) services_.learn(game.entry.card.id);
    }
  });
}

Words ShelfScreen::words() {
  shelf::TextView text_view = face().text_view();
  Words words;
  words.title = say("app.title");
  words.status = std::move(text_view.status);
  say_choices(std::move(text_view.choices), words);
  return words;
}

}  // namespace mael::web
