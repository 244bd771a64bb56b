// The card game's motion: cards that fly, scenes that show a sum or turn bids over, figures that
// still read as they did.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "engine/cards/event.h"
#include "web/screens/cards/game.h"
#include "web/table/motion/impacts.h"
#include "web/table/motion/motion.h"

namespace mael::web::cards {

// A place on the screen by what lies there; the screen knows where that is.
struct Anchor {
  enum class Kind : std::uint8_t { Middle, Deck, Hand, Stockpile, Planet, Ships, Point };
  Kind kind = Kind::Middle;
  Seat seat = Seat::A;        // Hand, Stockpile, Ships
  CardKind planet = kNoCard;  // Planet
  Place place = 0;            // Ships
  Vec2 point{};               // Point: in CSS pixels
  friend bool operator==(const Anchor&, const Anchor&) = default;
};

// A card in the air; one unknown shows its back.
using CardFlight = Flight<CardKind, Anchor>;
// What a player takes off a planet, crystal by crystal.
using CrystalFlight = Flight<Seat, Anchor>;
// The ships of a place on their way towards what they strike.
struct Strike {
  Seat seat = Seat::A;
  Place from = 0;
  Anchor to;
  float near = 0;  // 0 at home, 1 where they hit
};

namespace scene {
struct Turn {
  int turn = 0;
};
struct HeldUp {
  Seat seat = Seat::A;
  CardKind card = 0;
  bool interrupt = false;
};
// A battle with the ships on either side, the attacker's first.
struct Battle {
  Seat attacker = Seat::A;
  happened::BidsRevealed sums;
  std::array<std::vector<Ship>, kSeats> ships;
};
struct Numbers {
  happened::NumbersRevealed of;
  int planets = 0;  // how many were counted over
  CardKind destroyed = kNoCard;
};
}  // namespace scene

using SceneKind = std::variant<scene::Turn, scene::HeldUp, scene::Battle, scene::Numbers>;

// What fills the middle of the screen for a moment.
struct Scene {
  SceneKind kind;
  float t = 0;  // 0 … 1
};

// Where it lies before the table, which fills this place; nowhere if it is but words.
std::optional<Rect> place_of_scene(const SceneKind& scene, Rect table, Vec2 page);

class Timeline : public Motion<Anchor> {
 public:
  // Appends what happened after what is still being shown. `before` is the state the action was
  // applied to. The card that was acted with begins at `departure`, in CSS pixels, if that is
  // known.
  void add(const State& before, const Events& events, Milliseconds now,
           std::optional<Vec2> departure = {});

  // Everything is where it is.
  void finish();

  std::vector<CardFlight> flights(Milliseconds now) const { return flights_.at(now); }
  std::vector<CrystalFlight> crystals(Milliseconds now) const;  // those that have left
  std::optional<Strike> strike(Milliseconds now) const;
  std::vector<Impact<Anchor>> impacts(Milliseconds now) const { return impacts_.seen(now); }
  std::optional<Scene> scene(Milliseconds now) const;

  // Whether the table is still to be seen as it lay before a planet was destroyed; and whether the
  // ships of this place have left it there.
  bool holds_table(Milliseconds now) const { return doom_ && now < doom_->gone; }
  bool has_lost_ships(Place place, Milliseconds now) const {
    return holds_table(now) && place == doom_->place && now >= doom_->ships_leave;
  }
  // How many ships of this kind have not arrived at the place yet.
  int under_way(Seat seat, CardKind card, Place place, Milliseconds now) const;

 private:
  // The end of a planet, by its place before.
  struct Doom {
    Place place = 0;
    Milliseconds ships_leave = 0;
    Milliseconds gone = 0;
  };
  class Planner;

  Flights<CardKind, Anchor> flights_;
  Flights<Seat, Anchor> crystals_;
  Tracks<Strike> strikes_;
  Tracks<Impact<Anchor>> impacts_;
  Tracks<SceneKind> scenes_;
  std::optional<Doom> doom_;
};

}  // namespace mael::web::cards
