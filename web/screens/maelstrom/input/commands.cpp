#include "web/screens/maelstrom/input/commands.h"

#include <array>

namespace mael::web::maelstrom {
namespace {

constexpr std::array<CommandSpec, 17> kOwn{{
    {.command = Own::EndPhase,
     .name = "end_phase",
     .key = "E",
     .icon = Icon::EndPhase,
     .decides = true},
    {.command = Own::Draw, .name = "draw", .key = "D", .icon = Icon::DrawTile, .decides = true},
    {.command = Own::EnergyToAction,
     .name = "energy_to_action",
     .key = "X",
     .icon = Icon::Action,
     .text = "ui.button.to_action",
     .decides = true},
    {.command = Own::ActionsToEnergy,
     .name = "actions_to_energy",
     .key = "C",
     .icon = Icon::Energy,
     .text = "ui.button.to_energy",
     .decides = true},
    {.command = Own::LessEnergy, .name = "less_energy", .icon = Icon::Minus, .decides = true},
    {.command = Own::MoreEnergy, .name = "more_energy", .icon = Icon::Plus, .decides = true},
    {.command = Own::UseAbility,
     .name = "use_ability",
     .key = "A",
     .icon = Icon::Action,
     .text = "ui.button.ability",
     .decides = true},
    {.command = Own::NextRelic, .name = "next_relic", .key = "R", .decides = true},
    {.command = Own::PassPhase,
     .name = "pass_phase",
     .key = "J",
     .icon = Icon::Next,
     .text = "ui.button.pass_phase",
     .decides = true},
    {.command = Own::OfferDraw,
     .name = "offer_draw",
     .icon = Icon::Even,
     .text = "ui.button.offer_draw",
     .decides = true,
     .part = MenuPart::Game},
    {.command = Own::AcceptDraw,
     .name = "accept_draw",
     .icon = Icon::Check,
     .text = "ui.button.accept",
     .decides = true},
    {.command = Own::DeclineDraw,
     .name = "decline_draw",
     .text = "ui.button.decline",
     .decides = true},
    {.command = Own::Resign,
     .name = "resign",
     .icon = Icon::Flag,
     .text = "ui.button.resign",
     .decides = true,
     .look = ButtonLook::Danger,
     .part = MenuPart::Game},
    {.command = Own::OwnHand, .name = "own_hand", .text = "ui.button.own_hand"},
    {.command = Own::OwnDiscard, .name = "own_discard"},
    {.command = Own::OtherDiscard, .name = "other_discard"},
    {.command = Own::AskAgain,
     .name = "ask_again",
     .icon = Icon::Hint,
     .text = "ui.button.ask_again",
     .part = MenuPart::Game},
}};

}  // namespace

const CommandList& commands() {
  static constexpr CommandList kList(kOwn);
  return kList;
}

}  // namespace mael::web::maelstrom
