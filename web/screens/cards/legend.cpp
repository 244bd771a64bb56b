#include "web/screens/cards/legend.h"

#include <array>
#include <utility>

#include "web/base/say.h"

namespace mael::web::cards {
namespace {

constexpr std::array kValues{std::pair{"cost", Icon::Resource}, std::pair{"rate", Icon::Rate},
                             std::pair{"syphon", Icon::Syphon}, std::pair{"attack", Icon::Attack},
                             std::pair{"defence", Icon::Armor}};

}  // namespace

Icon sign_of_value(std::string_view key) {
  for (const auto& [name, icon] : kValues) {
    if (key == name) return icon;
  }
  return Icon::None;
}

std::vector<LegendLine> legend_of_cards() {
  std::vector<LegendLine> lines;
  for (const auto& [name, icon] : kValues) {
    const std::string key(name);
    lines.push_back({icon, say("cards.value." + key), say("cards.legend." + key)});
  }
  for (const auto& [key, icon] :
       {std::pair{"colours", Icon::HandOfTiles}, std::pair{"modified", Icon::Plus},
        std::pair{"play", Icon::Plus}, std::pair{"move", Icon::Movement},
        std::pair{"strike", Icon::Attack}, std::pair{"kill", Icon::Close}}) {
    const std::string line = std::string("cards.legend.") + key;
    lines.push_back({icon, say(line + ".name"), say(line)});
  }
  return lines;
}

}  // namespace mael::web::cards
