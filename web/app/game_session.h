// A game at the table: the match, who plays it, and its place in storage.
//
// Whatever is decided is written to storage first, together with what chance answers to it, in one
// write; only when the page reports that write complete does the game go on, and only then is
// anything shown. A write that fails leaves the game as it was.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "web/app/platform.h"
#include "web/app/saved_table.h"

namespace mael::web {

// One action that has been carried out.
struct Step {
  mael::maelstrom::State before;
  mael::maelstrom::Action action;
  mael::maelstrom::Events events;
  mael::maelstrom::State after;
};

class GameSession;

// What a session tells the app.
class SessionListener {
 public:
  virtual ~SessionListener() = default;
  virtual void opened(GameSession& session) = 0;  // the game may be shown
  virtual void went_on(GameSession& session, const std::vector<Step>& steps) = 0;
  virtual void went_back(GameSession& session) = 0;  // the log is shorter now
  virtual void not_stored(GameSession& session, StoreProblem problem) = 0;  // it stands still
  virtual void not_allowed(GameSession& session, const Violation& why) = 0;
};

// Where a session keeps its game.
struct Place {
  std::string id;
  int revision = 0;  // 0: never written
};

class GameSession {
 public:
  using Action = mael::maelstrom::Action;
  using State = mael::maelstrom::State;

  // Platform and listener must outlive the session.
  GameSession(Platform& platform, SessionListener& listener, SavedTable table, Place place);

  const State& state() const { return table_.match.state(); }
  const TableMatch& match() const { return table_.match; }
  const SavedTable& table() const { return table_; }
  const TablePlayers& players() const { return table_.players; }
  const Place& place() const { return place_; }
  bool is_stored() const { return stores_; }
  bool is_waiting() const { return pending_.has_value(); }  // for a write
  // As it was written last, or is being written; without storage, as it would have been.
  const StoredGame& written() const { return written_; }

  // Once, before anything else: writes a game that never was, and lets chance act if it is awaited.
  void open();

  // Carries out actions one after the other; what is not allowed ends the row.
  void decide(const std::vector<Action>& actions);

  // How long the log may be made by taking back the last decision of a person; nothing if there is
  // no such decision, or something came to light since.
  std::optional<int> take_back_target() const;
  void take_back();

  // The page's answer to a write; other tickets are passed over.
  void stored(Ticket ticket, StoreProblem problem);

  // After not_stored: write again, or forget what was decided, or go on without storage.
  void try_again();
  void give_up();
  void go_on_unstored();

 private:
  // What is true as soon as it is written.
  struct Pending {
    Ticket ticket = 0;
    SavedTable table;
    std::vector<Step> steps;
    bool back = false;
  };

  void next();
  void propose(SavedTable table, std::vector<Step> steps, bool back);
  void write();
  void accept();
  void let_chance_act(SavedTable& table, std::vector<Step>& steps) const;
  bool is_persons(Seat seat) const;

  Platform& platform_;
  SessionListener& listener_;
  SavedTable table_;
  Place place_;
  bool stores_ = true;
  bool opened_ = false;
  std::deque<Action> queue_;
  std::optional<Pending> pending_;
  StoredGame written_;
};

}  // namespace mael::web
