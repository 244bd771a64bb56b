// The battle in the lists of the house. Who thinks, and what only developers ask, lies in object
// files of its own, so that the page does not carry it.
#pragma once

namespace mael {

struct GameBots;
struct GameEntry;
struct Workbench;

namespace battle {

extern const GameEntry kEntry;
extern const GameBots kBots;
extern const Workbench kWorkbench;

}  // namespace battle
}  // namespace mael
