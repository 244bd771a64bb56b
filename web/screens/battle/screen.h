// The battle's table: everything between a frame's input and what is painted, without painting.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/battle/bots/bot_hooks.h"
#include "engine/battle/game.h"
#include "engine/battle/ground/reach_area.h"
#include "web/board/camera.h"
#include "web/board/plane_labels.h"
#include "web/screens/battle/input/input.h"
#include "web/screens/battle/input/pointer.h"
#include "web/screens/battle/journal.h"
#include "web/screens/battle/places.h"
#include "web/screens/battle/scene.h"
#include "web/screens/battle/small_map.h"
#include "web/screens/battle/table_camera.h"
#include "web/screens/battle/text_view.h"
#include "web/screens/battle/timeline.h"
#include "web/screens/battle/unseen.h"
#include "web/screens/battle/view/view.h"
#include "web/screens/battle/words.h"
#include "web/table/table_screen.h"

namespace mael::web::battle {

using Wishes = TableWishes<Action>;

// What lies under the finger, larger: where it is on the screen, and how it is looked at.
struct Glass {
  Rect at;
  Camera camera;
};

// All that is painted in one frame.
struct Picture : TablePicture<View, Layout, Places> {
  Camera camera;
  Lie lie;
  Board board;
  std::vector<LaidLabel> labels;     // of the board's scene
  const ReachArea* reach = nullptr;  // of the squad that is about to move, or is looked at
  const std::vector<HatchStroke>* unseen = nullptr;  // over what the squad does not see
  std::optional<Glass> glass;
  std::optional<DiceScene> dice;
  Carried carried;
  std::optional<Rect> cursor;
  bool turning = false;   // the ring is held
  std::string hindrance;  // why the leader may not stand where it hangs
};

// The parts of the screen (table_screen.h).
struct ScreenParts {
  using Game = Rules;
  using Journal = battle::Journal;
  using Intent = battle::Intent;
  using Decisive = battle::Decisive;
  using Situation = battle::Situation;
  using Selection = battle::Selection;
  using View = battle::View;
  using Layout = battle::Layout;
  using Places = battle::Places;
  using Timeline = battle::Timeline;
  using Piece = ModelId;
  using Reaction = battle::Reaction;

  static const CommandList& commands() { return battle::commands(); }
  static constexpr Icon kWeighty = Icon::None;
  static constexpr auto is_table_talk = kAbsent;
  static constexpr auto advice_position = kAbsent;
  static constexpr auto advice_parts = kAbsent;
};

class Table final : public TableScreen<ScreenParts> {
 public:
  std::optional<Action> forced() const;

  std::function<std::string(Vec2)> spots_by_hand() const override;  // "at 12/8.5"

  // For those who teach at the table. Beside the hits "at 12/8.5" is a point of it, and "act
  // cover", "act charge:b1" are choices by what they do, in notation or the beginning of it.
  void set_lit(const std::vector<std::string>& names) override;
  std::string held() const override;  // "squad b1", "act charge:b1", "at 12/8.5"; empty for nothing
  std::string reading() const override;  // "card", "help"
  std::vector<Rect> used() const override;
  Rect spare() const override;
  std::vector<Vec2> way_of(std::string_view) const override { return {}; }
  std::string cursor() const override { return selection_.cursor; }
  Picture picture(Milliseconds now) const;

 private:
  HandOver follow(const HandOver& before, const State& state) const override;
  View make_view() const override { return build_view(at_hand(), shown_selection(), journal_); }
  void place() override;
  std::vector<Intent> intents_of(const Gesture& gesture) override;
  void read_own_key(const KeyPress& key, Wishes& wishes) override;
  void plan_motion(const SeenStep<Rules>& step) override;
  std::optional<Column> lay_out_sheet(Rect inside, const Measure& measure) const override;
  std::vector<std::string> things_on_sheet() const override { return {}; }
  bool docks_log() const override { return places_.prompt_rows.empty() || is_moving(now_); }
  std::optional<Rect> place_of(std::string_view thing) const override;
  PointerLook pointer_look() const override;
  std::vector<SidePanel> side_panels() const override;
  std::vector<Pill> pills() const override;
  void opened() override;
  void complete(Situation& situation) const override;
  void obey(const Reaction& reaction) override;
  void happened(const Action& action, Seat actor, const Selection& held) override;
  void refreshed() override;
  void looked_back() override;
  bool answers_itself(const State&) const override { return false; }
  void take_advice(const Review::Advice& advice) override { show_advice(advice); }
  std::vector<Stop> own_stops() const override { return {}; }
  std::optional<Rect> covered_by_motion() const override { return {}; }
  void begin_frame(const FrameInput& input) override;
  bool moves_besides(Milliseconds now) const override {
    return timeline_.is_fading(now) || camera_.glides(now);
  }

  // As if the squad that is chosen were active.
  const Situation& at_hand() const { return situation_.with_active(shown_selection().chosen); }
  UnitId aimed_after(const Action& action);

  void follow_march(const Action& action);
  void obey_march(const Reaction& reaction);

  void forget_reach() {
    reach_.reset();
    unseen_.reset();
  }
  void find_reach();
  void find_unseen();
  void hatch_unseen();
  void lay_out();
  void lay_board();
  bool is_upright() const;
  bool is_chosen_on_strip() const;
  void look();
  std::vector<Point> meant_places() const;
  bool holds() const;
  const Lens& lens() const { return camera_.lens(); }
  CameraLimits limits() const { return limits_of(situation_.seen, lens().lie); }
  void place_map();
  Spots spots() const;
  std::vector<Rect> kept_free() const;
  std::optional<Glass> glass() const;
  bool push_ghost(const KeyPress& key, Wishes& wishes);
  bool turn_ring(const KeyPress& key, Wishes& wishes);
  Rect place_of_choice(std::string_view deed) const;
  std::optional<Rect> place_of_model(std::string_view name) const;
  bool is_led_to_goal() const;
  bool zoom_to(const Gesture& gesture, UnitId unit);

  bool plays_ = false;     // the moment that is asked for, and what came after it
  UnitId chosen_ = kNone;  // once something is taken back
  UnitId aimed_ = kNone;   // once the squad has gone
  // The stretch of a march that was begun last: from here to there in the match, and the march.
  struct Marched {
    int from = 0, to = 0;
    March whole;
  };
  std::optional<Marched> marched_;
  std::optional<March> left_;      // what waits for the next go
  Seat left_by_ = Seat::A;         // of this side
  std::optional<March> restored_;  // once its stretch is taken back
  std::string goal_name_;          // of where a lesson sends the squad
  std::optional<Point> goal_;
  std::vector<std::string> meant_;  // by a lesson, now
  TableCamera camera_;
  Rect map_;                 // where the small map lies; empty where all of the table is shown
  bool rests_ = false;       // a finger looks, and is still down
  float asked_ = 0;          // how high a prompt was that did not follow a finger
  Board board_;              // as it lies, for the pointer,
  std::optional<Lie> lies_;  // and how; none: something else lies on it
  // Of whom, and how they go.
  struct Found {
    UnitId unit = kNone;
    Gait gait = Gait::Move;
    ReachArea reach;
  };
  std::optional<Found> reach_;
  // By whom, and its strokes as the table is looked at now.
  struct Hidden {
    UnitId unit = kNone;
    Unseen unseen;
    Lens lens;
    Vec2 page;
    std::vector<HatchStroke> strokes;
  };
  std::optional<Hidden> unseen_;
};

}  // namespace mael::web::battle
