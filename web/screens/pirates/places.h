// Everything of the pirates' table that answers a tap: buttons, cells, what lies in prompts, on
// sheets and notices. The painter paints at these places, the pointer looks them up, the keyboard
// goes through them, tests ask for them by name. Pieces on the board answer by what the scene has
// there (pointer.h); the cells that light up are hits too, for the keyboard's cursor.
//
// Names: "cell B3", "ship a", "token 1", "ring 2", "quarter 1", "choice 1", "target 1", "helper b",
// "more choices", "more told", "about", "close told", "card T05", "hold 1", "side a", "tile E01",
// "sale 1", "give 1", "want 1", "partner b", "less give", "more give", "means 2", "button end_turn"
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/screens/pirates/input/input.h"
#include "web/screens/pirates/layout.h"
#include "web/screens/pirates/view/view.h"
#include "web/table/parts/over.h"
#include "web/table/parts/prompt.h"

namespace mael::web::pirates {

// From this width of a prompt the two halves of a question to join lie beside each other.
inline constexpr float kJointBeside = 300;

// Rows of the prompt that are painted here, of which Line and Helper say which in the prompt's
// list. Its choices are listed, or where there are none its targets.
enum OwnRow : int { kLineRow, kDialRow, kBlowRow, kJointRow, kHelperRow };

// Of a line: left of its words; above and below these.
inline constexpr float kLineIcon = 30, kRoundLine = 4;
constexpr TextStyle style_of(const PreviewLine& line) {
  return line.weight <= Weight::Harms ? TextStyle::Strong : TextStyle::Body;
}
// In each half of a question to join: round it, its title, and the figures above its words.
inline constexpr float kJointPad = 10, kJointTitle = 22, kJointFigures = 50;

// On the shop's sheet, beside each other or below.
struct ShopPlaces {
  std::vector<Rect> sales;  // as ShopView::sales
  std::vector<Rect> sale_buttons;
  Rect repair, card;        // each is its button
  std::vector<Rect> tiles;  // as ShopView::tiles
  Rect with;                // the ship as it would be
  Rect leave, buy;
};

// Two holds that face each other.
struct TradePlaces {
  std::vector<Rect> partners;
  Rect give_title, want_title;
  std::vector<Rect> give, want;   // pieces of loot
  Rect give_points, want_points;  // number with its buttons at both ends
  Rect words;
  Rect leave, offer;  // or refuse, accept
};

// The discs of one means of the turn, which say what it is.
struct MeansPlace {
  Icon icon = Icon::None;
  int left = 0, all = 0;
  Rect at;
};

struct Places : OverPlaces {
  std::vector<MeansPlace> means;  // movement, rotation, attack; empty where they have no room
  Rect prompt;                    // empty without one
  std::vector<PromptRow> prompt_rows;
  std::vector<Rect> quarters;  // of the dial's ¼ ½ ¾
  std::optional<ShopPlaces> shop;
  std::optional<TradePlaces> trade;
  std::optional<CurtainPlaces> curtain;
  CountPlaces count;
  std::vector<std::pair<Cell, Rect>> cells;  // of the board, round their middles
  Hits<Intent> hits;
};

// Where a cell lies on the screen now, by number.
using CellPlaces = std::array<Vec2, kCells>;

inline constexpr float kMeansDisc = 24, kMeansGap = 4;  // of each disc, and to the next one

// The discs at the right end of the bar's title, which answer a tap where nothing lies over them.
void place_means(const View& view, const Layout& layout, const Measure& measure, Places& places);

Places make_places(const View& view, const Layout& layout, const CellPlaces& cells,
                   const Measure& measure, Vec2 viewport, const Insets& safe);

}  // namespace mael::web::pirates
