#include "web/screens/cards/commands.h"

#include <array>

namespace mael::web::cards {
namespace {

using enum Own;

constexpr std::array<CommandSpec, 13> kOwn{{
    {.command = EndTurn, .name = "end_turn", .key = "E", .icon = Icon::EndPhase,
     .text = "cards.button.end_turn", .decides = true},
    {.command = Decline, .name = "decline", .key = "E", .icon = Icon::Next,
     .text = "cards.button.decline", .decides = true},
    {.command = First, .name = "first", .text = "cards.button.first", .decides = true},
    {.command = Second, .name = "second", .text = "cards.button.second", .decides = true},
    {.command = Less, .name = "less", .icon = Icon::Minus},
    {.command = More, .name = "more", .icon = Icon::Plus},
    {.command = Discard, .name = "discard", .key = "D", .icon = Icon::Discard,
     .text = "cards.button.discard"},
    {.command = Ledger, .name = "ledger", .key = "S", .icon = Icon::Resource,
     .text = "cards.button.ledger"},
    {.command = NextPage, .name = "next_page", .icon = Icon::Next, .text = "cards.button.next"},
    {.command = PreviousPage, .name = "previous_page", .icon = Icon::Back,
     .text = "cards.button.previous"},
    {.command = Look, .name = "look", .key = "I", .icon = Icon::HandOfTiles,
     .text = "cards.button.look"},
    {.command = DeclineTurn, .name = "decline_turn", .key = "J", .icon = Icon::EndPhase,
     .text = "cards.button.decline_turn", .decides = true},
    {.command = AskAgain, .name = "ask_again", .icon = Icon::Hint, .text = "ui.button.ask_again"},
}};

}  // namespace

const CommandList& commands() {
  static constexpr CommandList kList(kOwn);
  return kList;
}

}  // namespace mael::web::cards
