// The table that is open: its game in storage, its screen, and the bots that play at it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "web/app/bot_runner.h"
#include "web/app/dialogs.h"
#include "web/app/game_session.h"
#include "web/app/shelf.h"
#include "web/screens/maelstrom/screen.h"

namespace mael::web {

class TableHost : private SessionListener {
 public:
  // What was given must outlive the host. `opened` is called whenever another game is on the table.
  TableHost(Platform& platform, Dialogs& dialogs, Shelf& shelf, std::function<void()> opened);

  // Puts a game on the table in place of the one that is there, as soon as it is stored. If it
  // cannot be, the table stays as it is, unless the player goes on without storage.
  void open(SavedTable game, Place place, const ScreenSettings& settings);
  // Clears the table; the game is stored already.
  void leave();
  // Games are kept in memory only from now on.
  void do_without_storage() { can_store_ = false; }

  bool is_open() const { return session_ != nullptr; }
  // For storage, or for the frame that shows what was stored. A table must be open.
  bool is_waiting() const { return session_->is_waiting() || !to_show_.empty(); }
  const GameSession& session() const { return *session_; }
  maelstrom::Table& table() { return table_; }
  const maelstrom::Table& table() const { return table_; }

  void decide(const std::vector<mael::maelstrom::Action>& actions);
  void take_back();
  void set_settings(const ScreenSettings& settings);
  void set_bot_pause(Milliseconds pause) { bot_pause_ = pause; }
  void set_bot_iterations(int iterations) { bots_.set_iterations(iterations); }

  // Once a frame, before painting: shows what was stored, lets bots and forced decisions go on.
  void tick(Milliseconds now);
  std::optional<Milliseconds> wake_at(Milliseconds now) const;

  void stored(Ticket ticket, StoreProblem problem);
  void thought(Ticket ticket, int place, std::string_view report) {
    bots_.thought(ticket, place, report);
  }

 private:
  void opened(GameSession& session) override;
  void went_on(GameSession& session, const std::vector<Step>& steps) override;
  void went_back(GameSession& session) override;
  void not_stored(GameSession& session, StoreProblem problem) override;
  void not_allowed(GameSession& session, const Violation& why) override;

  GameSession* waiting_session();
  void lay_out();
  void show_steps(Milliseconds now);
  void let_bots_play(Milliseconds now);
  void ask_about_failure();
  void ask_about_bot();

  Platform& platform_;
  Dialogs& dialogs_;
  Shelf& shelf_;
  std::function<void()> on_opened_;
  ScreenSettings settings_;
  bool can_store_ = true;
  std::unique_ptr<GameSession> session_;
  std::unique_ptr<GameSession> opening_;  // not stored yet
  maelstrom::Table table_;
  std::vector<Step> to_show_;
  BotRunner bots_;
  std::optional<Milliseconds> bot_pause_;
  bool bot_is_asked_about_ = false;
};

}  // namespace mael::web
