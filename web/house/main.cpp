// The page's program: opens the window and leaves the rest to the app.
#include <array>

#include "embedded/fonts.h"
#include "engine/core/text_tables.h"
#include "web/app/app.h"
#include "web/app/painter/imgui_painter.h"
#include "web/app/platform_browser.h"
#include "web/house/box_pictures.h"
#include "web/house/cards_table.h"
#include "web/house/house.h"
#include "web/house/maelstrom_table.h"
#include "web/house/pirates_table.h"
#include "web/house/shelved_games.h"
#include "web/screens/battle/draw/draw.h"
#include "web/screens/cards/draw/draw.h"
#include "web/screens/forces/draw.h"
#include "web/screens/maelstrom/draw/draw.h"
#include "web/screens/pirates/draw/draw.h"
#include "web/table/kinds/lesson_draw.h"

namespace mael::web {

namespace {

void name_painters() {
  name_painter(&draw_game_shelf);
  name_painter(&draw_game_set_up);
  name_painter(&forces::draw_forces);
  name_painter(&maelstrom::draw_table);
  name_painter(&cards::draw_table);
  name_painter(&pirates::draw_table);
  name_painter(&battle::draw_table);
  name_painter(&draw_carded_table);
}

// Called by their places alone: each goes with what it takes up (tools/web/modules.mjs).
template <const auto& kPacked>
void take_up(Look& look) {
  take_up_icons(look, kPacked);
}

// The battle's figures and vehicles are among those of the house: its box shows some of them.
constexpr std::array kIcons{
    IconSource{IconFont::Maelstrom, MaelstromTable::kLetter, &take_up<embedded::kMaelstromIcons>},
    IconSource{IconFont::Advanced, kAdvancedIconsCode, &take_up<embedded::kAdvancedIcons>},
    IconSource{IconFont::Vortex, kVortexIconsCode, &take_up<embedded::kVortexIcons>},
    IconSource{IconFont::Cards, CardsTable::kLetter, &take_up<embedded::kCardsIcons>},
    IconSource{IconFont::Pirates, PiratesTable::kLetter, &take_up<embedded::kPiratesIcons>},
};

struct Program {
  BrowserPlatform platform;
  ImguiPainter painter{kIcons};
  App app{platform, painter, the_house()};

  bool open() {
    name_painters();
    return platform.open(app) && painter.create();
  }
};

}  // namespace

}  // namespace mael::web

// What a game says comes with its code (web/shell/modules.js).
std::vector<mael::EnglishFile> mael::english_tables() { return {english_of_house()}; }

int main() {
  mael::web::BrowserPlatform::take_up_texts();  // before anything is put into words
  static mael::web::Program program;            // lives as long as the page
  if (program.open()) return 0;
  program.platform.give_up();
  return 1;
}
