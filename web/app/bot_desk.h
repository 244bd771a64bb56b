// What is said between the table and a bot that thinks elsewhere: one line of text each way. The
// question holds what the bot's seat may know, packed, and nothing else.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/maelstrom/game.h"
#include "web/app/screen.h"

namespace mael::web {

// `state` may be the full one: only its observation goes into the question. `kind` must be a bot.
std::string ask_bot(const mael::maelstrom::State& state, Seat seat, PlayerKind kind,
                    std::uint64_t seed);

// The bot's action in notation; empty if this is no question.
std::string answer_bot(std::string_view question);

}  // namespace mael::web
