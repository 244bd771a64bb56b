// The tables of abilities while content is read (vocabulary.h).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/battle/content.h"
#include "engine/battle/content/piece_reader.h"

namespace mael::battle {

// What each ability does. Faults are added to the messages, with file, line and column.
void read_abilities(const PieceFiles& tables, Content& content, std::vector<std::string>& messages);

// The bit of a designator; 0 for no such word.
Designators designator_named(std::string_view word);

// The place of an ability in the table; -1 for no such.
int find_ability(const Content& content, std::string_view name);
// Reads `key` or `key:value` and gives it to a weapon or a model. False where there is no such
// ability, it wants a value or has none, it is for others, or there is no room for it.
bool add_ability(const Content& content, std::string_view word, Holder holder, AbilityUses& uses);
// Whether a weapon or a model may have all of these, so.
bool are_abilities(const Content& content, const AbilityUses& uses, Holder holder);
// The word of one.
std::string ability_word(const AbilityUse& use);

// What these abilities come to.
Effects effects_of(const Content& content, const AbilityUses& uses);

}  // namespace mael::battle
