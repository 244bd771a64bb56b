// Units while they are chosen, before a battle (section 15.1): what of its entry each model takes,
// what may be taken next, what it costs, and everything that is wrong with it. A unit with options
// is a loadout while it is changed, and comes to lines (forces.h) when it is fielded.
//
// Squads of a former edition have no options: they are as their roster has them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/battle/content/forces.h"
#include "engine/core/random.h"
#include "engine/core/violation.h"

namespace mael::battle {

inline constexpr int kMostTaken = 6;  // options of one model

struct ModelLoadout {
  std::uint8_t kind = 0;                      // of the models of its unit, from 0 on
  FixedList<std::uint8_t, kMostTaken> taken;  // options of its unit, from 0 on, in their order
  friend bool operator==(const ModelLoadout&, const ModelLoadout&) = default;
};

struct Loadout {
  std::uint8_t squad = 0;  // of the content
  FixedList<ModelLoadout, kMostSquadModels> models;
  friend bool operator==(const Loadout&, const Loadout&) = default;
};

// The options of a kind of unit by their place among them.
const UnitOption& option_at(int squad, int option);

// The least unit, with nothing taken (EDG-407).
Loadout least_loadout(int squad);

// What a unit costs with what its models take (EDG-403, EDG-411).
int points_of(const Loadout& loadout);

// Everything that is wrong with a loadout: of a former squad nothing.
//   EDG-406  what is taken is not for the model, or what it gives up is not there; or the models
//            are none the entry offers
//   EDG-407  too few models, or too many: {fewest, most}
//   EDG-411  more take an option, or one of a group, than may: {most}
struct LoadoutFault {
  Violation rule;
  int model = -1;   // of the loadout; -1: of all
  int option = -1;  // -1: of none
  friend bool operator==(const LoadoutFault&, const LoadoutFault&) = default;
};
std::vector<LoadoutFault> faults_of(const Loadout& loadout);

// One more step from a loadout. `price` is what the unit then costs more (or, below 0, less).
struct OptionOffer {
  int option = 0;
  int model = -1;  // of the loadout; -1: one is added
  int taken = 0;   // how often this model has it; of models that are added, how many are
  int left = 0;    // how many more may take it
  int price = 0;
  Verdict refused;  // the rule against it
};
// Models that may be added, in the order of the options.
std::vector<OptionOffer> offers_of(const Loadout& loadout);
// What this model may carry or become, in the order of the options: also what has been taken.
std::vector<OptionOffer> offers_of(const Loadout& loadout, int model);

// The loadout with that offer taken, refused or not. What takes the place of something else on the
// model takes it from what was there instead.
Loadout with_offer(const Loadout& loadout, const OptionOffer& offer);
// The loadout without: a model that was added goes, one that was turned turns back. Requires
// `taken`.
Loadout without_offer(const Loadout& loadout, const OptionOffer& offer);
// The loadout without that model.
Loadout without_model(const Loadout& loadout, int model);

// The lines it comes to: models of one kind that take the same together, in the order of their
// kinds. Of what does not fit there is nothing in them.
Lines lines_of(const Loadout& loadout);

// What of its entry a unit with these lines has taken, or the rule against it: of a former squad,
// whose lines may be anything, its roster.
Result<Loadout, Violation> loadout_of(int squad, const Lines& lines);

// Nothing, or the rule against a unit with these lines.
Verdict judge_unit(int squad, const Lines& lines);

// What a unit of a force costs, and all of its units together.
int points_of(const Force& force, const ForceUnit& unit);
int points_of(ForceId force);

// A loadout in a few of the characters a to z, 0 to 9, - and _, for what is set up and stored, and
// the one that such a text tells, of a squad that is there: contractor-defenders_0e_1_1c_2g has its
// squad, then of each model its kind and a letter for each option. Nothing for any other text.
std::string write_loadout(const Loadout& loadout);
std::optional<Loadout> read_loadout(std::string_view text);

// A unit of this kind with options that chance takes, without faults.
Loadout draw_loadout(int squad, Random& random);

}  // namespace mael::battle
