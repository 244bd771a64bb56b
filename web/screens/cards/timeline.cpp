#include "web/screens/cards/timeline.h"

#include <algorithm>

#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

// Milliseconds.
constexpr Milliseconds kTurn = 750;
constexpr Milliseconds kHoldUp = 1250;  // long enough to read a sentence
constexpr Milliseconds kSums = 1900;    // of one planet
constexpr Milliseconds kBattle = 3000;
constexpr Milliseconds kNumbers = 3200;
constexpr Milliseconds kFlight = 420;
constexpr Milliseconds kDraw = 340;
constexpr Milliseconds kStagger = 110;  // between cards drawn one after the other
constexpr Milliseconds kWords = 1300;   // words rise on while play goes on
constexpr Milliseconds kBeat = 350;

float progress(Milliseconds start, Milliseconds end, Milliseconds now) {
  if (now <= start) return 0;
  if (now >= end) return 1;
  return static_cast<float>(now - start) / static_cast<float>(end - start);
}

// Slow at both ends.
float eased(float t) { return t * t * (3 - 2 * t); }

Anchor at_planet(CardKind planet) { return {Anchor::Kind::Planet, Seat::A, planet, 0}; }
Anchor at_stockpile(Seat seat) { return {Anchor::Kind::Stockpile, seat, kNoCard, 0}; }
Anchor at_place(Seat seat, Place place) { return {Anchor::Kind::Ships, seat, kNoCard, place}; }
Anchor at_hand(Seat seat) { return {Anchor::Kind::Hand, seat, kNoCard, 0}; }
constexpr Anchor kMiddle{};
constexpr Anchor kDeck{Anchor::Kind::Deck, Seat::A, kNoCard, 0};
constexpr Anchor kDiscard{Anchor::Kind::Discard, Seat::A, kNoCard, 0};

}  // namespace

// Lays the tracks of one action's events end to end.
class Timeline::Planner {
 public:
  Planner(Timeline& out, const State& before, const Events& events, Seat viewer, Milliseconds start)
      : out_(out), before_(before), events_(events), viewer_(viewer), start_(start), now_(start) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      figures_.push_back({at_stockpile(seat), before.side(seat).stockpile});
    }
    for (const Planet& planet : before.planets) {
      figures_.push_back({at_planet(planet.kind), planet.stock});
    }
  }

  void plan() {
    for (place_ = 0; place_ < events_.size(); ++place_) {
      std::visit([&](const auto& event) { show(event); }, events_[place_]);
    }
    reach(now_);
  }

 private:
  void reach(Milliseconds end) { out_.end_ = std::max(out_.end_, end); }

  void scene(SceneKind kind, Milliseconds length) {
    out_.scenes_.push_back({now_, now_ + length, {std::move(kind), 0}});
    now_ += length;
  }
  void fly(CardKind card, Seat seat, Anchor from, Anchor to, Milliseconds length) {
    out_.flights_.push_back({now_, now_ + length, {card, seat, from, to, 0}});
    reach(now_ + length);
  }
  // What is told before it leaves is told with the card in its place.
  void leave(CardKind card, Seat seat, Anchor from, Anchor to, Milliseconds length) {
    out_.leaving_.push_back({start_, now_, {card, seat, from, to, 0}});
    fly(card, seat, from, to, length);
  }
  void rise(Anchor at, std::string text, RisingTone tone) {
    out_.floating_.push_back({now_, now_ + kWords, {at, std::move(text), tone, 0}});
  }

  // A figure changes now, and words say by how much.
  void change(Anchor of, int by, Milliseconds delay = 0) {
    for (auto& [anchor, value] : figures_) {
      if (!(anchor == of) || by == 0) continue;
      out_.changes_.push_back({now_ + delay, of, value});
      value += by;
      const std::string text = by < 0 ? "−" + std::to_string(-by) : "+" + std::to_string(by);
      out_.floating_.push_back({now_ + delay, now_ + delay + kWords,
                                {of, text, by < 0 ? RisingTone::Harm : RisingTone::Gain, 0}});
    }
  }

  template <class E>
  const E* next() const {
    for (std::size_t i = place_ + 1; i < events_.size(); ++i) {
      if (const auto* event = std::get_if<E>(&events_[i])) return event;
    }
    return nullptr;
  }
  template <class E>
  bool is_next() const {
    return place_ + 1 < events_.size() && std::holds_alternative<E>(events_[place_ + 1]);
  }

  // ---- Turns -----------------------------------------------------------------------------------

  void show(const happened::TurnBegan& event) { scene(scene::Turn{event.turn}, kTurn); }
  void show(const happened::Generated& event) {
    change(at_planet(event.planet), event.amount);
    if (!is_next<happened::Generated>()) now_ += 2 * kBeat;
  }
  void show(const happened::Distributed& event) {
    constexpr Milliseconds kPaid = kSums * 6 / 10;
    const int taken = event.sums.shares[0].card + event.sums.shares[1].card;
    change(at_planet(event.planet), -taken, kPaid);
    change(at_stockpile(Seat::A), event.sums.shares[0].total(), kPaid);
    change(at_stockpile(Seat::B), event.sums.shares[1].total(), kPaid);
    scene(scene::Sums{event}, kSums);
  }
  void show(const happened::FactionTaken& event) {
    change(at_stockpile(event.seat), event.amount);
    if (!is_next<happened::FactionTaken>()) now_ += 2 * kBeat;
  }

  // ---- Cards -----------------------------------------------------------------------------------

  void show(const happened::Drew& event) {
    const bool seen = event.seat == viewer_;
    fly(seen ? event.card : kUnknownCard, event.seat, kDeck, at_hand(event.seat), kDraw);
    now_ += kStagger;
  }
  void show(const happened::CardPlayed& event) {
    fly(event.card, event.seat, at_hand(event.seat), kMiddle, kFlight / 2);
    scene(scene::HeldUp{event.seat, event.card, event.interrupt}, kHoldUp);
  }
  void show(const happened::ShipArrived& event) {
    fly(event.card, event.seat, kMiddle, at_place(event.seat, event.at), kFlight);
    now_ += kFlight;
  }
  void show(const happened::CardAttached& event) {
    if (type_of(event.to) != CardType::Planet) return;
    fly(event.card, Seat::A, kMiddle, at_planet(event.to), kFlight);
    now_ += kFlight;
  }
  void show(const happened::ShipMoved& event) {
    fly(event.card, event.seat, at_place(event.seat, event.from), at_place(event.seat, event.to),
        kFlight);
    now_ += kFlight;
  }
  void show(const happened::ShipDestroyed& event) {
    if (dooms_) {
      fly(event.card, event.seat, at_place(event.seat, event.at), kDiscard, kFlight + kBeat);
      return;
    }
    leave(event.card, event.seat, at_place(event.seat, event.at), kDiscard, kFlight + kBeat);
    now_ += kFlight;
  }
  void show(const happened::Negated&) {
    rise(kMiddle, say("cards.floating.negated"), RisingTone::Harm);
    now_ += 2 * kBeat;
  }
  void show(const happened::Returned& event) {
    fly(event.card, event.seat, kMiddle, at_hand(event.seat), kFlight);
    now_ += kFlight;
  }
  void show(const happened::CeasefireCalled&) {
    rise(kMiddle, say("cards.floating.ceasefire"), RisingTone::Plain);
    now_ += kBeat;
  }
  void show(const happened::AttackDeclared&) { now_ += 2 * kBeat; }

  // ---- Figures ---------------------------------------------------------------------------------

  void show(const happened::Paid& event) { change(at_stockpile(event.seat), -event.amount); }
  void show(const happened::Gained& event) { change(at_stockpile(event.seat), event.amount); }
  void show(const happened::StockTaken& event) {
    change(at_planet(event.planet), -event.amount);
    change(at_stockpile(event.seat), event.amount);
  }
  void show(const happened::StockLost& event) {
    change(at_planet(event.planet), -event.amount);
    now_ += kBeat;
  }

  // ---- Secrets ---------------------------------------------------------------------------------

  void show(const happened::BidsRevealed& event) {
    scene(scene::Battle{before_.active, event}, kBattle);
  }
  void show(const happened::NumbersRevealed& event) {
    const auto* gone = next<happened::PlanetDestroyed>();
    const CardKind planet = gone ? gone->planet : kNoCard;
    scene(scene::Numbers{event, before_.planets.size(), planet}, kNumbers);
    if (gone) doom(planet);
  }
  // Its ships leave together, the planet after them.
  void doom(CardKind planet) {
    const auto at = std::find_if(before_.planets.begin(), before_.planets.end(),
                                 [&](const Planet& each) { return each.kind == planet; });
    out_.doom_ = Doom{static_cast<Place>(at - before_.planets.begin()), now_, now_ + kFlight};
    dooms_ = true;
  }
  void show(const happened::PlanetDestroyed&) {
    dooms_ = false;
    now_ += kFlight + kBeat;
  }

  template <class Unseen>  // what is seen by its outcome
  void show(const Unseen&) {}

  Timeline& out_;
  const State& before_;
  const Events& events_;
  const Seat viewer_;
  const Milliseconds start_;
  Milliseconds now_;
  bool dooms_ = false;  // what is destroyed goes with its planet
  std::size_t place_ = 0;
  std::vector<std::pair<Anchor, int>> figures_;
};

void Timeline::add(const State& before, const Events& events, Seat viewer, Milliseconds now) {
  if (!is_running(now)) finish();
  const Milliseconds start = std::max(now, end_);
  Planner(*this, before, events, viewer, start).plan();
}

void Timeline::finish() {
  flights_.clear();
  leaving_.clear();
  floating_.clear();
  scenes_.clear();
  changes_.clear();
  doom_.reset();
  end_ = 0;
}

bool Timeline::is_fading(Milliseconds now) const {
  return std::any_of(floating_.begin(), floating_.end(),
                     [&](const Timed<Floating>& track) { return now < track.end; });
}

std::vector<Flight> Timeline::flights(Milliseconds now) const {
  std::vector<Flight> flying;
  for (const Timed<Flight>& track : leaving_) {
    if (now >= track.start && now < track.end) flying.push_back(track.what);
  }
  for (const Timed<Flight>& track : flights_) {
    if (now < track.start || now >= track.end) continue;
    flying.push_back(track.what);
    flying.back().t = eased(progress(track.start, track.end, now));
  }
  return flying;
}

std::vector<Floating> Timeline::floating(Milliseconds now) const {
  std::vector<Floating> words;
  for (const Timed<Floating>& track : floating_) {
    if (now < track.start || now >= track.end) continue;
    words.push_back(track.what);
    words.back().t = progress(track.start, track.end, now);
  }
  return words;
}

std::optional<Scene> Timeline::scene(Milliseconds now) const {
  for (const Timed<Scene>& track : scenes_) {
    if (now < track.start || now >= track.end) continue;
    return Scene{track.what.kind, progress(track.start, track.end, now)};
  }
  return {};
}

int Timeline::shown(const Anchor& at, int actual, Milliseconds now) const {
  for (const Change& change : changes_) {
    if (now < change.at && change.of == at) return change.before;
  }
  return actual;
}

int Timeline::under_way(Seat seat, CardKind card, Place place, Milliseconds now) const {
  return static_cast<int>(
      std::count_if(flights_.begin(), flights_.end(), [&](const Timed<Flight>& track) {
        return now < track.end && track.what.card == card &&
               track.what.to == at_place(seat, place);
      }));
}

}  // namespace mael::web::cards
