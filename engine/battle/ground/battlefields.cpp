#include "engine/battle/ground/battlefields.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <mutex>

#include "engine/battle/ground/field_tables.h"

namespace mael::battle {
namespace {

// Tables are added and never taken away, so a thread that has a number reads without a lock.
struct Kept {
  std::mutex adding;
  std::vector<std::uint64_t> contents;  // of the tables from 1 on
  std::array<std::atomic<const Battlefield*>, kMostBattlefields + 1> fields{};
};

Kept& kept() {
  static Kept all;
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
  Kept& all = kept();
  const std::lock_guard lock(all.adding);
  std::size_t id = 1;
  for (const std::uint64_t content : all.contents) {
    const bool known = content == field.content() && all.fields[id].load()->plan() == field.plan();
    if (known) return static_cast<BattlefieldId>(id);
    ++id;
  }
  if (id > kMostBattlefields) return kNoBattlefield;
  all.contents.push_back(field.content());
  // Never given back: states refer to it as long as the program runs.
  all.fields[id] = new Battlefield(std::move(field));
  return static_cast<BattlefieldId>(id);
}

const Battlefield& battlefield(BattlefieldId id) {
  const Battlefield* field = kept().fields[id].load(std::memory_order_acquire);
  assert(field != nullptr);
  return *field;
}

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
