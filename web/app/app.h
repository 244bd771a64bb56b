// The app: which screen is up, what its wishes lead to, and what the page around it shows.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "web/app/dialogs.h"
#include "web/app/house.h"
#include "web/app/page_input.h"
#include "web/app/painter/painter.h"
#include "web/app/platform.h"
#include "web/app/shelf.h"
#include "web/app/table_host.h"
#include "web/app/wanted_code.h"

namespace mael::web {

// The setting that holds the ids of the puzzles that are solved, a ? behind those that were with a
// hint.
inline constexpr std::string_view kSolved = "puzzles";
// The setting that holds how games against bots ended (wins.h).
inline constexpr std::string_view kWins = "wins";

class App : public PageListener, private FrontServices, private HostListener {
 public:
  // All must outlive the app.
  App(Platform& platform, Painter& painter, const House& house);

  double frame(double now) override;
  void resized(const Viewport& viewport) override;
  void pointer(const PointerEvent& event) override;
  void wheel(const WheelEvent& event) override;
  bool key(const KeyPress& key) override;
  bool back_pressed() override;
  void graphics_lost() override;
  void graphics_restored() override;
  void motion_reduced(bool reduced) override;
  void theme_wished(Themed wished) override;
  void touch_expected(bool touch) override;
  void covered(bool covered) override;

  void kept(StoredGame game) override;
  void remembered(std::string_view key, std::string_view value) override;
  std::optional<char> begins_with(std::string_view fragment) override;
  void started(std::string_view fragment, bool can_store) override;

  void fragment_changed(std::string_view fragment) override;
  void stored(Ticket ticket, StoreProblem problem) override;
  void forgotten(std::string_view id, bool gone) override;
  void code_fetched(char letter, bool here) override;
  void thought(Ticket ticket, int place, std::string_view report) override;
  void answered(Ticket ticket, std::string_view answer, std::string_view text) override;
  void settings_wanted() override { platform_.show_settings(); }
  void setting_chosen(std::string_view key, std::string_view word) override;
  void puzzle_chosen(std::string_view table, std::string_view told) override;
  void day_told(std::string_view line) override { front_->day_told(line); }
  void data_wanted(std::string_view what) override;
  void text_edited(Ticket ticket, std::string_view text) override;
  void file_opened(std::span<const std::uint8_t> bytes) override;
  void chosen(int choice) override;
  std::string command(std::string_view line) override;

 private:
  PageScreen& screen();

  // Frames (app.cpp).
  double next_frame_in();
  void show(const FrameInput& input);
  void show_words();

  // For the screens before a table (app_front.cpp).
  Platform& platform() override { return platform_; }
  Dialogs& dialogs() override { return dialogs_; }
  void with_code(std::string letters, std::function<void()> then) override;
  void begin_game(std::unique_ptr<LaidGame> game) override;
  const Wins& wins() const override { return wins_; }
  void resume(const std::string& id) override;
  void learn(std::string_view game) override;
  bool has_learnt(std::string_view game) const override { return finished_.contains(game); }
  void show_puzzles() override { show_puzzle({}); }
  void ask_to_forget(const std::string& id) override;
  void ask_for_link() override;
  void clear_table() override;
  std::string new_id() override;
  void screen_changed() override;
  void stir() override;
  void tell_problem(std::string_view title, const std::string& sentence) override;
  void tell_problem(std::string_view title, const Error& problem) override;

  // For the table (app_front.cpp).
  void table_opened() override;
  void leave_table() override;
  void save_table_as_file() override;
  void play_again() override;
  void hand_to_bot(Seat seat) override;
  void show_advantage(bool shown) override;
  void learnt(std::string_view game, int steps, bool over) override;
  void puzzle_solved(const std::string& id, bool helped) override;
  void show_puzzle(const std::string& after) override;
  void analyse(OpenedTable board) override;
  void lay(std::unique_ptr<OpenTable> table) override {
    host_.lay(std::move(table), for_screens());
  }
  Score game_ended(const Ended& end) override;

  // Settings (app_settings.cpp).
  ScreenSettings for_screens() const { return screen_settings(settings_, system_reduces_motion_); }
  void settings_changed();

  // All games at once (app_data.cpp).
  void save_all_as_file();
  void take_in(std::vector<StoredGame> games);
  bool took_in(Ticket ticket, StoreProblem problem);

  // Links and files (app_front.cpp).
  void open_position(const std::string& given);  // or a match, as text
  bool is_text_of_ours(const std::string& text) const;
  void open_match(const std::string& text);
  // The code of its game is here. Whether it leads to a table; else that is told.
  bool open_known(const std::string& position);
  bool open_moment(const std::string& link);  // the same
  void begin_with(const std::string& link);
  std::function<void()> laying(std::unique_ptr<OpenTable> table);
  std::string begin_counted();  // the id of a new game that counts
  void remember_wins();
  void ask_before(const std::function<void()>& open);
  void ask_to_open(Question question, const std::function<void()>& open);
  void save_as_file(const StoredGame& game);
  void tell_bad_game(const Error& problem);

  // Commands (page_command.cpp).
  bool is_complete() const;  // the code of all games is here
  std::string answer_table(std::string_view words);
  std::string play(const std::string& action, const TableReport& report);
  std::string report_json(const TableReport& report) const;
  std::string answer_page(std::string_view words);

  Platform& platform_;
  Painter& painter_;
  const House& house_;
  Dialogs dialogs_;
  WantedCode wanted_;
  Shelf shelf_;
  TableHost host_;
  std::unique_ptr<Front> front_;
  PageInput input_;
  Viewport viewport_;
  Settings settings_;
  bool system_reduces_motion_ = false;
  Themed system_theme_ = Themed::Dark;
  std::map<std::string, int, std::less<>> learnt_;  // steps of lessons behind, by their game's id
  std::set<std::string, std::less<>> finished_;     // lessons that were once gone through
  std::string solved_;                              // ids of puzzles, a blank between
  Wins wins_;
  std::string last_open_;  // id of the game that was open when the page was left
  Words words_;
  Turn turn_ = Turn::None;         // that the page was told of
  PageScreen* said_by_ = nullptr;  // whose words these are; null if it is gone
  std::string cursor_;
  std::map<Ticket, StoredGame> taken_in_;  // from a file, not yet stored
  int games_taken_in_ = 0;
  int frames_wanted_ = 0;
  int frames_drawn_ = 0;
};

}  // namespace mael::web
