// What becomes of secrets when a link is made of a table, and a table of a link: a game's matches
// as secret_course.h is told them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/dealer.h"
#include "engine/play/match_of.h"
#include "web/table/session/described_table.h"
#include "web/table/session/secret_course.h"

namespace mael::web {

template <DescribedTable D>
SecretId secret_at(const typename D::Game::State& state, const std::optional<GameId>& game,
                   Seat by) {
  return {by, moment_of(D::kLetter, game, state, by)};
}

// What chance does in a game that goes by links: the same wherever they are opened, and as often as
// they are, so that nobody draws again. The state must await it.
template <DescribedTable D>
typename D::Game::Action shared_draw(const typename D::Game::State& state, const GameId& game) {
  const Digest moment = digest_of_moment(D::kLetter, game, pack(state));
  return Dealer<typename D::Game>(seed_of(moment)).next(state);
}

// ---- Out ---------------------------------------------------------------------------------------

template <DescribedTable D>
SecretCourse secret_course(const Match<typename D::Game>& match,
                           const std::optional<GameId>& game) {
  SecretCourse course;
  typename D::Game::State state = match.first();
  for (const auto& action : match.log()) {
    SecretEntry entry{write_action(state, action), is_nothing_sealed(state)};
    if ((entry.sealed = sealed_by(action))) {
      entry.secret = secret_at<D>(state, game, action.by);
      entry.hidden = write_action(state, action_to_seal(state, action.by, kUnknownSealed));
      entry.all_readable = hidden_seat(state) == Seat::Chance;
    }
    course.entries.push_back(std::move(entry));
    apply(state, action, nullptr);
  }
  const Seats all = seats_of(state);
  course.nothing_sealed = is_nothing_sealed(state);
  course.all_sealed = std::none_of(all.begin(), all.end(),
                                   [&](Seat seat) { return sealed_of(state, seat) == kNotSealed; });
  return course;
}

// A position as a link shows it, what goes along, and what of that was settled here.
template <class State>
struct Outgoing {
  State state;
  Sealing sealing;
  std::vector<Opening> given;
};

// What no opening was made for is shown as not settled yet: a lesson keeps nothing.
template <DescribedTable D>
Outgoing<typename D::Game::State> outgoing(const Match<typename D::Game>& match,
                                           const TableSecrets& secrets) {
  SecretTelling telling = telling_of(secret_course<D>(match, secrets.game), secrets);
  if (!telling.sealing.steps.empty()) {
    telling.sealing.from = write_position(match.state_at(telling.first));
  }
  return {match.state_at(telling.end), std::move(telling.sealing), std::move(telling.given)};
}

// ---- In ----------------------------------------------------------------------------------------

template <DescribedTable D>
struct Arriving final : ArrivingMatch {
  using State = typename D::Game::State;

  Arriving(const State& from, const std::optional<GameId>& of)
      : match(Match<typename D::Game>(from)), game(of) {}

  const State& state() const { return match.state(); }
  AnyMatch& any() override { return match; }
  bool is_nothing_sealed() const override { return mael::is_nothing_sealed(state()); }
  SecretId secret_of(Seat by) const override { return secret_at<D>(state(), game, by); }
  bool is_drawn(const std::string& text, const GameId& in) const override {
    const auto action = read_action(state(), text);
    return action && *action == shared_draw<D>(state(), in);
  }
  bool may_seal(Seat by) const override {
    return !check(state(), action_to_seal(state(), by, kUnknownSealed));
  }
  bool seal(Seat by, std::uint16_t value) override {
    return match.append(action_to_seal(state(), by, value)).accepted;
  }

  MatchOf<typename D::Described> match;
  const std::optional<GameId> game;
};

}  // namespace mael::web
