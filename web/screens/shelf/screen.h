// The shelf of games: what is to be played, what waits to go on, and where else one may go. Pure:
// the drawing reads `view`, the house carries out the wishes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "web/app/pointed.h"
#include "web/app/screen.h"
#include "web/screens/shelf/layout.h"

namespace mael::web::shelf {

// What the player wants; each names a thing of the view by its id.
struct Play {
  std::string id;
};  // at once, as it is usually set up
struct SetUp {
  std::string id;
};
struct Resume {
  std::string id;
};
struct Forget {
  std::string id;
};  // ask first
struct Go {
  std::string id;
};
struct AcceptInvitation {};
struct DeclineInvitation {};  // for good
using Wish = std::variant<Play, SetUp, Resume, Forget, Go, AcceptInvitation, DeclineInvitation>;
using Wishes = std::vector<Wish>;

// For those who do not see the canvas.
struct Choice {
  std::string label;
  std::string name;  // the item's id
  Wish wish;
};
struct TextView {
  std::string status;
  std::vector<Choice> choices;
};

class GameShelf {
 public:
  using Wishes = shelf::Wishes;

  GameShelf();

  // What there is to play, and where else one may go.
  void furnish(std::vector<Box> boxes, std::vector<Way> ways);
  // Newest first. A player who has none may be invited to a first game.
  void set_waiting(std::vector<Waiting> waiting, std::optional<Invitation> invitation = {});
  // It comes up anew: what was scrolled to last time is not what is wanted now.
  void show_from_top();

  const View& view() const { return view_; }

  // Reads a frame's gestures and keys with the layout of its size. Arrows move the focus, Enter
  // presses.
  void read(const FrameInput& input, Wishes& wishes);
  // The layout of the last frame read.
  const Layout& layout() const { return layout_; }
  // The item under the pointer, -1 for none, and whether it is held down.
  int hovered() const { return pointed_.item; }
  bool is_pressed() const { return pointed_.held; }
  PointerLook pointer_look() const { return pointed_.look(last_input_.touch); }

  TextView text_view() const;
  // Where an item was laid out last, in CSS pixels, by its id: "play vortex", "resume 1", "learn".
  std::optional<Rect> where(std::string_view id) const;
  std::optional<Milliseconds> wake_at(Milliseconds) const { return {}; }

 private:
  void list_items();
  void add(Control control, std::size_t which, std::string id, std::string label);
  Wish wish_of(const Item& item) const;
  void choose(int item, Wishes& wishes) const;
  void place(const FrameInput& input);
  void lay_out() { layout_ = make_layout(view_, last_input_, scroll_, aside_); }
  void read_gesture(const Gesture& gesture, Wishes& wishes);
  void press_key(const KeyPress& key, Wishes& wishes);
  void scroll_by(Vec2 pixels);
  void move_focus(Key towards);
  int focus_after(Key towards) const;
  void set_focus(int item) { view_.focus = item; }

  View view_;
  Layout layout_;
  FrameInput last_input_;
  float scroll_ = 0;
  float aside_ = 0;
  bool aside_dragged_ = false;  // the drag began over the row of games that wait
  Pointed pointed_;
};

}  // namespace mael::web::shelf
