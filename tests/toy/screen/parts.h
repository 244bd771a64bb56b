// What the toy's screen is made of, as small as a table can be: what is known and picked up, what
// may be asked for, what is shown and where it lies.
//
// Ways to get things done:
//   bid, bribe  a number is tapped, typed or turned, then sealed
//   sail        places of the sea are tapped one after the other, then the voyage is confirmed; or
//               the skiff is dragged to where it goes
//   trade       cards of the hand, a skiff and the wanted kinds are tapped, then it is offered
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "tests/toy/bot_hooks.h"
#include "tests/toy/drafts.h"
#include "web/table/journal.h"
#include "web/table/parts/frame.h"
#include "web/table/parts/hits.h"
#include "web/table/parts/over.h"
#include "web/table/parts/review_view.h"
#include "web/table/situation.h"
#include "web/widgets/cards/card_fan.h"

namespace mael::web::toy {

using namespace mael::toy;  // State, Action, Card … as the rules call them

using Draft = Drafts<Toy>::Draft;
using Players = PlayersOf<Toy>;

// ---- What is known, and what is picked up ------------------------------------------------------

struct Situation : SituationOf<Toy> {
  using SituationOf::SituationOf;
  bool awaits(Step step) const { return decides() && seen.step == step; }
  // A captain that was hailed answers with a number as bidders do.
  bool awaits_number() const;
  int highest() const { return seen.of(actor()).coins; }
  // A captain that nothing holds up.
  bool sails() const { return awaits(Step::Turn) && seen.interrupts.empty(); }
  // The seat shown below: whose hand it is, or who is to have the device.
  Seat near() const;
};

struct Advised {
  Action action;
  std::string sentence;
  friend bool operator==(const Advised&, const Advised&) = default;
};

struct Selection : Looking {
  std::optional<Draft> draft;  // a voyage or a trade half made
  int number = 0;              // a bid or a bribe, not sealed yet
  std::optional<Advised> advised;
  std::string cursor;
  friend bool operator==(const Selection&, const Selection&) = default;
};

// ---- What is asked for -------------------------------------------------------------------------

enum class Own : std::uint8_t { Rest, Agree, TurnBack, Less, More };
const CommandList& commands();

namespace intent {
using web::intent::Nothing;
using web::intent::Press;
struct TapSea {
  Point at;
};
struct TapCard {
  Card card = 0;
};  // of one's own hand
struct TapKind {
  Card card = 0;
};  // that is wanted
struct TapSkiff {
  Seat seat = Seat::A;
};
struct SetNumber {
  int number = 0;
};
struct Put {
  Point at;
};  // the skiff is let go there
}  // namespace intent

using Intent = std::variant<intent::Nothing, intent::Press, intent::TapSea, intent::TapCard,
                            intent::TapKind, intent::TapSkiff, intent::SetNumber, intent::Put>;
using Decisive = DecisiveIntents<intent::Put>;

struct Reaction {
  Selection selection;
  std::vector<Action> actions;
  std::vector<Request> requests;
  bool lift = false;
};
Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent);

// ---- What is shown -----------------------------------------------------------------------------

struct SideView {
  Seat seat = Seat::A;
  std::string name;
  int coins = 0;
  int cards = 0;
  bool sealed = false;
  Point at;
  bool selected = false;  // is offered a trade
};

struct CardView {
  Card kind = 0;
  bool selected = false;  // is offered
};

struct View : Chrome {
  std::string title;
  std::string todo;
  std::string curtain;          // to whom the device goes; empty without one
  std::vector<SideView> sides;  // the near one first
  std::vector<CardView> hand;
  std::vector<Point> targets;  // that a leg may lead to
  std::vector<Point> path;     // as far as it is planned
  bool trades = false;
  Cards wanted;
  std::optional<int> number;
  int highest = 0;
};
View build_view(const Situation& situation, const Selection& selection);
void build_review(const web::ReviewWords& words, View& view);

// ---- Where it lies -----------------------------------------------------------------------------

struct Layout : FrameLayout {
  Rect sea;  // a square
  Rect row;  // of numbers or kinds of cards
  std::vector<CardSlot> hand_slots;

  Vec2 on_screen(Point at) const;
  Point at_sea(Vec2 at) const;
};
Layout make_layout(const TableWish& wish, int seats);

struct Places : OverPlaces {
  Hits<Intent> hits;
};
Places make_places(const View& view, const Layout& layout, Vec2 viewport, const Insets& safe);

// ---- What is said ------------------------------------------------------------------------------

std::string name_of(const Players& players, Seat seat);
std::string name_of(const Situation& situation, Seat seat);
// "Sail to 3000, 0."; of what is hidden, that it is.
std::string words_of(const Situation& situation, const Action& action);
// Nothing is told.
std::string why_in_words(const Situation& situation, const std::vector<Reason>& reasons);
Words describe(const Situation& situation, const View& view);
void tell(const State& before, const Players& players, const Events& events, ReaderLog& log);
using Journal = web::Journal<Toy, &tell>;

inline constexpr std::string_view kHelp =
    "Keys: R rests, Y agrees, K passes, B turns back, U takes back, T gives a hint, H shows "
    "the hand, L opens the log, M the menu and ? this help; N and P go from place to place.";

}  // namespace mael::web::toy

namespace mael::toy {

// Why something may not be done: the rule, and the names as they are given.
std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const std::array<std::string, kSeats>& names);

}  // namespace mael::toy
