#include "web/screens/battle/journal.h"

#include "engine/battle/derived.h"
#include "web/base/say.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

class Teller {
 public:
  Teller(const State& before, const std::array<Player, kSeats>& players, ReaderLog& log)
      : before_(before), players_(players), log_(log) {
    const bool plays = before.stage != Stage::Over;
    log_.turn(turn_number(before), plays ? before.to : Seat::Chance);
  }

  void tell(const Event& event) {
    switch (event.what) {
      case Happened::TurnBegan: return add(Tone::Heading, "turn", {number(event.amount)});
      case Happened::RolledOff:
        return detail("rolled_off", {who(event.seat), number(event.other), number(event.amount)});
      case Happened::PriorityChosen: return deed("priority", {who(event.seat)});
      case Happened::CommandGained:
        if (event.amount == 0) return;
        return detail("command", {who(event.seat), number(event.amount)});
      case Happened::Activated: return deed("activated", {who(event.seat), unit(event.unit)});
      case Happened::TokensLost:
      case Happened::ActivationEnded: return;
      case Happened::Held: return deed("held", {who(event.seat)});
      case Happened::Retired: return deed("retired", {unit(event.unit)});
      case Happened::Scored: return important("scored", {who(event.seat), number(event.amount)});
      case Happened::Ended: return tell_end(event);
      default: return tell_act(event);
    }
  }

 private:
  // Of which tokens an event tells, behind what happened to them.
  static std::string tokens(std::string happened, int thing) {
    constexpr std::array kKinds{"cover", "move", "painted", "burn", "zealot"};
    return happened + kKinds[static_cast<std::size_t>(thing)];
  }
  std::string who(Seat seat) const { return name_of(before_, players_, seat); }
  std::string unit(UnitId unit) const { return name_of_unit(before_, unit); }
  std::string model(const Event& event) const {
    return number(event.model - before_.units[event.unit].first + 1);
  }

  void add(Tone tone, const std::string& key, const Parts& parts) {
    log_.add(tone, say("battle.log." + key, parts));
  }
  void deed(const std::string& key, const Parts& parts = {}) { add(Tone::Deed, key, parts); }
  void detail(const std::string& key, const Parts& parts = {}) { add(Tone::Detail, key, parts); }
  void important(const std::string& key, const Parts& parts = {}) {
    add(Tone::Important, key, parts);
  }

  void tell_end(const Event& event) {
    const auto cause = static_cast<Cause>(event.thing);
    if (event.seat == Seat::Chance || cause == Cause::Draw) return important("ended.draw");
    important(cause == Cause::Conceded ? "ended.conceded" : "ended", {who(event.seat)});
  }

  // What is said of an act that other events do not say.
  void tell_deed(const Event& event) {
    switch (static_cast<Act>(event.thing)) {
      case Act::Aim: return deed("aim", {unit(event.unit)});
      case Act::TakeCover: return deed("take_cover", {unit(event.unit)});
      case Act::OnTheMove: return deed("on_the_move", {unit(event.unit)});
      case Act::Extinguish: return deed("extinguish", {unit(event.unit)});
      case Act::Fire: return deed("fire", {unit(event.unit), unit(event.other), away(event)});
      case Act::SuppressiveFire:
        return deed("suppress", {unit(event.unit), unit(event.other), away(event)});
      case Act::Fight: return deed("fight", {unit(event.unit), unit(event.other)});
      case Act::HitAndRun: return deed("hitrun", {unit(event.unit), unit(event.other)});
      case Act::Move:
      case Act::Dash:
      case Act::Consolidate:  // told with its way
      case Act::Charge:
      case Act::Use:  // told as what was used
      case Act::None: return;
    }
  }
  std::string away(const Event& event) const {
    return inches_of(mael::battle::gap_between(before_, event.unit, event.other));
  }

  // How far a squad went, and where its leader stands.
  void tell_way(const Event& event) {
    const ModelId leader = before_.units[event.unit].leader;
    const std::string spot = spot_words(event.at);
    const std::string ground =
        ground_words(before_, {event.at, profile_of(before_, leader).radius()});
    const char* key = act_ == Act::Move          ? "move"
                      : act_ == Act::Dash        ? "dash"
                      : act_ == Act::Consolidate ? "consolidate"
                                                 : "went";
    add(act_ == Act::None || act_ == Act::Charge ? Tone::Detail : Tone::Deed, key,
        {unit(event.unit), inches_of(event.amount),
         ground.empty() ? spot : say("battle.log.spot", {spot, ground})});
  }

  void tell_act(const Event& event) {
    const std::string amount = number(event.amount);
    switch (event.what) {
      case Happened::Acted: act_ = static_cast<Act>(event.thing); return tell_deed(event);
      case Happened::Moved: return tell_way(event);
      case Happened::BonusRolled: return detail("bonus", {unit(event.unit), amount});
      case Happened::TokensGained:
        return detail(tokens("tokens.", event.thing), {unit(event.unit), amount});
      case Happened::TokensTaken:
        return detail(tokens("taken.", event.thing), {unit(event.unit), amount});
      case Happened::Used:
        if (event.other != mael::battle::kNone) {
          return deed("used.other",
                      {unit(event.unit), name_of_ability(event.thing), unit(event.other), amount});
        }
        return deed("used", {unit(event.unit), name_of_ability(event.thing), amount});
      case Happened::Confused: return detail("confused", {unit(event.unit)});
      case Happened::Ordered: return deed("ordered", {unit(event.unit), unit(event.other)});
      case Happened::Charged: return deed("charged", {unit(event.unit), unit(event.other)});
      case Happened::FragThrown: return detail("frag", {unit(event.unit), unit(event.other)});
      case Happened::DefensiveFire:
        return deed(event.amount == 0                     ? "held_fire"
                    : before_.active.strike.shots.empty() ? "defends"
                                                          : "defends.hitrun",
                    {unit(event.unit), unit(event.other)});
      case Happened::Retreats: return deed("retreats", {unit(event.unit)});
      default: return tell_dice(event);
    }
  }

  void tell_dice(const Event& event) {
    const std::string amount = number(event.amount);
    switch (event.what) {
      case Happened::DiceRemoved: return detail("removed_dice", {amount});
      case Happened::HitsRolled: return detail("hits_rolled", {amount});
      case Happened::HitsFlipped:
        if (event.amount == 0) return;
        return detail("flipped", {amount});
      case Happened::HitsScored:
        return log_.add(Tone::Detail, say_count("battle.log.hits", event.amount,
                                                {unit(event.unit), unit(event.other)}));
      case Happened::Defended:
        if (event.amount == 0) return;
        return detail("blocked." + std::string(key_of_defense(static_cast<Defense>(event.thing))),
                      {unit(event.unit), amount});
      case Happened::DidElse:
        return detail("did_else",
                      {unit(event.unit), unit(event.other), name_of_ability(event.thing)});
      case Happened::FieldRolled:
        if (event.amount == 0) return;
        return detail("field_rolled", {unit(event.unit), amount});
      case Happened::AvChosen: return detail("av", {unit(event.unit), amount});
      case Happened::ArmorRolled: return detail("armor_rolled", {unit(event.unit), amount});
      case Happened::ArmorFlipped:
        if (event.amount == 0) return;
        return detail("flipped", {amount});
      default: return tell_harm(event);
    }
  }

  void tell_harm(const Event& event) {
    const std::string amount = number(event.amount);
    switch (event.what) {
      case Happened::Injured: return detail("injured", {unit(event.unit), model(event), amount});
      case Happened::Removed: return detail("removed", {unit(event.unit), model(event)});
      case Happened::Destroyed: return important("destroyed", {unit(event.unit)});
      case Happened::LeaderNamed: return detail("leader", {unit(event.unit), model(event)});
      case Happened::Suppressed: return detail("suppressed", {unit(event.unit), amount});
      case Happened::Steadied: return detail("steadied", {unit(event.unit), amount});
      case Happened::TestsRolled: return detail("tests", {unit(event.unit), amount});
      case Happened::NerveTested:
        return detail(event.amount == 1 ? "nerve.passed" : "nerve.failed", {unit(event.unit)});
      case Happened::Rayed: return detail("rayed", {unit(event.unit), amount});
      case Happened::Burned: return detail("burned", {unit(event.unit), amount});
      case Happened::Ground: return detail("ground", {unit(event.unit), amount});
      default: return;  // said by what follows
    }
  }

  const State& before_;
  const std::array<Player, kSeats>& players_;
  ReaderLog& log_;
  Act act_ = Act::None;  // of the action that is told
};

}  // namespace

void tell(const State& before, const std::array<Player, kSeats>& players, const Events& events,
          ReaderLog& log) {
  Teller teller(before, players, log);
  for (const Event& event : events) teller.tell(event);
}

}  // namespace mael::web::battle
