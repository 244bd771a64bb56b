// A position that is set up by hand on a board to think on: what is taken up on the table and where
// it may be put, and a tray with what waits beside the table and with what is counted. The table
// stands in the rest of the page and answers nothing meanwhile but where its things lie. Where the
// page is too low for both, the tray is folded to its tabs, and lies over the table while it is
// open. It knows no game. Pure: arranging_draw.cpp paints it.
//
// All that answers has a name, for gestures, keys, words and tests alike:
//
//   "take 1.2"                  a piece is taken up; of the one that is held: it is put back
//   "put 1.3"                   what is held goes there
//   "less hoard.a", "more …"    a count is changed
//   "open deck"                 what waits there is shown, or no longer
//   "arrange_undo" and the like
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/arrange.h"
#include "web/app/screen.h"
#include "web/app/words.h"
#include "web/table/told.h"

namespace mael::web {

// The position, whichever game it is.
class ArrangedGame {
 public:
  virtual ~ArrangedGame() = default;
  virtual Arrangement arrangement() const = 0;
  virtual std::vector<Seat> seats() const = 0;
  virtual std::string name_of(Seat seat) const = 0;
  virtual bool allows(const Rearrangement& change) const = 0;
  // What stands against it; the position stays as it is then.
  virtual std::optional<Refusal> change(const Rearrangement& change) = 0;
  virtual bool may_undo() const = 0;
  virtual void undo() = 0;                   // it may
  virtual std::string position() const = 0;  // in notation
  // Another one in its place, which may be undone; it must be one of the game.
  virtual void lay(const std::string& position) = 0;
};

class Arranging {
 public:
  enum class Wish : std::uint8_t { Done, Leave, Write };
  enum class Kind : std::uint8_t {
    Piece,    // on the table
    Place,    // on the table, for what is held
    Waiting,  // a piece in the tray
    Beside,   // a place in the tray
    Pile,     // what waits in such a place, where there is much: it is opened, or closed again
    Count,    // its name and value between its two buttons
    Less,     // of a number
    More,
    Before,  // of what has values of its own
    Next,
    Tab,
    Button,
  };
  // What answers, or is shown, at a place.
  struct Target {
    std::string name;
    std::string label;
    Rect at;  // CSS pixels
    Kind kind = Kind::Button;
    std::string line{};   // small, below the label
    bool allowed = true;  // of a place: what is held may lie there; of a button: it does something
    bool chosen = false;  // of a piece: it is held; of a tab: it is shown
    friend bool operator==(const Target&, const Target&) = default;
  };
  // Where a thing of the table lies, by its name.
  using Where = std::function<std::optional<Rect>(const std::string&)>;
  // The name of the spot of the table at a point of the page; empty where there is none.
  using Spot = std::function<std::string(Vec2)>;

  // The game must outlive it.
  explicit Arranging(ArrangedGame& game);

  // Takes what is meant for it; the rest is for the table, which has stage() of the page, and lies
  // above the tray where that is at the foot. Lives until the next reading.
  FrameInput read(const FrameInput& input);
  // Once the table is laid out; `near` is the seat whose things it shows. What `where` and `spot`
  // lean on must outlive it.
  void place(const Where& where, Seat near, const Spot& spot = {});
  // One of the names above; others do nothing.
  void press(std::string_view name);
  // The position is another one than before.
  void renew();

  std::optional<Wish> take_wish() { return std::exchange(wish_, {}); }
  bool take_change() { return std::exchange(changed_, false); }
  // The rule that was asked for.
  std::optional<RuleId> take_rule() { return std::exchange(rule_, {}); }

  const std::optional<std::string>& held() const { return held_; }
  const std::optional<Refusal>& refusal() const { return refusal_; }
  std::string heading() const;
  std::string sentence() const;
  // What it says and offers, in words.
  std::vector<Words::Choice> choices() const;

  // ---- Where it lies ----

  Vec2 stage() const { return stage_; }
  Rect tray() const { return tray_; }
  Rect head() const { return head_; }
  Rect words() const { return words_; }
  // On the table first, then on the tray.
  const std::vector<Target>& targets() const { return targets_; }
  std::optional<Rect> where(std::string_view name) const;
  const std::string& cursor() const { return cursor_; }
  // What hangs at the pointer: its name, and its middle.
  struct Carried {
    std::string label;
    Vec2 at;
  };
  std::optional<Carried> carried() const;
  // Whether the page is too low for the tray beside the table.
  bool folds() const { return folds_; }
  bool is_pointed(const Target& target) const { return target.at.contains(pointed_); }
  bool is_pressed() const { return pressed_; }

 private:
  enum class Drag : std::uint8_t { None, Carries, Pans };

  const ArrangedPiece* piece(std::string_view name) const;
  const ArrangedPlace* place_of(std::string_view name) const;
  bool is_beside(std::string_view place) const;
  std::string label_of(const ArrangedPiece& piece) const;
  std::string line_of(const ArrangedPiece& piece) const;
  std::string label_of(const ArrangedPlace& place) const;
  std::string value_of(const ArrangedCount& count) const;
  std::optional<Rearrangement> step(const ArrangedCount& count, int by) const;

  void obey(std::string_view name);
  bool command(std::string_view name);
  void take(std::string_view name);
  void attempt(const Rearrangement& change, bool puts);
  void put_back();
  void open_tab(std::size_t tab);
  void open_pile(std::string_view place);
  bool has_place_on_table() const;
  bool is_open() const { return !folds_ || unfolded_; }

  bool takes(Gesture& gesture);
  bool takes_on_tray(const Gesture& gesture);
  bool takes_drag(Gesture& gesture);
  void drop(Vec2 aim, Vec2 finger);
  void tap(Vec2 at);
  void take_key(const KeyPress& key);
  const Target* target_at(Vec2 point) const;
  const Target* on_table(Vec2 point, Kind kind) const;
  const Target* piece_at(Vec2 point) const;
  bool put_at(Vec2 point);

  void lay_out(const FrameInput& input);
  void lay_out_tray();
  void lay_out_targets();
  void lay_out_head();
  void lay_out_tabs(Rect row, int pages);
  void lay_out_cells(Rect room);
  std::vector<Target> cells() const;
  void add_waiting(Seat owner, std::vector<Target>& cells) const;
  void add_piles(const std::vector<const ArrangedPiece*>& waiting,
                 std::vector<Target>& cells) const;
  void add_count(const ArrangedCount& count, std::vector<Target>& cells) const;
  void add_steps(const Target& count);

  ArrangedGame& game_;
  Arrangement all_;
  std::vector<Seat> seats_;
  std::optional<std::string> held_;
  std::optional<Refusal> refusal_;
  std::optional<Wish> wish_;
  std::optional<RuleId> rule_;
  bool changed_ = false;
  std::size_t tab_ = 0;  // of the seats, then of the turn
  std::string pile_;     // that is open
  int page_ = 0;         // of the cells
  int pages_ = 1;
  bool folds_ = false;
  bool unfolded_ = false;      // what is folded is open,
  bool was_unfolded_ = false;  // or was when something was taken up
  std::string cursor_;
  Drag drag_ = Drag::None;
  Vec2 carried_at_;
  Vec2 pointed_{-1, -1};
  bool pressed_ = false;
  Rect page_at_;  // inside its margins
  Vec2 stage_;
  Rect open_;  // where the table is seen
  Rect tray_;
  Rect head_;
  Rect words_;
  std::vector<Target> targets_;
  std::size_t on_table_ = 0;  // so many of them
  std::vector<Gesture> left_;
  Where where_;
  Spot spot_;
  Seat near_ = Seat::Chance;
};

}  // namespace mael::web
