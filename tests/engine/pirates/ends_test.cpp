// How games end, against a reckoning of its own: it reads events as a spectator would and knows
// nothing of tasks, stages or what the state has noted.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <tuple>
#include <vector>

#include "engine/core/random.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/text/notation.h"

namespace mael::pirates {
namespace {

constexpr int kMaximum = 24, kLastSpace = 24, kRounds = 60;  // 22.8 of the sheet, PIR-R87
constexpr int kMidas = 12, kCrown = 15;                      // AR02, AR05

class Spectator {
 public:
  explicit Spectator(const State& state) : seats_(state.seats) {
    for (int i = 0; i < seats_; ++i) {
      const Ship& ship = state.ship(seat_at(i));
      sheets_[at(i)] = {ship.points, ship.artifact, ship.status == Status::Gone};
    }
    for (const int left : state.chests) chests_ += left;
    round_ = state.round;
  }

  void hear(const Event& event) {
    Sheet& sheet = sheets_[at(event.seat == Seat::Chance ? 0 : index_of(event.seat))];
    switch (event.what) {
      case Happened::PointsGained:
        sheet.points += event.amount;
        if (sheet.points >= kMaximum && sheet.artifact != kCrown) note(Cause::Points);
        return;
      case Happened::PointsPaid: sheet.points -= event.amount; return;
      case Happened::PointLost: --sheet.points; return;
      case Happened::Equipped: sheet.artifact = event.thing; return;
      case Happened::Eliminated: sheet.gone = true; return;
      case Happened::CurseMoved:
        if (event.amount == kLastSpace) note(Cause::Curse);
        return;
      case Happened::ChestDrawn:
        if (--chests_ == 0) last_round_ = round_ + 1;
        return;
      case Happened::TurnBegan: round_ = event.amount; return;
      default: return;
    }
  }

  // PIR-R100 before PIR-R97; where neither says anything the turns have run out.
  Cause cause() const {
    const int left = static_cast<int>(std::count_if(sheets_.begin(), sheets_.begin() + seats_,
                                                    [](const Sheet& each) { return !each.gone; }));
    if (left == 0) return Cause::NoShip;
    if (left == 1 && seats_ > 1) return Cause::LastShip;
    if (first_ != Cause::None) return first_;
    return last_round_ <= kRounds ? Cause::Chests : Cause::Rounds;
  }

  std::vector<int> winners(const State& end) const {
    if (seats_ == 1) return won_alone() ? std::vector<int>{0} : std::vector<int>{};
    std::vector<int> in;
    for (int i = 0; i < seats_; ++i) {
      if (!sheets_[at(i)].gone) in.push_back(i);
    }
    if (cause() == Cause::LastShip) return in;
    for (const int i : in) {
      if (cause() == Cause::Curse && is_crowned(i)) return {i};
    }
    if (in.empty()) {
      for (int i = 0; i < seats_; ++i) in.push_back(i);
    }
    in.erase(std::remove_if(in.begin(), in.end(), [&](int i) { return is_crowned(i); }), in.end());
    return best(end, in);
  }

 private:
  struct Sheet {
    int points = 0, artifact = 0;
    bool gone = false;
  };
  using Rank = std::tuple<int, int, int, int>;

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  bool is_crowned(int i) const { return sheets_[at(i)].artifact == kCrown; }
  void note(Cause cause) {
    if (first_ == Cause::None) first_ = cause;
  }

  bool won_alone() const {
    return cause() == Cause::Points || (cause() == Cause::Curse && is_crowned(0));
  }

  // Section 20: gold chests 1, cursed ones 0, artifacts 2, and 1 more a chest for Midas.
  Rank rank(const State& end, int i) const {
    const Ship& ship = end.ship(seat_at(i));
    std::vector<int> loot(ship.hold.begin(), ship.hold.end());
    if (ship.box != 0) loot.push_back(ship.box);
    int sum = sheets_[at(i)].points;
    for (const int item : loot) {
      sum += item > 10 ? 2 : (item < 7 ? 1 : 0) + (sheets_[at(i)].artifact == kMidas ? 1 : 0);
    }
    for (std::size_t title = 0; title < kTitles; ++title) {
      if (end.titles[title] == seat_at(i)) sum += end.title_values[title];
    }
    return {sum, sheets_[at(i)].points, static_cast<int>(loot.size()), -ship.deaths};
  }

  std::vector<int> best(const State& end, const std::vector<int>& in) const {
    Rank most{-1, 0, 0, 0};
    for (const int i : in) most = std::max(most, rank(end, i));
    std::vector<int> all;
    for (const int i : in) {
      if (rank(end, i) == most) all.push_back(i);
    }
    return all;
  }

  int seats_;
  std::array<Sheet, kSeats> sheets_{};
  int chests_ = 0;
  int round_ = 0;
  int last_round_ = kRounds + 1;  // that of the finder's last turn, which may come too late
  Cause first_ = Cause::None;
};

// A moment shortly before several ends: weak ships near the maximum, on few cells with calamities.
std::string near_the_end(Random& random) {
  const auto any = [&](std::uint32_t most) { return std::to_string(random.below(most)); };
  const auto one_of = [&](std::vector<const char*> words) {
    return std::string(words[random.below(static_cast<std::uint32_t>(words.size()))]);
  };
  const int seats = 1 + static_cast<int>(random.below(5));
  std::string text = "pirates/1 seats=" + std::to_string(seats) + " opt=death:1,titles:" + any(2) +
                     ",restless:" + any(2) + " round=" + one_of({"2", "9", "60"}) +
                     " curse=" + std::to_string(19 + random.below(5));
  std::vector<std::string> artifacts{",art:AR07", ",art:AR05", ",art:AR04", ",art:AR02",
                                     "",          "",          ""};
  random.shuffle(artifacts);
  std::vector<std::string> fits{",fit:E11", ",fit:E11", ",fit:E12", ",fit:E03+E05", ""};
  random.shuffle(fits);
  for (int i = 0; i < seats; ++i) {
    text += std::string(" ship.") + letter_of(seat_at(i)) +
            "=at:" + one_of({"B7", "B7", "B1", "B2"}) + ",life:" + one_of({"1", "1", "2"}) +
            ",points:" + std::to_string(17 + random.below(7)) + fits[static_cast<std::size_t>(i)] +
            artifacts[static_cast<std::size_t>(i)] +
            (i == 0   ? ",cards:T03"
             : i == 1 ? ",cards:T13+T16"
                      : "");
  }
  const std::string chests = one_of({"", "", " chests=CH01:1", " chests=CH07:2"});
  return text + " tokens=" + one_of({"K02:C2:2", "K01:C2", "K00:C2,K00:B1", "K08:C2", "K00:B2"}) +
         chests;
}

}  // namespace

TEST_CASE("a game ends for the reason and with the winner a spectator reckons",
          "[pirates][random][rule:PIR-R100][rule:PIR-R97][rule:PIR-R101][rule:PIR-R89]") {
  Random random(100);
  std::set<Cause> seen;
  int joint = 0;  // eliminations that came with another end
  std::vector<Action> actions;
  for (int game = 0; game < 4000; ++game) {
    const std::string text = near_the_end(random);
    CAPTURE(text);
    const auto from = read_position(text);
    REQUIRE(from.ok());
    State state = *from;
    Spectator spectator(state);
    for (int i = 0; i < 400 && state.stage != Stage::Over; ++i) {
      legal_actions(state, actions);
      const bool chance = to_act(state).is_chance();
      const Action action = chance
                                ? deal(state, random)
                                : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      Events events;
      apply(state, action, &events);
      for (const Event& event : events) spectator.hear(event);
    }
    if (state.stage != Stage::Over) continue;
    INFO(write_position(state));
    CHECK(state.cause == spectator.cause());
    std::vector<int> winners;
    for (const Seat winner : outcome(state).winners) winners.push_back(index_of(winner));
    CHECK(winners == spectator.winners(state));
    seen.insert(state.cause);
    const bool eliminated = state.cause == Cause::NoShip || state.cause == Cause::LastShip;
    joint += eliminated && state.curse == kLastSpace ? 1 : 0;
  }
  CHECK(seen.size() == 6);
  CHECK(joint > 50);
}

}  // namespace mael::pirates
