// The parts of drafts (drafts.h): which there are, and how each is put in. Within engine/battle
// only.
#pragma once

#include <optional>
#include <vector>

#include "engine/battle/action.h"
#include "engine/battle/play/course.h"
#include "engine/battle/state.h"
#include "engine/core/draft.h"

namespace mael::battle {

// ---- Moves (draft_courses.cpp)

// What a deed of movement is made of.
struct Stride {
  Walk walk;
  const Course* course = nullptr;
};
// None where the deed moves no model, or none moves now.
std::optional<Stride> stride_of(const State& state, const Deed& deed);
void need_course(const State& state, const Stride& stride, bool begun, std::vector<Need>& needs);
// Puts a part of the course and fills in the rest; whether the course is legal is not asked.
Verdict put_course(const State& state, const Walk& walk, Course& course, const DraftPart& part);

void need_charge(const State& state, const Charge& charge, bool has_target,
                 std::vector<Need>& needs);
// The target, with the cheapest charge at it if any is found; then nothing lacks.
Verdict put_charge_target(const State& state, Charge& charge, UnitId target, bool& whole);

// Enemies that may be charged.
std::vector<std::int32_t> charge_targets(const State& state);

// ---- Shots (draft_shots.cpp)

// A deed that shoots at a unit; none where it does not, or none shoots now.
struct Aimed {
  RoundKind kind = RoundKind::Fire;
  UnitId shooter = kNone;
  const Volley* volley = nullptr;
};
std::optional<Aimed> aimed_of(const State& state, const Deed& deed);
void need_volley(const State& state, const Aimed& aimed, bool has_target, std::vector<Need>& needs);
Verdict put_volley(const State& state, const Aimed& aimed, Volley& volley, const DraftPart& part);

// Enemies a round of this kind may be declared against.
std::vector<std::int32_t> shot_targets(const State& state, RoundKind kind);

// ---- Dice (draft_dice.cpp)

void need_dice(const State& state, const Deed& deed, std::vector<Need>& needs);
Verdict put_dice(const State& state, Deed& deed, const DraftPart& part);

}  // namespace mael::battle
