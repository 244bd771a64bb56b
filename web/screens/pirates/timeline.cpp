#include "web/screens/pirates/timeline.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/pirates/derived.h"
#include "web/base/say.h"
#include "web/board/ring_board.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {
namespace {

// Milliseconds.
constexpr Milliseconds kRing = 420;
constexpr Milliseconds kDrift = 300;  // of all tokens together
constexpr Milliseconds kSail = 280;
constexpr Milliseconds kBlow = 260;  // one after the other
constexpr Milliseconds kBeat = 200;
constexpr Milliseconds kScene = 900;
constexpr Milliseconds kWords = 1300;  // words rise on while play goes on
constexpr Milliseconds kRead = 650;    // of the sentence about what a bot did, once it is done
constexpr float kSeen = 0.01F;         // radians: less of a turn is not seen

Anchor over(Cell cell) { return {Anchor::Kind::Cell, cell}; }
Anchor panel_of(Seat seat) { return {Anchor::Kind::Panel, index_of(seat)}; }

}  // namespace

// Lays the tracks of one action's events end to end.
class Timeline::Planner {
 public:
  Planner(Timeline& out, const State& before, const Events& events,
          const std::array<float, kCircles>& held)
      : out_(out), events_(events), held_(held), start_(out.cursor()) {
    for (const Seat seat : seats_of(before)) {
      Sailing& ship = ships_[place(seat)];
      ship.cell = before.ship(seat).cell;
      ship.points = before.ship(seat).points;
    }
    for (const Token& token : before.tokens) add_token(token.kind, token.cell);
  }

  void plan() {
    for (at_ = 0; at_ < events_.size(); ++at_) show(events_[at_]);
    settle();
  }

 private:
  struct Sailing {
    Cell cell = kNoCell;
    int points = 0;
    Milliseconds seen = 0;  // until when it has been shown
  };
  struct Drifting {
    Kind kind = 0;
    Cell cell = 0;
    bool gone = false;
    Milliseconds seen = 0;
    std::vector<std::pair<Milliseconds, PieceFlight>> flights{};
  };

  static std::size_t place(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }
  void add_token(Kind kind, Cell cell) {
    Drifting token;
    token.kind = kind;
    token.cell = cell;
    token.seen = start_;
    tokens_.push_back(std::move(token));
  }

  void rise(Anchor at, std::string text, RisingTone tone) {
    out_.rise(out_.beside(kWords), at, std::move(text), tone);
  }
  void scene(Scene::Kind kind, Seat seat, int thing, std::string text) {
    out_.sound(Sound::Draw);
    out_.scenes_.add(out_.moving(kScene), Scene{kind, seat, thing, std::move(text), 0});
    out_.wait(kScene);
  }

  void show(const Event& event) {
    switch (event.what) {
      case Happened::Rotated: return turn(event);
      case Happened::TokenMoved: return drift(event);
      case Happened::Moved:
      case Happened::Teleported:
      case Happened::Swept: return sail(event.seat, event.from, event.to);
      case Happened::Placed:
      case Happened::Returned: ships_[place(event.seat)].cell = event.to; return;
      case Happened::TokenPlaced:
      case Happened::TokenSummoned: return arrive(event);
      case Happened::TokenKilled: return kill(event);
      default: return tell(event);
    }
  }

  void turn(const Event& event) {
    const auto circle = static_cast<std::size_t>(event.thing);
    const float from = signed_angle(held_[circle] - static_cast<float>(event.amount) * kQuarter);
    if (std::abs(from) < kSeen) return;
    out_.sound(Sound::Turn);
    out_.turns_.add(out_.moving(kRing), {event.thing, from});
    out_.wait(kRing);
  }

  // ---- Pieces ----------------------------------------------------------------------------------

  Drifting* token_at(Kind kind, Cell cell) {
    for (Drifting& token : tokens_) {
      const bool is_it = !token.gone && token.kind == kind && token.cell == cell;
      if (is_it && std::find(moved_.begin(), moved_.end(), &token) == moved_.end()) return &token;
    }
    return nullptr;
  }

  // Those that follow one another move together.
  void drift(const Event& event) {
    Drifting* token = token_at(event.thing, event.from);
    const Span way = out_.moving(kDrift);
    if (token) {
      PieceFlight flight{{false, 0}, event.from, event.to, way, 0};
      token->flights.push_back({token->seen, flight});
      token->seen = way.end;
      token->cell = event.to;
      moved_.push_back(token);
    }
    const bool more = at_ + 1 < events_.size() && events_[at_ + 1].what == Happened::TokenMoved;
    if (more) return;
    moved_.clear();
    out_.wait(kDrift);
  }

  void sail(Seat seat, Cell from, Cell to) {
    out_.sound(Sound::Slide);
    Sailing& ship = ships_[place(seat)];
    const Span way = out_.moving(kSail);
    const Milliseconds since = std::max(ship.seen, start_);
    out_.flights_.add(since, {{true, index_of(seat)}, from, to, way, 0});
    ship.seen = way.end;
    ship.cell = to;
    out_.wait(kSail);
  }

  void arrive(const Event& event) {
    out_.sound(Sound::Put);
    add_token(event.thing, event.to);
    rise(over(event.to), name_of_calamity(event.thing), RisingTone::Harm);
    out_.wait(2 * kBeat);
  }

  void kill(const Event& event) {
    out_.sound(Sound::Break);
    if (Drifting* token = token_at(event.thing, event.from)) token->gone = true;
    rise(over(event.from), say("pirates.floating.killed", {name_of_calamity(event.thing)}),
         RisingTone::Gain);
    out_.wait(kBeat);
  }

  // Which place each has afterwards is known at last.
  void settle() {
    int which = 0;
    for (const Drifting& token : tokens_) {
      if (token.gone) continue;
      for (const auto& [since, flight] : token.flights) {
        PieceFlight placed = flight;
        placed.what = {false, which};
        out_.flights_.add(since, placed);
      }
      ++which;
    }
  }

  // ---- Blows and figures -----------------------------------------------------------------------

  Anchor over_ship(Seat seat) const { return over(ships_[place(seat)].cell); }

  void lose(Seat seat, int life) {
    out_.sound(Sound::Wound);
    rise(over_ship(seat), life == 0 ? "0" : signed_number(-life), RisingTone::Harm);
    out_.wait(kBlow);
  }

  void change(Seat seat, int by) {
    if (by > 0) out_.sound(Sound::Energy);
    Sailing& ship = ships_[place(seat)];
    out_.change(out_.beside(kWords), panel_of(seat), ship.points, by);
    ship.points += by;
  }

  void tell(const Event& event) {
    switch (event.what) {
      case Happened::Struck:
      case Happened::Wounded: return lose(event.seat, event.amount);
      case Happened::Attacked: return strike(event);
      case Happened::Fell:
        out_.sound(Sound::Break);
        rise(over(event.from), say("pirates.floating.sinks"), RisingTone::Harm);
        return out_.wait(2 * kBeat);
      case Happened::Healed:
        return rise(over_ship(event.seat), signed_number(event.amount), RisingTone::Gain);
      case Happened::PointsGained: return change(event.seat, event.amount);
      case Happened::PointsPaid: return change(event.seat, -event.amount);
      case Happened::PointLost: return change(event.seat, -1);
      case Happened::CurseMoved:
        rise({}, say("pirates.floating.curse", {std::to_string(event.amount)}), RisingTone::Harm);
        return out_.wait(2 * kBeat);
      default: return hold_up(event);
    }
  }

  void strike(const Event& event) {
    const Seat target = event.other;
    const Anchor at = target == Seat::Chance ? over_ship(event.seat) : over_ship(target);
    out_.sound(Sound::Strike);
    rise(at, signed_number(-event.amount), RisingTone::Harm);
    out_.wait(kBlow);
  }

  void hold_up(const Event& event) {
    switch (event.what) {
      case Happened::ChestDrawn:
        return scene(Scene::Kind::Chest, event.seat, event.thing, name_of_item(event.thing));
      case Happened::ArtifactDrawn:
        return scene(Scene::Kind::Artifact, event.seat, event.thing, name_of_item(event.thing));
      case Happened::CalamityDrawn:
        return scene(Scene::Kind::Calamity, event.seat, event.thing, name_of_calamity(event.thing));
      case Happened::TitleWon:
      case Happened::TitleTurned:
        return scene(Scene::Kind::Title, event.seat, event.thing, name_of_title(event.thing));
      case Happened::CardDrawn:
        if (event.thing == 0) return;
        return scene(Scene::Kind::Card, event.seat, event.thing, clue_of(event.thing));
      default: return;  // seen by its outcome
    }
  }

  Timeline& out_;
  const Events& events_;
  const std::array<float, kCircles>& held_;
  const Milliseconds start_;
  std::size_t at_ = 0;
  std::array<Sailing, kSeats> ships_{};
  std::vector<Drifting> tokens_;
  std::vector<const Drifting*> moved_;  // in the run of events under way
};

void Timeline::add(const State& before, const Events& events, Milliseconds now,
                   const std::array<float, kCircles>& held, bool by_bot) {
  if (!is_running(now)) finish();
  begin_after(now);
  const Milliseconds begin = cursor();
  Planner(*this, before, events, held).plan();
  if (by_bot && cursor() > begin) wait(kRead);
}

void Timeline::finish() {
  stop();
  turns_.clear();
  flights_.clear();
  scenes_.clear();
}

// Turns that are still to come hold their circle back as well.
std::array<float, kCircles> Timeline::turned(Milliseconds now) const {
  std::array<float, kCircles> angles{};
  for (const auto& [span, turn] : turns_) {
    const float left = 1 - eased(span.progress(now));
    angles[static_cast<std::size_t>(turn.circle)] += turn.from * left;
  }
  return angles;
}

std::optional<Scene> Timeline::scene(Milliseconds now) const {
  const auto* track = scenes_.at(now);
  if (!track) return {};
  Scene scene = track->what;
  scene.t = track->span.progress(now);
  return scene;
}

}  // namespace mael::web::pirates
