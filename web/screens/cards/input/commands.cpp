#include "web/screens/cards/input/commands.h"

#include <array>

namespace mael::web::cards {
namespace {

constexpr std::array<CommandSpec, 13> kOwn{{
    {.command = Own::EndTurn,
     .name = "end_turn",
     .key = "E",
     .icon = Icon::EndPhase,
     .text = "cards.button.end_turn",
     .decides = true},
    {.command = Own::Decline,
     .name = "decline",
     .key = "E",
     .icon = Icon::Next,
     .text = "cards.button.decline",
     .decides = true},
    {.command = Own::First, .name = "first", .text = "cards.button.first", .decides = true},
    {.command = Own::Second, .name = "second", .text = "cards.button.second", .decides = true},
    {.command = Own::Less, .name = "less", .icon = Icon::Minus},
    {.command = Own::More, .name = "more", .icon = Icon::Plus},
    {.command = Own::Discard,
     .name = "discard",
     .key = "D",
     .icon = Icon::Discard,
     .text = "cards.button.discard"},
    {.command = Own::Ledger,
     .name = "ledger",
     .key = "S",
     .icon = Icon::Resource,
     .text = "cards.button.ledger"},
    {.command = Own::NextPage,
     .name = "next_page",
     .icon = Icon::Next,
     .text = "cards.button.next"},
    {.command = Own::PreviousPage,
     .name = "previous_page",
     .icon = Icon::Back,
     .text = "cards.button.previous"},
    {.command = Own::Look,
     .name = "look",
     .key = "I",
     .icon = Icon::HandOfTiles,
     .text = "cards.button.look"},
    {.command = Own::DeclineTurn,
     .name = "decline_turn",
     .key = "J",
     .icon = Icon::EndPhase,
     .text = "cards.button.decline_turn",
     .decides = true},
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

}  // namespace mael::web::cards
