#include "web/screens/cards/journal.h"

#include <algorithm>

#include "engine/cards/observe.h"
#include "engine/cards/text/notation.h"
#include "web/base/say.h"
#include "web/screens/cards/words.h"
#include "web/table/motion/event_walk.h"

namespace mael::web::cards {
namespace {

// Tells the events of one action to one reader.
class Teller {
 public:
  Teller(const State& before, const std::array<Player, kSeats>& players, ReaderLog& log)
      : before_(before), players_(players), log_(log) {
    log_.turn(before.turn, before.step == Step::Actions ? before.active : Seat::Chance);
  }

  template <class Each>
  void operator()(const Each& event) {
    tell_of(event);
  }

 private:
  std::string who(Seat seat) const { return name_of(before_, players_, seat); }
  std::string target_of(Seat by, Target target) const {
    return name_of_told_target(before_, log_.reader_or(by), target, who(target.seat));
  }
  void add(Tone tone, std::string text) { log_.add(tone, std::move(text)); }

  // ---- Setting up and drawing ----------------------------------------------------------------

  void tell_of(const happened::Drew& event) {
    if (event.card == kUnknownCard) {
      return add(Tone::Detail, say("cards.log.drew.unseen", {who(event.seat)}));
    }
    add(Tone::Detail, say("cards.log.drew", {who(event.seat), title_of(event.card)}));
  }
  void tell_of(const happened::CoinTossed& event) {
    add(Tone::Deed, say("cards.log.coin", {who(event.winner)}));
  }
  void tell_of(const happened::OrderChosen& event) {
    add(Tone::Deed, say("cards.log.order", {who(event.first)}));
  }
  void tell_of(const happened::FactionChosen& event) {
    add(Tone::Deed, say("cards.log.faction", {who(event.seat), title_of(event.card)}));
  }

  // ---- Generation and distribution -------------------------------------------------------------

  void tell_of(const happened::TurnBegan& event) {
    log_.turn(event.turn, Seat::Chance);
    add(Tone::Heading, say("cards.turn", {number(event.turn)}));
  }
  void tell_of(const happened::Generated& event) {
    add(Tone::Detail, say("cards.log.generated", {title_of(event.planet), number(event.amount)}));
  }
  void tell_of(const happened::FactionYielded&) {}  // told when it is taken
  void tell_of(const happened::Distributed& event) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      const Share& share = event.sums.shares[static_cast<std::size_t>(index_of(seat))];
      if (share.rate == 0) continue;
      const char* key = share.extra > 0 ? "cards.log.share.extra" : "cards.log.share";
      add(Tone::Detail, say(key, {who(seat), number(share.card), title_of(event.planet),
                                  number(share.extra), number(share.rate)}));
    }
    add(Tone::Detail, say("cards.log.stays", {number(event.sums.left), title_of(event.planet)}));
  }
  void tell_of(const happened::FactionTaken& event) {
    add(Tone::Detail, say("cards.log.faction_taken", {who(event.seat), number(event.amount)}));
  }

  // ---- Player-turns ----------------------------------------------------------------------------

  void tell_of(const happened::PlayerTurnBegan& event) {
    log_.turn(before_.turn, event.seat);
    add(Tone::Deed, say("cards.log.player_turn", {who(event.seat)}));
  }
  void tell_of(const happened::PlayerTurnEnded&) {}
  void tell_of(const happened::Paid& event) {
    add(Tone::Detail, say("cards.log.paid", {who(event.seat), number(event.amount)}));
  }
  void tell_of(const happened::CardPlayed& event) {
    const char* key = event.interrupt ? "cards.log.answered" : "cards.log.played";
    if (event.target.spot == Spot::None) {
      return add(Tone::Deed, say(key, {who(event.seat), title_of(event.card)}));
    }
    add(Tone::Deed, say(std::string(key) + ".on", {who(event.seat), title_of(event.card),
                                                   target_of(event.seat, event.target)}));
  }
  void tell_of(const happened::AttackDeclared& event) {
    const Place stack = static_cast<Place>(kAttackArea + event.stack);
    const std::string target = target_of(event.seat, event.target);
    add(Tone::Deed,
        say("cards.log.attack", {who(event.seat), name_of_place(before_, stack), target}));
  }
  void tell_of(const happened::Negated& event) {
    add(Tone::Important, say("cards.log.negated", {who(event.seat)}));
  }
  void tell_of(const happened::Returned& event) {
    add(Tone::Detail, say("cards.log.returned", {title_of(event.card), who(event.seat)}));
  }
  void tell_of(const happened::ShipArrived&) {}  // told when it was played
  void tell_of(const happened::CardAttached&) {}
  void tell_of(const happened::ShipMoved& event) {
    add(Tone::Deed, say("cards.log.moved",
                        {who(event.seat), title_of(event.card), name_of_place(before_, event.from),
                         name_of_place(before_, event.to)}));
  }
  void tell_of(const happened::Gained& event) {
    add(Tone::Detail, say("cards.log.gained", {who(event.seat), number(event.amount)}));
  }
  void tell_of(const happened::StockTaken& event) {
    add(Tone::Detail,
        say("cards.log.taken", {who(event.seat), number(event.amount), title_of(event.planet)}));
  }
  void tell_of(const happened::CeasefireCalled&) {
    add(Tone::Important, say("cards.log.ceasefire"));
  }
  void tell_of(const happened::Passed& event) {
    add(Tone::Deed, say("cards.log.passed", {who(event.seat)}));
  }
  void tell_of(const happened::CameToNothing&) { add(Tone::Detail, say("cards.log.nothing")); }

  // ---- The Maelstrom, battles, the end ---------------------------------------------------------

  void tell_of(const happened::NumbersRevealed& event) {
    const int total = event.numbers[0] + event.numbers[1];
    const std::string sum = number(total);
    if (event.place == 0) {
      return add(Tone::Important, say("cards.log.numbers.none", {sum}));
    }
    add(Tone::Important,
        say("cards.log.numbers",
            {number(event.numbers[0]), number(event.numbers[1]), sum, number(event.place)}));
  }
  void tell_of(const happened::PlanetDestroyed& event) {
    add(Tone::Important, say("cards.log.planet_destroyed", {title_of(event.planet)}));
  }
  void tell_of(const happened::ShipDestroyed& event) {
    add(Tone::Important, say("cards.log.destroyed", {title_of(event.card), who(event.seat)}));
  }
  void tell_of(const happened::CardDiscarded& event) {
    add(Tone::Detail, say("cards.log.discarded", {title_of(event.card)}));
  }
  void tell_of(const happened::BidsRevealed& event) {
    add(Tone::Deed, say("cards.log.bids",
                        {number(event.attack), number(event.attacker_bid),
                         number(event.attack + event.attacker_bid), number(event.defence),
                         number(event.defender_bid), number(event.defence + event.defender_bid)}));
  }
  void tell_of(const happened::BattleWon& event) {
    add(Tone::Important, say("cards.log.battle_won", {who(event.seat)}));
  }
  void tell_of(const happened::BattleTied&) { add(Tone::Important, say("cards.log.battle_tied")); }
  void tell_of(const happened::StockLost& event) {
    add(Tone::Important,
        say("cards.log.stock_lost", {title_of(event.planet), number(event.amount)}));
  }
  void tell_of(const happened::GameEnded& event) {
    add(Tone::Important, event.winner == Seat::Chance
                             ? say("cards.over.draw")
                             : say("cards.over.wins", {who(event.winner)}));
  }

  const State& before_;
  const std::array<Player, kSeats>& players_;
  ReaderLog& log_;
};

}  // namespace

void tell(const State& before, const std::array<Player, kSeats>& players, const Events& events,
          ReaderLog& log) {
  EventWalk(events).each(Teller(before, players, log));
}

// ---- Ledger ------------------------------------------------------------------------------------

namespace {

int stock_of(const State& state, CardKind planet) {
  for (const Planet& each : state.planets) {
    if (each.kind == planet) return each.stock;
  }
  return 0;
}

}  // namespace

void Ledger::record(const Events& events, const State& before) {
  for (const Event& event : events) {
    if (const auto* began = std::get_if<happened::TurnBegan>(&event)) {
      *this = {};
      turn = began->turn;
    } else if (const auto* made = std::get_if<happened::Generated>(&event)) {
      LedgerRow row;
      row.planet = made->planet;
      row.rate = made->amount;
      row.stock = stock_of(before, made->planet) + made->amount;
      row.sums.left = row.stock;
      rows.push_back(row);
    } else if (const auto* given = std::get_if<happened::Distributed>(&event)) {
      const auto at = std::find_if(rows.begin(), rows.end(), [&](const LedgerRow& row) {
        return row.planet == given->planet;
      });
      const LedgerRow row{given->planet, given->rate, given->stock, true, given->sums};
      if (at == rows.end()) {
        rows.push_back(row);
      } else {
        *at = row;
      }
      total[0] += given->sums.shares[0].total();
      total[1] += given->sums.shares[1].total();
    } else if (const auto* taken = std::get_if<happened::FactionTaken>(&event)) {
      total[static_cast<std::size_t>(index_of(taken->seat))] += taken->amount;
    }
  }
}

}  // namespace mael::web::cards
