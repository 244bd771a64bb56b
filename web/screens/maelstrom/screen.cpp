#include "web/screens/maelstrom/screen.h"

#include <algorithm>
#include <charconv>

#include "engine/maelstrom/bot_hooks.h"
#include "engine/maelstrom/evaluate.h"
#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/observe.h"
#include "engine/play/search/outlook.h"
#include "web/board/hex_geometry.h"
#include "web/screens/maelstrom/offers.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/sheets.h"

namespace mael::web::maelstrom {

namespace {

constexpr Milliseconds kGlide = 320;
constexpr float kLargestScale = 84;  // pixels per board unit when the board is framed

std::size_t place_of(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

}  // namespace

// ---- What there is to look at ------------------------------------------------------------------

void Table::keep_observations(const State& state) {
  for (const Seat viewer : observations_.readers()) {
    observations_.of(viewer) = observe(state, viewer);
  }
}

void Table::look_at(const HandOver& device) {
  situation_ = make_situation(observations_.of(device.viewer), device, players_, may_take_back_);
  note_passing();
  refresh();
}

bool Table::is_passing(Seat seat) const {
  const PassingUntil& until = passing_[place_of(seat)];
  const State& state = observations_.of(Seat::Chance);
  return until.turn != 0 && until.turn == state.turn && until.phase == state.phase;
}

// Whether the answer that is awaited is passed without asking.
bool Table::passes_now(const State& state) const {
  if (state.awaiting != Awaiting::Answer) return false;
  const Seat seat = to_act(state).first();
  return players_[place_of(seat)].is_person() && is_passing(seat);
}

// Who is not asked does not get the device: whoever looks goes on looking.
HandOver Table::device_at(const State& state) const {
  if (!passes_now(state)) return follow(situation_.device, state, persons());
  HandOver device = situation_.device;
  device.actor = Seat::Chance;
  return device;
}

void Table::note_passing() {
  for (const Seat seat : {Seat::A, Seat::B}) situation_.passing[place_of(seat)] = is_passing(seat);
}

void Table::refresh() {
  if (review_) selection_.advised = advised_in(*review_, players_);
  situation_.shows_advantage = settings_.advantage;
  situation_.asks_who_plays = asks_who_plays_;
  view_ = build_view(situation_, selection_);
  if (settings_.advantage) view_.advantage = advantage_of(view_.sides[0].seat);
  if (review_) build_review(*review_, situation_, view_);
}

// How an onlooker would judge it, so that nobody is told what is hidden.
float Table::advantage_of(Seat seat) const {
  return share_of<Game>(evaluate(observations_.of(Seat::Chance), seat));
}

void Table::set_settings(const ScreenSettings& settings) {
  const bool changed = !(settings == settings_);
  settings_ = settings;
  if (changed) refresh();
}

void Table::set_passing(const PassWish& wish) {
  const State& state = observations_.of(Seat::Chance);
  passing_[place_of(wish.seat)] = {wish.pass ? state.turn : std::uint16_t{0}, state.phase};
  note_passing();
}

void Table::open(const std::array<Player, kSeats>& players, const State& state, Journal journal,
                 const ScreenSettings& settings) {
  players_ = players;
  settings_ = settings;
  journal_ = std::move(journal);
  review_.reset();
  timeline_.finish();
  pointer_.let_go();
  passing_ = {};
  keep_observations(state);
  selection_ = cleared(selection_);
  look_at(follow({}, state, persons()));
  camera_is_own_ = false;
  glide_.reset();
}

void Table::applied(const State& before, const Action& action, const Events& events,
                    const State& after, Milliseconds now) {
  journal_.record(before, events);
  asks_who_plays_ = false;
  keep_observations(after);
  timeline_.add(before, events, now);
  if (settings_.reduced_motion) timeline_.finish();
  pointer_.let_go();
  const bool own = action.by == situation_.actor();
  std::vector<Row> picks = std::move(selection_.opening);
  selection_ = cleared(selection_);
  look_at(device_at(after));
  // Both choose at once: what the other decides meanwhile changes nothing of this choice.
  if (!own && after.awaiting == Awaiting::OpeningHand) selection_.opening = std::move(picks);
  refresh();
  frame_board(true, now);
}

void Table::set_may_take_back(bool may) {
  if (may == may_take_back_) return;
  may_take_back_ = may;
  situation_.may_take_back = may;
  refresh();
}

void Table::set_asks_who_plays(bool asks) {
  asks_who_plays_ = asks;
  refresh();
}

std::optional<Action> Table::forced() const {
  if (review_) return {};
  const State& open = observations_.of(Seat::Chance);
  if (passes_now(open)) return Action{to_act(open).first(), Decline{}};
  if (situation_.hides_choices) return {};
  if (situation_.seen.awaiting != Awaiting::Primary) {
    return forced_action(situation_.seen, situation_.actor(), situation_.legal);
  }
  // A stronghold without alternative needs no curtain to be chosen.
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (!players_[place_of(seat)].is_person()) continue;
    std::vector<Action> legal;
    legal_actions(observations_.of(seat), legal);
    std::erase_if(legal, [&](const Action& action) { return action.by != seat; });
    if (std::optional<Action> only = forced_action(observations_.of(seat), seat, legal)) return only;
  }
  return {};
}

std::optional<Milliseconds> Table::wake_at(Milliseconds now) const {
  if (timeline_.is_running(now) || is_gliding(now) || list_.wants_frame()) return now;
  return {};
}

// ---- Camera ------------------------------------------------------------------------------------

void Table::frame_board(bool glide, Milliseconds now) {
  const Rect content = framed_board(view_);
  limits_.content = content;
  if (camera_is_own_) return;
  const Camera target =
      fitted(camera_.viewport, content, layout_.board, limits_, kLargestScale);
  if (target == camera_) return;
  if (glide && !settings_.reduced_motion) {
    glide_ = Glide{camera_at(now), now};
  } else {
    glide_.reset();
  }
  camera_ = target;
}

bool Table::is_gliding(Milliseconds now) const { return glide_ && now < glide_->since + kGlide; }

Camera Table::camera_at(Milliseconds now) const {
  if (!is_gliding(now)) return camera_;
  const float t = static_cast<float>(now - glide_->since) / static_cast<float>(kGlide);
  return between(glide_->from, camera_, t * (2 - t));
}

// ---- A frame -----------------------------------------------------------------------------------

int Table::lifted_hand_tile() const {
  if (view_.choosing_hand) return -1;
  for (std::size_t i = 0; i < view_.hand.size(); ++i) {
    if (view_.hand[i].selected) return static_cast<int>(i);
  }
  return hand_tile_at(layout_, pointer_.pointer().at()).value_or(-1);
}

void Table::place(const FrameInput& input) {
  LayoutInput wanted;
  wanted.viewport = input.viewport;
  wanted.safe = input.safe;
  wanted.touch = input.touch;
  wanted.hand_tiles = static_cast<int>(view_.hand.size());
  wanted.lifted = places_.covered ? -1 : lifted_hand_tile();
  wanted.buttons = static_cast<int>(view_.buttons.size());
  wanted.tools = static_cast<int>(view_.tools.size());
  wanted.own_relics = static_cast<int>(view_.sides[0].relics.size());
  wanted.other_relics = static_cast<int>(view_.sides[1].relics.size());
  wanted.choosing_hand = view_.choosing_hand;
  wanted.advising = !view_.advice.empty();
  wanted.reviewing = review_.has_value();
  layout_ = make_layout(wanted);
  places_ = make_places(view_, layout_, input.viewport, input.safe);
  const bool resized = !(camera_.viewport == input.viewport);
  if (resized) resize(camera_, limits_, input.viewport);
  if (resized || !(framed_insets_ == layout_.board)) {
    frame_board(!resized, input.now);
    framed_insets_ = layout_.board;
  }
}

void Table::read(const FrameInput& input, Wishes& wishes) {
  last_now_ = input.now;
  place(input);
  const bool touched = std::any_of(
      input.gestures.begin(), input.gestures.end(), [](const Gesture& gesture) {
        return gesture.kind == GestureKind::Tap || gesture.kind == GestureKind::DragStart;
      });
  if (touched || !input.keys.empty()) timeline_.finish();
  if (is_gliding(input.now) && touched) {
    camera_ = camera_at(input.now);
    glide_.reset();
  }
  for (const KeyPress& key : input.keys) {
    if (const std::optional<Intent> intent = read_key(key, view_, selection_)) handle(*intent, wishes);
    if (selection_.refusal) refused_at_ = layout_.bar.center();
  }
  for (const Gesture& gesture : input.gestures) read_gesture(gesture, wishes);
  place(input);
  lay_out_words(input);
}

void Table::read_gesture(const Gesture& gesture, Wishes& wishes) {
  if (scrub(gesture, wishes)) return;
  if (gesture.kind == GestureKind::Press) selection_.cursor.reset();
  if (gesture.kind == GestureKind::Tap && selection_.refusal &&
      refusal_place_.rule.contains(gesture.at)) {
    return handle(intent::Press{Common::OpenRule}, wishes);
  }
  const Camera before = camera_;
  const Surface surface{situation_, view_, layout_, places_, limits_};
  const std::vector<Intent> intents = pointer_.read(gesture, surface, camera_);
  if (!(camera_ == before)) {
    camera_is_own_ = true;
    glide_.reset();
  }
  list_.read(gesture, pointer_.take_scroll());
  for (const Intent& intent : intents) handle(intent, wishes);
  if (selection_.refusal && !intents.empty() && gesture.kind != GestureKind::Hover) {
    refused_at_ = gesture.at;
  }
}

// ---- Words -------------------------------------------------------------------------------------

// What is as large as its words are.
void Table::lay_out_words(const FrameInput& input) {
  lists_ = lay_out_lists(view_, layout_, places_, log(), input.touch, *input.measure);
  list_.advance({static_cast<int>(view_.sheet), is_log_shown(), log().size(), lists_.height(),
                 lists_.window()}, input.now);
  refusal_place_ = {};
  if (!view_.refusal || places_.covered) return;
  const std::string rule = view_.refusal->rule.text();
  refusal_place_ = place_refusal({refused_at_, view_.refusal->sentence, rule}, input.viewport,
                                 *input.measure);
}

bool Table::is_log_shown() const {
  return view_.sheet == OpenSheet::Log || (view_.sheet == OpenSheet::None && layout_.log.height() > 0);
}

// ---- What comes of it --------------------------------------------------------------------------

void Table::handle(const Intent& intent, Wishes& wishes) {
  const bool decided = waiting_ || !wishes.actions.empty();
  if (decided && is_decision(intent)) return;
  if (handle_review(intent, wishes)) return;
  Reaction reaction = respond(situation_, selection_, intent);
  selection_ = std::move(reaction.selection);
  wishes.actions.insert(wishes.actions.end(), reaction.actions.begin(), reaction.actions.end());
  wishes.requests.insert(wishes.requests.end(), reaction.requests.begin(),
                         reaction.requests.end());
  if (reaction.pass) set_passing(*reaction.pass);
  if (reaction.lift) {
    look_at(lift(situation_.device));
  } else {
    refresh();
  }
}

Picture Table::picture(Milliseconds now) const {
  Picture picture;
  picture.view = view_;
  picture.layout = layout_;
  picture.places = places_;
  picture.camera = camera_at(now);
  picture.scene = make_scene(view_, situation_.seen, timeline_, now);
  picture.floating = timeline_.floating(now);
  if (const std::optional<HeldUp> held = timeline_.held_up(now)) {
    picture.held_up = TilePrint{situation_.seen.side(held->seat).rows[held->row].kind, held->seat};
  }
  picture.carried = pointer_.carried();
  picture.lifted = lifted_hand_tile();
  picture.pointed = pointer_.pointer().at();
  picture.pressed = pointer_.pointer().is_pressed();
  picture.refused_at = refused_at_;
  picture.refusal = refusal_place_;
  picture.lists = &lists_;
  picture.scroll = list_.offset();
  if (picture.carried && selection_.tile) fade_carried(picture.scene);
  picture.pointer = pointer_over(picture);
  return picture;
}

// A hand over everything that answers a tap.
PointerLook Table::pointer_over(const Picture& picture) const {
  if (picture.carried) return PointerLook::Grab;
  const Hit<Intent>* hit = places_.hits.at(picture.pointed);
  bool answers = (hit && !std::holds_alternative<intent::Nothing>(hit->intent)) ||
                 hand_tile_at(layout_, picture.pointed).has_value();
  for (const HexSprite& sprite : picture.scene.sprites) {
    answers = answers || (sprite.has(kMarkHovered) && sprite.has(kMarkLegal));
  }
  return answers ? PointerLook::Hand : PointerLook::Arrow;
}

// What is dragged is seen at the pointer; where it lies only a shade of it stays.
void Table::fade_carried(HexScene& scene) const {
  const Vec2 home = hex_center(situation_.seen.tile(*selection_.tile).at);
  for (HexSprite& sprite : scene.sprites) {
    if (sprite.center == home && sprite.body == HexBody::Tile) sprite.opacity = 0.35F;
  }
}

std::optional<Rect> Table::where(std::string_view thing) const {
  if (thing == "curve" && review_) return layout_.curve;
  if (const std::optional<Rect> hit = places_.hits.where(thing)) return hit;
  if (thing.starts_with("hand ")) {
    std::size_t number = 0;
    std::from_chars(thing.data() + 5, thing.data() + thing.size(), number);
    if (number < 1 || number > layout_.hand_slots.size()) return {};
    const FanSlot& slot = layout_.hand_slots[number - 1];
    return hex_bounds(slot.center, slot.size * 0.4F);
  }
  const Result<Hex> space = read_space(thing);
  if (!space) return {};
  return to_pixels(camera_, hex_bounds(hex_center(*space), 0.6F));
}

}  // namespace mael::web::maelstrom
