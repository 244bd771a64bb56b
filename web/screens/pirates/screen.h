// The pirates' table: everything between a frame's input and what is painted, without painting. It
// holds what the seats may know, never the full state.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pirates/bots/bot_hooks.h"
#include "engine/pirates/bots/evaluate.h"
#include "engine/pirates/game.h"
#include "engine/pirates/observe.h"
#include "web/board/camera.h"
#include "web/board/ring_turn.h"
#include "web/screens/pirates/advice.h"
#include "web/screens/pirates/input/asked.h"
#include "web/screens/pirates/input/input.h"
#include "web/screens/pirates/input/pointer.h"
#include "web/screens/pirates/journal.h"
#include "web/screens/pirates/places.h"
#include "web/screens/pirates/scene.h"
#include "web/screens/pirates/text_view.h"
#include "web/screens/pirates/timeline.h"
#include "web/screens/pirates/view/view.h"
#include "web/screens/pirates/words.h"
#include "web/table/motion/fresh_marks.h"
#include "web/table/table_screen.h"

namespace mael::web::pirates {

using Wishes = TableWishes<Action>;

// All that is painted in one frame.
struct Picture : TablePicture<View, Layout, Places> {
  Camera camera;
  Board board;                       // circles and pieces as they seem to lie now
  std::array<int, kSeats> points{};  // as shown now, by seat
  std::optional<Scene> scene;        // what fills the middle for a moment
  Carried carried;                   // the own ship at the pointer
  std::optional<Vec2> dial;          // where the dial beside the finger is, of view.prompt->dial
  std::optional<Rect> cursor;        // of the keyboard
};

// The parts of the screen (table_screen.h).
struct ScreenParts {
  using Game = Pirates;
  using Journal = pirates::Journal;
  using Intent = pirates::Intent;
  using Decisive = pirates::Decisive;
  using Situation = pirates::Situation;
  using Selection = pirates::Selection;
  using View = pirates::View;
  using Layout = pirates::Layout;
  using Places = pirates::Places;
  using Timeline = pirates::Timeline;
  using Piece = Seat;
  using Reaction = pirates::Reaction;

  static const CommandList& commands() { return pirates::commands(); }
  static constexpr Icon kWeighty = Icon::None;
  static constexpr auto is_table_talk = kAbsent;
  static constexpr auto advice_position = kAbsent;
  static constexpr auto advice_parts = kAbsent;
};

class Table final : public TableScreen<ScreenParts> {
 public:
  std::optional<Action> forced() const;

  // For those who teach at the table (any_screen.h).
  std::string held() const override;     // "turn B1", "button shop", "ship b"; empty for nothing
  std::string reading() const override;  // "shop", "card T05"
  std::vector<Vec2> way_of(std::string_view light) const override;
  std::vector<Rect> used() const override;
  Rect spare() const override;
  void set_lit(const std::vector<std::string>&) override {}
  std::function<std::string(Vec2)> spots_by_hand() const override { return {}; }
  std::string cursor() const override { return selection_.cursor; }

  // What to paint now.
  Picture picture(Milliseconds now) const;

 private:
  HandOver follow(const HandOver& before, const State& state) const override {
    return pirates::follow(before, state, persons());
  }
  bool answers_itself(const State& state) const override;
  std::optional<Action> only_answer(const State& state) const;
  View make_view() const override;
  std::vector<SidePanel> side_panels() const override;
  std::vector<Pill> pills() const override;
  void place() override;
  void keep_place_of_claim();
  std::vector<Intent> intents_of(const Gesture& gesture) override;
  void read_own_key(const KeyPress& key, Wishes& wishes) override;
  void plan_motion(const SeenStep<Pirates>& step) override;
  std::optional<Column> lay_out_sheet(Rect inside, const Measure& measure) const override;
  std::vector<std::string> things_on_sheet() const override { return things_in_words(view_); }
  // The prompt lies where the log would.
  bool docks_log() const override { return places_.prompt_rows.empty() || is_moving(now_); }
  std::optional<Rect> place_of(std::string_view thing) const override;
  void opened() override;
  void begin_frame(const FrameInput& input) override;
  void happened(const Action& action, Seat actor, const Selection& held) override;
  void obey(const Reaction& reaction) override;
  void refreshed() override;
  PointerLook pointer_look() const override;
  bool moves_besides(Milliseconds now) const override;
  void complete(Situation&) const override {}
  void take_advice(const Review::Advice& advice) override { show_advice(advice); }
  std::vector<Stop> own_stops() const override { return {}; }
  std::optional<Rect> covered_by_motion() const override { return {}; }
  void looked_back() override {}

  int lifted_hand_card() const;
  // By how many radians each circle seems to be turned, from home.
  Angles angles(Milliseconds now) const;
  Board board_at(Milliseconds now) const;
  void dress(Board& board, bool in_motion) const;
  std::vector<Intent> read_wheel(const Gesture& gesture, const Surface& surface);
  std::optional<Rect> where_is(const BoardThing& thing) const;
  std::optional<Rect> cell_place(std::string_view name) const;
  std::optional<Rect> land_of(int island) const;
  Rect grip_of(int circle) const;
  void show_fresh(View& view) const;
  bool tells_what_others_did(const View& view) const;
  bool reads_on(const FrameInput& input) const;
  void mark_fresh(const Events& events);
  bool forget_others();
  void rest_rings();
  Vec2 point_of(const Anchor& anchor) const;
  std::vector<Intent> release_ring(const Gesture& gesture);

  // What bots have done since the last input: ships, where they came from, and whether anything.
  FreshMarks<Seat> fresh_;
  std::array<Cell, kSeats> sailed_from_{};  // of those marked; kNoCell: they have not sailed
  bool others_acted_ = false;
  std::array<RingTurn, kCircles> turns_;  // beyond what the state says
  Milliseconds advanced_ = 0;             // until when they have moved
  Milliseconds wheel_rests_ = 0;          // until then a wheel turns nothing
  Board board_;                           // as it lies, for the pointer
  Camera camera_;
};

}  // namespace mael::web::pirates
