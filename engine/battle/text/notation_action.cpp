// The notation of actions, both ways.
#include <algorithm>

#include "engine/battle/effects/rows.h"
#include "engine/battle/play/course.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"
#include "engine/battle/text/notation.h"
#include "engine/battle/text/notation_words.h"

namespace mael::battle {
namespace {

using namespace notation;

Walk walk_in(const State& state, Gait gait, UnitId contact = kNone) {
  const UnitId unit = gait == Gait::Retreat ? state.round.target : state.active.unit;
  return walk_of(state, unit, gait, contact);
}
bool has_walker(const State& state, Gait gait) {
  const UnitId unit = gait == Gait::Retreat ? state.round.target : state.active.unit;
  return is_unit(state, unit) && is_on_table(state, unit);
}

// The unit a declaration of a kind is made by; kNone outside its moment.
UnitId shooter_of(const State& state, RoundKind kind) {
  return kind == RoundKind::Defensive ? state.active.target : state.active.unit;
}

// ---- Writing ----------------------------------------------------------------------------------

struct DeedWriter {
  const State& state;

  std::string operator()(const Roll& deed) const {
    std::string text = "roll:";
    for (const int face : deed.dice) text += static_cast<char>('0' + face);
    return text;
  }
  std::string operator()(const ChoosePriority& deed) const {
    return std::string("priority:") + letter_of(deed.seat);
  }
  std::string operator()(const Activate& deed) const { return "activate:" + unit(deed.unit); }
  std::string operator()(const EndGo&) const { return "pass"; }
  std::string operator()(const Hold&) const { return "hold"; }
  std::string operator()(const Retire& deed) const {
    std::string text;
    Separator plus("+");
    for (UnitId i = 0; i < state.units.size(); ++i) {
      if ((deed.units >> i & 1) == 0) continue;
      text += plus.next();
      text += unit(i);
    }
    return "retire:" + (text.empty() ? "-" : text);
  }
  std::string operator()(const Concede&) const { return "concede"; }
  std::string operator()(const Move& deed) const {
    return "move:" + course(Gait::Move, deed.course);
  }
  std::string operator()(const Dash& deed) const {
    return "dash:" + course(Gait::Dash, deed.course);
  }
  std::string operator()(const Charge& deed) const {
    std::string text =
        "charge:" + unit(deed.target) + ":" + course(Gait::Charge, deed.course, deed.target);
    if (deed.thrower == kNone) return text;
    return text + "!" + write_model(state, state.active.unit, deed.thrower);
  }
  std::string operator()(const GoOnTheMove&) const { return "onthemove"; }
  std::string operator()(const BonusMove& deed) const {
    return "bonus:" + course(Gait::Bonus, deed.course);
  }
  std::string operator()(const Stay&) const { return "stay"; }
  std::string operator()(const TakeAim&) const { return "aim"; }
  std::string operator()(const TakeCover&) const { return "cover"; }
  std::string operator()(const Consolidate& deed) const {
    return "consolidate:" + course(Gait::Consolidation, deed.course);
  }
  std::string operator()(const Fire& deed) const {
    return "fire:" + volley(RoundKind::Fire, deed.volley);
  }
  std::string operator()(const SuppressiveFire& deed) const {
    return "suppress:" + volley(RoundKind::Suppressive, deed.volley);
  }
  std::string operator()(const Fight& deed) const {
    return "fight:" + volley(RoundKind::Fight, deed.volley);
  }
  std::string operator()(const HitAndRun& deed) const {
    return "hitrun:" + volley(RoundKind::HitAndRun, deed.volley);
  }
  std::string operator()(const Order& deed) const { return "order:" + unit(deed.to); }
  std::string operator()(const Use& deed) const {
    std::string text = "use:" + std::string(content().abilities[deed.ability].name);
    if (deed.target != kNone) text += ":" + unit(deed.target);
    if (deed.helper != kNone) text += "+" + unit(deed.helper);
    return text;
  }
  std::string operator()(const ShakeOff&) const { return "shake"; }
  std::string operator()(const Regroup&) const { return "regroup"; }
  std::string operator()(const EndActivation&) const { return "end"; }
  std::string operator()(const Defend& deed) const {
    const std::string shots = volley(RoundKind::Defensive, deed.volley).substr(2);
    return "defend" + shots;
  }
  std::string operator()(const HoldFire&) const { return "holdfire"; }
  std::string operator()(const RemoveDice& deed) const {
    std::string text = "remove:";
    Separator dot(".");
    for (const int count : deed.counts) {
      text += dot.next();
      text += std::to_string(count);
    }
    return text;
  }
  std::string operator()(const FlipDice& deed) const {
    std::string text;
    Separator plus("+");
    for (const Flip& flip : deed.flips) {
      text += plus.next();
      text += std::to_string(flip.die) + ":" + std::to_string(flip.value);
    }
    return "flip:" + (text.empty() ? "-" : text);
  }
  std::string operator()(const Extinguish&) const { return "extinguish"; }
  std::string operator()(const ChooseCriticals& deed) const {
    std::string text;
    Separator plus("+");
    for (const Critical& each : deed.chosen) {
      text += plus.next();
      text += std::to_string(each.die) + letter_of_critical(each.effect);
    }
    return "critical:" + (text.empty() ? "-" : text);
  }
  std::string operator()(const ChooseDefense& deed) const {
    const std::string kind = "defense:" + write_word(std::span(kDefenseWords), deed.kind);
    return deed.kind == Defense::None ? kind : kind + ":" + write_bits(deed.blocked);
  }
  std::string operator()(const ChooseAv& deed) const { return "av:" + std::to_string(deed.av); }
  std::string operator()(const Allocate& deed) const {
    std::string text = "allot:";
    Separator plus("+");
    for (const Given& each : deed.given) {
      text += plus.next();
      text += std::to_string(each.hit) + ":" + write_model(state, state.round.target, each.model);
    }
    return text;
  }
  std::string operator()(const Injure& deed) const {
    return "injure:" + write_model(state, state.top().unit, deed.model);
  }
  std::string operator()(const NameLeader& deed) const {
    return "leader:" + write_model(state, state.top().unit, deed.model) + (deed.swaps ? "!" : "");
  }
  std::string operator()(const Retreat& deed) const {
    return "retreat:" + course(Gait::Retreat, deed.course);
  }

 private:
  std::string unit(UnitId unit) const { return write_unit(state, unit); }

  std::string course(Gait gait, const Course& course, UnitId contact = kNone) const {
    std::string text(course.dynamic ? "^" : "");
    Separator plus("+");
    for (const Point& point : course.path) {
      text += plus.next();
      text += write_point(point);
    }
    if (course.path.empty()) text += ".";
    const Walk walk = walk_in(state, gait, contact);
    const Unit& of = state.units[walk.unit];
    if (gait != Gait::Charge && course.heading != of.heading) {
      text += "@" + std::to_string(course.heading);
    }
    Course usual = course;
    place_others(state, walk, usual);
    if (usual.places == course.places) return text;
    text += '=';
    Separator between("+");
    for (const Point& place : course.places) {
      text += between.next();
      text += write_point(place);
    }
    return text;
  }

  // b1, or b1:1a+2a where the shots are not the usual ones.
  std::string volley(RoundKind kind, const Volley& volley) const {
    const UnitId shooter = shooter_of(state, kind);
    const std::string target = unit(volley.target);
    if (usual_volley(state, kind, shooter, volley.target) == volley) return target;
    return target + ":" + write_shots(state, shooter, volley.shots);
  }
};

// ---- Reading ----------------------------------------------------------------------------------

class DeedReader {
 public:
  DeedReader(TextReader& reader, const State& state) : reader_(reader), state_(state) {}

  Deed chance() {
    if (!reader_.accept_word("roll")) reader_.fail("roll:");
    reader_.expect(':');
    Roll roll;
    while (reader_.next_is_digit() && !roll.dice.full()) {
      const char digit = reader_.peek();
      if (digit < '1' || digit > '6') reader_.fail("faces 1 to 6");
      reader_.advance(1);
      if (!reader_.failed()) roll.dice.push_back(static_cast<std::uint8_t>(digit - '0'));
    }
    return roll;
  }

  Deed seat() {
    for (const Word& each : kWords) {
      if (reader_.accept_word(each.word)) return each.read(*this);
    }
    reader_.fail("an action");
    return EndActivation{};
  }

 private:
  struct Word {
    std::string_view word;
    Deed (*read)(DeedReader& r);
  };
  static const std::array<Word, 36> kWords;

  void colon() { reader_.expect(':'); }
  UnitId unit() {
    colon();
    return read_unit(reader_, state_);
  }
  Use use() {
    colon();
    const std::size_t start = reader_.place();
    const int ability = find_ability(content(), take_key(reader_, false));
    if (ability < 0) reader_.refuse_at(start, "there is no such ability");
    Use use{static_cast<std::uint8_t>(std::max(0, ability))};
    if (reader_.accept(':')) use.target = read_unit(reader_, state_);
    if (reader_.accept('+')) use.helper = read_unit(reader_, state_);
    return use;
  }

  Course course(Gait gait, UnitId contact = kNone) {
    Course course;
    if (!has_walker(state_, gait)) {
      reader_.fail("no course: nobody moves");
      return course;
    }
    const Walk walk = walk_in(state_, gait, contact);
    course.dynamic = reader_.accept('^');
    read_way(course);
    course.heading = state_.units[walk.unit].heading;
    if (gait != Gait::Charge && reader_.accept('@')) {
      course.heading = static_cast<Heading>(reader_.number(0, kHeadings - 1, "a heading"));
    }
    if (reader_.failed()) return course;
    if (gait == Gait::Charge) {
      const ModelId leader = state_.units[walk.unit].leader;
      course.heading = charge_heading(
          state_, contact, {end_of(state_, walk.unit, course), base_of(state_, leader).radius});
    }
    read_places(walk, course);
    return course;
  }

  void read_way(Course& course) {
    if (reader_.accept('.')) return;
    do {
      if (course.path.full()) return reader_.fail("at most 24 points");
      course.path.push_back(read_point(reader_));
    } while (reader_.accept('+') && !reader_.failed());
  }

  void read_places(const Walk& walk, Course& course) {
    if (!reader_.accept('=')) return place_others(state_, walk, course);
    do {
      if (course.places.full()) return reader_.fail("fewer places");
      course.places.push_back(read_point(reader_));
    } while (reader_.accept('+') && !reader_.failed());
  }

  Charge charge() {
    Charge charge;
    charge.target = unit();
    colon();
    if (reader_.failed()) return charge;
    if (!is_on_table(state_, charge.target)) {
      reader_.fail("a unit that stands");
      return charge;
    }
    charge.course = course(Gait::Charge, charge.target);
    if (reader_.accept('!')) charge.thrower = read_model(reader_, state_, state_.active.unit);
    return charge;
  }

  // `target` is known; shots may follow.
  Volley shots(RoundKind kind, UnitId target) {
    Volley volley;
    volley.target = target;
    const UnitId shooter = shooter_of(state_, kind);
    if (reader_.failed() || !is_unit(state_, shooter)) return volley;
    if (reader_.accept(':')) {
      volley.shots = read_shots(reader_, state_, shooter);
    } else if (is_on_table(state_, target) && is_on_table(state_, shooter)) {
      volley = usual_volley(state_, kind, shooter, target);
    }
    return volley;
  }
  Volley volley(RoundKind kind) {
    const UnitId target = unit();
    return shots(kind, target);
  }
  Volley defence() {
    const bool open = is_at(state_, Step::Charged);
    if (!open) reader_.fail("no defence: nobody was charged");
    return shots(RoundKind::Defensive, open ? state_.active.unit : UnitId{0});
  }

  Retire retire() {
    Retire deed;
    colon();
    if (reader_.accept('-')) return deed;
    do {
      deed.units |= unit_bit(read_unit(reader_, state_));
    } while (reader_.accept('+') && !reader_.failed());
    return deed;
  }

  RemoveDice removal() {
    if (!is_at(state_, Step::RemoveDice)) reader_.fail("no removal: no dice are too many");
    if (!reader_.accept(':')) return reader_.failed() ? RemoveDice{} : usual_removal(state_);
    RemoveDice deed;
    do {
      if (deed.counts.full()) reader_.fail("fewer numbers");
      const int count = reader_.number(0, kMostDice, "a number of dice");
      if (!reader_.failed()) deed.counts.push_back(static_cast<std::uint8_t>(count));
    } while (reader_.accept('.') && !reader_.failed());
    return deed;
  }

  FlipDice flips() {
    const bool hits = is_at(state_, Step::FlipHits);
    if (!hits && !is_at(state_, Step::FlipArmor)) reader_.fail("no flips: no dice lie there");
    FlipDice deed;
    if (reader_.failed()) return deed;
    if (!reader_.accept(':')) return hits ? usual_hit_flips(state_) : usual_armor_flips(state_);
    if (reader_.accept('-')) return deed;
    do {
      if (deed.flips.full()) reader_.fail("fewer flips");
      const int die = reader_.number(0, kMostHits - 1, "a die");
      colon();
      const int face = reader_.number(1, 6, "a face");
      if (reader_.failed()) return deed;
      deed.flips.push_back({static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(face)});
    } while (reader_.accept('+'));
    return deed;
  }

  ChooseCriticals criticals() {
    ChooseCriticals deed;
    if (!is_at(state_, Step::Criticals))
      reader_.fail("no critical effects: no such dice lie there");
    if (reader_.failed() || !reader_.accept(':') || reader_.accept('-')) return deed;
    do {
      if (deed.chosen.full()) reader_.fail("fewer dice");
      const int die = reader_.number(0, kMostDice - 1, "a die");
      const int effect = read_critical(reader_);
      if (reader_.failed()) return deed;
      deed.chosen.push_back({static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(effect)});
    } while (reader_.accept('+'));
    return deed;
  }
  ChooseDefense defense() {
    colon();
    ChooseDefense deed;
    deed.kind = read_word<Defense>(reader_, kDefenseWords, "a defense");
    if (!is_at(state_, Step::Defense)) reader_.fail("no defense: there are no hits");
    if (deed.kind == Defense::None || reader_.failed()) return deed;
    if (!reader_.accept(':')) return usual_defense(state_, deed.kind);
    deed.blocked = read_bits(reader_);
    return deed;
  }

  Allocate allocation() {
    Allocate deed;
    if (!is_at(state_, Step::Allocate)) reader_.fail("no allotment: there are no hits");
    if (reader_.failed()) return deed;
    const UnitId target = state_.round.target;
    if (!reader_.accept(':')) return allotment(state_, usual_victims(state_, target));
    do {
      if (deed.given.full()) reader_.fail("fewer hits");
      const int hit = reader_.number(0, kMostHits - 1, "a hit");
      colon();
      const ModelId model = read_model(reader_, state_, target);
      if (reader_.failed()) return deed;
      deed.given.push_back({static_cast<std::uint8_t>(hit), model});
    } while (reader_.accept('+'));
    return deed;
  }

  // Of the unit the frame on top is about.
  ModelId model() {
    colon();
    if (state_.frames.empty()) reader_.fail("no model: nobody is hurt");
    return reader_.failed() ? ModelId{0} : read_model(reader_, state_, state_.top().unit);
  }
  NameLeader leader() {
    const ModelId named = model();
    return {named, reader_.accept('!')};
  }

  ChooseAv av() {
    colon();
    return {static_cast<std::uint8_t>(reader_.number(0, 15, "an AV"))};
  }
  ChoosePriority priority() {
    colon();
    return {read_seat(reader_)};
  }
  template <class Kind>
  Kind walk(Gait gait) {
    colon();
    return Kind{course(gait)};
  }
  template <class Kind>
  static Deed bare(DeedReader&) {
    return Kind{};
  }

  TextReader& reader_;
  const State& state_;
};

const std::array<DeedReader::Word, 36> DeedReader::kWords{{
    {"priority", [](DeedReader& r) -> Deed { return r.priority(); }},
    {"activate", [](DeedReader& r) -> Deed { return Activate{r.unit()}; }},
    {"pass", &DeedReader::bare<EndGo>},
    {"hold", &DeedReader::bare<Hold>},
    {"retire", [](DeedReader& r) -> Deed { return r.retire(); }},
    {"concede", &DeedReader::bare<Concede>},
    {"move", [](DeedReader& r) -> Deed { return r.walk<Move>(Gait::Move); }},
    {"dash", [](DeedReader& r) -> Deed { return r.walk<Dash>(Gait::Dash); }},
    {"charge", [](DeedReader& r) -> Deed { return r.charge(); }},
    {"onthemove", &DeedReader::bare<GoOnTheMove>},
    {"bonus", [](DeedReader& r) -> Deed { return r.walk<BonusMove>(Gait::Bonus); }},
    {"stay", &DeedReader::bare<Stay>},
    {"aim", &DeedReader::bare<TakeAim>},
    {"cover", &DeedReader::bare<TakeCover>},
    {"extinguish", &DeedReader::bare<Extinguish>},
    {"consolidate", [](DeedReader& r) -> Deed { return r.walk<Consolidate>(Gait::Consolidation); }},
    {"fire", [](DeedReader& r) -> Deed { return Fire{r.volley(RoundKind::Fire)}; }},
    {"suppress",
     [](DeedReader& r) -> Deed { return SuppressiveFire{r.volley(RoundKind::Suppressive)}; }},
    {"fight", [](DeedReader& r) -> Deed { return Fight{r.volley(RoundKind::Fight)}; }},
    {"hitrun", [](DeedReader& r) -> Deed { return HitAndRun{r.volley(RoundKind::HitAndRun)}; }},
    {"order", [](DeedReader& r) -> Deed { return Order{r.unit()}; }},
    {"use", [](DeedReader& r) -> Deed { return r.use(); }},
    {"shake", &DeedReader::bare<ShakeOff>},
    {"regroup", &DeedReader::bare<Regroup>},
    {"end", &DeedReader::bare<EndActivation>},
    {"defend", [](DeedReader& r) -> Deed { return Defend{r.defence()}; }},
    {"holdfire", &DeedReader::bare<HoldFire>},
    {"remove", [](DeedReader& r) -> Deed { return r.removal(); }},
    {"flip", [](DeedReader& r) -> Deed { return r.flips(); }},
    {"critical", [](DeedReader& r) -> Deed { return r.criticals(); }},
    {"defense", [](DeedReader& r) -> Deed { return r.defense(); }},
    {"av", [](DeedReader& r) -> Deed { return r.av(); }},
    {"allot", [](DeedReader& r) -> Deed { return r.allocation(); }},
    {"injure", [](DeedReader& r) -> Deed { return Injure{r.model()}; }},
    {"leader", [](DeedReader& r) -> Deed { return r.leader(); }},
    {"retreat", [](DeedReader& r) -> Deed { return r.walk<Retreat>(Gait::Retreat); }},
}};

}  // namespace

std::string write_action(const State& before, const Action& action) {
  return write_deed_of(action.by, std::visit(DeedWriter{before}, action.deed));
}

Result<Action> read_action(const State& before, std::string_view text) {
  return read_action_of<Action>(
      text, [&](TextReader& reader) { return DeedReader(reader, before).chance(); },
      [&](TextReader& reader, Seat) { return DeedReader(reader, before).seat(); });
}

}  // namespace mael::battle
