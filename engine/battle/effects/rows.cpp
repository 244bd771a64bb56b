#include "engine/battle/effects/rows.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace mael::battle {
namespace {

// Without one, from 1 on, and from 0 on.
constexpr std::array<std::string_view, 3> kValued{"-", "x", "x0"};
constexpr std::array<std::string_view, 14> kMoments{
    "always",       "defense", "armor",       "damage", "support", "use",      "order",
    "target-named", "shots",   "action-done", "help",   "fired",   "critical", "model-removed"};
constexpr std::array<std::string_view, 2> kHolders{"weapon", "model"};
constexpr std::array<std::string_view, 3> kBurdens{"heavy", "dash", "ground"};
constexpr std::array<std::string_view, 2> kLifted{"far", "unseen"};
constexpr std::array<std::string_view, 2> kPairs{"aim+cover", "use+recover"};
constexpr std::array<std::string_view, 4> kStats{"command-range", "skl", "field", "shots"};
constexpr std::array<std::string_view, 5> kLasts{"-", "activation", "until-activation",
                                                 "next-activation", "turn"};
constexpr std::array<std::string_view, 4> kTokens{"cover", "painted", "burn", "zealot"};
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
  unsigned moments = 0, holders = 0;  // bits
  unsigned asks = kAskNone;

  bool happens(Moment moment) const { return (moments >> static_cast<int>(moment) & 1) != 0; }
  bool is_of(Holder holder) const { return (holders >> static_cast<int>(holder) & 1) != 0; }
};
template <class... Moments>
constexpr unsigned at(Moments... moments) {
  return ((1u << static_cast<int>(moments)) | ...);
}
constexpr unsigned kOfWeapon = 1, kOfModel = 2, kOfBoth = 3;
constexpr VerbForm kForms[]{
    {"counter", at(Moment::Defense), kOfWeapon, kAskToken},
    {"field", at(Moment::Defense), kOfWeapon},
    {"flip-cost", at(Moment::Armor), kOfWeapon},
    {"damage", at(Moment::Damage), kOfWeapon},
    {"tests", at(Moment::Support), kOfWeapon},
    {"ignore", at(Moment::Always), kOfModel},
    {"forbid", at(Moment::Always), kOfModel},
    {"remove", at(Moment::Always), kOfModel},
    {"token", at(Moment::Use), kOfModel},
    {"command", at(Moment::Always), kOfModel},
    {"stat", at(Moment::Always, Moment::Use, Moment::Help), kOfBoth},
    {"value", at(Moment::Always, Moment::Use), kOfModel},
    {"relief", at(Moment::Order), kOfModel},
    {"targeting", at(Moment::TargetNamed), kOfWeapon, kAskToken},
    {"shots", at(Moment::Shots), kOfWeapon, kAskUnseen},
    {"mark", at(Moment::ActionDone), kOfBoth, kAskRange},
    {"dodge", at(Moment::Defense), kOfModel},
    {"cascade", at(Moment::Defense), kOfModel},
    {"level", at(Moment::Use), kOfModel},
    {"confuse", at(Moment::Use), kOfModel},
    {"price", at(Moment::Help), kOfModel},
    {"sweep", at(Moment::Fired), kOfWeapon},
    {"rise", at(Moment::Critical), kOfWeapon},
    {"put", at(Moment::Critical), kOfWeapon},
    {"injury", at(Moment::ModelRemoved), kOfWeapon},
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

// NAME(3)
bool read_inches(std::string_view word, std::string_view name, std::uint8_t& inches) {
  const auto text = word_in(word, name);
  int number = 0;
  if (!text || !read_number(*text, 1, 72, number)) return false;
  inches = static_cast<std::uint8_t>(number);
  return true;
}

// Of who uses something.
bool read_condition_of_use(PieceReader& reader, const Record& record, std::string_view word,
                           Effect& effect) {
  if (word == "cover") {
    effect.needs_cover = true;
  } else if (read_inches(word, "enemy", effect.reach)) {
    effect.whom = Whom::Enemy;
  } else if (read_inches(word, "friend", effect.reach)) {
    effect.whom = Whom::Friend;
  } else {
    effect.commander = read_group(reader, record, word, "commanded");
    return effect.commander != 0;
  }
  return true;
}

bool asks_for_designators(const Effect& effect) {
  return effect.verb == Verb::Damage || effect.verb == Verb::Relief || effect.verb == Verb::Price ||
         effect.whom != Whom::Own;
}

// Of the model that is hit and of the unit that is ordered, helped or aimed at its designators; of
// who uses something what it must have done before. The aim stands before the designators.
void read_conditions(PieceReader& reader, const Record& record, Effect& effect) {
  for (const std::string_view word : record.words(3)) {
    bool known =
        effect.moment == Moment::Use && read_condition_of_use(reader, record, word, effect);
    if (!known && asks_for_designators(effect)) {
      known = (effect.designators = read_group(reader, record, word, "has")) != 0;
    }
    if (!known) {
      known = read_of_target(word, form_of(effect.verb).asks, effect);
    }
    reader.require(record, 3, known, "no condition of this verb");
  }
}

// - or of what is used cp(1), action, turn
void read_cost(PieceReader& reader, const Record& record, Effect& effect) {
  for (const std::string_view word : record.words(4)) {
    bool known = effect.moment == Moment::Use;
    if (word == "action") {
      effect.takes_action = true;
    } else if (word == "turn") {
      effect.once = true;
    } else {
      known = known && read_inches(word, "cp", effect.cost) && effect.cost <= 9;
    }
    reader.require(record, 4, known, "no price of this verb");
  }
}

// NUMBER(activation): how long it stands, taken off the text.
std::string_view take_lasts(PieceReader& reader, const Record& record, std::string_view text,
                            Effect& effect) {
  const std::size_t open = text.find('(');
  const bool lasts = open != std::string_view::npos && text.back() == ')';
  if (lasts) {
    const std::string_view word = text.substr(open + 1, text.size() - open - 2);
    const auto found = std::find(kLasts.begin() + 1, kLasts.end(), word);
    reader.require(record, 6, found != kLasts.end(), "it lasts for no " + std::string(word));
    effect.lasts = static_cast<Lasts>(found - kLasts.begin());
  }
  const bool by_use = effect.moment == Moment::Use || effect.moment == Moment::Help;
  const bool due = by_use && effect.verb != Verb::Token;
  reader.require(record, 6, lasts == due, due ? "how long does it last?" : "it lasts for good");
  return lasts ? text.substr(0, open) : text;
}

// +1 or -2
bool read_change(std::string_view text, std::int8_t& amount) {
  int number = 0;
  const bool counts = text.size() > 1 && (text[0] == '+' || text[0] == '-') &&
                      read_number(text.substr(1), 1, 9, number);
  if (counts) amount = static_cast<std::int8_t>(text[0] == '-' ? -number : number);
  return counts;
}

// WORD+n: a figure, or the value of an ability.
void read_addition(PieceReader& reader, const Record& record, std::string_view text,
                   const Content& content, Effect& effect) {
  const std::size_t sign = std::min(text.size(), text.find_last_of("+-"));
  const std::string_view word = text.substr(0, sign);
  const bool counts = read_change(text.substr(sign), effect.amount);
  if (!reader.require(record, 6, counts, "expected a word and what is added to it")) return;
  if (effect.verb == Verb::Stat) {
    const auto found = std::find(kStats.begin(), kStats.end(), word);
    const bool known = found != kStats.end();
    if (!reader.require(record, 6, known, "no figure " + std::string(word))) return;
    effect.what = static_cast<std::uint8_t>(found - kStats.begin());
    const bool standing = effect.what == static_cast<std::uint8_t>(Stat::CommandRange);
    reader.require(record, 6, standing == (effect.moment == Moment::Always),
                   "it is not changed at that moment");
    return;
  }
  const int other = find_ability(content, word);
  const bool valued = other >= 0 && content.abilities[static_cast<std::size_t>(other)].is_valued;
  reader.require(record, 6, valued, "no ability with a value: " + std::string(word));
  effect.what = static_cast<std::uint8_t>(other);
}

// TOKEN+n or TOKEN+{x}
void read_put(PieceReader& reader, const Record& record, const Content& content, Clause& clause) {
  const std::string_view text = record.text(6);
  const std::size_t sign = std::min(text.size(), text.rfind('+'));
  const auto found = std::find(kMarks.begin() + 1, kMarks.end(), text.substr(0, sign));
  reader.require(record, 6, found != kMarks.end(), "no token");
  clause.effect.what = static_cast<std::uint8_t>(found - kMarks.begin());
  const std::string_view many = text.substr(std::min(text.size(), sign + 1));
  clause.is_printed = many == "{x}" && content.abilities[clause.effect.ability].is_valued;
  int amount = 0;
  const bool counts = clause.is_printed || read_number(many, 1, 9, amount);
  reader.require(record, 6, counts, "expected a token and how many");
  clause.effect.amount = static_cast<std::int8_t>(amount);
}

// What the verb is done with, as one of some words. False for verbs that take no word.
bool read_what(PieceReader& reader, const Record& record, Effect& effect) {
  const auto word_of = [&](std::span<const std::string_view> words) {
    effect.what = static_cast<std::uint8_t>(record.one_of(6, words, reader.faults()));
    return true;
  };
  switch (effect.verb) {
    case Verb::Ignore: return word_of(kBurdens);
    case Verb::Forbid: return word_of(kPairs);
    case Verb::Token: return word_of(kTokens);
    case Verb::Targeting: return word_of(kLifted);
    case Verb::Mark:
      word_of(kMarks);
      reader.require(record, 6, effect.what != 0, "no token");
      return true;
    case Verb::Counter:
      word_of(kCountered);
      reader.require(record, 6, effect.what != 0, "no special defense");
      return true;
    case Verb::Remove:
      reader.require(record, 6, record.text(6) == "-", "it has no value");
      return true;
    default: return false;
  }
}

void read_values(PieceReader& reader, const Record& record, const Content& content,
                 Clause& clause) {
  Effect& effect = clause.effect;
  if (read_what(reader, record, effect)) return;
  const std::string_view text = take_lasts(reader, record, record.text(6), effect);
  int amount = 0;
  if (effect.verb == Verb::Stat || effect.verb == Verb::Value) {
    read_addition(reader, record, text, content, effect);
  } else if (effect.verb == Verb::Shots) {
    effect.amount = static_cast<std::int8_t>(record.number(6, -9, 9, reader.faults()));
  } else if (effect.verb == Verb::Level) {
    const bool lowers = read_change(text, effect.amount) && effect.amount < 0;
    reader.require(record, 6, lowers, "expected how much lower it is");
  } else if (effect.verb == Verb::Put) {
    read_put(reader, record, content, clause);
  } else if (text == "{x}") {
    clause.is_printed = true;
    reader.require(record, 6, content.abilities[effect.ability].is_valued,
                   "no value is printed with the ability");
    const bool read_later = effect.lasts != Lasts::AtOnce && effect.verb != Verb::Price;
    reader.require(record, 6, !read_later, "what lasts has a number of its own");
  } else {
    const int most = effect.verb == Verb::Sweep ? 36 : 9;
    reader.require(record, 6, read_number(text, 1, most, amount), "expected a number");
    effect.amount = static_cast<std::int8_t>(amount);
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
    effect.clause = static_cast<std::uint8_t>(ability.clauses.size());
    effect.ability = static_cast<std::uint8_t>(number);
    const VerbForm& form = form_of(effect.verb);
    reader.require(record, 5, form.happens(moment), "it cannot happen at that moment");
    reader.require(record, 5, form.is_of(clause.holder), "it is for others");
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
