// The table of Maelstrom: everything between a frame's input and what is painted, without painting.
// It holds what the seats may know, never the full state.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/maelstrom/game.h"
#include "web/app/screen.h"
#include "web/base/pointer_look.h"
#include "web/board/camera.h"
#include "web/screens/maelstrom/input.h"
#include "web/screens/maelstrom/journal.h"
#include "web/screens/maelstrom/mirror.h"
#include "web/screens/maelstrom/places.h"
#include "web/screens/maelstrom/pointer.h"
#include "web/screens/maelstrom/review.h"
#include "web/screens/maelstrom/timeline.h"
#include "web/screens/maelstrom/view.h"
#include "web/table/lists.h"
#include "web/table/readers.h"
#include "web/table/table_face.h"
#include "web/widgets/shown_list.h"
#include "web/widgets/slip_place.h"

namespace mael::web::maelstrom {

using Wishes = TableWishes<Action>;

// A tile out of play, as it is printed.
struct TilePrint {
  TileKind kind = 0;
  Seat owner = Seat::A;
};

// All that is painted in one frame.
struct Picture {
  View view;
  Layout layout;
  Places places;
  Camera camera;
  HexScene scene;
  std::vector<Floating> floating;   // words rising from the board
  std::optional<Carried> carried;   // what the pointer drags
  std::optional<TilePrint> held_up;  // an event or relic, large
  int lifted = -1;                  // hand tile that stands out
  Vec2 pointed{-1, -1};             // CSS pixels; outside for none
  bool pressed = false;
  PointerLook pointer = PointerLook::Arrow;
  Vec2 refused_at;                  // what was refused; CSS pixels
  RefusalPlace refusal;             // where it is told
  const Lists* lists = nullptr;     // lives as long as nothing is read
  float scroll = 0;                 // of the list that is shown
};

// A TableFace (web/table/table_face.h).
class Table {
 public:
  using Game = Maelstrom;
  using Journal = maelstrom::Journal;
  using Wishes = maelstrom::Wishes;

  // A match was opened, taken up again or taken back: it lies there as it is, nothing moves.
  // `state` is the full one; only what the seats see of it is kept.
  void open(const std::array<Player, kSeats>& players, const State& state, Journal journal,
            const ScreenSettings& settings);

  // The app has stored and applied an action; the table shows what happened.
  void applied(const State& before, const Action& action, const Events& events,
               const State& after, Milliseconds now);

  void set_may_take_back(bool may);
  // Whether the curtain also offers to let a bot play a seat; until something is done.
  void set_asks_who_plays(bool asks);
  // The seat that has asked what to do; nothing if none has.
  std::optional<Seat> awaits_advice() const;
  // What the advice is about, as that seat sees it: what it has picked for its opening hand counts
  // as taken.
  State advice_position() const;
  int advice_parts() const;
  // The answer (engine/play/counsel.h), if it is still wanted; an empty one says there is none.
  void advise(std::string_view counsel);
  // Looks back on the finished game whose log this is; it has been opened and lies at its end.
  // What comes up there (unjudged, judged) is for the app to have judged, in any order.
  void review(const State& first, std::vector<Action> log);
  std::optional<ReviewQuestion> unjudged() const;
  void judged(int entry, std::string_view counsel);
  // While the app writes, nothing more is decided; looking around goes on.
  void set_waiting(bool waiting) { waiting_ = waiting; }
  void set_settings(const ScreenSettings& settings);

  // The only thing a person here could do, to be done at once; ask after `open` and after every
  // `applied`. Also the answer of whoever passes until the phase ends.
  std::optional<Action> forced() const;
  // The seat of a bot that is to decide; nothing while the last action is still being shown.
  bool lets_play_on(Milliseconds now) const { return !review_ && !is_moving(now); }
  bool is_moving(Milliseconds now) const { return timeline_.is_running(now); }
  // When the next frame is wanted, if nothing else happens.
  std::optional<Milliseconds> wake_at(Milliseconds now) const;

  Mirror mirror() const { return make_mirror(situation_, view_); }
  const std::vector<ToldLine>& log() const { return journal_.lines(reader()); }

  // Reads a frame's gestures and keys. Call once a frame, before `picture`.
  void read(const FrameInput& input, Wishes& wishes);
  // A button of the frame was pressed, or anything else asked for.
  void handle(const Intent& intent, Wishes& wishes);
  // A button by its name (places.h, name_of); other names are passed over.
  void press(std::string_view button, Wishes& wishes);
  // The table in words; buttons stand there by their names.
  TableWords<Action> words() const;
  // What to paint now.
  Picture picture(Milliseconds now) const;

  // Where a thing was laid out last, in CSS pixels: a space "1.3", "hand 2" (from 1),
  // or a hit by its name (hits.h): "button end_phase"; for tests that use a pointer.
  std::optional<Rect> where(std::string_view thing) const;

  const View& view() const { return view_; }
  const Situation& situation() const { return situation_; }
  const State& seen() const { return situation_.seen; }
  // The space of the keyboard's cursor in notation; empty without one.
  std::string cursor() const;
  const Selection& selection() const { return selection_; }

 private:
  Seats persons() const { return persons_among(players_); }
  Seat reader() const { return situation_.device.viewer; }
  bool is_passing(Seat seat) const;
  bool passes_now(const State& state) const;
  HandOver device_at(const State& state) const;
  void note_passing();
  void set_passing(const PassWish& wish);
  void keep_observations(const State& state);
  void look_at(const HandOver& device);
  void refresh();
  void look_back(Milliseconds now);
  bool handle_review(const Intent& intent, Wishes& wishes);
  void close_review();
  void advise_on_hand(const Review::Advice& advice);
  bool scrub(const Gesture& gesture, Wishes& wishes);
  float advantage_of(Seat seat) const;
  void place(const FrameInput& input);
  void read_gesture(const Gesture& gesture, Wishes& wishes);
  void frame_board(bool glide, Milliseconds now);
  bool is_gliding(Milliseconds now) const;
  Camera camera_at(Milliseconds now) const;
  int lifted_hand_tile() const;
  PointerLook pointer_over(const Picture& picture) const;
  void fade_carried(HexScene& scene) const;
  void lay_out_words(const FrameInput& input);
  bool is_log_shown() const;

  std::array<Player, kSeats> players_;
  PerReader<State, kSeats> observations_;
  Journal journal_;
  ScreenSettings settings_;
  Situation situation_;
  Selection selection_;
  View view_;
  Layout layout_;
  Places places_;
  Timeline timeline_;
  PointerReader pointer_;
  bool may_take_back_ = false;
  bool asks_who_plays_ = false;
  // The phase until whose end a seat passes on every answer.
  struct PassingUntil {
    std::uint16_t turn = 0;  // 0: it does not
    Phase phase = Phase::Movement;
  };
  std::array<PassingUntil, kSeats> passing_;
  bool waiting_ = false;
  std::optional<Review> review_;
  CurveSlider slider_;  // the curve of the review
  Milliseconds last_now_ = 0;
  ShownList list_;
  Lists lists_;
  Vec2 refused_at_;
  RefusalPlace refusal_place_;

  // The camera follows the mass until the player moves it.
  struct Glide {
    Camera from;
    Milliseconds since = 0;
  };
  Camera camera_;
  CameraLimits limits_;
  std::optional<Glide> glide_;
  Insets framed_insets_;
  bool camera_is_own_ = false;
};

static_assert(TableFace<Table>);

}  // namespace mael::web::maelstrom
