// The counsellors of a game, made from its description (positions.h): of one that tells reasons a
// search, else a bot that weighs its choices.
#pragma once

#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/counsel.h"
#include "engine/play/review.h"
#include "engine/play/thinker_of.h"

namespace mael {

template <class Described>
class GameCounsellor final : public PositionThinker<Described, Counsellor> {
 public:
  using G = typename Described::Game;
  using Action = typename G::Action;

  explicit GameCounsellor(std::uint64_t seed) : judge_(seed) {}

  void run(int iterations) override { judge_.run(iterations); }
  int iterations() const override { return judge_.iterations(); }
  bool is_decided(int more) const override { return judge_.is_decided(more); }
  Findings findings() const override {
    Findings findings;
    for (const Tally<Action>& each : judge_.tallies()) {
      findings.push_back({write_action(this->state_, each.action), each.visits, each.points});
    }
    return findings;
  }

  Counsel advise() override { return counsel_of(judge_.advise()); }

  std::vector<Counsel> compare(std::size_t most) override {
    std::vector<Counsel> compared;
    for (const Advice<Action>& each : judge_.compare(most)) compared.push_back(counsel_of(each));
    return compared;
  }

  std::optional<Counsel> judge(const std::string& done) override {
    const auto action = read_action(this->state_, done);
    if (!action || check(this->state_, *action)) return {};
    const Judged<Action> judged = judge_.judge(*action);
    const std::string better =
        judged.better ? write_action(this->state_, *judged.better) : std::string();
    return Counsel{judged.share, judged.lost, better, judged.reasons};
  }

 private:
  Counsel counsel_of(const Advice<Action>& advice) const {
    return {advice.share, 0, write_action(this->state_, advice.action), advice.reasons};
  }

  void turn_to(Seat seat) override { judge_.begin(this->state_, seat); }

  Judge<G> judge_;
};

// A bot that says how a side would stand after each of its choices.
template <class Bot, class G>
concept Weighing = requires(Bot& bot, const typename G::State& state,
                            const typename G::Action& action, Seat seat) {
  { bot.weigh(state, seat).front().action } -> std::convertible_to<typename G::Action>;
  { bot.weigh(state, seat).front().worth } -> std::convertible_to<int>;
  { bot.worth_of(state, action, seat) } -> std::same_as<std::optional<int>>;
};

// Says what such a bot thinks of its choices, and no reasons.
template <class Described, class Bot>
class WeighingCounsellor final : public AtOnce<Described, Counsellor> {
 public:
  using G = typename Described::Game;

  explicit WeighingCounsellor(std::uint64_t seed) : bot_(seed) {}

  Findings findings() const override {
    return {{write_action(this->state_, weighed_.front().action), 1, 0}};
  }

  Counsel advise() override { return counsel_of(weighed_.front()); }

  std::vector<Counsel> compare(std::size_t most) override {
    std::vector<Counsel> compared;
    for (const auto& each : weighed_) {
      if (compared.size() < most) compared.push_back(counsel_of(each));
    }
    return compared;
  }

  std::optional<Counsel> judge(const std::string& done) override {
    const auto action = read_action(this->state_, done);
    if (!action || check(this->state_, *action)) return {};
    Counsel counsel{share_of<G>(weighed_.front().worth), 0, {}, {}};
    const std::optional<int> worth = worth_of(*action);
    const float lost = worth ? counsel.share - share_of<G>(*worth) : 0;
    if (lost < kTold) return counsel;
    counsel.lost = lost;
    counsel.action = write_action(this->state_, weighed_.front().action);
    return counsel;
  }

 private:
  // Less is not told apart from chance: it is the mean of a few rolls.
  static constexpr float kTold = 2 * kNoticed;

  std::optional<int> worth_of(const typename G::Action& action) {
    for (const auto& each : weighed_) {
      if (each.action == action) return each.worth;
    }
    return bot_.worth_of(this->state_, action, seat_);
  }
  Counsel counsel_of(const auto& weighed) const {
    return {share_of<G>(weighed.worth), 0, write_action(this->state_, weighed.action), {}};
  }

  void turn_to(Seat seat) override {
    seat_ = seat;
    weighed_ = bot_.weigh(this->state_, seat);
  }

  Bot bot_;
  Seat seat_ = Seat::A;
  decltype(std::declval<Bot&>().weigh({}, Seat::A)) weighed_;
};

// Nobody where the game neither tells reasons nor has a bot that weighs.
template <class Described>
std::unique_ptr<Counsellor> make_counsellor(std::uint64_t seed) {
  using G = typename Described::Game;
  if constexpr (Telling<G>) {
    return std::make_unique<GameCounsellor<Described>>(seed);
  } else if constexpr (Weighing<GreedyBot<G>, G>) {
    return std::make_unique<WeighingCounsellor<Described, GreedyBot<G>>>(seed);
  } else {
    return nullptr;
  }
}

}  // namespace mael
