// The workbench of an analysis: what the engine says of its position, for whoever looks behind the
// table. Beside the table where the page is wide, else in place of it. It knows no game. Pure:
// workbench_draw.cpp makes Dear ImGui's windows of it, which lay themselves out and are pressed as
// they are painted; what they tell comes back by `press` and `laid`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/screen.h"
#include "web/app/words.h"
#include "web/table/kinds/workbench_view.h"

namespace mael::web {

enum class WorkbenchTab : std::uint8_t { Deeds, Fields, Notation, Sights };

// clang-format off
enum class WorkbenchCommand : std::uint8_t {
  Deeds, Fields, Notation, Sights,  // the tabs, in their order
  Close, Chance, Filter, Write,     // chance is drawn, or done by hand; a switch
  Draw,                             // what chance does this time
  CopyPosition, Lay, CopyMatch,
};
// clang-format on

// "bench_deeds": of its choice in words and its place.
std::string_view name_of(WorkbenchCommand command);
std::optional<WorkbenchCommand> workbench_command_named(std::string_view name);
constexpr WorkbenchCommand command_of(WorkbenchTab tab) {
  return static_cast<WorkbenchCommand>(tab);
}

class Workbench {
 public:
  // A part of it that shows one of its tabs at a time, in CSS pixels.
  struct Pane {
    Rect at;
    std::vector<WorkbenchTab> tabs;
    WorkbenchTab shown = WorkbenchTab::Deeds;
  };
  // What was pressed: a command, or the deed of this notation.
  struct Press {
    std::optional<WorkbenchCommand> command;
    std::string deed;
  };

  // Other rows; `names` are those of the view's seats.
  void show(WorkbenchView view, std::vector<std::string> names);
  void set_filter(std::string filter);
  void set_by_hand(bool by_hand) { by_hand_ = by_hand; }

  const WorkbenchView& view() const { return view_; }
  const std::string& filter() const { return filter_; }
  bool is_by_hand() const { return by_hand_; }
  // The places in the view of the deeds that are shown.
  const std::vector<std::size_t>& deeds() const { return deeds_; }
  std::string name_of(Seat seat) const;  // Seat::Chance: of onlookers
  // "To act: Brood · 12 actions".
  std::string heading() const;

  // What can be asked for now, the tabs first.
  std::vector<WorkbenchCommand> commands() const;
  std::string label(WorkbenchCommand command) const;
  // Of a tab and of the switch: whether it is the one that is shown, or is on.
  std::optional<bool> pressed(WorkbenchCommand command) const;
  // Carries out what is its own; false: it is for the table.
  bool obey(WorkbenchCommand command);

  // Takes what is the workbench's; the rest is for the table, which has stage() of the page. Lives
  // until the next reading.
  FrameInput read(const FrameInput& input);
  Vec2 stage() const { return stage_; }
  bool fills_page() const { return fills_page_; }
  Rect at() const { return at_; }
  std::vector<Pane> panes() const;
  // A finger drags: what it lies on is not pressed.
  bool is_dragged() const { return dragged_; }
  // Another frame is wanted, whether or not something happens.
  bool is_moving() const { return coast_ != 0 || frames_wanted_ > 0; }

  // ---- For its windows ----

  // How far the finger pulled what lies in this window since the last time.
  float take_pull(Rect window);
  // Whether other deeds are shown than the last time: from the first on.
  bool take_anew() { return std::exchange(anew_, false); }
  std::vector<Key> take_keys() { return std::exchange(keys_, {}); }
  void press(WorkbenchCommand command) { press_ = Press{command, {}}; }
  void press(const WorkbenchView::Deed& deed) { press_ = Press{{}, deed.notation}; }
  void begin_laying() { places_.clear(); }
  void laid(const std::string& name, Rect at) { places_[name] = at; }
  void set_cursor(const std::string& name) { cursor_ = name; }

  std::optional<Press> take_press() { return std::exchange(press_, {}); }
  // What the arrow keys have led to, by such a name; empty before.
  const std::string& cursor() const { return cursor_; }
  // "workbench" for all of it, "bench_close" and so on, "bench_deed_1" for the first that is shown.
  std::optional<Rect> where(std::string_view thing) const;

  // The rows of the tabs that are shown, in words.
  std::vector<std::string> scene() const;

 private:
  void place(const FrameInput& input);
  void take(const Gesture& gesture, Milliseconds now);
  void take(const KeyPress& key);
  void coast(const FrameInput& input);
  bool is_shown(WorkbenchTab tab) const;
  void add_rows(WorkbenchTab tab, std::vector<std::string>& rows) const;

  WorkbenchView view_;
  std::vector<std::string> names_;
  std::vector<std::size_t> deeds_;
  std::string filter_;
  bool by_hand_ = false;
  WorkbenchTab first_ = WorkbenchTab::Deeds;    // where all tabs are in one pane
  WorkbenchTab second_ = WorkbenchTab::Fields;  // in the lower one of two
  Rect at_;
  Vec2 stage_;
  bool fills_page_ = true;
  bool anew_ = false;
  bool dragged_ = false;
  Vec2 pulled_from_;
  float pull_ = 0;   // pixels, not yet taken
  float coast_ = 0;  // pixels in a millisecond, after the finger left
  Milliseconds now_ = 0;
  int frames_wanted_ = 0;
  std::vector<Key> keys_;
  std::vector<Gesture> left_;
  std::optional<Press> press_;
  std::string cursor_;
  std::map<std::string, Rect, std::less<>> places_;
};

}  // namespace mael::web
