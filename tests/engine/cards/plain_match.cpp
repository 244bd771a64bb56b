#include "tests/engine/cards/plain_match.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "engine/cards/rules.h"
#include "engine/cards/text/notation.h"
#include "tests/engine/cards/plain_generator.h"
#include "tests/engine/cards/plain_sheet.h"

namespace mael::cards {
namespace {

constexpr int kRowLength = 4, kHandLimit = 7;

// What was named when an action was declared: found again by what it is, not where it lies.
struct Named {
  Target as;
  CardKind planet = kNoCard;
  std::vector<int> ships;
};

class Narrative : public ToldStory<Narrative, State, Action> {
 public:
  explicit Narrative(const Played<State, Action>& played)
      : ToldStory(played), s_(played.moments[0]) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      for (int i = 0; i < side(seat).ships.size(); ++i) ids(seat).push_back(next_id_++);
    }
  }

  State shown(const State& theirs) const {
    State mine = s_;
    mine.step = theirs.step;
    mine.awaiting = theirs.awaiting;
    mine.window = theirs.window;
    mine.drawer = theirs.drawer;
    mine.maelstrom = theirs.maelstrom;
    mine.victor = theirs.victor;
    mine.draws_left = theirs.draws_left;
    mine.declared = theirs.declared;
    for (std::size_t i = 0; i < 2; ++i) mine.sides[i].shown = theirs.sides[i].shown;
    return mine;
  }

  void tell() {
    bool begun = s_.turn > 0;  // in the middle of a player-turn
    if (!begun) set_up();
    do {
      if (!begun) {
        begin_turn();
        open_turn(s_.first);
      }
      begun = false;
      go_on();
      if (s_.active == s_.first) {
        open_turn(other(s_.first));
        go_on();
      }
      draw_up();
    } while (!is_over());
  }

 private:
  // ---- small things
  static Seat other(Seat seat) { return seat == Seat::A ? Seat::B : Seat::A; }
  SideState& side(Seat seat) { return s_.sides[static_cast<std::size_t>(index_of(seat))]; }
  std::vector<int>& ids(Seat seat) { return ids_[static_cast<std::size_t>(index_of(seat))]; }

  void gain(Seat seat, int amount) {
    side(seat).stockpile = static_cast<std::uint16_t>(side(seat).stockpile + amount);
  }
  int hand(Seat seat) {
    int cards = 0;
    for (const int count : side(seat).hand) cards += count;
    return cards;
  }

  // ECG-R53: what lies nowhere else.
  int deck() const {
    int left = -in_limbo_;
    const auto lies = [&](CardKind kind) { left -= printed(kind).type >= CardType::Military; };
    for (int kind = 0; kind < catalogue().size(); ++kind) {
      const auto card = static_cast<CardKind>(kind);
      if (printed(card).type < CardType::Military) continue;
      left += printed(card).copies_in(s_.options.deck) - s_.discard[card];
      for (const SideState& each : s_.sides) left -= each.hand[card];
    }
    for (const Planet& planet : s_.planets) {
      for (const CardKind kind : planet.attached) lies(kind);
    }
    for (const SideState& each : s_.sides) {
      for (const Ship& ship : each.ships) {
        lies(ship.kind);
        for (const CardKind kind : ship.attached) lies(kind);
      }
    }
    return left;
  }

  void draw(Seat seat) { ++side(seat).hand[ask<DrawCard>(Seat::Chance).card]; }

  // ---- ships
  int find(Seat seat, int id) {
    const auto found = std::find(ids(seat).begin(), ids(seat).end(), id);
    return found == ids(seat).end() ? -1 : static_cast<int>(found - ids(seat).begin());
  }

  std::vector<int> ships_at(Seat seat, int place) {
    std::vector<int> found;
    for (int i = 0; i < side(seat).ships.size(); ++i) {
      if (side(seat).ships[i].at == place) found.push_back(ids(seat)[static_cast<std::size_t>(i)]);
    }
    return found;
  }

  // ECG-R19: stacks keep their order and have no gaps.
  void close_gaps(Seat seat) {
    for (int stack = kRowLength, tried = 0; tried < kMaxShips; ++tried) {
      if (!ships_at(seat, stack).empty()) {
        ++stack;
        continue;
      }
      for (Ship& ship : side(seat).ships) ship.at = static_cast<Place>(ship.at - (ship.at > stack));
    }
  }

  void put(Seat seat, const Ship& ship, int id) {
    auto& ships = side(seat).ships;
    int place = 0;
    while (place < ships.size() &&
           std::pair(ships[place].at, ships[place].kind) <= std::pair(ship.at, ship.kind)) {
      ++place;
    }
    ships.insert(place, ship);
    ids(seat).insert(ids(seat).begin() + place, id);
  }

  Ship take(Seat seat, int index) {
    const Ship ship = side(seat).ships[index];
    side(seat).ships.erase(index);
    ids(seat).erase(ids(seat).begin() + index);
    return ship;
  }

  void destroy(Seat seat, int id) {  // ECG-087, ECG-109
    const Ship ship = take(seat, find(seat, id));
    ++s_.discard[ship.kind];
    for (const CardKind kind : ship.attached) ++s_.discard[kind];
    close_gaps(seat);
  }

  int worth(Seat seat, const std::vector<int>& ships, Figure figure) {
    int sum = 0;
    for (const int id : ships) {
      const Ship& ship = side(seat).ships[find(seat, id)];
      const CardData& card = printed(ship.kind);
      const int base = figure == Figure::Attack    ? card.attack
                       : figure == Figure::Defence ? card.defence
                                                   : card.syphon;
      sum += with_attached(base, figure, ship.attached);
    }
    return sum;
  }

  // ---- what was named
  Named name(Seat by, Target target) {
    Named named{target, kNoCard, {}};
    const auto fleet_of = [&](Seat seat, int place) { named.ships = ships_at(seat, place); };
    if (target.spot == Spot::Planet || target.spot == Spot::Fleet) {
      named.planet = s_.planets[target.index].kind;
    }
    if (target.spot == Spot::Fleet) fleet_of(target.seat, target.index);
    if (target.spot == Spot::Stack) fleet_of(by, kRowLength + target.index);
    if (target.spot == Spot::Ship) named.ships = {ids(target.seat)[target.index]};
    return named;
  }

  std::vector<int> alive(Seat seat, const Named& named) {
    std::vector<int> left;
    for (const int id : named.ships) {
      if (find(seat, id) >= 0) left.push_back(id);
    }
    return left;
  }

  int place_of(const Named& named) const {
    for (int i = 0; i < s_.planets.size(); ++i) {
      if (s_.planets[i].kind == named.planet) return i;
    }
    return -1;
  }

  bool is_gone(Seat owner, const Named& named) {
    switch (named.as.spot) {
      case Spot::Planet: return place_of(named) < 0;
      case Spot::Stack:
      case Spot::Fleet:
      case Spot::Ship: return alive(owner, named).empty();
      default: return false;
    }
  }

  // ---- setting up and generation
  void set_up() {
    for (const Seat seat : {Seat::A, Seat::B}) {
      for (int i = 0; i < 2; ++i) draw(seat);  // ECG-019
    }
    toss();
    if (side(Seat::A).faction != kNoCard) return;
    for (const Seat seat : {s_.first, other(s_.first)}) {  // ECG-R54
      s_.active = seat;
      side(seat).faction = ask<ChooseFaction>(seat).card;
    }
  }

  void toss() {
    const Seat winner = ask<Coin>(Seat::Chance).winner;
    s_.active = winner;
    s_.first = ask<ChooseOrder>(winner).first ? winner : other(winner);
  }

  void begin_turn() {
    ++s_.turn;
    if (deck() == 0) ++s_.empty_turns;  // ECG-R59
    for (int place = 0; place < s_.planets.size(); ++place) share_out(place);
    for (const Seat seat : {Seat::A, Seat::B}) gain(seat, 1);  // ECG-030, ECG-041
    if (s_.turn == 1) return;                                  // ECG-R9
    const int lead = side(Seat::A).stockpile - side(Seat::B).stockpile;
    if (lead == 0) return toss();
    s_.first = lead > 0 ? Seat::A : Seat::B;
  }

  void share_out(int place) {
    Planet& planet = s_.planets[place];
    const int rate = with_attached(printed(planet.kind).rate, Figure::Rate, planet.attached);
    int stock = planet.stock + rate;
    std::array<int, 2> want{}, got{};
    for (const Seat seat : {Seat::A, Seat::B}) {
      want[static_cast<std::size_t>(index_of(seat))] =
          worth(seat, ships_at(seat, place), Figure::Syphon);
    }
    // ECG-R1, one resource after the other: to both while both want one and there are two, then to
    // the higher rate alone.
    while (stock >= 2 && got[0] < want[0] && got[1] < want[1]) {
      stock -= 2;
      ++got[0], ++got[1];
    }
    if (want[0] != want[1]) {
      const std::size_t higher = want[0] > want[1] ? 0 : 1;
      for (; stock > 0 && got[higher] < want[higher]; --stock) ++got[higher];
    }
    for (std::size_t i = 0; i < 2; ++i) {
      while (got[i] < want[i] && got[i] < rate) ++got[i];
      gain(seat_at(static_cast<int>(i)), got[i]);
    }
    planet.stock = static_cast<std::uint16_t>(stock);
  }

  // ---- a player-turn
  void open_turn(Seat seat) {
    s_.active = seat;
    s_.actions_left = 2;
    answers();
  }

  void go_on() {
    const Seat seat = s_.active;
    while (true) {
      const Action action = next(seat);
      if (std::holds_alternative<EndTurn>(action.deed)) break;
      if (const auto* move = std::get_if<MoveShip>(&action.deed)) {
        sail(seat, *move);
        continue;
      }
      --s_.actions_left;
      declared_ = true;
      undo_ = nullptr;
      if (const auto* play = std::get_if<Play>(&action.deed)) {
        act(seat, *play);
      } else if (const auto* attack = std::get_if<Attack>(&action.deed)) {
        fight(seat, *attack);
      } else {
        answers();
      }
    }
    declared_ = false;
    answers();
    s_.ceasefire = 0;
  }

  void sail(Seat seat, const MoveShip& move) {  // ECG-090
    gain(seat, -1);
    const int id = ids(seat)[move.ship];
    Ship ship = take(seat, move.ship);
    ship.at = berth(seat, move.target);
    put(seat, ship, id);
    close_gaps(seat);
  }

  Place berth(Seat seat, Target target) {
    int place = target.index;
    if (target.spot == Spot::Stack) place += kRowLength;
    if (target.spot == Spot::NewStack) {
      place = kRowLength;
      while (!ships_at(seat, place).empty()) ++place;
      for (const Ship& ship : side(seat).ships) place = std::max(place, ship.at + 1);
    }
    return static_cast<Place>(place);
  }

  // ECG-R29: paid, answered, carried out.
  void pay(Seat seat, CardKind kind) {
    gain(seat, -printed(kind).cost);
    --side(seat).hand[kind];
    ++in_limbo_;
  }
  void take_back(Seat seat, CardKind kind) {
    gain(seat, printed(kind).cost);
    ++side(seat).hand[kind];
    --in_limbo_;
  }

  void act(Seat seat, const Play& play) {
    const Named named = name(seat, play.target);
    pay(seat, play.card);
    undo_ = [this, seat, play] { take_back(seat, play.card); };
    answers();
    if (!declared_) return;
    if (is_gone(play.target.spot == Spot::Ship ? play.target.seat : seat, named)) {
      return take_back(seat, play.card);  // ECG-R42
    }
    carry_out(seat, play.card, named);
  }

  void carry_out(Seat seat, CardKind kind, const Named& named) {
    const CardData& card = printed(kind);
    if (card.type == CardType::Syphon || card.type == CardType::Military) {
      Target to = named.as;
      if (to.spot == Spot::Planet) to.index = static_cast<std::uint8_t>(place_of(named));
      if (to.spot == Spot::Stack) {
        const Ship& mate = side(seat).ships[find(seat, alive(seat, named)[0])];
        to.index = static_cast<std::uint8_t>(mate.at - kRowLength);
      }
      put(seat, Ship{kind, berth(seat, to), {}}, next_id_++);
      --in_limbo_;
      return;
    }
    if (card.is_attached()) {
      --in_limbo_;
      if (named.as.spot == Spot::Planet) {
        return s_.planets[place_of(named)].attached.push_back(kind);
      }
      const int index = find(named.as.seat, named.ships[0]);
      return side(named.as.seat).ships[index].attached.push_back(kind);
    }
    if (card.tag == "Mae") maelstrom(seat);  // discarded last (ECG-R35)
    --in_limbo_;
    ++s_.discard[kind];
    instruct(seat, card.tag, named);
  }

  // 14.5
  void instruct(Seat seat, const std::string& tag, const Named& named) {
    if (tag == "Rel") gain(seat, 3);
    if (tag == "Cea") s_.ceasefire = 1;
    if (tag == "Sab") destroy(named.as.seat, named.ships[0]);
    if (tag == "Con") {
      Planet& planet = s_.planets[place_of(named)];
      const int taken = std::min<int>(3, planet.stock);
      planet.stock = static_cast<std::uint16_t>(planet.stock - taken);
      gain(seat, taken);
    }
    if (tag != "Wav") return;
    for (int i = 0; i < 2 && deck() > 0; ++i) draw(seat);
  }

  // ECG-077 to ECG-082
  void maelstrom(Seat seat) {
    if (s_.planets.empty()) return;  // ECG-R39
    int total = 0;
    for (const Seat each : {seat, other(seat)}) {
      side(each).sealed = ask<PickNumber>(each).number;
      total += side(each).sealed;
    }
    for (SideState& each : s_.sides) each.sealed = kNotSealed;
    if (total == 0) return;
    int place = 0;
    for (int counted = 1; counted < total; ++counted) place = (place + 1) % s_.planets.size();
    for (const Seat each : {Seat::A, Seat::B}) {
      for (const int id : ships_at(each, place)) destroy(each, id);
      for (Ship& ship : side(each).ships) {
        if (ship.at < kRowLength && ship.at > place) --ship.at;
      }
    }
    for (const CardKind kind : s_.planets[place].attached) ++s_.discard[kind];
    s_.planets.erase(place);
  }

  // ECG-R28, ECG-R40, ECG-R43
  bool may_answer(Seat by) const {
    if (s_.options.always_ask) return true;
    State asked = s_;
    asked.awaiting = Awaiting::Answer;
    return plain_actions(asked).size() > 1 && asked.active != by;
  }

  void answers() {
    const Seat by = other(s_.active);
    while (may_answer(by)) {
      const Action action = next(by);
      const auto* play = std::get_if<Play>(&action.deed);
      if (!play) return;
      const Named named = name(by, play->target);
      pay(by, play->card);
      const std::string& tag = printed(play->card).tag;
      const bool ends_attack = tag == "Cea" && fighting_;
      if ((tag == "Mae" || ends_attack) && declared_) {  // ECG-072, ECG-R32
        if (undo_) undo_();
        declared_ = false;
      }
      carry_out(by, play->card, named);
    }
  }

  // ---- battles
  void fight(Seat seat, const Attack& attack) {
    const Seat enemy = other(seat);
    const Named stack = name(seat, {Spot::Stack, Seat::A, attack.stack});
    const Named target = name(enemy, attack.target);
    fighting_ = true;
    answers();
    fighting_ = false;
    if (!declared_ || is_gone(seat, stack) || is_gone(enemy, target)) return;  // ECG-R41
    const int strength = worth(seat, alive(seat, stack), Figure::Attack);
    if (attack.target.spot == Spot::Planet) {  // ECG-104, ECG-R47
      Planet& planet = s_.planets[place_of(target)];
      planet.stock = static_cast<std::uint16_t>(std::max(0, planet.stock - strength));
      return;
    }
    for (const Seat each : {seat, enemy}) side(each).sealed = ask<Bid>(each).amount;
    const int all = strength + side(seat).sealed;
    const int against = worth(enemy, alive(enemy, target), Figure::Defence) + side(enemy).sealed;
    for (const Seat each : {seat, enemy}) {  // ECG-R44
      gain(each, -side(each).sealed);
      side(each).sealed = kNotSealed;
    }
    if (all > against) lose_one(seat, enemy, alive(enemy, target));
    if (against > all) lose_one(enemy, seat, alive(seat, stack));
  }

  // ECG-101, ECG-R49
  void lose_one(Seat victor, Seat loser, const std::vector<int>& ships) {
    std::vector<int> military;
    for (const int id : ships) {
      if (is(side(loser).ships[find(loser, id)].kind, CardType::Military)) military.push_back(id);
    }
    const std::vector<int>& from = military.empty() ? ships : military;
    if (from.size() == 1) return destroy(loser, from[0]);
    const Target chosen = ask<Kill>(victor).ship;
    const int id = ids(loser)[chosen.index];
    if (chosen.seat != loser || std::count(from.begin(), from.end(), id) == 0) {
      differ("a ship that was not in the battle");
    }
    destroy(loser, id);
  }

  // ---- drawing up and the end
  void draw_up() {  // ECG-R55
    Seat seat = s_.active = s_.first;
    while (deck() > 0 && (hand(Seat::A) < kHandLimit || hand(Seat::B) < kHandLimit)) {
      if (hand(seat) < kHandLimit) draw(seat);
      seat = other(seat);
    }
  }

  bool is_over() {
    const bool low = hand(Seat::A) <= 3 || hand(Seat::B) <= 3;
    if (deck() == 0 && low) {  // ECG-110
      s_.ending = Ending::Normal;
    } else if (s_.empty_turns >= s_.options.stall || s_.turn >= s_.options.last_turn) {
      s_.ending = Ending::Stall;
    }
    if (s_.ending == Ending::Running) return false;
    const int lead = side(Seat::A).stockpile - side(Seat::B).stockpile;
    s_.winner = lead == 0 ? Seat::Chance : lead > 0 ? Seat::A : Seat::B;
    return true;
  }

  State s_;
  std::array<std::vector<int>, 2> ids_;  // of the ships, place by place
  int next_id_ = 0;
  int in_limbo_ = 0;       // cards paid for that are neither in play nor discarded yet
  bool declared_ = false;  // the action just taken stands
  bool fighting_ = false;
  std::function<void()> undo_;
};

}  // namespace

std::string first_difference(const Played<State, Action>& played) {
  return Narrative(played).first_difference();
}

}  // namespace mael::cards
