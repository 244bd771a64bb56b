// A game's match as what becomes of its secrets is asked about it (secret_course.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/play/match_of.h"
#include "web/table/session/described_table.h"
#include "web/table/session/secret_course.h"

namespace mael::web {

template <DescribedTable D>
class SealedMatchOf final : public SealedMatch {
 public:
  using Game = typename D::Game;

  explicit SealedMatchOf(Match<Game> match) : match_(std::move(match)) {}

  const AnyMatch& any() const override { return match_; }
  AnyMatch& any() override { return match_; }
  std::uint16_t sealed(Seat by) const override { return sealed_of(state(), by); }
  bool may_seal(Seat by) const override {
    return !check(state(), action_to_seal(state(), by, kUnknownSealed));
  }
  std::string to_seal(Seat by, std::uint16_t value) const override {
    return write_action(state(), action_to_seal(state(), by, value));
  }
  Digest moment(const std::optional<GameId>& game, Seat by) const override {
    if (by == Seat::Chance) return digest_of_moment(D::kLetter, game, pack(state()));
    return moment_of(D::kLetter, game, state(), by);
  }
  std::unique_ptr<SealedMatch> beginning() const override {
    return std::make_unique<SealedMatchOf>(Match<Game>(match_.typed().first()));
  }
  Entry next_of(const SealedMatch& whole) const override {
    return {write_action(state(), next_in(whole)), sealed_by(next_in(whole))};
  }
  void follow(const SealedMatch& whole) override { match_.append(next_in(whole)); }

 private:
  const typename Game::State& state() const { return match_.state(); }
  const typename Game::Action& next_in(const SealedMatch& whole) const {
    const auto& log = static_cast<const SealedMatchOf&>(whole).match_.typed().log();
    return log[static_cast<std::size_t>(match_.size())];
  }

  MatchOf<typename D::Described> match_;
};

}  // namespace mael::web
