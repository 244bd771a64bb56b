// The card beside a table that teaches, poses a puzzle or is a board to think on: what it says,
// where it lies, what is pressed on it, and what on the table is lit. It knows no game. Pure:
// lesson_draw.cpp paints it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/screen.h"
#include "web/table/session/variations.h"

namespace mael::web {

// clang-format off
enum class LessonCommand : std::uint8_t {
  Next, Play, Skip, Leave,              // of lessons; one leaves puzzles as well
  Again, Hint, Solution, NextPuzzle,    // of puzzles
  Backward, Onward, Lay, Arrange, Fold, Unfold,  // of a board to think on
  Row1, Row2, Row3, Row4, Row5,         // the rows of the card, from above
};
// clang-format on
inline constexpr std::size_t kMostCardRows = 5;

// "lesson_next": of its choice in words and its place.
std::string_view name_of(LessonCommand command);
std::optional<LessonCommand> lesson_command_named(std::string_view name);
// What its button says, where it is the main one; of no row.
std::string label_of(LessonCommand command);

LessonCommand command_of_row(std::size_t row);             // 0 … kMostCardRows − 1
std::optional<std::size_t> row_of(LessonCommand command);  // nothing: it is none of a row

// A row of the card that can be pressed.
struct CardRow {
  std::string label;           // in two lines of small words where one is too short
  std::string note;            // below it, in small words; may be empty
  std::optional<float> share;  // stands before the label, and as a bar; 0 … 1
  bool marked = false;         // has been gone already
  friend bool operator==(const CardRow&, const CardRow&) = default;
};

struct LessonView {
  std::string heading;  // "3 of 10 · A guard"
  std::string sentence;
  std::string note;                          // the last thing done was something else
  float progress = 0;                        // of the lesson, 0 … 1
  std::vector<std::string> lights;           // what is lit, by the table's names
  std::optional<LessonCommand> main;         // a button of its own below the words
  std::vector<LessonCommand> asides{};       // small ones beside the heading
  Variations ways{};                         // below the words, where any part
  std::vector<CardRow> rows{};               // below these, at most kMostCardRows
  std::string_view leaves = "lesson.leave";  // key of what its leaving is called

  friend bool operator==(const LessonView&, const LessonView&) = default;
};

// What of the table matters to the card, in CSS pixels.
struct LessonSight {
  std::vector<Rect> lit;
  std::vector<Vec2> way;     // of the finger that drags what is lit; empty: it is tapped
  std::vector<Rect> beside;  // has been lit before that, or is after it, for the same deed
  std::vector<Rect> used;    // the card keeps away from these and from what is lit
  Rect spare;                // where it lies best; empty if there is no such place
  bool covered = false;      // something is being read: the card gives way
  Rect kept{};               // stays in reach wherever the card can lie beside it
};

class LessonCard {
 public:
  // Other words or lights: the light begins anew.
  void show(LessonView view, Milliseconds now);
  void set_calm(bool calm) { calm_ = calm; }  // nothing moves
  // The height it needs at the table of a phone, upright or on its side; 0 on larger pages, where
  // it finds a place.
  float room_at_table(const FrameInput& input) const;
  // Where everything goes, once the table is laid out.
  void place(const FrameInput& input, LessonSight sight);
  // Takes what is the card's; the rest is for the table. Lives until the next reading.
  FrameInput read(const FrameInput& input);
  // What was pressed, once.
  std::optional<LessonCommand> take_press();
  std::optional<VariationPlace> take_way();

  const LessonView& view() const { return view_; }
  const LessonSight& sight() const { return sight_; }
  bool is_shown() const { return !sight_.covered && !view_.sentence.empty(); }
  Rect at() const { return at_; }
  Rect words() const { return words_; }
  Rect sentence() const;  // the upper part of these,
  Rect note() const;      // and the lower one; empty without any
  Rect ways() const;      // empty where there are none
  std::vector<LessonCommand> commands() const;
  // What a button or a row says, to be read out.
  std::string label(LessonCommand command) const;
  Rect place_of(LessonCommand command) const;
  Rect place_of_row(std::size_t row) const;
  // The same by names: "lesson_card" for all of it, "lesson_ways", "lesson_next" and the like;
  // nothing else.
  std::optional<Rect> where(std::string_view thing) const;
  // What the pointer does to a button.
  bool is_pointed(LessonCommand command) const;
  bool is_pressed() const { return pressed_; }

  // How far the light has come: it beats a few times after something new is lit, then stays.
  float beat(Milliseconds now) const;
  bool is_beating(Milliseconds now) const;

 private:
  bool takes(const Gesture& gesture);
  // What stands on it and is as high as its words.
  struct Heights {
    float sentence = 0, note = 0;
    std::vector<float> rows;
  };
  Heights heights_within(float width, const Measure& measure) const;
  std::vector<float> heights_of_rows(float inner, const Measure& measure) const;
  float height_below_words(const std::vector<float>& rows) const;
  float height_of_all(const Heights& heights) const;

  LessonView view_;
  LessonSight sight_;
  Rect at_;
  Rect words_;
  Heights heights_;
  Vec2 pointed_{-1, -1};
  bool pressed_ = false;
  bool calm_ = false;
  Milliseconds since_ = 0;
  std::optional<LessonCommand> press_;
  std::optional<VariationPlace> way_;
  std::vector<Gesture> left_;
  std::vector<KeyPress> keys_left_;
};

}  // namespace mael::web
