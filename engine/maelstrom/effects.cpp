#include "engine/maelstrom/effects.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "embedded/maelstrom_content.h"
#include "engine/maelstrom/effects_check.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 5> kWho{"any", "self", "that", "friendly", "enemy"};
constexpr std::array<std::string_view, 7> kTargets{"anything", "tile",  "minion", "stronghold",
                                                   "energy",   "event", "vortex"};
constexpr std::array<std::string_view, 3> kAround{"source", "that", "site"};
constexpr std::array<std::string_view, 6> kTests{"adjacent", "attacking", "defending",
                                                 "with",     "without",   "victim"};
constexpr std::array<std::string_view, 13> kTriggers{
    "passive", "action",        "enters",      "destroyed",   "consumes",      "kills",      "turn",
    "played",  "play-movement", "play-action", "play-summon", "play-attacked", "play-answer"};
constexpr std::array<std::string_view, 15> kVerbs{
    "modify",  "grant",  "damage",  "heal",  "move",    "swap",   "draw",  "energy",
    "actions", "return", "replace", "raise", "gateway", "forbid", "cancel"};
constexpr std::array<std::string_view, 6> kStats{"combat", "armor",  "movement",
                                                 "range",  "output", "presence"};
constexpr std::array<std::string_view, 5> kActs{"attack", "enter", "move", "displace", "consume"};
constexpr std::array<std::string_view, 4> kZoneWords{"none", "hand", "stack", "discard"};
constexpr std::array<std::string_view, 3> kUntil{"-", "turn", "round"};

constexpr int kMaxAmount = 9;
constexpr int kMaxWithin = 9;
constexpr int kMaxChosen = static_cast<int>(std::tuple_size_v<decltype(Choice::tiles)>);
constexpr std::size_t kMaxEffects = 250;  // saves number them in a byte

constexpr int kTag = static_cast<int>(EffectColumn::Tag);
constexpr int kTrigger = static_cast<int>(EffectColumn::Trigger);
constexpr int kFlags = static_cast<int>(EffectColumn::Flags);
constexpr int kOf = static_cast<int>(EffectColumn::Of);
constexpr int kIf = static_cast<int>(EffectColumn::If);
constexpr int kPay = static_cast<int>(EffectColumn::Pay);
constexpr int kVerb = static_cast<int>(EffectColumn::Verb);
constexpr int kWhat = static_cast<int>(EffectColumn::What);
constexpr int kAmount = static_cast<int>(EffectColumn::Amount);
constexpr int kChoose = static_cast<int>(EffectColumn::Choose);
constexpr int kTarget = static_cast<int>(EffectColumn::Target);
constexpr int kAgainst = static_cast<int>(EffectColumn::Against);
constexpr int kFilter = static_cast<int>(EffectColumn::Filter);
constexpr int kUntilColumn = static_cast<int>(EffectColumn::Until);

int place_in(Names names, std::string_view word) {
  const auto found = std::find(names.begin(), names.end(), word);
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

// Takes `prefix` off the front of a word; false if it does not begin so.
bool take_prefix(std::string_view& word, std::string_view prefix) {
  if (word.substr(0, prefix.size()) != prefix) return false;
  word.remove_prefix(prefix.size());
  return true;
}

// Reads the cells of one record, collecting faults.
class RowReader {
 public:
  RowReader(const Record& record, const Catalogue& catalogue, Faults& faults)
      : record_(record), catalogue_(catalogue), faults_(faults) {}

  Effect read() {
    Effect effect;
    effect.tile = tile(kTag, record_.text(kTag));
    effect.trigger = one_of<Trigger>(kTrigger, kTriggers);
    effect.verb = one_of<Verb>(kVerb, kVerbs);
    effect.until = one_of<Until>(kUntilColumn, kUntil);
    read_flags(effect);
    effect.has_of = read_optional(kOf, effect.of);
    effect.has_choice = read_optional(kChoose, effect.choose);
    effect.has_target = read_optional(kTarget, effect.target);
    effect.has_against = read_optional(kAgainst, effect.against);
    effect.has_filter = read_optional(kFilter, effect.filter);
    read_conditions(effect);
    read_price(effect);
    read_what(effect);
    read_amount(effect);
    return effect;
  }

 private:
  void fault(int column, const std::string& message) { record_.fault(column, message, faults_); }

  template <class E>
  E one_of(int column, Names names) {
    return static_cast<E>(record_.one_of(column, names, faults_));
  }

  TileKind tile(int column, std::string_view tag) {
    const int kind = catalogue_.find(tag);
    if (kind < 0) fault(column, "no tile has the tag '" + std::string(tag) + "'");
    return static_cast<TileKind>(std::max(kind, 0));
  }

  std::uint8_t number(int column, std::string_view text, int low, int high) {
    int value = low;
    if (!read_number(text, low, high, value)) {
      fault(column, "'" + std::string(text) + "' is no number from " + std::to_string(low) +
                        " to " + std::to_string(high));
    }
    return static_cast<std::uint8_t>(value);
  }

  void read_flags(Effect& effect) {
    for (const std::string_view flag : record_.words(kFlags)) {
      if (flag == "may")
        effect.may = true;
      else if (flag == "once")
        effect.once = true;
      else if (flag == "instead")
        effect.instead = true;
      else if (flag == "keep-wounds")
        effect.keep_wounds = true;
      else if (flag == "opponent")
        effect.opponent = true;
      else
        fault(kFlags, "unknown flag '" + std::string(flag) + "'");
    }
  }

  bool read_optional(int column, Selector& selector) {
    if (record_.text(column) == "-") return false;
    selector = read_selector(column, record_.text(column));
    return true;
  }

  Selector read_selector(int column, std::string_view text) {
    Selector selector;
    for (const std::string_view word : split(text, ' ')) {
      if (!read_plain_word(selector, word) && !read_valued_word(selector, column, word)) {
        fault(column, "'" + std::string(word) + "' does not say which tiles are meant");
      }
    }
    return selector;
  }

  static bool read_plain_word(Selector& selector, std::string_view word) {
    if (const int who = place_in(kWho, word); who >= 0) {
      selector.who = static_cast<Who>(who);
    } else if (const int target = place_in(kTargets, word); target >= 0) {
      selector.target = static_cast<Target>(target);
    } else if (word == "other") {
      selector.other = true;
    } else if (word == "wounded") {
      selector.wounded = true;
    } else if (word == "at-vortex") {
      selector.at_vortex = true;
    } else if (word == "in-attack") {
      selector.in_attack = true;
    } else if (word == "yours") {
      selector.yours = true;
    } else {
      return false;
    }
    return true;
  }

  bool read_valued_word(Selector& selector, int column, std::string_view word) {
    if (take_prefix(word, "within=")) {
      selector.within = number(column, word, 1, kMaxWithin);
    } else if (take_prefix(word, "cost<=")) {
      selector.cost_max = number(column, word, 0, kMaxAmount);
    } else if (take_prefix(word, "combat<=")) {
      selector.combat_max = number(column, word, 0, kMaxAmount);
    } else if (take_prefix(word, "count=")) {
      selector.count = word == "all" ? kAllTargets : number(column, word, 1, kMaxChosen);
    } else if (take_prefix(word, "around=")) {
      selector.around = named<Around>(column, word, kAround);
    } else if (take_prefix(word, "keyword=")) {
      selector.keyword = keyword(column, word);
    } else if (take_prefix(word, "faction=")) {
      selector.faction = faction(column, word);
    } else if (take_prefix(word, "trait=")) {
      selector.trait = trait(column, word);
    } else if (take_prefix(word, "tile=")) {
      selector.tile = tile(column, word);
    } else if (take_prefix(word, "not=")) {
      selector.not_tile = tile(column, word);
    } else if (take_prefix(word, "beside=friendly-")) {
      selector.beside = named<Target>(column, word, kTargets);
    } else if (word == "face=minion") {
      selector.minion_face = true;
    } else {
      return false;
    }
    return true;
  }

  template <class E>
  E named(int column, std::string_view word, Names names) {
    const int place = place_in(names, word);
    if (place < 0) fault(column, "unknown word '" + std::string(word) + "'");
    return static_cast<E>(std::max(place, 0));
  }

  std::uint8_t keyword(int column, std::string_view word) {
    const int place = catalogue_.find_keyword(word);
    if (place < 0) fault(column, "no tile has the keyword '" + std::string(word) + "'");
    return static_cast<std::uint8_t>(std::max(place, 0));
  }

  std::uint8_t faction(int column, std::string_view word) {
    Faction faction{};
    if (!read_faction(word, faction)) fault(column, "no faction '" + std::string(word) + "'");
    return static_cast<std::uint8_t>(faction);
  }

  Traits trait(int column, std::string_view word) {
    for (int i = 0; i < kTraits; ++i) {
      if (name_of(static_cast<Trait>(1 << i)) == word) return static_cast<Traits>(1 << i);
    }
    fault(column, "unknown trait '" + std::string(word) + "'");
    return 0;
  }

  // name(selector) name(selector) …
  void read_conditions(Effect& effect) {
    std::string_view text = record_.text(kIf);
    if (text == "-") return;
    while (!text.empty()) {
      const std::size_t open = text.find('('), close = text.find(')');
      if (open == std::string_view::npos || close == std::string_view::npos || close < open) {
        return fault(kIf, "expected name(tiles)");
      }
      Condition condition;
      condition.test = named<Test>(kIf, text.substr(0, open), kTests);
      condition.selector = read_selector(kIf, text.substr(open + 1, close - open - 1));
      effect.conditions.push_back(condition);
      text.remove_prefix(close + 1);
      while (!text.empty() && text[0] == ' ') text.remove_prefix(1);
    }
  }

  // energy=1 or destroy(tiles)
  void read_price(Effect& effect) {
    std::string_view text = record_.text(kPay);
    if (text == "-") return;
    if (take_prefix(text, "energy=")) {
      effect.price = number(kPay, text, 1, kMaxAmount);
    } else if (take_prefix(text, "destroy(") && !text.empty() && text.back() == ')') {
      effect.pays_tile = true;
      effect.price_tile = read_selector(kPay, text.substr(0, text.size() - 1));
    } else {
      fault(kPay, "expected energy=N or destroy(tiles)");
    }
  }

  // What the verb works on: a stat, a trait, an act or a place tiles come from or go to.
  void read_what(Effect& effect) {
    std::string_view text = record_.text(kWhat);
    const bool zones =
        effect.verb == Verb::Draw || effect.verb == Verb::Return || effect.verb == Verb::Replace;
    if (effect.verb == Verb::Modify) {
      effect.stat = named<Stat>(kWhat, text, kStats);
    } else if (effect.verb == Verb::Grant) {
      effect.trait = trait(kWhat, text);
    } else if (effect.verb == Verb::Forbid) {
      effect.act = named<Act>(kWhat, text, kActs);
    } else if (zones && text != "-") {
      if (!take_prefix(text, "from-")) take_prefix(text, "to-");
      effect.zone = named<Zone>(kWhat, text, kZoneWords);
    } else if (text != "-") {
      fault(kWhat, "this verb takes nothing here");
    }
  }

  // 2, -1, output(tiles) or per(tiles) max=2
  void read_amount(Effect& effect) {
    std::string_view text = record_.text(kAmount);
    if (text == "-") return;
    const std::size_t close = text.find(')');
    if (take_prefix(text, "output(") && close != std::string_view::npos) {
      effect.amount.kind = Amount::Kind::HighestOutput;
      effect.amount.counted = read_selector(kAmount, text.substr(0, text.find(')')));
      if (text.back() != ')') fault(kAmount, "nothing can stand behind output(tiles)");
    } else if (take_prefix(text, "per(") && close != std::string_view::npos) {
      effect.amount.kind = Amount::Kind::PerTile;
      effect.amount.counted = read_selector(kAmount, text.substr(0, text.find(')')));
      text.remove_prefix(text.find(')') + 1);
      if (!take_prefix(text, " max=")) return fault(kAmount, "expected max=N");
      effect.amount.number = static_cast<std::int8_t>(number(kAmount, text, 1, kMaxAmount));
    } else {
      const bool negative = take_prefix(text, "-");
      const int value = number(kAmount, text, 1, kMaxAmount);
      effect.amount.number = static_cast<std::int8_t>(negative ? -value : value);
    }
  }

  const Record& record_;
  const Catalogue& catalogue_;
  Faults& faults_;
};

}  // namespace

EffectTable EffectTable::read(std::string_view tsv, const Catalogue& catalogue, Faults& faults) {
  EffectTable table;
  const TsvTable text =
      TsvTable::read(tsv,
                     {"tag", "trigger", "flags", "of", "if", "pay", "verb", "what", "amount",
                      "choose", "target", "against", "filter", "until"},
                     faults);
  for (const Record& record : text.records()) {
    const std::size_t before = faults.size();
    Effect effect = RowReader(record, catalogue, faults).read();
    if (faults.size() != before) continue;
    table.check(record, effect, catalogue, faults);
    table.effects_.push_back(std::move(effect));
  }
  std::uint16_t at = 0;
  for (int tile = 0; tile <= catalogue.size(); ++tile) {
    while (at < table.effects_.size() && table.effects_[at].tile < tile) ++at;
    table.first_.push_back(at);
  }
  table.modifies_.assign(static_cast<std::size_t>(catalogue.size()), 0);
  table.forbids_ = table.gateway_ = table.modifies_;
  table.answers_.assign(static_cast<std::size_t>(catalogue.size()), 0);
  table.note_passives();
  if (table.effects_.size() > kMaxEffects) faults.push_back({"more than 250 effects"});
  return table;
}

void EffectTable::check(const Record& record, const Effect& effect, const Catalogue& catalogue,
                        Faults& faults) const {
  const Effect* before = effects_.empty() ? nullptr : &effects_.back();
  if (before != nullptr && before->tile > effect.tile) {
    record.fault(kTag, "effects stand in the order of the tiles", faults);
  }
  const auto first = std::find_if(effects_.begin(), effects_.end(), [&](const Effect& each) {
    return each.tile == effect.tile && each.trigger == effect.trigger;
  });
  check_effect(record, effect, catalogue[effect.tile], first == effects_.end() ? nullptr : &*first,
               before, faults);
}

void EffectTable::note_passives() {
  const auto set = [](std::uint8_t& bits, int place) {
    bits = static_cast<std::uint8_t>(bits | 1u << place);
  };
  for (const Effect& effect : effects_) {
    std::uint16_t& answers = answers_[effect.tile];
    answers = static_cast<std::uint16_t>(answers | 1u << static_cast<int>(effect.trigger));
    if (effect.verb == Verb::Modify) set(ever_modified_, static_cast<int>(effect.stat));
    if (effect.trigger != Trigger::Passive) continue;
    if (effect.verb == Verb::Modify) set(modifies_[effect.tile], static_cast<int>(effect.stat));
    if (effect.verb == Verb::Forbid) set(forbids_[effect.tile], static_cast<int>(effect.act));
    if (effect.verb == Verb::Gateway) gateway_[effect.tile] = 1;
  }
}

std::span<const Effect> EffectTable::of(TileKind tile, Trigger trigger) const {
  if (!has(tile, trigger)) return {};
  const std::span<const Effect> effects = of(tile);
  std::size_t first = 0;
  while (first < effects.size() && effects[first].trigger != trigger) ++first;
  std::size_t last = first;
  while (last < effects.size() && effects[last].trigger == trigger) ++last;
  return effects.subspan(first, last - first);
}

const EffectTable& read_effect_table() {
  static const EffectTable built_in = [] {
    Faults faults;
    EffectTable table = EffectTable::read(embedded::kEffectsTsv, catalogue(), faults);
    if (faults.empty()) return table;
    for (const Error& fault : faults) {
      std::fprintf(stderr, "%s\n", describe(fault, "effects.tsv").c_str());
    }
    std::abort();
  }();
  return built_in;
}

std::span<const Effect> EffectTable::of(TileKind tile) const {
  const std::size_t first = first_[tile], last = first_[tile + std::size_t{1}];
  return std::span<const Effect>(effects_).subspan(first, last - first);
}

}  // namespace mael::maelstrom
