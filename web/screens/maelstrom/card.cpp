#include "web/screens/maelstrom/card.h"

#include "engine/core/texts.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/notation.h"
#include "web/screens/maelstrom/offers.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

CardValue value(const std::string& key, int now, int printed) {
  return {say("value." + key), now, printed, say("ui.means." + key, {std::to_string(now)})};
}

std::vector<CardValue> values_of(const State& state, const TileData& data,
                                 std::optional<TileRef> tile) {
  const auto now = [&](int (*of)(const State&, TileRef), int printed) {
    return tile ? of(state, *tile) : printed;
  };
  const int combat = tile ? combat_of(state, *tile) : data.combat;
  std::vector<CardValue> values;
  values.push_back(value("cost", data.cost, data.cost));
  if (data.is_stronghold()) {
    values.push_back(value("output", now(output_of, data.output), data.output));
  } else {
    values.push_back(value("combat", combat, data.combat));
    values.push_back(value("movement", now(movement_of, data.movement), data.movement));
    values.push_back(value("range", now(range_of, data.range), data.range));
  }
  values.push_back(value("armor", now(armor_of, data.armor), data.armor));
  values.push_back(value("life", now(life_of, data.life), data.life));
  return values;
}

std::vector<CardNote> traits_of(const State& state, const TileData& data) {
  std::vector<CardNote> notes;
  for (int i = 0; i < kTraits; ++i) {
    const auto trait = static_cast<Trait>(1 << i);
    if (!data.has(trait)) continue;
    const bool primary_not_limited = trait == Trait::Limited && data.has(Trait::Primary) &&
                                     !state.options.primary_limited;
    if (primary_not_limited) continue;
    notes.push_back({say(key_of(trait) + ".name"), say(key_of(trait) + ".text")});
  }
  if (data.legendary > 0) {
    const std::string worth = std::to_string(data.legendary);
    notes.push_back({say("trait.legendary.name") + " " + worth,
                     fill(english().get("trait.legendary.text"),
                          [&](std::string_view) { return worth; })});
  }
  return notes;
}

std::vector<CardNote> condition_of(const State& state, TileRef ref) {
  const BoardTile& tile = state.tile(ref);
  std::vector<CardNote> notes;
  if (tile.is_energy()) return {{{}, say("ui.card.energy")}};
  const auto note = [&](bool holds, const char* key) {
    if (holds) notes.push_back({{}, say(key)});
  };
  if (tile.wounds > 0) {
    notes.push_back({{}, say_count("ui.card.wounds", tile.wounds,
                                   {std::to_string(life_of(state, ref) - tile.wounds)})});
  }
  note(tile.is(Mark::Moved), "ui.card.moved");
  note(tile.is(Mark::Attacked), "ui.card.attacked");
  note(tile.is(Mark::Consumed), "ui.card.consumed");
  note(tile.is(Mark::Fresh), "ui.card.fresh");
  note(tile.is(Mark::Spent), "ui.card.spent");
  return notes;
}

std::string subtitle_of(const Situation& situation, const TileData& data, Seat owner) {
  const char* kind = data.is_stronghold() ? "ui.card.stronghold" : "ui.card.minion";
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
  card.values = values_of(state, data, card.face_down ? std::nullopt : tile);
  card.traits = traits_of(state, data);
  if (tile) {
    card.condition = condition_of(state, *tile);
    card.label = label_of(state, *tile) + " · " + write_space(state.tile(*tile).at);
  }
  card.flavour = say("tile." + data.tag + ".flavour");
  return card;
}

}  // namespace mael::web::maelstrom
