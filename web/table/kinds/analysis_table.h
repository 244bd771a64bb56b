// A board to think on: a game, or a position of one, that one person plays on for all seats, back
// and forth. What was gone once stays: who steps back and does something else leaves a way, and
// finds it again among the rows of the card beside the table, with the actions that promise most,
// what they promise and why. Nothing of it is stored.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/counsel.h"
#include "web/table/kinds/arranging.h"
#include "web/table/kinds/carded_table.h"
#include "web/table/kinds/workbench.h"
#include "web/table/session/chance_decider.h"
#include "web/table/session/variations.h"

namespace mael::web {

class AnalysisTable final : public CardedTable {
 public:
  // A match of which everything is known, and after how many entries it is looked at, 0 … its size.
  // `guessed`: what was hidden is imagined.
  AnalysisTable(TableHooks& hooks, std::unique_ptr<OpenGame> game, int at, bool guessed);

  std::string_view name() const override { return "analysis"; }
  std::string title() const override;
  bool is_waiting() const override { return screen().has_to_show(); }
  // A game that goes on from there, between two.
  std::unique_ptr<OpenTable> again(std::uint64_t seed, Place place) const override;
  // The moment of the way that is shown.
  Result<std::string> hand_out() override;
  void begin(const ScreenSettings& settings) override;
  void set_settings(const ScreenSettings& settings) override;
  // A position written by hand, in place of everything.
  void lay_position(const std::string& position) override;

  void read(const FrameInput& page) override;
  // "lesson_card", "analysis_row_1", "bench_close" and the like.
  std::optional<Rect> where(std::string_view thing) const override;
  TableReport report(Milliseconds now) const override;
  Workbench* workbench() const override { return bench_.get(); }
  const Arranging* arranging() const override { return arranging_.get(); }
  void open_workbench() override;
  // What was asked for in words: which actions are shown, or one to be done.
  void line_given(std::string_view answer, const std::string& line) override;
  bool close_topmost() override;
  void carry_out() override;
  void tick(Milliseconds now) override;
  std::optional<Milliseconds> wake_at(Milliseconds now) const override;

 private:
  static constexpr float kNarrow = 600;  // CSS pixels
  static constexpr int kRounds = 2;      // of thinking about a position, the last one longer

  void opened() override;
  void went_on(int from) override;
  void went_back() override;
  void begin_anew();

  // ---- Back, forth, and along other ways -------------------------------------------------------

  bool is_stop(int entries) const;
  void step(int by);
  void take_back(std::optional<int>) override { step(-1); }
  std::span<const Session::Line> shown_lines() const;
  Variations ways() const;
  void go_to(VariationPlace place);
  std::optional<std::string> next_on(const Session::Line& line) const;
  std::optional<std::string> next_here() const;
  std::vector<std::string> gone_from_here() const;
  void go(const std::string& action);
  void decide(const std::vector<std::string>& actions) override;

  // ---- What is compared, and the card ----------------------------------------------------------

  Seat actor() const { return screen().actor(); }
  void compare();
  void hear(const std::string& said);
  void obey(LessonCommand command) override;
  void add_row(LessonView& view, const std::string& action, CardRow row);
  void add_rows(LessonView& view);
  std::string sentence() const;
  void show();
  void add_words(AnyScreen::Said& said) const override;
  void press(std::string_view button) override;

  // ---- The workbench (analysis_workbench.cpp) --------------------------------------------------

  void add_bench(AnyScreen::Said& said) const;
  void show_bench();
  void obey(const Workbench::Press& pressed);
  void obey(WorkbenchCommand command);
  void script_chance(bool by_hand);
  std::string drawn();
  void ask_for_line(const std::string& text, const std::string& answer, const std::string& line,
                    const std::string& problem = {});
  void ask_for_action(const std::string& line, const std::string& problem);
  std::string why_unread(const Error& error) const;
  std::string problem_of(const std::string& action) const;

  // ---- A position that is set up by hand (analysis_arranging.cpp) ------------------------------

  void arrange();
  void show_by_hand();
  void lay_by_hand(const std::string& position);
  void read_arranging(const FrameInput& page);
  void carry_out_arranging();
  void leave_arranging(bool keeps);
  void add_arranging(AnyScreen::Said& said) const;

  const int first_at_;
  bool guessed_;
  ScriptedChance chance_;
  std::unique_ptr<Workbench> bench_;       // null: closed
  std::unique_ptr<ArrangedGame> by_hand_;  // null unless a position is set up,
  std::unique_ptr<Arranging> arranging_;   // as is this, which leans on it
  std::vector<Counsel> compared_;          // the best first
  std::vector<std::string> rows_;          // what the card's rows stand for, in notation
  bool narrow_ = false;                    // the page
  bool folded_ = false;                    // the card says little
  int rounds_ = 0;                         // of thinking about what is shown
  Milliseconds now_ = 0;
};

// An error: not all of it is known.
OpenedTable analysis_table(TableHooks& hooks, Analysed begun);

}  // namespace mael::web
