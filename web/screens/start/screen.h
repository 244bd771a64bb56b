// The set-up of a game: how it is played, with what, and by whom. Pure: the drawing reads `view`.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/maelstrom/rules.h"
#include "web/app/pointed.h"
#include "web/app/screen.h"
#include "web/screens/start/layout.h"

namespace mael::web::start {

// What the player wants of the app.
struct NewGame {
  Setup setup;
  std::array<Player, kSeats> players;
};
struct NewCardGame {
  std::array<CardKind, kSeats> factions{};
  mael::cards::Options options;
  std::array<Player, kSeats> players;
};
struct Back {};
struct BuildForces {};
struct DrawForce { Seat seat = Seat::A; };  // a seed is wanted: answer with draw_force
struct EditName {
  Seat seat = Seat::A;
  std::string current;
  Rect at;                             // CSS pixels, where the name is shown
};
struct Choose { std::string id; };     // from Mirror: give it to Start::choose
using Wish = std::variant<NewGame, NewCardGame, Back, EditName, BuildForces, DrawForce, Choose>;
using Wishes = std::vector<Wish>;

// For those who do not see the canvas.
struct Choice {
  std::string label;
  std::string name;  // the item's id
  Wish wish;
};
struct Mirror {
  std::string status;
  std::string alert;  // why the game cannot begin
  std::vector<Choice> choices;
};

class Start {
 public:
  using Wishes = start::Wishes;

  Start();

  // The game that is set up, as it was left.
  void show(Game game);
  void set_name(Seat seat, std::string name);
  void show_problem(std::string sentence);
  // The forces the player has made.
  void set_forces(OwnForces own);
  // Gives a seat a random legal force that may meet the other seat's.
  void draw_force(Seat seat, std::uint64_t seed);

  const View& view() const { return view_; }
  const std::array<Player, kSeats>& players() const { return players_; }

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

  Mirror mirror() const;
  // Where an item was laid out last, in CSS pixels, by its id: "begin", "force a brood".
  std::optional<Rect> where(std::string_view id) const;
  std::optional<Milliseconds> wake_at(Milliseconds) const { return {}; }

 private:
  // A force as a seat has picked it.
  struct Picked {
    std::string id;  // ready-made or own; empty: by chance
    std::string name;
    std::vector<mael::maelstrom::ForceLine> lines;
  };
  using Picks = std::array<Picked, kSeats>;

  Setup setup() const;
  // Of what is played with forces; the card game has none.
  Picks& picks() { return picks_[static_cast<std::size_t>(play_) % kForcePlays]; }
  const Picks& picks() const { return picks_[static_cast<std::size_t>(play_) % kForcePlays]; }
  mael::maelstrom::Edition edition() const;
  Game game() const;
  void refresh_seats();
  void refresh_card_seats();
  void list_refusals();
  void take_card_faction(Seat seat, int which);
  void refresh_rows();
  void pick(Seat seat, const PickRow& row);
  std::optional<Picked> find_force(const std::string& id) const;
  void refresh();
  void place(const FrameInput& input);
  void read_gesture(const Gesture& gesture, Wishes& wishes);
  void scroll_by(float pixels);
  void scroll_to(Rect at, Rect clip);
  void scroll_to_focus();
  void move_focus(Key towards);
  void change(const Item& item, Wishes& wishes);
  Rect name_place(Seat seat) const;

  Play play_ = Play::Basic;
  Play maelstrom_ = Play::Basic;  // how Maelstrom was played last
  std::array<Picks, kForcePlays> picks_;
  std::array<CardKind, kSeats> card_factions_{};
  OwnForces own_;
  Seat picking_ = Seat::Chance;
  float picker_scroll_ = 0;
  std::array<Player, kSeats> players_{Player{}, Player{PlayerKind::Casual, {}}};
  Options options_;
  mael::cards::Options card_options_;
  std::string problem_;
  bool options_open_ = false;
  int focus_ = -1;
  Pointed pointed_;
  float scroll_ = 0;
  View view_;
  Layout layout_;
  FrameInput last_input_;
};

}  // namespace mael::web::start
