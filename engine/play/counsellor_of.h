// The counsellors of a game that tells reasons, made from its description (positions.h).
#pragma once

#include <memory>
#include <string>

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

  Counsel advise() override {
    return counsel_of(judge_.advise());
  }

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

// Nobody where the game tells no reasons.
template <class Described>
std::unique_ptr<Counsellor> make_counsellor(std::uint64_t seed) {
  if constexpr (Telling<typename Described::Game>) {
    return std::make_unique<GameCounsellor<Described>>(seed);
  } else {
    return nullptr;
  }
}

}  // namespace mael
