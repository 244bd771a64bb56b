// How a state passes through an archive: as tightly as the rules allow, so that in the packed
// archive the position of a firefight is some hundred bytes. Followers lie near their leader, what
// does not go on is not told.
//
// The state must be valid (see validate); the one that is read may not be. Only the newest version
// is written.
#pragma once

#include "engine/battle/derived.h"
#include "engine/battle/play/muster.h"
#include "engine/battle/text/serialize.h"
#include "engine/battle/text/serialize_entry.h"

namespace mael::battle {

namespace archived {

template <class Archive>
class StateCoder {
 public:
  StateCoder(Archive& archive, State& state, std::uint32_t version)
      : archive_(archive),
        state_(state),
        fields_{archive, room_of_states(version)},
        knows_strikes_(version >= 2),
        knows_contacts_(version >= 3),
        knows_tokens_(version >= 5),
        room_(fields_.room) {}

  void pass() {
    ground(archive_, state_.battlefield);
    ranged(archive_, state_.deployment, Deployment::BroadFront, Deployment::LongFlank);
    ranged(archive_, state_.turn, std::uint8_t{1}, std::uint8_t{kTurns});
    ranged(archive_, state_.stage, Stage::Priority, Stage::Over);
    for (Seat* seat : {&state_.attacker, &state_.priority, &state_.to}) {
      ranged(archive_, *seat, Seat::A, Seat::B);
    }
    number(archive_, state_.gone, 2);
    if (!fields_.is_former()) number(archive_, state_.opened, 1);
    for (std::uint8_t& points : state_.points) mostly_small(archive_, points, 15, 250);
    for (std::uint8_t& command : state_.command) mostly_small(archive_, command, 15, 250);
    pass_losses();
    listed(archive_, state_.units, fields_.most(room_.units), [&](Unit& unit) { pass_unit(unit); });
    if (kLoading && fields_.is_former()) state_.opened = is_any_activated(state_);
    if (knows_contacts_) pass_contacts();
    if (knows_tokens_) pass_lasting();
    if (state_.stage == Stage::Active) pass_activation();
    if (state_.stage == Stage::Over) pass_end();
  }

 private:
  static constexpr int kMostActs = 16;  // kinds there is room for
  static constexpr bool kLoading = is_loading<Archive>;

  void pass_losses() {
    Losses& losses = state_.losses;
    if (!coded(archive_, !kLoading && !(losses == Losses{}))) return;
    for (std::uint8_t& lost : losses.units) number(archive_, lost, 2 * room_.units);
    mael::archived::seat_or_chance(archive_, losses.first, kSeats);
  }

  void pass_contacts() {
    bool any = false;
    for (const Unit& unit : state_.units) any = any || unit.counted != kNone;
    if (!coded(archive_, !kLoading && any)) return;
    for (Unit& unit : state_.units) number_or_none(archive_, unit.counted, room_.models - 1);
  }

  void pass_lasting() {
    if (!coded(archive_, !kLoading && !state_.lasting.empty())) return;
    listed(archive_, state_.lasting, kMostLasting, [&](Lasting& each) {
      unit_id(each.unit);
      const bool own = coded(archive_, each.by == each.unit);
      own ? void(each.by = each.unit) : unit_id(each.by);
      number(archive_, each.ability, kMostAbilities - 1);
      number(archive_, each.clause, kSpent);
    });
  }

  // A unit and its models, which are read behind those that are there already.
  void pass_unit(Unit& unit) {
    ranged(archive_, unit.owner, Seat::A, Seat::B);
    pass_entry(unit);
    if (kLoading && unit.models == 0) return;  // refused
    int leader = kLoading ? 0 : unit.leader - unit.first;
    ranged(archive_, leader, 0, unit.models - 1);
    unit.leader = static_cast<ModelId>(unit.first + leader);
    if (fields_.is_former()) {
      pass_former_models(unit);
    } else {
      pass_models(unit);
    }
    number(archive_, unit.heading, kHeadings - 1);
    number(archive_, unit.suppression, kMostSuppression);
    if (fields_.is_former() || coded(archive_, unit.cover + unit.moving > 0)) {
      for (std::uint8_t* small : {&unit.cover, &unit.moving}) number(archive_, *small, kMostTokens);
    }
    if (!fields_.is_former()) pass_tokens(unit);
    for (std::uint8_t* flag : {&unit.activated, &unit.retired}) number(archive_, *flag, 1);
    number(archive_, unit.orders, 4);
  }

  // Tokens of abilities. Version 4 left a bit for them.
  void pass_tokens(Unit& unit) {
    if (!coded(archive_, !kLoading && unit.tokens.any())) return;
    if (!knows_tokens_) return refuse(archive_);
    for (int i = 0; i < UnitTokens::kKinds; ++i) {
      const Token kind = UnitTokens::kind_at(i);
      mostly_small(archive_, unit.tokens.of(kind), 3, UnitTokens::most_of(kind));
    }
  }

  // What its side fields there.
  void pass_entry(Unit& unit) {
    UnitLines entry;
    if constexpr (!kLoading) {
      const ForceUnit& of = entry_of(state_, unit);
      entry = {of.squad, lines_of(force_of(state_, unit.owner), of)};
    }
    const bool known = EntryCoder<Archive>(archive_, room_).pass(entry);
    if constexpr (kLoading) {
      if (known && enlist(state_, unit, entry.squad, entry.lines)) return;
      unit.models = 0;
      refuse(archive_);
    }
  }

  // The leader anywhere on the table, the others nearly always within coherency of it. Where a
  // removed model lay is not told, but of a leader who is to be replaced.
  void pass_models(const Unit& unit) {
    Model& leader = state_.models[unit.leader];
    for (int i = unit.first; i < unit.first + unit.models; ++i) {
      Model& model = state_.models[i];
      number(archive_, model.fortitude, profile_of(state_, model).fortitude);
    }
    if (count_living_of(unit) == 0) return;
    pass_place(leader.at);
    for (int i = unit.first; i < unit.first + unit.models; ++i) {
      Model& model = state_.models[i];
      if (i == unit.leader) continue;
      if (model.is_alive()) {
        pass_near(leader.at, model.at);
      } else if constexpr (kLoading) {
        model.at = leader.at;
      }
    }
  }

  int count_living_of(const Unit& unit) const {
    int living = 0;
    for (int i = unit.first; i < unit.first + unit.models; ++i) {
      living += state_.models[i].is_alive();
    }
    return living;
  }

  void pass_former_models(const Unit& unit) {
    Model& leader = state_.models[unit.leader];
    pass_place(leader.at);
    number(archive_, leader.fortitude, profile_of(state_, leader).fortitude);
    for (int i = unit.first; i < unit.first + unit.models; ++i) {
      if (i == unit.leader) continue;
      Model& model = state_.models[i];
      number(archive_, model.fortitude, profile_of(state_, model).fortitude);
      pass_near(leader.at, model.at);
    }
  }

  void pass_place(Point& at) {
    const bool on_table = on_largest(at);
    if (coded(archive_, on_table)) {
      ranged(archive_, at.x, 0, kWidest);
      ranged(archive_, at.y, 0, kDeepest);
    } else {
      point(archive_, at);
    }
  }

  void pass_near(const Point& leader, Point& at) {
    constexpr std::int32_t kNear = 4600;  // coherency of two bases of 40 mm
    Point offset{at.x - leader.x, at.y - leader.y};
    const bool near =
        offset.x >= -kNear && offset.x <= kNear && offset.y >= -kNear && offset.y <= kNear;
    if (!coded(archive_, near)) return pass_place(at);
    ranged(archive_, offset.x, -kNear, kNear);
    ranged(archive_, offset.y, -kNear, kNear);
    at = {leader.x + offset.x, leader.y + offset.y};
  }

  static bool on_largest(Point at) {
    return at.x >= 0 && at.x <= kWidest && at.y >= 0 && at.y <= kDeepest;
  }
  static constexpr std::int32_t kWidest = 72'000, kDeepest = 48'000;

  void unit_id(UnitId& unit) { fields_.unit(unit); }

  void pass_activation() {
    Activation& active = state_.active;
    unit_id(active.unit);
    number(archive_, active.actions, kMostActions);
    const int last = knows_tokens_    ? kMostActs - 1
                     : knows_strikes_ ? static_cast<int>(Act::HitAndRun)
                                      : static_cast<int>(Act::Fight);
    ranged(archive_, active.last, Act::None, static_cast<Act>(last));
    if (active.last > Act::Extinguish) refuse(archive_);
    number(archive_, active.done, (2 << last) - 1);
    number(archive_, active.bonus, 3 * kMostTokens);
    number_or_none(archive_, active.target, room_.units - 1);
    number_or_none(archive_, active.thrower, room_.models - 1);
    if (!knows_strikes_) pass_arcs_of_charge();
    for (std::uint8_t* flag : {&active.walked, &active.recovered}) number(archive_, *flag, 1);
    if (knows_strikes_) pass_strike();
    listed(archive_, state_.frames, fields_.most(room_.frames), [&](Frame& frame) {
      pass_step(frame.step);
      unit_id(frame.unit);
      mostly_small(archive_, frame.count, 1, 250);
      pass_sides(frame);
      mostly_small(archive_, frame.fixed, 1, 250);
    });
    if (coded(archive_, !kLoading && state_.has_round())) pass_round();
  }

  void pass_sides(Frame& frame) {
    if (fields_.is_former()) return mostly_small(archive_, frame.sides, 1, 255);
    if (!coded(archive_, frame.sides != 0)) return;
    WideBits sides = frame.sides;
    fields_.numbers(sides, 64);
    frame.sides = low_half(sides);
  }

  // Version 1 told only of the target of a charge, yes or no.
  void pass_arcs_of_charge() {
    Activation& active = state_.active;
    const int target = active.target == kNone ? 0 : active.target;
    for (UnitBits* arc : {&active.from_behind, &active.unseen}) {
      *arc = static_cast<UnitBits>(coded(archive_, *arc != 0)) << target;
    }
  }

  void pass_strike() {
    Activation& active = state_.active;
    for (UnitBits* units : {&active.from_behind, &active.unseen, &active.passed}) {
      if (coded(archive_, *units != 0)) pass_units(*units);
    }
    Strike& strike = active.strike;
    if (!coded(archive_, !strike.shots.empty())) return;
    fields_.shots(strike.shots);
    for (std::uint8_t* flag : {&strike.wild, &strike.open}) number(archive_, *flag, 1);
  }

  void pass_units(UnitBits& units) {
    if (!fields_.is_former()) return fields_.numbers(units, room_.units);
    int bits = static_cast<int>(units);
    ranged(archive_, bits, 0, 255);
    units = static_cast<UnitBits>(bits);
  }

  bool knows(Step step) const {
    switch (step) {
      case Step::Striking: return knows_strikes_;
      case Step::Criticals:
      case Step::FieldDice:
      case Step::Sweep: return knows_tokens_;
      default: return true;
    }
  }

  // By its place among those the version knows.
  void pass_step(Step& step) {
    int known = 0, code = 0;
    for (int i = 0; i <= static_cast<int>(Step::Sweep); ++i) {
      if (!knows(static_cast<Step>(i))) continue;
      if (!kLoading && i == static_cast<int>(step)) code = known;
      ++known;
    }
    ranged(archive_, code, 0, known - 1);
    if constexpr (kLoading) {
      for (int i = 0; code >= 0; ++i) {
        step = static_cast<Step>(i);
        code -= knows(step) ? 1 : 0;
      }
    }
  }

  void pass_round() {
    Round& round = state_.round;
    ranged(archive_, round.kind, RoundKind::Fire,
           knows_strikes_ ? RoundKind::HitAndRun : RoundKind::Defensive);
    unit_id(round.shooter);
    Volley volley{round.target, round.shots};
    fields_.volley(volley);
    round.target = volley.target;
    round.shots = volley.shots;
    ranged(archive_, round.band, Band::Short, Band::Long);
    for (std::uint8_t* flag : {&round.wild, &round.open, &round.behind, &round.hurt}) {
      number(archive_, *flag, 1);
    }
    number_or_none(archive_, round.av, 15);
    for (std::uint8_t* small : {&round.lost, &round.passed}) {
      if (fields_.is_former()) {
        number(archive_, *small, room_.squad_models);
      } else {
        mostly_small(archive_, *small, 1, std::uint8_t{kMostDice});
      }
    }
    fields_.defense(round.defense);
    if (knows_tokens_) {
      number(archive_, round.unseen, 1);
      mostly_small(archive_, round.paints, 1, UnitTokens::most_of(Token::Painted));
    }
    const int shots = fields_.is_former() ? room_.shots : round.shots.size();
    number(archive_, round.long_shots, (1 << shots) - 1);
    pass_dice();
  }

  void face(std::uint8_t& face) { ranged(archive_, face, std::uint8_t{1}, std::uint8_t{6}); }

  void pass_dice() {
    if (fields_.is_former()) return pass_former_dice();
    Round& round = state_.round;
    listed(archive_, round.counts, fields_.most(room_.shots),
           [&](std::uint8_t& count) { mostly_small(archive_, count, 7, kMostDice); });
    listed(archive_, round.dice, kMostDice, [&](HitDie& die) { pass_faces(die); });
    if constexpr (kLoading) name_shots_of_dice();
    if (knows_tokens_) pass_criticals();
    pass_hits();
    if (!coded(archive_, !round.armor.empty())) return;
    bool damages = false;
    for (const ArmorDie& die : round.armor) damages = damages || die.damage > 0;
    damages = coded(archive_, damages);
    int place = 0;
    for (HitBits left = round.hits & ~round.blocked; left != 0; left &= left - 1, ++place) {
      if constexpr (kLoading) {
        if (round.armor.full()) return refuse(archive_);
        round.armor.push_back({0, 0, static_cast<std::uint8_t>(lowest_bit(left)), 0});
      }
      pass_faces(round.armor[place]);
      if (damages) number(archive_, round.armor[place].damage, 6);
    }
  }

  // Each die told its shot, and each armor die its hit.
  void pass_former_dice() {
    Round& round = state_.round;
    listed(archive_, round.counts, fields_.most(room_.shots),
           [&](std::uint8_t& count) { number(archive_, count, kMostDice); });
    listed(archive_, round.dice, kMostDice, [&](HitDie& die) {
      pass_former_faces(die);
      number(archive_, die.shot, room_.shots - 1);
    });
    listed(archive_, round.armor, fields_.most(room_.hits), [&](ArmorDie& die) {
      pass_former_faces(die);
      number(archive_, die.hit, kMostDice - 1);
      number(archive_, die.damage, 6);
    });
    for (int i = 0; i < round.dice.size(); ++i) {
      for (HitBits* bits : {&round.hits, &round.blocked}) pass_hit(*bits, i);
    }
  }

  template <class Die>
  void pass_former_faces(Die& die) {
    face(die.rolled);
    face(die.shown);
  }
  // Few dice are flipped.
  template <class Die>
  void pass_faces(Die& die) {
    face(die.rolled);
    const bool flipped = coded(archive_, !kLoading && die.shown != die.rolled);
    if (flipped) return face(die.shown);
    die.shown = die.rolled;
  }

  // The dice of each shot lie one after the other.
  void name_shots_of_dice() {
    Round& round = state_.round;
    std::uint8_t shot = 0;
    int used = 0;
    for (HitDie& die : round.dice) {
      while (shot < round.counts.size() && used == round.counts[shot]) {
        ++shot;
        used = 0;
      }
      if (shot == round.counts.size()) return refuse(archive_);
      die.shot = shot;
      ++used;
    }
  }

  // What few sixes do besides hitting.
  void pass_criticals() {
    bool any = false;
    for (const HitDie& die : state_.round.dice) any = any || die.critical > 0;
    if (!coded(archive_, !kLoading && any)) return;
    for (HitDie& die : state_.round.dice) {
      if (die.shown == 6) number(archive_, die.critical, kMostCriticals);
    }
  }

  // Hits, then which of them are blocked.
  void pass_hits() {
    Round& round = state_.round;
    for (int i = 0; i < round.dice.size(); ++i) pass_hit(round.hits, i);
    pass_further();
    if (!coded(archive_, round.blocked != 0)) return;
    for (HitBits left = round.hits; left != 0; left &= left - 1) {
      pass_hit(round.blocked, lowest_bit(left));
    }
  }

  void pass_hit(HitBits& bits, int hit) {
    if (coded(archive_, (bits & hit_bit(hit)) != 0)) bits |= hit_bit(hit);
  }

  void pass_further() {
    Round& round = state_.round;
    if (!coded(archive_, !round.further.empty())) return;
    listed(archive_, round.further, kMostFurther,
           [&](std::uint8_t& die) { number(archive_, die, kMostDice - 1); });
    round.hits |= (hit_bit(round.further.size()) - 1) << kMostDice;
  }

  void pass_end() {
    ranged(archive_, state_.cause, Cause::None, Cause::Conceded);
    mael::archived::seat_or_chance(archive_, state_.winner, kSeats);
  }

  Archive& archive_;
  State& state_;
  DeedFields<Archive> fields_;
  bool knows_strikes_;   // from version 2 on
  bool knows_contacts_;  // from version 3 on
  bool knows_tokens_;    // from version 5 on
  const Room& room_;
};

}  // namespace archived

// A state that is read must be fresh.
template <class Archive>
void serialize(Archive& archive, State& state, std::uint32_t version) {
  if (version < 1 || version > kStateVersion) return refuse(archive);
  archived::StateCoder<Archive>(archive, state, version).pass();
}

}  // namespace mael::battle

CEREAL_CLASS_VERSION(mael::battle::State, mael::battle::kStateVersion)
