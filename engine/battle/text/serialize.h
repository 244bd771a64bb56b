// What passes through an archive, saves and links alike: set-ups, actions, and (in
// serialize_state.h) states. Squads and weapons are told by their numbers.
#pragma once

#include <cereal/cereal.hpp>
#include <type_traits>

#include "engine/battle/action.h"
#include "engine/battle/effects/criticals.h"
#include "engine/battle/ground/battlefields.h"
#include "engine/battle/rules.h"
#include "engine/battle/text/archive_room.h"
#include "engine/battle/text/serialize_entry.h"
#include "engine/core/archived.h"
#include "engine/core/packed_archive.h"

namespace mael::battle {

inline constexpr std::uint32_t kSetupVersion = 3;
inline constexpr std::uint32_t kActionVersion = 3;
inline constexpr std::uint32_t kStateVersion = 5;

namespace archived {

// A number in 0 … last.
template <class Archive, class T>
void number(Archive& archive, T& value, int last) {
  ranged(archive, value, T{0}, static_cast<T>(last));
}

// A number in 0 … last, or kNone.
template <class Archive>
void number_or_none(Archive& archive, std::uint8_t& value, int last) {
  const int code = coded(archive, value == kNone ? 0 : value + 1, 0, last + 1);
  value = code == 0 ? kNone : static_cast<std::uint8_t>(code - 1);
}

// Anywhere on the largest table, or farther, which check refuses.
template <class Archive>
void point(Archive& archive, Point& point) {
  for (std::int32_t* part : {&point.x, &point.y}) {
    ranged(archive, *part, -kFarthestMil, kFarthestMil);
  }
}

// ---- Tables -----------------------------------------------------------------------------------

template <class Archive>
void part(Archive& archive, PartPlan& part) {
  listed(archive, part.corners, kMostCorners, [&](Point& each) { point(archive, each); });
  for (bool* flag : {&part.inset, &part.impassable, &part.dangerous}) *flag = coded(archive, *flag);
}

template <class Archive>
void feature(Archive& archive, FeaturePlan& feature) {
  ranged(archive, feature.look, Look::Woods, Look::Spire);
  ranged(archive, feature.ground, Ground::Obstacle, Ground::Building);
  ranged(archive, feature.cover, 0, 9);
  for (bool* flag : {&feature.stands, &feature.open_top, &feature.impassable}) {
    *flag = coded(archive, *flag);
  }
  number(archive, feature.danger.fixed, 9);
  number(archive, feature.danger.sides, 6);
  ranged(archive, feature.height, 0, kHighest);
  listed(archive, feature.parts, kMostParts, [&](PartPlan& each) { part(archive, each); });
}

// A fixed table by its place among these, any other in full.
template <class Archive>
void ground(Archive& archive, BattlefieldId& id) {
  const auto tables = fixed_battlefields();
  const int count = static_cast<int>(tables.size());
  int place = 0;
  if constexpr (!is_loading<Archive>) {
    while (place < count && tables[static_cast<std::size_t>(place)].battlefield != id) ++place;
  }
  // Room for tables to come.
  constexpr int kMostTables = 63;
  place = coded(archive, place < count ? place : kMostTables, 0, kMostTables);
  if (place < count) {
    id = tables[static_cast<std::size_t>(place)].battlefield;
    return;
  }
  if (place != kMostTables) return refuse(archive);
  BattlefieldPlan plan;
  if constexpr (!is_loading<Archive>) plan = battlefield(id).plan();
  ranged(archive, plan.width, 0, kFarthestMil);
  ranged(archive, plan.depth, 0, kFarthestMil);
  listed(archive, plan.features, kMostFeatures, [&](FeaturePlan& each) { feature(archive, each); });
  if constexpr (is_loading<Archive>) {
    const bool known = (plan.width == 36000 && plan.depth == 36000) ||
                       (plan.width == 72000 && plan.depth == 48000);
    auto made = Battlefield::make(plan);
    id = known && is_of_kit(plan) && made ? intern(std::move(*made)) : kNoBattlefield;
    if (id == kNoBattlefield) refuse(archive);
  }
}

// ---- Actions ----------------------------------------------------------------------------------

// What each kind of deed holds.
template <class Archive>
struct DeedFields {
  Archive& archive;
  const Room& room;

  bool is_former() const { return &room == &kFormerRoom; }
  void defense(Defense& kind) const {
    ranged(archive, kind, Defense::None, static_cast<Defense>(room.defenses));
    if (kind > kLastDefense) refuse(archive);
  }
  void unit(UnitId& unit) const { number(archive, unit, room.units - 1); }
  void model(ModelId& model) const { number(archive, model, room.models - 1); }
  void course(Course& course) const {
    listed(archive, course.path, Waypoints::kCapacity, [&](Point& each) { point(archive, each); });
    number(archive, course.heading, kHeadings - 1);
    listed(archive, course.places, most(room.squad_models),
           [&](Point& each) { point(archive, each); });
    if (!is_former() && &room != &kNarrowRoom) course.dynamic = coded(archive, course.dynamic);
  }
  void volley(Volley& volley) const {
    unit(volley.target);
    shots(volley.shots);
  }
  // Of one unit, in their order: the first by its model, the others by how far theirs is on.
  void shots(Declared& shots) const {
    int last = kNone;
    listed(archive, shots, most(room.shots), [&](Shot& shot) {
      if (last == kNone || is_former()) {
        model(shot.model);
      } else {
        shot.model = static_cast<ModelId>(
            last + coded(archive, shot.model - last, 0, room.squad_models - 1));
      }
      last = shot.model;
      // Weapons, then bare hands and frag grenades.
      const int hands = room.carried, frag = hands + 1;
      const int code = coded(archive,
                             shot.weapon == kFrag        ? frag
                             : shot.weapon == kBareHands ? hands
                                                         : shot.weapon,
                             0, frag);
      shot.weapon = code == frag    ? kFrag
                    : code == hands ? kBareHands
                                    : static_cast<std::uint8_t>(code);
    });
  }

  void operator()(Roll& deed) const {
    listed(archive, deed.dice, most(room.hits),
           [&](std::uint8_t& face) { ranged(archive, face, std::uint8_t{1}, std::uint8_t{6}); });
  }
  void operator()(ChoosePriority& deed) const { ranged(archive, deed.seat, Seat::A, Seat::B); }
  void operator()(Activate& deed) const { unit(deed.unit); }
  void operator()(Retire& deed) const {
    if (!is_former()) return numbers(deed.units, room.units);
    int units = static_cast<int>(deed.units);
    ranged(archive, units, 0, 255);
    deed.units = static_cast<UnitBits>(units);
  }
  void operator()(Move& deed) const { course(deed.course); }
  void operator()(Dash& deed) const { course(deed.course); }
  void operator()(Charge& deed) const {
    unit(deed.target);
    course(deed.course);
    number_or_none(archive, deed.thrower, room.models - 1);
  }
  void operator()(BonusMove& deed) const { course(deed.course); }
  void operator()(Consolidate& deed) const { course(deed.course); }
  void operator()(Fire& deed) const { volley(deed.volley); }
  void operator()(SuppressiveFire& deed) const { volley(deed.volley); }
  void operator()(Fight& deed) const { volley(deed.volley); }
  void operator()(HitAndRun& deed) const { volley(deed.volley); }
  void operator()(Order& deed) const { unit(deed.to); }
  void operator()(Defend& deed) const { volley(deed.volley); }
  void operator()(RemoveDice& deed) const {
    listed(archive, deed.counts, most(room.shots),
           [&](std::uint8_t& count) { number(archive, count, kMostDice); });
  }
  void operator()(FlipDice& deed) const {
    listed(archive, deed.flips, kMostDice, [&](Flip& flip) {
      number(archive, flip.die, room.hits - 1);
      ranged(archive, flip.value, std::uint8_t{1}, std::uint8_t{6});
    });
  }
  void operator()(ChooseDefense& deed) const {
    defense(deed.kind);
    if (!is_former()) return numbers(deed.blocked, kMostWideBits);
    auto low = static_cast<std::uint32_t>(deed.blocked),
         high = static_cast<std::uint32_t>(deed.blocked >> 32);
    ranged(archive, low, 0u, 0xffffffffu);
    ranged(archive, high, 0u, 0xffffffffu);
    deed.blocked = HitBits{high} << 32 | low;
  }
  void operator()(ChooseAv& deed) const { number(archive, deed.av, 15); }
  void operator()(Allocate& deed) const {
    listed(archive, deed.given, kMostDice, [&](Given& each) {
      number(archive, each.hit, room.hits - 1);
      model(each.model);
    });
  }
  void operator()(Injure& deed) const { model(deed.model); }
  void operator()(NameLeader& deed) const {
    model(deed.model);
    deed.swaps = coded(archive, deed.swaps);
  }
  void operator()(Retreat& deed) const { course(deed.course); }
  void operator()(ChooseCriticals& deed) const {
    listed(archive, deed.chosen, kMostDice, [&](Critical& each) {
      number(archive, each.die, kMostDice - 1);
      ranged(archive, each.effect, std::uint8_t{1}, std::uint8_t{kMostCriticals});
    });
  }
  // Versions before the third knew neither target nor helper.
  void operator()(Use& deed) const {
    number(archive, deed.ability, kMostAbilities - 1);
    if (is_former() || &room == &kNarrowRoom) return;
    for (UnitId* other : {&deed.target, &deed.helper}) {
      number_or_none(archive, *other, room.units - 1);
    }
  }
  template <class Bare>
  void operator()(Bare&) const {
    static_assert(std::is_empty_v<Bare>);
  }

  // A set of few numbers below `most`, one by one.
  void numbers(WideBits& bits, int most) const {
    int left = coded(archive, count_bits(bits), 0, most);
    WideBits rest = bits;
    for (; left > 0; --left, rest &= rest - 1) {
      bits |= wide_bit(coded(archive, rest == 0 ? 0 : lowest_bit(rest), 0, most - 1));
    }
  }

  static std::uint32_t most(int room) { return static_cast<std::uint32_t>(room); }
};

// What one side fields; up to version 2 these were squads as their rosters have them.
template <class Archive>
void side(Archive& archive, ForceId& force, std::uint32_t version) {
  const Room& room = room_of_actions(version);
  std::vector<UnitLines> units;
  if constexpr (!is_loading<Archive>) units = units_of(force_at(force));
  listed(archive, units, static_cast<std::uint32_t>(room.side_units), [&](UnitLines& unit) {
    if (version > 2) {
      EntryCoder<Archive>(archive, room).pass(unit);
      return;
    }
    number(archive, unit.squad, room.squads - 1);
    if (unit.squad >= content().squads.size()) return refuse(archive);
    unit.lines = lines_of(unit.squad);
  });
  if constexpr (is_loading<Archive>) force = force_with(units);
}

}  // namespace archived

template <class Archive>
void serialize(Archive& archive, Setup& setup, std::uint32_t version) {
  if (version < 1 || version > kSetupVersion) return refuse(archive);
  archived::ground(archive, setup.battlefield);
  ranged(archive, setup.deployment, Deployment::BroadFront, Deployment::LongFlank);
  ranged(archive, setup.attacker, Seat::A, Seat::B);
  for (ForceId& force : setup.forces) archived::side(archive, force, version);
}

template <class Archive>
void serialize(Archive& archive, Action& action, std::uint32_t version) {
  if (version < 1 || version > kActionVersion) return refuse(archive);
  const archived::Room& room = archived::room_of_actions(version);
  const archived::DeedFields<Archive> fields{archive, room};
  mael::archived::seat_or_chance(archive, action.by, kSeats);
  const int kind = coded(archive, static_cast<int>(action.deed.index()), 0, room.deeds);
  if constexpr (is_loading<Archive>) {
    if (kind >= static_cast<int>(std::variant_size_v<Deed>)) return refuse(archive);
    mael::archived::become(action.deed, static_cast<std::size_t>(kind));
  }
  std::visit(fields, action.deed);
}

}  // namespace mael::battle

CEREAL_CLASS_VERSION(mael::battle::Setup, mael::battle::kSetupVersion)
CEREAL_CLASS_VERSION(mael::battle::Action, mael::battle::kActionVersion)
