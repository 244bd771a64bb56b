// Heights along a line, seen from the side: the ground, what stands at both ends, and the ray of
// sight as far as it comes.
#include <algorithm>

#include "web/base/ink.h"
#include "web/board/mark_paint.h"
#include "web/screens/battle/draw/draw_parts.h"

namespace mael::web::battle {
namespace {

constexpr float kNames = 18;        // below the ground
constexpr float kSide = 14;         // beside the ends
constexpr float kLeastHigh = 3.2F;  // inches that are shown at least

class HeightPainter {
 public:
  HeightPainter(const Canvas& canvas, const ProfileView& profile, Rect at)
      : list_(canvas.list), profile_(profile), at_(grown(at, -2)) {
    highest_ = kLeastHigh;
    for (const ProfileView::Piece& piece : profile.pieces) {
      if (!piece.endless) highest_ = std::max(highest_, piece.top + 0.6F);
    }
    highest_ = std::max({highest_, profile.left.top + 0.6F, profile.right.top + 0.6F});
  }

  void paint() {
    fill(list_, at_, theme().color.table, 6);
    list_.PushClipRect(im(at_.min), im(at_.max), true);
    for (const ProfileView::Piece& piece : profile_.pieces) paint_piece(piece);
    list_.AddLine({at_.min.x, ground()}, {at_.max.x, ground()}, packed(rgb(0x948758)), 2);
    paint_end(profile_.left, 0);
    paint_end(profile_.right, 1);
    if (profile_.looks) paint_ray();
    paint_names();
    list_.PopClipRect();
  }

 private:
  float ground() const { return at_.max.y - kNames; }
  Vec2 spot(float along, float height) const {
    const float x = at_.min.x + kSide + along * (at_.width() - 2 * kSide);
    return {x, ground() - height / highest_ * (ground() - at_.min.y - 4)};
  }

  // What hides at any height goes to the upper edge, dotted as area terrain is on the table.
  void paint_piece(const ProfileView::Piece& piece) {
    const float top = piece.endless ? highest_ * 2 : piece.top;
    const Rect box{{spot(piece.from, 0).x, std::max(spot(0, top).y, at_.min.y)},
                   {std::max(spot(piece.to, 0).x, spot(piece.from, 0).x + 3), ground()}};
    if (!piece.endless) {
      fill(list_, box, rgb(0x77645A), 1);
      return list_.AddLine({box.min.x, box.min.y}, {box.max.x, box.min.y}, packed(rgb(0xD3BEB0)),
                           2);
    }
    fill(list_, box, with_alpha(rgb(0x83BE78), 0.22F));
    for (float x = box.min.x + 4; x < box.max.x; x += 9) {
      for (float y = box.min.y + 5; y < box.max.y; y += 9) {
        list_.AddCircleFilled({x, y}, 1.4F, packed(rgb(0x83BE78)), 6);
      }
    }
  }

  void paint_end(const ProfileView::End& end, float along) {
    if (!end.owner) return;
    const auto seat = static_cast<std::size_t>(index_of(*end.owner));
    const Vec2 foot = spot(along, end.level), head = spot(along, end.top);
    fill(list_, {{foot.x - 5, head.y}, {foot.x + 5, foot.y}}, printed_theme().seats.at(seat).ring,
         3);
    outline(list_, {{foot.x - 5, head.y}, {foot.x + 5, foot.y}}, rgb(0x0A0D12), 3, 1.4F);
  }

  void paint_ray() {
    const Vec2 from = spot(0, profile_.ray_from), to = spot(1, profile_.ray_to);
    if (!profile_.stop) {
      list_.AddLine(im(from), im(to), packed(rgb(0x0A0D12)), 4);
      return list_.AddLine(im(from), im(to), packed(kOwnLine), 2);
    }
    const Vec2 stop = lerp(from, to, *profile_.stop);
    list_.AddLine(im(from), im(stop), packed(kOwnLine), 2);
    const Vec2 way = to - stop;
    const float long_way = length(way);
    for (float on = 0; on < long_way; on += 9) {
      const Vec2 a = stop + way * (on / long_way);
      const Vec2 b = stop + way * (std::min(on + 5, long_way) / long_way);
      list_.AddLine(im(a), im(b), packed(kHarmLine), 2);
    }
    list_.AddCircleFilled(im(stop), 8, packed(rgb(0x3A0F0A)), 20);
    list_.AddCircle(im(stop), 8, packed(kHarmLine), 20, 1.6F);
    for (const float side : {-1.0F, 1.0F}) {
      list_.AddLine({stop.x - 3.5F, stop.y - 3.5F * side}, {stop.x + 3.5F, stop.y + 3.5F * side},
                    packed(kHarmLine), 2);
    }
  }

  // Below the ground, where they do not run into each other.
  void paint_names() {
    float free = at_.min.x;
    const ImFont& font = *look().fonts.caption;
    for (const ProfileView::Piece& piece : profile_.pieces) {
      const float wide = measure(font, piece.name).x;
      const float middle = (spot(piece.from, 0).x + spot(piece.to, 0).x) / 2;
      const float left = std::clamp(middle - wide / 2, at_.min.x + 2, at_.max.x - wide - 2);
      if (left < free) continue;
      write(list_, font, {left, ground() + 1}, theme().color.text_muted, piece.name);
      free = left + wide + 8;
    }
  }

  ImDrawList& list_;
  const ProfileView& profile_;
  const Rect at_;
  float highest_ = 1;
};

}  // namespace

void paint_profile(const Canvas& canvas, const ProfileView& profile, Rect at) {
  HeightPainter(canvas, profile, at).paint();
}

}  // namespace mael::web::battle
