#include "web/screens/pirates/screen.h"

#include <algorithm>
#include <utility>

#include "web/board/marks.h"
#include "web/screens/pirates/panels.h"
#include "web/screens/pirates/places_over.h"
#include "web/screens/pirates/sheets.h"
#include "web/screens/pirates/view/view_parts.h"

namespace mael::web::pirates {
namespace {

constexpr float kSettingUp = 152;  // height kept for questions before the game, in CSS pixels
constexpr Milliseconds kWheelRest = 250;  // one quarter a notch, however finely a wheel tells it

std::size_t place_of_seat(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

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

std::vector<Pill> Table::pills() const { return pills_of(view_, is_moving(now_)); }

// What a person can only answer in one way in the middle of a turn: nothing hidden bears on it
// (PIR-R90), and no player takes it.
std::optional<Action> Table::only_answer(const State& state) const {
  const Seat seat = first_asked(to_act(state), persons());
  if (state.tasks.empty() || seat == Seat::Chance) return {};
  std::vector<Action> legal;
  legal_actions_of<Pirates>(state, seat, legal);
  return forced_action(state, seat, legal);
}

bool Table::answers_itself(const State& state) const { return only_answer(state).has_value(); }

std::optional<Action> Table::forced() const {
  if (review_) return {};
  if (auto only = only_answer(observations_.of(Seat::Chance))) return only;
  if (!situation_.decides()) return {};
  // A player who still looks at what was sold and bought ends the turn by closing the shop.
  if (selection_.sheet == OpenSheet::Shop && situation_.is_playing()) return {};
  return forced_action(situation_.seen, situation_.actor(), situation_.legal);
}

void Table::opened() {
  turns_ = {};
  advanced_ = now_;
  forget_others();
}

// What a finger has turned already is not turned again.
void Table::plan_motion(const SeenStep<Pirates>& step) {
  std::array<float, kCircles> held{};
  for (const Event& event : step.events) {
    if (event.what != Happened::Rotated) continue;
    held[event.thing] = turns_[event.thing].shown();
    turns_[event.thing].turn_to(0);
  }
  const Seat by = to_act(step.before).first();
  const bool other = by != Seat::Chance && !players_[place_of_seat(by)].is_person();
  timeline_.add(step.before, step.events, now_, held, other);
  if (by != Seat::Chance && !other) forget_others();  // who acts has seen it
  if (other && !review_ && !looks_back()) mark_fresh(step.events);
}

// Trading goes on: what was opened to buy and sell stays open.
void Table::happened(const Action&, Seat, const Selection& held) {
  const State& state = situation_.seen;
  const bool trades_on =
      held.sheet == OpenSheet::Shop && state.active == reader() && state.stage == Stage::Play;
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

// The count stands in place of the notice, and says all that does.
void Table::refreshed() {
  const bool counts = view_.notice && !view_.count.line.empty();
  if (counts && ending_ && !ending_->facts.empty()) view_.count.line += " " + ending_->facts;
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
  const bool turning =
      std::any_of(turns_.begin(), turns_.end(), [](const RingTurn& turn) { return turn.moving(); });
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
  Board board = make_board(moment);
  const Cell fanned = shown_selection().fanned;
  if (fanned != kNoCell) fan_out(board, fanned, 1 / camera_.scale);
  return board;
}

// Where only the end of the turn is left of the buttons though the ship may still act, it stays at
// the right: a tap too many where a treasure was claimed ends nothing.
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
  wanted.card = room_for_card();
  wanted.calamities.resize(view_.calamities.size());
  layout_ = make_layout(wanted);
  // Words get the room they need; how wide they run is known by now.
  wanted.said = lines_in_bar(view_, layout_, *measure_);
  wanted.calamities = lines_of_calamities(view_, layout_, *measure_);
  if (review_) wanted.told = height_of_prompt(view_, layout_, *measure_);
  wanted.asked = height_of_question(view_, layout_, *measure_);
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
  places_ = make_places(view_, layout_, cells, *measure_, viewport_, safe_);
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

std::optional<Column> Table::lay_out_sheet(Rect inside, const Measure& measure) const {
  return words_of_sheet(view_, inside, touch_, measure);
}

}  // namespace mael::web::pirates
