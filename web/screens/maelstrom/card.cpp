#include "web/screens/maelstrom/card.h"

#include <algorithm>
#include <array>

#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/zones.h"
#include "web/base/spoken.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/legend.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

// A learner is told where on the tile it stands as well.
std::string meaning_of(const std::string& key, bool taught) {
  return say((taught ? "ui.legend." : "ui.means.") + key);
}

ShownValue value(const std::string& key, int now, int printed, bool taught) {
  return {sign_of_value(key), say("value." + key), now, printed, meaning_of(key, taught), {}};
}

const Lasting* find_lasting(const State& state, TileRef tile, std::uint8_t effect) {
  const TileName name = mael::maelstrom::name_of(state, tile);
  const auto found = std::find_if(
      state.lasting.begin(), state.lasting.end(),
      [&](const Lasting& lasting) { return lasting.tile == name && lasting.effect == effect; });
  return found == state.lasting.end() ? nullptr : &*found;
}

// Who or what changes a value, by how much, and for how long if not for as long as it stands there.
std::string sentence_of(const State& state, TileRef tile, const Change& change) {
  const Effect& effect = effect_table()[change.effect];
  const std::string number = signed_number(change.by);
  const Lasting* lasting = find_lasting(state, tile, change.effect);
  if (lasting && effect.trigger != Trigger::Passive) {
    return say("ui.change.lasting", {number, title_of(effect.tile), words_of_end(state, *lasting)});
  }
  const bool own = change.source == mael::maelstrom::name_of(state, tile);
  if (own) return say("ui.change.own", {number});
  return say("ui.change", {number, title_of(state, change.source)});
}

void add_changes(const State& state, std::optional<TileRef> tile, Stat stat, ShownValue& value) {
  if (!tile) return;
  std::vector<Change> changes;
  find_changes(state, *tile, stat, changes);
  for (const Change& change : changes) {
    if (change.by != 0) value.changes.push_back(sentence_of(state, *tile, change));
  }
}

std::vector<ShownValue> board_values(const Situation& situation, const TileData& data,
                                     std::optional<TileRef> tile) {
  const State& state = situation.seen;
  const auto now = [&](int (*of)(const State&, TileRef), int printed) {
    return tile ? of(state, *tile) : printed;
  };
  const int combat = tile ? combat_of(state, *tile) : data.combat;
  std::vector<ShownValue> values;
  const auto add = [&](const char* key, int shown, int printed, std::optional<Stat> stat) {
    values.push_back(value(key, shown, printed, situation.taught));
    if (stat) add_changes(state, tile, *stat, values.back());
  };
  if (data.is_stronghold()) {
    add("output", now(output_of, data.output), data.output, Stat::Output);
  } else {
    add("combat", combat, data.combat, Stat::Combat);
    add("movement", now(movement_of, data.movement), data.movement, Stat::Movement);
    add("range", now(range_of, data.range), data.range, Stat::Range);
  }
  add("armor", now(armor_of, data.armor), data.armor, Stat::Armor);
  add("life", now(life_of, data.life), data.life, {});
  return values;
}

std::vector<ShownValue> values_of(const Situation& situation, const TileData& data,
                                  std::optional<TileRef> tile) {
  std::vector<ShownValue> values;
  if (data.type != TileType::Event) {
    values.push_back(value("cost", data.cost, data.cost, situation.taught));
  }
  if (!data.is_minion() && !data.is_stronghold()) return values;
  for (ShownValue& each : board_values(situation, data, tile)) values.push_back(std::move(each));
  return values;
}

const char* key_of(Trigger trigger) {
  switch (trigger) {
    case Trigger::Passive: return "ui.text.always";
    case Trigger::Action: return "ui.text.action";
    case Trigger::Enters:
    case Trigger::Destroyed:
    case Trigger::Consumes:
    case Trigger::Kills:
    case Trigger::Turn:
    case Trigger::Played: return "ui.text.trigger";
    default: return "ui.text.event";
  }
}

SheetNote text_note(TileKind kind) {
  const auto rows = effect_table().of(kind);
  if (rows.empty()) return {};
  const bool is_event = catalogue()[kind].type == TileType::Event;
  const bool is_used = rows[0].trigger == Trigger::Action;
  const Icon icon = is_event ? window_sign(kind) : is_used ? Icon::Action : Icon::None;
  return {say(key_of(rows[0].trigger)), text_of(kind), icon};
}

std::vector<SheetNote> traits_of(const State& state, const TileData& data) {
  std::vector<SheetNote> notes;
  for (int i = 0; i < kTraits; ++i) {
    const auto trait = static_cast<Trait>(1 << i);
    if (!data.has(trait)) continue;
    const bool primary_not_limited =
        trait == Trait::Limited && data.has(Trait::Primary) && !state.options.primary_limited;
    if (primary_not_limited) continue;
    const std::string key = mael::web::maelstrom::key_of(trait);
    notes.push_back({say(key + ".name"), say(key + ".text"), sign_of(trait)});
  }
  if (data.legendary > 0) {
    const std::string worth = std::to_string(data.legendary);
    notes.push_back(
        {say("trait.legendary.name") + " " + worth,
         fill(spoken().get("trait.legendary.text"), [&](std::string_view) { return worth; }),
         Icon::Legendary});
  }
  return notes;
}

std::vector<SheetNote> condition_of(const State& state, TileRef ref) {
  const BoardTile& tile = state.tile(ref);
  std::vector<SheetNote> notes;
  if (tile.is_energy()) return {{{}, say("ui.card.energy")}};
  const auto note = [&](bool holds, const char* key) {
    if (holds) notes.push_back({{}, say(key)});
  };
  if (tile.wounds > 0) {
    notes.push_back({{},
                     say_count("ui.card.wounds", tile.wounds,
                               {std::to_string(life_of(state, ref) - tile.wounds)})});
  }
  note(tile.is(Mark::Moved), "ui.card.moved");
  note(tile.is(Mark::Attacked), "ui.card.attacked");
  note(tile.is(Mark::Consumed), "ui.card.consumed");
  note(tile.is(Mark::Fresh), "ui.card.fresh");
  note(tile.is(Mark::Spent), "ui.card.spent");
  note(tile.is(Mark::Used), "ui.card.used");
  return notes;
}

// What lasting effects do to a tile, but for those told beside the value they change.
std::vector<SheetNote> in_force_on(const State& state, TileRef ref) {
  std::vector<SheetNote> notes;
  for (const Lasting& lasting : state.lasting) {
    const Effect& effect = effect_table()[lasting.effect];
    if (effect.verb == Verb::Modify) continue;
    if (lasting.tile != mael::maelstrom::name_of(state, ref)) continue;
    notes.push_back({{},
                     say("ui.card.lasting",
                         {words_of(effect), title_of(effect.tile), words_of_end(state, lasting)})});
  }
  return notes;
}

std::string subtitle_of(const Situation& situation, const TileData& data, Seat owner) {
  constexpr std::array kKinds{"ui.card.minion", "ui.card.stronghold", "ui.card.event",
                              "ui.card.relic"};
  const char* kind = kKinds[static_cast<std::size_t>(data.type)];
  const std::string force = title_of(data.faction), player = name_of(situation, owner);
  const std::string line = say(kind, {force});
  return player == force ? line : line + " · " + player;
}

}  // namespace

std::optional<Card> make_card(const Situation& situation, const Subject& subject) {
  const State& state = situation.seen;
  std::optional<TileRef> tile;
  Seat owner = subject.seat;
  Row row = subject.row;
  if (subject.at) {
    tile = tile_at(state, *subject.at);
    if (!tile) return {};
    owner = tile->seat;
    row = state.tile(*tile).row;
  }
  if (row >= state.side(owner).rows.size()) return {};
  const TileData& data = data_of(state, owner, row);
  Card card;
  card.kind = state.side(owner).rows[row].kind;
  card.owner = owner;
  card.face_down = tile && state.tile(*tile).is_energy();
  card.title = title_of(card.kind);
  card.subtitle = subtitle_of(situation, data, owner);
  card.rule =
      card.face_down ? mael::maelstrom::rule_of_energy() : mael::maelstrom::rule_of(data.type);
  card.values = values_of(situation, data, card.face_down ? std::nullopt : tile);
  card.text = text_note(card.kind);
  card.traits = traits_of(state, data);
  if (tile) {
    card.condition = condition_of(state, *tile);
    card.in_force = in_force_on(state, *tile);
    card.label = label_of(state, *tile) + " · " + write_space(state.tile(*tile).at);
  }
  card.flavour = say("tile." + data.tag + ".flavour");
  return card;
}

}  // namespace mael::web::maelstrom
