// The app: which screen is up, what its wishes lead to, and what the page around it shows.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "web/app/dialogs.h"
#include "web/app/force_store.h"
#include "web/app/page_input.h"
#include "web/app/painter.h"
#include "web/app/platform.h"
#include "web/app/shelf.h"
#include "web/app/table_host.h"

namespace mael::web {

class App : public PageListener {
 public:
  // Both must outlive the app.
  App(Platform& platform, Painter& painter);

  double frame(double now) override;
  void resized(const Viewport& viewport) override;
  void pointer(const PointerEvent& event) override;
  void wheel(const WheelEvent& event) override;
  bool key(const KeyPress& key) override;
  void graphics_lost() override;
  void graphics_restored() override;
  void motion_reduced(bool reduced) override;

  void kept(StoredGame game) override;
  void remembered(std::string_view key, std::string_view value) override;
  void started(std::string_view fragment, bool can_store) override;

  void fragment_changed(std::string_view fragment) override;
  void stored(Ticket ticket, StoreProblem problem) override;
  void forgotten(std::string_view id, bool gone) override;
  void thought(Ticket ticket, int place, std::string_view report) override;
  void answered(Ticket ticket, std::string_view answer, std::string_view text) override;
  void text_edited(Ticket ticket, std::string_view text) override;
  void file_opened(std::span<const std::uint8_t> bytes) override;
  void chosen(int choice) override;
  std::string command(std::string_view line) override;

 private:
  // What a choice in words stands for; a string is a button of the table.
  using ChoiceMeaning =
      std::variant<mael::maelstrom::Action, std::string, start::Wish, forces::Wish>;

  // Frames (app.cpp).
  void stir();
  double next_frame_in() const;
  void paint(const FrameInput& input);

  // The screen in words (app_words.cpp).
  void show_words();
  Words table_in_words();
  Words start_in_words();
  Words forces_in_words();
  void add_choice(Words& words, std::string label, std::string notation, ChoiceMeaning meaning);

  // Wishes (app_wishes.cpp).
  void carry_out(const maelstrom::Wishes& wishes);
  void carry_out(const Request& request);
  void carry_out(const start::Wish& wish);
  void choose(const std::string& id);
  void begin(const mael::maelstrom::Setup& setup, const TablePlayers& players);
  void resume(const std::string& id);
  void ask_to_forget(const std::string& id);
  void ask_for_link();
  void edit_name(const start::EditName& wish);
  void play_again();
  void save_as_file(const StoredGame& game);
  void share();
  void leave();
  void table_opened();

  // The force builder (app_forces.cpp).
  void carry_out(const forces::Wish& wish);
  void open_forces();
  void leave_forces(bool unsaved);
  void choose_force_item(const std::string& id);
  void ask_to_lose(const std::function<void()>& then);
  void keep_force(const forces::Save& wish);
  void force_stored(const OwnForce& force, bool gone, StoreProblem problem);
  void ask_to_forget_force(const std::string& id);
  void show_force_list(const mael::maelstrom::Force& force);
  void ask_for_force();
  bool open_force_link(const std::string& text);
  void open_force(const std::string& text);
  void build(mael::maelstrom::Force force);
  void edit_force_text(const forces::EditText& wish);

  // Links and files (app_open.cpp).
  void open_position(const std::string& text);
  void put_on_table(SavedTable table);
  void ask_before(const std::function<void()>& open);
  void tell_problem(std::string_view title, const std::string& sentence);

  // Commands (page_command.cpp).
  std::string answer_table(std::string_view words);
  std::string answer_page(std::string_view words);

  std::string new_id();
  void list_saves();

  Platform& platform_;
  Painter& painter_;
  Dialogs dialogs_;
  Shelf shelf_;
  TableHost host_;
  ForceStore own_forces_;
  start::Start start_;
  forces::Forces forces_;
  bool building_ = false;  // the force builder is up, unless a table is open
  PageInput input_;
  Viewport viewport_;
  ScreenSettings settings_;
  std::string last_open_;  // id of the game that was open when the page was left
  std::vector<ChoiceMeaning> choices_;
  Words words_;
  std::pair<Ticket, Seat> name_edited_;
  std::pair<Ticket, bool> force_edited_;  // true: what is looked for
  std::string cursor_;
  int frames_wanted_ = 0;
  int frames_drawn_ = 0;
};

}  // namespace mael::web
