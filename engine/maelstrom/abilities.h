// The abilities of tiles (sheet section 10, timing of section 14): what their users may choose,
// carrying them out, and the triggers that what happens sets off.
#pragma once

#include <span>
#include <vector>

#include "engine/core/violation.h"
#include "engine/maelstrom/action.h"
#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/event.h"
#include "engine/maelstrom/select.h"

namespace mael::maelstrom {

// Places from here on in the list of a seat's users of abilities are its relics.
inline constexpr std::uint8_t kFirstRelic = kMaxForce;

// The rows of the active ability of a tile or relic; none for most.
std::span<const Effect> active_ability(const State& state, TileRef user);
Scope user_scope(const State& state, TileRef user);
// The lasting name of a user; a relic's has copy 0.
TileName user_name(const State& state, TileRef user);
bool is_used(const State& state, TileRef user);

// Whether the user of an ability picks tiles in play.
bool asks_for_tiles(const Effect& first);

// Everything the controller may choose for an ability; one empty choice if there is nothing to
// choose; none if the ability finds nothing to do now (MAE-135) or the Golden Rule forbids all of
// it (MAE-R57).
void list_choices(const Scope& scope, std::span<const Effect> rows, std::vector<Choice>& choices);

// Whether it is the Golden Rule that leaves no choice: some tile the text would take away holds
// another to the mass.
bool is_held_by_mass(const Scope& scope, const Effect& first);

// Whether a choice is one of those; else the rule in its way.
Verdict judge_choice(const Scope& scope, std::span<const Effect> rows, const Choice& choice);

// The ability that has to be decided or carried out next; state.pending must not be empty.
Scope pending_scope(const State& state);
std::span<const Effect> pending_ability(const State& state);

// Pays an ability's price and marks its user; the action is the caller's.
void pay_ability(State& state, TileRef user, Events* events);
// Pays with a tile of one's own, which is destroyed.
void pay_with_tile(State& state, TileRef tile, Events* events);
// Carries out an announced ability or event. Costs have been paid.
void perform_play(State& state, const Play& play, Events* events);
void resolve_pending(State& state, const Choice& choice, Events* events);

// Notes the abilities that an occurrence sets off; they take place in settle. `subject` is the tile
// the trigger speaks of.
void queue_triggers(State& state, Trigger trigger, TileName subject, Hex site);
// An event was played and has taken place, or was cancelled.
void queue_played(State& state, const Play& play);
// An attacker had part in destroying the victim.
void queue_kill(State& state, TileName attacker, TileName victim, Hex site);

// Puts what was queued from place `first` on in its order: the abilities of the player whose turn
// it is come last (MAE-179), so they lie deepest.
void order_triggers(State& state, int first);

// Carries out pending abilities, the last first, until none is left or a player must decide;
// state.awaiting tells which.
void settle(State& state, Events* events);

// Lays damage that is no attack on tiles, all at once (MAE-R58).
void deal_damage(State& state, std::span<const TileName> tiles, int damage, TileName by,
                 Seat controller, Events* events);

}  // namespace mael::maelstrom
