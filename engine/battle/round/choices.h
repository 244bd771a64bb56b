// What is done by default where dice lie and hits are to be dealt with: for people who leave it to
// the program, for lists, and for bots (sheet, "Decision points that interrupt").
#pragma once

#include <optional>
#include <vector>

#include "engine/battle/action.h"

namespace mael::battle {

// Flips that make the most hits, of these the most perfect strikes, of these the most damage to be
// expected, with no flip more than that needs. Of all ways of spending the flips it is the best.
FlipDice usual_hit_flips(const State& state);
// Flips that make the most damage to be expected.
FlipDice strongest_hit_flips(const State& state);
// Flips that stop the most damage, with none more than that needs.
FlipDice usual_armor_flips(const State& state);

// The blocked hits worth the most, of a kind of defense.
ChooseDefense usual_defense(const State& state, Defense kind);

// Dice of the weapons that do least go first.
RemoveDice usual_removal(const State& state);

// A hit that nothing stopped: of which shot, and what it does before it is known to whom.
struct Blow {
  int damage = 0, shot = 0;
};
inline bool is_harder(const Blow& a, const Blow& b) { return a.damage > b.damage; }
// What it takes from this model, be there so much.
int harm_by(const State& state, const Blow& blow, ModelId model);
// Which model each of these goes to, the greatest first, when models fall in the given order; none
// for what is left when all have fallen (what goes beyond a model's FOR is lost).
std::vector<ModelId> dealt_to(const State& state, const std::vector<Blow>& blows,
                              const std::vector<ModelId>& order);
// As few models as possible fall, in the given order; the greatest damage is dealt first.
Allocate allotment(const State& state, const std::vector<ModelId>& order);
// The leader last, the dearest before it.
std::vector<ModelId> usual_victims(const State& state, UnitId unit);

// The defense worth the most; none where nothing can be blocked.
ChooseDefense usual_defense(const State& state);

// Whom to name as leader: the best WP, then the nearest to the one that fell.
ModelId usual_leader(const State& state, UnitId unit);

// What the awaited seat does by default inside a round and with what follows from it: removes dice,
// flips, defends, deals out hits, names leaders, fires back, stays. Nothing where it acts on its
// own.
std::optional<Action> usual_answer(const State& state);

}  // namespace mael::battle
