#include "web/screens/cards/timeline.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/cards/derived.h"
#include "web/screens/cards/words.h"
#include "web/table/motion/event_walk.h"
#include "web/widgets/cards/card_fan.h"
#include "web/widgets/slip_place.h"

namespace mael::web::cards {
namespace {

// Milliseconds.
constexpr Milliseconds kTurnShown = 750;
constexpr Milliseconds kHoldUp = 1250;  // long enough to read a sentence
constexpr Milliseconds kCrystal = 620;  // on its way to its taker
constexpr Milliseconds kApart = 70;     // between two of them
constexpr int kMostInFlight = 8;        // stand for any number
constexpr Milliseconds kBattle = 3000;
constexpr Milliseconds kNumbers = 3200;
constexpr Milliseconds kFlight = 420;
constexpr Milliseconds kDraw = 340;
constexpr Milliseconds kStagger = 110;  // between cards drawn one after the other
constexpr Milliseconds kWords = 1300;   // words rise on while play goes on
constexpr Milliseconds kBreak = 300;    // before what comes of it is shown
constexpr Milliseconds kBeat = 350;

Anchor at_planet(CardKind planet) { return {.kind = Anchor::Kind::Planet, .planet = planet}; }
Anchor at_stockpile(Seat seat) { return {.kind = Anchor::Kind::Stockpile, .seat = seat}; }
Anchor at_place(Seat seat, Place place) {
  return {.kind = Anchor::Kind::Ships, .seat = seat, .place = place};
}
Anchor at_hand(Seat seat) { return {.kind = Anchor::Kind::Hand, .seat = seat}; }
constexpr Anchor kMiddle{};
constexpr Anchor kDeck{.kind = Anchor::Kind::Deck};

}  // namespace

// Lays the tracks of one action's events end to end.
class Timeline::Planner {
 public:
  Planner(Timeline& out, const State& before, const Events& events, std::optional<Vec2> departure)
      : out_(out), before_(before), walk_(events), departure_(departure), start_(out.cursor()) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      figures_.push_back({at_stockpile(seat), before.side(seat).stockpile});
    }
    for (const Planet& planet : before.planets) {
      figures_.push_back({at_planet(planet.kind), planet.stock});
    }
  }

  void plan() {
    walk_.each([&](const auto& event) { show(event); });
  }

 private:
  void wait(Milliseconds length) { out_.wait(length); }
  void scene(SceneKind kind, Milliseconds length) {
    out_.scenes_.add(out_.moving(length), std::move(kind));
    wait(length);
  }
  void fly(CardKind card, Anchor from, Anchor to, Milliseconds length) {
    out_.flights_.add(out_.cursor(), {card, from, to, out_.moving(length)});
  }
  // The card that was acted with goes on from where it was then.
  Anchor departed_from(Anchor usual) {
    const std::optional<Vec2> from = std::exchange(departure_, std::nullopt);
    return from ? Anchor{.kind = Anchor::Kind::Point, .point = *from} : usual;
  }
  void rise(Anchor at, std::string text, RisingTone tone) {
    out_.rise(out_.beside(kWords), at, std::move(text), tone);
  }

  // A figure changes now, and words say by how much.
  void change(Anchor of, int by, Milliseconds delay = 0) {
    for (auto& [anchor, value] : figures_) {
      if (!(anchor == of)) continue;
      out_.change(out_.beside(kWords, delay), of, value, by);
      value += by;
    }
  }

  // ---- Turns -----------------------------------------------------------------------------------

  void show(const happened::TurnBegan& event) { scene(scene::Turn{event.turn}, kTurnShown); }
  void show(const happened::Generated& event) {
    change(at_planet(event.planet), event.amount);
    if (!walk_.next<happened::Generated>()) wait(2 * kBeat);
  }
  void show(const happened::Distributed& event) {
    const int taken = event.sums.shares[0].card + event.sums.shares[1].card;
    change(at_planet(event.planet), -taken);
    int crystals = 0;
    for (const Seat seat : {Seat::A, Seat::B}) {
      const Share& share = event.sums.shares[static_cast<std::size_t>(index_of(seat))];
      crystals = std::max(crystals, drift(event.planet, seat, share.total()));
    }
    if (crystals == 0) return;
    out_.sound(Sound::Energy);
    wait(kCrystal + kApart * crystals);
  }
  // From the planet to its taker, one behind the other; answers how many are seen.
  int drift(CardKind planet, Seat seat, int amount) {
    const int seen = std::min(amount, kMostInFlight);
    for (int i = 0; i < seen; ++i) {
      const Span way = out_.beside(kCrystal, kApart * i);
      out_.run_until(way.end);
      out_.crystals_.add(way.start, {seat, at_planet(planet), at_stockpile(seat), way});
    }
    change(at_stockpile(seat), amount, kCrystal);
    return seen;
  }
  void show(const happened::FactionTaken& event) {
    change(at_stockpile(event.seat), event.amount);
    if (!walk_.next<happened::FactionTaken>()) wait(2 * kBeat);
  }

  // ---- Cards -----------------------------------------------------------------------------------

  void show(const happened::Drew& event) {
    out_.sound(Sound::Draw);
    fly(event.card, kDeck, at_hand(event.seat), kDraw);
    wait(kStagger);
  }
  void show(const happened::CardPlayed& event) {
    fly(event.card, departed_from(at_hand(event.seat)), kMiddle, kFlight / 2);
    out_.sound(Sound::Put);
    scene(scene::HeldUp{event.seat, event.card, event.interrupt}, kHoldUp);
  }
  void show(const happened::ShipArrived& event) {
    fly(event.card, kMiddle, at_place(event.seat, event.at), kFlight);
    wait(kFlight);
  }
  void show(const happened::CardAttached& event) {
    if (type_of(event.to) != CardType::Planet) return;
    fly(event.card, kMiddle, at_planet(event.to), kFlight);
    wait(kFlight);
  }
  void show(const happened::ShipMoved& event) {
    out_.sound(Sound::Slide);
    fly(event.card, departed_from(at_place(event.seat, event.from)), at_place(event.seat, event.to),
        kFlight);
    wait(kFlight);
  }
  // What is destroyed is seen in its place until it breaks up.
  void show(const happened::ShipDestroyed& event) {
    out_.sound(Sound::Break);
    const Anchor at = at_place(event.seat, event.at);
    const Span span = out_.beside(length_of(ImpactKind::BreakUp));
    out_.impacts_.add(span, {ImpactKind::BreakUp, at, index_of(event.seat)});
    out_.run_until(span.end);
    if (dooms_) return;
    const Span rest{span.start, span.start};
    if (start_ < rest.start) out_.flights_.add(start_, {event.card, at, at, rest});
    wait(kBreak);
  }
  void show(const happened::Negated&) {
    rise(kMiddle, say("cards.floating.negated"), RisingTone::Harm);
    wait(2 * kBeat);
  }
  void show(const happened::Returned& event) {
    fly(event.card, kMiddle, at_hand(event.seat), kFlight);
    wait(kFlight);
  }
  void show(const happened::CeasefireCalled&) {
    rise(kMiddle, say("cards.floating.ceasefire"), RisingTone::Plain);
    wait(kBeat);
  }
  void show(const happened::AttackDeclared& event) {
    strike(event.seat, stack_place(event.stack), event.target);
  }
  void strike(Seat seat, Place from, const Target& target) {
    out_.strikes_.add(out_.moving(kStrike), {seat, from, anchor_of(target, opponent_of(seat))});
    wait(kStrikeThere);
    out_.sound(Sound::Strike);
    wait(kStrikeThere);
  }
  Anchor anchor_of(const Target& target, Seat of) const {
    if (target.spot == Spot::Planet) return at_planet(before_.planets[target.index].kind);
    return at_place(of, place_of(target));
  }

  // ---- Figures ---------------------------------------------------------------------------------

  void show(const happened::Paid& event) { change(at_stockpile(event.seat), -event.amount); }
  void show(const happened::Gained& event) {
    out_.sound(Sound::Energy);
    change(at_stockpile(event.seat), event.amount);
  }
  void show(const happened::StockTaken& event) {
    change(at_planet(event.planet), -event.amount);
    change(at_stockpile(event.seat), event.amount);
  }
  void show(const happened::StockLost& event) {
    change(at_planet(event.planet), -event.amount);
    wait(kBeat);
  }

  // ---- Secrets ---------------------------------------------------------------------------------

  void show(const happened::BidsRevealed& event) {
    out_.sound(Sound::Seal);
    const Declared& declared = before_.declared;
    const Seat attacker = before_.active;
    if (!attack_stands(before_)) return;
    const Place from = stack_place(declared.stack);
    scene(scene::Battle{attacker,
                        event,
                        {ships_at(attacker, from),
                         ships_at(opponent_of(attacker), place_of(declared.target))}},
          kBattle);
    strike(attacker, from, declared.target);
  }
  std::vector<Ship> ships_at(Seat seat, Place place) const {
    const auto& all = before_.side(seat).ships;
    std::vector<Ship> there;
    std::copy_if(all.begin(), all.end(), std::back_inserter(there),
                 [&](const Ship& ship) { return ship.at == place; });
    return there;
  }
  void show(const happened::NumbersRevealed& event) {
    const auto* gone = walk_.later<happened::PlanetDestroyed>([](const auto&) { return true; });
    const CardKind planet = gone ? gone->planet : kNoCard;
    out_.sound(Sound::Seal);
    scene(scene::Numbers{event, before_.planets.size(), planet}, kNumbers);
    if (gone) doom(planet);
  }
  // Its ships leave together, the planet after them.
  void doom(CardKind planet) {
    const auto at = std::find_if(before_.planets.begin(), before_.planets.end(),
                                 [&](const Planet& each) { return each.kind == planet; });
    const Span ships = out_.beside(kFlight);
    out_.doom_ = Doom{static_cast<Place>(at - before_.planets.begin()), ships.start, ships.end};
    dooms_ = true;
  }
  void show(const happened::PlanetDestroyed&) {
    out_.sound(Sound::Burn);
    dooms_ = false;
    wait(kFlight + kBeat);
  }

  template <class Unseen>  // what is seen by its outcome
  void show(const Unseen&) {}

  Timeline& out_;
  const State& before_;
  EventWalk<Event> walk_;
  std::optional<Vec2> departure_;
  const Milliseconds start_;
  bool dooms_ = false;  // what is destroyed goes with its planet
  std::vector<std::pair<Anchor, int>> figures_;
};

std::optional<Rect> place_of_scene(const SceneKind& scene, Rect table, Vec2 page) {
  if (std::holds_alternative<scene::Turn>(scene)) return {};
  if (std::holds_alternative<scene::Battle>(scene)) return place_moment(table, page, {450, 290});
  if (std::holds_alternative<scene::Numbers>(scene)) return place_moment(table, page, {430, 246});
  const float height = std::min(300.0F, table.height() * 0.78F);
  const Vec2 size{height * kCardAspect, height};
  return Rect{table.center() - size / 2, table.center() + size / 2};
}

void Timeline::add(const State& before, const Events& events, Milliseconds now,
                   std::optional<Vec2> departure) {
  if (!is_running(now)) finish();
  begin_after(now);
  Planner(*this, before, events, departure).plan();
}

void Timeline::finish() {
  stop();
  flights_.clear();
  crystals_.clear();
  strikes_.clear();
  impacts_.clear();
  scenes_.clear();
  doom_.reset();
}

std::optional<Scene> Timeline::scene(Milliseconds now) const {
  const auto* track = scenes_.at(now);
  return track ? std::optional(Scene{track->what, track->span.progress(now)}) : std::nullopt;
}

std::vector<CrystalFlight> Timeline::crystals(Milliseconds now) const { return crystals_.at(now); }

std::optional<Strike> Timeline::strike(Milliseconds now) const {
  const auto* track = strikes_.at(now);
  if (!track) return {};
  Strike strike = track->what;
  strike.near = struck(track->span.progress(now));
  return strike;
}

int Timeline::under_way(Seat seat, CardKind card, Place place, Milliseconds now) const {
  return static_cast<int>(
      std::count_if(flights_.all().begin(), flights_.all().end(), [&](const auto& track) {
        const Anchor& to = track.what.to;  // what is gone waits where it was
        return now < track.span.end && track.what.what == card && to == at_place(seat, place) &&
               !(track.what.from == to);
      }));
}

}  // namespace mael::web::cards
