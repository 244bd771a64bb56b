#include "engine/maelstrom/text/notation.h"

#include "engine/maelstrom/text/notation_words.h"

namespace mael::maelstrom {
namespace notation {

Awaiting usual_awaiting(Phase phase) {
  switch (phase) {
    case Phase::Primary: return Awaiting::Primary;
    case Phase::OpeningHand: return Awaiting::OpeningHand;
    case Phase::FirstPlayer: return Awaiting::Coin;
    case Phase::Over: return Awaiting::Nothing;
    default: return Awaiting::Turn;
  }
}

Hex read_space(TextReader& reader) {
  const int ring = reader.number(0, kTableRadius, "a space: a ring");
  if (reader.failed() || ring == 0) return kVortex;
  if (reader.peek() != '.') {
    reader.fail("'.' between ring and step of a space");
    return kVortex;
  }
  reader.advance(1);
  const int step = reader.number(0, 6 * ring - 1, "a step of ring " + std::to_string(ring));
  return reader.failed() ? kVortex : hex_at(ring, step);
}

Row read_row(TextReader& reader, const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  const std::string_view letters = reader.peek_letters();
  int best = -1;
  std::size_t length = 0;
  for (int row = 0; row < side.rows.size(); ++row) {
    const std::string& tag = catalogue()[side.rows[row].kind].tag;
    if (tag.size() > length && letters.substr(0, tag.size()) == tag) {
      best = row;
      length = tag.size();
    }
  }
  if (best < 0) reader.fail(std::string("a tile of the force of seat ") + letter_of(seat));
  reader.advance(length);
  return best < 0 ? Row{0} : static_cast<Row>(best);
}

std::uint8_t read_count(TextReader& reader) {
  if (!reader.next_is_digit()) return 1;
  return static_cast<std::uint8_t>(reader.number(1, kMaxForce, "a count"));
}

}  // namespace notation

std::string write_space(Hex at) {
  if (at == kVortex) return "0";
  return std::to_string(ring_of(at)) + "." + std::to_string(step_of(at));
}

std::string write_kind(const State& state, Seat seat, Row row) {
  return row == kUnknownRow ? "?" : data_of(state, seat, row).tag;
}

std::string write_tile(const State& state, TileName tile) {
  return write_kind(state, tile.seat, tile.row) + std::to_string(tile.copy);
}

std::string write_tile(const State& state, TileRef ref) {
  const BoardTile& tile = state.tile(ref);
  return write_tile(state, TileName{ref.seat, tile.row, tile.copy});
}

Result<Hex> read_space(std::string_view text) {
  TextReader reader(text);
  reader.skip_blanks();
  const Hex at = notation::read_space(reader);
  reader.expect_end("the space");
  if (reader.failed()) return reader.error();
  return at;
}

}  // namespace mael::maelstrom
