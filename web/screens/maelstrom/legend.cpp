#include "web/screens/maelstrom/legend.h"

#include <array>
#include <string>
#include <utility>

#include "web/base/say.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

std::span<const Trait> signed_traits() {
  static constexpr std::array kTraits{Trait::Flying, Trait::Overpower, Trait::Counterstrike,
                                      Trait::AttackMastery, Trait::DefenseMastery};
  return kTraits;
}

Icon sign_of_value(std::string_view key) {
  constexpr std::array kSigns{
      std::pair{"combat", Icon::Attack}, std::pair{"movement", Icon::Movement},
      std::pair{"range", Icon::Range},   std::pair{"armor", Icon::Armor},
      std::pair{"life", Icon::Life},     std::pair{"output", Icon::Output}};
  for (const auto& [name, icon] : kSigns) {
    if (key == name) return icon;
  }
  return Icon::None;
}

// Named as its texts are: "trait.flying".
Icon sign_of(Trait trait) { return find_icon(key_of(trait).substr(std::string("trait.").size())); }

Icon window_sign(TileKind kind) {
  switch (effect_table().of(kind)[0].trigger) {
    case Trigger::PlayMovement: return Icon::Movement;
    case Trigger::PlayAction: return Icon::Action;
    case Trigger::PlaySummon: return Icon::HandOfTiles;
    case Trigger::PlayAttacked: return Icon::Armor;
    default: return Icon::Counterstrike;
  }
}

std::vector<LegendLine> legend_of_tiles() {
  std::vector<LegendLine> lines;
  for (const char* key : {"combat", "armor", "movement", "range", "life", "output", "cost"}) {
    const std::string name(key);
    lines.push_back({sign_of_value(name), say("value." + name), say("ui.legend." + name)});
  }
  const auto add = [&](Icon icon, const std::string& key) {
    lines.push_back({icon, say("ui.legend." + key + ".name"), say("ui.legend." + key)});
  };
  add(Icon::Plus, "changed");
  add(Icon::Action, "ability");
  for (const Trait trait : signed_traits()) {
    const std::string key = key_of(trait);
    lines.push_back({sign_of(trait), say(key + ".name"), say(key + ".text")});
  }
  add(Icon::Sun, "owner");
  add(Icon::Energy, "energy");
  add(Icon::Vortex, "frame");
  add(Icon::Unique, "relic");
  constexpr std::array kWindows{
      std::pair{Icon::Movement, "movement"}, std::pair{Icon::Action, "action"},
      std::pair{Icon::HandOfTiles, "summon"}, std::pair{Icon::Armor, "attacked"},
      std::pair{Icon::Counterstrike, "answer"}};
  for (const auto& [icon, window] : kWindows) {
    lines.push_back({icon, say("ui.legend.event.name"),
                     say("ui.legend.event", {say(std::string("ui.window.") + window)})});
  }
  return lines;
}

}  // namespace mael::web::maelstrom
