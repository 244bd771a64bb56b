// What becomes of secrets when a link is made of a table, and a table of a link.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/play/dealer.h"
#include "web/app/table_secrets.h"
#include "web/base/say.h"
#include "web/table/session/described_table.h"

namespace mael::web {

// ---- Made here ---------------------------------------------------------------------------------

template <DescribedTable D>
SecretId secret_at(const typename D::Game::State& state, const std::optional<GameId>& game,
                   Seat by) {
  return {by, moment_of(D::kLetter, game, state, by)};
}

// Makes the opening of a secret that is new; `draw_salt` is called for no other. Whether it was.
template <DescribedTable D, class DrawSalt>
bool make_opening(const typename D::Game::State& state, TableSecrets& secrets,
                  const DrawSalt& draw_salt) {
  const Seat by = secret_seat(state);
  if (by == Seat::Chance) return false;
  const SecretId secret = secret_at<D>(state, secrets.game, by);
  const std::uint16_t value = sealed_of(state, by);
  std::erase_if(secrets.made, [&](const Opening& made) {
    return id_of(made) == secret && made.value != value;  // it was taken back since
  });
  if (find_secret(secrets.made, secret)) return false;
  if (secrets.made.size() == kMostOpenings) secrets.made.erase(secrets.made.begin());
  secrets.made.push_back({by, secret.moment, value, draw_salt()});
  return true;
}

// ---- Drawn -------------------------------------------------------------------------------------

// What chance does in a game that goes by links: the same wherever they are opened, and as often as
// they are, so that nobody draws again. The state must await it.
template <DescribedTable D>
typename D::Game::Action shared_draw(const typename D::Game::State& state, const GameId& game) {
  const Digest digest = digest_of_moment(D::kLetter, game, pack(state));
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < sizeof seed; ++i) seed = seed << 8 | digest[i];
  return Dealer<typename D::Game>(seed).next(state);
}

// ---- Out ---------------------------------------------------------------------------------------

// A position as a link shows it, what goes along, and what of that was settled here.
template <class State>
struct Outgoing {
  State state;
  Sealing sealing;
  std::vector<Opening> given;
};

namespace detail {

// Tells a match from some entry on.
template <DescribedTable D>
class Telling {
 public:
  using Game = typename D::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;

  Telling(const Match<Game>& match, const TableSecrets& secrets)
      : match_(match), secrets_(secrets), out_{match.state(), {secrets.game}, {}} {}

  Outgoing<State> all() && {
    if (const std::optional<int> first = begin()) tell_from(*first);
    return std::move(out_);
  }

 private:
  // Where the oldest secret was sealed that is pledged to another device, which has yet to read
  // what it was; or the one that is under way.
  std::optional<int> begin() {
    State state = match_.first();
    int entry = 0;
    std::optional<int> first;
    for (const Action& action : match_.log()) {
      if (sealed_by(action)) {
        if (is_nothing_sealed(state)) round_ = entry;
        if (!first && entry >= static_cast<int>(secrets_.agreed) && is_given(state, action.by)) {
          first = round_;
        }
      }
      apply(state, action, nullptr);
      ++entry;
    }
    if (is_nothing_sealed(state)) {
      round_ = entry;
      return first;
    }
    return first ? first : round_;
  }

  bool is_given(const State& state, Seat by) const {
    return find_secret(secrets_.given, secret_at<D>(state, secrets_.game, by)) != nullptr;
  }

  // What cannot be told as a link must tell it ends the row.
  void tell_from(int first) {
    State state = match_.state_at(first);
    const std::string from = write_position(state);
    for (int entry = first; entry < match_.size(); ++entry) {
      const Action& action = match_.log()[static_cast<std::size_t>(entry)];
      ToldStep step{write_action(state, action)};
      if (sealed_by(action) && !prove(state, action, entry, step)) break;
      out_.sealing.steps.push_back(std::move(step));
      apply(state, action, nullptr);
    }
    out_.state = state;
    if (!out_.sealing.steps.empty()) out_.sealing.from = from;
  }

  bool prove(const State& state, const Action& action, int entry, ToldStep& step) {
    const SecretId secret = secret_at<D>(state, secrets_.game, action.by);
    step.secret = secret;
    step.value = *sealed_by(action);
    if (step.value == kUnknownSealed) return pledged_elsewhere(secret, step);
    if (const Opening* own = find_own(secret, step.value)) {
      out_.given.push_back(*own);
      step.pledge = pledge_of(*own);
      if (is_open(state, entry)) {
        step.opening = *own;
      } else {
        step.action = write_action(state, action_to_seal(state, action.by, kUnknownSealed));
        step.value = kUnknownSealed;
      }
      return true;
    }
    const Opening* answer = find_secret(secrets_.answers, secret);
    if (answer && find_secret(secrets_.pledges, secret)) {
      step.opening = *answer;
      step.pledge = pledge_of(*answer);
    }
    return answer || is_open(state, entry);
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
  bool is_open(const State& state, int entry) const {
    if (entry < round_) return true;
    if (hidden_seat(state) != Seat::Chance) return false;
    const Seats all = seats_of(state);
    return std::none_of(all.begin(), all.end(),
                        [&](Seat seat) { return sealed_of(match_.state(), seat) == kNotSealed; });
  }

  const Match<Game>& match_;
  const TableSecrets& secrets_;
  Outgoing<State> out_;
  int round_ = 0;  // where what is sealed now began; without such, behind the log
};

}  // namespace detail

// What no opening was made for is shown as not settled yet: a lesson keeps nothing.
template <DescribedTable D>
Outgoing<typename D::Game::State> outgoing(const Match<typename D::Game>& match,
                                           const TableSecrets& secrets) {
  return detail::Telling<D>(match, secrets).all();
}

// ---- In ----------------------------------------------------------------------------------------

// The match of a link, and what its table is to keep.
template <class G>
struct Incoming {
  Match<G> match;
  TableSecrets secrets;
};

namespace detail {

// Carries out what a link tells, with what this device knows put in place of what is only pledged:
// what follows is worked out here.
template <DescribedTable D>
class Arrival {
 public:
  using Game = typename D::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;

  Arrival(const State& from, const Sealing& sealing, const KeptSecrets& kept)
      : sealing_(sealing), kept_(kept), in_{Match<Game>(from), {}} {
    in_.secrets.game = sealing.game;
    in_.secrets.shared = true;
  }

  Result<Incoming<Game>> all() && {
    for (const ToldStep& step : sealing_.steps) {
      if (!follow(step)) return Error{say("app.link.drawn")};
    }
    answer_again();
    const auto size = static_cast<std::uint32_t>(in_.match.size());
    in_.secrets.told = size;
    in_.secrets.agreed = ours_.value_or(size);
    return std::move(in_);
  }

 private:
  const State& state() const { return in_.match.state(); }

  // The rules have been asked by whoever read the link; what is left is chance.
  bool follow(const ToldStep& step) {
    auto action = read_action(state(), step.action);
    if (!action) return false;
    if (sealing_.game && to_act(state()).is_chance() &&
        !(*action == shared_draw<D>(state(), *sealing_.game))) {
      return false;
    }
    if (step.secret) begin_secret();
    if (step.secret) settle(step, *action);
    return !in_.match.append(*action);
  }

  void begin_secret() {
    if (is_nothing_sealed(state())) {
      round_ = static_cast<std::uint32_t>(in_.match.size());
    }
  }

  void settle(const ToldStep& step, Action& action) {
    const std::optional<Opening> own = kept_.given(*step.secret);
    if (own) {
      in_.secrets.given.push_back(*own);
      if (!step.opening) ours_ = ours_.value_or(round_);
    }
    if (step.pledge && !own) in_.secrets.pledges.push_back(*step.pledge);
    std::optional<Opening> known = step.opening;
    if (!known && step.pledge) known = kept_.opening_of(*step.pledge);
    if (!known && step.value < kUnknownSealed) {
      known = Opening{step.secret->by, step.secret->moment, step.value, {}};
    }
    if (!known) return;
    if (!own) in_.secrets.answers.push_back(*known);
    action = action_to_seal(state(), known->by, known->value);
  }

  // What was answered here before is the answer: once a pledge is out it stays what it is.
  void answer_again() {
    for (int i = 0; i < seats_of(state()).size(); ++i) {
      const Awaited awaited = to_act(state());
      if (awaited.is_nobody() || awaited.is_chance()) return;
      const Seat by = awaited.first();
      if (check(state(), action_to_seal(state(), by, kUnknownSealed))) return;
      const auto own = kept_.given(secret_at<D>(state(), sealing_.game, by));
      if (!own) return;
      begin_secret();
      if (in_.match.append(action_to_seal(state(), by, own->value))) return;
      in_.secrets.given.push_back(*own);
      ours_ = ours_.value_or(round_);
    }
  }

  const Sealing& sealing_;
  const KeptSecrets& kept_;
  Incoming<Game> in_;
  std::uint32_t round_ = 0;
  std::optional<std::uint32_t> ours_;  // where the first secret lies that only this device opens
};

}  // namespace detail

// A link's position is where its steps begin, if it tells any. An error: it tells draws that were
// not this game's.
template <DescribedTable D>
Result<Incoming<typename D::Game>> incoming(const typename D::Game::State& from,
                                            const Sealing& sealing, const KeptSecrets& kept) {
  return detail::Arrival<D>(from, sealing, kept).all();
}

}  // namespace mael::web
