// The table of the toy: everything between a frame's input and what would be painted.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/toy/screen/parts.h"
#include "tests/toy/screen/timeline.h"
#include "web/table/table_screen.h"

namespace mael::web::toy {

using Wishes = TableWishes<Action>;

struct Picture : TablePicture<View, Layout, Places> {
  std::vector<Timeline::Voyage> voyages;
  std::vector<int> coins;  // as shown now, of each side
  std::optional<Rect> cursor;
};

// The parts of the screen (table_screen.h).
struct ScreenParts {
  using Game = Toy;
  using Journal = toy::Journal;
  using Intent = toy::Intent;
  using Decisive = toy::Decisive;
  using Situation = toy::Situation;
  using Selection = toy::Selection;
  using View = toy::View;
  using Layout = toy::Layout;
  using Places = toy::Places;
  using Timeline = toy::Timeline;
  using Piece = Seat;
  using Reaction = toy::Reaction;

  static const CommandList& commands() { return toy::commands(); }
  static constexpr Icon kWeighty = Icon::None;
  static constexpr auto is_table_talk = kAbsent;
  static constexpr auto advice_position = kAbsent;
  static constexpr auto advice_parts = kAbsent;
};

class Table final : public TableScreen<ScreenParts> {
 public:
  std::optional<Action> forced() const;
  std::string cursor() const override { return selection_.cursor; }
  Picture picture(Milliseconds now) const;
  // The toy is not taught: no card lies beside it.
  std::string held() const override { return {}; }
  std::string reading() const override { return {}; }
  std::vector<Rect> used() const override { return {}; }
  Rect spare() const override { return {}; }
  void set_lit(const std::vector<std::string>&) override {}
  std::function<std::string(Vec2)> spots_by_hand() const override { return {}; }
  std::vector<Vec2> way_of(std::string_view) const override { return {}; }

 private:
  HandOver follow(const HandOver& before, const State& state) const override;
  View make_view() const override { return build_view(situation_, shown_selection()); }
  void refreshed() override { place(); }
  void place() override;
  std::vector<Intent> intents_of(const Gesture& gesture) override;
  void read_own_key(const KeyPress& key, Wishes& wishes) override;
  void plan_motion(const SeenStep<Toy>& step) override;
  std::optional<Column> lay_out_sheet(Rect inside, const Measure& measure) const override;
  std::vector<std::string> things_on_sheet() const override { return {}; }
  std::optional<Rect> place_of(std::string_view thing) const override;
  PointerLook pointer_look() const override;
  std::optional<Rect> covered_by_motion() const override {
    return timeline_.shows_dice(now_) ? std::optional(Rect{{}, viewport_}) : std::nullopt;
  }
  std::vector<SidePanel> side_panels() const override { return {}; }
  std::vector<Pill> pills() const override { return {}; }
  void opened() override {}
  bool answers_itself(const State&) const override { return false; }
  void take_advice(const Review::Advice& advice) override { show_advice(advice); }
  void complete(Situation&) const override {}
  void obey(const Reaction&) override {}
  std::vector<Stop> own_stops() const override { return {}; }
  bool docks_log() const override { return true; }
  void begin_frame(const FrameInput&) override {}
  void looked_back() override {}
  bool moves_besides(Milliseconds) const override { return false; }
  void happened(const Action&, Seat, const Selection&) override {}
};

}  // namespace mael::web::toy
