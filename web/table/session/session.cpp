#include "web/table/session/session.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace mael::web {

namespace {

// Milliseconds of a clock that are lost at most when the page goes.
constexpr std::uint32_t kTimeBetweenWrites = 10'000;

std::size_t place_of(Seat seat) {
  return static_cast<std::size_t>(seat == Seat::Chance ? kMaxSeats : index_of(seat));
}

bool begins_with(const Session::Line& line, const Session::Line& beginning) {
  return line.size() >= beginning.size() &&
         std::equal(beginning.begin(), beginning.end(), line.begin());
}

}  // namespace

Session::Session(Platform& platform, SessionListener& listener, std::unique_ptr<TableGame> game,
                 Seating seating, SessionRules rules)
    : platform_(platform),
      listener_(listener),
      game_(std::move(game)),
      seating_(std::move(seating)),
      rules_(std::move(rules)),
      stores_(rules_.stores),
      size_(game_->match().size()),
      chance_(seating_.seed),
      clock_(seating_.clock),
      written_time_(seating_.clock.played) {
  deciders_[place_of(Seat::Chance)] = &chance_;
}

void Session::set_decider(Seat seat, Decider& decider) { deciders_[place_of(seat)] = &decider; }

void Session::open() {
  let_chance_act();
  TableSecrets secrets = seating_.secrets;
  const int size = game_->match().size();
  const bool sealed = keep_secret(size, secrets);  // in games stored before secrets were kept
  if (seating_.place.revision == 0 || sealed || size > size_) {
    propose(size, std::move(secrets), false);
  } else {
    opened_ = true;
    listener_.opened();
  }
}

// ---- Deciding ----------------------------------------------------------------------------------

void Session::decide(const std::vector<std::string>& actions) {
  queue_.insert(queue_.end(), actions.begin(), actions.end());
  next();
}

void Session::next() {
  if (pending_ || queue_.empty()) return;
  const std::string action = queue_.front();
  queue_.pop_front();
  if (rules_.refuses) {
    if (const auto why = rules_.refuses(game_->match(), action)) {
      queue_.clear();
      return listener_.not_allowed(*why);
    }
  }
  const int from = std::exchange(at_, std::nullopt).value_or(size_);
  if (from == size_ || !rules_.branches) return go_on(action);
  if (match().action(from) == action) return look_at(from + 1);
  branch_off(from, action);
}

// Another way is taken from an earlier moment on, unless the rules are in the way.
void Session::branch_off(int from, const std::string& action) {
  const Line gone = line();
  game_->rewind_to(from);
  const auto judged = game_->append(action);
  if (judged && judged->accepted) {
    keep_line(gone);
    size_ = from;
    return go_on();
  }
  follow(gone);
  at_ = from;
  refuse(judged);
}

void Session::go_on(const std::string& action) {
  if (carry_out(action)) go_on();
}

void Session::go_on() {
  let_chance_act();
  propose(match().size(), seating_.secrets, false);
}

bool Session::carry_out(const std::string& action) {
  const auto judged = game_->append(action);
  if (judged && judged->accepted) return true;
  refuse(judged);
  return false;
}

void Session::refuse(const Result<Judgement>& judged) {
  queue_.clear();
  listener_.not_allowed(judged ? judged->sentence : judged.error().message);
}

void Session::let_chance_act() {
  const AnyMatch& match = game_->match();
  if (!game_->can_go_on(match.size())) return;
  const TableSecrets& kept = seating_.secrets;
  Decider& chance = *deciders_[place_of(Seat::Chance)];
  while (match.awaited().is_chance()) {
    if (game_->has_secrets() && kept.shared && kept.game) {
      const auto now = game_->sealed_from(match.size());
      if (!carry_out(shared_draw(*now, *kept.game))) return;
      continue;
    }
    chance.ask(match, Seat::Chance);
    const std::optional<std::string> drawn = chance.answer(now_);
    if (!drawn || !carry_out(*drawn)) return;
  }
}

std::vector<Seat> Session::awaited_deciders() const {
  if (pending_ || at_ || !queue_.empty()) return {};
  const Awaited awaited = game_->match().awaited();
  if (awaited.is_chance()) return {Seat::Chance};
  std::vector<Seat> seats;
  for (const Seat seat : awaited.seats()) {
    if (deciders_[place_of(seat)] != nullptr) seats.push_back(seat);
  }
  return seats;
}

void Session::let_decide(Milliseconds now) {
  now_ = now;
  if (!can_go_on()) return;
  for (const Seat seat : awaited_deciders()) {
    Decider& decider = *deciders_[place_of(seat)];
    decider.ask(game_->match(), seat);
    const std::optional<std::string> answer = decider.answer(now);
    if (!answer) continue;
    if (answer->starts_with(letter_of(seat))) go_on(*answer);
    return;
  }
}

// ---- Back --------------------------------------------------------------------------------------

bool Session::is_persons(Seat seat) const {
  return seat != Seat::Chance && seating_.players[place_of(seat)].is_person();
}

std::optional<int> Session::take_back_target(std::optional<int> after) const {
  const AnyMatch& match = game_->match();
  const int first = std::max(match.settled(size_), static_cast<int>(seating_.secrets.told));
  std::optional<int> target;
  for (int entry = size_ - 1; entry >= std::max(first, after.value_or(0)); --entry) {
    if (!is_persons(match.by(entry)) || match.was_forced(entry)) continue;
    target = entry;
    if (!after) break;
  }
  return target;
}

void Session::take_back(std::optional<int> after) {
  const std::optional<int> target = take_back_target(after);
  if (pending_ && (pending_->quiet || pending_->back) && target) {
    pending_->takes_back = true;
    pending_->after = after;
  }
  if (pending_ || !target) return;
  queue_.clear();
  for (Decider* decider : deciders_) {
    if (decider != nullptr) decider->stop();
  }
  propose(*target, seating_.secrets, true);
}

void Session::look_at(int entries) {
  if (pending_) return;
  at_ = entries == size_ ? std::nullopt : std::optional(entries);
  listener_.went_back();
}

Session::Line Session::line() const {
  Line line;
  for (int entry = 0; entry < match().size(); ++entry) line.push_back(match().action(entry));
  return line;
}

void Session::keep_line(const Line& gone) {
  const auto holds = [&](const Line& line) { return begins_with(line, gone); };
  if (std::none_of(lines_.begin(), lines_.end(), holds)) lines_.push_back(gone);
}

// Goes on from the end of the log along a way that begins like it and was gone before.
void Session::follow(const Line& way) {
  for (auto entry = static_cast<std::size_t>(match().size()); entry < way.size(); ++entry) {
    [[maybe_unused]] const auto judged = game_->append(way[entry]);
    assert(judged && judged->accepted);
  }
  game_->forget_steps();
}

void Session::take_line(std::size_t which) {
  if (pending_ || stores_) return;
  const Line wanted = lines_[which];
  lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(which));
  const Line gone = line();
  if (!begins_with(wanted, gone)) keep_line(gone);
  const auto parting = std::mismatch(gone.begin(), gone.end(), wanted.begin(), wanted.end());
  game_->rewind_to(static_cast<int>(parting.first - gone.begin()));
  follow(wanted);
  size_ = match().size();
  at_.reset();
  listener_.went_back();
}

void Session::lay(std::unique_ptr<TableGame> game) {
  queue_.clear();
  pending_.reset();
  lines_.clear();
  game_ = std::move(game);
  size_ = game_->match().size();
  at_.reset();
  listener_.went_back();
}

// ---- Time --------------------------------------------------------------------------------------

bool Session::keep_time(Seat seat, int turn, Milliseconds now) {
  const bool is_out = clock_.run(seat, turn, now);
  if (is_out) clock_.lift_limit();
  const bool runs = clock_.running() != Seat::Chance;
  const bool is_due = clock_.kept().played - written_time_ >= kTimeBetweenWrites;
  if (is_out || (runs && is_due)) write_time();
  return is_out;
}

void Session::write_time() {
  if (opened_ && !pending_) propose(size_, seating_.secrets, false, true);
}

// ---- Secrets -----------------------------------------------------------------------------------

void Session::handed_out(const std::vector<Opening>& given, bool tells_steps) {
  const TableSecrets before = seating_.secrets;
  const int told = tells_steps ? size_ : 0;
  give(seating_.secrets, given, told, size_);
  if (pending_) return give(pending_->secrets, given, told, pending_->size);
  if (!(seating_.secrets == before)) propose(size_, seating_.secrets, false);
}

void Session::give(TableSecrets& secrets, const std::vector<Opening>& given, int told,
                   int size) const {
  secrets.game = seating_.secrets.game;
  secrets.shared = true;
  for (const Opening& opening : given) {
    std::erase(secrets.made, opening);
    if (find_secret(secrets.given, id_of(opening))) continue;
    if (secrets.given.size() == kMostOpenings) secrets.given.erase(secrets.given.begin());
    secrets.given.push_back(opening);
  }
  secrets.told = std::max(secrets.told, static_cast<std::uint32_t>(std::min(told, size)));
}

// Whether there is something new to keep.
bool Session::keep_secret(int size, TableSecrets& kept) {
  if (!game_->has_secrets()) return false;
  const auto then = game_->sealed_from(size);
  if (seat_with_secret(*then) != Seat::Chance) name_game(kept);
  return make_opening(*then, kept, [this] { return draw_salt(); });
}

// Links from before games had numbers go on without.
void Session::name_game(TableSecrets& secrets) {
  if (secrets.game || !secrets.pledges.empty() || !secrets.given.empty()) return;
  GameId& id = secrets.game.emplace();
  const std::uint64_t number = platform_.random_seed();
  for (std::size_t i = 0; i < id.size(); ++i) {
    id[i] = static_cast<std::uint8_t>(number >> (8 * i));
  }
}

Salt Session::draw_salt() {
  Salt salt{};
  for (std::size_t i = 0; i < salt.size(); i += 8) {
    const std::uint64_t word = platform_.random_seed();
    for (std::size_t k = 0; k < 8; ++k) salt[i + k] = static_cast<std::uint8_t>(word >> (8 * k));
  }
  return salt;
}

// ---- Storage -----------------------------------------------------------------------------------

void Session::propose(int size, TableSecrets secrets, bool back, bool quiet) {
  keep_secret(size, secrets);
  pending_ = Pending{0, size, std::move(secrets), back, quiet};
  write();
}

void Session::write() {
  const int size = pending_->size;
  const auto& [players, seed, kept, place, begun] = seating_;
  written_time_ = clock_.kept().played;
  if (rules_.stores) {
    const int first = std::min(place.entries, size) / kSegment;
    MatchParts parts = game_->parts(size, first);
    const Standing standing = game_->standing(players, size);
    written_ = {place.id,
                place.revision,
                platform_.wall_clock(),
                said(standing.title),
                said(standing.line),
                write_head({game_->letter(),
                            players,
                            seed,
                            std::move(parts.head),
                            pending_->secrets,
                            {},
                            clock_.kept()},
                           standing),
                first,
                std::move(parts.segments)};
  }
  if (!stores_) return accept();
  ++written_.revision;
  pending_->ticket = platform_.store(written_);
}

void Session::stored(Ticket ticket, StoreProblem problem) {
  if (!pending_ || pending_->ticket != ticket) return;
  if (problem != StoreProblem::None) {
    if (problem == StoreProblem::Refused && pending_->quiet) return give_up_time();
    queue_.clear();
    return listener_.not_stored(problem);
  }
  ++seating_.place.revision;
  accept();
}

// The next write holds it; a decision that waited for this one is a write of its own.
void Session::give_up_time() {
  const Pending done = std::move(*pending_);
  pending_.reset();
  if (done.takes_back) return take_back(done.after);
  next();
}

void Session::accept() {
  const Pending done = std::move(*pending_);
  pending_.reset();
  if (!std::exchange(opened_, true)) listener_.opened();
  if (done.size < match().size()) game_->rewind_to(done.size);
  const int from = std::exchange(size_, done.size);
  seating_.secrets = done.secrets;
  seating_.place.entries = size_;
  if (done.back) {
    listener_.went_back();
  } else if (size_ > from) {
    listener_.went_on(from);
    game_->forget_steps();
  } else {
    listener_.kept();
  }
  if (done.takes_back && take_back_target(done.after)) return take_back(done.after);
  next();
}

void Session::try_again() {
  if (pending_) write();
}

void Session::give_up() {
  pending_.reset();
  if (size_ < match().size()) game_->rewind_to(size_);
}

void Session::go_on_unstored() {
  stores_ = false;
  if (pending_) write();
}

}  // namespace mael::web
