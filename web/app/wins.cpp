#include "web/app/wins.h"

#include <algorithm>
#include <optional>

#include "engine/core/table.h"
#include "web/app/thinking/characters.h"
#include "web/base/say.h"

namespace mael::web {

namespace {

constexpr std::string_view kHead = "wins/1";
constexpr std::string_view kNone = "-";
constexpr std::size_t kMostOpen = 64, kMostScores = 512, kLongestPart = 64;
constexpr int kMostCounted = 1'000'000;
constexpr int kMostPoints = 1'000'000;
constexpr std::string_view kAlone = "alone";  // in the place of a bot

bool is_part(std::string_view text) {
  return !text.empty() && text.size() <= kLongestPart &&
         std::all_of(text.begin(), text.end(), [](char letter) {
           return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                  (letter >= '0' && letter <= '9') || letter == '.' || letter == '-';
         });
}

std::string_view word_of(PlayerKind bot) {
  return bot == PlayerKind::Person ? kAlone : key_of(bot);
}

std::optional<PlayerKind> read_bot_kind(std::string_view text) {
  if (text == kAlone) return PlayerKind::Person;
  for (int number = 1; number <= static_cast<int>(kLastPlayerKind); ++number) {
    if (key_of(static_cast<PlayerKind>(number)) == text) return static_cast<PlayerKind>(number);
  }
  return {};
}

// Games won, lost and drawn; of games alone the most points as well.
std::optional<Score> read_score(std::string_view text, PlayerKind bot) {
  const std::vector<std::string_view> parts = split(text, '/');
  const bool alone = bot == PlayerKind::Person;
  Score score;
  if (parts.size() != (alone ? 4 : 3) || !read_number(parts[0], 0, kMostCounted, score.won) ||
      !read_number(parts[1], 0, kMostCounted, score.lost) ||
      !read_number(parts[2], 0, kMostCounted, score.drawn)) {
    return {};
  }
  if (alone && !read_number(parts[3], 0, kMostPoints, score.best)) return {};
  return score;
}

int& counted(Score& score, Ended::How how) {
  switch (how) {
    case Ended::How::Won: return score.won;
    case Ended::How::Lost: return score.lost;
    case Ended::How::Drawn: return score.drawn;
  }
  return score.drawn;
}

std::string won_in(const Score& score) { return say_count("start.wins.won", score.won); }
std::string lost_in(const Score& score) { return say_count("start.wins.lost", score.lost); }

std::string with_draws(const std::string& text, const Score& score) {
  if (score.drawn == 0) return text;
  return say("start.wins.drawn", {text, say_count("start.wins.draws", score.drawn)});
}

}  // namespace

void Wins::begun(const std::string& id) {
  if (open_.size() == kMostOpen) open_.erase(open_.begin());
  open_.push_back(id);
}

bool Wins::ended(const Ended& end) {
  const auto begun = std::find(open_.begin(), open_.end(), end.id);
  if (begun == open_.end()) return false;
  open_.erase(begun);
  Score& score = scores_[{end.game, end.force, end.bot}];
  int& count = counted(score, end.how);
  count = std::min(count + 1, kMostCounted);
  if (end.how != Ended::How::Lost) score.best = std::clamp(end.points, score.best, kMostPoints);
  return true;
}

Score Wins::against(std::string_view game, PlayerKind bot) const {
  Score all;
  for (const auto& [key, score] : scores_) {
    if (std::get<0>(key) != game || std::get<2>(key) != bot) continue;
    all.won += score.won;
    all.lost += score.lost;
    all.drawn += score.drawn;
    all.best = std::max(all.best, score.best);
  }
  return all;
}

// "wins/1 ID,ID GAME:faction.host.name:casual=3/1/0 GAME:-:alone=2/1/0/27": the games begun, then
// the scores.
std::string Wins::write() const {
  std::string text = std::string(kHead) + " ";
  for (const std::string& id : open_) text += (&id == &open_.front() ? "" : ",") + id;
  if (open_.empty()) text += kNone;
  for (const auto& [key, score] : scores_) {
    const auto& [game, force, bot] = key;
    text += " " + game + ":" + (force.empty() ? std::string(kNone) : force) + ":";
    text += std::string(word_of(bot)) + "=" + std::to_string(score.won) + "/" +
            std::to_string(score.lost) + "/" + std::to_string(score.drawn);
    if (bot == PlayerKind::Person) text += "/" + std::to_string(score.best);
  }
  return text;
}

Wins Wins::read(std::string_view text) {
  Wins wins;
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() < 2 || words[0] != kHead) return wins;
  for (const std::string_view id : split(words[1], ',')) {
    if (is_part(id) && id != kNone) wins.begun(std::string(id));
  }
  for (std::size_t i = 2; i < words.size() && wins.scores_.size() < kMostScores; ++i) {
    const std::size_t equals = std::min(words[i].find('='), words[i].size() - 1);
    const auto parts = split(words[i].substr(0, equals), ':');
    if (parts.size() != 3 || !is_part(parts[0]) || !is_part(parts[1])) continue;
    const std::string force(parts[1] == kNone ? std::string_view() : parts[1]);
    const auto bot = read_bot_kind(parts[2]);
    const auto score = bot ? read_score(words[i].substr(equals + 1), *bot) : std::nullopt;
    if (score) wins.scores_[{std::string(parts[0]), force, *bot}] = *score;
  }
  return wins;
}

void Wins::take_in(const Wins& other) {
  scores_.insert(other.scores_.begin(), other.scores_.end());
}

std::string told(const Score& score) {
  if (score == Score{}) return {};
  const std::string text = with_draws(say("start.wins", {won_in(score), lost_in(score)}), score);
  return score.best > 0 ? text + " " + say_count("start.wins.beat", score.best) : text;
}

std::string told_against(PlayerKind bot, const Score& score) {
  if (score == Score{}) return {};
  const std::string name = name_of_character(bot);
  return with_draws(say("ui.end.against", {name, won_in(score), lost_in(score)}), score);
}

}  // namespace mael::web
