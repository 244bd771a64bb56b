#include "web/screens/battle/input/commands.h"

#include <array>

namespace mael::web::battle {
namespace {

constexpr std::array<CommandSpec, 12> kOwn{{
    {.command = Own::EndActivation,
     .name = "end_activation",
     .key = "E",
     .icon = Icon::EndPhase,
     .text = "battle.button.end",
     .decides = true},
    {.command = Own::EndGo,
     .name = "end_go",
     .key = "K",
     .icon = Icon::EndPhase,
     .text = "battle.button.end_go",
     .decides = true},
    {.command = Own::Hold,
     .name = "hold",
     .key = "O",
     .text = "battle.button.hold",
     .decides = true},
    {.command = Own::Concede,
     .name = "concede",
     .icon = Icon::Flag,
     .text = "battle.button.concede",
     .look = ButtonLook::Danger,
     .part = MenuPart::Game},
    {.command = Own::Together,
     .name = "together",
     .key = "G",
     .icon = Icon::Stack,
     .text = "battle.button.together"},
    {.command = Own::NextSquad,
     .name = "next_squad",
     .key = "S",
     .icon = Icon::Next,
     .text = "battle.button.next_squad"},
    {.command = Own::PreviousSquad,
     .name = "previous_squad",
     .key = "W",
     .icon = Icon::Back,
     .text = "battle.button.previous_squad"},
    {.command = Own::Fit,
     .name = "fit",
     .key = "0",
     .icon = Icon::Fullscreen,
     .text = "battle.button.fit"},
    {.command = Own::Look,
     .name = "look",
     .key = "V",
     .icon = Icon::Eye,
     .text = "battle.button.look"},
    {.command = Own::Ruler,
     .name = "ruler",
     .key = "R",
     .icon = Icon::Range,
     .text = "battle.button.ruler"},
    {.command = Own::TurnLeft,
     .name = "turn_left",
     .key = "A",
     .icon = Icon::Undo,
     .text = "battle.button.turn_left"},
    {.command = Own::TurnRight,
     .name = "turn_right",
     .key = "D",
     .icon = Icon::Redo,
     .text = "battle.button.turn_right"},
}};

}  // namespace

const CommandList& commands() {
  static constexpr CommandList kList(kOwn);
  return kList;
}

}  // namespace mael::web::battle
