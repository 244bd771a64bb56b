// Maelstrom and its sibling Vortex in the lists of the house. Who thinks, and what only developers
// ask, lies in object files of its own, so that the page does not carry it.
#pragma once

namespace mael {

struct GameBots;
struct GameEntry;
struct Workbench;

namespace maelstrom {

extern const GameEntry kMaelstromEntry, kVortexEntry;
extern const GameBots kMaelstromBots, kVortexBots;
extern const Workbench kMaelstromWorkbench, kVortexWorkbench;

}  // namespace maelstrom
}  // namespace mael
