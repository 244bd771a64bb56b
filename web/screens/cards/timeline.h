// Motion made from events over a state that is already final: cards that fly, scenes that show a
// sum or turn bids over, figures that still read as they did. It can be cut short at any moment and
// is left out when motion is reduced; nothing depends on it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/cards/event.h"
#include "web/base/gesture.h"
#include "web/screens/cards/game.h"
#include "web/widgets/slips.h"

namespace mael::web::cards {

// A place on the screen by what lies there; the screen knows where that is.
struct Anchor {
  enum class Kind : std::uint8_t { Middle, Deck, Discard, Hand, Stockpile, Planet, Ships };
  Kind kind = Kind::Middle;
  Seat seat = Seat::A;        // Hand, Stockpile, Ships
  CardKind planet = kNoCard;  // Planet
  Place place = 0;            // Ships
  friend bool operator==(const Anchor&, const Anchor&) = default;
};

// A card on its way.
struct Flight {
  CardKind card = kUnknownCard;  // unknown: its back is seen
  Seat seat = Seat::A;           // whose card
  Anchor from;
  Anchor to;
  float t = 0;  // 0 … 1, eased; 0 also while it waits to leave
};

// Words rising from a place.
struct Floating {
  Anchor at;
  std::string text;
  RisingTone tone = RisingTone::Plain;
  float t = 0;
};

namespace scene {
struct Turn { int turn = 0; };
struct HeldUp { Seat seat = Seat::A; CardKind card = 0; bool interrupt = false; };
struct Sums { happened::Distributed of; };
struct Battle {
  Seat attacker = Seat::A;
  happened::BidsRevealed sums;
};
struct Numbers {
  happened::NumbersRevealed of;
  int planets = 0;               // how many were counted over
  CardKind destroyed = kNoCard;
};
}  // namespace scene

using SceneKind = std::variant<scene::Turn, scene::HeldUp, scene::Sums, scene::Battle,
                               scene::Numbers>;

// What fills the middle of the screen for a moment.
struct Scene {
  SceneKind kind;
  float t = 0;  // 0 … 1
};

class Timeline {
 public:
  // Appends what happened after what is still being shown. `before` is the state the action was
  // applied to; cards are shown as `viewer` may see them.
  void add(const State& before, const Events& events, Seat viewer, Milliseconds now);

  // Everything is where it is.
  void finish();

  bool is_running(Milliseconds now) const { return now < end_; }
  // Words still rise: play goes on meanwhile.
  bool is_fading(Milliseconds now) const;
  Milliseconds end() const { return end_; }
  // What is shown stands before the table.
  bool hides_table(Milliseconds now) const { return is_running(now); }

  std::vector<Flight> flights(Milliseconds now) const;
  std::vector<Floating> floating(Milliseconds now) const;
  std::optional<Scene> scene(Milliseconds now) const;

  // What a stockpile or a planet's stock still reads; `actual` is what it is.
  int shown(const Anchor& at, int actual, Milliseconds now) const;
  // Whether the table is still to be seen as it lay before a planet was destroyed; and whether the
  // ships of this place have left it there.
  bool holds_table(Milliseconds now) const { return doom_ && now < doom_->gone; }
  bool has_lost_ships(Place place, Milliseconds now) const {
    return holds_table(now) && place == doom_->place && now >= doom_->ships_leave;
  }
  // How many ships of this kind have not arrived at the place yet.
  int under_way(Seat seat, CardKind card, Place place, Milliseconds now) const;

 private:
  template <class T>
  struct Timed {
    Milliseconds start = 0;
    Milliseconds end = 0;
    T what;
  };
  struct Change {
    Milliseconds at = 0;
    Anchor of;
    int before = 0;
  };
  // The end of a planet, by its place before.
  struct Doom {
    Place place = 0;
    Milliseconds ships_leave = 0;
    Milliseconds gone = 0;
  };
  class Planner;

  std::vector<Timed<Flight>> flights_;
  std::vector<Timed<Flight>> leaving_;  // still seen where they lay, until they fly
  std::vector<Timed<Floating>> floating_;
  std::vector<Timed<Scene>> scenes_;
  std::vector<Change> changes_;
  std::optional<Doom> doom_;
  Milliseconds end_ = 0;
};

}  // namespace mael::web::cards
