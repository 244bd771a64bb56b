// A squad that is looked at by anybody at any time: what it sees, how far it threatens, how far
// everything is from it; and the ruler, with the heights along it and what stops the look.
#include <algorithm>

#include "engine/battle/help/measuring.h"
#include "web/base/say.h"
#include "web/screens/battle/view/bands.h"
#include "web/screens/battle/view/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// The farthest a model shoots with certainty of aim; 0: it does not shoot.
std::int32_t range_of(const State& state, ModelId model) {
  std::int32_t farthest = 0;
  for (const std::uint8_t weapon : profile_of(state, model).weapons) {
    const Weapon& carried = weapon_at(weapon);
    if (carried.reach == Reach::Ranged) farthest = std::max(farthest, carried.range);
  }
  return farthest;
}
std::int32_t range_of_squad(const State& state, UnitId unit) {
  std::int32_t farthest = 0;
  for (const ModelId model : living_of(state, unit)) {
    farthest = std::max(farthest, range_of(state, model));
  }
  return farthest;
}
std::int32_t charge_of(const State& state, UnitId unit) {
  return mael::battle::walk_of(state, unit, Gait::Charge).allowance;
}

// ---- Over the table
// ------------------------------------------------------------------------------

void add_bands(const std::vector<Disc>& discs, PlaneLine line, BoardView& board) {
  for (const OutlineArc& band : outline_of(discs)) {
    board.bands.push_back({band.circle.centre, band.circle.radius, band.from, band.span, line});
  }
}

void show_threat(const State& state, UnitId unit, BoardView& board) {
  std::vector<Disc> fire, charge;
  for (const ModelId model : living_of(state, unit)) {
    const Disc base = base_of(state, model);
    const std::int32_t range = range_of(state, model);
    if (range > 0) fire.push_back({base.centre, base.radius + range});
    charge.push_back({base.centre, base.radius + charge_of(state, unit)});
  }
  add_bands(fire, PlaneLine::Harm, board);
  add_bands(charge, PlaneLine::Own, board);
}

PlaneLine line_of(const Situation& situation, UnitId unit) {
  return situation.seen.units[unit].owner == situation.near() ? PlaneLine::Own : PlaneLine::Harm;
}

// ---- In words
// ------------------------------------------------------------------------------------

// "a house": what stops a ray.
std::string name_of_stop(const State& state, const mael::battle::Stop& stop) {
  if (stop.feature == kNoFeature)
    return name_of_unit(state, unit_of(state, static_cast<ModelId>(stop.model)));
  return name_of_look(battlefield_of(state).feature(stop.feature).look);
}

std::string why_hidden(const State& state, const mael::battle::Stop& stop) {
  const std::string name = name_of_stop(state, stop);
  if (stop.feature == kNoFeature) return say("battle.sight.behind_model", {name});
  const Feature& feature = battlefield_of(state).feature(stop.feature);
  if (!is_solid(feature)) return say("battle.sight.behind_area", {name});
  return say("battle.sight.behind", {name, inches_of(feature.base + feature.height)});
}

class LookWriter {
 public:
  LookWriter(const Situation& situation, UnitId unit, const Sights& sights, PromptView& out)
      : state_(situation.seen), unit_(unit), sights_(sights), out_(out) {}

  void write() {
    out_.title = name_of_unit(state_, unit_);
    for (UnitId other = 0; other < state_.units.size(); ++other) {
      if (other != unit_ && is_on_table(state_, other)) write_other(other);
    }
    const std::int32_t range = range_of_squad(state_, unit_);
    out_.sentences.push_back(say(range > 0 ? "battle.sight.reach" : "battle.sight.reach.close",
                                 {inches_of(charge_of(state_, unit_)), inches_of(range)}));
    out_.sentences.push_back(say("battle.sight.hatched"));
    out_.choices.push_back(
        {say("battle.sight.card"), {}, Icon::Info, intent::Inspect{unit_}, false});
    out_.choices.push_back(
        {say("battle.sight.close"), {}, Icon::Close, intent::Look{unit_}, false});
  }

 private:
  void write_other(UnitId other) {
    const std::int32_t gap = mael::battle::gap_between(state_, unit_, other);
    StepView step{name_of_unit(state_, other),
                  {},
                  inches_of(gap),
                  intent::Measure{leader_end(state_, unit_), leader_end(state_, other)}};
    const auto glance = std::find_if(sights_.looks.begin(), sights_.looks.end(),
                                     [&](const Glance& each) { return each.enemy == other; });
    step.note =
        glance == sights_.looks.end() ? say("battle.sight.own_side") : note_of(glance->sight, gap);
    out_.steps.push_back(std::move(step));
  }

  std::string note_of(const mael::battle::Sight& sight, std::int32_t gap) const {
    if (!sight.seen) return why_hidden(state_, sight.stop);
    const bool shot = gap <= range_of_squad(state_, unit_);
    const bool charged = gap <= charge_of(state_, unit_);
    return say(shot && charged ? "battle.sight.seen.both"
               : shot          ? "battle.sight.seen.fire"
               : charged       ? "battle.sight.seen.charge"
                               : "battle.sight.seen");
  }

  const State& state_;
  UnitId unit_;
  const Sights& sights_;
  PromptView& out_;
};

float part_of(Fraction part) {
  return static_cast<float>(part.over) / static_cast<float>(part.under);
}

class RulerWriter {
 public:
  RulerWriter(const Situation& situation, const Ruler& ruler, const Measured& told, PromptView& out)
      : state_(situation.seen), ruler_(ruler), told_(told), out_(out) {}

  void write() {
    out_.title = say("battle.ruler.title", {name_of_end(ruler_.from), name_of_end(ruler_.to)});
    write_sight();
    const bool bases = ruler_.from.model != kNone || ruler_.to.model != kNone;
    if (bases) {
      out_.steps.push_back(
          {say("battle.ruler.gap"), {}, inches_of(told_.gap), intent::ReadRule{"EDG-060"_rule}});
    }
    if (told_.squads) {
      out_.steps.push_back({say("battle.ruler.squads"),
                            {},
                            inches_of(*told_.squads),
                            intent::ReadRule{"EDG-061"_rule}});
    }
    out_.steps.push_back({say("battle.ruler.centres"), {}, inches_of(told_.centres), {}});
    out_.profile = profile();
    if (!told_.rises.empty()) out_.sentences.push_back(say("battle.ruler.over", {names()}));
  }

 private:
  std::string name_of_end(RulerEnd end) const {
    if (end.model == kNone) return spot_words(end.at);
    return name_of_unit(state_, unit_of(state_, end.model));
  }

  void write_sight() {
    if (!told_.looks) return;
    const bool spot = ruler_.to.model == kNone;
    if (told_.sight.seen) {
      const char* key = spot ? "battle.ruler.spot_seen" : "battle.ruler.seen";
      out_.steps.push_back({say(key), {}, {}, intent::ReadRule{"EDG-122"_rule}});
      return;
    }
    const mael::battle::Stop& stop = told_.sight.stop;
    const RuleId rule = rule_of(battlefield_of(state_), stop);
    const char* key = spot ? "battle.ruler.spot_hidden" : "battle.ruler.hidden";
    out_.steps.push_back({say("battle.ruler.why", {why_hidden(state_, stop), rule.text()}),
                          say(key),
                          {},
                          intent::ReadRule{rule}});
  }

  // What the line runs over, each once, with its height.
  std::string names() const {
    std::string names;
    std::vector<FeatureIndex> named;
    for (const Rise& rise : told_.rises) {
      if (std::find(named.begin(), named.end(), rise.feature) != named.end()) continue;
      named.push_back(rise.feature);
      const std::string name = name_of_look(battlefield_of(state_).feature(rise.feature).look);
      names += (names.empty() ? "" : ", ") + name + " " + inches_of(rise.top);
    }
    return names;
  }

  ProfileView profile() const {
    ProfileView profile;
    profile.left = {inches(told_.from_level), inches(told_.from_top), owner_of(ruler_.from)};
    profile.right = {inches(told_.to_level), inches(told_.to_top), owner_of(ruler_.to)};
    for (const Rise& rise : told_.rises) {
      profile.pieces.push_back({part_of(rise.part.from), part_of(rise.part.to), inches(rise.top),
                                rise.endless,
                                name_of_look(battlefield_of(state_).feature(rise.feature).look)});
    }
    profile.looks = told_.looks;
    if (!told_.looks) return profile;
    profile.ray_from = inches(told_.sight.ray.twice_from) / 2;
    profile.ray_to = inches(told_.sight.ray.twice_to) / 2;
    if (!told_.sight.seen) profile.stop = part_of(told_.sight.stop.at);
    return profile;
  }

  std::optional<Seat> owner_of(RulerEnd end) const {
    if (end.model == kNone) return {};
    return state_.units[unit_of(state_, end.model)].owner;
  }

  const State& state_;
  const Ruler& ruler_;
  const Measured& told_;
  PromptView& out_;
};

}  // namespace

void build_look(const Situation& situation, const Selection& selection, const Sights& sights,
                BoardView& board) {
  const State& state = situation.seen;
  if (selection.ruler) {
    const Ruler& ruler = *selection.ruler;
    const Measured& told = *sights.ruler;
    board.ruler = Segment{ruler.from.at, ruler.to.at};
    const bool bases = ruler.from.model != kNone || ruler.to.model != kNone;
    board.ruler_words = inches_of(bases ? told.gap : told.centres);
    if (told.looks && !told.sight.seen) add_ray(told.sight, PlaneLine::Own, board);
    return;
  }
  if (selection.looks == kNone || !is_on_table(state, selection.looks)) return;
  board.looks = board.selected = selection.looks;
  show_threat(state, selection.looks, board);
  for (const Glance& glance : sights.looks) {
    add_ray(glance.sight, line_of(situation, selection.looks), board);
  }
}

void describe_look(const Situation& situation, const Selection& selection, const Sights& sights,
                   PromptView& prompt) {
  if (selection.ruler) {
    return RulerWriter(situation, *selection.ruler, *sights.ruler, prompt).write();
  }
  LookWriter(situation, selection.looks, sights, prompt).write();
}

}  // namespace mael::web::battle
