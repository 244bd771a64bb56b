// The set-up of a game: draws and fills in whatever form it has (form.h). Pure: the drawing reads
// `view`, the house carries out the wishes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "web/app/pointed.h"
#include "web/app/screen.h"
#include "web/app/wins.h"
#include "web/setup/layout.h"

namespace mael::web::setup {

// What the player wants of the app.
struct Begin {};  // as it is filled in
struct Back {};
struct Enter {
  std::string door;
};                  // another screen
struct DrawValue {  // a seed is wanted: answer with `take`
  std::string choice;
  int seat = 0;
};
struct EditName {
  int seat = 0;
  std::string current;
  Rect at;  // CSS pixels, where the name is shown
};
struct Choose {
  std::string id;
};  // from TextView: give it to `choose`
using Wish = std::variant<Begin, Back, Enter, DrawValue, EditName, Choose>;
using Wishes = std::vector<Wish>;

// For those who do not see the canvas.
struct Pressable {
  std::string label;
  std::string name;  // the item's id
  Wish wish;
  std::optional<bool> pressed{};  // of what is chosen among others: whether it is
};
struct TextView {
  std::string status;
  std::string alert;               // why the game cannot begin
  std::vector<Pressable> choices;  // what the form is for before all others
};

class SetUp {
 public:
  using Wishes = setup::Wishes;

  // The form of a game, which must outlive the screen, as it is filled in. Seats and kinds of
  // player the game does not have become the usual ones. `wins`, which must outlive it as well, are
  // told beside the bots.
  void show(const GameSetup& game, Cover cover, Filled filled, const Wins* wins = nullptr);
  // Other things can be chosen now.
  void renew();
  void set_name(int seat, std::string name);
  // What chance drew for a seat.
  void take(std::string_view choice, int seat, std::string value);
  // What chance filled in.
  void fill(Filled filled);
  void show_problem(std::string sentence);

  const View& view() const { return view_; }
  const Filled& filled() const { return filled_; }

  // Presses an item by its place in view().items, or by its id: places change with every press.
  void choose(int item, Wishes& wishes);
  void choose(std::string_view id, Wishes& wishes);
  // Arrows move the focus, Enter presses.
  void press_key(const KeyPress& key, Wishes& wishes);
  // Reads a frame's gestures and keys with the layout of its size.
  void read(const FrameInput& input, Wishes& wishes);
  // The layout of the last frame read.
  const Layout& layout() const { return layout_; }
  // The item under the pointer, -1 for none, and whether it is held down.
  int hovered() const { return pointed_.item; }
  bool is_pressed() const { return pointed_.held; }
  PointerLook pointer_look() const { return pointed_.look(last_input_.touch); }

  TextView text_view() const;
  // Where an item was laid out last, in CSS pixels, by its id: "begin", "force a brood".
  std::optional<Rect> where(std::string_view id) const;
  std::optional<Milliseconds> wake_at(Milliseconds) const { return {}; }

 private:
  Values& values_of(int seat);
  void choose_option(int seat, const Choice& choice, const Option& option);
  void open_list(std::optional<Open> list);
  void remove_seat(int seat);
  void step(const Number& number, bool up);
  void refresh();
  void lay_out() { layout_ = make_layout(view_, last_input_, scroll_, list_scroll_); }
  void place(const FrameInput& input);
  void read_gesture(const Gesture& gesture, Wishes& wishes);
  void scroll_by(float pixels);
  void scroll_to(Rect at, Rect clip);
  void move_focus(Key towards);
  void change(const Item& item, Wishes& wishes);

  const GameSetup* game_ = nullptr;  // of nothing that was not shown
  const Wins* wins_ = nullptr;
  Filled filled_;
  float scroll_ = 0;
  float list_scroll_ = 0;
  Pointed pointed_;
  View view_;
  Layout layout_;
  FrameInput last_input_;
};

}  // namespace mael::web::setup
