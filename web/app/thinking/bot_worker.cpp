#include "web/app/thinking/bot_worker.h"

namespace mael::web {

namespace {

constexpr std::uint64_t kApart = 0x9e3779b97f4a7c15u;

std::string name_of(const GameBots& bots, BotKind kind, std::uint64_t seed) {
  return std::string(bots.id) + ' ' + std::to_string(static_cast<int>(kind)) + ' ' +
         std::to_string(seed);
}

}  // namespace

Thinker* BotWorker::bot(const GameBots& bots, const ThoughtQuestion& question, std::uint64_t seed) {
  const std::string whose = name_of(bots, question.kind, seed);
  if (bot_.whose != whose) {
    bot_ = {};  // frees the old one's memory before the new one takes its own
    bot_ = {whose, bots.thinker(question.kind, seed)};
  }
  return bot_.mind.get();
}

// What a counsellor found out about one decision serves the next of the same game.
Counsellor* BotWorker::counsellor(const GameBots& bots, const ThoughtQuestion& question) {
  const std::string whose = name_of(bots, BotKind::Random, question.seed);
  if (counsellor_.whose != whose) counsellor_ = {whose, bots.counsellor(question.seed)};
  return counsellor_.mind.get();
}

bool BotWorker::begin(std::string_view text, int place) {
  deliberation_.reset();
  const std::optional<ThoughtQuestion> question = read_question(text);
  const GameBots* bots = question ? bots_for(question->position) : nullptr;
  if (bots == nullptr) return false;
  question_ = *question;
  Thinker* thinker =
      question_.verb == Verb::Think
          ? bot(*bots, question_, question_.seed + static_cast<std::uint64_t>(place) * kApart)
          : counsellor(*bots, question_);
  if (thinker == nullptr || thinker->begin(question_.position, question_.seat)) return false;
  deliberation_.emplace(*thinker, question_.budget, clock_);
  return true;
}

std::string BotWorker::think_for(int milliseconds) {
  if (!deliberation_) return {};
  deliberation_->think_for(milliseconds);
  if (!deliberation_->is_done()) return write_report({deliberation_->progress(), false, {}, {}});
  if (question_.verb == Verb::Think) return write_report({1, true, bot_.mind->findings(), {}});
  if (question_.verb == Verb::Compare) {
    return write_report({1, true, {}, write_counsels(counsellor_.mind->compare(kMostCompared))});
  }
  const std::optional<Counsel> counsel = question_.verb == Verb::Advise
                                             ? counsellor_.mind->advise()
                                             : counsellor_.mind->judge(question_.done);
  return counsel ? write_report({1, true, {}, write_counsel(*counsel)}) : std::string();
}

}  // namespace mael::web
