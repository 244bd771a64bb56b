#include "web/screens/maelstrom/journal.h"

#include "engine/maelstrom/text/notation.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/words.h"
#include "web/table/motion/event_walk.h"

namespace mael::web::maelstrom {

namespace {

// Tells the events of one action to one reader.
class Teller {
 public:
  Teller(const State& before, const std::array<Player, kSeats>& players, const Events& events,
         ReaderLog& log)
      : before_(before), players_(players), walk_(events), log_(log) {}

  void tell() {
    walk_.each([&](const auto& event) { tell_of(event); });
  }

 private:
  std::string who(Seat seat) const { return name_of(before_, players_, seat); }
  std::string title(TileName tile) const { return title_of(before_, tile); }
  std::string title(Seat seat, Row row) const {
    return title_of(before_.side(seat).rows[row].kind);
  }
  static std::string space(Hex at) { return write_space(at); }

  void add(Tone tone, std::string text) { log_.add(tone, std::move(text)); }

  // ---- Setting up ----------------------------------------------------------------------------

  void tell_of(const happened::PrimaryPlaced& event) {
    add(Tone::Deed, say("log.primary", {who(event.tile.seat), title(event.tile), space(event.at)}));
  }
  void tell_of(const happened::HandTaken& event) {
    add(Tone::Deed, say("log.hand", {who(event.seat)}));
  }
  void tell_of(const happened::CoinFlipped& event) {
    add(Tone::Deed, say("log.coin", {who(event.first)}));
  }
  void tell_of(const happened::Discarded& event) {
    const TileKind kind = before_.side(event.seat).rows[event.row].kind;
    add(Tone::Detail, say("log.discard", {who(event.seat), title_of(kind)}));
  }

  // ---- The turn ------------------------------------------------------------------------------

  void tell_of(const happened::Drew& event) {
    if (event.row == kUnknownRow) {
      return add(Tone::Deed, say("log.drew.unseen", {who(event.seat)}));
    }
    const TileKind kind = before_.side(event.seat).rows[event.row].kind;
    add(Tone::Deed, say("log.drew", {who(event.seat), title_of(kind)}));
  }
  void tell_of(const happened::TurnBegan& event) {
    log_.turn(event.turn, event.seat);
    add(Tone::Heading, say("ui.turn", {std::to_string(event.turn), who(event.seat)}));
  }
  void tell_of(const happened::PhaseBegan&) {}  // the phases stand above the board
  void tell_of(const happened::Moved& event) {
    add(Tone::Deed, say("log.moved", {title(event.tile), space(event.from), space(event.to)}));
  }
  void tell_of(const happened::Summoned& event) {
    const std::string line =
        say("log.summoned", {who(event.tile.seat), title(event.tile), space(event.at)});
    add(Tone::Deed,
        event.energy > 0 ? line + " " + say_count("log.summoned.energy", event.energy) : line);
  }
  void tell_of(const happened::Consumed& event) {
    add(Tone::Deed, say("log.consumed", {title(event.tile), title(event.energy), space(event.at)}));
  }
  // What is paid, consumed or won by destroying is told by its cause.
  void tell_of(const happened::HoardChanged& event) {
    if (!of_text_ || told_already()) return;
    add(Tone::Detail, event.by > 0 ? say("log.gained", {who(event.seat), std::to_string(event.by)})
                                   : say("log.lost", {who(event.seat), std::to_string(-event.by)}));
  }
  bool told_already() const {
    return walk_.last<happened::Rewarded>() || walk_.last<happened::Consumed>();
  }
  void tell_of(const happened::ActionsChanged& event) {
    if (event.by > 1) {
      add(Tone::Detail, say("log.more_actions", {who(event.seat), std::to_string(event.by)}));
      return;
    }
    add(Tone::Deed, say(event.by > 0 ? "log.to_action" : "log.to_energy", {who(event.seat)}));
  }

  // ---- Attack --------------------------------------------------------------------------------

  // All attackers in one line, told at the first of them.
  void tell_of(const happened::AttackerJoined& event) {
    std::string names = title(event.tile);
    int count = 1;
    while (const auto* next = walk_.next<happened::AttackerJoined>()) {
      names += ", " + title(next->tile);
      ++count;
      walk_.skip();
    }
    add(Tone::Deed,
        say(count == 1 ? "log.attack.one" : "log.attack.other", {names, title(event.target)}));
  }
  void tell_of(const happened::Attacked& event) {
    add(Tone::Detail, say("log.attacked", {title(event.target), std::to_string(event.damage),
                                           std::to_string(event.armor), wounds_of(event.target)}));
  }
  void tell_of(const happened::Struck& event) {
    add(Tone::Detail,
        say("log.struck", {title(event.by), title(event.tile), std::to_string(event.damage),
                           std::to_string(event.armor), wounds_of(event.tile)}));
  }
  // "no wound", "1 wound", "2 wounds": what the blow told just now came to.
  std::string wounds_of(TileName tile) const {
    const auto* wounded = walk_.later<happened::Wounded>(
        [&](const happened::Wounded& event) { return event.tile == tile; });
    if (wounded) return say_count("ui.blow.wounds", wounded->wounds);
    return say("ui.blow.nothing");
  }
  void tell_of(const happened::Wounded&) {}  // told with the blow
  void tell_of(const happened::Destroyed& event) {
    add(Tone::Detail, say("log.destroyed", {title(event.tile)}));
  }
  void tell_of(const happened::Rewarded& event) {
    add(Tone::Detail, say("log.rewarded",
                          {who(event.seat), std::to_string(event.energy), title(event.legendary)}));
  }

  // ---- Abilities and events --------------------------------------------------------------------

  void tell_of(const happened::AbilityUsed& event) {
    of_text_ = true;
    add(Tone::Deed, say("log.ability", {who(event.tile.seat), title(event.tile)}));
  }
  void tell_of(const happened::EventPlayed& event) {
    of_text_ = true;
    add(Tone::Deed, say("log.event", {who(event.seat), title(event.seat, event.row)}));
  }
  void tell_of(const happened::Cancelled& event) {
    const char* what = event.kind == Play::Kind::Attack    ? "log.cancelled.attack"
                       : event.kind == Play::Kind::Ability ? "log.cancelled.ability"
                                                           : "log.cancelled.event";
    add(Tone::Detail, say(what, {who(event.seat)}));
  }
  void tell_of(const happened::Healed& event) {
    add(Tone::Detail, say_count("log.healed", event.wounds, {title(event.tile)}));
  }
  void tell_of(const happened::Damaged& event) {
    if (event.by.row == kNoRow) {  // an event's doing, which was told when it was played
      add(Tone::Detail, say("log.attacked", {title(event.tile), std::to_string(event.damage),
                                             std::to_string(event.armor), wounds_of(event.tile)}));
      return;
    }
    add(Tone::Detail,
        say("log.damaged", {title(event.by), title(event.tile), std::to_string(event.damage),
                            std::to_string(event.armor), wounds_of(event.tile)}));
  }
  void tell_of(const happened::Affected& event) {
    const Effect& effect = effect_table()[event.effect];
    add(Tone::Detail, say(effect.until == Until::Turn ? "log.affected.turn" : "log.affected.round",
                          {title(event.tile), words_of(effect)}));
  }
  void tell_of(const happened::Returned& event) {
    add(Tone::Detail, say("log.returned", {title(event.tile), space(event.from)}));
  }
  void tell_of(const happened::PutOnStack& event) {
    add(Tone::Detail, say("log.put_on_stack", {title(event.tile), space(event.from)}));
  }
  void tell_of(const happened::Swapped& event) {
    add(Tone::Detail, say("log.swapped", {title(event.first), title(event.second)}));
  }
  void tell_of(const happened::Raised& event) {
    add(Tone::Detail, say("log.raised", {title(event.tile), space(event.at)}));
  }
  void tell_of(const happened::Replaced& event) {
    add(Tone::Detail, say("log.replaced",
                          {title(event.tile), title(event.tile.seat, event.by), space(event.at)}));
  }
  void tell_of(const happened::RelicPlaced& event) {
    add(Tone::Deed, say("log.relic", {who(event.seat), title(event.seat, event.row)}));
  }
  void tell_of(const happened::Fetched& event) {
    const bool seen = event.row != kUnknownRow;
    add(Tone::Detail, seen ? say("log.fetched", {who(event.seat), title(event.seat, event.row)})
                           : say("log.fetched.unseen", {who(event.seat)}));
  }

  // ---- Burn and end --------------------------------------------------------------------------

  void tell_of(const happened::Compared& event) {
    add(Tone::Detail,
        say("log.compared", {who(event.seat), std::to_string(event.own),
                             who(opponent_of(event.seat)), std::to_string(event.other)}));
  }
  void tell_of(const happened::EssenceBurned& event) {
    add(Tone::Important, say_count("log.burned", event.left, {who(event.seat)}));
  }
  void tell_of(const happened::DrawOffered& event) {
    add(Tone::Deed, say("log.offered", {who(event.seat)}));
  }
  void tell_of(const happened::DrawDeclined& event) {
    add(Tone::Deed, say("log.declined", {who(event.seat)}));
  }
  void tell_of(const happened::GameEnded& event) {
    add(Tone::Important, event.winner == Seat::Chance ? say("ui.over.draw")
                                                      : say("ui.over.wins", {who(event.winner)}));
  }

  const State& before_;
  const std::array<Player, kSeats>& players_;
  EventWalk<Event> walk_;
  ReaderLog& log_;
  bool of_text_ = false;  // a text has been used, which what follows may come from
};

}  // namespace

void tell(const State& before, const std::array<Player, kSeats>& players, const Events& events,
          ReaderLog& log) {
  Teller(before, players, events, log).tell();
}

}  // namespace mael::web::maelstrom
