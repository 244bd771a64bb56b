#include "web/screens/forces/filter.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/core/plain_letters.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::forces {

namespace {

using mael::maelstrom::Alignment;
using mael::maelstrom::alignment_of;
using mael::maelstrom::catalogue;
using mael::maelstrom::TileData;
using mael::maelstrom::TileSet;
using mael::maelstrom::Trait;

constexpr auto kLegendary = static_cast<std::uint16_t>(1U << (kTraitSwitches - 1));

bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0; }

// Small letters without accents, with one blank before every word and nothing else between them.
std::string in_words(const std::string& text) {
  std::string words;
  for (const char c : plain_letters(text)) {
    if (c == '\'') continue;
    if (is_word(c)) {
      if (words.empty()) words = " ";
      words += c;
    } else if (words.empty() || words.back() != ' ') {
      words += ' ';
    }
  }
  return words;
}

// Everything written on a tile.
std::string words_on(TileKind kind) {
  const TileData& tile = catalogue()[kind];
  std::string text = maelstrom::title_of(kind) + " " +
                     maelstrom::say("tile." + tile.tag + ".text") + " " +
                     maelstrom::title_of(tile.faction);
  for (const std::string& keyword : tile.keywords)
    text += " " + maelstrom::say("keyword." + keyword);
  for (int i = 0; i < mael::maelstrom::kTraits; ++i) {
    const auto trait = static_cast<Trait>(1 << i);
    if (tile.has(trait)) text += " " + maelstrom::say(maelstrom::key_of(trait) + ".name");
  }
  if (tile.legendary > 0) text += " " + maelstrom::say("trait.legendary.name");
  return in_words(text);
}

const std::string& searchable(TileKind kind) {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> texts;
    for (int i = 0; i < catalogue().size(); ++i)
      texts.push_back(words_on(static_cast<TileKind>(i)));
    return texts;
  }();
  return all[kind];
}

bool says(TileKind kind, const std::string& wanted) {
  const std::string words = in_words(wanted);
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at + 1), words.size());
    const std::string word = words.substr(at, end - at);
    if (word.size() > 1 && searchable(kind).find(word) == std::string::npos) return false;
    at = end;
  }
  return true;
}

bool has_bit(unsigned bits, int bit) { return bits == 0 || (bits >> bit & 1U) != 0; }

std::uint16_t traits_of(const TileData& tile) {
  return static_cast<std::uint16_t>(tile.traits | (tile.legendary > 0 ? kLegendary : 0));
}

}  // namespace

bool fits(TileKind kind, const Filter& filter) {
  const TileData& tile = catalogue()[kind];
  return has_bit(filter.factions, static_cast<int>(tile.faction)) &&
         has_bit(filter.types, static_cast<int>(tile.type)) &&
         has_bit(filter.costs, std::min<int>(tile.cost, kCosts - 1)) &&
         (traits_of(tile) & filter.traits) == filter.traits && says(kind, filter.words);
}

std::vector<TileKind> find_tiles(const Filter& filter, Edition edition,
                                 const std::vector<ForceLine>& force) {
  std::vector<TileKind> tiles;
  for (int i = 0; i < catalogue().size(); ++i) {
    const auto kind = static_cast<TileKind>(i);
    if (edition != Edition::Vortex && catalogue()[kind].set == TileSet::Vortex) continue;
    if (fits(kind, filter)) tiles.push_back(kind);
  }
  const auto alignment = alignment_of(force);
  const auto rank = [&](TileKind kind) {
    const TileData& tile = catalogue()[kind];
    const bool strange = alignment && alignment_of(tile.faction) != *alignment;
    constexpr std::array<int, 4> kOrder{1, 0, 2, 3};  // minion, stronghold, event, relic
    return std::tuple(strange, tile.faction, kOrder[static_cast<std::size_t>(tile.type)],
                      !tile.has(Trait::Primary), tile.cost, kind);
  };
  std::sort(tiles.begin(), tiles.end(), [&](TileKind a, TileKind b) { return rank(a) < rank(b); });
  return tiles;
}

}  // namespace mael::web::forces
