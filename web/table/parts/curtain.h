// While the device goes to another person, over the whole page: whose it is next, what stays
// hidden, what happened since. For a game that tells the latter; others have the notice that all
// tables have. Pure arithmetic in CSS pixels.
#pragma once

#include <string>
#include <vector>

#include "engine/core/seat.h"
#include "web/base/measure.h"
#include "web/table/command.h"

namespace mael::web {

struct CurtainView {
  Seat seat = Seat::A;  // whose it is next
  std::string over;     // over the name: whose turn is over
  std::string name;
  std::vector<std::string> since;  // what happened since that one's last turn
};

// A sentence where it is shown.
struct PlacedLine {
  Rect at;
  std::string text;
};

struct CurtainPlaces {
  Rect over, name, sign, secret;
  Rect bots;   // words over the row of seats that bots may play; empty without
  Rect since;  // panel with what happened; empty without it
  // The last of CurtainView::since, as many as there is room for; before them how many there were
  // earlier, if there were.
  std::vector<PlacedLine> lines;
  std::vector<Rect> buttons;  // of the notice
};

// In one column whose it is next, the sign, what stays hidden, what happened, the buttons; on a low
// screen name and sign are beside the rest.
CurtainPlaces place_curtain(const CurtainView& curtain, const NoticeView& notice,
                            const Measure& measure, Rect area);

}  // namespace mael::web
