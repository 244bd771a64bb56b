// The table of Maelstrom: everything between a frame's input and what is painted, without painting.
// It holds what the seats may know, never the full state.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/maelstrom/bots/bot_hooks.h"
#include "engine/maelstrom/bots/evaluate.h"
#include "engine/maelstrom/game.h"
#include "engine/maelstrom/observe.h"
#include "web/base/pointer_look.h"
#include "web/board/camera.h"
#include "web/screens/maelstrom/advice_words.h"
#include "web/screens/maelstrom/input/asked.h"
#include "web/screens/maelstrom/input/input.h"
#include "web/screens/maelstrom/input/pointer.h"
#include "web/screens/maelstrom/journal.h"
#include "web/screens/maelstrom/places.h"
#include "web/screens/maelstrom/review.h"
#include "web/screens/maelstrom/text_view.h"
#include "web/screens/maelstrom/timeline.h"
#include "web/screens/maelstrom/view/view.h"
#include "web/table/motion/fresh_marks.h"
#include "web/table/table_screen.h"
#include "web/widgets/flood.h"

namespace mael::web::maelstrom {

using Wishes = TableWishes<Action>;

// A tile out of play, as it is printed.
struct TilePrint {
  TileKind kind = 0;
  Seat owner = Seat::A;
};

// Whose colour floods the board of a finished game, and how far.
struct WinnersFlood {
  Seat winner = Seat::A;
  Flood now;
};

// All that is painted in one frame.
struct Picture : TablePicture<View, Layout, Places> {
  Camera camera;
  HexScene scene;
  std::optional<Carried> carried;    // what the pointer drags
  std::optional<TilePrint> held_up;  // an event or relic, large
  std::vector<PlacedImpact> impacts;
  std::optional<WinnersFlood> flood;
};

// The parts of the screen (table_screen.h).
struct ScreenParts {
  using Game = Maelstrom;
  using Journal = maelstrom::Journal;
  using Intent = maelstrom::Intent;
  using Decisive = maelstrom::Decisive;
  using Situation = maelstrom::Situation;
  using Selection = maelstrom::Selection;
  using View = maelstrom::View;
  using Layout = maelstrom::Layout;
  using Places = maelstrom::Places;
  using Timeline = maelstrom::Timeline;
  using Piece = TileKind;
  using Reaction = maelstrom::Reaction;

  static const CommandList& commands() { return maelstrom::commands(); }
  static constexpr Icon kWeighty = Icon::Burn;
  static constexpr auto is_table_talk = &maelstrom::is_table_talk;
  static constexpr auto advice_position = &maelstrom::advice_position;
  static constexpr auto advice_parts = &maelstrom::advice_parts;
};

class Table final : public TableScreen<ScreenParts> {
 public:
  // The only thing a person here could do, to be done at once. Also the answer of whoever passes
  // until the phase ends.
  std::optional<Action> forced() const;

  // For those who teach at the table (any_screen.h).
  std::string held() const override;     // "hand DHo", "1.3": a tile, or where it would go
  std::string reading() const override;  // "card AcA", "help"
  std::vector<Rect> used() const override;
  Rect spare() const override;

  // Of what a table may have this one has not:
  void set_lit(const std::vector<std::string>&) override {}
  std::function<std::string(Vec2)> spots_by_hand() const override { return {}; }
  std::vector<Vec2> way_of(std::string_view) const override { return {}; }

  // The space of the keyboard's cursor in notation; empty without one.
  std::string cursor() const override;

  // What to paint now.
  Picture picture(Milliseconds now) const;

 private:
  HandOver follow(const HandOver& before, const State& state) const override {
    return maelstrom::follow(before, state, persons());
  }
  void take_advice(const Review::Advice& advice) override;
  View make_view() const override;
  std::vector<SidePanel> side_panels() const override;
  std::vector<Pill> pills() const override;
  void place() override;
  std::vector<Intent> intents_of(const Gesture& gesture) override;
  void read_own_key(const KeyPress& key, Wishes& wishes) override;
  void plan_motion(const SeenStep<Maelstrom>& step) override;
  std::optional<Column> lay_out_sheet(Rect inside, const Measure& measure) const override;
  std::vector<std::string> things_on_sheet() const override { return things_in_words(view_); }
  // "1.3", "hand 2", "hand DHo"
  std::optional<Rect> place_of(std::string_view thing) const override;
  void opened() override;
  bool answers_itself(const State& state) const override;
  void complete(Situation& situation) const override;
  void happened(const Action& action, Seat actor, const Selection& held) override;
  void begin_frame(const FrameInput& input) override;
  void obey(const Reaction& reaction) override;
  void refreshed() override {}
  void looked_back() override { frame_board(true, now_); }
  PointerLook pointer_look() const override;
  std::optional<Rect> covered_by_motion() const override;
  bool moves_besides(Milliseconds now) const override { return is_gliding(now); }
  bool docks_log() const override { return true; }
  std::vector<Stop> own_stops() const override { return {}; }

  void mark_fresh(const Events& events);
  std::optional<WinnersFlood> flood(Milliseconds now) const;
  void add_impacts(Milliseconds now, Picture& picture) const;
  bool is_passing(Seat seat) const;
  void advise_on_hand(const Review::Advice& advice);
  void place_prompt_aside();
  void stack_words();
  void keep_clear_of(Rect card);
  void frame_board(bool glide, Milliseconds now);
  bool is_gliding(Milliseconds now) const;
  Camera camera_at(Milliseconds now) const;
  Rect place_of_space(Hex at) const;
  std::optional<std::size_t> hand_tile_named(std::string_view name) const;
  int lifted_hand_tile() const;
  void fade_carried(HexScene& scene) const;

  // The phase until whose end a seat passes on every answer.
  struct PassingUntil {
    std::uint16_t turn = 0;  // 0: it does not
    Phase phase = Phase::Movement;
  };
  std::array<PassingUntil, kSeats> passing_;

  FreshMarks<TileName> fresh_;  // what bots have done something with

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

}  // namespace mael::web::maelstrom
