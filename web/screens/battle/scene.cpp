#include "web/screens/battle/scene.h"

#include <algorithm>

#include "engine/battle/derived.h"
#include "web/base/theme.h"
#include "web/board/plane_paint.h"
#include "web/screens/battle/icons.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

constexpr float kMargin = 0.8F;  // inches round the table
constexpr float kHullMargin = 0.35F;
constexpr std::int32_t kTagClear = 1300;
constexpr std::int32_t kBandWide = 140;  // mils, of the line round what can be reached

GroundLook look_of(const Feature& feature) {
  switch (feature.look) {
    case Look::Woods: return GroundLook::Wood;
    case Look::Ruins: return GroundLook::Ruin;
    case Look::Crater: return GroundLook::Hollow;
    case Look::Pond: return GroundLook::Water;
    case Look::Hill: return GroundLook::Hill;
    case Look::Wall:
    case Look::Fence: return GroundLook::Wall;
    case Look::House: return GroundLook::Block;
    case Look::Bunker: return GroundLook::Bunker;
    case Look::Crates: return GroundLook::Crates;
    case Look::Spire: return GroundLook::Spire;
  }
  return GroundLook::Block;
}

OwnerMark mark_of(Seat owner) { return owner == Seat::A ? OwnerMark::Sun : OwnerMark::Moon; }
Rgba face_color(Seat owner) { return owner == Seat::A ? rgb(0xA8501E) : rgb(0x553193); }
Rgba ring_of(Seat owner) {
  return printed_theme().seats.at(static_cast<std::size_t>(index_of(owner))).ring;
}

class SceneBuilder {
 public:
  SceneBuilder(const State& state, const View& view, const std::vector<Flown>& flown)
      : state_(state), view_(view), flown_(flown) {}

  Board build() {
    const Battlefield& field = battlefield_of(state_);
    scene().north_east = {field.width(), field.depth()};
    scene().grid = 12 * kMilsPerInch;
    add_terrain(field);
    for (UnitId unit = 0; unit < state_.units.size(); ++unit) add_unit(unit);
    add_overlays();
    add_tags();
    return std::move(out_);
  }

 private:
  PlaneScene& scene() { return out_.scene; }

  void add_terrain(const Battlefield& field) {
    for (const Part& part : field.parts()) {
      if (part.inset) continue;
      const Feature& feature = field.feature(part.feature);
      PlaneArea area;
      area.corners.assign(part.shape.begin(), part.shape.end());
      area.look = look_of(feature);
      area.height = feature.height;
      scene().areas.push_back(std::move(area));
    }
  }

  PlaneDisc disc_of(UnitId unit, ModelId model) const {
    const Unit& own = state_.units[unit];
    PlaneDisc disc;
    disc.at = state_.models[model].at;
    disc.radius = profile_of(state_, model).radius();
    disc.heading = own.heading;
    disc.owner_mark = mark_of(own.owner);
    disc.owner = ring_of(own.owner);
    disc.face = face_color(own.owner);
    disc.ink = rgb(0xFFF3E0);
    disc.icon = icon_of(squad_of(state_, unit));
    disc.leader = model == own.leader;
    disc.dimmed = own.activated != 0 && state_.active.unit != unit;
    return disc;
  }

  // From 1; 0: it does not walk with others.
  int place_in_march(UnitId unit) const {
    const std::vector<UnitId>& all = view_.board.marching;
    const auto found = std::find(all.begin(), all.end(), unit);
    return found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1;
  }

  void add_unit(UnitId unit) {
    const BoardView& board = view_.board;
    const bool lit = std::find(board.lit.begin(), board.lit.end(), unit) != board.lit.end();
    for (const ModelId model : living_of(state_, unit)) {
      PlaneDisc disc = disc_of(unit, model);
      for (const Flown& each : flown_) {
        if (each.model == model) disc.at = each.at;
      }
      if (board.selected == unit || place_in_march(unit) > 0) disc.marks |= kMarkSelected;
      if (lit) disc.marks |= kMarkLegal;
      if (board.target == unit) disc.marks |= kMarkThreatened;
      scene().discs.push_back(disc);
      out_.models.push_back(model);
    }
  }

  void add_overlays() {
    const BoardView& board = view_.board;
    for (const GhostView& ghost : board.ghosts) {
      PlaneDisc disc = disc_of(unit_of(state_, ghost.model), ghost.model);
      disc.at = ghost.at;
      disc.heading = ghost.heading;
      disc.opacity = 0.6F;
      disc.dimmed = false;
      disc.face = rgb(0x1E6B58);
      if (ghost.picked) disc.marks |= kMarkFocused;
      scene().discs.push_back(disc);
      out_.ghosts.push_back(ghost.model);
    }
    if (board.path.size() >= 2) scene().paths.push_back({board.path, board.path_line, true});
    for (const std::vector<Point>& way : board.ways) {
      scene().paths.push_back({way, PlaneLine::Own, true});
    }
    for (const RayView& ray : board.rays) {
      scene().paths.push_back({{ray.from, ray.to}, ray.line, false});
    }
    for (const TrailView& trail : board.trails) add_trail(trail);
    if (board.barred) add_barred(*board.barred);
    if (board.ruler) {
      scene().rulers.push_back(
          {board.ruler->from, board.ruler->to, PlaneLine::Own, board.ruler_words});
    }
    for (const BandView& band : board.bands) {
      scene().sectors.push_back({band.at, band.radius - kBandWide, band.radius, band.from,
                                 band.span, band.line, band.line == PlaneLine::Harm});
    }
  }

  void add_trail(const TrailView& trail) {
    if (trail.way.size() < 2) return;
    scene().paths.push_back({trail.way, PlaneLine::Gone, true});
    for (const Disc& base : trail.stood) {
      PlaneDisc disc = disc_of(trail.unit, state_.units[trail.unit].leader);
      disc.at = base.centre;
      disc.radius = base.radius;
      disc.heading.reset();
      disc.leader = disc.dimmed = false;
      disc.opacity = 0.35F;
      scene().discs.push_back(disc);
    }
  }

  void add_barred(const Hindrance& barred) {
    if (view_.board.selected == kNone) return;
    const ModelId leader = state_.units[view_.board.selected].leader;
    PlaneDisc disc = disc_of(view_.board.selected, barred.model == kNone ? leader : barred.model);
    disc.at = barred.at;
    disc.face = disc.owner = rgb(0x8A2A1C);
    disc.heading.reset();
    disc.opacity = 0.7F;
    disc.marks = kMarkBlocked;
    scene().discs.push_back(disc);
  }

  // The outline of all that stands of a squad: far off it is what shows who belongs together.
  void add_hull(const SquadView& squad) {
    std::vector<Vec2> round;
    for (std::size_t i = 0; i < out_.models.size(); ++i) {
      if (unit_of(state_, out_.models[i]) != squad.unit) continue;
      const PlaneDisc& disc = scene().discs[i];
      for (int turn = 0; turn < kHeadings; turn += kHeadings / 12) {
        round.push_back(to_picture(disc.at) + heading_direction(static_cast<Heading>(turn)) *
                                                  (inches(disc.radius) + kHullMargin));
      }
    }
    PlaneArea hull;
    for (const Vec2 corner : cast_outline(round, 0)) hull.corners.push_back(to_point(corner));
    hull.owner_mark = mark_of(squad.owner);
    hull.tint = ring_of(squad.owner);
    if (squad.activated && !squad.acts) hull.tint = mix(hull.tint, rgb(0x5C6370), 0.72F);
    if (hull.corners.size() >= 3) scene().areas.push_back(std::move(hull));
  }

  PlaneLabel tag_of(const SquadView& squad) const {
    const Unit& unit = state_.units[squad.unit];
    PlaneLabel tag;
    tag.at = state_.models[unit.leader].at;
    tag.clear = kTagClear;
    tag.icon = icon_of(squad_of(state_, squad.unit));
    tag.owner_mark = mark_of(squad.owner);
    tag.owner = ring_of(squad.owner);
    tag.face = face_color(squad.owner);
    tag.words = std::to_string(squad.standing);
    const auto mark = [&](TagShape shape, int value) {
      if (value > 0) tag.marks.push_back({shape, std::to_string(value)});
    };
    mark(TagShape::Pennant, squad.suppression);
    mark(TagShape::Shield, squad.protection);
    mark(TagShape::Arrow, squad.moving);
    mark(TagShape::Diamond, squad.painted);
    mark(TagShape::Flame, squad.burning);
    mark(TagShape::Hexagon, squad.zealous);
    mark(TagShape::Seal, place_in_march(squad.unit));
    if (const std::string loss = loss_of(squad.unit); !loss.empty()) {
      tag.marks.push_back({TagShape::Ring, loss});
    }
    tag.dimmed = tag.ticked = squad.activated && !squad.acts;
    return tag;
  }

  // What a tap there would come to: models lost, or how far a charge goes.
  std::string loss_of(UnitId unit) const {
    for (const Target& target : view_.board.targets) {
      if (target.unit == unit) return target.lost ? tenths(*target.lost) : inches_of(target.gap);
    }
    return {};
  }

  // On the ground itself, where that is free.
  void add_ground(const GroundView& ground) {
    PlaneLabel label;
    label.at = ground.at;
    label.owner = kBlockedLine;
    label.words = ground.height;
    if (ground.hides) label.icon = Icon::EyeOff;
    if (ground.cover > 0) label.marks = {{TagShape::Shield, std::to_string(ground.cover)}};
    if (label.words.empty() && label.marks.empty() && !ground.hides) return;
    scene().labels.push_back(std::move(label));
  }

  // First of whom it is spoken, for later ones may find no room.
  void add_tags() {
    const BoardView& board = view_.board;
    const auto first = [&](const SquadView& squad) {
      return squad.unit == board.selected || squad.unit == board.target;
    };
    for (const SquadView& squad : view_.squads) out_.tags.push_back(tag_of(squad));
    for (const bool spoken_of : {true, false}) {
      for (std::size_t i = 0; i < view_.squads.size(); ++i) {
        if (first(view_.squads[i]) == spoken_of) scene().labels.push_back(out_.tags[i]);
      }
    }
    for (const SquadView& squad : view_.squads) add_hull(squad);
    for (const SquadView& squad : view_.squads) {
      if (squad.injured) add_wound(*squad.injured);
    }
    for (const GroundView& ground : view_.board.grounds) add_ground(ground);
    // Where a ring lies round the end of the way, the prompt says how long that is.
    if (view_.board.path.empty() || view_.board.turns) return;
    PlaneLabel way;
    way.at = view_.board.path.back();
    way.clear = 900;
    way.owner = kOwnLine;
    way.words = view_.board.path_words;
    scene().labels.push_back(std::move(way));
  }

  // What an injured model has left.
  void add_wound(const InjuredView& injured) {
    PlaneLabel tag;
    tag.at = injured.at;
    tag.clear = injured.radius;
    tag.icon = Icon::Wound;
    tag.owner = kHarmLine;
    tag.words = std::to_string(injured.left) + "/" + std::to_string(injured.full);
    scene().labels.push_back(std::move(tag));
  }

  const State& state_;
  const View& view_;
  const std::vector<Flown>& flown_;
  Board out_;
};

void turn(PlaneScene& scene, const Lie& lie) {
  scene.north_east = {scene.north_east.y, scene.north_east.x};
  for (PlaneArea& area : scene.areas) {
    for (Point& corner : area.corners) corner = lie.shown(corner);
  }
  for (PlaneSector& sector : scene.sectors) {
    sector.at = lie.shown(sector.at);
    sector.from = lie.shown(sector.from);
  }
  for (PlanePath& path : scene.paths) {
    for (Point& point : path.points) point = lie.shown(point);
  }
  for (PlaneDisc& disc : scene.discs) {
    disc.at = lie.shown(disc.at);
    if (disc.heading) disc.heading = lie.shown(*disc.heading);
  }
  for (PlaneRuler& ruler : scene.rulers) {
    ruler.from = lie.shown(ruler.from);
    ruler.to = lie.shown(ruler.to);
  }
  for (PlaneLabel& label : scene.labels) label.at = lie.shown(label.at);
}

}  // namespace

Board make_board(const State& state, const View& view, const std::vector<Flown>& flown,
                 const Lie& lie) {
  Board board = SceneBuilder(state, view, flown).build();
  if (lie.turned) turn(board.scene, lie);
  return board;
}

namespace {

// The disc under a point, as its place in the scene.
std::optional<std::size_t> disc_at(const Board& board, Vec2 at, float reach) {
  const PlanePick what = pick(board.scene, at, reach);
  if (what.thing != PlaneThing::Disc) return {};
  return static_cast<std::size_t>(what.index);
}

}  // namespace

ModelId model_at(const Board& board, Vec2 at, float reach) {
  const auto disc = disc_at(board, at, reach);
  return disc && *disc < board.models.size() ? board.models[*disc] : kNone;
}

ModelId ghost_at(const Board& board, Vec2 at, float reach) {
  const auto disc = disc_at(board, at, reach);
  if (!disc || *disc < board.models.size()) return kNone;
  const std::size_t ghost = *disc - board.models.size();
  return ghost < board.ghosts.size() ? board.ghosts[ghost] : kNone;
}

Lie lie_of(const State& state, bool upright) {
  const Battlefield& field = battlefield_of(state);
  const auto longer = [](std::int32_t a, std::int32_t b) { return 5 * a > 6 * b; };
  const bool turned =
      upright ? longer(field.width(), field.depth()) : longer(field.depth(), field.width());
  return {turned, field.width()};
}

Rect shown_table(const State& state, const Lie& lie) {
  const Battlefield& field = battlefield_of(state);
  const float wide = inches(lie.turned ? field.depth() : field.width());
  const float deep = inches(lie.turned ? field.width() : field.depth());
  return grown({{0, -deep}, {wide, 0}}, kMargin);
}

CameraLimits limits_of(const State& state, const Lie& lie) {
  return {.min_scale = 4, .max_scale = 80, .content = shown_table(state, lie)};
}

Camera camera_for(const State& state, Rect place, Vec2 viewport, const Lie& lie) {
  const Insets insets{place.min.x, place.min.y, viewport.x - place.max.x, viewport.y - place.max.y};
  return fitted(viewport, shown_table(state, lie), insets, limits_of(state, lie), 80);
}

}  // namespace mael::web::battle
