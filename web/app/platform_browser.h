// The page as it is in a browser.
#pragma once

#include "web/app/platform.h"

namespace mael::web {

class BrowserPlatform : public Platform {
 public:
  // Opens the window; from now on the page's events go to the listener. False where there is no
  // WebGL 2.
  bool open(PageListener& hears);
  // Tells the page that nothing can be shown here.
  void give_up();
  // Speaks the language the page was opened in. With a fault in its texts the page is told, and
  // English stays.
  static void take_up_texts();

  void wake() override;
  std::uint64_t random_seed() override;
  std::int64_t wall_clock() override;
  Ticket store(const StoredGame& game) override;
  void forget(const std::string& id) override;
  Ticket keep(const std::string& key, const std::string& value) override;
  void remember(const std::string& key, const std::string& value) override;
  bool has_code(char letter) override;
  void fetch_code(char letter) override;
  int thinkers() override;
  Ticket think(const std::string& game, const std::string& question, int thinkers) override;
  void stop_thinking() override;
  void share_link(const std::string& title, const std::string& fragment) override;
  void copy_text(const std::string& title, const std::string& text,
                 const std::string& copied) override;
  void offer_file(const std::string& name, const Bytes& bytes) override;
  void pick_file() override;
  Ticket ask(const Question& question) override;
  Ticket edit_text(const TextField& field) override;
  void say(const std::string& sentence) override;
  void unsay(const std::string& sentence) override;
  void show_words(const Words& words) override;
  void show_rules(std::string_view reference, RuleId at) override;
  void apply_settings(const Settings& settings) override;
  void show_settings() override;
  void show_puzzles(const std::string& solved, const std::string& after) override;
  void puzzle_solved(const std::string& id) override;
  void play(Sound sound) override;
  void set_title(const std::string& title) override;
  void set_turn(Turn turn) override;
  void set_fragment(const std::string& fragment) override;
  void set_cursor(const std::string& name) override;
  void reload() override;

 private:
  Ticket last_ticket_ = 0;
};

}  // namespace mael::web
