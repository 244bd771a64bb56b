#include "engine/battle/battlefields.h"

#include <array>
#include <atomic>
#include <cassert>
#include <mutex>

#include "engine/battle/field_tables.h"

namespace mael::battle {
namespace {

// Tables are added and never taken away, so whoever has a number reads without a lock.
struct Kept {
  std::mutex adding;
  std::array<std::atomic<const Battlefield*>, kMostFields> fields{};
  int count = 1;  // 0 is no table
};

Kept& kept() {
  static Kept all;
  return all;
}

std::vector<FixedTable> intern_built_in() {
  auto read = read_fields(built_in_fields());
  if (!read) end_with(read.error());
  std::vector<FixedTable> tables;
  for (NamedTable& table : *read) {
    tables.push_back({table.name, intern(std::move(table.field)), table.deployment});
  }
  return tables;
}

const std::vector<FixedTable>& all_fixed() {
  static const std::vector<FixedTable> tables = intern_built_in();
  return tables;
}

}  // namespace

FieldId intern(Battlefield field) {
  Kept& all = kept();
  const std::lock_guard lock(all.adding);
  for (int i = 1; i < all.count; ++i) {
    const Battlefield& known = *all.fields[static_cast<std::size_t>(i)].load();
    if (known.content() == field.content() && known.plan() == field.plan()) {
      return static_cast<FieldId>(i);
    }
  }
  if (all.count == kMostFields) return kNoField;
  // Never given back: states refer to it as long as the program runs.
  all.fields[static_cast<std::size_t>(all.count)] = new Battlefield(std::move(field));
  return static_cast<FieldId>(all.count++);
}

const Battlefield& battlefield(FieldId id) {
  const Battlefield* field = kept().fields[id].load(std::memory_order_acquire);
  assert(field != nullptr);
  return *field;
}

std::span<const FixedTable> fixed_tables() {
  return all_fixed();
}

const FixedTable* find_fixed_table(std::string_view name) {
  for (const FixedTable& table : all_fixed()) {
    if (table.name == name) return &table;
  }
  return nullptr;
}

}  // namespace mael::battle
