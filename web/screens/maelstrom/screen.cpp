#include "web/screens/maelstrom/screen.h"

#include <algorithm>

#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/text/notation.h"
#include "web/board/hex_geometry.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/panels.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/sheets.h"
#include "web/screens/maelstrom/spoken_of.h"
#include "web/table/parts/aside.h"

namespace mael::web::maelstrom {

namespace {

constexpr Milliseconds kGlide = 320;
constexpr float kLargestScale = 84;   // pixels per board unit when the board is framed
constexpr float kWordsAbove = 0.35F;  // of the middle of what they rise from

std::size_t place_of_seat(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

// Whether the pointer is over a tile or space that may be chosen.
bool is_on_choice(const View& view) {
  const auto may_be_chosen = [](const auto& each) {
    return (each.marks & kMarkHovered) != 0 && (each.marks & kMarkLegal) != 0;
  };
  return std::any_of(view.tiles.begin(), view.tiles.end(), may_be_chosen) ||
         std::any_of(view.spaces.begin(), view.spaces.end(), may_be_chosen);
}

// Sides of the Vortex.
bool have_changed_hands(const State& before, const State& after) {
  return sides_held(before, Seat::A) != sides_held(after, Seat::A) ||
         sides_held(before, Seat::B) != sides_held(after, Seat::B);
}

}  // namespace

// ---- What there is to look at ------------------------------------------------------------------

void Table::complete(Situation& situation) const {
  for (const Seat seat : {Seat::A, Seat::B}) {
    situation.passing[place_of_seat(seat)] = is_passing(seat);
  }
}

View Table::make_view() const {
  View view = build_view(situation_, shown_selection());
  for (TileView& tile : view.tiles) {
    if (fresh_.has(tile.name)) tile.marks |= kMarkFresh;
  }
  return view;
}

std::vector<SidePanel> Table::side_panels() const {
  std::vector<SidePanel> panels;
  for (const SideView& side : view_.sides) panels.push_back(panel_of(side));
  return panels;
}

std::vector<Pill> Table::pills() const { return pills_of(view_, layout_.form); }

bool Table::is_passing(Seat seat) const {
  const PassingUntil& until = passing_[place_of_seat(seat)];
  const State& state = observations_.of(Seat::Chance);
  return until.turn != 0 && until.turn == state.turn && until.phase == state.phase;
}

// Whether the answer that is awaited is passed without asking.
bool Table::answers_itself(const State& state) const {
  if (state.awaiting != Awaiting::Answer) return false;
  const Seat seat = to_act(state).first();
  return players_[place_of_seat(seat)].is_person() && is_passing(seat);
}

void Table::obey(const Reaction& reaction) {
  if (!reaction.pass) return;
  const State& state = observations_.of(Seat::Chance);
  const auto [seat, passes] = *reaction.pass;
  passing_[place_of_seat(seat)] = {passes ? state.turn : std::uint16_t{0}, state.phase};
}

void Table::opened() {
  passing_ = {};
  fresh_.clear();
  camera_is_own_ = false;
  glide_.reset();
}

void Table::plan_motion(const SeenStep<Maelstrom>& step) {
  std::optional<Vec2> from = departure();
  if (from) from = to_board(camera_, *from);
  timeline_.add(step.before, step.events, now_, from);
  if (review_ || view_.past) return;
  if (have_changed_hands(step.before, step.after)) timeline_.turn_vortex();
  const Seat by = to_act(step.before).first();
  if (by != Seat::Chance && !players_[place_of_seat(by)].is_person()) mark_fresh(step.events);
}

namespace {

// The tile that a player has done something with.
struct TouchedTile {
  std::optional<TileName> operator()(const happened::Moved& event) const { return event.tile; }
  std::optional<TileName> operator()(const happened::Summoned& event) const { return event.tile; }
  std::optional<TileName> operator()(const happened::AttackerJoined& event) const {
    return event.tile;
  }
  std::optional<TileName> operator()(const happened::Attacked& event) const { return event.target; }
  std::optional<TileName> operator()(const happened::AbilityUsed& event) const {
    return event.tile;
  }
  std::optional<TileName> operator()(const happened::Raised& event) const { return event.tile; }
  template <class Other>
  std::optional<TileName> operator()(const Other&) const {
    return {};
  }
};

}  // namespace

void Table::mark_fresh(const Events& events) {
  for (const Event& event : events) {
    if (const std::optional<TileName> tile = std::visit(TouchedTile{}, event)) fresh_.add(*tile);
  }
}

// Both choose an opening hand at once: what the other decides meanwhile changes nothing of it.
void Table::happened(const Action& action, Seat actor, const Selection& held) {
  if (action.by != actor && situation_.seen.awaiting == Awaiting::OpeningHand) {
    selection_.opening = held.opening;
    refresh();
  }
  frame_board(true, now_);
}

std::optional<Action> Table::forced() const {
  if (review_) return {};
  const State& open = observations_.of(Seat::Chance);
  if (answers_itself(open)) return Action{to_act(open).first(), Decline{}};
  if (situation_.hides_choices) return {};
  if (situation_.seen.awaiting != Awaiting::Primary) {
    return forced_action(situation_.seen, situation_.actor(), situation_.legal);
  }
  // A stronghold without alternative needs no curtain to be chosen.
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (!players_[place_of_seat(seat)].is_person()) continue;
    std::vector<Action> legal;
    legal_actions(observations_.of(seat), legal);
    std::erase_if(legal, [&](const Action& action) { return action.by != seat; });
    if (std::optional<Action> only = forced_action(observations_.of(seat), seat, legal))
      return only;
  }
  return {};
}

// ---- Camera ------------------------------------------------------------------------------------

void Table::frame_board(bool glide, Milliseconds now) {
  const Rect content = framed_board(view_);
  limits_.content = content;
  if (camera_is_own_) return;
  const Insets taken = framed_in(layout_, camera_.viewport, content);
  const Camera target = fitted(camera_.viewport, content, taken, limits_, kLargestScale);
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

void Table::place() {
  LayoutInput wanted{wish(places_.covered ? -1 : lifted_hand_tile())};
  wanted.touch = touch_;
  wanted.card = room_for_card();
  wanted.own_relics = static_cast<int>(view_.sides[0].relics.size());
  wanted.other_relics = static_cast<int>(view_.sides[1].relics.size());
  wanted.choosing_hand = view_.choosing_hand;
  wanted.advising = !view_.advice.empty();
  layout_ = make_layout(wanted);
  places_ = make_places(view_, layout_, *measure_, viewport_, safe_);
  const bool tells = wanted.advising || wanted.reviewing;
  if (view_.notice && view_.notice->aside) keep_clear_of(places_.notice);
  if (tells) stack_words();
  const bool resized = !(camera_.viewport == viewport_);
  if (resized) resize(camera_, limits_, viewport_);
  if (resized || !(framed_insets_ == layout_.board)) {
    frame_board(!resized, now_);
    framed_insets_ = layout_.board;
  }
  if (layout_.form == Form::Wide ? tells : layout_.form == Form::Flat && !tells) {
    place_prompt_aside();
  }
}

// In a tall screen the board is framed over what is told of it, which takes as much room whatever
// it is, unless it is long: the board does not leap from one decision to the next.
void Table::stack_words() {
  constexpr float kUsual = 132;
  const Rect prompt = places_.prompt;
  if (layout_.form != Form::Tall || prompt.height() <= 0) return;
  const float top = std::min(prompt.min.y, prompt.max.y - kUsual);
  layout_.board.bottom = std::max(layout_.board.bottom, viewport_.y - top);
}

// The board is framed in what the card leaves of the screen.
void Table::keep_clear_of(Rect card) {
  if (card.height() <= 0) return;
  Insets& board = layout_.board;
  if (viewport_.y > viewport_.x) {
    board.bottom = std::max(board.bottom, viewport_.y - card.min.y);
  } else {
    board.right = std::max(board.right, viewport_.x - card.min.x);
  }
}

// Beside the board, where that leaves it room; else away from what its words are about.
void Table::place_prompt_aside() {
  const Rect prompt = places_.prompt;
  if (prompt.height() <= 0) return;
  const Rect room{{layout_.middle.min.x, layout_.prompt.min.y},
                  {layout_.middle.max.x, layout_.prompt.max.y}};
  const auto beside = beside_board(layout_, to_pixels(camera_, limits_.content).max.x);
  layout_.prompt =
      beside ? *beside : aside(room, prompt.max - prompt.min, spoken_of(view_, layout_, camera_));
  places_ = make_places(view_, layout_, *measure_, viewport_, safe_);
}

void Table::begin_frame(const FrameInput& input) {
  if (looks_on() && fresh_.clear()) refresh();
  if (!has_touch(input) || !is_gliding(now_)) return;
  camera_ = camera_at(now_);
  glide_.reset();
}

void Table::read_own_key(const KeyPress& key, Wishes& wishes) {
  if (const auto intent = maelstrom::read_key(key, view_, selection_)) handle(*intent, wishes);
}

std::vector<Intent> Table::intents_of(const Gesture& gesture) {
  const Camera before = camera_;
  Surface surface({situation_, view_, layout_, places_, limits_}, camera_);
  std::vector<Intent> intents = pointer_.read(gesture, surface);
  if (!(camera_ == before)) {
    camera_is_own_ = true;
    glide_.reset();
  }
  return intents;
}

std::optional<Column> Table::lay_out_sheet(Rect inside, const Measure& measure) const {
  return words_of_sheet(view_, inside, touch_, measure);
}

// ---- What comes of it --------------------------------------------------------------------------

std::string Table::cursor() const {
  return selection_.cursor ? write_space(*selection_.cursor) : std::string();
}

std::optional<Rect> Table::covered_by_motion() const {
  const std::optional<HeldUp> held = timeline_.held_up(now_);
  if (!held) return {};
  const std::string text = text_of(situation_.seen.side(held->seat).rows[held->row].kind);
  return place_held_up(layout_.board, viewport_, text, *measure_);
}

Picture Table::picture(Milliseconds now) const {
  Picture picture;
  fill(picture, now, lifted_hand_tile());
  picture.camera = camera_at(now);
  picture.scene = make_scene(view_, situation_.seen, timeline_, now);
  for (const auto& words : timeline_.rising(now)) {
    const Vec2 from = to_pixels(picture.camera, words.at - Vec2{0, kWordsAbove});
    picture.rising.push_back(risen(from, words.text, words.tone, words.t));
  }
  if (const std::optional<HeldUp> held = timeline_.held_up(now)) {
    picture.held_up = TilePrint{situation_.seen.side(held->seat).rows[held->row].kind, held->seat};
  }
  picture.carried = carried();
  if (picture.carried && shown_selection().tile) fade_carried(picture.scene);
  add_impacts(now, picture);
  picture.flood = flood(now);
  if (picture.flood) {
    show_end(picture.flood->winner, picture.flood->now.spread, picture.scene);
  }
  return picture;
}

void Table::add_impacts(Milliseconds now, Picture& picture) const {
  for (const auto& impact : timeline_.impacts(now)) {
    picture.impacts.push_back({impact.kind, to_pixels(picture.camera, impact.at),
                               picture.camera.scale, impact.seat, impact.t});
  }
}

// What is shown of a finished game lies in the winner's colour, except to look back on it.
std::optional<WinnersFlood> Table::flood(Milliseconds now) const {
  const State& seen = situation_.seen;
  if (review_ || view_.past || seen.phase != Phase::Over || seen.winner == Seat::Chance) return {};
  if (const std::optional<float> t = timeline_.flood(now)) {
    return WinnersFlood{seen.winner, flood_at(*t)};
  }
  if (is_moving(now)) return {};
  return WinnersFlood{seen.winner, flood_at(1)};
}

// A hand over everything that answers a tap.
PointerLook Table::pointer_look() const {
  const Vec2 at = pointer_.pointer().at();
  const Hit<Intent>* hit = places_.hits.at(at);
  const bool answers = (hit && !std::holds_alternative<intent::Nothing>(hit->intent)) ||
                       hand_tile_at(layout_, at).has_value() || is_on_choice(view_);
  return answers ? PointerLook::Hand : PointerLook::Arrow;
}

// What is dragged is seen at the pointer; where it lies only a shade of it stays.
void Table::fade_carried(HexScene& scene) const {
  const Vec2 home = hex_center(situation_.seen.tile(*shown_selection().tile).at);
  for (HexSprite& sprite : scene.sprites) {
    if (sprite.center == home && sprite.body == HexBody::Tile) sprite.opacity = 0.35F;
  }
}

Rect Table::place_of_space(Hex at) const {
  return to_pixels(camera_, hex_bounds(hex_center(at), 0.6F));
}

std::optional<std::size_t> Table::hand_tile_named(std::string_view name) const {
  constexpr std::string_view kHand = "hand ";
  if (!name.starts_with(kHand)) return {};
  const std::string_view which = name.substr(kHand.size());
  const std::size_t tiles = std::min(view_.hand.size(), layout_.hand_slots.size());
  for (std::size_t i = 0; i < tiles; ++i) {
    if (which == std::to_string(i + 1) || which == catalogue()[view_.hand[i].kind].tag) return i;
  }
  return {};
}

std::optional<Rect> Table::place_of(std::string_view thing) const {
  if (const auto tile = hand_tile_named(thing)) {
    const FanSlot& slot = layout_.hand_slots[*tile];
    return hex_bounds(slot.center, slot.size);
  }
  const Result<Hex> space = read_space(thing);
  if (!space) return {};
  return to_pixels(camera_, hex_bounds(hex_center(*space)));
}

// ---- For those who teach -----------------------------------------------------------------------

// The thing picked up last: what was chosen with a tile counts for more than the tile.
std::string Table::held() const {
  const Selection& held = selection_;
  const State& state = situation_.seen;
  if (held.target) return write_space(state.tile(*held.target).at);
  if (held.space) return write_space(*held.space);
  if (held.picks.ends_with_tile()) return write_space(state.tile(*held.picks.list.back().tile).at);
  if (held.tile) return write_space(state.tile(*held.tile).at);
  const bool plays = held.power && held.power->kind == Power::Kind::Hand;
  if (!held.hand && !plays) return {};
  const Row row = held.hand ? *held.hand : held.power->row;
  return "hand " + data_of(state, situation_.actor(), row).tag;
}

std::string Table::reading() const {
  std::string sheet(web::name_of(view_.sheet));
  if (view_.card) sheet += " " + catalogue()[view_.card->kind].tag;
  return sheet;
}

std::vector<Rect> Table::used() const {
  std::vector<Rect> used{layout_.bar, places_.prompt, places_.notice, place_of_space(kVortex)};
  used.insert(used.end(), layout_.panels.begin(), layout_.panels.end());
  used.insert(used.end(), layout_.tool_places.begin(), layout_.tool_places.end());
  for (const TileView& tile : view_.tiles) used.push_back(place_of_space(tile.at));
  if (view_.hand_is_used) used.push_back(layout_.hand);
  return used;
}

Rect Table::spare() const { return spare_in(layout_); }

}  // namespace mael::web::maelstrom
