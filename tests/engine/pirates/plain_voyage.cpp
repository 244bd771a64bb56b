#include "tests/engine/pirates/plain_voyage.h"

#include <algorithm>
#include <utility>

#include "engine/pirates/rules.h"
#include "engine/pirates/text/notation.h"
#include "tests/engine/pirates/plain_sheet.h"

namespace mael::pirates {
namespace {

// Sections 22.6 and 22.7 by their numbers.
constexpr int kNobody = -1;
constexpr int kMidasFigure = 12, kHeartDeep = 13, kKnuckle = 14, kCrownMael = 15, kStrongBox = 16;
constexpr int kDrownedCoin = 17, kWindPennant = 19, kWhistle = 20;
constexpr int kForbanCard = 0, kDrownedFleet = 2, kLeviathan = 3, kSirenCard = 4, kSpout = 5;
constexpr int kPlague = 7, kSerpent = 8, kGalleon = 9;
constexpr int kCounterEnd = 24, kTrackEnd = 24, kSteps = 4, kSafetyStop = 60;

struct GameEnds {};

class Story : public ToldStory<Story, State, Action> {
 public:
  explicit Story(const Voyage& played) : ToldStory(played), s_(played.moments[0]), sheet_{s_} {
    for (int i = 0; i < s_.tokens.size(); ++i) ids_.push_back(next_id_++);
  }

  State shown(const State& theirs) const {
    State mine = s_;
    mine.stage = theirs.stage;
    mine.tasks = theirs.tasks;
    mine.fallen = theirs.fallen;
    mine.offers = theirs.offers;
    mine.trade = theirs.trade;
    return mine;
  }

  void tell() {
    try {
      if (s_.is_setup()) {
        set_up();
        begin_turn();
      }
      while (true) take_turns();
    } catch (const GameEnds&) {
      count();
    }
  }

 private:
  static Seat seat_of(int seat) { return seat == kNobody ? Seat::Chance : seat_at(seat); }
  template <class D>
  D ask(int by) {
    return ToldStory::ask<D>(seat_of(by));
  }

  // ---- small things
  Ship& ship(int seat) { return s_.ships[static_cast<std::size_t>(seat)]; }
  Ship& own() { return ship(me()); }
  int me() const { return index_of(s_.active); }
  bool plays(int seat) { return ship(seat).status == Status::Afloat; }
  bool wears(int seat, int artifact) { return ship(seat).artifact == artifact; }

  std::vector<int> in_order(int from) const {
    std::vector<int> seats;
    for (int i = 0; i < s_.seats; ++i) seats.push_back((from + i) % s_.seats);
    return seats;
  }

  static void add(Hold& hold, int item) {
    hold.push_back(static_cast<Item>(item));
    std::sort(hold.begin(), hold.end());
  }
  static void remove(Hold& hold, int item) {
    hold.erase(static_cast<int>(std::find(hold.begin(), hold.end(), item) - hold.begin()));
  }

  void lay(Cell cell, int item) {
    s_.dropped.push_back({cell, static_cast<Item>(item)});
    std::sort(s_.dropped.begin(), s_.dropped.end(), [](const Dropped& a, const Dropped& b) {
      return std::pair(a.cell, a.item) < std::pair(b.cell, b.item);
    });
  }

  void note(Cause cause) {  // PIR-R97
    if (s_.cause == Cause::None) s_.cause = cause;
  }

  void gain_points(int seat, int points) {
    ship(seat).points = static_cast<std::uint8_t>(ship(seat).points + points);
    if (ship(seat).points >= kCounterEnd && !wears(seat, kCrownMael)) note(Cause::Points);
  }
  void pay(int seat, int points) {
    ship(seat).points = static_cast<std::uint8_t>(ship(seat).points - points);
  }
  void title(int seat, std::size_t which) {
    if (s_.options.titles && s_.titles[which - 1] == Seat::Chance) {
      s_.titles[which - 1] = seat_at(seat);
    }
  }
  void heal(int seat, int life) {
    const int most = sheet_.most_life(seat);
    ship(seat).life = static_cast<std::uint8_t>(std::min(most, ship(seat).life + life));
  }
  void put_at(int seat, Cell cell) {  // PIR-R36: the immunity ends where the ship leaves
    ship(seat).cell = cell;
    if (seat == me()) s_.turn.immune = 0;
  }

  // ---- loot
  void overflow(int seat) {  // PIR-R30
    while (ship(seat).hold.size() > 3) {
      const Item item = ask<DropLoot>(seat).item;
      remove(ship(seat).hold, item);
      lay(ship(seat).cell, item);
    }
  }

  void gain(int seat, int item) {
    add(ship(seat).hold, item);
    choose_equipment(seat, item);
  }

  void choose_equipment(int seat, int item) {  // PIR-105, PIR-R40, PIR-R45
    Ship& chooses = ship(seat);
    if (item > 10 && ask<ChooseEquip>(seat).equips) {
      remove(chooses.hold, item);
      const int before = std::exchange(chooses.artifact, static_cast<Item>(item));
      if (before != 0) add(chooses.hold, before);
      if (before == kStrongBox && chooses.box != 0) {
        add(chooses.hold, std::exchange(chooses.box, Item{0}));
      }
    }
    overflow(seat);
  }

  // ---- the curse
  void curse(int seat, bool forward) {
    if (s_.curse == kTrackEnd || (!forward && s_.curse == 0)) return;
    s_.curse = static_cast<std::uint8_t>(s_.curse + (forward ? 1 : -1));
    if (s_.curse == kTrackEnd) return note(Cause::Curse);
    if (s_.curse % kSteps == 0 && s_.curse != 0) return summons_.push_back(seat);
    for (int i = 0; i < s_.seats; ++i) {  // PIR-114
      if (wears(i, kWindPennant)) offers_.push_back(i);
    }
  }

  void place_token(int kind, Cell cell) {
    s_.tokens.push_back({static_cast<Kind>(kind), cell, 0});
    ids_.push_back(next_id_++);
  }
  int on_board(int kind) const {
    int count = 0;
    for (const Token& token : s_.tokens) count += token.kind == kind;
    return count;
  }

  Cell choose_cursed(int seat, bool returning) {
    std::vector<Cell> islands;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (sheet_.cursed(cell)) islands.push_back(cell);
    }
    if (islands.size() == 1) return islands[0];
    return returning ? ask<ChooseReturn>(seat).cell : ask<ChooseIsland>(seat).cell;
  }

  // PIR-R70, PIR-R71
  void summon(int seat, bool printed) {
    constexpr std::uint16_t kAll = 0x3fe;
    if (s_.called == kAll) {
      for (int kind = 1; kind < kCalamities; ++kind) {
        if (on_board(kind) == 0) s_.called = static_cast<std::uint16_t>(s_.called & ~(1u << kind));
      }
    }
    int kind = 0;
    if (s_.called != kAll) {
      kind = ask<DrawCalamity>(kNobody).kind;
      s_.called = static_cast<std::uint16_t>(s_.called | 1u << kind);
    } else {
      bool any = false;
      for (int each = 1; each < kCalamities; ++each) any = any || on_board(each) < 2;
      if (!any) return;
      kind = ask<ChooseToken>(seat).kind;
    }
    constexpr Cell kHangedMoon = 15;  // C3
    place_token(kind, printed ? kHangedMoon : choose_cursed(seat, false));
  }

  void all_summons() {
    while (!summons_.empty()) {
      const int seat = summons_.front();
      summons_.erase(summons_.begin());
      summon(seat, false);
    }
  }

  // ---- blows
  struct Fall {
    int seat, killer;
    std::vector<int> mates;
    int artifact;  // that was equipped when it fell
  };

  void fall(int seat, int killer, std::vector<int> mates) {
    ship(seat).status = Status::Dead;
    ++ship(seat).deaths;
    falls_.push_back({seat, killer, std::move(mates), ship(seat).artifact});
    if (killer != kNobody) title(killer, 1);
  }

  void lose_life(int seat, int life) {
    ship(seat).life = static_cast<std::uint8_t>(std::max(0, ship(seat).life - life));
  }

  void blow(int by, const std::vector<int>& mates, int target) {
    int damage = sheet_.damage(by);
    for (const int mate : mates) damage += sheet_.damage(mate);
    const int back = sheet_.riposte(target);
    const int hurt = std::max(0, damage - sheet_.armour(target));
    lose_life(target, hurt);
    if (back > 0) lose_life(by, std::max(0, back - sheet_.armour(by)));
    if (ship(target).life == 0) fall(target, by, mates);
    if (ship(by).life == 0) fall(by, target, {});
  }

  int place_of(int id) const {
    const auto found = std::find(ids_.begin(), ids_.end(), id);
    return found == ids_.end() ? kNobody : static_cast<int>(found - ids_.begin());
  }

  // The first of those who strike is the initiator.
  void mark(int id, int damage, const std::vector<int>& by) {
    const int place = place_of(id);
    Token& token = s_.tokens[place];
    token.damage = static_cast<std::uint8_t>(token.damage + damage);
    const Token hit = token;
    const CalamityData& card = content().calamities[hit.kind];
    if (hit.damage < card.life) return;
    s_.tokens.erase(place);
    ids_.erase(ids_.begin() + place);
    for (const int seat : by) {
      gain_points(seat, card.points);
      if (wears(seat, kHeartDeep) && ship(seat).life > 0 && !sheet_.suffers(seat, kPlague)) {
        heal(seat, 2);
      }
      if (hit.kind != kForbanCard) {
        title(seat, 2);
      } else if (++ship(seat).forbans >= 2) {
        title(seat, 6);
      }
    }
  }

  // ---- calamities
  struct Coming {
    int id, kind;
    Cell cell;
    std::vector<int> ships;
  };

  Coming coming(int id) {
    const Token& token = s_.tokens[place_of(id)];
    Coming all{id, token.kind, token.cell, {}};
    for (const int seat : in_order(me())) {
      if (sheet_.afloat_at(seat, token.cell) && !wears(seat, kCrownMael)) all.ships.push_back(seat);
    }
    return all;
  }

  void suffer(const Coming& from, int seat) {
    const int shield = from.kind == kDrownedFleet ? 0 : sheet_.armour(seat);
    const int saved = shield + (wears(seat, kKnuckle) ? 1 : 0);
    const int lost =
        std::max(0, content().calamities[static_cast<std::size_t>(from.kind)].damage - saved);
    lose_life(seat, lost);
    if (from.kind == kForbanCard && lost > 0 && ship(seat).points > 0) pay(seat, 1);
    const int back = sheet_.riposte(seat);
    if (back > 0 && place_of(from.id) != kNobody) mark(from.id, back, {seat});
    if (ship(seat).life == 0) return fall(seat, kNobody, {});
    const int circle = circle_of(from.cell), size = size_of(circle);
    const auto along = [&](int steps) {
      return static_cast<Cell>(first_of(circle) + (index_in_circle(from.cell) + steps) % size);
    };
    if (from.kind == kLeviathan) put_at(seat, along(1));
    if (from.kind == kSpout) put_at(seat, along(size / 2));
    if (from.kind == kGalleon && !ship(seat).hold.empty()) leave_one(seat);
  }

  void leave_one(int seat) {
    const Item item = ask<DropLoot>(seat).item;
    remove(ship(seat).hold, item);
    lay(ship(seat).cell, item);
  }

  void strike_all(const std::vector<Coming>& all) {
    for (const Coming& each : all) {
      for (const int seat : each.ships) {
        if (sheet_.afloat_at(seat, each.cell)) suffer(each, seat);
      }
    }
  }

  // 22.1: the cells an arrow can lead to are among those that touch.
  Cell led_to(Cell cell) const {
    const Arrow arrow = content().cells[cell].arrow;
    const int circle = circle_of(cell), index = index_in_circle(cell), size = size_of(circle);
    const auto in_own = [&](int place) {
      return static_cast<Cell>(first_of(circle) + place % size);
    };
    if (arrow == Arrow::Clockwise) return in_own(index + 1);
    if (arrow == Arrow::Counter) return in_own(index + size - 1);
    for (const int to : sheet_.beside(cell)) {
      const Cell there = static_cast<Cell>(to);
      const int slot = slot_of(there), goes = circle_of(there) - circle;
      const int own_slot = slot_of(cell);
      if (arrow == Arrow::In && goes == -1) return there;
      if (arrow == Arrow::Out && goes == 1 && slot == (own_slot == 0 ? 0 : 2)) return there;
      if (arrow == Arrow::OutFirst && goes == 1 && slot == 0) return there;
      if (arrow == Arrow::OutSecond && goes == 1 && slot == 1) return there;
    }
    return cell;
  }

  // PIR-R67
  void rotate(const Rotate& deed) {
    std::uint8_t& turned = s_.turned[deed.circle];
    turned = static_cast<std::uint8_t>((turned + deed.quarters) % 4);
    for (Token& token : s_.tokens) token.cell = led_to(token.cell);
    std::vector<Coming> all;
    for (const int id : ids_) all.push_back(coming(id));
    strike_all(all);
    const std::vector<int> after_first = ids_;
    for (const int id : after_first) {  // PIR-R95
      const int place = place_of(id);
      if (place == kNobody || s_.tokens[place].kind != kSerpent) continue;
      s_.tokens[place].cell = led_to(s_.tokens[place].cell);
      strike_all({coming(id)});
    }
    for (int i = 0; i < s_.seats; ++i) {
      if (wears(i, kCrownMael)) offers_.push_back(i);
    }
  }

  // ---- what follows from blows
  int room(int seat) {
    return 3 - ship(seat).hold.size() -
           static_cast<int>(std::count_if(gains_.begin(), gains_.end(),
                                          [&](const auto& each) { return each.first == seat; }));
  }

  void rob(const Fall& fallen) {
    Hold& hold = ship(fallen.seat).hold;
    const auto goes = [&](Item item, int to) {
      remove(hold, item);
      gains_.push_back({to, item});
    };
    if (hold.empty()) return;  // PIR-R99
    if (const Item item = ask<TakeLoot>(fallen.killer).item; item != 0) {
      goes(item, fallen.killer);
    }
    const auto any_room = [&] {
      return std::any_of(fallen.mates.begin(), fallen.mates.end(),
                         [&](int mate) { return room(mate) > 0; });
    };
    while (!hold.empty() && any_room()) {  // PIR-R29
      const ShareLoot shared = ask<ShareLoot>(fallen.killer);
      goes(shared.item, index_of(shared.to));
    }
  }

  void lose_all(int seat) {  // PIR-157, PIR-R45
    for (const Item item : ship(seat).hold) lay(ship(seat).cell, item);
    ship(seat).hold.clear();
    ship(seat).status = Status::Gone;
    ship(seat).box = 0;
  }

  void loot(const Fall& fallen) {
    if (s_.options.death) return lose_all(fallen.seat);
    if (fallen.killer != kNobody) return rob(fallen);
    if (!ship(fallen.seat).hold.empty()) leave_one(fallen.seat);
  }

  void curse_of(const Fall& fallen) {  // PIR-R31
    if (fallen.artifact == kKnuckle) return;
    if (fallen.artifact != kDrownedCoin) return curse(fallen.seat, true);
    curse(fallen.seat, false);
    gain_points(fallen.seat, 2);
  }

  // PIR-158, PIR-R89 and PIR-R100: instead of whatever else the deaths bring.
  void count_the_living() {
    int left = 0;
    for (int i = 0; i < s_.seats; ++i) left += ship(i).status != Status::Gone;
    if (left == 0) s_.cause = Cause::NoShip;
    if (left == 1 && s_.seats > 1) s_.cause = Cause::LastShip;
  }

  void resolve() {
    const std::vector<Fall> falls = std::exchange(falls_, {});
    for (const Fall& each : falls) loot(each);
    const auto gains = std::exchange(gains_, {});
    for (std::size_t i = gains.size(); i-- > 0;) gain(gains[i].first, gains[i].second);
    for (const Fall& each : falls) curse_of(each);
    all_summons();
    if (!falls.empty() && own().status == Status::Dead) come_back();
  }

  void come_back() {  // PIR-121, PIR-122
    own().cell = choose_cursed(me(), true);
    own().status = Status::Afloat;
    own().life = static_cast<std::uint8_t>(sheet_.most_life(me()));
    s_.turn.immune = 1;
  }

  void free_moves() {  // PIR-R48
    const std::vector<int> offers = std::exchange(offers_, {});
    for (const int seat : in_order(me())) {
      for (auto i = std::count(offers.begin(), offers.end(), seat); i > 0; --i) {
        if (!plays(seat)) continue;
        const Cell to = ask<FreeMove>(seat).cell;
        if (to != kNoCell) put_at(seat, to);
      }
    }
  }

  void settle() {
    const bool any_fell = !falls_.empty();
    resolve();
    if (any_fell) count_the_living();
    if (s_.cause != Cause::None) throw GameEnds{};
    free_moves();
  }

  // ---- treasures
  void draw_cards(int seat, int count) {
    for (; count > 0; --count) {
      Cards known = s_.discard | s_.removed;
      for (int i = 0; i < s_.seats; ++i) known |= ship(i).cards;
      if (known == (Cards{1} << 30) - 1) {  // PIR-R55
        if (s_.discard == 0) return;
        s_.discard = 0;
      }
      ship(seat).cards |= Cards{1} << (ask<DrawTreasure>(kNobody).card - 1);
    }
  }

  int chests() const {
    int left = 0;
    for (const int each : s_.chests) left += each;
    return left;
  }

  void draw_chest(int seat) {
    const int kind = ask<DrawChest>(kNobody).kind;
    --s_.chests[static_cast<std::size_t>(kind - 1)];
    if (chests() == 0) s_.finder = seat_at(seat);
    if (kind == 10) {
      if (s_.artifacts == 0 && s_.sold.empty()) return;  // PIR-R57
      const Item item = ask<DrawArtifact>(kNobody).item;
      if (s_.artifacts == 0) {
        s_.sold.erase(0);
      } else {
        s_.artifacts = static_cast<std::uint16_t>(s_.artifacts & ~(1u << (item - 11)));
      }
      return gain(seat, item);
    }
    if (kind >= 7) {
      curse(seat, true);
      all_summons();
    }
    if (content().chests[static_cast<std::size_t>(kind - 1)].scroll) draw_cards(seat, 1);
    gain(seat, kind);
  }

  void do_(const Claim& deed) {
    const Cards bit = Cards{1} << (deed.card - 1);
    const TreasureData& card = content().treasures[static_cast<std::size_t>(deed.card - 1)];
    own().cards &= ~bit;
    if (deed.card > 20) {
      s_.removed |= bit;
      s_.lost_islands[deed.card - 21u] = own().cell;
      if (++own().islands >= 2) title(me(), 3);
    } else {
      s_.discard |= bit;
    }
    for (int i = 0; i < card.chests && chests() > 0; ++i) draw_chest(me());
    if (card.points > 0) gain_points(me(), card.points);
    draw_cards(me(), card.cards);
    if (card.penalty == Penalty::Curse) curse(me(), true);
    if (card.penalty == Penalty::Forban && on_board(0) < 9) place_token(0, own().cell);
    if (card.penalty != Penalty::Wound) return;
    lose_life(me(), 1);
    if (own().life == 0) fall(me(), kNobody, {});
  }

  // ---- the other acts of a turn
  void do_(const Move& deed) { sail(deed.cell); }
  void do_(const Teleport& deed) { sail(deed.cell); }
  void sail(Cell to) {
    const int cost = sheet_.suffers(me(), 1) ? 2 : 1;
    s_.turn.moved = static_cast<std::uint8_t>(s_.turn.moved + cost);
    put_at(me(), to);
  }
  void do_(const Rotate& deed) {
    ++s_.turn.turned;
    rotate(deed);
  }
  void do_(const Attack& deed) {
    s_.turn.attacked = 1;
    std::vector<int> all{me()};
    for (const int seat : in_order(me())) {
      if ((deed.asked >> seat & 1) != 0 && ask<AnswerJoint>(seat).joins) all.push_back(seat);
    }
    if (deed.target.is_ship()) {
      return blow(me(), {all.begin() + 1, all.end()}, index_of(deed.target.seat()));
    }
    int damage = 0;
    for (const int seat : all) damage += sheet_.damage(seat);
    mark(ids_[static_cast<std::size_t>(deed.target.place())], damage, all);
  }
  void do_(const MoveCalamity& deed) {
    s_.turn.leashed = 1;
    s_.tokens[deed.place].cell = deed.cell;
    strike_all({coming(ids_[deed.place])});
  }
  void do_(const PickUp& deed) {
    const auto* found =
        std::find(s_.dropped.begin(), s_.dropped.end(), Dropped{own().cell, deed.item});
    s_.dropped.erase(static_cast<int>(found - s_.dropped.begin()));
    gain(me(), deed.item);
  }
  void do_(const Stow& deed) {
    remove(own().hold, deed.chest);
    own().box = deed.chest;
    s_.turn.stowed = 1;
  }
  void do_(const Unstow&) {
    add(own().hold, std::exchange(own().box, Item{0}));
    s_.turn.unstowed = 1;
  }
  void do_(const Sell& deed) {
    const Item item = deed.item == 0 ? std::exchange(own().box, Item{0}) : deed.item;
    if (deed.item != 0) remove(own().hold, item);
    if (item > 10) {
      s_.sold.push_back(item);
      return gain_points(me(), 5);
    }
    const int coins = content().chests[item - 1u].coins;
    gain_points(me(), coins + (wears(me(), kMidasFigure) ? 1 : 0));
    if (item >= 7) title(me(), 4);
  }
  void do_(const BuyTile& deed) {
    const TileData& tile = content().tiles[deed.tile - 1u];
    pay(me(), tile.cost);
    own().tiles[static_cast<std::size_t>(tile.statistic)] = deed.tile;
    const auto& tiles = own().tiles;
    if (std::count(tiles.begin(), tiles.end(), 0) <= kStatistics - 4) title(me(), 5);
  }
  void do_(const BuyTreasure&) {
    pay(me(), 1);
    draw_cards(me(), 1);
  }
  void do_(const Repair&) {
    pay(me(), 2);
    own().life = static_cast<std::uint8_t>(sheet_.most_life(me()));
  }
  void do_(const OfferTrade& deed) {
    const Trade& trade = deed.trade;
    const int other = index_of(trade.to);
    s_.turn.asked = static_cast<SeatBits>(s_.turn.asked | 1u << other);
    if (!ask<AnswerTrade>(other).takes) return;
    for (const Item item : trade.give) remove(own().hold, item);
    for (const Item item : trade.want) remove(ship(other).hold, item);
    pay(me(), trade.give_points);
    pay(other, trade.want_points);
    gain_points(me(), trade.want_points);
    gain_points(other, trade.give_points);
    for (const Item item : trade.give) add(ship(other).hold, item);
    for (const Item item : trade.want) add(own().hold, item);
    for (int i = trade.want.size(); i-- > 0;) choose_equipment(me(), trade.want[i]);
    for (int i = trade.give.size(); i-- > 0;) choose_equipment(other, trade.give[i]);
  }
  template <class Other>
  void do_(const Other&) {
    differ("no act of a turn");
  }

  // ---- the turn
  void begin_turn() {  // PIR-R88
    s_.turn = {};
    if (s_.finder == s_.active) s_.last_turn = 1;
    if (own().status == Status::Dead) come_back();
    const bool poor = own().cards == 0 && own().points == 0 && own().hold.empty() && own().box == 0;
    if (s_.options.poverty && poor) draw_cards(me(), 1);
    if (sheet_.bastion(own().cell) && !sheet_.plagued()) heal(me(), 1);
    s_.turn.slowed = sheet_.suffers(me(), kSirenCard);
    if (wears(me(), kWhistle)) {
      s_.turn.converted = static_cast<std::uint8_t>(ask<ChooseConvert>(me()).what);
    }
  }

  void play_freely() {
    while (plays(me())) {
      const Action action = next(s_.active);
      if (std::holds_alternative<EndTurn>(action.deed)) return;
      std::visit([&](const auto& deed) { do_(deed); }, action.deed);
      settle();
    }
  }

  void end_turn() {
    if (s_.options.restless) {  // PIR-R86, PIR-R93
      rotate(ask<Rotate>(kNobody));
      settle();
      if (s_.seats == 1 && s_.round >= 2) {
        curse(me(), true);
        settle();
      }
    }
  }

  [[noreturn]] void end(Cause cause) {
    note(cause);
    throw GameEnds{};
  }

  void pass() {
    if (s_.finder == s_.active && s_.last_turn) end(Cause::Chests);  // PIR-017
    const Seat next = seat_at((me() + 1) % s_.seats);
    s_.active = next;
    if (next == s_.first && s_.round == kSafetyStop) end(Cause::Rounds);
    if (next == s_.first && ++s_.round == 2) summon(me(), true);  // PIR-034
  }

  void set_up() {
    if (s_.seats > 1) s_.first = s_.active = ask<DrawFirst>(kNobody).seat;
    const std::vector<int> seats = in_order(index_of(s_.first));
    if (s_.options.shuffled) s_.turned = ask<TurnCircles>(kNobody).turned;
    for (const int seat : seats) ship(seat).pawn = ask<ChoosePawn>(seat).pawn;
    for (const int seat : seats) {
      ship(seat).cell = ask<PlaceShip>(seat).cell;
      ship(seat).status = Status::Afloat;
    }
    for (const int seat : seats) draw_cards(seat, 2);
    for (int i = 0; i < s_.options.forbans; ++i) {
      const int by = s_.options.quick ? kNobody : seats[static_cast<std::size_t>(i % s_.seats)];
      place_token(0, ask<PlaceForban>(by).cell);
    }
  }

  bool is_won_uncounted() {  // PIR-158, PIR-R81
    bool crowned = false;
    for (int i = 0; i < s_.seats; ++i) {
      crowned = crowned || (wears(i, kCrownMael) && ship(i).status != Status::Gone);
    }
    return s_.cause == Cause::LastShip || (s_.cause == Cause::Curse && crowned);
  }

  void count() {
    for (std::size_t i = 0; i < kTitles && !is_won_uncounted(); ++i) {
      if (s_.titles[i] != Seat::Chance) s_.title_values[i] = ask<DrawTitle>(kNobody).value;
    }
  }

  // To the beginning of the next ship's.
  void take_turns() {
    play_freely();
    end_turn();
    do {
      pass();
      if (own().status == Status::Gone && s_.finder == s_.active) end(Cause::Chests);  // PIR-R76
    } while (own().status == Status::Gone);
    begin_turn();
  }

  State s_;
  Sheet sheet_;
  std::vector<int> ids_;  // of the tokens, place by place
  int next_id_ = 0;
  std::vector<Fall> falls_;
  std::vector<std::pair<int, Item>> gains_;
  std::vector<int> summons_, offers_;
};

}  // namespace

std::string first_difference(const Voyage& voyage) { return Story(voyage).first_difference(); }

}  // namespace mael::pirates
