#include "engine/play/pledge.h"

#include <string_view>

namespace mael {
namespace {

void append(Bytes& bytes, std::string_view text) {
  bytes.insert(bytes.end(), text.begin(), text.end());
}

template <std::size_t N>
void append(Bytes& bytes, const std::array<std::uint8_t, N>& more) {
  bytes.insert(bytes.end(), more.begin(), more.end());
}

}  // namespace

Digest digest_of_moment(char letter, const std::optional<GameId>& game, const Bytes& position) {
  Bytes bytes;
  append(bytes, game ? "maelstrom moment 2 " : "maelstrom moment 1 ");
  bytes.push_back(static_cast<std::uint8_t>(letter));
  if (game) append(bytes, *game);
  bytes.insert(bytes.end(), position.begin(), position.end());
  return sha256(bytes);
}

Pledge pledge_of(const Opening& opening) {
  Bytes bytes;
  append(bytes, "maelstrom seal 1 ");
  append(bytes, opening.moment);
  bytes.push_back(static_cast<std::uint8_t>(index_of(opening.by)));
  bytes.push_back(static_cast<std::uint8_t>(opening.value >> 8));
  bytes.push_back(static_cast<std::uint8_t>(opening.value & 0xff));
  append(bytes, opening.salt);
  return {opening.by, opening.moment, sha256(bytes)};
}

}  // namespace mael
