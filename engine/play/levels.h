// The bots by name, and what tells the searching ones apart: how long they think and how well they
// judge. None of them sees more than its seat may know.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/play/search/skill.h"

namespace mael {

enum class BotKind : std::uint8_t { Random, Greedy, Novice, Casual, Seasoned, Expert, Master };
inline constexpr int kBotKinds = 7;
inline constexpr BotKind kWeakestLevel = BotKind::Novice;
inline constexpr BotKind kStrongestLevel = BotKind::Master;

// How long to think about one action: until the position has seen so many iterations, those of
// earlier searches included; or for a time, where there is a clock and `milliseconds` is not 0.
struct Budget {
  int iterations = 0;
  int milliseconds = 0;
};

struct Level {
  Budget budget;
  Skill skill;
  SearchSize size;
};

// `kind` must be a searching one: kWeakestLevel … kStrongestLevel.
const Level& level_of(BotKind kind);

// A bot and how long it may think.
struct Contender {
  BotKind kind = BotKind::Random;
  Budget budget;
};

// A bot with the iterations of its level, and no time.
Contender contender_of(BotKind kind);

std::string_view name_of(BotKind kind);  // "greedy"
// The bot of that name; false if there is none.
bool read_bot(std::string_view name, BotKind& kind);
// A bot's name, followed by `:` and its iterations if they differ from its level's: "master:800".
bool read_contender(std::string_view text, Contender& contender);

}  // namespace mael
