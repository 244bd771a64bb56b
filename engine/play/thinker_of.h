// The thinkers of a game, made from its description (positions.h).
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/play/bots.h"
#include "engine/play/positions.h"
#include "engine/play/thinker.h"

namespace mael {

// Reads positions for a thinker.
template <class Described, class Base = Thinker>
class PositionThinker : public Base {
 public:
  using G = typename Described::Game;
  using State = typename G::State;

  std::optional<Error> begin(const std::string& position, Seat seat) final {
    auto read = Positions<Described>::read(position);
    if (!read) return read.error();
    if (!to_act(*read).includes(seat)) return Error{"This position awaits another seat."};
    state_ = observe(*read, seat);
    turn_to(seat);
    return {};
  }

 protected:
  virtual void turn_to(Seat seat) = 0;

  State state_;
};

// Knows all it will ever know of a position when it turns to it.
template <class Described, class Base = Thinker>
class AtOnce : public PositionThinker<Described, Base> {
 public:
  void run(int) final {}
  int iterations() const final { return 1; }
  bool is_decided(int) const final { return true; }
};

template <class Described, class Bot>
class InstantThinker final : public AtOnce<Described> {
 public:
  explicit InstantThinker(std::uint64_t seed) : bot_(seed) {}

  Findings findings() const override { return {{choice_, 1, 0}}; }

 private:
  void turn_to(Seat seat) override {
    choice_ = write_action(this->state_, bot_.choose(this->state_, seat));
  }

  Bot bot_;
  std::string choice_;
};

template <class Described>
class SearchThinker final : public PositionThinker<Described> {
 public:
  using G = typename Described::Game;

  SearchThinker(const Level& level, std::uint64_t seed) : search_(seed, level.skill, level.size) {}

  void run(int iterations) override { search_.run(iterations); }
  int iterations() const override { return search_.iterations(); }
  bool is_decided(int more) const override { return search_.is_decided(more); }
  Findings findings() const override {
    Findings all;
    for (const auto& [action, visits, points] : search_.tallies()) {
      all.push_back({write_action(this->state_, action), visits, points});
    }
    return all;
  }

 private:
  void turn_to(Seat seat) override { search_.begin(this->state_, seat); }

  Search<G> search_;
};

template <class Described>
std::unique_ptr<Thinker> make_thinker(BotKind kind, std::uint64_t seed) {
  using G = typename Described::Game;
  if (kind == BotKind::Random) {
    return std::make_unique<InstantThinker<Described, RandomBot<G>>>(seed);
  }
  if (kind == BotKind::Greedy) {
    return std::make_unique<InstantThinker<Described, GreedyBot<G>>>(seed);
  }
  return std::make_unique<SearchThinker<Described>>(level_of(kind), seed);
}

}  // namespace mael
