#include "engine/battle/help/drafts.h"

#include <algorithm>
#include <array>

#include "engine/battle/help/draft_parts.h"
#include "engine/battle/help/words.h"
#include "engine/battle/legality.h"
#include "engine/battle/steps.h"
#include "engine/battle/text/notation_words.h"

namespace mael {
namespace {

using namespace mael::battle;
using D = Drafts<Battle>;
using Draft = D::Draft;
using Lack = D::Lack;

bool may_step(const State& state) { return may_walk(state); }
bool may_charge(const State& state) { return may_walk(state) && !charge_targets(state).empty(); }
bool may_bonus(const State& state) { return is_at(state, Step::BonusMove); }
bool may_retreat(const State& state) { return is_at(state, Step::Retreat); }
template <RoundKind kKind>
bool may_aim(const State& state) {
  if (!may_shoot(state)) return false;
  const bool free = kKind == RoundKind::Fight || !is_in_contact(state, state.active.unit);
  return free && !shot_targets(state, kKind).empty();
}

// What is composed, the word its notation begins with, and when it may be begun.
struct Begun {
  std::string_view word;
  Deed deed;
  Lack lack;
  bool (*may)(const State& state);
};
const std::array<Begun, 10>& kinds_begun() {
  static const std::array<Begun, 10> kKinds{{
      {"move", Move{}, Lack::End, &may_step},
      {"dash", Dash{}, Lack::End, &may_step},
      {"charge", Charge{}, Lack::Target, &may_charge},
      {"bonus", BonusMove{}, Lack::End, &may_bonus},
      {"consolidate", Consolidate{}, Lack::End, &may_consolidate},
      {"retreat", Retreat{}, Lack::End, &may_retreat},
      {"fire", Fire{}, Lack::Target, &may_aim<RoundKind::Fire>},
      {"suppress", SuppressiveFire{}, Lack::Target, &may_aim<RoundKind::Suppressive>},
      {"fight", Fight{}, Lack::Target, &may_aim<RoundKind::Fight>},
      {"hitrun", HitAndRun{}, Lack::Target, &may_aim<RoundKind::HitAndRun>},
  }};
  return kKinds;
}

// "a move:", "a charge:", "a charge:b1:"; nothing for anything else.
std::optional<Draft> read_begun(const State& state, std::string_view text) {
  TextReader reader(text);
  reader.skip_blanks();
  const Seat by = read_seat(reader, kSeats);
  reader.skip_blanks();
  if (reader.failed() || !to_act(state).includes(by)) return {};
  for (const Begun& kind : kinds_begun()) {
    if (!reader.accept_word(kind.word)) continue;
    Draft draft{{by, kind.deed}, kind.lack};
    reader.expect(':');
    if (reader.failed() || !kind.may(state)) return {};
    if (reader.at_end()) return draft;
    auto* charge = std::get_if<Charge>(&draft.action.deed);
    if (!charge) return {};
    charge->target = notation::read_unit(reader, state);
    reader.expect(':');
    if (reader.failed() || !reader.at_end()) return {};
    if (judge_charge_target(state, charge->target)) return {};
    draft.lack = Lack::End;
    return draft;
  }
  return {};
}

// A part of the deed; check has not been asked.
Verdict put(const State& state, Draft& draft, const DraftPart& part) {
  Deed& deed = draft.action.deed;
  if (auto* charge = std::get_if<Charge>(&deed)) {
    if (part.part == "target") {
      bool whole = false;
      const auto target = static_cast<UnitId>(part.numbers[0]);
      if (Verdict verdict = put_charge_target(state, *charge, target, whole)) return verdict;
      draft.lack = whole ? Lack::Nothing : Lack::End;
      return {};
    }
    if (part.part == "thrower") {
      charge->thrower = part.numbers.empty() ? kNone : static_cast<ModelId>(part.numbers[0]);
      return {};
    }
  }
  if (const auto stride = stride_of(state, deed)) {
    Course course = *stride->course;
    if (Verdict verdict = put_course(state, stride->walk, course, part)) return verdict;
    std::visit(
        [&](auto& walked) {
          if constexpr (requires { walked.course; }) walked.course = course;
        },
        deed);
    draft.lack = Lack::Nothing;
    return {};
  }
  if (const auto aimed = aimed_of(state, deed)) {
    Volley volley = *aimed->volley;
    if (Verdict verdict = put_volley(state, *aimed, volley, part)) return verdict;
    std::visit(
        [&](auto& shot) {
          if constexpr (requires { shot.volley; }) shot.volley = volley;
        },
        deed);
    draft.lack = Lack::Nothing;
    return {};
  }
  return put_dice(state, deed, part);
}

}  // namespace

void D::begin(const State& state, Seat seat, std::vector<Draft>& drafts) {
  const Awaited awaited = to_act(state);
  if (!awaited.includes(seat)) return;
  std::vector<Action> actions;
  plain_actions(state, actions);
  for (const Action& action : actions) drafts.push_back({action, Lack::Nothing});
  if (awaited.is_chance()) return;
  for (const Begun& kind : kinds_begun()) {
    if (kind.may(state)) drafts.push_back({{seat, kind.deed}, kind.lack});
  }
}

void D::needs(const State& state, const Draft& draft, std::vector<Need>& needs) {
  const Deed& deed = draft.action.deed;
  const bool has_target = draft.lack != Lack::Target;
  const auto* charge = std::get_if<Charge>(&deed);
  if (const auto stride = stride_of(state, deed)) {
    if (has_target) need_course(state, *stride, draft.lack == Lack::End, needs);
    if (charge) need_charge(state, *charge, has_target, needs);
  } else if (const auto aimed = aimed_of(state, deed)) {
    need_volley(state, *aimed, has_target, needs);
  } else {
    need_dice(state, deed, needs);
  }
}

Verdict D::add(const State& state, Draft& draft, const DraftPart& part) {
  Draft changed = draft;
  if (Verdict verdict = put(state, changed, part)) return verdict;
  if (changed.lack == Lack::Nothing) {
    if (Verdict verdict = check(state, changed.action)) return verdict;
  }
  draft = changed;
  return {};
}

std::string D::write(const State& state, const Draft& draft) {
  if (draft.lack == Lack::Nothing) return write_action(state, draft.action);
  const auto& kinds = kinds_begun();
  const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const Begun& each) {
    return each.deed.index() == draft.action.deed.index();
  });
  std::string text = write_deed_of(draft.action.by, std::string(kind->word) + ":");
  if (draft.lack == kind->lack) return text;
  return text + write_unit(state, std::get<Charge>(draft.action.deed).target) + ":";
}

Result<Draft> D::read(const State& state, std::string_view text) {
  if (const auto begun = read_begun(state, text)) return *begun;
  const auto read = read_action(state, text);
  if (!read) return read.error();
  if (const Verdict verdict = check(state, *read)) {
    return Error{explain(state, *verdict, english())};
  }
  return Draft{*read, Lack::Nothing};
}

}  // namespace mael
