#include "tests/mutants/changes.h"

#include <array>
#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <string_view>

#include "engine/core/table.h"
#include "tests/mutants/tables.h"

namespace mael::mutants {
namespace {

using Cells = std::vector<std::string>;

std::string joined(const Cells& parts, char separator) {
  std::string text;
  for (const std::string& part : parts)
    text += (text.empty() ? "" : std::string(1, separator)) + part;
  return text.empty() ? "-" : text;
}

Cells parts_of(std::string_view text, char separator) {
  Cells parts;
  for (const std::string_view part : split(text, separator)) parts.emplace_back(part);
  return parts;
}

// What a cell may become. A set: some changes come about in several ways.
using Variants = std::set<std::string>;

void vary_numbers(const std::string& cell, Variants& variants) {
  for (std::size_t begin = 0; begin < cell.size(); ++begin) {
    if (!std::isdigit(static_cast<unsigned char>(cell[begin]))) continue;
    std::size_t end = begin;
    while (end < cell.size() && std::isdigit(static_cast<unsigned char>(cell[end]))) ++end;
    const int number = std::stoi(cell.substr(begin, end - begin));
    for (const int other : {number - 1, number + 1}) {
      if (other < 0) continue;
      variants.insert(cell.substr(0, begin) + std::to_string(other) + cell.substr(end));
    }
    begin = end;
  }
}

// Each part of a list left out.
void vary_list(const std::string& cell, char separator, Variants& variants) {
  const Cells parts = parts_of(cell, separator);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Cells rest = parts;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    variants.insert(joined(rest, separator));
  }
}

// Words not left out: what is left would mean the same. Kinds of tiles are turned into others
// instead; a tile face down has no side, no wounds and takes no damage (MAE-R17, MAE-R18).
bool says_nothing(const std::string& word) {
  static const std::set<std::string> kWords{"any", "count=1", "tile", "minion", "stronghold"};
  return kWords.count(word) > 0;
}

void vary_selector(const std::string& cell, Variants& variants) {
  static const std::map<std::string, std::string> kTurned{
      {"friendly", "enemy"},  {"enemy", "friendly"},    {"minion", "tile"},
      {"stronghold", "tile"}, {"tile", "minion"},       {"any", "enemy"},
      {"self", "that"},       {"count=all", "count=1"}, {"around=site", "around=source"}};
  const Cells words = parts_of(cell, ' ');
  for (std::size_t i = 0; i < words.size(); ++i) {
    Cells changed = words;
    if (const auto turned = kTurned.find(words[i]); turned != kTurned.end()) {
      changed[i] = turned->second;
      variants.insert(joined(changed, ' '));
    }
    if (words.size() == 1 || says_nothing(words[i])) continue;
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
    variants.insert(joined(changed, ' '));
  }
}

// name(tiles) name(tiles) …: the tiles of each, and each left out.
void vary_selectors_inside(const std::string& cell, Variants& variants) {
  std::size_t begin = 0;
  for (std::size_t open = cell.find('('); open != std::string::npos; open = cell.find('(', begin)) {
    const std::size_t close = cell.find(')', open);
    Variants inside;
    vary_selector(cell.substr(open + 1, close - open - 1), inside);
    for (const std::string& text : inside) {
      variants.insert(cell.substr(0, open + 1) + text + cell.substr(close));
    }
    const std::string rest = cell.substr(0, begin) + cell.substr(std::min(close + 2, cell.size()));
    variants.insert(rest.empty() ? "-" : rest);
    begin = close + 1;
  }
}

void vary_word(const std::string& cell, Variants& variants) {
  static const std::map<std::string, std::string> kOthers{{"combat", "armor"},
                                                          {"armor", "combat"},
                                                          {"movement", "combat"},
                                                          {"output", "armor"},
                                                          {"presence", "combat"},
                                                          {"attack", "consume"},
                                                          {"enter", "move"},
                                                          {"move", "attack"},
                                                          {"consume", "attack"},
                                                          {"displace", "attack"},
                                                          {"from-discard", "-"},
                                                          {"from-hand", "from-discard"},
                                                          {"to-stack", "-"},
                                                          {"Overpower", "Flying"},
                                                          {"Counterstrike", "Flying"},
                                                          {"turn", "round"},
                                                          {"round", "turn"},
                                                          {"any", "opponent"},
                                                          {"opponent", "any"},
                                                          {"basic", "advanced"},
                                                          {"advanced", "basic"},
                                                          {"arcanae", "host"},
                                                          {"host", "gaians"},
                                                          {"gaians", "loftis"},
                                                          {"loftis", "draconis"},
                                                          {"draconis", "necris"},
                                                          {"necris", "brood"},
                                                          {"brood", "deep"},
                                                          {"deep", "arcanae"},
                                                          {"completed", "printed"},
                                                          {"cw", "ccw"},
                                                          {"ccw", "cw"},
                                                          {"in", "out"},
                                                          {"out", "in"},
                                                          {"out0", "out1"},
                                                          {"out1", "out0"},
                                                          {"sea", "merchant"},
                                                          {"merchant", "cursed"},
                                                          {"cursed", "merchant"},
                                                          {"bastion", "merchant"},
                                                          {"gold", "cursed"},
                                                          {"no", "yes"},
                                                          {"yes", "no"},
                                                          {"emblem", "riddle"},
                                                          {"riddle", "emblem"},
                                                          {"wound", "curse"},
                                                          {"curse", "wound"},
                                                          {"forban", "wound"},
                                                          {"leader", "-"},
                                                          {"infantry", "bike"},
                                                          {"CQ", "6"},
                                                          {"H&R", "CQ"},
                                                          {"CQA", "D6"},
                                                          {"D6", "CQA"},
                                                          {"1+SB", "1+LB"},
                                                          {"area", "low-area"},
                                                          {"low-area", "area"},
                                                          {"obstacle", "area"},
                                                          {"building", "obstacle"},
                                                          {"stands", "open"},
                                                          {"open", "stands"},
                                                          {"impassable", "-"},
                                                          {"dangerous", "impassable"},
                                                          {"base", "inset"},
                                                          {"inset", "base"},
                                                          {"woods", "ruins"},
                                                          {"ruins", "woods"},
                                                          {"house", "bunker"},
                                                          {"bunker", "house"},
                                                          {"crates", "wall"},
                                                          {"wall", "crates"},
                                                          {"fence", "wall"},
                                                          {"crater", "pond"},
                                                          {"pond", "crater"},
                                                          {"broad-front", "face-off"},
                                                          {"face-off", "outflank"},
                                                          {"outflank", "face-off"},
                                                          {"long-march", "broad-front"}};
  if (const auto other = kOthers.find(cell); other != kOthers.end()) variants.insert(other->second);
}

bool is_one_of(const std::string& word, std::initializer_list<const char*> words) {
  for (const char* each : words) {
    if (word == each) return true;
  }
  return false;
}

Variants variants_of(const std::string& column, const std::string& cell) {
  Variants variants;
  if (is_one_of(column, {"tag", "id", "icon", "source", "force", "verb", "trigger"}))
    return variants;
  if (cell == "-") return variants;
  vary_numbers(cell, variants);
  if (is_one_of(column, {"flags", "traits", "keywords", "on", "effect", "weapons", "types",
                         "abilities", "designators"})) {
    vary_list(cell, ',', variants);
  } else if (is_one_of(column, {"of", "choose", "target", "against", "filter"})) {
    vary_selector(cell, variants);
    variants.insert("-");
  } else if (is_one_of(column, {"if", "pay", "amount"})) {
    vary_selectors_inside(cell, variants);
    if (column == "amount") variants.insert(cell[0] == '-' ? cell.substr(1) : "-" + cell);
    if (column == "pay") variants.insert("-");
  } else {
    vary_word(cell, variants);
  }
  variants.erase(cell);
  return variants;
}

class TableChanges {
 public:
  TableChanges(std::string table, std::vector<Change>& changes)
      : table_(std::move(table)), file_(table_.substr(table_.find('/') + 1)), changes_(changes) {}

  void add() {
    std::istringstream lines(read_asset(table_));
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
      if (line.empty() || line[0] == '#') continue;
      const Cells cells = parts_of(line, '\t');
      if (columns_.empty())
        columns_ = cells;
      else
        add_row(number, cells);
    }
  }

 private:
  void add_row(int number, const Cells& cells) {
    const std::string tag = cells[columns_[0] == "force" ? 1 : 0];
    const std::string row = columns_[0] == "force" ? cells[0] + " " + tag : tag;
    const std::string name = file_ + " " + row + "#" + std::to_string(++rows_[row]);
    const auto change = [&](const std::string& what, const std::string& text) {
      changes_.push_back({name + " " + what,
                          "assets/" + table_ + ":" + std::to_string(number),
                          tag,
                          {table_, number, text}});
    };
    change("left out", "");
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (const std::string& variant : variants_of(columns_[i], cells[i])) {
        Cells changed = cells;
        changed[i] = variant;
        change(columns_[i] + ": " + cells[i] + " -> " + variant, joined(changed, '\t'));
      }
    }
  }

  std::string table_, file_;
  std::vector<Change>& changes_;
  Cells columns_;
  std::map<std::string, int> rows_;
};

}  // namespace

std::vector<Change> all_changes() {
  std::vector<Change> changes;
  for (const std::string& table : changed_tables()) {
    TableChanges(table, changes).add();
  }
  return changes;
}

}  // namespace mael::mutants
