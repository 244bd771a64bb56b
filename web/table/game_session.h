// A game at the table: the match, who plays it, and its place in storage.
//
// Whatever is decided is written to storage first, together with what chance answers to it, in one
// write; only when the page reports that write complete does the game go on, and only then is
// anything shown. A write that fails leaves the game as it was.
#pragma once

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/hash.h"
#include "engine/play/dealer.h"
#include "engine/play/legal_of.h"
#include "web/app/open_table.h"
#include "web/app/platform.h"
#include "web/table/saved_match.h"
#include "web/table/secret_links.h"

namespace mael::web {

// One action that has been carried out.
template <class G>
struct Step {
  typename G::State before;
  typename G::Action action;
  typename G::Events events;
  typename G::State after;
};

// What a session tells its table.
template <class G>
class SessionListener {
 public:
  virtual ~SessionListener() = default;
  virtual void opened() = 0;  // the game may be shown
  virtual void went_on(const std::vector<Step<G>>& steps) = 0;
  virtual void went_back() = 0;                       // the log is shorter now
  virtual void kept() = 0;                            // more of its secrets; else it is as it was
  virtual void not_stored(StoreProblem problem) = 0;  // it stands still
  virtual void not_allowed(const Violation& why) = 0;
};

template <DescribedTable D>
class GameSession {
 public:
  using Game = typename D::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;
  using Table = SavedTable<Game>;
  using Steps = std::vector<Step<Game>>;

  // Platform and listener must outlive the session.
  GameSession(Platform& platform, SessionListener<Game>& listener, Table table, Place place)
      : platform_(platform),
        listener_(listener),
        table_(std::move(table)),
        place_(std::move(place)) {}

  const State& state() const { return table_.match.state(); }
  const Match<Game>& match() const { return table_.match; }
  const Table& table() const { return table_; }
  const PlayersOf<Game>& players() const { return table_.players; }
  const Place& place() const { return place_; }
  bool is_stored() const { return stores_; }
  bool is_waiting() const { return pending_.has_value(); }  // for a write
  // As it was written last, or is being written; without storage, as it would have been.
  const StoredGame& written() const { return written_; }

  // Once, before anything else: writes a game that never was, and lets chance act if it is awaited.
  void open() {
    Table table = table_;
    Steps steps;
    let_chance_act(table, steps);
    const bool sealed = keep_secret(table);  // in games stored before secrets were kept
    if (place_.revision == 0 || sealed || !steps.empty()) {
      propose(std::move(table), std::move(steps), false);
    } else {
      opened_ = true;
      listener_.opened();
    }
  }

  // Carries out actions one after the other; what is not allowed ends the row.
  void decide(const std::vector<Action>& actions) {
    queue_.insert(queue_.end(), actions.begin(), actions.end());
    next();
  }

  // How long the log may be made by taking back the last decision of a person; nothing if there is
  // no such decision, something came to light since, or it left in a link.
  std::optional<int> take_back_target() const {
    const int first = std::max(table_.match.settled(), static_cast<int>(table_.secrets.told));
    for (int entry = table_.match.size() - 1; entry >= first; --entry) {
      const Action& action = table_.match.log()[static_cast<std::size_t>(entry)];
      if (!is_persons(action.by)) continue;
      if (!was_forced<typename D::Game>(table_.match.state_at(entry), action.by)) return entry;
    }
    return {};
  }

  void take_back() {
    const std::optional<int> target = take_back_target();
    if (pending_ || !target) return;
    queue_.clear();
    Table table = table_;
    table.match.rewind_to(*target);
    propose(std::move(table), {}, true);
  }

  // A link is made of the table: from now on it is a game that goes by a number.
  void begin_line() { name_game(table_.secrets); }
  // The link left; of what was sealed, it pledged or opened this.
  void handed_out(const std::vector<Opening>& given, bool tells_steps) {
    const TableSecrets before = table_.secrets;
    const int size = tells_steps ? table_.match.size() : 0;
    give(table_, given, size);
    if (pending_) return give(pending_->table, given, size);
    if (!(table_.secrets == before)) propose(table_, {}, false);
  }

  // The page's answer to a write; other tickets are passed over.
  void stored(Ticket ticket, StoreProblem problem) {
    if (!pending_ || pending_->ticket != ticket) return;
    if (problem != StoreProblem::None) {
      queue_.clear();
      listener_.not_stored(problem);
      return;
    }
    ++place_.revision;
    accept();
  }

  // After not_stored: write again, or forget what was decided, or go on without storage.
  void try_again() {
    if (pending_) write();
  }
  void give_up() { pending_.reset(); }
  void go_on_unstored() {
    stores_ = false;
    if (pending_) write();
  }

 private:
  // What is true as soon as it is written.
  struct Pending {
    Ticket ticket = 0;
    Table table;
    Steps steps;
    bool back = false;
  };

  // Every draw has a seed of its own, so that a game read back from storage draws what it would
  // have drawn anyway: nothing is ever rolled anew, by opening a link again either.
  static Action draw_for(const Table& table) {
    if constexpr (HasSecrets<State>) {
      const TableSecrets& secrets = table.secrets;
      if (secrets.shared && secrets.game) {
        return shared_draw<D>(table.match.state(), *secrets.game);
      }
    }
    Hasher hasher;
    hasher.add(table.seed);
    hasher.add(static_cast<std::uint64_t>(table.match.size()));
    return Dealer<Game>(hasher.value()).next(table.match.state());
  }

  static Verdict carry_out(Table& table, const Action& action, Steps& steps) {
    Step<Game> step{table.match.state(), action, {}, {}};
    if (Verdict verdict = table.match.append(action, &step.events)) return verdict;
    step.after = table.match.state();
    steps.push_back(std::move(step));
    return {};
  }

  static void let_chance_act(Table& table, Steps& steps) {
    if (!can_be_played<D>(table.match.state())) return;
    while (to_act(table.match.state()).is_chance()) carry_out(table, draw_for(table), steps);
  }

  bool is_persons(Seat seat) const {
    return seat != Seat::Chance &&
           table_.players[static_cast<std::size_t>(index_of(seat))].is_person();
  }

  void next() {
    if (pending_ || queue_.empty()) return;
    const Action action = queue_.front();
    queue_.pop_front();
    Table table = table_;
    Steps steps;
    if (const Verdict verdict = carry_out(table, action, steps)) {
      queue_.clear();
      listener_.not_allowed(*verdict);
      return;
    }
    let_chance_act(table, steps);
    propose(std::move(table), std::move(steps), false);
  }

  // Whether there is something new to keep.
  bool keep_secret(Table& table) {
    if constexpr (HasSecrets<State>) {
      if (secret_seat(table.match.state()) != Seat::Chance) name_game(table.secrets);
      return make_opening<D>(table.match.state(), table.secrets, [this] { return draw_salt(); });
    }
    return false;
  }

  // Links from before games had numbers go on without.
  void name_game(TableSecrets& secrets) {
    if (secrets.game || !secrets.pledges.empty() || !secrets.given.empty()) return;
    GameId& id = secrets.game.emplace();
    const std::uint64_t number = platform_.random_seed();
    for (std::size_t i = 0; i < id.size(); ++i) {
      id[i] = static_cast<std::uint8_t>(number >> (8 * i));
    }
  }

  void give(Table& table, const std::vector<Opening>& given, int told) const {
    TableSecrets& secrets = table.secrets;
    secrets.game = table_.secrets.game;
    secrets.shared = true;
    for (const Opening& opening : given) {
      std::erase(secrets.made, opening);
      if (find_secret(secrets.given, id_of(opening))) continue;
      if (secrets.given.size() == kMostOpenings) secrets.given.erase(secrets.given.begin());
      secrets.given.push_back(opening);
    }
    const int size = std::min(told, table.match.size());
    secrets.told = std::max(secrets.told, static_cast<std::uint32_t>(size));
  }

  Salt draw_salt() {
    Salt salt{};
    for (std::size_t i = 0; i < salt.size(); i += 8) {
      const std::uint64_t word = platform_.random_seed();
      for (std::size_t k = 0; k < 8; ++k) salt[i + k] = static_cast<std::uint8_t>(word >> (8 * k));
    }
    return salt;
  }

  void propose(Table table, Steps steps, bool back) {
    keep_secret(table);
    pending_ = Pending{0, std::move(table), std::move(steps), back};
    write();
  }

  void write() {
    const Table& table = pending_->table;
    const State& state = table.match.state();
    written_ = {place_.id,
                place_.revision,
                platform_.wall_clock(),
                D::title_of(table.players, state),
                D::line_of(state),
                write_table<D>(table)};
    if (!stores_) return accept();
    ++written_.revision;
    pending_->ticket = platform_.store(written_);
  }

  void accept() {
    const Pending done = std::move(*pending_);
    pending_.reset();
    if (!std::exchange(opened_, true)) listener_.opened();
    table_ = done.table;
    if (done.back) {
      listener_.went_back();
    } else if (!done.steps.empty()) {
      listener_.went_on(done.steps);
    } else {
      listener_.kept();
    }
    next();
  }

  Platform& platform_;
  SessionListener<Game>& listener_;
  Table table_;
  Place place_;
  bool stores_ = true;
  bool opened_ = false;
  std::deque<Action> queue_;
  std::optional<Pending> pending_;
  StoredGame written_;
};

}  // namespace mael::web
