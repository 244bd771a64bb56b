#include "engine/battle/content/options.h"

#include <algorithm>
#include <array>

#include "engine/battle/content/piece_reader.h"
#include "engine/battle/effects/rows.h"

namespace mael::battle {
namespace {

constexpr std::array<std::string_view, 4> kOptionKinds{"add", "turn", "equip", "replace"};
constexpr std::array<std::string_view, 2> kEachWords{"-", "one"};

int find_unit(const Content& content, std::string_view code) {
  const auto& all = content.squads;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Squad& each) { return each.code == code; });
  return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

// The place of a kind of model in its unit, or 0 with a fault.
std::uint8_t read_model_kind(PieceReader& reader, const Record& record, int column,
                             const Content& content, const Squad& squad) {
  for (std::uint8_t kind = 0; kind < squad.profiles; ++kind) {
    const auto row = static_cast<std::size_t>(squad.first + kind);
    if (content.profiles[row].name == record.text(column)) return kind;
  }
  reader.require(record, column, false, "the unit has no such model");
  return 0;
}

std::uint8_t read_weapon_key(PieceReader& reader, const Record& record, int column,
                             const Content& content) {
  const int weapon = find_weapon(content, record.text(column));
  reader.require(record, column, weapon >= 0, "no weapon " + std::string(record.text(column)));
  return static_cast<std::uint8_t>(weapon);
}

// A weapon, or what a model can do.
void read_gift(PieceReader& reader, const Record& record, const Content& content,
               UnitOption& option) {
  AbilityUses uses;
  if (option.kind == OptionKind::Equip &&
      add_ability(content, record.text(4), Holder::Model, uses)) {
    option.ability = uses[0];
  } else {
    option.to = read_weapon_key(reader, record, 4, content);
  }
}

void read_limits(PieceReader& reader, const Record& record, UnitOption& option) {
  option.most = reader.number(record, 5, 1, kMostSquadModels - 1);
  option.points = static_cast<std::int8_t>(record.number(6, -20, 20, reader.faults()));
  if (record.text(7) != "-") option.group = record.text(7);
  option.group_most = reader.number_or_none(record, 8, 1, kMostSquadModels - 1);
  option.one_each = record.one_of(9, kEachWords, reader.faults()) != 0;
  const bool limits = option.group_most > 0 || option.one_each;
  reader.require(record, 7, limits != option.group.empty(),
                 "limits of a group, and no group without");
}

UnitOption read_option(PieceReader& reader, const Record& record, const Content& content,
                       const Squad& squad) {
  UnitOption option;
  option.kind = static_cast<OptionKind>(record.one_of(1, kOptionKinds, reader.faults()));
  const bool adds = option.kind == OptionKind::Add, swaps = option.kind == OptionKind::Replace;
  const bool changes_models = adds || option.kind == OptionKind::Turn;
  reader.require(record, 2, (record.text(2) == "-") == adds, "who takes it, but of those added");
  if (!adds && record.text(2) != "any") {
    option.model = read_model_kind(reader, record, 2, content, squad);
  }
  reader.require(record, 3, (record.text(3) == "-") != swaps,
                 "what is given up for something else");
  if (swaps) option.from = read_weapon_key(reader, record, 3, content);
  if (changes_models) {
    option.to = read_model_kind(reader, record, 4, content, squad);
  } else {
    read_gift(reader, record, content, option);
  }
  read_limits(reader, record, option);
  return option;
}

void read_rows_of_options(std::string_view text, Content& content,
                          std::vector<std::string>& messages) {
  PieceReader reader("options.tsv", messages);
  const TsvTable table = TsvTable::read(
      text,
      {"unit", "kind", "model", "from", "to", "most", "points", "group", "group-most", "each"},
      reader.faults());
  int last = -1;
  for (const Record& record : table.records()) {
    const int number = find_unit(content, record.text(0));
    if (!reader.require(record, 0, number >= 0, "no such unit")) continue;
    Squad& squad = content.squads[static_cast<std::size_t>(number)];
    reader.require(record, 0, number == last || squad.options == 0,
                   "the options of a unit stand together");
    reader.require(record, 0, !squad.is_former(), "it has no options");
    if (!reader.require(record, 0, squad.options < kMostOptions, "too many options")) return;
    if (squad.options == 0) squad.first_option = static_cast<std::uint16_t>(content.options.size());
    squad.options = static_cast<std::uint8_t>(squad.options + 1);
    content.options.push_back(read_option(reader, record, content, squad));
    last = number;
  }
}

// ---- Units that are proposed --------------------------------------------------------------------

Profile read_ready_line(PieceReader& reader, const Record& record, const Content& content,
                        const Squad& squad) {
  const int kind = read_model_kind(reader, record, 2, content, squad);
  Profile line = content.profiles[static_cast<std::size_t>(squad.first + kind)];
  line.copies = reader.number(record, 3, 1, kMostSquadModels - 1);
  line.weapons.clear();
  for (const std::string_view word : record.words(4)) {
    const int weapon = find_weapon(content, word);
    const bool fits = weapon >= 0 && !line.weapons.full();
    if (!reader.require(record, 4, fits, "no weapon " + std::string(word))) return line;
    line.weapons.push_back(static_cast<std::uint8_t>(weapon));
  }
  return line;
}

// Whether it may be so is for the roster to judge, when all is read (roster.h).
void read_ready(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("ready.tsv", messages);
  const TsvTable table =
      TsvTable::read(text, {"ready", "unit", "model", "copies", "weapons"}, reader.faults());
  for (const Record& record : table.records()) {
    const int former = find_unit(content, record.text(0));
    const int number = find_unit(content, record.text(1));
    const bool known = former >= 0 && content.squads[static_cast<std::size_t>(former)].is_former();
    if (!reader.require(record, 0, known, "no squad of a former edition")) continue;
    if (!reader.require(record, 1, number >= 0, "no such unit")) continue;
    if (content.ready.empty() || content.ready.back().code != record.text(0)) {
      content.ready.push_back({record.text(0), static_cast<std::uint8_t>(number), {}});
    }
    ReadyUnit& ready = content.ready.back();
    if (!reader.require(record, 1, ready.squad == number && !ready.lines.full(),
                        "all lines are of one unit")) {
      continue;
    }
    ready.lines.push_back(
        read_ready_line(reader, record, content, content.squads[static_cast<std::size_t>(number)]));
  }
}

}  // namespace

void read_options(const PieceFiles& tables, Content& content, std::vector<std::string>& messages) {
  read_rows_of_options(tables.options, content, messages);
  read_ready(tables.ready, content, messages);
}

}  // namespace mael::battle
