// The force builder as it is painted: its parts stand in draw.cpp, draw_controls.cpp and
// draw_tiles.cpp.
#pragma once

#include <imgui.h>

#include <string>

#include "web/base/theme.h"
#include "web/board/hex_board.h"
#include "web/screens/forces/screen.h"
#include "web/widgets/button.h"

namespace mael::web::forces {

class ForcePainter {
 public:
  ForcePainter(const Forces& forces, const Frame& frame)
      : list_(*ImGui::GetBackgroundDrawList()),
        forces_(forces),
        view_(forces.view()),
        layout_(forces.layout()),
        frame_(frame) {}

  void paint();

 private:
  const Palette& color() const { return theme().color; }
  const Item& item(int index) const { return view_.items[static_cast<std::size_t>(index)]; }
  Rect place_of(int index) const { return layout_.items[static_cast<std::size_t>(index)]; }
  Region region_of(int index) const { return layout_.regions[static_cast<std::size_t>(index)]; }
  int count() const { return static_cast<int>(view_.items.size()); }
  int total() const { return mael::maelstrom::size_of(view_.force.lines); }
  bool is_covered() const { return view_.shelf_open || view_.card.has_value(); }
  ControlTouch touch_of(int index) const {
    const bool over = forces_.hovered() == index && !item(index).behind;
    return {over, over && forces_.is_pressed(), view_.focus == index};
  }

  // Calls `paint(index, place)` for every item of a region that is in sight.
  template <class Paint>
  void each_seen(Region region, bool behind, Paint&& paint) {
    const Rect clip = region == Region::Fixed ? Rect{{}, frame_.viewport} : layout_.clip(region);
    for (int i = 0; i < count(); ++i) {
      const Rect place = place_of(i);
      if (region_of(i) != region || item(i).behind != behind || place.height() <= 0) continue;
      if (place.max.y > clip.min.y && place.min.y < clip.max.y) paint(i, place);
    }
  }

  void paint_table();
  void paint_header();
  void paint_region(Region region, bool top);
  void paint_item(int index, Rect place);
  void paint_hints();
  void paint_notice();
  void paint_shelf();
  void paint_row(int index, Rect place);
  void paint_card_sheet();

  // Controls.
  static Icon icon_of_trait(int which);
  void paint_name(int index, Rect place);
  void paint_verdict(int index, Rect place);
  void paint_search(int index, Rect place);
  void paint_segment(int index, Rect place);
  void paint_switch(int index, Rect place, Icon icon, Rgba ink, const std::string& words);
  static Icon icon_of(Control control);
  void paint_button_of(int index, Rect place);

  // Tiles, and the force made of them.
  void paint_tiles();
  Rect cell_of(int add) const;
  static HexSprite piece_at(const TileView& view, Vec2 center, float size);
  void paint_cell(int index, const TileView& view, Rect body);
  void paint_copies(int index, const TileView& view, Rect body);
  void paint_force();
  void paint_small_pieces(Rect clip);
  void paint_curve();
  void paint_colours();
  void paint_fault(int index, Rect place);
  void paint_line(int index, Rect place);

  ImDrawList& list_;
  const Forces& forces_;
  const View& view_;
  const Layout& layout_;
  const Frame& frame_;
};

}  // namespace mael::web::forces
