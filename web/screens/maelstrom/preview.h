// What would happen, worked out by letting the engine do it on a copy: an attack with every answer
// the defender may give, a summoning with its payment, the burn at the end of the turn.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/maelstrom/attack.h"
#include "web/screens/maelstrom/situation.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

// One comparison of damage with Armor.
struct Blow {
  TileName tile;  // who is hit
  std::string title;
  int damage = 0;
  int armor = 0;
  int wounds = 0;
  bool destroys = false;
  std::string outcome;   // "1 wound"
  std::string sentence;  // "3 against Armor 2: 1 wound"
};

struct Joiner {  // an own minion that may take part
  TileRef tile;
  std::string title;
  int combat = 0;
  bool joins = false;
};

// How an attack ends if the defender answers in this way.
struct Answer {
  std::optional<TileRef> chosen;  // the attacker the defender hits by choice
  std::vector<Blow> on_target;    // at most one; none if none was left to strike
  std::vector<Blow> on_attackers;
};

struct AttackPreview {
  TileRef target;
  std::string title;
  std::string target_title;
  std::vector<Joiner> joiners;
  AttackOrder order = AttackOrder::Together;
  std::vector<Answer> answers;       // one; several if the defender has a choice
  std::string sum;                   // "1 + 2 = 3 against Armor 2: 1 wound"
  std::string order_note;            // what Overpower or Counterstrike does here; else empty
  std::vector<std::string> defence;  // a sentence for each way the target may answer
};

// Lets every announced play take place as if no player answered; whether one was asked.
bool pass_answers(State& state, Events* events);

// What the use of a text would do, unless it is answered.
struct PowerPreview {
  std::vector<std::string> sentences;
  std::vector<TileName> struck;  // who would be wounded
};

// `deed` must be legal.
PowerPreview preview_power(const Situation& situation, const Deed& deed);

// The question about a use that would come to nothing: Output for a stronghold that has none this
// turn (MAE-152) or has paid already (MAE-149).
std::optional<std::string> warning_before_use(const Situation& situation, const Deed& deed);

// `attackers` must be a group that may attack `target`.
AttackPreview preview_attack(const Situation& situation, TileRef target, TileMask attackers);

struct Payer {
  TileRef tile;
  std::string title;
  int output = 0;
  bool pays = false;
};

struct SummonPreview {
  Row row = 0;
  Hex at;
  std::string title;
  int cost = 0;
  int ways = 0;  // how many ways there are to pay
  int way = 0;
  std::vector<Payer> payers;  // all that take part in some way
  int energy = 0;
  int hoard = 0;
  std::string sum;  // "Lake of Fire 1 + 2 energy pay Cost 3"
};

// `ways` as ways_to_pay gives them, not empty; `way` an index into it.
SummonPreview preview_summon(const Situation& situation, const std::vector<Summon>& ways, int way);

struct BurnPreview {
  int own = 0;
  int other = 0;
  bool burns = false;
  bool loses = false;  // the last Essence
  std::string sentence;
  std::string brief;  // "Brood burns next"
};

// What the Burn Phase would do to the active seat if it came now; nothing on a first turn.
std::optional<BurnPreview> preview_burn(const Situation& situation);

}  // namespace mael::web::maelstrom
