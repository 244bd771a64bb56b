#include "web/screens/battle/timeline.h"

#include <string>

#include "engine/battle/derived.h"
#include "web/base/say.h"

namespace mael::web::battle {
namespace {

constexpr Milliseconds kWalk = 420, kDice = 850, kWords = 1300;

Point middle_of(const State& state, UnitId unit) {
  return state.models[state.units[unit].leader].at;
}

// Hits are thrown by whoever shoots, armor by whoever is hit.
std::optional<Segment> thrown_between(const State& state) {
  if (!state.has_round()) return {};
  const Round& round = state.round;
  if (!is_on_table(state, round.shooter) || !is_on_table(state, round.target)) return {};
  const Point from = middle_of(state, round.shooter), to = middle_of(state, round.target);
  const bool hits = round.dice.empty();
  return hits ? Segment{from, to} : Segment{to, from};
}

}  // namespace

void Timeline::add(const SeenStep<Rules>& step, Milliseconds now) {
  const auto& [before, action, events, after] = step;
  begin_after(now);
  if (const auto* roll = std::get_if<Roll>(&action.deed)) {
    sound(Sound::Seal);
    DiceScene scene;
    scene.faces.assign(roll->dice.begin(), roll->dice.end());
    scene.between = thrown_between(before);
    dice_.add(moving(kDice), std::move(scene));
    wait(kDice);
  }
  bool walks = false;
  for (ModelId i = 0; i < before.models.size() && i < after.models.size(); ++i) {
    const Model &was = before.models[i], &is = after.models[i];
    if (!is.is_alive() || was.at == is.at) continue;
    if (!walks) sound(Sound::Slide);
    walks = true;
    flights_.add(cursor(), {i, was.at, is.at, moving(kWalk)});
  }
  if (walks) wait(kWalk);
  for (const Event& event : events) add_words(before, event);
}

void Timeline::add_words(const State& before, const Event& event) {
  const auto rise_over = [&](const std::string& words, RisingTone tone) {
    rise(beside(kWords), middle_of(before, event.unit), words, tone);
  };
  switch (event.what) {
    case Happened::Removed:
      sound(Sound::Break);
      return rise(beside(kWords), before.models[event.model].at, say("battle.rise.removed"),
                  RisingTone::Harm);
    case Happened::Injured:
      sound(Sound::Wound);
      return rise(beside(kWords), before.models[event.model].at, signed_number(-event.amount),
                  RisingTone::Harm);
    case Happened::Suppressed:
      return rise_over(say("battle.rise.suppressed", {std::to_string(event.amount)}),
                       RisingTone::Harm);
    case Happened::HitsScored:
      return rise(beside(kWords), middle_of(before, event.other),
                  say_count("battle.rise.hits", event.amount), RisingTone::Plain);
    default: return;
  }
}

void Timeline::finish() {
  stop();
  flights_.clear();
  dice_.clear();
}

std::optional<DiceScene> Timeline::dice(Milliseconds now) const {
  const auto* track = dice_.at(now);
  if (!track) return {};
  DiceScene scene = track->what;
  scene.t = track->span.progress(now);
  return scene;
}

}  // namespace mael::web::battle
