#include "web/screens/pirates/journal.h"

#include <algorithm>

#include "engine/pirates/derived.h"
#include "web/base/say.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {
namespace {

std::string points(int value) { return say_count("pirates.points", value); }

// Tells the events of one action to one reader.
class Teller {
 public:
  Teller(const State& before, const std::array<Player, kSeats>& players, ReaderLog& log)
      : before_(before), players_(players), log_(log) {
    const bool plays = !before.is_setup() && before.stage != Stage::Over;
    log_.turn(turn_number(before), plays ? before.active : Seat::Chance);
  }

  void tell_purchase(Seat seat) {
    log_.add(Tone::Deed, words("card.bought", {who(seat)}), {kCardBought, seat});
  }

  void tell(const Event& event) {
    switch (event.what) {
      case Happened::Began: return deed("began", {who(event.seat)});
      case Happened::CirclesTurned: return deed("circles");
      case Happened::PawnChosen: return;
      case Happened::Placed: return deed("placed", {who(event.seat), cell(event.to)});
      case Happened::TokenPlaced: return detail("token_placed", {calamity(event), cell(event.to)});
      case Happened::CardDrawn: return tell_card(event);
      case Happened::CardsShuffled: return detail("shuffled");
      case Happened::TurnBegan: return begin_turn(event);
      case Happened::TurnEnded: return;
      case Happened::Ended: return important(std::string("ended"), {});
      default: return tell_turn(event);
    }
  }

 private:
  std::string who(Seat seat) const { return name_of(players_, seat); }
  std::string cell(Cell at) const { return name_of_cell(before_, at); }
  static std::string calamity(const Event& event) { return name_of_calamity(event.thing); }
  static std::string item(const Event& event) { return name_of_item(event.thing); }

  static std::string words(const std::string& key, const Parts& parts) {
    return say("pirates.log." + key, parts);
  }
  void add(Tone tone, const std::string& key, const Parts& parts) {
    log_.add(tone, words(key, parts));
  }
  void deed(const std::string& key, const Parts& parts = {}) { add(Tone::Deed, key, parts); }
  void detail(const std::string& key, const Parts& parts = {}) { add(Tone::Detail, key, parts); }
  void befell(Seat whom, const std::string& key, const Parts& parts) {
    log_.add(Tone::Detail, words(key, parts), {kBefell, whom});
  }
  // Of two ships the reader's own.
  Seat own_of(Seat one, Seat other) const { return log_.reader() == other ? other : one; }
  void important(const std::string& key, const Parts& parts = {}) {
    add(Tone::Important, key, parts);
  }

  void tell_card(const Event& event) {
    if (event.thing != 0) return detail("card", {who(event.seat), clue_of(event.thing)});
    log_.add(Tone::Detail, words("card.unseen", {who(event.seat)}), {kUnseenCard, event.seat});
  }

  void begin_turn(const Event& event) {
    log_.turn(event.amount, event.seat);
    add(Tone::Heading, "turn", {number(event.amount), who(event.seat)});
  }

  void tell_turn(const Event& event) {
    const std::string seat = event.seat == Seat::Chance ? std::string() : who(event.seat);
    switch (event.what) {
      case Happened::Returned: return deed("returned", {seat, cell(event.to)});
      case Happened::Converted:
        if (event.thing == 0) return;
        return deed(event.thing == 1 ? "converted.attack" : "converted.rotations", {seat});
      case Happened::Moved: return deed("moved", {seat, cell(event.to)});
      case Happened::Teleported: return deed("teleported", {seat, cell(event.to)});
      case Happened::Rotated: return tell_rotation(event);
      case Happened::TokenMoved: return detail("token_moved", {calamity(event), cell(event.to)});
      case Happened::Asked: return deed("asked", {seat, who(event.other)});
      case Happened::Answered: return deed(event.amount ? "accepted" : "declined", {seat});
      case Happened::Attacked: return tell_attack(event);
      default: return tell_blow(event);
    }
  }

  void tell_rotation(const Event& event) {
    const std::string circle = name_of_circle(event.thing);
    const std::string quarters = fraction_of(event.amount);
    if (event.seat == Seat::Chance) return deed("drifted", {circle, quarters});
    deed("rotated", {who(event.seat), circle, quarters});
  }

  void tell_attack(const Event& event) {
    const std::string target = event.other != Seat::Chance
                                   ? who(event.other)
                                   : name_of_calamity(static_cast<Kind>(event.thing - 1));
    deed("attacked", {who(event.seat), target, number(event.amount)});
  }

  void tell_blow(const Event& event) {
    const std::string seat = event.seat == Seat::Chance ? std::string() : who(event.seat);
    switch (event.what) {
      case Happened::Struck:
        return befell(event.seat, "struck", {calamity(event), seat, number(event.amount)});
      case Happened::Riposted: return befell(event.seat, "riposted", {seat, number(event.amount)});
      case Happened::PointLost: return befell(event.seat, "robbed", {seat});
      case Happened::Swept: return befell(event.seat, "swept", {seat, cell(event.to)});
      case Happened::TokenKilled: return important("killed", {calamity(event)});
      case Happened::Healed: return befell(event.seat, "healed", {seat, number(event.amount)});
      case Happened::Wounded: return befell(event.seat, "wounded", {seat, number(event.amount)});
      case Happened::Fell:
        if (event.other == Seat::Chance) return important("fell", {seat});
        return important("sunk", {who(event.other), seat});
      case Happened::Eliminated: return important("eliminated", {seat});
      case Happened::CurseMoved: return important("curse", {number(event.amount)});
      case Happened::CalamityDrawn: return important("drawn", {calamity(event)});
      case Happened::TokenSummoned: return important("summoned", {calamity(event), cell(event.to)});
      default: return tell_loot(event);
    }
  }

  void tell_loot(const Event& event) {
    const std::string seat = event.seat == Seat::Chance ? std::string() : who(event.seat);
    switch (event.what) {
      case Happened::LootTaken:
        if (event.thing == 0)
          return befell(own_of(event.seat, event.other), "took_nothing", {seat, who(event.other)});
        return deed("took", {seat, item(event), who(event.other)});
      case Happened::LootShared:
        return befell(own_of(event.seat, event.other), "shared",
                      {seat, item(event), who(event.other)});
      case Happened::LootDropped:
        return befell(event.seat, "dropped", {seat, item(event), cell(event.to)});
      case Happened::LootPicked: return deed("picked", {seat, item(event)});
      case Happened::Equipped: return deed("equipped", {seat, item(event)});
      case Happened::Kept: return detail("kept", {seat, item(event)});
      case Happened::CardClaimed:
        return important("claimed", {seat, clue_of(event.thing), reward_of(event.thing)});
      case Happened::IslandRevealed:
        return important("revealed", {name_of_lost_island(event.thing), cell(event.to)});
      case Happened::ChestDrawn: return detail("chest", {seat, item(event)});
      case Happened::ArtifactDrawn: return important("artifact", {seat, item(event)});
      default: return tell_trade(event);
    }
  }

  void tell_trade(const Event& event) {
    const std::string seat = event.seat == Seat::Chance ? std::string() : who(event.seat);
    switch (event.what) {
      case Happened::PointsGained:
        return befell(event.seat, "gained", {seat, points(event.amount)});
      case Happened::PointsPaid: return befell(event.seat, "paid", {seat, points(event.amount)});
      case Happened::Sold: return deed("sold", {seat, item(event), number(event.amount)});
      case Happened::TileBought: return deed("bought", {seat, name_of_tile(event.thing)});
      case Happened::Repaired: return deed("repaired", {seat});
      case Happened::Stowed: return deed("stowed", {seat, item(event)});
      case Happened::Unstowed: return deed("unstowed", {seat, item(event)});
      case Happened::TradeOffered: return deed("offered", {seat, who(event.other)});
      case Happened::Traded: return important("traded", {seat, who(event.other)});
      case Happened::TitleWon: return important("title", {seat, name_of_title(event.thing)});
      case Happened::TitleTurned:
        return important("title_turned", {name_of_title(event.thing), number(event.amount)});
      default: return;
    }
  }

  const State& before_;
  const std::array<Player, kSeats>& players_;
  ReaderLog& log_;
};

// Points that are paid first and for nothing that follows buy a card, which chance draws next.
bool buys_card(const Events& events) {
  if (events.empty() || events.front().what != Happened::PointsPaid) return false;
  return std::none_of(events.begin(), events.end(), [](const Event& event) {
    return event.what == Happened::TileBought || event.what == Happened::Repaired;
  });
}

}  // namespace

void tell(const State& before, const std::array<Player, kSeats>& players, const Events& events,
          ReaderLog& log) {
  Teller teller(before, players, log);
  if (buys_card(events)) teller.tell_purchase(events.front().seat);
  for (const Event& event : events) teller.tell(event);
}

void Journal::record(const StepByReader<Pirates>& step) {
  web::Journal<Pirates, &tell>::record(step);
  const SeenStep<Pirates> open = step.of(Seat::Chance);
  for (std::size_t i = 0; i < points_.size(); ++i) points_[i] = open.before.ships[i].points;
  for (const Event& event : open.events) {
    if (event.what == Happened::TurnBegan) {
      const auto round = static_cast<std::size_t>(event.amount);
      while (rounds_.size() < round) rounds_.push_back(points_);
    }
    if (event.seat == Seat::Chance) continue;
    int& points = points_[static_cast<std::size_t>(index_of(event.seat))];
    if (event.what == Happened::PointsGained) points += event.amount;
    if (event.what == Happened::PointsPaid) points -= event.amount;
    if (event.what == Happened::PointLost) --points;
  }
  if (!rounds_.empty()) rounds_.back() = points_;
}

}  // namespace mael::web::pirates
