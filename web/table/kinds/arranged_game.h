// The position of a game that is set up by hand, made of the game's description.
#pragma once

#include <cassert>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/absent.h"
#include "engine/core/arrange.h"
#include "web/table/kinds/arranging.h"
#include "web/table/session/described_table.h"

namespace mael::web {

// Whether positions of the game can be set up by hand.
template <DescribedTable D>
inline constexpr bool kIsArranged = !std::same_as<typename D::Arranged, Absent>;

template <DescribedTable D>
class ArrangedGameOf final : public ArrangedGame {
 public:
  using State = typename D::Game::State;
  using Arranged = typename D::Arranged;
  using Players = PlayersOf<typename D::Game>;
  static_assert(ArrangedBy<Arranged, State>);

  // The face must outlive it.
  ArrangedGameOf(const typename D::Face& face, const Players& players, State state)
      : face_(face), players_(players), states_{std::move(state)} {}

  Arrangement arrangement() const override { return Arranged::of(now()); }
  std::vector<Seat> seats() const override {
    std::vector<Seat> seats;
    for (const Seat seat : seats_of(now())) seats.push_back(seat);
    return seats;
  }
  std::string name_of(Seat seat) const override {
    return seat == Seat::Chance ? std::string() : said(D::name_of(players_, now(), seat));
  }
  bool allows(const Rearrangement& change) const override {
    return Arranged::after(now(), change).ok();
  }
  std::optional<Refusal> change(const Rearrangement& change) override {
    auto next = Arranged::after(now(), change);
    if (!next) return face_.why_misplaced(next.error().why, next.error().tried);
    states_.push_back(std::move(*next));
    return {};
  }
  bool may_undo() const override { return states_.size() > 1; }
  void undo() override { states_.pop_back(); }
  std::string position() const override { return write_position(now()); }
  void lay(const std::string& position) override {
    auto state = D::Game::read_position(position);
    assert(state.ok());
    states_.push_back(std::move(*state));
  }

 private:
  const State& now() const { return states_.back(); }

  const typename D::Face& face_;
  const Players players_;
  std::vector<State> states_;  // as it was changed; the last is now
};

// Null for a game whose positions cannot be set up by hand.
template <DescribedTable D>
std::unique_ptr<ArrangedGame> arranged_game(
    [[maybe_unused]] const typename D::Face& face,
    [[maybe_unused]] const PlayersOf<typename D::Game>& players,
    [[maybe_unused]] const typename D::Game::State& state) {
  if constexpr (kIsArranged<D>) {
    return std::make_unique<ArrangedGameOf<D>>(face, players, state);
  } else {
    return nullptr;
  }
}

}  // namespace mael::web
