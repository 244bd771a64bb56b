#include "web/screens/cards/screen.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "engine/cards/bots/secrets.h"
#include "engine/cards/observe.h"
#include "web/screens/cards/offers.h"
#include "web/screens/cards/panels.h"
#include "web/screens/cards/places_over.h"
#include "web/screens/cards/sheets.h"

namespace mael::web::cards {

// ---- What there is to look at ------------------------------------------------------------------

View Table::make_view() const {
  View view = build_view(situation_, shown_selection(), journal_);
  const auto mark = [&](GroupView& group) {
    for (ShipView& ship : group.ships) {
      const Fresh which{ship.thing.seat, ship.kind, situation_.seen.ship(ship.thing).at};
      ship.fresh = fresh_.has(which);
    }
  };
  for (PlanetView& planet : view.planets) {
    std::for_each(planet.fleets.begin(), planet.fleets.end(), mark);
  }
  for (SideView& side : view.sides) std::for_each(side.stacks.begin(), side.stacks.end(), mark);
  return view;
}

std::vector<SidePanel> Table::side_panels() const {
  std::vector<SidePanel> panels;
  for (const SideView& side : view_.sides) panels.push_back(panel_of(side, side.stockpile));
  return panels;
}

std::vector<Pill> Table::pills() const { return pills_of(view_, is_moving(now_)); }

void Table::mark_fresh(const Events& events) {
  for (const Event& event : events) {
    if (const auto* arrived = std::get_if<happened::ShipArrived>(&event)) {
      fresh_.add({arrived->seat, arrived->card, arrived->at});
    } else if (const auto* moved = std::get_if<happened::ShipMoved>(&event)) {
      fresh_.add({moved->seat, moved->card, moved->to});
    }
  }
}

void Table::refreshed() {
  if (!timeline_.holds_table(now_)) held_.reset();
  if (held_) show_table_of(*held_, situation_, view_);
  place();
}

void Table::plan_motion(const SeenStep<EdgeCards>& step) {
  timeline_.add(step.before, step.events, now_, departure());
  if (timeline_.holds_table(now_) && !held_ && !settings_.reduced_motion) {
    held_ = observe(step.before, Seat::Chance);  // whoever has the device by then
  }
  const Seat by = to_act(step.before).first();
  if (review_ || view_.past || by == Seat::Chance) return;
  if (!players_[static_cast<std::size_t>(index_of(by))].is_person()) mark_fresh(step.events);
}

// What is sealed is turned to on the dial.
void Table::take_advice(const Review::Advice& advice) {
  if (is_sealed(situation_.seen)) {  // what is said of secrets holds each time
    selection_.advised = {advice.action,
                          sentence_of_advice(words_for(advice.action), words_for(advice.reasons))};
  } else {
    show_advice(advice);
  }
  if (const auto* bid = deed_of<Bid>(advice.action)) selection_.number = bid->amount;
  if (const auto* pick = deed_of<PickNumber>(advice.action)) selection_.number = pick->number;
}

void Table::complete(Situation& situation) const {
  for (const Seat seat : {Seat::A, Seat::B}) {
    situation.passing[static_cast<std::size_t>(index_of(seat))] = is_passing(seat);
  }
}

void Table::obey(const Reaction& reaction) {
  if (!reaction.pass) return;
  const State& state = observations_.of(Seat::Chance);
  const auto [seat, passes] = *reaction.pass;
  passing_[static_cast<std::size_t>(index_of(seat))] = {passes ? state.turn : 0, state.active};
}

bool Table::is_passing(Seat seat) const {
  const PassingUntil& until = passing_[static_cast<std::size_t>(index_of(seat))];
  const State& state = observations_.of(Seat::Chance);
  return until.turn != 0 && until.turn == state.turn && until.active == state.active;
}

// Whether the answer that is awaited is passed without asking.
bool Table::answers_itself(const State& state) const {
  if (state.awaiting != Awaiting::Answer) return false;
  const Seat seat = to_act(state).first();
  return players_[static_cast<std::size_t>(index_of(seat))].is_person() && is_passing(seat);
}

std::optional<Action> Table::forced() const {
  if (review_) return {};
  const State& open = observations_.of(Seat::Chance);
  if (answers_itself(open)) return Action{to_act(open).first(), Decline{}};
  if (!situation_.decides()) return {};
  return forced_action(situation_.seen, situation_.actor(), situation_.legal);
}

// ---- A frame -----------------------------------------------------------------------------------

int Table::lifted_hand_card() const {
  for (std::size_t i = 0; i < view_.hand.size(); ++i) {
    const bool at_cursor = selection_.cursor == "hand " + std::to_string(i + 1);
    if (view_.hand[i].selected || at_cursor) return static_cast<int>(i);
  }
  if (places_.covered) return -1;
  return card_at(layout_.hand_slots, pointer_.pointer().at()).value_or(-1);
}

void Table::place() {
  LayoutInput wanted{wish(lifted_hand_card())};
  wanted.card = room_for_card();
  wanted.planets = static_cast<int>(view_.planets.size());
  layout_ = make_layout(wanted);
  // Words get the room they need; how wide they run is known by now.
  wanted.said = lines_in_bar(view_, layout_, *measure_);
  if (review_) wanted.told = height_of_prompt(view_, layout_, *measure_);
  layout_ = make_layout(wanted);
  places_ = make_places(view_, layout_, *measure_, viewport_, safe_);
}

void Table::begin_frame(const FrameInput&) {
  if (looks_on() && fresh_.clear()) refresh();
  if (held_ && !timeline_.holds_table(now_)) refresh();
}

std::vector<Intent> Table::intents_of(const Gesture& gesture) {
  Surface surface(view_, layout_, places_);
  return pointer_.read(gesture, surface);
}

// ---- Keyboard ----------------------------------------------------------------------------------

// Cards of the hand come first, then what answers, from left to right.
std::vector<Stop> Table::own_stops() const {
  std::vector<Stop> cards;
  if (places_.covered || !selection_.is_empty() || !view_.hand_is_used) return cards;
  for (std::size_t i = 0; i < view_.hand.size(); ++i) {
    cards.push_back({"hand " + std::to_string(i + 1), seen_part(layout_.hand_slots, i)});
  }
  return cards;
}

void Table::activate(Wishes& wishes) {
  const std::string& name = selection_.cursor;
  if (name.starts_with("hand ")) {
    for (std::size_t i = 0; i < view_.hand.size(); ++i) {
      if (name != "hand " + std::to_string(i + 1)) continue;
      return handle(intent::TapCard{view_.hand[i].kind}, wishes);
    }
  }
  activate_stop(wishes);
}

void Table::read_own_key(const KeyPress& key, Wishes& wishes) {
  const bool back = key.key == Key::Left || key.key == Key::Up;
  if (is_arrow(key.key) && !key.control) {
    if (view_.sheet == OpenSheet::Help) {
      return handle(intent::Press{back ? Own::PreviousPage : Own::NextPage}, wishes);
    }
    if (view_.prompt && view_.prompt->dial && !places_.covered) {
      const bool less = key.key == Key::Left || key.key == Key::Down;
      return handle(intent::Press{less ? Own::Less : Own::More}, wishes);
    }
  }
  if (move_cursor(key)) return;
  if (key.key == Key::Enter || key.key == Key::Space) return activate(wishes);
  if (const std::optional<Intent> intent = cards::read_key(key, view_)) handle(*intent, wishes);
}

std::optional<Column> Table::lay_out_sheet(Rect inside, const Measure& measure) const {
  return words_of_sheet(view_, inside, measure);
}

// ---- The picture -------------------------------------------------------------------------------

Vec2 Table::point_of(Seat seat, Place place) const {
  const std::size_t side = view_.sides[0].seat == seat ? 0 : 1;
  for (const GroupPlace& group : places_.groups) {
    const Thing thing = group.group->thing;
    const Place at =
        thing.spot == Spot::Stack ? static_cast<Place>(kAttackArea + thing.index) : thing.index;
    if (thing.seat == seat && at == place) return group.at.center();
  }
  if (place >= kAttackArea) return layout_.sides[side].stacks.center();
  const auto& fleets = layout_.sides[side].fleets;
  return place < fleets.size() ? fleets[place].center() : layout_.table.center();
}

Vec2 Table::point_of(const Anchor& anchor) const {
  const std::size_t side = view_.sides[0].seat == anchor.seat ? 0 : 1;
  switch (anchor.kind) {
    case Anchor::Kind::Deck: return layout_.deck.center();
    case Anchor::Kind::Hand:
      return side == 0 ? layout_.hand.center() : layout_.panels[side].center();
    case Anchor::Kind::Stockpile: {
      // Words that rise from there leave its figure in sight.
      const Rect panel = layout_.panels[side];
      return {panel.max.x - 40, panel.min.y + panel.height() * 0.36F};
    }
    case Anchor::Kind::Planet:
      for (std::size_t i = 0; i < view_.planets.size(); ++i) {
        if (view_.planets[i].kind == anchor.planet) return layout_.planets[i].center();
      }
      break;
    case Anchor::Kind::Ships: return point_of(anchor.seat, anchor.place);
    case Anchor::Kind::Point: return anchor.point;
    case Anchor::Kind::Middle: break;
  }
  return layout_.table.center();
}

FlyingCard Table::fly(const CardFlight& flight) const {
  const Flown on_way = flown(point_of(flight.from), point_of(flight.to), flight.t);
  const bool is_ship = flight.from.kind == Anchor::Kind::Ships ||
                       (flight.to.kind == Anchor::Kind::Ships && flight.t > 0.5F);
  if (is_ship) {
    const float grown = 1 + 0.25F * on_way.lift;
    return {flight.what, on_way.at, layout_.ship * grown, on_way.turn, flight.to.seat};
  }
  const float height = layout_.ship.y * (1.1F + 0.5F * on_way.lift);
  return {flight.what, on_way.at, {height * kCardAspect, height}, on_way.turn, {}};
}

// Those of a stack that strikes come towards what they strike.
std::vector<Vec2> Table::shifts(Milliseconds now) const {
  constexpr float kReach = 0.4F;
  std::vector<Vec2> shifts(places_.ships.size());
  const std::optional<Strike> strike = timeline_.strike(now);
  if (!strike) return shifts;
  const State& lying = held_ ? *held_ : situation_.seen;
  const Vec2 way = point_of(strike->to) - point_of(strike->seat, strike->from);
  for (std::size_t i = 0; i < shifts.size(); ++i) {
    const Thing ship = places_.ships[i].ship->thing;
    if (ship.seat != strike->seat || lying.ship(ship).at != strike->from) continue;
    shifts[i] = way * (kReach * strike->near);
  }
  return shifts;
}

// First along the stream to their taker, then to the stockpile.
void Table::add_crystals(Milliseconds now, std::vector<Vec2>& crystals) const {
  for (const CrystalFlight& flight : timeline_.crystals(now)) {
    const Vec2 from = point_of(flight.from), to = point_of(flight.to);
    const std::size_t side = view_.sides[0].seat == flight.what ? 0 : 1;
    std::optional<Vec2> through;
    for (std::size_t i = 0; i < view_.planets.size(); ++i) {
      if (view_.planets[i].kind == flight.from.planet)
        through = layout_.sides[side].fleets[i].center();
    }
    const Vec2 bend = through.value_or(middle(from, to));
    crystals.push_back(lerp(lerp(from, bend, flight.t), lerp(bend, to, flight.t), flight.t));
  }
}

std::optional<Rect> Table::covered_by_motion() const {
  const std::optional<Scene> scene = timeline_.scene(now_);
  return scene ? place_of_scene(scene->kind, layout_.table, viewport_) : std::nullopt;
}

void Table::mark_hidden(Milliseconds now, std::vector<bool>& hidden) const {
  hidden.assign(places_.ships.size(), false);
  if (!is_moving(now)) return;
  const State& lying = held_ ? *held_ : situation_.seen;
  for (std::size_t i = hidden.size(); i-- > 0;) {
    const ShipView& ship = *places_.ships[i].ship;
    const Place at = lying.ship(ship.thing).at;
    int same = 0;
    for (std::size_t k = i + 1; k < hidden.size(); ++k) {
      const ShipView& other = *places_.ships[k].ship;
      const bool alike = other.kind == ship.kind && other.thing.seat == ship.thing.seat &&
                         lying.ship(other.thing).at == at;
      if (alike && hidden[k]) ++same;
    }
    hidden[i] = timeline_.has_lost_ships(at, now) ||
                same < timeline_.under_way(ship.thing.seat, ship.kind, at, now);
  }
}

Picture Table::picture(Milliseconds now) const {
  Picture picture;
  fill(picture, now, lifted_hand_card());
  for (std::size_t i = 0; i < kSeats; ++i) {
    const Anchor at{.kind = Anchor::Kind::Stockpile, .seat = view_.sides[i].seat};
    picture.stockpiles[i] = timeline_.shown(at, view_.sides[i].stockpile, now);
  }
  for (const PlanetView& planet : view_.planets) {
    const Anchor at{.kind = Anchor::Kind::Planet, .planet = planet.kind};
    picture.stocks.push_back(timeline_.shown(at, planet.stock, now));
  }
  mark_hidden(now, picture.hidden);
  picture.shifts = shifts(now);
  for (const CardFlight& flight : timeline_.flights(now)) picture.flying.push_back(fly(flight));
  add_crystals(now, picture.crystals);
  for (const auto& impact : timeline_.impacts(now)) {
    picture.impacts.push_back(
        {impact.kind, point_of(impact.at), layout_.ship.x * 0.6F, impact.seat, impact.t});
  }
  for (const auto& words : timeline_.rising(now)) {
    picture.rising.push_back(risen(point_of(words.at), words.text, words.tone, words.t));
  }
  for (std::size_t i = 0; i < kSeats; ++i) {
    const SideView& side = view_.sides[i];
    const bool passed_over = std::any_of(
        picture.flying.begin(), picture.flying.end(),
        [&](const FlyingCard& card) { return layout_.sides[i].stacks.contains(card.at); });
    picture.bare[i] = side.stacks.empty() && side.new_stack == Mark::None && !passed_over;
  }
  picture.scene = timeline_.scene(now);
  picture.carried = carried();
  if (picture.carried) picture.aimed = thing_under(places_, picture.carried->at);
  if (!selection_.cursor.empty()) picture.cursor = where(selection_.cursor);
  return picture;
}

// A hand over everything that answers a tap.
PointerLook Table::pointer_look() const {
  const Vec2 at = pointer_.pointer().at();
  const Hit<Intent>* hit = places_.hits.at(at);
  const bool answers = hit && !std::holds_alternative<intent::Nothing>(hit->intent);
  const bool hand = answers || Surface(view_, layout_, places_).hand_card(at);
  return hand ? PointerLook::Hand : PointerLook::Arrow;
}

std::optional<std::size_t> Table::hand_card_named(std::string_view name) const {
  constexpr std::string_view kHand = "hand ";
  if (!name.starts_with(kHand)) return {};
  const std::string_view which = name.substr(kHand.size());
  const std::size_t cards = std::min(view_.hand.size(), layout_.hand_slots.size());
  for (std::size_t i = 0; i < cards; ++i) {
    if (which == std::to_string(i + 1) || which == catalogue()[view_.hand[i].kind].tag) return i;
  }
  return {};
}

std::optional<Rect> Table::place_of(std::string_view thing) const {
  const std::optional<std::size_t> card = hand_card_named(thing);
  if (!card) return berth_named(thing);
  return seen_part(layout_.hand_slots, *card);
}

std::optional<Rect> Table::berth_named(std::string_view name) const {
  for (std::size_t side = 0; side < kSeats; ++side) {
    const Seat seat = view_.sides[side].seat;
    const SideLayout& room = layout_.sides[side];
    if (name == name_of(thing_at(Spot::NewStack, seat, 0))) return room.stacks;
    for (std::size_t i = 0; i < room.fleets.size(); ++i) {
      if (name == name_of(thing_at(Spot::Fleet, seat, static_cast<int>(i)))) return room.fleets[i];
    }
  }
  return {};
}

// ---- For those who teach -----------------------------------------------------------------------

std::string Table::held() const {
  if (selection_.target) return name_of(*selection_.target);
  if (selection_.ship) {
    return name_of(thing_at(Spot::Ship, situation_.actor(), *selection_.ship));
  }
  return selection_.card ? "hand " + catalogue()[*selection_.card].tag : std::string();
}

std::string Table::reading() const {
  std::string sheet(name_of(view_.sheet));
  if (view_.detail) sheet += " " + catalogue()[view_.detail->kind].tag;
  return sheet;
}

std::vector<Rect> Table::used() const {
  std::vector<Rect> used{layout_.bar, places_.prompt, places_.notice};
  used.insert(used.end(), layout_.panels.begin(), layout_.panels.end());
  if (view_.hand_is_used) used.push_back(layout_.hand);
  used.insert(used.end(), layout_.planets.begin(), layout_.planets.end());
  for (const ShipPlace& ship : places_.ships) used.push_back(ship.seen);
  return used;
}

// On a low screen a prompt stands where a card would.
Rect Table::spare() const {
  const bool taken = layout_.form == Form::Flat && !places_.prompt_rows.empty();
  return taken ? Rect{} : spare_in(layout_);
}

}  // namespace mael::web::cards
