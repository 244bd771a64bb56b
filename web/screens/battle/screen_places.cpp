// Where everything of the battle's table lies, and how the table is looked at.
#include <algorithm>

#include "engine/battle/derived.h"
#include "web/screens/battle/prompt_places.h"
#include "web/screens/battle/screen.h"

namespace mael::web::battle {
namespace {

constexpr float kAlongPath = 14;    // CSS pixels between places on a way that are kept free
constexpr float kNearSquad = 2.4F;  // of the whole table: where a double tap goes to a squad

}  // namespace

void Table::place() {
  lay_out();
  look();
  place_map();
  hatch_unseen();
  lay_board();
  places_ = make_places(view_, layout_, spots(), {selection_.page, selection_.reading}, *measure_,
                        viewport_, safe_);
}

// Anew only where something else lies on it, or it lies in another way.
void Table::lay_board() {
  if (lies_ == lens().lie) return;
  board_ = make_board(situation_.seen, view_, {}, lens().lie);
  lies_ = lens().lie;
}

// What is held stays under the finger, and so does all round it.
bool Table::holds() const {
  return rests_ || carried() || selection_.dragged || selection_.turning || selection_.ruler;
}

void Table::begin_frame(const FrameInput& input) {
  for (const Gesture& gesture : input.gestures) {
    if (gesture.kind != GestureKind::PressEnd) rests_ = gesture.kind == GestureKind::LongPress;
  }
}

bool Table::is_upright() const { return form_of(shrunk({{}, viewport_}, safe_)) == Form::Tall; }

// On a phone its strip is the list of squads to choose from.
bool Table::is_chosen_on_strip() const {
  const bool phone = form_of(shrunk({{}, viewport_}, safe_)) != Form::Wide;
  return phone && !situation_.taught && view_.prompt && view_.prompt->squads;
}

// On an upright page the table has what the prompt leaves. Whoever looks around has the same room
// for it throughout.
void Table::lay_out() {
  LayoutInput wanted{wish(-1)};
  wanted.lists_squads = !is_chosen_on_strip();
  wanted.prompts =
      view_.prompt.has_value() && (wanted.lists_squads || !view_.prompt->steps.empty());
  for (std::size_t side = 0; side < view_.sides.size(); ++side) {
    wanted.squads.at(side) = view_.sides[side].squads;
  }
  const bool upright = is_upright();
  const Lie lie = lie_of(situation_.seen, upright);
  const Rect table = shown_table(situation_.seen, lie);
  wanted.broad = table.width() > 1.2F * table.height();
  wanted.acts = !situation_.seen.frames.empty();
  wanted.card = view_.card.has_value();
  wanted.taught = situation_.taught;
  wanted.measures = selection_.ruler.has_value();
  wanted.numbers = view_.prompt && view_.prompt->roster;
  wanted.reads = view_.prompt && (!view_.prompt->weapons.empty() || view_.prompt->profile);
  layout_ = make_layout(wanted);
  const bool looks = selection_.looks != kNone || selection_.measures || selection_.ruler;
  if (upright && wanted.prompts && (!looks || rests_)) {
    if (!holds() || asked_ == 0) {
      Places asked;
      place_prompt(*view_.prompt, layout_, {selection_.page, selection_.reading}, *measure_, asked);
      asked_ = asked.prompt.height();
    }
    wanted.asked = asked_;
    layout_ = make_layout(wanted);
  }
  layout_.lie = lie;
}

// What a lesson means now.
std::vector<Point> Table::meant_places() const {
  std::vector<Point> places;
  if (goal_) places.push_back(*goal_);
  for (const SquadView& squad : view_.squads) {
    if (std::find(meant_.begin(), meant_.end(), "squad " + squad.code) == meant_.end()) continue;
    const ModelId leader = situation_.seen.units[squad.unit].leader;
    places.push_back(situation_.seen.models[leader].at);
  }
  return places;
}

void Table::look() {
  camera_.look({.state = at_hand().seen,
                .view = view_,
                .framing = framing_of(at_hand(), selection_, view_),
                .room = {layout_.board, viewport_, layout_.lie},
                .besides = meant_places(),
                .held = holds(),
                .still = settings_.reduced_motion,
                .now = now_});
}

// Beside whom it is spoken of, or may be aimed at, and, where there is room, beside everybody, as
// the table lies once it has come to rest; not on the move while something is held.
void Table::place_map() {
  if (camera_.shows_all()) {
    map_ = {};
    return;
  }
  if (map_.width() > 0 && holds()) return;
  const BoardView& board = view_.board;
  const State& state = situation_.seen;
  const Lens rest = camera_.at_rest();
  std::vector<UnitId> spoken_of{board.selected, board.target, state.active.unit};
  if (view_.prompt) {
    const std::vector<UnitId>& named = view_.prompt->named;
    spoken_of.insert(spoken_of.end(), named.begin(), named.end());
  }
  for (const Target& target : board.targets) spoken_of.push_back(target.unit);
  MapSpots spots;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    const bool kept = std::find(spoken_of.begin(), spoken_of.end(), unit) != spoken_of.end();
    for (const ModelId model : living_of(state, unit)) {
      (kept ? spots.kept : spots.others).push_back(rest.pixels(state.models[model].at));
    }
  }
  for (const GhostView& ghost : board.ghosts) spots.kept.push_back(rest.pixels(ghost.at));
  for (const Point place : meant_places()) spots.kept.push_back(rest.pixels(place));
  map_ = map_place(battlefield_of(state), layout_.board, rest.lie, spots);
}

Spots Table::spots() const {
  Spots spots;
  for (const SquadView& squad : view_.squads) {
    const ModelId leader = situation_.seen.units[squad.unit].leader;
    spots.squads.push_back(lens().pixels(situation_.seen.models[leader].at));
  }
  for (const GhostView& ghost : view_.board.ghosts) spots.ghosts.push_back(lens().pixels(ghost.at));
  spots.map = map_;
  spots.ring = make_ring(view_.board, lens().camera,
                         {layout_.board, spots.map, selection_.turning, lens().lie});
  return spots;
}

// A double tap goes to the squad that lies there, however near the table is. Beside squads it
// brings the place near, and gives back what the player took.
bool Table::zoom_to(const Gesture& gesture, UnitId unit) {
  if (gesture.kind != GestureKind::Tap || gesture.count < 2) return false;
  if (unit == kNone) {
    camera_.toggle(gesture.at, limits());
    return true;
  }
  const Camera whole = camera_for(situation_.seen, layout_.board, viewport_, lens().lie);
  camera_.show_middle(situation_.seen.models[situation_.seen.units[unit].leader].at,
                      whole.scale * kNearSquad, limits());
  return true;
}

// No tag lies on the way that is spoken of, on what turns the squad, or below the small map.
std::vector<Rect> Table::kept_free() const {
  std::vector<Rect> kept;
  if (places_.map.width() > 0) kept.push_back(grown(places_.map, 4));
  if (places_.ring) {
    const float inner = places_.ring->radius * 0.7F;
    kept.push_back(grown({places_.ring->middle, places_.ring->middle}, inner));
    kept.push_back(grown({places_.ring->grip, places_.ring->grip}, kGrip));
  }
  const std::vector<Point>& path = view_.board.path;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const Vec2 from = lens().pixels(path[i]), to = lens().pixels(path[i + 1]);
    const int steps = 1 + static_cast<int>(distance(from, to) / kAlongPath);
    for (int step = 0; step <= steps; ++step) {
      const Vec2 at = lerp(from, to, static_cast<float>(step) / static_cast<float>(steps));
      kept.push_back(grown({at, at}, kAlongPath / 2));
    }
  }
  return kept;
}

}  // namespace mael::web::battle
