#include "engine/battle/ground/field_tables.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "embedded/battle_content.h"
#include "engine/core/inches.h"
#include "engine/core/table.h"
#include "engine/core/text_check.h"

namespace mael::battle {
namespace {

constexpr std::array<std::string_view, 4> kGrounds{"obstacle", "area", "low-area", "building"};
constexpr std::array<std::string_view, 3> kTops{"-", "stands", "open"};
constexpr std::array<std::string_view, 2> kYes{"no", "yes"};
constexpr std::array<std::string_view, 2> kRoles{"base", "inset"};
constexpr std::array<std::string_view, 3> kBars{"-", "impassable", "dangerous"};
constexpr std::array<std::string_view, 6> kDangers{"-", "1", "2", "3", "D3", "D6"};
constexpr std::array<Danger, 6> kDangerOf{{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {0, 3}, {0, 6}}};
constexpr std::array<std::string_view, 2> kFieldSources{"book", "proposed"};

constexpr int kMostCoverValue = 9;
constexpr int kInchesOfTable = 96;

// A length in inches of a cell, or a fault.
std::int32_t inches(const Record& record, int column, std::string_view text, Faults& faults) {
  const auto mils = read_inches(text);
  if (!mils) record.fault(column, "expected inches, found '" + std::string(text) + "'", faults);
  return mils.value_or(0);
}

// Corners as "0,0 4.5,0 4.5,3".
std::vector<Point> corners(const Record& record, int column, Faults& faults) {
  std::vector<Point> points;
  for (const std::string_view corner : split(record.text(column), ' ')) {
    const auto parts = split(corner, ',');
    if (parts.size() != 2) {
      record.fault(column, "expected corners x,y in inches, parted by blanks", faults);
      return {};
    }
    points.push_back(
        {inches(record, column, parts[0], faults), inches(record, column, parts[1], faults)});
  }
  return points;
}

enum KitColumn { kLook, kGround, kHeight, kCover, kTop, kBar, kDanger, kSource };

FeaturePlan read_piece(const Record& record, std::size_t place, Faults& faults) {
  FeaturePlan piece;
  piece.look = static_cast<Look>(place);
  if (record.text(kLook) != name_of(piece.look)) {
    record.fault(kLook, "expected " + std::string(name_of(piece.look)), faults);
  }
  piece.ground = static_cast<Ground>(record.one_of(kGround, kGrounds, faults));
  piece.height = inches(record, kHeight, record.text(kHeight), faults);
  piece.cover = record.number(kCover, 0, kMostCoverValue, faults);
  const int top = record.one_of(kTop, kTops, faults);
  piece.stands = top > 0;
  piece.open_top = top == 2;
  piece.impassable = record.one_of(kBar, std::span(kBars).first(2), faults) == 1;
  piece.danger = kDangerOf[static_cast<std::size_t>(record.one_of(kDanger, kDangers, faults))];
  record.one_of(kSource, kFieldSources, faults);
  return piece;
}

// A table that is being read, and where each part of it was said.
struct Drafted {
  std::string name;
  Deployment deployment = Deployment::BroadFront;
  BattlefieldPlan plan;
  int line = 0;
  std::vector<std::vector<int>> lines;  // by feature and part
};

bool is_key(std::string_view name) {
  return std::all_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

Drafted read_drafted(const Record& record, const std::vector<Drafted>& before, Faults& faults) {
  Drafted table;
  table.name = record.text(0);
  if (!is_key(table.name)) record.fault(0, "names are letters a to z", faults);
  for (const Drafted& other : before) {
    if (other.name == table.name) record.fault(0, "a table has this name already", faults);
  }
  table.line = record.line();
  table.plan.width = record.number(1, 1, kInchesOfTable, faults) * kMilsPerInch;
  table.plan.depth = record.number(2, 1, kInchesOfTable, faults) * kMilsPerInch;
  const auto deployment = deployment_named(record.text(3));
  if (!deployment) record.fault(3, "no deployment of this name", faults);
  table.deployment = deployment.value_or(Deployment::BroadFront);
  if (!has_zones(table.plan.width, table.plan.depth)) {
    record.fault(1, "tables are 72 by 48 inches or 36 by 36", faults);
  }
  return table;
}

PartPlan half_turned(PartPlan part, const BattlefieldPlan& plan) {
  for (Point& corner : part.corners) corner = {plan.width - corner.x, plan.depth - corner.y};
  return part;
}

enum TerrainColumn { kTable, kFeature, kTerrainLook, kRole, kTerrainBar, kTwin, kShape };

// Reads the terrain of all tables. A feature with a twin stands once more after half a turn of the
// table, so both sides have the same before them.
class TerrainReader {
 public:
  TerrainReader(const std::vector<FeaturePlan>& kit, std::vector<Drafted>& tables, Faults& faults)
      : kit_(kit), tables_(tables), faults_(faults) {}

  void read(const Record& record) {
    const auto found = std::find_if(tables_.begin(), tables_.end(), [&record](const Drafted& one) {
      return one.name == record.text(kTable);
    });
    if (found == tables_.end()) return record.fault(kTable, "no table of this name", faults_);
    const PartPlan part = read_part(record);
    if (begins_feature(record) && !begin_feature(record, *found)) return;
    add_part(*found, part, record.line());
  }

 private:
  PartPlan read_part(const Record& record) {
    PartPlan part;
    part.inset = record.one_of(kRole, kRoles, faults_) == 1;
    const int bar = record.one_of(kTerrainBar, kBars, faults_);
    part.impassable = bar == 1;
    part.dangerous = bar == 2;
    part.corners = corners(record, kShape, faults_);
    return part;
  }

  // The parts of a feature stand one after the other.
  bool begins_feature(const Record& record) {
    const bool same = table_ == record.text(kTable) && feature_ == record.text(kFeature);
    table_ = record.text(kTable);
    feature_ = record.text(kFeature);
    return !same;
  }

  bool begin_feature(const Record& record, Drafted& table) {
    const auto look = look_named(record.text(kTerrainLook));
    if (!look) {
      record.fault(kTerrainLook, "no look of this name", faults_);
      return false;
    }
    twin_ = record.one_of(kTwin, kYes, faults_) == 1;
    for (int i = 0; i <= int{twin_}; ++i) {
      table.plan.features.push_back(kit_[static_cast<std::size_t>(*look)]);
      table.lines.emplace_back();
    }
    return true;
  }

  void add_part(Drafted& table, const PartPlan& part, int line) {
    if (table.plan.features.empty()) return;  // its feature was not understood
    const std::size_t last = table.plan.features.size() - 1, first = last - std::size_t{twin_};
    table.plan.features[first].parts.push_back(part);
    table.lines[first].push_back(line);
    if (!twin_) return;
    table.plan.features[last].parts.push_back(half_turned(part, table.plan));
    table.lines[last].push_back(line);
  }

  const std::vector<FeaturePlan>& kit_;
  std::vector<Drafted>& tables_;
  Faults& faults_;
  std::string_view table_, feature_;
  bool twin_ = false;
};

// Parts say what is dangerous; where none is, the danger of the kit does not apply.
void settle_dangers(BattlefieldPlan& plan) {
  for (FeaturePlan& feature : plan.features) {
    const bool dangerous = std::any_of(feature.parts.begin(), feature.parts.end(),
                                       [](const PartPlan& part) { return part.dangerous; });
    if (!dangerous) feature.danger = {};
  }
}

Error fault_at(const Drafted& table, const PlanFault& fault) {
  if (fault.feature < 0) return {fault.message, table.line};
  const auto& lines = table.lines[static_cast<std::size_t>(fault.feature)];
  if (lines.empty()) return {fault.message, table.line};
  const int part = std::max(fault.part, 0);
  return {fault.message, lines[static_cast<std::size_t>(part)], kShape + 1};
}

std::vector<Drafted> read_drafts(const TerrainFiles& tables, const std::vector<FeaturePlan>& kit,
                                 std::vector<std::string>& messages) {
  std::vector<Drafted> drafts;
  Faults faults;
  const TsvTable named =
      TsvTable::read(tables.tables, {"table", "width", "depth", "deployment"}, faults);
  for (const Record& record : named.records()) {
    drafts.push_back(read_drafted(record, drafts, faults));
  }
  add_faults(faults, "tables.tsv", messages);
  faults.clear();
  const TsvTable terrain = TsvTable::read(
      tables.terrain, {"table", "feature", "look", "role", "ground", "twin", "shape"}, faults);
  TerrainReader reader(kit, drafts, faults);
  for (const Record& record : terrain.records()) reader.read(record);
  add_faults(faults, "terrain.tsv", messages);
  return drafts;
}

}  // namespace

std::vector<FeaturePlan> read_kit(std::string_view kit, std::vector<std::string>& messages) {
  Faults faults;
  const TsvTable table = TsvTable::read(
      kit, {"look", "ground", "height", "cover", "top", "bar", "danger", "source"}, faults);
  std::vector<FeaturePlan> pieces;
  if (table.records().size() != kLooks) {
    faults.push_back({"expected " + std::to_string(kLooks) + " lines, found " +
                      std::to_string(table.records().size())});
  } else {
    for (const Record& record : table.records()) {
      pieces.push_back(read_piece(record, pieces.size(), faults));
    }
  }
  add_faults(faults, "kit.tsv", messages);
  return pieces;
}

Result<std::vector<NamedBattlefield>, std::vector<std::string>> read_battlefields(
    const TerrainFiles& tables) {
  std::vector<std::string> messages;
  const std::vector<FeaturePlan> kit = read_kit(tables.kit, messages);
  if (!messages.empty()) return messages;
  std::vector<Drafted> drafts = read_drafts(tables, kit, messages);
  if (!messages.empty()) return messages;
  std::vector<NamedBattlefield> made;
  for (Drafted& draft : drafts) {
    settle_dangers(draft.plan);
    auto field = Battlefield::make(draft.plan);
    if (field) {
      made.push_back({draft.name, std::move(*field), draft.deployment});
      continue;
    }
    Faults faults;
    for (const PlanFault& fault : field.error()) faults.push_back(fault_at(draft, fault));
    add_faults(faults, "terrain.tsv", messages);
  }
  if (!messages.empty()) return messages;
  return made;
}

TerrainFiles built_in_terrain() {
  return {std::string(embedded::kKitTsv), std::string(embedded::kTablesTsv),
          std::string(embedded::kTerrainTsv)};
}

void end_with(const std::vector<std::string>& messages) {
  for (const std::string& message : messages) std::fprintf(stderr, "%s\n", message.c_str());
  std::abort();
}

}  // namespace mael::battle
