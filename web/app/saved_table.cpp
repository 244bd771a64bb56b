#include "web/app/saved_table.h"

#include <exception>

#include "engine/core/byte_archive.h"
#include "engine/maelstrom/snapshot.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using mael::maelstrom::kSeats;
using maelstrom::say;

constexpr std::uint32_t kMagic = 0x4254'4d00u;  // "MTB", and a byte no text begins with
constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kMostBytes = 1u << 20;

struct Header {
  std::uint32_t magic = kMagic;
  std::uint32_t version = kVersion;
};

template <class Archive>
void pass_player(Archive& archive, Player& player) {
  ranged(archive, player.kind, PlayerKind::Person, kLastPlayerKind);
  listed(archive, player.name, 4 * kLongestName, [&](char& letter) {
    auto byte = static_cast<std::uint8_t>(letter);
    ranged(archive, byte, 0, 255);
    letter = static_cast<char>(byte);
  });
}

template <class Archive>
void pass_table(Archive& archive, TablePlayers& players, std::uint64_t& seed, Bytes& match) {
  for (Player& player : players) pass_player(archive, player);
  archive(seed);
  listed(archive, match, kMostBytes, [&](std::uint8_t& byte) { ranged(archive, byte, 0, 255); });
}

}  // namespace

Bytes write_table(const SavedTable& table) {
  ByteWriter archive;
  TablePlayers players = table.players;
  std::uint64_t seed = table.seed;
  Bytes match = save(table.match);
  archive(kMagic, kVersion);
  pass_table(archive, players, seed, match);
  return archive.bytes();
}

Result<SavedTable> read_table(std::span<const std::uint8_t> bytes) {
  TablePlayers players;
  std::uint64_t seed = 0;
  Bytes match;
  try {
    ByteReader archive(bytes);
    Header header;
    archive(header.magic, header.version);
    if (header.magic != kMagic) return Error{say("app.file.foreign")};
    if (header.version > kVersion) return Error{say("app.file.newer")};
    pass_table(archive, players, seed, match);
  } catch (const std::exception&) {
    return Error{say("app.file.damaged")};
  }
  auto loaded = mael::maelstrom::load(match);
  if (!loaded) return loaded.error();
  return SavedTable{players, seed, std::move(loaded->match), loaded->broken_at};
}

std::string title_of(const SavedTable& table) {
  const auto name = [&](Seat seat) {
    return maelstrom::name_of(table.match.state(), table.players, seat);
  };
  return say("app.game.title", {name(Seat::A), name(Seat::B)});
}

std::string line_of(const SavedTable& table) {
  const mael::maelstrom::State& state = table.match.state();
  if (outcome(state).over()) return say("app.game.over");
  if (state.turn == 0) return say("app.game.setup");
  return say("app.game.turn", {std::to_string(state.turn),
                               std::to_string(state.side(Seat::A).essence),
                               std::to_string(state.side(Seat::B).essence)});
}

}  // namespace mael::web
