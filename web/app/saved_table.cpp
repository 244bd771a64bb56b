#include "web/app/saved_table.h"

#include <exception>

#include "engine/core/byte_archive.h"
#include "engine/play/save.h"
#include "web/base/say.h"

namespace mael::web {

namespace {

constexpr std::uint32_t kMagic = 0x4254'4d00u;      // "MTB", and a byte no text begins with
constexpr std::uint32_t kHeadMagic = 0x4854'4d00u;  // "MTH"
constexpr std::uint32_t kVersion = 5;
constexpr std::uint32_t kFirstWithGame = 2;
constexpr std::uint32_t kFirstWithSecrets = 3;
constexpr std::uint32_t kFirstWithGameId = 4;
constexpr std::uint32_t kFirstWithClock = 5;
// In files without a game.
constexpr char kGameBefore = 'm';
constexpr std::size_t kSeatsBefore = 2;
constexpr std::uint32_t kMostBytes = 1u << 20;

struct Header {
  std::uint32_t magic = 0;
  std::uint32_t version = 0;
};

template <class Archive>
void pass_letter(Archive& archive, char& letter) {
  auto byte = static_cast<std::uint8_t>(letter);
  ranged(archive, byte, 0, 255);
  letter = static_cast<char>(byte);
}

template <class Archive>
void pass_player(Archive& archive, Player& player) {
  ranged(archive, player.kind, PlayerKind::Person, kLastPlayerKind);
  listed(archive, player.name, 4 * kLongestName,
         [&](char& letter) { pass_letter(archive, letter); });
}

template <class Archive>
void pass_rest(Archive& archive, SavedBytes& saved) {
  archive(saved.seed);
  listed(archive, saved.match, kMostBytes,
         [&](std::uint8_t& byte) { ranged(archive, byte, 0, 255); });
}

template <class Archive>
void pass_openings(Archive& archive, std::vector<Opening>& openings) {
  listed(archive, openings, kMostOpenings,
         [&](Opening& opening) { archived::opening(archive, opening, kMaxSeats); });
}

// All that was made went to links then, for all that is known.
void read_first_secrets(ByteReader& archive, TableSecrets& secrets) {
  if (coded(archive, false)) archived::pledge(archive, secrets.pledges.emplace_back(), kMaxSeats);
  std::optional<Opening> opened;
  if (coded(archive, false)) archived::opening(archive, opened.emplace(), kMaxSeats);
  pass_openings(archive, secrets.given);
  if (opened) secrets.given.push_back(*opened);
}

template <class Archive>
void pass_secrets(Archive& archive, TableSecrets& secrets) {
  archived::game_id(archive, secrets.game);
  secrets.shared = coded(archive, secrets.shared);
  ranged(archive, secrets.told, 0u, kMaxSavedActions);
  ranged(archive, secrets.agreed, 0u, secrets.told);
  listed(archive, secrets.pledges, kMostOpenings,
         [&](Pledge& pledge) { archived::pledge(archive, pledge, kMaxSeats); });
  pass_openings(archive, secrets.answers);
  pass_openings(archive, secrets.made);
  pass_openings(archive, secrets.given);
}

template <class Archive>
void pass_clock(Archive& archive, KeptClock& clock) {
  archive(clock.played);
  ranged(archive, clock.terms.kind, ClockKind::Off, ClockKind::Limits);
  if (clock.terms.kind == ClockKind::Off) return;
  ranged(archive, clock.terms.minutes, 0, kMostClockMinutes);
  ranged(archive, clock.terms.seconds, 0, kMostClockSeconds);
  clock.lifted = coded(archive, clock.lifted);
  for (SeatTime& seat : clock.seats) archive(seat.used, seat.added, seat.turns);
}

template <class Archive>
void pass_saved(Archive& archive, SavedBytes& saved, std::uint32_t version) {
  pass_letter(archive, saved.game);
  listed(archive, saved.players, kMaxSeats, [&](Player& player) { pass_player(archive, player); });
  if (version >= kFirstWithGameId) {
    pass_secrets(archive, saved.secrets);
  } else if constexpr (is_loading<Archive>) {
    if (version >= kFirstWithSecrets) read_first_secrets(archive, saved.secrets);
  }
  pass_rest(archive, saved);
  if (version >= kFirstWithClock) pass_clock(archive, saved.clock);
}

void read_without_game(ByteReader& archive, SavedBytes& saved) {
  saved.game = kGameBefore;
  saved.players.resize(kSeatsBefore);
  for (Player& player : saved.players) pass_player(archive, player);
  pass_rest(archive, saved);
}

template <class Archive>
void pass_standing(Archive& archive, Standing& standing) {
  archived::phrase(archive, standing.title);
  archived::phrase(archive, standing.line);
  for (const Seat seat : Seats::first(kMaxSeats)) {
    if (coded(archive, standing.awaited.includes(seat))) {
      standing.awaited = standing.awaited.with(seat);
    }
  }
  archived::phrase(archive, standing.first);
}

template <class Archive>
void pass_sketch(Archive& archive, Sketch& sketch) {
  Bytes bytes;
  if constexpr (!is_loading<Archive>) bytes = write_sketch(sketch);
  listed(archive, bytes, kMostSketchBytes,
         [&](std::uint8_t& byte) { ranged(archive, byte, 0, 255); });
  if constexpr (is_loading<Archive>) sketch = read_sketch(bytes).value_or(Sketch());
}

// What was added later, in this order: older heads end before it.
template <class Archive>
void pass_end(Archive& archive, Standing& standing) {
  pass_sketch(archive, standing.sketch);
  ranged(archive, standing.seats, 0, kMaxSeats);
}

void read_end(ByteReader& archive, Standing& standing) {
  try {
    pass_end(archive, standing);
  } catch (const std::exception&) {
    return;  // what was read before it stands
  }
}

void write(ByteWriter& archive, std::uint32_t magic, SavedBytes saved) {
  archive(magic, kVersion);
  pass_saved(archive, saved, kVersion);
}

Result<SavedBytes> read(std::span<const std::uint8_t> bytes, bool in_storage) {
  SavedBytes saved;
  try {
    ByteReader archive(bytes);
    Header header;
    archive(header.magic, header.version);
    if (in_storage && header.magic == kHeadMagic) {
      saved.segments.emplace();
    } else if (header.magic != kMagic) {
      return Error{say("app.file.foreign")};
    }
    if (header.version > kVersion) return newer_table();
    if (header.version < kFirstWithGame) {
      read_without_game(archive, saved);
    } else {
      pass_saved(archive, saved, header.version);
    }
  } catch (const std::exception&) {
    return damaged_table();
  }
  return saved;
}

}  // namespace

Bytes write_saved(const SavedBytes& saved) {
  ByteWriter archive;
  write(archive, kMagic, saved);
  return archive.bytes();
}

Bytes write_head(const SavedBytes& saved, const Standing& standing) {
  ByteWriter archive;
  write(archive, kHeadMagic, saved);
  Standing written = standing;
  pass_standing(archive, written);
  pass_end(archive, written);
  return archive.bytes();
}

Result<SavedBytes> read_saved(std::span<const std::uint8_t> bytes) { return read(bytes, false); }

Result<SavedBytes> read_head(std::span<const std::uint8_t> bytes) { return read(bytes, true); }

std::optional<Standing> read_standing(std::span<const std::uint8_t> head) {
  Standing standing;
  try {
    ByteReader archive(head);
    Header header;
    archive(header.magic, header.version);
    if (header.magic != kHeadMagic || header.version > kVersion) return {};
    SavedBytes saved;
    pass_saved(archive, saved, header.version);
    pass_standing(archive, standing);
    read_end(archive, standing);
  } catch (const std::exception&) {
    return {};
  }
  const bool sayable =
      is_sayable(standing.title) && is_sayable(standing.line) && is_sayable(standing.first);
  return sayable ? std::optional(standing) : std::nullopt;
}

Result<SavedBytes> read_stored(const StoredGame& game) {
  auto saved = read_head(game.head);
  if (saved && saved->segments) saved->segments = game.segments;
  return saved;
}

Error damaged_table() { return {say("app.file.damaged")}; }

Error newer_table() {
  Error error{say("app.file.newer")};
  error.newer = true;
  return error;
}

}  // namespace mael::web
