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

 private:
  HandOver follow(const HandOver& before, const State& state) const override;
  View make_view() const override { return build_view(situation_, shown_selection()); }
  void refreshed() override { place(); }
  void place() override;
  std::vector<Intent> intents_of(const Gesture& gesture) override;
  void read_own_key(const KeyPress& key, Wishes& wishes) override;
  void plan_motion(const SeenStep<Toy>& step) override;
  std::optional<Column> lay_out_sheet(Rect inside, const Measure& measure) const override;
  std::optional<Rect> place_of(std::string_view thing) const override;
  PointerLook pointer_look() const override;
  std::optional<Rect> covered_by_motion() const override {
    return timeline_.shows_dice(now_) ? std::optional(Rect{{}, viewport_}) : std::nullopt;
  }
  std::vector<SidePanel> side_panels() const override { return {}; }
  std::vector<Pill> pills() const override { return {}; }
};

}  // namespace mael::web::toy
