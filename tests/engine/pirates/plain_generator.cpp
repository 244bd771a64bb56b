#include "tests/engine/pirates/plain_generator.h"

#include <algorithm>
#include <set>

#include "tests/engine/pirates/plain_sheet.h"

namespace mael::pirates {
namespace {

class PlainGenerator {
 public:
  explicit PlainGenerator(const State& state) : s_(state), sheet_{state} {}

  std::vector<Action> all() {
    if (s_.stage == Stage::Over) return {};
    if (!s_.tasks.empty()) {
      task();
    } else {
      stage();
    }
    std::sort(actions_.begin(), actions_.end());
    return actions_;
  }

 private:
  void add(int seat, const Deed& deed) {
    actions_.push_back({seat < 0 ? Seat::Chance : seat_at(seat), deed});
  }

  // ---- setting up
  int next(int (*lacks)(const Ship&)) const {
    for (int i = 0; i < s_.seats; ++i) {
      const int seat = (index_of(s_.first) + i) % s_.seats;
      if (lacks(sheet_.ship(seat))) return seat;
    }
    return -1;
  }

  void treasure_draws() {
    for (int card = 1; card <= kTreasures; ++card) {
      Cards seen = s_.discard | s_.removed;
      for (const Ship& ship : s_.ships) seen |= ship.cards;
      if ((seen >> (card - 1) & 1) == 0) add(-1, DrawTreasure{static_cast<std::uint8_t>(card)});
    }
  }

  void pawns() {
    const int seat = next([](const Ship& ship) { return int{ship.pawn == 0}; });
    for (int pawn = 1; pawn <= 5; ++pawn) {
      bool taken = false;
      for (const Ship& ship : s_.ships) taken = taken || ship.pawn == pawn;
      if (!taken) add(seat, ChoosePawn{static_cast<std::uint8_t>(pawn)});
    }
  }

  void forbans() {
    const int seat = s_.options.quick ? -1 : (index_of(s_.first) + s_.tokens.size()) % s_.seats;
    for (int cell = s_.options.quick ? 4 : 0; cell < kCells; ++cell) {
      bool ship = false;
      for (int i = 0; i < s_.seats; ++i) ship = ship || sheet_.afloat_at(i, cell);
      if (!ship && !sheet_.calamity_on(cell, 0)) add(seat, PlaceForban{static_cast<Cell>(cell)});
    }
  }

  void rotations(int seat) {
    for (std::uint8_t circle = 0; circle < 3; ++circle) {
      for (std::uint8_t quarters = 1; quarters < 4; ++quarters) add(seat, Rotate{circle, quarters});
    }
  }

  void title_draws() {
    for (const int value : {1, 2, 3}) {
      if (std::count(s_.title_values.begin(), s_.title_values.end(), value) < 2) {
        add(-1, DrawTitle{static_cast<std::uint8_t>(value)});
      }
    }
  }

  void circles() {
    for (std::uint8_t a = 0; a < 4; ++a) {
      for (std::uint8_t b = 0; b < 4; ++b) {
        for (std::uint8_t c = 0; c < 4; ++c) add(-1, TurnCircles{{a, b, c}});
      }
    }
  }

  void stage() {
    switch (s_.stage) {
      case Stage::First:
        for (int seat = 0; seat < s_.seats; ++seat) add(-1, DrawFirst{seat_at(seat)});
        return;
      case Stage::Circles: return circles();
      case Stage::Pawns: return pawns();
      case Stage::Places:
        for (Cell cell = 0; cell < 4; ++cell) {
          add(next([](const Ship& ship) { return int{ship.status == Status::Ashore}; }),
              PlaceShip{cell});
        }
        return;
      case Stage::Deal: return treasure_draws();
      case Stage::Forbans: return forbans();
      case Stage::Convert:
        for (const Convert what : {Convert::None, Convert::Attack, Convert::Rotations}) {
          add(sheet_.active(), ChooseConvert{what});
        }
        return;
      case Stage::Drift: return rotations(-1);
      case Stage::Count: return title_draws();
      default: return turn();
    }
  }

  // ---- the turn
  void turn() {
    me_ = sheet_.active();
    add(me_, EndTurn{});
    moves();
    attacks();
    treasures();
    loot();
    if (!sheet_.plagued()) market();
  }

  void moves() {
    const Ship& own = sheet_.own();
    if (sheet_.can_leave()) {
      for (const int cell : sheet_.beside(own.cell)) {
        if (!sheet_.calamity_on(cell, 6)) add(me_, Move{static_cast<Cell>(cell)});
      }
      for (int cell = 0; cell < kCells && own.artifact == 18; ++cell) {
        const bool open = sheet_.cursed(cell) && !sheet_.calamity_on(cell, 6) && cell != own.cell;
        if (open) add(me_, Teleport{static_cast<Cell>(cell)});
      }
    }
    if (s_.turn.converted != 2 &&
        s_.turn.turned < sheet_.tile_result(own, Statistic::Rotation, 1)) {
      rotations(me_);
    }
    for (int place = 0; place < s_.tokens.size() && own.artifact == 11 && !s_.turn.leashed;
         ++place) {
      for (const int cell : sheet_.beside(s_.tokens[place].cell)) {
        add(me_, MoveCalamity{static_cast<std::uint8_t>(place), static_cast<Cell>(cell)});
      }
    }
  }

  void attack(Target target, bool calamity) {
    for (unsigned asked = 0; asked < 32; ++asked) {
      bool fits = true;
      for (int seat = 0; seat < 5; ++seat) {
        if ((asked >> seat & 1) == 0) continue;
        const bool there =
            seat < s_.seats && seat != me_ && sheet_.afloat_at(seat, sheet_.own().cell);
        const bool target_itself = !calamity && target == Target::ship(seat_at(seat));
        const bool crowned = calamity && there && sheet_.ship(seat).artifact == 15;
        fits = fits && there && !target_itself && !crowned;
      }
      if (fits) add(me_, Attack{target, static_cast<SeatBits>(asked)});
    }
  }

  void attacks() {
    if (s_.turn.attacked || s_.turn.converted == 1) return;
    const Ship& own = sheet_.own();
    for (int seat = 0; seat < s_.seats; ++seat) {
      if (seat != me_ && sheet_.afloat_at(seat, own.cell)) {
        attack(Target::ship(seat_at(seat)), false);
      }
    }
    for (int place = 0; place < s_.tokens.size() && own.artifact != 15; ++place) {
      const Token& token = s_.tokens[place];
      const bool maw = token.kind == 6 && sheet_.beside(own.cell).count(token.cell) > 0;
      if (token.cell == own.cell || maw) attack(Target::token(place), true);
    }
  }

  void treasures() {
    const Ship& own = sheet_.own();
    for (int card = 1; card <= kTreasures; ++card) {
      if ((own.cards >> (card - 1) & 1) == 0) continue;
      const TreasureData& data = content().treasures[static_cast<std::size_t>(card - 1)];
      bool found = content().cells[own.cell].island == data.goal;
      if (data.clue == Clue::Illustration) {
        std::set<int> quarters;  // 22.2: whole where all its cells lie in one quarter
        bool on_part = false;
        const auto place = static_cast<std::size_t>(data.goal - 1);
        for (const Cell cell : content().lost_islands[place].parts) {
          if (cell == kNoCell) continue;
          quarters.insert(quarter_of(cell, s_.turned));
          on_part = on_part || cell == own.cell;
        }
        found = on_part && quarters.size() == 1;
      }
      if (found) add(me_, Claim{static_cast<std::uint8_t>(card)});
    }
  }

  void loot() {
    const Ship& own = sheet_.own();
    const bool room = own.hold.size() < 3;
    for (int item = 1; item <= 20; ++item) {
      const auto lies = std::count(s_.dropped.begin(), s_.dropped.end(),
                                   Dropped{own.cell, static_cast<Item>(item)});
      if (room && lies > 0) add(me_, PickUp{static_cast<Item>(item)});
      const bool stowable = own.artifact == 16 && own.box == 0 && !s_.turn.stowed && item < 10;
      if (stowable && sheet_.holds(own.hold, item) > 0) add(me_, Stow{static_cast<Item>(item)});
    }
    if (own.artifact == 16 && own.box != 0 && !s_.turn.unstowed && room) add(me_, Unstow{});
  }

  bool sells(int item) const {
    const bool cursed_chest = item >= 7 && item <= 9;
    return cursed_chest ? sheet_.cursed(sheet_.own().cell) : sheet_.merchant(sheet_.own().cell);
  }

  void market() {
    const Ship& own = sheet_.own();
    for (int item = 1; item <= 20; ++item) {
      if (sheet_.holds(own.hold, item) > 0 && sells(item)) add(me_, Sell{static_cast<Item>(item)});
    }
    if (own.box != 0 && sells(own.box)) add(me_, Sell{0});
    if (!sheet_.merchant(own.cell)) return;
    for (int number = 1; number <= kTileKinds; ++number) {
      const TileData& tile = content().tiles[static_cast<std::size_t>(number - 1)];
      int left = tile.copies;
      for (const Ship& ship : s_.ships) {
        left -= static_cast<int>(std::count(ship.tiles.begin(), ship.tiles.end(), number));
      }
      const int now = own.tiles[static_cast<std::size_t>(tile.statistic)];
      const bool better =
          now == 0 || tile.result > content().tiles[static_cast<std::size_t>(now - 1)].result;
      if (better && left > 0 && own.points >= tile.cost) {
        add(me_, BuyTile{static_cast<std::uint8_t>(number)});
      }
    }
    int cards = 30 - std::popcount(s_.removed);  // claimed island cards come back
    for (const Ship& ship : s_.ships) cards -= std::popcount(ship.cards) + ship.unknown_cards;
    if (own.points >= 1 && cards > 0) add(me_, BuyTreasure{});
    if (own.points >= 2 && own.life < sheet_.tile_result(own, Statistic::Life, 3)) {
      add(me_, Repair{});
    }
  }

  // ---- in between
  int room(int seat) const {
    int items = sheet_.ship(seat).hold.size();
    for (const Task& task : s_.tasks) {
      items += task.kind == TaskKind::Gain && index_of(task.seat) == seat;
    }
    return 3 - items;
  }

  void draws(const Task& task) {
    if (task.kind == TaskKind::Treasures) return treasure_draws();
    if (task.kind == TaskKind::Chests) {
      for (int kind = 1; kind <= 10; ++kind) {
        if (s_.chests[static_cast<std::size_t>(kind - 1)] > 0) {
          add(-1, DrawChest{static_cast<std::uint8_t>(kind)});
        }
      }
      return;
    }
    for (int i = 0; i < 10; ++i) {
      if ((s_.artifacts >> i & 1) != 0) add(-1, DrawArtifact{static_cast<Item>(11 + i)});
    }
    if (s_.artifacts == 0 && !s_.sold.empty()) add(-1, DrawArtifact{s_.sold[0]});
  }

  void summon(const Task& task) {
    for (int kind = 1; kind <= 9; ++kind) {
      if ((s_.called >> kind & 1) == 0) add(-1, DrawCalamity{static_cast<Kind>(kind)});
    }
    if (!actions_.empty()) return;
    for (int kind = 1; kind <= 9; ++kind) {
      int count = 0;
      for (const Token& token : s_.tokens) count += token.kind == kind;
      if (count == 1) add(index_of(task.seat), ChooseToken{static_cast<Kind>(kind)});
    }
  }

  template <class Chosen>
  void islands(int seat) {
    for (int cell = 0; cell < kCells; ++cell) {
      if (sheet_.cursed(cell)) add(seat, Chosen{static_cast<Cell>(cell)});
    }
  }

  void loot_task(const Task& task) {
    const int seat = index_of(task.seat);
    const Hold& hold = task.kind == TaskKind::Drop ? sheet_.ship(seat).hold
                                                   : sheet_.ship(index_of(task.about.victim)).hold;
    for (int item = 1; item <= 20; ++item) {
      const Item what = static_cast<Item>(item);
      if (sheet_.holds(hold, item) == 0) continue;
      if (task.kind == TaskKind::Drop) add(seat, DropLoot{what});
      if (task.kind == TaskKind::Take) add(seat, TakeLoot{what});
      for (int mate = 0; mate < s_.seats && task.kind == TaskKind::Share; ++mate) {
        if ((task.seats >> mate & 1) != 0 && room(mate) > 0)
          add(seat, ShareLoot{what, seat_at(mate)});
      }
    }
    if (task.kind == TaskKind::Take && room(seat) <= 0) add(seat, TakeLoot{0});
  }

  void free_move(int seat) {
    add(seat, FreeMove{});
    for (const int cell : sheet_.beside(sheet_.ship(seat).cell)) {
      if (!sheet_.calamity_on(cell, 6)) add(seat, FreeMove{static_cast<Cell>(cell)});
    }
  }

  int asked_next(const Task& task) const {
    for (int i = 1; i < s_.seats; ++i) {
      const int seat = (index_of(task.seat) + i) % s_.seats;
      if ((task.seats >> seat & 1) != 0) return seat;
    }
    return -1;
  }

  void task() {
    const Task& task = s_.tasks[s_.tasks.size() - 1];
    const int seat = index_of(task.seat);
    switch (task.kind) {
      case TaskKind::Take:
      case TaskKind::Share:
      case TaskKind::Drop: return loot_task(task);
      case TaskKind::Equip:
        for (const bool equips : {true, false}) add(seat, ChooseEquip{equips});
        return;
      case TaskKind::Joint:
        for (const bool joins : {true, false}) add(asked_next(task), AnswerJoint{joins});
        return;
      case TaskKind::Trade:
        for (const bool takes : {true, false}) add(index_of(s_.trade.to), AnswerTrade{takes});
        return;
      case TaskKind::Summon: return summon(task);
      case TaskKind::Call: return islands<ChooseIsland>(seat);
      case TaskKind::Return: return islands<ChooseReturn>(seat);
      case TaskKind::Step: return free_move(seat);
      default: return draws(task);
    }
  }

  const State& s_;
  Sheet sheet_;
  int me_ = 0;
  std::vector<Action> actions_;
};

}  // namespace

std::vector<Action> plain_actions(const State& state) { return PlainGenerator(state).all(); }

}  // namespace mael::pirates
