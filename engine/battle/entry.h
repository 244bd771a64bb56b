// The battle as an entry of a program's lists. It is in none of the house's yet: those are
// for games with a page and translations. Who thinks, and what only developers ask, lies in object
// files of its own.
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
