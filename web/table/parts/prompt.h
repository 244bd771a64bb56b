// What is to be decided, in rows below each other, each as high as its words are in the letters
// they are written in. Where not all of it has room, what is told is on pages, and of what is
// listed `More` leads to the next. A game says what its rows are; those of its own it paints
// itself. Pure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "web/base/measure.h"
#include "web/table/parts/prompt_rows.h"

namespace mael::web {

enum class RowKind : std::uint8_t {
  Title,
  Words,  // a sentence,
  Note,   // and one in small words
  Own,    // the game's
  Item,   // one of what is listed: the game's, too
  More,   // leads to the items after these
  Rest,   // beside the title: leads on where there is more to read
  About,  // beside the title: what it is about
  Close,  // beside the title
};

struct PromptRow {
  RowKind kind = RowKind::Own;
  std::string text{};
  float height = 0;
  int own = 0;  // which of the game's rows this is
  // In the game's list of such rows, or of the items; of Rest how many rows are still to be read.
  std::size_t index = 0;
  bool told = false;  // where there is no room it may be on a page of its own
  TextStyle style = TextStyle::Body;
  Rect at{};
};

// Besides the one that leads on.
struct PromptSigns {
  bool about = false, closes = false;
};

struct PromptSpec {
  Rect room{};
  bool at_bottom = false;  // of its room, else at the upper edge
  bool fills = false;      // all of it
  int page = 0;            // of what does not fit at once; any number
  PromptSigns signs{};
  TextStyle title = TextStyle::Lead;  // of one that fits into a line; else it has small letters
};

class PromptMaker {
 public:
  // `measure` must outlive it.
  PromptMaker(const PromptSpec& spec, const Measure& measure);

  // ---- What it says, from above ----------------------------------------------------------------

  float width() const { return spec_.room.width() - 2 * kPromptPad; }  // of a row
  // Of words in a row of the game's own.
  float high(TextStyle style, const std::string& words, float wide) const;

  void title(std::string text);
  void words(std::string text, RowKind kind = RowKind::Words);
  void add(PromptRow row) { rows_.push_back(std::move(row)); }
  // So many of them, last of all.
  void list(std::size_t items);

  // ---- Where it lies ---------------------------------------------------------------------------

  float height() const;  // that it wants
  bool fits() const { return height() <= spec_.room.height(); }

  // Of what is told one page, where that is too much and pages are of use; says whether they are.
  bool turn_pages();
  // Where not all of it fits, rows that may go are left out, the last first.
  template <class MayGo>
  void drop(const MayGo& may_go) {
    drop_rows(rows_, spec_.room.height(), height_of_row, may_go);
  }
  // The place of all of it. The rows come to lie in `rows`.
  Rect place(std::vector<PromptRow>& rows);

 private:
  static float height_of_row(const PromptRow& row) { return row.height; }
  static bool is_told(const PromptRow& row) { return row.told; }
  float width_of_signs() const;
  void size_title();
  float clip_told();
  std::vector<std::size_t> begins_of_pages(std::size_t first, std::size_t end, float room) const;
  void fit_items();
  void spread_items();
  Rect place_of_item(Rect all, std::size_t place) const;
  void place_signs(Rect prompt);

  const PromptSpec spec_;
  const Measure& measure_;
  std::vector<PromptRow> rows_;
  std::size_t items_ = 0;  // in all,
  std::size_t shown_ = 0;  // and at once
  std::size_t columns_ = 1;
  bool pages_ = false;      // not all that is told fits at once
  std::size_t unread_ = 0;  // rows on the pages after this one
};

inline constexpr float kPromptItem = 48;  // of what answers, with a gap,
inline constexpr float kBelowItem = 4;    // below it

}  // namespace mael::web
