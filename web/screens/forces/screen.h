// The force builder: every tile to choose from, the force that is being made, and the forces there
// are. Pure: the drawing reads `view` and reports presses.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "web/app/pointed.h"
#include "web/app/screen.h"
#include "web/screens/forces/layout.h"
#include "web/screens/forces/view.h"

namespace mael::web::forces {

// What the player wants of the app.
struct Leave {
  bool unsaved = false;
};  // ask first where something would be lost
struct Save {
  std::string id;
  Force force;
};  // an empty id: a new one; answer with `saved`
struct ForgetForce {
  std::string id;
};  // ask first
struct ShareForce {
  Force force;
};
struct ShowList {
  Force force;
};                    // as text, to be copied
struct PasteList {};  // a list or a link; answer with `put`
struct EditText {
  bool search = false;  // else the force's name
  std::string current;
  Rect at;  // CSS pixels
};
struct DrawRandom {};  // answer with `draw`
struct ShowRule {
  RuleId rule;
};
struct AskToReplace {
  std::string id;
};  // ask first: on yes `discard`, then choose it again
struct Choose {
  std::string id;
};  // from TextView: give it to Forces::choose
using Wish = std::variant<Leave, Save, ForgetForce, ShareForce, ShowList, PasteList, EditText,
                          DrawRandom, ShowRule, AskToReplace, Choose>;
using Wishes = std::vector<Wish>;

// For those who do not see the canvas.
struct Choice {
  std::string label;
  std::string name;  // the item's id
  Wish wish;
  std::optional<bool> pressed{};  // of what is chosen among others: whether it is
};
struct TextView {
  std::string title;
  std::string status;
  std::string alert;
  std::vector<std::string> scene;  // the force, line by line, then its faults
  std::vector<Choice> choices;
};

class Forces {
 public:
  using Wishes = forces::Wishes;

  Forces();

  // The forces that are kept, newest first.
  void set_own(OwnForces own);
  // Opens the list of forces, whatever was being made stays.
  void open_shelf();
  // Puts a force in the place of what was being made: a new one unless an id is given.
  void put(Force force, std::string id = {});
  // Whether what is being made is neither stored nor to be had again.
  bool would_be_lost() const;
  // Gives up what was being made.
  void discard();
  // A random legal force of the edition that is up.
  void draw(std::uint64_t seed);
  // Storage has it now.
  void saved(const OwnForce& force);
  void set_text(bool search, std::string_view text);

  const View& view() const { return view_; }
  const Force& force() const { return force_; }
  const std::string& id() const { return id_; }

  // Presses an item by its place in view().items, or by its id: places change with every press.
  void choose(int item, Wishes& wishes);
  void choose(std::string_view id, Wishes& wishes);
  void press_key(const KeyPress& key, Wishes& wishes);
  // Reads a frame's gestures and keys with the layout of its size.
  void read(const FrameInput& input, Wishes& wishes);
  const Layout& layout() const { return layout_; }
  // The item under the pointer, -1 for none, and whether it is held down.
  int hovered() const { return pointed_.item; }
  bool is_pressed() const { return pointed_.held; }
  PointerLook pointer_look() const { return pointed_.look(last_input_.touch); }
  // The tile whose card should hang beside the pointer or the keyboard's focus, with the item.
  std::optional<std::pair<TileKind, int>> tile_asked_about() const;

  TextView text_view() const;
  std::optional<Rect> where(std::string_view id) const;
  std::optional<Milliseconds> wake_at(Milliseconds) const { return {}; }

 private:
  void refresh();
  void place(const FrameInput& input);
  void change(const Item& item, Wishes& wishes);
  void change_header(const Item& item, Wishes& wishes);
  void change_shelf(const Item& item, Wishes& wishes);
  void turn_filter(const Item& item);
  void change_count(TileKind kind, int by);
  bool ask_about(int item);  // whether there is something to tell
  void tap(Vec2 at, int item, Wishes& wishes);
  void read_gesture(const Gesture& gesture, Wishes& wishes);
  void scroll_by(Region region, float pixels);
  void scroll_to_focus();
  void move_focus(Key towards);
  void close(Wishes& wishes);
  void escape(Wishes& wishes);
  void type(char letter);
  bool is_saved() const;
  std::vector<ShelfRow> own_rows() const;

  Force force_;
  std::string id_;  // of the own force that is being changed; empty: a new one
  OwnForces own_;
  std::vector<Faction> at_home_;  // whose tiles come first
  Filter filter_;
  bool filters_open_ = false;
  bool shelf_open_ = false;
  int tab_ = 0;
  bool told_ = false;  // by the last long press
  std::optional<TileKind> card_;
  std::string notice_;
  int focus_ = -1;
  Pointed pointed_;
  Region dragged_ = Region::Fixed;
  Scrolls scrolls_{};
  View view_;
  Layout layout_;
  FrameInput last_input_;
};

}  // namespace mael::web::forces
