// The entry of a game in the house's list of tables, and new games of it, made of its description:
// bytes, matches and set-ups to what is laid out.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "web/app/table_kind.h"
#include "web/table/kinds/laid_table.h"
#include "web/table/session/described_game.h"

namespace mael::web {

template <DescribedTable D>
LaidOut opened(const SavedBytes& saved) {
  auto found = read_table<D>(saved);
  if (!found) return found.error();
  const HostedTable::Found as{found->broken_at, found->is_damaged};
  return std::unique_ptr<LaidGame>(
      std::make_unique<LaidTable>(DescribedGame<D>::found(std::move(*found)), as));
}

template <DescribedTable D>
std::unique_ptr<LaidGame> begun_at(const AnyMatch& match) {
  using Game = typename D::Game;  // matches of either edition stand at such states
  const auto& there = static_cast<const MatchWith<typename Game::State>&>(match);
  return std::make_unique<LaidTable>(
      NewTable{std::make_unique<DescribedGame<D>>(Match<Game>(there.state())), {}});
}

template <DescribedTable D>
std::unique_ptr<LaidGame> laid_match(const AnyMatch& match, std::uint64_t seed) {
  return std::make_unique<LaidTable>(
      DescribedGame<D>::laid(typed_match<D>(match), {{}, seed, {}, {}, {}}));
}

template <DescribedTable D>
constexpr TableKind table_kind() {
  TableKind kind{D::kLetter,   D::kGames,      {},     D::kPuzzles, &opened<D>,
                 &begun_at<D>, &laid_match<D>, nullptr};
  if constexpr (has(D::kTaught)) {
    kind.taught = D::kTaught;
    kind.lesson = &D::lesson;
  }
  return kind;
}

// A new game, or every reason why there can be none.
template <DescribedTable D>
Result<std::unique_ptr<LaidGame>, std::vector<Violation>> begin_game(
    const typename D::Game::Setup& setup, const std::vector<Player>& players, std::uint64_t seed) {
  auto match = Match<typename D::Game>::begin(setup);
  if (!match) return match.error();
  return std::unique_ptr<LaidGame>(std::make_unique<LaidTable>(
      DescribedGame<D>::laid(std::move(*match), {players, seed, {}, {}, {}})));
}

}  // namespace mael::web
