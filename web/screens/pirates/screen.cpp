#include "web/screens/pirates/screen.h"

#include <algorithm>
#include <utility>

#include "engine/core/table.h"
#include "web/board/marks.h"
#include "web/screens/pirates/panels.h"
#include "web/screens/pirates/places_over.h"
#include "web/screens/pirates/sheets.h"
#include "web/screens/pirates/view_parts.h"

namespace mael::web::pirates {
namespace {

constexpr Vec2 kBesideFinger{-64, -64};
constexpr float kSettingUp = 152;  // height kept for questions before the game, in CSS pixels
constexpr Milliseconds kWheelRest = 250;  // one quarter a notch, however finely a wheel tells it

std::size_t place_of_seat(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

Rect round(Vec2 middle) {
  return box(middle.x - kTouch / 2, middle.y - kTouch / 2, kTouch, kTouch);
}

}  // namespace

// ---- What there is to look at ------------------------------------------------------------------

View Table::make_view() const {
  View view = build_view(situation_, shown_selection(), journal_);
  if (review_ || looks_back()) return view;
  show_fresh(view);
  if (!tells_what_others_did(view)) return view;
  view.prompt = prompt_of_others(situation_, journal_);
  if (view.prompt) view.prompt->page = shown_selection().page;
  return view;
}

// Ships that others have moved or fought, with the way each of them has come.
void Table::show_fresh(View& view) const {
  if (view.board.lit_ring) return;  // the board is for the turn of the circle
  for (int i = 0; i < kSeats; ++i) {
    if (!fresh_.has(seat_at(i))) continue;
    view.board.ships[static_cast<std::size_t>(i)] |= kMarkFresh;
    const Cell from = sailed_from_[static_cast<std::size_t>(i)];
    const Cell to = situation_.seen.ship(seat_at(i)).cell;
    if (from != kNoCell && to != kNoCell && from != to) view.board.ways.push_back({from, to});
  }
}

// Until it is put away or something else is done, where nothing else is asked.
bool Table::tells_what_others_did(const View& view) const {
  return others_acted_ && !situation_.taught && situation_.is_playing() && !view.prompt &&
         view.sheet == OpenSheet::None && shown_selection().is_empty() && !view.refusal;
}

// Whether what others did is read: a press on it, or a key that leads to its signs.
bool Table::reads_on(const FrameInput& input) const {
  if (!view_.prompt || !view_.prompt->closes || places_.covered) return false;
  const auto is_on_it = [&](const Gesture& gesture) {
    const bool counts = is_press(gesture) || gesture.kind == GestureKind::DragStart;
    return !counts || places_.prompt.contains(gesture.at);
  };
  const auto leads = [&](const KeyPress& key) {
    const bool chooses = key.key == Key::Enter || key.key == Key::Space;
    return key.key == Key::Tab || (chooses && selection_.cursor.ends_with(" told"));
  };
  return std::all_of(input.gestures.begin(), input.gestures.end(), is_on_it) &&
         std::all_of(input.keys.begin(), input.keys.end(), leads);
}

void Table::mark_fresh(const Events& events) {
  others_acted_ = true;
  for (const Event& event : events) {
    const bool sailed = event.what == Happened::Moved || event.what == Happened::Teleported ||
                        event.what == Happened::Swept;
    if (!sailed && event.what != Happened::Attacked) continue;
    const Seat seat = event.seat;
    const auto place = place_of_seat(seat);
    if (sailed && sailed_from_[place] == kNoCell) sailed_from_[place] = event.from;
    if (!fresh_.has(seat)) fresh_.add(seat);
  }
}

// False if nothing was marked.
bool Table::forget_others() {
  sailed_from_.fill(kNoCell);
  const bool told = std::exchange(others_acted_, false);
  return fresh_.clear() || told;
}

std::vector<SidePanel> Table::side_panels() const {
  std::vector<SidePanel> panels;
  for (const SideView& side : view_.sides) panels.push_back(panel_of(side, side.points));
  return panels;
}

// What a person can only answer in one way in the middle of a turn: nothing hidden bears on it
// (PIR-R90), and nobody takes it.
std::optional<Action> Table::only_answer(const State& state) const {
  const Seat seat = first_asked(to_act(state), persons());
  if (state.tasks.empty() || seat == Seat::Chance) return {};
  std::vector<Action> legal;
  legal_actions_of<Pirates>(state, seat, legal);
  return forced_action(state, seat, legal);
}

// Who is not asked does not get the device: whoever looks goes on looking.
HandOver Table::device_at(const State& state) const {
  if (!only_answer(state)) return TableScreen::device_at(state);
  HandOver device = situation_.device;
  device.actor = Seat::Chance;
  return device;
}

std::optional<Action> Table::forced() const {
  if (review_) return {};
  if (auto only = only_answer(observations_.of(Seat::Chance))) return only;
  if (!situation_.decides()) return {};
  // Pawns differ in nothing: a ship is known by its seat. The first one left is taken (PIR-020).
  if (situation_.seen.stage == Stage::Pawns) return situation_.legal.front();
  // Whoever still looks at what was sold and bought ends the turn by closing the shop.
  if (selection_.sheet == OpenSheet::Shop && situation_.is_playing()) return {};
  return forced_action(situation_.seen, situation_.actor(), situation_.legal);
}

void Table::opened() {
  turns_ = {};
  advanced_ = now_;
  forget_others();
}

// What a finger has turned already is not turned again.
void Table::plan_motion(const State& before, const Events& events) {
  std::array<float, kCircles> held{};
  for (const Event& event : events) {
    if (event.what != Happened::Rotated) continue;
    held[event.thing] = turns_[event.thing].shown();
    turns_[event.thing].turn_to(0);
  }
  const Seat by = to_act(before).first();
  const bool other = by != Seat::Chance && !players_[place_of_seat(by)].is_person();
  timeline_.add(before, events, reader(), now_, held, other);
  if (by != Seat::Chance && !other) forget_others();  // who acts has seen it
  if (other && !review_ && !looks_back()) mark_fresh(events);
}

// Trading goes on: what was opened to buy and sell stays open.
void Table::happened(const Action&, Seat, const Selection& held) {
  const State& state = situation_.seen;
  const bool trades_on = held.sheet == OpenSheet::Shop && state.active == reader() &&
                         state.stage == Stage::Play;
  if (!trades_on) return;
  selection_.sheet = OpenSheet::Shop;
  refresh();
}

// ---- Circles -----------------------------------------------------------------------------------

// Each circle goes where the selection says, unless a finger holds it there.
void Table::rest_rings() {
  for (std::size_t i = 0; i < turns_.size(); ++i) {
    RingTurn& turn = turns_[i];
    const bool chosen = selection_.ring && selection_.ring->circle == i;
    if (turn.held()) {
      if (!chosen) turn.undo(settings_.reduced_motion);
      continue;
    }
    const int wanted = chosen ? selection_.ring->quarters : 0;
    const int more = (wanted - turn.quarters()) & 3;
    if (more == 0) continue;
    const int goal = turn.quarters() + (more == 3 ? -1 : more);
    if (settings_.reduced_motion) {
      turn.turn_to(goal);
    } else {
      turn.glide_to(goal);
    }
  }
}

void Table::refreshed() {
  rest_rings();
  place();
}

void Table::obey(const Reaction& reaction) {
  if (reaction.puts_away) forget_others();
  if (!reaction.ring_home) return;
  for (RingTurn& turn : turns_) {
    if (turn.held()) turn.undo(settings_.reduced_motion);
  }
}

void Table::begin_frame(const FrameInput& input) {
  if (looks_on() && !reads_on(input) && forget_others()) refresh();
  const auto elapsed = static_cast<float>(std::max<Milliseconds>(now_ - advanced_, 0));
  advanced_ = now_;
  for (RingTurn& turn : turns_) turn.advance(elapsed);
}

Angles Table::angles(Milliseconds now) const {
  Angles angles = angles_of(situation_.seen.turned);
  const std::array<float, kCircles> moving = timeline_.turned(now);
  for (std::size_t i = 0; i < angles.size(); ++i) angles[i] += turns_[i].shown() + moving[i];
  return angles;
}

bool Table::moves_besides(Milliseconds now) const {
  const bool turning = std::any_of(turns_.begin(), turns_.end(),
                                   [](const RingTurn& turn) { return turn.moving(); });
  return turning || timeline_.is_fading(now);
}

std::vector<Intent> Table::release_ring(const Gesture& gesture) {
  const Vec2 at = to_board(camera_, gesture.at);
  for (RingTurn& turn : turns_) {
    if (!turn.held()) continue;
    turn.release(turning_speed(at, gesture.velocity / camera_.scale), settings_.reduced_motion);
    const auto quarters = static_cast<std::uint8_t>(turn.quarters() & 3);
    return {intent::TurnRing{quarters}, intent::LeaveRing{}};
  }
  return {};
}

// ---- A frame -----------------------------------------------------------------------------------

int Table::lifted_hand_card() const {
  for (std::size_t i = 0; i < view_.hand.size(); ++i) {
    if (view_.hand[i].selected) return static_cast<int>(i);
  }
  if (places_.covered) return -1;
  return card_at(layout_.hand_slots, pointer_.pointer().at()).value_or(-1);
}

Board Table::board_at(Milliseconds now) const {
  const State& seen = situation_.seen;
  const Seat viewer = reader();
  BoardMoment moment{seen, angles(now), 0, {}};
  if (viewer != Seat::Chance) moment.cards = seen.ship(viewer).cards;
  if (view_.board.awaited != Seat::Chance) moment.awaited = view_.board.awaited;
  return make_board(moment);
}

// Where only the end of the turn is left of the buttons though the ship may still act, it stays at
// the right: whoever taps once more where a treasure was claimed ends nothing.
void Table::keep_place_of_claim() {
  if (view_.buttons.size() != 1 || layout_.button_places.size() != 1) return;
  const Button& only = view_.buttons.front();
  if (only.primary || only.command.own<Own>() != Own::EndTurn) return;
  Rect& place = layout_.button_places.front();
  constexpr float kLeast = 200;  // narrower ones stand at the right as they are
  if (place.width() >= kLeast) place.min.x = place.center().x;
}

void Table::place() {
  LayoutInput wanted{wish(lifted_hand_card())};
  wanted.seats = static_cast<int>(view_.sides.size());
  wanted.calamities.resize(view_.calamities.size());
  layout_ = make_layout(wanted);
  // Words get the room they need; how wide they run is known by now.
  wanted.said = lines_in_bar(view_, layout_);
  wanted.calamities = lines_of_calamities(view_, layout_);
  if (review_) wanted.told = height_of_prompt(view_, layout_);
  wanted.asked = height_of_question(view_, layout_);
  wanted.asks = wanted.asked > 0;
  // Ships and Forbans are placed in turn: the table lies still while others do.
  const bool sets_up = situation_.seen.is_setup() && !review_ && view_.buttons.empty();
  if (sets_up) wanted.asked = std::max(wanted.asked, kSettingUp);
  layout_ = make_layout(wanted);
  keep_place_of_claim();
  camera_ = camera_for(layout_.board, viewport_);
  board_ = board_at(now_);
  CellPlaces cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    cells[cell] = to_pixels(camera_, cell_center(board_.scene, ring_cell_of(cell)));
  }
  places_ = make_places(view_, layout_, cells, viewport_, safe_);
  place_means(view_, layout_, *measure_, places_);
}

std::vector<Intent> Table::read_wheel(const Gesture& gesture, const Surface& surface) {
  const std::optional<std::uint8_t> circle = surface.ring(gesture.at);
  if (!circle || !situation_.is_playing() || now_ < wheel_rests_) return {};
  wheel_rests_ = now_ + kWheelRest;
  if (selection_.ring && selection_.ring->circle == *circle) {
    return {intent::Press{gesture.factor > 1 ? Own::MoreQuarters : Own::LessQuarters}};
  }
  constexpr std::array kRings{Own::Inner, Own::Middle, Own::Outer};
  return {intent::Press{kRings[*circle]}};
}

std::vector<Intent> Table::intents_of(const Gesture& gesture) {
  Surface surface({situation_, view_, layout_, places_, board_, camera_}, turns_);
  std::vector<Intent> intents = pointer_.read(gesture, surface);
  if (gesture.kind == GestureKind::Drop) {
    for (const Intent& intent : release_ring(gesture)) intents.push_back(intent);
  }
  if (gesture.kind == GestureKind::Zoom) return read_wheel(gesture, surface);
  return intents;
}

void Table::read_own_key(const KeyPress& key, Wishes& wishes) {
  const bool sideways = key.key == Key::Left || key.key == Key::Right;
  const bool back = key.key == Key::Left || key.key == Key::Up;
  if (is_arrow(key.key) && !key.control && view_.sheet == OpenSheet::Help) {
    return handle(intent::Press{back ? Own::PreviousPage : Own::NextPage}, wishes);
  }
  const bool turns = view_.prompt && view_.prompt->dial && !places_.covered;
  if (turns && sideways && !key.control) {
    return handle(intent::Press{back ? Own::LessQuarters : Own::MoreQuarters}, wishes);
  }
  if (turns && key.key == Key::Enter) return handle(intent::Press{Common::Confirm}, wishes);
  if (move_cursor(key)) return;
  if (key.key == Key::Enter || key.key == Key::Space) return activate_stop(wishes);
  if (const std::optional<Intent> intent = pirates::read_key(key, view_)) handle(*intent, wishes);
}

Rect Table::words_on_sheet() const {
  Rect inside = places_.sheet_place.inside;
  if (view_.sheet == OpenSheet::Help) inside.max.y = places_.sheet_items[0].min.y - 8;
  if (view_.sheet == OpenSheet::Ledger && !places_.count.rows.empty()) {
    const CountPlaces& count = places_.count;
    inside.max.y = (count.headings.height() > 0 ? count.headings : count.rows[0]).min.y - 4;
  }
  return inside;
}

std::optional<Column> Table::lay_out_sheet(Rect inside, const Measure& measure) const {
  return words_of_sheet(view_, inside, touch_, measure);
}

// ---- The picture -------------------------------------------------------------------------------

Vec2 Table::point_of(const Anchor& anchor) const {
  if (anchor.kind == Anchor::Kind::Panel) {
    for (std::size_t i = 0; i < view_.sides.size() && i < layout_.panels.size(); ++i) {
      if (index_of(view_.sides[i].seat) == anchor.which) return layout_.panels[i].center();
    }
  }
  const auto cell = static_cast<Cell>(anchor.which);
  if (anchor.kind == Anchor::Kind::Cell && cell < kCells) {
    return to_pixels(camera_, cell_center(board_.scene, ring_cell_of(cell)));
  }
  return layout_.board.center();
}

namespace {

// Anywhere in the plane, told from a cell of a circle.
RingPlace place_at(const RingScene& scene, RingCell cell, Vec2 point) {
  const RingBand& ring = scene.rings[static_cast<std::size_t>(cell.ring)];
  const float away = signed_angle(angle_of(point) - cell_begin(scene, cell));
  return {cell, away / cell_span(scene, cell),
          (length(point) - ring.inner) / (ring.outer - ring.inner)};
}

// Across the sea along the circles.
RingPlace between(const RingScene& scene, const RingPlace& from, const RingPlace& to, float t) {
  const Vec2 start = point_at(scene, from), end = point_at(scene, to);
  const float turn = signed_angle(angle_of(end) - angle_of(start));
  const float radius = length(start) + (length(end) - length(start)) * t;
  return place_at(scene, to.at, towards(angle_of(start) + turn * t) * radius);
}

void move_piece(Board& board, const PieceFlight& flight) {
  const ThingKind kind = flight.what.ship ? ThingKind::Ship : ThingKind::Token;
  RingPiece* piece = piece_of(board, {kind, flight.what.which});
  if (!piece) return;
  const RingPlace from{ring_cell_of(flight.from), piece->place.along, piece->place.across};
  piece->place = between(board.scene, from, piece->place, flight.t);
}

}  // namespace

// Marks, arrows and what a turn would do, on the board as it lies.
void Table::dress(Board& board, bool in_motion) const {
  const BoardView& view = view_.board;
  if (view.lit_ring) board.scene.rings[*view.lit_ring].lit = true;
  if (in_motion) return;
  for (const MarkedCell& cell : view.cells) {
    if ((cell.marks & kMarkFresh) != 0) {
      mark_opened(board, cell.cell);
    } else {
      mark_cell(board, cell.cell, cell.marks);
    }
  }
  for (int i = 0; i < kSeats; ++i) {
    const std::uint16_t marks = view.ships[static_cast<std::size_t>(i)];
    if (marks != 0) mark_thing(board, {ThingKind::Ship, i}, marks);
  }
  for (std::size_t i = 0; i < view.tokens.size(); ++i) {
    if (view.tokens[i] == 0) continue;
    mark_thing(board, {ThingKind::Token, static_cast<int>(i)}, view.tokens[i]);
  }
  for (const DriftView& drift : view.drifts) show_drift(board, drift.token, drift.to);
  for (const HarmView& harm : view.harms) {
    if (harm.token >= 0) show_harm(board, harm.token, harm.seat, harm.damage);
  }
  for (const WayView& way : view.ways) {
    board.scene.arrows.push_back(
        {{ring_cell_of(way.from)}, {ring_cell_of(way.to)}, RingArrowKind::Sail});
  }
}

namespace {

// The middle of words that rise near an edge of the page, so that none of them is cut off.
float kept_in_width(float middle, std::string_view words, float width) {
  constexpr float kLetter = 9, kPad = 12;
  const float half = kPad + kLetter * static_cast<float>(words.size()) / 2;
  return std::clamp(middle, std::min(half, width / 2), std::max(width - half, width / 2));
}

}  // namespace

Picture Table::picture(Milliseconds now) const {
  Picture picture;
  fill(picture, now, lifted_hand_card());
  picture.camera = camera_;
  picture.board = board_at(now);
  dress(picture.board, picture.in_motion);
  for (const PieceFlight& flight : timeline_.pieces(now)) move_piece(picture.board, flight);
  for (const SideView& side : view_.sides) {
    const Anchor at{Anchor::Kind::Panel, index_of(side.seat)};
    picture.points[place_of_seat(side.seat)] = timeline_.shown(at, side.points, now);
  }
  for (const auto& words : timeline_.rising(now)) {
    Vec2 from = point_of(words.at);
    from.x = kept_in_width(from.x, words.text, viewport_.x);
    picture.rising.push_back(risen(from, words.text, words.tone, words.t));
  }
  picture.scene = timeline_.scene(now);
  picture.carried = carried();
  if (view_.prompt && view_.prompt->dial) {
    const bool held = view_.prompt->dial->held;
    picture.dial =
        held ? pointer_.pointer().at() + kBesideFinger : layout_.board.min + Vec2{kTouch, kTouch};
  }
  if (!selection_.cursor.empty()) picture.cursor = where(selection_.cursor);
  return picture;
}

// A hand over everything that answers a tap.
PointerLook Table::pointer_look() const {
  const Vec2 at = pointer_.pointer().at();
  const Hit<Intent>* hit = places_.hits.at(at);
  const bool on_board = hit && std::holds_alternative<intent::Tap>(hit->intent);
  const bool answers = hit && !on_board && !std::holds_alternative<intent::Nothing>(hit->intent);
  if (answers || card_at(layout_.hand_slots, at)) return PointerLook::Hand;
  return layout_.board.contains(at) && !places_.covered ? PointerLook::Hand : PointerLook::Arrow;
}

// ---- By name -----------------------------------------------------------------------------------

namespace {

constexpr std::string_view kTurnOf = "turn ";

// "turn B1": the middle circle a quarter clockwise, as in notation.
std::string name_of_turn(const Rotate& turn) {
  return std::string(kTurnOf) + static_cast<char>('A' + turn.circle) +
         std::to_string(turn.quarters);
}
std::optional<Rotate> lit_turn(std::string_view thing) {
  for (std::uint8_t circle = 0; circle < kCircles; ++circle) {
    for (std::uint8_t quarters = 1; quarters < 4; ++quarters) {
      if (thing == name_of_turn({circle, quarters})) return Rotate{circle, quarters};
    }
  }
  return {};
}

}  // namespace

namespace {

// "token 2": 2; 0 for anything else.
int number_behind(std::string_view kind, std::string_view thing) {
  int number = 0;
  const bool is_one = thing.starts_with(kind) && read_number(thing.substr(kind.size()), 1, 99, number);
  return is_one ? number : 0;
}

}  // namespace

// Where nobody is.
Rect Table::grip_of(int circle) const {
  const RingPlace free{{circle, 0}, 0.04F, 0.9F};
  return round(to_pixels(camera_, point_at(board_.scene, free)));
}

std::optional<Rect> Table::place_of(std::string_view thing) const {
  if (thing.starts_with("ring ") && thing.size() == 6) {
    const int ring = thing[5] - '1';
    return ring < 0 || ring >= kCircles ? std::nullopt : std::optional(grip_of(ring));
  }
  if (const auto turn = lit_turn(thing)) return grip_of(turn->circle);
  if (thing.starts_with("ship ") && thing.size() == 6) {
    return where_is({ThingKind::Ship, thing[5] - 'a'});
  }
  if (const int number = number_behind("token ", thing)) {
    return where_is({ThingKind::Token, number - 1});
  }
  if (const int number = number_behind("loot ", thing)) {
    return where_is({ThingKind::Loot, number - 1});
  }
  if (const int number = number_behind("isle ", thing)) return land_of(number);
  return cell_place(thing);
}

// "B3", of positions as they are written.
std::optional<Rect> Table::cell_place(std::string_view name) const {
  const Cell cell = mael::pirates::cell_named(name);
  if (cell == kNoCell) return {};
  return round(to_pixels(camera_, cell_center(board_.scene, ring_cell_of(cell))));
}

// A lost island that was found.
std::optional<Rect> Table::land_of(int island) const {
  if (island > kLostIslands) return {};
  const Cell cell = situation_.seen.lost_islands[static_cast<std::size_t>(island - 1)];
  if (cell == kNoCell) return {};
  return round(to_pixels(camera_, point_at(board_.scene, place_of_lost(cell))));
}

std::optional<Rect> Table::where_is(const BoardThing& thing) const {
  for (std::size_t i = 0; i < board_.things.size(); ++i) {
    if (!(board_.things[i] == thing)) continue;
    return round(to_pixels(camera_, point_at(board_.scene, board_.scene.pieces[i].place)));
  }
  return {};
}

// ---- For those who teach -----------------------------------------------------------------------

std::string Table::held() const {
  if (view_.sheet == OpenSheet::Shop) return "button shop";
  if (selection_.ring) return name_of_turn({selection_.ring->circle, selection_.ring->quarters});
  if (selection_.target) {
    const Target target = *selection_.target;
    return target.is_ship() ? std::string("ship ") + letter_of(target.seat())
                            : "token " + std::to_string(target.place() + 1);
  }
  if (selection_.token) return "token " + std::to_string(*selection_.token + 1);
  if (selection_.sailing) return std::string("ship ") + letter_of(situation_.actor());
  return {};
}

std::string Table::reading() const {
  std::string sheet(web::name_of(view_.sheet));
  if (view_.sheet == OpenSheet::Card && view_.subject.kind == Subject::Kind::Treasure) {
    const int card = view_.subject.which;
    sheet += std::string(" T") + (card < 10 ? "0" : "") + std::to_string(card);
  }
  return sheet;
}

// Round the middle, by what is left of a turn.
std::vector<Vec2> Table::way_of(std::string_view light) const {
  constexpr int kSteps = 24;
  const auto turn = lit_turn(light);
  if (!turn) return {};
  const Vec2 arm = to_board(camera_, grip_of(turn->circle).center());
  const float wanted = static_cast<float>(turn->quarters) * kQuarter;
  const float left = signed_angle(wanted - turns_[turn->circle].shown());
  std::vector<Vec2> way;
  for (int i = 0; i <= kSteps; ++i) {
    const float angle = angle_of(arm) + left * static_cast<float>(i) / kSteps;
    way.push_back(to_pixels(camera_, towards(angle) * length(arm)));
  }
  return way;
}

std::vector<Rect> Table::used() const {
  std::vector<Rect> used{layout_.bar, places_.prompt, places_.notice, layout_.board, layout_.sheet,
                         layout_.hand};
  used.insert(used.end(), layout_.panels.begin(), layout_.panels.end());
  return used;
}

// The log can be read at any time on its sheet.
Rect Table::spare() const { return layout_.log; }

}  // namespace mael::web::pirates
