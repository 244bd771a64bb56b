#include "engine/pirates/rules.h"

#include <algorithm>

#include "engine/pirates/flow.h"
#include "engine/pirates/tasks.h"

namespace mael::pirates {

Options usual_options(int seats) {
  Options options;
  const auto recommended = static_cast<Value>(static_cast<int>(Value::Forbans1) + seats - 1);
  options.forbans = static_cast<std::uint8_t>(value_of(recommended));
  options.death = seats == 1;
  options.restless = seats == 1;
  return options;
}

Result<State, std::vector<Violation>> start(const Setup& setup) {
  std::vector<Violation> faults;
  if (setup.seats < 1 || setup.seats > kSeats) faults.push_back({"PIR-001"_rule, {setup.seats}});
  const Options& options = setup.options;
  if (options.forbans > calamity(kForban).tokens) {
    faults.push_back({"PIR-R72"_rule, {options.forbans}});
  }
  if (!faults.empty()) return faults;
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.options = options;
  for (int kind = 1; kind <= kChestKinds; ++kind) {
    state.chests[static_cast<std::size_t>(kind - 1)] = chest(kind).copies;
  }
  state.artifacts = (1u << kArtifacts) - 1;
  state.lost_islands.fill(kNoCell);
  state.titles.fill(Seat::Chance);
  for (const Seat seat : seats_of(state)) {
    state.ship(seat).life = static_cast<std::uint8_t>(value_of(Value::Life));  // PIR-023
  }
  Flow(state, nullptr).settle();
  return state;
}

int turn_number(const State& state) {
  if (state.is_setup()) return 0;
  const int place = (index_of(state.active) - index_of(state.first) + state.seats) % state.seats;
  return 1 + (state.round - 1) * state.seats + place;
}

namespace {

Seat seat_of_stage(const State& state) {
  switch (state.stage) {
    case Stage::Pawns: return next_without_pawn(state);
    case Stage::Places: return next_ashore(state);
    case Stage::Forbans: {
      if (state.options.quick) return Seat::Chance;
      const int place = index_of(state.first) + state.tokens.size();
      return seat_at(place % state.seats);
    }
    case Stage::Convert:
    case Stage::Play: return state.active;
    default: return Seat::Chance;
  }
}

}  // namespace

Awaited to_act(const State& state) {
  if (state.stage == Stage::Over) return Awaited::nobody();
  const Seat seat = state.tasks.empty() ? seat_of_stage(state) : decider_of(state, state.top());
  return seat == Seat::Chance ? Awaited::chance() : Awaited::seat(seat);
}

namespace {

// Carries out each kind of deed; what follows from it is settled afterwards.
struct Carry {
  State& state;
  Flow& flow;
  Seat by;

  Ship& own() { return state.ship(by); }
  void next_stage() { state.stage = static_cast<Stage>(static_cast<int>(state.stage) + 1); }

  void operator()(const DrawFirst& deed) {
    state.first = state.active = deed.seat;
    flow.tell({.what = Happened::Began, .seat = deed.seat});
    next_stage();
  }
  void operator()(const TurnCircles& deed) {
    state.turned = deed.turned;
    flow.tell({.what = Happened::CirclesTurned});
    next_stage();
  }
  void operator()(const DrawTreasure& deed) {
    if (state.tasks.empty()) return flow.draw_card(next_to_be_dealt(state), deed.card);
    --state.top().about.count;
    flow.draw_card(state.top().seat, deed.card);
  }
  void operator()(const DrawChest& deed) { flow.draw_chest(deed.kind); }
  void operator()(const DrawArtifact& deed) { flow.draw_artifact(deed.item); }
  void operator()(const DrawCalamity& deed) { flow.draw_calamity(deed.kind); }
  void operator()(const DrawTitle& deed) {
    const auto place = static_cast<std::size_t>(title_to_turn(state));
    state.title_values[place] = deed.value;
    flow.tell({.what = Happened::TitleTurned,
               .seat = state.titles[place],
               .thing = static_cast<std::uint8_t>(place + 1),
               .amount = deed.value});
  }

  void operator()(const ChoosePawn& deed) {
    own().pawn = deed.pawn;
    flow.tell({.what = Happened::PawnChosen, .seat = by, .thing = deed.pawn});
  }
  void operator()(const PlaceShip& deed) {
    own().status = Status::Afloat;
    own().cell = deed.cell;
    flow.tell({.what = Happened::Placed, .seat = by, .to = deed.cell});
  }
  void operator()(const PlaceForban& deed) {
    flow.place_token(kForban, deed.cell, Happened::TokenPlaced);
  }

  void operator()(const ChooseConvert& deed) {
    state.turn.converted = static_cast<std::uint8_t>(deed.what);
    flow.tell({.what = Happened::Converted, .seat = by, .thing = state.turn.converted});
    next_stage();
  }
  void use_movement() {
    state.turn.moved = static_cast<std::uint8_t>(state.turn.moved + cost_of_leaving(state));
  }
  void operator()(const Move& deed) {
    use_movement();
    flow.move_ship(by, deed.cell, Happened::Moved);
  }
  void operator()(const Teleport& deed) {
    use_movement();
    flow.move_ship(by, deed.cell, Happened::Teleported);
  }
  void operator()(const Rotate& deed) {
    if (by == Seat::Chance) {
      next_stage();
    } else {
      ++state.turn.turned;
    }
    flow.rotate(by, deed.circle, deed.quarters);
  }
  void operator()(const Attack& deed) {
    state.turn.attacked = 1;
    if (deed.asked == 0) return flow.attack(by, 0, deed.target);
    const auto target = static_cast<std::uint8_t>(deed.target.code());
    flow.push(
        {.kind = TaskKind::Joint, .seat = by, .about = {.target = target}, .seats = deed.asked});
    ask_next();
  }
  void operator()(const Claim& deed) { flow.claim(by, deed.card); }
  void operator()(const PickUp& deed) { flow.pick(by, deed.item); }
  void operator()(const Stow& deed) {
    take(own().hold, deed.chest);
    own().box = deed.chest;
    state.turn.stowed = 1;
    flow.tell({.what = Happened::Stowed, .seat = by, .thing = deed.chest});
  }
  void operator()(const Unstow&) {
    flow.tell({.what = Happened::Unstowed, .seat = by, .thing = own().box});
    put(own().hold, own().box);
    own().box = 0;
    state.turn.unstowed = 1;
  }
  void operator()(const Sell& deed) {
    const Item item = deed.item == 0 ? own().box : deed.item;
    const int price = price_of(own(), item);
    if (deed.item == 0) {
      own().box = 0;
    } else {
      take(own().hold, item);
    }
    if (is_artifact(item)) state.sold.push_back(item);
    flow.tell({.what = Happened::Sold, .seat = by, .thing = item, .amount = price});
    flow.gain_points(by, price);
    if (is_cursed(item)) flow.win_title(by, Feat::SellCursed);
  }
  void operator()(const BuyTile& deed) {
    flow.pay(by, tile(deed.tile).cost);
    own().tiles[static_cast<std::size_t>(tile(deed.tile).statistic)] = deed.tile;
    flow.tell({.what = Happened::TileBought, .seat = by, .thing = deed.tile});
    const auto& tiles = own().tiles;
    const auto fitted =
        std::count_if(tiles.begin(), tiles.end(), [](int each) { return each != 0; });
    if (fitted >= title(Feat::FitTiles).times) flow.win_title(by, Feat::FitTiles);
  }
  void operator()(const BuyTreasure&) {
    flow.pay(by, value_of(Value::CardPrice));
    flow.push({.kind = TaskKind::Treasures, .seat = by, .about = {.count = 1}});
  }
  void operator()(const Repair&) {
    flow.pay(by, value_of(Value::RepairPrice));
    own().life = static_cast<std::uint8_t>(most_life(own()));
    flow.tell({.what = Happened::Repaired, .seat = by});
  }
  void operator()(const OfferTrade& deed) {
    state.trade = deed.trade;
    state.turn.asked = static_cast<std::uint8_t>(state.turn.asked | bit_of(deed.trade.to));
    flow.tell({.what = Happened::TradeOffered, .seat = by, .other = deed.trade.to});
    flow.push({.kind = TaskKind::Trade, .seat = by});
  }
  void operator()(const MoveCalamity& deed) {
    state.turn.leashed = 1;
    flow.move_token(deed.place, deed.cell);
  }
  void operator()(const EndTurn&) {
    flow.tell({.what = Happened::TurnEnded, .seat = by});
    next_stage();
  }

  void operator()(const ChooseReturn& deed) {
    flow.pop();
    flow.return_to(by, deed.cell);
  }
  void ask_next() {
    const Task& joint = state.top();
    flow.tell({.what = Happened::Asked, .seat = joint.seat, .other = next_asked(state, joint)});
  }
  void operator()(const AnswerJoint& deed) {
    Task& joint = state.top();
    exclude(joint.seats, by);
    if (deed.joins) joint.by.joined = static_cast<SeatBits>(joint.by.joined | bit_of(by));
    flow.tell({.what = Happened::Answered, .seat = by, .amount = deed.joins ? 1 : 0});
    if (joint.seats != 0) return ask_next();
    const Task done = flow.pop();
    flow.attack(done.seat, done.by.joined, Target::coded(done.about.target));
  }
  void operator()(const TakeLoot& deed) {
    const Seat victim = flow.pop().about.victim;
    flow.tell({.what = Happened::LootTaken, .seat = by, .other = victim, .thing = deed.item});
    if (deed.item == 0) return;
    take(state.ship(victim).hold, deed.item);
    flow.promise(by, deed.item);
  }
  void operator()(const ShareLoot& deed) {
    const Seat victim = state.top().about.victim;
    take(state.ship(victim).hold, deed.item);
    flow.tell({.what = Happened::LootShared, .seat = deed.to, .other = victim, .thing = deed.item});
    flow.promise(deed.to, deed.item);
  }
  void operator()(const DropLoot& deed) {
    const Cell cell = flow.pop().about.cell;
    take(own().hold, deed.item);
    drop(state, cell, deed.item);
    flow.tell({.what = Happened::LootDropped, .seat = by, .thing = deed.item, .to = cell});
  }
  void operator()(const ChooseEquip& deed) {
    const Item item = flow.pop().about.item;
    if (deed.equips) {
      flow.equip(by, item);
    } else {
      flow.tell({.what = Happened::Kept, .seat = by, .thing = item});
    }
    flow.check_overflow(by);
  }
  void operator()(const AnswerTrade& deed) {
    const Seat offerer = flow.pop().seat;
    flow.tell({.what = Happened::Answered, .seat = by, .amount = deed.takes ? 1 : 0});
    if (deed.takes) return flow.trade(offerer);
    state.trade = {};
  }
  void operator()(const ChooseIsland& deed) {
    flow.place_token(flow.pop().about.calamity, deed.cell, Happened::TokenSummoned);
  }
  void operator()(const ChooseToken& deed) { flow.bring_up(flow.pop(), deed.kind); }
  void operator()(const FreeMove& deed) {
    flow.pop();
    if (deed.cell != kNoCell) flow.move_ship(by, deed.cell, Happened::Moved);
  }
};

}  // namespace

void apply(State& state, const Action& action, Events* events) {
  Flow flow(state, events);
  std::visit(Carry{state, flow, action.by}, action.deed);
  flow.settle();
}

// ---- Chance -----------------------------------------------------------------------------------

namespace {

// Calls add(weight, deed) for everything chance may do here.
template <class Add>
void each_draw(const State& state, Add&& add) {
  if (state.tasks.empty()) {
    switch (state.stage) {
      case Stage::First:
        for (const Seat seat : seats_of(state)) add(1, DrawFirst{seat});
        return;
      case Stage::Circles:
        for (int code = 0; code < 64; ++code) {
          add(1, TurnCircles{{static_cast<std::uint8_t>(code / 16),
                              static_cast<std::uint8_t>(code / 4 % 4),
                              static_cast<std::uint8_t>(code % 4)}});
        }
        return;
      case Stage::Forbans:
        for (Cell cell = first_of(1); cell < kCells; ++cell) {
          const bool free =
              !has_token(state, cell, effect_of(kForban)) && ships_on(state, cell) == 0;
          if (free) add(1, PlaceForban{cell});
        }
        return;
      case Stage::Drift:
        for (std::uint8_t circle = 0; circle < kCircles; ++circle) {
          for (std::uint8_t quarters = 1; quarters <= 3; ++quarters) {
            add(1, Rotate{circle, quarters});
          }
        }
        return;
      case Stage::Count:
        for (std::uint8_t value = 1; value <= 9; ++value) {
          if (titles_left(state, value) > 0) add(titles_left(state, value), DrawTitle{value});
        }
        return;
      default: break;  // treasure cards are dealt
    }
  }
  if (state.tasks.empty() || state.top().kind == TaskKind::Treasures) {
    const Cards cards = unseen_cards(state);
    for (std::uint8_t card = 1; card <= kTreasures; ++card) {
      if ((cards & card_bit(card)) != 0) add(1, DrawTreasure{card});
    }
  } else if (state.top().kind == TaskKind::Chests) {
    for (std::uint8_t kind = 1; kind <= kChestKinds; ++kind) {
      const int left = state.chests[static_cast<std::size_t>(kind - 1)];
      if (left > 0) add(left, DrawChest{kind});
    }
  } else if (state.top().kind == TaskKind::Artifact) {
    const std::uint16_t artifacts = next_artifacts(state);
    for (Item item = kFirstArtifact; item <= kLastArtifact; ++item) {
      if ((artifacts & artifact_bit(item)) != 0) add(1, DrawArtifact{item});
    }
  } else {
    for (Kind kind = 1; kind < kCalamities; ++kind) {
      if ((calamity_pile(state) >> kind & 1) != 0) add(1, DrawCalamity{kind});
    }
  }
}

}  // namespace

void chances(const State& state, std::vector<Weighted<Action>>& weighted) {
  weighted.clear();
  if (!to_act(state).is_chance()) return;
  each_draw(state, [&](int weight, const Deed& deed) {
    weighted.push_back({{Seat::Chance, deed}, static_cast<std::uint32_t>(weight)});
  });
}

Action deal(const State& state, Random& random) {
  return draw_from<Action>(random, [&](auto&& add) {
    each_draw(state, [&](int weight, const Deed& deed) {
      add(static_cast<std::uint32_t>(weight), [&] { return Action{Seat::Chance, deed}; });
    });
  });
}

}  // namespace mael::pirates
