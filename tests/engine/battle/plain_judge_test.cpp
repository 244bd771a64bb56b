// `check` against the plain judge, on listed deeds with something changed at random: about as many
// are refused as accepted.
#include "tests/engine/battle/plain_judge.h"

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "tests/engine/battle/random_run.h"

namespace mael::battle {
namespace {

// Changes one thing of a deed.
class Changer {
 public:
  explicit Changer(Random& random) : random_(random) {}

  void operator()(RemoveDice& deed) {
    if (deed.counts.empty()) return;
    deed.counts[any(deed.counts.size())] = byte(4);
  }
  void operator()(FlipDice& deed) {
    if (!deed.flips.empty() && any(2) == 0) {
      Flip& flip = deed.flips[any(deed.flips.size())];
      (any(2) == 0 ? flip.die : flip.value) = byte(9);
    } else if (!deed.flips.full()) {
      deed.flips.insert(any(deed.flips.size() + 1), {byte(9), byte(8)});
    }
  }
  void operator()(ChooseDefense& deed) {
    if (any(4) == 0) {
      deed.kind = static_cast<Defense>(any(3));
    } else {
      deed.blocked ^= hit_bit(any(8));
    }
  }
  void operator()(Allocate& deed) {
    if (deed.given.empty()) return;
    Given& given = deed.given[any(deed.given.size())];
    if (any(4) == 0) {
      deed.given.erase(any(deed.given.size()));
    } else {
      (any(2) == 0 ? given.hit : given.model) = byte(20);
    }
  }
  void operator()(Fire& deed) { change(deed.volley); }
  void operator()(SuppressiveFire& deed) { change(deed.volley); }
  void operator()(Fight& deed) { change(deed.volley); }
  void operator()(HitAndRun& deed) { change(deed.volley); }
  void operator()(Defend& deed) { change(deed.volley); }
  template <class Other>
  void operator()(Other&) {}

 private:
  int any(int count) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(count))); }
  std::uint8_t byte(int count) { return static_cast<std::uint8_t>(any(count)); }

  void change(Volley& volley) {
    const int what = any(6);
    if (what == 0) {
      volley.target = byte(5);
    } else if (what == 1 && !volley.shots.empty()) {
      volley.shots.erase(any(volley.shots.size()));
    } else if (what == 2 && !volley.shots.empty()) {
      volley.shots[any(volley.shots.size())].model = byte(20);
    } else if (!volley.shots.empty()) {
      constexpr std::array<std::uint8_t, 5> kWeapons{0, 1, 2, kFrag, kBareHands};
      volley.shots[any(volley.shots.size())].weapon =
          kWeapons[static_cast<std::size_t>(any(static_cast<int>(kWeapons.size())))];
    }
  }

  Random& random_;
};

struct Judged {
  int positions = 0, accepted = 0, refused = 0;
  std::map<std::size_t, std::pair<int, int>> kinds;  // accepted and refused, by kind of deed
};

void compare(const State& state, const Action& action, Judged& judged) {
  const bool allowed = !check(state, action);
  if (allowed != plain::may(state, action.deed)) {
    FAIL_CHECK((allowed ? "accepted: " : "refused: ") + write_action(state, action) + " in " +
               write_position(state));
  }
  ++(allowed ? judged.accepted : judged.refused);
  auto& kind = judged.kinds[action.deed.index()];
  ++(allowed ? kind.first : kind.second);
}

Judged judge(std::uint64_t seed, int games, bool with_abilities = false) {
  Judged judged;
  Random random(seed);
  Changer changer(random);
  const auto visit = [&](const Match<Battle>& match, const std::vector<Action>& listed) {
    const State& state = match.state();
    std::vector<Action> known;
    for (const Action& action : listed) {
      if (plain::is_judged(state, action.deed)) known.push_back(action);
    }
    if (known.empty()) return;
    ++judged.positions;
    for (int i = 0; i < 24; ++i) {
      Action action = known[random.below(static_cast<std::uint32_t>(known.size()))];
      for (std::uint32_t changes = random.below(3); changes > 0; --changes) {
        std::visit(changer, action.deed);
      }
      compare(state, action, judged);
    }
  };
  RandomRun(seed, false, with_abilities).play(games, visit);
  return judged;
}

}  // namespace

TEST_CASE("shots, flips, defenses and allotments are judged as the sheet reads",
          "[battle][rules][plain]") {
  const Judged judged = judge(9, 45);
  CHECK(judged.positions > 600);
  CHECK(judged.accepted > 5000);
  CHECK(judged.refused > 5000);
}

TEST_CASE("so are they where models can do anything", "[battle][rules][plain]") {
  const Judged judged = judge(12, 30, true);
  CHECK(judged.accepted > 3000);
  CHECK(judged.refused > 3000);
}

TEST_CASE("so are those of 10 000 positions", "[.release][battle][rules][plain]") {
  const Judged judged = judge(10, 700);
  CHECK(judged.positions > 10000);
  for (const auto& [kind, counts] : judged.kinds) {
    CAPTURE(kind, counts.first, counts.second);
    CHECK(counts.first > 0);
    CHECK(counts.second > 0);
  }
  CHECK(judged.kinds.size() == 9);
}

}  // namespace mael::battle
