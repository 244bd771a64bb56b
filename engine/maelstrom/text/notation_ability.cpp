// The notation of abilities: what their users choose, which wait, and which are in force.
#include <array>
#include <utility>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/notation_words.h"

namespace mael::maelstrom {

namespace notation {

TileName read_full_name(TextReader& reader, const State& state) {
  TileName name;
  name.seat = read_seat(reader);
  name.row = read_row(reader, state, name.seat);
  if (reader.next_is_digit()) name.copy = read_count(reader);
  return name;
}

namespace {

TileKind kind_of(const State& state, TileName name) {
  const auto& rows = state.side(name.seat).rows;
  return name.row < rows.size() ? rows[name.row].kind : TileKind{0};
}

void read_one_pending(TextReader& reader, State& state) {
  Pending pending;
  const std::size_t place = reader.place();
  pending.source = read_full_name(reader, state);
  pending.controller = pending.source.seat;
  reader.expect(':');
  const int trigger = reader.one_of(kTriggers, "what sets it off");
  reader.expect(':');
  pending.that = read_full_name(reader, state);
  reader.expect('@');
  pending.site = read_space(reader);
  if (reader.failed()) return;
  const auto rows =
      effect_table().of(kind_of(state, pending.source),
                        static_cast<Trigger>(static_cast<int>(Trigger::Enters) + trigger));
  if (rows.empty() || state.pending.full()) {
    return reader.refuse_at(place, "this tile has no such ability");
  }
  pending.effect = effect_table().number_of(rows[0]);
  state.pending.push_back(pending);
}

// The tile, the effect as tag and number among that tile's effects, its controller, its last turn.
void read_one_lasting(TextReader& reader, State& state) {
  Lasting lasting;
  lasting.tile = read_full_name(reader, state);
  reader.expect(':');
  const std::size_t place = reader.place();
  const std::string_view tag = reader.peek_letters();
  const int kind = catalogue().find(tag);
  if (kind < 0) return reader.fail("the tag of a tile");
  reader.advance(tag.size());
  const std::uint8_t number = read_count(reader);
  const auto effects = effect_table().of(static_cast<TileKind>(kind));
  reader.expect(':');
  lasting.controller = read_seat(reader);
  reader.expect(':');
  lasting.last_turn = static_cast<std::uint16_t>(reader.number(0, kMaxCounters, "a turn"));
  if (reader.failed()) return;
  if (number == 0 || number > effects.size() || state.lasting.full()) {
    return reader.refuse_at(place, "this tile has no such effect");
  }
  lasting.effect = effect_table().number_of(effects[number - std::size_t{1}]);
  state.lasting.push_back(lasting);
}

Play read_play(TextReader& reader, const State& state) {
  Play play;
  if (reader.accept_word("attack")) {
    play.controller = state.active;
  } else {
    play.controller = play.tile.seat = read_seat(reader);
    play.tile.row = read_row(reader, state, play.controller);
    if (reader.next_is_digit()) play.tile.copy = read_count(reader);
    if (reader.failed()) return play;
    const bool event = data_of(state, play.controller, play.tile.row).type == TileType::Event;
    play.kind = event ? Play::Kind::Event : Play::Kind::Ability;
    reader.expect('!');
    play.choice = read_choice(reader, state, play.controller);
  }
  play.cancelled = reader.accept('*') ? 1 : 0;
  return play;
}

TileRef read_tile_at(TextReader& reader, const State& state) {
  const std::size_t place = reader.place();
  const Hex at = read_space(reader);
  for (const Seat seat : {Seat::A, Seat::B}) {
    const auto& tiles = state.side(seat).tiles;
    for (int i = 0; i < tiles.size(); ++i) {
      if (tiles[i].at == at) return {seat, static_cast<std::uint8_t>(i)};
    }
  }
  if (!reader.failed()) reader.refuse_at(place, "no tile stands on this space");
  return {};
}

}  // namespace

void read_plays(TextReader& reader, State& state) {
  do {
    const std::size_t place = reader.place();
    const Play play = read_play(reader, state);
    if (reader.failed()) return;
    if (state.plays.full()) return reader.refuse_at(place, "too many plays are announced");
    state.plays.push_back(play);
  } while (reader.accept(','));
}

void read_relics(TextReader& reader, State& state, Seat seat) {
  SideState& side = state.side(seat);
  do {
    const std::size_t place = reader.place();
    Relic relic{read_row(reader, state, seat), 0};
    if (reader.accept(':')) {
      if (reader.accept('u')) relic.marks |= static_cast<std::uint8_t>(Mark::Used);
      if (reader.accept('t')) relic.marks |= static_cast<std::uint8_t>(Mark::Triggered);
    }
    if (reader.failed()) return;
    if (side.relics.full()) return reader.refuse_at(place, "too many relics are in play");
    side.relics.push_back(relic);
  } while (reader.accept(','));
}

void read_top(TextReader& reader, State& state, Seat seat) {
  SideState& side = state.side(seat);
  do {
    const std::size_t place = reader.place();
    const Row row = read_row(reader, state, seat);
    if (reader.failed()) return;
    if (side.top.full()) return reader.refuse_at(place, "too many tiles are known on the stack");
    side.top.push_back(row);
  } while (reader.accept('+'));
}

void read_pending(TextReader& reader, State& state) {
  do {
    read_one_pending(reader, state);
  } while (reader.accept(','));
}

void read_lasting(TextReader& reader, State& state) {
  do {
    read_one_lasting(reader, state);
  } while (reader.accept(','));
}

Choice read_choice(TextReader& reader, const State& state, Seat by) {
  Choice choice;
  if (!reader.peek_letters().empty()) {
    choice.row = read_row(reader, state, by);
    return choice;
  }
  if (!reader.next_is_digit() && reader.peek() != '-') return choice;
  do {
    if (choice.count == choice.tiles.size()) {
      reader.fail("at most two tiles");
      return choice;
    }
    const bool has_tile = reader.next_is_digit();
    if (has_tile) choice.tiles[choice.count] = read_tile_at(reader, state);
    if (reader.accept('-')) {
      choice.spaces[choice.count] = read_space(reader);
    } else if (!has_tile) {
      reader.fail("the space of a tile, or - and a space");
    }
    ++choice.count;
  } while (reader.accept('+'));
  // Of two tiles that stay where they are, either may be named first.
  const bool stay = choice.spaces == std::array<Hex, 2>{};
  if (choice.count == 2 && stay && choice.tiles[1] < choice.tiles[0]) {
    std::swap(choice.tiles[0], choice.tiles[1]);
  }
  return choice;
}

}  // namespace notation

std::string write_choice(const State& before, Seat by, const Choice& choice, const Effect& first) {
  const bool moves = first.verb == Verb::Move, chooses_tiles = asks_for_tiles(first);
  if (choice.row != kNoRow) return write_kind(before, by, choice.row);
  std::string text;
  Separator plus("+");
  for (std::size_t i = 0; i < choice.count; ++i) {
    text += plus.next();
    // Also what the ability does not ask for: check refuses it, but it was read.
    const TileRef tile = choice.tiles[i];
    const bool is_there = tile.index < before.side(tile.seat).tiles.size();
    if ((chooses_tiles || tile != TileRef{}) && is_there) text += write_space(before.tile(tile).at);
    if (moves || choice.spaces[i] != Hex{}) text += "-" + write_space(choice.spaces[i]);
  }
  return text;
}

// Relics and events have no copy number.
std::string write_full_name(const State& state, TileName name) {
  if (name.copy == 0) return letter_of(name.seat) + write_kind(state, name.seat, name.row);
  return letter_of(name.seat) + write_tile(state, name);
}

std::string write_play(const State& state, const Play& play) {
  const std::string end = play.cancelled ? "*" : "";
  if (play.kind == Play::Kind::Attack) return "attack" + end;
  const Seat by = play.controller;
  const TileKind kind = state.side(by).rows[play.tile.row].kind;
  std::string text = letter_of(by) + write_kind(state, by, play.tile.row);
  if (play.tile.copy > 0) text += std::to_string(play.tile.copy);
  const auto rows = play.kind == Play::Kind::Event ? effect_table().of(kind)
                                                   : effect_table().of(kind, Trigger::Action);
  return text + "!" + write_choice(state, by, play.choice, rows[0]) + end;
}

std::string write_relic(const State& state, Seat seat, const Relic& relic) {
  const auto has = [&](Mark mark) { return (relic.marks & static_cast<unsigned>(mark)) != 0; };
  std::string marks;
  if (has(Mark::Used)) marks += 'u';
  if (has(Mark::Triggered)) marks += 't';
  return write_kind(state, seat, relic.row) + (marks.empty() ? marks : ":" + marks);
}

std::string write_pending(const State& state, const Pending& pending) {
  const int trigger =
      static_cast<int>(effect_table()[pending.effect].trigger) - static_cast<int>(Trigger::Enters);
  return write_full_name(state, pending.source) + ":" +
         std::string(notation::kTriggers[static_cast<std::size_t>(trigger)]) + ":" +
         write_full_name(state, pending.that) + "@" + write_space(pending.site);
}

std::string write_lasting(const State& state, const Lasting& lasting) {
  const Effect& effect = effect_table()[lasting.effect];
  const auto number = &effect - effect_table().of(effect.tile).data() + 1;
  return write_full_name(state, lasting.tile) + ":" + catalogue()[effect.tile].tag +
         std::to_string(number) + ":" + letter_of(lasting.controller) + ":" +
         std::to_string(lasting.last_turn);
}

}  // namespace mael::maelstrom
