// What the toy's table says.
#include "tests/toy/notation.h"
#include "tests/toy/screen/parts.h"
#include "web/app/overloaded.h"

namespace mael::toy {

std::string explain(const State&, const Violation& violation, const Texts&,
                    const std::array<std::string, kSeats>& names) {
  return violation.rule.text() + " says no to " + names[0] + " and " + names[4];
}

}  // namespace mael::toy

namespace mael::web::toy {
namespace {

std::string text(int number) { return std::to_string(number); }

std::string text(const Point& at) { return text(at.x) + ", " + text(at.y); }

std::string text(const Cards& cards) {
  std::string all;
  for (const Card card : cards) all += (all.empty() ? "" : " and ") + text(card);
  return all.empty() ? "nothing" : all;
}

// What somebody does, without who.
std::string words_of(const Players& players, const Deed& deed) {
  const Overloaded words{
      [](const Draw& draw) {
        return draw.card == kUnknownCard ? std::string("draw a card") : "draw a " + text(draw.card);
      },
      [](const Roll&) { return std::string("roll the dice"); },
      [](const Bid& bid) {
        return bid.amount == kUnknownSealed ? std::string("bid") : "bid " + text(bid.amount);
      },
      [&](const MakeOffer& made) {
        return "offer " + name_of(players, made.offer.to) + " " + text(made.offer.give) + " for " +
               text(made.offer.want);
      },
      [](const Consent& consent) { return std::string(consent.takes ? "take it" : "leave it"); },
      [](const Sail& sail) {
        std::string way = "sail";
        for (const Point& at : sail.path) way += " to " + text(at);
        return way;
      },
      [](const Rest&) { return std::string("rest"); },
      [](const Hail& hail) { return std::string(hail.hails ? "hail" : "let it pass"); },
      [](const Bribe& bribe) { return "offer a bribe of " + text(bribe.amount); },
      [](const TurnBack&) { return std::string("turn back"); },
      [](const Tell& tell) { return std::string(tell.tells ? "tell" : "keep still"); }};
  return std::visit(words, deed);
}

}  // namespace

std::string name_of(const Players& players, Seat seat) {
  if (seat == Seat::Chance) return "Chance";
  const std::string& name = players[static_cast<std::size_t>(index_of(seat))].name;
  return name.empty() ? std::string("Skiff ") + static_cast<char>('A' + index_of(seat)) : name;
}
std::string name_of(const Situation& situation, Seat seat) {
  return name_of(situation.players, seat);
}

std::string words_of(const Situation& situation, const Action& action) {
  return words_of(situation.players, action.deed);
}

std::string why_in_words(const Situation&, const std::vector<Reason>&) { return {}; }

// ---- The whole table ---------------------------------------------------------------------------

Words describe(const Situation& situation, const View& view) {
  Words words;
  words.title = view.title;
  words.status = view.todo;
  if (view.notice) words.status = view.notice->title + ". " + view.notice->sentence;
  if (view.review || !view.advice.empty()) words.status += " " + view.advice;
  for (const SideView& side : view.sides) {
    words.scene.push_back(side.name + " at " + text(side.at) + ": " + text(side.coins) +
                          " coins, " + text(side.cards) + " cards" +
                          (side.sealed ? ", a bid is in." : "."));
  }
  for (const CardView& card : view.hand) words.scene.push_back("In your hand: " + text(card.kind));
  if (view.advantage) {
    words.scene.push_back(view.sides[0].name + " expects " + percent(*view.advantage) + " of 100.");
  }
  if (view.number) words.scene.push_back("Your number: " + text(*view.number));
  if (!situation.seen.interrupts.empty()) words.scene.push_back("A skiff is under way.");
  return words;
}

// ---- The log -----------------------------------------------------------------------------------

namespace {

void tell_step(const State& before, const Players& players, const Event& event, ReaderLog& log) {
  const auto& [action, after] = event;
  if (before.step == Step::Bid && to_act(before).seats() == seats_of(before)) {
    log.turn(before.round, Seat::Chance);
    log.add(Tone::Heading, "Round " + text(before.round));
  }
  log.add(Tone::Deed, name_of(players, action.by) + ": " + words_of(players, action.deed) + ".");
  if (before.captain != after.captain && after.captain != Seat::Chance) {
    const int paid = before.of(after.captain).coins - after.of(after.captain).coins;
    log.turn(after.round, after.captain);
    log.add(Tone::Detail,
            name_of(players, after.captain) + " is captain and pays " + text(paid) + ".");
  }
  if (after.step != Step::Over) return;
  std::string who;
  for (const Seat seat : outcome(after).winners) who += name_of(players, seat) + " has won. ";
  log.turn(after.round, Seat::Chance);
  log.add(Tone::Important, who.empty() ? "Nobody has won." : who);
}

}  // namespace

void tell(const State& before, const Players& players, const Events& events, ReaderLog& log) {
  for (const Event& event : events) tell_step(before, players, event, log);
}

}  // namespace mael::web::toy
