#include "engine/battle/content/roster.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/core/table.h"

namespace mael::battle {
namespace {

bool changes_models(const UnitOption& option) {
  return option.kind == OptionKind::Add || option.kind == OptionKind::Turn;
}

bool is_for(const UnitOption& option, int kind) {
  return option.kind != OptionKind::Add && (option.model == kAnyModel || option.model == kind);
}

const Profile& profile_of_kind(int squad, int kind) {
  return profile_at(squad_at(squad).first + kind);
}

// ---- What a model carries -----------------------------------------------------------------------

struct Worn {
  FixedList<std::uint8_t, kMostCarried> weapons;
  AbilityUses abilities;
};

Worn worn_at_first(int squad, int kind) {
  const Profile& profile = profile_of_kind(squad, kind);
  return {profile.weapons, profile.abilities};
}

// False, and nothing has changed, where it gives up what is not there, or has no room.
bool put_on(const UnitOption& option, Worn& worn) {
  if (option.kind == OptionKind::Replace) {
    const auto old = std::find(worn.weapons.begin(), worn.weapons.end(), option.from);
    if (old == worn.weapons.end()) return false;
    *old = option.to;
    return true;
  }
  if (option.to == kNoWeapon) {
    if (worn.abilities.full()) return false;
    worn.abilities.push_back(option.ability);
    return true;
  }
  if (worn.weapons.full()) return false;
  worn.weapons.push_back(option.to);
  return true;
}

bool is_same(const Worn& a, const Worn& b) {
  const auto in_order = [](Worn worn) {
    std::sort(worn.weapons.begin(), worn.weapons.end());
    std::sort(worn.abilities.begin(), worn.abilities.end(),
              [](const AbilityUse& one, const AbilityUse& other) {
                return std::tie(one.ability, one.value) < std::tie(other.ability, other.value);
              });
    return worn;
  };
  const Worn one = in_order(a), other = in_order(b);
  return one.weapons == other.weapons && one.abilities == other.abilities;
}

// Looks for options, from this one on, that make of `worn` what is wanted.
bool find_taken(int squad, int kind, int from, const Worn& worn, const Worn& wanted,
                ModelLoadout& model) {
  if (is_same(worn, wanted)) return true;
  if (model.taken.full()) return false;
  for (int place = from; place < squad_at(squad).options; ++place) {
    const UnitOption& option = option_at(squad, place);
    Worn with = worn;
    if (changes_models(option) || !is_for(option, kind) || !put_on(option, with)) continue;
    model.taken.push_back(static_cast<std::uint8_t>(place));
    if (find_taken(squad, kind, place, with, wanted, model)) return true;
    model.taken.erase(model.taken.size() - 1);
  }
  return false;
}

// ---- How often options are taken ----------------------------------------------------------------

using Times = std::array<std::uint8_t, kMostOptions>;
using Kinds = std::array<int, kMostSquadModels>;  // of models, a number of each

Kinds least_kinds(int squad) {
  Kinds kinds{};
  for (int kind = 0; kind < squad_at(squad).profiles; ++kind) {
    kinds[static_cast<std::size_t>(kind)] = profile_of_kind(squad, kind).copies;
  }
  return kinds;
}

// Looks for models added and turned, from this option on, that bring what is missing.
bool find_changes(int squad, int place, Kinds missing, Times& times) {
  if (place == squad_at(squad).options) {
    return std::all_of(missing.begin(), missing.end(), [](int left) { return left == 0; });
  }
  const UnitOption& option = option_at(squad, place);
  const int most = changes_models(option) ? kMostSquadModels : 0;
  for (int count = 0; count <= most; ++count) {
    times[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(count);
    if (find_changes(squad, place + 1, missing, times)) return true;
    if (most == 0) break;
    --missing[option.to];
    if (option.kind == OptionKind::Turn) ++missing[option.model];
  }
  times[static_cast<std::size_t>(place)] = 0;
  return false;
}

// How often each option is taken; nothing where the entry offers no such models.
std::optional<Times> times_of(const Loadout& loadout) {
  Times times{};
  Kinds missing{};
  const Kinds least = least_kinds(loadout.squad);
  for (const ModelLoadout& model : loadout.models) ++missing[model.kind];
  for (std::size_t kind = 0; kind < missing.size(); ++kind) missing[kind] -= least[kind];
  if (!find_changes(loadout.squad, 0, missing, times)) return {};
  for (const ModelLoadout& model : loadout.models) {
    for (const int option : model.taken) ++times[static_cast<std::size_t>(option)];
  }
  return times;
}

int times_of_group(int squad, const Times& times, std::string_view group) {
  int count = 0;
  for (int place = 0; place < squad_at(squad).options; ++place) {
    if (option_at(squad, place).group == group) count += times[static_cast<std::size_t>(place)];
  }
  return count;
}

// How many more may take it; below 0 where too many do.
int left_of(int squad, const Times& times, int place) {
  const UnitOption& option = option_at(squad, place);
  const int left = option.most - times[static_cast<std::size_t>(place)];
  if (option.group_most == 0) return left;
  return std::min(left, option.group_most - times_of_group(squad, times, option.group));
}

// ---- Faults -------------------------------------------------------------------------------------

int most_models(int squad) {
  int most = squad_at(squad).models;
  for (int place = 0; place < squad_at(squad).options; ++place) {
    const UnitOption& option = option_at(squad, place);
    if (option.kind == OptionKind::Add) most += option.most;
  }
  return most;
}

void add_model_faults(const Loadout& loadout, int model, std::vector<LoadoutFault>& faults) {
  const ModelLoadout& of = loadout.models[model];
  Worn worn = worn_at_first(loadout.squad, of.kind);
  for (int i = 0; i < of.taken.size(); ++i) {
    const int place = of.taken[i];
    const UnitOption& option = option_at(loadout.squad, place);
    const bool fits = !changes_models(option) && is_for(option, of.kind) && put_on(option, worn);
    if (!fits) faults.push_back({Violation("EDG-406"_rule), model, place});
    for (int j = 0; option.one_each && j < i; ++j) {
      if (option_at(loadout.squad, of.taken[j]).group != option.group) continue;
      faults.push_back({Violation("EDG-411"_rule, {1}), model, place});
    }
  }
}

void add_limit_faults(int squad, const Times& times, std::vector<LoadoutFault>& faults) {
  for (int place = 0; place < squad_at(squad).options; ++place) {
    const UnitOption& option = option_at(squad, place);
    const bool taken = times[static_cast<std::size_t>(place)] > 0;
    if (!taken || option.kind == OptionKind::Add || left_of(squad, times, place) >= 0) continue;
    const int most = option.group_most > 0 ? std::min(option.group_most, option.most) : option.most;
    faults.push_back({Violation("EDG-411"_rule, {most}), -1, place});
  }
}

// ---- Steps --------------------------------------------------------------------------------------

bool are_rivals(const UnitOption& a, const UnitOption& b) {
  const bool same_place = a.kind == OptionKind::Replace && b.kind == a.kind && a.from == b.from;
  return same_place || (a.one_each && b.one_each && a.group == b.group);
}

// Without what this option takes the place of.
Loadout without_rivals(const Loadout& loadout, const OptionOffer& offer) {
  Loadout rest = loadout;
  const UnitOption& option = option_at(loadout.squad, offer.option);
  if (changes_models(option)) return rest;
  auto& taken = rest.models[offer.model].taken;
  for (int i = taken.size() - 1; i >= 0; --i) {
    if (are_rivals(option, option_at(loadout.squad, taken[i]))) taken.erase(i);
  }
  return rest;
}

void insert_in_order(ModelLoadout& model, int option) {
  int at = 0;
  while (at < model.taken.size() && model.taken[at] <= option) ++at;
  model.taken.insert(at, static_cast<std::uint8_t>(option));
}

// The first fault that the other has not.
Verdict new_fault(const Loadout& before, const Loadout& after) {
  const std::vector<LoadoutFault> had = faults_of(before);
  for (const LoadoutFault& fault : faults_of(after)) {
    if (std::find(had.begin(), had.end(), fault) == had.end()) return fault.rule;
  }
  return {};
}

int times_on(const Loadout& loadout, const OptionOffer& offer, const Times& times) {
  const UnitOption& option = option_at(loadout.squad, offer.option);
  const int times_in_all = times[static_cast<std::size_t>(offer.option)];
  if (option.kind == OptionKind::Add) return times_in_all;
  const ModelLoadout& model = loadout.models[offer.model];
  if (option.kind == OptionKind::Turn) return times_in_all > 0 && model.kind == option.to;
  return static_cast<int>(std::count(model.taken.begin(), model.taken.end(), offer.option));
}

OptionOffer judged_offer(const Loadout& loadout, int option, int model) {
  OptionOffer offer{option, model, 0, 0, 0, {}};
  if (const auto times = times_of(loadout)) offer.taken = times_on(loadout, offer, *times);
  if (const auto times = times_of(without_rivals(loadout, offer))) {
    offer.left = std::max(0, left_of(loadout.squad, *times, option));
  }
  const Loadout after = with_offer(loadout, offer);
  offer.price = points_of(after) - points_of(loadout);
  offer.refused = after == loadout ? Verdict(Violation("EDG-406"_rule)) : new_fault(loadout, after);
  return offer;
}

Profile line_of_model(int squad, const ModelLoadout& model) {
  Profile line = profile_of_kind(squad, model.kind);
  Worn worn = worn_at_first(squad, model.kind);
  for (const int option : model.taken) put_on(option_at(squad, option), worn);
  line.weapons = worn.weapons;
  line.abilities = worn.abilities;
  line.copies = 1;
  completes(line);
  return line;
}

// 1ac: the kind of a model and what it takes.
std::optional<ModelLoadout> read_model_loadout(int squad, std::string_view text) {
  ModelLoadout model;
  if (text.empty() || text[0] < '0' || text[0] - '0' >= squad_at(squad).profiles) return {};
  model.kind = static_cast<std::uint8_t>(text[0] - '0');
  for (const char letter : text.substr(1)) {
    const bool known = letter >= 'a' && letter - 'a' < squad_at(squad).options;
    if (!known || model.taken.full()) return {};
    insert_in_order(model, letter - 'a');
  }
  return model;
}

bool is_listed_before(const ModelLoadout& a, const ModelLoadout& b) {
  if (a.kind != b.kind) return a.kind < b.kind;
  return std::lexicographical_compare(a.taken.begin(), a.taken.end(), b.taken.begin(),
                                      b.taken.end());
}

}  // namespace

const UnitOption& option_at(int squad, int option) {
  return content().options[static_cast<std::size_t>(squad_at(squad).first_option + option)];
}

Loadout least_loadout(int squad) {
  Loadout loadout;
  loadout.squad = static_cast<std::uint8_t>(squad);
  const Kinds kinds = least_kinds(squad);
  for (std::uint8_t kind = 0; kind < squad_at(squad).profiles; ++kind) {
    for (int copy = 0; copy < kinds[kind]; ++copy) loadout.models.push_back({kind, {}});
  }
  return loadout;
}

int points_of(const Loadout& loadout) {
  int points = squad_at(loadout.squad).points;
  const auto times = times_of(loadout);
  for (int place = 0; times && place < squad_at(loadout.squad).options; ++place) {
    points += (*times)[static_cast<std::size_t>(place)] * option_at(loadout.squad, place).points;
  }
  return points;
}

std::vector<LoadoutFault> faults_of(const Loadout& loadout) {
  std::vector<LoadoutFault> faults;
  const int fewest = squad_at(loadout.squad).models, most = most_models(loadout.squad);
  const bool sized = loadout.models.size() >= fewest && loadout.models.size() <= most;
  if (!sized) faults.push_back({Violation("EDG-407"_rule, {fewest, most})});
  const auto times = times_of(loadout);
  if (sized && !times) faults.push_back({Violation("EDG-406"_rule)});
  for (int model = 0; model < loadout.models.size(); ++model) {
    add_model_faults(loadout, model, faults);
  }
  if (times) add_limit_faults(loadout.squad, *times, faults);
  return faults;
}

std::vector<OptionOffer> offers_of(const Loadout& loadout) {
  std::vector<OptionOffer> offers;
  for (int place = 0; place < squad_at(loadout.squad).options; ++place) {
    if (option_at(loadout.squad, place).kind != OptionKind::Add) continue;
    offers.push_back(judged_offer(loadout, place, -1));
  }
  return offers;
}

std::vector<OptionOffer> offers_of(const Loadout& loadout, int model) {
  std::vector<OptionOffer> offers;
  const int kind = loadout.models[model].kind;
  for (int place = 0; place < squad_at(loadout.squad).options; ++place) {
    const UnitOption& option = option_at(loadout.squad, place);
    const bool turned = option.kind == OptionKind::Turn && option.to == kind;
    if (!is_for(option, kind) && !turned) continue;
    const OptionOffer offer = judged_offer(loadout, place, model);
    if (!turned || offer.taken > 0) offers.push_back(offer);
  }
  return offers;
}

Loadout with_offer(const Loadout& loadout, const OptionOffer& offer) {
  Loadout after = without_rivals(loadout, offer);
  const UnitOption& option = option_at(loadout.squad, offer.option);
  if (option.kind == OptionKind::Add) {
    if (!after.models.full()) after.models.push_back({option.to, {}});
    return after;
  }
  ModelLoadout& model = after.models[offer.model];
  if (option.kind != OptionKind::Turn) {
    if (!model.taken.full()) insert_in_order(model, offer.option);
  } else if (is_for(option, model.kind)) {
    model = {option.to, {}};
  }
  return after;
}

Loadout without_offer(const Loadout& loadout, const OptionOffer& offer) {
  Loadout after = loadout;
  const UnitOption& option = option_at(loadout.squad, offer.option);
  if (option.kind == OptionKind::Add) {
    int last = after.models.size() - 1;
    while (after.models[last].kind != option.to) --last;
    return without_model(loadout, last);
  }
  ModelLoadout& model = after.models[offer.model];
  if (option.kind == OptionKind::Turn) {
    model = {option.model, {}};
    return after;
  }
  const auto taken = std::find(model.taken.begin(), model.taken.end(), offer.option);
  model.taken.erase(static_cast<int>(taken - model.taken.begin()));
  return after;
}

Loadout without_model(const Loadout& loadout, int model) {
  Loadout after = loadout;
  after.models.erase(model);
  return after;
}

Lines lines_of(const Loadout& loadout) {
  auto models = loadout.models;
  std::stable_sort(models.begin(), models.end(), is_listed_before);
  Lines lines;
  for (int i = 0; i < models.size(); ++i) {
    if (i > 0 && models[i] == models[i - 1]) {
      ++lines[lines.size() - 1].copies;
    } else {
      lines.push_back(line_of_model(loadout.squad, models[i]));
    }
  }
  return lines;
}

Result<Loadout, Violation> loadout_of(int squad, const Lines& lines) {
  if (squad_at(squad).is_former()) return least_loadout(squad);
  Loadout loadout;
  loadout.squad = static_cast<std::uint8_t>(squad);
  for (const Profile& line : lines) {
    ModelLoadout model{static_cast<std::uint8_t>(line.row - squad_at(squad).first), {}};
    const Worn wanted{line.weapons, line.abilities};
    if (!find_taken(squad, model.kind, 0, worn_at_first(squad, model.kind), wanted, model)) {
      return Violation("EDG-406"_rule);
    }
    for (int copy = 0; copy < line.copies; ++copy) {
      if (loadout.models.full()) {
        return Violation("EDG-407"_rule, {squad_at(squad).models, most_models(squad)});
      }
      loadout.models.push_back(model);
    }
  }
  return loadout;
}

Verdict judge_unit(int squad, const Lines& lines) {
  if (squad_at(squad).is_former()) return {};
  const auto loadout = loadout_of(squad, lines);
  if (!loadout) return loadout.error();
  const std::vector<LoadoutFault> faults = faults_of(*loadout);
  return faults.empty() ? Verdict() : Verdict(faults.front().rule);
}

int points_of(const Force& force, const ForceUnit& unit) {
  const auto loadout = loadout_of(unit.squad, lines_of(force, unit));
  return loadout ? points_of(*loadout) : squad_at(unit.squad).points;
}

int points_of(ForceId force) {
  int points = 0;
  for (const ForceUnit& unit : force_at(force).units) points += points_of(force_at(force), unit);
  return points;
}

std::string write_loadout(const Loadout& loadout) {
  std::string text(squad_at(loadout.squad).code);
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  if (squad_at(loadout.squad).is_former()) return text;
  for (const ModelLoadout& model : loadout.models) {
    text += '_';
    text += static_cast<char>('0' + model.kind);
    for (const int option : model.taken) text += static_cast<char>('a' + option);
  }
  return text;
}

std::optional<Loadout> read_loadout(std::string_view text) {
  const auto parts = split(text, '_');
  const int squad = squad_named(parts[0]);
  if (squad < 0) return {};
  if (squad_at(squad).is_former() || parts.size() == 1) {
    return parts.size() == 1 ? std::optional(least_loadout(squad)) : std::nullopt;
  }
  Loadout loadout;
  loadout.squad = static_cast<std::uint8_t>(squad);
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto model = read_model_loadout(squad, parts[i]);
    if (!model || loadout.models.full()) return {};
    loadout.models.push_back(*model);
  }
  return loadout;
}

Loadout draw_loadout(int squad, Random& random) {
  Loadout loadout = least_loadout(squad);
  const std::uint32_t options = squad_at(squad).options;
  for (std::uint32_t tries = options == 0 ? 0 : random.below(16); tries > 0; --tries) {
    const int option = static_cast<int>(random.below(options));
    const int model =
        static_cast<int>(random.below(static_cast<std::uint32_t>(loadout.models.size())));
    const Loadout after = with_offer(loadout, {option, model, 0, 0, 0, {}});
    if (faults_of(after).empty()) loadout = after;
  }
  return loadout;
}

}  // namespace mael::battle
