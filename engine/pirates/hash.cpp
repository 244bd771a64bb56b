// The hash of a state. Searches ask for it at every step, so it takes the bytes of a state as they
// lie in memory: every platform of the house lays them out alike, lowest byte first, and what it
// reads has no bytes between its fields.
#include "engine/core/hash.h"

#include <cstring>
#include <type_traits>

#include "engine/pirates/rules.h"

namespace mael::pirates {
namespace {

class ByteHasher {
 public:
  template <class T>
  void add(const T& value) {
    static_assert(std::has_unique_object_representations_v<T>);
    add_bytes(&value, sizeof(T));
  }

  // What lies beyond its size is always the same.
  template <class T, int N>
  void add(const FixedList<T, N>& list) {
    static_assert(std::has_unique_object_representations_v<T>);
    words_.add(static_cast<std::uint64_t>(list.size()));
    if (!list.empty()) add_bytes(list.begin(), sizeof(T) * static_cast<std::size_t>(list.size()));
  }

  std::uint64_t value() const { return words_.value(); }

 private:
  void add_bytes(const void* bytes, std::size_t count) {
    const auto* from = static_cast<const unsigned char*>(bytes);
    for (; count > 0;) {
      const std::size_t part = count < 8 ? count : 8;
      std::uint64_t word = 0;
      std::memcpy(&word, from, part);
      words_.add(word);
      from += part;
      count -= part;
    }
  }

  WordHasher words_;
};

}  // namespace

std::uint64_t hash_of(const State& state) {
  ByteHasher hasher;
  const auto seats = static_cast<std::size_t>(state.seats);
  for (std::size_t i = 0; i < seats; ++i) hasher.add(state.ships[i]);
  hasher.add(state.tokens);
  hasher.add(state.dropped);
  hasher.add(state.tasks);
  hasher.add(state.fallen);
  hasher.add(state.offers);
  hasher.add(state.trade);
  hasher.add(state.turn);
  hasher.add(state.options);
  hasher.add(state.chests);
  hasher.add(state.lost_islands);
  hasher.add(state.titles);
  hasher.add(state.title_values);
  hasher.add(std::array{state.discard, state.removed});
  std::uint16_t sold = 0;
  for (const Item item : state.sold) sold = static_cast<std::uint16_t>(sold | artifact_bit(item));
  hasher.add(std::array{state.called, state.artifacts, sold});
  if (state.sold.size() > 1) hasher.add(state.sold);  // only then is there an order
  const std::array small{state.turned[0],
                         state.turned[1],
                         state.turned[2],
                         state.seats,
                         state.round,
                         state.curse,
                         state.last_turn,
                         static_cast<std::uint8_t>(state.first),
                         static_cast<std::uint8_t>(state.active),
                         static_cast<std::uint8_t>(state.stage),
                         static_cast<std::uint8_t>(state.finder),
                         static_cast<std::uint8_t>(state.cause)};
  hasher.add(small);
  return hasher.value();
}

}  // namespace mael::pirates
