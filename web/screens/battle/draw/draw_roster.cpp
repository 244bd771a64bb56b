// The models that choices name, as they stand on the table, with their numbers.
#include <algorithm>
#include <vector>

#include "web/base/ink.h"
#include "web/screens/battle/draw/draw_parts.h"
#include "web/screens/battle/excerpt.h"

namespace mael::web::battle {
namespace {

constexpr float kLeastNumber = 9;  // half of what a number stands on, in pixels

class RosterPainter {
 public:
  RosterPainter(const Canvas& canvas, const RosterView& roster, Rect at)
      : list_(canvas.list),
        scene_(canvas.picture.board.scene),
        roster_(roster),
        excerpt_(make_excerpt(roster, grown(at, -3))) {}

  void paint() {
    const Rect at = excerpt_.at;
    fill(list_, at, rgb(0x453E27), 6);
    list_.PushClipRect(im(at.min), im(at.max), true);
    for (const PlaneArea& area : scene_.areas) paint_area(area);
    for (const PlaneDisc& disc : scene_.discs) paint_other(disc);
    for (const NumberedView& model : roster_.models) paint_model(model);
    list_.PopClipRect();
    outline(list_, at, theme().color.edge, 6, 1.2F);
  }

 private:
  void paint_area(const PlaneArea& area) {
    std::vector<ImVec2> corners;
    for (const Point corner : area.corners) corners.push_back(im(excerpt_.place(corner)));
    list_.AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()),
                              packed(color_on_map(area.look)));
  }

  void paint_disc(Point at, std::int32_t radius, Rgba face, Rgba rim) {
    const ImVec2 middle = im(excerpt_.place(at));
    const float half = inches(radius) * excerpt_.scale;
    list_.AddCircleFilled(middle, half, packed(rgb(0x0A0D12)), 28);
    list_.AddCircleFilled(middle, half - 1, packed(rim), 28);
    list_.AddCircleFilled(middle, half - 3.5F, packed(face), 28);
  }
  void paint_other(const PlaneDisc& disc) {
    paint_disc(disc.at, disc.radius, mix(disc.face, rgb(0x2A2A2A), 0.5F),
               mix(disc.owner, rgb(0x2A2A2A), 0.4F));
  }

  // On brass what is proposed; a second ring round the leader.
  void paint_model(const NumberedView& model) {
    const Palette& color = printed_theme().color;
    const Rgba face = model.usual ? color.brass : color.paper;
    paint_disc(model.at, model.radius, face, rgb(0x0A0D12));
    const Vec2 middle = excerpt_.place(model.at);
    const float half = inches(model.radius) * excerpt_.scale;
    if (half < kLeastNumber) list_.AddCircleFilled(im(middle), kLeastNumber, packed(face), 24);
    if (model.leads) {
      list_.AddCircle(im(middle), std::max(half, kLeastNumber) + 2.5F, packed(color.brass_lit), 28,
                      2);
    }
    write_middle(list_, *look().fonts.strong, {middle - Vec2{12, 12}, middle + Vec2{12, 12}},
                 model.usual ? color.brass_ink : color.paper_ink, std::to_string(model.number));
  }

  ImDrawList& list_;
  const PlaneScene& scene_;
  const RosterView& roster_;
  const Excerpt excerpt_;
};

}  // namespace

void paint_roster(const Canvas& canvas, const RosterView& roster, Rect at) {
  RosterPainter(canvas, roster, at).paint();
}

}  // namespace mael::web::battle
