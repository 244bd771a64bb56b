// What would come of something before it is decided: a turn of a circle, an attack, a tile that is
// bought. Always the engine's own result on what the player may know.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "assets/icon_table.h"
#include "web/screens/pirates/board_view.h"
#include "web/screens/pirates/situation.h"

namespace mael::web::pirates {

// How much a line matters, the worst first: lines stand in this order, and where there is room for
// few the last are left out. Own pictures that come together are `Meets`, any others `Strange`.
enum class Weight : std::uint8_t { Sinks, Harms, Spares, Meets, Ways, Strange, Drifts };

struct PreviewLine {
  Weight weight = Weight::Drifts;
  Icon icon = Icon::None;
  std::string sentence;  // "Kraken reaches Bruno: −2, he sinks"
  std::string detail;    // "Curse 12: a calamity rises"; may be empty
};

struct TurnPreview {
  std::vector<PreviewLine> lines;  // the worst first
  std::vector<DriftView> drifts;
  std::vector<HarmView> harms;
  std::vector<MetView> met;
  Cells opened = 0, closed = 0, kept = 0;  // where the own ship may sail to, against now
};

// Where the acting ship could sail with the movement it has left, the nearest first. What lies on
// the way is taken into account as the engine carries it out; what has to be decided there ends it.
std::vector<ReachView> preview_reach(const Situation& situation);

// What a turn of a circle by 1 … 3 quarters would do. The acting seat must be allowed it.
TurnPreview preview_turn(const Situation& situation, int circle, int quarters);

// The damage on one target with some of those who could join.
struct BlowPreview {
  std::vector<std::pair<Seat, int>> parts;  // who deals how much, the initiator first
  int damage = 0;                           // all of it, less the target's armour
  int life = 0, left = 0, most = 0;         // of the target: now, after it, and in all
  bool kills = false;
  std::vector<std::string> sentences;  // what comes of it: of the blow and the riposte,
  std::vector<std::string> follows;    // then of the curse, titles and the end of the game
};
// Carried through what no player decides, as a turn is.
BlowPreview preview_blow(const Situation& situation, Seat by, SeatBits mates, Target target);

}  // namespace mael::web::pirates
