#include "web/app/saved_games.h"

#include <algorithm>
#include <exception>
#include <limits>
#include <set>
#include <string>

#include "engine/core/byte_archive.h"
#include "engine/play/save.h"
#include "web/app/saved_table.h"
#include "web/base/say.h"

namespace mael::web {

namespace {

constexpr std::uint32_t kListMagic = 0x5347'4d00u;  // "MGS", and a byte no text begins with
constexpr std::uint32_t kListVersion = 2;
constexpr std::uint32_t kMostPartBytes = 1u << 20;  // of a part of a game
constexpr std::size_t kLongestWins = 1u << 17;
constexpr std::int64_t kLatest = std::int64_t{1} << 53;

struct ListHeader {
  std::uint32_t magic = 0;
  std::uint32_t version = 0;
};

template <class Archive>
void pass_text(Archive& archive, std::string& text, std::size_t most) {
  listed(archive, text, static_cast<std::uint32_t>(most), [&](char& letter) {
    auto byte = static_cast<std::uint8_t>(letter);
    ranged(archive, byte, 0, 255);
    letter = static_cast<char>(byte);
  });
}

template <class Archive>
void pass_bytes(Archive& archive, Bytes& bytes) {
  listed(archive, bytes, kMostPartBytes,
         [&](std::uint8_t& byte) { ranged(archive, byte, 0, 255); });
}

template <class Archive>
void pass_game(Archive& archive, StoredGame& game) {
  pass_text(archive, game.id, kLongestId);
  ranged(archive, game.revision, 1, std::numeric_limits<int>::max());
  archive(game.when);
  pass_text(archive, game.title, kLongestLabel);
  pass_text(archive, game.line, kLongestLabel);
  pass_bytes(archive, game.head);
  listed(archive, game.segments, kMaxSavedActions,
         [&](Bytes& segment) { pass_bytes(archive, segment); });
}

bool is_good(const StoredGame& game) {
  return !game.id.empty() && game.id.size() <= kLongestId && game.revision >= 1 && game.when >= 0 &&
         game.when <= kLatest && game.title.size() <= kLongestLabel &&
         game.line.size() <= kLongestLabel && read_stored(game);
}

bool differ(const std::vector<StoredGame>& games) {
  std::set<std::string_view> ids;
  for (const StoredGame& game : games) ids.insert(game.id);
  return ids.size() == games.size();
}

ListHeader read_header(ByteReader& archive) {
  ListHeader header;
  archive(header.magic, header.version);
  return header;
}

}  // namespace

Bytes write_games(const std::vector<StoredGame>& games, const Wins& wins) {
  std::vector<StoredGame> written;
  std::copy_if(games.begin(), games.end(), std::back_inserter(written), is_good);
  if (written.size() > kMostGames) written.resize(kMostGames);
  ByteWriter archive;
  archive(kListMagic, kListVersion);
  listed(archive, written, kMostGames, [&](StoredGame& game) { pass_game(archive, game); });
  std::string text = wins.write();
  pass_text(archive, text, kLongestWins);
  return archive.bytes();
}

bool are_games(std::span<const std::uint8_t> bytes) {
  try {
    ByteReader archive(bytes);
    return read_header(archive).magic == kListMagic;
  } catch (const std::exception&) {
    return false;
  }
}

Result<std::vector<StoredGame>> read_games(std::span<const std::uint8_t> bytes, Wins* wins) {
  std::string text;
  std::vector<StoredGame> games;
  try {
    ByteReader archive(bytes);
    const ListHeader header = read_header(archive);
    if (header.magic != kListMagic) return Error{say("app.file.foreign")};
    if (header.version > kListVersion) return newer_table();
    listed(archive, games, kMostGames, [&](StoredGame& game) { pass_game(archive, game); });
    if (header.version >= 2) pass_text(archive, text, kLongestWins);
  } catch (const std::exception&) {
    return damaged_table();
  }
  if (!std::all_of(games.begin(), games.end(), is_good) || !differ(games)) return damaged_table();
  if (wins != nullptr) *wins = Wins::read(text);
  return games;
}

}  // namespace mael::web
