// The Edge card game in the lists of the house. What only developers ask lies in another object
// file, so that the page does not carry it.
#pragma once

namespace mael {

struct GameEntry;
struct Workbench;

namespace cards {

extern const GameEntry kEntry;
extern const Workbench kWorkbench;

}  // namespace cards
}  // namespace mael
