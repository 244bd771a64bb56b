// What becomes of secrets when a link is made of a table, and a table of a link.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "web/app/described_table.h"
#include "web/app/table_secrets.h"

namespace mael::web {

// Makes the opening of a secret that is new; `draw_salt` is called for no other. Whether it was.
template <DescribedTable D, class DrawSalt>
bool make_opening(const typename D::Game::State& state, TableSecrets& secrets,
                  const DrawSalt& draw_salt) {
  constexpr int kSeats = D::Game::kSeats;
  const Seat by = secret_seat(state, kSeats);
  if (by == Seat::Chance) return false;
  Opening opening{by, moment_of(D::kLetter, state, by, kSeats), sealed_of(state, by), {}};
  for (const Opening& made : secrets.made) {
    opening.salt = made.salt;
    if (made == opening) return false;
  }
  opening.salt = draw_salt();
  if (secrets.made.size() == kMostOpenings) secrets.made.erase(secrets.made.begin());
  secrets.made.push_back(opening);
  return true;
}

// A position as a link shows it, and what goes along.
template <class State>
struct Outgoing {
  State state;
  Sealing sealing;
};

// What no opening was made for is shown as not settled yet: a lesson keeps nothing.
template <DescribedTable D>
Outgoing<typename D::Game::State> outgoing(const typename D::Game::State& state,
                                           const TableSecrets& secrets) {
  constexpr int kSeats = D::Game::kSeats;
  Outgoing<typename D::Game::State> out{state, {{}, secrets.opened}};
  const Seat by = secret_seat(state, kSeats);
  if (by == Seat::Chance) {
    if (hidden_seat(state, kSeats) != Seat::Chance) out.sealing.pledge = secrets.sent;
    return out;
  }
  const Digest moment = moment_of(D::kLetter, state, by, kSeats);
  const auto own =
      std::find_if(secrets.made.rbegin(), secrets.made.rend(), [&](const Opening& made) {
        return made.by == by && made.moment == moment && made.value == sealed_of(state, by);
      });
  if (own == secrets.made.rend()) {
    seal(out.state, by, kNotSealed);
  } else {
    seal(out.state, by, kUnknownSealed);
    out.sealing.pledge = pledge_of(*own);
  }
  return out;
}

// The match of a link, and what its table is to keep.
template <class G>
struct Incoming {
  Match<G> match;
  TableSecrets secrets;
};

namespace detail {

// The secret was made here: it is put back, and what the others have settled on since is carried
// out as their actions, which opens it.
template <DescribedTable D>
std::optional<Incoming<typename D::Game>> reopened(const typename D::Game::State& state,
                                                   const Opening& own) {
  using Game = typename D::Game;
  auto first = when_sealed(state, own.by, Game::kSeats);
  seal(first, own.by, own.value);
  if (validate(first)) return {};
  Incoming<Game> in{Match<Game>(first), {}};
  in.secrets.made.push_back(own);
  for (int i = 0; i < Game::kSeats; ++i) {
    const std::uint16_t answer = sealed_of(state, seat_at(i));
    if (answer >= kUnknownSealed) continue;
    if (in.match.append(action_to_seal(in.match.state(), seat_at(i), answer))) {
      return {};
    }
    in.secrets.opened = own;
  }
  return in;
}

}  // namespace detail

// `own` opens the pledge, if it was made here. What it says must follow the rules; else the secret
// stays one.
template <DescribedTable D>
Incoming<typename D::Game> incoming(const typename D::Game::State& state, const Sealing& sealing,
                                    const std::optional<Opening>& own) {
  using Game = typename D::Game;
  if (sealing.pledge && own) {
    if (auto in = detail::reopened<D>(state, *own)) return std::move(*in);
  }
  return {Match<Game>(state), {sealing.pledge, {}, {}}};
}

}  // namespace mael::web
