#include "web/screens/battle/table_camera.h"

#include <algorithm>

#include "web/screens/battle/scene.h"
#include "web/table/motion/motion.h"

namespace mael::web::battle {
namespace {

constexpr float kNearer = 2.4F;  // of a double tap
constexpr float kAlmost = 1.08F;

// But for a pixel.
bool holds_all(Rect outer, Rect inner) {
  return grown(outer, 1).contains(inner.min) && grown(outer, 1).contains(inner.max);
}

bool is_still_seen(const TableCamera::Look& look, const Framing& framing, const Camera& camera) {
  const Rect kept = kept_in(framing, look.state, look.view, look.room);
  return holds_all(look.room.free, to_pixels(camera, kept)) &&
         std::all_of(look.besides.begin(), look.besides.end(), [&](Point each) {
           return look.room.free.contains(Lens{camera, look.room.lie}.pixels(each));
         });
}

}  // namespace

void TableCamera::take(const Camera& camera) {
  lens_.camera = goal_ = towards_ = camera;
  hand_ = Hand::Own;
  glides_ = false;
}

void TableCamera::toggle(Vec2 at, const CameraLimits& limits) {
  if (hand_ != Hand::Framed) {
    hand_ = Hand::Framed;
    aimed_.reset();
    return;
  }
  if (framing_.frames != Frames::Table) return show_whole();
  zoom(goal_, limits, at, kNearer);
  hand_ = Hand::Own;
}

void TableCamera::show_middle(Point at, float least_scale, const CameraLimits& limits) {
  const float scale = std::max(goal_.scale, least_scale);
  goal_.scale = std::clamp(scale, limits.min_scale, limits.max_scale);
  goal_.center =
      to_picture(lens_.lie.shown(at)) - (room_.free.center() - goal_.viewport / 2) / goal_.scale;
  keep_inside(goal_, limits);
  hand_ = Hand::Own;
}

// Where what is spoken of is still seen, the table stays as it lies.
Camera TableCamera::aim(const Look& look) {
  const bool same_page = looked_ && look.room.page == goal_.viewport;
  if (look.held && same_page) return goal_;
  if (hand_ == Hand::Own) {
    Camera own = goal_;
    resize(own, limits_of(look.state, look.room.lie), look.room.page);
    return own;
  }
  const Framing framing = hand_ == Hand::Whole ? Framing{} : framing_;
  const bool same = same_page && aimed_ == framing && framing.frames != Frames::Table;
  if (same && is_still_seen(look, framing, goal_)) return goal_;
  aimed_ = framing;
  return camera_of(framing, look.state, look.view, look.room, look.besides);
}

void TableCamera::look(const Look& look) {
  if (look.framing) framing_ = *look.framing;
  const bool turned = !(lens_.lie == look.room.lie);
  if (turned) hand_ = Hand::Framed;
  lens_.lie = look.room.lie;
  room_ = look.room;
  const Camera goal = aim(look);
  const bool jumps = turned || !looked_ || look.still || !(goal.viewport == goal_.viewport);
  looked_ = true;
  goal_ = goal;
  if (jumps) {
    lens_.camera = towards_ = goal_;
    glides_ = false;
  } else if (!(goal_ == towards_)) {
    from_ = lens_.camera;
    towards_ = goal_;
    began_ = look.now;
    glides_ = true;
  }
  if (glides_) glide(look.now);
  const Camera whole = camera_for(look.state, look.room.free, look.room.page, look.room.lie);
  shows_all_ = goal_.scale < whole.scale * kAlmost;
}

void TableCamera::glide(Milliseconds now) {
  const float t = static_cast<float>(now - began_) / static_cast<float>(kGlide);
  glides_ = t < 1;
  lens_.camera = glides_ ? between(from_, towards_, eased(std::max(t, 0.0F))) : towards_;
}

}  // namespace mael::web::battle
