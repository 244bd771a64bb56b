#include "web/screens/battle/screen.h"

#include <algorithm>
#include <tuple>

#include "engine/battle/derived.h"
#include "engine/battle/text/notation.h"
#include "engine/core/inches.h"
#include "web/screens/battle/arms.h"
#include "web/screens/battle/panels.h"
#include "web/screens/battle/sheets.h"

namespace mael::web::battle {
HandOver Table::follow(const HandOver& before, const State& state) const {
  const Seat asked = first_asked(to_act(state), persons(), before.viewer);
  return web::follow(before, {asked, Cover::None, state.stage == Stage::Over, turn_number(state)},
                     persons());
}

std::optional<Action> Table::forced() const {
  if (review_ || !situation_.decides()) return {};
  return forced_action(situation_.seen, situation_.actor(), situation_.legal);
}

std::vector<SidePanel> Table::side_panels() const {
  std::vector<SidePanel> panels;
  for (const SideView& side : view_.sides) panels.push_back(panel_of(side));
  return panels;
}

std::vector<Pill> Table::pills() const { return panels_of(view_, layout_, is_moving(now_)).pills; }

void Table::opened() {
  camera_.open();
  asked_ = 0;
  forget_reach();
  selection_.chosen = std::exchange(chosen_, UnitId{kNone});
  selection_.unit = selection_.chosen;
  selection_.march = std::exchange(restored_, std::nullopt);
  marched_.reset();
  left_.reset();
}

// Listed once a position: `situation` is new then.
void Table::complete(Situation& situation) const {
  situation.goal = goal_;
  situation.marched = marched_ ? std::optional(marched_->from) : std::nullopt;
  if (situation.chooses_squad() && !situation.taught && !situation.ahead) {
    situation.ahead = std::make_shared<Ahead>();
  }
  if (situation.mover() == kNone || !situation.begun.empty()) return;
  Drafts<Rules>::begin(situation.seen, situation.actor(), situation.begun);
}

void Table::plan_motion(const SeenStep<Rules>& step) {
  forget_reach();
  timeline_.add(step, now_);
}

void Table::obey(const Reaction& reaction) {
  if (reaction.fits) camera_.show_whole();
  if (reaction.frames) camera_.frame();
  if (reaction.reads && !layout_.shows_card) selection_.sheet = OpenSheet::Card;
  plays_ = reaction.plays;
  if (reaction.shown) camera_.show_middle(*reaction.shown, 0, limits());
  if (reaction.chosen != kNone) chosen_ = reaction.chosen;
  if (reaction.aimed != kNone) aimed_ = reaction.aimed;
  obey_march(reaction);
}

void Table::obey_march(const Reaction& reaction) {
  if (reaction.departs) {
    const auto actions = static_cast<int>(reaction.actions.size());
    marched_ = Marched{entries(), entries() + actions, reaction.departs->whole};
    left_ = reaction.departs->left;
    left_by_ = situation_.actor();
  }
  if (reaction.marches_back && marched_) restored_ = marched_->whole;
  if (reaction.marches_no_more) left_.reset();
}

// What is left of a march is proposed in the next go of its side; what a person decides besides is
// taken back by itself.
void Table::follow_march(const Action& action) {
  const bool is_own = action.by != Seat::Chance && situation_.player(action.by).is_person();
  if (marched_ && is_own && entries() > marched_->to) marched_.reset();
  if (marched_ && entries() < marched_->to) return;
  if (!left_ || situation_.actor() != left_by_ || !situation_.chooses_squad()) return;
  left_ = renewed(situation_.seen, left_by_, *left_);
  selection_.march = left_;
  refresh();
}

// Who is aimed at without being tapped: after a way that was gone for it, after a charge, and once
// the squad has taken aim.
UnitId Table::aimed_after(const Action& action) {
  const State& state = situation_.seen;
  if (deed_of<Move>(action) || deed_of<Dash>(action)) return std::exchange(aimed_, UnitId{kNone});
  if (state.active.last == Act::Charge && situation_.may_begin<Fight>()) return state.active.target;
  const Draft* fire = deed_of<TakeAim>(action) ? situation_.may_begin<Fire>() : nullptr;
  return fire ? situation_.best_target(*fire) : UnitId{kNone};
}

void Table::happened(const Action& action, Seat, const Selection&) {
  follow_march(action);
  if (!situation_.is_at(Step::Acting)) return;
  const UnitId target = aimed_after(action);
  if (target == kNone || !is_on_table(situation_.seen, target)) return;
  selection_ = respond(situation_, selection_, intent::TapUnit{target}).selection;
  selection_.refusal.reset();
  refresh();
}

void Table::looked_back() {
  std::vector<Request> none;
  if (std::exchange(plays_, false)) is_answered({Command(Common::Play)}, none);
}

// Where nobody plays on, nothing is asked.
void Table::refreshed() {
  if (situation_.stopped) view_.prompt.reset();
  find_reach();
  find_unseen();
  lies_.reset();
  place();
}

// What a squad does not see is looked for once when it begins to be looked at.
void Table::find_unseen() {
  const UnitId unit = view_.board.looks;
  if (unit == kNone) return unseen_.reset();
  if (unseen_ && unseen_->unit == unit) return;
  unseen_ = Hidden{unit, Unseen(situation_.seen, unit), {}, {}, {}};
}

// Anew where the table is looked at in another way.
void Table::hatch_unseen() {
  if (!unseen_) return;
  if (unseen_->lens == lens() && unseen_->page == viewport_) return;
  unseen_->lens = lens();
  unseen_->page = viewport_;
  unseen_->strokes = hatch(unseen_->unseen, lens(), {{}, viewport_});
}

// Where the squad can go is looked for when it is about to go somewhere, or is looked at.
void Table::find_reach() {
  if (const UnitId looked = view_.board.looks; looked != kNone) {
    if (reach_ && reach_->unit == looked && reach_->gait == Gait::Move) return;
    reach_ = Found{looked, Gait::Move, reach_area(at_hand().seen, looked, Gait::Move)};
    return;
  }
  const UnitId unit = at_hand().mover();
  const auto& draft = selection_.draft;
  const bool walks =
      draft && course_of(draft->action.deed) && !std::holds_alternative<Charge>(draft->action.deed);
  const bool must = situation_.is_at(Step::BonusMove) || situation_.is_at(Step::Retreat);
  if (unit == kNone || (!walks && !must && !selection_.dragged)) return forget_reach();
  Gait gait = Gait::Move;
  if (situation_.is_at(Step::BonusMove)) gait = Gait::Bonus;
  if (situation_.is_at(Step::Retreat)) gait = Gait::Retreat;
  if (walks && std::holds_alternative<Consolidate>(draft->action.deed)) gait = Gait::Consolidation;
  if (reach_ && reach_->unit == unit && reach_->gait == gait) return;
  reach_ = Found{unit, gait, reach_area(at_hand().seen, unit, gait)};
}

// ---- A frame -----------------------------------------------------------------------------------

std::vector<Intent> Table::intents_of(const Gesture& gesture) {
  const auto& held = pointer_.carried();
  Lens lens = camera_.lens();
  Surface surface({at_hand(), selection_, view_, layout_, places_, board_}, lens,
                  held ? std::optional(held->kind) : std::nullopt);
  if (surface.is_on_board(gesture.at) && zoom_to(gesture, surface.unit_at(gesture.at))) return {};
  std::vector<Intent> intents = pointer_.read(gesture, surface);
  if (!(lens == camera_.lens())) camera_.take(lens.camera);
  return intents;
}

// Arrows push the ghost that the cursor is on.
bool Table::push_ghost(const KeyPress& key, Wishes& wishes) {
  if (!selection_.cursor.starts_with("ghost ")) return false;
  const Hit<Intent>* hit = places_.hits.named(selection_.cursor);
  const auto* ghost = hit ? std::get_if<intent::TapGhost>(&hit->intent) : nullptr;
  if (!ghost) return false;
  intent::Nudge push;
  if (!is_arrow(key.key)) return false;
  const int right = (key.key == Key::Right ? 1 : 0) - (key.key == Key::Left ? 1 : 0);
  const int up = (key.key == Key::Up ? 1 : 0) - (key.key == Key::Down ? 1 : 0);
  std::tie(push.east, push.north) = lens().lie.meant_way(right, up);
  handle(*ghost, wishes);
  handle(push, wishes);
  return true;
}

// Sideways arrows turn the ring that the cursor is on.
bool Table::turn_ring(const KeyPress& key, Wishes& wishes) {
  if (selection_.cursor != "facing" || !places_.ring) return false;
  if (key.key != Key::Left && key.key != Key::Right) return false;
  handle(intent::Turn{key.key == Key::Left ? +1 : -1}, wishes);
  return true;
}

void Table::read_own_key(const KeyPress& key, Wishes& wishes) {
  if (key.key == Key::Plus || key.key == Key::Minus) {
    Camera camera = lens().camera;
    zoom(camera, limits(), layout_.board.center(), key.key == Key::Plus ? 1.25F : 0.8F);
    return camera_.take(camera);
  }
  if (push_ghost(key, wishes) || turn_ring(key, wishes) || move_cursor(key)) return;
  if (key.key == Key::Enter || key.key == Key::Space) return activate_stop(wishes);
  if (const auto command = command_at_key(key, view_, commands())) {
    handle(intent::Press{*command}, wishes);
  }
}

std::optional<Column> Table::lay_out_sheet(Rect inside, const Measure& measure) const {
  return words_of_sheet(view_, inside, measure);
}

// ---- The picture -------------------------------------------------------------------------------

Picture Table::picture(Milliseconds now) const {
  Picture picture;
  fill(picture, now, -1);
  picture.camera = lens().camera;
  picture.lie = lens().lie;
  std::vector<Flown> flown;
  for (const ModelFlight& flight : timeline_.models(now)) {
    const auto at = [&](std::int32_t from, std::int32_t to) {
      return from + static_cast<std::int32_t>(static_cast<float>(to - from) * flight.t);
    };
    flown.push_back(
        {flight.what, {at(flight.from.x, flight.to.x), at(flight.from.y, flight.to.y)}});
  }
  picture.board = flown.empty() ? board_ : make_board(situation_.seen, view_, flown, lens().lie);
  picture.labels = lay_labels(picture.board.scene, picture.camera, layout_.board, *measure_,
                              say("battle.decimal")[0], kept_free());
  picture.reach = reach_ && !picture.in_motion ? &reach_->reach : nullptr;
  picture.unseen = unseen_ && !picture.in_motion ? &unseen_->strokes : nullptr;
  picture.glass = glass();
  for (const auto& words : timeline_.rising(now)) {
    const Vec2 at = lens().pixels(words.at);
    picture.rising.push_back(risen(at, words.text, words.tone, words.t));
  }
  picture.dice = timeline_.dice(now);
  picture.carried = carried();
  picture.turning = selection_.turning.has_value();
  if (picture.carried && selection_.hindrance) picture.hindrance = selection_.hindrance->sentence;
  if (!selection_.cursor.empty()) picture.cursor = where(selection_.cursor);
  return picture;
}

// A finger hides what it carries.
std::optional<Glass> Table::glass() const {
  const auto& held = carried();
  if (!held || !touch_ || !layout_.board.contains(held->at)) return {};
  const Rect at = glass_place(layout_.board, held->at);
  return Glass{at, glass_camera(lens().camera, at, held->at)};
}

PointerLook Table::pointer_look() const {
  const Hit<Intent>* hit = places_.hits.at(pointer_.pointer().at());
  const bool answers = hit && !std::holds_alternative<intent::Nothing>(hit->intent);
  return answers ? PointerLook::Hand : PointerLook::Arrow;
}

// ---- By name -----------------------------------------------------------------------------------

namespace {

constexpr std::string_view kAt = "at ", kAct = "act ", kModel = "model ";

// "at 12.5/8": a point of the table, in inches.
std::optional<Point> point_named(std::string_view thing) {
  if (!thing.starts_with(kAt)) return {};
  const std::size_t slash = thing.find('/');
  if (slash == std::string_view::npos) return {};
  const auto across = read_inches(thing.substr(kAt.size(), slash - kAt.size()));
  const auto up = read_inches(thing.substr(slash + 1));
  if (!across || !up) return {};
  return Point{*across, *up};
}

}  // namespace

std::optional<Rect> Table::place_of(std::string_view thing) const {
  if (thing.starts_with(kAct)) {
    const Rect at = place_of_choice(thing.substr(kAct.size()));
    return at.width() > 0 ? std::optional(at) : std::nullopt;
  }
  if (thing.starts_with(kModel)) return place_of_model(thing.substr(kModel.size()));
  const std::optional<Point> at = point_named(thing);
  if (!at) return {};
  const Vec2 middle = lens().pixels(*at);
  return box(middle.x - kTouch / 2, middle.y - kTouch / 2, kTouch, kTouch);
}

// As wide as its base, where that is wider than a finger.
std::optional<Rect> Table::place_of_model(std::string_view name) const {
  const State& state = situation_.seen;
  for (int i = 0; i < state.models.size(); ++i) {
    const auto model = static_cast<ModelId>(i);
    const std::string number = std::to_string(number_of_model(state, model));
    if (write_unit(state, unit_of(state, model)) + "." + number != name) continue;
    if (!state.models[model].is_alive()) return {};
    const Disc base = base_of(state, model);
    const Vec2 middle = lens().pixels(base.centre);
    const float inches = static_cast<float>(2 * base.radius) / kMilsPerInch;
    const float size = std::max(kTouch, inches * lens().camera.scale);
    return box(middle.x - size / 2, middle.y - size / 2, size, size);
  }
  return {};
}

// To the nearest tenth of an inch.
std::function<std::string(Vec2)> Table::spots_by_hand() const {
  return [this](Vec2 pixels) {
    const Point at = lens().point(pixels);
    const Battlefield& field = battlefield_of(situation_.seen);
    const bool beside = at.x < 0 || at.y < 0 || at.x > field.width() || at.y > field.depth();
    if (beside || !layout_.board.contains(pixels)) return std::string();
    return std::string(kAt) + write_point(to_tenths(at));
  };
}

// Where not all choices are shown, what brings on those that are not.
Rect Table::place_of_choice(std::string_view deed) const {
  if (!view_.prompt) return {};
  const std::vector<ChoiceView>& choices = view_.prompt->choices;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (!name_of_choice(at_hand(), choices[i].intent).starts_with(deed)) continue;
    const bool shown =
        i >= places_.first_choice && i < places_.first_choice + places_.choices.size();
    return shown ? places_.choices[i - places_.first_choice] : places_.more;
  }
  // What stands on the list that a verb opens.
  const bool listed = deed.starts_with("order") || deed.starts_with("use") ||
                      deed.starts_with("shake") || deed.starts_with("regroup");
  for (std::size_t i = 0; i < places_.choices.size(); ++i) {
    const Intent& intent = choices[places_.first_choice + i].intent;
    if (listed && std::holds_alternative<intent::ListOrders>(intent)) return places_.choices[i];
  }
  return {};
}

// ---- For those who teach -----------------------------------------------------------------------

void Table::set_lit(const std::vector<std::string>& names) {
  meant_ = names;
  goal_name_.clear();
  goal_.reset();
  for (const std::string& name : names) {
    if (const auto at = point_named(name)) {
      goal_name_ = name;
      goal_ = at;
    }
  }
  situation_.goal = goal_;
}

bool Table::is_led_to_goal() const {
  const Course* course = selection_.draft ? course_of(selection_.draft->action.deed) : nullptr;
  const UnitId mover = at_hand().mover();
  return goal_ && course && mover != kNone && end_of(at_hand().seen, mover, *course) == *goal_;
}

std::string Table::held() const {
  const auto squad = [&](UnitId unit) { return "squad " + write_unit(situation_.seen, unit); };
  if (!selection_.draft) {
    return selection_.chosen == kNone ? std::string() : squad(selection_.chosen);
  }
  if (is_led_to_goal()) return goal_name_;
  const Deed& deed = selection_.draft->action.deed;
  if (const Volley* volley = volley_of(deed)) return squad(volley->target);
  return std::string(kAct) + name_of_draft(at_hand(), *selection_.draft);
}

std::string Table::reading() const { return std::string(web::name_of(view_.sheet)); }

// Squads are touched besides, and their leaders led. A phone shows the whole board beside the card.
std::vector<Rect> Table::used() const {
  std::vector<Rect> used{layout_.bar, places_.prompt, places_.notice, layout_.card};
  if (layout_.form == Form::Tall) {
    used.push_back(layout_.board);
    return used;
  }
  used.insert(used.end(), layout_.panels.begin(), layout_.panels.end());
  used.insert(used.end(), layout_.button_places.begin(), layout_.button_places.end());
  for (const Hit<Intent>& hit : places_.hits) {
    if (std::holds_alternative<intent::TapUnit>(hit.intent)) used.push_back(hit.at);
  }
  return used;
}

// The log can be read at any time on its sheet, and sides on a phone once the card is gone.
Rect Table::spare() const {
  if (layout_.form == Form::Tall) return layout_.spare;
  return docks_log() ? layout_.log : Rect{};
}

}  // namespace mael::web::battle
