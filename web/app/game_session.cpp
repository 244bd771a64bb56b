#include "web/app/game_session.h"

#include <utility>

#include "engine/core/hash.h"
#include "engine/play/bots.h"
#include "engine/play/dealer.h"
#include "web/screens/maelstrom/screen.h"

namespace mael::web {

namespace {

using mael::maelstrom::Action;
using mael::maelstrom::Maelstrom;
using mael::maelstrom::State;

// Every draw has a seed of its own, so that a game read back from storage draws what it would have
// drawn anyway: nothing is ever rolled anew.
Action draw_for(const SavedTable& table) {
  Hasher hasher;
  hasher.add(table.seed);
  hasher.add(static_cast<std::uint64_t>(table.match.size()));
  return Dealer<Maelstrom>(hasher.value()).next(table.match.state());
}

Verdict carry_out(SavedTable& table, const Action& action, std::vector<Step>& steps) {
  Step step{table.match.state(), action, {}, {}};
  if (Verdict verdict = table.match.append(action, &step.events)) return verdict;
  step.after = table.match.state();
  steps.push_back(std::move(step));
  return {};
}

}  // namespace

GameSession::GameSession(Platform& platform, SessionListener& listener, SavedTable table,
                         Place place)
    : platform_(platform),
      listener_(listener),
      table_(std::move(table)),
      place_(std::move(place)) {}

void GameSession::open() {
  SavedTable table = table_;
  std::vector<Step> steps;
  let_chance_act(table, steps);
  if (place_.revision == 0 || !steps.empty()) {
    propose(std::move(table), std::move(steps), false);
  } else {
    opened_ = true;
    listener_.opened(*this);
  }
}

void GameSession::decide(const std::vector<Action>& actions) {
  queue_.insert(queue_.end(), actions.begin(), actions.end());
  next();
}

void GameSession::next() {
  if (pending_ || queue_.empty()) return;
  const Action action = queue_.front();
  queue_.pop_front();
  SavedTable table = table_;
  std::vector<Step> steps;
  if (const Verdict verdict = carry_out(table, action, steps)) {
    queue_.clear();
    listener_.not_allowed(*this, *verdict);
    return;
  }
  let_chance_act(table, steps);
  propose(std::move(table), std::move(steps), false);
}

void GameSession::let_chance_act(SavedTable& table, std::vector<Step>& steps) const {
  while (to_act(table.match.state()).is_chance()) {
    carry_out(table, draw_for(table), steps);
  }
}

bool GameSession::is_persons(Seat seat) const {
  return seat != Seat::Chance &&
         table_.players[static_cast<std::size_t>(index_of(seat))].is_person();
}

std::optional<int> GameSession::take_back_target() const {
  for (int entry = table_.match.size() - 1; entry >= table_.match.settled(); --entry) {
    const Action& action = table_.match.log()[static_cast<std::size_t>(entry)];
    if (!is_persons(action.by)) continue;
    if (!maelstrom::Table::was_forced(table_.match.state_at(entry), action.by)) return entry;
  }
  return {};
}

void GameSession::take_back() {
  const std::optional<int> target = take_back_target();
  if (pending_ || !target) return;
  queue_.clear();
  SavedTable table = table_;
  table.match.take_back_to(*target);
  propose(std::move(table), {}, true);
}

void GameSession::propose(SavedTable table, std::vector<Step> steps, bool back) {
  pending_ = Pending{0, std::move(table), std::move(steps), back};
  write();
}

void GameSession::write() {
  const SavedTable& table = pending_->table;
  written_ = {place_.id,       place_.revision, platform_.wall_clock(),
              title_of(table), line_of(table),  write_table(table)};
  if (!stores_) return accept();
  ++written_.revision;
  pending_->ticket = platform_.store(written_);
}

void GameSession::stored(Ticket ticket, StoreProblem problem) {
  if (!pending_ || pending_->ticket != ticket) return;
  if (problem != StoreProblem::None) {
    queue_.clear();
    listener_.not_stored(*this, problem);
    return;
  }
  ++place_.revision;
  accept();
}

void GameSession::accept() {
  const Pending done = std::move(*pending_);
  pending_.reset();
  if (!std::exchange(opened_, true)) listener_.opened(*this);
  table_ = done.table;
  if (done.back) {
    listener_.went_back(*this);
  } else if (!done.steps.empty()) {
    listener_.went_on(*this, done.steps);
  }
  next();
}

void GameSession::try_again() {
  if (pending_) write();
}

void GameSession::give_up() {
  pending_.reset();
}

void GameSession::go_on_unstored() {
  stores_ = false;
  if (pending_) write();
}

}  // namespace mael::web
