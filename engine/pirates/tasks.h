// What each kind of task holds: one table for its notation, its bytes and its bounds.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/pirates/state.h"

namespace mael::pirates {

// What a field of a task means.
enum class Form : std::uint8_t {
  None,   // always 0
  Seat,   // 0 … 4
  Seats,  // SeatBits
  Loot,
  Number,  // 0 … kMostTokens
  Flag,    // 0 or 1
  Place,
  Calamity,
  Token,   // place in the list, or kNoToken
  Target,  // coded
};

struct TaskForm {
  std::string_view word;
  bool seat = false;  // whether it is somebody's
  std::array<Form, 3> fields{};
};

// In the order of TaskKind.
inline constexpr std::array<TaskForm, kTaskKinds> kTaskForms{{
    {"hit", false, {Form::Token, Form::Seats, Form::Calamity}},  // who is still to be hit
    {"swim", false, {Form::Number, Form::None, Form::None}},     // from this place on
    {"after", false, {}},
    {"take", true, {Form::Seat, Form::None, Form::None}},    // from whom
    {"share", true, {Form::Seat, Form::Seats, Form::None}},  // of whom, among whom
    {"gain", true, {Form::Loot, Form::None, Form::None}},
    {"equip", true, {Form::Loot, Form::None, Form::None}},
    {"drop", true, {Form::Place, Form::None, Form::None}},
    {"curse", true, {Form::Flag, Form::None, Form::None}},  // 1 forward, 0 back
    // 1: on the printed island (PIR-034)
    {"summon", true, {Form::Flag, Form::None, Form::None}},
    {"call", true, {Form::Calamity, Form::None, Form::None}},
    {"return", true, {}},
    {"chests", true, {Form::Number, Form::None, Form::None}},  // how many
    {"artifact", true, {}},
    {"points", true, {Form::Number, Form::None, Form::None}},
    {"cards", true, {Form::Number, Form::None, Form::None}},
    {"wound", true, {Form::Number, Form::None, Form::None}},
    {"ambush", true, {}},
    {"joint", true, {Form::Target, Form::Seats, Form::Seats}},  // still to be asked; accepted
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
