#include "engine/play/game_log.h"

#include "engine/play/match_text.h"

namespace mael {
namespace {

std::string words_of(const Contender& bot) {
  const std::string name(name_of(bot.kind));
  if (bot.budget.milliseconds > 0)
    return name + ", " + std::to_string(bot.budget.milliseconds) + " ms";
  return bot.kind < kWeakestLevel ? name : name + ":" + std::to_string(bot.budget.iterations);
}

std::string words_of(const Outcome& outcome) {
  if (outcome.draw) return "drawn";
  std::string seats;
  for (const Seat seat : outcome.winners) {
    seats += (seats.empty() ? "" : ", ") + std::string(1, letter_of(seat));
  }
  return seats.empty() ? "won by nobody" : "won by " + seats;
}

std::string players_of(const PlayedGame& game) {
  if (game.seated.empty()) return "# every action by lot\n";
  std::string text;
  for (std::size_t i = 0; i < game.seated.size(); ++i) {
    const char seat = letter_of(seat_at(static_cast<int>(i)));
    text += std::string("# ") + seat + ": " + words_of(game.seated[i]) + "\n";
  }
  return text;
}

}  // namespace

std::string GameLog::text_of(const PlayedGame& game) const {
  std::string text = game.number == 0 ? "" : std::string(kBetweenMatches) + "\n";
  text += "# " + std::string(game_) + ", game " + std::to_string(game.number + 1) + ", seed " +
          std::to_string(game.seed) + "\n";
  text += players_of(game);
  text += "# " + words_of(game.outcome) + ": " + game.outcome.rule.text() + "\n";
  return text + game.text;
}

void GameLog::keep(const PlayedGame& game) {
  std::string text = text_of(game);
  const std::lock_guard lock(mutex_);
  waiting_[game.number] = std::move(text);
  for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_;
       first = waiting_.erase(first), ++next_) {
    whole_ = whole_ && write_(first->second);
  }
}

}  // namespace mael
