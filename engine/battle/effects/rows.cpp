#include "engine/battle/effects/rows.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace mael::battle {
namespace {

// Without one, from 1 on, and from 0 on.
constexpr std::array<std::string_view, 3> kValued{"-", "x", "x0"};
constexpr std::array<std::string_view, 10> kMoments{
    "always", "defense", "armor",        "damage", "support",
    "use",    "order",   "target-named", "shots",  "action-done"};
constexpr std::array<std::string_view, 2> kHolders{"weapon", "model"};
constexpr std::array<std::string_view, 2> kBurdens{"heavy", "dash"};
constexpr std::array<std::string_view, 2> kLifted{"far", "unseen"};
constexpr std::array<std::string_view, 1> kPairs{"aim+cover"};
constexpr std::array<std::string_view, 1> kStats{"command-range"};
constexpr std::array<std::string_view, 1> kTokens{"cover"};
// Of those that attacks bring.
constexpr std::array<std::string_view, 3> kMarks{"-", "painted", "burn"};
// As battle::Defense has them.
constexpr std::array<std::string_view, 4> kCountered{"-", "cover", "field", "dodge"};

constexpr std::array<std::string_view, 11> kDesignators{
    "armored", "bot-division",   "bot-handler", "character",    "contractor", "inorganic",
    "organic", "military-caste", "robot",       "priest-caste", "solo"};

// The words of verbs in their order; when each happens, of whom, and what of its target it may ask
// for.
enum : unsigned { kAskNone = 0, kAskToken = 1, kAskUnseen = 2, kAskRange = 4 };
struct VerbForm {
  std::string_view word;
  Moment moment;
  Holder holder;
  unsigned asks = kAskNone;
  bool of_both = false;
};
constexpr VerbForm kForms[]{
    {"counter", Moment::Defense, Holder::Weapon, kAskToken},
    {"field", Moment::Defense, Holder::Weapon},
    {"flip-cost", Moment::Armor, Holder::Weapon},
    {"damage", Moment::Damage, Holder::Weapon},
    {"tests", Moment::Support, Holder::Weapon},
    {"ignore", Moment::Always, Holder::Model},
    {"forbid", Moment::Always, Holder::Model},
    {"remove", Moment::Always, Holder::Model},
    {"token", Moment::Use, Holder::Model},
    {"command", Moment::Always, Holder::Model},
    {"stat", Moment::Always, Holder::Model},
    {"value", Moment::Always, Holder::Model},
    {"relief", Moment::Order, Holder::Model},
    {"targeting", Moment::TargetNamed, Holder::Weapon, kAskToken},
    {"shots", Moment::Shots, Holder::Weapon, kAskUnseen},
    {"mark", Moment::ActionDone, Holder::Weapon, kAskRange, true},
    {"dodge", Moment::Defense, Holder::Model},
    {"cascade", Moment::Defense, Holder::Model},
};
constexpr auto kVerbs = [] {
  std::array<std::string_view, std::size(kForms)> words{};
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = kForms[i].word;
  return words;
}();
const VerbForm& form_of(Verb verb) { return kForms[static_cast<std::size_t>(verb)]; }

void read_names(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("abilities.tsv", messages);
  const TsvTable table = TsvTable::read(text, {"ability", "value", "source"}, reader.faults());
  for (const Record& record : table.records()) {
    Ability ability;
    ability.name = record.text(0);
    const int valued = record.one_of(1, kValued, reader.faults());
    ability.is_valued = valued != 0;
    ability.may_be_none = valued == 2;
    reader.require(record, 0, find_ability(content, ability.name) < 0, "named twice");
    reader.require(record, 0, content.abilities.size() < kMostAbilities,
                   "more abilities than there is room for");
    content.abilities.push_back(std::move(ability));
  }
}

// Of NAME(word) the word.
std::optional<std::string_view> word_in(std::string_view text, std::string_view name) {
  const std::size_t head = name.size() + 1;
  const bool formed = text.size() > head && text.substr(0, name.size()) == name &&
                      text[name.size()] == '(' && text.back() == ')';
  if (!formed) return {};
  return text.substr(head, text.size() - head - 1);
}

// NAME(organic+armored)
Designators read_group(PieceReader& reader, const Record& record, std::string_view word,
                       std::string_view name) {
  const auto named = word_in(word, name);
  if (!named) return 0;
  Designators group = 0;
  for (const std::string_view each : split(*named, '+')) {
    const Designators bit = designator_named(each);
    reader.require(record, 3, bit != 0, "no designator " + std::string(each));
    group = static_cast<Designators>(group | bit);
  }
  return group;
}

// What of the target it asks for.
bool read_of_target(std::string_view word, unsigned asks, Effect& effect) {
  if (word == "unseen" && (asks & kAskUnseen) != 0) return effect.needs_unseen = true;
  if (const auto token = word_in(word, "token"); token && (asks & kAskToken) != 0) {
    const auto found = std::find(kMarks.begin() + 1, kMarks.end(), *token);
    if (found == kMarks.end()) return false;
    effect.token = static_cast<Token>(found - kMarks.begin());
    return true;
  }
  if (const auto range = word_in(word, "range"); range && (asks & kAskRange) != 0) {
    int inches = kOwnRange;
    if (*range == "standard" || read_number(*range, 1, 60, inches)) {
      effect.range = static_cast<std::uint8_t>(inches);
      return true;
    }
  }
  return false;
}

// Of the model that is hit, and of the unit that is ordered, its designators; of who uses something
// what it must have done before.
void read_conditions(PieceReader& reader, const Record& record, Effect& effect) {
  const bool used = effect.verb == Verb::Token;
  const bool hits = effect.verb == Verb::Damage || effect.verb == Verb::Relief;
  for (const std::string_view word : record.words(3)) {
    bool known = used && word == "cover";
    if (known) effect.needs_cover = true;
    if (hits) known = (effect.designators = read_group(reader, record, word, "has")) != 0;
    if (!known) known = read_of_target(word, form_of(effect.verb).asks, effect);
    if (used && !known) {
      known = (effect.commander = read_group(reader, record, word, "commanded")) != 0;
    }
    reader.require(record, 3, known, "no condition of this verb");
  }
}

// - or cp(1)
void read_cost(PieceReader& reader, const Record& record, Effect& effect) {
  const std::string_view text = record.text(4);
  if (text == "-") return;
  int cost = 0;
  const bool right = effect.verb == Verb::Token && text.size() == 5 && text.substr(0, 3) == "cp(" &&
                     text.back() == ')' && read_number(text.substr(3, 1), 1, 9, cost);
  reader.require(record, 4, right, "no price of this verb");
  effect.cost = static_cast<std::uint8_t>(cost);
}

// WORD+n
void read_addition(PieceReader& reader, const Record& record, std::string_view text,
                   const Content& content, Effect& effect) {
  const std::size_t sign = std::min(text.size(), text.rfind('+'));
  const std::string_view word = text.substr(0, sign);
  int amount = 0;
  const bool counts = sign < text.size() && read_number(text.substr(sign + 1), 1, 9, amount);
  if (!reader.require(record, 6, counts, "expected a word and what is added to it")) return;
  effect.amount = static_cast<std::int8_t>(amount);
  if (effect.verb == Verb::Stat) {
    const auto found = std::find(kStats.begin(), kStats.end(), word);
    reader.require(record, 6, found != kStats.end(), "no figure " + std::string(word));
    effect.what = static_cast<std::uint8_t>(found - kStats.begin());
    return;
  }
  const int other = find_ability(content, word);
  const bool valued = other >= 0 && content.abilities[static_cast<std::size_t>(other)].is_valued;
  reader.require(record, 6, valued, "no ability with a value: " + std::string(word));
  effect.what = static_cast<std::uint8_t>(other);
}

void read_values(PieceReader& reader, const Record& record, const Content& content,
                 Clause& clause) {
  Effect& effect = clause.effect;
  const auto word_of = [&](std::span<const std::string_view> words) {
    return static_cast<std::uint8_t>(record.one_of(6, words, reader.faults()));
  };
  if (effect.verb == Verb::Ignore) {
    effect.what = word_of(kBurdens);
  } else if (effect.verb == Verb::Forbid) {
    effect.what = word_of(kPairs);
  } else if (effect.verb == Verb::Remove) {
    reader.require(record, 6, record.text(6) == "-", "it has no value");
  } else if (effect.verb == Verb::Token) {
    effect.what = word_of(kTokens);
  } else if (effect.verb == Verb::Targeting) {
    effect.what = word_of(kLifted);
  } else if (effect.verb == Verb::Mark) {
    effect.what = word_of(kMarks);
    reader.require(record, 6, effect.what != 0, "no token");
  } else if (effect.verb == Verb::Shots) {
    effect.amount = static_cast<std::int8_t>(record.number(6, -9, 9, reader.faults()));
  } else if (effect.verb == Verb::Counter) {
    effect.what = word_of(kCountered);
    reader.require(record, 6, effect.what != 0, "no special defense");
  } else if (effect.verb == Verb::Stat || effect.verb == Verb::Value) {
    read_addition(reader, record, record.text(6), content, effect);
  } else if (record.text(6) == "{x}") {
    clause.is_printed = true;
    reader.require(record, 6, content.abilities[effect.ability].is_valued,
                   "no value is printed with the ability");
  } else {
    effect.amount = static_cast<std::int8_t>(reader.number(record, 6, 1, 9));
  }
}

void read_clauses(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("battle_effects.tsv", messages);
  const TsvTable table = TsvTable::read(
      text, {"ability", "moment", "holder", "if", "cost", "verb", "values"}, reader.faults());
  for (const Record& record : table.records()) {
    const int number = find_ability(content, record.text(0));
    if (!reader.require(record, 0, number >= 0, "no such ability")) continue;
    Ability& ability = content.abilities[static_cast<std::size_t>(number)];
    const auto moment = static_cast<Moment>(record.one_of(1, kMoments, reader.faults()));
    Clause clause;
    Effect& effect = clause.effect;
    clause.holder = static_cast<Holder>(record.one_of(2, kHolders, reader.faults()));
    effect.verb = static_cast<Verb>(record.one_of(5, kVerbs, reader.faults()));
    effect.moment = moment;
    effect.ability = static_cast<std::uint8_t>(number);
    const VerbForm& form = form_of(effect.verb);
    reader.require(record, 5, form.moment == moment, "it cannot happen at that moment");
    reader.require(record, 5, form.holder == clause.holder || form.of_both, "it is for others");
    read_conditions(reader, record, effect);
    read_cost(reader, record, effect);
    read_values(reader, record, content, clause);
    ability.clauses.push_back(clause);
  }
  for (const Ability& ability : content.abilities) {
    const std::size_t clauses = ability.clauses.size();
    if (clauses == 0 || clauses > kMostClauses) {
      reader.faults().push_back({std::string(ability.name) + " has no clause, or more than three"});
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
    return (use.value > 0 ? ability.is_valued : !ability.is_valued || ability.may_be_none) &&
           std::all_of(ability.clauses.begin(), ability.clauses.end(), fits);
  });
}

int find_ability(const Content& content, std::string_view name) {
  const auto& all = content.abilities;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Ability& each) { return each.name == name; });
  return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

bool add_ability(const Content& content, std::string_view word, Holder holder, AbilityUses& uses) {
  const std::size_t colon = word.find(':');
  int value = 0;
  const bool told = colon != std::string_view::npos;
  const int ability = find_ability(content, word.substr(0, colon));
  if (ability < 0 || uses.full()) return false;
  const Ability& of = content.abilities[static_cast<std::size_t>(ability)];
  const int least = of.may_be_none ? 0 : 1;
  if (told != of.is_valued || (told && !read_number(word.substr(colon + 1), least, 9, value))) {
    return false;
  }
  uses.push_back({static_cast<std::uint8_t>(ability), static_cast<std::uint8_t>(value)});
  return are_abilities(content, uses, holder);
}

std::string ability_word(const AbilityUse& use) {
  const Ability& ability = content().abilities[use.ability];
  const std::string name(ability.name);
  return ability.is_valued ? name + ":" + std::to_string(use.value) : name;
}

namespace {

// What these abilities add to the value of one of them.
int added_to(const Content& content, const AbilityUses& uses, int ability) {
  int added = 0;
  for (const AbilityUse& use : uses) {
    for (const Clause& clause : content.abilities[use.ability].clauses) {
      const Effect& effect = clause.effect;
      const bool adds = effect.moment == Moment::Always && effect.verb == Verb::Value;
      if (adds && effect.what == ability) added += effect.amount;
    }
  }
  return added;
}

}  // namespace

Effects effects_of(const Content& content, const AbilityUses& uses) {
  Effects effects;
  for (const AbilityUse& use : uses) {
    for (const Clause& clause : content.abilities[use.ability].clauses) {
      Effect effect = clause.effect;
      if (clause.is_printed) {
        effect.amount = static_cast<std::int8_t>(use.value + added_to(content, uses, use.ability));
      }
      effects.push_back(effect);
    }
  }
  return effects;
}

}  // namespace mael::battle
