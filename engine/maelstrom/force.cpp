#include "engine/maelstrom/force.h"

#include <algorithm>
#include <array>

#include "embedded/maelstrom_content.h"

namespace mael::maelstrom {
namespace {

bool stands_before(const ForceLine& line, TileKind kind) { return line.kind < kind; }

}  // namespace

bool operator==(const Force& a, const Force& b) {
  return a.name == b.name && a.edition == b.edition && same_lines(a.lines, b.lines);
}

bool same_lines(std::span<const ForceLine> a, std::span<const ForceLine> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const ForceLine& x, const ForceLine& y) {
                      return x.kind == y.kind && x.count == y.count;
                    });
}

int size_of(std::span<const ForceLine> force) {
  int size = 0;
  for (const ForceLine& line : force) size += line.count;
  return size;
}

int count_of(std::span<const ForceLine> force, TileKind kind) {
  const auto place = std::lower_bound(force.begin(), force.end(), kind, stands_before);
  return place != force.end() && place->kind == kind ? place->count : 0;
}

void set_count(std::vector<ForceLine>& force, TileKind kind, int count) {
  auto place = std::lower_bound(force.begin(), force.end(), kind, stands_before);
  if (place == force.end() || place->kind != kind) {
    if (count <= 0) return;
    place = force.insert(place, {kind, 0});
  }
  if (count <= 0) {
    force.erase(place);
  } else {
    place->count = static_cast<std::uint8_t>(count);
  }
}

bool needs_vortex(std::span<const ForceLine> force) {
  return std::any_of(force.begin(), force.end(), [](const ForceLine& line) {
    return catalogue()[line.kind].set == TileSet::Vortex;
  });
}

std::optional<Alignment> alignment_of(std::span<const ForceLine> force) {
  std::array<bool, 2> seen{};
  for (const ForceLine& line : force) {
    if (line.kind >= catalogue().size()) continue;
    seen[static_cast<std::size_t>(alignment_of(catalogue()[line.kind].faction))] = true;
  }
  if (seen[0] == seen[1]) return std::nullopt;
  return seen[0] ? Alignment::Good : Alignment::Evil;
}

std::vector<ForceLine> force_of(const SideState& side) {
  std::vector<ForceLine> force;
  for (const ForceRow& row : side.rows) force.push_back({row.kind, row.count});
  return force;
}

// ---- Ready-made --------------------------------------------------------------------------------

std::span<const ForceLine> ready_made_force(Edition edition, Faction faction) {
  const auto deck = catalogue().demo_deck(faction);
  return edition == Edition::Vortex && !deck.empty() ? deck : catalogue().force(faction);
}

std::optional<Faction> ready_made_faction(Edition edition, std::span<const ForceLine> force) {
  for (int i = 0; i < kFactions; ++i) {
    const auto faction = static_cast<Faction>(i);
    const std::span<const ForceLine> ready = ready_made_force(edition, faction);
    if (!ready.empty() && same_lines(ready, force)) return faction;
  }
  return std::nullopt;
}

namespace {

bool is_small_word(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

ReadyForce& force_named(std::string_view id, std::vector<ReadyForce>& forces) {
  const auto found = std::find_if(forces.begin(), forces.end(),
                                  [&](const ReadyForce& force) { return force.id == id; });
  if (found != forces.end()) return *found;
  forces.push_back({std::string(id), Edition::Maelstrom, {}});
  return forces.back();
}

std::vector<ReadyForce> all_ready_forces() {
  std::vector<ReadyForce> forces, decks;
  for (int i = 0; i < kFactions; ++i) {
    const auto faction = static_cast<Faction>(i);
    const std::string id(name_of(faction));
    const auto lines = catalogue().force(faction), deck = catalogue().demo_deck(faction);
    forces.push_back({id, Edition::Maelstrom, {lines.begin(), lines.end()}});
    if (!deck.empty()) decks.push_back({id + "demo", Edition::Vortex, {deck.begin(), deck.end()}});
  }
  auto mixed =
      built_in(read_ready_forces(embedded::kReadyForcesTsv, catalogue()), "ready_forces.tsv");
  for (std::vector<ReadyForce>* more : {&mixed, &decks}) {
    forces.insert(forces.end(), more->begin(), more->end());
  }
  return forces;
}

}  // namespace

Result<std::vector<ReadyForce>, Faults> read_ready_forces(std::string_view tsv,
                                                          const Catalogue& tiles) {
  enum Column : int { kForce, kTag, kCount };
  Faults faults;
  std::vector<ReadyForce> forces;
  const TsvTable table = TsvTable::read(tsv, {"force", "tag", "count"}, faults);
  for (const Record& record : table.records()) {
    const std::string_view id = record.text(kForce), tag = record.text(kTag);
    const int count = record.number(kCount, 1, kMaxForce, faults);
    const int kind = tiles.find(tag);
    Faction faction{};
    if (!is_small_word(id)) record.fault(kForce, "a force's id is made of small letters", faults);
    if (read_faction(id, faction)) record.fault(kForce, "this id is a faction's", faults);
    if (kind < 0) {
      record.fault(kTag, "no tile has the tag '" + std::string(tag) + "'", faults);
      continue;
    }
    ReadyForce& force = force_named(id, forces);
    const auto tile = static_cast<TileKind>(kind);
    if (count_of(force.lines, tile) > 0) {
      record.fault(kTag, "tile stands twice in this force", faults);
    }
    set_count(force.lines, tile, count);
    if (tiles[tile].set == TileSet::Vortex) force.edition = Edition::Vortex;
  }
  if (!faults.empty()) return faults;
  return forces;
}

std::span<const ReadyForce> ready_forces() {
  static const std::vector<ReadyForce> forces = all_ready_forces();
  return forces;
}

const ReadyForce* find_ready_force(std::string_view id) {
  const auto forces = ready_forces();
  const auto found = std::find_if(forces.begin(), forces.end(),
                                  [&](const ReadyForce& force) { return force.id == id; });
  return found == forces.end() ? nullptr : &*found;
}

}  // namespace mael::maelstrom
