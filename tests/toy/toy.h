// A small game of one to five skiffs, with everything a game of the house may have: hidden hands, a
// sealed bid of all, a trade by consent, a path on a measured sea, an interrupt within another,
// twenty dice in one roll, several winners or none. For tests; its rules are these comments.
//
// TOY-001  One to five skiffs play four rounds. Each has two cards (1–4), drawn hidden, and five
//          coins.
// TOY-002  Each round all bid coins in secret. The highest bid, of equals the first in order of the
//          seats, is paid and makes the captain of the round.
// TOY-003  Nobody bids more than it has.
// TOY-010  Once a round, before sailing, the captain may offer up to three of its cards for up to
//          three kinds of cards of another skiff.
// TOY-011  What is offered must be in hand.   TOY-012  Something must change hands.
// TOY-013  The partner takes the offer, if it has what is wanted, or leaves it.
// TOY-020  The captain sails once: up to six legs, together at most 6,000 mils, rounded up by the
//          leg.
// TOY-021  No skiff leaves the sea: 12,000 mils from the harbour in x and in y.
// TOY-022  No way comes within 1,500 mils of the reef's middle.   TOY-023  A path has a point.
// TOY-030  Skiffs within 3,000 mils of where a path ends may hail it, in order of the seats: one
//          does.
// TOY-031  A hailed captain offers the hailer a bribe of at most what it has, or turns back.
// TOY-032  Of a bribe others may tell, in order of the seats: then it is lost and the captain turns
//          back. If nobody does, the hailer has it and the captain arrives.
// TOY-040  At the end of a round twenty dice are rolled: for every six the captain gets a coin.
// TOY-041  Eight sixes or more are a storm: everybody has lost.
// TOY-050  After four rounds whoever has the most coins and cards of those in the harbour has won:
//          several where they have as many, nobody where the harbour is empty.
// TOY-090  Positions hold what these rules can bring about.
// TOY-091  Only what is awaited is done.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/absent.h"
#include "engine/core/chance.h"
#include "engine/core/fixed_list.h"
#include "engine/core/plane.h"
#include "engine/core/random.h"
#include "engine/core/result.h"
#include "engine/core/rule_set.h"
#include "engine/core/sealed.h"

namespace mael::toy {

inline constexpr int kSeats = 5, kRounds = 4, kDealt = 2, kCoins = 5, kKinds = 4, kDice = 20;
inline constexpr int kStorm = 8, kMostCoins = 250;
inline constexpr std::int32_t kSea = 12'000, kRange = 6'000, kHailed = 3'000, kHarbour = 2'000;
inline constexpr std::int32_t kReefSize = 1'500;
inline constexpr Point kReef{0, 5'000};

using Card = std::uint8_t;  // 1 … kKinds
inline constexpr Card kUnknownCard = 0;
using Hand = FixedList<Card, 2 * kSeats * kDealt>;  // in ascending order, unknown ones first
using Cards = FixedList<Card, 3>;
using Path = FixedList<Point, 6>;

enum class Step : std::uint8_t { Draw, Bid, Turn, Consent, Dice, Over };

struct Offer {
  Seat to = Seat::Chance;
  Cards give, want;
  friend bool operator==(const Offer&, const Offer&) = default;
};

// Something that holds up what is below it.
struct Interrupt {
  enum class Kind : std::uint8_t {
    MayHail,  // `asked` may hail the sailing captain
    Hailed,   // the captain must answer `asked`
    MayTell,  // `asked` may tell of the bribe
  };
  Kind kind = Kind::MayHail;
  Seat asked = Seat::A;
  std::uint8_t bribe = 0;
  friend bool operator==(const Interrupt&, const Interrupt&) = default;
};

struct Skiff {
  Hand hand;
  std::uint8_t coins = kCoins;
  std::uint16_t bid = kNotSealed;  // kUnknownSealed to those who do not see it
  Point at;
  friend bool operator==(const Skiff&, const Skiff&) = default;
};

struct State {
  std::uint8_t seats = 1;
  std::uint8_t round = 1;
  Step step = Step::Draw;
  Seat captain = Seat::Chance;  // while there is one
  bool offered = false;         // in this round
  bool storm = false;
  Offer offer;                         // to be taken or left
  Path path;                           // held up by interrupts
  FixedList<Interrupt, 3> interrupts;  // the last one is on top
  std::array<Skiff, kSeats> skiffs{};
  Skiff& of(Seat seat) { return skiffs[static_cast<std::size_t>(index_of(seat))]; }
  const Skiff& of(Seat seat) const { return skiffs[static_cast<std::size_t>(index_of(seat))]; }
  friend bool operator==(const State&, const State&) = default;
};

struct Draw {
  Card card = kUnknownCard;
};
struct Roll {
  FixedList<std::uint8_t, kDice> dice;
};
struct Bid {
  std::uint16_t amount = 0;
};  // kUnknownSealed to those who do not see it
struct MakeOffer {
  Offer offer;
};
struct Consent {
  bool takes = false;
};
struct Sail {
  Path path;
};
struct Rest {};  // the captain stays
struct Hail {
  bool hails = false;
};
struct Bribe {
  std::uint8_t amount = 0;
};
struct TurnBack {};
struct Tell {
  bool tells = false;
};
using Deed =
    std::variant<Draw, Roll, Bid, MakeOffer, Consent, Sail, Rest, Hail, Bribe, TurnBack, Tell>;

struct Action {
  Seat by = Seat::Chance;
  Deed deed;
};
// Actions are equal, and in order, as their texts are.
bool operator==(const Action& a, const Action& b);
bool operator<(const Action& a, const Action& b);

struct Setup {
  int seats = 2;
  friend bool operator==(const Setup&, const Setup&) = default;
};

// What was done, and what it led to.
struct Event {
  Action action;
  State after;
};
using Events = std::vector<Event>;

Result<State, std::vector<Violation>> start(const Setup& setup);
Awaited to_act(const State& state);
Verdict check(const State& state, const Action& action);
// A trade is listed card for card, a path as one leg of half or all the range in eight directions,
// or home. Of dice, two rolls.
void legal_actions(const State& state, std::vector<Action>& actions);
bool lists_all(const State& state, Seat seat);
std::optional<Action> forced_action(const State& state, Seat seat,
                                    const std::vector<Action>& legal);
void apply(State& state, const Action& action, Events* events = nullptr);
Seats seats_of(const State& state);
int turn_number(const State& state);
Outcome outcome(const State& state);
Action deal(const State& state, Random& random);
// Nothing where dice are rolled.
void chances(const State& state, std::vector<Weighted<Action>>& actions);
// Hands and bids are hidden, and what another has drawn; with both what an event tells.
State observe(const State& state, Seat seat);
Action observe(const State& before, const Action& action, Seat seat);
Event observe(const State& before, const Event& event, Seat seat);
State imagine(const State& observation, Random& random);
Verdict validate(const State& state);
int evaluate(const State& state, Seat seat);
std::uint64_t hash_of(const State& state);
bool keeps_pieces(const State& before, const State& after);

// TOY-010 … TOY-012 and TOY-020 … TOY-023: also of what a draft holds so far.
Verdict judge_offer(const State& state, const Offer& offer);
Verdict judge_path(const State& state, const Path& path);
// Whether the hand holds all of these.
bool holds(const Hand& hand, const Cards& cards);

//  position  toy/1 seats=3 round=2 step=bid captain=a offered=1 offer=b:1+2/3 path=100,-200;300,0
//            interrupts=hail:b,told:c:2 hands=?+1+4,-,? coins=5,5,4 bids=3,?,- at=0,0;0,900;…
//  action    ~draw:3 ~roll:1,6,… ; a bid:3 | offer:b:1+2/3 | take | leave | sail:100,-200;300,0 |
//            rest | hail | ignore | bribe:2 | back | tell | hush
std::string write_position(const State& state);
Result<State> read_position(std::string_view text);
std::string write_setup(const Setup& setup);
Result<Setup> read_setup(std::string_view text);
std::string write_action(const State& before, const Action& action);
Result<Action> read_action(const State& before, std::string_view text);

// How often actions were read where everything is known, judged and carried out there, since a test
// began to count; and how often positions were read. What is asked of observations is not counted:
// a screen asks the rules what its seat may do, and a match what each seat could have worked out.
struct Work {
  int read = 0, checked = 0, applied = 0;
  int positions = 0;  // that were read
  friend bool operator==(const Work&, const Work&) = default;
};
inline Work work;
// Nothing is hidden.
bool is_whole(const State& state);

struct Toy {
  using Setup = toy::Setup;
  using State = toy::State;
  using Action = toy::Action;
  using Events = toy::Events;

  static constexpr std::string_view kId = "toy";
  static constexpr int kMostSeats = kSeats;

  static Result<State> read_position(std::string_view text) { return toy::read_position(text); }
  static Result<Setup> read_setup(std::string_view text) { return toy::read_setup(text); }
  static Setup draw_setup(Random& random) { return {static_cast<int>(1 + random.below(kSeats))}; }
  static Setup draw_odd_setup(Random& random) { return draw_setup(random); }
  static constexpr auto keeps_resources = kAbsent;
  static constexpr auto draw_built_setup = kAbsent;
};

static_assert(RuleSet<Toy>);

}  // namespace mael::toy
