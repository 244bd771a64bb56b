#include "engine/maelstrom/content_check.h"

#include <array>
#include <set>

#include "embedded/maelstrom_content.h"
#include "embedded/texts.h"
#include "embedded/vortex_content.h"
#include "engine/core/text_check.h"
#include "engine/core/text_tables.h"
#include "engine/maelstrom/content.h"
#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/force.h"

namespace mael::maelstrom {
namespace {

using Messages = std::vector<std::string>;

class Checker {
 public:
  Checker(const Catalogue& tiles, std::span<const ReadyForce> forces, const RuleBook& rules,
          const RuleBook& vortex_rules, const Texts& texts, Messages& messages)
      : tiles_(tiles),
        forces_(forces),
        rules_(rules),
        vortex_rules_(vortex_rules),
        texts_(texts),
        check_(texts, "en_maelstrom.tsv", messages),
        messages_(messages) {}

  void check_all() {
    for (int kind = 0; kind < tiles_.size(); ++kind) {
      const std::string key = "tile." + tiles_[static_cast<TileKind>(kind)].tag;
      for (const char* part : {".name", ".text", ".flavour"}) check_.need(key + part);
      for (const std::string& word : tiles_[static_cast<TileKind>(kind)].keywords) {
        check_.need("keyword." + word);
      }
    }
    for (int faction = 0; faction < kFactions; ++faction) {
      const std::string key = "faction." + std::string(name_of(static_cast<Faction>(faction)));
      check_.need(key + ".name");
      check_.need(key + ".theme");
    }
    check_forces();
    for (const auto& [key, text] : texts_.all()) check_key(key);
    constexpr std::array<std::string_view, 5> kThings{"tile", "space", "kind", "number", "seat"};
    check_.need_sections(rules_, "MAE");
    check_.need_sections(vortex_rules_, "VTX");
    check_.check_refusals(rules_, "MAE", kThings);
    check_.check_refusals(vortex_rules_, "VTX", kThings);
  }

 private:
  void check_forces() {
    for (int i = 0; i < kFactions; ++i) {
      const auto faction = static_cast<Faction>(i);
      judge("forces.tsv", name_of(faction), tiles_.force(faction), Edition::Maelstrom);
      const auto deck = tiles_.demo_deck(faction);
      if (deck.empty()) continue;
      judge("decks.tsv", name_of(faction), deck, Edition::Vortex);
      need_force(std::string(name_of(faction)) + "demo");
    }
    for (const ReadyForce& force : forces_) {
      judge("ready_forces.tsv", force.id, force.lines, force.edition);
      need_force(force.id);
    }
  }

  void need_force(const std::string& id) {
    force_ids_.insert(id);
    for (const char* part : {".name", ".about"}) check_.need("force." + id + part);
  }

  void judge(const char* file, std::string_view id, std::span<const ForceLine> lines,
             Edition edition) {
    for (const Violation& fault : find_force_faults(lines, edition, Seat::A, tiles_)) {
      messages_.push_back(std::string(file) + ": the force '" + std::string(id) + "' breaks " +
                          fault.rule.text());
    }
  }

  void check_key(const std::string& key) {
    const std::vector<std::string_view> parts = split(key, '.');
    if (parts[0] == "tile" && (parts.size() != 3 || tiles_.find(parts[1]) < 0)) {
      check_.complain("'" + key + "' is of no tile");
    }
    if (parts[0] == "force" && (parts.size() != 3 || force_ids_.count(parts[1]) == 0)) {
      check_.complain("'" + key + "' is of no force");
    }
  }

  std::set<std::string, std::less<>> force_ids_;  // whose words are needed
  const Catalogue& tiles_;
  std::span<const ReadyForce> forces_;
  const RuleBook& rules_;
  const RuleBook& vortex_rules_;
  const Texts& texts_;
  TextCheck check_;
  Messages& messages_;
};

}  // namespace

ContentFiles built_in_tables() {
  return {std::string(embedded::kTilesTsv),       std::string(embedded::kForcesTsv),
          std::string(embedded::kReadyForcesTsv), std::string(embedded::kRulesTsv),
          std::string(embedded::kEnTsv),          std::string(embedded::kEnMaelstromTsv),
          std::string(embedded::kDecksTsv),       std::string(embedded::kVortexRulesTsv),
          std::string(embedded::kEffectsTsv),     std::string(embedded::kMaelstromLessonTsv),
          std::string(embedded::kVortexLessonTsv)};
}

Result<ContentFiles> read_tables(const ReadAsset& read) {
  constexpr std::array<AssetPath<ContentFiles>, 11> kPaths{{
      {"maelstrom/tiles.tsv", &ContentFiles::tiles},
      {"maelstrom/forces.tsv", &ContentFiles::forces},
      {"maelstrom/ready_forces.tsv", &ContentFiles::ready_forces},
      {"maelstrom/rules.tsv", &ContentFiles::rules},
      {"texts/en.tsv", &ContentFiles::house_texts},
      {"texts/en_maelstrom.tsv", &ContentFiles::texts},
      {"vortex/decks.tsv", &ContentFiles::decks},
      {"vortex/vortex_rules.tsv", &ContentFiles::vortex_rules},
      {"maelstrom/effects.tsv", &ContentFiles::effects},
      {"maelstrom/maelstrom_lesson.tsv", &ContentFiles::lesson},
      {"vortex/vortex_lesson.tsv", &ContentFiles::vortex_lesson},
  }};
  return read_tables_of(read, kPaths);
}

std::vector<std::string> find_content_faults(const ContentFiles& tables) {
  Messages messages;
  const auto tiles = Catalogue::read(tables.tiles, tables.forces, tables.decks);
  const auto rules = RuleBook::read(tables.rules);
  const auto vortex_rules = RuleBook::read(tables.vortex_rules);
  Texts texts;
  add_faults(add_table(texts, tables.house_texts), "en.tsv", messages);
  add_faults(add_table(texts, tables.texts), "en_maelstrom.tsv", messages);
  if (!tiles) add_faults(tiles.error(), {}, messages);
  if (tiles) {
    Faults faults;
    EffectTable::read(tables.effects, *tiles, faults);
    add_faults(faults, "effects.tsv", messages);
  }
  if (!rules) add_faults(rules.error(), "rules.tsv", messages);
  if (!vortex_rules) add_faults(vortex_rules.error(), "vortex_rules.tsv", messages);
  if (!tiles) return messages;
  const auto forces = read_ready_forces(tables.ready_forces, *tiles);
  if (!forces) add_faults(forces.error(), "ready_forces.tsv", messages);
  if (messages.empty()) {
    Checker(*tiles, *forces, *rules, *vortex_rules, texts, messages).check_all();
  }
  return messages;
}

}  // namespace mael::maelstrom
