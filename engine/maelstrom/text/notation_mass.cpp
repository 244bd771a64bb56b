// Tiles in play: the mass of a position, and tiles that are named.
#include <algorithm>
#include <vector>

#include "engine/maelstrom/text/notation_words.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom::notation {
namespace {

struct UnnumberedTile {
  TileRef owner;
  BoardTile tile;
  std::size_t place = 0;
};

std::uint8_t read_wounds(TextReader& reader) {
  int wounds = 0;
  while (reader.peek() == '\'') {
    reader.advance(1);
    if (++wounds > kMaxWounds) reader.fail("fewer wounds");
  }
  return static_cast<std::uint8_t>(wounds);
}

void read_marks(TextReader& reader, BoardTile& tile) {
  if (reader.peek() == 'e' || reader.peek() == 'E') {
    reader.advance(1);
    tile.set(Mark::Energy);
  }
  if (!reader.accept(':')) return;
  do {
    const char letter = reader.peek();
    const std::size_t mark = kMarks.find(letter >= 'a' ? letter : static_cast<char>(letter + 32));
    if (letter == '\0' || mark == std::string_view::npos) {
      reader.fail("a mark (m, a, c, f or s)");
      return;
    }
    tile.set(kMarkOrder[mark]);
    reader.advance(1);
  } while (!reader.peek_letters().empty());
}

bool in_play(const SideState& side, const BoardTile& tile) {
  return std::any_of(side.tiles.begin(), side.tiles.end(), [&](const BoardTile& other) {
    return other.row == tile.row && other.copy == tile.copy;
  });
}

class MassReader {
 public:
  MassReader(TextReader& reader, State& state) : reader_(reader), state_(state) {}

  void read() {
    if (skip_vortex()) return;
    do {
      read_tile();
    } while (reader_.accept(','));
    for (const UnnumberedTile& unnumbered : unnumbered_) put_unnumbered(unnumbered);
  }

 private:
  // Takes a leading `0` for the Vortex; true if nothing follows it.
  bool skip_vortex() {
    if (reader_.peek() == '0') {
      reader_.advance(1);
      if (!reader_.at_end()) reader_.expect(',');
    }
    return reader_.at_end();
  }

  void read_tile() {
    const std::size_t place = reader_.place();
    BoardTile tile;
    tile.at = notation::read_space(reader_);
    const Seat seat = read_seat(reader_);
    tile.row = read_row(reader_, state_, seat);
    if (reader_.failed()) return;
    const SideState& side = state_.side(seat);
    const bool numbered = reader_.next_is_digit();
    if (numbered) {
      tile.copy = static_cast<std::uint8_t>(
          reader_.number(1, side.rows[tile.row].count, "a copy of this tile"));
    }
    tile.wounds = read_wounds(reader_);
    read_marks(reader_, tile);
    if (reader_.failed() || !take_space(tile.at, place)) return;
    if (!numbered) {
      unnumbered_.push_back({{seat, 0}, tile, place});
    } else if (in_play(side, tile)) {
      reader_.refuse_at(place, "this copy of the tile is in play already");
    } else {
      put_in_play(state_.side(seat), tile);
    }
  }

  bool take_space(Hex at, std::size_t place) {
    if (at == kVortex) {
      reader_.refuse_at(place, "no tile can stand on the Vortex");
    } else if (std::find(taken_.begin(), taken_.end(), at) != taken_.end()) {
      reader_.refuse_at(place, "this space is filled already");
    } else {
      taken_.push_back(at);
    }
    return !reader_.failed();
  }

  void put_unnumbered(UnnumberedTile unnumbered) {
    SideState& side = state_.side(unnumbered.owner.seat);
    unnumbered.tile.copy = free_copy(side, unnumbered.tile.row);
    if (unnumbered.tile.copy > side.rows[unnumbered.tile.row].count) {
      reader_.refuse_at(unnumbered.place, "the force holds fewer of these tiles");
    }
    if (!reader_.failed()) put_in_play(side, unnumbered.tile);
  }

  TextReader& reader_;
  State& state_;
  std::vector<Hex> taken_;
  std::vector<UnnumberedTile> unnumbered_;
};

}  // namespace

void read_mass(TextReader& reader, State& state) { MassReader(reader, state).read(); }

std::uint8_t read_tile_in_play(TextReader& reader, const State& state, Seat seat) {
  const std::size_t place = reader.place();
  const Row row = read_row(reader, state, seat);
  const int copy = reader.next_is_digit() ? read_count(reader) : 0;
  const auto& tiles = state.side(seat).tiles;
  int found = 0, fitting = 0;
  for (int i = 0; i < tiles.size(); ++i) {
    if (tiles[i].row != row || (copy != 0 && tiles[i].copy != copy)) continue;
    found = i;
    ++fitting;
  }
  if (fitting == 0) reader.refuse_at(place, "this tile is not in play");
  if (fitting > 1) reader.refuse_at(place, "several such tiles are in play: which copy is meant?");
  return reader.failed() ? std::uint8_t{0} : static_cast<std::uint8_t>(found);
}

}  // namespace mael::maelstrom::notation
