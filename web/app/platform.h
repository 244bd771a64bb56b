// The page, as the app sees it: a dozen verbs, and what the page tells in return. The one file with
// Emscripten's glue is platform_browser.cpp; tests put a page of their own in its place.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/packed_archive.h"
#include "engine/core/rule_id.h"
#include "web/app/screen.h"
#include "web/app/settings.h"
#include "web/app/sound.h"
#include "web/app/words.h"
#include "web/base/color.h"
#include "web/base/gesture.h"
#include "web/base/vec2.h"

namespace mael::web {

// Names a request until its answer comes, which is never before the request has returned. From 1.
using Ticket = std::int32_t;

// Where a table keeps its game.
struct Place {
  std::string id;
  int revision = 0;  // 0: never written
  int entries = 0;   // of its log that lie there in segments, and need not be written again
};

// A game as storage keeps it (saved_table.h), or what one write changes of it: its segments from
// `first` on, up to the last it has. `id` never changes; `revision` counts the writes from 1, and a
// write is refused unless it follows the revision that is stored.
struct StoredGame {
  std::string id;
  int revision = 0;
  std::int64_t when = 0;  // milliseconds since 1970
  std::string title;
  std::string line;  // where it stands, in a few words
  Bytes head{};      // of games stored before there were segments, all of it
  int first = 0;     // of the game as it is kept: 0
  std::vector<Bytes> segments{};
};

// The most bytes of a link or a position in notation that are read, and of a text given in answer
// to a question. The page hands on no more than one letter beyond: enough to see it is too long.
inline constexpr std::size_t kLongestLink = 4096;
inline constexpr std::size_t kLongestText = 16384;

// Why a write did not succeed.
// Gone: the game was deleted meanwhile, and is not written as a whole.
enum class StoreProblem : std::uint8_t { None, Refused, Overtaken, Gone };

// A question in a dialog of the page. The first choice is the one a return key takes; an empty
// answer means the dialog was put aside.
struct Question {
  struct Choice {
    std::string answer;
    std::string label;
    std::string note{};  // small, behind a tick: what has been reached there
    std::string sign{};  // before the label: the line of an SVG 24 units wide and high,
    Rgba ink{};          // in this colour
  };
  struct Field {
    std::string label;
    std::string value;
    bool fixed = false;  // shown to be copied, not to be changed
  };
  std::string title;
  std::string sentence;
  std::vector<Field> field{};  // none or one
  std::vector<Choice> choices{};
  std::string close{};  // not empty: choices are rows of a list, and a sign of this name closes it
};

// A text field of the page laid over the one the table shows, in CSS pixels.
struct TextField {
  Rect at;
  std::string label;
  std::string value;
  int limit = 24;  // characters
};

// Of a game that one person plays against bots: whose turn it is. None: of any other, or of none.
enum class Turn : std::uint8_t { None, Yours, Others };

class Platform {
 public:
  virtual ~Platform() = default;

  virtual void wake() = 0;                  // a frame is wanted
  virtual std::uint64_t random_seed() = 0;  // not to be guessed
  virtual std::int64_t wall_clock() = 0;    // milliseconds since 1970
  // All of it or nothing; answered by stored(). What is stored of segments after the last one given
  // is dropped.
  virtual Ticket store(const StoredGame& game) = 0;
  virtual void forget(const std::string& id) = 0;  // answered by forgotten()
  virtual void remember(const std::string& key, const std::string& value) = 0;  // a small setting
  // The same for what must not be lost: answered by stored(). An empty value takes the entry away.
  virtual Ticket keep(const std::string& key, const std::string& value) = 0;
  // Whether the code of the tables of this letter, and of what leads to them, is here; where none
  // is fetched, it is.
  virtual bool has_code(char letter) = 0;
  virtual void fetch_code(char letter) = 0;  // answered by code_fetched()
  // How many bots can think at once; 0: one, on the page's own thread, so it should be brief.
  virtual int thinkers() = 0;
  // Puts a question to so many of them, those of the game of this id: each answers by thought(),
  // again and again.
  virtual Ticket think(const std::string& game, const std::string& question, int thinkers) = 0;
  virtual void stop_thinking() = 0;
  virtual void share_link(const std::string& title, const std::string& fragment) = 0;
  virtual void offer_file(const std::string& name, const Bytes& bytes) = 0;
  virtual void pick_file() = 0;                          // answered by file_opened()
  virtual Ticket ask(const Question& question) = 0;      // answered by answered()
  virtual Ticket edit_text(const TextField& field) = 0;  // answered by text_edited()
  virtual void say(const std::string& sentence) = 0;     // a line that passes
  virtual void unsay(const std::string& sentence) = 0;   // at once, where it is still the last
  virtual void show_words(const Words& words) = 0;
  // A rules reference of the page, opened there.
  virtual void show_rules(std::string_view reference, RuleId at) = 0;
  virtual void apply_settings(const Settings& settings) = 0;  // whatever of them is the page's
  virtual void show_settings() = 0;  // the sheet; answered by setting_chosen(), again and again
  // The page of puzzles, with the ids of those that are solved (kSolved, app.h), a blank between;
  // or at once the one that comes after this id, if one is given. Answered by puzzle_chosen().
  virtual void show_puzzles(const std::string& solved, const std::string& after) = 0;
  // This puzzle is solved, maybe once more: that of the day counts for its day.
  virtual void puzzle_solved(const std::string& id) = 0;
  virtual void play(Sound sound) = 0;
  virtual void set_title(const std::string& title) = 0;
  virtual void set_turn(Turn turn) = 0;  // whenever it is another
  virtual void set_fragment(const std::string& fragment) = 0;
  virtual void set_cursor(const std::string& name) = 0;  // a CSS keyword
  virtual void reload() = 0;                             // the page starts afresh from storage
  // To the clipboard; then `copied` is said. Where that is refused the text is shown, under the
  // title. Only ever from a press.
  virtual void copy_text(const std::string& title, const std::string& text,
                         const std::string& copied) = 0;
};

// The size of the table.
struct Viewport {
  Vec2 size;        // CSS pixels
  float ratio = 1;  // canvas pixels for one of them
  int pixel_width = 0;
  int pixel_height = 0;
  Insets safe;
};

// What the page tells the app. Times are milliseconds of one clock that may stutter, not stop.
class PageListener {
 public:
  virtual ~PageListener() = default;

  // Draws. Answers in how many milliseconds the next frame is due: 0 at once, below 0 not before
  // something happens.
  virtual double frame(double now) = 0;
  virtual void resized(const Viewport& viewport) = 0;
  virtual void pointer(const PointerEvent& event) = 0;
  virtual void wheel(const WheelEvent& event) = 0;
  virtual bool key(const KeyPress& key) = 0;  // whether the table wants it
  // Back, of the browser or a gesture, puts away what lies on top, or leads to the screen before.
  // Whether there was anything of that.
  virtual bool back_pressed() = 0;
  virtual void graphics_lost() = 0;
  virtual void graphics_restored() = 0;
  virtual void motion_reduced(bool reduced) = 0;
  virtual void theme_wished(Themed wished) = 0;  // by the system
  // Fingers are the device's main pointers.
  virtual void touch_expected(bool touch) = 0;
  // A dialog of the page lies over the screen; false: none does any more.
  virtual void covered(bool covered) = 0;

  // Before the first frame: what storage holds, then where to begin.
  virtual void kept(StoredGame game) = 0;
  virtual void remembered(std::string_view key, std::string_view value) = 0;
  // The letter of the tables whose code is needed first where it begins so; none where it begins
  // with the start page.
  virtual std::optional<char> begins_with(std::string_view fragment) = 0;
  virtual void started(std::string_view fragment, bool can_store) = 0;

  virtual void fragment_changed(std::string_view fragment) = 0;
  virtual void stored(Ticket ticket, StoreProblem problem) = 0;
  virtual void forgotten(std::string_view id, bool gone) = 0;
  // The code of a game has come, also where the page fetched it unasked; or could not be fetched.
  virtual void code_fetched(char letter, bool here) = 0;
  // What the bot at this place has found (talk.h); empty: it is gone.
  virtual void thought(Ticket ticket, int place, std::string_view report) = 0;
  virtual void answered(Ticket ticket, std::string_view answer, std::string_view text) = 0;
  virtual void settings_wanted() = 0;
  virtual void setting_chosen(std::string_view key, std::string_view word) = 0;  // settings.h
  // A puzzle as a table of one line (engine/play/puzzle.h), and what is told once it is solved.
  virtual void puzzle_chosen(std::string_view table, std::string_view told) = 0;
  // What the page says of the puzzle of the day, and of the days it was solved.
  virtual void day_told(std::string_view line) = 0;
  // All games at once: "export" or "import", from the sheet of settings.
  virtual void data_wanted(std::string_view what) = 0;
  virtual void text_edited(Ticket ticket, std::string_view text) = 0;
  virtual void file_opened(std::span<const std::uint8_t> bytes) = 0;
  virtual void chosen(int choice) = 0;  // of the words shown last
  virtual std::string command(std::string_view line) = 0;
};

}  // namespace mael::web
