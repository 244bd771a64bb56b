#include "engine/battle/ground/battlefields.h"

#include <algorithm>
#include <utility>

#include "engine/battle/ground/field_tables.h"
#include "engine/core/interned.h"

namespace mael::battle {
namespace {

using Fields = Interned<Battlefield, kMostBattlefields>;

Fields& kept_fields() {
  static Fields& all = *new Fields;  // states refer to it as long as the program runs
  return all;
}

std::vector<FixedBattlefield> intern_built_in() {
  auto read = read_battlefields(built_in_terrain());
  if (!read) end_with(read.error());
  std::vector<FixedBattlefield> tables;
  for (NamedBattlefield& table : *read) {
    tables.push_back({table.name, intern(std::move(table.battlefield)), table.deployment});
  }
  return tables;
}

const std::vector<FeaturePlan>& kit() {
  static const std::vector<FeaturePlan> pieces = [] {
    std::vector<std::string> messages;
    std::vector<FeaturePlan> all = read_kit(built_in_terrain().kit, messages);
    if (!messages.empty()) end_with(messages);
    return all;
  }();
  return pieces;
}

bool is_piece(const FeaturePlan& feature) {
  if (feature.parts.size() != 1) return false;
  const PartPlan& part = feature.parts.front();
  const int sides = feature.danger.sides;
  const bool is_told = !part.inset && !part.impassable && (sides == 0 || sides == 3 || sides == 6);
  return is_told && feature == piece_of_kit(feature.look, part, sides);
}

const std::vector<FixedBattlefield>& all_fixed() {
  static const std::vector<FixedBattlefield> tables = intern_built_in();
  return tables;
}

}  // namespace

BattlefieldId intern(Battlefield field) {
  const std::uint64_t content = field.content();
  return kept_fields().keep(
      std::move(field), content,
      [](const Battlefield& a, const Battlefield& b) { return a.plan() == b.plan(); });
}

const Battlefield& battlefield(BattlefieldId id) { return kept_fields().at(id); }

std::span<const FixedBattlefield> fixed_battlefields() { return all_fixed(); }

const FixedBattlefield* find_fixed_battlefield(std::string_view name) {
  for (const FixedBattlefield& table : all_fixed()) {
    if (table.name == name) return &table;
  }
  return nullptr;
}

FeaturePlan piece_of_kit(Look look, PartPlan part, int sides) {
  FeaturePlan piece = kit()[static_cast<std::size_t>(look)];
  if (!part.dangerous) piece.danger = {};
  if (part.dangerous && sides != 0) piece.danger = {0, static_cast<std::uint8_t>(sides)};
  piece.parts.push_back(std::move(part));
  return piece;
}

bool is_of_kit(const BattlefieldPlan& plan) {
  return std::all_of(plan.features.begin(), plan.features.end(), is_piece);
}

}  // namespace mael::battle
