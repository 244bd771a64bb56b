// Where everything of the battle's table lies that answers a tap, by name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/base/measure.h"
#include "web/screens/battle/layout.h"
#include "web/screens/battle/ring.h"
#include "web/screens/battle/view/view.h"
#include "web/table/parts/over.h"

namespace mael::web::battle {

enum class RowKind : std::uint8_t {
  Title,
  Step,
  Chain,
  Words,
  Weapon,
  Profile,
  Chart,
  Compare,
  Tray,
  Roster,
  Nudge,
  Forms,
  Choices,
};
struct PromptRow {
  RowKind kind = RowKind::Title;
  Rect at;
  std::string text;
  float height = 0;
  std::size_t index = 0;  // of steps and weapons: the first in the prompt's list
  int page = 0;           // of what is to be read, where that is on pages
};

// Of a step or a weapon: one of those in a row.
struct LinePlace {
  Rect at;
  std::size_t index = 0;  // in the prompt's list
};

// How the words of a prompt are written: what is measured where they are laid out is painted.
namespace prompt_style {
inline constexpr TextStyle kTitle = TextStyle::Strong, kWords = TextStyle::Body;
inline constexpr TextStyle kStep = TextStyle::Body, kWeapon = TextStyle::Strong;
inline constexpr TextStyle kNote = TextStyle::Caption;   // below these, and in what is compared
inline constexpr TextStyle kFigure = TextStyle::Strong;  // that is compared
inline constexpr TextStyle kLosses = TextStyle::Strong;  // below the chart
inline constexpr TextStyle kTray = TextStyle::Body;      // below dice
}  // namespace prompt_style

inline constexpr float kValue = 60;  // of a step's figure, at its right
inline constexpr float kBars = 66;   // high, of a chart; its words stand below them
inline constexpr float kDieGap = 6;  // between dice, and above the words below them

// Round the words of each of two halves that are compared, and how wide these are in a row.
inline constexpr float kComparePad = 8;
constexpr float compare_width(float row) { return row / 2 - 2 * kComparePad; }

// How much room the word of a verb has, in small letters below its sign.
constexpr Vec2 verb_words(Rect tile) { return {tile.width() - 4, 32}; }

// What stands on a choice.
struct ChoiceLines {
  std::string_view label, line;
};
ChoiceLines lines_of(const ChoiceView& choice, bool brief);

// Of the squad on the card.
struct CardName {
  Rect at;
  TextStyle style = TextStyle::Strong;
  bool brief = false;
};
// Of a squad's card: its name, and a cell for each figure, as wide as its words want it.
struct CardParts {
  CardName name;
  std::vector<Rect> figures;
};
CardParts parts_of_card(const CardView& card, Rect at, const Measure& measure);
inline constexpr float kLowCard = 100;  // a card below this height is a line: its name, its figures

// What turns to the next page of what is to be read, and to the first after the last.
struct Turner {
  Rect at;
  int page = 0;   // that is open
  int pages = 1;  // one: there is nothing to turn
};

// A squad's sign in a strip.
struct StripPlace {
  Rect at;
  std::size_t squad = 0;  // in the view's list
};

// The arrows that push a ghost: west, east, north, south.
inline constexpr std::size_t kArrows = 4;

struct Places : OverPlaces {
  Rect prompt;  // empty without one
  std::vector<PromptRow> prompt_rows;
  std::vector<Rect> dice;  // of the tray
  std::vector<LinePlace> steps, weapons;
  std::vector<Rect> links;   // of the chain
  bool figures = false;      // of weapons, below their names, are shown
  bool notes = false;        // below the lines of what is read
  std::vector<Rect> arrows;  // all four, or none
  std::vector<Rect> turns;   // to the left and to the right, or none
  std::vector<Rect> forms;   // as in the prompt's list
  std::optional<Ring> ring;  // of the squad that is about to go somewhere
  Rect map;                  // the table in small, where it is not shown whole
  std::vector<StripPlace> strips;
  std::vector<Rect> rails;  // below the signs of a side
  CardParts card;
  Turner turner;
  float compare_head = 0;     // high, of what stands above figures that are compared
  std::vector<Rect> choices;  // those that are shown, in order from `first_choice`
  std::size_t first_choice = 0;
  bool brief_choices = false;  // squads are called briefly on them
  Rect more;                   // asks for those that are not; empty where all fit
  Hits<Intent> hits;
};

// Where things of the table lie on the screen now, in CSS pixels.
struct Spots {
  std::vector<Vec2> squads;  // the leader of each, as in the view's list
  std::vector<Vec2> ghosts;  // as in the view's list
  Rect map;
  std::optional<Ring> ring;
};

// Which page is open of the choices, and of what there is to read; round again after the last.
struct OpenPages {
  int choices = 0;
  int reading = 0;
};

Places make_places(const View& view, const Layout& layout, const Spots& spots, OpenPages pages,
                   const Measure& measure, Vec2 viewport, const Insets& safe);

}  // namespace mael::web::battle
