// The screens that lead to a table. The app knows them only as this; which there are is the
// house's affair (web/house).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "web/app/dialogs.h"
#include "web/app/laid_game.h"
#include "web/app/page_screen.h"
#include "web/app/platform.h"
#include "web/app/wins.h"

namespace mael::web {

// What these screens may ask of the app.
class FrontServices {
 public:
  virtual ~FrontServices() = default;
  virtual Platform& platform() = 0;
  virtual Dialogs& dialogs() = 0;

  // Does it once the code of all these letters is here (wanted_code.h).
  virtual void with_code(std::string letters, std::function<void()> then) = 0;
  // Lays a new game (begin_game of described_kind.h) that counts when it ends (wins.h).
  virtual void begin_game(std::unique_ptr<LaidGame> game) = 0;
  virtual const Wins& wins() const = 0;
  virtual void resume(const std::string& id) = 0;            // a game of the shelf
  virtual void learn(std::string_view game) = 0;             // the lesson of the game with this id
  virtual bool has_learnt(std::string_view game) const = 0;  // once at least to its end
  virtual void show_puzzles() = 0;
  virtual void ask_to_forget(const std::string& id) = 0;
  virtual void ask_for_link() = 0;
  virtual void clear_table() = 0;  // if one is open; its game is stored already

  virtual std::string new_id() = 0;   // never the same twice
  virtual void screen_changed() = 0;  // another one of the front is up
  virtual void stir() = 0;            // frames are wanted
  // In a dialog; the title is the key of a text, what the engine found is put in words.
  virtual void tell_problem(std::string_view title, const std::string& sentence) = 0;
  virtual void tell_problem(std::string_view title, const Error& problem) = 0;
};

class Front {
 public:
  virtual ~Front() = default;

  // The one that is up while no table is open.
  virtual PageScreen& screen() = 0;
  // A table is open: on its end the first screen is up.
  virtual void table_opened() = 0;

  // A setting that was kept; false if it belongs to another part. All of them come first.
  virtual bool remembered(std::string_view key, std::string_view value) = 0;
  // The games that wait to go on, the last one played first.
  virtual void set_games(const std::vector<StoredGame>& games) = 0;
  // The puzzle of the day, in a line to be shown where puzzles are led to.
  virtual void day_told(std::string_view line) = 0;
  // A link to something that is no position; false if it is none of these.
  virtual bool open_link(const std::string& text) = 0;

  // Answers of the page; false if something else was asked.
  virtual bool stored(Ticket ticket, StoreProblem problem) = 0;
  virtual bool text_edited(Ticket ticket, std::string_view text) = 0;
};

}  // namespace mael::web
