// The notation of actions, both ways.
#include <algorithm>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/notation_words.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

using namespace notation;

std::string tiles_text(const State& state, Seat seat, TileMask tiles) {
  std::string text;
  Separator plus("+");
  for (int i = 0; i < state.side(seat).tiles.size(); ++i) {
    if ((tiles & bit_of(i)) == 0) continue;
    text += plus.next();
    text += write_tile(state, TileRef{seat, static_cast<std::uint8_t>(i)});
  }
  return text;
}

Seat drawing_seat(const State& state) {
  return state.drawer == Seat::Chance ? state.active : state.drawer;
}

// Writes each kind of deed.
struct DeedWriter {
  const State& state;
  Seat by;

  std::string own(std::uint8_t tile) const { return write_tile(state, TileRef{by, tile}); }
  std::string kind(Row row) const { return write_kind(state, by, row); }
  // Chance acts for the seat whose turn it is, or for the one who draws.
  std::string discarded(Row row) const { return write_kind(state, state.active, row); }
  std::string drawn(Row row) const { return write_kind(state, drawing_seat(state), row); }
  // A tile without such an ability is refused by check, but has been read.
  std::string chosen(Seat seat, std::span<const Effect> rows, const Choice& choice) const {
    if (!rows.empty()) return write_choice(state, seat, choice, rows[0]);
    Effect none;  // a deed that no text offers is written as it was read
    none.has_target = choice.count > 0;
    none.verb = choice.spaces[0] == Hex{} ? Verb::Damage : Verb::Move;
    return write_choice(state, seat, choice, none);
  }

  std::string operator()(const ChoosePrimary& deed) const { return "primary:" + kind(deed.row); }
  std::string operator()(const TakeTile& deed) const { return "take:" + kind(deed.row); }
  std::string operator()(const Coin& deed) const {
    return std::string("coin:") + letter_of(deed.first);
  }
  std::string operator()(const RandomDiscard& deed) const {
    return "discard:" + discarded(deed.row);
  }
  std::string operator()(const DrawnTile& deed) const { return "draw:" + drawn(deed.row); }
  std::string operator()(const MoveMinion& deed) const {
    return own(deed.tile) + "-" + write_space(deed.to);
  }
  std::string operator()(const DrawTile&) const { return "draw"; }
  std::string operator()(const Attack& deed) const {
    return tiles_text(state, by, deed.attackers) + "*" +
           write_tile(state, TileRef{opponent_of(by), deed.target});
  }
  std::string operator()(const Defend& deed) const {
    return "hit:" + write_tile(state, TileRef{opponent_of(by), deed.attacker});
  }
  std::string operator()(const Consume& deed) const {
    return own(deed.tile) + "$" + write_space(state.tile(deed.energy).at);
  }
  std::string operator()(const EnergyToAction&) const { return "swap:2e"; }
  std::string operator()(const ActionsToEnergy&) const { return "swap:2a"; }
  std::string operator()(const Summon& deed) const {
    const bool relic = data_of(state, by, deed.row).type == TileType::Relic;
    std::string text = kind(deed.row);
    if (!relic) text += std::to_string(free_copy(state.side(by), deed.row));
    text += "@" + write_space(deed.at);
    std::string payment = tiles_text(state, by, deed.payers);
    if (deed.energy > 0) {
      if (!payment.empty()) payment += "+";
      if (deed.energy > 1) payment += std::to_string(deed.energy);
      payment += "e";
    }
    return payment.empty() ? text : text + "=" + payment;
  }
  std::string operator()(const EndPhase&) const { return "end"; }
  std::string operator()(const Resign&) const { return "resign"; }
  std::string operator()(const OfferDraw&) const { return "offer-draw"; }
  std::string operator()(const UseAbility& deed) const {
    const TileRef ref{by, deed.tile};
    const TileName name = user_name(state, ref);
    const std::string user = name.copy == 0 ? kind(name.row) : own(deed.tile);
    return user + "!" + chosen(by, active_ability(state, ref), deed.choice);
  }
  std::string operator()(const PlayEvent& deed) const {
    const auto rows = effect_table().of(state.side(by).rows[deed.row].kind);
    return kind(deed.row) + "!" + chosen(by, rows, deed.choice);
  }
  std::string operator()(const Resolve& deed) const {
    const auto rows = state.pending.empty() ? std::span<const Effect>() : pending_ability(state);
    const std::string choice = chosen(by, rows, deed.choice);
    return choice.empty() ? "do" : "do:" + choice;
  }
  std::string operator()(const Decline&) const { return "pass"; }
  std::string operator()(const AcceptDraw&) const { return "accept"; }
  std::string operator()(const DeclineDraw&) const { return "decline"; }
};

// The tag of a tile, or ? for one not seen.
Row read_kind(TextReader& reader, const State& state, Seat seat) {
  return reader.accept('?') ? kUnknownRow : read_row(reader, state, seat);
}

Deed read_chance(TextReader& reader, const State& state) {
  constexpr std::array<std::string_view, 3> words{"coin", "discard", "draw"};
  const int word = reader.one_of(words, "what chance does");
  reader.expect(':');
  if (word == 0) return Coin{read_seat(reader)};
  if (word == 1) return RandomDiscard{read_row(reader, state, state.active)};
  return DrawnTile{read_kind(reader, state, drawing_seat(state))};
}

class DeedReader {
 public:
  DeedReader(TextReader& reader, const State& state, Seat by)
      : reader_(reader), state_(state), by_(by) {}

  Deed read() {
    if (reader_.accept_word("draw")) return DrawTile{};
    if (reader_.accept_word("end")) return EndPhase{};
    if (reader_.accept_word("resign")) return Resign{};
    if (reader_.accept_word("accept")) return AcceptDraw{};
    if (reader_.accept_word("decline")) return DeclineDraw{};
    if (reader_.accept_word("offer")) return read_offer();
    if (reader_.accept_word("pass")) return Decline{};
    if (reader_.accept_word("do")) return read_resolve();
    if (accept_key(reader_, "primary")) return ChoosePrimary{read_kind(reader_, state_, by_)};
    if (accept_key(reader_, "take")) return TakeTile{read_kind(reader_, state_, by_)};
    if (accept_key(reader_, "hit"))
      return Defend{read_tile_in_play(reader_, state_, opponent_of(by_))};
    if (accept_key(reader_, "swap")) return read_swap();
    return read_with_tile();
  }

 private:
  Deed read_offer() {
    reader_.expect('-');
    if (!reader_.accept_word("draw")) reader_.fail("draw");
    return OfferDraw{};
  }

  Deed read_resolve() {
    if (!reader_.accept(':')) return Resolve{};
    return Resolve{notation::read_choice(reader_, state_, by_)};
  }

  Deed read_swap() {
    const std::size_t place = reader_.place();
    if (reader_.accept('2')) {
      if (reader_.accept_word("e")) return EnergyToAction{};
      if (reader_.accept_word("a")) return ActionsToEnergy{};
    }
    reader_.fail_at(place, "2e (energy) or 2a (actions)");
    return {};
  }

  // What begins with a tile. A tile to be summoned comes from the hand, all others are in play;
  // which it is shows only behind the name.
  Deed read_with_tile() {
    const std::size_t start = reader_.place();
    const Row row = read_row(reader_, state_, by_);
    const int copy = reader_.next_is_digit() ? read_count(reader_) : 0;
    if (reader_.failed()) return {};
    if (reader_.accept('@')) return read_summon(start, row, copy);
    const TileType type = data_of(state_, by_, row).type;
    if (type == TileType::Event || type == TileType::Relic) return read_bare(row, type);
    reader_.return_to(start);
    const std::uint8_t tile = read_tile_in_play(reader_, state_, by_);
    if (reader_.accept('-')) return MoveMinion{tile, notation::read_space(reader_)};
    if (reader_.accept('$')) return Consume{tile, read_energy()};
    if (reader_.accept('!')) return UseAbility{tile, read_choice(reader_, state_, by_)};
    return read_attack(tile);
  }

  // An event or a relic has no copy number.
  Deed read_bare(Row row, TileType type) {
    reader_.expect('!');
    const Choice choice = read_choice(reader_, state_, by_);
    if (type == TileType::Event) return PlayEvent{row, choice};
    const int relic = find_relic(state_.side(by_), row);
    if (relic < 0) reader_.fail("a relic in play");
    return UseAbility{static_cast<std::uint8_t>(kFirstRelic + std::max(relic, 0)), choice};
  }

  TileRef read_energy() {
    const std::size_t place = reader_.place();
    const Hex at = notation::read_space(reader_);
    for (const Seat seat : {Seat::A, Seat::B}) {
      const auto& tiles = state_.side(seat).tiles;
      for (int i = 0; i < tiles.size(); ++i) {
        if (tiles[i].at == at) return {seat, static_cast<std::uint8_t>(i)};
      }
    }
    reader_.refuse_at(place, "no tile stands on this space");
    return {};
  }

  Deed read_attack(std::uint8_t first) {
    Attack attack{bit_of(first), 0};
    while (reader_.accept('+')) attack.attackers |= bit_of(read_tile_in_play(reader_, state_, by_));
    if (!reader_.accept('*')) {
      reader_.fail("-, $ or @ and a space, ! and a choice, or + or * and a tile");
    }
    attack.target = read_tile_in_play(reader_, state_, opponent_of(by_));
    return attack;
  }

  Deed read_summon(std::size_t start, Row row, int copy) {
    if (copy != 0 && copy != free_copy(state_.side(by_), row)) {
      reader_.refuse_at(start, "the copy summoned is always the lowest one free: " +
                                   write_kind(state_, by_, row) +
                                   std::to_string(free_copy(state_.side(by_), row)));
    }
    Summon summon;
    summon.row = row;
    summon.at = notation::read_space(reader_);
    if (!reader_.accept('=')) return summon;
    do {
      read_payment(summon);
    } while (reader_.accept('+'));
    return summon;
  }

  void read_payment(Summon& summon) {
    const bool numbered = reader_.next_is_digit();
    const int energy = numbered ? reader_.number(1, 255, "energy: a number") : 1;
    reader_.skip_blanks();
    if (reader_.accept_word("e")) {
      summon.energy = static_cast<std::uint8_t>(std::min(255, summon.energy + energy));
    } else if (numbered) {
      reader_.fail("e for energy");
    } else {
      summon.payers |= bit_of(read_tile_in_play(reader_, state_, by_));
    }
  }

  TextReader& reader_;
  const State& state_;
  Seat by_;
};

}  // namespace

std::string write_action(const State& before, const Action& action) {
  return write_deed_of(action.by, std::visit(DeedWriter{before, action.by}, action.deed));
}

Result<Action> read_action(const State& before, std::string_view text) {
  return read_action_of<Action>(
      text, [&](TextReader& reader) { return read_chance(reader, before); },
      [&](TextReader& reader, Seat by) { return DeedReader(reader, before, by).read(); });
}

}  // namespace mael::maelstrom
