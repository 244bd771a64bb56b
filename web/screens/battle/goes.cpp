#include "web/screens/battle/goes.h"

#include <algorithm>

#include "engine/battle/derived.h"
#include "web/base/say.h"
#include "web/screens/battle/situation.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// What is told of an act besides the way it goes; null: nothing.
const char* key_of_act(Act act) {
  switch (act) {
    case Act::Fire: return "battle.go.fire";
    case Act::SuppressiveFire: return "battle.go.suppress";
    case Act::Fight: return "battle.go.fight";
    case Act::HitAndRun: return "battle.go.hitrun";
    case Act::Charge: return "battle.go.charge";
    case Act::Aim: return "battle.go.aim";
    case Act::TakeCover: return "battle.go.cover";
    case Act::OnTheMove: return "battle.go.move";
    case Act::Extinguish: return "battle.go.extinguish";
    default: return nullptr;
  }
}

}  // namespace

std::vector<Go> Goes::since(Seat seat) const {
  const auto own = std::find_if(all_.rbegin(), all_.rend(),
                                [seat](const Go& each) { return each.seat == seat; });
  return {own.base(), all_.end()};
}

void Goes::add(const SeenStep<Rules>& step, int entries) {
  const bool begins = deed_of<Activate>(step.action) != nullptr;
  const UnitId unit = begins ? deed_of<Activate>(step.action)->unit : step.before.active.unit;
  for (const Event& event : step.events) note_fall(step.before, event);
  if (unit == kNone) return;
  if (begins || all_.empty() || all_.back().unit != unit || all_.back().turn != step.before.turn) {
    begin(step.before, unit, entries - 1);
  }
  if (begins) return;
  note_way(step.before, step.action);
  note_events(step);
  tell(step.after);
}

void Goes::begin(const State& state, UnitId unit, int entries) {
  Go go{state.units[unit].owner, unit, state.turn, entries, {}, {}, {}};
  for (const ModelId model : living_of(state, unit)) go.stood.push_back(base_of(state, model));
  all_.push_back(std::move(go));
  deeds_.clear();
  length_ = lost_ = 0;
}

void Goes::note_way(const State& before, const Action& action) {
  const Course* course = course_of(action.deed);
  if (!course || deed_of<mael::battle::Retreat>(action)) return;
  Go& go = all_.back();
  if (go.way.empty()) go.way.push_back(before.models[before.units[go.unit].leader].at);
  go.way.insert(go.way.end(), course->path.begin(), course->path.end());
  length_ += length_of(before, go.unit, *course);
}

void Goes::note_events(const SeenStep<Rules>& step) {
  for (const Event& event : step.events) {
    switch (event.what) {
      case Happened::Acted: note_act(step.before, event); break;
      case Happened::Ordered:
        deeds_.push_back({"battle.go.order", name_of_unit(step.before, event.other)});
        break;
      case Happened::Used: deeds_.push_back({"battle.go.use", name_of_ability(event.thing)}); break;
      case Happened::HitsRolled:
        if (event.unit == all_.back().unit && !deeds_.empty()) deeds_.back().dice = event.amount;
        break;
      case Happened::Removed:
        if (step.before.units[event.unit].owner == all_.back().seat) {
          ++lost_;
        } else if (!deeds_.empty()) {
          ++deeds_.back().fell;
        }
        break;
      default: break;
    }
  }
}

void Goes::note_act(const State& before, const Event& event) {
  const char* key = key_of_act(static_cast<Act>(event.thing));
  if (!key) return;
  deeds_.push_back({key, event.other == kNone ? "" : name_of_unit(before, event.other)});
}

void Goes::note_fall(const State& before, const Event& event) {
  const bool retired = event.what == Happened::Retired;
  if (!retired && event.what != Happened::Destroyed) return;
  const Round& round = before.round;
  const bool shot = before.has_round() && round.target == event.unit;
  const char* key = retired ? "battle.end.retired" : shot ? "battle.end.fell" : "battle.end.gone";
  falls_.push_back(say(key, {number(before.turn), name_of_unit(before, event.unit),
                             shot ? name_of_unit(before, round.shooter) : ""}));
}

void Goes::tell(const State& after) {
  Go& go = all_.back();
  std::string words;
  const auto add = [&](const std::string& part) { words += (words.empty() ? "" : " · ") + part; };
  if (!go.way.empty()) {
    const ModelId leader = after.units[go.unit].leader;
    const std::string ground = ground_words(after, base_of(after, leader));
    add(say(ground.empty() ? "battle.go.way" : "battle.go.way.to", {inches_of(length_), ground}));
  }
  for (const Deed& deed : deeds_) {
    add(say(deed.key, {deed.about, number(deed.dice)}));
    if (deed.fell > 0) words += say_count("battle.go.fell", deed.fell);
  }
  if (lost_ > 0) add(say_count("battle.go.lost", lost_));
  if (words.empty()) words = say("battle.go.nothing");
  go.words = say("battle.go", {name_of_unit(after, go.unit), words});
}

}  // namespace mael::web::battle
