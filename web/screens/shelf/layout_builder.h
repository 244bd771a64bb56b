// How the layout of the shelf is made, in sources by subject: the forms, the ways and scrolling
// (layout.cpp), boxes (layout_boxes.cpp), what waits (layout_waiting.cpp).
#pragma once

#include <algorithm>
#include <string_view>

#include "web/screens/shelf/layout.h"

namespace mael::web::shelf {

// What differs between the forms.
struct Sizes {
  float margin, gap, pad;
  float button;  // height of Play
  float title, facts;
  float board;      // thickness of what boxes stand on
  float way;        // height of the tile, of the bar's cell, or width of the rail
  float least_box;  // height of one that stands upright
};

class LayoutBuilder {
 public:
  LayoutBuilder(const View& view, const FrameInput& input);

  Layout build(float scroll, float aside);

 private:
  float left() const { return area_.min.x + size_.margin; }
  float right() const { return area_.max.x - size_.margin; }
  float bottom() const { return std::min(out_.page.max.y, area_.max.y); }
  float height_of(TextStyle style, std::string_view words, float wrap) const;
  void place(Control control, std::size_t which, Rect at);

  // ---- What is never scrolled -------------------------------------------------------------------

  void place_bar();
  void place_title();

  // ---- The forms --------------------------------------------------------------------------------

  void build_phone(float aside);
  void build_low(float aside);
  void build_usual(float aside);
  void build_large(float aside);

  // ---- Boxes ------------------------------------------------------------------------------------

  void place_rows();
  float row_height(float width) const;
  float line_height(float wrap) const;
  void place_lying(std::size_t which, Rect at);
  int columns(float height) const;
  void place_boxes(float height);
  void place_standing(std::size_t which, Rect at);
  void fit_facts();

  // ---- Games that wait --------------------------------------------------------------------------

  void place_waiting(float x, float width, float aside);
  float card_width(float width) const;
  float sketch_size(std::size_t which, float width) const;
  float left_of_words(std::size_t which, float width) const;
  // The sign of going on stands over that of removal, on low screens before it where there is
  // room.
  bool has_go_over(std::size_t which) const { return which == 0 && out_.form != Form::Low; }
  float card_room(std::size_t which, float width) const;
  bool has_go(std::size_t which, float width) const;
  float card_words(std::size_t which, float width) const;
  float card_height(std::size_t which, float width) const;
  float turn_height(const Waiting& each, float words) const;
  void place_card(std::size_t which, Rect at);

  // ---- The invitation ---------------------------------------------------------------------------

  float button_width(std::string_view label) const;
  void place_invitation(float x, float width);
  void place_answers(Vec2 at, float to, float decline, bool stacked);

  // ---- Ways -------------------------------------------------------------------------------------

  int tiles_across(float width) const;
  int tile_rows(float width) const;
  float tiles_height(float width) const;
  void place_tiles(float x, float width);

  // ---- Scrolling --------------------------------------------------------------------------------

  bool is_waiting(const Item& item) const;
  void move_waiting(float by);
  void move_all(float by);

  static constexpr float kBetween = 12;  // cards, tiles
  static constexpr float kHeading = 34;

  const View& view_;
  const FrameInput& input_;
  Rect area_;
  const Sizes& size_;
  float y_ = 0;
  Layout out_;
};

}  // namespace mael::web::shelf
