#include "web/app/bot_desk.h"

#include "engine/play/games.h"

namespace mael::web {

namespace {

constexpr std::uint64_t kApart = 0x9e3779b97f4a7c15u;

}  // namespace

bool BotDesk::begin(std::string_view text, int place) {
  deliberation_.reset();
  const std::optional<BotQuestion> question = read_question(text);
  if (!question) return false;
  const Game* game = game_of(question->position);
  if (!game) return false;
  const std::uint64_t seed = question->seed + static_cast<std::uint64_t>(place) * kApart;
  if (thinking_.game != game->id || thinking_.kind != question->kind || thinking_.seed != seed) {
    thinking_ = {};  // frees the old one's memory before the new one takes its own
    thinking_ = {std::string(game->id), question->kind, seed, game->thinker(question->kind, seed)};
  }
  if (thinking_.thinker->begin(question->position, question->seat)) return false;
  deliberation_.emplace(*thinking_.thinker, question->budget, clock_);
  return true;
}

std::string BotDesk::think_for(int milliseconds) {
  if (!deliberation_) return {};
  deliberation_->think_for(milliseconds);
  if (!deliberation_->is_done()) return write_report({deliberation_->progress(), false, {}});
  const BotReport report{1, true, thinking_.thinker->findings()};
  return write_report(report);
}

}  // namespace mael::web
