#include "web/app/bot_desk.h"

#include "engine/play/game_bots.h"

namespace mael::web {

namespace {

constexpr std::uint64_t kApart = 0x9e3779b97f4a7c15u;

}  // namespace

bool BotDesk::begin(std::string_view text, int place) {
  deliberation_.reset();
  asked_.reset();
  if (const auto counsel = read_counsel_question(text)) return begin_counsel(*counsel);
  const std::optional<BotQuestion> question = read_question(text);
  if (!question) return false;
  const GameBots* bots = bots_for(question->position);
  if (!bots) return false;
  const std::uint64_t seed = question->seed + static_cast<std::uint64_t>(place) * kApart;
  if (thinking_.game != bots->id || thinking_.kind != question->kind || thinking_.seed != seed) {
    thinking_ = {};  // frees the old one's memory before the new one takes its own
    thinking_ = {std::string(bots->id), question->kind, seed, bots->thinker(question->kind, seed)};
  }
  if (thinking_.thinker->begin(question->position, question->seat)) return false;
  deliberation_.emplace(*thinking_.thinker, question->budget, clock_);
  return true;
}

// What a counsellor found out about one decision serves the next of the same game.
bool BotDesk::begin_counsel(const CounselQuestion& question) {
  const GameBots* bots = bots_for(question.position);
  if (!bots) return false;
  const std::string whose = std::string(bots->id) + ' ' + std::to_string(question.seed);
  if (!counsellor_ || counselled_ != whose) {
    counsellor_ = bots->counsellor(question.seed);
    counselled_ = whose;
  }
  if (!counsellor_ || counsellor_->begin(question.position, question.seat)) return false;
  asked_ = question;
  deliberation_.emplace(*counsellor_, question.budget, clock_);
  return true;
}

std::string BotDesk::counsel() {
  if (!deliberation_->is_done()) return write_counsel_report(deliberation_->progress());
  if (asked_->done.empty()) return write_counsel_report(counsellor_->advise());
  const std::optional<Counsel> judged = counsellor_->judge(asked_->done);
  return judged ? write_counsel_report(*judged) : std::string();
}

std::string BotDesk::think_for(int milliseconds) {
  if (!deliberation_) return {};
  deliberation_->think_for(milliseconds);
  if (asked_) return counsel();
  if (!deliberation_->is_done()) return write_report({deliberation_->progress(), false, {}});
  const BotReport report{1, true, thinking_.thinker->findings()};
  return write_report(report);
}

}  // namespace mael::web
