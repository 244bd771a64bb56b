// What each kind of task holds: one table for its notation, its bytes and its bounds.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/pirates/state.h"

namespace mael::pirates {

// The fields of a task, by their names.
enum class TaskField : std::uint8_t {
  None,
  Count,  // 0 … kMostTokens
  Token,
  Target,
  Forward,
  Printed,
  Calamity,
  Loot,   // item
  Place,  // cell
  Victim,
  Seats,
  Joined,
  Attacker,
};

struct TaskForm {
  std::string_view word;
  bool seat = false;  // whether it is a player's
  std::array<TaskField, 3> fields{};
};

// In the order of TaskKind.
inline constexpr std::array<TaskForm, kTaskKinds> kTaskForms{{
    {"hit", false, {TaskField::Token, TaskField::Seats, TaskField::Attacker}},
    {"swim", false, {TaskField::Count}},
    {"after", false, {}},
    {"take", true, {TaskField::Victim}},
    {"share", true, {TaskField::Victim, TaskField::Seats}},
    {"gain", true, {TaskField::Loot}},
    {"equip", true, {TaskField::Loot}},
    {"drop", true, {TaskField::Place}},
    {"curse", true, {TaskField::Forward}},
    {"summon", true, {TaskField::Printed}},
    {"call", true, {TaskField::Calamity}},
    {"return", true, {}},
    {"chests", true, {TaskField::Count}},
    {"artifact", true, {}},
    {"points", true, {TaskField::Count}},
    {"cards", true, {TaskField::Count}},
    {"wound", true, {TaskField::Count}},
    {"ambush", true, {}},
    {"joint", true, {TaskField::Target, TaskField::Seats, TaskField::Joined}},
    {"trade", true, {}},
    {"step", true, {}},
}};

constexpr const TaskForm& form_of(TaskKind kind) {
  return kTaskForms[static_cast<std::size_t>(kind)];
}

// Who decides a task that awaits something; Chance: chance.
Seat decider_of(const State& state, const Task& task);
// Whom the initiator of a joint attack asks next.
Seat next_asked(const State& state, const Task& joint);
// Room in the hold of a seat once what it is sure to get has come in (PIR-R29).
int room_for(const State& state, Seat seat);

}  // namespace mael::pirates
