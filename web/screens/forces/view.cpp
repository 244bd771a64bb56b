#include "web/screens/forces/view.h"

#include <algorithm>

#include "engine/maelstrom/help/words.h"
#include "web/base/spoken.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::forces {

namespace {

using mael::maelstrom::Alignment;
using mael::maelstrom::alignment_of;
using mael::maelstrom::catalogue;
using mael::maelstrom::size_of;
using mael::maelstrom::TileData;
using mael::maelstrom::Trait;
using maelstrom::key_of;
using maelstrom::say;
using maelstrom::say_count;
using maelstrom::title_of;

constexpr const char* kDot = " \xc2\xb7 ";

std::string title_of_type(const TileData& tile) {
  constexpr std::array keys{"type.minion", "type.stronghold", "type.event", "type.relic"};
  return say(keys[static_cast<std::size_t>(tile.type)]);
}

std::vector<std::string> values_of(const TileData& tile) {
  std::vector<std::string> values;
  const auto add = [&](const char* key, int number) {
    values.push_back(say(key) + " " + std::to_string(number));
  };
  add("value.cost", tile.cost);
  if (tile.is_stronghold()) add("value.output", tile.output);
  if (tile.is_minion()) {
    add("value.combat", tile.combat);
    add("value.movement", tile.movement);
    add("value.range", tile.range);
  }
  if (tile.armor > 0) add("value.armor", tile.armor);
  if (tile.life > 0) add("value.life", tile.life);
  return values;
}

std::vector<std::string> trait_words(const TileData& tile) {
  std::vector<std::string> notes;
  for (int i = 0; i < mael::maelstrom::kTraits; ++i) {
    const auto trait = static_cast<Trait>(1 << i);
    if (!tile.has(trait)) continue;
    notes.push_back(say("ui.pair", {say(key_of(trait) + ".name"), say(key_of(trait) + ".text")}));
  }
  if (tile.legendary > 0) {
    const std::string worth = std::to_string(tile.legendary);
    const auto put = [&](std::string_view) { return worth; };
    notes.push_back(say("ui.pair", {say("trait.legendary.name") + " " + worth,
                                    fill(spoken().get("trait.legendary.text"), put)}));
  }
  return notes;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
  return text;
}

std::ptrdiff_t place_among(const std::vector<Faction>& factions, TileKind kind) {
  return std::find(factions.begin(), factions.end(), catalogue()[kind].faction) - factions.begin();
}

}  // namespace

std::vector<Faction> factions_of(const std::vector<ForceLine>& lines) {
  std::array<int, mael::maelstrom::kFactions> counts{};
  for (const ForceLine& line : lines) {
    counts[static_cast<std::size_t>(catalogue()[line.kind].faction)] += line.count;
  }
  std::vector<Faction> factions;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) factions.push_back(static_cast<Faction>(i));
  }
  std::stable_sort(factions.begin(), factions.end(), [&](Faction a, Faction b) {
    return counts[static_cast<std::size_t>(a)] > counts[static_cast<std::size_t>(b)];
  });
  return factions;
}

std::string line_of(const std::vector<ForceLine>& lines) {
  std::vector<std::string> names;
  for (const Faction faction : factions_of(lines)) names.push_back(title_of(faction));
  const std::string size = say_count("forces.tiles", size_of(lines));
  return names.empty() ? size : size + kDot + joined(names, ", ");
}

TileView view_of(TileKind kind, const std::vector<ForceLine>& force) {
  const TileData& tile = catalogue()[kind];
  const auto alignment = alignment_of(force);
  TileView view;
  view.kind = kind;
  view.count = mael::maelstrom::count_of(force, kind);
  view.strange = alignment && alignment_of(tile.faction) != *alignment;
  view.title = title_of(kind);
  view.line = title_of_type(tile) + kDot + say("value.cost") + " " + std::to_string(tile.cost);
  return view;
}

CardView card_of(TileKind kind) {
  const TileData& tile = catalogue()[kind];
  CardView card;
  card.kind = kind;
  card.title = title_of(kind);
  card.line = title_of_type(tile) + kDot + title_of(tile.faction);
  std::vector<std::string> keywords;
  for (const std::string& keyword : tile.keywords) keywords.push_back(say("keyword." + keyword));
  if (!keywords.empty()) card.line += kDot + joined(keywords, ", ");
  card.values = values_of(tile);
  card.traits = trait_words(tile);
  card.text = say("tile." + tile.tag + ".text");
  card.flavour = say("tile." + tile.tag + ".flavour");
  return card;
}

std::vector<FaultView> judge(const Force& force) {
  const mael::maelstrom::SeatNames names{say("forces.this"), ""};
  std::vector<FaultView> views;
  const auto add = [&](const std::vector<Violation>& violations, bool advice) {
    for (const Violation& each : violations) {
      views.push_back({each.rule, mael::maelstrom::explain({}, each, spoken(), names), advice});
    }
  };
  add(mael::maelstrom::find_force_faults(force.lines, force.edition), false);
  if (!force.lines.empty()) add(mael::maelstrom::find_force_advice(force.lines), true);
  return views;
}

View make_view(const Force& force, const Filter& filter, const std::vector<Faction>& at_home) {
  View view;
  view.force = force;
  view.filter = filter;
  view.name = force.name.empty() ? say("forces.unnamed") : force.name;
  view.faults = judge(force);
  const auto faults = static_cast<int>(std::count_if(view.faults.begin(), view.faults.end(),
                                                     [](const FaultView& f) { return !f.advice; }));
  view.legal = faults == 0;
  view.verdict = view.legal ? say("forces.legal") : say_count("forces.faults", faults);
  view.summary = say_count("forces.tiles", size_of(force.lines));
  if (const auto alignment = alignment_of(force.lines)) {
    view.summary += kDot + say(*alignment == Alignment::Good ? "alignment.good" : "alignment.evil");
  }
  std::vector<TileKind> found = find_tiles(filter, force.edition, force.lines);
  std::stable_sort(found.begin(), found.end(), [&](TileKind a, TileKind b) {
    return place_among(at_home, a) < place_among(at_home, b);
  });
  for (const TileKind kind : found) {
    view.tiles.push_back(view_of(kind, force.lines));
  }
  for (const TileKind kind : find_tiles({}, Edition::Vortex, force.lines)) {
    TileView line = view_of(kind, force.lines);
    if (line.count == 0) continue;
    const TileData& tile = catalogue()[kind];
    view.curve[static_cast<std::size_t>(std::min<int>(tile.cost, kCosts - 1))] += line.count;
    view.colours[static_cast<std::size_t>(tile.faction)] += line.count;
    view.lines.push_back(std::move(line));
  }
  return view;
}

}  // namespace mael::web::forces
