#include "web/table/session/secret_course.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/core/random.h"
#include "web/base/say.h"

namespace mael::web {

namespace {

bool is_nothing_sealed(const SealedMatch& match) {
  const Seats all = match.any().seats();
  return std::all_of(all.begin(), all.end(),
                     [&](Seat seat) { return match.sealed(seat) == kNotSealed; });
}

SecretId secret_of(const SealedMatch& match, const std::optional<GameId>& game, Seat by) {
  return {by, match.moment(game, by)};
}

}  // namespace

Seat seat_with_secret(const SealedMatch& match) {
  for (const Seat seat : match.any().seats()) {
    if (match.sealed(seat) < kUnknownSealed) return seat;
  }
  return Seat::Chance;
}

bool make_opening(const SealedMatch& match, TableSecrets& secrets,
                  const std::function<Salt()>& draw_salt) {
  const Seat by = seat_with_secret(match);
  if (by == Seat::Chance) return false;
  const SecretId secret = secret_of(match, secrets.game, by);
  const std::uint16_t value = match.sealed(by);
  std::erase_if(secrets.made, [&](const Opening& made) {
    return id_of(made) == secret && made.value != value;  // it was taken back since
  });
  if (find_secret(secrets.made, secret)) return false;
  if (secrets.made.size() == kMostOpenings) secrets.made.erase(secrets.made.begin());
  secrets.made.push_back({secret.by, secret.moment, value, draw_salt()});
  return true;
}

std::string shared_draw(const SealedMatch& match, const GameId& game) {
  const Digest moment = match.moment(game, Seat::Chance);
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < sizeof seed; ++i) seed = seed << 8 | moment[i];
  Random random(seed);
  return match.any().dealt(random);
}

// ---- Out ---------------------------------------------------------------------------------------

namespace {

// An entry of a match, at the position before it.
struct SecretEntry {
  std::string text;                       // in notation
  bool nothing_sealed = false;            // yet
  std::optional<std::uint16_t> sealed{};  // by it; all that follows is of an entry that seals
  SecretId secret{};
  std::string hidden{};       // the entry in notation, with what it seals unknown
  bool all_readable = false;  // nothing that was sealed before it is pledged only
};
struct SecretCourse {
  std::vector<SecretEntry> entries;
  bool nothing_sealed = false;  // at the end,
  bool all_sealed = false;      // and whether each seat has sealed something there
};

SecretCourse course_of(const SealedMatch& match, const std::optional<GameId>& game) {
  SecretCourse course;
  const std::unique_ptr<SealedMatch> then = match.beginning();
  const Seats all = match.any().seats();
  const auto none = [&](std::uint16_t value) {
    return std::none_of(all.begin(), all.end(),
                        [&](Seat seat) { return then->sealed(seat) == value; });
  };
  for (int at = 0; at < match.any().size(); ++at) {
    SealedMatch::Entry told = then->next_of(match);
    SecretEntry entry{std::move(told.text), is_nothing_sealed(*then), told.sealed};
    if (entry.sealed) {
      const Seat by = match.any().by(at);
      entry.secret = secret_of(*then, game, by);
      entry.hidden = then->to_seal(by, kUnknownSealed);
      entry.all_readable = none(kUnknownSealed);
    }
    course.entries.push_back(std::move(entry));
    then->follow(match);
  }
  course.nothing_sealed = is_nothing_sealed(*then);
  course.all_sealed = none(kNotSealed);
  return course;
}

// Tells a match from some entry on.
class Teller {
 public:
  Teller(SecretCourse course, const TableSecrets& secrets)
      : course_(std::move(course)), secrets_(secrets) {
    out_.sealing.game = secrets.game;
    out_.first = out_.end = size();
  }

  SecretTelling all() && {
    if (const std::optional<int> first = begin()) tell_from(*first);
    return std::move(out_);
  }

 private:
  int size() const { return static_cast<int>(course_.entries.size()); }
  const SecretEntry& entry_at(int entry) const {
    return course_.entries[static_cast<std::size_t>(entry)];
  }

  // Where the oldest secret was sealed that is pledged to another device, which has yet to read
  // what it was; or the one that is under way.
  std::optional<int> begin() {
    std::optional<int> first;
    for (int at = 0; at < size(); ++at) {
      const SecretEntry& entry = entry_at(at);
      if (!entry.sealed) continue;
      if (entry.nothing_sealed) round_ = at;
      const bool is_new = at >= static_cast<int>(secrets_.agreed);
      if (!first && is_new && find_secret(secrets_.given, entry.secret)) first = round_;
    }
    if (course_.nothing_sealed) {
      round_ = size();
      return first;
    }
    return first ? first : round_;
  }

  // What cannot be told as a link must tell it ends the row.
  void tell_from(int first) {
    out_.first = out_.end = first;
    for (; out_.end < size(); ++out_.end) {
      const SecretEntry& entry = entry_at(out_.end);
      ToldStep step{entry.text};
      if (entry.sealed && !prove(entry, out_.end, step)) break;
      out_.sealing.steps.push_back(std::move(step));
    }
  }

  bool prove(const SecretEntry& entry, int at, ToldStep& step) {
    step.secret = entry.secret;
    step.value = *entry.sealed;
    if (step.value == kUnknownSealed) return pledged_elsewhere(entry.secret, step);
    if (const Opening* own = find_own(entry.secret, step.value)) {
      out_.given.push_back(*own);
      step.pledge = pledge_of(*own);
      if (is_open(entry, at)) {
        step.opening = *own;
      } else {
        step.action = entry.hidden;
        step.value = kUnknownSealed;
      }
      return true;
    }
    const Opening* answer = find_secret(secrets_.answers, entry.secret);
    if (answer && find_secret(secrets_.pledges, entry.secret)) {
      step.opening = *answer;
      step.pledge = pledge_of(*answer);
    }
    return answer || is_open(entry, at);
  }

  bool pledged_elsewhere(const SecretId& secret, ToldStep& step) const {
    const Pledge* pledge = find_secret(secrets_.pledges, secret);
    if (pledge) step.pledge = *pledge;
    return pledge;
  }

  const Opening* find_own(const SecretId& secret, std::uint16_t value) const {
    for (const auto* openings : {&secrets_.given, &secrets_.made}) {
      const Opening* own = find_secret(*openings, secret);
      if (own && own->value == value) return own;
    }
    return nullptr;
  }

  // All have pledged, and whoever settled before has opened: the first to settle opens first.
  bool is_open(const SecretEntry& entry, int at) const {
    return at < round_ || (entry.all_readable && course_.all_sealed);
  }

  const SecretCourse course_;
  const TableSecrets& secrets_;
  SecretTelling out_;
  int round_ = 0;  // where what is sealed now began; without such, behind the log
};

}  // namespace

SecretTelling telling_of(const SealedMatch& match, const TableSecrets& secrets) {
  return Teller(course_of(match, secrets.game), secrets).all();
}

// ---- In ----------------------------------------------------------------------------------------

namespace {

class Arrival {
 public:
  Arrival(const Sealing& sealing, const KeptSecrets& kept, SealedMatch& match)
      : sealing_(sealing), kept_(kept), match_(match) {
    secrets_.game = sealing.game;
    secrets_.shared = true;
  }

  Result<TableSecrets> all() && {
    for (const ToldStep& step : sealing_.steps) {
      if (!follow(step)) return Error{say("app.link.drawn")};
    }
    answer_again();
    secrets_.told = size();
    secrets_.agreed = ours_.value_or(size());
    return std::move(secrets_);
  }

 private:
  std::uint32_t size() const { return static_cast<std::uint32_t>(match_.any().size()); }

  // The rules have been asked by whoever read the link; what is left is chance.
  bool follow(const ToldStep& step) {
    if (!match_.any().why(step.action)) return false;
    if (sealing_.game && match_.any().awaited().is_chance() &&
        step.action != shared_draw(match_, *sealing_.game)) {
      return false;
    }
    if (step.secret) begin_secret();
    const std::optional<Opening> known = step.secret ? settled(step) : std::nullopt;
    return append(known ? match_.to_seal(known->by, known->value) : step.action);
  }

  bool append(const std::string& action) {
    const auto judged = match_.any().append(action);
    return judged && judged->accepted;
  }

  void begin_secret() {
    if (is_nothing_sealed(match_)) round_ = size();
  }

  // What is known here of what a step seals.
  std::optional<Opening> settled(const ToldStep& step) {
    const std::optional<Opening> own = kept_.given(*step.secret);
    if (own) {
      secrets_.given.push_back(*own);
      if (!step.opening) ours_ = ours_.value_or(round_);
    }
    if (step.pledge && !own) secrets_.pledges.push_back(*step.pledge);
    std::optional<Opening> known = step.opening;
    if (!known && step.pledge) known = kept_.opening_of(*step.pledge);
    if (!known && step.value < kUnknownSealed) {
      known = Opening{step.secret->by, step.secret->moment, step.value, {}};
    }
    if (known && !own) secrets_.answers.push_back(*known);
    return known;
  }

  // What was answered here before is the answer: once a pledge is out it stays what it is.
  void answer_again() {
    for (int i = match_.any().seats().size(); i > 0; --i) {
      const Awaited awaited = match_.any().awaited();
      if (awaited.is_nobody() || awaited.is_chance()) return;
      const Seat by = awaited.first();
      if (!match_.may_seal(by)) return;
      const auto own = kept_.given(secret_of(match_, sealing_.game, by));
      if (!own) return;
      begin_secret();
      if (!append(match_.to_seal(by, own->value))) return;
      secrets_.given.push_back(*own);
      ours_ = ours_.value_or(round_);
    }
  }

  const Sealing& sealing_;
  const KeptSecrets& kept_;
  SealedMatch& match_;
  TableSecrets secrets_;
  std::uint32_t round_ = 0;
  std::optional<std::uint32_t> ours_;  // where the first secret lies that only this device opens
};

}  // namespace

Result<TableSecrets> take_in(const Sealing& sealing, const KeptSecrets& kept, SealedMatch& match) {
  return Arrival(sealing, kept, match).all();
}

}  // namespace mael::web
