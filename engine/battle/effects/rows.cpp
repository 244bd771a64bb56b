#include "engine/battle/effects/rows.h"

#include <algorithm>
#include <array>

namespace mael::battle {
namespace {

constexpr std::array<std::string_view, 2> kValued{"-", "x"};
constexpr std::array<std::string_view, 5> kMoments{"always", "defense", "armor", "damage",
                                                   "support"};
constexpr std::array<std::string_view, 2> kHolders{"weapon", "model"};
constexpr std::array<std::string_view, 5> kVerbs{"counter", "flip-cost", "damage", "tests",
                                                 "ignore"};
constexpr std::array<std::string_view, 1> kBurdens{"heavy"};
// As battle::Defense has them.
constexpr std::array<std::string_view, 3> kCountered{"-", "cover", "field"};

constexpr std::array<std::string_view, 11> kDesignators{
    "armored", "bot-division",   "bot-handler", "character",    "contractor", "inorganic",
    "organic", "military-caste", "robot",       "priest-caste", "solo"};

// When each verb happens, and of whom, in their order.
struct VerbForm {
  Moment moment;
  Holder holder;
};
constexpr std::array<VerbForm, 5> kForms{{{Moment::Defense, Holder::Weapon},
                                          {Moment::Armor, Holder::Weapon},
                                          {Moment::Damage, Holder::Weapon},
                                          {Moment::Support, Holder::Weapon},
                                          {Moment::Always, Holder::Model}}};

Ability* ability_named(Content& content, std::string_view name) {
  const auto found = std::find_if(content.abilities.begin(), content.abilities.end(),
                                  [&](const Ability& each) { return each.name == name; });
  return found == content.abilities.end() ? nullptr : &*found;
}

void read_names(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("abilities.tsv", messages);
  const TsvTable table = TsvTable::read(text, {"ability", "value", "source"}, reader.faults());
  for (const Record& record : table.records()) {
    Ability ability;
    ability.name = record.text(0);
    ability.is_valued = record.one_of(1, kValued, reader.faults()) != 0;
    reader.require(record, 0, ability_named(content, ability.name) == nullptr, "named twice");
    reader.require(record, 0, content.abilities.size() < kMostAbilities,
                   "more abilities than there is room for");
    content.abilities.push_back(std::move(ability));
  }
}

// - or has(organic+armored): the model that is hit.
void read_condition(PieceReader& reader, const Record& record, Clause& clause) {
  std::string_view text = record.text(3);
  if (text == "-") return;
  const bool formed = text.substr(0, 4) == "has(" && text.back() == ')';
  if (!reader.require(record, 3, formed, "no condition")) return;
  for (const std::string_view word : split(text.substr(4, text.size() - 5), '+')) {
    const Designators bit = designator_named(word);
    reader.require(record, 3, bit != 0, "no designator " + std::string(word));
    clause.designators = static_cast<Designators>(clause.designators | bit);
  }
  reader.require(record, 3, clause.verb == Verb::Damage, "only damage asks for it");
}

void read_values(PieceReader& reader, const Record& record, bool valued, Clause& clause) {
  if (clause.verb == Verb::Ignore) {
    clause.what = static_cast<std::uint8_t>(record.one_of(5, kBurdens, reader.faults()));
  } else if (clause.verb == Verb::Counter) {
    clause.what = static_cast<std::uint8_t>(record.one_of(5, kCountered, reader.faults()));
    reader.require(record, 5, clause.what != 0, "no special defense");
  } else if (record.text(5) == "{x}") {
    clause.is_printed = true;
    reader.require(record, 5, valued, "no value is printed with the ability");
  } else {
    clause.amount = static_cast<std::int8_t>(reader.number(record, 5, 1, 9));
  }
}

void read_clauses(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("battle_effects.tsv", messages);
  const TsvTable table = TsvTable::read(
      text, {"ability", "moment", "holder", "if", "verb", "values"}, reader.faults());
  for (const Record& record : table.records()) {
    Ability* const ability = ability_named(content, record.text(0));
    if (!reader.require(record, 0, ability != nullptr, "no such ability")) continue;
    const auto moment = static_cast<Moment>(record.one_of(1, kMoments, reader.faults()));
    Clause clause;
    clause.holder = static_cast<Holder>(record.one_of(2, kHolders, reader.faults()));
    clause.verb = static_cast<Verb>(record.one_of(4, kVerbs, reader.faults()));
    const VerbForm& form = kForms[static_cast<std::size_t>(clause.verb)];
    reader.require(record, 4, form.moment == moment, "it cannot happen at that moment");
    reader.require(record, 4, form.holder == clause.holder, "it is for others");
    read_condition(reader, record, clause);
    read_values(reader, record, ability->is_valued, clause);
    ability->clauses.push_back(clause);
  }
  for (const Ability& ability : content.abilities) {
    const std::size_t clauses = ability.clauses.size();
    if (clauses == 0 || clauses > 2) {
      reader.faults().push_back({std::string(ability.name) + " has no clause, or more than two"});
    }
  }
}

}  // namespace

void read_abilities(const PieceFiles& tables, Content& content,
                    std::vector<std::string>& messages) {
  read_names(tables.abilities, content, messages);
  read_clauses(tables.effects, content, messages);
}

Designators designator_named(std::string_view word) {
  const auto found = std::find(kDesignators.begin(), kDesignators.end(), word);
  if (found == kDesignators.end()) return 0;
  return static_cast<Designators>(1u << (found - kDesignators.begin()));
}

bool are_abilities(const Content& content, const AbilityUses& uses, Holder holder) {
  return std::all_of(uses.begin(), uses.end(), [&](const AbilityUse& use) {
    if (use.ability >= content.abilities.size()) return false;
    const Ability& ability = content.abilities[use.ability];
    const auto fits = [&](const Clause& clause) { return clause.holder == holder; };
    return ability.is_valued == (use.value > 0) &&
           std::all_of(ability.clauses.begin(), ability.clauses.end(), fits);
  });
}

bool add_ability(const Content& content, std::string_view word, Holder holder, AbilityUses& uses) {
  const std::size_t colon = word.find(':');
  int value = 0;
  const bool read =
      colon == std::string_view::npos || read_number(word.substr(colon + 1), 1, 9, value);
  const auto found =
      std::find_if(content.abilities.begin(), content.abilities.end(),
                   [&](const Ability& each) { return each.name == word.substr(0, colon); });
  if (!read || found == content.abilities.end() || uses.full()) return false;
  uses.push_back({static_cast<std::uint8_t>(found - content.abilities.begin()),
                  static_cast<std::uint8_t>(value)});
  return are_abilities(content, uses, holder);
}

std::string ability_word(const AbilityUse& use) {
  const std::string name(content().abilities[use.ability].name);
  return use.value == 0 ? name : name + ":" + std::to_string(use.value);
}

Effects effects_of(const Content& content, const AbilityUses& uses) {
  Effects effects;
  for (const AbilityUse& use : uses) {
    for (const Clause& clause : content.abilities[use.ability].clauses) {
      effects.push_back({clause.verb, clause.what,
                         clause.is_printed ? static_cast<std::int8_t>(use.value) : clause.amount,
                         use.ability, clause.designators});
    }
  }
  return effects;
}

}  // namespace mael::battle
