#include "web/screens/pirates/input/commands.h"

#include <array>

namespace mael::web::pirates {
namespace {

constexpr std::array<CommandSpec, 18> kOwn{{
    {.command = Own::EndTurn,
     .name = "end_turn",
     .key = "E",
     .icon = Icon::EndPhase,
     .text = "pirates.button.end_turn",
     .decides = true},
    {.command = Own::Claim,
     .name = "claim",
     .key = "C",
     .text = "pirates.button.claim",
     .decides = true},
    {.command = Own::Offer, .name = "offer", .text = "pirates.button.offer", .decides = true},
    {.command = Own::Buy, .name = "buy", .text = "pirates.button.buy", .decides = true},
    {.command = Own::Repair, .name = "repair", .text = "pirates.button.repair", .decides = true},
    {.command = Own::BuyCard,
     .name = "buy_card",
     .text = "pirates.button.buy_card",
     .decides = true},
    {.command = Own::Attack,
     .name = "attack",
     .key = "A",
     .icon = Icon::Cannon,
     .text = "pirates.button.attack"},
    {.command = Own::Leash,
     .name = "leash",
     .key = "K",
     .icon = Icon::Movement,
     .text = "pirates.button.leash"},
    {.command = Own::Shop,
     .name = "shop",
     .key = "S",
     .icon = Icon::Shop,
     .text = "pirates.button.shop"},
    {.command = Own::Trade,
     .name = "trade",
     .key = "D",
     .icon = Icon::Exchange,
     .text = "pirates.button.trade"},
    {.command = Own::Titles,
     .name = "titles",
     .key = "I",
     .icon = Icon::Legendary,
     .text = "pirates.button.titles"},
    {.command = Own::Inner, .name = "inner", .key = "1", .text = "pirates.ring.1"},
    {.command = Own::Middle, .name = "middle", .key = "2", .text = "pirates.ring.2"},
    {.command = Own::Outer, .name = "outer", .key = "3", .text = "pirates.ring.3"},
    {.command = Own::MoreQuarters,
     .name = "more_quarters",
     .icon = Icon::Plus,
     .text = "pirates.button.more_quarters"},
    {.command = Own::LessQuarters,
     .name = "less_quarters",
     .icon = Icon::Minus,
     .text = "pirates.button.less_quarters"},
    {.command = Own::NextPage,
     .name = "next_page",
     .icon = Icon::Next,
     .text = "pirates.button.next"},
    {.command = Own::PreviousPage,
     .name = "previous_page",
     .icon = Icon::Back,
     .text = "pirates.button.previous"},
}};

}  // namespace

const CommandList& commands() {
  static constexpr CommandList kList(kOwn);
  return kList;
}

}  // namespace mael::web::pirates
