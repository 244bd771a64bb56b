#include "web/app/table_host.h"

#include <utility>

#include "engine/core/hash.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using maelstrom::say;

maelstrom::Journal journal_of(const SavedTable& game) {
  maelstrom::Journal journal(game.players);
  mael::maelstrom::State state = game.match.first();
  for (const mael::maelstrom::Action& action : game.match.log()) {
    const mael::maelstrom::State before = state;
    mael::maelstrom::Events events;
    apply(state, action, &events);
    journal.record(before, action, events);
  }
  return journal;
}

// The same one after a reload. A bot that searches keeps what it found from one decision to the
// next; the others get another seed for each.
std::uint64_t bot_seed(const SavedTable& game, PlayerKind kind) {
  Hasher hasher;
  hasher.add(~game.seed);
  if (bot_of(kind) < kWeakestLevel) hasher.add(static_cast<std::uint64_t>(game.match.size()));
  return hasher.value();
}

}  // namespace

TableHost::TableHost(Platform& platform, Dialogs& dialogs, Shelf& shelf,
                     std::function<void()> opened)
    : platform_(platform),
      dialogs_(dialogs),
      shelf_(shelf),
      on_opened_(std::move(opened)),
      bots_(platform) {}

void TableHost::open(SavedTable game, Place place, const ScreenSettings& settings) {
  settings_ = settings;
  SessionListener& listener = *this;
  opening_ =
      std::make_unique<GameSession>(platform_, listener, std::move(game), std::move(place));
  GameSession& session = *opening_;
  if (!can_store_) session.go_on_unstored();
  session.open();
}

void TableHost::leave() {
  bots_.stop();
  to_show_.clear();
  session_.reset();
}

void TableHost::decide(const std::vector<mael::maelstrom::Action>& actions) {
  if (!session_) return;
  session_->decide(actions);
  table_.set_waiting(session_->is_waiting());
}

void TableHost::take_back() {
  if (!session_ || session_->is_waiting()) return;
  bots_.stop();
  session_->take_back();
  table_.set_waiting(session_->is_waiting());
}

void TableHost::set_settings(const ScreenSettings& settings) {
  settings_ = settings;
  table_.set_settings(settings);
}

// ---- What the session tells --------------------------------------------------------------------

void TableHost::opened(GameSession& session) {
  if (&session != opening_.get()) return;
  bots_.stop();
  session_ = std::move(opening_);
  if (!session_->written().bytes.empty()) shelf_.put(session_->written());
  lay_out();
  on_opened_();
}

void TableHost::went_on(GameSession& session, const std::vector<Step>& steps) {
  shelf_.put(session.written());
  to_show_.insert(to_show_.end(), steps.begin(), steps.end());
  platform_.wake();
}

void TableHost::went_back(GameSession& session) {
  shelf_.put(session.written());
  lay_out();
}

void TableHost::not_allowed(GameSession&, const Violation&) { platform_.wake(); }

void TableHost::lay_out() {
  to_show_.clear();
  table_.open(session_->players(), session_->state(), journal_of(session_->table()), settings_);
  table_.set_may_take_back(session_->take_back_target().has_value());
  platform_.wake();
}

// ---- Failures ----------------------------------------------------------------------------------

GameSession* TableHost::waiting_session() {
  if (opening_ && opening_->is_waiting()) return opening_.get();
  return session_ && session_->is_waiting() ? session_.get() : nullptr;
}

void TableHost::stored(Ticket ticket, StoreProblem problem) {
  if (opening_) opening_->stored(ticket, problem);
  if (session_) session_->stored(ticket, problem);
}

void TableHost::not_stored(GameSession&, StoreProblem problem) {
  if (problem == StoreProblem::Overtaken) {
    dialogs_.ask({say("app.store.overtaken.title"), say("app.store.overtaken"), {},
                  {{"reload", say("app.store.reload")}}},
                 [this](auto, auto) { platform_.reload(); });
    return;
  }
  ask_about_failure();
}

void TableHost::ask_about_failure() {
  const Question question{say("app.store.failed.title"),
                          say("app.store.failed"),
                          {},
                          {{"retry", say("app.store.retry")},
                           {"without", say("app.store.without")},
                           {"leave", say("app.store.leave")}}};
  dialogs_.ask(question, [this](std::string_view answer, std::string_view) {
    GameSession* session = waiting_session();
    if (!session) return;
    if (answer == "retry") {
      session->try_again();
    } else if (answer == "without") {
      session->go_on_unstored();
    } else {
      session->give_up();
    }
  });
}

// ---- Frames ------------------------------------------------------------------------------------

void TableHost::tick(Milliseconds now) {
  if (!session_) return;
  show_steps(now);
  table_.set_waiting(session_->is_waiting());
  if (session_->is_waiting()) return;
  if (const auto forced = table_.forced()) {
    decide({*forced});
  } else {
    let_bots_play(now);
  }
}

void TableHost::show_steps(Milliseconds now) {
  if (to_show_.empty()) return;
  for (const Step& step : std::exchange(to_show_, {})) {
    table_.applied(step.before, step.action, step.events, step.after, now);
  }
  table_.set_may_take_back(session_->take_back_target().has_value());
  bots_.shown(now);
}

void TableHost::let_bots_play(Milliseconds now) {
  const std::optional<Seat> seat = table_.awaits_bot(now);
  if (!seat) return;
  if (bots_.has_failed()) return ask_about_bot();
  const Player& player = session_->players()[static_cast<std::size_t>(index_of(*seat))];
  if (!bots_.is_asked()) {
    bots_.ask(player.kind, *seat, bot_seed(session_->table(), player.kind),
              write_position(observe(session_->state(), *seat)));
  }
  const Milliseconds usual =
      settings_.reduced_motion ? BotRunner::kPauseWithoutMotion : BotRunner::kPause;
  bots_.set_pause(bot_pause_.value_or(usual));
  const std::optional<std::string> answer = bots_.take(now);
  if (!answer) return;
  const auto action = read_action(session_->state(), *answer);
  if (action.ok() && action->by == *seat) decide({*action});
}

void TableHost::ask_about_bot() {
  if (std::exchange(bot_is_asked_about_, true)) return;
  dialogs_.ask({say("app.bot.failed.title"), say("app.bot.failed"), {},
                {{"retry", say("app.bot.retry")}}},
               [this](auto, auto) {
                 bot_is_asked_about_ = false;
                 bots_.stop();
                 platform_.wake();
               });
}

std::optional<Milliseconds> TableHost::wake_at(Milliseconds now) const {
  if (!session_) return {};
  const auto table = table_.wake_at(now);
  const auto bot = session_->is_waiting() ? std::nullopt : bots_.wake_at();
  if (!table || !bot) return table ? table : bot;
  return std::min(*table, *bot);
}

}  // namespace mael::web
