#include "tests/toy/screen/timeline.h"

namespace mael::web::toy {
namespace {

constexpr Milliseconds kVoyage = 600, kDice = 900, kWords = 700;

}  // namespace

void Timeline::add(const mael::toy::State& before, const mael::toy::Event& event,
                   Milliseconds now) {
  const auto& [action, after] = event;
  begin_after(now);
  if (const auto* roll = std::get_if<mael::toy::Roll>(&action.deed)) {
    sound(Sound::Seal);
    dice_.add(moving(kDice), *roll);
    wait(kDice);
  }
  for (const Seat seat : seats_of(before)) {
    const Point from = before.of(seat).at, to = after.of(seat).at;
    if (!(from == to)) {
      sound(Sound::Slide);
      voyages_.add(cursor(), {seat, from, to, moving(kVoyage)});
    }
    const int coins = before.of(seat).coins;
    change(beside(kWords), seat, coins, after.of(seat).coins - coins);
  }
}

void Timeline::finish() {
  stop();
  voyages_.clear();
  dice_.clear();
}

}  // namespace mael::web::toy
